"""Haunt 38, The Ember Roost: firebats breed in the haunt room; the heroes drive out what nests there."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BOOK, CRYSTAL_BALL, HOLY_SYMBOL, MEDALLION, RING, SPIRIT_BOARD
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import first_hero, together, traitor_player
from hauntbox.games.hilltop.harm import damage, life
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.ops import ensure_room, ensure_stairs, haunt_room, mark, pieces_of, remove, spawn
from hauntbox.games.hilltop.patterns import Rites, closeness, rite_actions, rite_hopes
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import CHAPEL, GARDENS, KITCHEN, LIBRARY, UNDERGROUND_LAKE, rooms
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop, on
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

BAT: Final = "h38_firebat"
BURNING: Final = "h38_burning"
ROOST: Final = "h38_roost"
WATER: Final = (UNDERGROUND_LAKE, KITCHEN, GARDENS)
RITES: Final = Rites(
    "h38_rites",
    "h38_used",
    holy_places=rooms("chapel crypt graveyard pentagram_chamber gardens"),
    learned_places=rooms("library research_laboratory operating_laboratory gallery conservatory"),
    holy_things=(HOLY_SYMBOL, RING, MEDALLION),
    learned_things=(BOOK, CRYSTAL_BALL, SPIRIT_BOARD),
    again=True,
)
NEEDED: Final = (4, 5, 6, 6)
AT_START: Final = (2, 4, 5, 6)
NEW: Final = (1, 1, 1, 2)


def burns(g: Hilltop, x: int) -> tuple[int, ...]:
    return HERE if g.marked(BURNING, on(x)) else NO


def put_out(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-38-4: instead of an attack, Speed 3+."""
    if total >= 3:
        mark(g, BURNING, on(x), -1, "HAU-38-4")
    return None


def touched(g: Hilltop, bat: int) -> list[int]:
    """HAU-38-2, HAU-38-9: heroes in the bat's room."""
    return [x for x in g.living_heroes if together(g, bat, x)]


def touch(g: Hilltop, bat: int, x: int, total: int) -> Rule[None]:
    """HAU-38-2: Speed 4+, or a point of damage and a burning marker."""
    rolled: int = yield from trait_roll(g, x, SPEED, "h38_touch", "HAU-38-2")
    if rolled < 4:
        yield from damage(g, x, 1, PHYSICAL, "HAU-38-2", bat)
        if g.here(x) and not g.marked(BURNING, on(x)):
            mark(g, BURNING, on(x), 1, "HAU-38-2")


class EmberRoost(Haunt):
    number: ClassVar[int] = 38
    rules: ClassVar[int] = 13
    heroes_read: ClassVar[tuple[int, ...]] = (6, 7, 8, 12)
    traitor_reads: ClassVar[tuple[int, ...]] = (5, 13)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind(BAT, speed=5, might=1, hinders=False, letter="F", colour="orange"),)
    actions: ClassVar[tuple[Action, ...]] = (
        *rite_actions(RITES, "h38_rite", "HAU-38-7"),
        Action("h38_put_out", "HAU-38-4", burns, put_out, (SPEED,), 3, as_attack=True),
        Action("h38_touch", "HAU-38-2", touched, touch, team=TRAITOR, kind=BAT, names="figure"),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-38-12", lambda g: g.marked(RITES.tally) >= g.by_players(NEEDED)),
        Win(TRAITOR, "HAU-38-13", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-38-1: Chapel, Library and stairs for the heroes."""
        yield from ensure_room(g, CHAPEL, first_hero(g))
        yield from ensure_room(g, LIBRARY, first_hero(g))
        yield from ensure_stairs(g, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-38-1: the roost is the haunt room."""
        g.reveal_room = yield from haunt_room(g, traitor_player(g), ROOST)
        mark(g, ROOST, g.reveal_room)
        for _ in range(g.by_players(AT_START)):
            spawn(g, BAT, g.reveal_room)

    def can_attack(self, g: Hilltop, a: int, d: int) -> bool:
        """HAU-38-2: a bat touches instead of attacking."""
        return a < g.seats

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-38-3: a defeated bat is removed."""
        remove(g, f, "HAU-38-3")
        return True

    def blasted(self, g: Hilltop, f: int, by: int) -> bool:
        """HAU-38-3: Dynamite kills all bats in the room."""
        remove(g, f, "HAU-38-3")
        return True

    def turn_start(self, g: Hilltop, x: int) -> Rule[None]:
        """HAU-38-4: a burning hero takes a point of damage."""
        if g.marked(BURNING, on(x)):
            yield from damage(g, x, 1, PHYSICAL, "HAU-38-4")

    def entered(self, g: Hilltop, f: int, room: int) -> Happening:
        """HAU-38-4: water puts the fire out."""
        if room in WATER and g.marked(BURNING, on(f)):
            mark(g, BURNING, on(f), -1, "HAU-38-4")
        return None

    def slot_end(self, g: Hilltop) -> Happening:
        """HAU-38-5: new bats in the roost, at most two for each player in the house."""
        for _ in range(g.by_players(NEW)):
            if len(pieces_of(g, BAT)) < 2 * g.seats and g.in_house(g.reveal_room):
                spawn(g, BAT, g.reveal_room)
        return None

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"rites": g.marked(RITES.tally)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: rites, and the way to the next one. Traitor: bats at all heroes, itself at the best of them."""
        done = 2.0 * g.marked(RITES.tally) / g.by_players(NEEDED)
        heroes = g.living_heroes
        if g.team[seat] != TRAITOR:
            if not g.here(seat):
                return [Reason("story", done)]
            places = Reason("place", 0.4 * rite_hopes(g, seat, RITES))
            return [Reason("story", done), places, Reason("danger", -heat(g, seat))]
        burning = len([x for x in heroes if g.marked(BURNING, on(x))])
        bats = pieces_of(g, BAT)
        near = [max([closeness(g, bat, (g.room[x],)) for bat in bats], default=0.0) for x in heroes]
        found = [Reason("story", 0.15 * burning - done), Reason("prey", 0.3 * sum(near) / max(1, len(near)))]
        if g.here(seat) and heroes:
            best = max(heroes, key=lambda x: rite_hopes(g, x, RITES))
            found.append(Reason("place", 0.25 * closeness(g, seat, (g.room[best],))))
        return found


def heat(g: Hilltop, x: int) -> float:
    """For bots: burning counts most when little life is left; bats in the room count a little."""
    fire = 0.0
    if g.marked(BURNING, on(x)):
        fire = 0.3 if life(g, x, PHYSICAL) <= 2 else 0.1
    return fire + 0.03 * len([bat for bat in pieces_of(g, BAT) if g.room[bat] == g.room[x]])


HAUNT: Final = EmberRoost()
