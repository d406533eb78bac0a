"""Monsters and villains act by the lines of their cards. DEL-MONSTER-9 to DEL-MONSTER-21, DEL-VILLAIN."""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.blows import FOE, ITEM, Blow, strike
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.exploring import place_tile, take_tile
from hauntbox.games.delve.figures import (
    beside,
    choose_closest,
    choose_square,
    closest,
    entry_squares,
    free_beside,
    nearest_first,
    prey_of_monsters,
    put,
    room_beside,
    targets_of_area,
)
from hauntbox.games.delve.foes import ANY, BLAST, CHARGE, CREEP, CROWD, EXPLORE, FOES, SHOOT, STRIKE, Line, is_monster
from hauntbox.games.delve.harm import mend
from hauntbox.games.delve.spoils import PASS, spend_item
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import SMOKE_PEBBLE
from hauntbox.kernel.ask import Ask, Rule

PEBBLE: Final = ITEM + SMOKE_PEBBLE


def activate(g: Delve, figure: int) -> Rule[None]:
    """DEL-MONSTER-9: the first line whose condition is true is carried out, once."""
    if figure not in g.at:
        return
    if is_monster(figure):
        owners = pebbles_near(g, figure)
        if owners and (yield from smoked(g, figure, owners)):
            return
    foe = FOES[figure & 63]
    if foe.mends:
        mend(g, figure, foe.mends, "DEL-MONSTER-9")
    if g.ears:
        g.tell("acts", "DEL-MONSTER-9", foe=foe.id)
    prey = prey_of_monsters(g)
    for line in foe.tactics:
        if line.act == CREEP:
            yield from creep(g, figure, line, prey)
        elif line.act == EXPLORE:
            if explores(g, figure):
                yield from explore(g, figure)
                return
        elif (yield from attacks(g, figure, line, prey)):
            return


def pebbles_near(g: Delve, figure: int) -> list[int]:
    """Who has a Smoke Pebble within 2 tiles of a monster."""
    for x in g.heroes:
        if SMOKE_PEBBLE in x.items:
            owners = [seat for seat in g.able_seats() if SMOKE_PEBBLE in g.heroes[seat].items]
            return [seat for seat in owners if g.cave.apart(g.at[figure], g.at[seat]) <= 2]
    return []


def smoked(g: Delve, figure: int, owners: list[int]) -> Rule[bool]:
    """Smoke Pebble: a monster within 2 tiles of its owner does not activate this time."""
    for seat in owners:
        if (yield Ask(seat, "react", [PEBBLE, PASS], ("activates", seat, g.name(figure), figure))) == PEBBLE:
            spend_item(g, seat, SMOKE_PEBBLE)
            return True
    return False


def blow_of(figure: int, line: Line) -> Blow:
    return Blow(FOE, figure, FOES[figure & 63].id, line.bonus, line.damage, 0, line.condition)


def attacks(g: Delve, figure: int, line: Line, prey: list[int]) -> Rule[bool]:
    """An attack line; False when its condition is false."""
    if line.act == STRIKE:
        near = [f for f in beside(g, figure) if f in prey]
        if not near:
            return False
        victim: int = yield Ask(g.active, "victim", near, figure)
        g.then(strike, victim, blow_of(figure, line))
        return True
    near = nearest_first(g, g.cell(figure), prey, line.reach)
    if not near:
        return False
    if line.act == CHARGE:
        return (yield from charge(g, figure, line, near))
    if line.act == SHOOT:
        victim = yield from choose_closest(g, closest(g, g.cell(figure), near), figure)
        g.then(strike, victim, blow_of(figure, line))
        return True
    if line.act == CROWD:
        return (yield from crowd(g, figure, line, near))
    assert line.act == BLAST
    blast(g, figure, line, g.cave.within(g.cell(figure), line.reach))
    return True


