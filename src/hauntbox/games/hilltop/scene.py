"""What the table of The House on the Hilltop looks like, as data for any client."""

from typing import Any, Final

from hauntbox.board.geometry import write_edges, x_of, y_of
from hauntbox.games.hilltop.asking import ask_facts
from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import CARDS, OBJECT
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.explorers import EXPLORERS, TRAITS
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.haunt import kind_of, number, tale
from hauntbox.games.hilltop.keys import cell_key, figure_key, piece_letter, room_key
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.patterns import DOOR_OPEN
from hauntbox.games.hilltop.rooms import (
    BARRIERS,
    ENTRANCE_HALL,
    FLOORS,
    FOYER,
    GRAND_STAIRCASE,
    NO_SYMBOL,
    NUMBER,
    STAIRS_FROM_BASEMENT,
    SYMBOL,
    SYMBOLS,
    TILES,
    UPPER_LANDING,
    WINDOW,
    rooms,
)  # fmt: skip
from hauntbox.games.hilltop.seats import card_kind, figure_marks, hand_card, marks_at, seat_boards
from hauntbox.games.hilltop.state import AGAINST, DEAD, GONE, NO_SIDE, TABLE, TOKENS, Hilltop
from hauntbox.games.hilltop.targets import shapes, targets
from hauntbox.games.hilltop.traits import pile_room
from hauntbox.games.hilltop.unseen import whereabouts
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Card, Die, Floor, Piece, Row, Scene, Tile, Track, question
from hauntbox.parts.deck import Deck
from hauntbox.parts.hidden import knows

MADE_OF: Final = {
    "carpet": "bedroom master_bedroom gallery chapel library organ_room servants_quarters",
    "parquet": "dining_room game_room gymnasium",
    "planks": "abandoned_room attic collapsed_room creaky_hallway dusty_hallway junk_room storeroom upper_landing",
    "tiles": "kitchen larder conservatory operating_laboratory research_laboratory",
    "marble": "entrance_hall foyer grand_staircase ballroom statuary_corridor",
    "stone": "balcony catacombs crypt pentagram_chamber stairs_from_basement tower vault",
    "earth": "basement_landing chasm coal_chute wine_cellar",
    "grass": "gardens graveyard patio",
    "water": "underground_lake",
    "blood": "bloody_room",
    "char": "charred_room furnace_room",
    "iron": "mystic_elevator",
}
FLOORING: Final = {room: colour for colour, names in MADE_OF.items() for room in rooms(names)}
"""What the floor of each room is made of, for the eye."""
CARD_COLOURS: Final = tuple(dict.fromkeys([explorer.card for explorer in EXPLORERS]))
OTHER_COLOUR: Final = "bone"
"""For pieces that would look like an explorer's."""
EAST: Final = 1


def scene(game: Game, g: Hilltop, seat: int | None, ask: Ask | None) -> Scene:
    """Everything a seat sees; the question only for the seat that is asked."""

    def pointed(value: Any) -> tuple[str, ...]:
        return targets(g, ask, value) if ask is not None else ()

    return Scene(
        game=game.id,
        turn=g.turn,
        floors=floors(g),
        pieces=pieces(g),
        seats=seat_boards(g, seat),
        tracks=tracks(g),
        rows=(*drawn_row(ask), *stack_row(g, seat), *known_rows(g, seat), *piles(g)),
        dice=dice(g, ask),
        asked=ask.seat if ask is not None else None,
        question=question(game, g, seat, ask, ask_facts(g, ask), shapes(ask), pointed),
        brief=brief(g, seat),
    )


# --- the house


def floors(g: Hilltop) -> tuple[Floor, ...]:
    """Upper floor, ground floor, basement, a sheet each."""
    found: list[Floor] = []
    for sheet in (2, 1, 0):
        laid = [room for room in range(len(TILES)) if g.cell[room] and g.floor(room) == sheet]
        found.append(Floor(FLOORS[sheet], tuple([board_tile(g, room) for room in laid]), (), sheet))
    return tuple(found)


def board_tile(g: Hilltop, room: int) -> Tile:
    at = g.cell[room]
    colour = FLOORING[room]
    return Tile(cell_key(at), TILES[room].id, x_of(at), y_of(at), edges(g, room), colour, tile_marks(g, room))


