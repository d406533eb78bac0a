"""What the table of The Widow's House looks like, as data for any client."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import turned, write_edges, x_of, y_of
from hauntbox.games.widow.labels import Facts, distance, label, nearest, spirit_facts, spirit_number
from hauntbox.games.widow.pieces import FACE, JOBS, SPEED, SPIRITS, SUCCESS, TOKENS_TOTAL
from hauntbox.games.widow.prompts import spirit_key, tile_key
from hauntbox.games.widow.state import NOBODY, Widow
from hauntbox.games.widow.tiles import COLOUR, COLOURS, EDGES, NUMBER, STAIRS, TILES
from hauntbox.games.widow.turn import roll
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Card, Die, Floor, Piece, Row, Scene, SeatBoard, Tile, Track, no_shape, question

__all__ = ["label", "scene"]

LETTERS: Final = "RBGYK"
"""Spirits on a map of letters; K is the black one."""


def scene(game: Game, g: Widow, seat: int | None, ask: Ask | None) -> Scene:
    """Everything on the table; the question only for the seat that is asked."""
    return Scene(
        game=game.id,
        turn=g.turn,
        floors=floors(g),
        pieces=pieces(g),
        seats=seat_boards(g),
        tracks=tracks(g),
        rows=rows(g, ask.about if ask is not None and ask.prompt == "place_tile" else ""),
        dice=dice(g),
        asked=ask.seat if ask is not None else None,
        question=question(game, g, seat, ask, ask_facts(g, ask), shapes(ask)),
    )


# --- the mansion


def floors(g: Widow) -> tuple[Floor, ...]:
    """One floor a layer, the ground first; all lie on one grid (WID-GEN-4, WID-STAIR-8)."""
    found: list[Floor] = []
    for layer in sorted(set(g.layers.of.values())):
        tiles = tuple([board_tile(g, at) for at in g.tiles if g.layers.of[at] == layer])
        gaps = tuple([(x_of(at), y_of(at), "courtyard") for at in g.courtyards]) if layer == 0 else ()
        found.append(Floor(f"layer-{layer}" if layer else "ground", tiles, gaps))
    return tuple(found)


def board_tile(g: Widow, at: int) -> Tile:
    tile = g.tiles[at]
    marks = tile_marks(tile, paired=STAIRS[tile] >= 0 and bool(g.landings[STAIRS[tile]]))
    if at in g.locks:
        marks = (*marks, f"lock:{g.locks[at]}")
    edges = write_edges(g.grid.edges[at])
    return Tile(tile_key(at), TILES[tile].id, x_of(at), y_of(at), edges, COLOURS[COLOUR[tile]], marks)


def tile_marks(tile: int, paired: bool = False) -> tuple[str, ...]:
    """Stairs ("stairs-red-up", and "paired" when both are in the mansion) and the "!" of a tile."""
    stairs, effect = TILES[tile].stairs, TILES[tile].effect
    marks = ["stairs-" + stairs.replace(" ", "-")] if stairs else []
    if paired:
        marks.append("paired")
    if effect:
        marks.append(f"effect-{effect}")
    return tuple(marks)


def pieces(g: Widow) -> tuple[Piece, ...]:
    """The widow, and the spirits with their die face, speed and distance."""
    found = [Piece("piece:widow", "widow", tile_key(g.widow), "white", "W")]
    for spirit in g.haunting:
        figures = (
            Track("distance", "distance", distance(g, spirit)),
            Track("face", "face", FACE[spirit]),
            Track("speed", "speed", SPEED[spirit]),
        )
        found.append(
            Piece(
                spirit_key(spirit),
                SPIRITS[spirit].id,
                tile_key(g.at[spirit]),
                COLOURS[spirit],
                LETTERS[spirit],
                g.bound[spirit],
                figures,
            )
        )
    return tuple(found)


# --- beside the mansion


def seat_boards(g: Widow) -> tuple[SeatBoard, ...]:
    boards: list[SeatBoard] = []
    for hand, job in enumerate(g.jobs):
        active = hand == g.active and g.turn > 0
        figures = [Track(f"pool:{hand}", "pool", g.pools[hand])]
        if active and g.declared:
            figures.append(Track("declared", "declared", g.declared))
        stock = tuple([tile_card(tile) for tile in g.stock]) if job != NOBODY and JOBS[job] == "carpenter" else ()
        boards.append(
            SeatBoard(
                seat=hand,
                decides=g.seat(hand),
                name="" if job == NOBODY else JOBS[job],
                side="enhanced" if g.enhanced[hand] else "plain",
                tracks=tuple(figures),
                rows=(Row("stock", "stock", stock),) if stock else (),
                active=active,
            )
        )
    return tuple(boards)


def tracks(g: Widow) -> tuple[Track, ...]:
    """The supply, the stacks, and what counts in this turn."""
    found = [Track("supply", "supply", g.supply, TOKENS_TOTAL)]
    found += [Track(f"stack-{i + 1}", f"stack-{i + 1}", left) for i, left in enumerate(g.stacks)]
    found.append(Track("rooms", "rooms", g.completed))
    if g.pending or g.modifiers:
        found.append(Track("modifiers", "modifiers", g.pending + g.modifiers))
    if g.successes or g.declared:
        found.append(Track("successes", "successes", g.successes + g.declared))
    return tuple(found)


def rows(g: Widow, placing: str) -> tuple[Row, ...]:
    """The tile in hand, the spirits that wait, the tiles known on top of the stack, those out of the game."""
    waiting = [Card(spirit_key(s), SPIRITS[s].id, colour=COLOURS[s]) for s in range(g.waiting, g.spirits)]
    found = [
        Row("drawn", "drawn", (tile_card(NUMBER[placing]),) if placing else ()),
        Row("known", "known", tuple([tile_card(tile) for tile in g.known])),
        Row("waiting", "waiting", tuple(waiting)),
        Row("removed", "removed", tuple([tile_card(tile) for tile in g.removed])),
    ]
    return tuple([row for row in found if row.cards])


def tile_card(tile: int) -> Card:
    name = TILES[tile].id
    return Card(f"card:{name}", name, tile_marks(tile), COLOURS[COLOUR[tile]], TILES[tile].edges)


def dice(g: Widow) -> tuple[Die, ...]:
    """The dice as they lie; before this turn's roll there is nothing to read in them."""
    if not g.dice[0] or roll in [step for step, _ in g.agenda]:
        return ()
    return tuple([Die(f"die:{i}", face, g.rolled[i], face >= SUCCESS, SUCCESS) for i, face in enumerate(g.dice)])


