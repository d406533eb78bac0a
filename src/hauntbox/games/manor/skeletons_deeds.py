"""What Skeletons do with abilities and gear while they are activated (MAN-SKEL-55, MAN-SKEL-56)."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.attacks import forcing
from hauntbox.games.manor.cards import BANNER, BOMBS, HORN, RUNESTONE, STAFF
from hauntbox.games.manor.edges import breach_edges, edge_here, put_breach
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.options import FIRST, STOP, TO, first, option, word_of
from hauntbox.games.manor.pieces import (
    FLETCH,
    FULL,
    LAMP,
    LIGHTS,
    MOST,
    PIECES,
    PIT_MARKER,
    SKELETON_BITS,
    SKELETONS,
    WAIL,
    WICK,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_board import lose_stability
from hauntbox.games.manor.skeletons_moves import beside, gear_works, stands_on_tile, step_cost, steps
from hauntbox.games.manor.skeletons_words import (
    BLAST,
    BOMB,
    BOMB_AT,
    DIG,
    HORN_CALL,
    LIGHTS_AT,
    LIGHTS_FROM,
    MOVED,
    RUNE_STEP,
    RUNES,
    SHOUT,
    SHOUT_STEP,
    STAFF_ON,
    STAFF_TO,
    STEP,
    TAKE_LIGHTS,
    USED_ABILITY,
    USED_RUNES,
    USED_STAFF,
)  # fmt: skip
from hauntbox.games.manor.spaces import BESIDE, FAR, space_text, within
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import carry, put, spaces_with, take
from hauntbox.kernel.ask import Ask, Rule

STAFF_FAR: Final = 2
SHOUT_FAR: Final = 2
SHOUT_MOVES: Final = 4
PRICE: Final = 1
"""Stability for an ability or a piece of gear."""


def abilities(g: Manor, piece: int, gear: int) -> list[int]:
    """D25: everything it may use now; `gear`: the gear that counts."""
    s = g.skeletons
    if piece == WICK:
        found = lights_options(g) if s.stability and not s.used & USED_ABILITY else []
        return found + wick_gear(g, gear)
    if piece == WAIL:
        if s.stability and not s.used & USED_ABILITY and stands_on_tile(g, WAIL):
            return [SHOUT | other << FIRST for other in hearers(g)]
    elif piece == FLETCH and gear >> BOMBS & 1 and s.stability and stands_on_tile(g, FLETCH) and bomb_options(g):
        return [BOMB]
    return []


def wick_gear(g: Manor, gear: int) -> list[int]:
    """Ash Staff and Runestone, once each."""
    s = g.skeletons
    found: list[int] = []
    if not gear or not gear_works(g, WICK):
        return found
    if gear >> STAFF & 1 and s.stability and not s.used & USED_STAFF:
        found += [STAFF_ON | other << FIRST for other in at_hand(g) if staff_spaces(g, other)]
    if gear >> RUNESTONE & 1 and not s.used & USED_RUNES and spaces_with(g, LIGHTS):
        found.append(RUNES)
    return found


def carry_out(g: Manor, choice: int) -> None:
    """Does what an option of `abilities` says; put what comes afterwards on the agenda first."""
    DEEDS[word_of(choice)](g, choice)


def pay(g: Manor, rule: str) -> None:
    lose_stability(g, PRICE, rule)


def douse(g: Manor, piece: int) -> None:
    """MAN-SKEL-19, MAN-PAL-100: a Lamp where its movement ends returns to the Paladin."""
    at = g.at[piece]
    if g.lying[at] & FULL[LAMP] and take(g, LAMP, at) and g.ears:
        g.tell("lamp-back", "MAN-SKEL-19", piece=PIECES[piece], cell=space_text(at))


# --- Wick


def lights_options(g: Manor) -> list[int]:
    """Wick's ability: an adjacent tile."""
    if not stands_on_tile(g, WICK):
        return []
    return [LIGHTS_AT | at << FIRST for at in room_for_lights(g, g.at[WICK])]


