"""Haunt 4, Eight Legs and a Cradle: cut the bearer loose, cut out the clutch, and out of the front door."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import AXE, BITE, BLOOD_DAGGER, MEDICAL_KIT, SACRIFICIAL_DAGGER, SPEAR
from hauntbox.games.hilltop.declare import DIES, HERE, NO, STAYS, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT
from hauntbox.games.hilltop.figures import together
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import FAR, field
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops import advance, escaped, half_up, heroes_at_start, mark, pieces_of, rooms_marked, spawn
from hauntbox.games.hilltop.patterns import DOOR_OPEN, closeness, front_door_actions
from hauntbox.games.hilltop.rooms import ENTRANCE_HALL
from hauntbox.games.hilltop.state import (
    DEAD,
    GONE,
    HELPLESS,
    HEROES,
    STUCK,
    STUNNED,
    TRAITOR,
    UNABLE,
    Hilltop,
    on,
)  # fmt: skip
from hauntbox.games.hilltop.traits import able, bound
from hauntbox.kernel.game import Reason

SPIDER: Final = "h04_spider"
STRAND: Final = "h04_strand"
CLUTCH: Final = "h04_clutch"
BEARER: Final = "h04_bearer"
CLEANSED: Final = "h04_cleansed"
WEBBED: Final = "h04_webbed"
WEB: Final = "h04_web"
STRANDS: Final = (2, 3, 3, 4)
FULL: Final = (8, 9, 9, 10)
STRONGEST: Final = 8
BLADES: Final = (AXE, SPEAR, BLOOD_DAGGER, SACRIFICIAL_DAGGER)


def bearer(g: Hilltop) -> int:
    """HAU-04-1: the revealer, who is never the traitor."""
    return g.revealer


def strands(g: Hilltop) -> int:
    """The strands that hold the bearer."""
    return sum([g.marked(STRAND, room) for room in rooms_marked(g, STRAND)])


def cleansed(g: Hilltop) -> bool:
    return g.marked(CLEANSED, on(bearer(g))) > 0


def webbed(g: Hilltop, x: int) -> bool:
    return g.marked(WEBBED, on(x)) > 0


def enough(g: Hilltop) -> int:
    """How many heroes must get out, the bearer counted."""
    return half_up(heroes_at_start(g))


# --- the web


def may_cut(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-04-5, HIL-HF-15: in the room of the strands, on whatever side of a barrier; the bearer although stuck."""
    only_stuck = g.flags[x] & UNABLE == STUCK and not bound(g, x)
    return HERE if g.marked(STRAND, g.room[x]) and (able(g, x) or only_stuck) else NO


def blade(g: Hilltop, x: int) -> int:
    """HAU-04-5: one die more with a blade."""
    return 1 if any(card in BLADES for card in g.hands[x]) else 0


