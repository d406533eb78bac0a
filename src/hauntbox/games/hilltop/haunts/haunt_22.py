"""Haunt 22, The Long Drop: the house falls room by room into the dark; rites hold it up."""

from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import (
    BELL,
    BITE,
    BOOK,
    CANDLE,
    CRYSTAL_BALL,
    HOLY_SYMBOL,
    MASK,
    MEDALLION,
    is_event,
)  # fmt: skip
from hauntbox.games.hilltop.declare import Action, Happening, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import Haunt, is_traitor
from hauntbox.games.hilltop.house import dist, way_in
from hauntbox.games.hilltop.moving import spaces_left
from hauntbox.games.hilltop.ops import carry_to, clear_marks, collapse, ensure_room, farthest, mark
from hauntbox.games.hilltop.patterns import (
    Rites,
    apart,
    closeness,
    fallback_rite,
    open_places,
    rite_actions,
    rite_hopes,
)  # fmt: skip
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import CHAPEL, ENTRANCE_HALL, LIBRARY, STARTING, rooms
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die, put_away
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Reason

DOOMED: Final = "h22_doomed"
FALLEN: Final = "h22_fallen"
BOTTOM: Final = "bottom"
"""In memory: a room had to fall and none was left."""
RITES: Final = Rites(
    "h22_rites",
    "h22_used",
    holy_places=rooms("catacombs chapel crypt graveyard"),
    learned_places=rooms("library pentagram_chamber research_laboratory"),
    holy_things=(BELL, CANDLE, HOLY_SYMBOL),
    learned_things=(BOOK, CRYSTAL_BALL, MASK, MEDALLION),
)
NEEDED: Final = (5, 7, 9, 11)


def falls(turn: int) -> int:
    """How many rooms fall in a round."""
    return 2 if turn <= 3 else 3 if turn <= 6 else 4


def standing(g: Hilltop) -> list[int]:
    """HAU-22-2: the rooms that can fall."""
    return [room for room in g.house if room >= STARTING]


def next_to_fall(g: Hilltop) -> list[int]:
    """HAU-22-4: what falls this round by present distances, all equally far ones of the last included."""
    left = sorted(standing(g), key=lambda room: -dist(g, ENTRANCE_HALL, room))
    if not left:
        return []
    last = left[min(len(left), falls(g.round)) - 1]
    return [room for room in left if dist(g, ENTRANCE_HALL, room) >= dist(g, ENTRANCE_HALL, last)]


def fall(g: Hilltop) -> Rule[None]:
    """HAU-22-3, HAU-22-14, HAU-22-17: the farthest room falls; ties are the traitor's, or chance's when it is dead."""
    tied = farthest(g, ENTRANCE_HALL, standing(g))
    if not tied:
        g.memory[BOTTOM] = 1
        settle(g)
        return
    room = tied[0]
    if g.here(g.traitor):
        room = yield Ask(traitor_player(g), "choose_room", tied, DOOMED)
    elif len(tied) > 1:
        room = tied[g.rng.below(len(tied))]
    beside = g.ways[room]
    for x in g.around(g.active):
        if g.here(x) and g.room[x] == room:
            if is_traitor(g, x):  # HAU-22-6
                yield from carry_to(g, x, ENTRANCE_HALL, "HAU-22-6")
            else:
                yield from leap(g, x, beside)
    collapse(g, room, "HAU-22-3")
    settle(g)


def leap(g: Hilltop, x: int, beside: tuple[int, ...]) -> Rule[None]:
    """HAU-22-5: Speed 4+ to get into a room that was adjacent, for a point of damage; else dead, and the cards lost."""
    total = 0
    if beside:
        total = yield from trait_roll(g, x, SPEED, FALLEN, "HAU-22-5")
    if total < 4:
        swallow(g, x)
        yield from die(g, x, "HAU-22-5")
        return
    there: int = yield Ask(x, "choose_room", beside, FALLEN)
    yield from carry_to(g, x, there, "HAU-22-5", way_in(g, g.room[x], there))
    yield from damage(g, x, 1, PHYSICAL, "HAU-22-5")


