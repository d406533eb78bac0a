"""The monster turn: movement rolls, then one piece after another, each played to its end."""

from typing import Final

from hauntbox.games.hilltop.actions import act, action_options
from hauntbox.games.hilltop.attack import attack, attack_modes
from hauntbox.games.hilltop.choices import (
    ACT,
    ATTACK,
    CHUTE,
    END,
    GALLERY_FALL,
    JUMP,
    LOW,
    ROOM,
    STEP,
    act_parts,
    attack_code,
    attack_parts,
    kind_of_choice,
)  # fmt: skip
from hauntbox.games.hilltop.declare import CHASE, FREE, NONE, RUSH, SCRIPT
from hauntbox.games.hilltop.elevator import ride_at_will
from hauntbox.games.hilltop.explorers import SPEED
from hauntbox.games.hilltop.figures import is_monster, together, trait_of, traitor_player
from hauntbox.games.hilltop.haunt import kind_of, tale
from hauntbox.games.hilltop.house import FAR, bordering, field, slides_to, way_in
from hauntbox.games.hilltop.moving import arrive, box_room, music, step_cost, steps
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.ops_sides import GIVEN, given_to
from hauntbox.games.hilltop.rooms import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    GALLERY,
    MYSTIC_ELEVATOR,
)  # fmt: skip
from hauntbox.games.hilltop.state import BELOW, GONE, NOBODY, NOWHERE, STUNNED, Hilltop
from hauntbox.games.hilltop.turn import clear_turn
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule

ALL_DONE: Final = -1
MONSTERS: Final = -2
"""In `acting`: the monster turn, but no piece in particular."""


def monster_turn(g: Hilltop) -> Rule[None]:
    """HIL-MONSTER-2, HIL-MONSTER-4: stunned monsters flip back, the others act; who appears now acts next time."""
    clear_turn(g)
    g.acting = MONSTERS
    g.waiting = []
    if g.ears and any(is_monster(g, f) for f in g.pieces):
        g.tell("monster-turn", "HIL-HAUNT-30")
    there = [f for f in g.pieces if f not in g.memory.get(GIVEN, ())]
    happening = tale(g).monsters_start(g)
    if happening is not None:
        yield from happening
    muster(g, there)
    g.then(monsters_over)
    g.then(next_piece)


def muster(g: Hilltop, pieces: list[int]) -> None:
    """HIL-MONSTER-4: stunned monsters flip back, the others roll for movement and wait for their turn."""
    for f in pieces:
        if not is_monster(g, f) or g.flags[f] & GONE:
            continue
        if g.flags[f] & STUNNED:
            g.flags[f] &= ~STUNNED
            if g.ears:
                g.tell("recovered", "HIL-MONSTER-4", who=name(g, f))
        else:
            g.waiting.append(f)
    movement(g)


def given_turn(g: Hilltop, seat: int) -> None:
    """HIL-FW-14: the pieces of a player whose explorer is gone act in that player's place in the order."""
    clear_turn(g)
    g.active = seat
    g.acting = MONSTERS
    g.waiting = []
    muster(g, given_to(g, seat))
    g.then(given_over)
    g.then(next_piece)


def given_over(g: Hilltop) -> None:
    g.waiting = []
    settle(g)
    g.acting = NOBODY


def movement(g: Hilltop) -> None:
    """HIL-MONSTER-2: one roll a kind (for each Speed in it); at least one room (HIL-MONSTER-11: none without Speed)."""
    for k, kind in enumerate(tale(g).kinds):
        pieces = [f for f in g.waiting if g.kind[f] == k]
        if kind.alone:
            for f in pieces:
                roll_movement(g, [f], trait_of(g, f, SPEED))
            continue
        for speed in dict.fromkeys([trait_of(g, f, SPEED) for f in pieces]):
            roll_movement(g, [f for f in pieces if trait_of(g, f, SPEED) == speed], speed)


def roll_movement(g: Hilltop, alike: list[int], speed: int) -> None:
    """One roll for pieces that move alike."""
    if speed == NONE:
        return
    rolled = roll_spaces(g, alike[0], speed)
    for f in alike:
        g.spaces[f - g.seats] = tale(g).allowance(g, f, max(1, rolled))


def roll_spaces(g: Hilltop, f: int, dice: int) -> int:
    below = g.rng.below
    rolled = sum([below(3) for _ in range(min(8, dice))])
    if g.ears:
        g.tell("movement", "HIL-MONSTER-2", who=name(g, f), dice=dice, total=rolled)
    return rolled


