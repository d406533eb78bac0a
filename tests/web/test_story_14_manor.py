"""Story 14: five roles in the Restless Manor: each reads its part, the first turns are guided, and one of them wins."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from server.wire import Json, Wire
from web.conftest import PATIENCE, House
from web.evening import decision, halo, lit, log, moment, open_table, options, question, sit, wait_for_decision, wire
from web.test_story_08_everybody import serious

from hauntbox.games.manor import GAME
from hauntbox.games.manor.guide import GUIDED_ROUNDS
from hauntbox.games.manor.pieces import ROLES
from hauntbox.kernel.game import Said
from hauntbox.words import Words

Somebody = Callable[..., Page]
EASY = {f"{role}_level": "very_easy" for role in ("spider", "manor", "enchanter")}
"""Three of the five need less to win: the game is soon over."""
CHOICES = 500
"""More than such a game takes."""
LAST = ("stop", "end", "no", "done", "rest", "hold", "pass", "leave", "enough")
"""The choices that do nothing."""
LATIN = re.compile("[A-Za-z]{4,}")
WORDS = Words(GAME, "en")


def manor(house: House, seats: str, seed: int, **options: str) -> Json:
    return {**open_table(house, seats, "manor", seed=seed, options=options), "game": "manor"}


def told(message: str, words: Words = WORDS) -> str:
    return words.say(Said(message, {}))


def brief(page: Page) -> Locator:
    return page.locator("dialog.brief[open]")


def ending(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The game is over")


def advice(page: Page) -> Locator:
    return decision(page).locator(".advice")


def press(page: Page, one: Locator) -> None:
    """Makes a choice, in the list or on the board, and waits until everything that follows from it is over."""
    before = moment(page)
    one.click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))
    expect(options(page).or_(ending(page)).first).to_be_attached(timeout=PATIENCE)


def begin(page: Page) -> None:
    brief(page).locator("button.primary").click()
    expect(brief(page)).to_have_count(0)


def seat_board(page: Page, seat: int) -> Locator:
    return page.locator(f"ul.seats > [data-seat='{seat}']")


# --- the parts


def test_each_of_five_people_reads_the_own_part_and_no_other(house: House, somebody: Somebody) -> None:
    keys = manor(house, "ppppp", 3)
    for seat, role in enumerate(ROLES):
        page = somebody(house)
        sit(page, keys, seat)
        expect(brief(page)).to_contain_text(told(f"brief-side-{role}"))
        expect(brief(page)).to_contain_text(told(f"note-{role}"))
        for other in ROLES:
            assert other == role or told(f"note-{other}") not in page.content()
        assert serious(page) == []
        begin(page)
        expect(seat_board(page, seat)).to_contain_text("you")
        hidden = {"Power card", "Event card"} - {{"spider": "Power card", "manor": "Event card"}.get(role, "")}
        cards = str(page.locator("ul.seats").evaluate("one => one.textContent"))
        for back in hidden:
            assert re.search(rf"{back}\s*×3", cards), f"the {role} sees three backs: {back}"


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_the_manor_speaks_one_language(house: House, somebody: Somebody, lang: str) -> None:
    page = somebody(house, lang=lang)
    sit(page, manor(house, "pbbbb", 3))
    expect(brief(page)).to_contain_text(told("theme-paladin", Words(GAME, lang)))
    assert not LATIN.search(brief(page).inner_text())
    begin(page)
    press(page, options(page).first)
    expect(advice(page)).to_be_visible()
    shown = [decision(page).locator("h2, .advice, .label"), page.locator("ul.seats"), log(page)]
    for text in [text for part in shown for text in part.all_inner_texts()]:
        assert not LATIN.search(text), text


# --- the whole game


def sensible(page: Page) -> Locator:
    """Mostly what is first in the list and does something."""
    if not options(page).locator("visible=true").count():
        decision(page).locator("details.group summary").first.click()
    shown = options(page).locator("visible=true").all()
    texts = [option.locator(".hint").inner_text() for option in shown]
    return next((one for one, text in zip(shown, texts, strict=True) if text.split()[0] not in LAST), shown[0])


def current_round(page: Page) -> int:
    shown = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Round", exact=True)).first
    return int(re.sub(r"\D", "", str(shown.text_content())))


def go_into_the_house(page: Page) -> None:
    """A cube is placed, taken back and placed again; then the first step, by a click on the board."""
    expect(question(page)).to_have_text(re.compile(r"^Your turn, on Entrance: .* What do you do\?$"))
    expect(advice(page)).to_have_text(re.compile("^Hint: First step"))
    assert lit(page) >= {"tile:3,6"}
    cube = options(page).filter(has_text="Hero cube on Movement")
    press(page, cube)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(question(page)).to_contain_text("2 Hero cubes")
    press(page, cube)
    press(page, halo(page, "tile:3,6"))
    expect(log(page)).to_contain_text("revealed on 6,3")


def play_to_the_end(page: Page) -> dict[bool, int]:
    """Gives how many questions of the first rounds and of the later ones came with a hint."""
    hints = {True: 0, False: 0}
    for _ in range(CHOICES):
        expect(options(page).or_(ending(page)).first).to_be_attached(timeout=PATIENCE)
        if ending(page).count():
            return hints
        hints[current_round(page) <= GUIDED_ROUNDS] += advice(page).count()
        press(page, sensible(page))
    raise AssertionError("the game does not end")


def test_a_person_and_four_bots_play_until_somebody_has_won(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, manor(house, "pbbbb", 3, **EASY))
    expect(brief(page)).to_contain_text(told("goal-paladin-spider"))
    begin(page)
    wait_for_decision(page)
    assert serious(page) == []
    go_into_the_house(page)
    hints = play_to_the_end(page)
    assert hints[True] > 2
    assert hints[False] == 0
    see_the_end(page)


def see_the_end(page: Page) -> None:
    results = re.findall(r"\b(Won|Lost|Draw)\b", ending(page).inner_text())[1:]
    assert results in ([*["Lost"] * at, "Won", *["Lost"] * (4 - at)] for at in range(5))
    assert serious(page) == []
    ending(page).get_by_role("button", name="Close").click()
    evening = str(log(page).evaluate("one => one.textContent"))
    for role in ("Skeletons", "Spider", "Manor", "Enchanter"):
        assert f"the turn of the {role}" in evening


# --- a flight


def spreads(who: Wire, rng: random.Random) -> str:
    """What the Manor does that wants to fly: it lights rooms, draws cards and walks about."""
    texts = who.options
    if who.scene["question"]["prompt"] == "manor_omens":
        return texts[-1] if texts[0].split()[0] in ("reveal", "events") else texts[0]
    return rng.choice([text for text in texts if text.split()[0] not in LAST] or texts)


def ready_to_fly(house: House) -> tuple[Json, str]:
    """A table at which the Manor may fly, and how."""
    for seed in range(1, 30):
        keys, rng = manor(house, "bp", seed, roles="PM"), random.Random(seed)
        with wire(house, keys, 1) as one:
            while texts := one.wait_to_choose():
                flights = [text for text in texts if text.startswith("fly ")]
                if flights:
                    return keys, flights[0]
                one.chosen(spreads(one, rng))
    raise AssertionError("the Wraith never could fly")


def test_a_flight_shows_its_way_before_it_is_flown(house: House, somebody: Somebody) -> None:
    keys, flight = ready_to_fly(house)
    page = somebody(house)
    sit(page, keys, 1)
    begin(page)
    option = options(page).filter(has_text="Fly ").first
    option.hover()
    way = re.findall(r"\b([0-6]),([0-6])\b", option.locator(".label").inner_text().split(";")[0])
    over = {f"tile:{col},{row}" for row, col in way[1:]}
    assert len(over) == len(flight.split()[-1])
    expect(page.locator(".halo .glow.wide")).to_have_count(len(over))
    mold = re.search(r"Mold (\d+) \+ (\d+)", option.inner_text())
    assert mold
    press(page, option)
    expect(log(page)).to_contain_text(f"The Manor gains {mold[2]} Mold: {int(mold[1]) + int(mold[2])}")
