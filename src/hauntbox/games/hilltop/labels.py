"""What each option does, with its arithmetic: the facts of `option-<kind>`."""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.board.geometry import DELTA, DIRECTIONS
from hauntbox.games.hilltop.attack import DAMAGE
from hauntbox.games.hilltop.cards import ADRENALINE_SHOT, CARDS, FORESIGHT, GAINS, POSSESSION
from hauntbox.games.hilltop.carrying import ACCEPT
from hauntbox.games.hilltop.deed_labels import deed_label
from hauntbox.games.hilltop.draw import SUFFER
from hauntbox.games.hilltop.events_house import TILE_STACK
from hauntbox.games.hilltop.explorers import EXPLORERS, PRINTED, SANITY, SPEED, START, TRAITS
from hauntbox.games.hilltop.harm import AS_PHYSICAL, BOTH, SPLIT
from hauntbox.games.hilltop.label_facts import (
    Facts,
    Label,
    direction,
    figure_facts,
    gain_facts,
    laid_facts,
    place_facts,
    roll_facts,
    step_facts,
)  # fmt: skip
from hauntbox.games.hilltop.monsters import ALL_DONE
from hauntbox.games.hilltop.moving import EXIT_ROLLS, LEAVE
from hauntbox.games.hilltop.names import card_name, room_name
from hauntbox.games.hilltop.rolls import AS_IT_IS, NAMED
from hauntbox.games.hilltop.rooms import MYSTIC_ELEVATOR, NUMBER
from hauntbox.games.hilltop.special import ROLL
from hauntbox.games.hilltop.state import NOWHERE, Hilltop
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said

BOOST: Final = 4
IDOL_DICE: Final = 2


def label(g: Hilltop, ask: Ask, value: Any) -> Said:
    """What an option does."""
    kind, facts = LABELS[ask.prompt](g, ask, value)
    return Said(f"option-{kind}", facts)


# --- set-up and tiles


def explorer_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """An explorer with the traits to start with."""
    traits = {trait: PRINTED[value][t][START[value][t]] for t, trait in enumerate(TRAITS)}
    return "explorer", {"who": EXPLORERS[value].id, **traits}


def place_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "place", laid_facts(g, NUMBER[ask.about], value)


def elevator_label(g: Hilltop, ask: Ask, value: int) -> Label:
    if value < 0:
        return "stay-put", place_facts(g, MYSTIC_ELEVATOR)
    return "ride", laid_facts(g, MYSTIC_ELEVATOR, value)


def rearrange_label(g: Hilltop, ask: Ask, value: tuple[int, int, int]) -> Label:
    a, b, r = value
    if b < 0:
        return "turn", {"room": room_name(a), "turns": (r - g.turned[a]) % 4}
    return "swap", {"room": room_name(a), "other": room_name(b)}


# --- rooms, sides, figures, cards, words


def room_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("nowhere", {}) if value < 0 else ("room", place_facts(g, value))


def exit_label(g: Hilltop, ask: Ask, value: int) -> Label:
    if value == LEAVE:
        return "leave", {"room": room_name(ask.about), **step_facts(g, ask.seat, EXIT_ROLLS[ask.about][2], -1)}
    return "stay", {"room": room_name(ask.about)}


def side_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """A side of a barrier, and where its door leads."""
    return "side", {"direction": direction(value), "room": beyond(g, ask.about, value)}


def edge_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "edge", {"direction": DIRECTIONS[value], "room": beyond(g, g.room[ask.seat], value)}


def beyond(g: Hilltop, room: int, d: int) -> str:
    """The room on the cell next to a room; "" when there is none."""
    there = g.lying.get(g.cell[room] + DELTA[d], NOWHERE)
    return room_name(there) if there != NOWHERE else ""


def fall_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("brave", roll_facts(g, ask.seat, SPEED, "collapsed_room", 5)) if value == ROLL else ("fall", {})


def figure_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """A figure and where it is."""
    return ("nobody", {}) if value < 0 else ("figure", {**figure_facts(g, value), **place_facts(g, g.room[value])})


def card_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("no-card", {}) if value < 0 else ("card", {"card": card_name(g, value)})


def word_label(g: Hilltop, ask: Ask, value: str) -> Label:
    return "word", {"word": value}


def yes_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("yes", {}) if value else ("no", {})


def errand_label(g: Hilltop, ask: Ask, value: Any) -> Label:
    """What the Dog carries there, or fetches from there."""
    if value == -1:
        return "no-errand", {}
    card, room = value
    facts = {"card": card_name(g, card), **place_facts(g, room)}
    return ("carry", facts) if g.has(ask.seat, card) else ("fetch", facts)


def order_label(g: Hilltop, ask: Ask, value: tuple[int, ...]) -> Label:
    """Tiles or cards of a stack, the first one on top."""
    return "order", {"order": [room_name(thing) if ask.about == TILE_STACK else CARDS[thing] for thing in value]}


# --- traits and damage


def gain_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "gain", step_facts(g, ask.seat, value, 1)


def lose_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """A step down; Possession takes all but the last."""
    steps = 1 - g.steps[4 * ask.seat + value] if ask.about == CARDS[POSSESSION] else -1
    return "lose", step_facts(g, ask.seat, value, steps)


