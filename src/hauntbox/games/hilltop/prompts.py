"""How every option of The House on the Hilltop is written."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DIRECTIONS, write_cell
from hauntbox.games.hilltop.actions import NO_ROLL
from hauntbox.games.hilltop.attack import DAMAGE
from hauntbox.games.hilltop.cards import CARDS, FORESIGHT, OBJECT
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
    PICK,
    ROOM,
    ROOM_ACTS,
    SHOW_LOT,
    STEP,
    USE,
    act_parts,
    attack_parts,
    first,
    kind_of_choice,
    second,
)  # fmt: skip
from hauntbox.games.hilltop.explorers import EXPLORERS, TRAITS
from hauntbox.games.hilltop.harm import SPLIT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.monsters import ALL_DONE
from hauntbox.games.hilltop.rolls import AS_IT_IS, NAMED
from hauntbox.games.hilltop.rooms import TILES
from hauntbox.games.hilltop.using import INTO_ROOM, ON_EXPLORER
from hauntbox.kernel.ask import Ask, Prompt

Writer = Callable[[Any, Ask], str]


def card_text(card: int) -> str:
    """A card by its id, an object of the haunt by its number."""
    return CARDS[card] if card < OBJECT else f"object-{card - OBJECT + 1}"


def figure_text(f: int, seats: int) -> str:
    """p1 is the explorer of the first seat, m1 the first piece of the haunt."""
    return f"p{f + 1}" if f < seats else f"m{f - seats + 1}"


def room_text(room: Any) -> str:
    return "none" if room < 0 else TILES[room].id


def deed_text(value: int, ask: Ask) -> str:
    """The options of a turn and of a monster's turn; `about` begins with the haunt and the number of seats."""
    story, seats = ask.about[0], ask.about[1]
    kind = kind_of_choice(value)
    thing = value & LOW
    if value == END:
        return "end"
    if kind == STEP:
        return f"step {room_text(thing)}"
    if kind == EXPLORE:
        return f"explore {DIRECTIONS[thing]}"
    if kind == ROOM:
        return f"room {ROOM_ACTS[thing]}"
    if kind == FREE:
        return f"free {figure_text(thing, seats)}"
    if kind == USE:
        return f"use {card_text(first(value))}{target_text(first(value), second(value), seats)}"
    if kind == GIVE:
        return f"give {card_text(first(value))} {figure_text(second(value), seats)}"
    if kind in (DROP, PICK):
        return f"{'drop' if kind == DROP else 'pick'} {card_text(thing)}"
    if kind == ATTACK:
        target, trait, weapon = attack_parts(value)
        with_weapon = f" {card_text(weapon)}" if weapon >= 0 else ""
        return f"attack {figure_text(target, seats)} {TRAITS[trait]}{with_weapon}"
    if kind == ACT:
        return act_text(value, story)
    return {DRAW_OFFER: "draw", SHOW_LOT: "show lot"}[kind]


def target_text(card: int, target: int, seats: int) -> str:
    """On whom or where a card is used."""
    if card in ON_EXPLORER:
        return f" {figure_text(target, seats)}"
    return f" {room_text(target)}" if card in INTO_ROOM else ""


def act_text(value: int, story: int) -> str:
    """act h04_cut might 3"""
    number, trait, target = act_parts(value)
    words = ["act", STORIES[story].actions[number].id]
    if trait != NO_ROLL:
        words.append(TRAITS[trait])
    if target:
        words.append(str(target))
    return " ".join(words)


def monster_text(value: int, ask: Ask) -> str:
    return "all done" if value == ALL_DONE else figure_text(value, ask.about[1])


def place_text(value: int) -> str:
    return "stay" if value < 0 else f"{write_cell(value >> 2)} r{value & 3}"


def change_text(value: tuple[int, int, int]) -> str:
    a, b, r = value
    return f"turn {TILES[a].id} r{r}" if b < 0 else f"swap {TILES[a].id} {TILES[b].id}"


def trait_text(value: int) -> str:
    return TRAITS[value]


def split_text(value: int, a: str, b: str) -> str:
    return f"{a} {value // SPLIT} {b} {value % SPLIT}"


def physical_text(value: int) -> str:
    return split_text(value, "might", "speed")


def mental_text(value: int) -> str:
    return split_text(value, "sanity", "knowledge")


