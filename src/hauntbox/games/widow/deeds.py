"""Step 5: what the active player may do with his successes. A deed is one number: its kind and its object."""

from itertools import permutations
from typing import Final

from hauntbox.board.geometry import FLOOR, write_cell
from hauntbox.games.widow.bonuses import DECLINE, add_modifier, move_widow
from hauntbox.games.widow.mansion import current_stack, places, top_tile
from hauntbox.games.widow.pieces import (
    BUTLER,
    CARPENTER,
    CHAPLAIN,
    FORTUNE_TELLER,
    GARDENER,
    GUARD,
    JOBS,
    MAID,
    MEDIUM,
    SPIRITS,
)  # fmt: skip
from hauntbox.games.widow.placing import place
from hauntbox.games.widow.spirits import banish, caught, free_steps, place_spirit
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import CHAPEL, TILES
from hauntbox.games.widow.tokens import strip, take
from hauntbox.games.widow.walks import fares, uses_cheap
from hauntbox.kernel.ask import Ask, Rule

STOP: Final = 0
GO: Final = 1 << 20
STOCK: Final = 2 << 20
LOCK: Final = 3 << 20
PEEK: Final = 4 << 20
FORETELL: Final = 5 << 20
PUSH: Final = 6 << 20
GIVE: Final = 7 << 20
BANISH: Final = 8 << 20
OBJECT: Final = (1 << 20) - 1


