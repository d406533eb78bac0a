"""Haunt 29, Measure Twice: a man of many seams, and lamps to throw at him from the next room."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.attack import stun
from hauntbox.games.hilltop.cards import DYNAMITE, OBJECT, REVOLVER, RING
from hauntbox.games.hilltop.carrying import in_reach
from hauntbox.games.hilltop.declare import FREE, HERE, NO, RUSH, Action, Happening, Kind, Numbers, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.figures import first_hero, together
from hauntbox.games.hilltop.harm import life
from hauntbox.games.hilltop.haunt import Haunt, thing_of
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.ops import (
    clear_marks,
    dead_heroes,
    ensure_stairs,
    ensure_until,
    haunt_room,
    lose_hp,
    mark,
    objects_of,
    pieces_of,
    regain_hp,
    spawn,
    use_up,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness, find_action
from hauntbox.games.hilltop.rooms import CHAPEL, KITCHEN, OPERATING_LABORATORY, STOREROOM, rooms
from hauntbox.games.hilltop.state import HEROES, NO_SIDE, STUNNED, TRAITOR, Hilltop, on
from hauntbox.games.hilltop.traits import lift_card, put_away
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

MAN: Final = "h29_mended_man"
LAMP: Final = "h29_oil_lamp"
LURE: Final = "h29_lure"
SEAMS: Final = "h29_seams"
LAMP_ROOMS: Final = rooms(
    "storeroom junk_room attic kitchen larder servants_quarters library chapel wine_cellar furnace_room"
)
HP: Final = (2, 3, 6, 8)
DEAD_NEEDED: Final = (2, 2, 3, 3)


def doors_of(g: Hilltop, room: int, side: int = NO_SIDE) -> list[int]:
    """The rooms behind the connecting doors of a room, or of one side of its barrier."""
    ways = [(there, way_in(g, room, there)) for there in g.ways[room]]
    return [there for there, d in ways if d >= 0 and side in (NO_SIDE, d)]


def thrown_at(g: Hilltop, x: int) -> list[int]:
    """HAU-29-4, HAU-29-5: the Mended Man behind a connecting door, stunned or not."""
    if not objects_of(g, x, LAMP):
        return []
    near = doors_of(g, g.room[x], g.side[x])
    return [f for f in pieces_of(g, MAN) if g.room[f] in near]


def throw(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-29-4: the lamp is gone; Speed 4+ costs him a seam and stuns him."""
    lamps = objects_of(g, x, LAMP)
    if lamps:
        use_up(g, x, lamps[0])
        if total >= 4:
            lose_hp(g, target, 1, "HAU-29-4")
            stun(g, target)
    return None


