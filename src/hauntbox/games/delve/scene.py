"""What the table of Cavern Delve looks like, as data for any client."""

from typing import Any, Final

from hauntbox.board.geometry import DELTA, x_of, y_of
from hauntbox.board.squares import SIDE, cell_of, squares_of
from hauntbox.games.delve.actions import thing_name
from hauntbox.games.delve.adventure import ADVENTURES, adventure_of, by_heroes
from hauntbox.games.delve.adventures.adv_10 import ROUNDS
from hauntbox.games.delve.asking import ask_facts
from hauntbox.games.delve.boards import seat_boards
from hauntbox.games.delve.encounters import ENCOUNTERS, NO_CARD, RUBBLE
from hauntbox.games.delve.exploring import KNOWN, unexplored
from hauntbox.games.delve.foes import ALLIES, ALLY_CARDS, FIRST_TRAP, TRAPS, is_foe, is_object, is_villain, kind_of
from hauntbox.games.delve.harm import guarded, worth
from hauntbox.games.delve.heroes import HEROES, ILSE, ORRIN, POWERS, QUILLON
from hauntbox.games.delve.intents import intent, trap_intent
from hauntbox.games.delve.label_facts import number
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.prompts import cell_key, figure_key, square_key, thing_text
from hauntbox.games.delve.routes import routes
from hauntbox.games.delve.state import CHEST, NONE, Delve
from hauntbox.games.delve.tiles import FLOOR, TILES
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.games.delve.turn import LONGEST
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Card, Die, Floor, Piece, Route, Row, Scene, Tile, Track, no_shape, question

SEAT_COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
KEYWORD_COLOUR: Final = "rust"
VILLAIN_COLOUR: Final = "blood"
ALLY_COLOUR: Final = "moss"
THING_COLOUR: Final = "bone"
TRAP_COLOUR: Final = "ash"
LETTERS: Final = "glphfwtbdaic?VRUKG???"
"""Of monsters and villains by their kind; heroes and allies have capitals of their own."""
ALLY_LETTERS: Final = "LSNPE"
DIGGABLE: Final = "soft_rock"
RUBBLED: Final = "!"
BREACHES: Final = 10
"""The adventure with a time track."""


def scene(game: Game, g: Delve, seat: int | None, ask: Ask | None) -> Scene:
    """Everything on the table; the question only for the seat that is asked."""

    def pointed(value: Any) -> tuple[str, ...]:
        return targets(game, ask, value) if ask is not None else ()

    def goals(ask: Ask) -> tuple[Route, ...]:
        return routes(g, ask)

    return Scene(
        game=game.id,
        turn=g.turn,
        floors=(Floor("cave", tuple([board_tile(g, at) for at in g.cave.tiles]), gaps(g)),),
        pieces=pieces(g),
        seats=seat_boards(g, seat),
        tracks=tracks(g),
        rows=rows(g, seat, ask),
        dice=dice(ask),
        asked=ask.seat if ask is not None else None,
        question=question(game, g, seat, ask, ask_facts(g, ask), no_shape, pointed, goals),
    )


# --- the cave


def board_tile(g: Delve, at: int) -> Tile:
    tile = TILES[g.cave.tile(at)]
    marks = [ENCOUNTERS[g.hazards[at]].id] if at in g.hazards else []
    if at in g.seeps:
        marks.append("seep_mark")
    return Tile(cell_key(at), tile.id, x_of(at), y_of(at), edges(g, at), tile.triangle, tuple(marks), grounds(g, at))


def edges(g: Delve, at: int) -> str:
    """O open, P plugged, W closed."""
    return "".join(["P" if at * 4 + d in g.cave.plugs else "O" if g.cave.is_open(at, d) else "W" for d in range(4)])


def grounds(g: Delve, at: int) -> tuple[str, ...]:
    """The squares as they lie, what was dug open included; fallen rubble on the floor."""
    found = "".join([g.cave.ground[s] for s in squares_of(at)])
    if g.hazards.get(at) == RUBBLE:
        found = found.replace(FLOOR, RUBBLED)
    return tuple([found[row * SIDE : row * SIDE + SIDE] for row in range(SIDE)])


def gaps(g: Delve) -> tuple[tuple[int, int, str], ...]:
    """The empty cells in which a tile could be laid now."""
    found: dict[int, str] = {}
    for edge in unexplored(g):
        found[(edge >> 2) + DELTA[edge & 3]] = "unexplored" if edge in g.cave.open else DIGGABLE
    return tuple([(x_of(at), y_of(at), mark) for at, mark in found.items()])


