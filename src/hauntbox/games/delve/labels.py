"""What each option does, with its arithmetic: the facts of `option-<kind>`."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DIRECTIONS, write_cell
from hauntbox.games.delve.act_labels import (
    act_label,
    attack_facts,
    disarm_facts,
    step_label,
    swing_facts,
    target_facts,
)
from hauntbox.games.delve.actions import thing_name
from hauntbox.games.delve.attack import in_reach
from hauntbox.games.delve.blows import ITEM, LAST_WALL, SHRUG_OFF, Blow
from hauntbox.games.delve.encountering import DISPEL, SHARED_FAITH
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.exploring import SPOTTER
from hauntbox.games.delve.figures import on_tile
from hauntbox.games.delve.foes import FIRST_TRAP, FOES, SHOOT, STRIKE, TRAPS, Line, is_trap, kind_of
from hauntbox.games.delve.harm import conditions, worth
from hauntbox.games.delve.heroes import HEROES, POWERS
from hauntbox.games.delve.intents import plan
from hauntbox.games.delve.items import FLASK, RING
from hauntbox.games.delve.label_facts import (
    Facts,
    Label,
    blow_facts,
    chance,
    figure_facts,
    names,
    square_facts,
    tile_name,
)
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.numbers import armour, speed
from hauntbox.games.delve.rolling import PRICE, RALLY
from hauntbox.games.delve.spoils import PASS, POCKET_FIND
from hauntbox.games.delve.state import CHEST, Delve
from hauntbox.games.delve.tactics import PEBBLE, blow_of
from hauntbox.games.delve.terrain import VENTS
from hauntbox.games.delve.tiles import TILES
from hauntbox.games.delve.trapping import blow_of as trap_blow
from hauntbox.games.delve.treasures import GUARD_BRACERS, TREASURES
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said

HEALS: Final = {
    "mending_touch": 1, "it_healing_draught": 3, "mar_raise_up": 4, "mar_radiant_lance": 1, "orr_herbs": 2,
}  # fmt: skip
SHELTER: Final = 2
ITEM_SWINGS: Final = {swing.name: swing for swing in (FLASK, RING)}
STEPS: Final = {"ils_quick_step": 3, "tam_dart_and_dash": 3, "ils_covering_fire": 2}
"""Squares of the moves that cards grant; where none are named it is the hero's speed."""


def label(g: Delve, ask: Ask, value: Any) -> Said:
    """What an option does."""
    kind, facts = LABELS[ask.prompt](g, ask, value)
    return Said(f"option-{kind}", facts)


# --- set-up, cards


def hero_label(g: Delve, ask: Ask, value: int) -> Label:
    card = HEROES[value]
    return "hero", {
        "who": card.id, "ac": card.ac[0], "hp": card.hp[0], "speed": card.speed[0], "surge": card.surge[0],
    }  # fmt: skip


def leave_label(g: Delve, ask: Ask, value: int) -> Label:
    return "leave-out", {"power": POWERS[value].id}


def power_label(g: Delve, ask: Ask, value: int) -> Label:
    return ("pass", {}) if value == PASS else ("power", {"power": POWERS[value].id})


