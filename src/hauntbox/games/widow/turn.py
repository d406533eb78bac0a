"""The five steps of a turn, set-up choices and the end of the game."""

from typing import Final

from hauntbox.games.widow.deeds import use_ability
from hauntbox.games.widow.mansion import draw
from hauntbox.games.widow.pieces import FORTUNE_TELLER, JOBS, MEDIUM, SUCCESS
from hauntbox.games.widow.placing import draw_and_place
from hauntbox.games.widow.spirits import sharing, spirits_move
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import TILES
from hauntbox.games.widow.tokens import bind, flip, stock_room, take
from hauntbox.kernel.ask import Ask, Rule

ROLL: Final = -1
AS_SUCCESS: Final = -2
TO_STOCK: Final = -3
KEEP: Final = 0
CHANGES: Final = ((0, 1), (0, -1), (1, 1), (1, -1))
"""What a modifier may do: option 1 to 4 is a die and its change."""


def choose_job(g: Widow, hand: int) -> Rule[None]:
    """WID-SETUP-3: in seat order everybody picks a profession that is not taken."""
    free = [job for job in range(len(JOBS)) if job not in g.jobs]
    if g.offered:
        free = g.offered[2 * hand : 2 * hand + 2]
    g.jobs[hand] = yield Ask(g.seat(hand), "choose_job", free, hand)
    if g.ears:
        g.tell("job-chosen", "WID-SETUP-3", hand=hand + 1, job=JOBS[g.jobs[hand]])


def begin_turn(g: Widow) -> None:
    """WID-TURN-1, WID-TURN-2: check for victory, then the five steps in their order."""
    if not g.tiles_left:
        g.won = True
        if g.ears:
            g.tell("won", "WID-END-3", turns=g.turn)
        return
    g.turn += 1
    g.bonuses = g.pushed = g.given = 0
    g.first_used = g.cheap_used = g.foretold = False
    if g.ears:
        g.tell("turn", "WID-TURN-2", turn=g.turn, hand=g.active + 1, job=JOBS[g.job], left=g.tiles_left)
    g.then(end_turn)
    g.then(use_ability)
    g.then(spirits_move)
    g.then(read_dice)
    g.then(roll)
    g.then(declare)
    g.then(draw_and_place)


def declare(g: Widow) -> Rule[None]:
    """WID-TOKEN-9: one declaration, told token by token; nothing is carried out before the dice are asked for."""
    successes = stocking = 0
    binding = [0, 0, 0, 0, 0]
    left = g.pools[g.active]
    room = stock_room(g)
    haunting = g.haunting if left else []
    while left:
        options = [ROLL, AS_SUCCESS, *haunting]
        barred: list[tuple[int, str]] = []
        if stocking < room:
            options.append(TO_STOCK)
        elif room or g.stock:
            barred.append((TO_STOCK, "WID-JOB-12"))
        choice: int = yield Ask(g.asked, "declare", options, (successes, tuple(binding), stocking), barred)
        if choice == ROLL:
            break
        left -= 1
        if choice == AS_SUCCESS:
            successes += 1
        elif choice == TO_STOCK:
            stocking += 1
        else:
            binding[choice] += 1
    g.pools[g.active] = left
    g.declared = successes
    if successes and g.ears:
        g.tell("declared", "WID-TOKEN-2", count=successes, pool=left)
    for spirit in range(g.spirits):
        if binding[spirit]:
            bind(g, spirit, binding[spirit], "WID-TOKEN-7")
    g.supply += stocking
    for _ in range(stocking):
        g.then(stock_tile)


def stock_tile(g: Widow) -> None:
    """WID-JOB-11, WID-JOB-13: the carpenter draws a tile, face up, into his stock."""
    tile = draw(g)
    g.stock.append(tile)
    if g.ears:
        g.tell("stocked", "WID-JOB-11", tile=TILES[tile].id, left=g.tiles_left)


def roll(g: Widow) -> None:
    """WID-TURN-5: both dice are rolled once; the roll takes all pending modifiers (WID-DICE-7)."""
    g.dice = [g.rng.below(6) + 1, g.rng.below(6) + 1]
    g.rolled = g.dice[:]
    g.modifiers = g.pending
    g.pending = 0
    if g.ears:
        g.tell("rolled", "WID-TURN-5", first=g.dice[0], second=g.dice[1], modifiers=g.modifiers)
    if g.modifiers:
        g.then(modify)


def modify(g: Widow) -> Rule[None]:
    """WID-DICE-8, WID-DICE-9: each modifier may change one die by 1, within 1 to 6."""
    options = [KEEP] + [i + 1 for i, (die, change) in enumerate(CHANGES) if 1 <= g.dice[die] + change <= 6]
    choice: int = yield Ask(g.asked, "use_modifier", options, g.modifiers)
    g.modifiers -= 1
    if choice != KEEP:
        die, change = CHANGES[choice - 1]
        g.dice[die] += change
        if g.ears:
            g.tell("modified", "WID-DICE-8", die=die + 1, change=change, first=g.dice[0], second=g.dice[1])
    if g.modifiers:
        g.then(modify)


def read_dice(g: Widow) -> None:
    """WID-DICE-2, WID-DICE-3, WID-DICE-10: successes and a double's token, on the final values."""
    first, second = g.dice
    g.successes = (first >= SUCCESS) + (second >= SUCCESS)
    if g.ears:
        g.tell("successes", "WID-TURN-7", first=first, second=second, dice=g.successes, tokens=g.declared,
               total=g.successes + g.declared)  # fmt: skip
    if first == second:
        take(g, g.active, 1, "WID-DICE-3")
        if g.job == FORTUNE_TELLER and first >= SUCCESS:
            flip(g, FORTUNE_TELLER, "WID-JOB-21")


def end_turn(g: Widow) -> None:
    """WID-TURN-11: unspent declared tokens return, the medium's condition is checked, the turn passes on."""
    if g.declared:
        g.supply += g.declared
        if g.ears:
            g.tell("returned", "WID-TOKEN-6", count=g.declared, supply=g.supply)
    g.declared = g.successes = 0
    if sharing(g):
        flip(g, MEDIUM, "WID-JOB-24")
    g.active = (g.active + 1) % len(g.jobs)
    g.then(begin_turn)
