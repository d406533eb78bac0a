"""The Wraith: Event cards played to walk or to fly, and what it drives out where it walks (phase 2)."""

from typing import Final

from hauntbox.board.dark import LIT
from hauntbox.games.manor.cards import EVENTS, FLIGHTS, MOLD_OF
from hauntbox.games.manor.enchanter_board import scatter_enchanter
from hauntbox.games.manor.ends import gain_mold
from hauntbox.games.manor.entering import enter, force, forced_steps, shove
from hauntbox.games.manor.manor_board import discard_event
from hauntbox.games.manor.manor_words import (
    DRIVE_OUT,
    DRIVEN,
    EGG_OUT,
    EGGS_OUT,
    END_TURN,
    FLY,
    HALT,
    MENU,
    OUT_FIRST,
    PALADIN_OUT,
    PATHS,
    SEEN_FLIGHT,
    SEEN_WALK,
    SPIDER_OUT,
    SPIDERS_OUT,
    TREASURE_OUT,
    WALK,
    WALK_STEP,
    WALK_TO,
)  # fmt: skip
from hauntbox.games.manor.options import FIRST, SECOND, TO, first, second, word_of
from hauntbox.games.manor.paladin_board import lose_grit
from hauntbox.games.manor.pieces import (
    BLOOD,
    EGG,
    ENCHANTER_BIT,
    FULL,
    LAMP,
    MANOR,
    OCCUPYING,
    PALADIN_BIT,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SPIDER,
    SPIDER_BITS,
    TREASURE,
    WRAITH,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_board import scatter_all
from hauntbox.games.manor.spaces import BESIDE, DELTA, INSIDE, space_text
from hauntbox.games.manor.spider_board import hatch
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import carry, move, place_poltergeist, remove_poltergeist, take
from hauntbox.kernel.ask import Ask, Rule

WALK_MOVES: Final = 2
GRIT_LOST: Final = 3
WAYS: Final[list[list[list[tuple[tuple[int, ...], int]]]]] = [
    [[(path, PATHS.index(path)) for path in ways if path[0] == d] for d in range(4)] for ways in FLIGHTS
]
"""WAYS[card][d]: the ways to fly a card that begin in a direction, each with its number in PATHS."""
THEIRS: Final = PALADIN_BIT | SKELETON_BITS | ENCHANTER_BIT | POLTERGEIST_BITS
"""The pieces that keep an Egg out of a space (MAN-MAN-28): all but the Spider's own. The Wraith stands elsewhere."""


# --- playing cards


def haunt(g: Manor) -> Rule[None]:
    """MAN-MAN-20: any number of cards of the hand, in any order. Which card is a secret until it is played."""
    hand = g.manor.hand
    at = g.at[WRAITH]
    options: list[int] = []
    if any(g.has_tile(to) for to in BESIDE[at]):
        options = [WALK | card << FIRST for card in hand]
    flown = flights_from(g, at, hand)
    options += flown
    options.append(END_TURN)
    barred = [(value, "MAN-MAN-32") for value in grounded(g, at, hand, flown)] if g.ears else ()
    choice: int = yield Ask(g.seat(MANOR), MENU, options, None, barred)
    if choice == END_TURN:
        return
    g.then(haunt)
    card = first(choice)
    if word_of(choice) == WALK:
        g.seen |= 1 << SEEN_WALK
        discard_event(g, card, "MAN-MAN-21")
        g.then(walk, WALK_MOVES)
    else:
        fly(g, card, second(choice))


# --- Fly


def flights_from(g: Manor, start: int, hand: list[int]) -> list[int]:
    """MAN-MAN-32, MAN-MAN-33: every complete flight of the cards in hand, over Lit, unoccupied tiles."""
    grid, here, lying = g.grid, g.here, g.lying
    face, walls = grid.face, grid.walls
    found: list[int] = []
    for d in range(4):
        at = start + DELTA[d]
        if walls[start] >> d & 1 or face[at] != LIT or here[at] or lying[at] & OCCUPYING:
            continue
        for card in hand:
            for path, number in WAYS[card][d]:
                end = at
                for way in path[1:]:
                    if walls[end] >> way & 1:
                        break
                    end += DELTA[way]
                    if face[end] != LIT or here[end] or lying[end] & OCCUPYING:
                        break
                else:
                    found.append(FLY | card << FIRST | end << SECOND | number)
    found.sort()
    return found


def grounded(g: Manor, start: int, hand: list[int], flown: list[int]) -> list[int]:
    """For each card that cannot be flown one of its paths that stays on the grid, to say why not."""
    able = {first(value) for value in flown}
    found: list[int] = []
    for card in hand:
        if card in able:
            continue
        for path in FLIGHTS[card]:
            end = landing(start, path)
            if INSIDE[end]:
                found.append(FLY | card << FIRST | end << SECOND | PATHS.index(path))
                break
    return found


def landing(start: int, path: tuple[int, ...]) -> int:
    """Where a path leads; 0 where it leaves the grid."""
    at = start
    for d in path:
        at += DELTA[d]
        if not INSIDE[at]:
            return 0
    return at


def fly(g: Manor, card: int, end: int) -> None:
    """MAN-MAN-34 to MAN-MAN-37: the Wraith and a Poltergeist on the last tile, and the Mold of the card."""
    g.seen |= 1 << (SEEN_FLIGHT + card)
    discard_event(g, card, "MAN-MAN-32")
    move(g, WRAITH, end)
    if g.ears:
        g.tell("wraith-flies", "MAN-MAN-34", card=EVENTS[card].id, cell=space_text(end))
    place_poltergeist(g, end, "MAN-MAN-34")
    gain_mold(g, MOLD_OF[card], "MAN-MAN-34")


# --- Walk


def walk(g: Manor, left: int) -> Rule[None]:
    """MAN-MAN-21, MAN-MAN-22: up to 2 steps across walls, onto Lit and Dark tiles."""
    if not left:
        return
    here = g.at[WRAITH]
    options = [WALK_TO | to << FIRST for to in BESIDE[here] if g.has_tile(to)]
    if not options:
        return
    options.append(HALT)
    barred: list[tuple[int, str]] = []
    if g.ears:
        barred = [(WALK_TO | to << FIRST, "MAN-MAN-22") for to in BESIDE[here] if not g.has_tile(to)]
    choice: int = yield Ask(g.seat(MANOR), WALK_STEP, options, left, barred)
    if choice != HALT:
        g.then(walk, left - 1)
        arrive(g, first(choice))


def arrive(g: Manor, at: int) -> None:
    """MAN-MAN-23, MAN-MAN-25, MAN-MAN-30, MAN-MAN-31, MAN-MAN-47, MAN-MAN-48: what happens where it walks in.

    What asks somebody comes last, one after the other.
    """
    if g.ears:
        g.tell("wraith-walks", "MAN-MAN-22", cell=space_text(at))
    enter(g, WRAITH, at)
    if take(g, LAMP, at) and g.ears:
        g.tell("lamp-gone", "MAN-MAN-23", cell=space_text(at))
    mask = g.here[at] & ~(1 << WRAITH)
    if mask & (PALADIN_BIT | SPIDER_BITS) or g.lying[at] & (FULL[EGG] | FULL[TREASURE]):
        g.then(drive_out, at, 0)
    if not mask:
        return
    scatter_all(g, at, "MAN-MAN-25")
    for piece in pieces_of(mask & POLTERGEIST_BITS):
        remove_poltergeist(g, piece, "MAN-MAN-48")
    if mask & ENCHANTER_BIT:
        scatter_enchanter(g, "MAN-MAN-47")


def drive_out(g: Manor, at: int, done: int) -> Rule[None]:
    """MAN-MAN-24, MAN-MAN-26, MAN-MAN-28: who and what has to leave; the Manor says in which order (MAN-GEN-17)."""
    driven = [what for what in range(len(DRIVEN)) if not done >> what & 1 and is_there(g, at, what)]
    if not driven:
        return
    what = driven[0]
    if len(driven) > 1:
        what = first((yield Ask(g.seat(MANOR), OUT_FIRST, [DRIVE_OUT | one << FIRST for one in driven])))
    g.then(drive_out, at, done | 1 << what)
    if what == PALADIN_OUT:
        paladin_out(g)
    elif what == SPIDERS_OUT:
        for piece in reversed(pieces_of(g.here[at] & SPIDER_BITS)):
            g.then(spider_out, at, piece)
    else:
        g.then(egg_out if what == EGGS_OUT else treasure_out, at)


def is_there(g: Manor, at: int, what: int) -> bool:
    if what == PALADIN_OUT:
        return bool(g.here[at] & PALADIN_BIT)
    if what == SPIDERS_OUT:
        return bool(g.here[at] & SPIDER_BITS)
    return g.has(at, EGG if what == EGGS_OUT else TREASURE)


def paladin_out(g: Manor) -> None:
    """MAN-MAN-24: a forced move to where the Manor likes; where that is impossible he loses 3 Grit."""
    if forced_steps(g, PALADIN_PIECE):
        g.then(shove, g.seat(MANOR), PALADIN_PIECE, "MAN-MAN-24")
    else:
        lose_grit(g, GRIT_LOST, "MAN-MAN-24")


def spider_out(g: Manor, at: int, piece: int) -> Rule[None]:
    """MAN-MAN-26, MAN-MAN-27: one of her pieces goes to an adjacent tile of her choice, whatever walls there are."""
    options = [TO | to << FIRST for to in BESIDE[at] if g.has_tile(to)]
    if options:
        to = first((yield Ask(g.seat(SPIDER), SPIDER_OUT, options, PIECES[piece])))
        force(g, piece, to, "MAN-MAN-26")


def egg_out(g: Manor, at: int) -> Rule[None]:
    """MAN-MAN-28, MAN-MAN-29: the Egg with its Blood, to a tile with no other Egg and no piece but the Spider's."""
    spaces = [to for to in BESIDE[at] if g.has_tile(to) and not g.has(to, EGG) and not g.here[to] & THEIRS]
    if not spaces:
        return
    to = first((yield Ask(g.seat(MANOR), EGG_OUT, [TO | to << FIRST for to in spaces], space_text(at))))
    carry(g, EGG, at, to)
    carry(g, BLOOD, at, to, g.count(at, BLOOD))
    if g.ears:
        g.tell("egg-moved", "MAN-MAN-28", cell=space_text(at), there=space_text(to))
    hatch(g, to)


def treasure_out(g: Manor, at: int) -> Rule[None]:
    """MAN-MAN-28, MAN-MAN-29: each Treasure token, to an adjacent tile."""
    options = [TO | to << FIRST for to in BESIDE[at] if g.has_tile(to)]
    if not options or not g.has(at, TREASURE):
        return
    to = first((yield Ask(g.seat(MANOR), TREASURE_OUT, options, space_text(at))))
    carry(g, TREASURE, at, to)
    if g.ears:
        g.tell("treasure-moved", "MAN-MAN-28", cell=space_text(at), there=space_text(to))
    g.then(treasure_out, at)
