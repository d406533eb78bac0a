"""Haunt 33, Read Aloud: the traitor reads the Book room by room; it must be snatched and destroyed."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BOOK
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.figures import first_hero
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import Haunt, is_traitor, kind_of
from hauntbox.games.hilltop.house import FAR, dist, field
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops import (
    ensure_room,
    ensure_stairs,
    fetch_card,
    mark,
    pieces_of,
    rooms_marked,
    spawn,
    where_card,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness
from hauntbox.games.hilltop.rooms import (
    BASEMENT,
    CHAPEL,
    ENTRANCE_HALL,
    FURNACE_ROOM,
    GROUND,
    UNDERGROUND_LAKE,
)  # fmt: skip
from hauntbox.games.hilltop.state import HEROES, NOBODY, NOWHERE, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import change, die, raise_to_start
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

PAPER_MAN: Final = "h33_paper_man"
READER: Final = "h33_reader"
VERSE: Final = "h33_verse"
HALL: Final = "h33_hall"
"""In `memory`: at the start of this round no hero could reach a place to destroy the Book."""
PLACES: Final = (FURNACE_ROOM, CHAPEL, UNDERGROUND_LAKE)
PAPER_MEN: Final = (0, 2, 4, 5)
VERSES: Final = (4, 4, 5, 5)


def unread(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-33-3: with the Book, in a room without a verse."""
    return HERE if g.has(x, BOOK) and not g.marked(VERSE, g.room[x]) else NO


