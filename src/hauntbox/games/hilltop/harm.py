"""Damage: how much is taken, and on which traits."""

from typing import Final

from hauntbox.games.hilltop.cards import ARMOR, SKULL
from hauntbox.games.hilltop.declare import KILLERS
from hauntbox.games.hilltop.explorers import HARM, KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.rolls import DAMAGE_DICE, plain_roll
from hauntbox.games.hilltop.state import GONE, NOBODY, Hilltop
from hauntbox.games.hilltop.traits import STRIKER, change, floor_step
from hauntbox.kernel.ask import Ask, Rule

BOTH: Final = ((MIGHT, SPEED), (SANITY, KNOWLEDGE))
"""The two traits of each kind of harm."""
SPLIT: Final = 64
"""A split is the points on the first trait, times SPLIT, plus those on the second."""
AS_MENTAL: Final = 0
AS_PHYSICAL: Final = 1


def life(g: Hilltop, x: int, harm: int) -> int:
    """Points of a kind of damage that an explorer can take before the next one kills."""
    a, b = BOTH[harm]
    return g.steps[4 * x + a] + g.steps[4 * x + b] - 2


def dice_damage(g: Hilltop, x: int, dice: int, harm: int, rule: str, by: int = NOBODY) -> Rule[int]:
    """HIL-ROLL-7: the victim's player rolls the dice; the sum is the damage. Gives the points taken."""
    if g.flags[x] & GONE:
        return 0
    points: int = yield from plain_roll(g, x, dice, DAMAGE_DICE, rule)
    taken: int = yield from damage(g, x, points, harm, rule, by)
    return taken


def damage(g: Hilltop, x: int, points: int, harm: int, rule: str, by: int = NOBODY, trait: int = NOBODY) -> Rule[int]:
    """HIL-DMG-4: amount, Skull, Armor, the haunt, split (or a named trait). Gives the points taken."""
    if points <= 0 or g.flags[x] & GONE:
        return 0
    hand = g.hands[x]
    if harm == MENTAL and SKULL in hand:
        chosen: int = yield Ask(x, "skull_convert", (AS_MENTAL, AS_PHYSICAL), points)
        if chosen == AS_PHYSICAL:
            harm = PHYSICAL
            trait = NOBODY
            g.used |= 1 << SKULL
    if harm == PHYSICAL and ARMOR in hand:
        points -= 1
    if g.story:
        points = tale(g).damage(g, x, points, harm, by)
    if points <= 0:
        return 0
    if g.ears:
        g.tell("hurt", rule, who=name(g, x), points=points, harm=HARM[harm])
    counted = by != NOBODY and KILLERS in g.memory and g.player[by] != NOBODY
    if counted:
        g.memory[STRIKER] = (x, g.player[by])
    if trait != NOBODY:
        yield from change(g, x, trait, -points, rule)
    else:
        yield from split(g, x, points, harm, rule)
    if counted:
        del g.memory[STRIKER]
    return points


def splits(g: Hilltop, x: int, points: int, harm: int) -> list[int]:
    """HIL-DMG-1, HIL-DMG-2: the legal ways to split; deadly ones only when all are deadly."""
    a, b = BOTH[harm]
    low = floor_step(g)
    room_a, room_b = g.steps[4 * x + a] - 1, g.steps[4 * x + b] - 1
    if low == 1:
        points = min(points, room_a + room_b)
    safe = [i * SPLIT + points - i for i in range(points + 1) if i <= room_a and points - i <= room_b]
    if safe or low == 1:
        return safe
    return [i * SPLIT + points - i for i in range(points + 1)]


def split(g: Hilltop, x: int, points: int, harm: int, rule: str) -> Rule[None]:
    """HIL-COMBAT-5: the player of the damaged explorer splits the points."""
    ways = splits(g, x, points, harm)
    if not ways:
        return
    chosen: int = yield Ask(x, "split_physical" if harm == PHYSICAL else "split_mental", ways, points)
    a, b = BOTH[harm]
    for trait, steps in ((a, chosen // SPLIT), (b, chosen % SPLIT)):
        if steps:
            yield from change(g, x, trait, -steps, rule)
