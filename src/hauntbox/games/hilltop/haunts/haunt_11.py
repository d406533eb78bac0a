"""Haunt 11, Faces at Every Pane: the traitor lets Guests in at openings, the heroes ward them."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BELL, BOOK, CANDLE, HOLY_SYMBOL, MADMAN
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.ops import (
    advance,
    choose_room,
    ensure_room,
    heroes_in,
    is_stunned,
    mark,
    pieces_of,
    remove,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import THING, closeness, servable
from hauntbox.games.hilltop.rooms import CONSERVATORY, ENTRANCE_HALL, rooms
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop, on_card
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

GUEST: Final = "h11_guest"
WARDED: Final = "h11_warded"
WARDS: Final = "h11_wards"
USED: Final = "h11_used"
WARD: Final = "h11_ward"
NEEDED: Final = (4, 5, 6, 7)
AT_START: Final = (1, 1, 2, 2)
MOST: Final = (3, 4, 6, 7)
THINGS: Final = (BELL, BOOK, CANDLE, HOLY_SYMBOL)
OPENINGS: Final = rooms(
    "bedroom chapel conservatory dining_room grand_staircase master_bedroom balcony gardens graveyard patio tower"
)


def is_opening(g: Hilltop, room: int) -> bool:
    return room in OPENINGS and g.in_house(room) and not g.marked(WARDED, room)


def openings(g: Hilltop) -> list[int]:
    """HAU-11-1, HAU-11-9: as far as they are in the house and have no ward; false windows count."""
    return [room for room in OPENINGS if is_opening(g, room)]


def more_fit(g: Hilltop) -> bool:
    return len(pieces_of(g, GUEST)) < g.by_players(MOST)


def may_let_in(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-11-3: in an opening, while more Guests may come."""
    return HERE if is_opening(g, g.room[x]) and more_fit(g) else NO


def let_in(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-11-3: a new Guest appears, in time for the monster turn."""
    spawn(g, GUEST, g.room[x])
    return None


def at_opening(g: Hilltop, x: int) -> tuple[int, ...]:
    return HERE if is_opening(g, g.room[x]) else NO


def ward(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-11-6: Might or Sanity 5+; the room is no opening any more."""
    if total >= 5:
        mark(g, WARDED, g.room[x], 1, "HAU-11-6")
        advance(g, WARDS, 1, "HAU-11-6")
    return None


def at_last_resort(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-11-8: without an opening in the house, the Entrance Hall."""
    return HERE if g.room[x] == ENTRANCE_HALL and not openings(g) else NO


def ward_hall(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-11-8: 6+, any number of times."""
    if total >= 6:
        advance(g, WARDS, 1, "HAU-11-8")
    return None


def blessable(g: Hilltop, x: int) -> list[int]:
    return servable(g, x, USED, (), THINGS)


def bless(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-11-7: Sanity 5+ with a thing, which is used up for this."""
    if total >= 5:
        mark(g, USED, on_card(target - THING), 1, "HAU-11-7")
        advance(g, WARDS, 1, "HAU-11-7")
    return None


class FacesAtEveryPane(Haunt):
    number: ClassVar[int] = 11
    rules: ClassVar[int] = 15
    heroes_read: ClassVar[tuple[int, ...]] = (6, 7, 8, 12)
    traitor_reads: ClassVar[tuple[int, ...]] = (3, 13)
    relies: ClassVar[tuple[int, ...]] = (MADMAN,)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind(GUEST, speed=3, might=(3, 4, 4, 4), letter="G", colour="ash"),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h11_let_in", "HAU-11-3", may_let_in, let_in, team=TRAITOR, as_attack=True),
        Action(WARD, "HAU-11-6", at_opening, ward, (MIGHT, SANITY), 5, star=True),
        Action(WARD, "HAU-11-8", at_last_resort, ward_hall, (MIGHT, SANITY), 6, star=True),
        Action("h11_bless", "HAU-11-7", blessable, bless, (SANITY,), 5, star=True, names="rite"),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((WARDS, 0),)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-11-12", lambda g: g.tracks[WARDS] >= g.by_players(NEEDED)),
        Win(TRAITOR, "HAU-11-13", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-11-2: the heroes place the Conservatory."""
        yield from ensure_room(g, CONSERVATORY, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-11-2: the first Guests, no two in one opening while another is empty."""
        for _ in range(g.by_players(AT_START)):
            taken = [g.room[f] for f in pieces_of(g, GUEST)]
            empty = [room for room in openings(g) if room not in taken]
            room: int = yield from choose_room(g, traitor_player(g), empty or openings(g), GUEST)
            spawn(g, GUEST, room)

    def slot_end(self, g: Hilltop) -> Rule[None]:
        """HAU-11-4, HAU-11-10, HAU-11-14: a Guest in even rounds, traitor or not, while there is an opening."""
        found = openings(g)
        if g.round % 2 == 0 and found and more_fit(g):
            room: int = yield from choose_room(g, traitor_player(g), found, GUEST)
            spawn(g, GUEST, room)

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-11-5: defeated by 3 or more it is destroyed, otherwise stunned."""
        if margin >= 3:
            remove(g, f, "HAU-11-5")
        return margin >= 3

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"h11_wards": g.tracks[WARDS], "h11_guests": len(pieces_of(g, GUEST))}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: each to another opening, without Guests. Traitor: openings; Guests gang up on one hero."""
        story = 2.0 * g.tracks[WARDS] / g.by_players(NEEDED)
        guests = pieces_of(g, GUEST)
        if g.team[seat] == TRAITOR:
            near = closeness(g, seat, openings(g)) if g.here(seat) and more_fit(g) else 0.0
            crowd = len(guests) / g.by_players(MOST)
            return [
                Reason("story", 0.6 * crowd - story),
                Reason("place", 0.3 * near),
                Reason("prey", 0.3 * crowding(g, guests)),
            ]
        if not g.here(seat):
            return [Reason("story", story)]
        taken = [g.room[x] for x in g.living_heroes if x != seat] + [g.room[f] for f in guests]
        free = [room for room in openings(g) if room not in taken] or openings(g) or [ENTRANCE_HALL]
        skill = min(1.0, max(g.value(seat, MIGHT), g.value(seat, SANITY)) / 6)
        things = len(blessable(g, seat)) * min(1.0, g.value(seat, SANITY) / 6)
        beset = len([f for f in guests if g.room[f] == g.room[seat] and not is_stunned(g, f)])
        return [
            Reason("story", story),
            Reason("place", 0.4 * skill * closeness(g, seat, free)),
            Reason("load", min(0.3, 0.1 * things)),
            Reason("danger", -0.1 * beset),
        ]


def crowding(g: Hilltop, guests: list[int]) -> float:
    """For bots: how near the Guests are to heroes, lone ones first, 0 to 1."""
    total = 0.0
    for f in guests:
        if not is_stunned(g, f):
            near = [closeness(g, f, [g.room[x]]) / len(heroes_in(g, g.room[x])) for x in g.living_heroes]
            total += max(near, default=0.0)
    return total / max(1, len(guests))


HAUNT: Final = FacesAtEveryPane()
