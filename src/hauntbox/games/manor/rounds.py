"""Rounds and turns: roles in turn order, the Restless House, the safety limit."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor import enchanter, manor_role, paladin, skeletons, solo, spider
from hauntbox.games.manor.ends import DRAW, lose
from hauntbox.games.manor.pieces import ROLES, SPIDER
from hauntbox.games.manor.restless import restless_house
from hauntbox.games.manor.roles import ROUNDS, house_hand
from hauntbox.games.manor.state import Manor

BEGIN: Final[tuple[Callable[[Manor], None], ...]] = (
    paladin.begin,
    skeletons.begin,
    spider.begin,
    manor_role.begin,
    enchanter.begin,
)
"""The turn of each role: it puts its phases on the agenda."""


def start_round(g: Manor) -> None:
    """MAN-END-1, MAN-END-12: every role in play takes a turn; after 60 rounds the game is a draw."""
    if g.round >= ROUNDS:
        lose(g, DRAW, "MAN-END-12")
    g.round += 1
    g.then(start_round)
    g.then(end_round)
    for role in reversed(g.terms.roles):
        g.then(take_turn, role)


def take_turn(g: Manor, role: int) -> None:
    """MAN-SETUP-2, MAN-END-11: one turn; a Spider who is out has none."""
    if role == SPIDER and g.spider.dead:
        return
    g.turn += 1
    g.active = role
    if g.ears:
        g.tell("turn", "MAN-END-1", role=ROLES[role], round=g.round)
    BEGIN[role](g)


def end_round(g: Manor) -> None:
    """MAN-VAR-4, MAN-SOLO-12: the Restless House, or the Skeletons of the Lone Vigil."""
    if g.terms.solo:
        solo.skeletons_act(g)
        return
    hand = house_hand(g.terms)
    if hand >= 0:
        restless_house(g, hand)
