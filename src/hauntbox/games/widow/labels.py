"""What every option does, with the arithmetic a player wants: the facts of `option-<prompt>-<kind>`."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DELTA, FLOOR, OPEN, side, turned, write_cell
from hauntbox.board.regions import enclosed, room
from hauntbox.games.widow.bonuses import DECLINE, STRIP
from hauntbox.games.widow.deeds import (
    BANISH,
    FORETELL,
    GIVE,
    GO,
    LOCK,
    OBJECT,
    PEEK,
    STOCK,
    STOP,
    cost_of,
    supply_after,
)
from hauntbox.games.widow.mansion import add_tile, current_stack
from hauntbox.games.widow.pieces import JOBS, SPEED, SPIRITS, SUCCESS
from hauntbox.games.widow.spirits import moved_by
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import CHAPEL, COLOUR, COLOURS, EDGES, EFFECT, HAUNT, NUMBER, STAIRS, TILES
from hauntbox.games.widow.turn import AS_SUCCESS, CHANGES, KEEP, ROLL, TO_STOCK
from hauntbox.games.widow.walks import fares
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said

Facts = dict[str, Any]
Label = tuple[str, Facts]
"""The kind of an option and its facts."""

FAR: Final = 99
"""The distance of a spirit that has no way to the widow."""


def label(g: Widow, ask: Ask, value: Any) -> Said:
    """What an option does."""
    kind, facts = LABELS[ask.prompt](g, ask, value)
    return Said(f"option-{ask.prompt}-{kind}", facts)


# --- distances


def distance(g: Widow, spirit: int) -> int:
    """How many spaces a spirit is from the widow, by its own way of moving."""
    return g.field(spirit).get(g.at[spirit], FAR)


def nearest(g: Widow) -> Facts:
    """The nearest spirit and its distance."""
    spirit = min(g.haunting, key=lambda s: distance(g, s))
    return {"near": distance(g, spirit), "near_spirit": SPIRITS[spirit].id}


def with_widow_at(g: Widow, there: int) -> Widow:
    """The table if the widow stood elsewhere."""
    after = g.copy()
    after.widow = there
    after.forget_fields()
    return after


def arrival(g: Widow, there: int) -> Facts:
    """Where a move of the widow would end: the tile, who would be near, and whether it loses the game."""
    return {**place_facts(g, there), **nearest(with_widow_at(g, there)), "loses": there in g.at}


def place_facts(g: Widow, at: int) -> Facts:
    return {"tile": TILES[g.tiles[at]].id, "cell": write_cell(at)}


def spirit_facts(g: Widow, spirit: int) -> Facts:
    """Where a spirit is, how far from the widow, and what holds it."""
    at = g.at[spirit]
    facts = place_facts(g, at)
    facts.update(spirit=SPIRITS[spirit].id, far=distance(g, spirit), binding=g.bound[spirit], locks=g.locks.get(at, 0))
    return facts


def step_facts(g: Widow, spirit: int, there: int) -> Facts:
    """A step of a spirit: where to, and how far from the widow that is."""
    return {"spirit": SPIRITS[spirit].id, **place_facts(g, there), "far": g.field(spirit).get(there, FAR)}


def spirit_number(name: str) -> int:
    return [spirit.id for spirit in SPIRITS].index(name)


# --- set-up and tiles


def job_label(g: Widow, ask: Ask, value: int) -> Label:
    return "job", {"job": JOBS[value]}


def place_label(g: Widow, ask: Ask, value: int) -> Label:
    """Which tiles it would join, and what becomes of the room, the stairs, the courtyards and the distances."""
    at, r = value >> 2, value & 3
    tile = NUMBER[ask.about]
    if value in [barred for barred, _ in ask.barred]:
        return "barred", {"cell": write_cell(at)}
    after = g.copy()
    add_tile(after, tile, at, turned(EDGES[tile], r))
    colour = STAIRS[tile]
    joined = [there for there in after.walk[at] if there - at in DELTA]
    facts: Facts = {
        "cell": write_cell(at),
        "turns": r,
        "joins": [TILES[after.tiles[there]].id for there in joined],
        "stairs": TILES[g.tiles[g.stairs[colour]]].id if colour >= 0 and g.stairs[colour] else "",
        "yards": len(set(after.courtyards) - set(g.courtyards)),
        "appears": after.field(g.waiting).get(at, FAR) if EFFECT[tile] == HAUNT and g.waiting < g.spirits else 0,
        **shortened(g, after),
    }
    cells = room(after.grid, at)
    facts["size"] = len(cells)
    if not joined:
        return "layer", facts
    if not enclosed(after.grid, cells):
        return "open", {**facts, "exposed": exposed(after, cells)}
    return "room", {**facts, **rewards(g, {COLOUR[after.tiles[there]] for there in cells}, len(cells))}


def shortened(g: Widow, after: Widow) -> Facts:
    """The spirit whose way to the widow a new tile shortens most, by how much, and how far it is then."""
    spirit = max(g.haunting, key=lambda s: distance(g, s) - distance(after, s))
    saved = distance(g, spirit) - distance(after, spirit)
    return {"shorter": saved, "spirit": SPIRITS[spirit].id, "far": distance(after, spirit)}


def exposed(g: Widow, cells: list[int]) -> int:
    """How many open edges of a room look at an empty cell."""
    edges = g.grid.edges
    return sum([side(edges[at], d) == OPEN and at + DELTA[d] not in edges for at in cells for d in range(4)])


def rewards(g: Widow, colours: set[int], size: int) -> Facts:
    """WID-ROOM-3, WID-BONUS-1, WID-BONUS-9: the tokens and the bonus of a completed room."""
    base, extra = size - 1, max(0, len(colours) - 2)
    bonus = ""
    if len(colours) == 1:
        colour = min(colours)
        bonus = "used" if g.bonuses >> colour & 1 else COLOURS[colour]
    tokens = min(base + extra, g.supply)
    return {
        "colours": len(colours),
        "base": base,
        "extra": extra,
        "tokens": tokens,
        "short": base + extra - tokens,
        "bonus": bonus,
    }


def stock_label(g: Widow, ask: Ask, value: int) -> Label:
    return ("stop", {}) if value == DECLINE else ("build", {"tile": TILES[value].id})


def order_label(g: Widow, ask: Ask, value: tuple[int, ...]) -> Label:
    return "order", {"tiles": [TILES[tile].id for tile in value]}


# --- spirits


def target_label(g: Widow, ask: Ask, value: int) -> Label:
    """A spirit that is to be bound or moved by the player."""
    return ("stop", {}) if value == DECLINE else ("spirit", spirit_facts(g, value))


def turn_label(g: Widow, ask: Ask, value: int) -> Label:
    """The spirit that moves next: tokens hold it first, then it comes nearer."""
    facts = spirit_facts(g, value)
    spaces = 1 if ask.prompt == "chill_order" else SPEED[value]
    held = min(spaces, facts["binding"] + facts["locks"])
    return "spirit", {**facts, "spaces": spaces, "held": held, "left": max(0, facts["far"] - spaces + held)}


def step_label(g: Widow, ask: Ask, value: int) -> Label:
    spirit = spirit_number(ask.about)
    if value == DECLINE:
        return "stop", spirit_facts(g, spirit)
    if value == STRIP:
        return "strip", spirit_facts(g, spirit)
    return "step", step_facts(g, spirit, value)


def red_label(g: Widow, ask: Ask, value: int) -> Label:
    if value == DECLINE:
        return "stop", nearest(g)
    return "go", arrival(g, value)


def held_label(g: Widow, ask: Ask, value: str) -> Label:
    facts = spirit_facts(g, spirit_number(ask.about))
    return value, {**facts, "left": facts["binding" if value == "binding" else "locks"] - 1}


# --- tokens and dice


def declare_label(g: Widow, ask: Ask, value: int) -> Label:
    """What is declared once this token lies there, and what stays in the pool."""
    successes, binding, stocking = ask.about
    bindings = sum(binding)
    pool = g.pools[g.active] - successes - bindings - stocking
    if value == ROLL:
        return "roll", {"successes": successes, "bindings": bindings, "stocking": stocking, "pool": pool}
    if value == AS_SUCCESS:
        return "success", {"successes": successes + 1, "pool": pool - 1}
    if value == TO_STOCK:
        return "stock", {"stocking": stocking + 1, "pool": max(0, pool - 1), "left": g.tiles_left}
    facts = spirit_facts(g, value)
    return "bind", {**facts, "total": facts["binding"] + binding[value] + 1, "pool": pool - 1}


def dice_facts(g: Widow, first: int, second: int) -> Facts:
    """What two final dice would bring."""
    double = first == second
    moved = [] if double and not g.doubles_move else moved_by(g, first) + moved_by(g, second)
    successes = (first >= SUCCESS) + (second >= SUCCESS)
    return {
        "first": first,
        "second": second,
        "double": double,
        "dice": successes,
        "total": successes + g.declared,
        "moves": len(moved),
        "spirits": [SPIRITS[spirit].id for spirit in sorted(set(moved))],
    }


def modifier_label(g: Widow, ask: Ask, value: int) -> Label:
    first, second = g.dice
    if value == KEEP:
        return "keep", dice_facts(g, first, second)
    die, change = CHANGES[value - 1]
    facts = dice_facts(g, first + change, second) if die == 0 else dice_facts(g, first, second + change)
    return "change", {**facts, "die": die + 1, "change": change}


def die_label(g: Widow, ask: Ask, value: int) -> Label:
    face = g.dice[value]
    return "die", {"die": value + 1, "face": face, "spirits": [SPIRITS[s].id for s in moved_by(g, face)]}


# --- abilities


def deed_label(g: Widow, ask: Ask, value: int) -> Label:
    """What a deed costs and leaves, and what it does."""
    kind, thing = value & ~OBJECT, value & OBJECT
    total = g.successes + g.declared
    if kind == STOP:
        return "stop", {"lost": total, "tokens": g.declared}
    cost = fares(g, total)[thing] if kind == GO else cost_of(g, kind)
    paid: Facts = {"cost": cost, "left": max(0, total - cost)}
    if kind == GO:
        return "go", {**paid, **arrival(g, thing)}
    if kind == STOCK:
        return "build", {**paid, "tile": TILES[thing].id}
    if kind == PEEK:
        return "peek", {**paid, "count": min(3, g.stacks[current_stack(g)])}
    if kind == FORETELL:
        return "foretell", {**paid, "pending": g.pending + 1}
    if kind == GIVE:
        return "give", {**paid, "job": JOBS[g.jobs[thing]], "pool": g.pools[thing] + 1}
    if kind == LOCK:
        return "lock", {**paid, **lock_facts(g, thing)}
    if kind == BANISH:
        facts = spirit_facts(g, thing)
        return "banish", {**paid, **facts, "after": g.field(thing).get(CHAPEL, FAR)}
    spirit, there = thing // FLOOR, thing % FLOOR
    if there:
        return "push", {**paid, **step_facts(g, spirit, there), "before": distance(g, spirit)}
    return "strip", {**paid, **spirit_facts(g, spirit)}


def lock_facts(g: Widow, at: int) -> Facts:
    """WID-JOB-17, WID-JOB-18: how many locks a success puts, and whom they hold."""
    wanted = 2 if g.enhanced[g.active] and not g.first_used else 1
    count = min(wanted, supply_after(g, 1))
    spirits = [SPIRITS[spirit].id for spirit in g.haunting if g.at[spirit] == at]
    return {**place_facts(g, at), "count": count, "total": g.locks.get(at, 0) + count, "spirits": spirits}


LABELS: Final[dict[str, Callable[[Widow, Ask, Any], Label]]] = {
    "choose_job": job_label,
    "place_tile": place_label,
    "shelter_target": target_label,
    "chill_order": turn_label,
    "red_bonus": red_label,
    "blue_bonus": target_label,
    "blue_step": step_label,
    "black_bonus": target_label,
    "declare": declare_label,
    "use_modifier": modifier_label,
    "die_order": die_label,
    "spirit_order": turn_label,
    "spirit_step": step_label,
    "held_token": held_label,
    "ability": deed_label,
    "peek_order": order_label,
    "second_stock": stock_label,
}
