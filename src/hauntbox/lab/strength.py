"""How often the bots win. Prints the tables of docs/strength.md.

    python -m hauntbox.lab.strength widow --jobs 2
    python -m hauntbox.lab.strength delve --jobs 2 --part iron_crown
    python -m hauntbox.lab.strength manor --jobs 2

It takes its time: half an hour to two hours on two cores with the compiled build.
"""

import argparse
from collections.abc import Callable, Iterable
from typing import Final

from hauntbox.box import find_game
from hauntbox.kernel.game import OptionValue
from hauntbox.lab.intervals import wilson
from hauntbox.lab.simulate import Result, simulate

GREEDY: Final = "greedy"
SEARCH: Final = "mcts:64"


class Measure:
    """Plays one game with one kind of bot after the other and writes shares down."""

    def __init__(self, game: str, jobs: int, seed: int, games: int | None, part: str) -> None:
        self.game: str = game
        self.jobs: int = jobs
        self.seed: int = seed
        self.games: int | None = games
        """Instead of the usual number of games a cell."""
        self.part: str = part
        """The one row that is wanted; "" for all."""

    def play(self, bot: str, games: int, seats: int, **options: OptionValue) -> Result:
        return simulate(find_game(self.game), self.games or games, seats, [bot], self.seed, self.jobs, options)

    def wants(self, row: str) -> bool:
        return self.part in ("", row)


def share(won: int, games: int) -> str:
    """How many of how many games were won, with the interval."""
    rate = wilson(won, games)
    return f"{won} of {games}: {rate.rate:.0%} ({rate.low:.0%}–{rate.high:.0%})"


def won(results: Iterable[Result]) -> tuple[int, int]:
    """Games won, of how many; where seats win apart, those won by the first."""
    won_, played = 0.0, 0
    for result in results:
        won_ += result.win_rates[0].rate * (result.games - len(result.stuck))
        played += result.games
    return round(won_), played


def row(name: str, cells: Iterable[str]) -> None:
    print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def head(*names: str) -> None:
    print("\n| " + " | ".join(names) + " |\n" + "|---" * len(names) + "|")


# --- The Widow's House: by bot and seats, and by level


def widow(measure: Measure) -> None:
    seats = (2, 3, 4)
    head("bot", *[f"{number} seats" for number in seats])
    for bot in ("random", GREEDY, "mcts:200"):
        if measure.wants(bot):
            row(f"`{bot}`", [share(*won([measure.play(bot, 60, n, random_jobs=True, short=True)])) for n in seats])
    head("level", "3 seats, `mcts:200`")
    for level in ("easy", "normal", "hard", "nightmare"):
        if measure.wants(level):
            row(level, [share(*won([measure.play("mcts:200", 60, 3, random_jobs=True, level=level)]))])


# --- Cavern Delve: by adventure and number of heroes


def delve(measure: Measure) -> None:
    heroes = (1, 2, 3, 4, 5)
    head("adventure", *[str(number) for number in heroes], GREEDY, SEARCH)
    for adventure in ADVENTURES:
        if not measure.wants(adventure):
            continue
        options: dict[str, OptionValue] = {"adventure": adventure, "random_heroes": True, "random_powers": True}
        fits = {"alone_in_the_dark": (1,), "rival_delvers": (2, 3, 4, 5)}.get(adventure, heroes)
        greedy = {n: measure.play(GREEDY, 200, n, **options) for n in fits}
        searched = [measure.play(SEARCH, 20 // len(fits), n, **options) for n in fits]
        cells = [f"{greedy[n].win_rates[0].rate:.0%}" if n in greedy else "–" for n in heroes]
        row(f"`{adventure}`", [*cells, share(*won(greedy.values())), share(*won(searched))])


# --- The Restless Manor: by role, with all five and in every mix


def manor(measure: Measure) -> None:
    head("bot", *ROLES)
    for bot, games in ((GREEDY, 300), (SEARCH, 40)):
        if measure.wants(bot):
            result = measure.play(bot, games, 5)
            row(f"`{bot}`", [share(round(rate.rate * result.games), result.games) for rate in result.win_rates])
    head("roles", *ROLES)
    for mix in MIXES:
        if measure.wants(mix):
            result = measure.play(GREEDY, 40, len(mix), roles=mix)
            shares = {letter: f"{rate.rate:.0%}" for letter, rate in zip(mix, result.win_rates, strict=True)}
            row(mix, [shares.get(letter, "–") for letter in MIXES[0]])


def choices(game: str, option: str) -> list[str]:
    return [str(value) for value in next(it for it in find_game(game).options if it.name == option).values]


ADVENTURES: Final = choices("delve", "adventure")
MIXES: Final = choices("manor", "roles")[1:]
ROLES: Final = ("Paladin", "Skeletons", "Spider", "Manor", "Enchanter")
TABLES: Final[dict[str, Callable[[Measure], None]]] = {"widow": widow, "delve": delve, "manor": manor}


def main() -> None:
    parser = argparse.ArgumentParser(description="How often the bots win.")
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--part", default="", help="one row: a bot, a level, an adventure or a role mix")
    parser.add_argument("--games", type=int, help="games a cell")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args()
    TABLES[chosen.game](Measure(chosen.game, chosen.jobs, chosen.seed, chosen.games, chosen.part))


if __name__ == "__main__":
    main()
