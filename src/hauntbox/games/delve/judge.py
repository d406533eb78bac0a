"""How good a position is for the heroes, as weighted reasons in hit points; and what one does without thinking."""

import math
from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.actions import may_attack
from hauntbox.games.delve.aims import errands, progress
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.chests import hoard
from hauntbox.games.delve.exploring import unexplored
from hauntbox.games.delve.figures import enemies, is_target
from hauntbox.games.delve.foes import BLAST, CREEP, CROWD, FIRST_VILLAIN, FOES, is_object, is_villain
from hauntbox.games.delve.harm import guarded, worth
from hauntbox.games.delve.heroes import ADJACENT, AT_WILLS, DAILIES, EACH, EACH_ADJACENT, POWERS
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.state import Delve, Hero
from hauntbox.kernel.game import Reason

WEIGHTS: Final[dict[str, float]] = {
    "victory": 100.0,
    "health": 1.0,
    "surges": 7.0,
    "threat": 2.2,
    "progress": 1.0,
    "cards": 1.0,
    "experience": 0.35,
    "cave": 1.0,
}
"""What each reason counts; at `EVEN` points the judge is undecided, `SCALE` more make it fairly sure."""
EVEN: Final = 75.0
SCALE: Final = 45.0
ERRAND: Final = 2.5
"""What a move towards an errand is worth; EDGE: to stand on an unexplored edge; CROWDED: less with enemies about."""
EDGE: Final = 2.5
CROWDED: Final = 1.2
TOO_FAR: Final = 16
HERO_PHASE: Final = 5
"""While `step` is at most this the active hero is acting."""
USUAL_AC: Final = 15.5
SEVERAL_HEROES: Final = 1.6
"""How many heroes an attack on each hero about usually finds."""
SOONEST: Final = 1.3
LATER: Final = 0.6
"""How much a monster counts that acts this turn, and how much less the one that acts last."""
VILLAIN: Final = 5.0
OBJECT: Final = 2.0
WOUND: Final = 0.25
"""What a hit on a villain or an object is worth, and what share of a monster's danger one that does not defeat it."""


def danger_of(kind: int) -> float:
    """The damage a monster or villain is good for each time it acts next to somebody."""
    best = 0.0
    for line in FOES[kind].tactics:
        if line.act != CREEP and line.damage:
            chance = max(0.05, min(0.95, (21 + line.bonus - USUAL_AC) / 20))
            heroes = SEVERAL_HEROES if line.act in (BLAST, CROWD) else 1.0
            best = max(best, heroes * chance * (line.damage * line.times + (0.4 if line.condition else 0.0)))
    return best


DANGER: Final = tuple([danger_of(kind) for kind in range(len(FOES))])


def reasons(g: Delve, seat: int) -> list[Reason]:
    """Progress, health, surges, threats, cards, experience and the place to be, in points that add up."""
    w = WEIGHTS
    return [
        Reason("victory", w["victory"] * aim(g, seat)),
        Reason("health", w["health"] * health(g, seat)),
        Reason("surges", w["surges"] * min(4, g.surges[g.purse(seat)])),
        Reason("threat", -w["threat"] * threat(g, seat)),
        Reason("progress", w["progress"] * prospect(g)),
        Reason("cards", w["cards"] * cards(g, seat)),
        Reason("experience", w["experience"] * min(10, worth(g, seat))),
        Reason("cave", w["cave"] * place(g)),
    ]


def judge(g: Delve, seat: int) -> float:
    """The reasons' sum, squeezed between -1 and 1."""
    if g.over:
        return 1.0 if g.winners >> seat & 1 else -1.0
    points = 0.0
    for reason in reasons(g, seat):
        points += reason.points
    return math.tanh((points - EVEN) / SCALE)


def aim(g: Delve, seat: int) -> float:
    """How far the adventure has come; a rival looks at his own chests and a little at those of others."""
    if not g.competitive:
        return progress(g)
    others = [hoard(g, s) for s in range(g.seats) if s != seat]
    return 0.2 * hoard(g, seat) - 0.06 * max(others, default=0)


def team(g: Delve, seat: int) -> list[int]:
    """Those whose fate counts for a seat; nobody before heroes have been chosen."""
    return [s for s in ([seat] if g.competitive else range(g.seats)) if s in g.hp and not g.heroes[s].escaped]


def health(g: Delve, seat: int) -> float:
    """Hit points, the first ones worth most; a fallen hero will cost a surge."""
    total = 0.0
    heroes = team(g, seat)
    for s in heroes:
        hp = g.hp[s]
        x = g.heroes[s]
        total += hp - 0.04 * hp * hp if hp else -4.0
        total -= 0.8 * x.poisoned + 0.5 * x.immobilized + 1.2 * len(x.curses)
    return total * 3 / max(3, len(heroes)) if heroes else 30.0


def threat(g: Delve, seat: int) -> float:
    """The damage that monsters and villains are good for in a round; those far away count less."""
    heroes = [s for s in team(g, seat) if g.able(s)]
    total = 0.0
    for f in enemies(g):
        kind = f & 63
        field = g.cave.field(g.cell(f))
        near = min([field.get(g.cell(s), FAR) for s in heroes], default=FAR)
        share = 1.0 if near <= 1 else 0.75 if near == 2 else 0.5
        acts = 1.6 if kind >= FIRST_VILLAIN else 1.0
        total += DANGER[kind] * share * acts * (0.75 + 0.25 * g.hp[f] / g.full_hp(f)) + 0.12 * g.hp[f]
    for trap in g.traps:
        cell = cell_of(g.traps[trap])
        total += 0.9 if any(g.cell(s) == cell for s in heroes) else 0.25
    return total


