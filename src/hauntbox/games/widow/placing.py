"""Drawing a tile, placing it, and what follows: its "!", the rewards of a completed room, the bonuses."""

from typing import Final

from hauntbox.board.geometry import turned, write_cell
from hauntbox.board.regions import enclosed, room
from hauntbox.games.widow.bonuses import add_modifier, black_bonus, blue_bonus, red_bonus
from hauntbox.games.widow.mansion import add_tile, draw, misfits, places
from hauntbox.games.widow.pieces import BUTLER, CARPENTER, MAID
from hauntbox.games.widow.spirits import appear, chill
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import (
    BLACK,
    BLUE,
    CHAPEL,
    CHILL,
    COLOUR,
    COLOURS,
    EDGES,
    EFFECT,
    EFFECTS,
    GREEN,
    HAUNT,
    RED,
    SHELTER,
    STASH,
    TILES,
    WHISPER,
)  # fmt: skip
from hauntbox.games.widow.tokens import bind, flip, take
from hauntbox.kernel.ask import Ask, Rule

FIFTH_ROOM: Final = 5
LARGE_ROOM: Final = 4


def draw_and_place(g: Widow) -> None:
    """WID-TURN-3: a tile is drawn face-up, then placed."""
    if not g.tiles_left:
        return
    tile = draw(g)
    if g.ears:
        g.tell("drew", "WID-TILE-2", tile=TILES[tile].id, left=g.tiles_left)
    g.then(place, tile)


def place(g: Widow, tile: int) -> Rule[None]:
    """WID-TILE-3, WID-TILE-10: the active player must place the tile on one of its legal places."""
    options = places(g, tile)
    if not options:
        remove(g, tile)
        return
    barred = misfits(g, tile) if g.ears else ()
    choice: int = yield Ask(g.asked, "place_tile", options, TILES[tile].id, barred)
    lay(g, tile, choice >> 2, choice & 3)


def remove(g: Widow, tile: int) -> None:
    """WID-TILE-11, WID-TILE-12: a tile without a place leaves the game; a haunt still brings its spirit."""
    g.removed.append(tile)
    if g.ears:
        g.tell("removed", "WID-TILE-11", tile=TILES[tile].id)
    if EFFECT[tile] == HAUNT:
        if g.waiting < g.spirits:
            appear(g, CHAPEL, "WID-TILE-12")
        else:
            chill(g)


def lay(g: Widow, tile: int, at: int, r: int) -> None:
    """WID-TILE-14: (a) the mansion is updated, then (b) the "!", then (c) the room's rewards."""
    if g.ears:
        g.tell("placed", "WID-TILE-3", tile=TILES[tile].id, cell=write_cell(at), turns=r)
    add_tile(g, tile, at, turned(EDGES[tile], r))
    g.then(complete_room, at)
    if EFFECT[tile]:
        g.then(effect, tile, at)


def effect(g: Widow, tile: int, at: int) -> Rule[None]:
    """WID-TILE-13: the "!" of a tile is resolved as soon as it is placed, and it must be (WID-BANG-7)."""
    kind = EFFECT[tile]
    if g.ears:
        g.tell("effect", "WID-TILE-13", effect=EFFECTS[kind], tile=TILES[tile].id)
    if kind == HAUNT and g.waiting < g.spirits:
        appear(g, at, "WID-BANG-1")
    elif kind in (HAUNT, CHILL):
        chill(g)
    elif kind == STASH:
        take(g, g.active, 1, "WID-BANG-4")
    elif kind == WHISPER:
        add_modifier(g, "WID-BANG-5")
    elif kind == SHELTER and g.supply:
        spirit: int = yield Ask(g.asked, "shelter_target", g.haunting)
        g.supply -= 1
        bind(g, spirit, 1, "WID-BANG-6")


def complete_room(g: Widow, at: int) -> None:
    """WID-ROOM-1: a room without an exposed open edge is complete and gives its rewards."""
    cells = room(g.grid, at)
    if not enclosed(g.grid, cells):
        return
    size = len(cells)
    colours = {COLOUR[g.tiles[there]] for there in cells}
    g.completed += 1
    if g.ears:
        g.tell("room", "WID-ROOM-1", size=size, colours=len(colours), rooms=g.completed)
    if size >= LARGE_ROOM:
        flip(g, MAID, "WID-JOB-7")
    if g.completed == FIFTH_ROOM:
        flip(g, CARPENTER, "WID-JOB-16")
    if size > 1 and len(colours) == 1:
        flip(g, BUTLER, "WID-JOB-26")
    if size > 1:
        take(g, g.active, size - 1, "WID-ROOM-3")
    if len(colours) > 2:
        take(g, g.active, len(colours) - 2, "WID-BONUS-9")
    if len(colours) == 1:
        bonus(g, colours.pop())


def bonus(g: Widow, colour: int) -> None:
    """WID-BONUS-1, WID-BONUS-2: a room of one colour gives that colour's bonus, once a turn."""
    if g.bonuses >> colour & 1:
        if g.ears:
            g.tell("bonus-again", "WID-BONUS-2", colour=COLOURS[colour])
        return
    g.bonuses |= 1 << colour
    if g.ears:
        g.tell("bonus", "WID-BONUS-1", colour=COLOURS[colour])
    if colour == RED:
        g.then(red_bonus)
    elif colour == BLUE:
        g.then(blue_bonus)
    elif colour == GREEN:
        add_modifier(g, "WID-BONUS-6")
    elif colour == BLACK:
        g.then(black_bonus, 2)
    else:
        g.then(draw_and_place)
        g.then(draw_and_place)