def trait_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "trait", {"trait": TRAITS[value], "value": g.value(ask.seat, value)}


def physical_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return split_label(g, ask.seat, BOTH[0], value, -1)


def mental_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return split_label(g, ask.seat, BOTH[1], value, -1)


def heal_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return split_label(g, ask.about[0], BOTH[0], value, 1)


def split_label(g: Hilltop, x: int, traits: tuple[int, int], value: int, sign: int) -> Label:
    """Points on two traits: what each clip shows before and after."""
    facts: Facts = {}
    skull = False
    for key, trait, points in (("one", traits[0], value // SPLIT), ("two", traits[1], value % SPLIT)):
        after = step_facts(g, x, trait, sign * points)
        skull = skull or after["skull"]
        facts.update({key: TRAITS[trait], f"{key}_points": points})
        facts.update({f"{key}_before": after["before"], f"{key}_after": after["after"]})
    return ("heal", facts) if sign > 0 else ("split", {**facts, "skull": skull})


def skull_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "harm", {"points": ask.about, "harm": "physical" if value == AS_PHYSICAL else "mental"}


# --- rolls


def before_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """Cards before a roll: a named or foreseen number, more points, more dice."""
    _, dice, plus, _ = ask.about
    if value == AS_IT_IS:
        return "roll", {"dice": dice, "plus": plus}
    if value >= NAMED:
        return "name", {"number": value - NAMED, "total": value - NAMED + plus}
    if value == FORESIGHT:
        number = min(g.foreseen[ask.seat], 2 * dice)
        return "foreseen", {"number": number, "total": number + plus}
    if value == ADRENALINE_SHOT:
        return "shot", {"plus": plus + BOOST}
    return "idol", {"dice": min(8, dice + IDOL_DICE), **step_facts(g, ask.seat, SANITY, -1)}


def after_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """Cards after a roll: a die is rolled again."""
    _, faces, stone = ask.about
    if value == AS_IT_IS:
        return ("reroll", {"count": len(stone)}) if stone else ("keep", {"total": sum(faces)})
    if value >= NAMED:
        return "stone", {"die": value - NAMED + 1, "face": faces[value - NAMED]}
    return "foot", {"die": value + 1, "face": faces[value]}


# --- cards and blows


def ignore_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return "suffer" if value == SUFFER else "ignore", {"card": CARDS[ask.about]}


def gift_label(g: Hilltop, ask: Ask, value: int) -> Label:
    card, _ = ask.about
    if value == ACCEPT:
        return "accept", {"card": card_name(g, card), **gain_facts(GAINS.get(card, ()))}
    return "decline", {"card": card_name(g, card)}


def outcome_label(g: Hilltop, ask: Ask, value: Any) -> Label:
    """What the winner of an attack does: damage, a card, or what the haunt offers."""
    _, d, margin = ask.about
    facts = figure_facts(g, d, "target")
    if isinstance(value, int):
        return "steal", {**facts, "card": card_name(g, value)}
    return ("damage", {**facts, "points": margin}) if value == DAMAGE else ("word", {"word": value})


def draw_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("agree", {}) if value else ("refuse", {})


def stairs_label(g: Hilltop, ask: Ask, value: int) -> Label:
    return ("stairs", {}) if value else ("no-stairs", {})


# --- monsters


def monster_label(g: Hilltop, ask: Ask, value: int) -> Label:
    """A piece that acts next, with its spaces."""
    if value == ALL_DONE:
        return "all-done", {}
    spaces = g.spaces[value - g.seats]
    return "monster", {**figure_facts(g, value), **place_facts(g, g.room[value]), "spaces": spaces}


LABELS: Final[dict[str, Callable[[Hilltop, Ask, Any], Label]]] = {
    "choose_explorer": explorer_label,
    "main": deed_label,
    "place_tile": place_label,
    "rearrange": rearrange_label,
    "exit_fail": exit_label,
    "elevator": elevator_label,
    "choose_side": side_label,
    "fail_on_purpose": fall_label,
    "choose_room": room_label,
    "choose_edge": edge_label,
    "choose_explorer_target": figure_label,
    "choose_card": card_label,
    "choose_option": word_label,
    "optional_event": yes_label,
    "errand": errand_label,
    "heal": heal_label,
    "reorder": order_label,
    "search_pick": card_label,
    "gain_trait": gain_label,
    "lose_trait": lose_label,
    "choose_trait": trait_label,
    "split_physical": physical_label,
    "split_mental": mental_label,
    "skull_convert": skull_label,
    "pre_roll": before_label,
    "post_roll": after_label,
    "ignore_card": ignore_label,
    "accept_gift": gift_label,
    "outcome": outcome_label,
    "offer_draw": draw_label,
    "fresh_haunt": room_label,
    "basement_stairs": stairs_label,
    "hero_stairs": stairs_label,
    "next_monster": monster_label,
    "monster": deed_label,
    "chase_attack": deed_label,
    "chase_step": room_label,
    "haunt_choice": word_label,
    "haunt_figure": figure_label,
}