def room_for_lights(g: Manor, here: int) -> list[int]:
    """The adjacent tiles that can hold one token more."""
    return [at for at in BESIDE[here] if g.has_tile(at) and g.count(at, LIGHTS) < MOST[LIGHTS]]


def place_lights(g: Manor, choice: int) -> None:
    """Wick's ability: Dancing Lights; with all three on the board one of them is taken back first."""
    g.skeletons.used |= USED_ABILITY
    pay(g, "MAN-SKEL-55")
    if g.supply[LIGHTS]:
        lay_lights(g, first(choice))
    else:
        g.then(take_back, first(choice))


def take_back(g: Manor, at: int) -> Rule[None]:
    """Wick's ability: which of the three comes back."""
    options = [TAKE_LIGHTS | place << FIRST for place in spaces_with(g, LIGHTS)]
    choice: int = yield Ask(g.seat(SKELETONS), LIGHTS_FROM, options, space_text(at))
    take(g, LIGHTS, first(choice), 1)
    lay_lights(g, at)


def lay_lights(g: Manor, at: int) -> None:
    put(g, LIGHTS, at)
    if g.ears:
        g.tell("lights", "MAN-SKEL-48", cell=space_text(at))


def at_hand(g: Manor) -> list[int]:
    """Ash Staff: Wick and the Skeletons in its space or an adjacent one."""
    here = g.at[WICK]
    mask = g.here[here] | (1 << WICK)
    for at in BESIDE[here]:
        mask |= g.here[at]
    others = [
        piece for piece in pieces_of(SKELETON_BITS) if FAR[here][g.at[piece]] == 1 and beside(g.at[piece]) == here
    ]
    return sorted({*pieces_of(mask & SKELETON_BITS), *others})


def staff_spaces(g: Manor, piece: int) -> list[int]:
    """Ash Staff, MAN-SKEL-58: spaces up to 2 away where it would not have to attack."""
    return [at for at in within(g.at[piece], STAFF_FAR) if at != g.at[piece] and not forcing(g, SKELETONS, at)]


def use_staff(g: Manor, choice: int) -> None:
    """Ash Staff: whatever lies between does not matter."""
    g.skeletons.used |= USED_STAFF
    pay(g, "MAN-SKEL-55")
    g.then(staff_to, first(choice))


def staff_to(g: Manor, piece: int) -> Rule[None]:
    """Ash Staff: where it is put."""
    options = [option(TO, at) for at in sorted(staff_spaces(g, piece))]
    to = first((yield Ask(g.seat(SKELETONS), STAFF_TO, options, PIECES[piece])))
    if g.ears:
        g.tell("staff", "MAN-SKEL-58", piece=PIECES[piece], cell=space_text(to))
    enter(g, piece, to)
    if piece == WICK:
        g.skeletons.used |= MOVED
    else:
        douse(g, piece)


def use_runes(g: Manor, choice: int) -> None:
    """Runestone: each token of Dancing Lights, one after the other."""
    g.skeletons.used |= USED_RUNES
    g.then(rune_step, tuple([at for at in spaces_with(g, LIGHTS) for _ in range(g.count(at, LIGHTS))]))


def rune_step(g: Manor, places: tuple[int, ...]) -> Rule[None]:
    """Runestone: a token may go up to 1 space, to a tile; nothing else hinders it."""
    if not places:
        return
    here = places[0]
    options = [*[option(TO, at) for at in room_for_lights(g, here)], STOP]
    choice: int = yield Ask(g.seat(SKELETONS), RUNE_STEP, options, space_text(here))
    if choice != STOP:
        carry(g, LIGHTS, here, first(choice))
        if g.ears:
            g.tell("lights-move", "MAN-SKEL-56", cell=space_text(here), there=space_text(first(choice)))
    g.then(rune_step, places[1:])


# --- Wail


