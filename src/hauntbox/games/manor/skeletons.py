"""The Skeletons' turn: Stability; spawning; activating one after the other (chapter Skeletons)."""

from hauntbox.board.dark import LIT
from hauntbox.games.manor.attacks import forcing
from hauntbox.games.manor.cards import BLAZING, BOMBS, GEAR, LEATHER_BOOTS, RUNESTONE, STAFF, WOLF_CARD
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.judge import HABITS, PAUSES, REASONS
from hauntbox.games.manor.options import FIRST, NO, YES, first, word_of
from hauntbox.games.manor.paladin_board import SEEN_REST
from hauntbox.games.manor.pieces import (
    FLETCH,
    FULL,
    LAMP,
    NEEDLE,
    OF_ROLE,
    PIECES,
    PIT_MARKER,
    SKELETONS,
    TREASURE,
    WICK,
    WOLF,
)  # fmt: skip
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.skeletons_attacks import attack
from hauntbox.games.manor.skeletons_board import gain_stability, lose_stability
from hauntbox.games.manor.skeletons_deeds import DEEDS, abilities, carry_out, douse, walk, wick_gear
from hauntbox.games.manor.skeletons_judge import SKELETON_HABITS, reasons
from hauntbox.games.manor.skeletons_labels import near_misses
from hauntbox.games.manor.skeletons_moves import attack_options, gear_works, steps, targets
from hauntbox.games.manor.skeletons_words import (
    ACTED,
    ATTACK,
    COLLECT,
    DONE,
    FORCED,
    HURRY,
    LOOT,
    MENU,
    MOVED,
    SPAWN,
    SPAWN_AT,
    STEP,
    TUNNEL,
    WOLF_TOO,
)  # fmt: skip
from hauntbox.games.manor.spaces import EDGE_PITS, SPACES, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, take
from hauntbox.games.manor.tiles import KIND, PIT
from hauntbox.kernel.ask import Ask, Rule

STABILITY_EACH_TURN = 2
LOOTED = 2
MOVES = 4
BOOTS_MOVES = 2
TREASURE_BITS = FULL[TREASURE]
LAMP_BITS = FULL[LAMP]
PIT_BIT = FULL[PIT_MARKER]
ON_ITS_OWN = (1 << STAFF) | (1 << RUNESTONE) | (1 << BOMBS)
"""Gear that is used by itself: just collected, it may be used after the action."""


def begin(g: Manor) -> None:
    """MAN-SKEL-1, MAN-SKEL-5: Resist; 2 Stability; spawning; activating."""
    g.then(line_up)
    g.then(spawn)
    g.then(gather)
    g.then(resist, SKELETONS)


def gather(g: Manor) -> None:
    """MAN-SKEL-1."""
    gain_stability(g, STABILITY_EACH_TURN, "MAN-SKEL-1")


# --- spawning


def spawn(g: Manor) -> Rule[None]:
    """MAN-SKEL-6, MAN-SKEL-7: each Skeleton on the player board, in March Order, on a free edge pit of choice."""
    s = g.skeletons
    waiting = [piece for piece in s.march if s.ready >> piece & 1]
    if not waiting:
        wolf_returns(g)
        return
    piece = waiting[0]
    pits = free_pits(g, piece)
    if not pits:
        wolf_returns(g)
        return
    pit = first((yield Ask(g.seat(SKELETONS), SPAWN_AT, [SPAWN | at << FIRST for at in pits], PIECES[piece])))
    s.ready &= ~(1 << piece)
    move(g, piece, pit)
    if g.ears:
        g.tell("spawned", "MAN-SKEL-6", piece=PIECES[piece], cell=space_text(pit))
    g.then(spawn)
    if piece == FLETCH and g.at[WOLF] and g.at[WOLF] != pit:
        g.then(wolf_follows)


def free_pits(g: Manor, piece: int) -> list[int]:
    """MAN-SKEL-6, MAN-SKEL-63: an edge pit holds one Skeleton, or Fletch and the Wolf."""
    blind = 1 << WOLF if piece == FLETCH else 0
    return [at for at in EDGE_PITS if not g.here[at] & ~blind]


