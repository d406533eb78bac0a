"""Story 2: friends by a link, spectators, bots, several people at one screen."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.conftest import House
from web.evening import Json, choose, decision, log, moment, open_table, options, prepare, question, sit, wire
from web.hearing import Hearing

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
    ann, bo = somebody(house), somebody(house, phone=True)
    sit(ann, keys)
    prepare(bo)
    bo.goto(copied(ann, "Invitation"))
    expect(options(bo)).to_have_count(0)  # nobody's hand yet
    bo.get_by_label("Your name").fill("Bobby")
    bo.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("list", name="Seats", exact=True)).to_contain_text("Bobby")
    choose(ann, 0)
    expect(question(bo)).to_contain_text("which profession?")
    bo.get_by_role("button", name="Log", exact=True).click()
    expect(log(bo)).to_contain_text("Seat 1 takes the Maid.")
    choose(bo, 0)
    expect(log(ann)).to_contain_text("Seat 2 takes the Gardener.")
    bo.reload()  # no account, but the seat stays with the browser
    bo.get_by_role("button", name="Seats", exact=True).first.click()
    mine = bo.get_by_role("list", name="Seats", exact=True).get_by_role("listitem").filter(has_text="Bobby")
    expect(mine).to_contain_text("you")


def test_people_talk_and_what_they_say_stays_text(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "pp")
    ann, bo = somebody(house), somebody(house)
    sit(ann, keys, 0)
    sit(bo, keys, 1)
    bo.get_by_role("button", name="Chat").click()
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_label("Say something to the table").fill("<img src=x onerror=alert(1)> hello")
    ann.get_by_role("button", name="Send").click()
    expect(bo.get_by_role("log", name="Chat")).to_have_text("P0 <img src=x onerror=alert(1)> hello")
    expect(bo.locator("img")).to_have_count(0)
    bo.get_by_label("Say something to the table").fill("and to you")
    bo.keyboard.press("Enter")
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("P1 and to you")


def test_seats_change_in_the_middle_of_the_game(house: House, somebody: Somebody) -> None:
    keys = open_table(house, "ppo", seed=3)
    ann, bo = somebody(house), somebody(house)
    sit(ann, keys)
    prepare(bo)
    bo.goto(f"/#/t/{keys['table']}/{keys['seats']['1']}")
    choose(ann, 0)
    expect(question(bo)).to_be_visible()
    ann.get_by_role("button", name="Seats").first.click()
    second = ann.get_by_label("Give seat 2 to somebody else")
    assert second.get_by_role("option").all_inner_texts()[1:] == ["Gentle bot", "Steady bot", "Sharp bot", "open seat"]
    second.select_option("Gentle bot")
    ann.get_by_label("Give seat 3 to somebody else").select_option("Sharp bot")
    expect(ann.get_by_role("dialog").get_by_role("listitem").nth(1).locator(".who")).to_contain_text("Gentle bot")
    expect(log(ann)).to_contain_text("A bot now plays seat 2.")
    expect(log(ann)).to_contain_text("Seat 3 takes")  # both bots have chosen
    expect(options(bo)).to_have_count(0)  # whoever had the seat only watches now
    second.select_option("open seat")
    expect(log(ann)).to_contain_text("Seat 2 is open and waits for somebody.")
    bo.get_by_label("Your name").fill("Bo again")
    bo.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_role("dialog").get_by_role("listitem").nth(1)).to_contain_text("Bo again")


def cellar_with_items(house: House) -> tuple[Json, list[str]]:
    """A table of The Cellar at which the first seat is asked and holds items; and these."""
    keys = open_table(house, "ppbb", game="cellar", seed=11)
    with wire(house, keys, 0) as ann, wire(house, keys, 1) as bo:
        for _ in range(200):
            ann.settle()
            bo.settle()
            hand = [card["name"] for row in ann.scene["seats"][0]["rows"] for card in row["cards"]]
            if hand and ann.options:
                return keys, hand
            mover = ann if ann.options else bo if bo.options else None
            if mover is not None:
                ways = [text for text in mover.options if text.startswith("explore")] or mover.options
                mover.chosen(ways[0])
            else:
                ann.receive()
    raise AssertionError("nobody found an item")


def unlogged(page: Page) -> str:
    """What the page shows beside its log: there an item stands by right once it was used."""
    words: str = page.locator(".room").evaluate(
        "room => { const rest = room.cloneNode(true); "
        "for (const log of rest.querySelectorAll('[role=region].log')) log.remove(); return rest.innerHTML }"
    )
    return words


def test_spectators_see_the_table_but_no_secrets(house: House, somebody: Somebody) -> None:
    keys, held = cellar_with_items(house)
    ann, eve = somebody(house), somebody(house)
    sit(ann, keys)
    hand = ann.get_by_role("list", name="hand").first
    for item in held:
        expect(hand).to_contain_text(item)
    told = Hearing(eve)
    prepare(eve)
    eve.goto(copied(ann, "For spectators"))
    expect(eve.get_by_role("list", name="hand").first).to_contain_text("face-down item")
    expect(decision(eve)).to_contain_text("P0 is deciding")
    expect(options(eve)).to_have_count(0)
    choose(ann, 0)
    expect(eve.locator(f"[data-moment='{moment(ann)}']")).to_be_attached()
    log(eve).get_by_role("button", name="Look at the table at moment").last.click()
    expect(eve.get_by_role("button", name="Back to now")).to_be_visible()
    assert not [item for item in held if item in unlogged(eve)]
    assert not [card for row in told.scene["seats"][0]["rows"] for card in row["cards"] if card["name"] in held]
    assert not [frame for frame in told.frames if '"choices"' in frame]


def test_a_curtain_falls_between_people_at_one_screen(house: House, somebody: Somebody) -> None:
    keys, held = cellar_with_items(house)
    page = somebody(house)
    sit(page, keys, 0, 1)
    raise_curtain(page, "P0")
    for item in held:
        expect(page.get_by_role("list", name="hand").first).to_contain_text(item)
    play_turn(page)
    raise_curtain(page, "P1")
    mine = page.get_by_role("list", name="Seats", exact=True).get_by_role("listitem").filter(has_text="the clerk")
    expect(mine.first).to_contain_text("you")
    hand = page.get_by_role("list", name="hand").first.inner_text()
    assert set(hand.splitlines()) <= {"face-down item", f"×{len(held)}"}


def raise_curtain(page: Page, name: str) -> None:
    """The curtain is down, there is nothing behind it to find, and the right one raises it."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    expect(page.locator(".room")).to_have_count(0)
    shown = page.locator("body").inner_html()
    assert not [item for item in ITEMS if item in shown]
    page.get_by_role("button", name=f"I am {name}: show my table").click()
    expect(options(page).first).to_be_visible()


def play_turn(page: Page) -> None:
    """Ends the turn; what has to be answered before that is answered somehow."""
    curtain = page.get_by_role("region", name="Curtain")
    for _ in range(20):
        expect(options(page).first.or_(curtain)).to_be_visible()
        if curtain.is_visible():
            return
        asked = question(page).inner_text()
        end = options(page).filter(has_text="End the turn.")
        (end if end.count() else options(page)).first.click()
        expect(question(page).filter(has_text=asked)).to_have_count(0)


def test_without_secrets_there_is_no_curtain(house: House, somebody: Somebody) -> None:
    page = somebody(house)
    sit(page, open_table(house, "pp"), 0, 1)
    choose(page, 0)
    expect(question(page)).to_contain_text("Seat 2: which profession?")
    choose(page, 0)
    expect(question(page)).to_contain_text("Where does the")