def read(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-33-3, HAU-33-4: Knowledge 4+ puts a verse; the last one kills the traitor and brings the Reader."""
    if total < 4 or not g.here(x):
        return
    room = g.room[x]
    mark(g, VERSE, room, 1, "HAU-33-3")
    if len(rooms_marked(g, VERSE)) >= g.by_players(VERSES):
        yield from die(g, x, "HAU-33-4")
        spawn(g, READER, room)


def out_of_reach(g: Hilltop) -> bool:
    """HAU-33-12: no hero has a way to any of the three rooms."""
    return not any(room in field(g, g.room[x]) for x in g.living_heroes for room in PLACES if g.in_house(room))


def ending_rooms(g: Hilltop) -> list[int]:
    """HAU-33-7, HAU-33-12: where the Book can be destroyed."""
    found = [room for room in PLACES if g.in_house(room)]
    if g.memory.get(HALL) and out_of_reach(g):
        found.append(ENTRANCE_HALL)
    return found


def at_the_end(g: Hilltop, x: int) -> Sequence[int]:
    return HERE if g.has(x, BOOK) and g.room[x] in ending_rooms(g) else NO


def destroy(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-33-7, HAU-33-13: 4+ and the Book is no more; else a point of mental damage."""
    if not g.has(x, BOOK):
        return
    if total < 4:
        yield from damage(g, x, 1, MENTAL, "HAU-33-7")
        return
    g.hands[x].remove(BOOK)
    g.gone.append(BOOK)
    if g.ears:
        g.tell("book-destroyed", "HAU-33-7", who=name(g, x))
    settle(g)


class ReadAloud(Haunt):
    number: ClassVar[int] = 33
    rules: ClassVar[int] = 14
    heroes_read: ClassVar[tuple[int, ...]] = (2, 7, 13)
    traitor_reads: ClassVar[tuple[int, ...]] = (3, 4, 14)
    relies: ClassVar[tuple[int, ...]] = (BOOK,)
    relies_on_traitor: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(PAPER_MAN, speed=3, might=3, letter="P", colour="yellow"),
        Kind(READER, speed=4, might=8, sanity=6, knowledge=6, letter="R", colour="purple"),
    )
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h33_read", "HAU-33-3", unread, read, (KNOWLEDGE,), 4, team=TRAITOR),
        Action("h33_destroy", "HAU-33-7", at_the_end, destroy, (SANITY, KNOWLEDGE), 4),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-33-13", lambda g: BOOK in g.gone),
        Win(TRAITOR, "HAU-33-14", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-33-2: two places to destroy the Book, and the stairs."""
        yield from ensure_room(g, FURNACE_ROOM, first_hero(g), BASEMENT)
        yield from ensure_room(g, CHAPEL, first_hero(g), GROUND)
        yield from ensure_stairs(g, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-33-1: the traitor has the Book and grows stronger; paper men follow."""
        yield from fetch_card(g, g.traitor, BOOK, "HAU-33-1")
        for trait in (MIGHT, SPEED):
            yield from raise_to_start(g, g.traitor, trait, "HAU-33-1")
            yield from change(g, g.traitor, trait, 1, "HAU-33-1")
        for _ in range(g.by_players(PAPER_MEN)):
            spawn(g, PAPER_MAN, g.room[g.traitor])

    def round_start(self, g: Hilltop) -> Happening:
        """HAU-33-12: the Entrance Hall stands in while nothing else can be reached."""
        if out_of_reach(g):
            g.memory[HALL] = 1
        else:
            g.memory.pop(HALL, 0)
        return None

    def may_part(self, g: Hilltop, x: int, card: int) -> bool:
        """HAU-33-6: the traitor does not let go of the Book."""
        return card != BOOK or not is_traitor(g, x)

    def dog_carries(self, g: Hilltop, card: int) -> bool:
        """HAU-33-5: not the Book."""
        return card != BOOK

    def attack_traits(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """HAU-33-8: the Reader may attack with Sanity."""
        return (SANITY,) if a >= g.seats and kind_of(g, a).id == READER else NO

    def needed_below(self, g: Hilltop) -> list[int]:
        """HIL-HF-18: the Book."""
        room = where_card(g, BOOK)
        return [room] if room != NOWHERE else []

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"verses": len(rooms_marked(g, VERSE))}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Who has the Book, how far it is from its end, how many verses are read."""
        holder = g.holder(BOOK)
        ours = holder >= 0 and g.team[holder] == HEROES
        verses = len(rooms_marked(g, VERSE)) / g.by_players(VERSES)
        story = (1.0 + 0.8 * closeness(g, holder, ending_rooms(g)) if ours else 0.0) - 1.2 * verses
        if holder == NOBODY:
            story += 0.8 * within_grasp(g)
        if pieces_of(g, READER):
            story -= 0.8
        if g.team[seat] == TRAITOR:
            return [Reason("story", -story), *reader_reasons(g, seat, holder)]
        if not g.here(seat) or holder == seat:
            return [Reason("story", story)]
        return [Reason("story", story), Reason("prey", 0.3 * closeness(g, seat, book_rooms(g)))]


def book_rooms(g: Hilltop) -> list[int]:
    room = where_card(g, BOOK)
    return [room] if room != NOWHERE else []


def within_grasp(g: Hilltop) -> float:
    """How near the heroes are to a Book that lies somewhere, and it to its end, 0 to 1."""
    books = book_rooms(g)
    near = max([closeness(g, x, books) for x in g.living_heroes], default=0.0)
    return near * end_near(g, books[0]) if books else 0.0


def end_near(g: Hilltop, room: int) -> float:
    """How near a room is to a place where the Book can be destroyed, 0 to 1."""
    return 1.0 / (1.0 + min([dist(g, room, end) for end in ending_rooms(g)], default=FAR) / 3)


def posts(g: Hilltop, f: int, holder: int, books: list[int]) -> list[int]:
    """A Book in a hero's hands draws all monsters; else the Reader hunts, and paper men meet heroes or guard a pile."""
    hunts = holder == g.traitor or (holder == NOBODY and kind_of(g, f).id == READER)
    return [g.room[x] for x in g.living_heroes] if hunts else books


def reader_reasons(g: Hilltop, seat: int, holder: int) -> list[Reason]:
    """The traitor reads far from heroes, or gets the Book back; monsters meet the heroes or stand by the Book."""
    books = book_rooms(g)
    reader = pieces_of(g, READER)
    guards = [closeness(g, f, posts(g, f, holder, books)) for f in g.pieces]
    found = [Reason("prey", 0.3 * sum(guards) / max(1, len(guards)))]
    if reader:
        return [*found, Reason("life", 0.5)]  # the explorer has served its turn
    if not g.here(seat):
        return found
    if holder != seat:
        return [*found, Reason("place", 0.4 * closeness(g, seat, books))]
    quiet = [room for room in g.house if not g.marked(VERSE, room)]
    return [
        *found,
        Reason("place", 0.4 * closeness(g, seat, quiet)),
        Reason("danger", -0.25 / (1 + apart(g, seat, g.living_heroes)) - 0.25 * end_near(g, g.room[seat])),
    ]


HAUNT: Final = ReadAloud()
