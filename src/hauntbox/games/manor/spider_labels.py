"""What the Spider's options and questions say: the arithmetic behind them."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.attacks import group_strength, spider_defense, strength
from hauntbox.games.manor.cards import AT_TERROR, FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS, FORMS, TERROR_MAX
from hauntbox.games.manor.labels import Facts
from hauntbox.games.manor.options import first
from hauntbox.games.manor.pieces import (
    BLOOD,
    EGG,
    HATCHING,
    OWNER,
    PALADIN,
    PALADIN_BIT,
    PIECES,
    ROLES,
    SKELETON_BITS,
    SPIDER,
    SPIDERLINGS,
    WEB,
)  # fmt: skip
from hauntbox.games.manor.spaces import DELTA, space_text
from hauntbox.games.manor.spider_deeds import LOOT_BLOOD
from hauntbox.games.manor.spider_menu import (
    CASTER_DREAD,
    FEEDING_BLOOD,
    PREY,
    SPIDERLING_DREAD,
    eggs_near,
    spiderling_spots,
    spun,
    web_spaces,
    webs_out,
)  # fmt: skip
from hauntbox.games.manor.spider_words import (
    ACTIVATE,
    BITES,
    CHOOSE_FORM,
    DISCS_OF,
    DREAD,
    END,
    ENOUGH,
    ESCAPE,
    EXTRA,
    EYES_MANY,
    EYES_WITH,
    FANGS_WITH,
    FEED_AT,
    FEEDING,
    GATHER,
    LAY_AT,
    LAY_EGG,
    LEAP_TO,
    LEGS,
    LOOT,
    MENU,
    MORE_FANGS,
    MORE_WITH,
    PAY,
    SPIN_AT,
    STEP,
    TAKE_FORM,
    TEND,
    TEND_AT,
    WEB_MANY,
    WEB_WITH,
)  # fmt: skip
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask


def entering(g: Manor, to: int) -> Facts:
    """Who may strike at her there: their Strength with Fire against her Defense (MAN-SPI-21)."""
    s = g.spider
    who = PALADIN_BIT if g.plays(PALADIN) else SKELETON_BITS
    strikes = s.active >= 0 and s.form != FORM_SPIDERLINGS and g.here[to] & who
    if not strikes:
        return {"strike": 0, "own": 0, "fire": 0, "value": 0}
    paladin = who == PALADIN_BIT
    own = strength(g) if paladin else group_strength(g, to, True)
    fire = g.paladin.fire if paladin else 0
    value = spider_defense(g, s.active)
    return {"strike": 2 if own + fire > value else 1, "own": own, "fire": fire, "value": value}


def step_facts(g: Manor, ask: Ask, value: int) -> Facts:
    s = g.spider
    to = first(value)
    here = g.at[s.active]
    wall = to - here in DELTA and g.grid.walls[here] >> DELTA.index(to - here) & 1
    giant = s.form == FORM_GIANT
    return {
        **entering(g, to),
        "left": max(0, s.moves - 1),
        "wall": (1 if giant else 2) if wall else 0,
        "walls": max(0, s.walls - 1) if wall and giant else s.walls,
    }


def leap_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return entering(g, first(value))


def escape_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return terror_facts(g, 0)


def terror_facts(g: Manor, more: int) -> Facts:
    s = g.spider
    return {"terror": min(TERROR_MAX, s.terror + more), "goal": g.terms.escape}


def many_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """So many Eyes or Web cards of the Giant Spider, and how many tiles or Webs they are good for."""
    return {"total": spun(first(value)), "left": len(g.spider.hand) - first(value)}


def form_fact(g: Manor) -> Facts:
    return {"form": FORMS[g.spider.form]}


def eyes_facts(g: Manor, ask: Ask, value: int) -> Facts:
    count = 1
    if g.spider.form == FORM_SPIDERLINGS:
        count = sum([g.grid.face[at] == DARK for at in spiderling_spots(g)])
    return {**form_fact(g), "count": count}


def fangs_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """How many pieces are attacked; the Giant Spider's Blood goes by cards, that of Spiderlings by pieces."""
    s = g.spider
    count = 1
    if s.form == FORM_GIANT:
        count = (g.here[g.at[s.active]] & PREY).bit_count()
    elif s.form == FORM_SPIDERLINGS:
        count = sum([(g.here[at] & PREY).bit_count() for at in spiderling_spots(g)])
    return {**form_fact(g), "count": count, "left": len(s.hand) - 1}


def web_facts(g: Manor, ask: Ask, value: int) -> Facts:
    count = 1
    if g.spider.form == FORM_SPIDERLINGS:
        count = min(g.supply[WEB], len(web_spaces(g, list(spiderling_spots(g)))))
    return {**form_fact(g), "count": count}


