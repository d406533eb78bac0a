"""Haunt 7, Root and Branch: vines drag heroes to their roots; a brew kills root and vine together."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BOOK
from hauntbox.games.hilltop.carrying import carried
from hauntbox.games.hilltop.declare import FREE, HERE, NO, SCRIPT, Action, Happening, Kind, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.grab import drag, held_by, hold, holder_of, let_go, struggle
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.haunt import Haunt, kind_of
from hauntbox.games.hilltop.house import field, listed
from hauntbox.games.hilltop.ops import (
    at_least,
    choose_room,
    ensure_room,
    is_stunned,
    objects_of,
    pieces_of,
    remove,
    spawn,
    take_object,
    use_up,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness
from hauntbox.games.hilltop.rooms import KITCHEN, rooms
from hauntbox.games.hilltop.state import GRABBED, HEROES, NOBODY, TRAITOR, UNABLE, Hilltop
from hauntbox.games.hilltop.traits import able, bound
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

ROOT: Final = "h07_root"
TIP: Final = "h07_tip"
FLASK: Final = "h07_flask"
GRIP: Final = "h07_grabbed"
POUR: Final = "h07_pour"
STRUGGLE: Final = "h07_struggle"
ROOTS: Final = (3, 4, 5, 5)
MOST: Final = 2
PULL: Final = 3
BREWING: Final = rooms(
    "conservatory furnace_room kitchen larder operating_laboratory research_laboratory storeroom wine_cellar"
)


def root_of(tip: int) -> int:
    """Each root is put down right before its tip."""
    return tip - 1


def tip_of(root: int) -> int:
    return root + 1


def is_tip(g: Hilltop, f: int) -> bool:
    return f >= g.seats and kind_of(g, f).id == TIP


# --- what heroes do


def may_brew(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-07-9: in a brewing room, with a hand free for a flask."""
    return HERE if g.room[x] in listed(g, BREWING) and carried(g, x, FLASK) < MOST else NO


def book(g: Hilltop, x: int) -> int:
    return 2 if BOOK in g.hands[x] else 0


