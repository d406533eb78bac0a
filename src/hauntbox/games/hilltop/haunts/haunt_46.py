"""Haunt 46, Grace Before Meat: captives in the pantries; the heroes lead them out before the cousins have eaten."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.board.geometry import x_of, y_of
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SPEED
from hauntbox.games.hilltop.figures import others_here, together, traitor_player
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import FAR, field
from hauntbox.games.hilltop.ops import (
    advance,
    carry_to,
    choose_room,
    ensure_stairs,
    ensure_until,
    escape,
    heroes_in,
    mark,
    nearest,
    pieces_of,
    remove,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import DOOR_OPEN, closeness, open_front_door
from hauntbox.games.hilltop.rooms import (
    BALLROOM,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    DINING_ROOM,
    ENTRANCE_HALL,
    FOYER,
    GALLERY,
    KITCHEN,
    LARDER,
    MYSTIC_ELEVATOR,
    STOREROOM,
    WINE_CELLAR,
    rooms,
)  # fmt: skip
from hauntbox.games.hilltop.state import BELOW, HEROES, NOBODY, SLIDE, TRAITOR, Hilltop, on
from hauntbox.games.hilltop.traits import able
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

COUSIN: Final = "h46_cousin"
CAPTIVE: Final = "h46_captive"
TIED: Final = "h46_tied"
LED: Final = "h46_led"
OPEN: Final = "h46_door_open"
MEALS: Final = "h46_meals"
SAVED: Final = "h46_saved"
PANTRY: Final = rooms("kitchen larder dining_room wine_cellar furnace_room storeroom")
FIRST_PANTRIES: Final = (KITCHEN, LARDER, DINING_ROOM, WINE_CELLAR, STOREROOM)
COUSINS: Final = (1, 2, 3, 3)
CAPTIVES: Final = (3, 4, 4, 5)
ENOUGH_SAVED: Final = (2, 3, 3, 4)
ENOUGH_MEALS: Final = 2
PAIRS: Final = "led"
"""In the memory: who leads whom, as pairs of hero and captive."""


# --- ESCORT (HAU-46-4, HAU-46-5)


def led_by(g: Hilltop, x: int) -> int:
    """The captive that a hero leads, or NOBODY."""
    for hero, captive in g.memory.get(PAIRS, ()):
        if hero == x:
            return int(captive)
    return NOBODY


def leader(g: Hilltop, captive: int) -> int:
    for hero, other in g.memory.get(PAIRS, ()):
        if other == captive:
            return int(hero)
    return NOBODY


def lead(g: Hilltop, x: int, captive: int, rule: str) -> None:
    g.memory[PAIRS] = (*g.memory.get(PAIRS, ()), (x, captive))
    mark(g, LED, on(captive), 1, rule)


def let_go(g: Hilltop, captive: int, rule: str) -> None:
    """The captive stays where it is, untied."""
    g.memory[PAIRS] = tuple([pair for pair in g.memory.get(PAIRS, ()) if pair[1] != captive])
    mark(g, LED, on(captive), -1, rule)


def captive_follows(g: Hilltop, here: int, there: int) -> bool:
    """HAU-46-5: not through the chute or the elevator, nor by slides and falls."""
    if there in (COAL_CHUTE, MYSTIC_ELEVATOR):
        return False
    if there in g.ways[here]:
        return True
    fell = (here, there) in ((COLLAPSED_ROOM, g.tokens[BELOW]), (GALLERY, BALLROOM))
    return not fell and here != g.tokens[SLIDE]


def captives_with(g: Hilltop, f: int, tied: bool) -> list[int]:
    """The captives in a figure's room that nobody leads, tied or not."""
    found = [c for c in pieces_of(g, CAPTIVE) if together(g, f, c) and leader(g, c) == NOBODY]
    return [c for c in found if bool(g.marked(TIED, on(c))) == tied]


def to_untie(g: Hilltop, x: int) -> Sequence[int]:
    return captives_with(g, x, True)


