"""Haunt 15, A Wyrm in the West Wing: it bites or breathes fire; the heroes look for old armour and hack at it."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import OBJECT, SPEAR
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Numbers, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import first_hero, trait_of, traitor_player
from hauntbox.games.hilltop.harm import dice_damage, life
from hauntbox.games.hilltop.haunt import Haunt, is_traitor
from hauntbox.games.hilltop.house import FAR, field
from hauntbox.games.hilltop.ops import (
    at_least,
    choose_room,
    ensure_room,
    lose_hp,
    objects_of,
    pieces_of,
    spawn,
    take_object,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import closeness
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import STATUARY_CORRIDOR, rooms
from hauntbox.games.hilltop.state import HEROES, TRAITOR, Hilltop
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

WYRM: Final = "h15_wyrm"
HP: Final = "h15_wyrm_hp"
BREATH: Final = "h15_breath"
SHIELD: Final = "h15_tower_shield"
MAIL: Final = "h15_ring_mail"
GEAR: Final = (SHIELD, MAIL)
"""In the order in which they are found."""
GEAR_ROOMS: Final = rooms("attic gallery game_room gymnasium junk_room statuary_corridor storeroom vault")
MIGHT_BY_PLAYERS: Final = (5, 6, 6, 7)
LIFE: Final = (5, 7, 9, 11)
GUARD: Final = 4
"""The Wyrm's Might when it defends itself."""
BREATHED: Final = "breathed"
"""In memory: the round of the last breath."""


def has_gear(g: Hilltop, x: int) -> bool:
    return any(card >= OBJECT for card in g.hands[x])


def in_breath(g: Hilltop, room: int) -> list[int]:
    """HAU-15-4: the heroes in a room and in those adjacent to it, clockwise."""
    reached = (room, *g.ways[room])
    return [x for x in g.around(g.active) if g.here(x) and g.team[x] == HEROES and g.room[x] in reached]


def may_breathe(g: Hilltop) -> bool:
    """HAU-15-5: not in two monster turns running."""
    last: int = g.memory.get(BREATHED, -1)
    return last < g.round - 1


def breathing(g: Hilltop, f: int) -> Sequence[int]:
    """HAU-15-3: instead of its attack, where there is somebody to breathe on."""
    return HERE if may_breathe(g) and in_breath(g, g.room[f]) else NO


def breathe(g: Hilltop, f: int, target: int, total: int) -> Rule[None]:
    """HAU-15-4: Speed 5+ nothing, 3 or 4 one die, less than that two dice of physical damage."""
    g.memory[BREATHED] = g.round
    for x in in_breath(g, g.room[f]):
        rolled: int = yield from trait_roll(g, x, SPEED, BREATH, "HAU-15-4")
        if rolled < 5:
            yield from dice_damage(g, x, 1 if rolled >= 3 else 2, PHYSICAL, "HAU-15-4")


