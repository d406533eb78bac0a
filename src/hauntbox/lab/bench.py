"""How fast it is: decisions, copies and search, on one core, in CPU time, medians of five runs.

One figure is not of one core: how many times as many games a second of wall clock two processes play as one.

Machines differ, so the bare reference of The Cellar runs too: what counts is the ratio to it.
`at 427 k` is a figure as it would be on a machine where that reference does 427,000 decisions/s.
"""

import gc
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from cellar import GAME as CELLAR
from cellar import play_check
from cellar.reference import play_many as bare_play

from hauntbox.bots.players import make_bot, play_out
from hauntbox.bots.search import Search
from hauntbox.games.delve import GAME as DELVE
from hauntbox.games.hilltop import GAME as HILLTOP
from hauntbox.games.manor import GAME as MANOR
from hauntbox.games.widow import GAME as WIDOW
from hauntbox.kernel import position as kernel_position
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.lab.crew import Crew
from hauntbox.lab.plan import RANDOM, Plan, Setup
from hauntbox.lab.simulate import RANDOM_PART

RUNS: Final = 5
YARDSTICK: Final = 427_000.0
DEPTH: Final = 50
COMPILED: Final = not kernel_position.__file__.endswith(".py")
UCT_TARGET: Final = 15_000.0 if COMPILED else 4_500.0

Figure = tuple[str, str, float, float | None]
"""Name, unit, value, and the target on the yardstick machine (None: a figure for the reader)."""


def rate(work: Callable[[], int], runs: int) -> float:
    """Units of work a CPU second, the median of some runs after one to warm up."""
    work()
    rates = []
    for _ in range(runs):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)


def play_many(game: Game, seats: int, games: int) -> int:
    rng = Rng(1)
    return sum(play_out(new_game(game, seats, seed, keep=False), rng) for seed in range(games))


def mid_turns(game: Game, seats: int, bot: str, first: int, seed: int) -> list[Position]:
    """Ten positions that keep checkpoints and are listened to, some way into one game, all in the middle of a step."""
    while True:
        found: list[Position] = []
        player = make_bot(bot, seed)
        position = new_game(game, seats, seed, keep=True, ears=lambda event: None)
        while position.ask is not None and len(found) < 10:
            if len(position.history) >= first and len(position.history) > position.trail[-1][1]:
                found.append(position.copy())
            position.pick(player.choose(SeatView(position, position.ask.seat))[0])
        if len(found) == 10:
            return found
        seed += 1


