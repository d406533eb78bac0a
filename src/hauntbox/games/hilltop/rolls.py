"""Rolls: how many dice, what cards do before and after, and what it comes to."""

from typing import Final

from hauntbox.games.hilltop.cards import (
    ADRENALINE_SHOT,
    ANGEL_FEATHER,
    CANDLE,
    FORESIGHT,
    IDOL,
    LUCKY_STONE,
    RABBITS_FOOT,
)
from hauntbox.games.hilltop.explorers import SANITY, TRAITS
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.state import BLESSING, DRIP_TOKEN, HEROES, SMOKE_TOKEN, Hilltop
from hauntbox.games.hilltop.traits import change, discard
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

# HIL-ROLL-4: the kinds of rolls.
TRAIT_ROLL: Final = 0
COMBAT_ROLL: Final = 1
PLAIN_ROLL: Final = 2
HAUNT_ROLL: Final = 3

MOST_DICE: Final = 8
NAMED: Final = 100
"""An answer to `pre_roll` from here on: the Angel Feather names a number."""
AS_IT_IS: Final = -1
BEFORE: Final = (ADRENALINE_SHOT, ANGEL_FEATHER, FORESIGHT, IDOL)
AFTER: Final = (LUCKY_STONE, RABBITS_FOOT)


def trait_roll(g: Hilltop, x: int, trait: int, what: str, rule: str, more: int = 0) -> Rule[int]:
    """HIL-ROLL-1: a roll of a trait; `what` is its purpose, `more` dice come from the text itself."""
    total: int = yield from roll(g, x, trait_dice(g, x, trait, what, more), TRAIT_ROLL, what, rule, trait)
    return total


def trait_dice(g: Hilltop, x: int, trait: int, what: str, more: int = 0) -> int:
    """HIL-ROLL-3, HIL-ROLL-5: the trait's value, then cards, tokens and the haunt."""
    dice = g.value(x, trait) + more
    if g.event != NO_CARD and g.active == x and CANDLE in g.hands[x]:
        dice += 1
    room = g.room[x]
    if g.story:
        dice += tale(g).dice(g, x, trait, what)
    if g.tokens[BLESSING] == room and (not g.story or g.team[x] == HEROES):
        dice += 1
    fewer = 0
    if g.tokens[DRIP_TOKEN] == room:
        fewer = 1
    if g.tokens[SMOKE_TOKEN] == room:
        fewer += 2
    if fewer and not is_traitor(g, x):
        dice = max(min(1, dice), dice - fewer)
    return dice


def roll(g: Hilltop, x: int, dice: int, kind: int, what: str, rule: str, trait: int = -1) -> Rule[int]:
    """HIL-ROLL-5: reactions before, the dice, reactions after, fixed bonuses."""
    dice = max(0, min(MOST_DICE, dice))
    plus = 0
    hand = g.hands[x]
    fixed = AS_IT_IS
    if hand:
        for card in hand:
            if card in BEFORE:
                dice, plus, fixed = yield from before(g, x, dice, kind, what, trait)
                break
    if fixed == AS_IT_IS:
        below = g.rng.below
        faces = [below(3) for _ in range(dice)]
    else:
        faces = []
    if hand and faces:
        for card in hand:
            if card in AFTER:
                yield from after(g, x, faces, what)
                break
    g.dice = tuple(faces)
    total = sum(faces) + plus if fixed == AS_IT_IS else fixed + plus
    if g.ears:
        g.tell("rolled", rule, who=name(g, x), what=what, trait=TRAITS[trait] if trait >= 0 else "", dice=dice,
               faces=" ".join(map(str, faces)), plus=plus, total=total)  # fmt: skip
    return total


def before(g: Hilltop, x: int, dice: int, kind: int, what: str, trait: int) -> Rule[tuple[int, int, int]]:
    """HIL-ROLL-4, HIL-ROLL-6: Angel Feather, Adrenaline Shot, Idol and a foreseen number, one after another."""
    plus = 0
    hand = g.hands[x]
    while True:
        options = [AS_IT_IS]
        if ANGEL_FEATHER in hand:
            options += [NAMED + n for n in range(9)]
        if ADRENALINE_SHOT in hand and kind == TRAIT_ROLL:
            options.append(ADRENALINE_SHOT)
        if IDOL in hand and kind <= PLAIN_ROLL and not g.used >> IDOL & 1 and dice < MOST_DICE:
            options.append(IDOL)
        if FORESIGHT in hand and g.foreseen[x] >= 0:
            options.append(FORESIGHT)
        if len(options) == 1:
            return dice, plus, AS_IT_IS
        choice: int = yield Ask(x, "pre_roll", options, (what, dice, plus, trait))
        if choice == AS_IT_IS:
            return dice, plus, AS_IT_IS
        if choice >= NAMED:
            yield from discard(g, x, ANGEL_FEATHER)
            return dice, plus, choice - NAMED
        if choice == FORESIGHT:
            number = min(g.foreseen[x], 2 * dice)
            g.foreseen[x] = -1
            yield from discard(g, x, FORESIGHT)
            return dice, plus, number
        if choice == IDOL:
            g.used |= 1 << IDOL
            dice = min(MOST_DICE, dice + 2)
            yield from change(g, x, SANITY, -1, "HIL-ROLL-4")
        else:
            yield from discard(g, x, ADRENALINE_SHOT)
            plus += 4


def after(g: Hilltop, x: int, faces: list[int], what: str) -> Rule[None]:
    """HIL-ROLL-5: Rabbit's Foot rerolls one die in your own turn, the Lucky Stone any number, each once."""
    hand = g.hands[x]
    stone: list[int] = []
    while True:
        foot = RABBITS_FOOT in hand and g.active == x and not g.used >> RABBITS_FOOT & 1
        options = [AS_IT_IS]
        if foot:
            options += range(len(faces))
        if LUCKY_STONE in hand:
            options += [NAMED + i for i in range(len(faces)) if i not in stone]
        if len(options) == 1:
            break
        choice: int = yield Ask(x, "post_roll", options, (what, tuple(faces), tuple(stone)))
        if choice == AS_IT_IS:
            break
        if choice >= NAMED:
            stone.append(choice - NAMED)
            continue
        g.used |= 1 << RABBITS_FOOT
        faces[choice] = g.rng.below(3)
        tell_reroll(g, x, RABBITS_FOOT, faces)
    if stone:
        yield from discard(g, x, LUCKY_STONE)
        for i in stone:
            faces[i] = g.rng.below(3)
        tell_reroll(g, x, LUCKY_STONE, faces)


def tell_reroll(g: Hilltop, x: int, card: int, faces: list[int]) -> None:
    if g.ears:
        g.tell("rerolled", "HIL-ROLL-5", who=name(g, x), card=card_name(g, card), faces=" ".join(map(str, faces)))


def plain_roll(g: Hilltop, x: int, dice: int, what: str, rule: str) -> Rule[int]:
    """A stated number of dice."""
    total: int = yield from roll(g, x, dice, PLAIN_ROLL, what, rule)
    return total