def wolf_follows(g: Manor) -> Rule[None]:
    """MAN-SKEL-63: when Fletch spawns the Wolf on the board may be moved to her edge pit."""
    if (yield Ask(g.seat(SKELETONS), WOLF_TOO, [YES, NO], space_text(g.at[FLETCH]))) == YES:
        place_wolf(g, "MAN-SKEL-63")


def wolf_returns(g: Manor) -> None:
    """MAN-SKEL-62, MAN-SKEL-64: from Fletch's card to her space, a tile or an edge pit."""
    if g.skeletons.wolf and gear_works(g, FLETCH):
        place_wolf(g, "MAN-SKEL-62")


def place_wolf(g: Manor, rule: str) -> None:
    """On Fletch's space."""
    g.skeletons.wolf = False
    enter(g, WOLF, g.at[FLETCH])
    if g.ears:
        g.tell("spawned", rule, piece="wolf", cell=space_text(g.at[FLETCH]))


# --- activating


def line_up(g: Manor) -> None:
    """MAN-SKEL-8, MAN-SKEL-60, MAN-SKEL-67: the March Order, with the Wolf directly before Fletch."""
    queue: list[int] = []
    for piece in g.skeletons.march:
        if piece == FLETCH:
            queue.append(WOLF)
        queue.append(piece)
    g.skeletons.queue = tuple(queue)
    g.then(activate)


def activate(g: Manor) -> None:
    """MAN-SKEL-8, MAN-SKEL-10: the next Skeleton on the board, with 4 Movement."""
    s = g.skeletons
    queue = s.queue
    while queue and not g.at[queue[0]]:
        queue = queue[1:]
    s.queue = queue[1:]
    s.used, s.bought, s.late = 0, False, 0
    if not queue:
        s.active, s.moves = -1, 0
        return
    piece = queue[0]
    s.active = piece
    s.moves = MOVES
    if piece == NEEDLE and s.gear >> LEATHER_BOOTS & 1 and gear_works(g, NEEDLE):
        s.moves += BOOTS_MOVES
    g.then(activate)
    g.then(menu)


def menu(g: Manor) -> Rule[None]:
    """MAN-SKEL-9, MAN-SKEL-30, MAN-SKEL-56: steps, abilities and gear in any order, then one action."""
    s = g.skeletons
    piece = s.active
    options = late_options(g) if s.used & ACTED else all_options(g, piece)
    barred = near_misses(g, piece, options) if g.ears and not s.used & ACTED else ()
    about = (PIECES[piece], s.moves)
    choice: int = yield Ask(g.seat(SKELETONS), MENU, [*options, DONE], about, barred)
    kind = word_of(choice)
    if kind == STEP:
        step(g, piece, first(choice))
    elif kind == HURRY:
        s.bought = True
        s.moves += MOVES
        lose_stability(g, 1, "MAN-SKEL-11")
        g.then(menu)
    elif kind in DEEDS:
        g.then(menu)
        carry_out(g, choice)
    else:
        stop(g, piece)
        act(g, piece, choice)


def all_options(g: Manor, piece: int) -> list[int]:
    """D23 to D26: everything the Skeleton may do now."""
    s = g.skeletons
    found = [STEP | to << FIRST for to in steps(g, piece, s.moves, True)] if s.moves else []
    if s.stability and not s.bought:
        found.append(HURRY)
    if piece == WOLF:
        return found
    found += abilities(g, piece, s.gear)
    return found + actions(g, piece)


def late_options(g: Manor) -> list[int]:
    """MAN-SKEL-32, MAN-SKEL-56: after COLLECT only the gear just collected, if it is the Skeleton's own."""
    s = g.skeletons
    if s.active == WICK:
        return wick_gear(g, s.late)
    return abilities(g, s.active, s.late)


def actions(g: Manor, piece: int) -> list[int]:
    """MAN-SKEL-14, MAN-SKEL-30 to MAN-SKEL-35: one action; in an empty space or on an edge pit only TUNNEL."""
    here = g.at[piece]
    found: list[int] = []
    if g.has_tile(here):
        if g.lying[here] & TREASURE_BITS:
            found.append(LOOT)
        if g.is_armory(here) and g.skeletons.deck.size():
            found.append(COLLECT)
        found += attack_options(g, piece)
    return found + [TUNNEL | at << FIRST for at in pits(g) if at != here]


