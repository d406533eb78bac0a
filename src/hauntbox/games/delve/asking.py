"""The facts of every question: who is asked, what it is about, how things stand."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.delve.actions import may_attack, may_move, thing_name
from hauntbox.games.delve.adventures.adv_12 import WANTED
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.foes import is_foe
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.heroes import POWERS
from hauntbox.games.delve.label_facts import Facts, figure_facts
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.rolling import PRICE
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.kernel.ask import Ask

SOMEBODY: Final = "SOMEBODY"
FOE: Final = "FOE"
CARD: Final = "CARD"
OWN: Final = "OWN"
"""Whom a question is about, for the texts to choose their wording by."""


def ask_facts(g: Delve, ask: Ask | None) -> Facts:
    """The facts of `ask-<prompt>`."""
    if ask is None:
        return {}
    x = g.heroes[ask.seat]
    who = x.name if x.kind != NOBODY else ""
    facts = {"who": who, "seat": ask.seat + 1}
    special = SPECIAL.get(ask.prompt)
    return {**facts, **special(g, ask)} if special is not None else facts


def act_facts(g: Delve, ask: Ask) -> Facts:
    """What is left of the two actions: both, an attack or a move, a move, nothing but free actions."""
    x = g.heroes[ask.seat]
    stage = ("EITHER" if g.moves else "BOTH") if may_attack(g) else "MOVE" if may_move(g) else "FREE"
    return {"stage": stage, "hp": g.hp[ask.seat], "full": x.full}


def step_facts(g: Delve, ask: Ask) -> Facts:
    """What is left of the move."""
    return {"left": g.left, "speed": speed(g, ask.seat)}


def walk_facts(g: Delve, ask: Ask) -> Facts:
    return {"what": ask.about[1]}


def what_facts(g: Delve, ask: Ask) -> Facts:
    """The power or item that is used."""
    about = ask.about
    return {"what": POWERS[about].id if isinstance(about, int) else about if isinstance(about, str) else ""}


def target_facts(g: Delve, ask: Ask) -> Facts:
    return {**what_facts(g, ask), "count": len(ask.options)}


def figure_about(g: Delve, ask: Ask) -> Facts:
    """A figure that is placed, moved or acts, if it is a single one."""
    about = ask.about
    if not isinstance(about, int) or about < 0:
        return {"kind": "NOBODY", "foe": "", "foe_number": 0}
    kind = OWN if about == ask.seat else FOE if is_foe(about) else SOMEBODY
    return {"kind": kind, **figure_facts(g, about, "foe")}


def drive_facts(g: Delve, ask: Ask) -> Facts:
    return {**figure_facts(g, ask.about[0], "foe"), "what": ask.about[1]}


def thing_facts(g: Delve, ask: Ask) -> Facts:
    return {"thing": thing_name(ask.about)}


def fury_facts(g: Delve, ask: Ask) -> Facts:
    return {**figure_facts(g, ask.about, "target"), "tokens": g.heroes[ask.seat].fury}


def die_facts(die: int, bonus: int, needs: int) -> Facts:
    return {"die": die, "bonus": bonus, "total": die + bonus, "needs": needs, "good": die + bonus >= needs}


def reroll_facts(g: Delve, ask: Ask) -> Facts:
    what, die, bonus, needs = ask.about
    return {"what": what, **die_facts(die, bonus, needs)}


def react_facts(g: Delve, ask: Ask) -> Facts:
    """What has happened, in one of nine ways."""
    kind, *rest = ask.about
    facts: Facts = {"what": kind.upper()}
    if kind in ("hit", "wall", "damage"):
        seat, by, damage = rest
        facts.update(target=g.heroes[seat].name, by=by, damage=damage, hp=g.hp[seat])
    elif kind == "miss":
        seat, die, bonus, needs = rest
        facts.update(target=g.heroes[seat].name, **die_facts(die, bonus, needs))
    elif kind in ("encounter", "price"):
        facts.update(card=rest[1], price=PRICE, lower=rest[2] if kind == "price" else PRICE, xp=worth(g, g.active))
    elif kind == "activates":
        facts.update(figure_facts(g, rest[2], "foe"))
    missing: Facts = {
        "target": "", "by": "", "damage": 0, "hp": 0, "die": 0, "bonus": 0, "total": 0, "needs": 0, "good": False,
        "card": "", "price": 0, "lower": 0, "xp": 0, "foe": "", "foe_number": 0,
    }  # fmt: skip
    return {**missing, **facts}


def owner_facts(g: Delve, ask: Ask) -> Facts:
    return {"card": TREASURES[ask.about].id}


def level_facts(g: Delve, ask: Ask) -> Facts:
    return {"xp": ask.about, "price": PRICE}


def cancel_facts(g: Delve, ask: Ask) -> Facts:
    card, price = ask.about
    return {"card": ENCOUNTERS[card].id, "price": price, "xp": worth(g, ask.seat)}


def pay_facts(g: Delve, ask: Ask) -> Facts:
    return {"price": ask.about, "xp": worth(g, ask.seat)}


def edge_facts(g: Delve, ask: Ask) -> Facts:
    """The hero explores, a sentry does, or a card says so."""
    about = ask.about
    if about == ask.seat:
        return {"kind": OWN, "foe": "", "foe_number": 0}
    return {"kind": FOE, **figure_facts(g, about, "foe")} if about >= 64 else {"kind": CARD, "foe": "", "foe_number": 0}


def double_facts(g: Delve, ask: Ask) -> Facts:
    return {"tile": ask.about}


def chest_facts(g: Delve, ask: Ask) -> Facts:
    return {"target": g.heroes[ask.about].name}


def reveal_facts(g: Delve, ask: Ask) -> Facts:
    return {"worth": ask.about, "wanted": WANTED[g.seats - 1]}


def daily_facts(g: Delve, ask: Ask) -> Facts:
    return {"level": g.heroes[ask.seat].level}


SPECIAL: Final[dict[str, Callable[[Delve, Ask], dict[str, Any]]]] = {
    "daily": daily_facts,
    "act": act_facts,
    "step": step_facts,
    "walk": walk_facts,
    "drop": thing_facts,
    "target": target_facts,
    "area": what_facts,
    "fury": fury_facts,
    "reroll": reroll_facts,
    "react": react_facts,
    "patient": what_facts,
    "monster": what_facts,
    "drive": drive_facts,
    "shove": figure_about,
    "square": figure_about,
    "flip": what_facts,
    "item_owner": owner_facts,
    "level": level_facts,
    "cancel": cancel_facts,
    "pay": pay_facts,
    "edge": edge_facts,
    "double": double_facts,
    "mushroom": figure_about,
    "adjacent": figure_about,
    "closest": figure_about,
    "closest_tile": figure_about,
    "victim": figure_about,
    "crowd": figure_about,
    "path": figure_about,
    "trap_square": figure_about,
    "chest": chest_facts,
    "reveal": reveal_facts,
}