def flip_label(g: Delve, ask: Ask, value: int) -> Label:
    if value == PASS:
        return "pass", {}
    return "flip", {"power": POWERS[value].id, "who": HEROES[value // 10].id}


def opening_label(g: Delve, ask: Ask, value: int) -> Label:
    return ("pass", {}) if value == PASS else ("attack", attack_facts(g, ask.seat, value))


def treasure_label(g: Delve, ask: Ask, value: int) -> Label:
    return "card", {"card": TREASURES[value].id}


def discard_label(g: Delve, ask: Ask, value: int) -> Label:
    spent = value not in g.heroes[ask.seat].items
    return "discard", {"card": TREASURES[value].id, "spent": spent}


def owner_label(g: Delve, ask: Ask, value: int) -> Label:
    x = g.heroes[value]
    items = [TREASURES[card].id for card in x.items]
    return "owner", {"who": x.name, "items": items, "count": len(items), "hp": g.hp[value], "full": x.full}


def tile_label(g: Delve, ask: Ask, value: int) -> Label:
    return "tile", {"tile": TILES[value].id, "triangle": TILES[value].triangle}


def drop_label(g: Delve, ask: Ask, value: int) -> Label:
    return "square", square_facts(g, value, ask.seat)


# --- attacks


def target_label(g: Delve, ask: Ask, value: int) -> Label:
    """The roll against a target, and what a hit does to it."""
    if value == PASS:
        return "stop", {}
    if isinstance(ask.about, str):
        swing = ITEM_SWINGS[ask.about]
        facts = swing_facts(g, ask.seat, (swing.name, swing.bonus), (swing.name, swing.damage), value)
        return "target", {**facts, "miss": swing.miss}
    return "target", {**target_facts(g, ask.seat, ask.about, value), "miss": POWERS[ask.about].miss}


def area_label(g: Delve, ask: Ask, value: int) -> Label:
    """The targets on a tile."""
    distance = 1 if isinstance(ask.about, str) else POWERS[ask.about].reach
    found = names(g, [f for f in in_reach(g, ask.seat, distance) if g.cell(f) == value])
    return "area", {"tile": tile_name(g, value), "targets": found, "count": len(found)}


def fury_label(g: Delve, ask: Ask, value: bool) -> Label:
    left = g.heroes[ask.seat].fury
    return ("fury", {"left": left - 1}) if value else ("no-fury", {"left": left})


def reroll_label(g: Delve, ask: Ask, value: bool) -> Label:
    """Lucky Tooth: the new roll counts."""
    _, die, bonus, needs = ask.about
    if value:
        return "reroll", {"needs": max(1, needs - bonus), "chance": chance(needs - bonus)}
    return "keep", {"total": die + bonus, "needs": needs, "good": die + bonus >= needs}


# --- reactions


def react_label(g: Delve, ask: Ask, value: int) -> Label:
    """A card that may be used now, and what it does to what has happened."""
    kind, *rest = ask.about
    if value == PASS:
        return "pass", {}
    if value in (SHRUG_OFF, ITEM + GUARD_BRACERS) and kind == "damage":
        return "reduce", {"card": card_name(value), **reduced(rest[2], 2 if value == SHRUG_OFF else 1)}
    if value == LAST_WALL:
        return "wall", {"card": card_name(value), **reduced(rest[2], 1), "target": g.heroes[rest[0]].name}
    if value == RALLY:
        _, _, bonus, needs = rest
        return "rally", {"card": card_name(value), "needs": max(1, needs - bonus), "chance": chance(needs - bonus)}
    if value == SHARED_FAITH:
        return "faith", {"card": card_name(value), "price": PRICE, "lower": rest[2], "xp": worth(g, g.active)}
    if value in (SPOTTER, POCKET_FIND, DISPEL, PEBBLE):
        return "react", {"card": card_name(value)}
    return "dodge", {"card": card_name(value)}


def card_name(value: int) -> str:
    return TREASURES[value - ITEM].id if value >= ITEM else POWERS[value].id


def reduced(damage: int, by: int) -> Facts:
    return {"before": damage, "after": max(0, damage - by)}


def cure_label(g: Delve, ask: Ask, value: Any) -> Label:
    if value == PASS:
        return "pass", {}
    return "cure", {"who": g.name(value[0]), "condition": value[1]}


def trap_label(g: Delve, ask: Ask, value: int) -> Label:
    return ("pass", {}) if value == PASS else ("disarm", disarm_facts(g, ask.seat, value))


# --- figures


def patient_label(g: Delve, ask: Ask, value: int) -> Label:
    """Whom a card heals, shelters or frees."""
    x = g.heroes[value]
    found = conditions(g, value)
    facts: Facts = {"who": x.name, "before": g.hp[value], "full": x.full}
    if ask.about == "mar_shield_word":
        return "shelter", {**facts, "ac": armour(g, value), "then": armour(g, value) + SHELTER}
    if ask.about == "al_lantern":
        return "free", {**facts, "conditions": found}
    facts["after"] = min(x.full, g.hp[value] + HEALS[ask.about])
    cures = found if ask.about == "orr_herbs" else []
    return "heal", {**facts, "cures": cures, "count": len(cures)}


def monster_label(g: Delve, ask: Ask, value: int) -> Label:
    return ("stop", {}) if value == PASS else ("figure", somebody(g, value))


def swap_label(g: Delve, ask: Ask, value: int) -> Label:
    return ("stay", {}) if value == PASS else ("swap", somebody(g, value))


def somebody(g: Delve, figure: int) -> Facts:
    """A figure or trap with its hit points and where it is."""
    square = g.traps[figure] if is_trap(figure) and figure in g.traps else g.at[figure]
    return {**figure_facts(g, figure), "hp": g.hp.get(figure, 0), **square_facts(g, square, figure)}


def pass_label(g: Delve, ask: Ask, value: int) -> Label:
    return "figure", somebody(g, value)


def closest_label(g: Delve, ask: Ask, value: int) -> Label:
    """Whom a monster or trap goes for, with its attack where it is about to attack."""
    about = ask.about
    if isinstance(about, int) and about >= 64 and value < 64:
        return victim_of(g, about, value)
    return "figure", somebody(g, value)


def victim_of(g: Delve, figure: int, victim: int) -> Label:
    """A victim with the attack that waits for him, if there is one."""
    if is_trap(figure):
        card = TRAPS[kind_of(figure) - FIRST_TRAP]
        blow = trap_blow(figure) if card.area == "closest" else None
    else:
        found = plan(g, figure)
        blow = blow_of(figure, found.line) if found is not None and found.line.damage else None
    return blow_label(g, blow, victim, figure, True)


def blow_label(g: Delve, blow: Blow | None, victim: int, figure: int, moving: bool) -> Label:
    facts = {**somebody(g, victim)}
    if blow is None:
        return "figure", facts
    here = 0 if moving else g.at[figure]
    return "victim", {**facts, **blow_facts(g, blow, victim, here)}


def victim_label(g: Delve, ask: Ask, value: int) -> Label:
    """One of several adjacent heroes."""
    return blow_label(g, blow_of(ask.about, strike_line(ask.about)), value, ask.about, False)


def strike_line(figure: int) -> Line:
    return next(line for line in FOES[figure & 63].tactics if line.act in (STRIKE, SHOOT))


# --- squares, tiles, edges


def square_label(g: Delve, ask: Ask, value: int) -> Label:
    """A square with its tile and the figures beside it."""
    if value == PASS:
        return "stay", {}
    figure = ask.about if isinstance(ask.about, int) else -1
    return "square", square_facts(g, value, figure)


def walk_label(g: Delve, ask: Ask, value: int) -> Label:
    """A move granted by a card: what it takes of it."""
    seat, what = ask.about
    if value in (PASS, g.at[seat]):
        return "stay", {}
    budget = STEPS.get(what) or speed(g, seat)
    return "walk", {
        "cost": reach(g, seat, budget).get(value, 0), "budget": budget, **square_facts(g, value, seat),
    }  # fmt: skip


def cell_label(g: Delve, ask: Ask, value: int) -> Label:
    """A tile with who is on it."""
    if value == PASS:
        return "stop", {}
    found = names(g, on_tile(g, value))
    return "on-tile", {"tile": tile_name(g, value), "cell": write_cell(value), "figures": found, "count": len(found)}


def edge_label(g: Delve, ask: Ask, value: int) -> Label:
    return "edge", {"tile": tile_name(g, value >> 2), "direction": DIRECTIONS[value & 3]}


# --- yes or no


def level_label(g: Delve, ask: Ask, value: bool) -> Label:
    """Both sides of the hero's card."""
    if not value:
        return "no-level", {"xp": ask.about}
    card = HEROES[g.heroes[ask.seat].kind]
    facts: Facts = {"price": PRICE, "xp": ask.about}
    for key, pair in (("ac", card.ac), ("hp", card.hp), ("surge", card.surge)):
        facts.update({f"{key}_before": pair[0], f"{key}_after": pair[1]})
    return "level", facts


def cancel_label(g: Delve, ask: Ask, value: bool) -> Label:
    card, price = ask.about
    name = ENCOUNTERS[card].id
    return ("cancel", {"card": name, "price": price, "xp": worth(g, ask.seat)}) if value else ("suffer", {"card": name})


def pay_label(g: Delve, ask: Ask, value: tuple[int, ...]) -> Label:
    """The cards, what is lost by paying too much, and what is left."""
    paid = sum([FOES[kind].xp for kind in value])
    return "pay", {
        "cards": [FOES[kind].id for kind in value],
        "paid": paid,
        "price": ask.about,
        "lost": paid - ask.about,
        "left": worth(g, ask.seat) - paid,
    }


def effect_label(g: Delve, ask: Ask, value: int) -> Label:
    return "effect", {"what": "vent" if value == VENTS else ENCOUNTERS[value].id}


def escape_label(g: Delve, ask: Ask, value: bool) -> Label:
    return ("escape", {}) if value else ("no-escape", {})


def chest_label(g: Delve, ask: Ask, value: int) -> Label:
    return "chest", {"thing": thing_name(value), "nth": value - CHEST + 1}


def reveal_label(g: Delve, ask: Ask, value: bool) -> Label:
    return ("reveal", {"worth": ask.about}) if value else ("wait", {})


LABELS: Final[dict[str, Callable[[Delve, Ask, Any], Label]]] = {
    "hero": hero_label,
    "leave_out": leave_label,
    "daily": power_label,
    "utility": power_label,
    "start": square_label,
    "act": act_label,
    "step": step_label,
    "walk": walk_label,
    "drop": drop_label,
    "target": target_label,
    "area": area_label,
    "fury": fury_label,
    "reroll": reroll_label,
    "react": react_label,
    "patient": patient_label,
    "monster": monster_label,
    "swap": swap_label,
    "drive": cell_label,
    "shove": square_label,
    "square": square_label,
    "flip": flip_label,
    "opening": opening_label,
    "item_owner": owner_label,
    "keep": treasure_label,
    "discard": discard_label,
    "cure": cure_label,
    "tonic": cure_label,
    "level": level_label,
    "cancel": cancel_label,
    "pay": pay_label,
    "edge": edge_label,
    "tile": tile_label,
    "double": edge_label,
    "plug": edge_label,
    "mushroom": square_label,
    "adjacent": square_label,
    "closest": closest_label,
    "closest_tile": cell_label,
    "victim": victim_label,
    "crowd": cell_label,
    "path": cell_label,
    "trap_square": square_label,
    "seep": cell_label,
    "lure": square_label,
    "pass": pass_label,
    "disarm": trap_label,
    "effect": effect_label,
    "escape": escape_label,
    "sac": square_label,
    "chest": chest_label,
    "reveal": reveal_label,
}
