"""The Mystic Elevator (HIL-ROOM-50 to HIL-ROOM-58)."""

from typing import Final

from hauntbox.games.hilltop.explorers import PHYSICAL
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.haunt import is_traitor
from hauntbox.games.hilltop.house import fitting, floor_doorways, lay, lift
from hauntbox.games.hilltop.moving import ENTRY_TEXTS
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.rolls import plain_roll
from hauntbox.games.hilltop.rooms import BASEMENT, FLOORS, GROUND, MYSTIC_ELEVATOR, UPPER
from hauntbox.games.hilltop.state import GONE, Hilltop
from hauntbox.kernel.ask import Ask, Rule

ALL_FLOORS: Final = (BASEMENT, GROUND, UPPER)
ROLLED: Final = ((BASEMENT,), (BASEMENT,), (GROUND,), (UPPER,), ALL_FLOORS)
"""HIL-ROOM-50: where it goes, by the roll."""
STAY: Final = -1


def ride(g: Hilltop, x: int, discovered: bool) -> Rule[None]:
    """HIL-ROOM-50, HIL-ROOM-52, HIL-ROOM-56: an explorer has entered; it moves once a turn."""
    if g.lift:
        return
    g.lift = True
    if is_traitor(g, x):
        yield from ride_at_will(g, x, x)
        return
    total: int = yield from plain_roll(g, x, 2, "mystic_elevator", "HIL-ROOM-50")
    total = min(total, 4)
    floors = ROLLED[total]
    yield from travel(g, x, floors, g.floor(MYSTIC_ELEVATOR) in floors)
    if total == 0:
        for other in g.around(g.active):
            if g.room[other] == MYSTIC_ELEVATOR and not g.flags[other] & GONE and not is_traitor(g, other):
                yield from dice_damage(g, other, 1, PHYSICAL, "HIL-ROOM-50")


def ride_at_will(g: Hilltop, seat: int, f: int) -> Rule[None]:
    """HIL-ROOM-56: the traitor and monsters choose; it moves for them once a round."""
    if g.rode:
        return
    g.rode = True
    yield from travel(g, seat, ALL_FLOORS, True)


def travel(g: Hilltop, seat: int, floors: tuple[int, ...], may_stay: bool) -> Rule[None]:
    """HIL-ROOM-51, HIL-ROOM-53 to HIL-ROOM-55: to an unexplored doorway of a floor, if that closes no floor."""
    at, r = g.cell[MYSTIC_ELEVATOR], g.turned[MYSTIC_ELEVATOR]
    lift(g, MYSTIC_ELEVATOR)
    places = [place for floor in floors for place in fitting(g, MYSTIC_ELEVATOR, floor_doorways(g, floor))]
    lay(g, MYSTIC_ELEVATOR, at, r)
    places = [place for place in places if place != at << 2 | r]
    if not places:
        return
    chosen: int = yield Ask(seat, "elevator", [STAY, *places] if may_stay else places)
    if chosen == STAY:
        return
    lift(g, MYSTIC_ELEVATOR)
    lay(g, MYSTIC_ELEVATOR, chosen >> 2, chosen & 3)
    if g.ears:
        g.tell("elevator", "HIL-ROOM-51", who=name(g, seat), floor=FLOORS[g.floor(MYSTIC_ELEVATOR)])


ENTRY_TEXTS[MYSTIC_ELEVATOR] = ride
