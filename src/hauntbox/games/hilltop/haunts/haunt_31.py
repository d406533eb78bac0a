"""Haunt 31, Loose from the Hill: the house flies, and there are fewer harnesses than explorers."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import MADMAN, OBJECT
from hauntbox.games.hilltop.carrying import carried
from hauntbox.games.hilltop.declare import ANYBODY, HERE, NO, Action, Happening, Numbers, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SPEED
from hauntbox.games.hilltop.harm import damage, dice_damage
from hauntbox.games.hilltop.haunt import Haunt, thing_of
from hauntbox.games.hilltop.house import has_window
from hauntbox.games.hilltop.ops import (
    advance,
    ensure_room,
    ensure_stairs,
    ensure_until,
    escape,
    escaped,
    mark,
    take_object,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import (
    ATTIC,
    BALCONY,
    ENTRANCE_HALL,
    GAME_ROOM,
    GROUND,
    JUNK_ROOM,
    OUTDOORS,
    PATIO,
    SERVANTS_QUARTERS,
    UPPER,
    rooms,
)  # fmt: skip
from hauntbox.games.hilltop.state import ALONE, ESCAPED, GONE, NOBODY, Hilltop
from hauntbox.games.hilltop.traits import die, pile_room
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

HARNESS: Final = "h31_harness"
HEIGHT: Final = "h31_height"
SUPPLY: Final = "h31_supply"
EMPTIED: Final = "h31_emptied"
LURCH: Final = "h31_lurch"
LUMBER_ROOMS: Final = rooms(
    "attic junk_room storeroom servants_quarters larder game_room gymnasium abandoned_room bedroom master_bedroom "
    "bloody_room conservatory"
)
ORDER: Final = (ATTIC, SERVANTS_QUARTERS, GAME_ROOM, JUNK_ROOM)
HARNESSES: Final = (1, 2, 2, 3)
START: Final = 9


def has_harness(g: Hilltop, x: int) -> bool:
    return carried(g, x, HARNESS) > 0


# --- rummaging


def full_lumber(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-31-4: a lumber room not yet emptied, a harness left, and none in hand."""
    room = g.room[x]
    if room not in LUMBER_ROOMS or g.marked(EMPTIED, room) or g.tracks[SUPPLY] <= 0 or has_harness(g, x):
        return NO
    return HERE


