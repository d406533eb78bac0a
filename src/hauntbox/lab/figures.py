"""What tables of games say: win rates, lengths and figures, counted row by row and never all in memory.

Where all win and lose together there is one part, "everybody"; elsewhere each role is a part of its own, or "a seat"
where all play the same. A part has won a game to the share of its seats that won, and it counts once a game: seats of
one side win together, and counting each of them would make the intervals too narrow.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from hauntbox.kernel.record import spell
from hauntbox.lab.intervals import Z_95, Rate, difference, mean_of, pooled, wilson, z_for

EVERYBODY: Final = "everybody"
A_SEAT: Final = "a seat"
FEWEST: Final = 10
"""A thing must have come up, and not come up, in so many games each before anything is said about it."""

Row = dict[str, Any]


@dataclass
class Won:
    """How much was won in how many games."""

    won: float = 0.0
    games: int = 0

    def add(self, share: float) -> None:
        self.won += share
        self.games += 1

    def rate(self, z: float = Z_95) -> Rate:
        return wilson(self.won, self.games, z)

    def without(self, other: "Won") -> "Won":
        return Won(self.won - other.won, self.games - other.games)


def wons() -> defaultdict[str, Won]:
    return defaultdict(Won)


def by_value() -> defaultdict[str, defaultdict[str, Won]]:
    return defaultdict(wons)


@dataclass
class Thing:
    """A thing of the box: how a part did with and without it."""

    name: str
    having: Won
    lacking: Won
    gap: Rate
    """The difference, with the interval of one thing looked at alone."""
    sure: bool
    """Whether the difference stands even though so many things were looked at."""


@dataclass
class Figures:
    """Everything about the games of one box. Give it every row once."""

    game: str
    shared: bool
    games: int = 0
    unfinished: int = 0
    parts: defaultdict[str, Won] = field(default_factory=wons)
    endings: Counter[str] = field(default_factory=Counter)
    by: defaultdict[str, defaultdict[str, defaultdict[str, Won]]] = field(default_factory=lambda: defaultdict(by_value))
    """What differs between games or seats (seats, an option, a role …), its values, and the parts."""
    orders: defaultdict[int, defaultdict[int, Won]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Won))
    )
    """By the number of seats: how the seat did that was first, second …"""
    alike: defaultdict[str, defaultdict[str, Won]] = field(default_factory=by_value)
    """The parts by group: games of the same seats, bots and options."""
    used: defaultdict[str, defaultdict[str, defaultdict[str, Won]]] = field(
        default_factory=lambda: defaultdict(by_value)
    )
    """The parts by thing and group."""
    decisions: Counter[float] = field(default_factory=Counter)
    turns: Counter[float] = field(default_factory=Counter)
    per_turn: Counter[float] = field(default_factory=Counter)
    lengths: defaultdict[str, Counter[float]] = field(default_factory=lambda: defaultdict(Counter))
    """Decisions a game by the number of seats."""
    numbers: defaultdict[str, defaultdict[str, Counter[float]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )
    """The game's own figures: of all games, and where all win and lose together of those won and lost."""

    def add(self, row: Row) -> None:
        self.games += 1
        if not row["finished"]:
            self.unfinished += 1
            return
        self.endings[row["ending"]] += 1
        self._lengths(row)
        wins = [reward > 0 for reward in row["rewards"]]
        parts = self._parts(row, wins)
        for part, share in parts.items():
            self.parts[part].add(share)
        for name, value in game_values(row):
            for part, share in parts.items():
                self.by[name][value][part].add(share)
        group = group_of(row)
        for part, share in parts.items():
            self.alike[group][part].add(share)
            for thing in row["used"]:
                self.used[thing][group][part].add(share)
        self._seats(row, wins)
        self._numbers(row, wins)

    def _lengths(self, row: Row) -> None:
        self.decisions[row["decisions"]] += 1
        self.turns[row["turns"]] += 1
        self.lengths[str(row["seats"])][row["decisions"]] += 1
        if row["turns"]:
            self.per_turn[row["decisions"] / row["turns"]] += 1

    def _parts(self, row: Row, wins: list[bool]) -> dict[str, float]:
        """The part of everybody, or of each role."""
        if self.shared:
            return {EVERYBODY: float(all(wins))}
        roles = row.get("seat_role") or [A_SEAT] * len(wins)
        return {role: share_of(wins, roles, role) for role in dict.fromkeys(roles)}

    def _seats(self, row: Row, wins: list[bool]) -> None:
        """What differs between the seats of a game."""
        roles = row.get("seat_role")
        for name, values in seat_values(row):
            whose = roles if roles and not self.shared and name != "role" else [self._one_part()] * len(wins)
            keys = list(zip(values, whose, strict=True))
            for key in dict.fromkeys(keys):
                self.by[name][key[0]][key[1]].add(share_of(wins, keys, key))
        places = row.get("seat_order") or range(1, len(wins) + 1)
        if not self.shared:
            for place, won in zip(places, wins, strict=True):
                self.orders[len(wins)][place].add(float(won))

    def _one_part(self) -> str:
        return EVERYBODY if self.shared else A_SEAT

    def _numbers(self, row: Row, wins: list[bool]) -> None:
        for name, value in row.items():
            values = value if name.startswith("seat_") and value is not None else [value]
            if name.startswith(("fact_", "seat_")) and name != "seat_order":
                label = name.removeprefix("fact_").replace("seat_", "a seat's ")
                for one in values:
                    if isinstance(one, int | float) and not isinstance(one, bool):
                        self.numbers[label]["all"][one] += 1
                        if self.shared:
                            self.numbers[label]["won" if all(wins) else "lost"][one] += 1

    # --- what follows

    def comparisons(self) -> Iterator[tuple[str, dict[str, dict[str, Won]]]]:
        """What really differs between games, and does not merely say who won."""
        for name in sorted(self.by, key=order_of):
            values = self.by[name]
            if len(values) > 1 and not self._tells_the_end(name):
                yield name, {value: dict(parts) for value, parts in values.items()}

    def _tells_the_end(self, name: str) -> bool:
        if not name.startswith("fact ") or all(won.won in (0, won.games) for won in self.parts.values()):
            return False
        return all(won.won in (0, won.games) for parts in self.by[name].values() for won in parts.values())

    def things(self, part: str) -> list[Thing]:
        """The things that came up often and seldom enough, the surest difference first.

        Games with and without a thing are compared within a group, so that what comes up more often where better bots
        play does not look good for that.
        """
        known = {name: self._pairs(groups, part) for name, groups in self.used.items()}
        known = {name: pairs for name, pairs in known.items() if min(sizes(pairs)) >= FEWEST}
        strict = z_for(len(known))
        found = []
        for name, pairs in known.items():
            having, lacking = [sum_of([pair[which] for pair in pairs]) for which in (0, 1)]
            hard, gap = [pooled(gaps(pairs, z)) for z in (strict, Z_95)]
            found.append(Thing(name, having, lacking, gap, hard.low > 0 or hard.high < 0))
        return sorted(found, key=lambda thing: (-max(thing.gap.low, -thing.gap.high), thing.name))

    def _pairs(self, groups: dict[str, defaultdict[str, Won]], part: str) -> list[tuple[Won, Won]]:
        """How a part did with and without a thing, in the groups that have both."""
        pairs = [(parts[part], self.alike[group][part]) for group, parts in groups.items() if part in parts]
        return [(having, all_.without(having)) for having, all_ in pairs if having.games < all_.games]

    def first_seat(self, seats: int) -> tuple[Won, Won, Rate]:
        """The seat that was first, the mean of the others in the same games, and their difference."""
        places = self.orders[seats]
        first = places[1]
        rest = Won(sum(won.won for place, won in places.items() if place > 1) / max(1, len(places) - 1), first.games)
        return first, rest, difference(first.rate(), rest.rate())

    def mean_length(self, seats: str) -> Rate:
        return mean_of(self.lengths[seats])