def swallow(g: Hilltop, x: int) -> None:
    """HAU-22-5: everything carried goes down; the Bite and kept events are discarded (HIL-DEATH-4)."""
    for card in g.hands[x]:
        if card == BITE or is_event(card):
            put_away(g, card)
        else:
            g.gone.append(card)
        if card == MASK:
            g.worn = False
    g.hands[x] = []
    g.foreseen[x] = -1


class LongDrop(Haunt):
    number: ClassVar[int] = 22
    rules: ClassVar[int] = 17
    heroes_read: ClassVar[tuple[int, ...]] = (1, 8, 9, 10, 11, 13)
    traitor_reads: ClassVar[tuple[int, ...]] = (14, 15)
    actions: ClassVar[tuple[Action, ...]] = (
        *rite_actions(RITES, "h22_rite", "HAU-22-8"),
        fallback_rite(RITES, "h22_rite", "HAU-22-11", ENTRANCE_HALL, 6),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-22-13", lambda g: g.marked(RITES.tally) >= g.by_players(NEEDED)),
        Win(TRAITOR, "HAU-22-14", lambda g: BOTTOM in g.memory),
        Win(TRAITOR, "HAU-22-15", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-22-1: Chapel and Library."""
        yield from ensure_room(g, CHAPEL, first_hero(g))
        yield from ensure_room(g, LIBRARY, first_hero(g))

    def round_start(self, g: Hilltop) -> Happening:
        """HAU-22-4: the next rooms to fall are shown."""
        clear_marks(g, DOOMED)
        for room in next_to_fall(g):
            mark(g, DOOMED, room, 1, "HAU-22-4")
        return None

    def slot_end(self, g: Hilltop) -> Happening:
        """HAU-22-3: rooms fall one after another, whether the traitor lives or not."""
        for _ in range(falls(g.round)):
            g.then(fall)
        return None

    def can_explore(self, g: Hilltop, x: int) -> bool:
        """HAU-22-12: the doorways open on the dark."""
        return False

    def room_marks(self, g: Hilltop, room: int) -> tuple[str, ...]:
        """HAU-22-4: everybody sees where not to stand."""
        return ("danger",) if g.marked(DOOMED, room) else ()

    # --- for bots

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"rites": g.marked(RITES.tally), "fallen": g.collapsed.bit_count()}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: rites, things first, and out of what may fall. Traitor: at the heroes, and away with the places."""
        done = g.marked(RITES.tally) / g.by_players(NEEDED)
        places = 0.02 * min(4, len(open_places(g, RITES)))
        if g.team[seat] == TRAITOR:
            prey = 3.0 / (3.0 + apart(g, seat, g.living_heroes)) if g.here(seat) else 0.0
            exposed = len([x for x in g.living_heroes if g.marked(DOOMED, g.room[x])])
            return [
                Reason("story", -2.0 * done - places),
                Reason("prey", 0.3 * prey),
                Reason("danger", 0.1 * exposed),
            ]
        here = g.here(seat)
        return [
            Reason("story", 2.0 * done + places),
            Reason("place", 0.1 * self.hopes(g, seat) if here else 0.0),
            Reason("danger", -self.brink(g, seat) if here else 0.0),
        ]

    def hopes(self, g: Hilltop, x: int) -> float:
        """How near a hero is to its next rite, from 0 to 1."""
        best = rite_hopes(g, x, RITES)
        if not open_places(g, RITES):
            skill = max(g.value(x, SANITY), g.value(x, KNOWLEDGE)) / 8
            best = max(best, min(0.8, skill) * closeness(g, x, [ENTRANCE_HALL]))
        return best

    def brink(self, g: Hilltop, x: int) -> float:
        """Standing where the floor may go; not so bad while there are spaces left to leave again."""
        if not g.marked(DOOMED, g.room[x]):
            return 0.0
        return 0.1 if g.active == x and not g.halted and not g.ended and spaces_left(g, x) else 0.6


HAUNT: Final = LongDrop()
