"""Whoever leaves an online game of five roles leaves the role behind: a bot goes on with it."""

import pytest

from hauntbox.bots import make_bot
from hauntbox.games.manor import GAME
from hauntbox.games.manor.pieces import ROLES
from hauntbox.kernel.view import SeatView
from hauntbox.table.entries import BOT, PERSON, Seated
from hauntbox.table.levels import LEVELS, SIMPLEST
from hauntbox.table.table import Setup, Table

SOON = 600
"""Choices after which every role has been asked again."""


def five_people() -> Table:
    table = Table(Setup("table", GAME.id, 5, 3, GAME.check_setup(5, {}), "a secret"), GAME)
    for seat in range(5):
        table.apply(Seated(seat, PERSON, f"P{seat}"))
    return table


@pytest.mark.rule("MAN-FAQ-19")
@pytest.mark.parametrize("seat", range(5), ids=ROLES)
def test_a_bot_goes_on_with_the_role_of_whoever_has_left(seat: int) -> None:
    table = five_people()
    bots = [make_bot(LEVELS[SIMPLEST], number) for number in range(5)]
    acted = 0
    for _ in range(SOON):
        ask = table.position.ask
        assert ask is not None
        if ask.seat == seat and table.sitters[seat].kind == PERSON:
            table.apply(table.seat(seat, BOT, SIMPLEST))
            assert [it.kind for it in table.sitters] == [BOT if it == seat else PERSON for it in range(5)]
            assert table.asked == seat, "the question stays open, for the bot"
        if acted and ask.seat == seat:
            break
        chosen, _ = bots[ask.seat].choose(SeatView(table.position, ask.seat))
        kind = table.sitters[ask.seat].kind
        table.apply(table.choose(ask.seat, GAME.text(ask, ask.options[chosen]), kind))
        acted += kind == BOT
    assert acted, "the bot has chosen for the role and is asked again"