def edges(g: Hilltop, room: int) -> str:
    """Doors and walls as the tile lies, with its window and the front door; what has collapsed has no door."""
    if g.collapsed >> room & 1:
        return "WWWW"
    sides = list(write_edges(g.edges[room]))
    if WINDOW[room] >= 0:
        d = (WINDOW[room] + g.turned[room]) % 4
        sides[d] = "G" if sides[d] == "W" else sides[d]
    if room == ENTRANCE_HALL:
        sides[EAST] = "D" if g.memory.get(DOOR_OPEN) else "X"
    return "".join(sides)


def tile_marks(g: Hilltop, room: int) -> tuple[str, ...]:
    """Printed symbol, stairs and barrier; states; tokens; the haunt's markers; the dead; cards that lie there."""
    if g.collapsed >> room & 1:
        return ("collapsed",)
    marks = printed_marks(room)
    if room == FOYER and g.in_house(STAIRS_FROM_BASEMENT):
        marks.append("stairs-down")
    marks += dict.fromkeys([f"token-{TOKENS[token]}" for token, at in enumerate(g.tokens) if at == room])
    marks += marks_at(g, room)
    marks += tale(g).room_marks(g, room)
    dead = len([x for x in range(g.seats) if g.flags[x] & GONE == DEAD and g.room[x] == room])
    if dead:
        marks.append(f"corpse:{dead}" if dead > 1 else "corpse")
    cards = sum([len(cards) for at, cards in g.piles.items() if pile_room(at) == room])
    if cards:
        marks.append(f"pile:{cards}")
    return tuple(marks)


def printed_marks(room: int) -> list[str]:
    """What is on the tile itself."""
    marks = [f"symbol-{SYMBOLS[SYMBOL[room]]}"] if SYMBOL[room] != NO_SYMBOL else []
    if room in BARRIERS:
        marks.append("barrier")
    if room in (GRAND_STAIRCASE, STAIRS_FROM_BASEMENT):
        marks.append("stairs-up")
    if room == UPPER_LANDING:
        marks.append("stairs-down")
    return marks


# --- figures


def pieces(g: Hilltop) -> tuple[Piece, ...]:
    """Explorers and the haunt's pieces in the house."""
    return tuple([explorer_piece(g, x) for x in g.explorers if g.who[x] >= 0] + [haunt_piece(g, f) for f in g.pieces])


def explorer_piece(g: Hilltop, x: int) -> Piece:
    explorer = EXPLORERS[g.who[x]]
    place = room_key(g, whereabouts(g, x))
    return Piece(
        figure_key(g, x), explorer.id, place, explorer.card, explorer.id[0].upper(), marks=tuple(figure_marks(g, x))
    )


def haunt_piece(g: Hilltop, f: int) -> Piece:
    """A piece with the traits it has, and its hit points."""
    kind = kind_of(g, f)
    key = figure_key(g, f)
    found = [Track(f"{key}:{trait}", trait, trait_of(g, f, t)) for t, trait in enumerate(TRAITS)]
    found = [track for track in found if track.value != NONE]
    full = number(g, kind.hp)
    if full:
        found.append(Track(f"{key}:hp", "hp", g.hp[f], max(full, g.hp[f])))
    colour = OTHER_COLOUR if kind.colour in CARD_COLOURS else kind.colour
    marks = tuple(figure_marks(g, f))
    return Piece(key, name(g, f), room_key(g, whereabouts(g, f)), colour, piece_letter(g, f), 0, tuple(found), marks)


# --- beside the house


def tracks(g: Hilltop) -> tuple[Track, ...]:
    """What is left of stack and decks, the omens revealed, and the haunt's tracks and markers on the table."""
    found = [
        Track("tiles", "tiles_left", g.stack.size()),
        Track("omens", "omens_left", g.omens.size()),
        Track("items", "items_left", g.items.size()),
        Track("events", "events_left", g.events.size()),
        Track("revealed", "revealed", g.revealed),
    ]
    if not g.story:
        return tuple(found)
    ends = {track: number(g, end) for track, end in tale(g).limits}
    found.append(Track("round", "round", g.round))
    found += [Track(track, track, value, ends.get(track)) for track, value in g.tracks.items()]
    on_table = [(kind, count) for (kind, place), count in g.marks.items() if place == TABLE]
    found += [Track(kind, kind, count, ends.get(kind)) for kind, count in on_table if kind not in g.tracks]
    return tuple(found)