# --- what stands in it


def pieces(g: Delve) -> tuple[Piece, ...]:
    """Figures in the order heroes, allies, villains, monsters, objects; then traps and things that lie about."""
    found = [hero_piece(g, s) for s in range(g.seats) if s in g.at]
    found += [ally_piece(g, f) for f in range(ALLIES, ALLIES + len(ALLY_CARDS)) if f in g.at]
    foes = [f for f in g.at if is_foe(f)]
    found += [foe_piece(g, f) for f in sorted(foes, key=lambda f: (not is_villain(f), is_object(f), f))]
    found += [trap_piece(g, trap, square) for trap, square in g.traps.items()]
    return tuple(found + [thing_piece(square, thing) for square, thing in g.things])


def piece(key: str, name: str, at: int, colour: str, letter: str, tracks: list[Track], marks: list[str]) -> Piece:
    tile = cell_key(cell_of(at))
    return Piece(key, name, tile, colour, letter, 0, tuple(tracks), tuple(marks), square_key(at))


def life(g: Delve, figure: int, full: int) -> list[Track]:
    key = figure_key(figure)
    return [Track(f"{key}:hp", "hp", g.hp[figure], full), Track(f"{key}:ac", "ac", armour(g, figure))]


def hero_piece(g: Delve, seat: int) -> Piece:
    x = g.heroes[seat]
    letter = HEROES[x.kind].id[0].upper()
    return piece(
        figure_key(seat), x.name, g.at[seat], SEAT_COLOURS[seat], letter, life(g, seat, x.full), hero_marks(g, seat)
    )


def hero_marks(g: Delve, seat: int) -> list[str]:
    """His conditions, what lasts on him, and what he carries."""
    x = g.heroes[seat]
    lasting = (
        ("down", g.hp[seat] == 0),
        ("poisoned", x.poisoned),
        ("immobilized", x.immobilized),
        ("veiled", g.veiled and x.kind == QUILLON),
        ("sheltered", bool(g.sheltered >> seat & 1)),
        ("reckless", g.reckless and x.kind == ORRIN),
    )
    marks = [mark for mark, there in lasting if there]
    if x.stance != NONE:
        marks.append(POWERS[x.stance].id)
    if x.mirrors:
        marks.append(f"mirror_token:{x.mirrors}")
    if x.fury:
        marks.append(f"fury_token:{x.fury}")
    return marks + load_marks(x.loads)


def load_marks(loads: tuple[int, ...]) -> list[str]:
    chests = len([thing for thing in loads if thing >= CHEST])
    return [thing_name(thing) for thing in loads if thing < CHEST] + ([f"chest:{chests}"] if chests else [])


def ally_piece(g: Delve, f: int) -> Piece:
    card = ALLY_CARDS[f - ALLIES]
    full = card.hp[g.seats - 1] if len(card.hp) > 1 else card.hp[0]
    return piece(figure_key(f), card.id, g.at[f], ALLY_COLOUR, ALLY_LETTERS[f - ALLIES], life(g, f, full), [])


def foe_piece(g: Delve, f: int) -> Piece:
    """A monster, a villain with what it is about to do, or an object."""
    marks = [mark for mark, there in (("prey", g.prey == f), ("guarded", guarded(g, f))) if there]
    nth = number(g, f)
    if is_object(f):
        return piece(
            figure_key(f), g.name(f), g.at[f], THING_COLOUR, "", life(g, f, g.full_hp(f)), numbered(marks, nth)
        )
    letter = LETTERS[f & 63] + (str(nth) if nth else "")
    colour = VILLAIN_COLOUR if is_villain(f) else KEYWORD_COLOUR
    made = piece(figure_key(f), g.name(f), g.at[f], colour, letter, life(g, f, g.full_hp(f)), marks)
    return made._replace(intent=intent(g, f))


def numbered(marks: list[str], nth: int) -> list[str]:
    """What has no letter shows its number as a mark."""
    return [f"number:{nth}", *marks] if nth else marks


def trap_piece(g: Delve, trap: int, square: int) -> Piece:
    needs = Track(f"{figure_key(trap)}:disarm", "disarm", TRAPS[kind_of(trap) - FIRST_TRAP].disarm)
    made = piece(figure_key(trap), g.name(trap), square, TRAP_COLOUR, "", [needs], numbered([], number(g, trap)))
    return made._replace(intent=trap_intent(g, trap))


def thing_piece(square: int, thing: int) -> Piece:
    return piece(f"piece:{thing_text(thing)}", thing_name(thing), square, THING_COLOUR, "", [], [])


