"""Haunt 10, Sunday Visitors: the dead family goes for whom it sees; it can be led to rest, or waited out."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import MADMAN
from hauntbox.games.hilltop.declare import CHASE, DIES, FREE, Action, Happening, Kind, Numbers, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import in_sight
from hauntbox.games.hilltop.ops import (
    advance,
    at_least,
    choose_room,
    ensure_room,
    is_stunned,
    lose_hp,
    pieces_of,
    regain_hp,
    remove,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness
from hauntbox.games.hilltop.rooms import CHAPEL, GRAVEYARD, MYSTIC_ELEVATOR, rooms
from hauntbox.games.hilltop.state import DEAD, HEROES, TRAITOR, Hilltop
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

RELATIVE: Final = "h10_relative"
DAWN: Final = "h10_dawn"
LAST_ROUND: Final = 10
RELATIVES: Final = (3, 4, 5, 6)
LIVES: Final = 3
TOGETHER: Final = 2
"""Relatives in one room at the start."""
EATEN: Final = "h10_corpses"
"""In `memory`: the corpses that have healed a Relative, a bit each."""
RESTING: Final = rooms("bedroom catacombs chapel crypt dining_room graveyard master_bedroom")


def in_view(g: Hilltop, f: int) -> list[int]:
    """HAU-10-5: the heroes in a Relative's line of sight."""
    seen = in_sight(g, g.room[f])
    return [x for x in g.living_heroes if g.room[x] in seen]


def restless(g: Hilltop, x: int) -> list[int]:
    """HAU-10-8, HAU-10-15: the Relatives with a hero in a resting room, stunned or not; no other room stands in."""
    if g.room[x] not in RESTING:
        return []
    return [f for f in pieces_of(g, RELATIVE) if g.room[f] == g.room[x]]


def lay_to_rest(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-10-8: Sanity or Knowledge 4+ destroys the Relative."""
    if total >= 4:
        remove(g, target, "HAU-10-8")
    return None


class SundayVisitors(Haunt):
    number: ClassVar[int] = 10
    rules: ClassVar[int] = 16
    heroes_read: ClassVar[tuple[int, ...]] = (2, 7, 8)
    traitor_reads: ClassVar[tuple[int, ...]] = (13,)
    fates: ClassVar[tuple[str, str, str, str]] = (DIES, DIES, DIES, DIES)
    relies: ClassVar[tuple[int, ...]] = (MADMAN,)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(RELATIVE, speed=2, might=(4, 5, 5, 5), hp=LIVES, elevator=False, letter="R", colour="bone"),
    )
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h10_lay_to_rest", "HAU-10-8", restless, lay_to_rest, (SANITY, KNOWLEDGE), 4, star=True, names="figure"),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((DAWN, 0),)
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ((DAWN, LAST_ROUND),)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-10-12", lambda g: not pieces_of(g, RELATIVE)),
        Win(TRAITOR, "HAU-10-13", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-10-2: two resting rooms."""
        yield from ensure_room(g, GRAVEYARD, first_hero(g))
        yield from ensure_room(g, CHAPEL, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-10-3: the Relatives come two or more from every hero, at most two into one room."""
        starts = [g.room[x] for x in g.living_heroes]
        for _ in range(g.by_players(RELATIVES)):
            taken = [g.room[f] for f in pieces_of(g, RELATIVE)]
            free = [room for room in g.house if taken.count(room) < TOGETHER]
            room: int = yield from choose_room(g, traitor_player(g), at_least(g, free, 2, starts), RELATIVE)
            spawn(g, RELATIVE, room)

    def policy(self, g: Hilltop, f: int) -> str:
        """HAU-10-4: it must go for heroes in sight; without one it moves freely."""
        return CHASE if in_view(g, f) else FREE

    def piece_start(self, g: Hilltop, f: int) -> Happening:
        """HAU-10-4: whom it sees when it is activated counts for the whole turn."""
        g.memory[RELATIVE] = tuple(in_view(g, f))
        return None

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        """HAU-10-16: who stands where it cannot go draws it nowhere."""
        return [x for x in g.memory[RELATIVE] if g.room[x] != MYSTIC_ELEVATOR]

    def can_step(self, g: Hilltop, f: int, here: int, there: int) -> bool:
        """HAU-10-9: Relatives do not use the elevator."""
        return f < g.seats or there != MYSTIC_ELEVATOR

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-10-6: a hit point and stunned; without hit points destroyed."""
        return lose_hp(g, f, 1, "HAU-10-6")

    def piece_end(self, g: Hilltop, f: int) -> Happening:
        """HAU-10-10: a hero's corpse heals the Relative, once."""
        if not g.here(f) or g.hp[f] >= LIVES:
            return None
        eaten = int(g.memory.get(EATEN, 0))
        for x in range(g.seats):
            dead_hero = g.flags[x] & DEAD and g.team[x] == HEROES
            if dead_hero and g.room[x] == g.room[f] and not eaten >> x & 1:
                g.memory[EATEN] = eaten | 1 << x
                regain_hp(g, f, LIVES, "HAU-10-10")
                break
        return None

    def round_end(self, g: Hilltop) -> Happening:
        """HAU-10-11: at the end of round 10 the dead crumble."""
        if advance(g, DAWN, 1, "HAU-10-11") >= LAST_ROUND:
            for f in pieces_of(g, RELATIVE):
                remove(g, f, "HAU-10-11")
        return None

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"h10_relatives": len(pieces_of(g, RELATIVE)), "h10_dawn": g.tracks[DAWN]}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes wait in a resting room; the family gangs up on those who are not in one."""
        relatives = pieces_of(g, RELATIVE)
        gone = g.by_players(RELATIVES) - len(relatives)
        hurt = sum([LIVES - g.hp[f] for f in relatives]) / LIVES
        story = 1.8 * (gone + 0.5 * hurt) / g.by_players(RELATIVES) + 0.02 * g.tracks[DAWN]
        if g.team[seat] == TRAITOR:
            return [Reason("story", -story), Reason("prey", 0.3 * company(g, relatives))]
        if not g.here(seat):
            return [Reason("story", story)]
        skill = min(1.0, max(g.value(seat, SANITY), g.value(seat, KNOWLEDGE)) / 5)
        risk = 0.0
        if g.room[seat] not in RESTING:
            awake = [f for f in relatives if not is_stunned(g, f)]
            weak = 1.0 if g.value(seat, MIGHT) < 5 else 0.4
            risk = weak / (1 + apart(g, seat, awake) / 2) if awake else 0.0
        return [
            Reason("story", story),
            Reason("place", 0.4 * skill * closeness(g, seat, [room for room in RESTING if g.in_house(room)])),
            Reason("danger", -0.3 * risk),
        ]


def company(g: Hilltop, relatives: list[int]) -> float:
    """For bots: how near the Relatives are to heroes, above all to those outside the resting rooms, 0 to 1."""
    total = 0.0
    for f in relatives:
        found = [closeness(g, f, [g.room[x]]) * (0.5 if g.room[x] in RESTING else 1.0) for x in g.living_heroes]
        total += max(found, default=0.0)
    return total / max(1, len(relatives))


HAUNT: Final = SundayVisitors()
