"""Rival Delvers: every player for himself. DEL-ADV-12, DEL-COMP."""

from typing import Final

from hauntbox.board.squares import square_in
from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.chests import hoard, revealed
from hauntbox.games.delve.harm import finish
from hauntbox.games.delve.state import CHEST, CHESTS, Delve
from hauntbox.games.delve.tiles import STACK, STAIRS, START_B, TILES, WHITE, first_mushroom
from hauntbox.kernel.ask import Ask, Rule

WANTED: Final = (5, 5, 5, 4, 4)
"""DEL-ADV-12-4: the worth that may be revealed, by number of players."""
LAST_ROUNDS: Final = 3
LONGEST: Final = 40


def stacked(g: Delve) -> None:
    g.unseen = list(range(STACK))
    g.stack = [0] * STACK


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-12-2, DEL-ADV-12-5: a chest on each white tile while there are some; an empty stack is the end soon."""
    if TILES[tile].triangle == WHITE and g.notes["chests"] < len(CHESTS):
        square = square_in(at, first_mushroom(tile, g.cave.turns(at)))
        g.things = (*g.things, (square, CHEST + g.notes["chests"]))
        g.notes["chests"] += 1
        if g.ears:
            g.tell("chest", "DEL-ADV-12-2", left=len(CHESTS) - g.notes["chests"])
    if not g.stack and "last_round" not in g.notes:
        g.notes["last_round"] = g.round + LAST_ROUNDS


def heroes_end(g: Delve) -> Rule[None]:
    """DEL-ADV-12-4: on the stairs with enough he may reveal his chests; then the round is finished."""
    seat = g.active
    if (
        g.able(seat)
        and g.cave.ground[g.at[seat]] == STAIRS
        and not revealed(g, seat)
        and hoard(g, seat) >= WANTED[g.seats - 1]
        and (yield Ask(seat, "reveal", [True, False], hoard(g, seat)))
    ):
        g.notes["revealed"] = g.notes.get("revealed", 0) | 1 << seat
        g.known = tuple([-1 if CHEST + i in g.heroes[seat].loads else mask for i, mask in enumerate(g.known)])
        g.reveal()
        if g.ears:
            g.tell("revealed", "DEL-ADV-12-4", who=g.hero.name, worth=hoard(g, seat))


def round_ends(g: Delve) -> None:
    """DEL-ADV-12-4 to DEL-ADV-12-6."""
    shown = [s for s in range(g.seats) if revealed(g, s)]
    if shown:
        crown(g, shown, "won_12")
    elif g.round >= g.notes.get("last_round", LONGEST + 1):
        crown(g, list(range(g.seats)), "stack_empty")
    elif g.round >= LONGEST:
        crown(g, list(range(g.seats)), "out_of_rounds")


def crown(g: Delve, seats: list[int], ending: str) -> None:
    """The highest worth wins; ties: more HP; still tied: shared."""
    best = max([(hoard(g, s), g.hp[s]) for s in seats])
    winners = [s for s in seats if (hoard(g, s), g.hp[s]) == best]
    finish(g, ending, sum([1 << s for s in winners]))


def errands(g: Delve, seat: int) -> list[int]:
    """Chests that lie about; with enough of them the stairs."""
    if hoard(g, seat) >= WANTED[g.seats - 1]:
        return g.cave.squares_with(START_B, STAIRS)
    return [square for square, _ in g.things]


ADVENTURE: Final = Adventure(
    "rival_delvers", 12, (1, 1, 1, 1, 1), True, fewest=2, stacked=stacked, placed=placed, heroes_end=heroes_end,
    round_ends=round_ends, errands=errands,
)  # fmt: skip