# --- beside the cave


def tracks(g: Delve) -> tuple[Track, ...]:
    """Rounds, surges, experience, the stacks, and what the adventure counts."""
    most = by_heroes(g, ROUNDS) if g.adventure == BREACHES else g.notes.get("last_round", LONGEST)
    found = [Track("round", "round", g.round, most)]
    if not g.competitive:
        found += [Track("surges", "surges", g.surges[0]), Track("xp", "xp_pile", worth(g, 0))]
    found.append(Track("tiles", "tiles_left", len(g.stack)))
    found.append(Track("encounters", "encounters_left", g.encounters.size()))
    if g.trap_pile:
        found.append(Track("trap_pile", "trap_pile", len(g.trap_pile)))
    return tuple(found + progress(g))


def progress(g: Delve) -> list[Track]:
    """How far the adventure is."""
    adventure = adventure_of(g)
    found: list[Track] = []
    if adventure.exits is not None:
        found.append(Track("escaped", "escaped", len([x for x in g.heroes if x.escaped]), g.seats))
    counted = (("egg_sac", 3, "destroyed"), ("fissure", 4, "destroyed"), ("seal", 3, "seals"))
    for thing, most, note in counted:
        if thing in adventure.foes:
            found.append(Track(note, f"done-{thing}", g.notes.get(note, 0), most))
    if g.competitive:
        found.append(Track("chests", "chests_left", len(g.values) - g.notes.get("chests", 0)))
    return found


def rows(g: Delve, seat: int | None, ask: Ask | None) -> tuple[Row, ...]:
    """The adventure, the card that is asked about, the environment, tiles known, the experience pile."""
    found = [
        Row("adventure", "adventure", (Card("card:adventure", ADVENTURES[g.adventure].id),)),
        Row("offered", "offered", tuple([Card(f"card:{name}", name) for name in offered(ask)])),
        Row("environment", "environment", environment(g)),
        Row("known", "known", known_tiles(g, seat)),
    ]
    if not g.competitive:
        pile = [Card(f"card:xp-{i}", g.name(kind + 64)) for i, kind in enumerate(g.pile[0])]
        found.append(Row("xp", "xp_pile", tuple(pile)))
    return tuple([row for row in found if row.cards])


def offered(ask: Ask | None) -> list[str]:
    """Cards that are chosen from or asked about and do not lie on the table yet."""
    if ask is None:
        return []
    if ask.prompt in ("leave_out", "daily", "utility"):
        return [POWERS[power].id for power in ask.options]
    if ask.prompt == "keep":
        return [TREASURES[card].id for card in ask.options]
    if ask.prompt == "item_owner":
        return [TREASURES[ask.about].id]
    if ask.prompt == "cancel":
        return [ENCOUNTERS[ask.about[0]].id]
    if ask.prompt == "react" and ask.about[0] in ("encounter", "price"):
        return [ask.about[2]]
    return []


def environment(g: Delve) -> tuple[Card, ...]:
    return (Card(f"card:{ENCOUNTERS[g.environment].id}", ENCOUNTERS[g.environment].id),) * (g.environment != NO_CARD)


def known_tiles(g: Delve, seat: int | None) -> tuple[Card, ...]:
    """The next tiles as far as Spotter has shown them; of rivals to Ilse alone."""
    if g.competitive and (seat is None or g.heroes[seat].kind != ILSE):
        return ()
    found: list[Card] = []
    for code in reversed(g.stack):
        if code < KNOWN:
            break
        tile = TILES[code - KNOWN]
        found.append(Card(f"card:{tile.id}", tile.id, (), tile.triangle))
    return tuple(found)


def dice(ask: Ask | None) -> tuple[Die, ...]:
    """The d20 that may be rolled again."""
    if ask is None or (ask.prompt != "reroll" and not (ask.prompt == "react" and ask.about[0] == "miss")):
        return ()
    _, _, die, bonus, needs = ask.about if ask.prompt == "react" else ("", *ask.about)
    return (Die("die:0", die, die, die + bonus >= needs, max(1, needs - bonus)),)


def targets(game: Game, ask: Ask, value: Any) -> tuple[str, ...]:
    """Edges point at the empty cell behind them, tiles in hand at their cards."""
    if ask.prompt in ("edge", "double", "plug"):
        return (cell_key((value >> 2) + DELTA[value & 3]),)
    if ask.prompt == "tile":
        return (f"card:{TILES[value].id}",)
    return game.targets(ask, value)
