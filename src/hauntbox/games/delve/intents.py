"""What monsters, villains and traps would do if they acted now: read from their cards, nothing is changed."""

from typing import Final, NamedTuple

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.blows import Blow
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.figures import (
    beside,
    closest,
    entry_squares,
    free_beside,
    nearest_first,
    prey_of_monsters,
    targets_of_area,
)
from hauntbox.games.delve.foes import (
    ANY,
    BLADES,
    BLAST,
    CHARGE,
    CLOSEST,
    CREEP,
    CROWD,
    EXPLORE,
    FIRST_TRAP,
    FOES,
    SEEP,
    SHOOT,
    STRIKE,
    TRAPS,
    Line,
    kind_of,
)
from hauntbox.games.delve.label_facts import Facts, blow_facts, names, signed
from hauntbox.games.delve.numbers import ground_parts, total
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tactics import blow_of, explores
from hauntbox.games.delve.trapping import blow_of as trap_blow
from hauntbox.kernel.game import Said

AREAS: Final = (BLAST, CROWD)


class Plan(NamedTuple):
    """The line that would be carried out and whom it concerns: more than one where the active player chooses."""

    line: Line
    victims: list[int]
    moves: bool = False


def plan(g: Delve, figure: int) -> Plan | None:
    """DEL-MONSTER-9: the first line whose condition is true."""
    prey = prey_of_monsters(g)
    for line in FOES[figure & 63].tactics:
        found = act_of(g, figure, line, prey)
        if found is not None:
            return found
    return None


def act_of(g: Delve, figure: int, line: Line, prey: list[int]) -> Plan | None:
    here = g.cell(figure)
    if line.act == CREEP:
        return Plan(line, closest(g, here, prey))
    if line.act == EXPLORE:
        return Plan(line, []) if explores(g, figure) else None
    touching = beside(g, figure)
    if line.act == STRIKE:
        near = [f for f in touching if f in prey]
        return Plan(line, near) if near else None
    near = nearest_first(g, here, prey, line.reach)
    if line.act == CHARGE:
        able = [f for f in near if f in touching or free_beside(g, g.at[f])]
        best = closest(g, here, able)
        return Plan(line, best, not all(f in touching for f in best)) if best else None
    if not near:
        return None
    if line.act == SHOOT:
        return Plan(line, closest(g, here, near))
    if line.act == BLAST:
        return Plan(line, targets_of_area(g, g.cave.within(here, line.reach)))
    return Plan(line, crowded(g, near)) if len(near) > 1 else None


def crowded(g: Delve, near: list[int]) -> list[int]:
    """Those on the tiles with the most heroes."""
    cells = [g.cell(f) for f in near]
    most = max([cells.count(c) for c in cells])
    return [f for f in near if cells.count(g.cell(f)) == most]


# --- in words


def intent(g: Delve, figure: int) -> Said | None:
    """What a monster or villain would do now."""
    found = plan(g, figure)
    if found is None:
        return None
    line = found.line
    if line.act == EXPLORE:
        return Said("intent-explore", {})
    if line.act == CREEP:
        return creeping(g, figure, found)
    blow = blow_of(figure, line)
    if line.act in AREAS:
        return Said("intent-area", area_facts(g, found.victims, blow))
    facts = {"moves": found.moves, "times": line.times, "victims": names(g, found.victims)}
    if len(found.victims) > 1:
        facts.update(bonus=signed(line.bonus), damage=line.damage, condition=line.condition)
        return Said("intent-choice", facts)
    victim = found.victims[0]
    here = place_of_attack(g, victim) if found.moves else g.at[figure]
    return Said("intent-attack", {**facts, **blow_facts(g, blow, victim, here)})


def place_of_attack(g: Delve, victim: int) -> int:
    """The free square beside a hero from which an attack would be worst for him."""
    squares = free_beside(g, g.at[victim])
    return max(squares, key=lambda square: total(ground_parts(g, square, g.at[victim])))


def area_facts(g: Delve, victims: list[int], blow: Blow) -> Facts:
    return {
        "victims": names(g, victims),
        "count": len(victims),
        "bonus": signed(blow.bonus),
        "damage": blow.damage,
        "condition": blow.condition,
    }


def creeping(g: Delve, figure: int, found: Plan) -> Said:
    """DEL-MONSTER-15: how many tiles it would go, and what it summons."""
    here = g.cell(figure)
    summons = "monster" if found.line.summons == ANY else found.line.summons
    steps = 0
    if found.victims:
        goal = cell_of(g.at[found.victims[0]])
        field = g.cave.field(goal)
        wanted = field.get(here, FAR) - 1
        ways = [c for c in g.cave.ways[here] if field.get(c, FAR) == wanted and entry_squares(g, c)]
        steps = min(found.line.reach, wanted + 1) if wanted >= 0 and ways else 0
    if not steps:
        return Said("intent-stay", {"summons": summons})
    return Said("intent-creep", {"tiles": steps, "victims": names(g, found.victims), "summons": summons})


def trap_intent(g: Delve, trap: int) -> Said:
    """What a trap would do now."""
    card = TRAPS[kind_of(trap) - FIRST_TRAP]
    cell = cell_of(g.traps[trap])
    if card.area == SEEP:
        return Said("intent-seep", {"tiles": len(g.seeps), "damage": card.damage})
    blow = trap_blow(trap)
    if card.area == CLOSEST:
        near = closest(g, cell, nearest_first(g, cell, prey_of_monsters(g), 1))
    else:
        near = targets_of_area(g, [cell])
    if card.area == BLADES and not near:
        goals = closest(g, cell, prey_of_monsters(g))
        if goals:
            return Said(
                "intent-blades", {"victims": names(g, goals), "bonus": signed(blow.bonus), "damage": blow.damage}
            )
    if not near:
        return Said("intent-idle", {})
    return Said("intent-area" if card.area != CLOSEST else "intent-shot", area_facts(g, near, blow))
