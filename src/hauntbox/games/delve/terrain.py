"""What the place does to a hero at the end of his Hero Phase. DEL-TURN-8 (b), DEL-TILE-1."""

from typing import Final

from hauntbox.games.delve.blows import suffer
from hauntbox.games.delve.encounters import CRACKED_FLOOR, ENCOUNTERS, HIDDEN_ARCHERS, SPORE_CLOUD, TREMORS
from hauntbox.games.delve.figures import on_tile
from hauntbox.games.delve.foes import POISONED
from hauntbox.games.delve.harm import afflict
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import VENT
from hauntbox.games.delve.tiles import VENTS as VENT_TILES
from hauntbox.kernel.ask import Ask, Rule

VENTS: Final = -2
"""The vent among the effects; the others are cards."""


def effects_here(g: Delve, seat: int) -> list[int]:
    found: list[int] = []
    cell = g.cell(seat)
    if g.cave.tile(cell) in VENT_TILES and g.cave.beside(g.at[seat], VENT):
        found.append(VENTS)
    if cell in g.hazards and g.hazards[cell] in (SPORE_CLOUD, CRACKED_FLOOR):
        found.append(g.hazards[cell])
    if g.environment == HIDDEN_ARCHERS and not [f for f in on_tile(g, cell) if f < 64 and f != seat]:
        found.append(HIDDEN_ARCHERS)
    if g.environment == TREMORS and not g.shifted:
        found.append(TREMORS)
    return found


def hero_phase_effects(g: Delve) -> None:
    """DEL-TURN-8: all of them, in any order the player likes."""
    if g.able(g.active):
        found = effects_here(g, g.active)
        if found:
            g.then(next_effect, tuple(found))


def next_effect(g: Delve, left: tuple[int, ...]) -> Rule[None]:
    seat = g.active
    chosen: int = yield Ask(seat, "effect", left)
    rest = tuple([effect for effect in left if effect != chosen])
    if rest:
        g.then(next_effect, rest)
    if not g.able(seat):
        return
    if chosen == SPORE_CLOUD:
        afflict(g, seat, POISONED, "DEL-ENC-7")
    elif chosen == VENTS:
        yield from suffer(g, seat, 1, "vent", "DEL-TILE-1")
    else:
        yield from suffer(g, seat, 1, ENCOUNTERS[chosen].id, "DEL-TURN-8")