def sum_of(several: list[Won]) -> Won:
    return Won(sum(one.won for one in several), sum(one.games for one in several))


def sizes(pairs: list[tuple[Won, Won]]) -> tuple[int, int]:
    return sum(having.games for having, _ in pairs), sum(lacking.games for _, lacking in pairs)


def gaps(pairs: list[tuple[Won, Won]], z: float) -> list[tuple[float, Rate]]:
    """The difference in each group, with the weight of Mantel and Haenszel."""
    return [(a.games * b.games / (a.games + b.games), difference(a.rate(z), b.rate(z))) for a, b in pairs]


def group_of(row: Row) -> str:
    options = [f"{name}={value}" for name, value in sorted(row.items()) if name.startswith("option_")]
    return " ".join([str(row["seats"]), *row["bots"], *options])


def share_of(wins: list[bool], marks: list[Any], mark: Any) -> float:
    own = [won for won, one in zip(wins, marks, strict=True) if one == mark]
    return sum(own) / len(own)


def game_values(row: Row) -> Iterator[tuple[str, str]]:
    """What a whole game is counted under."""
    yield "seats", str(row["seats"])
    bots = list(dict.fromkeys(row["bots"]))
    if len(bots) > 1:
        yield "mix of bots", " + ".join(sorted(row["bots"]))
    roles = row.get("seat_role")
    if roles:
        yield "mix of roles", mixture(roles)
    for name, value in row.items():
        if name.startswith(("option_", "fact_")) and isinstance(value, str | bool):
            yield name.replace("_", " ", 1), spell(value) if isinstance(value, bool) else value or "(none)"


def mixture(names: list[str]) -> str:
    counts = Counter(names)
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in sorted(counts.items()))


def seat_values(row: Row) -> Iterator[tuple[str, list[str]]]:
    """What each seat is counted under."""
    yield "bot", row["bots"]
    for name, values in row.items():
        if (
            name.startswith("seat_")
            and name != "seat_order"
            and values
            and all(isinstance(it, str | bool) for it in values)
        ):
            yield name.removeprefix("seat_"), [spell(it) if isinstance(it, bool) else it for it in values]


def order_of(name: str) -> tuple[int, str]:
    """Bots and seats first, then options, what seats were, and what happened."""
    first = ("bot", "mix of bots", "seats")
    if name in first:
        return first.index(name), name
    return (3 if name.startswith("option ") else 5 if name.startswith("fact ") else 4), name
