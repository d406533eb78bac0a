"""Haunt 25, Pins and Whispers: a doll of every hero is hidden in the house and wears its hero out."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import MASK, OBJECT
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Thing, Win
from hauntbox.games.hilltop.explorers import EXPLORERS, KNOWLEDGE, MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.figures import traitor_player
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import FAR, dist, field
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.ops import at_least, make_object, mark, nearest, use_up, where_card
from hauntbox.games.hilltop.rooms import (
    BASEMENT,
    BASEMENT_LANDING,
    COAL_CHUTE,
    FLOORS,
    MYSTIC_ELEVATOR,
    NO_SYMBOL,
    STARTING,
    SYMBOL,
    SYMBOLS,
)  # fmt: skip
from hauntbox.games.hilltop.state import HEROES, NOBODY, NOWHERE, TRAITOR, Hilltop, on
from hauntbox.games.hilltop.traits import change, gain_card, lift_card
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Reason
from hauntbox.parts.hidden import untold

DOLL: Final = "h25_doll"
CLEAR: Final = "h25_clear"
UNPICKED: Final = "h25_unpicked"
REQUIRED: Final = (1, 2, 3, 4)
SUFFERS: Final = (SPEED, MIGHT, SANITY)
"""The trait that suffers, by the floor of the doll's room."""


# --- the dolls: object number x is the doll of seat x


def doll(x: int) -> int:
    return OBJECT + x


def key(x: int) -> str:
    """The secret that holds the room of a hidden doll."""
    return f"doll-{x}"


def hint_of(g: Hilltop, x: int) -> tuple[int, int] | None:
    """HAU-25-2: the floor and the symbol that everybody has been told."""
    found: tuple[int, int] | None = g.memory.get(f"hint-{x}")
    return found


def hidden(g: Hilltop) -> list[int]:
    """The heroes whose dolls are hidden."""
    return [x for x in range(g.seats) if key(x) in g.secrets]


def reached(g: Hilltop) -> set[int]:
    """The rooms to which some living hero has a way."""
    found: set[int] = set()
    for x in g.living_heroes:
        found.update(field(g, g.room[x]))
    return found


def hiding_places(g: Hilltop) -> list[int]:
    """HIL-HF-14, HAU-25-16: no starting tiles, and only rooms that some hero can reach, if there are any."""
    base = [room for room in g.house if room >= STARTING and room not in (COAL_CHUTE, MYSTIC_ELEVATOR)]
    in_reach = reached(g)
    return [room for room in base if room in in_reach] or base or g.house


def possible(g: Hilltop, x: int) -> list[int]:
    """The rooms in which a hidden doll may be, as far as everybody knows."""
    may = g.memory.get(f"may-{x}") or g.house
    rooms = [room for room in may if g.in_house(room) and not g.marked(CLEAR, room)] or list(may)
    hint = hint_of(g, x)
    if hint is None:
        return rooms
    alike = [room for room in rooms if SYMBOL[room] == hint[1]] or rooms
    return [room for room in alike if g.floor(room) == hint[0]] or alike


# --- hiding them


def hide(g: Hilltop, x: int) -> Rule[None]:
    """HAU-25-1: the traitor hides a hero's doll, secretly; nothing else may happen in this step."""
    rooms = hiding_places(g)
    far = at_least(g, rooms, 3, [g.room[x]]) or rooms
    g.memory[f"may-{x}"] = tuple(far)
    taken = [g.secrets[key(y)] for y in hidden(g)]
    seat = traitor_player(g)
    free = [room for room in far if room not in taken]
    room: int = yield Ask(seat, "choose_room", free or far, card_name(g, doll(x)), always=True)
    keep_secret(g, x, room)


def keep_secret(g: Hilltop, x: int, room: int) -> None:
    g.secrets[key(x)] = room
    g.audience[key(x)] = 1 << traitor_player(g)


def forget(g: Hilltop, x: int) -> None:
    """A doll is hidden no longer."""
    g.secrets.pop(key(x), None)
    g.audience.pop(key(x), None)


def tell_hints(g: Hilltop) -> None:
    """HAU-25-2: everybody is told something about every doll."""
    for x in hidden(g):
        hint(g, x)


def hint(g: Hilltop, x: int, rule: str = "HAU-25-2") -> None:
    """The floor of a doll's room, and the symbol printed on it."""
    room = g.secrets[key(x)]
    floor, symbol = g.floor(room), SYMBOL[room]
    g.memory[f"hint-{x}"] = (floor, symbol)
    if g.ears:
        printed = SYMBOLS[symbol] if symbol != NO_SYMBOL else ""
        g.tell("doll-hint", rule, who=name(g, x), floor=FLOORS[floor], symbol=printed)


