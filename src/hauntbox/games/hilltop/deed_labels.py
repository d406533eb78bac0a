"""What every deed of a turn does: the facts of its label."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.hilltop.actions import NO_ROLL
from hauntbox.games.hilltop.cards import (
    BELL,
    CRYSTAL_BALL,
    DEBRIS,
    GAINS,
    MASK,
    MEDALLION,
    MEDICAL_KIT,
    MUSIC_BOX,
    PUZZLE_BOX,
    WEBS,
)  # fmt: skip
from hauntbox.games.hilltop.choices import (
    ACT,
    ATTACK,
    CHUTE,
    CROSS,
    DRAW_OFFER,
    DROP,
    END,
    EXPLORE,
    FREE,
    GALLERY_FALL,
    GIVE,
    JUMP,
    LOW,
    OPEN_CLOSET,
    OPEN_SAFE,
    PICK,
    ROOM,
    SEARCH_SKELETONS,
    STEP,
    TAKE_SLIDE,
    TURN_WALL,
    USE,
    VAULT_DOOR,
    act_parts,
    attack_parts,
    first,
    kind_of_choice,
    second,
)  # fmt: skip
from hauntbox.games.hilltop.declare import Action
from hauntbox.games.hilltop.explorers import HARM, KNOWLEDGE, MIGHT, SANITY, TOP, TRAITS
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.label_facts import (
    Facts,
    Label,
    attack_facts,
    chance,
    cost_facts,
    direction,
    exit_facts,
    figure_facts,
    gain_facts,
    loss_facts,
    place_facts,
    roll_facts,
    step_facts,
)  # fmt: skip
from hauntbox.games.hilltop.moving import exploring_cost, spaces_left, step_cost
from hauntbox.games.hilltop.names import card_name, room_name
from hauntbox.games.hilltop.patterns import THING
from hauntbox.games.hilltop.rooms import BARRIERS, COAL_CHUTE, CRYPT, MYSTIC_ELEVATOR
from hauntbox.games.hilltop.rounds import EARLY_OMENS, HAUNT_DICE
from hauntbox.games.hilltop.special import HELPS, HURTS
from hauntbox.games.hilltop.state import BELOW, NOWHERE, WALL, WALL_BEHIND, Hilltop
from hauntbox.games.hilltop.targets import actor
from hauntbox.games.hilltop.using import INTO_ROOM, ON_EXPLORER
from hauntbox.kernel.ask import Ask

FREEING: Final = 4
USE_ROLLS: Final = {
    CRYSTAL_BALL: (KNOWLEDGE, 4),
    MASK: (SANITY, 4),
    BELL: (SANITY, 5),
    MEDICAL_KIT: (KNOWLEDGE, 4),
    PUZZLE_BOX: (KNOWLEDGE, 6),
}
"""Cards whose use is a trait roll, with the least total that brings something."""


def deed_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """An option of a turn, of a monster's turn or of a chase."""
    f = actor(ask)
    kind = kind_of_choice(value)
    if value == END:
        return end_label(g, f)
    if kind == DRAW_OFFER:
        return "draw", {}
    make = MAKERS.get(kind)
    return make(g, f, value) if make is not None else ("lot", {})


# --- the end of a turn


def end_label(g: Hilltop, f: int) -> Label:
    """What ending now brings: unused spaces, the room, a haunt roll."""
    left = spaces_left(g, f) if not g.halted else 0
    if f >= g.seats:
        return "done", {**figure_facts(g, f), "left": left}
    return "end", {"left": left, **room_end_facts(g, f), **due_facts(g)}


def room_end_facts(g: Hilltop, x: int) -> Facts:
    """HIL-ROOM-20, HIL-ROOM-52, HIL-ROOM-60 to 63: what the room does to who ends a turn there."""
    room = g.room[x]
    facts: Facts = {"room": room_name(room), "ends": "", "trait": "", "before": 0, "after": 0, "harm": ""}
    if room == COAL_CHUTE:
        facts["ends"] = "SLIDES"
    elif room == MYSTIC_ELEVATOR and not g.left and not g.lift:
        facts["ends"] = "RIDES"
    elif room in HELPS and not g.helped[x] >> room & 1 and g.steps[4 * x + HELPS[room]] < TOP:
        facts.update(ends="HELPS", **step_facts(g, x, HELPS[room], 1))
    elif room in HURTS and tale(g).room_text_applies(g, x, room) and not spared(g, x, room):
        facts.update(ends="HURTS", harm=HARM[HURTS[room]])
    facts.pop("skull", None)
    return facts


def spared(g: Hilltop, x: int, room: int) -> bool:
    return is_traitor(g, x) or (room == CRYPT and MEDALLION in g.hands[x])


def due_facts(g: Hilltop) -> Facts:
    """HIL-HAUNT-1: the haunt rolls that follow this turn, and how likely one of six dice is to wake the haunt."""
    begins = not g.early or g.revealed >= EARLY_OMENS
    waking = 100 - chance(HAUNT_DICE, g.revealed) if begins else 0
    return {"due": len(g.due), "omens": g.revealed, "chance": waking}


# --- going


def step_label(g: Hilltop, f: int, value: int) -> Label:
    there = value & LOW
    return "step", {**place_facts(g, there), **cost_facts(g, f, step_cost(g, f, there)), **exit_facts(g, f)}


