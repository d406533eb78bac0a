"""What the Manor's options and questions say: the arithmetic behind them."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.cards import (
    EVENTS_ROW,
    MOLD_OF,
    OMEN_POWER,
    ROW_SPACES,
    ROWS,
    SHIFT,
    SWAP,
    TREASURES_PLACED,
)  # fmt: skip
from hauntbox.games.manor.labels import Facts
from hauntbox.games.manor.manor_rows import shift_reach
from hauntbox.games.manor.manor_words import (
    ASSIGN,
    EGG_OUT,
    FLY,
    MENU,
    OMENS_ON,
    ORIENT,
    PATHS,
    REVEAL_TILE,
    SHIFT_TILE,
    SHIFT_TO,
    SHIFT_WHERE,
    SWAP_OTHER,
    SWAP_TILE,
    SWAP_WITH,
    TREASURE_OUT,
    TREASURE_WHERE,
    WALK,
    WALK_TO,
)  # fmt: skip
from hauntbox.games.manor.options import first, second, third
from hauntbox.games.manor.pieces import TREASURE, WRAITH
from hauntbox.games.manor.spaces import DELTA, FAR, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import tile_name
from hauntbox.kernel.ask import Ask


def row_facts(row: int, count: int) -> Facts:
    """What so many Omens on a row are good for; an occupied tile goes half the distance."""
    power = OMEN_POWER[row][count]
    facts: Facts = {"power": power, "half": power // 2 if row in (SWAP, SHIFT) else 0, "tokens": 0}
    if row == EVENTS_ROW:
        facts["tokens"] = TREASURES_PLACED[count]
    return facts


def omens_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**row_facts(first(value), second(value)), "left": g.manor.box - second(value)}


def tile_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """How far a tile may go: half as far when it is occupied."""
    far = int(ask.about)
    occupied = g.occupied(first(value))
    return {"occupied": int(occupied), "far": far, "reach": far // 2 if occupied else far}


def partner_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The distance, and how much is allowed."""
    one, far = ask.about
    occupied = g.occupied(one) or g.occupied(first(value))
    return {
        "occupied": int(occupied),
        "far": far,
        "reach": far // 2 if occupied else far,
        "distance": FAR[one][first(value)],
    }


def shift_to_facts(g: Manor, ask: Ask, value: int) -> Facts:
    start, far = ask.about
    return {
        "occupied": int(g.occupied(start)),
        "far": far,
        "reach": shift_reach(g, start, far),
        "distance": FAR[start][first(value)],
    }


def found_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"occupied": int(g.occupied(first(value)))}


def walk_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The cards that are left, and the Mold that the card would be worth in flight."""
    return {"mold": MOLD_OF[first(value)], "left": len(g.manor.hand) - 1}


def fly_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The spaces on the way and the Mold after it."""
    at = g.at[WRAITH]
    way: list[str] = []
    for d in PATHS[third(value)]:
        at += DELTA[d]
        way.append(space_text(at))
    gained = MOLD_OF[first(value)]
    return {
        "cell": space_text(second(value)),
        "way": " → ".join([space_text(g.at[WRAITH]), *way]),
        "path": "".join(["NESW"[d] for d in PATHS[third(value)]]),
        "mold": gained,
        "was": g.manor.mold,
        "total": min(g.terms.mold, g.manor.mold + gained),
        "goal": g.terms.mold,
    }


def step_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"left": int(ask.about) - 1, "occupied": int(g.occupied(first(value)))}


# --- questions


def assign_facts(g: Manor, ask: Ask) -> Facts:
    """The row, what each number of Omens does there, and the Omens and rows still to come."""
    row = g.manor.row
    facts: Facts = {"row": ROWS[row], "omens": g.manor.box, "rows": len(ROWS) - 1 - row}
    for count in range(1, ROW_SPACES + 1):
        facts[f"power{count}"] = OMEN_POWER[row][count]
    return facts


def partner_question(g: Manor, ask: Ask) -> Facts:
    one, far = ask.about
    return {"cell": space_text(one), "tile": tile_name(g, one), "far": far, "half": far // 2}


def orient_facts(g: Manor, ask: Ask) -> Facts:
    """The tile, and where it will lie."""
    tile, at = ask.about
    return {"tile": f"{tile.split('_')[0]}_tile", "cell": space_text(at)}


def menu_facts(g: Manor, ask: Ask) -> Facts:
    m = g.manor
    return {"cell": space_text(g.at[WRAITH]), "cards": len(m.hand), "mold": m.mold, "goal": g.terms.mold}


def place_facts(g: Manor, ask: Ask) -> Facts:
    return {"supply": g.supply[TREASURE]}


def from_facts(g: Manor, ask: Ask) -> Facts:
    return {"cell": ask.about}


OPTION_FACTS: Final[dict[int, Callable[[Manor, Ask, int], Facts]]] = {
    OMENS_ON: omens_facts,
    SWAP_TILE: tile_facts,
    SHIFT_TILE: tile_facts,
    SWAP_WITH: partner_facts,
    SHIFT_TO: shift_to_facts,
    REVEAL_TILE: found_facts,
    WALK: walk_facts,
    FLY: fly_facts,
    WALK_TO: step_facts,
}
QUESTION_FACTS: Final[dict[str, Callable[[Manor, Ask], Facts]]] = {
    ASSIGN: assign_facts,
    SWAP_OTHER: partner_question,
    SHIFT_WHERE: partner_question,
    ORIENT: orient_facts,
    MENU: menu_facts,
    TREASURE_WHERE: place_facts,
    EGG_OUT: from_facts,
    TREASURE_OUT: from_facts,
}
