"""What the options and questions of the common rules say."""

from typing import Final

from hauntbox.board.dark import turned_sides
from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.manor.cards import ASCETIC, DOMINATION, TREASURES
from hauntbox.games.manor.entering import SHOVE
from hauntbox.games.manor.labels import Facts, explain, inform
from hauntbox.games.manor.options import STOP, TURN, first
from hauntbox.games.manor.paladin_board import CUBE_FROM, FIRE, GAIN, GIVE_BACK, KEEP, KEEP_TREASURE, REFUSE
from hauntbox.games.manor.resist import PAY_BLOOD, PAY_FIRE, PAY_GRIT, PAY_OMEN, PAY_STABILITY, RESIST
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import NUMBER, WALLS
from hauntbox.kernel.ask import Ask

RESIST_GRIT: Final = 3
RESIST_PRICE: Final = 2
"""Devotions, Stability or Blood."""


def open_sides(ask: Ask, value: int) -> list[str]:
    """The sides that are open when the tile is turned so. All questions about turning tell the tile and its space."""
    walls = turned_sides(WALLS[NUMBER[ask.about[0]]], first(value))
    return [side for d, side in enumerate(DIRECTIONS) if not walls >> d & 1]


def turn_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"sides": open_sides(ask, value)}


def stop_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What is left undone: 1 resisting, 2 a forced move, 0 anything else."""
    return {"why": {RESIST: 1, SHOVE: 2}.get(ask.prompt, 0)}


def devotion_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"total": g.paladin.fire if first(value) == FIRE else g.paladin.light}


def cube_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What the stat loses with its rightmost cube."""
    cubes, track = g.paladin.cubes, first(value)
    was = cubes.value(track)
    return {"was": was, "total": was - cubes.spaces[track][cubes.placed[track] - 1]}


def treasure_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"card": TREASURES[g.paladin.offered[0]], "ascetic": int(ASCETIC in g.paladin.cards)}


def price_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What resisting leaves of what it is paid with."""
    had = {
        PAY_GRIT: g.paladin.grit - RESIST_GRIT,
        PAY_STABILITY: g.skeletons.stability - RESIST_PRICE,
        PAY_BLOOD: g.spider.blood - RESIST_PRICE,
        PAY_OMEN: g.manor.box - 1,
    }
    return {"left": had[value]}


def fire_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"light": RESIST_PRICE - first(value)}


def keep_facts(g: Manor, ask: Ask) -> Facts:
    """The Treasure in his hand; nobody else sees this question."""
    return {"card": TREASURES[g.paladin.offered[0]] if g.paladin.offered[0] >= 0 else "treasure_back"}


def resist_facts(g: Manor, ask: Ask) -> Facts:
    """His discs on this board, and how many the next Domination space asks for."""
    filled = g.enchanter.filled
    return {"value": DOMINATION[filled] if filled < len(DOMINATION) else 0}


explain(TURN, turn_facts)
explain(STOP, stop_facts)
explain(GAIN, devotion_facts)
explain(GIVE_BACK, devotion_facts)
explain(CUBE_FROM, cube_facts)
explain(KEEP, treasure_facts)
explain(REFUSE, treasure_facts)
explain(PAY_FIRE, fire_facts)
for kind in (PAY_GRIT, PAY_STABILITY, PAY_BLOOD, PAY_OMEN):
    explain(kind, price_facts)
inform(KEEP_TREASURE, keep_facts)
inform(RESIST, resist_facts)
