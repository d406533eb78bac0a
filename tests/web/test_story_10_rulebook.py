"""Story 10: the rulebook, and the way to it from the log."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import open_table, play_quickly, sit

Somebody = Callable[..., Page]


def test_the_rulebook_is_read_and_searched(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/#/rules/widow")
    expect(page.get_by_role("heading", name="The Widow's House")).to_be_visible()
    rules = page.locator("dl > div")
    expect(rules).to_have_count(221)
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_label("Search the rules").fill("courtyard")
    expect(page.get_by_role("status")).to_contain_text("rules in")
    found = rules.count()
    assert 0 < found < 221
    assert all("courtyard" in text.lower() for text in rules.all_inner_texts())
    expect(page.locator("mark").first).to_have_text("courtyard", ignore_case=True)
    page.get_by_label("Search the rules").fill("no such word anywhere")
    expect(page.get_by_text("Nothing in the rulebook has that word.")).to_be_visible()


def test_the_rulebook_follows_the_language(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    page.goto("/#/rules/widow/WID-TILE-6")
    expect(page.locator("[id='WID-TILE-6'].marked")).to_be_in_viewport()
    before = page.locator("[id='WID-TILE-6']").inner_text()
    page.get_by_label("Language").select_option("日本語")
    expect(page.locator("[id='WID-TILE-6']")).not_to_have_text(before, use_inner_text=True)


def test_a_line_of_the_log_leads_to_its_rule(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_quickly(house, keys, 6)
    page = somebody(house)
    sit(page, keys)
    link = page.locator("section, div").get_by_role("button", name="Rule WID-").last
    rule = (link.get_attribute("aria-label") or link.inner_text()).split()[-1]
    link.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=rule, exact=True).click()
    book = opened.value
    expect(book.locator(f"[id='{rule}'].marked")).to_be_in_viewport()


def test_the_question_names_its_rule(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pb"))
    page.locator("section.decision").get_by_role("button", name="Rule WID-").click()
    expect(page.get_by_role("link", name="WID-")).to_be_visible()
