"""What every deed of a Hero Phase does: the labels of the questions "act" and "step"."""

from typing import Final

from hauntbox.board.squares import cell_of, write_square
from hauntbox.games.delve.actions import (
    ATTACK,
    DISARM,
    DROP,
    END,
    END_STANCE,
    GO,
    ITEM,
    LOW,
    PICK,
    TAKE_STANCE,
    USES,
    thing_name,
)
from hauntbox.games.delve.adventure import adventure_of, goal_placed
from hauntbox.games.delve.attack import in_reach, swing_of
from hauntbox.games.delve.effects import FIRST, MORE, REACHES
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.figures import adjacent, free_beside, put
from hauntbox.games.delve.foes import FIRST_TRAP, TRAPS, kind_of
from hauntbox.games.delve.harm import guarded
from hauntbox.games.delve.heroes import ADJACENT, EACH_ADJACENT, POWERS
from hauntbox.games.delve.label_facts import (
    Facts,
    Label,
    dangers,
    explores_from,
    figure_facts,
    roll_facts,
    signed,
    tile_name,
    traps_on,
)
from hauntbox.games.delve.moving import nearest_squares
from hauntbox.games.delve.numbers import armour, attack_parts, damage_parts, disarm_parts, speed, total
from hauntbox.games.delve.state import CHEST, Delve
from hauntbox.games.delve.terrain import VENTS, effects_here
from hauntbox.games.delve.tiles import NUMBER, SECRET_HOLLOW
from hauntbox.games.delve.treasures import TREASURES
from hauntbox.kernel.ask import Ask

NO_TARGET: Final[Facts] = {
    "target": "", "target_number": 0, "bonus": "", "plus": [], "more": 0, "ac": 0, "needs": 0, "chance": 0,
    "damage": 0, "hp": 0, "guarded": False,
}  # fmt: skip
DIE_ADVENTURES: Final = (7, 10)
"""The adventures in which a die decides what comes instead of an encounter."""
GATE: Final = 6
"""The adventure in which edges are plugged until the gate is found."""


def act_label(g: Delve, ask: Ask, value: int) -> Label:
    """A deed by its kind."""
    seat = ask.seat
    kind, thing = value & ~LOW, value & LOW
    if value == END:
        return "end", end_facts(g, seat)
    if kind == GO:
        return "move", {"second": g.moves == 1, "speed": speed(g, seat)}
    if kind == ATTACK:
        return "attack", attack_facts(g, seat, thing)
    if kind == USES:
        return "use", {"power": POWERS[thing].id}
    if kind == ITEM:
        return "item", {"card": TREASURES[thing].id}
    if kind == DISARM:
        return "disarm", disarm_facts(g, seat, thing)
    if kind == PICK:
        return "take", {"thing": thing_name(thing)}
    if kind == DROP:
        return "drop", {"thing": thing_name(thing), "worth": g.values[thing - CHEST] if thing >= CHEST else 0}
    if kind == TAKE_STANCE:
        return "stance", {"power": POWERS[thing].id}
    assert kind == END_STANCE
    return "end-stance", {"power": POWERS[g.heroes[seat].stance].id}


# --- moving and ending


def step_label(g: Delve, ask: Ask, value: int) -> Label:
    """One square of a move, its end, or an object between two squares."""
    seat = ask.seat
    if value == END:
        return "halt", {"left": g.left, **place_facts(g, seat, g.at[seat])}
    if value & ~LOW != GO:
        return act_label(g, ask, value)
    square = value & LOW
    cost = nearest_squares(g, seat, g.left).get(square, 0)
    place = {"square": write_square(square), **place_facts(g, seat, square)}
    return "step", {"cost": cost, "left": g.left - cost, **place}


def place_facts(g: Delve, seat: int, square: int) -> Facts:
    """What waits on a square."""
    cell = cell_of(square)
    harm, traps = dangers(g, seat, square), traps_on(g, cell)
    return {
        "tile": tile_name(g, cell),
        "explores": explores_from(g, square),
        "dangers": harm,
        "harms": len(harm),
        "traps": traps,
        "trapped": len(traps),
    }


def end_facts(g: Delve, seat: int) -> Facts:
    """What the end of the Hero Phase does here, and what comes after it."""
    effects = ["vent" if effect == VENTS else ENCOUNTERS[effect].id for effect in effects_here(g, seat)]
    return {"next": after_phase(g, seat), "dangers": effects, "harms": len(effects)}


def after_phase(g: Delve, seat: int) -> str:
    """What follows if nothing changes: a tile, an encounter, or what the adventure has in its place."""
    if explores_from(g, g.at[seat]):
        return "EXPLORE"
    if g.cave.tile(g.cell(seat)) == SECRET_HOLLOW and not g.heroes[seat].hollow:
        return "HOLLOW"
    if g.adventure == GATE and not goal_placed(g, NUMBER[adventure_of(g).goal]):
        return "PLUG"
    return "DIE" if g.adventure in DIE_ADVENTURES else "ENCOUNTER"


# --- fighting


def attack_facts(g: Delve, seat: int, power: int) -> Facts:
    """The power as printed, how many targets it has, and the best of them."""
    card = POWERS[power]
    if power in FIRST:
        reached = REACHES[power](g, seat)
    else:
        reached = in_reach(g, seat, ADJACENT if card.mode == EACH_ADJACENT else card.reach)
    chances = [target_facts(g, seat, power, target) for target in reached]
    best = max(chances, key=lambda facts: (not facts["guarded"], facts["chance"], -facts["hp"]), default=NO_TARGET)
    return {
        **best,
        "power": card.id,
        "printed": signed(card.attack),
        "reach": card.reach,
        "daily": card.kind == "daily",
        "strength": card.damage,
        "miss": card.miss,
        "count": len(reached),
    }


def target_facts(g: Delve, seat: int, power: int, target: int) -> Facts:
    """An attack with a power at one target; a power that brings the target near counts as adjacent."""
    swing = swing_of(power)
    table = brought_near(g, seat, target) if power in FIRST and not adjacent(g, seat, target) else g
    more = MORE[power](table, seat, target, 0) if power in MORE else 0
    return swing_facts(table, seat, (swing.name, swing.bonus), (swing.name, swing.damage), target, more)


def swing_facts(
    g: Delve, seat: int, attack: tuple[str, int], strength: tuple[str, int], target: int, more: int = 0
) -> Facts:
    """The roll against a target and what a hit does to it."""
    return {
        **figure_facts(g, target, "target"),
        **roll_facts(attack_parts(g, seat, attack, target), armour(g, target)),
        "damage": total(damage_parts(g, seat, strength, target, 0)) + more,
        "hp": g.hp[target],
        "guarded": guarded(g, target),
    }


def brought_near(g: Delve, seat: int, target: int) -> Delve:
    """The table with a target beside the hero."""
    squares = free_beside(g, g.at[seat])
    if not squares:
        return g
    twin = g.copy()
    put(twin, target, squares[0])
    return twin


def disarm_facts(g: Delve, seat: int, trap: int) -> Facts:
    needs = TRAPS[kind_of(trap) - FIRST_TRAP].disarm
    return {**figure_facts(g, trap, "trap"), **roll_facts([("", 0), *disarm_parts(g, seat)], needs)}