# --- the question


def shapes(ask: Ask | None) -> Callable[[Any], str]:
    """The edges of the tile in hand as an option of `place_tile` would lay it."""
    if ask is None or ask.prompt != "place_tile":
        return no_shape
    packed = EDGES[NUMBER[ask.about]]
    return lambda value: write_edges(turned(packed, value & 3))


def ask_facts(g: Widow, ask: Ask | None) -> Facts:
    """The facts of `ask-<prompt>`: what the question is about and how things stand."""
    if ask is None:
        return {}
    prompt = ask.prompt
    if prompt == "choose_job":
        return {"hand": ask.about + 1}
    facts = {"job": JOBS[g.job], **nearest(g)}
    if prompt == "place_tile":
        tile = TILES[NUMBER[ask.about]]
        stairs = "stairs-" + tile.stairs.replace(" ", "-") if tile.stairs else ""
        facts.update(tile=tile.id, colour=tile.colour, effect=tile.effect, stairs=stairs, places=places_count(ask))
    elif prompt == "declare":
        successes, binding, stocking = ask.about
        pool = g.pools[g.active] - successes - sum(binding) - stocking
        facts.update(pool=pool, successes=successes, bindings=sum(binding), stocking=stocking)
    elif prompt == "ability":
        facts.update(total=ask.about, dice=g.successes, tokens=g.declared, supply=g.supply)
    elif prompt in ("use_modifier", "black_bonus"):
        facts.update(count=ask.about, supply=g.supply, first=g.dice[0], second=g.dice[1])
    elif prompt == "die_order":
        facts.update(first=g.dice[0], second=g.dice[1])
    elif prompt in ("blue_step", "spirit_step", "held_token"):
        facts.update(spirit_facts(g, spirit_number(ask.about)))
    return facts


def places_count(ask: Ask) -> int:
    """On how many cells the tile may lie."""
    return len({value >> 2 for value in ask.options})
