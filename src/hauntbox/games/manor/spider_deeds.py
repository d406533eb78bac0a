"""Carries out what the Spider does in her phase of moving and powers."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.cards import FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS
from hauntbox.games.manor.ends import spider_escapes
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.options import KIND, first, option
from hauntbox.games.manor.paladin_strike import offer_strike
from hauntbox.games.manor.pieces import BLOOD, PALADIN, PIECES, SPIDER, TREASURE
from hauntbox.games.manor.skeletons_strike import offer_skeleton_strike
from hauntbox.games.manor.spaces import DELTA, space_text
from hauntbox.games.manor.spider_board import gain_blood, gain_terror, tend_egg
from hauntbox.games.manor.spider_menu import FEEDING_BLOOD, eggs_near, leaps
from hauntbox.games.manor.spider_play import (
    eyes_many,
    eyes_with,
    fangs_with,
    lay_egg,
    note,
    pay_card,
    play_cards,
    web_many,
    web_with,
)  # fmt: skip
from hauntbox.games.manor.spider_words import (
    DREAD,
    ESCAPE,
    EYES_MANY,
    EYES_WITH,
    FANGS_WITH,
    FEED,
    FEED_AT,
    FEEDING,
    LAY_EGG,
    LEAP,
    LEAP_TO,
    LEGS,
    LOOT,
    STEP,
    TELEPORT,
    TEND,
    TEND_AT,
    USED_DREAD,
    USED_TEND,
    WEB_MANY,
    WEB_WITH,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import pay_blood, take
from hauntbox.kernel.ask import Ask, Rule

LOOT_BLOOD: Final = 2
FEEDING_RULE: Final = ("MAN-SPI-45", "MAN-SPI-57", "MAN-SPI-76")
LEGS_RULE: Final = ("MAN-SPI-46", "MAN-SPI-56", "MAN-SPI-75")
LOOT_RULE: Final = ("MAN-SPI-47", "MAN-SPI-58", "MAN-SPI-69")
TEND_RULE: Final = ("MAN-SPI-48", "MAN-SPI-59", "MAN-SPI-69")
DREAD_RULE: Final = ("MAN-SPI-57", "MAN-SPI-54", "MAN-SPI-68")


def deed(g: Manor, choice: int) -> None:
    """Does what an option of the menu says; put what comes afterwards on the agenda first."""
    DEEDS[choice >> KIND](g, choice)


# --- moving


def step(g: Manor, choice: int) -> None:
    """MAN-SPI-20, MAN-SPI-30, MAN-SPI-65: 1 Movement; the Giant Spider spends a wall where she crosses one."""
    s = g.spider
    to = first(choice)
    here = g.at[s.active]
    s.moves -= 1
    if s.form == FORM_GIANT and g.grid.walls[here] >> DELTA.index(to - here) & 1:
        s.walls -= 1
    if g.ears:
        g.tell("spider-moves", "MAN-SPI-20", piece=PIECES[s.active], cell=space_text(to), left=s.moves)
    enter(g, s.active, to)
    entered(g)


def entered(g: Manor) -> None:
    """MAN-SPI-21 to MAN-SPI-24, MAN-FAQ-7: each time her large form enters a space with pieces they may strike."""
    s = g.spider
    if s.form == FORM_SPIDERLINGS:
        return
    if g.plays(PALADIN):
        offer_strike(g, s.active)
    else:
        offer_skeleton_strike(g, s.active)


def escape(g: Manor, choice: int) -> None:
    """MAN-SPI-70, MAN-SPI-71."""
    spider_escapes(g)


def legs(g: Manor, choice: int) -> None:
    """MAN-SPI-46, MAN-SPI-56, MAN-SPI-75: a card for 1 Movement, and a wall or later Spiderlings too."""
    s = g.spider
    note(g, "legs")
    s.moves += 1
    if s.form == FORM_GIANT:
        s.walls += 1
    elif s.form == FORM_SPIDERLINGS:
        s.bonus += 1
    if g.ears:
        g.tell("spider-legs", LEGS_RULE[s.form], piece=PIECES[s.active], left=s.moves, walls=s.walls)
    g.then(pay_card, LEGS_RULE[s.form])


def teleport(g: Manor, choice: int) -> None:
    """MAN-SPI-56: two cards of the same kind."""
    note(g, "teleport")
    play_cards(g, first(choice), 2, "legs", "MAN-SPI-56")
    g.then(leap)


def leap(g: Manor) -> Rule[None]:
    """MAN-SPI-56, MAN-SPI-57: up to 2 spaces; it counts as entering."""
    s = g.spider
    options = [option(LEAP_TO, at) for at in leaps(g, g.at[s.active])]
    to = first((yield Ask(g.seat(SPIDER), LEAP, options)))
    if g.ears:
        g.tell("spider-leaps", "MAN-SPI-57", piece=PIECES[s.active], cell=space_text(to))
    enter(g, s.active, to)
    entered(g)


# --- Blood, Terror, Treasure


def feeding(g: Manor, choice: int) -> None:
    """MAN-SPI-45, MAN-SPI-76."""
    note(g, "feeding")
    pay_blood(g, FEEDING_BLOOD)
    gain_terror(g, 1, FEEDING_RULE[g.spider.form])


def dread(g: Manor, choice: int) -> None:
    """MAN-SPI-54, MAN-SPI-68."""
    s = g.spider
    note(g, "dread")
    s.used |= USED_DREAD
    g.then(pay_card, DREAD_RULE[s.form])
    gain_terror(g, 1, DREAD_RULE[s.form])


def loot(g: Manor, choice: int) -> None:
    """MAN-SPI-43, MAN-SPI-47, MAN-SPI-58."""
    s = g.spider
    note(g, "loot")
    take(g, TREASURE, g.at[s.active], 1)
    if g.ears:
        g.tell("spider-loots", LOOT_RULE[s.form], cell=space_text(g.at[s.active]))
    g.then(pay_card, LOOT_RULE[s.form])
    gain_blood(g, LOOT_BLOOD, "MAN-SPI-43")


def tend(g: Manor, choice: int) -> None:
    """MAN-SPI-48: once per turn, every Egg within 2 spaces."""
    s = g.spider
    note(g, "tend")
    s.used |= USED_TEND
    pay_blood(g, 1)
    g.then(feed_eggs, eggs_near(g, g.at[s.active]), TEND_RULE[FORM_GIANT])


def tend_at(g: Manor, choice: int) -> None:
    """MAN-SPI-59: one Egg that she sees."""
    note(g, "tend")
    pay_blood(g, 1)
    tend_egg(g, first(choice), TEND_RULE[FORM_CASTER])


def feed_eggs(g: Manor, eggs: tuple[int, ...], rule: str) -> Rule[None]:
    """MAN-SPI-7, MAN-SPI-8, D55: a Blood cube on each Egg; where Blood runs short she decides which get one."""
    if not eggs or not g.supply[BLOOD]:
        return
    if len(eggs) <= g.supply[BLOOD]:
        for at in eggs:
            tend_egg(g, at, rule)
        return
    at = first((yield Ask(g.seat(SPIDER), FEED, [option(FEED_AT, at) for at in eggs], g.supply[BLOOD])))
    g.then(feed_eggs, tuple([other for other in eggs if other != at]), rule)
    tend_egg(g, at, rule)


DEEDS: Final[dict[int, Callable[[Manor, int], None]]] = {
    kind >> KIND: function
    for kind, function in (
        (STEP, step),
        (ESCAPE, escape),
        (EYES_MANY, eyes_many),
        (EYES_WITH, eyes_with),
        (FANGS_WITH, fangs_with),
        (WEB_MANY, web_many),
        (WEB_WITH, web_with),
        (LAY_EGG, lay_egg),
        (FEEDING, feeding),
        (LEGS, legs),
        (TELEPORT, teleport),
        (LOOT, loot),
        (TEND, tend),
        (TEND_AT, tend_at),
        (DREAD, dread),
    )
}
