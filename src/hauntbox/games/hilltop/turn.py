"""The turn of an explorer: its frame, the open list of what may be done, and the first half's order of play."""

from typing import Final

from hauntbox.games.hilltop.actions import act, action_options
from hauntbox.games.hilltop.attack import attack, attack_modes
from hauntbox.games.hilltop.cards import DEBRIS, GRAVE_DIRT, LIGHTS_OUT, WEBS
from hauntbox.games.hilltop.carrying import carry_options, drop, give, pick_options, pick_up
from hauntbox.games.hilltop.choices import (
    ACT,
    ATTACK,
    DRAW_OFFER,
    DROP,
    END,
    EXPLORE,
    FREE,
    GIVE,
    LOW,
    MOVES,
    PICK,
    ROOM,
    SHOW_LOT,
    STEP,
    USE,
    act_parts,
    attack_code,
    attack_parts,
    first,
    kind_of_choice,
    second,
)  # fmt: skip
from hauntbox.games.hilltop.elevator import ride
from hauntbox.games.hilltop.explorers import PHYSICAL
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.hidden import may_show, show_lot
from hauntbox.games.hilltop.hidden_move import sneak
from hauntbox.games.hilltop.house import closed
from hauntbox.games.hilltop.moving import (
    affordable,
    box_room,
    exits,
    explore,
    exploring_cost,
    may_move,
    music,
    open_doors,
    step,
    steps,
)  # fmt: skip
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops_sides import is_controlled, led_turn
from hauntbox.games.hilltop.rooms import (
    BALCONY,
    COAL_CHUTE,
    FURNACE_ROOM,
    GARDENS,
    GRAVEYARD,
    GYMNASIUM,
    LARDER,
    MYSTIC_ELEVATOR,
    PATIO,
    TOWER,
)  # fmt: skip
from hauntbox.games.hilltop.special import (
    do_room_act,
    end_in_room,
    free,
    release,
    room_acts,
    slide_down,
    victims_here,
)  # fmt: skip
from hauntbox.games.hilltop.state import GONE, INVISIBLE, SOUL, STUCK, UNABLE, Hilltop
from hauntbox.games.hilltop.traits import able, bound, discard
from hauntbox.games.hilltop.using import use_card, use_options
from hauntbox.games.hilltop.victory import end, settle
from hauntbox.kernel.ask import Ask, Rule

CLEAN: Final = (BALCONY, GARDENS, GRAVEYARD, GYMNASIUM, LARDER, PATIO, TOWER)
"""Rooms in which Grave Dirt comes off at the end of a turn."""
DRAW_ROUND: Final = 20
"""From this haunt round on a draw may be offered (HIL-END-5)."""
AGREE: Final = 1
REFUSE: Final = 0


def clear_turn(g: Hilltop) -> None:
    """HIL-TURN-4: counters reset at the start of each player's turn and of the monster turn."""
    g.spent = g.attacks = g.used = g.dropped = g.picked = 0
    g.halted = g.left = g.ended = g.lift = g.given = False
    g.offered = ()
    g.done = ()


def begin_turn(g: Hilltop, x: int) -> None:
    """HIL-TURN-3: the frame of a turn."""
    g.turn += 1
    g.active = x
    clear_turn(g)
    if g.ears:
        g.tell("turn", "HIL-TURN-3", who=name(g, x), seat=x + 1, turn=g.turn)
    g.then(end_effects, x)
    g.then(main, x)
    g.then(start_effects, x)


def start_effects(g: Hilltop, x: int) -> Rule[None]:
    """HIL-TURN-3 (a): haunt, kept cards, Music Box, release from Webs and Debris."""
    if g.story:
        happening = tale(g).turn_start(g, x)
        if happening is not None:
            yield from happening
    if g.flags[x] & GONE:
        return
    hand = g.hands[x]
    if GRAVE_DIRT in hand:
        yield from damage(g, x, 1, PHYSICAL, "HIL-TURN-3")
    if g.box_open and not g.flags[x] & GONE and box_room(g) == g.room[x]:
        yield from start_beside_box(g, x)
    else:
        g.lulled[x] = 0
    for card in (WEBS, DEBRIS):
        if card in hand and g.tries[x] >= 3:
            yield from release(g, x, card)


