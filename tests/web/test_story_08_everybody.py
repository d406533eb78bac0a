"""Story 8: by keyboard alone, with a screen reader, on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import (
    Json,
    halo,
    moment,
    offered,
    open_table,
    options,
    play_quickly,
    play_until,
    prepare,
    question,
    short_table,
    sit,
    wait_for_decision,
)  # fmt: skip

Somebody = Callable[..., Page]
CHANGED = "before => document.querySelector('[data-moment]')?.dataset.moment !== before"
ASKED = "() => document.querySelector('.options [data-option], dialog[open]')"
AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def serious(page: Page) -> list[str]:
    """What axe finds on a page that keeps somebody out."""
    page.evaluate(AXE)
    found: Json = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("path", ["/#/", "/#/new/widow", "/#/rules/widow", "/#/settings", "/#/t/nothing/nothing"])
def test_no_page_keeps_anybody_out(house: House, somebody: Somebody, path: str, lang: str) -> None:
    page = somebody(house, lang=lang)
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious(page) == []


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("en", True), ("ja", False)])
def test_no_table_keeps_anybody_out(house: House, somebody: Somebody, lang: str, phone: bool) -> None:
    keys = open_table(house, "pb", seed=3)
    page = somebody(house, lang=lang, phone=phone)
    sit(page, keys)
    wait_for_decision(page)
    assert serious(page) == []
    asked = play_until(house, keys, lambda one: one["prompt"] == "place_tile" and len(one["choices"]) > 8)
    expect(options(page)).to_have_count(len(offered(asked)))
    halo(page, offered(asked)[0]["targets"][-1]).press("Enter")
    expect(page.locator("[data-place]")).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_result_and_no_replay_keeps_anybody_out(house: House, somebody: Somebody, lang: str) -> None:
    keys = short_table(house)
    play_quickly(house, keys)
    page = somebody(house, lang=lang)
    sit(page, keys)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("dialog").get_by_role("button").filter(has_text="…").press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
    assert serious(page) == []


NAME = """() => {
  const at = document.activeElement;
  return at.getAttribute("aria-label") || at.labels?.[0]?.innerText || at.innerText || "";
}"""


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Presses Tab until the focus is on something of this name."""
    passed: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        passed.append(" ".join(page.evaluate(NAME).split()))
        if passed[-1].startswith(name):
            return
    raise AssertionError(f"Tab leads never to {name}, only to {passed}")


def open_by_keyboard(page: Page) -> None:
    """From the shelf to a short game on the hardest level for one person, without a pointer."""
    page.goto("/")
    expect(page.get_by_role("link", name="Play: The Widow's House")).to_be_visible()
    tab_to(page, "Play: The Widow's House")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Number of seats")
    page.keyboard.press("Home")
    tab_to(page, "Normal")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Nightmare")).to_be_checked()
    tab_to(page, "More options")
    page.keyboard.press("Enter")
    tab_to(page, "Short game")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    prepare(page)
    open_by_keyboard(page)
    wait_for_decision(page)
    finished = page.get_by_role("dialog", name="The game is over")
    turn = 0
    while not finished.is_visible():
        turn += 1
        assert turn < 400, "the game does not end"
        before = moment(page)
        page.keyboard.press(str(1 + turn % min(9, options(page).count())))
        if page.get_by_role("button", name="Place it").is_visible():
            page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=str(before))
        page.wait_for_function(ASKED)
    tab_to(page, "Watch the replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_arrows_lead_over_the_board(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_until(house, keys, lambda one: one["prompt"] == "place_tile" and len(one["choices"]) > 8)
    page = somebody(house)
    sit(page, keys)
    wait_for_decision(page)
    page.locator(".halo.lit").first.focus()
    names = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        names.add(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
    assert len(names) > 1
    assert all((name and "can be chosen" in name) or "cannot be chosen" in name for name in names)
    page.keyboard.press("Enter")


def test_a_screen_reader_hears_names_events_and_decisions(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    page = somebody(house)
    sit(page, keys)
    wait_for_decision(page)
    expect(page.locator("[aria-live=assertive]")).to_contain_text("It is your decision: Seat 1: which profession?")
    heard = page.get_by_role("group", name="The board").aria_snapshot()
    assert "Great Hall, red floor, at 2,0" in heard
    assert "the Scarlet One" in heard
    for option in options(page).all():
        assert len(option.inner_text().split()) > 3
    options(page).first.press("Enter")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("takes the")


def test_on_a_phone_the_board_is_wide_and_the_page_stands_still(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    page = somebody(house, phone=True)
    sit(page, keys)
    wait_for_decision(page)
    sizes: Json = page.evaluate(
        "() => { const page = document.documentElement;"
        "return {page: page.scrollHeight, window: innerHeight, wide: page.scrollWidth}; }"
    )
    assert sizes == {"page": 844, "window": 844, "wide": 390}
    board = page.get_by_label("The board").first.bounding_box()
    assert board is not None
    assert board["width"] >= 380
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["y"] >= board["y"] + board["height"]
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 390, 844)
    options(page).first.tap()
    expect(page.locator("[data-moment='0']")).to_have_count(0)
    expect(question(page)).to_be_visible()


def test_on_a_phone_the_tools_of_the_board_stay_on_it(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_until(house, keys, lambda one: one["prompt"] == "place_tile" and len(one["choices"]) > 8)
    page = somebody(house, phone=True)
    sit(page, keys)
    wait_for_decision(page)
    board = page.get_by_role("region", name="The board").bounding_box()
    assert board is not None
    tools = page.get_by_role("toolbar", name="View of the board").get_by_role("button")
    expect(tools).to_have_count(5)
    for tool in tools.all():
        box = tool.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= board["y"] + board["height"]
        assert box["x"] >= board["x"]
