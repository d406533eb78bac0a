"""Haunt 12, Two of Everyone: each explorer is hunted by its own Twin; the dead play on as heirs."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.attack import WEAPON_DICE
from hauntbox.games.hilltop.cards import CRYSTAL_BALL
from hauntbox.games.hilltop.declare import CHASE, FREE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import EXPLORERS, MIGHT, PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import together
from hauntbox.games.hilltop.harm import BOTH
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import FAR, field
from hauntbox.games.hilltop.ops import at_least, lose_hp, mark, spawn
from hauntbox.games.hilltop.state import HEROES, NOBODY, STUNNED, TRAITOR, Hilltop, on
from hauntbox.games.hilltop.traits import ALL_TRAITS, change, discard
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Reason

TWIN: Final = "h12_twin"
HEIR: Final = "h12_heir"
"""HAU-12-8: a marker on a Twin whose explorer is dead."""
VALUES: Final = "twins"
"""In memory: for each Twin its four traits."""
SHATTERED: Final = "shattered"
LIFE: Final = 3


def twin_of(g: Hilltop, x: int) -> int:
    """The Twin of an explorer: they were put down in the order of seats."""
    return g.seats + x


def explorer_of(g: Hilltop, f: int) -> int:
    return f - g.seats


def is_heir(g: Hilltop, f: int) -> bool:
    return g.marked(HEIR, on(f)) > 0


def wound(g: Hilltop, f: int, points: int, rule: str) -> Rule[None]:
    """HAU-12-5, HAU-12-7: at 0 it is destroyed, and its explorer gains 1 Might or 1 Speed below the starting step."""
    x = explorer_of(g, f)
    if not lose_hp(g, f, points, rule) or not g.here(x):
        return
    low = [trait for trait in BOTH[PHYSICAL] if g.steps[4 * x + trait] < g.start(x, trait)]
    if low:
        trait: int = yield Ask(x, "gain_trait", low)
        yield from change(g, x, trait, 1, "HAU-12-7")


def twins_beside(g: Hilltop, x: int) -> list[int] | tuple[int, ...]:
    """HAU-12-9: the holder of the Crystal Ball, in a Twin's room."""
    if not g.has(x, CRYSTAL_BALL) or g.memory.get(SHATTERED):
        return NO
    return [f for f in g.pieces if together(g, x, f)]


def shatter(g: Hilltop, x: int, f: int, total: int) -> Rule[None]:
    """HAU-12-9: the Crystal Ball is discarded; the Twin loses 2 hit points."""
    g.memory[SHATTERED] = 1
    yield from discard(g, x, CRYSTAL_BALL)
    yield from wound(g, f, 2, "HAU-12-9")