def prospect(g: Delve) -> float:
    """What the active hero could do with the attack he has left, where he stands."""
    seat = g.active
    if not g.moves or not may_attack(g) or not g.able(seat) or g.step > HERO_PHASE:
        return 0.0  # before his first move every hero has his attack: that would say nothing
    return Chances(g, seat).at(g.at[seat])


class Chances:
    """What the best attack of a hero is worth from any square."""

    __slots__ = ("cells", "g", "near", "reaches")

    def __init__(self, g: Delve, seat: int) -> None:
        self.g: Delve = g
        self.near: dict[int, float] = {}
        """By the square of a target: the best attack from beside it."""
        self.reaches: list[tuple[int, int, float]] = []
        """Cell of a target, range in tiles, and what the attack is worth."""
        x = g.heroes[seat]
        for f in g.at:
            if f != seat and is_target(g, seat, f):
                self._add(f, x)

    def _add(self, f: int, x: Hero) -> None:
        g = self.g
        square = g.at[f]
        for place_ in (*AT_WILLS, *DAILIES):
            if x.up >> place_ & 1:
                card = POWERS[x.kind * EACH + place_]
                value = worth_hitting(g, f, card.attack, card.damage) * (1.0 if place_ < DAILIES[0] else 0.8)
                if card.reach == ADJACENT or card.mode == EACH_ADJACENT:
                    self.near[square] = max(self.near.get(square, 0.0), value)
                else:
                    self.reaches.append((cell_of(square), card.reach, value))

    def at(self, square: int) -> float:
        g = self.g
        best = 0.0
        if self.near:
            for s in g.cave.links[square]:
                if s in self.near:
                    best = max(best, self.near[s])
        if self.reaches:
            field = g.cave.field(cell_of(square))
            for cell, reach, value in self.reaches:
                if value > best and field.get(cell, FAR) <= reach:
                    best = value
        return best


def worth_hitting(g: Delve, f: int, bonus: int, damage: int) -> float:
    """What an attack at a target is worth: the chance to hit times what is gained."""
    if f < 64:
        return 1.0
    if guarded(g, f):
        return 0.0
    chance = max(0.0, min(1.0, (21 + bonus - armour(g, f)) / 20))
    kills = damage >= g.hp[f]
    if is_object(f):
        value = OBJECT
    elif is_villain(f):
        value = VILLAIN
    else:
        value = WEIGHTS["threat"] * DANGER[f & 63] * soon(g, f) * (1.0 if kills else WOUND)
    return chance * (value + 0.5 * kills) * 0.9


def soon(g: Delve, f: int) -> float:
    """A monster acts in the turns of the player who controls it: this turn, or later, when somebody may have come."""
    for turns, seat in enumerate(g.clockwise(g.active)):
        if f in g.charge[seat]:
            return SOONEST - LATER * turns / max(1, g.seats - 1) if g.seats > 1 else 1.0
    return 1.0


def cards(g: Delve, seat: int) -> float:
    """Powers face up, items, levels."""
    total = 0.0
    for s in team(g, seat):
        x = g.heroes[s]
        for place_ in range(4, 10):
            if x.up >> place_ & 1:
                total += 1.5 if place_ < 7 else 0.9
        total += 0.8 * len(x.items) + 3.0 * (x.level - 1)
    return total / max(1, len(team(g, seat))) * 2


def place(g: Delve) -> float:
    """How near all heroes are to their errands, and whether the active one stands on an edge that wants exploring."""
    total = 0.0
    for seat in range(g.seats):
        if g.able(seat) and (seat == g.active or not g.competitive):
            spot = Spot(g, seat)
            total += spot.way(g.at[seat])
            if seat == g.active and g.step <= HERO_PHASE:
                total += spot.edge(g.at[seat])
    return total


class Spot:
    """How well a hero would stand on a square when his Hero Phase ends."""

    __slots__ = ("best", "edges", "g", "goals", "held")

    def __init__(self, g: Delve, seat: int) -> None:
        self.g: Delve = g
        self.goals: list[int] = errands(g, seat)
        self.held: int = 0 if g.competitive else len([f for f in enemies(g) if g.cave.apart(g.at[f], g.at[seat]) <= 1])
        self.edges: set[int] = set()
        for edge in unexplored(g):
            self.edges.update(g.cave.standing(edge))
        self.best: dict[int, tuple[float, int]] = {}
        """By cell: the moves to the closest goal's tile, and the goal."""

    def at(self, square: int) -> float:
        return self.way(square) + self.edge(square)

    def edge(self, square: int) -> float:
        """What exploring from here is worth."""
        return EDGE - CROWDED * self.held if square in self.edges else 0.0

    def way(self, square: int) -> float:
        """The way that is left to the closest errand, in moves."""
        cell = cell_of(square)
        found = self.best.get(cell)
        if found is None:
            found = self.best[cell] = self.closest(cell)
        moves, goal = found
        if goal:
            moves += max(abs(square // 512 - goal // 512), abs(square % 512 - goal % 512)) * 0.05
        return -ERRAND * moves

    def closest(self, cell: int) -> tuple[float, int]:
        field = self.g.cave.field(cell)
        best, found = TOO_FAR, 0
        for goal in self.goals:
            tiles = field.get(cell_of(goal), FAR)
            if tiles < best:
                best, found = tiles, goal
        return best * 0.7, found
