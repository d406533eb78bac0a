"""What the table of The Cellar looks like, as data for any client, and what its options do."""

from typing import Any, Final

from cellar.rules import ATTACK, END, EXPLORE, ITEMS, KILLS, MASKS, ROUNDS, TRAITS, turned
from cellar.state import DELTA, SEATS, START, Cellar
from hauntbox.board.geometry import DIRECTIONS, write_cell, x_of, y_of
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.scene import Card, Floor, Piece, Row, Scene, SeatBoard, Tile, Track, question
from hauntbox.parts.hidden import UNKNOWN

COLOURS: Final = ("red", "blue", "green", "yellow")
TRAIT_LIMIT: Final = 8


def scene(game: Game, g: Cellar, seat: int | None, ask: Ask | None) -> Scene:
    """Everything a seat sees; the question only for the seat that is asked."""
    return Scene(
        game=game.id,
        turn=g.turn,
        floors=(Floor("cellar", tuple([room(g, at) for at in g.cells])),),
        pieces=pieces(g),
        seats=tuple([seat_board(g, p) for p in range(SEATS)]),
        tracks=tracks(g),
        rows=drawn(ask),
        dice=(),
        asked=ask.seat if ask is not None else None,
        question=question(game, g, seat, ask, ask_facts(g, ask), targets=lambda value: targets(game, g, ask, value)),
    )


def write_doors(doors: int) -> str:
    return "".join(["D" if doors >> d & 1 else "W" for d in range(4)])


def room(g: Cellar, at: int) -> Tile:
    name = "stairwell" if at == START else "vault"
    return Tile(f"tile:{write_cell(at)}", name, x_of(at), y_of(at), write_doors(g.board[at]), "black")


def pieces(g: Cellar) -> tuple[Piece, ...]:
    found = [
        Piece(f"piece:explorer-{p}", f"explorer-{p}", f"tile:{write_cell(g.pos[p])}", COLOURS[p], str(p + 1))
        for p in range(SEATS)
        if g.alive(p)
    ]
    for i, at in enumerate(g.monsters):
        strength = (Track("strength", "strength", g.strength[i]),)
        found.append(Piece(f"piece:monster-{i}", "monster", f"tile:{write_cell(at)}", "white", "M", tracks=strength))
    return tuple(found)


def seat_board(g: Cellar, p: int) -> SeatBoard:
    figures = (
        Track(f"might:{p}", "might", g.might[p], TRAIT_LIMIT),
        Track(f"sanity:{p}", "sanity", g.sanity[p], TRAIT_LIMIT),
        Track(f"kills:{p}", "kills", g.kills[p]),
    )
    names = ["hidden" if item == UNKNOWN else ITEMS[item] for item in g.hands[p]]
    hand = Row(f"hand:{p}", "hand", tuple([Card(f"card:{name}", name) for name in names]))
    return SeatBoard(
        seat=p,
        decides=p,
        name=f"explorer-{p}",
        side="alive" if g.alive(p) else "dead",
        tracks=figures,
        rows=(hand,) if names else (),
        active=p == g.seat and not g.ending,
    )


def tracks(g: Cellar) -> tuple[Track, ...]:
    """How far the night is, and how many cards are left; in a view the pile of items holds the hidden hands too."""
    hidden = sum([hand.count(UNKNOWN) for hand in g.hands])
    return (
        Track("round", "round", min(g.round + 1, ROUNDS), ROUNDS),
        Track("slain", "slain", g.killed, KILLS),
        Track("moves", "moves", g.moves),
        Track("tiles", "tiles", len(g.tiles)),
        Track("items", "items", len(g.items) - hidden),
    )


def drawn(ask: Ask | None) -> tuple[Row, ...]:
    """The room that has just been drawn and waits to be turned."""
    if ask is None or ask.prompt != "rotate":
        return ()
    return (Row("drawn", "drawn", (Card("card:vault", "vault", (), "black", write_doors(MASKS[ask.about % 10])),)),)


def targets(game: Game, g: Cellar, ask: Ask | None, value: Any) -> tuple[str, ...]:
    """What an option points at: a step at the cell it leads to, a trait at the track of the seat's board."""
    assert ask is not None
    if ask.prompt == "act" and value < ATTACK:
        return (f"tile:{write_cell(g.pos[ask.seat] + DELTA[value % EXPLORE])}",)
    if ask.prompt == "act" and value == ATTACK:
        return (f"piece:monster-{g.monsters.index(g.pos[ask.seat])}",)
    return tuple([f"{key}:{ask.seat}" if key.startswith("track:") else key for key in game.targets(ask, value)])


# --- words


def ask_facts(g: Cellar, ask: Ask | None) -> dict[str, Any]:
    if ask is None:
        return {}
    facts: dict[str, Any] = {"might": g.might[ask.seat], "sanity": g.sanity[ask.seat]}
    if ask.prompt == "act":
        facts["moves"] = g.moves
    elif ask.prompt == "shield":
        facts["victim"] = f"explorer-{ask.about}"
    return facts


def label(g: Cellar, ask: Ask, value: Any) -> Said:
    """What an option does, with its arithmetic; one message for each kind of option."""
    kind, facts = label_parts(g, ask, value)
    return Said(f"option-{ask.prompt}-{kind}", facts)


def label_parts(g: Cellar, ask: Ask, value: Any) -> tuple[str, dict[str, Any]]:
    prompt, seat = ask.prompt, ask.seat
    if prompt == "act":
        return act_parts(g, seat, value)
    if prompt == "rotate":
        doors = turned(MASKS[ask.about % 10], value)
        return "turn", {"doors": [DIRECTIONS[d] for d in range(4) if doors >> d & 1]}
    if prompt == "teleport":
        return "cell", {"cell": write_cell(value), "monsters": g.monsters.count(value)}
    if prompt == "weapon":
        facts: dict[str, Any] = {"dice": g.might[seat] + value + 1}
        return ("bare", facts) if value < 0 else ("weapon", {"weapon": ITEMS[value], **facts})
    if prompt in ("boost", "suffer"):
        now = (g.might, g.sanity)[value][seat]
        after = min(TRAIT_LIMIT, now + 1) if prompt == "boost" else now - 1
        return "trait", {"trait": TRAITS[value], "now": now, "after": after}
    if prompt == "sacrifice":
        return ("item", {"item": ITEMS[value - 1]}) if value else ("sanity", {"after": g.sanity[seat] - 1})
    return "yes" if value else "no", {}


def act_parts(g: Cellar, seat: int, value: int) -> tuple[str, dict[str, Any]]:
    if value < EXPLORE:
        there = g.pos[seat] + DELTA[value]
        return "walk", {"way": DIRECTIONS[value], "cell": write_cell(there), "monsters": g.monsters.count(there)}
    if value < ATTACK:
        return "explore", {"way": DIRECTIONS[value - EXPLORE], "tiles": len(g.tiles)}
    if value == ATTACK:
        return "attack", {"dice": g.might[seat], "strength": g.strength[g.monsters.index(g.pos[seat])]}
    return ("end", {"moves": g.moves}) if value == END else ("medkit", {})
