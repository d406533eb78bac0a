"""What every option and question says: the facts that its things name by themselves, and what roles add.

The message of an option is `option-<word>`, with one fact for each thing of the word (see options.py). A space adds
the name of its tile, an edge its space and side. A role adds arithmetic for a word with `explain`, and facts of a
question with `inform`.
"""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.manor.options import EDGE, MORE, NUMBER, SPACE, THERE, TURNS, WORDS, things_of
from hauntbox.games.manor.pieces import PIECES, ROLES
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import tile_name
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said

Facts = dict[str, Any]
NUMBERS: Final = (TURNS.fact, NUMBER.fact, MORE.fact)

EXPLAIN: Final[dict[int, Callable[[Manor, Ask, int], Facts]]] = {}
INFORM: Final[dict[str, Callable[[Manor, Ask], Facts]]] = {}


def explain(kind: int, facts: Callable[[Manor, Ask, int], Facts]) -> None:
    """The arithmetic of a word."""
    EXPLAIN[kind >> 27] = facts


def inform(name: str, facts: Callable[[Manor, Ask], Facts]) -> None:
    """The facts of a question."""
    INFORM[name] = facts


def label(g: Manor, ask: Ask, value: int) -> Said:
    """What an option does."""
    number = value >> 27
    facts = thing_facts(g, value)
    extra = EXPLAIN.get(number)
    if extra is not None:
        facts.update(extra(g, ask, value))
    return Said(f"option-{WORDS[number].id}", facts)


def thing_facts(g: Manor, value: int) -> Facts:
    """What the things of an option are called."""
    facts: Facts = {}
    for thing, which in things_of(value):
        if thing.fact in NUMBERS:
            facts[thing.fact] = which
        elif thing is SPACE:
            facts.update(cell=space_text(which), tile=tile_name(g, which))
        elif thing is THERE:
            facts.update(there=space_text(which), other=tile_name(g, which))
        elif thing is EDGE:
            facts.update(cell=space_text(which >> 2), tile=tile_name(g, which >> 2), side=DIRECTIONS[which & 3])
        else:
            facts[thing.fact] = thing.text(which)
    return facts


def ask_facts(g: Manor, ask: Ask | None) -> Facts:
    """The facts of `ask-<prompt>`: the role that is asked, and what the question is about."""
    if ask is None:
        return {}
    facts: Facts = {"role": ROLES[g.terms.roles[ask.seat]]}
    if isinstance(ask.about, str):
        facts["about"] = ask.about
    elif isinstance(ask.about, int):
        facts["count"] = ask.about
    more = INFORM.get(ask.prompt)
    if more is not None:
        facts.update(more(g, ask))
    return facts


def rotate_facts(g: Manor, ask: Ask) -> Facts:
    """The tile that is being revealed."""
    tile, at = ask.about
    return {"tile": f"{tile.split('_')[0]}_tile", "cell": space_text(at)}


def flee_facts(g: Manor, ask: Ask) -> Facts:
    piece, moves = ask.about
    return {"piece": piece, "count": moves, "cell": space_text(g.at[PIECES.index(piece)])}


inform("rotate", rotate_facts)
inform("flee_step", flee_facts)
