"""Story 13: an adventure of Cavern Delve, from the choice of heroes to the end, by pointing at the cave."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from server.wire import Json
from web.conftest import PATIENCE, House
from web.evening import decision, log, moment, open_table, options, question, sit, wait_for_decision, wire
from web.test_story_08_everybody import serious

Somebody = Callable[..., Page]
STAIR = {"adventure": "hold_the_stair"}
QUICK = {"random_heroes": "on", "random_powers": "on"}
TURNS = 400
"""More choices than any such adventure takes."""
LAST = ("end", "pass", "no", "stop", "stay")
"""The choices that do nothing."""


def delve(house: House, seats: str, seed: int, options: Json) -> Json:
    return {**open_table(house, seats, "delve", seed=seed, options=options), "game": "delve"}


def goals(page: Page) -> Locator:
    """The squares that are some choices away."""
    return page.locator(".square.goal[role=button]")


def bubble(page: Page) -> Locator:
    return page.locator(".board .bubble")


def plan_of_a_foe(page: Page) -> Locator:
    """Monsters, villains and traps whose next deed is known."""
    return page.locator("[data-piece][aria-label*='next:']")


def notation(option: Locator) -> str:
    return option.locator(".hint").inner_text()


def ending(page: Page) -> Locator:
    return page.get_by_role("dialog", name="The game is over")


def wait_until_asked(page: Page, before: int) -> None:
    """A choice was made, and everything that follows from it is over."""
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))
    expect(options(page).or_(ending(page)).first).to_be_attached(timeout=PATIENCE)


def press(page: Page, option: Locator) -> None:
    before = moment(page)
    option.click()
    wait_until_asked(page, before)


def go_to(page: Page, goal: Locator) -> None:
    before = moment(page)
    goal.click()
    wait_until_asked(page, before)


def sensible(page: Page) -> Locator:
    """The first choice in the list that does something; what waits on the board is opened where nothing else is."""
    if not options(page).locator("visible=true").count():
        decision(page).locator("details.group summary").first.click()
    shown = options(page).locator("visible=true").all()
    return next((option for option in shown if notation(option) not in LAST), shown[0])


# --- sitting down


def choose_hero_and_powers(page: Page) -> str:
    expect(question(page)).to_contain_text("which hero do you play?")
    wait_for_decision(page)
    hero = options(page).first.locator(".label").inner_text().split(":")[0]
    press(page, options(page).first)
    expect(question(page)).to_contain_text(f"{hero}: which of the three at-will powers stays out")
    press(page, options(page).first)
    expect(question(page)).to_contain_text("which daily power do you take?")
    press(page, options(page).first)
    expect(question(page)).to_contain_text("which utility power do you take?")
    press(page, options(page).first)
    expect(question(page)).to_contain_text("on which square of the start tile do you begin?")
    start = page.locator(".square.lit[role=button]")
    go_to(page, start.first)
    return hero


# --- one turn by pointing


def key_of(page: Page, place: Locator) -> str:
    return str(place.get_attribute("data-key"))


def where(page: Page, hero: str) -> str:
    """The label of a hero on the board, which says his square."""
    return str(page.locator(f"[data-piece][aria-label^='{hero}']").get_attribute("aria-label"))


def wait_for_own_turn(page: Page) -> None:
    """Whatever is asked before the first deed is answered."""
    expect(question(page)).to_be_visible()
    while "What do you do?" not in question(page).inner_text():
        press(page, sensible(page))


def move_by_pointing(page: Page, hero: str) -> None:
    """The way is shown, then walked choice by choice; taking back goes one choice back."""
    goal = goals(page).last
    key = key_of(page, goal)
    expect(goal).to_have_attribute("aria-label", re.compile(r"Move \d of \d squares to .*: can be chosen"))
    goal.hover()
    expect(bubble(page)).to_contain_text(re.compile(r"Move \d of \d squares to"))
    steps = page.locator(".way circle").count()
    assert steps > 1
    before = moment(page)
    goal.click()
    expect(page.locator("[data-moment]")).to_have_attribute(
        "data-moment", re.compile(f"{before + steps + 1}|{before + steps + 2}")
    )
    expect(question(page)).to_contain_text("What do you do?")
    place = key.removeprefix("square:")
    assert f"square {place}" in where(page, hero)
    assert moment(page) > before + 1
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(question(page)).to_contain_text("Where to next?")
    page.get_by_role("button", name="Redo").click()
    expect(question(page)).to_contain_text("What do you do?")


def move_by_keyboard(page: Page, hero: str) -> None:
    """Goals are reached by arrow keys from any other, and chosen with Enter."""
    first = goals(page).first
    first.focus()
    page.keyboard.press("ArrowDown")
    focused = page.locator(".square.goal:focus")
    expect(focused).to_have_count(1)
    place = key_of(page, focused).removeprefix("square:")
    before = moment(page)
    page.keyboard.press("Enter")
    wait_until_asked(page, before)
    assert f"square {place}" in where(page, hero)


def read_a_plan(page: Page) -> None:
    foe = plan_of_a_foe(page).first
    said = str(foe.get_attribute("aria-label")).split("next: ")[1].split(": can be")[0]
    foe.hover()
    expect(bubble(page)).to_contain_text(said)


# --- the whole adventure


def seen_to_happen(page: Page) -> set[str]:
    """What of all that one wants to see is on the screen just now."""
    if not question(page).count():
        return set()
    asked = question(page).inner_text()
    texts = {"target": "which target?", "cancel": "Cancel it for", "act": "What do you do?"}
    return {name for name, text in texts.items() if text in asked}


def play_to_the_end(page: Page, rng: random.Random) -> set[str]:
    """Explores where that is possible, fights where that is; gives what was seen."""
    seen: set[str] = set()
    for _ in range(TURNS):
        expect(options(page).or_(ending(page)).first).to_be_attached(timeout=PATIENCE)
        if ending(page).count():
            return seen
        now = seen_to_happen(page)
        if "plan" not in seen and plan_of_a_foe(page).count():
            read_a_plan(page)
            seen.add("plan")
        attack = options(page).filter(has_text=re.compile("attack ")).locator("visible=true")
        if "target" in now:
            aim(page)
        elif attack.count():
            press(page, attack.first)
            now.add("attack")
        elif "act" in now and goals(page).count() and rng.random() < 0.6:
            explore(page)
            now.add("goal")
        else:
            press(page, sensible(page))
        seen |= now
    raise AssertionError("the adventure does not end")


def aim(page: Page) -> None:
    """A target is chosen by a click on its figure."""
    figure = page.locator("[data-piece][role=button][data-key^='piece:']").first
    before = moment(page)
    figure.click()
    wait_until_asked(page, before)


def explore(page: Page) -> None:
    unexplored = page.locator(".square.goal[aria-label*='you will explore']")
    go_to(page, (unexplored if unexplored.count() else goals(page)).last)


def test_a_person_and_a_bot_hold_the_stair(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, delve(house, "pb", 3, STAIR))
    hero = choose_hero_and_powers(page)
    assert serious(page) == []
    wait_for_own_turn(page)
    move_by_pointing(page, hero)
    if goals(page).count():
        move_by_keyboard(page, hero)
    seen = play_to_the_end(page, random.Random(13))
    assert seen >= {"plan", "attack", "target", "act", "goal"}
    see_the_end(page)


# --- an encounter


def fierce(asked: Json, rng: random.Random) -> list[str]:
    """What somebody does who explores and fights, without the browser: one choice, or a way of several."""
    texts = [choice["text"] for choice in asked["choices"] if not choice["barred"]]
    attacks = [text for text in texts if text.startswith("attack")]
    ways = [route["texts"] for route in asked["routes"] if route["label"]["facts"]["explores"]]
    if ways and asked["prompt"] == "act" and not attacks:
        return list(rng.choice(ways))
    return [rng.choice(attacks or [text for text in texts if text.split()[0] not in LAST] or texts)]


def meet_an_encounter(house: House) -> Json:
    """A table at which a person may cancel a card."""
    for seed in range(1, 12):
        keys, rng = delve(house, "pb", seed, {**QUICK, "adventure": "first_descent"}), random.Random(seed)
        with wire(house, keys) as one:
            while one.wait_to_choose():
                asked = one.scene["question"]
                if asked["prompt"] == "cancel":
                    return keys
                for text in fierce(asked, rng):
                    if text in one.wait_to_choose():
                        one.chosen(text)
    raise AssertionError("nobody ever had enough experience")


def experience(page: Page) -> int:
    shown = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Experience", exact=True))
    return int(re.sub(r"\D", "", shown.first.inner_text()))


def test_an_encounter_is_cancelled_for_experience(house: House, somebody: Somebody) -> None:
    keys = meet_an_encounter(house)
    page = somebody(house)
    sit(page, keys)
    expect(question(page)).to_contain_text("Cancel it for 5")
    card = question(page).inner_text().split(" was drawn")[0]
    before = experience(page)
    press(page, options(page).filter(has_text=f"Cancel {card}: pay 5 of {before} experience."))
    while question(page).count() and "Which cards pay" in question(page).inner_text():
        press(page, options(page).last)
    expect(log(page)).to_contain_text(f"{card} is cancelled for 5 experience.")


def see_the_end(page: Page) -> None:
    expect(ending(page)).to_contain_text(re.compile("(Won|Lost).*Rounds", re.DOTALL))
    assert serious(page) == []
    ending(page).get_by_role("button", name="Close").click()
    evening = str(log(page).evaluate("one => one.textContent"))
    assert "acts." in evening, "monsters had their turn"
    assert goals(page).count() == 0
