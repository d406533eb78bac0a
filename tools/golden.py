"""Makes golden records: whole games, one for every ending wanted (tools/wanted.py), as short as a search finds it.

.venv/bin/python tools/golden.py delve                     all records of a game, into tests/records/delve
.venv/bin/python tools/golden.py delve --only adv_05_lost  one of them, or all whose name begins like this

Every seat plays by habit. What no whole game brings is insisted on: many games are played side by side, and where one
ends in another way, a copy of one of the others takes its place. The records found are always the same ones.
`PYTHONPATH=build/fast` is several times faster.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from wanted import WANTED, Wanted

from hauntbox.box import find_game
from hauntbox.games.delve import of as delve_of
from hauntbox.games.delve.party import write_party
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import read_record, write_record
from hauntbox.kernel.rng import Rng

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
GAMES: Final = 60
"""Whole games played for each way to set up; the shortest of each ending is kept."""
LONGEST: Final = 4000
"""Choices after which a game is given up."""
LONGEST_TURN: Final = 400
CROWDS: Final = (40, 160, 640)
"""How many games are played side by side while an ending is insisted on; the next number when it was not found."""
WHIM: Final = 8
"""While insisting one choice of so many is made at random: habit alone would do the same again."""
IDLE: Final = 2
"""While insisting one turn of so many is idle: mostly the last option is chosen, which is to do nothing more."""


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="makes golden records")
    parser.add_argument("game", choices=sorted(WANTED))
    parser.add_argument("--only", default="", metavar="NAME", help="the record of this name, or those that begin so")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="another folder than tests/records/GAME")
    arguments = parser.parse_args(words)
    game = find_game(arguments.game)
    folder: Path = arguments.into or RECORDS / game.id
    named = [it for it in WANTED[game.id] if it.name == arguments.only]
    chosen = named or [it for it in WANTED[game.id] if it.name.startswith(arguments.only)]
    if not chosen:
        parser.error(f"no record of {game.id} begins with '{arguments.only}'")
    folder.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    for (seats, options), alike in groupby(chosen, key=lambda it: (it.seats, {**it.options, **heroes(it, folder)})):
        missing += make(game, seats, options, list(alike), folder)
    if missing:
        print(f"not found: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


def heroes(wanted: Wanted, folder: Path) -> Options:
    """The party of a game in which the heroes of an earlier record go on."""
    if not wanted.after:
        return {}
    earlier = read_record((folder / f"{wanted.after}.hbx").read_text(encoding="utf-8"), find_game, keep=False)
    return {"party": write_party(delve_of(earlier.state))}


def make(game: Game, seats: int, options: Options, wanted: list[Wanted], folder: Path) -> list[str]:
    """Writes the records that are set up alike; gives the names of those that were not found."""
    begun = time.monotonic()
    missing: list[str] = []
    shortest = whole_games(game, seats, options, {it.ending for it in wanted})
    for it in wanted:
        found = shortest.get(it.ending) or insisted(game, seats, options, it)
        if found is None:
            missing.append(it.name)
            continue
        (folder / f"{it.name}.hbx").write_text(write_record(found), encoding="utf-8")
        print(f"{it.name}: {len(found.history)} choices, {found.state.turn} turns, seed {found.seed}", flush=True)
    print(f"    {time.monotonic() - begun:.0f} s", flush=True)
    return missing


def ending_of(position: Position) -> str:
    outcome = position.outcome
    return outcome.ending if outcome is not None else ""


def whole_games(game: Game, seats: int, options: Options, endings: set[str]) -> dict[str, Position]:
    """The shortest of some games of habits for each of the endings that came up."""
    found: dict[str, Position] = {}
    for seed in range(GAMES):
        position = new_game(game, seats, seed, options, keep=False)
        rng = Rng(seed)
        longest = LONGEST if len(found) < len(endings) else max([len(it.history) for it in found.values()])
        while position.ask is not None and len(position.history) < longest:
            position.pick(game.habit(position.state, position.ask, rng))
        ending = ending_of(position)
        if ending in endings and (ending not in found or len(position.history) < len(found[ending].history)):
            found[ending] = position
    return found


def insisted(game: Game, seats: int, options: Options, wanted: Wanted) -> Position | None:
    """A game with this ending: a crowd of games goes on turn by turn; those that ended otherwise, and the worse half
    of the others, give way to copies of the rest."""
    for size in CROWDS:
        rng = Rng(size)
        crowd = [new_game(game, seats, seed, options) for seed in range(size)]
        while crowd:
            grown: list[Position] = []
            for number in range(size):
                position = crowd[number % len(crowd)].copy()
                if play_turn(game, position, rng):
                    grown.append(position)
                elif ending_of(position) == wanted.ending:
                    return position
            if (towards := wanted.towards) is not None:
                grown.sort(key=lambda it: towards(it.state), reverse=True)
                del grown[max(1, len(grown) // 2) :]
            crowd = grown
    return None


def play_turn(game: Game, position: Position, rng: Rng) -> bool:
    """Plays to the next turn, mostly by habit; whether the game goes on."""
    turn, begun = position.state.turn, len(position.history)
    idle = rng.below(IDLE) == 0
    while position.ask is not None and position.state.turn == turn and len(position.history) - begun < LONGEST_TURN:
        ask = position.ask
        if rng.below(WHIM) == 0:
            position.pick(rng.below(len(ask.options)))
        elif idle and rng.below(4):
            position.pick(len(ask.options) - 1)
        else:
            position.pick(game.habit(position.state, ask, rng))
    return position.ask is not None and position.state.turn != turn


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
