"""The Lone Vigil: the Terror dial at the end of his turn, and the automatic Skeletons (chapter Solo)."""

from typing import Final

from hauntbox.games.manor.attacks import attack_strength, strength
from hauntbox.games.manor.judge import HABITS, REASONS, SOLO
from hauntbox.games.manor.options import AT, first, option, prompt
from hauntbox.games.manor.paladin_board import lose_health
from hauntbox.games.manor.paladin_data import HEALTH
from hauntbox.games.manor.pieces import LAMP, PALADIN, PALADIN_PIECE, PIECES, SKELETON_BITS, SKELETONS
from hauntbox.games.manor.skeletons_moves import LAMP_BITS, SIDES
from hauntbox.games.manor.solo_signs import raise_terror
from hauntbox.games.manor.spaces import BESIDE, DELTA, EDGE_PITS, FAR, FRONT, INSIDE, OFF, SIZE, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, take
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

VIGIL_MOVE: Final = prompt("vigil_move", "MAN-SOLO-14")
MOVES: Final = (3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6)
RUSH: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""MAN-SOLO-11, by Stability."""
TOO_FAR: Final = 99
ALL_WAYS: Final = (0, 1, 2, 3)


def skeletons_act(g: Manor) -> None:
    """MAN-SOLO-8, MAN-SOLO-12, MAN-SOLO-16: Terror; each Skeleton in March Order; then they spawn."""
    g.then(rise)
    for skeleton in reversed(g.skeletons.march):
        g.then(act, skeleton)
    g.then(watch)
    raise_terror(g, 1, "MAN-SOLO-8")


def watch(g: Manor) -> None:
    """The Paladin's own turn is over: what he has only then does not help him now."""
    g.active = SKELETONS


# --- one Skeleton


def act(g: Manor, skeleton: int) -> Rule[None]:
    """MAN-SOLO-12: hit him; else go beside him, where it distracts most; else as near as possible."""
    if not g.at[skeleton]:
        return
    prey = g.at[PALADIN_PIECE]
    costs = reached(g, skeleton, MOVES[g.skeletons.stability])
    if INSIDE[prey] and costs[prey] != TOO_FAR and attack_strength(g, skeleton, prey) > strength(g):
        hit(g, skeleton)
        return
    places = best_places(g, skeleton, costs)
    to = first((yield Ask(g.seat(PALADIN), VIGIL_MOVE, [option(AT, at) for at in places], PIECES[skeleton])))
    if to != g.at[skeleton]:
        if g.ears:
            g.tell("vigil-moves", "MAN-SOLO-12", piece=PIECES[skeleton], cell=space_text(to))
        move(g, skeleton, to)
        lamp_back(g, skeleton)


def reached(g: Manor, skeleton: int, moves: int) -> list[int]:
    """MAN-SOLO-13, MAN-SOLO-14: what it costs to get to each space: 1 a step, 1 more for a Lamp, one wall in all."""
    prey = g.at[PALADIN_PIECE]
    walls = g.grid.walls
    best = [[TOO_FAR] * SIZE, [TOO_FAR] * SIZE]
    start = g.at[skeleton]
    best[0][start] = 0
    waiting: list[list[tuple[int, int]]] = [[] for _ in range(moves + 3)]
    waiting[0].append((start, 0))
    for cost in range(moves + 1):
        for here, crossed in waiting[cost]:
            if best[crossed][here] != cost or here == prey:
                continue
            for d in SIDES.get(here, ALL_WAYS):
                to = here + DELTA[d]
                over = crossed + (walls[here] >> d & 1)
                if over > 1 or not INSIDE[to]:
                    continue
                after = cost + (2 if g.lying[to] & LAMP_BITS else 1)
                if after <= moves and after < best[over][to]:
                    best[over][to] = after
                    waiting[after].append((to, over))
    return [min(pair) for pair in zip(best[0], best[1], strict=True)]


def best_places(g: Manor, skeleton: int, costs: list[int]) -> list[int]:
    """MAN-SOLO-12 to MAN-SOLO-14: where it may end; from the lowest row and column, staying where it is included."""
    prey = g.at[PALADIN_PIECE]
    others = SKELETON_BITS & ~(1 << skeleton)
    free = [at for at in range(SIZE) if costs[at] != TOO_FAR and at != prey and not g.here[at] & others]
    free = free or [g.at[skeleton]]  # every space in reach is taken: it stays
    beside = [at for at in free if at in beside_him(prey)]
    if beside:
        tiles = [at for at in beside if g.has_tile(at)]
        return tiles or beside
    goal = prey if INSIDE[prey] else FRONT
    nearest = min([FAR[at][goal] for at in free])
    return [at for at in free if FAR[at][goal] == nearest]


def beside_him(prey: int) -> tuple[int, ...]:
    """The spaces adjacent to the Paladin; of the Entrance the one in front of it."""
    return BESIDE[prey] if INSIDE[prey] else (FRONT,)


def lamp_back(g: Manor, skeleton: int) -> None:
    """MAN-SOLO-14."""
    at = g.at[skeleton]
    if take(g, LAMP, at) and g.ears:
        g.tell("lamp-back", "MAN-SOLO-14", piece=PIECES[skeleton], cell=space_text(at))


def hit(g: Manor, skeleton: int) -> None:
    """MAN-SOLO-12, MAN-SOLO-15: 1 Health; it is laid down beside its card, which goes to the first place."""
    s = g.skeletons
    prey = g.at[PALADIN_PIECE]
    if g.ears:
        who, value, beaten = PIECES[skeleton], attack_strength(g, skeleton, prey), strength(g)
        g.tell("skeleton-hits", "MAN-SOLO-12", piece=who, other="paladin", count=value, value=beaten)
    move(g, skeleton, prey)
    lamp_back(g, skeleton)
    move(g, skeleton, OFF)
    s.fallen |= 1 << skeleton
    s.march.remove(skeleton)
    s.march.insert(0, skeleton)
    lose_health(g, 1, "MAN-SOLO-15")


# --- spawning


def rise(g: Manor) -> None:
    """MAN-SOLO-16: some stand up, all that stand and are off the board spawn at random, then the others stand up."""
    s = g.skeletons
    for skeleton in [piece for piece in s.march if s.fallen >> piece & 1][: RUSH[s.stability]]:
        s.fallen &= ~(1 << skeleton)
        if g.ears:
            g.tell("stands-up", "MAN-SOLO-16", piece=PIECES[skeleton])
    pits = [at for at in EDGE_PITS if not g.here[at]]
    for skeleton in s.march:
        if not g.at[skeleton] and not s.fallen >> skeleton & 1 and pits:
            pit = pits.pop(g.rng.below(len(pits)))
            move(g, skeleton, pit)
            if g.ears:
                g.tell("spawned", "MAN-SOLO-16", piece=PIECES[skeleton], cell=space_text(pit))
    s.fallen = 0


# --- for bots


def vigil_reasons(g: Manor) -> list[Reason]:
    """What threatens him: lost Health, Terror, which also makes Poltergeists strong, and Stability."""
    return [
        Reason("vigil_health", -1.2 * (1.0 - g.paladin.health / HEALTH)),
        Reason("vigil_terror", -1.2 * g.spider.terror / g.terms.vigil.terror),
        Reason("vigil_stability", -0.03 * g.skeletons.stability),
    ]


def lowest(g: Manor, ask: Ask, rng: Rng) -> int:
    """MAN-SOLO-14: bots take the lowest row, then the lowest column."""
    return 0


REASONS[SOLO] = vigil_reasons
HABITS[VIGIL_MOVE] = lowest
