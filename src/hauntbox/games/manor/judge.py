"""How good a position is for a seat: how near each role is to its goal, and what a role adds itself."""

import math
from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.cards import DOMINATION
from hauntbox.games.manor.enchanter_reach import needed
from hauntbox.games.manor.paladin_data import HEALTH
from hauntbox.games.manor.pieces import (
    EGG,
    ENCHANTER,
    MANOR,
    PALADIN,
    SKELETONS,
    SPIDER,
    SPIDERLINGS,
    SUPPLY,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import poltergeists
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

SCALE: Final = 2.0
"""So many points make the judge fairly sure."""
MINE: Final = 3.0
THEIRS: Final = 1.5
ALL_THEIRS: Final = 0.3
"""How much the goals count: its own, that of the one who is nearest to his, and those of all others."""
ON_BOARDS: Final = 0.35
IN_HAND: Final = 0.1
"""How much a disc there counts of one that was turned into a Domination space."""
EGGS: Final = SUPPLY[EGG]

HELD: Final = (0.0, 1.6, 0.2, 0.05, 0.02)
"""What being dominated costs, by the Domination spaces still to fill."""

REASONS: Final[dict[int, Callable[[Manor], list[Reason]]]] = {}
"""What a role adds about its own board, by role: `REASONS[SPIDER] = spider_reasons` in the role's own file."""
SOLO: Final = -1
"""In REASONS: what the Lone Vigil adds."""
HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {}
"""What a sensible player does at a question without thinking, by prompt; others choose at random."""
PAUSES: Final[list[str]] = []
"""Prompts at which a choice has been carried out to its end: the menu of each role."""


def progress(g: Manor, role: int) -> float:
    """From 0 (nothing done) to 1 (goal reached)."""
    if role == PALADIN:
        if g.terms.mix.poltergeists or g.terms.solo:
            return g.paladin.destroyed / g.terms.poltergeists
        return 1.0 - g.spider.living.bit_count() / len(SPIDERLINGS)
    if role == SKELETONS:
        if g.plays(PALADIN):
            return 1.0 - g.paladin.health / HEALTH
        if g.plays(SPIDER):
            return 1.0 - g.spider.living.bit_count() / len(SPIDERLINGS)
        return g.skeletons.destroyed / max(1, g.terms.poltergeists)
    if role == SPIDER:
        return min(1.0, g.spider.terror / g.terms.escape) * (0.4 + 0.12 * g.spider.living.bit_count())
    if role == MANOR:
        return g.manor.mold / g.terms.mold
    e = g.enchanter
    value = needed(g)
    discs = sum([min(value, count) for count in e.boards])
    goal = sum(DOMINATION[: max(1, g.terms.dominations)])
    return (sum(DOMINATION[: e.filled]) + ON_BOARDS * min(discs, 3 * value) + IN_HAND * e.hand) / goal


def outlook(g: Manor, role: int) -> float:
    """Progress, and what a role has ready for more."""
    ready = 0.0
    if role == SPIDER:
        s = g.spider
        ready = (0.2 * min(9, s.blood) + 0.6 * (EGGS - g.supply[EGG])) / g.terms.escape
    elif role == PALADIN:
        p = g.paladin
        ready = 0.02 * (p.cubes.free + sum(p.cubes.placed) + p.fire)
    elif role == SKELETONS:
        ready = 0.01 * g.skeletons.stability
    elif role == MANOR:
        ready = 0.01 * poltergeists(g)
    return min(1.0, progress(g, role) + ready)


def reasons(g: Manor, seat: int) -> list[Reason]:
    role = g.terms.roles[seat]
    if g.over:
        return [Reason("goal", 4.0 if g.winner == role else -4.0)]
    others = [outlook(g, other) ** 2 for other in g.terms.roles if other != role]
    found = [Reason("goal", MINE * progress(g, role))]
    if others:
        found.append(Reason("rivals", -THEIRS * max(others) - ALL_THEIRS * sum(others)))
    if g.terms.solo:
        found += REASONS[SOLO](g)
    if g.plays(ENCHANTER) and role != ENCHANTER:
        found.append(Reason("discs", -hold(g, role)))
    more = REASONS.get(role)
    return found + more(g) if more is not None else found


def hold(g: Manor, role: int) -> float:
    """What the Enchanter's discs on a role's board cost it: most when they are enough to dominate it next."""
    e = g.enchanter
    share = min(1.0, e.boards[role] / needed(g))
    if share < 1.0 or (role == e.last and len(g.terms.roles) > 2):
        share *= 0.5
    return HELD[min(len(HELD) - 1, g.terms.dominations - e.filled)] * share


def judge(g: Manor, seat: int) -> float:
    """The reasons' sum, squeezed between -1 and 1."""
    return math.tanh(sum([reason.points for reason in reasons(g, seat)]) / SCALE)


def habit(g: Manor, ask: Ask, rng: Rng) -> int:
    known = HABITS.get(ask.prompt)
    return known(g, ask, rng) if known is not None else rng.below(len(ask.options))
