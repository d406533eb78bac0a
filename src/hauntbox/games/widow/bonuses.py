"""The colour bonuses, and the other things that a placed tile can bring."""

from typing import Final

from hauntbox.board.geometry import write_cell
from hauntbox.board.paths import distances
from hauntbox.games.widow.pieces import SPIRITS
from hauntbox.games.widow.spirits import check_catch, free_steps, movable, place_spirit
from hauntbox.games.widow.state import NOBODY, NOWHERE, Widow
from hauntbox.games.widow.tiles import TILES
from hauntbox.games.widow.tokens import bind, strip
from hauntbox.kernel.ask import Ask, Rule

DECLINE: Final = -1
STRIP: Final = -2


def add_modifier(g: Widow, rule: str) -> None:
    """WID-DICE-7: one more pending roll modifier; the next roll takes them all."""
    g.pending += 1
    if g.ears:
        g.tell("modifier", rule, pending=g.pending)


def red_bonus(g: Widow) -> Rule[None]:
    """WID-BONUS-3: the widow moves up to 2 spaces, as one move."""
    near = distances(g.walk, g.widow, 2, shut=shut_tiles(g))
    there: int = yield Ask(g.asked, "red_bonus", [DECLINE] + [at for at, steps in near.items() if steps])
    if there != DECLINE:
        move_widow(g, there, "WID-BONUS-3")


def shut_tiles(g: Widow) -> list[int]:
    """WID-VAR-5: with `no_passing` the widow may not enter a tile with a spirit at all."""
    return [at for at in g.at if at != NOWHERE] if g.no_passing else []


def move_widow(g: Widow, there: int, rule: str) -> None:
    """WID-WIDOW-4, WID-WIDOW-5: only the tile where her move ends counts."""
    g.widow = there
    g.forget_fields()
    if g.ears:
        g.tell("widow-moved", rule, tile=TILES[g.tiles[there]].id, cell=write_cell(there))
    check_catch(g, "WID-WIDOW-5")


def blue_bonus(g: Widow) -> Rule[None]:
    """WID-BONUS-4, WID-BONUS-5: one spirit moves up to 2 spaces in any direction; a held one loses tokens instead."""
    spirit: int = yield Ask(g.asked, "blue_bonus", [DECLINE] + [s for s in g.haunting if movable(g, s)])
    if spirit == DECLINE:
        return
    for _ in range(2):
        steps = [STRIP] if g.held(spirit) else free_steps(g, spirit)
        there: int = yield Ask(g.asked, "blue_step", [DECLINE, *steps], SPIRITS[spirit].id)
        if there == DECLINE:
            return
        if there == STRIP:
            yield from strip(g, spirit, NOBODY, "WID-BONUS-5")
        else:
            place_spirit(g, spirit, there, "WID-BONUS-4")


def black_bonus(g: Widow, left: int) -> Rule[None]:
    """WID-BONUS-8: up to 2 tokens from the supply are put on spirits."""
    if not g.supply:
        return
    spirit: int = yield Ask(g.asked, "black_bonus", [DECLINE, *g.haunting], left)
    if spirit == DECLINE:
        return
    g.supply -= 1
    bind(g, spirit, 1, "WID-BONUS-8")
    if left > 1:
        g.then(black_bonus, left - 1)
