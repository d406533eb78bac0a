"""What the Enchanter's options and questions say: the arithmetic behind them."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.attacks import enchanter_defense, is_exposed
from hauntbox.games.manor.enchanter_deeds import GLARE_COST, STEP_COST
from hauntbox.games.manor.enchanter_reach import doubled, echoes, needed, place, prey, reached, syphoned, twice
from hauntbox.games.manor.enchanter_words import (
    APPEAR_AT,
    BAR_WAY,
    COMMAND,
    COMMANDED,
    CONJURE,
    DOMINATE,
    DOMINATE_ONE,
    END,
    GLARE,
    INSCRIBE,
    INSCRIBE_AT,
    INSCRIBE_ONE,
    LEAP,
    MARCH,
    MARCH_TO,
    MENU,
    SNEAK,
    STEP,
    STEP_AT,
    SUMMON,
    SYPHON,
    WHISPER,
    WHISPER_TO,
    WHISPER_TWO,
)  # fmt: skip
from hauntbox.games.manor.labels import Facts
from hauntbox.games.manor.options import first, word_of
from hauntbox.games.manor.pieces import DISC, OWNER, PIECES, POLTERGEISTS, ROLES, SPIDER, TREASURE, WEB
from hauntbox.games.manor.spaces import FAR, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import poltergeists
from hauntbox.kernel.ask import Ask


def end_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"left": g.enchanter.left, "hand": g.enchanter.hand}


def cube_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """One magic cube; how many are left."""
    return {"left": g.enchanter.left - 1}


def move_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """How far it is, and what a Syphon would give there."""
    to = first(value)
    return {**cube_facts(g, ask, value), "far": FAR[place(g)][to], "discs": syphoned(g, to)}


def place_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"discs": syphoned(g, first(value))}


def step_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"cost": STEP_COST, "left": g.enchanter.left - STEP_COST}


def hand_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**cube_facts(g, ask, value), "hand": g.enchanter.hand}


def inscribe_at_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"hand": g.enchanter.hand - 1}


def syphon_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The pieces around him, the discs they give (`most`: no more than that), and his hand afterwards."""
    mask = prey(g, place(g))
    gain = syphoned(g, place(g))
    twice_as_many = bool(mask) and doubled(g, mask)
    worth = mask.bit_count() * (2 if twice_as_many else 1)
    return {
        **cube_facts(g, ask, value),
        "pieces": mask.bit_count(),
        "twice": int(twice_as_many),
        "most": gain if gain < worth else 0,
        "count": gain,
        "total": g.enchanter.hand + gain,
    }


def whisper_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Whom he reaches, and what Echo gives as things are."""
    roles = reached(g, place(g))
    return {
        **hand_facts(g, ask, value),
        "count": len(roles),
        "roles": [ROLES[role] for role in roles],
        "echo": echoes(g),
    }


def whisper_to_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The discs on that board then, and how many Domination asks for."""
    role = first(value)
    count = 2 if word_of(value) == WHISPER_TWO else 1
    e = g.enchanter
    return {"total": e.boards[role] + count, "need": needed(g), "hand": e.hand - count, "again": int(twice(g, role))}


def command_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**cube_facts(g, ask, value), "discs": max(0, g.enchanter.boards[first(value)] - 1)}


def commanded_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"cell": space_text(g.at[first(value)])}


def march_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What the piece runs into there: a disc, Webs."""
    to = first(value)
    spider = OWNER[PIECES.index(ask.about[0])] == SPIDER
    return {"disc": g.count(to, DISC), "webs": 0 if spider else g.count(to, WEB)}


def summon_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**cube_facts(g, ask, value), "total": min(len(POLTERGEISTS), poltergeists(g) + 1)}


def conjure_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**cube_facts(g, ask, value), "supply": g.supply[TREASURE]}


def glare_facts(g: Manor, ask: Ask, value: int) -> Facts:
    hand = g.enchanter.hand
    gain = min(hand, g.supply[DISC])
    return {"cost": GLARE_COST, "hand": hand, "count": gain, "total": hand + gain}


def dominate_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """His discs there against the value of the space, and what the space brings."""
    e = g.enchanter
    space = e.filled + 1
    return {"discs": e.boards[first(value)], "need": needed(g), "space": space, "goal": g.terms.dominations}


# --- questions


def menu_question(g: Manor, ask: Ask) -> Facts:
    e = g.enchanter
    return {
        "cell": space_text(place(g)),
        "cubes": e.left,
        "hand": e.hand,
        "defense": enchanter_defense(g),
        "exposed": int(is_exposed(g)),
    }


def dominate_question(g: Manor, ask: Ask) -> Facts:
    return {"need": needed(g), "filled": g.enchanter.filled, "goal": g.terms.dominations}


def inscribe_question(g: Manor, ask: Ask) -> Facts:
    return {"hand": g.enchanter.hand}


def march_question(g: Manor, ask: Ask) -> Facts:
    piece, left = ask.about
    return {"piece": piece, "count": left, "cell": space_text(g.at[PIECES.index(piece)])}


OPTION_FACTS: Final[dict[int, Callable[[Manor, Ask, int], Facts]]] = {
    SNEAK: move_facts,
    LEAP: move_facts,
    STEP: step_facts,
    STEP_AT: place_facts,
    APPEAR_AT: place_facts,
    INSCRIBE: hand_facts,
    INSCRIBE_AT: inscribe_at_facts,
    SYPHON: syphon_facts,
    WHISPER: whisper_facts,
    WHISPER_TO: whisper_to_facts,
    WHISPER_TWO: whisper_to_facts,
    COMMAND: command_facts,
    COMMANDED: commanded_facts,
    MARCH_TO: march_facts,
    SUMMON: summon_facts,
    CONJURE: conjure_facts,
    BAR_WAY: cube_facts,
    GLARE: glare_facts,
    DOMINATE: dominate_facts,
    END: end_facts,
}
QUESTION_FACTS: Final[dict[str, Callable[[Manor, Ask], Facts]]] = {
    MENU: menu_question,
    DOMINATE_ONE: dominate_question,
    INSCRIBE_ONE: inscribe_question,
    MARCH: march_question,
}