def drawn_row(ask: Ask | None) -> list[Row]:
    """The tile that is to be laid."""
    if ask is None or ask.prompt not in ("place_tile", "elevator"):
        return []
    tile = NUMBER[ask.about if ask.prompt == "place_tile" else "mystic_elevator"]
    return [Row("drawn", "drawn", (tile_card(tile),))]


def tile_card(room: int) -> Card:
    """A tile beside the board, as printed."""
    sides = "".join(["D" if d in TILES[room].doors else "G" if d == TILES[room].window else "W" for d in "NESW"])
    return Card(f"card:{TILES[room].id}", TILES[room].id, tuple(printed_marks(room)), FLOORING[room], sides)


def stack_row(g: Hilltop, seat: int | None) -> list[Row]:
    """HIL-EXPLORE-19: the back of the next tile; its front too for a seat that has looked at it."""
    if not g.stack.top:
        return []
    tile, back, seen = g.stack.top[-1]
    if tile >= 0 and knows(seen, seat):
        top = tile_card(tile)
        return [Row("stack", "stack", (top._replace(marks=(*back_marks(back), *top.marks)),))]
    return [Row("stack", "stack", (Card("card:stack", "tile_back", back_marks(back)),))]


def back_marks(back: int) -> tuple[str, ...]:
    return tuple([FLOORS[floor] for floor in (2, 1, 0) if back >> floor & 1])


def known_rows(g: Hilltop, seat: int | None) -> list[Row]:
    """What a seat has looked at: the tiles behind the top one, and the next cards of a deck."""
    found: list[Row] = []
    behind: list[Card] = []
    for tile, back, seen in g.stack.top[-2::-1]:
        if tile < 0 or not knows(seen, seat):
            break
        behind.append(tile_card(tile)._replace(marks=back_marks(back)))
    if behind:
        found.append(Row("known:tiles", "known_tiles", tuple(behind)))
    for kind, deck in (("omens", g.omens), ("items", g.items), ("events", g.events)):
        cards = tuple(
            [Card(f"card:{CARDS[card]}", CARDS[card], (), card_kind(card)) for card in seen_on_top(deck, seat)]
        )
        if cards:
            found.append(Row(f"known:{kind}", f"known_{kind}", cards))
    return found


def seen_on_top(deck: Deck, seat: int | None) -> list[int]:
    """The next cards of a deck as far as a seat knows them, the first one first."""
    found: list[int] = []
    for card, seen in reversed(deck.top):
        if not 0 <= card < OBJECT or not knows(seen, seat):
            break
        found.append(card)
    return found


def piles(g: Hilltop) -> list[Row]:
    """Cards on the floor, a row for each room; beside a barrier with the side on which they lie."""
    found: dict[int, list[Card]] = {}
    for at, cards in g.piles.items():
        side = at % 8 - 1
        for card in cards:
            shown = hand_card(g, card)
            if side != NO_SIDE:
                shown = shown._replace(marks=(*shown.marks, f"side-{('north', 'east', 'south', 'west')[side]}"))
            found.setdefault(pile_room(at), []).append(shown)
    return [
        Row(f"pile:{TILES[room].id}", "pile", tuple(cards), TILES[room].id) for room, cards in sorted(found.items())
    ]


def dice(g: Hilltop, ask: Ask | None) -> tuple[Die, ...]:
    """The dice of the last roll; they count by their sum, in an attack each side by its own."""
    faces = ask.about[1] if ask is not None and ask.prompt == "post_roll" else g.dice
    if AGAINST not in faces:
        return fallen("die", faces)
    cut = faces.index(AGAINST)
    return fallen("die:attack", faces[:cut]) + fallen("die:defend", faces[cut + 1 :])


def fallen(key: str, faces: tuple[int, ...]) -> tuple[Die, ...]:
    return tuple([Die(f"{key}:{i}", face, face, False, -1) for i, face in enumerate(faces)])