def use_ability(g: Widow) -> Rule[None]:
    """WID-JOB-5: pick one affordable deed or stop; the cost is paid before the effect."""
    total = g.successes + g.declared
    if total == 0:
        return
    costs = fares(g, total)
    options = [STOP] + [GO | at for at in costs]
    options += profession_deeds(g, total)
    barred = barred_deeds(g, total) if g.ears else ()
    deed: int = yield Ask(g.asked, "ability", options, total, barred)
    if deed == STOP:
        return
    g.then(use_ability)
    kind = deed & ~OBJECT
    thing = deed & OBJECT
    if kind == GO:
        go(g, thing, costs[thing])
        return
    pay(g, cost_of(g, kind))
    if kind == LOCK:
        lock(g, thing)
    elif kind == GIVE:
        g.given += 1
        take(g, thing, 1, "WID-JOB-25")
    elif kind == FORETELL:
        g.foretold = True
        add_modifier(g, "WID-JOB-20")
    elif kind == PEEK:
        peek(g)
    elif kind == STOCK:
        if g.enhanced[g.active]:
            g.then(second_stock)
        unstock(g, thing)
    elif kind == BANISH:
        banish(g, thing, CHAPEL)
        caught(g, thing, "WID-END-1")
    else:
        yield from push(g, thing // FLOOR, thing % FLOOR)


def profession_deeds(g: Widow, total: int) -> list[int]:
    """WID-JOB-1, WID-JOB-5: the profession's own deeds that can be paid and have an effect."""
    job = g.job
    if job == GUARD:
        if supply_after(g, 1):
            return sorted({LOCK | g.at[spirit] for spirit in g.haunting})
    elif job == MEDIUM:
        enhanced = g.enhanced[g.active]
        return [d for s in g.haunting if enhanced or not g.pushed >> s & 1 for d in pushes(g, s)]
    elif job == BUTLER:
        if g.given < 2 and supply_after(g, 1):
            return [GIVE | hand for hand in range(len(g.jobs))]
    elif job == FORTUNE_TELLER:
        deeds = [PEEK] if g.tiles_left else []
        return [*deeds, FORETELL] if not g.foretold and total >= cost_of(g, FORETELL) else deeds
    elif job == CHAPLAIN:
        if total >= cost_of(g, BANISH) and g.widow != CHAPEL:
            return [BANISH | s for s in g.haunting if not g.held(s) and g.at[s] != CHAPEL]
    elif job == CARPENTER:
        return [STOCK | tile for tile in g.stock if places(g, tile)]
    return []


def barred_deeds(g: Widow, total: int) -> list[tuple[int, str]]:
    """The near misses a player will wonder about, each with the rule that forbids it."""
    job = g.job
    if job == GUARD and not supply_after(g, 1):
        return [(LOCK | at, "WID-JOB-5") for at in sorted({g.at[s] for s in g.haunting})]
    if job == MEDIUM and not g.enhanced[g.active]:
        return [(d, "WID-JOB-22") for s in g.haunting if g.pushed >> s & 1 for d in pushes(g, s)]
    if job == BUTLER and (g.given >= 2 or not supply_after(g, 1)):
        rule = "WID-JOB-25" if g.given >= 2 else "WID-JOB-5"
        return [(GIVE | hand, rule) for hand in range(len(g.jobs))]
    if job == FORTUNE_TELLER and (g.foretold or total < cost_of(g, FORETELL)):
        return [(FORETELL, "WID-JOB-20")]
    if job == CHAPLAIN:
        allowed = profession_deeds(g, total)
        return [(BANISH | s, "WID-JOB-27") for s in g.haunting if BANISH | s not in allowed]
    if job == CARPENTER:
        return [(STOCK | tile, "WID-JOB-15") for tile in g.stock if not places(g, tile)]
    return []


def cost_of(g: Widow, kind: int) -> int:
    """What a deed of a profession costs on the side that is up."""
    if kind == FORETELL:
        return 1 if g.enhanced[g.active] else 2
    if kind == BANISH:
        return 3 if g.enhanced[g.active] else 4
    return 1


def supply_after(g: Widow, cost: int) -> int:
    """WID-JOB-5: the supply once a cost is paid; declared tokens that pay for it are back there."""
    return g.supply + max(0, cost - g.successes)


def pay(g: Widow, cost: int) -> None:
    """WID-TOKEN-5: successes of the dice first, then declared tokens, which return to the supply."""
    from_dice = min(cost, g.successes)
    g.successes -= from_dice
    g.declared -= cost - from_dice
    g.supply += cost - from_dice
    if g.ears:
        g.tell("paid", "WID-TOKEN-5", cost=cost, tokens=cost - from_dice, left=g.successes + g.declared)


def go(g: Widow, there: int, cost: int) -> None:
    """WID-WIDOW-3: one move of the widow for the fewest successes."""
    cheap = uses_cheap(g, there, cost)
    if cheap:
        g.cheap_used = True
    if g.job == MAID:
        g.first_used = True
    pay(g, cost)
    rule = {MAID: "WID-JOB-6", GARDENER: "WID-JOB-8"}.get(g.job, "WID-JOB-26" if cheap else "WID-JOB-2")
    move_widow(g, there, rule)


def lock(g: Widow, at: int) -> None:
    """WID-JOB-17, WID-JOB-18: a token of the supply becomes a lock; the enhanced guard's first success puts two."""
    count = 2 if g.enhanced[g.active] and not g.first_used else 1
    g.first_used = True
    count = min(count, g.supply)
    g.supply -= count
    g.locks[at] = g.locks.get(at, 0) + count
    if g.ears:
        g.tell("locked", "WID-JOB-17", tile=TILES[g.tiles[at]].id, cell=write_cell(at), count=count, total=g.locks[at])


def pushes(g: Widow, spirit: int) -> list[int]:
    """WID-JOB-22, WID-JOB-23: a held spirit can only be stripped (no cell), a free one goes to a neighbour."""
    base = PUSH | spirit * FLOOR
    return [base] if g.held(spirit) else [base | there for there in free_steps(g, spirit)]


def push(g: Widow, spirit: int, there: int) -> Rule[None]:
    g.pushed |= 1 << spirit
    if there:
        place_spirit(g, spirit, there, "WID-JOB-22")
    else:
        yield from strip(g, spirit, g.active, "WID-JOB-23")


def peek(g: Widow) -> None:
    """WID-JOB-19: the top 3 tiles of the current stack are shown to everyone."""
    stack = current_stack(g)
    while len(g.known) < min(3, g.stacks[stack]):
        g.known.append(top_tile(g, stack))
    g.reveal()
    if g.ears:
        names = [TILES[tile].id for tile in g.known] + ["", ""]
        g.tell("peeked", "WID-JOB-19", count=len(g.known), first=names[0], second=names[1], third=names[2])
    g.then(peek_order)


def peek_order(g: Widow) -> Rule[None]:
    """WID-JOB-19: they go back in the order the player chooses, the first one on top."""
    shown = g.known[:3]
    order: tuple[int, ...] = yield Ask(g.asked, "peek_order", list(permutations(shown)))
    g.known = list(order)
    if g.ears:
        g.tell("put-back", "WID-JOB-19", first=TILES[order[0]].id)


def unstock(g: Widow, tile: int) -> None:
    """WID-JOB-14: a stocked tile is placed by all normal rules."""
    g.stock.remove(tile)
    if g.ears:
        g.tell("unstocked", "WID-JOB-14", tile=TILES[tile].id, job=JOBS[CARPENTER])
    g.then(place, tile)


def second_stock(g: Widow) -> Rule[None]:
    """WID-JOB-14: the enhanced carpenter may place a second stocked tile for the same success."""
    options = [DECLINE] + [tile for tile in g.stock if places(g, tile)]
    tile: int = yield Ask(g.asked, "second_stock", options)
    if tile != DECLINE:
        unstock(g, tile)


def write_deed(deed: int) -> str:
    """The notation of a deed."""
    kind, thing = deed & ~OBJECT, deed & OBJECT
    if kind == GO:
        return f"go {write_cell(thing)}"
    if kind == LOCK:
        return f"lock {write_cell(thing)}"
    if kind == STOCK:
        return f"build {TILES[thing].id}"
    if kind == PUSH:
        to = thing % FLOOR
        return f"push {SPIRITS[thing // FLOOR].id}" + (f" {write_cell(to)}" if to else "")
    if kind == GIVE:
        return f"give {thing}"
    if kind == BANISH:
        return f"banish {SPIRITS[thing].id}"
    return {STOP: "stop", PEEK: "peek", FORETELL: "foretell"}[kind]
