"""Haunt 48, He Comes Back: a killer whom every defeat makes stronger; the heroes piece his story together."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import BOOK, GIRL, MASK
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, PHYSICAL, SANITY
from hauntbox.games.hilltop.figures import first_hero, together, traitor_player
from hauntbox.games.hilltop.harm import damage, life
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.ops import (
    at_least,
    choose_room,
    clear_marks,
    dead_heroes,
    ensure_stairs,
    ensure_until,
    haunt_room,
    mark,
    pieces_of,
    remove,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.ops_more import bring_back
from hauntbox.games.hilltop.patterns import apart, closeness
from hauntbox.games.hilltop.rooms import rooms
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

SACK_MAN: Final = "h48_sack_man"
TRUTH: Final = "h48_truth"
NAME: Final = "h48_name"
SEARCHED: Final = "h48_searched"
RETURNING: Final = "h48_returning"
STORY_ROOMS: Final = rooms(
    "attic bedroom master_bedroom library servants_quarters storeroom chapel crypt graveyard organ_room vault"
    " research_laboratory"
)
FIRST_STORY_ROOMS: Final = rooms("chapel library bedroom attic graveyard servants_quarters organ_room")
ENOUGH_ROOMS: Final = (4, 5, 6, 7)
TRUTHS: Final = (3, 4, 5, 6)
NAMES: Final = (1, 1, 2, 2)
ENOUGH_DEAD: Final = (2, 2, 3, 3)
HELPFUL: Final = (MASK, GIRL, BOOK)


def in_story_room(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-48-3, HAU-48-10, HAU-48-13: a story room not yet searched."""
    return HERE if g.room[x] in STORY_ROOMS and not g.marked(SEARCHED, g.room[x]) else NO


def unsearched(g: Hilltop) -> list[int]:
    return [room for room in STORY_ROOMS if g.in_house(room) and not g.marked(SEARCHED, room)]


def close_room(g: Hilltop, room: int, rule: str) -> None:
    """HAU-48-4: when all rooms are marked and truths are missing, all marks are removed."""
    mark(g, SEARCHED, room, 1, rule)
    if not unsearched(g) and g.marked(TRUTH) < g.by_players(TRUTHS):
        clear_marks(g, SEARCHED)


