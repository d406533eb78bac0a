"""What a seat was told of the story goes to that seat alone, and once."""

import asyncio
import json
import random
from typing import Any

import pytest
from kernel.tiny import SEATS
from server.inside import Guest, Room, breathe, furnished
from server.seen import SeenTiny

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.scene import Brief, Scene
from hauntbox.kernel.state import State
from hauntbox.server import protocol
from hauntbox.table.keys import WATCH, new_secret
from hauntbox.table.table import Setup, Table

BEGINS = 2
"""The turn in which everybody is told something."""
CHOICES = 24


class ToldTiny(SeenTiny):
    """The tiny game, with a story that every seat is told in its own words."""

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        seen = super().scene(view, seat, ask)
        return seen._replace(brief=self.brief(seat)) if view.turn >= BEGINS else seen

    def brief(self, seat: int | None) -> Brief:
        if seat is None:
            return Brief("tale", "", ("words-for-all",), ())
        return Brief("tale", f"team-{seat % 2}", ("words-for-all", words_for(seat)), (f"TALE-{seat}-1",))


class TellTale(ToldTiny):
    """Leaks: everybody is told what the first seat is told."""

    def brief(self, seat: int | None) -> Brief:
        return super().brief(0)


def words_for(seat: int) -> str:
    return f"words-for-{seat}"


async def played(game: SeenTiny) -> dict[int | None, list[str]]:
    """Everything that each seat, and who watches (None), is sent of a game, of its past and of a choice taken back."""
    room, _ = furnished(Table(Setup("table", "tiny", SEATS, 1, game.check_setup(SEATS, {}), new_secret()), game))
    guests: dict[int | None, Guest] = {seat: Guest() for seat in (None, *range(SEATS))}
    for seat, guest in guests.items():
        await entered(room, guest, seat)
    rng = random.Random(1)
    for _ in range(CHOICES):
        ask = room.table.position.ask
        assert ask is not None
        text = game.text(ask, rng.choice(list(ask.options)))
        await room.handle(guests[ask.seat].client, protocol.Choose(room.table.version, text))
    for guest in list(guests.values()):
        await room.handle(guest.client, protocol.Look(room.table.moment - 1))
    for seat, guest in guests.items():
        await room.leave(guest.client)
        await entered(room, guest, seat)
    await breathe()
    return {seat: guest.ear.texts for seat, guest in guests.items()}


async def entered(room: Room, guest: Guest, seat: int | None) -> None:
    key = room.table.key(WATCH) if seat is None else room.table.seat_key(seat)
    await room.hall.enter(guest.client, protocol.Hello("table", key))


def all_sent(game: SeenTiny) -> dict[int | None, list[str]]:
    return asyncio.run(asyncio.wait_for(played(game), 30))


def check_secrets(sent: dict[int | None, list[str]]) -> None:
    for seat, texts in sent.items():
        told = "".join(texts)
        assert "words-for-all" in told
        for other in range(SEATS):
            assert (words_for(other) in told) == (other == seat), f"what seat {seat} hears of seat {other}"
            assert (f"TALE-{other}-" in told) == (other == seat)


def test_the_brief_of_a_seat_is_sent_to_no_other() -> None:
    check_secrets(all_sent(ToldTiny()))


def test_a_brief_that_is_told_to_others_is_found() -> None:
    with pytest.raises(AssertionError, match="what seat None hears of seat 0"):
        check_secrets(all_sent(TellTale()))


def test_a_brief_is_sent_when_it_comes_and_not_again() -> None:
    for seat, texts in all_sent(ToldTiny()).items():
        messages: list[dict[str, Any]] = [json.loads(text) for text in texts]
        briefs = [(one["type"], one["scene"]["brief"]) for one in messages if "brief" in one.get("scene", {})]
        assert [kind for kind, _ in briefs] == ["welcome", "update", "moment", "welcome"]
        assert briefs[0][1] is None
        side = "" if seat is None else f"team-{seat % 2}"
        assert all(brief["side"] == side and brief["title"] == "tale" for _, brief in briefs[1:])
