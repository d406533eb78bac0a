"""What makes a position good for the Manor, and what it does without thinking."""

from collections.abc import Callable, Sequence
from typing import Final

from hauntbox.board.dark import DARK, EMPTY, LIT, turned_sides
from hauntbox.games.manor.cards import EVENTS_ROW, MOLD_OF, OMEN_POWER, OMENS_RESTORED, ROW_SPACES, ROWS
from hauntbox.games.manor.manor_rows import ASSIGNED
from hauntbox.games.manor.manor_words import (
    ASSIGN,
    END_TURN,
    FLY,
    HALT,
    MENU,
    NO_MORE,
    ORIENT,
    REVEAL_ONE,
    SHIFT_FULL,
    SHIFT_ONE,
    SHIFT_WHERE,
    SWAP_ONE,
    SWAP_OTHER,
    TREASURE_WHERE,
    WALK,
    WALK_STEP,
    WALL_TILE,
)  # fmt: skip
from hauntbox.games.manor.manor_wraith import WAYS
from hauntbox.games.manor.options import first, second, word_of
from hauntbox.games.manor.pieces import OCCUPYING, PALADIN, PALADIN_PIECE, WRAITH
from hauntbox.games.manor.spaces import BESIDE, DELTA, FAR, RINGS
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import poltergeists
from hauntbox.games.manor.tiles import NUMBER, WALLS
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

WORTH: Final[dict[str, float]] = {
    "best": 0.08,
    "others": 0.012,
    "card": 0.035,
    "omen": 0.015,
    "room": 0.015,
    "fence": 0.01,
}
"""What each thing counts in points of the judge.

Mold of the best flight and of the others, cards, Omens of the next turn, tiles near the Wraith to fly into, and Force
Walls around the Paladin.
"""
ROOM: Final = 3
"""How near."""
ALMOST: Final = 0.5
"""How much a flight that cannot be completed yet is worth of one that can."""
UNLIT: Final = 0.4
"""How far a Dark tile on the way counts as one that can be flown into."""
GAIN: Final[tuple[tuple[float, ...], ...]] = (
    (0.055, 0.02, 0.01),
    (0.03, 0.02, 0.01),
    (0.07, 0.05, 0.03),
    (0.032, 0.01, 0.005),
    (0.09, 0.075, 0.05),
)
"""What the first, second and third Omen on each row add."""


def added_up(gains: Sequence[Sequence[float]]) -> list[list[float]]:
    """By row and number of Omens: what they are worth together."""
    return [[sum(gain[:count]) for count in range(ROW_SPACES + 1)] for gain in gains]


PLAN: Final = added_up(GAIN)
MOST_OMENS: Final = 13


def best_of_the_rest(gains: Sequence[Sequence[float]], start: int) -> list[float]:
    """What so many Omens add at most on the rows from this one on."""
    rest = sorted([gain for row in gains[start:] for gain in row], reverse=True)
    return [sum(rest[:count]) for count in range(MOST_OMENS)]


AHEAD: Final = [best_of_the_rest(GAIN, start) for start in range(len(ROWS) + 1)]
"""AHEAD[row][n]: what n Omens in the box are worth when the rows before this one have theirs."""


def reasons(g: Manor) -> list[Reason]:
    """Flights that are possible or nearly so, cards for more, and Omens."""
    m = g.manor
    w = WORTH
    here = g.at[WRAITH]
    return [
        Reason("manor_flight", prospects(g, here, m.hand)),
        Reason(
            "manor_room", w["room"] * sum([1 for ring in RINGS[here][1 : ROOM + 1] for at in ring if is_open(g, at)])
        ),
        Reason("manor_fence", w["fence"] * fence(g)),
        Reason("manor_cards", w["card"] * len(m.hand)),
        Reason("manor_omens", plans(g) + w["omen"] * OMENS_RESTORED[poltergeists(g)]),
    ]


def plans(g: Manor) -> float:
    """What the Omens of this turn will do while they are assigned; then only the cards that will be drawn for them."""
    m = g.manor
    if not m.row:
        return 0.0
    if m.row == ASSIGNED:
        return WORTH["card"] * OMEN_POWER[EVENTS_ROW][m.rows[EVENTS_ROW]]
    return AHEAD[m.row][m.box] + sum([PLAN[row][m.rows[row]] for row in range(m.row)])


def room(g: Manor, start: int) -> int:
    """How many tiles near the Wraith can be flown into."""
    face, here, lying = g.grid.face, g.here, g.lying
    count = 0
    for ring in RINGS[start][1 : ROOM + 1]:
        for at in ring:
            if face[at] == LIT and not here[at] and not lying[at] & OCCUPYING:
                count += 1
    return count


def fence(g: Manor) -> int:
    """Force Walls around the Paladin: he explores less, and the Wraith costs him Grit where he cannot be driven out."""
    return g.grid.barrier[g.at[PALADIN_PIECE]].bit_count() if g.paladin_in() else 0


def prospects(g: Manor, start: int, hand: list[int]) -> float:
    """What the cards in hand are worth for flights from a tile: the best most, the others a little."""
    best = total = 0.0
    doors = first_steps(g, start)
    if not doors:
        return 0.0
    for card in hand:
        share = 0.0
        for d, at in doors:
            for path, _ in WAYS[card][d]:
                part = flown_part(g, at, path)
                if part > share:
                    share = part
        points = MOLD_OF[card] * share
        total += points
        if points > best:
            best = points
    return WORTH["best"] * best + WORTH["others"] * (total - best)