def hum(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-29-7: Sanity 4+ puts the lure on the hero, taken from any other."""
    if total >= 4 and g.here(x):
        clear_marks(g, LURE)
        mark(g, LURE, on(x), 1, "HAU-29-7")
    return None


def torn(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-29-9: he stands here and has lost seams."""
    return HERE if any(together(g, x, f) and g.hp[f] < g.by_players(HP) for f in pieces_of(g, MAN)) else NO


def mended_here(g: Hilltop, x: int) -> tuple[int, ...]:
    return NO if g.room[x] == OPERATING_LABORATORY else torn(g, x)


def mended_in_laboratory(g: Hilltop, x: int) -> tuple[int, ...]:
    return torn(g, x) if g.room[x] == OPERATING_LABORATORY else NO


def mend(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-29-9: Knowledge 5+, in the Operating Laboratory 4+, gives him back a seam."""
    if total >= (4 if g.room[x] == OPERATING_LABORATORY else 5) and g.here(x):
        for f in pieces_of(g, MAN):
            regain_hp(g, f, 1, "HAU-29-9")
    return None


def lamps_here(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-29-12: lamps that lie before the traitor."""
    return [card for card in in_reach(g, x) if is_lamp(g, card)] if g.piles else NO


def is_lamp(g: Hilltop, card: int) -> bool:
    return card >= OBJECT and thing_of(g, card).id == LAMP


def break_lamp(g: Hilltop, x: int, lamp: int, total: int) -> Happening:
    """HAU-29-12: it is picked up only to be broken."""
    for at in [at for at, cards in g.piles.items() if lamp in cards]:
        lift_card(g, lamp, at)
    put_away(g, lamp)
    return None


class MeasureTwice(Haunt):
    number: ClassVar[int] = 29
    rules: ClassVar[int] = 14
    heroes_read: ClassVar[tuple[int, ...]] = (2, 3, 7, 14)
    traitor_reads: ClassVar[tuple[int, ...]] = (9, 13)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(MAN, speed=3, might=7, sanity=2, hp=HP, track=SEAMS, letter="M", colour="green"),
    )
    things: ClassVar[tuple[Thing, ...]] = (Thing(LAMP, most=1, dog=False, traitor=False),)
    actions: ClassVar[tuple[Action, ...]] = (
        find_action("h29_take_lamp", "HAU-29-3", LAMP_ROOMS, LAMP, (KNOWLEDGE,), 3),
        Action("h29_throw", "HAU-29-4", thrown_at, throw, (SPEED,), 4, as_attack=True, names="figure"),
        Action("h29_hum", "HAU-29-7", lambda g, x: HERE, hum, (SANITY,), 4),
        Action("h29_mend", "HAU-29-9", mended_here, mend, (KNOWLEDGE,), 5, team=TRAITOR),
        Action("h29_mend", "HAU-29-9", mended_in_laboratory, mend, (KNOWLEDGE,), 4, team=TRAITOR),
        Action("h29_break_lamp", "HAU-29-12", lamps_here, break_lamp, team=TRAITOR, again=True, names="card"),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-29-14", lambda g: g.tracks.get(SEAMS) == 0),
        Win(TRAITOR, "HAU-29-13", lambda g: dead_heroes(g) >= g.by_players(DEAD_NEEDED)),
    )
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ((SEAMS, HP),)

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-29-1, HAU-29-2: stairs by the traitor; at least three lamp rooms by the heroes."""
        yield from ensure_stairs(g, g.traitor)
        yield from ensure_until(g, LAMP_ROOMS, 3, (KITCHEN, STOREROOM, CHAPEL), first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-29-1: he starts in the haunt room."""
        spawn(g, MAN, (yield from haunt_room(g, g.traitor, MAN)))

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-29-6, HAU-29-10: a Might attack won by 3 or more, and Dynamite that hits, cost him a seam as well."""
        if weapon == DYNAMITE:
            lose_hp(g, f, 1, "HAU-29-10")
        elif g.acting != f and margin >= 3 and weapon not in (REVOLVER, RING):
            lose_hp(g, f, 1, "HAU-29-6")
        return False

    def policy(self, g: Hilltop, f: int) -> str:
        """HAU-29-8: towards the lured hero at full speed."""
        return RUSH if self.quarry(g, f) else FREE

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        """HAU-29-8: whom he must follow."""
        return [x for x in g.living_heroes if g.marked(LURE, on(x))]

    def monsters_end(self, g: Hilltop) -> Happening:
        """HAU-29-8: the lure is gone after the monster turn, even if he was stunned."""
        clear_marks(g, LURE)
        return None

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-29-8: the lure goes with its hero."""
        g.marks.pop((LURE, on(x)), 0)
        return None

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"seams": g.tracks.get(SEAMS, 0)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: seams lost, a lamp in hand, the next room to him. Traitor: the opposite, and him near the weak."""
        men = pieces_of(g, MAN)
        if not men:
            return []
        man = men[0]
        lost = 1.0 - g.hp[man] / g.by_players(HP)
        story = 3.5 * lost - 1.5 - 0.5 * dead_heroes(g) / g.by_players(DEAD_NEEDED)
        if g.team[seat] == TRAITOR:
            return [Reason("story", -story), *hunter_reasons(g, seat, man, lost)]
        if not g.here(seat):
            return [Reason("story", story)]
        lamp = bool(objects_of(g, seat, LAMP))
        goals = doors_of(g, g.room[man]) if lamp else LAMP_ROOMS
        near = closeness(g, seat, [room for room in goals if g.in_house(room)])
        return [
            Reason("story", story + lured_well(g, man)),
            Reason("place", 0.12 * near),
            Reason("load", 0.12 if lamp else 0.0),
            Reason("danger", -0.08 * weakness(g, seat) / (1 + apart(g, man, [seat]))),
        ]


def weakness(g: Hilltop, x: int) -> float:
    """From 0 (unhurt) to 1 (the next blow kills)."""
    return max(0.0, 1.0 - life(g, x, PHYSICAL) / 10)


def lured_well(g: Hilltop, man: int) -> float:
    """A strong hero should hum him away from the weak."""
    lives = [(life(g, x, PHYSICAL), g.marked(LURE, on(x))) for x in g.living_heroes]
    lured = [points for points, lure in lives if lure]
    if not lured or g.flags[man] & STUNNED:
        return 0.0
    return 0.08 if len(lives) > 1 and lured[0] == max(lives)[0] and lured[0] > min(lives)[0] else -0.08


def hunter_reasons(g: Hilltop, seat: int, man: int, lost: float) -> list[Reason]:
    """He goes for the weakest in reach; the traitor stays near him while he is hurt, else hunts the least Might."""
    heroes = g.living_heroes
    prey = max([(0.5 + weakness(g, x)) * closeness(g, man, [g.room[x]]) for x in heroes], default=0.0)
    lamps = sum([len([card for card in hand if is_lamp(g, card)]) for hand in g.hands])
    lying = sum([len([card for card in cards if is_lamp(g, card)]) for cards in g.piles.values()])
    found = [Reason("prey", 0.2 * prey), Reason("load", -0.05 * (lamps + lying))]
    if g.here(seat) and heroes:
        weak = min(heroes, key=lambda x: g.value(x, MIGHT))
        goal = g.room[man] if lost > 0 else g.room[weak]
        found.append(Reason("place", 0.15 * closeness(g, seat, [goal])))
    return found


HAUNT: Final = MeasureTwice()
