"""Story 1: from the shelf to the first decision."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import options, question

from hauntbox.box import games

Somebody = Callable[..., Page]
BOXES = {
    "widow": ("The Widow's House", "1 to 5 players"),
    "hilltop": ("The House on the Hilltop", "3 to 6 players"),
    "delve": ("Cavern Delve", "1 to 5 players"),
    "manor": ("The Restless Manor", "players"),
    "caverns": ("The Crystal Hollow", "players"),
}
"""All of the shelf; those that are no game yet are coming."""


def test_five_boxes_stand_on_the_shelf_and_some_are_coming(house: House, somebody: Somebody) -> None:
    ready = games()
    assert {"widow", "hilltop", "delve"} <= set(ready)
    page = somebody(house)
    page.goto("/")
    shelf = page.get_by_role("region", name="The boxes on the shelf")
    expect(shelf.get_by_role("listitem")).to_have_count(5)
    for name, (title, players) in BOXES.items():
        box = shelf.get_by_role("listitem").filter(has_text=title)
        expect(box).to_contain_text(players if name in ready else "Coming")
        expect(box.get_by_role("link", name="Play")).to_have_count(int(name in ready))


def test_two_clicks_lead_from_the_shelf_to_the_first_decision(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/")
    page.get_by_role("link", name="Play: The Widow's House").click()
    page.get_by_role("button", name="Play now").click()
    expect(question(page)).to_contain_text("which profession?")
    expect(options(page)).to_have_count(8)
    expect(page.get_by_text("Steady bot")).to_have_count(2)


def test_before_playing_one_sees_what_it_is_about_and_what_can_be_set(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/#/new/widow")
    expect(page.get_by_text("A widow lives in a mansion that keeps growing")).to_be_visible()
    expect(page.get_by_role("group", name="Difficulty").get_by_role("radio")).to_have_count(4)
    page.get_by_role("radio", name="Hard").check()
    page.get_by_label("Number of seats").select_option("2")
    page.get_by_label("Seat 2").select_option("Bot: gentle")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Short game").check()
    page.get_by_role("button", name="Play now").click()
    expect(question(page)).to_be_visible()
    expect(page.get_by_text("Gentle bot")).to_have_count(1)
    expect(page.get_by_text("Ada")).to_be_visible()
    expect(page.get_by_text("the Nameless One")).to_be_visible()  # the fifth spirit waits at the level Hard only


def test_a_set_up_that_cannot_be_says_why(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/#/new/widow")
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Random professions Prof").check()
    page.get_by_role("checkbox", name="Draft professions Each").check()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("random_jobs and draft_jobs exclude each other (WID-VAR-6)")


def test_a_table_stays_on_the_list_of_this_browser(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/#/new/widow")
    page.get_by_role("button", name="Play now").click()
    expect(question(page)).to_be_visible()
    page.get_by_role("link", name="Hauntbox, to the shelf").click()
    page.get_by_role("region", name="Your tables").get_by_role("link", name="The Widow's House").click()
    expect(question(page)).to_be_visible()
