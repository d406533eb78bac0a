"""Story 5: following what others do."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import choose, log, moment, open_table, options, play_quickly, play_until, sit, wait_for_decision

Somebody = Callable[..., Page]


def test_the_log_goes_by_turns_with_names_rules_and_moments(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_quickly(house, keys, 12)
    page = somebody(house)
    sit(page, keys)
    wait_for_decision(page)
    turns = log(page).get_by_text(re.compile("^Turn [0-9]+$"))
    assert turns.count() >= 2
    expect(log(page).get_by_role("button", name=re.compile("^Rule WID-")).first).to_be_visible()
    name = (
        log(page).get_by_role("listitem").filter(has_text="tiles left in the stacks").last.get_by_role("button").first
    )
    name.hover()
    name.click()
    expect(page.get_by_text("Flips when").first).to_be_visible()


def test_a_name_in_the_log_lights_its_thing_on_the_board(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    asked = play_until(house, keys, lambda one: one["prompt"] == "declare")
    page = somebody(house)
    sit(page, keys)
    wait_for_decision(page)
    assert asked["prompt"] == "declare"
    placed = log(page).get_by_role("listitem").filter(has_text="is placed at").last
    placed.get_by_role("button").first.hover()
    expect(page.locator(".glow").first).to_be_attached()


def test_one_sees_what_happened_since_the_last_decision(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pbb", seed=3)
    page = somebody(house)
    sit(page, keys)
    choose(page, 0)
    wait_for_decision(page)
    expect(page.get_by_text(re.compile("Since your last decision: [0-9]+ line"))).to_be_visible()
    expect(log(page).get_by_text("since your last decision")).to_be_visible()


def test_a_line_leads_to_its_moment_and_back_to_now(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_quickly(house, keys, 10)
    page = somebody(house)
    sit(page, keys)
    wait_for_decision(page)
    now = moment(page)
    log(page).get_by_role("button", name="Look at the table at moment 2").first.click()
    expect(page.get_by_text(f"You are looking at moment 2 of {now}")).to_be_visible()
    expect(options(page)).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    wait_for_decision(page)


@pytest.mark.parametrize(("speed", "plays"), [(1, True), (3, True), (0, False)])
def test_animations_go_as_fast_as_somebody_likes(house: House, somebody: Somebody, speed: int, plays: bool) -> None:
    keys = open_table(house, "pbb", seed=3)
    page = somebody(house)
    page.goto("/#/settings")
    page.get_by_role("radio").nth([1, 3, 0].index(speed)).check()
    page.goto(f"/#/t/{keys['table']}/{keys['seats']['0']}")
    wait_for_decision(page)
    options(page).first.click()
    if plays:
        expect(page.get_by_role("button", name="Skip")).to_be_visible()
        page.get_by_role("button", name="Skip").click()
    wait_for_decision(page)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_who_wants_no_motion_gets_none(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pbb", seed=3)
    page = somebody(house)
    page.emulate_media(reduced_motion="reduce")
    sit(page, keys, speed=1)
    wait_for_decision(page)
    skips: list[int] = []
    options(page).first.click()
    page.wait_for_function("() => document.querySelector('[data-moment]').dataset.moment >= 3")
    skips.append(page.get_by_role("button", name="Skip").count())
    wait_for_decision(page)
    assert skips == [0]


def test_bots_say_why(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    page = somebody(house)
    sit(page, keys)
    page.get_by_role("button", name="Seats").first.click()
    page.get_by_label("Give seat 2 to somebody else").select_option("Steady bot")
    page.keyboard.press("Escape")
    choose(page, 0)
    expect(log(page)).to_contain_text("played-out games, chances")