def cut(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-04-5: 4-5 one strand, 6+ two; without strands the bearer is free."""
    if total >= 4:
        mark(g, STRAND, g.room[x], -1 if total < 6 else -2, "HAU-04-5")
        if not strands(g):
            g.flags[bearer(g)] &= ~STUCK
            if g.ears:
                g.tell("h04-loose", "HAU-04-5", who=name(g, bearer(g)))
    return None


def lances_other(g: Hilltop, x: int) -> tuple[int, ...]:
    """HAU-04-6: beside the bearer, when no strand is left."""
    ready = x != bearer(g) and together(g, x, bearer(g)) and g.here(bearer(g))
    return HERE if ready and not strands(g) and not cleansed(g) else NO


def lances_itself(g: Hilltop, x: int) -> tuple[int, ...]:
    return HERE if x == bearer(g) and not strands(g) and not cleansed(g) else NO


def kit(g: Hilltop, x: int) -> int:
    """HAU-04-7: two dice more with the Medical Kit."""
    return 2 if MEDICAL_KIT in g.hands[x] else 0


def lance(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-04-6: Knowledge 5+, by the bearer on itself 6+."""
    if total >= (6 if x == bearer(g) else 5):
        mark(g, CLEANSED, on(bearer(g)))
        if g.ears:
            g.tell("h04-cleansed", "HAU-04-6", who=name(g, bearer(g)))
    return None


def in_webs(g: Hilltop, x: int) -> list[int]:
    """HAU-04-9: oneself, or the webbed heroes whom an able hero stands with."""
    if webbed(g, x):
        return [x] if not bound(g, x) else []
    return [y for y in g.living_heroes if y != x and webbed(g, y) and together(g, x, y)] if able(g, x) else []


def tear_web(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-04-9: Might 4+ frees the hero, who goes on with the turn."""
    if total >= 4:
        g.flags[target] &= ~HELPLESS
        mark(g, WEBBED, on(target), -1)
        if g.ears:
            g.tell("h04-freed", "HAU-04-9", who=name(g, target))
    return None


def may_leave(g: Hilltop, x: int) -> bool:
    """HAU-04-10: the bearer only when cleansed."""
    return x != bearer(g) or cleansed(g)


# --- who wins


def got_away(g: Hilltop) -> bool:
    """HAU-04-11: the cleansed bearer and enough heroes with it."""
    return bearer(g) in escaped(g) and len(escaped(g)) >= enough(g)


def hatched(g: Hilltop) -> bool:
    """HAU-04-12."""
    return g.tracks[CLUTCH] >= g.by_players(FULL) and not cleansed(g)


def too_few(g: Hilltop) -> bool:
    """HAU-04-14: escaped and living heroes together are too few."""
    return len(escaped(g)) + len(g.living_heroes) < enough(g)


class EightLegs(Haunt):
    number: ClassVar[int] = 4
    rules: ClassVar[int] = 16
    heroes_read: ClassVar[tuple[int, ...]] = (11,)
    traitor_reads: ClassVar[tuple[int, ...]] = (12, 13, 14)
    fates: ClassVar[tuple[str, str, str, str]] = (DIES, DIES, STAYS, STAYS)
    relies: ClassVar[tuple[int, ...]] = (BITE,)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind(SPIDER, speed=4, might=(3, 4, 3, 3), letter="S", colour="black"),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h04_cut", "HAU-04-5", may_cut, cut, (MIGHT,), star=True, unable=True, dice=blade),
        Action("h04_lance", "HAU-04-6", lances_other, lance, (KNOWLEDGE,), 5, star=True, dice=kit),
        Action("h04_lance", "HAU-04-6", lances_itself, lance, (KNOWLEDGE,), 6, star=True, dice=kit),
        Action("h04_tear_web", "HAU-04-9", in_webs, tear_web, (MIGHT,), 4, unable=True, names="figure"),
        *front_door_actions("h04_force_door", "h04_leave_house", "HAU-04-10", may_leave, "h04_door_open"),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((CLUTCH, 0),)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-04-11", got_away),
        Win(TRAITOR, "HAU-04-12", hatched),
        Win(TRAITOR, "HAU-04-13", lambda g: bool(g.flags[bearer(g)] & DEAD)),
        Win(TRAITOR, "HAU-04-14", too_few),
    )

    def setup(self, g: Hilltop) -> Happening:
        """HAU-04-1, HAU-04-2: the revealer hangs in the web; the Spider comes where the traitor is or was."""
        x = bearer(g)
        mark(g, BEARER, on(x))
        mark(g, STRAND, g.room[x], g.by_players(STRANDS), "HAU-04-1")
        g.flags[x] |= STUCK
        spawn(g, SPIDER, g.room[g.traitor])
        return None

    def slot_end(self, g: Hilltop) -> Happening:
        """HAU-04-3: the eggs ripen every round, and the Spider grows after the cleansing too."""
        advance(g, CLUTCH, 1, "HAU-04-3")
        return None

    def might(self, g: Hilltop, f: int, might: int) -> int:
        """HAU-04-3: the base and half of the clutch."""
        return min(STRONGEST, might + g.tracks[CLUTCH] // 2)

    def can_attack(self, g: Hilltop, a: int, d: int) -> bool:
        """HAU-04-4, HAU-04-9: neither the uncleansed bearer nor a webbed hero is attacked."""
        if g.team[a] != TRAITOR or d >= g.seats:
            return True
        return not webbed(g, d) and (d != bearer(g) or cleansed(g))

    def hinders(self, g: Hilltop, a: int, f: int) -> bool:
        """HAU-04-9: a webbed hero does not hinder."""
        return not webbed(g, a)

    def outcomes(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> tuple[str, ...]:
        """HAU-04-8: the Spider's own attack may web instead."""
        return (WEB,) if a >= g.seats and a == g.acting else ()

    def outcome(self, g: Hilltop, a: int, d: int, chosen: str) -> Happening:
        """HAU-04-8, HAU-04-9: webbed: the hero can only try to get free."""
        g.flags[d] |= HELPLESS
        mark(g, WEBBED, on(d))
        if g.ears:
            g.tell("h04-webbed", "HAU-04-8", who=name(g, a), target=name(g, d))
        return None

    def entered(self, g: Hilltop, f: int, room: int) -> Happening:
        """HAU-04-15: the strands follow a bearer whom a text has moved."""
        if f == bearer(g):
            for here in rooms_marked(g, STRAND):
                if here != room:
                    count = g.marked(STRAND, here)
                    mark(g, STRAND, here, -count)
                    mark(g, STRAND, room, count, "HAU-04-15")
        return None

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"h04_clutch": g.tracks[CLUTCH], "h04_escaped": len(escaped(g))}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: strands, lance, door, flight. Traitor: webs for the cutters, then the way to the door."""
        story = progress(g)
        if g.team[seat] == TRAITOR:
            caught = len([x for x in g.living_heroes if webbed(g, x)])
            worth = 0.15 if not cleansed(g) else 0.04  # time is on the Spider's side only until the cleansing
            return [Reason("story", -story), Reason("prey", worth * caught + 0.3 * hunt(g))]
        stuck = 0.4 if webbed(g, seat) else 0.0
        others = len([x for x in g.living_heroes if x != seat and webbed(g, x)])
        return [
            Reason("story", story),
            Reason("place", 0.4 * closeness(g, seat, [post(g, seat)]) if g.here(seat) else 0.4),
            Reason("danger", -stuck - 0.12 * others),
        ]


def progress(g: Hilltop) -> float:
    """For bots: how far the rescue is."""
    done = 0.6 * (1 - strands(g) / g.by_players(STRANDS))
    if cleansed(g):
        done += 0.7
    else:
        done -= 0.8 * g.tracks[CLUTCH] / g.by_players(FULL)
    if g.memory.get(DOOR_OPEN):
        done += 0.3
    out = len(escaped(g))
    if bearer(g) in escaped(g):
        return done + 0.5 + 0.4 * min(1.0, out / enough(g))
    return done + (0.1 if cleansed(g) else -0.5) * out


def post(g: Hilltop, x: int) -> int:
    """For bots: where a hero is needed: one at the door, the others beside the bearer; all at the door in the end."""
    if cleansed(g):
        return ENTRANCE_HALL
    helpers = [y for y in g.living_heroes if y != bearer(g)]
    if x in helpers and len(helpers) > 1 and not g.memory.get(DOOR_OPEN):
        away = field(g, ENTRANCE_HALL)
        if x == min(helpers, key=lambda y: (away.get(g.room[y], FAR), y)):
            return ENTRANCE_HALL
    return g.room[bearer(g)]


def hunt(g: Hilltop) -> float:
    """For bots: how near the Spider is to whom it wants, 0 to 1."""
    spiders = [f for f in pieces_of(g, SPIDER) if not g.flags[f] & STUNNED]
    if not spiders:
        return 0.0
    if cleansed(g):
        goals = [g.room[x] for x in (bearer(g),) if not g.flags[x] & GONE and not webbed(g, x)]
    else:
        goals = [g.room[x] for x in g.living_heroes if x != bearer(g) and not webbed(g, x)]
        goals = [room for room in goals if room == g.room[bearer(g)]] or goals
    return closeness(g, spiders[0], goals or [ENTRANCE_HALL])


HAUNT: Final = EightLegs()