def hearers(g: Manor, besides: int = WAIL) -> list[int]:
    """Wail's ability, MAN-SKEL-59, MAN-SKEL-66: the other Skeletons that it reaches and that can go somewhere."""
    here = g.at[WAIL]
    everywhere = g.skeletons.gear >> BANNER & 1
    found: list[int] = []
    for piece in pieces_of(SKELETON_BITS & ~(1 << WAIL) & ~(1 << besides)):
        at = g.at[piece]
        if not at:
            continue
        place = beside(at)
        heard = everywhere or (FAR[here][place] <= SHOUT_FAR and g.grid.sees(here, place, True))
        if heard and steps(g, piece, SHOUT_MOVES, False):
            found.append(piece)
    return found


def shout(g: Manor, choice: int) -> None:
    """Wail's ability: 4 Movement for another Skeleton; with the Horn perhaps for a second one."""
    g.skeletons.used |= USED_ABILITY
    piece = first(choice)
    if g.skeletons.gear >> HORN & 1:
        g.then(horn, piece)
    call(g, piece)


def call(g: Manor, piece: int) -> None:
    pay(g, "MAN-SKEL-55")
    if g.ears:
        g.tell("shout", "MAN-SKEL-57", piece=PIECES[piece], count=SHOUT_MOVES)
    g.then(shout_step, piece, SHOUT_MOVES, False)


def horn(g: Manor, before: int) -> Rule[None]:
    """Horn: for 1 more Stability a second Skeleton."""
    if not g.skeletons.stability:
        return
    options = [SHOUT | other << FIRST for other in hearers(g, before)]
    choice: int = yield Ask(g.seat(SKELETONS), HORN_CALL, [*options, STOP])
    if choice != STOP:
        call(g, first(choice))


def shout_step(g: Manor, piece: int, left: int, moved: bool) -> Rule[None]:
    """MAN-SKEL-57: all costs as usual, no attack, no action; a Lamp under the last space is removed."""
    options = [STEP | to << FIRST for to in steps(g, piece, left, False)]
    choice: int = yield Ask(g.seat(SKELETONS), SHOUT_STEP, [*options, STOP], (PIECES[piece], left))
    if choice == STOP:
        if moved:
            douse(g, piece)
        return
    g.then(shout_step, piece, left - walk(g, piece, first(choice), left), True)


def walk(g: Manor, piece: int, to: int, left: int) -> int:
    """MAN-SKEL-18: a step of a Skeleton; the Movement it takes."""
    cost = 1 + sum(step_cost(g, piece, to))
    if g.ears:
        g.tell("skeleton-moves", "MAN-SKEL-18", piece=PIECES[piece], cell=space_text(to), count=cost, total=left - cost)
    enter(g, piece, to)
    return cost


# --- Fletch


def bomb_options(g: Manor) -> list[int]:
    """Bomb Bag, MAN-LOS-5, MAN-LOS-7: every visible wall that can be breached, or the tile Fletch stands on."""
    here = g.at[FLETCH]
    found: list[int] = []
    for at in g.grid.sight(here, True):
        for edge in breach_edges(g, at):
            value = BLAST | edge_here(g, edge >> 2, edge & 3) << FIRST
            if value not in found:
                found.append(value)
    if g.supply[PIT_MARKER] and not g.has(here, PIT_MARKER):
        found.append(DIG)
    return found


def use_bomb(g: Manor, choice: int) -> None:
    """Bomb Bag: as often as Stability lasts."""
    g.then(bomb_where)


def bomb_where(g: Manor) -> Rule[None]:
    """Bomb Bag: a Breach on a visible wall, or a Pit marker."""
    choice: int = yield Ask(g.seat(SKELETONS), BOMB_AT, bomb_options(g))
    pay(g, "MAN-SKEL-55")
    if choice == DIG:
        at = g.at[FLETCH]
        put(g, PIT_MARKER, at)
        if g.ears:
            g.tell("pit-marker", "MAN-SKEL-35", cell=space_text(at))
    else:
        put_breach(g, g.seat(SKELETONS), first(choice) >> 2, first(choice) & 3, "MAN-SKEL-56")


DEEDS: Final[dict[int, Callable[[Manor, int], None]]] = {
    LIGHTS_AT: place_lights,
    STAFF_ON: use_staff,
    RUNES: use_runes,
    SHOUT: shout,
    BOMB: use_bomb,
}