def untie(g: Hilltop, x: int, captive: int, total: int) -> Happening:
    """HAU-46-3: 4+, and it follows at once; who leads one already only unties it."""
    if total >= 4:
        mark(g, TIED, on(captive), -1, "HAU-46-3")
        if led_by(g, x) == NOBODY:
            lead(g, x, captive, "HAU-46-3")
    return None


def to_join(g: Hilltop, x: int) -> Sequence[int]:
    return captives_with(g, x, False) if led_by(g, x) == NOBODY else NO


def join(g: Hilltop, x: int, captive: int, total: int) -> Happening:
    """HAU-46-4: an untied captive whom nobody leads comes along."""
    lead(g, x, captive, "HAU-46-4")
    return None


def leading(g: Hilltop, x: int) -> Sequence[int]:
    return HERE if led_by(g, x) != NOBODY else NO


def leave_here(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-46-4: the captive stays in the room."""
    let_go(g, led_by(g, x), "HAU-46-4")
    return None


def takers(g: Hilltop, x: int) -> Sequence[int]:
    if led_by(g, x) == NOBODY:
        return NO
    here = [y for y in others_here(g, x) if y < g.seats and g.team[y] == HEROES]
    return [y for y in here if able(g, y) and led_by(g, y) == NOBODY]


def hand_over(g: Hilltop, x: int, taker: int, total: int) -> Happening:
    """HAU-46-4: another hero in the room leads it from now on."""
    captive = led_by(g, x)
    let_go(g, captive, "HAU-46-4")
    lead(g, taker, captive, "HAU-46-4")
    return None


# --- the front door


def shut(g: Hilltop, x: int) -> Sequence[int]:
    return HERE if g.room[x] == ENTRANCE_HALL and not g.memory.get(DOOR_OPEN) else NO


def force_door(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-46-6: 5+, and the door is open for good; no event, no end of the turn."""
    if total >= 5:
        open_front_door(g, "HAU-46-6")
        mark(g, OPEN, ENTRANCE_HALL)
    return None


def at_door(g: Hilltop, x: int) -> Sequence[int]:
    return leading(g, x) if g.room[x] == ENTRANCE_HALL and g.memory.get(DOOR_OPEN) else NO


def let_out(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-46-7: the captive leaves the house."""
    captive = led_by(g, x)
    let_go(g, captive, "")
    escape(g, captive, "HAU-46-7")
    advance(g, SAVED, 1, "HAU-46-7")
    return None


# --- the other side


def to_tie(g: Hilltop, x: int) -> Sequence[int]:
    return NO if heroes_in(g, g.room[x]) else captives_with(g, x, False)


def tie(g: Hilltop, x: int, captive: int, total: int) -> Happening:
    """HAU-46-9: an untied captive in a room without heroes."""
    mark(g, TIED, on(captive), 1, "HAU-46-9")
    return None


def on_the_table(g: Hilltop, f: int) -> Sequence[int]:
    """HAU-46-8: from round 2 on, in a room without heroes."""
    if g.round < 2 or heroes_in(g, g.room[f]):
        return NO
    return [c for c in pieces_of(g, CAPTIVE) if g.room[c] == g.room[f]]


def eat(g: Hilltop, f: int, captive: int, total: int) -> Happening:
    """HAU-46-8: where its movement starts or ends: after a step it moves no more. 2 Might and 1 Speed."""
    g.bonus[f] += 2
    g.halted = g.halted or g.spent > 0
    remove(g, captive, "HAU-46-8")
    advance(g, MEALS, 1, "HAU-46-8")
    return None


class GraceBeforeMeat(Haunt):
    number: ClassVar[int] = 46
    rules: ClassVar[int] = 16
    heroes_read: ClassVar[tuple[int, ...]] = (3, 7, 15)
    traitor_reads: ClassVar[tuple[int, ...]] = (16,)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(COUSIN, speed=3, might=4, sanity=2, letter="C", colour="blood"),
        Kind(CAPTIVE, monster=False, letter="P", colour="bone"),
    )
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h46_untie", "HAU-46-3", to_untie, untie, (MIGHT, SPEED), 4, names="figure"),
        Action("h46_join", "HAU-46-4", to_join, join, names="figure"),
        Action("h46_leave", "HAU-46-4", leading, leave_here),
        Action("h46_hand_over", "HAU-46-4", takers, hand_over, names="figure"),
        Action("h46_force_door", "HAU-46-6", shut, force_door, (MIGHT, KNOWLEDGE), 5),
        Action("h46_let_out", "HAU-46-7", at_door, let_out),
        Action("h46_tie", "HAU-46-9", to_tie, tie, team=TRAITOR, names="figure"),
        Action("h46_eat", "HAU-46-8", on_the_table, eat, team=TRAITOR, as_attack=True, kind=COUSIN, names="figure"),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((MEALS, 0), (SAVED, 0))
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-46-15", lambda g: g.tracks[SAVED] >= g.by_players(ENOUGH_SAVED)),
        Win(TRAITOR, "HAU-46-16", lambda g: g.tracks[MEALS] >= ENOUGH_MEALS),
        Win(TRAITOR, "HAU-46-16", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-46-1: stairs, and a pantry room for each captive."""
        seat = traitor_player(g)
        yield from ensure_stairs(g, seat)
        yield from ensure_until(g, PANTRY, g.by_players(CAPTIVES), FIRST_PANTRIES, seat)

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-46-1, HAU-46-2: a tied captive in each of as many pantry rooms; the cousins stand with the traitor."""
        pantries = [room for room in PANTRY if g.in_house(room)]
        free: list[int] = []
        for _ in range(g.by_players(CAPTIVES)):
            free = free or pantries[:]
            room: int = yield from choose_room(g, traitor_player(g), free, CAPTIVE)
            free.remove(room)
            mark(g, TIED, on(spawn(g, CAPTIVE, room, team=HEROES)))
        for _ in range(g.by_players(COUSINS)):
            spawn(g, COUSIN, g.room[g.traitor])

    def left(self, g: Hilltop, f: int, room: int) -> Happening:
        """HAU-46-4, HAU-46-5: a captive goes where its hero goes, or stays behind where it cannot."""
        captive = led_by(g, f) if f < g.seats else NOBODY
        if captive != NOBODY:
            if captive_follows(g, room, g.room[f]):
                g.room[captive] = g.room[f]
            else:
                let_go(g, captive, "HAU-46-5")
        return None

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-46-11: the captive of a dead hero stays in the room, untied."""
        if led_by(g, x) != NOBODY:
            let_go(g, led_by(g, x), "HAU-46-11")
        return None

    def cost(self, g: Hilltop, f: int, here: int, there: int) -> int:
        """HAU-46-4: a space more for each room entered with a captive."""
        return 1 if f < g.seats and led_by(g, f) != NOBODY else 0

    def explore_cost(self, g: Hilltop, x: int) -> int:
        """HAU-46-4: into a new room too."""
        return self.cost(g, x, g.room[x], g.room[x])

    def might(self, g: Hilltop, f: int, might: int) -> int:
        """HAU-46-8: 8 at most."""
        return min(8, might)

    def speed(self, g: Hilltop, f: int, speed: int) -> int:
        """HAU-46-8: one more for each meal."""
        return speed + g.bonus[f] // 2

    def round_start(self, g: Hilltop) -> Rule[None]:
        """HAU-46-14: a captive whom nobody can reach is put in the nearest room that somebody can reach."""
        reached = {room for x in g.living_heroes for room in field(g, g.room[x])}
        reached |= {room for f in pieces_of(g, COUSIN) for room in field(g, g.room[f], True)}
        open_rooms = sorted(reached - {COAL_CHUTE, MYSTIC_ELEVATOR})
        for captive in pieces_of(g, CAPTIVE):
            here = g.room[captive]
            if here not in reached:
                near = nearest(g, here, open_rooms) or beside(g, here, open_rooms)
                room: int = yield from choose_room(g, traitor_player(g), near, CAPTIVE)
                yield from carry_to(g, captive, room, "HAU-46-14")

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"meals": g.tracks[MEALS], "saved": g.tracks[SAVED]}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: the door, captives on their way to it, and guarding them. Traitor: cousins at unguarded captives."""
        if g.team[seat] == TRAITOR:
            return traitor_reasons(g, seat)
        found = [Reason("story", hope(g))]
        if g.here(seat):
            found.append(Reason("place", 0.4 * errand(g, seat)))
        return found


def beside(g: Hilltop, room: int, among: Sequence[int]) -> list[int]:
    """Without a way: the nearest by floors, then by cells."""
    at = g.cell[room]

    def away(other: int) -> tuple[int, int]:
        there = g.cell[other]
        return abs(g.floor(other) - g.floor(room)), abs(x_of(there) - x_of(at)) + abs(y_of(there) - y_of(at))

    best = min([away(other) for other in among])
    return [other for other in among if away(other) == best]


# --- for bots


def hope(g: Hilltop) -> float:
    """How far the captives are on their way out, and how safe."""
    cousins = pieces_of(g, COUSIN)
    points = float(g.tracks[SAVED]) + (0.3 if g.memory.get(DOOR_OPEN) else 0.0)
    for captive in pieces_of(g, CAPTIVE):
        room = g.room[captive]
        near_door = 1.0 / (1.0 + field(g, room).get(ENTRANCE_HALL, FAR) / 3.0)
        if leader(g, captive) != NOBODY:
            points += 0.35 + 0.35 * near_door
        elif not g.marked(TIED, on(captive)):
            points += 0.15 + 0.2 * near_door
        if not heroes_in(g, room):
            points -= 0.3 * max([closeness(g, f, (room,)) for f in cousins], default=0.0)
    return 2.0 * points / g.by_players(ENOUGH_SAVED) - 0.8 * g.tracks[MEALS]


def errand(g: Hilltop, x: int) -> float:
    """A captive to the door; else the door itself for whoever is nearest; else a captive whom nobody leads."""
    hall = closeness(g, x, (ENTRANCE_HALL,))
    if led_by(g, x) != NOBODY:
        return 0.6 + 0.4 * hall
    others = [y for y in g.living_heroes if y != x and led_by(g, y) == NOBODY]
    if not g.memory.get(DOOR_OPEN) and all(closeness(g, y, (ENTRANCE_HALL,)) <= hall for y in others):
        return 0.6 * hall
    free = [g.room[c] for c in pieces_of(g, CAPTIVE) if leader(g, c) == NOBODY]
    alone = [room for room in free if all(g.room[y] != room for y in others)]
    return 0.6 * closeness(g, x, alone or free) if free else 0.6 * hall


def traitor_reasons(g: Hilltop, seat: int) -> list[Reason]:
    """Cousins go for captives without a hero; else they bar the Foyer to those who are led, or attack the guards."""
    heroes = g.living_heroes
    found = [Reason("story", -hope(g))]
    captives = [g.room[c] for c in pieces_of(g, CAPTIVE)]
    alone = [room for room in captives if not heroes_in(g, room)]
    cousins = pieces_of(g, COUSIN)
    goals = alone or ([FOYER] if g.memory.get(PAIRS) else captives)
    near = sum([closeness(g, f, goals) for f in cousins]) / max(1, len(cousins))
    found.append(Reason("prey", 0.3 * near))
    if g.here(seat):
        leaders = [x for x in heroes if led_by(g, x) != NOBODY] or heroes
        found.append(Reason("place", 0.3 * closeness(g, seat, [g.room[x] for x in leaders])))
    return found


HAUNT: Final = GraceBeforeMeat()
