"""Story 11: a house of several floors, a long list of options, and the moment in which the story turns."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import House
from web.evening import halo, options, wait_for_decision
from web.stage import GROUND, UPPER, Scene, Stage, brief, key, main_question, scene
from web.test_story_08_everybody import serious

Somebody = Callable[..., Page]


def asking(told: str = "") -> Callable[[int], Scene]:
    """The first seat is asked the main question; everybody is a hero, but for the fourth seat."""

    def make(seat: int) -> Scene:
        side = "" if seat < 0 else "traitor" if seat == 3 else "hero"
        return scene(brief(side) if told else None, 0, main_question() if seat == 0 else None)

    return make


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_on_a_crowded_table_keeps_anybody_out(house: House, somebody: Somebody, lang: str, phone: bool) -> None:
    page = somebody(house, lang=lang, phone=phone)
    Stage(house, page, asking()).sit(0)
    wait_for_decision(page)
    if phone:
        page.locator(".tabs button").first.click()
        expect(page.locator(".seats")).to_be_visible()
    assert serious(page) == []
    page.locator(".controls button").last.click()
    expect(page.locator(".legend")).to_be_visible()
    assert serious(page) == []


def test_floors_lie_side_by_side_and_each_is_a_click_away(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    Stage(house, page, asking()).sit(0)
    wait_for_decision(page)
    floors = page.get_by_role("group", name="Floors").get_by_role("button")
    assert [name.split()[0] for name in floors.all_inner_texts()] == ["All", "Upper", "Ground", "Basement"]
    floors.first.click()
    expect(floors.first).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(500)
    lefts = [box["x"] for name in ("Gallery", "Ballroom", "Crypt") if (box := tile(page, name).bounding_box())]
    assert lefts == sorted(lefts)
    small = tile(page, "Ballroom").bounding_box()
    floors.nth(2).click()
    expect(floors.nth(2)).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(500)
    large = tile(page, "Ballroom").bounding_box()
    assert small
    assert large
    assert large["width"] > 1.4 * small["width"]


def tile(page: Page, name: str) -> Locator:
    return page.locator(
        f"g[role=img][aria-label^='{name},'], g[role=button][aria-label^='{name},'], "
        f"g[role=img][aria-label^='{name} at'], g[role=button][aria-label^='{name} at']"
    ).first


def test_on_a_phone_one_floor_is_shown_at_a_time_and_follows_what_happens(house: House, somebody: Somebody) -> None:
    page = somebody(house, phone=True)
    stage = Stage(house, page, asking())
    stage.sit(0)
    wait_for_decision(page)
    floors = page.get_by_role("group", name="Floors").get_by_role("button")
    expect(floors.nth(2)).to_have_attribute("aria-pressed", "true")
    board = page.get_by_role("region", name="The board").bounding_box()
    room = halo(page, key(GROUND, -1, 0)).bounding_box()
    assert board
    assert room
    assert board["height"] > 180
    assert room["width"] >= 24
    moved = tuple([p._replace(tile=key(UPPER, 0, 0)) if p.name == "bruno_kessler" else p for p in scene().pieces])
    stage.tell(0, 2, pieces=moved, question=None, asked=1)
    expect(floors.nth(1)).to_have_attribute("aria-pressed", "true")


def test_everything_has_a_name_to_be_heard(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    Stage(house, page, asking()).sit(0)
    wait_for_decision(page)
    board = page.get_by_role("group", name="The board")
    for name in (
        "Kitchen at 0,1, ground floor; omen symbol, smoke, pile ×2 and body; lying here: Book: can be chosen",
        "the Great Spider, Might 6, Speed 4, hit points 2 of 5; on Entrance Hall: can be chosen",
        "wolf, Might 6, Speed 4, stunned; on Bedroom",
        "Empty cell at 2,1, ground floor: can be chosen",
    ):
        expect(board.get_by_label(name, exact=True).first).to_be_attached()
    edges = board.locator("desc").evaluate_all("all => all.map(one => one.textContent)")
    assert "North: door, east: locked door, south: door, west: door." in edges
    assert "North: wall, east: door, south: wall with a window, west: wall." in edges
    mine = page.get_by_role("list", name="Seats", exact=True).get_by_role("listitem").first
    expect(mine).to_contain_text("2; step 3 of 8, began on step 5")
    expect(page.get_by_role("list", name="pile: Junk Room")).to_contain_text("Bell")
    expect(page.get_by_role("list", name="Others on the board")).to_contain_text("stunned")
    expect(page.locator(".strip")).to_contain_text("Total 6")


def test_whose_turn_it_is_and_who_decides_show_among_six(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    stage = Stage(house, page, asking())
    stage.sit(0)
    wait_for_decision(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("decides")
    last = tuple([board._replace(active=board.seat == 5) for board in scene().seats])
    stage.tell(0, 2, seats=last, asked=3, question=None)
    expect(page.locator("[data-seat='5']")).to_contain_text("on turn")
    expect(page.locator("[data-seat='5'] .head")).to_be_in_viewport()
    expect(page.locator("[data-seat='3']")).to_contain_text("decides")
    expect(page.get_by_text("decides", exact=True)).to_have_count(1)


def test_a_long_list_is_grouped_and_what_is_on_the_board_folded(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    stage = Stage(house, page, asking())
    stage.sit(0)
    wait_for_decision(page)
    expect(page.get_by_role("region", name="Use a card")).to_be_visible()
    walking = page.locator("details.group").filter(has_text="Walk to a room")
    expect(walking).to_contain_text("5 on the board")
    expect(walking.locator("[data-option]").first).to_be_hidden()
    for number, text in enumerate(("Speak the rite", "End the turn", "Spider, with Might"), 1):
        expect(options(page).filter(has_text=text).locator("kbd")).to_have_text(str(number))
    page.keyboard.press("1")
    halo(page, key(GROUND, 0, -1)).click()
    assert stage.chosen == ["act rite"], "nothing is sent twice"


def test_one_click_on_a_room_walks_there_and_several_options_are_listed(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    stage = Stage(house, page, asking())
    stage.sit(0)
    wait_for_decision(page)
    halo(page, "piece:spider").press("Enter")
    expect(options(page)).to_have_count(2)
    page.get_by_role("button", name="Show all").click()
    page.locator("details.group summary").filter(has_text="Walk").press("Enter")
    halo(page, key(GROUND, 0, -1)).press("Enter")
    assert stage.chosen == ["step dining_room"]


# --- the story


@pytest.mark.parametrize("phone", [False, True])
def test_when_the_story_turns_it_fills_the_screen(house: House, somebody: Somebody, phone: bool) -> None:
    page = somebody(house, phone=phone)
    stage = Stage(house, page, asking())
    stage.sit(0)
    wait_for_decision(page)
    expect(page.get_by_role("button", name="Story")).to_have_count(0)
    stage.tell(0, 2, brief=brief("hero"))
    told = page.get_by_role("dialog", name="The Long Drop")
    expect(told).to_contain_text("You are a hero.")
    for text in ("room by room", "Far below", "What is known of the other side", "How you win", "What rule 8 says"):
        expect(told).to_contain_text(text)
    size = told.bounding_box()
    assert size
    assert size["width"] >= page.evaluate("innerWidth")
    assert serious(page) == []
    expect(told.get_by_role("link", name="HAU-22-8")).to_have_attribute("href", "#/rules/staged/HAU-22-8")
    expect(told.get_by_role("button", name="Begin")).to_be_focused()
    for _ in range(12):  # the focus stays in it
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("1")
    assert stage.chosen == []
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Story").click()
    expect(told).to_be_visible()
    told.get_by_role("button", name="Back to the table").click()
    expect(told).to_have_count(0)


def test_a_story_is_told_once_and_again_to_who_changes_sides(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    stage = Stage(house, page, asking("told"))
    stage.sit(0)
    page.get_by_role("button", name="Begin").click()
    page.reload()
    wait_for_decision(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    stage.tell(0, 2, brief=brief("traitor"))
    expect(page.get_by_role("dialog", name="The Long Drop")).to_contain_text("You are the traitor.")


def test_who_wants_no_motion_is_told_the_story_at_rest(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.emulate_media(reduced_motion="reduce")
    Stage(house, page, asking("told")).sit(0, speed=1)
    told = page.get_by_role("dialog", name="The Long Drop")
    expect(told).to_be_visible()
    assert told.locator("header").evaluate("one => getComputedStyle(one).animationName") == "none"


def test_who_watches_is_told_what_everybody_knows(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    Stage(house, page, asking("told")).sit(-1)
    told = page.get_by_role("dialog", name="The Long Drop")
    expect(told).to_contain_text("You are watching")
    expect(told).not_to_contain_text("Far below")
    assert serious(page) == []


def test_a_curtain_comes_between_hero_and_traitor_and_hides_both_stories(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    stage = Stage(house, page, asking())
    stage.sit(0, 1, 3)
    page.get_by_role("button", name="I am P0: show my table").click()
    wait_for_decision(page)
    for seat in (0, 1, 3):  # as long as all know the same, nothing has to be hidden
        stage.tell(seat, 2, asked=1, question=main_question()._replace(seat=1) if seat == 1 else None)
    expect(page.locator("[data-seat='1']")).to_contain_text("P1 you")
    for seat in (0, 1, 3):
        stage.tell(seat, 3, brief=brief("traitor" if seat == 3 else "hero"))
    raise_curtain(page, "P1")
    expect(page.get_by_role("dialog")).to_contain_text("You are a hero.")
    page.get_by_role("button", name="Begin").click()
    for seat in (0, 1, 3):
        stage.tell(seat, 4, asked=3, question=main_question()._replace(seat=3) if seat == 3 else None)
    raise_curtain(page, "P3")
    expect(page.get_by_role("dialog")).to_contain_text("You are the traitor.")
    page.get_by_role("button", name="Begin").click()
    for seat in (0, 1, 3):
        stage.tell(seat, 5, asked=0, question=main_question() if seat == 0 else None)
    raise_curtain(page, "P0")
    expect(page.get_by_role("dialog")).to_have_count(0)  # the heroes at this screen have read their story


def raise_curtain(page: Page, name: str) -> None:
    """The curtain is down, and nothing of any story is behind it."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    shown = page.locator("body").inner_html()
    assert not [word for word in ("Long Drop", "Far below", "patient", "HAU-22", "traitor") if word in shown]
    page.get_by_role("button", name=f"I am {name}: show my table").click()
