"""Story 9: everybody reads their own language, and changes it whenever they like."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import choose, log, open_table, options, play_quickly, question, sit

Somebody = Callable[..., Page]
LATIN = re.compile("[A-Za-z]{4,}")


def test_the_language_changes_in_the_middle_of_a_game(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pb", seed=3)
    play_quickly(house, keys, 6)
    page = somebody(house)
    sit(page, keys)
    english = question(page).inner_text(), options(page).first.inner_text()
    for name, lang, title in (("日本語", "ja", "未亡人の館"), ("中文", "zh", "寡妇之宅")):
        page.locator("header select").first.select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("link", name=title).first).to_be_visible()
        assert not LATIN.search(question(page).inner_text())
        assert not LATIN.search(options(page).first.locator(".label").inner_text())
        assert not LATIN.search(log(page).inner_text())
    page.locator("header select").first.select_option(label="English")
    expect(question(page)).to_have_text(english[0], use_inner_text=True)
    expect(options(page).first).to_have_text(english[1], use_inner_text=True)


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_each_at_the_table_reads_their_own(house: House, somebody: Somebody, lang: str) -> None:
    keys = open_table(house, "pp", seed=3)
    ada, mei = somebody(house, lang="en"), somebody(house, lang=lang)
    sit(ada, keys, 0)
    sit(mei, keys, 1)
    choose(ada, 0)
    expect(log(ada)).to_contain_text("Seat 1 takes the Maid.")
    expect(question(mei)).to_be_visible()
    assert not LATIN.search(question(mei).inner_text())
    assert not LATIN.search(log(mei).inner_text())


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_no_page_mixes_languages(house: House, somebody: Somebody, lang: str) -> None:
    page = somebody(house, lang=lang)
    for path in ("/#/", "/#/new/widow", "/#/settings"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        text = page.locator("main").inner_text()
        words = set(LATIN.findall(text)) - {"Hauntbox", "English"}
        assert not words, f"{path} says {words} in {lang}"
