"""What every option points at, worked out from how the table stands: tiles, pieces, cards, tracks, dice."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DELTA, turned, write_edges
from hauntbox.games.hilltop.attack import BARE
from hauntbox.games.hilltop.cards import FORESIGHT, LUCKY_STONE, RABBITS_FOOT
from hauntbox.games.hilltop.choices import (
    ACT,
    ATTACK,
    CHUTE,
    DROP,
    EXPLORE,
    FREE,
    GALLERY_FALL,
    GIVE,
    JUMP,
    LOW,
    PICK,
    ROOM,
    STEP,
    USE,
    act_parts,
    attack_parts,
    first,
    kind_of_choice,
    second,
)  # fmt: skip
from hauntbox.games.hilltop.declare import Action
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.keys import card_key, cell_key, figure_key, room_key, trait_key
from hauntbox.games.hilltop.patterns import THING
from hauntbox.games.hilltop.rolls import AS_IT_IS, NAMED
from hauntbox.games.hilltop.rooms import BALLROOM, BASEMENT_LANDING, EDGES, MYSTIC_ELEVATOR, NUMBER, WINDOW
from hauntbox.games.hilltop.state import BELOW, Hilltop
from hauntbox.games.hilltop.using import INTO_ROOM, ON_EXPLORER
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.scene import no_shape

Keys = tuple[str, ...]
NO_KEYS: Final[Keys] = ()


def targets(g: Hilltop, ask: Ask, value: Any) -> Keys:
    """The keys of an option; what is clicked on the board comes last."""
    point = POINTERS.get(ask.prompt)
    return tuple([key for key in point(g, ask, value) if key]) if point is not None else NO_KEYS


def actor(ask: Ask) -> int:
    """The figure whose deed is asked for."""
    return int(ask.about[2]) if ask.prompt in ("monster", "chase_attack", "chase_step") else ask.seat


# --- deeds


def deed_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    kind, thing = kind_of_choice(value), value & LOW
    f = actor(ask)
    if kind == STEP:
        return (room_key(g, thing),)
    if kind == EXPLORE:
        return (cell_key(g.cell[g.room[f]] + DELTA[thing]),)
    if kind == ROOM:
        return (room_key(g, room_goal(g, f, thing)),)
    if kind == FREE:
        return (figure_key(g, thing),)
    if kind == USE:
        return (card_key(first(value)), *use_keys(g, first(value), second(value)))
    if kind == ACT:
        number, _, target = act_parts(value)
        return act_keys(g, tale(g).actions[number], target)
    if kind == GIVE:
        return (card_key(first(value)), figure_key(g, second(value)))
    if kind in (DROP, PICK):
        return (card_key(thing),)
    if kind == ATTACK:
        target, _, weapon = attack_parts(value)
        return (card_key(weapon) if weapon != BARE else "", figure_key(g, target))
    return NO_KEYS


def room_goal(g: Hilltop, f: int, act: int) -> int:
    """Where a deed with the room leads; else the room itself."""
    if act == CHUTE:
        return BASEMENT_LANDING
    if act == GALLERY_FALL:
        return BALLROOM
    if act == JUMP and g.tokens[BELOW] >= 0:
        return g.tokens[BELOW]
    return g.room[f]


def use_keys(g: Hilltop, card: int, target: int) -> Keys:
    """On whom or into which room a card is used."""
    if card in ON_EXPLORER:
        return (figure_key(g, target),)
    return (room_key(g, target),) if card in INTO_ROOM else NO_KEYS


def act_keys(g: Hilltop, action: Action, target: int) -> Keys:
    """An action of the haunt: by what its targets are."""
    if action.names == "figure":
        return (figure_key(g, target),)
    if action.names == "card" or (action.names == "rite" and target >= THING):
        return (card_key(target - THING if action.names == "rite" else target),)
    return (room_key(g, target),) if action.names in ("room", "rite") else NO_KEYS


# --- single things


def cell_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (cell_key(value >> 2),) if value >= 0 else NO_KEYS


def change_keys(g: Hilltop, ask: Ask, value: tuple[int, int, int]) -> Keys:
    return room_key(g, value[1]), room_key(g, value[0])


def room_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (room_key(g, value),) if value >= 0 else NO_KEYS


def edge_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (cell_key(g.cell[g.room[ask.seat]] + DELTA[value]),)


def figure_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (figure_key(g, value),) if value >= 0 else NO_KEYS


def card_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (card_key(value),) if value >= 0 else NO_KEYS


def errand_keys(g: Hilltop, ask: Ask, value: Any) -> Keys:
    return NO_KEYS if value == -1 else (card_key(value[0]), room_key(g, value[1]))


def trait_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (trait_key(ask.seat, value),)


def before_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    return (card_key(value),) if AS_IT_IS < value < NAMED and value != FORESIGHT else NO_KEYS


def after_keys(g: Hilltop, ask: Ask, value: int) -> Keys:
    """The die that would be rolled again, and the card that allows it."""
    if value == AS_IT_IS:
        return NO_KEYS
    if value >= NAMED:
        return card_key(LUCKY_STONE), f"die:{value - NAMED}"
    return card_key(RABBITS_FOOT), f"die:{value}"


def outcome_keys(g: Hilltop, ask: Ask, value: Any) -> Keys:
    return (card_key(value),) if isinstance(value, int) else NO_KEYS


POINTERS: Final[dict[str, Callable[[Hilltop, Ask, Any], Keys]]] = {
    "main": deed_keys,
    "monster": deed_keys,
    "chase_attack": deed_keys,
    "place_tile": cell_keys,
    "elevator": cell_keys,
    "rearrange": change_keys,
    "choose_room": room_keys,
    "fresh_haunt": room_keys,
    "chase_step": room_keys,
    "choose_edge": edge_keys,
    "choose_explorer_target": figure_keys,
    "next_monster": figure_keys,
    "haunt_figure": figure_keys,
    "choose_card": card_keys,
    "search_pick": card_keys,
    "errand": errand_keys,
    "gain_trait": trait_keys,
    "lose_trait": trait_keys,
    "choose_trait": trait_keys,
    "pre_roll": before_keys,
    "post_roll": after_keys,
    "outcome": outcome_keys,
}
"""Prompts that are not here have options without a place on the table."""


# --- tiles in hand


def shapes(ask: Ask | None) -> Callable[[Any], str]:
    """The edges of the tile in hand as an option would lay it."""
    if ask is None or ask.prompt not in ("place_tile", "elevator"):
        return no_shape
    tile = NUMBER[ask.about] if ask.prompt == "place_tile" else MYSTIC_ELEVATOR

    def shape(value: Any) -> str:
        if value < 0:
            return ""
        sides = list(write_edges(turned(EDGES[tile], value & 3)))
        if WINDOW[tile] >= 0:
            sides[(WINDOW[tile] + (value & 3)) % 4] = "G"
        return "".join(sides)

    return shape