def charge(g: Delve, figure: int, line: Line, near: list[int]) -> Rule[bool]:
    """DEL-MONSTER-10, DEL-MONSTER-14: the closest hero next to whom there is room."""
    adjacent = beside(g, figure)
    able = [f for f in near if f in adjacent or room_beside(g, g.at[f])]
    if not able:
        return False
    victim = yield from choose_closest(g, closest(g, g.cell(figure), able), figure)
    if victim not in adjacent:
        squares = free_beside(g, g.at[victim])
        put(g, figure, (yield from choose_square(g, g.active, figure, squares, "adjacent")))
        if g.ears:
            g.tell("charged", "DEL-MONSTER-14", foe=g.name(figure), who=g.name(victim))
    flurry(g, figure, victim, line, line.times)
    return True


def flurry(g: Delve, figure: int, victim: int, line: Line, times: int) -> None:
    """DEL-MONSTER-21: each further attack only while the target has HP and is adjacent."""
    if figure in g.at and victim in g.at and g.hp[victim] > 0 and victim in beside(g, figure):
        if times > 1:
            g.then(flurry, figure, victim, line, times - 1)
        g.then(strike, victim, blow_of(figure, line))


def blast(g: Delve, figure: int, line: Line, cells: list[int]) -> None:
    """It attacks each hero of some tiles, allies too."""
    blow = blow_of(figure, line)
    for victim in reversed(targets_of_area(g, cells)):
        g.then(strike, victim, blow)


def crowd(g: Delve, figure: int, line: Line, near: list[int]) -> Rule[bool]:
    """Ulgrum: each hero on the tile within reach that has the most heroes."""
    if len(near) < 2:
        return False
    counts: dict[int, int] = {}
    for f in near:
        counts[g.cell(f)] = counts.get(g.cell(f), 0) + 1
    most = max(counts.values())
    cell: int = yield Ask(g.active, "crowd", [c for c, count in counts.items() if count == most], figure)
    blast(g, figure, line, [cell])
    return True


# --- movement by tiles


def creep(g: Delve, figure: int, line: Line, prey: list[int]) -> Rule[None]:
    """DEL-MONSTER-15, DEL-VILLAIN-7: toward the closest hero; then whom it summons is placed on its tile."""
    if line.summons:
        g.then(summon, figure, "" if line.summons == ANY else line.summons)
    goals = closest(g, g.cell(figure), prey)
    if not goals:
        return
    goal = yield from choose_closest(g, goals, figure)
    yield from walk(g, figure, cell_of(g.at[goal]), line.reach)


def walk(g: Delve, figure: int, goal: int, steps: int) -> Rule[None]:
    """So many tiles along shortest paths; a full tile is gone around or ends the movement."""
    field = g.cave.field(goal)
    for _ in range(steps):
        here = g.cell(figure)
        wanted = field.get(here, FAR) - 1
        ways = [c for c in g.cave.ways[here] if field.get(c, FAR) == wanted and entry_squares(g, c)]
        if wanted < 0 or not ways:
            return
        cell: int = yield Ask(g.active, "path", ways, figure)
        put(g, figure, (yield from choose_square(g, g.active, figure, entry_squares(g, cell), "mushroom")))
        if g.ears:
            g.tell("crept", "DEL-MONSTER-15", foe=g.name(figure), left=wanted)


def summon(g: Delve, figure: int, keyword: str) -> None:
    if figure in g.at:
        g.then(arrive, g.cell(figure), keyword)


# --- sentries


def explores(g: Delve, figure: int) -> bool:
    """The sentry's second line; plugged and diggable edges do not count (DEL-FAQ-19)."""
    cell = g.cell(figure)
    return (
        bool(g.stack)
        and any(edge >> 2 == cell for edge in g.cave.open)
        and not any(g.cell(f) == cell for f in prey_of_monsters(g))
    )


def explore(g: Delve, figure: int) -> Rule[None]:
    """DEL-MONSTER-17: the bottom tile of the stack, on an edge of its tile; then a monster on it."""
    cell = g.cell(figure)
    edge: int = yield Ask(g.active, "edge", [edge for edge in g.cave.open if edge >> 2 == cell], figure)
    place_tile(g, edge, take_tile(g, 0), "DEL-MONSTER-17")
