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
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import read_record, write_record

RECORDS = sorted(Path(__file__).parent.glob("records/*/*.hbx"))
MANOR_GOALS = {
    "PKSME": ("paladin_spider", "skeletons_paladin", "spider_escaped", "manor_mold", "enchanter_dominates"),
    "PKSM": ("paladin_spider",),
    "PKSE": ("paladin_spider",),
    "PKME": ("paladin_poltergeists",),
    "PSME": ("spider_escaped", "manor_mold"),
    "KSME": ("skeletons_spider", "spider_escaped", "manor_mold"),
    "PKS": ("paladin_spider",),
    "PKM": ("paladin_poltergeists",),
    "PKE": ("paladin_poltergeists", "enchanter_dominates"),
    "PSM": ("spider_escaped", "manor_mold"),
    "PSE": ("spider_escaped", "enchanter_dominates"),
    "PME": ("paladin_poltergeists", "enchanter_dominates"),
    "KSM": ("skeletons_spider", "spider_escaped", "manor_mold"),
    "KSE": ("skeletons_spider", "spider_escaped", "enchanter_dominates"),
    "KME": ("skeletons_poltergeists", "enchanter_dominates"),
    "SME": ("spider_escaped", "enchanter_dominates"),
    "PK": ("paladin_poltergeists",),
    "PS": ("spider_escaped",),
    "PM": ("paladin_poltergeists",),
    "PE": ("paladin_poltergeists", "enchanter_dominates"),
    "KS": ("skeletons_spider", "spider_escaped"),
    "KM": ("skeletons_poltergeists",),
    "KE": ("skeletons_poltergeists", "enchanter_dominates"),
    "SM": ("spider_escaped",),
    "SE": ("spider_escaped", "enchanter_dominates"),
    "auto": ("vigil_won", "vigil_dead", "vigil_terror"),
}
"""Every victory with all five roles; in the other mixes what is won in another way, with another number, or from a
lead, where nothing is so the first role's victory; and every end of the Lone Vigil."""
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


@pytest.mark.rule("MAN-VAR-1")
@pytest.mark.rule("MAN-VAR-2")
@pytest.mark.rule("MAN-SOLO-3")
def test_there_is_a_record_of_every_role_s_victory_and_of_every_mix_s_own_goals() -> None:
    found = {(str(it.options["roles"]), ending_of(it)) for it in positions("manor")}
    assert found == {(roles, ending) for roles, goals in MANOR_GOALS.items() for ending in goals}


def endings(game: str) -> set[str]:
    """How the recorded games of a game ended."""
    return {outcome.ending for outcome in outcomes(game)}


def positions(game: str) -> Iterator[Position]:
    for path in RECORDS:
        if path.parent.name == game:
            yield read_record(path.read_text(encoding="utf-8"), find_game, keep=False)


def outcomes(game: str) -> Iterator[Outcome]:
    for position in positions(game):
        assert position.outcome is not None
        yield position.outcome


def ending_of(position: Position) -> str:
    assert position.outcome is not None
    return position.outcome.ending


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
