"""What people do at a table, as steps of a story."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from server.wire import KINDS, Address, Json
from web.conftest import House

CALM = {"speed": 0, "confirm": False, "follow": True}
"""Settings of somebody who watches no animation and is not asked twice."""
FIELDS = {"person": ("kind", "name"), "bot": ("kind", "level"), "open": ("kind",)}
KEEP = """([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value)"""


def open_table(house: House, seats: str = "pb", game: str = "widow", level: str = "gentle", **more: Any) -> Json:
    """A new table and all its keys; `seats` are letters: p a person, b a bot, o an open seat."""
    wish = [{"kind": KINDS[kind], "level": level, "name": f"P{n}"} for n, kind in enumerate(seats)]
    wish = [{name: one[name] for name in FIELDS[one["kind"]]} for one in wish]
    answer = Address(house.port).post("/api/tables", {"game": game, "seats": wish, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def short_table(house: House, seats: str = "pb", seed: int = 4, **more: Any) -> Json:
    """A table of The Widow's House that ends soon."""
    return open_table(house, seats, options={"short": "on", "level": "nightmare"}, seed=seed, **more)


def prepare(page: Page, **settings: Any) -> None:
    """The settings somebody has when they come for the first time."""
    keep(page, "hauntbox.settings", {**CALM, **settings})


def keep(page: Page, name: str, value: Any) -> None:
    """Puts something into the browser's storage, unless it is there already."""
    given = json.dumps([name, json.dumps(value)])
    page.context.add_init_script(f"({KEEP})({given})")


def sit(page: Page, keys: Json, *seats: int, **settings: Any) -> None:
    """Sits down at a table as its host, on one seat or on several that share the screen."""
    mine = {str(seat): keys["seats"][str(seat)] for seat in seats or (0,)}
    names = {"game": "widow", "name": "", "at": 1}
    keep(page, "hauntbox.tables", [{**names, **keys, "seats": mine}])
    prepare(page, **settings)
    page.goto(f"/#/t/{keys['table']}")


def wire(house: House, keys: Json, seat: int = 0) -> Any:
    """The same seat without a browser: to get somewhere quickly."""
    return Address(house.port).seat(keys, seat, host=True)


def play_quickly(house: House, keys: Json, choices: int = 10_000, seat: int = 0, luck: int = 1) -> None:
    """So many random choices of a seat, or to the end."""
    with wire(house, keys, seat) as somebody:
        somebody.play(random.Random(luck), choices)
        somebody.wait_to_choose()


# --- what is on the screen


def decision(page: Page) -> Locator:
    return page.locator("section.decision")


def question(page: Page) -> Locator:
    """The question that is asked here."""
    return decision(page).get_by_role("heading", level=2)


def options(page: Page) -> Locator:
    """What can be chosen now."""
    return decision(page).locator(".options [data-option]")


def log(page: Page) -> Locator:
    """What happened, line by line."""
    return page.locator("[role=region].log")


def wait_for_decision(page: Page) -> None:
    expect(options(page).first).to_be_visible()


def moment(page: Page) -> int:
    """How many choices have been made at the table."""
    return int(page.locator("[data-moment]").get_attribute("data-moment") or -1)


def choose(page: Page, number: int = 0) -> None:
    """Chooses an offered option by its place in the list, lays the tile where it is one, and waits until it is so."""
    wait_for_decision(page)
    before = moment(page)
    options(page).nth(number).click()
    place = page.get_by_role("button", name="Place it")
    if place.is_visible():
        place.click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))


def lit(page: Page) -> set[str]:
    """What lights up on the board."""
    found = page.locator(".halo.lit[data-key], .lit[role=button][data-key]")
    return {str(one.get_attribute("data-key")) for one in found.all()}


def halo(page: Page, key: str) -> Locator:
    return page.locator(f"[role=button][data-key='{key}']")


def play_until(house: House, keys: Json, wanted: Callable[[Json], bool], luck: int = 1, most: int = 400) -> Json:
    """Plays a seat at random until a question is asked that one wants to see; gives the question."""
    rng = random.Random(luck)
    with wire(house, keys) as somebody:
        for _ in range(most):
            texts = somebody.wait_to_choose()
            asked: Json | None = somebody.scene["question"]
            assert asked is not None, "the game was over too soon"
            if wanted(asked):
                return asked
            somebody.chosen(rng.choice(texts))
    raise AssertionError("this was never asked")


def offered(asked: Json) -> list[Json]:
    return [choice for choice in asked["choices"] if not choice["barred"]]
