"""Order of play: seat after seat in the first half; heroes, traitor slot and monsters in the second."""

from typing import Final

from hauntbox.games.hilltop.beginning import begin_haunt, hero_stairs, set_order, stairs_for_monsters, without_roll
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.monsters import given_turn, monster_turn
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops_sides import REORDER, given_to, may_come_in
from hauntbox.games.hilltop.rolls import HAUNT_ROLL, roll
from hauntbox.games.hilltop.state import ASLEEP, GONE, NOBODY, OUTSIDE, STUNNED, UNCONSCIOUS, Hilltop
from hauntbox.games.hilltop.turn import begin_turn, explored
from hauntbox.games.hilltop.victory import end, settle
from hauntbox.kernel.ask import Rule

HAUNT_DICE: Final = 6
EARLY_OMENS: Final = 3


def explore_turn(g: Hilltop, x: int) -> None:
    """HIL-SETUP-10: one turn of the first half, then the haunt rolls that are due, then the seat to the left."""
    g.then(pass_on, x)
    g.then(haunt_rolls, x)
    begin_turn(g, x)


def pass_on(g: Hilltop, x: int) -> Rule[None]:
    """HIL-TURN-2, HIL-END-7: the next player, unless the first half has come to its end."""
    left = (x + 1) % g.seats
    if left == g.first:
        g.round += 1
        if g.round >= g.max_explore or explored(g):
            g.then(haunt_round)
            yield from without_roll(g)
            return
    g.then(explore_turn, left)


# --- the haunt roll


def haunt_rolls(g: Hilltop, x: int) -> Rule[None]:
    """HIL-HAUNT-1, HIL-HAUNT-4: everybody who drew an omen in this turn rolls, the active player first."""
    for seat in g.around(x):
        for due in [due for due in g.due if due[0] == seat]:
            if (yield from haunt_roll(g, seat)):
                g.due = ()
                g.agenda.pop()  # HIL-HAUNT-34: nobody is next in the first half any more
                g.then(haunt_round)
                g.then(begin_haunt, *due)
                return
    g.due = ()


def haunt_roll(g: Hilltop, x: int) -> Rule[bool]:
    """HIL-HAUNT-1, HIL-HAUNT-2: six dice against the omens revealed; says whether the haunt begins."""
    total: int = yield from roll(g, x, HAUNT_DICE, HAUNT_ROLL, "haunt_roll", "HIL-HAUNT-1")
    begins = total < g.revealed and not (g.early and g.revealed < EARLY_OMENS)  # HIL-VAR-3
    if g.ears:
        g.tell("haunt-roll", "HIL-HAUNT-2", who=name(g, x), total=total, omens=g.revealed, begins=begins)
    return begins


# --- the second half


def haunt_round(g: Hilltop) -> Rule[None]:
    """HIL-HF-9: a round begins."""
    g.round += 1
    g.slot = 0
    if g.round > g.max_rounds:
        end(g, "out_of_time", 0, "HIL-END-6")
    if g.ears:
        g.tell("round", "HIL-HF-9", round=g.round)
    if g.memory.pop(REORDER, 0):
        set_order(g)
    g.then(play_slot)
    if g.round == 1 and tale(g).traitor_first and g.traitor != NOBODY:
        g.then(begin_living_turn, g.traitor)
    happening = tale(g).round_start(g)
    if happening is not None:
        yield from happening
    settle(g)
    yield from hero_stairs(g)


def play_slot(g: Hilltop) -> None:
    """HIL-HAUNT-30, HIL-HAUNT-33: the next place in the order; a place stays when its explorer is dead."""
    if g.slot >= len(g.order):
        g.then(round_over)
        return
    x = g.order[g.slot]
    g.slot += 1
    haunt = tale(g)
    g.then(play_slot)
    if haunt.monsters_after == "each_turn" or x == monsters_follow(g):
        g.then(monster_turn)
    if x == g.traitor:
        g.then(slot_over)
    extra = g.memory.get("extra_turns", ())
    if x in extra:
        g.memory["extra_turns"] = tuple([seat for i, seat in enumerate(extra) if i != extra.index(x)])
        g.then(begin_living_turn, x)
    g.then(begin_living_turn, x)
    if x == g.traitor:
        g.then(slot_begins)


def monsters_follow(g: Hilltop) -> int:
    """HIL-FW-20: after whose place in the order the monsters act; NOBODY: never, or after everybody."""
    after = tale(g).monsters_after
    if after == "traitor":
        return g.traitor if g.traitor != NOBODY else g.revealer
    return g.revealer if after == "revealer" else NOBODY


def begin_living_turn(g: Hilltop, x: int) -> None:
    """HIL-FW-16, HIL-FW-21: a dead, removed, sleeping, stunned or skipped explorer has no turn of its own."""
    skipped = g.memory.get("skipped_turns", ())
    if x in skipped:
        g.memory["skipped_turns"] = tuple([seat for i, seat in enumerate(skipped) if i != skipped.index(x)])
        return
    flags = g.flags[x]
    if flags & OUTSIDE:
        g.then(outside_turn, x)
    elif flags & GONE:
        if given_to(g, x):
            given_turn(g, x)
    elif flags & STUNNED:
        g.flags[x] &= ~STUNNED
        if g.ears:
            g.tell("recovered", "HIL-FW-16", who=name(g, x))
    elif not flags & (ASLEEP | UNCONSCIOUS):
        begin_turn(g, x)


def outside_turn(g: Hilltop, x: int) -> Rule[None]:
    """HIL-FW-53: who comes back into the house has a turn there."""
    if (yield from may_come_in(g, x)):
        begin_turn(g, x)


def slot_begins(g: Hilltop) -> Rule[None]:
    """HIL-HF-8: the traitor slot; the elevator may carry the traitor's side once more (HIL-ROOM-56)."""
    g.active = g.traitor
    g.rode = False
    yield from stairs_for_monsters(g)
    happening = tale(g).slot_start(g)
    if happening is not None:
        yield from happening
    settle(g)


def slot_over(g: Hilltop) -> Rule[None]:
    happening = tale(g).slot_end(g)
    if happening is not None:
        yield from happening
    settle(g)


def round_over(g: Hilltop) -> Rule[None]:
    """HIL-HF-9: after the last place."""
    g.then(haunt_round)
    happening = tale(g).round_end(g)
    if happening is not None:
        yield from happening
    settle(g)