def next_piece(g: Hilltop) -> Rule[None]:
    """HIL-MONSTER-10, HIL-HF-27: the traitor's player plays its monsters first, then others; no traitor: one by one."""
    waiting = [f for f in g.waiting if not g.flags[f] & (GONE | STUNNED)]
    if not waiting:
        return
    if tale(g).setup_kind == "no_traitor":
        waiting = waiting[:1]
    player = NOBODY
    for seat in (traitor_player(g), *g.around((traitor_player(g) + 1) % g.seats), NOBODY):
        if any(g.player[f] == seat for f in waiting):
            player = seat
            break
    mine = [f for f in waiting if g.player[f] == player]
    f = mine[0]
    if player != NOBODY and len(mine) > 1:
        free = [other for other in mine if tale(g).policy(g, other) == FREE]
        f = yield Ask(player, "next_monster", [*mine, ALL_DONE] if free else mine, (g.story, g.seats))
        if f == ALL_DONE:  # only those that need not act are left out
            g.waiting = [other for other in g.waiting if other not in free]
            g.then(next_piece)
            return
    g.waiting.remove(f)
    g.then(next_piece)
    g.then(end_piece, f)
    g.then(play_piece, f)
    begin_piece(g, f)


def begin_piece(g: Hilltop, f: int) -> None:
    g.acting = f
    g.spent = g.attacks = 0
    g.ended = g.halted = False
    g.done = ()


def play_piece(g: Hilltop, f: int) -> Rule[None]:
    """The haunt's say, the Music Box, then free play or the policy (HIL-FW-41, HIL-FW-42)."""
    haunt = tale(g)
    happening = haunt.piece_start(g, f)
    if happening is not None:
        yield from happening
    if g.box_open and not g.flags[f] & GONE and box_room(g) == g.room[f]:
        yield from music(g, f)
    if g.ended or g.flags[f] & (GONE | STUNNED):
        return
    policy = haunt.policy(g, f)
    if policy == SCRIPT:
        happening = haunt.act(g, f)
        if happening is not None:
            yield from happening
    elif policy == CHASE:
        yield from chase(g, f)
    elif policy == RUSH:
        yield from rush(g, f)
        g.halted = True
        g.then(piece_main, f)
    else:
        g.then(piece_main, f)


def piece_main(g: Hilltop, f: int) -> Rule[None]:
    """Steps, one attack and actions in any order (HIL-MONSTER-10)."""
    if g.ended or g.flags[f] & (GONE | STUNNED):
        return
    value: int = yield Ask(g.player[f], "monster", piece_options(g, f), (g.story, g.seats, f), always=True)
    if value != END:
        g.then(piece_main, f)
        g.then(do_piece_deed, f, value)


def do_piece_deed(g: Hilltop, f: int, value: int) -> Rule[None]:
    kind = kind_of_choice(value)
    if kind == STEP:
        yield from piece_step(g, f, value & LOW)
    elif kind == ATTACK:
        g.attacks += 1
        yield from attack(g, f, *attack_parts(value))
    elif kind == ACT:
        yield from act(g, f, *act_parts(value))
    else:
        yield from piece_down(g, f, value & LOW)


def piece_options(g: Hilltop, f: int) -> list[int]:
    options = [END]
    if not g.halted:
        options += [STEP | there for there in steps(g, f)]
    if not g.attacks:
        options += [attack_code(*mode) for mode in attack_modes(g, f)]
    options += action_options(g, f)
    room = g.room[f]
    if g.halted:
        return options
    if room == COAL_CHUTE:
        options.append(ROOM | CHUTE)
    elif room == COLLAPSED_ROOM and kind_of(g, f).speed != NONE:
        options.append(ROOM | JUMP)
    elif room == GALLERY and g.in_house(BALLROOM) and kind_of(g, f).speed != NONE:
        options.append(ROOM | GALLERY_FALL)
    return options


def piece_step(g: Hilltop, f: int, there: int) -> Rule[None]:
    """HIL-MONSTER-12: a step costs its space and the hindrance; the elevator goes where the controller likes."""
    cost = step_cost(g, f, there)
    g.spent += cost
    g.spaces[f - g.seats] = max(0, g.spaces[f - g.seats] - cost)
    if g.ears:
        left = g.spaces[f - g.seats]
        g.tell("moved", "HIL-MOVE-1", who=name(g, f), room=room_name(there), cost=cost, left=left)
    yield from arrive(g, f, there, way_in(g, g.room[f], there))
    if there == MYSTIC_ELEVATOR and kind_of(g, f).elevator and g.player[f] != NOBODY:
        yield from ride_at_will(g, g.player[f], f)  # HIL-ROOM-56, HIL-MONSTER-8