def rummage(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-31-4: 4+: a harness, and the room is emptied."""
    if total >= 4 and g.here(x):
        mark(g, EMPTIED, g.room[x], 1, "HAU-31-4")
        advance(g, SUPPLY, -1, "HAU-31-4")
        yield from take_object(g, x, HARNESS, "HAU-31-4")


def madman(g: Hilltop, x: int) -> int:
    """HAU-31-13: the Madman helps to rummage."""
    return 1 if g.has(x, MADMAN) else 0


# --- jumping


def open_air(g: Hilltop, room: int) -> bool:
    """HAU-31-5: outdoors, or a window that looks out."""
    return room in OUTDOORS or has_window(g, room)


def out_of_window(g: Hilltop, x: int) -> Sequence[int]:
    return HERE if open_air(g, g.room[x]) and has_harness(g, x) else NO


def out_of_door(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-31-12: the front door leads into the air."""
    return HERE if g.room[x] == ENTRANCE_HALL and has_harness(g, x) else NO


def jump(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-31-5, HAU-31-12: Speed 3+ (front door 5+) and away; else a die of damage."""
    if total >= (5 if g.room[x] == ENTRANCE_HALL else 3):
        if g.here(x):
            escape(g, x, "HAU-31-5")
        return
    yield from dice_damage(g, x, 1, PHYSICAL, "HAU-31-5")


# --- the end


def house_empty(g: Hilltop) -> bool:
    """HAU-31-10: no living explorer is left in the house."""
    return not g.explorers


class LooseFromTheHill(Haunt):
    number: ClassVar[int] = 31
    rules: ClassVar[int] = 13
    setup_kind: ClassVar[str] = "free_for_all"
    sides: ClassVar[tuple[str, ...]] = ("everybody", "everybody")
    default_win: ClassVar[bool] = False
    monsters_after: ClassVar[str] = "never"
    starts_left_of: ClassVar[str] = "revealer"
    things: ClassVar[tuple[Thing, ...]] = (Thing(HARNESS, most=1, dog=False),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h31_rummage", "HAU-31-4", full_lumber, rummage, (KNOWLEDGE, MIGHT), 4, team=ANYBODY, dice=madman),
        Action("h31_jump", "HAU-31-5", out_of_window, jump, (SPEED,), 3, team=ANYBODY),
        Action("h31_jump", "HAU-31-12", out_of_door, jump, (SPEED,), 5, team=ANYBODY),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(ALONE, "HAU-31-10", lambda g: house_empty(g) and bool(escaped(g))),
        Win(NOBODY, "HAU-31-10", lambda g: house_empty(g) and not escaped(g)),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((HEIGHT, START), (SUPPLY, 0))
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ((HEIGHT, START), (SUPPLY, HARNESSES))

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-31-3: the revealer places Balcony, Patio, stairs, and lumber rooms up to four."""
        yield from ensure_room(g, BALCONY, g.revealer, UPPER)
        yield from ensure_room(g, PATIO, g.revealer, GROUND)
        yield from ensure_stairs(g, g.revealer)
        yield from ensure_until(g, LUMBER_ROOMS, 4, ORDER, g.revealer)

    def setup(self, g: Hilltop) -> Happening:
        """The number of harnesses."""
        g.tracks[SUPPLY] = g.by_players(HARNESSES)
        return None

    def round_end(self, g: Hilltop) -> Rule[None]:
        """HAU-31-8, HAU-31-9: the house lurches and sinks; at height 0 it comes down on everybody inside."""
        for x in g.around(g.active):
            if g.here(x):
                total: int = yield from trait_roll(g, x, SPEED, LURCH, "HAU-31-8")
                if total <= 1:
                    yield from damage(g, x, 1, PHYSICAL, "HAU-31-8")
        if advance(g, HEIGHT, -1, "HAU-31-8") <= 0:
            for x in g.explorers:
                yield from die(g, x, "HAU-31-9")

    def winning_seats(self, g: Hilltop, team: int) -> int:
        """HAU-31-10: each escaped explorer wins alone."""
        return sum([1 << x for x in escaped(g)])

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"escaped": len(escaped(g)), "height": g.tracks.get(HEIGHT, 0)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Without a harness: the nearest lumber room, or whoever has one. With one: the nearest way out."""
        if g.flags[seat] & ESCAPED:
            return [Reason("story", 2.0), Reason("life", 1.2)]
        if g.flags[seat] & GONE:
            return [Reason("story", -2.0)]
        late = 0.3 * (1.0 - g.tracks[HEIGHT] / START)
        if has_harness(g, seat):
            airy = [room for room in g.house if open_air(g, room)]
            others = [x for x in g.explorers if x != seat]
            return [
                Reason("story", 0.6 - late),
                Reason("place", 0.4 * closeness(g, seat, airy)),
                Reason("danger", -0.15 / (1 + apart(g, seat, others))),
            ]
        goals, prey = hopes(g, seat)
        return [
            Reason("story", -0.4 - late - (0.4 if not goals and not prey else 0.0)),
            Reason("place", 0.25 * closeness(g, seat, goals)),
            Reason("prey", (0.15 if goals else 0.3) * closeness(g, seat, prey)),
        ]


def hopes(g: Hilltop, seat: int) -> tuple[list[int], list[int]]:
    """Where a harness may be found or lies; and where those stand who have one."""
    goals = [pile_room(at) for at, cards in g.piles.items() if any(is_harness(g, card) for card in cards)]
    if g.tracks[SUPPLY] > 0:
        goals += [room for room in LUMBER_ROOMS if g.in_house(room) and not g.marked(EMPTIED, room)]
    return goals, [g.room[x] for x in g.explorers if x != seat and has_harness(g, x)]


def is_harness(g: Hilltop, card: int) -> bool:
    return card >= OBJECT and thing_of(g, card).id == HARNESS


HAUNT: Final = LooseFromTheHill()