def gear_here(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-15-9: in a gear room, while a piece is left; one piece per explorer."""
    return HERE if g.room[x] in GEAR_ROOMS and len(g.objects) < len(GEAR) and not has_gear(g, x) else NO


def find_gear(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    """HAU-15-9: Might or Knowledge 4+: first the shield, then the mail."""
    if total >= 4:
        yield from take_object(g, x, GEAR[len(g.objects)], "HAU-15-9")


class WyrmInTheWestWing(Haunt):
    number: ClassVar[int] = 15
    rules: ClassVar[int] = 16
    heroes_read: ClassVar[tuple[int, ...]] = (2, 9, 10, 11, 14)
    traitor_reads: ClassVar[tuple[int, ...]] = (15,)
    relies: ClassVar[tuple[int, ...]] = (SPEAR,)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(
            WYRM, speed=3, might=MIGHT_BY_PLAYERS, hp=LIFE, track=HP, elevator=False, letter="W", colour="blood"
        ),
    )  # fmt: skip
    things: ClassVar[tuple[Thing, ...]] = (Thing(SHIELD), Thing(MAIL))
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((HP, LIFE[0]),)
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ((HP, LIFE),)
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h15_find_gear", "HAU-15-9", gear_here, find_gear, (MIGHT, KNOWLEDGE), 4, star=True),
        Action(BREATH, "HAU-15-4", breathing, breathe, team=TRAITOR, as_attack=True, kind=WYRM),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-15-14", lambda g: g.tracks[HP] <= 0),
        Win(TRAITOR, "HAU-15-15", lambda g: not g.living_heroes),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-15-2: a room with gear for the heroes."""
        yield from ensure_room(g, STATUARY_CORRIDOR, first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-15-1: the traitor puts the Wyrm at least 3 from every hero."""
        far = at_least(g, g.house, 3, [g.room[x] for x in g.living_heroes])
        room: int = yield from choose_room(g, traitor_player(g), far, WYRM)
        spawn(g, WYRM, room)

    # --- fighting the Wyrm

    def barred_traits(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """HAU-15-8: the Revolver cannot pierce its scales."""
        return (SPEED,) if d >= g.seats else NO

    def defence_dice(self, g: Hilltop, a: int, d: int, trait: int) -> int:
        """The Wyrm defends with Might 4; HAU-15-10: the shield against it."""
        if d >= g.seats:
            return GUARD - trait_of(g, d, trait)
        return 2 if a >= g.seats and objects_of(g, d, SHIELD) else 0

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        """HAU-15-6, HAU-15-7: a hero's attack takes 1 to 3 hit points; its own lost attacks cost nothing; no stun."""
        if g.acting != f:
            lose_hp(g, f, 1 + (weapon == SPEAR) + (margin >= 4), "HAU-15-6")
        return True

    def blasted(self, g: Hilltop, f: int, by: int) -> bool:
        """HAU-15-8: Dynamite takes 2 hit points, without a roll."""
        lose_hp(g, f, 2, "HAU-15-8")
        return True

    # --- gear

    def dice(self, g: Hilltop, x: int, trait: int, what: str) -> int:
        """HAU-15-10: the shield helps against the breath."""
        return 2 if what == BREATH and objects_of(g, x, SHIELD) else 0

    def damage(self, g: Hilltop, x: int, points: int, harm: int, by: int) -> int:
        """HAU-15-11: the mail takes 2 points off the Wyrm's own attacks, not off its breath or a hero's lost attack."""
        if by < g.seats or g.acting != by or is_traitor(g, x):
            return points
        mail = objects_of(g, x, MAIL)
        if not mail:
            return points
        g.used |= 1 << mail[0]
        return max(0, points - 2)

    def allowance(self, g: Hilltop, f: int, spaces: int) -> int:
        """HAU-15-11: its carrier moves a space less."""
        return max(1, spaces - 1) if f < g.seats and objects_of(g, f, MAIL) else spaces

    def left(self, g: Hilltop, f: int, room: int) -> Happening:
        """HAU-15-11: who has walked in the mail has used it and may not drop it this turn."""
        if f < g.seats and f == g.active and g.spent:
            for card in objects_of(g, f, MAIL):
                g.used |= 1 << card
        return None

    def may_carry(self, g: Hilltop, x: int, card: int) -> bool:
        """HAU-15-9, HAU-15-12: one piece of gear per explorer; the traitor may carry it too."""
        return card < OBJECT or not has_gear(g, x)

    # --- for bots

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"hit_points": max(0, g.tracks[HP])}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """Heroes: gear on the way, then strike, spread out against the breath. Traitor: the Spear, the Wyrm at many."""
        wyrms = pieces_of(g, WYRM)
        hurt = 1.0 - g.tracks[HP] / g.by_players(LIFE)
        if not wyrms:
            return [Reason("story", 2.0 * hurt if g.team[seat] == HEROES else -2.0 * hurt)]
        wyrm = wyrms[0]
        near = field(g, g.room[wyrm], True)
        spear = g.holder(SPEAR)
        if g.team[seat] == TRAITOR:
            return [
                Reason("story", -2.0 * hurt),
                Reason("prey", 0.3 * self.appetite(g, near)),
                Reason("load", 0.4 if spear == seat else -0.1 if spear >= 0 and g.team[spear] == HEROES else 0.0),
                Reason("place", 0.15 * closeness(g, seat, [g.room[spear]]) if spear >= 0 and g.here(seat) else 0.0),
            ]
        return [
            Reason("story", 2.0 * hurt),
            Reason("load", 0.2 * has_gear(g, seat) + 0.2 * (spear >= 0 and g.team[spear] == HEROES)),
            Reason("place", self.errand(g, seat, near) if g.here(seat) else 0.0),
            Reason("danger", -0.12 * self.exposed(g, near)),
        ]

    def appetite(self, g: Hilltop, near: dict[int, int]) -> float:
        """How well the Wyrm stands: near the weak, with several heroes within its breath."""
        heroes = g.living_heroes
        best = 0.0
        for x in heroes:
            best = max(best, (1.2 - 0.08 * min(10, life(g, x, PHYSICAL))) / (1.0 + near.get(g.room[x], FAR) / 3.0))
        close = len([x for x in heroes if near.get(g.room[x], FAR) <= 1])
        return 0.6 * best + (0.2 * min(2, close) if may_breathe(g) else 0.0)

    def errand(self, g: Hilltop, x: int, near: dict[int, int]) -> float:
        """To gear within two turns' walk, else to the Wyrm; the bearer of the Spear straight to it."""
        to_wyrm = 1.0 / (1.0 + near.get(g.room[x], FAR) / 3.0)
        if g.has(x, SPEAR) or has_gear(g, x) or len(g.objects) >= len(GEAR):
            return 0.1 + 0.3 * to_wyrm
        gear = closeness(g, x, [room for room in GEAR_ROOMS if g.in_house(room)])
        return 0.15 * gear if gear >= 1 / 3 else 0.1 * to_wyrm

    def exposed(self, g: Hilltop, near: dict[int, int]) -> int:
        """Heroes beyond the second within the next breath."""
        return max(0, len([x for x in g.living_heroes if near.get(g.room[x], FAR) <= 1]) - 2)


HAUNT: Final = WyrmInTheWestWing()