def explore_label(g: Hilltop, f: int, value: int) -> Label:
    return "explore", {
        "direction": direction(value & LOW),
        **cost_facts(g, f, exploring_cost(g, f)),
        **exit_facts(g, f),
    }


# --- the room and its tokens


def room_label(g: Hilltop, f: int, value: int) -> Label:
    act = value & LOW
    safe = f >= g.seats or is_traitor(g, f)
    if act == CHUTE:
        return "chute", {}
    if act == JUMP:
        below = g.tokens[BELOW]
        return "jump", {"room": room_name(below) if below != NOWHERE else "", "safe": safe}
    if act == GALLERY_FALL:
        return "gallery", {"safe": safe}
    if act == CROSS:
        trait, needs = BARRIERS[g.room[f]]
        what = room_name(g.room[f])
        return "cross", {"room": what, "safe": safe, **roll_facts(g, f, TRAITS.index(trait), what, needs)}
    if act == OPEN_CLOSET:
        return "closet", {"item": chance(2, 4), "event": 100 - chance(2, 4)}
    if act == TURN_WALL:
        behind = g.tokens[WALL_BEHIND if g.room[f] == g.tokens[WALL] else WALL]
        return "wall", {"room": room_name(behind), **roll_facts(g, f, KNOWLEDGE, "revolving_wall", 3)}
    return search_label(g, f, act)


def search_label(g: Hilltop, x: int, act: int) -> Label:
    """What needs a roll to open."""
    if act == VAULT_DOOR:
        return "vault", roll_facts(g, x, KNOWLEDGE, "vault", 6)
    if act == OPEN_SAFE:
        return "safe", roll_facts(g, x, KNOWLEDGE, "locked_safe", 5)
    if act == SEARCH_SKELETONS:
        return "skeletons", roll_facts(g, x, SANITY, "skeletons", 5)
    assert act == TAKE_SLIDE
    return "slide", roll_facts(g, x, MIGHT, "mystic_slide", 5)


def free_label(g: Hilltop, x: int, value: int) -> Label:
    victim = value & LOW
    card = WEBS if WEBS in g.hands[victim] else DEBRIS
    facts = {"card": card_name(g, card), "tries": g.tries[victim], **roll_facts(g, x, MIGHT, "free", FREEING)}
    if victim == x:
        return "struggle", facts
    return "free", {**figure_facts(g, victim), **facts}


# --- cards


def use_label(g: Hilltop, x: int, value: int) -> Label:
    """A card, on whom or where, and the roll it takes."""
    card, target = first(value), second(value)
    facts: Facts = {"card": card_name(g, card), "target": "", "target_number": 0}
    if card in ON_EXPLORER:
        facts.update(figure_facts(g, target, "target"))
    elif card in INTO_ROOM:
        facts["target"] = room_name(target)
    if card in USE_ROLLS:
        trait, needs = USE_ROLLS[card]
        return "use-roll", {**facts, **roll_facts(g, x, trait, card_name(g, card), needs)}
    if card == MUSIC_BOX:
        return ("close-box", {}) if g.box_open else ("open-box", {})
    return "use", facts


def give_label(g: Hilltop, x: int, value: int) -> Label:
    card = first(value)
    return "give", {"card": card_name(g, card), **figure_facts(g, second(value)), **loss_facts(g, card)}


def drop_label(g: Hilltop, x: int, value: int) -> Label:
    card = value & LOW
    return "drop", {"card": card_name(g, card), **loss_facts(g, card)}


def pick_label(g: Hilltop, x: int, value: int) -> Label:
    card = value & LOW
    return "pick", {"card": card_name(g, card), **gain_facts(GAINS.get(card, ()))}


# --- fighting and the haunt's actions


def attack_label(g: Hilltop, f: int, value: int) -> Label:
    return "attack", attack_facts(g, f, *attack_parts(value))


def act_label(g: Hilltop, f: int, value: int) -> Label:
    """An action of the haunt: its target, and its roll if it takes one."""
    number, trait, target = act_parts(value)
    action = tale(g).actions[number]
    facts = {"action": action.id, **aim_facts(g, action, target)}
    if trait == NO_ROLL:
        return "act", facts
    more = action.dice(g, f) if action.dice is not None else 0
    return "try", {**facts, **roll_facts(g, f, trait, action.id, action.needs, more)}


def aim_facts(g: Hilltop, action: Action, target: int) -> Facts:
    """What an action is done to: a figure, a room or a card; "" for nothing in particular."""
    if action.names == "figure":
        return figure_facts(g, target, "target")
    if action.names == "room" or (action.names == "rite" and target < THING):
        return {"target": room_name(target), "target_number": 0}
    if action.names in ("card", "rite"):
        return {"target": card_name(g, target - THING if action.names == "rite" else target), "target_number": 0}
    return {"target": "", "target_number": 0}


MAKERS: Final[dict[int, Callable[[Hilltop, int, int], Label]]] = {
    STEP: step_label,
    EXPLORE: explore_label,
    ROOM: room_label,
    FREE: free_label,
    USE: use_label,
    ACT: act_label,
    GIVE: give_label,
    DROP: drop_label,
    PICK: pick_label,
    ATTACK: attack_label,
}
