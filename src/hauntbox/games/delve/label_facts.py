"""What labels, questions and intents count with: chances of the d20, figures and what tells them apart, places."""

from collections.abc import Iterable
from typing import Any, Final

from hauntbox.board.squares import cell_of, write_square
from hauntbox.games.delve.blows import Blow
from hauntbox.games.delve.encounters import CRACKED_FLOOR, ENCOUNTERS, HIDDEN_ARCHERS, SPORE_CLOUD
from hauntbox.games.delve.exploring import edges_of_hero, unexplored
from hauntbox.games.delve.figures import on_tile
from hauntbox.games.delve.foes import FOES, is_foe, is_trap
from hauntbox.games.delve.numbers import Parts, ac_parts, ground_parts, names_of, total
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import TILES, VENT

Facts = dict[str, Any]
Label = tuple[str, Facts]
"""The kind of an option and its facts."""

FISSURE: Final = [foe.id for foe in FOES].index("fissure")


# --- the die


def chance(needs: int) -> int:
    """In percent, that a d20 shows at least so much."""
    return 5 * max(0, min(20, 21 - needs))


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def roll_facts(parts: Parts, needs: int) -> Facts:
    """A d20 with named parts against a number: the face it takes, and how likely that is."""
    bonus = total(parts)
    return {
        "bonus": signed(bonus),
        "plus": names_of(parts[1:]),
        "more": len(parts) - 1,
        "ac": needs,
        "needs": max(1, needs - bonus),
        "chance": chance(needs - bonus),
    }


def blow_facts(g: Delve, blow: Blow, target: int, here: int = 0) -> Facts:
    """An attack on a hero or ally; `here` is the square from which it comes where that is known."""
    parts = [(blow.name, blow.bonus)]
    if here:
        parts += ground_parts(g, here, g.at[target])
    defence = ac_parts(g, target)
    return {
        **roll_facts(parts, total(defence)),
        "guard": names_of(defence[1:]),
        "guards": len(defence) - 1,
        "damage": blow.damage,
        "miss": blow.miss,
        "condition": blow.condition,
    }


# --- figures


def number(g: Delve, figure: int) -> int:
    """Which of several figures of one name this is, from 1; 0 where there is only one."""
    if figure < 64:
        return 0
    kind = figure & 63
    if kind == FISSURE:
        return next((i + 1 for i in range(4) if g.notes.get(f"fissure-{i}") == figure), 0)
    about: Iterable[int] = g.traps if is_trap(figure) else g.at
    alike = sorted([f for f in about if f >= 64 and f & 63 == kind])
    return alike.index(figure) + 1 if len(alike) > 1 and figure in alike else 0


def figure_facts(g: Delve, figure: int, key: str = "who") -> Facts:
    """A figure, with its number where there are several of its name."""
    return {key: g.name(figure), f"{key}_number": number(g, figure)}


def names(g: Delve, figures: Iterable[int]) -> list[str]:
    return [g.name(figure) for figure in figures]


# --- places


def tile_name(g: Delve, cell: int) -> str:
    return TILES[g.cave.tile(cell)].id if cell in g.cave.tiles else ""


def square_facts(g: Delve, square: int, figure: int = -1) -> Facts:
    """A square: its tile, and the figures beside it."""
    who = g.who
    near = [who[s] for s in g.cave.links.get(square, ()) if s in who and who[s] != figure]
    return {
        "square": write_square(square),
        "tile": tile_name(g, cell_of(square)),
        "near": names(g, near),
        "count": len(near),
    }


def dangers(g: Delve, seat: int, square: int) -> list[str]:
    """What the place would do to a hero who ended his Hero Phase there (`terrain.effects_here`), and its traps."""
    cell = cell_of(square)
    found = ["vent"] if g.cave.beside(square, VENT) else []
    hazard = g.hazards.get(cell, -1)
    if hazard in (SPORE_CLOUD, CRACKED_FLOOR):
        found.append(ENCOUNTERS[hazard].id)
    if g.environment == HIDDEN_ARCHERS and not [f for f in on_tile(g, cell) if f < 64 and f != seat]:
        found.append(ENCOUNTERS[HIDDEN_ARCHERS].id)
    return found


def traps_on(g: Delve, cell: int) -> list[str]:
    found = [g.name(trap) for trap, square in g.traps.items() if cell_of(square) == cell]
    return found + (["seep_mark"] if cell in g.seeps else [])


def explores_from(g: Delve, square: int) -> bool:
    """Whether a hero who ends there has to explore."""
    return any(square in g.cave.standing(edge) for edge in unexplored(g))


def explores_here(g: Delve, seat: int) -> bool:
    return bool(edges_of_hero(g, seat))


def is_creature(figure: int) -> bool:
    return figure < 64 or is_foe(figure)
