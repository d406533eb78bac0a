"""Takes the pictures of docs/pictures: a server of its own, a fixed seed, a real browser.

make web && .venv/bin/python tools/pictures.py          all of them
            .venv/bin/python tools/pictures.py hilltop  those of one game
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from server.wire import Address, Wire, free_port  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
CHROMIUM = os.environ.get("HAUNTBOX_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SEED = 11
MID_GAME = 9
"""The turn from which the next decision is shown."""
HAUNT, HAUNT_SEED = "38", 1
DELVE_SEED = 3
MANOR_SEED = 5
MANOR_TURN = 21
SETTINGS = '{"speed": 0, "confirm": false, "follow": true}'
Json = dict[str, Any]


@contextmanager
def serving() -> Iterator[Address]:
    with tempfile.TemporaryDirectory(prefix="hauntbox-pictures-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "hauntbox", "serve", "--port", str(port), "--data", folder]
        command += ["--limit", "messages_at_once=10000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            assert f":{port}" in server.stdout.readline(), "the server did not start"
            yield Address(port)
        finally:
            server.terminate()
            server.wait()


def open_table(address: Address, game: str = "widow", bots: int = 2, seed: int = SEED, **options: str) -> Json:
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": "gentle"} for _ in range(bots))]
    wish = {"game": game, "seats": seats, "options": options, "seed": seed}
    answer = address.post("/api/tables", wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def sensible(wire: Wire, rng: random.Random) -> str:
    """Not the best choice, but one that keeps the game going: what stops or passes comes last."""
    texts = wire.options
    active = [text for text in texts if text.split()[0] not in ("stop", "roll", "pass", "done", "none", "end", "drop")]
    return rng.choice(active or texts)


def play(wire: Wire, until: Callable[[Wire], bool]) -> None:
    """Plays Ada's seat until something is to be seen, or to the end."""
    rng = random.Random(SEED)
    while wire.wait_to_choose() and not until(wire):
        wire.chosen(sensible(wire, rng))


def lays_a_tile(wire: Wire) -> bool:
    question = wire.scene["question"]
    ways = [choice for choice in question["choices"] if choice["shape"]]
    return wire.scene["turn"] >= MID_GAME and len(ways) > 8


def visit(browser: Browser, address: Address, path: str, size: Json) -> Page:
    context = browser.new_context(
        base_url=address.url, viewport=size, locale="en-GB", has_touch=size is PHONE, device_scale_factor=1
    )
    context.add_init_script(f"localStorage.setItem('hauntbox.settings', '{SETTINGS}')")
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    return page


def take(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled", caret="hide")
    page.context.close()


def take_widow(browser: Browser, address: Address) -> None:
    keys = open_table(address)
    link = f"/#/t/{keys['table']}/{keys['seats']['0']}"
    with address.seat(keys, 0) as ada:
        play(ada, lays_a_tile)
    for name, size in (("table", DESK), ("phone", PHONE)):
        page = visit(browser, address, link, size)
        page.locator(".options [data-option]").first.click()
        page.get_by_role("button", name="Place it").wait_for()
        page.mouse.move(0, 0)
        take(page, name)
    with address.seat(keys, 0) as ada:
        play(ada, lambda _: False)
    page = visit(browser, address, link, DESK)
    page.get_by_role("dialog", name="The game is over").wait_for()
    take(page, "result")


def monsters_near(wire: Wire) -> bool:
    """The second half, with monsters in the house and much to do."""
    scene = wire.scene
    monsters = len([piece for piece in scene["pieces"] if piece["tile"]]) - len(scene["seats"])
    return bool(scene["brief"]) and scene["question"]["prompt"] == "main" and monsters > 2 and len(wire.options) > 8


def take_hilltop(browser: Browser, address: Address) -> None:
    keys = open_table(address, "hilltop", 4, HAUNT_SEED, random_explorers="on", force_haunt=HAUNT)
    link = f"/#/t/{keys['table']}/{keys['seats']['0']}"
    with address.seat(keys, 0) as ada:
        play(ada, lambda wire: bool(wire.scene["brief"]))
    page = visit(browser, address, link, DESK)
    page.get_by_role("button", name="Begin").wait_for()
    take(page, "hilltop_reveal")
    with address.seat(keys, 0) as ada:
        play(ada, monsters_near)
    page = visit(browser, address, link, DESK)
    page.get_by_role("button", name="Begin").click()
    page.locator(".options [data-option]").first.wait_for()
    page.mouse.move(0, 0)
    take(page, "hilltop")


def explores(wire: Wire, rng: random.Random) -> list[str]:
    """An attack where there is one, else a way to an unexplored edge, else something sensible."""
    question, texts = wire.scene["question"], wire.options
    attacks = [text for text in texts if text.startswith("attack")]
    ways = [route["texts"] for route in question["routes"] if route["label"]["facts"]["explores"]]
    if ways and question["prompt"] == "act" and not attacks:
        return list(rng.choice(ways))
    return [rng.choice(attacks) if attacks else sensible(wire, rng)]


def foes_near(wire: Wire) -> bool:
    """A cave of some size with several monsters in it, and the whole turn before the hero."""
    scene = wire.scene
    foes = [piece for piece in scene["pieces"] if piece["intent"] and piece["letter"]]
    whole = scene["question"]["prompt"] == "act" and len(scene["question"]["routes"]) > 20
    return whole and len(foes) > 3 and len(scene["floors"][0]["tiles"]) > 9 and len(wire.options) > 4


def explored(address: Address) -> Json:
    """A table where there is something to see: not every adventure lasts that long."""
    for seed in range(DELVE_SEED, DELVE_SEED + 30):
        rng = random.Random(seed)
        keys = open_table(address, "delve", 2, seed, adventure="iron_crown", random_heroes="on", random_powers="on")
        with address.seat(keys, 0) as ada:
            while ada.wait_to_choose():
                if foes_near(ada):
                    return keys
                for text in explores(ada, rng):
                    if text in ada.wait_to_choose():
                        ada.chosen(text)
    raise AssertionError("no adventure had enough in it")


def take_delve(browser: Browser, address: Address) -> None:
    keys = explored(address)
    page = visit(browser, address, f"/#/t/{keys['table']}/{keys['seats']['0']}", DESK)
    page.locator(".square.goal").last.wait_for()
    page.locator(".square.goal").last.hover()
    page.locator(".bubble").wait_for()
    take(page, "delve")


def well_into_the_house(wire: Wire) -> bool:
    """The Paladin on the move, rooms lit around him, and the others about."""
    scene = wire.scene
    return scene["turn"] >= MANOR_TURN and scene["question"]["prompt"] == "paladin_menu" and len(wire.options) > 6


def take_manor(browser: Browser, address: Address) -> None:
    keys = open_table(address, "manor", 4, MANOR_SEED)
    with address.seat(keys, 0) as ada:
        play(ada, well_into_the_house)
    page = visit(browser, address, f"/#/t/{keys['table']}/{keys['seats']['0']}", DESK)
    page.locator("dialog.brief[open] button.primary").click()
    page.locator(".options [data-option]").first.hover()
    take(page, "manor")


def take_shelf(browser: Browser, address: Address) -> None:
    take(visit(browser, address, "/", DESK), "shelf")


SUBJECTS: Final = {
    "widow": take_widow,
    "hilltop": take_hilltop,
    "delve": take_delve,
    "manor": take_manor,
    "shelf": take_shelf,
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for subject in sys.argv[1:] or SUBJECTS:
            SUBJECTS[subject](browser, address)
        browser.close()


if __name__ == "__main__":
    main()
