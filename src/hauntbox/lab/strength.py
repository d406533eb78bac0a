"""How often the bots win at The Widow's House: by bot and seats, and by level. Prints the tables of docs/strength.md.

    python -m hauntbox.lab.strength --games 60 --jobs 2

It takes its time: about half an hour on two cores with the compiled build.
"""

import argparse
from typing import Final

from hauntbox.box import find_game
from hauntbox.kernel.game import OptionValue
from hauntbox.lab.simulate import simulate

BOTS: Final = ("random", "greedy", "mcts:200")
SEATS: Final = (2, 3, 4)
LEVELS: Final = ("easy", "normal", "hard", "nightmare")


def cell(bot: str, seats: int, games: int, jobs: int, seed: int, options: dict[str, OptionValue]) -> str:
    """How many of how many games were won, with the interval."""
    result = simulate(find_game("widow"), games, seats, [bot], seed, jobs, {"random_jobs": True, **options})
    rate = result.win_rates[0]
    won = result.outcomes.get("won", 0)
    return f"{won} of {games}: {rate.rate:.0%} ({rate.low:.0%}–{rate.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="How often the bots win at The Widow's House.")
    parser.add_argument("--games", type=int, default=60, help="games a cell")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args()
    print("| bot | " + " | ".join(f"{seats} seats" for seats in SEATS) + " |\n|---|---|---|---|")
    for bot in BOTS:
        row = [cell(bot, seats, chosen.games, chosen.jobs, chosen.seed, {"short": True}) for seats in SEATS]
        print(f"| `{bot}` | " + " | ".join(row) + " |", flush=True)
    print("\n| level | 3 seats, `mcts:200` |\n|---|---|")
    for level in LEVELS:
        print(
            f"| {level} | {cell('mcts:200', 3, chosen.games, chosen.jobs, chosen.seed, {'level': level})} |", flush=True
        )


if __name__ == "__main__":
    main()