def egg_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The Webs that lie there already count for hatching."""
    giant = g.spider.form == FORM_GIANT
    webs = g.count(g.at[g.spider.active], WEB) if giant else 0
    return {**form_fact(g), "webs": webs, "need": HATCHING, "left": g.supply[EGG]}


def feeding_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**terror_facts(g, 1), "cost": FEEDING_BLOOD, "blood": g.spider.blood}


def dread_facts(g: Manor, ask: Ask, value: int) -> Facts:
    need = CASTER_DREAD if g.spider.form == FORM_CASTER else SPIDERLING_DREAD
    return {**terror_facts(g, 1), "webs": webs_out(g), "need": need}


def legs_facts(g: Manor, ask: Ask, value: int) -> Facts:
    s = g.spider
    return {**form_fact(g), "left": s.moves + 1, "walls": s.walls + 1, "waiting": len(s.queue)}


def loot_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"blood": LOOT_BLOOD, "total": g.spider.blood + LOOT_BLOOD}


def tend_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"count": len(eggs_near(g, g.at[g.spider.active])), "blood": g.spider.blood}


def tend_at_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**ripe(g, first(value), 1), "blood": g.spider.blood}


def ripe(g: Manor, at: int, more: int) -> Facts:
    """How far an Egg is: Blood cubes and Webs with what comes, of what it needs."""
    return {"total": g.count(at, BLOOD) + g.count(at, WEB) + more, "need": HATCHING, "egg": int(g.has(at, EGG))}


def bites_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Where the piece stands, and whose it is: its role says what follows."""
    piece = first(value)
    return {"cell": space_text(g.at[piece]), "owner": ROLES[OWNER[piece]], "grit": g.paladin.grit}


def spin_facts(g: Manor, ask: Ask, value: int) -> Facts:
    at = first(value)
    return {**ripe(g, at, 1), "webs": g.count(at, WEB) + 1}


def lay_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"webs": g.count(first(value), WEB), "need": HATCHING}


def feed_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return ripe(g, first(value), 1)


def end_facts(g: Manor, ask: Ask, value: int) -> Facts:
    s = g.spider
    return {**form_fact(g), "left": s.moves, "waiting": len(s.queue), "cards": len(s.hand)}


def activate_facts(g: Manor, ask: Ask, value: int) -> Facts:
    at = g.at[first(value)]
    alike = sum([g.at[piece] == at for piece in g.spider.queue])
    return {"cell": space_text(at), "alike": alike, "moves": 4 + g.spider.bonus}


def more_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Cards played as Fangs with this one, and what is left."""
    count = int(ask.about) + 1
    return {"count": count, "more": count - 1, "left": len(g.spider.hand) - 1}


def enough_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"count": int(ask.about)}


def pay_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"held": g.spider.hand.count(first(value))}


def discs_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Of so many, as many as there are (MAN-ENC-54)."""
    e = g.enchanter
    return {"board": e.boards[SPIDER], "hand": e.hand}


def take_form_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Movement and Defense of each form."""
    form = first(value)
    return {"moves": (3, 2, 4)[form], "defense": AT_TERROR[g.spider.terror].defense[form]}


# --- questions


def menu_facts(g: Manor, ask: Ask) -> Facts:
    s = g.spider
    piece = "spiderling" if s.active in SPIDERLINGS else PIECES[s.active]
    return {
        "piece": piece,
        "cell": space_text(g.at[s.active]),
        "moves": s.moves,
        "walls": s.walls,
        "cards": len(s.hand),
        "blood": s.blood,
        **form_fact(g),
        **terror_facts(g, 0),
    }


def more_fangs_facts(g: Manor, ask: Ask) -> Facts:
    return {"more": int(ask.about) - 1, "cards": len(g.spider.hand)}


def extra_facts(g: Manor, ask: Ask) -> Facts:
    s = g.spider
    return {"hand": len(s.hand), "spirit": AT_TERROR[s.terror].spirit}


def gather_facts(g: Manor, ask: Ask) -> Facts:
    return {"form": str(ask.about)}


def choose_form_facts(g: Manor, ask: Ask) -> Facts:
    return terror_facts(g, 0)


OPTION_FACTS: Final[dict[int, Callable[[Manor, Ask, int], Facts]]] = {
    STEP: step_facts,
    ESCAPE: escape_facts,
    EYES_MANY: many_facts,
    EYES_WITH: eyes_facts,
    FANGS_WITH: fangs_facts,
    WEB_MANY: many_facts,
    WEB_WITH: web_facts,
    LAY_EGG: egg_facts,
    FEEDING: feeding_facts,
    LEGS: legs_facts,
    LOOT: loot_facts,
    TEND: tend_facts,
    TEND_AT: tend_at_facts,
    DREAD: dread_facts,
    END: end_facts,
    ACTIVATE: activate_facts,
    MORE_WITH: more_facts,
    ENOUGH: enough_facts,
    PAY: pay_facts,
    SPIN_AT: spin_facts,
    LAY_AT: lay_facts,
    BITES: bites_facts,
    FEED_AT: feed_facts,
    LEAP_TO: leap_facts,
    DISCS_OF: discs_facts,
    TAKE_FORM: take_form_facts,
}
QUESTION_FACTS: Final[dict[str, Callable[[Manor, Ask], Facts]]] = {
    MENU: menu_facts,
    MORE_FANGS: more_fangs_facts,
    EXTRA: extra_facts,
    GATHER: gather_facts,
    CHOOSE_FORM: choose_form_facts,
}