def copies(positions: list[Position], count: int) -> int:
    for _ in range(count // len(positions)):
        for position in positions:
            position.copy()
    return count


def uct(position: Position, iterations: int) -> int:
    search = Search(position.game, lambda: position.copy(keep=False), Rng(3), DEPTH)
    search.run(iterations)
    return iterations


def dealt_search(position: Position, iterations: int) -> int:
    ask = position.ask
    assert ask is not None
    view = SeatView(position, ask.seat)
    rng = Rng(3)
    Search(position.game, lambda: view.deal(rng), rng, DEPTH).run(iterations)
    return iterations


def two_against_one(games: int, runs: int) -> float:
    """Games a second of two processes, times those of one; each pair is measured one right after the other."""
    setup = Setup(4, WIDOW.check_setup(4, {}))
    plan = Plan(WIDOW.id, (setup,), ((RANDOM,),), 1)
    ratios = []
    with Crew(plan, WIDOW, 1) as one, Crew(plan, WIDOW, 2) as two:
        for crew in (one, two):
            wall_clock(crew, 40)  # everything is imported and warmed up
        for _ in range(runs):
            alone = wall_clock(one, games)
            ratios.append(alone / wall_clock(two, games))
    return statistics.median(ratios)


def wall_clock(crew: Crew, games: int) -> float:
    start = time.perf_counter()
    for _ in crew.play(range(first, first + RANDOM_PART) for first in range(0, games, RANDOM_PART)):
        pass
    return time.perf_counter() - start


def widow_position(seed: int) -> Position:
    return mid_turns(WIDOW, 3, "greedy", 90, 1000 * seed)[-1]


def size_of(make: Callable[[int], Position], count: int = 5) -> float:
    """Kilobytes that a position holds."""
    make(0)
    gc.collect()
    tracemalloc.start()
    held = [make(seed) for seed in range(count)]
    gc.collect()
    total, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(held) == count
    return total / count / 1024


def figures(quick: bool) -> list[Figure]:
    runs = 1 if quick else RUNS
    part = 10 if quick else 1
    decisions, check = play_check(200)
    if (decisions, check) != (26_949, 454_498):
        raise RuntimeError(f"The Cellar gave {decisions} decisions and hash {check}, not 26949 and 454498")
    cellar_mid = mid_turns(CELLAR, 4, "random", 60, seed=7)
    widow_mid = mid_turns(WIDOW, 3, "greedy", 90, seed=7)
    hilltop_mid = mid_turns(HILLTOP, 5, "random", 200, seed=7)
    manor_mid = mid_turns(MANOR, 5, "random", 60, seed=7)
    delve_mid = mid_turns(DELVE, 5, "random", 60, seed=7)

    def speed(work: Callable[[int], int], amount: int) -> float:
        return rate(lambda: work(amount // part), runs)

    return [
        ("cellar reference, interpreted", "decisions/s", speed(lambda n: bare_play(0, n, 1)[0], 200), None),
        ("cellar random play", "decisions/s", speed(lambda n: play_check(n)[0], 200), 900e3 if COMPILED else 300e3),
        ("cellar mid-turn copy", "µs", 1e6 / speed(lambda n: copies(cellar_mid, n), 4000), 12.0),
        ("cellar plain UCT, depth 50", "it/s", speed(lambda n: uct(cellar_mid[0], n), 1000), UCT_TARGET),
        ("widow random play", "decisions/s", speed(lambda n: play_many(WIDOW, 4, n), 400), 80e3),
        ("widow mid-turn copy", "µs", 1e6 / speed(lambda n: copies(widow_mid, n), 4000), 25.0),
        ("widow determinised MCTS, depth 50", "it/s", speed(lambda n: dealt_search(widow_mid[0], n), 300), 600.0),
        ("widow position", "KB", size_of(widow_position), 64.0),
        ("hilltop random play", "decisions/s", speed(lambda n: play_many(HILLTOP, 5, n), 100), 40e3),
        ("hilltop mid-turn copy", "µs", 1e6 / speed(lambda n: copies(hilltop_mid, n), 4000), 60.0),
        ("delve random play", "decisions/s", speed(lambda n: play_many(DELVE, 5, n), 200), 60e3),
        ("manor random play", "decisions/s", speed(lambda n: play_many(MANOR, 5, n), 20), 40e3),
        ("manor mid-turn copy", "µs", 1e6 / speed(lambda n: copies(manor_mid, n), 4000), 60.0),
        ("delve mid-turn copy", "µs", 1e6 / speed(lambda n: copies(delve_mid, n), 4000), 50.0),
        ("widow games, 2 processes : 1", "times", two_against_one(2000 // part, runs), 1.8),
    ]  # fmt: skip


def scaled(figure: Figure, speed: float) -> float:
    """The figure on the yardstick machine."""
    _, unit, value, _ = figure
    return value if unit in ("KB", "times") else value * speed if unit == "µs" else value / speed


def main(as_json: bool = False, quick: bool = False) -> int:
    """Runs everything and prints a table, or one JSON object."""
    found = figures(quick)
    speed = found[0][2] / YARDSTICK
    build = "compiled" if COMPILED else "interpreted"
    python = sys.version.split()[0]
    if as_json:
        rows: list[dict[str, Any]] = [
            {"name": f[0], "unit": f[1], "value": f[2], "at_427k": scaled(f, speed), "target": f[3]} for f in found
        ]
        json.dump({"build": build, "python": python, "figures": rows}, sys.stdout, indent=2)
        print()
        return 0
    print(f"{build} build, Python {python}, one core, CPU time, medians of {1 if quick else RUNS}")
    print(f"{'':36}{'here':>12}{'at 427 k':>12}{'target':>12}")
    for figure in found:
        name, unit, value, target = figure
        digits = 2 if unit == "times" else 1
        wanted = "" if target is None else f"{target:,.{digits - 1}f}"
        print(f"{name:36}{value:12,.{digits}f}{scaled(figure, speed):12,.{digits}f}{wanted:>12} {unit}")
    ratio = found[1][2] / found[0][2]
    print(f"cellar on the kernel is {ratio:.2f} times as fast as its bare interpreted reference")
    return 0
