"""The command of campaigns: the heroes of a finished delve, written down for the next adventure."""

import argparse
from pathlib import Path
from typing import Any

from hauntbox.kernel.errors import BadRecord, BadSetup
from hauntbox.lab.records import check_new_file, read_file, save_record


def add_campaign(commands: Any) -> None:
    it = commands.add_parser("campaign", help="write down the heroes of a finished delve for their next adventure")
    it.add_argument("record", type=Path, metavar="GAME", help="the record of the finished game")
    it.add_argument("--party", type=Path, required=True, metavar="FILE", help="the new file for its heroes")
    it.set_defaults(run=run_campaign)


def run_campaign(arguments: argparse.Namespace) -> int:
    from hauntbox.games.delve import GAME, of
    from hauntbox.games.delve.party import write_party

    record: Path = arguments.record
    path: Path = arguments.party
    check_new_file(path)
    try:
        position = read_file(record)
    except BadRecord as error:
        raise BadRecord(f"{record}: {error}") from None
    if position.game.id != GAME.id:
        raise BadSetup(f"{record}: only heroes of {GAME.id} go on, and this is a game of {position.game.id}")
    if position.ask is not None:
        raise BadSetup(f"{record}: this game is not over yet")
    party = write_party(of(position.state))
    save_record(path, party + "\n")
    print(f"{path}: the heroes for the next adventure (--option party=@{path})")
    for member in party.split("; "):
        print(f"    {member}")
    return 0
