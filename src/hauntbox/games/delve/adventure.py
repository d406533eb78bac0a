"""What an adventure declares, and the shelf of all adventures. DEL-ADV."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Rule

Five = tuple[int, int, int, int, int]
"""A number for each number of heroes."""


def no_step(g: Delve) -> None:
    """Nothing happens."""


def no_tile(g: Delve, tile: int, at: int) -> None:
    """No instructions for this tile."""


def never(g: Delve) -> bool:
    return False


class Adventure:
    """One adventure. `number` is that of its rules DEL-ADV-n; everything else has a default of the general rules.

    Hooks (all after the general rules of the same moment, unless they say otherwise):
    `prepare(g)` at the end of the set-up; `stacked(g, rng)` builds the stack where goal and positions do not;
    `placed(g, tile, at)` when a tile has been placed and DEL-EXPLORE-6 is on its way: it may push steps to follow it;
    `own_monsters(g, tile)` whether `placed` also replaces DEL-EXPLORE-6; `encounter(g)` instead of drawing an encounter
    in V1 (None: as usual); `no_draw(g)` a black tile that brings no encounter; `exits(g, seat)` whether the hero may
    escape here at H4(a); `heroes_end(g)` at H4(a); `after_allies(g)` at H4(g); `guarded(g, figure)` whether a figure
    takes no damage; `bonus(g, seat, target)` named attack bonuses of a hero; `damage(g, seat, target)` more damage;
    `destroyed(g, figure, square)`;
    `turn_ends(g)`, `round_ends(g)` in V4; `won(g)`, `lost(g)` after every effect; `soft_rock` DEL-EXPLORE-12 applies.
    For bots: `progress(g)` from 0 to 1 (after the goal tile is found, where there is one), `errands(g, seat)` the
    squares that draw a hero.
    """

    __slots__ = (
        "advanced", "after_allies", "bonus", "damage", "destroyed", "encounter", "errands", "exits", "fewest", "foes",
        "goal", "guarded", "heroes_end", "id", "lost", "most", "no_draw", "number", "own_monsters", "placed",
        "positions", "prepare", "progress", "round_ends", "soft_rock", "stacked", "surges",
        "turn_ends", "won",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        number: int,
        surges: Five,
        advanced: bool,
        goal: str = "",
        positions: Sequence[tuple[int, int]] = (),
        fewest: int = 1,
        most: int = 5,
        foes: tuple[str, ...] = (),
        soft_rock: bool = True,
        prepare: Callable[[Delve], None] = no_step,
        stacked: Callable[[Delve], None] | None = None,
        placed: Callable[[Delve, int, int], None] = no_tile,
        own_monsters: Callable[[Delve, int], bool] | None = None,
        encounter: Callable[[Delve], Any] | None = None,
        no_draw: Callable[[Delve], bool] = never,
        exits: Callable[[Delve, int], bool] | None = None,
        heroes_end: Callable[[Delve], Any] | None = None,
        after_allies: Callable[[Delve], Rule[None]] | None = None,
        guarded: Callable[[Delve, int], bool] | None = None,
        bonus: Callable[[Delve, int, int], int] | None = None,
        damage: Callable[[Delve, int, int], int] | None = None,
        destroyed: Callable[[Delve, int, int], None] | None = None,
        turn_ends: Callable[[Delve], Any] | None = None,
        round_ends: Callable[[Delve], Any] | None = None,
        progress: Callable[[Delve], float] | None = None,
        errands: Callable[[Delve, int], list[int]] | None = None,
        won: Callable[[Delve], bool] = never,
        lost: Callable[[Delve], bool] = never,
    ) -> None:
        self.id: str = name
        self.number: int = number
        self.surges: Five = surges
        self.advanced: bool = advanced
        self.goal: str = goal
        self.positions: Sequence[tuple[int, int]] = positions
        self.fewest: int = fewest
        self.most: int = most
        self.foes: tuple[str, ...] = foes
        """Villains and objects that are in play sooner or later (for the rulebook, bots and `--exhaust`)."""
        self.soft_rock: bool = soft_rock
        self.prepare: Callable[[Delve], None] = prepare
        self.stacked: Callable[[Delve], None] | None = stacked
        self.placed: Callable[[Delve, int, int], None] = placed
        self.own_monsters: Callable[[Delve, int], bool] | None = own_monsters
        self.encounter: Callable[[Delve], Any] | None = encounter
        self.no_draw: Callable[[Delve], bool] = no_draw
        self.exits: Callable[[Delve, int], bool] | None = exits
        self.heroes_end: Callable[[Delve], Any] | None = heroes_end
        self.after_allies: Callable[[Delve], Rule[None]] | None = after_allies
        self.guarded: Callable[[Delve, int], bool] | None = guarded
        self.bonus: Callable[[Delve, int, int], int] | None = bonus
        self.damage: Callable[[Delve, int, int], int] | None = damage
        self.destroyed: Callable[[Delve, int, int], None] | None = destroyed
        self.turn_ends: Callable[[Delve], Any] | None = turn_ends
        self.round_ends: Callable[[Delve], Any] | None = round_ends
        self.progress: Callable[[Delve], float] | None = progress
        self.errands: Callable[[Delve, int], list[int]] | None = errands
        self.won: Callable[[Delve], bool] = won
        self.lost: Callable[[Delve], bool] = lost


ADVENTURES: Final[dict[int, Adventure]] = {}
"""By number; filled by the files of `adventures/`."""


def adventure_of(g: Delve) -> Adventure:
    return ADVENTURES[g.adventure]


def by_heroes(g: Delve, numbers: Sequence[int]) -> int:
    """The entry of a table that reads 1 / 2 / 3 / 4 / 5 heroes."""
    return numbers[g.seats - 1]


def goal_placed(g: Delve, tile: int) -> bool:
    return g.cave.where(tile) != 0
