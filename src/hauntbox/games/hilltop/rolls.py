"""Rolls: how many dice, what cards do before and after, and what it comes to."""

from typing import Final

from hauntbox.games.hilltop.cards import (
    ADRENALINE_SHOT,
    ANGEL_FEATHER,
    CANDLE,
    CARDS,
    FORESIGHT,
    IDOL,
    LUCKY_STONE,
    RABBITS_FOOT,
)
from hauntbox.games.hilltop.explorers import SANITY, TRAITS
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.state import BLESSING, DRIP_TOKEN, NOBODY, SMOKE_TOKEN, Hilltop
from hauntbox.games.hilltop.traits import change, discard, floor_step
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
DAMAGE_DICE: Final = "damage"
"""The purpose of a roll for dice of damage."""

Ready = tuple[int, int, int]
"""How many dice, what is added to them, and the number that was named (AS_IT_IS: none)."""


def trait_roll(g: Hilltop, x: int, trait: int, what: str, rule: str, more: int = 0) -> Rule[int]:
    """HIL-ROLL-1: a roll of a trait; `what` is its purpose, `more` dice come from the text itself."""
    total: int = yield from roll(g, x, trait_dice(g, x, trait, what, more), TRAIT_ROLL, what, rule, trait)
    return total


def trait_dice(g: Hilltop, x: int, trait: int, what: str, more: int = 0) -> int:
    """HIL-ROLL-3, HIL-ROLL-5: the trait's value, then cards, tokens and the haunt."""
    dice = g.value(x, trait) + more
    if g.event != NO_CARD and what == CARDS[g.event] and g.active == x and CANDLE in g.hands[x]:
        dice += 1
    room = g.room[x]
    if g.story:
        dice += tale(g).dice(g, x, trait, what)
    if g.tokens[BLESSING] == room and not is_traitor(g, x):
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
    ready: Ready = yield from prepare(g, x, dice, kind, what, trait)
    faces = throw(g, ready)
    if faces and may_reroll(g, x):
        yield from reroll(g, x, faces, what)
    return count(g, x, ready, faces, what, rule, trait)


def prepare(g: Hilltop, x: int, dice: int, kind: int, what: str, trait: int = -1) -> Rule[Ready]:
    """The dice that will be rolled, after the reactions before the roll."""
    dice = max(0, min(MOST_DICE, dice))
    for card in g.hands[x]:
        if card in BEFORE:
            ready: Ready = yield from before(g, x, dice, kind, what, trait)
            return ready
    return dice, 0, AS_IT_IS


def throw(g: Hilltop, ready: Ready) -> list[int]:
    """The faces that come up; none where the result was named."""
    below = g.rng.below
    return [below(3) for _ in range(ready[0])] if ready[2] == AS_IT_IS else []


def may_reroll(g: Hilltop, x: int) -> bool:
    hand = g.hands[x]
    return LUCKY_STONE in hand or RABBITS_FOOT in hand


def count(g: Hilltop, x: int, ready: Ready, faces: list[int], what: str, rule: str, trait: int = -1) -> int:
    """What a roll comes to."""
    dice, plus, fixed = ready
    g.dice = tuple(faces)
    total = sum(faces) + plus if fixed == AS_IT_IS else fixed + plus
    if g.ears:
        g.tell("rolled", rule, who=name(g, x), what=what, trait=TRAITS[trait] if trait >= 0 else "", dice=dice,
               faces=" ".join(map(str, faces)), plus=plus, total=total)  # fmt: skip
    return total


def before(g: Hilltop, x: int, dice: int, kind: int, what: str, trait: int) -> Rule[Ready]:
    """HIL-ROLL-4, HIL-ROLL-6: Angel Feather, Adrenaline Shot, Idol and a foreseen number, one after another."""
    plus = 0
    hand = g.hands[x]
    while True:
        options = [AS_IT_IS]
        if ANGEL_FEATHER in hand:
            options += [NAMED + n for n in range(9)]
        if ADRENALINE_SHOT in hand and kind == TRAIT_ROLL:
            options.append(ADRENALINE_SHOT)
        if IDOL in hand and kind <= PLAIN_ROLL and dice < MOST_DICE and may_use_idol(g, x, what):
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


def may_use_idol(g: Hilltop, x: int, what: str) -> bool:
    """Once in anybody's turn; no roll is worth a life, and more dice of damage help nobody."""
    return not g.used >> IDOL & 1 and what != DAMAGE_DICE and g.steps[4 * x + SANITY] > 1 - floor_step(g)


def reroll(g: Hilltop, x: int, faces: list[int], what: str) -> Rule[None]:
    """HIL-ROLL-5: Rabbit's Foot rerolls one die in your own turn, the Lucky Stone any number, each once."""
    hand = g.hands[x]
    stone: list[int] = []
    while True:
        options = [AS_IT_IS]
        own_turn = g.active == x and g.acting == NOBODY
        if RABBITS_FOOT in hand and own_turn and not stone and not g.used >> RABBITS_FOOT & 1:
            options += range(len(faces))
        if LUCKY_STONE in hand:
            options += [NAMED + i for i in range(len(faces)) if i not in stone]
        if not faces or (len(options) == 1 and not stone):
            return
        choice: int = yield Ask(x, "post_roll", options, (what, tuple(faces), tuple(stone)))
        if choice >= NAMED:
            stone.append(choice - NAMED)
        elif choice != AS_IT_IS:
            g.used |= 1 << RABBITS_FOOT
            faces[choice] = g.rng.below(3)
            tell_reroll(g, x, RABBITS_FOOT, faces)
        elif not stone:
            return
        else:
            yield from discard(g, x, LUCKY_STONE)
            for i in stone:
                faces[i] = g.rng.below(3)
            stone = []
            tell_reroll(g, x, LUCKY_STONE, faces)


def tell_reroll(g: Hilltop, x: int, card: int, faces: list[int]) -> None:
    if g.ears:
        g.tell("rerolled", "HIL-ROLL-5", who=name(g, x), card=card_name(g, card), faces=" ".join(map(str, faces)))


def plain_roll(g: Hilltop, x: int, dice: int, what: str, rule: str) -> Rule[int]:
    """A stated number of dice."""
    total: int = yield from roll(g, x, dice, PLAIN_ROLL, what, rule)
    return total