def first_steps(g: Manor, start: int) -> list[tuple[int, int]]:
    """The directions in which a flight could begin, now or when the tile there is Lit."""
    face, walls = g.grid.face, g.grid.walls[start]
    found: list[tuple[int, int]] = []
    for d in range(4):
        at = start + DELTA[d]
        if not walls >> d & 1 and face[at] != EMPTY and not g.here[at] and not g.lying[at] & OCCUPYING:
            found.append((d, at))
    return found


def flown_part(g: Manor, at: int, path: tuple[int, ...]) -> float:
    """1 for a complete flight whose first step leads to `at`; less for one that only its beginning allows."""
    face, walls, here, lying = g.grid.face, g.grid.walls, g.here, g.lying
    done = 0.0
    for i in range(len(path)):
        if i:
            if walls[at] >> path[i] & 1:
                break
            at += DELTA[path[i]]
            if not face[at] or here[at] or lying[at] & OCCUPYING:
                break
        if face[at] == DARK:
            done += UNLIT
            break
        done += 1.0
    else:
        return 1.0
    return ALMOST * done / len(path)


# --- habits


def assign_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """As many Omens on this row as leave the most for all rows together."""
    m = g.manor
    row, box = m.row, m.box
    worth = [PLAN[row][second(value)] + AHEAD[row + 1][box - second(value)] for value in ask.options]
    return worth.index(max(worth))


def nearest(g: Manor, ask: Ask, rng: Rng) -> int:
    """The tile nearest to the Wraith, among equals any."""
    far = FAR[g.at[WRAITH]]
    ranks = [8 * far[first(value)] + rng.below(8) if value != NO_MORE else 999 for value in ask.options]
    return ranks.index(min(ranks))


def farthest(g: Manor, ask: Ask, rng: Rng) -> int:
    """The tile farthest from the Paladin, or from the Wraith: there a Treasure is in nobody's way."""
    far = FAR[g.at[PALADIN_PIECE] if g.plays(PALADIN) else g.at[WRAITH]]
    ranks = [8 * far[first(value)] + rng.below(8) for value in ask.options]
    return ranks.index(max(ranks))


def is_open(g: Manor, at: int) -> bool:
    """Lit and unoccupied: the Wraith can fly into it."""
    return g.grid.face[at] == LIT and not g.occupied(at)


def partner_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """A tile to fly into goes where none is near the Wraith; any other goes away for one."""
    far = FAR[g.at[WRAITH]]
    good = is_open(g, ask.about[0])
    ranks = []
    for value in ask.options:
        at = first(value)
        differs = is_open(g, at) != good
        ranks.append(8 * (far[at] if good else -far[at]) - 200 * differs + rng.below(8))
    return ranks.index(min(ranks))


def meeting_sides(g: Manor, tile: str, at: int, r: int) -> int:
    """Open sides that lead to Lit tiles with an open side there (2 each), or to Dark ones."""
    grid = g.grid
    walls = turned_sides(WALLS[NUMBER[tile]], r)
    points = 0
    for d in range(4):
        there = at + DELTA[d]
        if not walls >> d & 1:
            if grid.face[there] == LIT and not grid.printed[there] >> (d ^ 2) & 1:
                points += 2
            elif grid.face[there] == DARK:
                points += 1
    return points


def orient_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Turned so that it opens to Lit tiles."""
    tile, at = ask.about
    points = [8 * meeting_sides(g, tile, at, first(value)) + rng.below(8) for value in ask.options]
    return points.index(max(points))


def menu_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Fly for the most Mold; walk where a step leads to a flight; else end the phase."""
    best, mold = -1, 0
    for i, value in enumerate(ask.options):
        if word_of(value) == FLY and MOLD_OF[first(value)] > mold:
            best, mold = i, MOLD_OF[first(value)]
    if best >= 0:
        return best
    hand = g.manor.hand
    if len(hand) > 1 and rng.below(2):
        cheapest = min(hand, key=lambda card: MOLD_OF[card])
        rest = [card for card in hand if card != cheapest]
        here = g.at[WRAITH]
        if max([prospects(g, to, rest) for to in BESIDE[here] if g.has_tile(to)], default=0.0) >= WORTH["best"]:
            return [first(value) if word_of(value) == WALK else -1 for value in ask.options].index(cheapest)
    return ask.options.index(END_TURN)


def walk_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """The step with the best flights from there."""
    hand = g.manor.hand
    here = g.at[WRAITH]
    points = [prospects(g, here if value == HALT else first(value), hand) for value in ask.options]
    return points.index(max(points))


def declined(g: Manor, ask: Ask, rng: Rng) -> int:
    """Without a plan better nothing: three times in four."""
    return ask.options.index(NO_MORE) if rng.below(4) else rng.below(len(ask.options))


MANOR_HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {
    ASSIGN: assign_habit,
    SWAP_ONE: declined,
    SHIFT_FULL: declined,
    SWAP_OTHER: partner_habit,
    SHIFT_ONE: declined,
    SHIFT_WHERE: nearest,
    ORIENT: orient_habit,
    REVEAL_ONE: nearest,
    WALL_TILE: declined,
    MENU: menu_habit,
    WALK_STEP: walk_habit,
    TREASURE_WHERE: farthest,
}
MANOR_PAUSES: Final[tuple[str, ...]] = (
    ASSIGN,
    SWAP_ONE,
    SHIFT_FULL,
    SHIFT_ONE,
    REVEAL_ONE,
    WALL_TILE,
    MENU,
)
MANOR_SMALL: Final[tuple[str, ...]] = (TREASURE_WHERE,)
