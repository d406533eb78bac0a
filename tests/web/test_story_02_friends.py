"""Story 2: friends by a link, spectators, bots, several people at one screen."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import Json, choose, log, open_table, options, prepare, question, sit, wire

Somebody = Callable[..., Page]
ITEMS = ("knife", "axe", "sabre", "medkit", "shield")


def copied(page: Page, link: str) -> str:
    """Copies a link of the dialog Invite."""
    page.get_by_role("button", name="Invite").first.click()
    row = page.get_by_role("dialog").locator("div, li, form, fieldset").filter(has=page.get_by_label(link)).last
    row.get_by_role("button", name="Copy").click()
    expect(row.get_by_role("button", name="Copied")).to_be_visible()
    page.keyboard.press("Escape")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_friend_comes_by_a_link_and_both_play(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pob", seed=3)
    ada, bo = somebody(house), somebody(house)
    sit(ada, keys)
    prepare(bo)
    bo.goto(copied(ada, "Invitation"))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_role("list", name="Seats", exact=True)).to_contain_text("Bo")
    choose(ada, 0)
    expect(question(bo)).to_contain_text("which profession?")
    expect(log(bo)).to_contain_text("Seat 1 takes the Maid.")
    choose(bo, 0)
    expect(log(ada)).to_contain_text("Seat 2 takes the Gardener.")


def test_people_talk_and_what_they_say_stays_text(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pp")
    ada, bo = somebody(house), somebody(house)
    sit(ada, keys, 0)
    sit(bo, keys, 1)
    bo.get_by_role("button", name="Chat").click()
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something to the table").fill("<img src=x onerror=alert(1)> hello")
    ada.get_by_role("button", name="Send").click()
    expect(bo.get_by_text("<img src=x onerror=alert(1)> hello").first).to_be_visible()
    expect(bo.locator("img")).to_have_count(0)


def test_seats_change_in_the_middle_of_the_game(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "ppo", seed=3)
    ada = somebody(house)
    sit(ada, keys)
    choose(ada, 0)
    ada.get_by_role("button", name="Seats").first.click()
    ada.get_by_label("Give seat 2 to somebody else").select_option("Gentle bot")
    ada.get_by_label("Give seat 3 to somebody else").select_option("Sharp bot")
    expect(ada.get_by_role("dialog").get_by_role("listitem").nth(1).locator(".who")).to_contain_text("Gentle bot")
    expect(log(ada)).to_contain_text("A bot now plays seat 2.")
    expect(log(ada)).to_contain_text("Seat 3 takes")  # both bots have chosen
    ada.get_by_label("Give seat 2 to somebody else").select_option("open seat")
    expect(log(ada)).to_contain_text("Seat 2 is open and waits for somebody.")


def cellar_with_items(house: House) -> Json:
    """A table of The Cellar in which the first seat holds an item, played that far by its two people."""
    keys = open_table(house, "ppbb", game="cellar", seed=11)
    with wire(house, keys, 0) as ann, wire(house, keys, 1) as bo:
        for _ in range(200):
            ann.settle()
            bo.settle()
            hand = [card["name"] for row in ann.scene["seats"][0]["rows"] for card in row["cards"]]
            if hand and ann.options:
                return keys
            mover = ann if ann.options else bo if bo.options else None
            if mover is not None:
                ways = [text for text in mover.options if text.startswith("explore")] or mover.options
                mover.chosen(ways[0])
            else:
                ann.receive()
    raise AssertionError("nobody found an item")


def test_spectators_see_the_table_but_no_secrets(house: House, somebody: Somebody) -> None:
    keys = cellar_with_items(house)
    ada, eve = somebody(house), somebody(house)
    sit(ada, keys)
    expect(options(ada).first).to_be_visible()
    held = [item for item in ITEMS if ada.locator(".room").get_by_text(item, exact=True).count()]
    assert held
    eve.goto(copied(ada, "For spectators"))
    expect(eve.get_by_text("face-down item").first).to_be_visible()
    expect(options(eve)).to_have_count(0)
    for item in held:
        expect(eve.locator(".room").get_by_text(item, exact=True)).to_have_count(0)


def test_a_curtain_falls_between_people_at_one_screen(house: House, somebody: Somebody) -> None:
    keys = cellar_with_items(house)
    page = somebody(house)
    sit(page, keys, 0, 1)
    expect(page.get_by_role("heading", name="Pass the device to P0")).to_be_visible()
    body = page.locator("body").inner_html()
    assert not [item for item in ITEMS if f">{item}<" in body]
    page.get_by_role("button", name="I am P0: show my table").click()
    expect(options(page).first).to_be_visible()
    for _ in range(12):
        if page.get_by_role("button", name="I am P1: show my table").is_visible():
            break
        end = options(page).filter(has_text="End the turn.")
        (end if end.count() else options(page)).first.click()
        page.wait_for_function("() => document.querySelector('[data-option]') || document.querySelector('.curtain')")
    expect(page.get_by_role("heading", name="Pass the device to P1")).to_be_visible()
    page.get_by_role("button", name="I am P1: show my table").click()
    expect(options(page).first).to_be_visible()


def test_without_secrets_there_is_no_curtain(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pp"), 0, 1)
    choose(page, 0)
    expect(question(page)).to_contain_text("Seat 2: which profession?")
