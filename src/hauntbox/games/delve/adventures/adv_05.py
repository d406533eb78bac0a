"""Bring Her Back: Surveyor Edda is down there. DEL-ADV-5."""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.adventures.words import players_draw
from hauntbox.games.delve.allies import join
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.figures import adjacent, apart, choose_square, free_beside, free_on, put
from hauntbox.games.delve.foes import CAPTIVE
from hauntbox.games.delve.harm import check
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B
from hauntbox.kernel.ask import Rule

GOAL: Final = "crystal_grotto"
FOLLOWS: Final = 2


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-5-2: the captive, and a monster for each player on the start tile."""
    if tile == NUMBER[GOAL]:
        players_draw(g, g.seats, ("start_b", "start_a"))
        g.then(captive_appears, at)


def captive_appears(g: Delve, at: int) -> Rule[None]:
    square = g.cave.printed(at, 1, 2)
    free = free_on(g, at)
    if square not in free:
        square = yield from choose_square(g, g.active, CAPTIVE, free)
    join(g, CAPTIVE, square)


def captive_follows(g: Delve) -> Rule[None]:
    """DEL-ADV-5-3: within 2 tiles of the active hero she comes to him."""
    seat = g.active
    if not g.able(seat) or CAPTIVE not in g.at or adjacent(g, seat, CAPTIVE) or apart(g, seat, CAPTIVE) > FOLLOWS:
        g.then(look_home)
        return
    squares = free_beside(g, g.at[seat])
    if squares:
        put(g, CAPTIVE, (yield from choose_square(g, seat, CAPTIVE, squares, "adjacent")))
        if g.ears:
            g.tell("follows", "DEL-ADV-5-3", ally=g.name(CAPTIVE), who=g.hero.name)
    g.then(look_home)


def look_home(g: Delve) -> None:
    """DEL-ADV-5-4: she stands on the start tile at the end of an H4."""
    if CAPTIVE in g.at and cell_of(g.at[CAPTIVE]) in (START_A, START_B):
        g.notes["home"] = 1
    check(g)


def won(g: Delve) -> bool:
    return "home" in g.notes


def lost(g: Delve) -> bool:
    return bool(g.called >> CAPTIVE & 1) and g.hp[CAPTIVE] == 0


def progress(g: Delve) -> float:
    """How near she is to the start tile, her health counted."""
    if CAPTIVE not in g.at:
        return 0.0
    home = min(g.cave.field(g.cell(CAPTIVE)).get(START_A, FAR), g.cave.field(g.cell(CAPTIVE)).get(START_B, FAR))
    return 0.3 * g.hp[CAPTIVE] / 4 + 0.7 * max(0.0, 1.0 - home / 10)


def errands(g: Delve, seat: int) -> list[int]:
    """To her, then home with her."""
    if CAPTIVE not in g.at:
        return []
    if apart(g, seat, CAPTIVE) <= FOLLOWS:
        return [*g.cave.floors[START_A], *g.cave.floors[START_B]]
    return [g.at[CAPTIVE]]


ADVENTURE: Final = Adventure(
    "bring_her_back", 5, (1, 2, 2, 2, 2), True, GOAL, ((6, 8), (9, 11), (12, 15), (15, 18), (17, 20)),
    foes=("al_captive",), placed=placed, after_allies=captive_follows, progress=progress, errands=errands, won=won,
    lost=lost,
)  # fmt: skip
