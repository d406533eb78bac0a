"""How spirits enter and move, and how the widow is caught."""

from hauntbox.board.geometry import write_cell
from hauntbox.board.paths import distances, nearer
from hauntbox.games.widow.pieces import ALL_MOVE, CHAPLAIN, FACE, JOBS, SPEED, SPIRITS
from hauntbox.games.widow.state import NOBODY, NOWHERE, Widow
from hauntbox.games.widow.tiles import TILES
from hauntbox.games.widow.tokens import flip, strip
from hauntbox.kernel.ask import Ask, Rule


def caught(g: Widow, spirit: int, rule: str) -> bool:
    """WID-END-1: a spirit on the widow's tile, bound or not, ends the game; all that is pending is dropped."""
    if g.at[spirit] != g.widow:
        return False
    g.lost = spirit
    g.agenda.clear()
    if g.ears:
        g.tell("caught", rule, spirit=SPIRITS[spirit].id, tile=TILES[g.tiles[g.widow]].id)
    return True


def check_catch(g: Widow, rule: str) -> bool:
    """WID-WIDOW-5: the widow has ended a move; any spirit there has caught her."""
    return any(caught(g, spirit, rule) for spirit in range(g.spirits))


def appear(g: Widow, at: int, rule: str) -> None:
    """WID-BANG-1: the first waiting spirit enters the mansion."""
    spirit = g.waiting
    g.waiting += 1
    g.at[spirit] = at
    if g.ears:
        g.tell("appeared", rule, spirit=SPIRITS[spirit].id, tile=TILES[g.tiles[at]].id, cell=write_cell(at))
    if spirit == 2:
        flip(g, CHAPLAIN, "WID-JOB-28")
    caught(g, spirit, "WID-END-1")


def move_spirit(g: Widow, spirit: int, spaces: int, rule: str) -> Rule[None]:
    """WID-SPIRIT-6: one move towards the widow; each space a token is lost, or a step nearer is made."""
    for _ in range(spaces):
        if g.held(spirit):
            yield from strip(g, spirit, NOBODY, "WID-BIND-1")
            continue
        here = g.at[spirit]
        steps = nearer(g.links(spirit), here, g.field(spirit))
        if not steps:
            return
        there = steps[0]
        if len(steps) > 1:
            there = yield Ask(g.asked, "spirit_step", steps, SPIRITS[spirit].id)
        place_spirit(g, spirit, there, rule)
        if caught(g, spirit, "WID-SPIRIT-13"):
            return


def place_spirit(g: Widow, spirit: int, there: int, rule: str) -> None:
    g.at[spirit] = there
    if g.ears:
        left = g.field(spirit).get(there, -1)
        g.tell("spirit-moved", rule, spirit=SPIRITS[spirit].id, tile=TILES[g.tiles[there]].id,
               cell=write_cell(there), left=left)  # fmt: skip


def free_steps(g: Widow, spirit: int) -> list[int]:
    """WID-SPIRIT-17: where a player may move a free spirit: any neighbour but the widow's tile."""
    return [there for there in g.links(spirit)[g.at[spirit]] if there != g.widow]


def movable(g: Widow, spirit: int) -> bool:
    return g.held(spirit) or bool(free_steps(g, spirit))


def each_moves(g: Widow, left: list[int], prompt: str, chill: bool) -> Rule[None]:
    """WID-SPIRIT-5, WID-BANG-3: several spirits move once each, in the order the active player likes."""
    spirit: int = yield Ask(g.asked, prompt, left)
    rest = [other for other in left if other != spirit]
    if rest:
        g.then(each_moves, rest, prompt, chill)
    if chill:
        g.then(move_spirit, spirit, 1, "WID-BANG-3")
    else:
        g.then(move_spirit, spirit, SPEED[spirit], "WID-SPIRIT-2")


def chill(g: Widow) -> None:
    """WID-BANG-3: every spirit in the mansion moves exactly 1 space."""
    if g.ears:
        g.tell("chill", "WID-BANG-3")
    g.then(each_moves, g.haunting, "chill_order", True)


def moved_by(g: Widow, face: int) -> list[int]:
    """WID-SPIRIT-2, WID-SPIRIT-3: the spirits that a die face moves."""
    if face == ALL_MOVE:
        return g.haunting
    spirit = FACE.index(face)
    return [spirit] if g.at[spirit] != NOWHERE else []


def spirits_move(g: Widow) -> Rule[None]:
    """WID-SPIRIT-1: both dice are carried out, unless they show a double (WID-DICE-4)."""
    first, second = g.dice
    if first == second and not g.doubles_move:
        if g.ears:
            g.tell("double-rest", "WID-DICE-4", face=first)
        return
    if order_matters(g, first, second) and (yield Ask(g.asked, "die_order", [0, 1])) == 1:
        first, second = second, first
    g.then(die_moves, second)
    g.then(die_moves, first)


def order_matters(g: Widow, first: int, second: int) -> bool:
    """WID-SPIRIT-4: with a 1 among several spirits, or two spirits that may break the same locks."""
    if first == second:
        return False
    one, other = moved_by(g, first), moved_by(g, second)
    if not one or not other:
        return False
    if len(one) > 1 or len(other) > 1:
        return True
    return one != other and any(may_leave(g, one[0], at) and may_leave(g, other[0], at) for at in g.locks)


def may_leave(g: Widow, spirit: int, at: int) -> bool:
    """Whether a spirit's next move can take it over a tile with a space left to leave it."""
    here, field = g.at[spirit], g.field(spirit)
    steps = field.get(here, 0) - field.get(at, 0)
    return 0 <= steps < SPEED[spirit] and at in distances(g.links(spirit), here, steps)


def die_moves(g: Widow, face: int) -> None:
    """WID-SPIRIT-2, WID-SPIRIT-3: a 1 moves everybody once, another face the spirit that bears it."""
    left = moved_by(g, face)
    if g.ears:
        g.tell("die", "WID-SPIRIT-2" if face == ALL_MOVE else "WID-SPIRIT-3", face=face, count=len(left))
    if face == ALL_MOVE:
        g.then(each_moves, left, "spirit_order", False)
    elif left:
        g.then(move_spirit, left[0], SPEED[left[0]], "WID-SPIRIT-3")


def sharing(g: Widow) -> bool:
    """WID-JOB-24: two or more spirits share a tile."""
    places = [at for at in g.at if at != NOWHERE]
    return len(set(places)) < len(places)


def banish(g: Widow, spirit: int, at: int) -> None:
    """WID-JOB-27: the chaplain puts a spirit on the Chapel, not counted in spaces."""
    g.at[spirit] = at
    if g.ears:
        g.tell("banished", "WID-JOB-27", spirit=SPIRITS[spirit].id, job=JOBS[CHAPLAIN])
