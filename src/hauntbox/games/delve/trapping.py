"""Traps act in their controller's Villain Phase. DEL-TRAP-1, DEL-TRAP-2, DEL-TRAP-6 to DEL-TRAP-8."""

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.blows import TRAP, Blow, strike, suffer
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.figures import choose_closest, closest, prey_of_monsters, targets_of_area
from hauntbox.games.delve.foes import BLADES, CLOSEST, FIRST_TRAP, SEEP, TRAPS, is_ally, kind_of
from hauntbox.games.delve.harm import lose_hp
from hauntbox.games.delve.seen import see_figure
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule

MOST_SEEPS = 4


def set_trap(g: Delve, seat: int, kind: int, square: int) -> int:
    """DEL-ENC-8: the marker on a square, the card in front of the player; he controls it like a monster."""
    g.serials += 1
    trap = g.serials * 64 + kind
    g.traps[trap] = square
    g.charge[seat].append(trap)
    see_figure(g, trap)
    if TRAPS[kind - FIRST_TRAP].area == SEEP:
        g.seeps = (cell_of(square),)
    if g.ears:
        g.tell("trap-set", "DEL-ENC-8", trap=g.name(trap), who=g.heroes[seat].name)
    return trap


def spring(g: Delve, trap: int) -> Rule[None]:
    """DEL-TRAP-1: its activation."""
    if trap not in g.traps:
        return
    card = TRAPS[kind_of(trap) - FIRST_TRAP]
    if g.ears:
        g.tell("trap-acts", "DEL-TRAP-1", trap=card.id)
    if card.area == SEEP:
        yield from seep(g, card.damage)
        return
    if card.area == BLADES:
        yield from roll_on(g, trap)
    cell = cell_of(g.traps[trap])
    if card.area == CLOSEST:
        near = [f for f in prey_of_monsters(g) if g.cave.field(cell).get(g.cell(f), FAR) <= 1]
        if near:
            victim = yield from choose_closest(g, closest(g, cell, near), trap)
            g.then(strike, victim, blow_of(trap))
        return
    for victim in reversed(targets_of_area(g, [cell])):
        g.then(strike, victim, blow_of(trap))


def blow_of(trap: int) -> Blow:
    card = TRAPS[kind_of(trap) - FIRST_TRAP]
    return Blow(TRAP, trap, card.id, card.bonus, card.damage, 0, card.condition)


def roll_on(g: Delve, trap: int) -> Rule[None]:
    """Spinning Blades: 1 tile toward the closest hero, to any walkable square, occupied or not (DEL-TRAP-7)."""
    here = cell_of(g.traps[trap])
    goals = closest(g, here, prey_of_monsters(g))
    if not goals or g.cell(goals[0]) == here:
        return
    goal = yield from choose_closest(g, goals, trap)
    field = g.cave.field(g.cell(goal))
    ways = [c for c in g.cave.ways[here] if field.get(c, FAR) == field[here] - 1]
    cell: int = yield Ask(g.active, "path", ways, trap)
    square: int = yield Ask(g.active, "trap_square", g.cave.floors[cell], trap)
    g.traps[trap] = square
    if g.ears:
        g.tell("blades-move", "DEL-TRAP-7", trap=g.name(trap))


def seep(g: Delve, damage: int) -> Rule[None]:
    """Lava Seep: one more tile next to a seep tile, four at most; then everybody on them takes damage, no roll."""
    if len(g.seeps) < MOST_SEEPS:
        beside = [c for s in g.seeps for c in g.cave.ways[s] if c not in g.seeps]
        cells = list(dict.fromkeys(beside))
        if cells:
            cell: int = yield Ask(g.active, "seep", cells)
            g.seeps = (*g.seeps, cell)
            if g.ears:
                g.tell("seeps", "DEL-TRAP-1", trap="tr_lava_seep", tiles=len(g.seeps))
    for victim in reversed(targets_of_area(g, g.seeps)):
        g.then(burn, victim, damage)


def burn(g: Delve, victim: int, damage: int) -> Rule[None]:
    if is_ally(victim):
        if victim in g.at:
            lose_hp(g, victim, damage, "DEL-TRAP-1")
    elif victim in g.at:
        yield from suffer(g, victim, damage, "tr_lava_seep", "DEL-TRAP-1")