def pre_roll_text(value: int) -> str:
    if value == AS_IT_IS:
        return "roll"
    if value >= NAMED:
        return f"name {value - NAMED}"
    return "foreseen" if value == FORESIGHT else CARDS[value]


def post_roll_text(value: int) -> str:
    if value == AS_IT_IS:
        return "keep"
    return f"stone {value - NAMED + 1}" if value >= NAMED else f"foot {value + 1}"


def outcome_text(value: Any) -> str:
    return f"steal {card_text(value)}" if isinstance(value, int) else str(value or DAMAGE)


def explorer_text(value: int) -> str:
    return EXPLORERS[value].id


def side_text(value: int) -> str:
    return DIRECTIONS[value]


def yes_no(value: int) -> str:
    return "yes" if value else "no"


def order_text(value: tuple[int, ...]) -> str:
    return " ".join(map(str, value))


def words(*names: str) -> Callable[[int], str]:
    """A fixed list of words, by the number of the option."""
    return lambda value: names[value]


WRITERS: Final[dict[str, Writer]] = {
    "main": deed_text,
    "monster": deed_text,
    "chase_attack": deed_text,
    "next_monster": monster_text,
}
"""Prompts whose notation depends on the question: the haunt's actions, figures."""

PROMPTS: Final = {
    "choose_explorer": Prompt("HIL-SETUP-1", explorer_text),
    "main": Prompt("HIL-TURN-1"),
    "place_tile": Prompt("HIL-EXPLORE-3", place_text),
    "rearrange": Prompt("HIL-EXPLORE-8", change_text),
    "exit_fail": Prompt("HIL-ROOM-12", words("leave", "stay")),
    "elevator": Prompt("HIL-ROOM-51", place_text),
    "choose_side": Prompt("HIL-ROOM-2", side_text),
    "fail_on_purpose": Prompt("HIL-ROOM-34", words("roll", "fall")),
    "choose_room": Prompt("HIL-GEN-4", room_text),
    "choose_edge": Prompt("HIL-CARD-56", side_text),
    "choose_explorer_target": Prompt("HIL-GEN-4", lambda value: f"p{value + 1}" if value >= 0 else "none"),
    "choose_card": Prompt("HIL-GEN-4", lambda value: card_text(value) if value >= 0 else "none"),
    "choose_option": Prompt("HIL-GEN-4", str),
    "optional_event": Prompt("HIL-GEN-4", yes_no),
    "errand": Prompt(
        "HIL-CARD-30", lambda value: "none" if value == -1 else f"{card_text(value[0])} {room_text(value[1])}"
    ),
    "heal": Prompt("HIL-CARD-38", physical_text),
    "reorder": Prompt("HIL-CARD-68", order_text),
    "search_pick": Prompt("HIL-CARD-34", card_text),
    "gain_trait": Prompt("HIL-TRAIT-7", trait_text),
    "lose_trait": Prompt("HIL-TRAIT-7", trait_text),
    "choose_trait": Prompt("HIL-GEN-4", trait_text),
    "split_physical": Prompt("HIL-DMG-1", physical_text),
    "split_mental": Prompt("HIL-DMG-1", mental_text),
    "skull_convert": Prompt("HIL-DMG-4", words("mental", "physical")),
    "pre_roll": Prompt("HIL-ROLL-5", pre_roll_text),
    "post_roll": Prompt("HIL-ROLL-5", post_roll_text),
    "ignore_card": Prompt("HIL-TRAITOR-5", words("ignore", "accept")),
    "accept_gift": Prompt("HIL-ITEM-1", words("decline", "accept")),
    "outcome": Prompt("HIL-COMBAT-8", outcome_text),
    "offer_draw": Prompt("HIL-END-5", words("refuse", "agree")),
    "fresh_haunt": Prompt("HIL-VAR-1", room_text),
    "basement_stairs": Prompt("HIL-HAUNT-24", yes_no),
    "hero_stairs": Prompt("HIL-HF-18", yes_no),
    "next_monster": Prompt("HIL-MONSTER-10"),
    "monster": Prompt("HIL-MONSTER-10"),
    "chase_attack": Prompt("HIL-FW-41"),
    "chase_step": Prompt("HIL-FW-41", room_text),
    "haunt_choice": Prompt("HIL-HF-35", str),
    "haunt_figure": Prompt("HIL-HF-35", lambda value: "none" if value < 0 else f"figure-{value + 1}"),
}
