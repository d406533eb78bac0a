"""Haunt 30, Seven Bells till Morning: the Elder and what it makes of the dead, against stakes and the sunrise."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BELL, HOLY_SYMBOL, MUSIC_BOX, OBJECT
from hauntbox.games.hilltop.declare import CHANGES, NO, Action, Happening, Kind, Numbers, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, PHYSICAL, SANITY
from hauntbox.games.hilltop.figures import first_hero
from hauntbox.games.hilltop.harm import life
from hauntbox.games.hilltop.haunt import Haunt, kind_of
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.ops import (
    advance,
    carry_to,
    ensure_stairs,
    ensure_until,
    haunt_room,
    lose_hp,
    objects_of,
    pieces_of,
    remove,
    spawn,
    use_up,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness, find_action
from hauntbox.games.hilltop.rooms import (
    CHAPEL,
    CRYPT,
    DINING_ROOM,
    FOYER,
    GARDENS,
    GRAND_STAIRCASE,
    GRAVEYARD,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
    rooms,
)  # fmt: skip
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Reason

ELDER: Final = "h30_elder"
FLEDGLING: Final = "h30_fledgling"
STAKE: Final = "h30_stake"
ELDER_HP: Final = "h30_elder_hp"
BELLS: Final = "h30_bells"
DOMINATE: Final = "h30_dominate"
STAKE_ROOMS: Final = rooms(
    "chapel library gymnasium attic storeroom junk_room conservatory gardens dining_room kitchen"
)
HP: Final = (2, 2, 3, 3)
ALIVE_NEEDED: Final = (1, 2, 2, 3)
MORNING: Final = 7
LED: Final = 2
"""Rooms that a dominated hero is led."""
STAIRCASES: Final = ((GRAND_STAIRCASE, UPPER_LANDING), (FOYER, STAIRS_FROM_BASEMENT))
NOT_TOUCHED_BY: Final = (CRYPT, GRAVEYARD, PENTAGRAM_CHAMBER, -1 - BELL, -1 - MUSIC_BOX)


def enough_alive(g: Hilltop) -> bool:
    """HAU-30-10, HAU-30-12: so many heroes must see the morning."""
    return len(g.living_heroes) >= g.by_players(ALIVE_NEEDED)


def morning(g: Hilltop) -> bool:
    return g.tracks.get(BELLS, 0) >= MORNING


def elder_dead(g: Hilltop) -> bool:
    return g.tracks.get(ELDER_HP) == 0


def led_to(g: Hilltop, room: int) -> list[int]:
    """HAU-30-6: the rooms one door or staircase away."""
    return [
        there
        for there in g.ways[room]
        if way_in(g, room, there) >= 0 or (room, there) in STAIRCASES or (there, room) in STAIRCASES
    ]


class SevenBells(Haunt):
    number: ClassVar[int] = 30
    rules: ClassVar[int] = 14
    heroes_read: ClassVar[tuple[int, ...]] = (2, 3)
    traitor_reads: ClassVar[tuple[int, ...]] = (6,)
    fates: ClassVar[tuple[str, str, str, str]] = (CHANGES, CHANGES, CHANGES, CHANGES)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(ELDER, speed=5, might=6, sanity=6, knowledge=4, hp=HP, track=ELDER_HP, letter="E", colour="purple"),
        Kind(FLEDGLING, speed=3, might=4, sanity=3, letter="F", colour="red"),
    )
    things: ClassVar[tuple[Thing, ...]] = (Thing(STAKE, most=1),)
    actions: ClassVar[tuple[Action, ...]] = (
        find_action("h30_whittle", "HAU-30-3", STAKE_ROOMS, STAKE, (KNOWLEDGE,), 4),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-30-11", elder_dead),
        Win(TRAITOR, "HAU-30-12", lambda g: not enough_alive(g)),
        Win(HEROES, "HAU-30-10", lambda g: morning(g) and enough_alive(g)),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((BELLS, 0),)
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ((BELLS, MORNING), (ELDER_HP, HP))

    def fate_room(self, g: Hilltop) -> int:
        """HAU-30-1: the traitor's cards form a pile in the haunt room."""
        return g.reveal_room

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-30-1, HAU-30-2: stairs by the traitor; at least three stake rooms by the heroes."""
        yield from ensure_stairs(g, g.traitor)
        yield from ensure_until(g, STAKE_ROOMS, 3, (CHAPEL, GARDENS, DINING_ROOM), first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-30-1: the traitor becomes the Elder."""
        spawn(g, ELDER, (yield from haunt_room(g, g.traitor, ELDER)))

    # --- stakes

    def weapons(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """HAU-30-4: a stake serves against vampires, and there is no other monster here."""
        return tuple(objects_of(g, a, STAKE)) if a < g.seats <= d else NO

    def attack_dice(self, g: Hilltop, a: int, d: int, trait: int, weapon: int) -> int:
        """HAU-30-4, HAU-30-7: a stake adds two dice; Chapel and Holy Symbol take two from a vampire."""
        if a < g.seats:
            return 2 if weapon >= OBJECT else 0
        return -2 if g.room[d] == CHAPEL or g.has(d, HOLY_SYMBOL) else 0

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-30-4, HAU-30-5: a stake kills a fledgling and costs the Elder life; everything else only stuns."""
        if weapon < OBJECT:
            return False
        use_up(g, by, weapon)
        if kind_of(g, f).id == FLEDGLING:
            remove(g, f, "HAU-30-4")
            return True
        return lose_hp(g, f, 1, "HAU-30-4")

    # --- vampires

    def attack_traits(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """HAU-30-6: the Elder may attack with Sanity."""
        return (SANITY,) if a >= g.seats and kind_of(g, a).id == ELDER else NO

    def outcomes(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> tuple[str, ...]:
        """HAU-30-6: DOMINATE after its own Sanity attack, won by 2 or more."""
        if g.acting != a or margin < 2 or trait != SANITY or not led_to(g, g.room[d]):
            return ()
        return (DOMINATE,) if a >= g.seats and kind_of(g, a).id == ELDER else ()

    def outcome(self, g: Hilltop, a: int, d: int, chosen: str) -> Rule[None]:
        """HAU-30-6: up to two rooms along a path of the traitor's choice; staying in the room ends it."""
        for step in range(LED):
            here = g.room[d]
            ways = led_to(g, here)
            there: int = yield Ask(g.player[a], "choose_room", [here, *ways] if step else ways, DOMINATE)
            if there == here:
                return
            yield from carry_to(g, d, there, "HAU-30-6", way_in(g, here, there))

    def room_text_applies(self, g: Hilltop, x: int, room: int) -> bool:
        """HAU-30-13: what does not touch a vampire."""
        return x < g.seats or room not in NOT_TOUCHED_BY

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-30-8, HAU-30-14: the dead hero's player goes on as a fledgling on the other side."""
        g.team[x] = TRAITOR
        spawn(g, FLEDGLING, g.room[x], TRAITOR, x)
        return None

    def slot_start(self, g: Hilltop) -> Happening:
        """HAU-30-9: a bell strikes."""
        advance(g, BELLS, 1, "HAU-30-9")
        return None

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"bells": g.tracks.get(BELLS, 0), "elder": g.tracks.get(ELDER_HP, 0)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: live till morning, stakes, company. Vampires: the weakest hero in reach."""
        bells = g.tracks.get(BELLS, 0)
        hurt = 1.0 - g.tracks.get(ELDER_HP, 0) / g.by_players(HP)
        spare = len(g.living_heroes) - g.by_players(ALIVE_NEEDED)
        young = len(pieces_of(g, FLEDGLING))
        story = 1.5 * bells / MORNING - 1.2 + 2.0 * hurt + 0.2 * spare - 0.2 * young
        if g.team[seat] == TRAITOR:
            return [Reason("story", -story), Reason("prey", 0.25 * thirst(g))]
        if not g.here(seat):
            return [Reason("story", story)]
        stake = bool(objects_of(g, seat, STAKE))
        goals = [room for room in STAKE_ROOMS if g.in_house(room)]
        company = any(g.room[x] == g.room[seat] for x in g.living_heroes if x != seat)
        fear = 0.15 if bells >= 5 else 0.05 if stake else 0.1
        return [
            Reason("story", story),
            Reason("place", 0.15 + 0.05 * company if stake else 0.15 * closeness(g, seat, goals)),
            Reason("load", 0.1 if stake else 0.0),
            Reason("danger", -fear * (0.5 + weakness(g, seat)) / (1 + apart(g, seat, g.pieces) / 3)),
        ]


def weakness(g: Hilltop, x: int) -> float:
    """From 0 (unhurt) to 1 (the next blow kills), by the weaker half."""
    return max(0.0, 1.0 - min(life(g, x, PHYSICAL), life(g, x, MENTAL)) / 8)


def thirst(g: Hilltop) -> float:
    """How near the vampires are to heroes: the Elder to a weak one, the young to anybody."""
    total = 0.0
    for f in g.pieces:
        elder = kind_of(g, f).id == ELDER
        near = [closeness(g, f, [g.room[x]]) * (0.4 + weakness(g, x) if elder else 0.4) for x in g.living_heroes]
        total += max(near, default=0.0)
    return min(1.6, total)


HAUNT: Final = SevenBells()
