"""The arithmetic behind labels: chances of dice, what a roll, a step, a blow or a changed trait comes to."""

from functools import cache
from typing import Any, Final

from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.hilltop.attack import BARE, attack_dice, defence_dice
from hauntbox.games.hilltop.cards import BLOOD_DAGGER, LOSSES, MEDALLION, SACRIFICIAL_DAGGER
from hauntbox.games.hilltop.explorers import PRINTED, TRAITS
from hauntbox.games.hilltop.figures import hindrance
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.house import lay, lift
from hauntbox.games.hilltop.keys import piece_number
from hauntbox.games.hilltop.moving import EXIT_ROLLS, spaces_left
from hauntbox.games.hilltop.names import card_name, name, room_name
from hauntbox.games.hilltop.rolls import MOST_DICE, trait_dice
from hauntbox.games.hilltop.rooms import ATTIC, FLOORS, JUNK_ROOM
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.games.hilltop.traits import floor_step

Facts = dict[str, Any]
Label = tuple[str, Facts]
"""The kind of an option and its facts."""

NO_EXIT: Final[Facts] = {"exit": "", "trait": "", "loses": "", "dice": 0, "needs": 0, "chance": 0}
NO_CHANGES: Final[Facts] = dict.fromkeys(TRAITS, "")
PAID: Final = {BLOOD_DAGGER: "blood_dagger", SACRIFICIAL_DAGGER: "sacrificial_dagger"}


# --- dice


@cache
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice of 0, 1 and 2 come to each sum."""
    if dice <= 0:
        return (1,)
    fewer = sums(dice - 1)
    return tuple(
        [sum([fewer[s - face] for face in range(3) if 0 <= s - face < len(fewer)]) for s in range(2 * dice + 1)]
    )


def percent(ways: int, of: int) -> int:
    """Rounded, but only what is certain is 0 or 100."""
    if ways in (0, of):
        return 100 if ways else 0
    return max(1, min(99, (200 * ways + of) // (2 * of)))


def chance(dice: int, needs: int) -> int:
    """The chance in percent that so many dice come to at least a number."""
    ways = sums(dice)
    return percent(sum(ways[max(0, needs) :]), sum(ways))


def odds(mine: int, theirs: int) -> tuple[int, int]:
    """The chances in percent that one roll beats another, and is beaten."""
    a, b = sums(mine), sums(theirs)
    of = sum(a) * sum(b)
    above = sum([a[i] * b[j] for i in range(len(a)) for j in range(min(i, len(b)))])
    level = sum([a[i] * b[i] for i in range(min(len(a), len(b)))])
    return percent(above, of), percent(of - above - level, of)


def roll_facts(g: Hilltop, x: int, trait: int, what: str, needs: int, more: int = 0) -> Facts:
    """A trait roll: its dice, what it needs, and how likely that is."""
    dice = max(0, min(MOST_DICE, trait_dice(g, x, trait, what, more)))
    return {"trait": TRAITS[trait], "dice": dice, "needs": needs, "chance": chance(dice, needs)}


# --- names


def figure_facts(g: Hilltop, f: int, key: str = "who") -> Facts:
    """A figure, with its number where there are several of its name."""
    return {key: name(g, f), f"{key}_number": piece_number(g, f)}


def place_facts(g: Hilltop, room: int) -> Facts:
    return {"room": room_name(room), "floor": FLOORS[g.floor(room)] if g.cell[room] else ""}


def signed(steps: int) -> str:
    return f"+{steps}" if steps > 0 else f"−{-steps}" if steps else ""


# --- moving


def cost_facts(g: Hilltop, f: int, cost: int) -> Facts:
    """What going costs: the space itself, a space for each opponent, and what the haunt adds."""
    hinder = hindrance(g, f)
    left = max(0, spaces_left(g, f) - cost)
    return {"cost": cost, "hinder": hinder, "more": max(0, cost - 1 - hinder), "left": left}


def exit_facts(g: Hilltop, f: int) -> Facts:
    """HIL-ROOM-10: the roll that leaving this room takes, if it does."""
    room = g.room[f]
    if f >= g.seats or room not in EXIT_ROLLS or is_traitor(g, f):
        return NO_EXIT
    if room not in (ATTIC, JUNK_ROOM) and MEDALLION in g.hands[f]:
        return NO_EXIT
    if not tale(g).room_text_applies(g, f, room):
        return NO_EXIT
    trait, needs, loses = EXIT_ROLLS[room]
    return {"exit": room_name(room), "loses": TRAITS[loses], **roll_facts(g, f, trait, room_name(room), needs)}


def laid_facts(g: Hilltop, tile: int, value: int) -> Facts:
    """A tile laid so: its floor, the rooms it opens to, its unexplored doorways, its doors against a wall."""
    after = g.copy()
    if after.cell[tile]:
        lift(after, tile)
    lay(after, tile, value >> 2, value & 3)
    joined = [there for there in after.ways[tile] if g.floor(there) == after.floor(tile)]
    doors = len([d for d in range(4) if after.edges[tile] >> 2 * d & 3 == 2])
    return {
        "room": room_name(tile),
        "floor": FLOORS[after.floor(tile)],
        "joins": [room_name(there) for there in joined],
        "doorways": [DIRECTIONS[d] for d in after.doorways[tile]],
        "count": len(after.doorways[tile]),
        "blind": max(0, doors - len(joined) - len(after.doorways[tile])),
        "turns": value & 3,
    }


def direction(d: int) -> str:
    return DIRECTIONS[d]


# --- traits and cards


def step_facts(g: Hilltop, x: int, trait: int, steps: int) -> Facts:
    """A trait before and after it changes; `skull` when that is deadly."""
    before = g.steps[4 * x + trait]
    after = max(floor_step(g), min(8, before + steps))
    printed = PRINTED[g.who[x]][trait]
    return {"trait": TRAITS[trait], "before": printed[before], "after": printed[after], "skull": after == 0}


def loss_facts(g: Hilltop, card: int) -> Facts:
    """What the traits of its holder lose with a card."""
    return {**NO_CHANGES, **{TRAITS[trait]: signed(steps) for trait, steps in LOSSES.get(card, ())}}


def gain_facts(changes: tuple[tuple[int, int], ...]) -> Facts:
    return {**NO_CHANGES, **{TRAITS[trait]: signed(steps) for trait, steps in changes}}


# --- attacks


def attack_facts(g: Hilltop, a: int, d: int, trait: int, weapon: int) -> Facts:
    """HIL-COMBAT-2: both rolls, and the chances to hit and to be hit."""
    mine, theirs = attack_dice(g, a, d, trait, weapon), defence_dice(g, a, d, trait)
    wins, loses = odds(mine, theirs)
    far = g.room[a] != g.room[d]
    return {
        **figure_facts(g, d, "target"),
        "trait": TRAITS[trait],
        "weapon": card_name(g, weapon) if weapon != BARE else "",
        "dice": mine,
        "against": theirs,
        "chance": wins,
        "risk": 0 if far else loses,
        "room": room_name(g.room[d]) if far else "",
        "price": PAID.get(weapon, ""),
    }