def pits(g: Manor) -> list[int]:
    """MAN-SKEL-34, MAN-SKEL-35: the Pit tiles without an opposing piece; with Blazing Lamps none with a Lamp."""
    faces, tiles, lying, here = g.grid.face, g.grid.tile, g.lying, g.here
    mine = OF_ROLE[SKELETONS]
    found = [
        at for at in SPACES
        if ((faces[at] == LIT and KIND[tiles[at]] == PIT) or (lying[at] & PIT_BIT and faces[at]))
        and not here[at] & ~mine
    ]  # fmt: skip
    if BLAZING in g.paladin.cards:
        return [at for at in found if not lying[at] & LAMP_BITS]
    return found


# --- moving


def step(g: Manor, piece: int, to: int) -> None:
    """MAN-SKEL-18, MAN-SKEL-21: a step; where it has to attack it stops and attacks."""
    s = g.skeletons
    must = forcing(g, SKELETONS, to)
    s.used |= MOVED
    s.moves -= walk(g, piece, to, s.moves)
    if must:
        stop(g, piece)
        g.then(forced_attack, must)
    else:
        g.then(menu)


def forced_attack(g: Manor, must: int) -> Rule[None]:
    """MAN-SKEL-21: it has to ATTACK one of the pieces that force it."""
    piece = g.skeletons.active
    options = [value for value in targets(g, piece, g.at[piece], (ATTACK, 0)) if must >> first(value) & 1]
    if options:
        choice: int = yield Ask(g.seat(SKELETONS), FORCED, options, (PIECES[piece], 0))
        g.then(attack, piece, choice)


def stop(g: Manor, piece: int) -> None:
    """MAN-SKEL-19, MAN-SKEL-21, MAN-SKEL-30: its movement has ended."""
    if g.skeletons.used & MOVED:
        douse(g, piece)
        g.skeletons.used &= ~MOVED


# --- actions


def act(g: Manor, piece: int, choice: int) -> None:
    """MAN-SKEL-30: the action, after which it does not move any more; nothing for DONE."""
    kind = word_of(choice)
    if kind == LOOT:
        take(g, TREASURE, g.at[piece], 1)
        if g.ears:
            g.tell("looted", "MAN-SKEL-31", piece=PIECES[piece], cell=space_text(g.at[piece]))
        gain_stability(g, LOOTED, "MAN-SKEL-31")
    elif kind == COLLECT:
        collect(g, piece)
    elif kind == TUNNEL:
        tunnel(g, piece, first(choice))
    elif kind != DONE:
        g.then(attack, piece, choice)


def collect(g: Manor, piece: int) -> None:
    """MAN-SKEL-32, MAN-SKEL-64: a Gear card for the Skeleton it belongs to."""
    s = g.skeletons
    card = s.deck.draw(g.rng)
    s.gear |= 1 << card
    g.seen |= 1 << (SEEN_REST + card)
    if g.ears:
        g.tell("gear", "MAN-SKEL-32", piece=PIECES[piece], card=GEAR[card].id, other=PIECES[GEAR[card].owner])
    if card == WOLF_CARD:
        if gear_works(g, FLETCH):
            place_wolf(g, "MAN-SKEL-32")
        else:
            s.wolf = True
    elif GEAR[card].owner == piece and ON_ITS_OWN >> card & 1:
        s.late = 1 << card
        s.used |= ACTED
        g.then(menu)


def tunnel(g: Manor, piece: int, to: int) -> None:
    """MAN-SKEL-34, MAN-SKEL-35: to a Pit tile, from anywhere."""
    if g.ears:
        g.tell("tunnelled", "MAN-SKEL-34", piece=PIECES[piece], cell=space_text(to))
    enter(g, piece, to)
    douse(g, piece)


REASONS[SKELETONS] = reasons
HABITS.update(SKELETON_HABITS)
PAUSES.append(MENU)