def watch(g: Hilltop) -> None:
    """HAU-25-11, HAU-25-16: what has become of the rooms of the hidden dolls; a step of its own."""
    in_reach = reached(g)
    for x in hidden(g):
        room, told = g.secrets[key(x)], hint_of(g, x)
        if in_reach and room not in in_reach:
            shift(g, x)
        elif told is not None and told[0] != g.floor(room):
            hint(g, x, "HAU-25-11")


def shift(g: Hilltop, x: int) -> None:
    """HAU-25-16: to the nearest room that a hero can reach; which one only the traitor's side learns."""
    rooms = hiding_places(g)
    rooms = [room for room in rooms if not g.marked(CLEAR, room)] or rooms
    near = nearest(g, g.secrets[key(x)], rooms) or rooms
    room = near[untold(g.rng, len(near))]
    g.memory[f"may-{x}"] = tuple(rooms)
    keep_secret(g, x, room)
    if g.marked(CLEAR, room):
        mark(g, CLEAR, room, -1, "HAU-25-16")
    hint(g, x, "HAU-25-16")


# --- actions


def unsearched(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-25-4, HAU-25-14: in every room without a marker, whatever is hidden there."""
    return NO if g.marked(CLEAR, g.room[x]) else HERE


def search(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-25-4: Knowledge 4+: all dolls of the room, and the room is clear."""
    if total < 4:
        return
    room = g.room[x]
    g.reveal()
    for y in hidden(g):
        if g.secrets[key(y)] == room:
            forget(g, y)
            yield from gain_card(g, x, doll(y), "HAU-25-4")
    mark(g, CLEAR, room, 1, "HAU-25-4")


def dolls_of(g: Hilltop, x: int) -> list[int]:
    """The dolls that an explorer carries."""
    return [card for card in g.hands[x] if card >= OBJECT]


def unpick(g: Hilltop, x: int, card: int, total: int) -> Happening:
    """HAU-25-5: Sanity 4+: the doll comes apart."""
    if total >= 4:
        use_up(g, x, card)
        if g.ears:
            g.tell("doll-unpicked", "HAU-25-5", who=name(g, card - OBJECT))
        mark(g, UNPICKED, on(card - OBJECT))
    return None


def hide_again(g: Hilltop, x: int, card: int, total: int) -> Happening:
    """HAU-25-8: a doll that the traitor carries is hidden in the traitor's room; the hint is told anew."""
    y, room = card - OBJECT, g.room[x]
    g.hands[x].remove(card)
    g.memory[f"may-{y}"] = (room,)
    keep_secret(g, y, room)
    if g.marked(CLEAR, room):
        mark(g, CLEAR, room, -1, "HAU-25-8")
    hint(g, y)
    return None


def freed(g: Hilltop, x: int) -> bool:
    return g.marked(UNPICKED, on(x)) > 0


class PinsAndWhispers(Haunt):
    number: ClassVar[int] = 25
    rules: ClassVar[int] = 17
    heroes_read: ClassVar[tuple[int, ...]] = (12,)
    traitor_reads: ClassVar[tuple[int, ...]] = (1, 8, 13)
    relies: ClassVar[tuple[int, ...]] = (MASK,)
    things: ClassVar[tuple[Thing, ...]] = (Thing(DOLL),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h25_search", "HAU-25-4", unsearched, search, (KNOWLEDGE,), 4, star=True),
        Action("h25_unpick", "HAU-25-5", dolls_of, unpick, (SANITY,), 4, names="card"),
        Action("h25_hide_again", "HAU-25-8", dolls_of, hide_again, team=TRAITOR, as_attack=True, names="card"),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(
            HEROES,
            "HAU-25-12",
            lambda g: len(g.living_heroes) >= g.by_players(REQUIRED) and all(freed(g, x) for x in g.living_heroes),
        ),
        Win(TRAITOR, "HAU-25-13", lambda g: len(g.living_heroes) < g.by_players(REQUIRED)),
    )

    def setup(self, g: Hilltop) -> Happening:
        """HAU-25-1, HAU-25-2: one doll after another, then the hints."""
        for _ in range(g.seats):
            make_object(g, DOLL)
        g.then(tell_hints)
        for x in reversed(g.order):
            if g.team[x] == HEROES:
                g.then(hide, x)
        return None

    def object_name(self, g: Hilltop, card: int) -> str:
        return f"{DOLL}_{EXPLORERS[g.who[card - OBJECT]].id}"

    def turn_end(self, g: Hilltop, x: int) -> Happening:
        """HAU-25-11, HAU-25-16: rooms may have moved or been cut off."""
        g.then(watch)
        return None

    def slot_end(self, g: Hilltop) -> Happening:
        """HAU-25-3, HAU-25-6, HAU-25-17: in even rounds every doll that is not unpicked does its work."""
        return self.wear(g) if g.round % 2 == 0 else None

    def wear(self, g: Hilltop) -> Rule[None]:
        for x in g.order:
            told = hint_of(g, x)
            if g.here(x) and g.team[x] == HEROES and not freed(g, x) and told is not None:
                yield from change(g, x, SUFFERS[told[0]], -1, "HAU-25-3")

    def died(self, g: Hilltop, x: int) -> Happening:
        """HAU-25-10: the doll of a dead hero is removed."""
        forget(g, x)
        holder = g.holder(doll(x))
        if holder != NOBODY:
            use_up(g, holder, doll(x))
        for at in [at for at, cards in g.piles.items() if doll(x) in cards]:
            lift_card(g, doll(x), at)
            g.gone.append(doll(x))
        return None

    def needed_below(self, g: Hilltop) -> list[int]:
        """HIL-HF-18: by what everybody knows: a doll hidden in the basement, or one that lies there."""
        lying = [where_card(g, doll(x)) for x in range(g.seats) if g.holder(doll(x)) == NOBODY]
        told = [hint_of(g, x) for x in hidden(g)]
        below = [BASEMENT_LANDING] if any(h is not None and h[0] == BASEMENT for h in told) else []
        return below + [room for room in lying if room != NOWHERE]

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        """Where a doll may be for who does not know: rooms that fit the hint, each another one if possible."""
        rooms = possible(g, int(key.split("-")[1]))
        taken = [room for other, room in g.secrets.items() if other != key]
        return [room for room in rooms if room not in taken] or rooms

    # --- for bots

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"unpicked": len([x for x in range(g.seats) if freed(g, x)])}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: search where most dolls may be, unpick them. Traitor: steal dolls, hide them where many rooms fit."""
        heroes = g.living_heroes
        done = len([x for x in heroes if freed(g, x)])
        found = [x for x in heroes if not freed(g, x) and key(x) not in g.secrets]
        stolen = len([x for x in found if g.holder(doll(x)) == g.traitor])
        story = 2.0 * (done + 0.4 * (len(found) - stolen)) / max(1, len(heroes))
        if g.team[seat] == TRAITOR:
            return [
                Reason("story", -story),
                Reason("place", 0.4 * self.puzzle(g)),
                Reason("prey", 0.3 * self.carriers(g, seat) if g.here(seat) else 0.0),
                Reason("load", 0.1 * stolen),
            ]
        return [
            Reason("story", story),
            Reason("place", 0.15 * self.trail(g, seat) if g.here(seat) else 0.0),
            Reason("load", min(0.4, 0.03 * len(dolls_of(g, seat)))),
        ]

    def puzzle(self, g: Hilltop) -> float:
        """How hard the hidden dolls are to find: many rooms that fit, far from the heroes."""
        total = 0.0
        for x in hidden(g):
            room = g.secrets[key(x)]
            away = min([dist(g, g.room[y], room) for y in g.living_heroes], default=FAR)
            total += 0.7 * min(1.0, len(possible(g, x)) / 6) + 0.3 * min(1.0, away / 8)
        return total / max(1, len(g.living_heroes))

    def carriers(self, g: Hilltop, x: int) -> float:
        """How near the traitor is to a hero with a doll; any hero when nobody has one."""
        heroes = g.living_heroes
        prey = [y for y in heroes if dolls_of(g, y)] or heroes
        near = field(g, g.room[x])
        return max([1.0 / (1.0 + near.get(g.room[y], FAR) / 4.0) for y in prey], default=0.0)

    def trail(self, g: Hilltop, x: int) -> float:
        """How near a hero is to the room in which most dolls may be; those of the weakest count more."""
        weights: dict[int, float] = {}
        for y in hidden(g):
            told = hint_of(g, y)
            if told is None:
                continue
            need = 1.5 if g.steps[4 * y + SUFFERS[told[0]]] <= 2 else 1.0
            rooms = possible(g, y)
            for room in rooms:
                weights[room] = weights.get(room, 0.0) + need / len(rooms)
        near = field(g, g.room[x])
        speed = max(1, g.value(x, SPEED))
        skill = min(1.0, 0.4 + 0.1 * g.value(x, KNOWLEDGE))
        best = 0.0
        for room, weight in weights.items():
            best = max(best, skill * min(1.0, 0.3 + weight) / (1.0 + near.get(room, FAR) / speed))
        return best


HAUNT: Final = PinsAndWhispers()
