"""How good a position is: what a careful household looks at, as weighted reasons. All seats share it."""

import math
from collections.abc import Sequence
from typing import Final

from hauntbox.board.geometry import DELTA, OPEN
from hauntbox.board.paths import distances
from hauntbox.games.widow.deeds import GO, OBJECT
from hauntbox.games.widow.pieces import SPEED
from hauntbox.games.widow.state import NOWHERE, Widow
from hauntbox.games.widow.turn import ROLL
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

WEIGHTS: Final[dict[str, float]] = {
    "danger": 2.0,
    "tokens": 1.0,
    "skills": 0.12,
    "time": 1.0,
    "refuge": 0.5,
    "rooms": 0.05,
    "even": 4.0,
    "scale": 8.0,
}
"""What each reason counts; at `even` points the judge is undecided, `scale` more make it fairly sure."""
FEAR: Final[list[float]] = [3.0, 1.5, 0.75, 0.42, 0.26, 0.17, 0.11, 0.07, 0.045, 0.03, 0.02, 0.012, 0.0]
"""How frightening a spirit is, by the activations it needs to reach the widow."""
COMFORT: Final[list[float]] = [0.0, 0.22, 0.40, 0.54, 0.65, 0.74, 0.82, 0.89, 0.95, 1.0]
"""What a pool is worth by its tokens: the first ones save lives."""
ACTIVATIONS: Final = 5 / 9
"""How often a spirit is activated in a turn, on average."""
FAR: Final = 16.0


def reasons(g: Widow) -> list[Reason]:
    """Danger, tokens, skills, time, refuge and rooms, in points that add up."""
    w = WEIGHTS
    return [
        Reason("danger", -w["danger"] * danger(g)),
        Reason("tokens", w["tokens"] * tokens(g)),
        Reason("skills", w["skills"] * (sum(g.enhanced) + 0.7 * g.pending)),
        Reason("time", w["time"] * g.drawn / (g.drawn + g.tiles_left + 1)),
        Reason("refuge", w["refuge"] * refuge(g)),
        Reason("rooms", w["rooms"] * rooms(g)),
    ]


def judge(g: Widow) -> float:
    """The reasons' sum, squeezed between -1 and 1."""
    if g.over:
        return 1.0 if g.won else -1.0
    points = 0.0
    for reason in reasons(g):
        points += reason.points
    return math.tanh((points - WEIGHTS["even"]) / WEIGHTS["scale"])


def spaces_left(g: Widow, spirit: int) -> int:
    """The spaces a spirit still needs, tokens counted."""
    at = g.at[spirit]
    return g.field(spirit).get(at, 30) + g.bound[spirit] + g.locks.get(at, 0)


def danger(g: Widow) -> float:
    """How soon each spirit could be there, all in all."""
    total = 0.0
    for spirit in range(g.spirits):
        if g.at[spirit] != NOWHERE:
            total += FEAR[min(12, (spaces_left(g, spirit) + SPEED[spirit] - 1) // SPEED[spirit])]
    return total


def tokens(g: Widow) -> float:
    """What is in the pools, and what the active player has in hand, for each of two hands."""
    total = 0.1 * (g.declared + g.successes)
    for pool in g.pools:
        total += COMFORT[min(9, pool)]
    return total * 2 / len(g.pools)


def refuge(g: Widow) -> float:
    """The best tile to flee to: turns until the first spirit is there, less the widow's way."""
    g.field(0)
    way = g.walk_field
    assert way is not None
    hunt = Hunt(g)
    best = -FAR
    for tile, steps in way.items():
        best = max(best, hunt.margin(tile) - steps)
    return best


def rooms(g: Widow) -> float:
    """Unfinished rooms promise tokens, most of all those with one exposed edge."""
    edges = g.grid.edges
    seen: set[int] = set()
    total = 0.0
    for start in edges:
        if start in seen:
            continue
        seen.add(start)
        found = [start]
        exposed = 0
        for here in found:
            packed = edges[here]
            for d in range(4):
                if packed >> 2 * d & 3 == OPEN:
                    there = here + DELTA[d]
                    if there not in edges:
                        exposed += 1
                    elif there not in seen:
                        seen.add(there)
                        found.append(there)
        if 0 < exposed < 3:
            total += len(found) / (exposed * exposed)
    return min(10.0, total)


def habit(g: Widow, ask: Ask, rng: Rng) -> int:
    """What one does without thinking: bind a spirit that is at hand, and lead the widow away from them."""
    prompt = ask.prompt
    options = ask.options
    count = len(options)
    if prompt == "declare":
        for i in range(1, count):
            spirit = options[i]
            if spirit >= 0 and spaces_left(g, spirit) + ask.about[1][spirit] <= SPEED[spirit]:
                return i
        return options.index(ROLL)
    if prompt == "ability":
        return flee(g, options, GO)
    if prompt == "red_bonus":
        return flee(g, options, 0)
    if prompt in ("black_bonus", "shelter_target"):
        nearest = [spaces_left(g, s) / SPEED[s] if s >= 0 else FAR for s in options]
        return nearest.index(min(nearest))
    return rng.below(count)


def flee(g: Widow, options: Sequence[int], kind: int) -> int:
    """The first option (to stay) or the move that leaves the widow furthest from the spirits."""
    hunt = Hunt(g)
    best, best_margin = 0, hunt.margin(g.widow)
    for i in range(1, len(options)):
        if options[i] & ~OBJECT == kind:
            margin = hunt.margin(options[i] & OBJECT)
            if margin > best_margin:
                best, best_margin = i, margin
    return best


class Hunt:
    """How long the spirits need to every tile."""

    __slots__ = ("ahead", "fields", "speeds")

    def __init__(self, g: Widow) -> None:
        self.fields: list[dict[int, int]] = []
        self.ahead: list[int] = []
        self.speeds: list[float] = []
        for spirit in range(g.spirits):
            at = g.at[spirit]
            if at != NOWHERE:
                self.fields.append(distances(g.links(spirit), at))
                self.ahead.append(g.bound[spirit] + g.locks.get(at, 0))
                self.speeds.append(SPEED[spirit] * ACTIVATIONS)

    def margin(self, tile: int) -> float:
        """Turns until the first spirit is there; 0 where one stands."""
        margin = FAR
        for i in range(len(self.fields)):
            steps = self.fields[i].get(tile, 30)
            margin = min(margin, (steps + self.ahead[i]) / self.speeds[i] if steps else 0.0)
        return margin
