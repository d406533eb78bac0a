"""What the table of The Restless Manor looks like, as data for any client."""

from typing import Any, Final

from hauntbox.board.dark import DARK, EMPTY, turned_sides
from hauntbox.games.manor import core_labels  # noqa: F401 (what options of the common rules say)
from hauntbox.games.manor.attacks import defence, egg_defense, is_exposed
from hauntbox.games.manor.cards import SANCTITY, SPELLS, SUITS
from hauntbox.games.manor.guide import brief, hinted
from hauntbox.games.manor.labels import ask_facts
from hauntbox.games.manor.options import TURN, first, word_of
from hauntbox.games.manor.pieces import (
    BLOOD,
    BREACH,
    DISC,
    EGG,
    ENCHANTER,
    ENCHANTER_PIECE,
    FORCE_WALL,
    FULL,
    HATCHING,
    KNOWN_TILE,
    LAMP,
    LIGHTS,
    OWNER,
    PALADIN,
    PALADIN_PIECE,
    PIECES,
    PIT_MARKER,
    POLTERGEIST,
    POLTERGEISTS,
    SHIFTS,
    SKELETONS,
    SKELETONS_AND_WOLF,
    SPIDER,
    SPIDERLING,
    SUPPLY,
    TOKENS,
    WEB,
    WRAITH,
)  # fmt: skip
from hauntbox.games.manor.seats import event_card, plain_card, seat_boards
from hauntbox.games.manor.spaces import (
    DELTA,
    EDGE_PITS,
    ENTRANCE,
    FRONT,
    INSIDE,
    PIT_SIDE,
    SOUTH,
    SPACES,
    SWORDS,
    col_of,
    row_of,
    space_key,
    space_text,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import poltergeists, tile_name
from hauntbox.games.manor.tiles import KIND, NUMBER, WALLS
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Card, Floor, Piece, Row, Scene, Tile, Track, question

COLOURS: Final = ("gold", "bone", "violet", "green", "blue")
"""Of the roles, in turn order."""
LETTERS: Final = "PCNFLIVGQsssssWEggggggggg"
MATERIALS: Final = ("blood", "stone", "carpet", "planks", "pit", "marble", "parquet")
"""What the floor of each kind of room is made of."""
SYMBOLS: Final = ("", "symbol-armory", "symbol-event", "symbol-spirit", "symbol-pit", "symbol-shrine", "symbol-hoard")
"""The symbol of each kind of room; the Abyss has none."""
OUTSIDE: Final = {
    at: sum([1 << d for d in range(4) if not INSIDE[at + DELTA[d]]])
    & ~sum([1 << (PIT_SIDE[pit] ^ 2) for pit in EDGE_PITS if at == pit + DELTA[PIT_SIDE[pit]]])
    & ~((1 << SOUTH) * (at == FRONT))
    for at in SPACES
}
"""The sides of each space with nothing behind them: no edge pit, no Entrance."""
TOKEN_MARKS: Final = tuple(["web_token" if kind == WEB else token.id for kind, token in enumerate(TOKENS)])


def scene(game: Game, g: Manor, seat: int | None, ask: Ask | None) -> Scene:
    """Everything a seat sees; the question only for the seat that is asked."""

    def shape(value: Any) -> str:
        return turned_edges(ask, value) if ask is not None and word_of(value) == TURN else ""

    asked = question(game, g, seat, ask, ask_facts(g, ask), shape)
    return Scene(
        game=game.id,
        turn=g.turn,
        floors=(Floor("house", (*[board_tile(g, at) for at in SPACES], *outside(g))),),
        pieces=tuple([piece(g, p) for p in range(len(PIECES)) if g.at[p]]),
        seats=seat_boards(g),
        tracks=tracks(g),
        rows=rows(g),
        dice=(),
        asked=ask.seat if ask is not None else None,
        question=hinted(g, asked, ask),
        brief=brief(g, seat, ask),
    )


def turned_edges(ask: Ask, value: int) -> str:
    """A tile as an option turns it; all questions about that tell the tile and its space."""
    return edge_letters(turned_sides(WALLS[NUMBER[ask.about[0]]], first(value)), 0, 0)


# --- the house


def edge_letters(printed: int, barrier: int, breach: int) -> str:
    """F a Force Wall, B a wall with a Breach, M both, W a printed wall, O open."""
    return "".join([
        ("M" if breach >> d & 1 else "F") if barrier >> d & 1
        else "B" if breach >> d & 1 else "W" if printed >> d & 1 else "O"
        for d in range(4)
    ])  # fmt: skip


def board_tile(g: Manor, at: int) -> Tile:
    grid = g.grid
    face, tile = grid.face[at], grid.tile[at]
    edges = edge_letters(grid.printed[at] | OUTSIDE[at], grid.barrier[at], grid.breach[at])
    colour = "void" if face == EMPTY else "dark" if face == DARK else MATERIALS[KIND[tile]]
    return Tile(space_key(at), tile_name(g, at), col_of(at), row_of(at), edges, colour, tile_marks(g, at))


def tile_marks(g: Manor, at: int) -> tuple[str, ...]:
    """The symbol of the tile and the tokens there, counted where there are several."""
    marks = [mark for mark in (symbol_mark(g, at),) if mark]
    for kind in range(len(TOKENS)):
        count = (g.lying[at] & FULL[kind]) >> SHIFTS[kind]
        if count:
            marks.append(f"{TOKEN_MARKS[kind]}:{count}" if count > 1 else TOKEN_MARKS[kind])
    return tuple(marks)


def symbol_mark(g: Manor, at: int) -> str:
    """What everybody knows of a tile: its symbol, that it is an Armory, or that the space has a sword."""
    face, tile = g.grid.face[at], g.grid.tile[at]
    if face == EMPTY:
        return "sword" if at in SWORDS else ""
    if tile >= 0 and (face != DARK or g.lying[at] & KNOWN_TILE):
        return SYMBOLS[KIND[tile]]
    return "symbol-armory" if g.is_armory(at) else ""


def outside(g: Manor) -> list[Tile]:
    """The Entrance and the edge pits, beside the spaces they touch and walled on their other sides."""
    breach = 1 if g.grid.breach[ENTRANCE] & 1 else 0
    edges = edge_letters(0b1110, 0, breach)
    found = [Tile(space_key(ENTRANCE), "entrance", col_of(ENTRANCE), row_of(ENTRANCE), edges, "entrance")]
    for at in EDGE_PITS:
        edges = edge_letters(0b1111 & ~(1 << PIT_SIDE[at]), 0, 0)
        found.append(Tile(space_key(at), space_text(at), col_of(at), row_of(at), edges, "pit"))
    return found


def piece(g: Manor, p: int) -> Piece:
    """A piece with what an attacker has to beat."""
    name = "poltergeist" if p >= POLTERGEIST else PIECES[p]
    key = f"piece:{PIECES[p]}"
    figures: tuple[Track, ...] = ()
    if p != WRAITH:
        word = "strength" if p == PALADIN_PIECE or p in SKELETONS_AND_WOLF or p >= POLTERGEIST else "defense"
        figures = (Track(f"{key}:{word}", word, defence(g, p)),)
    marks = [mark for mark, on in (("exposed", p == ENCHANTER_PIECE and is_exposed(g)), ("acting", acts(g, p))) if on]
    return Piece(key, name, space_key(g.at[p]), COLOURS[OWNER[p]], LETTERS[p], 0, figures, tuple(marks))


def acts(g: Manor, p: int) -> bool:
    """Whether a Skeleton or a Spiderling is the one that is activated."""
    if g.active == SKELETONS:
        return g.skeletons.active == p and not g.terms.solo
    return g.active == SPIDER and g.spider.active == p >= SPIDERLING


# --- beside the house


def tracks(g: Manor) -> tuple[Track, ...]:
    """The round, and what is left in the supplies that this game uses."""
    found = [
        Track("round", "round", g.round),
        Track("stack", "stack", g.stack),
        Track("poltergeists", "poltergeists", poltergeists(g), len(POLTERGEISTS)),
    ]
    owners = {LAMP: PALADIN, LIGHTS: SKELETONS, WEB: SPIDER, EGG: SPIDER, DISC: ENCHANTER, PIT_MARKER: SKELETONS}
    for kind, token in enumerate(TOKENS):
        used = g.plays(SPIDER) or g.terms.solo if kind == BLOOD else kind not in owners or g.plays(owners[kind])
        if used:
            found.append(Track(f"supply:{token.id}", TOKEN_MARKS[kind], g.supply[kind], token.number))
    found += [Track(f"supply:{name}", name, g.supply[kind], SUPPLY[kind])
              for kind, name in ((FORCE_WALL, "force_wall"), (BREACH, "breach"))]  # fmt: skip
    return tuple(found)


def rows(g: Manor) -> tuple[Row, ...]:
    """Eggs where they lie, with what an attacker has to beat and how near they are to hatching; then the discards."""
    eggs = [egg_row(g, at) for at in SPACES if g.has(at, EGG)]
    p, s, m, e = g.paladin, g.spider, g.manor, g.enchanter
    piles = (
        ("discarded_events", [event_card(card) for card in m.events.discards]),
        ("discarded_powers", [plain_card(SUITS[suit]) for suit in sorted(s.deck.discards)]),
        ("discarded_sanctity", [plain_card(SANCTITY[card].id) for card in p.sanctity.discards]),
        ("discarded_spells", [plain_card(SPELLS[spell]) for spell in e.deck.discards]),
    )
    lying = [Row(f"row:{name}", name, tuple([put_down(card) for card in cards])) for name, cards in piles if cards]
    return (*eggs, *lying)


def put_down(card: Card) -> Card:
    """A card of a discard pile: it is not the one that a question about a hand points at."""
    return card._replace(key=card.key.replace("card:", "discard:"))


def egg_row(g: Manor, at: int) -> Row:
    ready = g.count(at, BLOOD) + g.count(at, WEB)
    marks = (f"egg_defense:{egg_defense(g, at)}", f"to_hatch:{HATCHING - ready}")
    return Row(f"egg:{space_text(at)}", "lying_here", (Card(f"egg:{space_text(at)}", "egg", marks),), space_key(at))
