"""How good a position is for a seat, as weighted reasons: what every story has in common, and what the haunt adds."""

import math
from collections.abc import Sequence
from typing import Any, Final

from hauntbox.games.hilltop.attack import attack_dice, defence_dice
from hauntbox.games.hilltop.cards import FIRST_EVENT, WEAPONS
from hauntbox.games.hilltop.choices import ACT, ATTACK, END, EXPLORE, STEP, attack_parts, kind_of_choice
from hauntbox.games.hilltop.explorers import MENTAL, PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import is_monster
from hauntbox.games.hilltop.harm import BOTH, SPLIT, life
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.house import FAR, field
from hauntbox.games.hilltop.rooms import ROOMS
from hauntbox.games.hilltop.state import ALONE, ESCAPED, GONE, HEROES, STUNNED, TRAITOR, Hilltop
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

SCALE: Final = 2.0
"""So many points make the judge fairly sure."""
COMFORT: Final = [0.0, 0.35, 0.55, 0.7, 0.8, 0.87, 0.92, 0.95, 0.97, 0.985, 1.0, 1.0, 1.0, 1.0, 1.0]
"""What points of life are worth: the first ones most."""
YET_TO_ACT: Final = 0.002
"""What a monster that waits for its turn is worth: enough not to send it home for nothing."""
PAUSES: Final = ("main", "monster", "next_monster")
"""Between these questions a choice is still being carried out."""


def reasons(g: Hilltop, seat: int) -> list[Reason]:
    if g.over:
        return [Reason("story", 4.0 if g.winners >> seat & 1 else -4.0)]
    if not g.story:
        return first_half(g, seat)
    found = tale(g).reasons(g, seat)
    known = [reason.name for reason in found]
    for reason in second_half(g, seat):
        if reason.name not in known:
            found.append(reason)
    return found


def judge(g: Hilltop, seat: int) -> float:
    """The reasons' sum, squeezed between -1 and 1."""
    points = 0.0
    for reason in reasons(g, seat):
        points += reason.points
    return math.tanh(points / SCALE)


# --- the first half: stay healthy, find things, see the house


def first_half(g: Hilltop, seat: int) -> list[Reason]:
    seen = 42 - g.stack.size() - len(g.stack.discards)
    return [
        Reason("life", 1.2 * health(g, seat)),
        Reason("cards", 0.08 * kit(g, seat)),
        Reason("house", 0.04 * seen + 0.1 * frontier(g, seat)),
    ]


def frontier(g: Hilltop, x: int) -> float:
    """How soon an explorer can be at an unexplored doorway: 1 when standing at one."""
    near = field(g, g.room[x])
    doorways = g.doorways
    away = FAR
    for room in range(ROOMS):
        if doorways[room] and near.get(room, FAR) < away and g.stack.has(g.floor(room)):
            away = near[room]
    return 1.0 / (1.0 + away / max(1, g.value(x, SPEED)))


def health(g: Hilltop, x: int) -> float:
    """From 0 (gone) to 1 (at its best, or safe outside): the weaker half counts most."""
    if g.flags[x] & GONE:
        return 1.0 if g.flags[x] & ESCAPED else 0.0
    body, mind = COMFORT[life(g, x, PHYSICAL)], COMFORT[life(g, x, MENTAL)]
    return 0.3 + 0.45 * min(body, mind) + 0.25 * max(body, mind)


def kit(g: Hilltop, x: int) -> float:
    """What an explorer carries: weapons count more once there is somebody to fight."""
    total = 0.0
    for card in g.hands[x]:
        if card < FIRST_EVENT:
            total += 1.5 if g.story and card in WEAPONS else 1.0
        else:
            total -= 0.5
    return total


# --- the second half: the sides