def brew(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-07-9: 4-5 one flask, 6+ two, as many as may be carried."""
    flasks = 0 if total < 4 else 1 if total < 6 else 2
    for _ in range(min(flasks, MOST - carried(g, x, FLASK))):
        yield from take_object(g, x, FLASK, "HAU-07-9")


def only_grabbed(g: Hilltop, x: int) -> bool:
    """Nothing but a vine keeps this explorer from acting."""
    return g.flags[x] & UNABLE == GRABBED and not bound(g, x)


def may_pour(g: Hilltop, x: int) -> list[int]:
    """HAU-07-10, HAU-07-11, HIL-HF-15: the roots in the room; a grabbed hero pours instead of struggling."""
    if not carried(g, x, FLASK) or not (able(g, x) or (only_grabbed(g, x) and STRUGGLE not in g.done)):
        return []
    return [root for root in pieces_of(g, ROOT) if g.room[root] == g.room[x]]


def pour(g: Hilltop, x: int, root: int, total: int) -> Happening:
    """HAU-07-10: a flask destroys a root and its tip, which lets go."""
    use_up(g, x, objects_of(g, x, FLASK)[0])
    let_go(g, tip_of(root), GRIP, "HAU-07-10")
    remove(g, tip_of(root), "HAU-07-10")
    remove(g, root, "HAU-07-10")
    return None


def may_struggle(g: Hilltop, x: int) -> tuple[int, ...]:
    return HERE if only_grabbed(g, x) and POUR not in g.done else NO


def struggles(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-07-6: Might against Might; higher: free, and the tip is stunned."""
    yield from struggle(g, x, GRIP, STRUGGLE, "HAU-07-6")


class RootAndBranch(Haunt):
    number: ClassVar[int] = 7
    rules: ClassVar[int] = 17
    heroes_read: ClassVar[tuple[int, ...]] = (2, 9, 10, 15)
    traitor_reads: ClassVar[tuple[int, ...]] = (16,)
    relies: ClassVar[tuple[int, ...]] = (BOOK,)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(ROOT, monster=False, letter="R", colour="moss"),
        Kind(TIP, speed=3, might=(4, 5, 5, 6), letter="T", colour="moss"),
    )
    things: ClassVar[tuple[Thing, ...]] = (Thing(FLASK, most=MOST, traitor=False, spoils=True),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h07_brew", "HAU-07-9", may_brew, brew, (KNOWLEDGE,), star=True, dice=book),
        Action(POUR, "HAU-07-10", may_pour, pour, unable=True, names="figure"),
        Action(STRUGGLE, "HAU-07-6", may_struggle, struggles, unable=True, as_attack=True),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-07-15", lambda g: not pieces_of(g, ROOT)),
        Win(TRAITOR, "HAU-07-16", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-07-2: a kitchen for the brew."""
        yield from ensure_room(g, KITCHEN, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-07-1: roots in different rooms two or more from every hero, else nearer, else in shared rooms."""
        starts = [g.room[x] for x in g.living_heroes]
        for _ in range(g.by_players(ROOTS)):
            taken = [g.room[root] for root in pieces_of(g, ROOT)]
            free = at_least(g, [room for room in g.house if room not in taken], 2, starts)
            room: int = yield from choose_room(g, traitor_player(g), free or at_least(g, g.house, 2, starts), ROOT)
            spawn(g, ROOT, room)
            spawn(g, TIP, room)

    def can_attack(self, g: Hilltop, a: int, d: int) -> bool:
        """HAU-07-3: a holding tip attacks nobody, and no tip one who is held already."""
        return not is_tip(g, a) or (held_by(g, a) == NOBODY and not g.flags[d] & GRABBED)

    def struck(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> bool:
        """HAU-07-3: a tip's attack grabs instead of hurting."""
        if not is_tip(g, a) or a != g.acting:
            return False
        hold(g, a, d, GRIP, "HAU-07-3")
        g.ended = True
        return True

    def policy(self, g: Hilltop, f: int) -> str:
        return SCRIPT if held_by(g, f) != NOBODY else FREE

    def act(self, g: Hilltop, f: int) -> Rule[None]:
        """HAU-07-4, HAU-07-5, HAU-07-17: drag the hero; at the root, or where no path leads there, feed."""
        goal = g.room[root_of(f)]
        if g.room[f] != goal and goal in field(g, g.room[f], True):
            yield from drag(g, f, goal, PULL, "HAU-07-4")
        else:
            yield from dice_damage(g, held_by(g, f), 2, PHYSICAL, "HAU-07-5", f)

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-07-7: a defeated tip lets go and is stunned."""
        let_go(g, f, GRIP, "HAU-07-7")
        return False

    def blasted(self, g: Hilltop, f: int, by: int) -> bool:
        """HAU-07-14: Dynamite can stun tips and nothing else."""
        return not is_tip(g, f)

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-07-12: the tip is free again."""
        if holder_of(g, x) != NOBODY:
            let_go(g, holder_of(g, x), GRIP, "HAU-07-12")
        return None

    def needed_below(self, g: Hilltop) -> list[int]:
        return [g.room[root] for root in pieces_of(g, ROOT)]

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"h07_roots": len(pieces_of(g, ROOT))}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: flasks, then roots, and friends in a vine nearby. Traitor: grab, flask carriers first."""
        roots = pieces_of(g, ROOT)
        story = 2.0 * (1 - len(roots) / g.by_players(ROOTS))
        held = [x for x in g.living_heroes if g.flags[x] & GRABBED]
        if g.team[seat] == TRAITOR:
            if g.setting_up:
                return [Reason("place", 0.4 * good_soil(g, roots))]
            flasks = sum([carried(g, x, FLASK) for x in g.living_heroes])
            return [
                Reason("story", 0.25 * len(held) - 0.12 * flasks - story),
                Reason("prey", 0.3 * reach(g) + (0.15 * meddling(g, seat) if g.here(seat) else 0.0)),
            ]
        if not g.here(seat):
            return [Reason("story", story)]
        flasks = carried(g, seat, FLASK)
        goal = [g.room[root] for root in roots] if flasks else [room for room in BREWING if g.in_house(room)]
        helped = 0.0
        if held and seat not in held and apart(g, seat, held) <= g.value(seat, SPEED):
            helped = closeness(g, seat, [g.room[x] for x in held])
        return [
            Reason("story", story),
            Reason("place", 0.25 * closeness(g, seat, goal) + 0.15 * helped),
            Reason("load", 0.18 * flasks),
            Reason("danger", -0.4 * (seat in held) - 0.12 * len(held)),
        ]


def good_soil(g: Hilltop, roots: list[int]) -> float:
    """For bots: roots near brewing rooms and apart from each other, 0 to 1."""
    total = 0.0
    for root in roots:
        others = [other for other in roots if other != root]
        total += 0.5 * closeness(g, root, [room for room in BREWING if g.in_house(room)])
        total += 0.5 * min(1.0, apart(g, root, others) / 4)
    return total / max(1, len(roots))


def reach(g: Hilltop) -> float:
    """For bots: how near the free tips are to heroes, those with flasks first, 0 to 1."""
    tips = [f for f in pieces_of(g, TIP) if held_by(g, f) == NOBODY and not is_stunned(g, f)]
    free = [x for x in g.living_heroes if not g.flags[x] & GRABBED]
    total = 0.0
    for f in tips:
        total += max([closeness(g, f, [g.room[x]]) * (1.0 if carried(g, x, FLASK) else 0.8) for x in free], default=0.0)
    return total / max(1, len(tips))


def meddling(g: Hilltop, x: int) -> float:
    """For bots: how near the traitor is to a flask, else to whoever might help a friend, 0 to 1."""
    free = [y for y in g.living_heroes if not g.flags[y] & GRABBED]
    carriers = [y for y in g.living_heroes if carried(g, y, FLASK)]
    return closeness(g, x, [g.room[y] for y in carriers or free])


HAUNT: Final = RootAndBranch()
