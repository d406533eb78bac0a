"""Story 7: the result, the replay, what if, records, reports."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import Json, choose, log, moment, options, play_quickly, short_table, sit, wire

from hauntbox.box import find_game
from hauntbox.kernel.record import read_record

Somebody = Callable[..., Page]


@pytest.fixture
def ended(house: House) -> Json:
    keys = short_table(house)
    play_quickly(house, keys)
    return keys


def test_the_result_says_how_it_ended_with_figures(house: House, somebody: Somebody, ended: Json) -> None:
    page = somebody(house)
    sit(page, ended)
    result = page.get_by_role("dialog", name="The game is over")
    expect(result).to_contain_text("Lost")
    expect(result).to_contain_text("has caught the widow")
    with wire(house, ended) as server:
        facts = server.ending["facts"]
    for name, figure in (("Turns", "turns"), ("Tiles drawn", "tiles"), ("Rooms completed", "rooms")):
        row = result.locator("dl div").filter(has=page.get_by_role("term").filter(has_text=name))
        expect(row.get_by_role("definition")).to_have_text(str(facts[figure]))


def test_a_replay_goes_through_the_game_by_hand_and_keyboard(house: House, somebody: Somebody, ended: Json) -> None:
    page = somebody(house)
    sit(page, ended)
    page.get_by_role("button", name="What if").click()
    scrubber = page.get_by_role("slider", name="Moment of the game")
    total = int(scrubber.get_attribute("max") or 0)
    assert total == moment(page) > 10
    scrubber.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"You are looking at moment 0 of {total}")).to_be_visible()
    expect(log(page)).not_to_contain_text("has caught the widow")
    expect(page.get_by_role("button", name="One choice back")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"You are looking at moment 2 of {total}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"You are looking at moment {total} of {total}")).to_be_visible()
    page.get_by_role("button", name="One choice back").click()
    expect(page.get_by_text(f"You are looking at moment {total - 1} of {total}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(scrubber).to_have_count(0)


def test_a_replay_runs_by_itself_and_stops_when_told(house: House, somebody: Somebody, ended: Json) -> None:
    page = somebody(house)
    sit(page, ended)
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_text(re.compile(r"You are looking at moment ([3-9]|\d\d) of"))).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    tiles = page.locator("svg [role=img]").filter(has=page.locator("title")).filter(has_text=" floor, at ")
    early = tiles.count()
    assert early > 0
    page.get_by_role("slider", name="Moment of the game").press("End")
    expect(log(page)).to_contain_text("has caught the widow")
    assert tiles.count() > early


def test_what_if_plays_on_from_a_moment_against_bots(house: House, somebody: Somebody, ended: Json) -> None:
    page = somebody(house)
    sit(page, ended)
    page.get_by_role("button", name="What if").click()
    scrubber = page.get_by_role("slider", name="Moment of the game")
    scrubber.fill("2")
    expect(page.get_by_text("You are looking at moment 2 of")).to_be_visible()
    page.get_by_role("button", name="What if: play on from here").click()
    expect(page.locator("[data-moment]")).to_be_visible()
    expect(options(page).first).to_be_visible()
    assert ended["table"] not in page.url
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("list", name="Seats")).to_contain_text("bot")
    assert moment(page) == 2
    choose(page)
    assert moment(page) > 2
    expect(options(page).first).to_be_visible()


def download(page: Page) -> Path:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    return Path(saved.value.path())


def test_the_record_is_downloaded_and_opened_again(
    house: House, somebody: Somebody, ended: Json, tmp_path: Path
) -> None:
    page = somebody(house)
    sit(page, ended)
    record = download(page)
    position = read_record(record.read_text(), find_game)
    assert position.outcome is not None
    file = tmp_path / "game.hbx"
    file.write_bytes(record.read_bytes())
    page.goto("/#/")
    page.get_by_label("Open a record file").set_input_files(file)
    total = len(position.history)
    expect(page.get_by_text(f"of {total}")).to_be_visible()
    page.get_by_role("slider", name="Moment of the game").fill("5")
    expect(page.get_by_text(f"You are looking at moment 5 of {total}")).to_be_visible()
    expect(log(page).get_by_role("listitem").first).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_its_reason(house: House, somebody: Somebody, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    page = somebody(house)
    page.goto("/#/")
    page.get_by_label("Open a record file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("line 1: this is not a record")


def test_a_problem_is_reported_with_the_record(house: House, somebody: Somebody, ended: Json) -> None:
    page = somebody(house)
    sit(page, ended)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("The <b>ghost</b> walked twice.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you. The report has the number")).to_be_visible()
    with sqlite3.connect(house.data / "hauntbox.sqlite3") as database:
        rows = database.execute("select note, record from reports where table_id = ?", [ended["table"]]).fetchall()
    assert len(rows) == 1
    assert rows[0][0] == "The <b>ghost</b> walked twice."
    assert read_record(rows[0][1], find_game).outcome is not None
