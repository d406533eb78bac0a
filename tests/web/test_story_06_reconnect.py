"""Reloads, changes the device, loses the line or the server in mid-turn: nothing is lost, nothing happens twice."""

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from web.conftest import House
from web.evening import (
    choose,
    decision,
    moment,
    open_table,
    options,
    play_quickly,
    question,
    short_table,
    sit,
    wait_for_decision,
    wire,
)

MID_TURN = 4
"""Choices after which somebody who plays alone is in the middle of a turn."""


class Line:
    """The line between a page and the server, which may be cut."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.deaf = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._lay)

    def _lay(self, end: WebSocketRoute) -> None:
        if self.down:
            end.close()
            return
        server = end.connect_to_server()
        server.on_message(lambda said: None if self.deaf else end.send(said))
        self._ends.append(end)

    def cut(self) -> None:
        self.down = True
        for end in self._ends:
            end.close()
        self._ends = []

    def mend(self) -> None:
        self.down = self.deaf = False


def seen(page: Page) -> tuple[int, str, list[str], list[str]]:
    """Where somebody is: the moment, the question, what can be chosen, and what happened so far."""
    wait_for_decision(page)
    log = page.get_by_role("region", name="What happened").locator("li .text")
    return moment(page), question(page).inner_text(), options(page).all_inner_texts(), log.all_text_contents()


def made_once(house: House, keys: dict[str, str], before: int, chosen: str) -> None:
    """The server has exactly one choice more, and it is this one."""
    with wire(house, keys) as again:
        again.settle()
        assert again.moment == before + 1
    with wire(house, keys) as again:
        again.send("undo", version=again.version, moment=before)
        again.wait(lambda: again.moment == before)
        assert chosen in again.options


def test_reloads_in_mid_turn(house: House, somebody: Callable[..., Page]) -> None:
    keys = short_table(house, "p")
    play_quickly(house, keys, MID_TURN)
    ann = somebody(house)
    sit(ann, keys)
    choose(ann)
    before = seen(ann)
    assert before[0] == MID_TURN + 1
    ann.reload()
    assert seen(ann) == before
    choose(ann)
    assert moment(ann) == MID_TURN + 2


def test_goes_on_with_another_device(house: House, somebody: Callable[..., Page]) -> None:
    keys = short_table(house, "p")
    play_quickly(house, keys, MID_TURN)
    desk, phone = somebody(house), somebody(house, phone=True)
    sit(desk, keys)
    wait_for_decision(desk)
    asked = question(desk).inner_text()
    desk.get_by_role("button", name="Invite").click()
    link = desk.get_by_label("Your seat on another device").input_value()
    desk.get_by_role("button", name="Close", exact=True).click()

    phone.goto(link)
    expect(question(phone)).to_have_text(asked)
    expect(phone).to_have_url(f"{house.url}/#/t/{keys['table']}")
    choose(phone)
    expect(desk.locator("[data-moment]")).to_have_attribute("data-moment", str(MID_TURN + 1))
    expect(question(desk)).to_have_text(question(phone).inner_text())
    choose(desk)
    expect(phone.locator("[data-moment]")).to_have_attribute("data-moment", str(MID_TURN + 2))


def test_chooses_while_the_line_is_down(house: House, somebody: Callable[..., Page]) -> None:
    keys = short_table(house, "p")
    play_quickly(house, keys, MID_TURN)
    ann = somebody(house)
    line = Line(ann)
    sit(ann, keys)
    before, asked, offered, _ = seen(ann)
    line.cut()
    expect(ann.get_by_text("Connection lost. Trying again …")).to_be_visible()
    expect(question(ann)).to_have_text(asked)
    assert options(ann).all_inner_texts() == offered
    chosen = options(ann).first.locator(".hint").inner_text()
    options(ann).first.click()
    expect(options(ann).first).to_have_attribute("aria-busy", "true")
    assert moment(ann) == before

    line.mend()
    expect(ann.get_by_text("Connection lost. Trying again …")).to_be_hidden()
    expect(ann.locator("[data-moment]")).to_have_attribute("data-moment", str(before + 1))
    wait_for_decision(ann)
    made_once(house, keys, before, chosen)


def test_the_answer_to_a_choice_gets_lost(house: House, somebody: Callable[..., Page]) -> None:
    keys = short_table(house, "p")
    play_quickly(house, keys, MID_TURN)
    ann = somebody(house)
    line = Line(ann)
    sit(ann, keys)
    before = seen(ann)[0]
    line.deaf = True
    chosen = options(ann).first.locator(".hint").inner_text()
    options(ann).first.click()
    expect(options(ann).first).to_have_attribute("aria-busy", "true")
    with wire(house, keys) as server:
        server.wait(lambda: server.moment == before + 1)
    assert moment(ann) == before
    line.cut()
    line.mend()
    expect(ann.locator("[data-moment]")).to_have_attribute("data-moment", str(before + 1))
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(decision(ann).locator("[aria-busy]")).to_have_count(0)
    made_once(house, keys, before, chosen)
    expect(ann.locator("[data-moment]")).to_have_attribute("data-moment", str(before))
    choose(ann)


def test_the_server_is_killed_while_bots_play(own_house: House, somebody: Callable[..., Page]) -> None:
    keys = open_table(own_house, "pbb", options={"short": "on"}, seed=5, level="sharp")
    ann = somebody(own_house)
    sit(ann, keys)
    choose(ann, 2)
    expect(ann.locator("[data-moment='2']")).to_be_visible()
    expect(decision(ann).get_by_text("Sharp bot is deciding …")).to_be_visible()
    own_house.kill()
    expect(ann.get_by_text("Connection lost. Trying again …")).to_be_visible()
    acknowledged = moment(ann)
    told = ann.get_by_role("region", name="What happened").locator("li .text").all_text_contents()
    assert acknowledged == 2

    own_house.start()
    expect(ann.get_by_text("Connection lost. Trying again …")).to_be_hidden()
    after = seen(ann)
    assert after[0] == acknowledged + 1
    assert after[3][: len(told)] == told
    choose(ann)
    own_house.kill()
    expect(ann.get_by_text("Connection lost. Trying again …")).to_be_visible()
    mine = moment(ann)
    chosen = options(ann).first
    chosen.click()
    own_house.start()
    expect(ann.locator("[data-moment]")).not_to_have_attribute("data-moment", str(mine))
    with wire(own_house, keys) as server:
        server.settle()
        assert server.moment == mine + 1
