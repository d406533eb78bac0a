"""Story 4: what can be taken back, and who is asked."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import choose, log, moment, open_table, options, play_quickly, question, sit

Somebody = Callable[..., Page]


def test_a_choice_is_taken_back_and_made_again(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "p")  # alone, with two professions
    page = somebody(house)
    sit(page, keys)
    first = options(page).first.inner_text()
    choose(page, 0)
    assert moment(page) == 1
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-moment='0']")).to_be_visible()
    expect(options(page).first).to_have_text(first, use_inner_text=True)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-moment='1']")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-moment='0']")).to_be_visible()
    page.keyboard.press("y")
    expect(page.locator("[data-moment='1']")).to_be_visible()


def test_with_bots_only_everything_can_be_taken_back_at_once(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_quickly(house, keys, 8)
    page = somebody(house)
    sit(page, keys, confirm=True)
    expect(options(page).first).to_be_visible()
    before = moment(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))
    assert moment(page) < before
    expect(options(page).first).to_be_visible()


def two_people(house: House, somebody: Somebody, **settings: bool) -> tuple[Page, Page]:
    keys = open_table(house, "pp", seed=3)
    ada, bo = somebody(house), somebody(house)
    sit(ada, keys, 0, **settings)
    sit(bo, keys, 1)
    return ada, bo


def test_past_something_new_the_others_are_asked_and_may_refuse(house: House, somebody: Somebody) -> None:
    ada, bo = two_people(house, somebody)
    choose(ada, 0)
    choose(bo, 0)
    expect(ada.get_by_role("button", name="Ask to undo")).to_be_visible()
    ada.get_by_role("button", name="Ask to undo").click()
    expect(ada.get_by_text("Waiting for an answer from P1")).to_be_visible()
    bo.get_by_role("button", name="No", exact=True).click()
    expect(ada.get_by_text("Waiting for an answer")).to_have_count(0)
    assert moment(ada) == 2


def test_past_something_new_the_others_are_asked_and_may_agree(house: House, somebody: Somebody) -> None:
    ada, bo = two_people(house, somebody)
    choose(ada, 0)
    choose(bo, 0)
    ada.get_by_role("button", name="Ask to undo").click()
    bo.get_by_role("button", name="Yes", exact=True).click()
    expect(ada.locator("[data-moment='0']")).to_be_visible()
    expect(question(ada)).to_contain_text("which profession?")
    expect(log(ada)).to_contain_text("The game goes back to an earlier choice of seat 1.")


def test_with_another_person_what_cannot_be_taken_back_is_asked_twice(house: House, somebody: Somebody) -> None:
    ada, _ = two_people(house, somebody, confirm=True)
    options(ada).first.click()
    expect(options(ada).first).to_contain_text("Really? This cannot be taken back.")
    assert moment(ada) == 0
    ada.keyboard.press("Escape")
    expect(ada.get_by_text("Really?")).to_have_count(0)
    options(ada).first.click()
    expect(ada.get_by_text("Really?")).to_be_visible()
    options(ada).first.click()
    expect(ada.locator("[data-moment='1']")).to_be_visible()


def test_with_bots_only_nothing_is_asked_twice(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pb"), confirm=True)
    choose(page, 0)


def test_the_end_of_a_turn_is_a_choice_of_its_own(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pbbb", game="cellar"))
    expect(page.get_by_role("button", name="End the turn.")).to_be_visible()
