"""The Cellar: a small game on the kernel, to show how a game is written. See README.md."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from cellar.prompts import PROMPTS
from cellar.rules import seat_turn
from cellar.scene import label, scene
from cellar.state import SEATS, Cellar, Lehmer
from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.game import Game, Options, Outcome, Reason, Said
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State
from hauntbox.parts.hidden import fill, hide

KILL_POINTS: Final = 5
CLEAR_WIN: Final = 20.0
"""So many points ahead of everybody else are as good as it gets."""


class CellarGame(Game):
    id: ClassVar[str] = "cellar"
    package: ClassVar[str] = "cellar"
    revision: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (SEATS, SEATS)
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS

    def rng(self, seed: int) -> Rng:
        return Lehmer(seed)

    def start(self, seats: int, options: Options, rng: Rng) -> Cellar:
        """CEL-SETUP: shuffle tiles, events and items."""
        assert isinstance(rng, Lehmer)
        g = Cellar(rng)
        for pile in (g.tiles, g.events, g.items):
            rng.shuffle(pile, seen=0)
        g.then(seat_turn)
        return g

    def outcome(self, state: State) -> Outcome | None:
        """CEL-END: points, and a reward for how far one is ahead of the best of the others."""
        g = of(state)
        if not g.ending:
            return None
        points = scores(g)
        rewards = tuple([lead(points, seat) for seat in range(SEATS)])
        return Outcome(g.ending, rewards, {"rounds": g.round, "slain": g.killed, "best": max(points)})

    def view(self, state: State, seat: int | None) -> Cellar:
        """The piles in the order of numbers; the items that others hold lie with the pile of items."""
        g = of(state).copy()
        g.rng = g.luck = Lehmer(0)
        g.tiles.sort()
        g.events.sort()
        g.items.sort()
        for other in range(SEATS):
            if other != seat:
                hide(g.hands[other], g.items)
        return g

    def deal(self, view: State, seat: int | None, rng: Rng) -> Cellar:
        g = of(view).copy()
        g.rng = g.luck = Lehmer(rng.below(1 << 31))
        for hand in g.hands:
            fill(rng, hand, g.items)
        for pile in (g.tiles, g.events, g.items):
            rng.shuffle(pile)
        return g

    def reasons(self, state: State, seat: int) -> list[Reason]:
        """Points for and against the seat; the judge takes their sum."""
        g = of(state)
        points = scores(g)
        kills = KILL_POINTS * g.kills[seat]
        rival = max([points[other] for other in range(SEATS) if other != seat])
        return [Reason("kills", kills), Reason("health", points[seat] - kills), Reason("rival", -rival)]

    def judge(self, state: State, seat: int) -> float:
        return lead(scores(of(state)), seat)

    def seat_facts(self, state: State) -> list[dict[str, Any]]:
        """For statistics: everybody plays the same part, one after the other."""
        return [{"order": seat + 1, "points": points} for seat, points in enumerate(scores(of(state)))]

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return scene(self, of(view), seat, ask)

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return label(of(view), ask, value)


def of(state: State) -> Cellar:
    assert isinstance(state, Cellar)
    return state


def scores(g: Cellar) -> list[int]:
    """CEL-END: 5 points a kill; who lives adds might and sanity."""
    return [
        KILL_POINTS * g.kills[p] + (g.might[p] + g.sanity[p] if g.might[p] > 0 and g.sanity[p] > 0 else 0)
        for p in range(SEATS)
    ]


def lead(points: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others, from -1 to 1."""
    rival = max([points[other] for other in range(SEATS) if other != seat])
    return max(-1.0, min(1.0, (points[seat] - rival) / CLEAR_WIN))


GAME: Final = CellarGame()


# --- the comparison with other engines


def play_check(games: int) -> tuple[int, int]:
    """Plays so many games by the comparison's fixed policy; gives the decisions and a hash of all final states."""
    decisions = total = 0
    policy = 1
    for seed in range(games):
        position = new_game(GAME, SEATS, seed, keep=False)
        while (ask := position.ask) is not None:
            policy = policy * 48271 % 2147483647
            position.pick(policy % len(ask.options))
            decisions += 1
        total = (total * 31 + final_hash(of(position.state))) % 1000003
    return decisions, total


def final_hash(g: Cellar) -> int:
    """The comparison's own hash, the same in every engine."""
    h = g.luck.state
    for x in g.might + g.sanity + g.kills + g.pos + g.cells + g.monsters + g.strength:
        h = (h * 31 + x) % 1000003
    for hand in g.hands:
        for x in hand:
            h = (h * 31 + x) % 1000003
    return (h * 31 + g.round + len(g.tiles)) % 1000003
