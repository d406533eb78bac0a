"""HIDDENMOVE (HIL-FW-64): the turn of an invisible explorer, and striking at a room in which nobody is to be seen."""

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hilltop.attack import BARE, attack
from hauntbox.games.hilltop.declare import HERE, NO, Action
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.moving import spaces_left
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.rooms import COAL_CHUTE, MYSTIC_ELEVATOR
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.games.hilltop.unseen import appear, place_of, unseen, vanish
from hauntbox.kernel.ask import Ask, Rule

STEP_ON: Final = "unseen_step"
SHOW: Final = "unseen_show"
STOP: Final = "unseen_stop"
RULE: Final = "HIL-FW-64"


def sneak(g: Hilltop, x: int) -> Rule[bool]:
    """One deed of an unseen turn, without hindrance; or it shows itself. Says whether the turn goes on."""
    here = g.secrets[place_of(x)]
    ways = [there for there in g.ways[here] if there not in (COAL_CHUTE, MYSTIC_ELEVATOR)]
    options = [STOP, SHOW, STEP_ON] if ways and spaces_left(g, x) else [STOP, SHOW]
    chosen: str = yield Ask(x, "choose_option", options, "invisible")
    if chosen == STOP:
        return False
    if chosen == SHOW:
        appear(g, x, RULE)
        g.then(hide_again, x)
        return True
    g.spent += 1
    g.secrets[place_of(x)] = yield Ask(x, "choose_room", ways, "invisible", always=True)
    return True


def hide_again(g: Hilltop, f: int) -> None:
    if g.here(f):
        vanish(g, f, RULE)


def strike_room(action: str, rule: str) -> Action:
    """The attack of the turn on the own room: an ordinary one if the figure is there, else wasted (HIL-FW-67)."""

    def somebody_unseen(g: Hilltop, x: int) -> Sequence[int]:
        return HERE if any(g.team[f] != g.team[x] for f in unseen(g)) else NO

    def strike(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
        found = [f for f in unseen(g) if g.team[f] != g.team[x] and g.secrets[place_of(f)] == g.room[x]]
        g.reveal()
        if not found:
            if g.ears:
                g.tell("struck-nobody", rule, who=name(g, x), room=room_name(g.room[x]))
            return
        appear(g, found[0], rule)
        yield from attack(g, x, found[0], MIGHT, BARE)
        hide_again(g, found[0])

    return Action(action, rule, somebody_unseen, strike, as_attack=True)