def second_half(g: Hilltop, seat: int) -> list[Reason]:
    team = g.team[seat]
    mine = health(g, seat)
    if team >= ALONE:
        others = [health(g, x) for x in range(g.seats) if x != seat]
        return [
            Reason("life", 1.2 * mine),
            Reason("cards", 0.05 * kit(g, seat)),
            Reason("side", -0.15 * sum(others)),
        ]
    heroes = [health(g, x) for x in range(g.seats) if g.heroes >> x & 1]
    band = sum(heroes) / max(1, len(heroes))
    foe = health(g, g.traitor) if g.traitor >= 0 else 0.0
    stunned, near = threats(g, seat)
    if team == HEROES:
        return [
            Reason("life", 0.5 * mine),
            Reason("cards", 0.05 * kit(g, seat)),
            Reason("side", 1.6 * band - 0.5 * foe + 0.06 * stunned),
            Reason("danger", -0.06 * near * (1.4 - mine)),
        ]
    return [
        Reason("life", 0.5 * mine),
        Reason("cards", 0.03 * kit(g, seat)),
        Reason("side", -1.6 * band - 0.06 * stunned + YET_TO_ACT * len(g.waiting)),
        Reason("prey", 0.05 * near),
    ]


def threats(g: Hilltop, seat: int) -> tuple[int, float]:
    """How many monsters are stunned, and how near the others are: to this hero, or to any (for the traitor's side)."""
    stunned = 0
    near = 0.0
    prey = [seat] if g.team[seat] == HEROES else g.living_heroes
    hunters = [f for f in g.pieces if is_monster(g, f)]
    if g.traitor >= 0 and not g.flags[g.traitor] & GONE:
        hunters.append(g.traitor)
    for f in hunters:
        if g.flags[f] & STUNNED:
            stunned += 1
            continue
        reach = field(g, g.room[f], f >= g.seats)
        best = 0.0
        for x in prey:
            if not g.flags[x] & GONE:
                weak = 1.3 - health(g, x) if g.team[seat] == TRAITOR else 1.0
                best = max(best, weak / (1.0 + reach.get(g.room[x], FAR) / 3.0))
        near += best
    return stunned, near


# --- habits


def habit(g: Hilltop, ask: Ask, rng: Rng) -> int:
    """What a sensible player does without thinking."""
    prompt, options = ask.prompt, ask.options
    if prompt in ("main", "monster"):
        return deed_habit(g, ask, options, rng)
    if prompt in ("split_physical", "split_mental"):
        return even_split(g, ask.seat, options, PHYSICAL if prompt == "split_physical" else MENTAL)
    if prompt in ("pre_roll", "post_roll"):
        return 0
    if prompt == "next_monster":
        return 0
    if prompt == "offer_draw":
        return 0
    if prompt == "accept_gift":
        return options.index(1)
    return rng.below(len(options))


def even_split(g: Hilltop, x: int, options: Sequence[Any], harm: int) -> int:
    """The split that leaves the lower of the two clips highest."""
    a, b = BOTH[harm]
    high_a, high_b = g.steps[4 * x + a], g.steps[4 * x + b]
    left = [min(high_a - value // SPLIT, high_b - value % SPLIT) for value in options]
    return left.index(max(left))


def deed_habit(g: Hilltop, ask: Ask, options: Sequence[int], rng: Rng) -> int:
    """Act where the story asks for it, fight where it is even, explore in the first half, else walk on."""
    acts: list[int] = []
    walks: list[int] = []
    for i in range(len(options)):
        kind = kind_of_choice(options[i])
        if kind in (ACT, EXPLORE):
            acts.append(i)
        elif kind == ATTACK:
            target, trait, weapon = attack_parts(options[i])
            actor = ask.about[2] if ask.prompt == "monster" else ask.seat
            if attack_dice(g, actor, target, trait, weapon) >= defence_dice(g, actor, target, trait):
                acts.append(i)
        elif kind == STEP:
            walks.append(i)
    if acts and rng.below(4):
        return acts[rng.below(len(acts))]
    if walks and rng.below(3):
        return walks[rng.below(len(walks))]
    return options.index(END) if rng.below(3) else rng.below(len(options))