def piece_down(g: Hilltop, f: int, way: int) -> Rule[None]:
    """HIL-MONSTER-9, HIL-ROOM-33: falls and the chute, unharmed."""
    goal = BASEMENT_LANDING
    if way == GALLERY_FALL:
        goal = BALLROOM
    elif way == JUMP:
        if g.tokens[BELOW] == NOWHERE:
            g.tokens[BELOW] = BASEMENT_LANDING
        goal = g.tokens[BELOW]
    if g.ears:
        g.tell("fell", "HIL-MONSTER-9", who=name(g, f), room=room_name(goal))
    yield from arrive(g, f, goal)


def chase(g: Hilltop, f: int) -> Rule[None]:
    """HIL-FW-41: at full speed towards the nearest quarry, and an attack when it is reached."""
    while True:
        prey = [d for d in tale(g).quarry(g, f) if not g.flags[d] & GONE]
        here = [mode for mode in attack_modes(g, f) if mode[0] in prey]
        if here and not g.attacks:
            mode = here[0]
            if len(here) > 1:
                mode = attack_parts((yield from decide(g, f, "chase_attack", [attack_code(*mode) for mode in here])))
            g.attacks += 1
            yield from attack(g, f, *mode)
            return
        if not (yield from step_closer(g, f, prey)):
            return


def rush(g: Hilltop, f: int) -> Rule[None]:
    """FWB-7: at full speed towards the nearest quarry, without an attack on the way."""
    while (yield from step_closer(g, f, [d for d in tale(g).quarry(g, f) if not g.flags[d] & GONE])):
        pass


def step_closer(g: Hilltop, f: int, prey: list[int]) -> Rule[bool]:
    """One step towards the nearest of the prey; says whether there was one to take."""
    if g.ended or g.flags[f] & (GONE | STUNNED) or any(together(g, f, d) for d in prey):
        return False
    near = reach(g, f, g.room[f])
    away = min([near.get(g.room[d], FAR) for d in prey], default=FAR)
    nearest = [d for d in prey if near.get(g.room[d], FAR) == away < FAR]
    if any(slides_to(g, g.room[f], g.room[d], True) for d in nearest):
        yield from piece_down(g, f, CHUTE)
        return True
    allowed = steps(g, f)
    ways = [there for there in allowed if any(reach(g, f, there).get(g.room[d], FAR) < away for d in nearest)]
    if not ways:
        return False
    there: int = yield from decide(g, f, "chase_step", ways)
    yield from piece_step(g, f, there)
    return True


def reach(g: Hilltop, f: int, start: int) -> dict[int, int]:
    """HIL-FW-41, HIL-HF-32: distances as this piece travels, through walls if it passes them."""
    if not kind_of(g, f).walls:
        return field(g, start, True)
    found = {start: 0}
    for here in (ring := [start]):  # grows while it is walked
        for there in (*g.ways[here], *bordering(g, here)):
            if there not in found:
                found[there] = found[here] + 1
                ring.append(there)
    return found


def decide(g: Hilltop, f: int, prompt: str, options: list[int]) -> Rule[int]:
    """The controller chooses; without one chance does (HIL-FW-41)."""
    if g.player[f] == NOBODY:
        return options[g.rng.below(len(options))] if len(options) > 1 else options[0]
    chosen: int = yield Ask(g.player[f], prompt, options, (g.story, g.seats, f))
    return chosen


def end_piece(g: Hilltop, f: int) -> Rule[None]:
    """HIL-ROOM-21: nobody ends a turn in the Coal Chute."""
    if g.room[f] == COAL_CHUTE and not g.flags[f] & GONE:
        yield from arrive(g, f, BASEMENT_LANDING)
    happening = tale(g).piece_end(g, f)
    if happening is not None:
        yield from happening
    settle(g)


def monsters_over(g: Hilltop) -> Rule[None]:
    g.waiting = []
    happening = tale(g).monsters_end(g)
    if happening is not None:
        yield from happening
    settle(g)
    g.acting = NOBODY
