"""For the tests of events: draw one, with the roll that its table shall be read with."""

from games.hilltop.table import Table

from hauntbox.games.hilltop.draw import draw_event
from hauntbox.games.hilltop.explorers import TRAITS

DIE_TOP = 2


def faces(total: int, dice: int) -> list[int]:
    """So many dice with this sum."""
    assert 0 <= total <= DIE_TOP * dice, f"{dice} dice cannot show {total}"
    return [max(0, min(DIE_TOP, total - DIE_TOP * i)) for i in range(dice)]


def rolls(t: Table, seat: int, trait: str, total: int) -> None:
    """The next dice are this trait's, and come to this total."""
    t.dice(*faces(total, t.g.value(seat, TRAITS.index(trait))))


def draws(t: Table, card: str, seat: int = 0) -> Table:
    """The explorer of a seat, whose turn it is, draws this event."""
    t.g.active = seat
    t.next(card)
    return t.rule(draw_event, seat)


def finish(t: Table) -> Table:
    """Every question that is left gets its first option."""
    return t.play_until("")


def steps(t: Table, seat: int = 0) -> tuple[int, ...]:
    return tuple(t.g.steps[4 * seat : 4 * seat + 4])


def damage_dice(t: Table) -> list[int]:
    """How many dice each batch of damage was rolled with, so far."""
    return [fact["dice"] for fact in t.told("rolled") if fact["what"] == "damage"]


def hurts(t: Table) -> list[tuple[str, int, str]]:
    """Who took how many points of which damage, so far."""
    return [(fact["who"], fact["points"], fact["harm"]) for fact in t.told("hurt")]
