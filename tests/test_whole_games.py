"""Whole games: every record replays to the same hash each turn and to the same end, one for every way to end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hauntbox.box import find_game
from hauntbox.games.delve import IDS as ADVENTURES
from hauntbox.games.hilltop import BUILT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.widow.pieces import SPIRITS
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Outcome
from hauntbox.kernel.position import new_game
from hauntbox.kernel.record import read_record, write_record

RECORDS = sorted(Path(__file__).parent.glob("records/*/*.hbx"))
LAST_BLOW = {
    "widow_walks_into_spirit": ("widow-moved", "WID-JOB"),
    "red_bonus_into_spirit": ("widow-moved", "WID-BONUS-3"),
    "caught_by_chill": ("spirit-moved", "WID-BANG-3"),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_hashes_and_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    position = read_record(text, find_game)
    assert position.ask is None
    assert write_record(position) == text


@pytest.mark.rule("WID-END-1")
@pytest.mark.rule("WID-END-3")
def test_there_is_a_record_of_every_ending() -> None:
    assert endings("widow") == {"won", *[f"caught_by_{spirit.id}" for spirit in SPIRITS]}


@pytest.mark.rule("HIL-END-1")
def test_there_is_a_record_of_every_haunt_won_by_either_side_and_of_every_other_ending() -> None:
    sides = {number: STORIES[number].sides for number in BUILT}
    sides[31] = ("alone", "nobody")
    won = {f"haunt_{number:02}_{side}" for number, pair in sides.items() for side in pair}
    assert endings("hilltop") == {*won, "out_of_time", "draw"}


@pytest.mark.rule("DEL-WIN-1")
@pytest.mark.rule("DEL-WIN-2")
@pytest.mark.rule("DEL-WIN-4")
def test_there_is_a_record_of_every_adventure_won_and_lost_in_every_way() -> None:
    wanted = {(name, f"won_{number}") for number, name in enumerate(ADVENTURES, 1)}
    wanted |= {(name, ending) for name in ADVENTURES[:11] for ending in ("no_surge", "out_of_time")}
    wanted -= {("hold_the_stair", "out_of_time")}  # it is over after ten rounds
    wanted |= {(ADVENTURES[number - 1], f"lost_{number}") for number in (5, 6, 10)}
    wanted |= {("rival_delvers", "stack_empty"), ("rival_delvers", "out_of_rounds")}
    assert {(str(it.facts["adventure"]), it.ending) for it in outcomes("delve")} == wanted


def endings(game: str) -> set[str]:
    """How the recorded games of a game ended."""
    return {outcome.ending for outcome in outcomes(game)}


def outcomes(game: str) -> Iterator[Outcome]:
    for path in RECORDS:
        if path.parent.name == game:
            outcome = read_record(path.read_text(encoding="utf-8"), find_game, keep=False).outcome
            assert outcome is not None
            yield outcome


@pytest.mark.parametrize("name", LAST_BLOW)
def test_a_record_ends_by_the_blow_it_is_named_after(name: str) -> None:
    path = next(path for path in RECORDS if path.stem == name)
    played = read_record(path.read_text(encoding="utf-8"), find_game)
    told: list[Event] = []
    again = new_game(played.game, played.seats, played.seed, played.options, ears=told.append)
    for value in played.history:
        again.choose(value)
    assert told[-1].kind == "caught"
    kind, rule = LAST_BLOW[name]
    assert told[-2].kind == kind
    assert told[-2].rule.startswith(rule)