def search(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-48-3: 4+ finds a truth."""
    if total >= 4:
        mark(g, TRUTH, by=1, rule="HAU-48-3")
        close_room(g, g.room[x], "HAU-48-3")
    return None


def tidy(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-48-10: 5+ marks the room, and no truth is found."""
    if total >= 5:
        close_room(g, g.room[x], "HAU-48-10")
    return None


def facing_him(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-48-7: in his room, with enough truths."""
    if g.marked(TRUTH) < g.by_players(TRUTHS):
        return NO
    return HERE if any(together(g, x, f) for f in pieces_of(g, SACK_MAN)) else NO


def speak(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-48-7: 6+ is a name, anything less hurts."""
    if total >= 6:
        mark(g, NAME, by=1, rule="HAU-48-7")
    else:
        yield from damage(g, x, 1, MENTAL, "HAU-48-7")


def helped(g: Hilltop, x: int) -> int:
    """HAU-48-8: Mask, Girl or Book, one die for all of them."""
    return 1 if any(g.has(x, card) for card in HELPFUL) else 0


class HeComesBack(Haunt):
    number: ClassVar[int] = 48
    rules: ClassVar[int] = 15
    heroes_read: ClassVar[tuple[int, ...]] = (2, 3, 4, 7, 8, 14)
    traitor_reads: ClassVar[tuple[int, ...]] = (10, 15)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind(SACK_MAN, speed=4, might=6, sanity=4, letter="S", colour="rust"),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h48_search", "HAU-48-3", in_story_room, search, (SANITY, KNOWLEDGE), 4),
        Action("h48_speak", "HAU-48-7", facing_him, speak, (SANITY, KNOWLEDGE), 6, as_attack=True, dice=helped),
        Action("h48_tidy", "HAU-48-10", in_story_room, tidy, (KNOWLEDGE,), 5, team=TRAITOR, as_attack=True),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-48-14", lambda g: g.marked(NAME) >= g.by_players(NAMES)),
        Win(TRAITOR, "HAU-48-15", lambda g: dead_heroes(g) >= g.by_players(ENOUGH_DEAD)),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-48-1, HAU-48-2: stairs, and story rooms for the heroes."""
        yield from ensure_stairs(g, traitor_player(g))
        yield from ensure_until(g, STORY_ROOMS, g.by_players(ENOUGH_ROOMS), FIRST_STORY_ROOMS, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-48-1: he starts in the haunt room."""
        room: int = yield from haunt_room(g, traitor_player(g), SACK_MAN)
        spawn(g, SACK_MAN, room)

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-48-5, HAU-48-6: never stunned; gone until the next monster turn."""
        mark(g, RETURNING)
        remove(g, f, "HAU-48-5")
        return True

    def monsters_start(self, g: Hilltop) -> Happening:
        """HAU-48-5: he comes back, and does nothing else in this monster turn."""
        return self.come_back(g) if g.marked(RETURNING) else None

    def come_back(self, g: Hilltop) -> Rule[None]:
        """HAU-48-5, HAU-48-11: at distance 2 or more from every hero, or as far as can be, with 1 Might more."""
        far = at_least(g, g.house, 2, [g.room[x] for x in g.living_heroes])
        room: int = yield from choose_room(g, traitor_player(g), far, SACK_MAN)
        mark(g, RETURNING, by=-1)
        g.bonus[g.seats] += 1
        bring_back(g, g.seats, room, "HAU-48-5")

    def might(self, g: Hilltop, f: int, might: int) -> int:
        """GROWTH: 8 at most."""
        return min(8, might)

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"truths": g.marked(TRUTH), "names": g.marked(NAME)}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: truths, then the best minds to him. Traitor: he at the weakest hero near, rooms tidied."""
        if g.team[seat] == TRAITOR:
            return traitor_reasons(g, seat)
        found = [Reason("story", progress(g))]
        if not g.here(seat):
            return found
        men = pieces_of(g, SACK_MAN)
        if g.marked(TRUTH) >= g.by_players(TRUTHS):
            mind = max(g.value(seat, SANITY), g.value(seat, KNOWLEDGE)) + helped(g, seat)
            near = closeness(g, seat, [g.room[f] for f in men])
            found.append(Reason("place", 0.4 * near * min(1.0, mind / 6)))
            return found
        alone = [room for room in unsearched(g) if not any(g.room[x] == room for x in g.living_heroes if x != seat)]
        found.append(Reason("place", 0.4 * closeness(g, seat, alone or unsearched(g))))
        if men:
            found.append(Reason("danger", -0.3 / (1 + apart(g, men[0], (seat,)))))
        return found


# --- for bots


def progress(g: Hilltop) -> float:
    """Truths and names; every return of his makes it harder."""
    truths = min(1.0, g.marked(TRUTH) / g.by_players(TRUTHS))
    grown = sum([min(2, g.bonus[f]) for f in range(g.seats, len(g.room))])
    return 1.2 * truths + 0.8 * g.marked(NAME) / g.by_players(NAMES) - 0.1 * grown


def traitor_reasons(g: Hilltop, seat: int) -> list[Reason]:
    """He hunts the weakest hero near him; the traitor tidies rooms or attacks who searches."""
    found = [Reason("story", 0.5 * dead_heroes(g) - progress(g) - 0.04 * len(unsearched(g)))]
    heroes = g.living_heroes
    prey = [closeness(g, f, (g.room[x],)) / (2 + life(g, x, PHYSICAL)) for f in pieces_of(g, SACK_MAN) for x in heroes]
    found.append(Reason("prey", 0.9 * max(prey, default=0.0)))
    if g.here(seat):
        searchers = [g.room[x] for x in heroes if g.room[x] in STORY_ROOMS]
        goals = unsearched(g) + searchers or [g.room[x] for x in heroes]
        found.append(Reason("place", 0.3 * closeness(g, seat, goals)))
    return found


HAUNT: Final = HeComesBack()
