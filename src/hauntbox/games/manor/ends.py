"""How a game ends: the goals of the roles, and who wins when two have reached theirs."""

from collections.abc import Sequence
from typing import Final

from hauntbox.games.manor.pieces import ENCHANTER, MANOR, PALADIN, ROLES, SKELETONS, SPIDER
from hauntbox.games.manor.roles import NOBODY
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.errors import GameOver
from hauntbox.kernel.game import Outcome

Claim = tuple[int, str, str]
"""A role that has reached its goal, the ending and the rule."""

# Endings.
PALADIN_SPIDER: Final = "paladin_spider"
PALADIN_POLTERGEISTS: Final = "paladin_poltergeists"
SKELETONS_PALADIN: Final = "skeletons_paladin"
SKELETONS_SPIDER: Final = "skeletons_spider"
SKELETONS_POLTERGEISTS: Final = "skeletons_poltergeists"
SPIDER_ESCAPED: Final = "spider_escaped"
MANOR_MOLD: Final = "manor_mold"
ENCHANTER_DOMINATES: Final = "enchanter_dominates"
DRAW: Final = "draw"
VIGIL_WON: Final = "vigil_won"
VIGIL_DEAD: Final = "vigil_dead"
VIGIL_TERROR: Final = "vigil_terror"


def win(g: Manor, role: int, ending: str, rule: str) -> None:
    """MAN-END-2: the game ends at once, in the middle of whatever goes on."""
    end(g, role, ending, rule)
    raise GameOver


def lose(g: Manor, ending: str, rule: str) -> None:
    """MAN-SOLO-3, MAN-END-12: nobody at the table wins."""
    end(g, NOBODY, ending, rule)
    raise GameOver


def end(g: Manor, role: int, ending: str, rule: str) -> None:
    g.winner = role
    g.ending = ending
    if g.ears:
        g.tell("ended", rule, role=ROLES[role] if role >= 0 else "", ending=ending)


def win_first(g: Manor, claims: Sequence[Claim]) -> None:
    """MAN-END-3: of several who reach their goal at once the active role wins, else the next in turn order."""
    order = [(g.active + i) % len(ROLES) for i in range(len(ROLES))]
    if claims:
        win(g, *min(claims, key=lambda claim: order.index(claim[0])))


def spider_killed(g: Manor, by: int) -> None:
    """MAN-END-4, MAN-END-7: her last Spiderling is gone by an attack of her killer."""
    if by == PALADIN:
        win(g, PALADIN, PALADIN_SPIDER, "MAN-END-4")
    elif by == SKELETONS:
        win(g, SKELETONS, SKELETONS_SPIDER, "MAN-END-7")


def paladin_killed(g: Manor) -> None:
    """MAN-END-6, MAN-SOLO-3: his Health is 0."""
    if g.terms.solo:
        lose(g, VIGIL_DEAD, "MAN-SOLO-3")
    win(g, SKELETONS, SKELETONS_PALADIN, "MAN-END-6")


def count_poltergeist(g: Manor, by: int) -> None:
    """MAN-END-5, MAN-END-7: a Poltergeist was destroyed by an attack; it counts where that is the goal."""
    goal = g.terms.poltergeists
    if not goal or g.plays(SPIDER):
        return
    if by == PALADIN:
        g.paladin.destroyed += 1
        if g.paladin.destroyed >= goal:
            if g.terms.solo:
                win(g, PALADIN, VIGIL_WON, "MAN-SOLO-3")
            win(g, PALADIN, PALADIN_POLTERGEISTS, "MAN-END-5")
    elif by == SKELETONS and not g.plays(PALADIN):
        g.skeletons.destroyed += 1
        if g.skeletons.destroyed >= goal:
            win(g, SKELETONS, SKELETONS_POLTERGEISTS, "MAN-END-7")


def may_escape(g: Manor) -> bool:
    """MAN-END-8, MAN-SPI-71: whether the Spider has Terror enough to leave."""
    return g.spider.terror >= g.terms.escape


def spider_escapes(g: Manor) -> None:
    """MAN-END-8: she has left through the Entrance."""
    win(g, SPIDER, SPIDER_ESCAPED, "MAN-END-8")


def gain_mold(g: Manor, amount: int, rule: str) -> None:
    """MAN-END-9, MAN-MAN-37: Mold, and the end when there is enough."""
    g.manor.mold = min(15, g.manor.mold + amount)
    if g.ears:
        g.tell("mold", rule, count=amount, total=g.manor.mold, goal=g.terms.mold)
    if g.manor.mold >= g.terms.mold:
        win(g, MANOR, MANOR_MOLD, "MAN-END-9")


def fill_domination(g: Manor) -> None:
    """MAN-END-10, MAN-ENC-45: one more Domination space."""
    g.enchanter.filled += 1
    if g.enchanter.filled >= g.terms.dominations:
        win(g, ENCHANTER, ENCHANTER_DOMINATES, "MAN-END-10")


def outcome(g: Manor) -> Outcome | None:
    """Who won, and figures about the game."""
    if not g.over:
        return None
    seats = g.terms.roles
    if g.winner == NOBODY:
        rewards = (0.0 if g.ending == DRAW else -1.0,) * len(seats)
    else:
        rewards = tuple([1.0 if role == g.winner else -1.0 for role in seats])
    facts = {
        "role": ROLES[g.winner] if g.winner >= 0 else "",
        "rounds": g.round,
        "turns": g.turn,
        "health": g.paladin.health,
        "stability": g.skeletons.stability,
        "terror": g.spider.terror,
        "mold": g.manor.mold,
        "dominations": g.enchanter.filled,
        "destroyed": max(g.paladin.destroyed, g.skeletons.destroyed),
    }
    return Outcome(g.ending, rewards, facts)
