"""The haunt's own actions: who may do what now, the announced roll, and what comes of it."""

from typing import Final

from hauntbox.games.hilltop.choices import act_code
from hauntbox.games.hilltop.declare import ANYBODY, Action
from hauntbox.games.hilltop.explorers import TRAITS
from hauntbox.games.hilltop.haunt import kind_of, tale
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.games.hilltop.traits import able
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Rule

NO_ROLL: Final = 15
STAR: Final = "star"


def action_options(g: Hilltop, f: int) -> list[int]:
    """HIL-HF-11, HIL-HF-12, HIL-FW-31 to HIL-FW-34: the actions open to a figure now."""
    found: list[int] = []
    free = f >= g.seats or able(g, f)
    for number, action in enumerate(tale(g).actions):
        if not open_to(g, f, action, free):
            continue
        for target in action.targets(g, f):
            for trait in action.traits or (NO_ROLL,):
                found.append(act_code(number, trait, target))
    return found


def open_to(g: Hilltop, f: int, action: Action, free: bool) -> bool:
    if action.kind:
        if f < g.seats or kind_of(g, f).id != action.kind:
            return False
    elif f >= g.seats or (action.team not in (g.team[f], ANYBODY)):
        return False
    if not free and not action.unable:
        return False
    if action.as_attack and g.attacks:
        return False
    again = action.again or not g.done
    return again or not (action.id in g.done or (action.star and STAR in g.done))


def act(g: Hilltop, f: int, number: int, trait: int, target: int) -> Rule[None]:
    """HIL-TURN-6, HIL-FW-31: announced, then rolled, then carried out."""
    action = tale(g).actions[number]
    g.done = (*g.done, action.id, STAR) if action.star else (*g.done, action.id)
    if action.as_attack:
        g.attacks += 1
    if g.ears:
        g.tell("acted", action.rule, who=name(g, f), action=action.id, trait=TRAITS[trait] if trait != NO_ROLL else "")
    total = 0
    if trait != NO_ROLL:
        more = action.dice(g, f) if action.dice is not None else 0
        total = yield from trait_roll(g, f, trait, action.id, action.rule, more)
    happening = action.do(g, f, target, total)
    if happening is not None:
        yield from happening
    settle(g)