class TwoOfEveryone(Haunt):
    number: ClassVar[int] = 12
    rules: ClassVar[int] = 15
    setup_kind: ClassVar[str] = "no_traitor"
    relies: ClassVar[tuple[int, ...]] = (CRYSTAL_BALL,)
    sides: ClassVar[tuple[str, ...]] = ("heroes", "twins")
    default_win: ClassVar[bool] = False
    monsters_after: ClassVar[str] = "revealer"
    starts_left_of: ClassVar[str] = "revealer"
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(TWIN, speed=0, might=0, sanity=0, knowledge=0, hp=LIFE, alone=True, letter="T", colour="ash"),
    )
    actions: ClassVar[tuple[Action, ...]] = (Action("h12_shatter", "HAU-12-9", twins_beside, shatter, names="figure"),)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-12-13", lambda g: not g.pieces and bool(g.explorers)),
        Win(TRAITOR, "HAU-12-14", lambda g: bool(g.pieces) and not g.explorers),
    )

    def setup(self, g: Hilltop) -> Happening:
        """HAU-12-1: a Twin for everybody, with the present values, in a random room at least 3 away."""
        values = [tuple([g.value(x, trait) for trait in ALL_TRAITS]) for x in range(g.seats)]
        g.memory[VALUES] = tuple(values)
        for x in range(g.seats):
            rooms = at_least(g, g.house, 3, [g.room[x]])
            f = spawn(g, TWIN, rooms[g.rng.below(len(rooms))])
            g.player[f] = NOBODY
        return None

    def piece_name(self, g: Hilltop, f: int) -> str:
        return f"{TWIN}_{EXPLORERS[g.who[explorer_of(g, f)]].id}"

    def trait(self, g: Hilltop, f: int, trait: int, value: int) -> int:
        """HAU-12-1: what its explorer had when the haunt began."""
        found: int = g.memory[VALUES][explorer_of(g, f)][trait]
        return found

    def policy(self, g: Hilltop, f: int) -> str:
        """HAU-12-3, HAU-12-8, HAU-12-12: straight at its explorer; an heir as its player likes."""
        return FREE if is_heir(g, f) else CHASE

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        """HAU-12-3: its explorer."""
        return [explorer_of(g, f)]

    def can_attack(self, g: Hilltop, a: int, d: int) -> bool:
        """HAU-12-3, HAU-12-10: a Twin attacks its explorer only, an heir any hero; heroes any Twin."""
        return a < g.seats or is_heir(g, a) or d == explorer_of(g, a)

    def hinders(self, g: Hilltop, a: int, f: int) -> bool:
        """HAU-12-3, HAU-12-8: a Twin hinders its explorer only, an heir every hero."""
        return a < g.seats or is_heir(g, a) or f == explorer_of(g, a)

    def attack_dice(self, g: Hilltop, a: int, d: int, trait: int, weapon: int) -> int:
        """HAU-12-4: a Twin attacks with 1 extra die."""
        return 1 if a >= g.seats else 0

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> Rule[bool]:
        """HAU-12-5, HAU-12-6, HAU-12-8: its explorer hurts it, an heir is hurt by every hero; all others only stun."""
        if is_heir(g, f) or by == explorer_of(g, f):
            yield from wound(g, f, margin, "HAU-12-5")
        return not g.here(f)

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-12-8, HIL-HF-28: the Twin is an heir now; its player plays it and goes over to the Twins."""
        f = twin_of(g, x)
        if g.here(f):
            g.player[f] = x
            g.team[x] = TRAITOR
            if g.ears:
                g.tell("heir", "HAU-12-8", who=self.piece_name(g, f), seat=x + 1)
            mark(g, HEIR, on(f))
        return None

    def winning_seats(self, g: Hilltop, team: int) -> int:
        """HAU-12-13, HAU-12-14: with the heroes all who did not become heirs, with the Twins all who play one."""
        if team == HEROES:
            return super().winning_seats(g, team)
        return sum([1 << x for x in range(g.seats) if g.here(twin_of(g, x)) and is_heir(g, twin_of(g, x))])

    # --- for bots

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"twins": len(g.pieces)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: hurt the own Twin when strong enough, then hunt for the others. Heirs: the weakest hero in reach."""
        hurt = 1.0 - sum([g.hp[f] for f in g.pieces]) / (LIFE * g.seats)
        fallen = g.dead.bit_count() / g.seats
        if g.team[seat] == TRAITOR:
            return [
                Reason("story", 2.0 * (fallen - 0.7 * hurt)),
                Reason("prey", 0.3 * self.scent(g, twin_of(g, seat), g.explorers)),
            ]
        prey, danger = self.hunt(g, seat) if g.here(seat) else (0.0, 0.0)
        return [
            Reason("story", 2.0 * (hurt - 0.7 * fallen)),
            Reason("prey", 0.3 * prey),
            Reason("danger", -0.25 * danger),
        ]

    def hunt(self, g: Hilltop, x: int) -> tuple[float, float]:
        """How near a hero is to a Twin worth fighting, and to its own when that one is too strong."""
        mine = twin_of(g, x)
        strength = g.value(x, MIGHT) + max([WEAPON_DICE.get(card, 0) for card in g.hands[x]], default=0)
        values = g.memory[VALUES]
        if g.here(mine):
            if strength >= values[x][MIGHT]:
                return self.scent(g, mine, [x]), 0.0
            return 0.0, 0.0 if g.flags[mine] & STUNNED else self.scent(g, mine, [x])
        return max([self.scent(g, f, [x]) for f in g.pieces if not g.flags[f] & STUNNED], default=0.0), 0.0

    def scent(self, g: Hilltop, f: int, prey: list[int]) -> float:
        """How soon a Twin and one of these explorers can meet: 1 when together, more for the weak when several."""
        if not g.here(f):
            return 0.0
        near = field(g, g.room[f], True)
        best = 0.0
        for x in prey:
            weak = 1.0 if len(prey) == 1 else 1.2 - 0.1 * min(6, g.steps[4 * x + MIGHT] + g.steps[4 * x + SPEED] - 2)
            best = max(best, weak / (1.0 + near.get(g.room[x], FAR) / 3.0))
        return best


HAUNT: Final = TwoOfEveryone()