def start_beside_box(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-36: two turns running lost to the box are enough."""
    if g.lulled[x] >= 2:
        g.lulled[x] = 0
        return
    asleep: bool = yield from music(g, x)
    g.lulled[x] = g.lulled[x] + 1 if asleep else 0


# --- the main part


def main(g: Hilltop, x: int) -> Rule[None]:
    """HIL-TURN-1, HIL-TURN-2: anything in any order until the player ends the turn."""
    if g.flags[x] & GONE or g.ended:
        return
    if g.story:
        settle(g)
        if is_controlled(g, x):
            yield from led_turn(g, x)
            return
        if g.flags[x] & INVISIBLE:
            if (yield from sneak(g, x)):
                g.then(main, x)
            return
    value: int = yield Ask(x, "main", main_options(g, x), (g.story, g.seats), barred(g, x) if g.ears else (), True)
    if value != END:
        g.then(main, x)
        g.then(do_deed, x, value)


def do_deed(g: Hilltop, x: int, value: int) -> Rule[None]:
    """What was chosen is carried out; a step of its own, so that little lies between a checkpoint and its questions."""
    kind = kind_of_choice(value)
    thing = value & LOW
    if kind == STEP:
        yield from step(g, x, thing)
    elif kind == EXPLORE:
        yield from explore(g, x, thing)
    elif kind == USE:
        yield from use_card(g, x, first(value), second(value))
    elif kind == ATTACK:
        g.attacks += 1
        yield from attack(g, x, *attack_parts(value))
    elif kind == ACT:
        yield from act(g, x, *act_parts(value))
    elif kind == ROOM:
        yield from do_room_act(g, x, thing)
    elif kind == FREE:
        yield from free(g, x, thing)
    elif kind == GIVE:
        yield from give(g, x, first(value), second(value))
    elif kind == DROP:
        yield from drop(g, x, thing)
    elif kind == PICK:
        yield from pick_up(g, x, thing)
    elif kind == SHOW_LOT:
        show_lot(g, x)
    elif kind == DRAW_OFFER:
        yield from offer_draw(g, x)


def main_options(g: Hilltop, x: int) -> list[int]:
    """Every legal deed of the moment."""
    options = [END]
    stuck = g.flags[x] & UNABLE == STUCK  # HIL-FW-16: cannot move, nothing else
    if (g.flags[x] & UNABLE and not stuck) or bound(g, x):
        if bound(g, x):
            options += victims_here(g, x)
        if g.story:
            options += action_options(g, x)
        return options
    if not g.halted and not stuck:
        for there in steps(g, x):
            options.append(STEP | there)
        for d in open_doors(g, x):
            options.append(EXPLORE | d)
    soul = g.flags[x] & SOUL  # HIL-FW-16: it touches neither rooms nor cards
    if not soul:
        acts = room_acts(g, x)
        options += [act for act in acts if act & LOW not in MOVES] if stuck else acts
    if g.hands[x] and not soul:
        options += use_options(g, x)
        options += carry_options(g, x)
    if g.piles and not soul:
        options += pick_options(g, x)
    for hand in g.hands:
        if WEBS in hand or DEBRIS in hand:
            options += victims_here(g, x)
            break
    if g.story:
        if not g.attacks:
            for target, trait, weapon in attack_modes(g, x):
                options.append(attack_code(target, trait, weapon))
        options += action_options(g, x)
        if may_show(g, x):
            options.append(SHOW_LOT)
        if g.round >= DRAW_ROUND and "draw" not in g.done:
            options.append(DRAW_OFFER)
    return options


def barred(g: Hilltop, x: int) -> list[tuple[int, str]]:
    """The near misses a player will wonder about, each with the rule that forbids it."""
    found: list[tuple[int, str]] = []
    if g.halted or not may_move(g, x):
        rule = "HIL-TURN-7" if g.halted else "HIL-CARD-52" if bound(g, x) else "HIL-HF-10"
        found += [(STEP | there, rule) for there in exits(g, x)]
        found += [(EXPLORE | d, rule) for d in g.doorways[g.room[x]]]
        return found
    allowed = steps(g, x)
    found += [(STEP | there, "HIL-MOVE-14") for there in exits(g, x) if there not in allowed]
    doors = open_doors(g, x)
    for d in g.doorways[g.room[x]]:
        if d not in doors:
            rule = "HIL-EXPLORE-10" if affordable(g, x, exploring_cost(g, x)) else "HIL-MOVE-14"
            found.append((EXPLORE | d, rule))
    return found


def offer_draw(g: Hilltop, x: int) -> Rule[None]:
    """HIL-END-5: everybody must agree; then both sides lose."""
    g.done = (*g.done, "draw")
    for seat in g.around(x):
        if seat != x:
            answer: int = yield Ask(seat, "offer_draw", (REFUSE, AGREE), x)
            if answer == REFUSE:
                if g.ears:
                    g.tell("no-draw", "HIL-END-5", who=name(g, seat))
                return
    end(g, "draw", 0, "HIL-END-5")


# --- the end of the turn


def end_effects(g: Hilltop, x: int) -> Rule[None]:
    """HIL-TURN-3 (d): chute, elevator, room, kept cards, haunt."""
    if not g.flags[x] & GONE:
        if g.room[x] == COAL_CHUTE:
            yield from slide_down(g, x)
        if g.room[x] == MYSTIC_ELEVATOR and not g.left and not g.lift and able(g, x):
            yield from ride(g, x, False)
        yield from end_in_room(g, x)
        yield from end_kept_cards(g, x)
    if g.story:
        happening = tale(g).turn_end(g, x)
        if happening is not None:
            yield from happening
        settle(g, True)


def end_kept_cards(g: Hilltop, x: int) -> Rule[None]:
    """Lights Out and Grave Dirt may come off."""
    hand, room = g.hands[x], g.room[x]
    if g.flags[x] & GONE:
        return
    if LIGHTS_OUT in hand:
        company = any(y != x and g.room[y] == room and not g.flags[y] & GONE for y in range(g.seats))
        if company or room == FURNACE_ROOM:
            yield from discard(g, x, LIGHTS_OUT)
    if GRAVE_DIRT in hand and room in CLEAN:
        yield from discard(g, x, GRAVE_DIRT)


def explored(g: Hilltop) -> bool:
    """HIL-END-7: no floor can be explored any more."""
    return not any(g.stack.has(floor) and not closed(g, floor) for floor in range(3))
