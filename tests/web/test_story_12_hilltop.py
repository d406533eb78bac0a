"""Story 12: an evening in the House on the Hilltop, from the choice of explorers to the epilogue."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from server.wire import Json, Wire
from web.conftest import PATIENCE, House
from web.evening import decision, log, moment, open_table, options, question, sit, wait_for_decision, wire
from web.test_story_08_everybody import serious

from hauntbox.games.hilltop import BUILT, GAME
from hauntbox.kernel.game import Said
from hauntbox.words import Words

Somebody = Callable[..., Page]
BELLS = {"force_haunt": "30", "max_explore_rounds": "2", "random_explorers": "off"}
"""A haunt with a traitor and monsters that is over when the seventh bell has rung."""
TITLE = "Seven Bells till Morning"
SPIDER = {"force_haunt": "4", "max_explore_rounds": "1", "random_explorers": "on"}
WORDS = Words(GAME, "en")


def told(message: str) -> str:
    return WORDS.say(Said(message, {}))


def hilltop(house: House, seats: str, seed: int, options: Json) -> Json:
    return {**open_table(house, seats, "hilltop", seed=seed, options=options), "game": "hilltop"}


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


def choose_something(page: Page, rng: random.Random) -> None:
    """A choice among what is listed; what is only offered on the board is folded, and opened where nothing else is."""
    before = moment(page)
    if not options(page).locator("visible=true").count():
        decision(page).locator("details.group summary").first.click()
    shown = options(page).locator("visible=true")
    shown.nth(rng.randrange(shown.count())).click()
    place = page.get_by_role("button", name="Place it")
    if place.is_visible():
        place.click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))


def test_a_person_and_bots_play_a_whole_evening(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, hilltop(house, "pbbb", 3, BELLS))
    expect(question(page)).to_contain_text("which explorer do you play?")
    assert serious(page) == []
    rng = random.Random(12)
    briefs: list[str] = []
    while True:
        expect(options(page).or_(dialog(page)).first).to_be_attached(timeout=PATIENCE)
        if not dialog(page).count():
            choose_something(page, rng)
        elif page.get_by_role("dialog", name="The game is over").count():
            break
        else:
            briefs.append(dialog(page).inner_text())
            see_the_story_turn(page)
    assert len(briefs) == 1
    assert "You are a hero." in briefs[0]
    see_the_end(page)


def see_the_story_turn(page: Page) -> None:
    """The moment fills the screen, with the own brief and nothing of the other one."""
    brief = page.get_by_role("dialog", name=TITLE)
    size = brief.bounding_box()
    assert size
    assert size["width"] >= page.evaluate("innerWidth")
    for message in ("theme-haunt_30", "brief-haunt_30-heroes", "known-haunt_30-heroes"):
        expect(brief).to_contain_text(told(message))
    expect(brief).to_contain_text("the traitor")
    assert serious(page) == []
    page.get_by_role("button", name="Begin").click()
    expect(brief).to_have_count(0)
    assert told("brief-haunt_30-traitor") not in page.content()
    page.get_by_role("button", name="Story").click()
    expect(brief).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()


def see_the_end(page: Page) -> None:
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_contain_text(re.compile(f"“{TITLE}”: the (heroes have|traitor’s side has) won"))
    side = "heroes" if "the heroes have" in end.inner_text() else "traitor"
    expect(end).to_contain_text(told(f"epilogue-haunt_30-{side}"))
    assert serious(page) == []
    end.get_by_role("button", name="Close").click()
    evening = str(log(page).evaluate("one => one.textContent"))
    assert re.search(r"The monsters’ turn\..{0,80}The Elder", evening), "a bot has moved the monsters"


# --- two people at one screen


def asked(wires: list[Wire]) -> Wire:
    """The one of these people who is asked next; all of them have seen everything until then."""
    first, newest = wires[0], max([one.version for one in wires])
    first.wait(lambda: first.version >= newest and first.scene["asked"] in range(len(wires)))
    for one in wires:
        while one.version < first.version:
            one.receive()
    return wires[first.scene["asked"]]


def haunted_table(house: House) -> tuple[Json, int]:
    """Two people and a bot where the haunt has begun and one of the two is the traitor: the table, and who that is."""
    for seed in range(20):
        keys, rng = hilltop(house, "ppb", seed, SPIDER), random.Random(seed)
        with wire(house, keys, 0) as one, wire(house, keys, 1) as other:
            while (who := asked([one, other])).scene["brief"] is None:
                who.chosen(rng.choice(who.options))
            sides = [person.scene["brief"]["side"] for person in (one, other)]
        if sorted(sides) == ["heroes", "traitor"]:
            return keys, sides.index("traitor")
    raise AssertionError("no seed makes one of two people the traitor")


def play_on(house: House, keys: Json, ready: Callable[[Wire], bool]) -> None:
    """Both people play on without the browser, until one is asked something one wants to see."""
    rng = random.Random(4)
    with wire(house, keys, 0) as one, wire(house, keys, 1) as other:
        while not ready(who := asked([one, other])):
            who.chosen(rng.choice(who.options))


def come(page: Page, seat: int) -> None:
    """The curtain is down and hides everything; this person lifts it."""
    expect(page.locator(".curtain")).to_be_visible()
    for side in ("heroes", "traitor"):
        assert told(f"brief-haunt_04-{side}") not in page.content()
    page.get_by_role("button", name=f"I am P{seat}: show my table").click()


def read(page: Page, own: str, other: str) -> None:
    brief = page.get_by_role("dialog", name="Eight Legs and a Cradle")
    expect(brief).to_contain_text(told(f"brief-side-{own}"))
    expect(brief).to_contain_text(told(f"brief-haunt_04-{own}"))
    for kind in ("brief", "known"):
        assert told(f"{kind}-haunt_04-{other}") not in page.content()
    assert serious(page) == []
    brief.get_by_role("button", name="Begin").click()


def test_hero_and_traitor_share_a_screen_and_no_secret(house: House, somebody: Somebody) -> None:
    keys, traitor = haunted_table(house)
    hero = 1 - traitor
    page = somebody(house)
    play_on(house, keys, lambda who: who.scene["question"]["seat"] == hero)
    sit(page, keys, 0, 1)
    come(page, hero)
    read(page, "heroes", "traitor")
    wait_for_decision(page)
    assert told("brief-haunt_04-traitor") not in page.content()
    play_on(house, keys, may_walk)
    come(page, traitor)
    read(page, "traitor", "heroes")
    expect(question(page)).to_contain_text("The Spider")
    for group in decision(page).locator("details.group:not([open]) summary").all():
        group.click()
    options(page).filter(has_text=re.compile("step ")).first.click()
    expect(log(page)).to_contain_text(re.compile(r"The monsters’ turn\..*The Spider goes to", re.DOTALL))


def may_walk(who: Wire) -> bool:
    """The traitor is asked where the Spider goes."""
    return who.scene["question"]["prompt"] == "monster" and any(text.startswith("step ") for text in who.options)


# --- a new table


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_options_of_a_new_table_are_named_and_what_is_written_is_checked(
    house: House, somebody: Somebody, lang: str
) -> None:
    page = somebody(house, lang=lang)
    words = Words(GAME, lang)
    page.goto("/#/new/hilltop")
    page.locator("details summary").click()
    haunts = page.get_by_label(words.name("force_haunt")).locator("option")
    assert len(haunts.all()) == 1 + len(BUILT)
    for number, text in zip(BUILT, haunts.all_inner_texts()[1:], strict=True):
        assert words.name(f"haunt_{number:02}") in text
    rounds = page.get_by_label(words.name("max_rounds"))
    expect(rounds).to_have_value("60")
    rounds.fill("many")
    page.locator("button.play").click()
    expect(page.get_by_text(words.say(Said("wrong-max_rounds", {})))).to_be_visible()
    expect(rounds).to_be_focused()
    assert serious(page) == []
    rounds.fill("12")
    first = page.get_by_label(words.name("first_player"))
    first.select_option(index=2)
    written = page.get_by_role("textbox", name=words.name("first_player"))
    written.fill("10-31")
    page.locator("button.play").click()
    wait_for_decision(page)
