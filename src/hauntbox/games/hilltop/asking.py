"""The facts of every question: who is asked, what it is about, how things stand."""

from hauntbox.games.hilltop.cards import CARDS
from hauntbox.games.hilltop.explorers import EXPLORERS, TRAITS
from hauntbox.games.hilltop.label_facts import Facts, figure_facts, place_facts
from hauntbox.games.hilltop.moving import EXIT_ROLLS, spaces_left
from hauntbox.games.hilltop.names import card_name, name, room_name
from hauntbox.games.hilltop.rooms import NUMBER, SYMBOL, SYMBOLS
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.games.hilltop.targets import actor
from hauntbox.kernel.ask import Ask

CHOSEN_BY_WORD = (
    "choose_room", "choose_explorer_target", "choose_card", "choose_option", "optional_event", "choose_trait",
    "haunt_choice", "haunt_figure", "reorder", "search_pick", "choose_edge", "lose_trait",
)  # fmt: skip
"""Questions that several texts ask: `about` is the id of the text."""


def ask_facts(g: Hilltop, ask: Ask | None) -> Facts:
    """The facts of `ask-<prompt>`."""
    if ask is None:
        return {}
    if g.who[ask.seat] < 0:
        return {"seat": ask.seat + 1}
    prompt = ask.prompt
    facts: Facts = {"who": EXPLORERS[g.who[ask.seat]].id, "seat": ask.seat + 1}
    if prompt in CHOSEN_BY_WORD:
        facts["what"] = ask.about if isinstance(ask.about, str) else ""
    elif prompt in ("main", "monster", "chase_attack", "chase_step"):
        facts.update(turn_facts(g, actor(ask)))
    elif prompt in ("split_physical", "split_mental", "skull_convert"):
        facts["points"] = ask.about
    elif prompt in ("pre_roll", "post_roll"):
        facts.update(roll_question(ask))
    elif prompt in ("place_tile", "rearrange"):
        facts.update(tile_facts(g, ask))
    elif prompt in ("exit_fail", "choose_side"):
        facts["room"] = room_name(ask.about)
        if prompt == "exit_fail":
            facts.update(trait=TRAITS[EXIT_ROLLS[ask.about][0]], needs=EXIT_ROLLS[ask.about][1], total=sum(g.dice))
    else:
        facts.update(other_facts(g, ask))
    return facts


def tile_facts(g: Hilltop, ask: Ask) -> Facts:
    """The tile that is to be laid: its symbol, whether it was in the house before, on how many cells it may lie."""
    tile = NUMBER[ask.about]
    symbol = SYMBOLS[SYMBOL[tile]] if SYMBOL[tile] >= 0 else ""
    cells = len({value >> 2 for value in ask.options}) if ask.prompt == "place_tile" else 0
    return {"room": ask.about, "symbol": symbol, "moves": g.cell[tile] != 0, "cells": cells}


def turn_facts(g: Hilltop, f: int) -> Facts:
    """Whose deed is asked for, where, and the spaces left."""
    left = 0 if g.halted else spaces_left(g, f)
    return {**figure_facts(g, f), **place_facts(g, g.room[f]), "left": left, "halted": g.halted}


def roll_question(ask: Ask) -> Facts:
    """A roll that cards may change: before the dice fall, and as they lie."""
    if ask.prompt == "pre_roll":
        what, dice, plus, trait = ask.about
        return {"what": what, "dice": dice, "plus": plus, "trait": TRAITS[trait] if trait >= 0 else ""}
    what, faces, stone = ask.about
    return {"what": what, "faces": " ".join(map(str, faces)), "total": sum(faces), "chosen": len(stone)}


def other_facts(g: Hilltop, ask: Ask) -> Facts:
    """Questions about a card, an attack or another seat."""
    if ask.prompt == "ignore_card":
        return {"card": CARDS[ask.about]}
    if ask.prompt == "accept_gift":
        card, giver = ask.about
        return {"card": card_name(g, card), "target": name(g, giver)}
    if ask.prompt == "outcome":
        a, d, margin = ask.about
        return {**figure_facts(g, a), **figure_facts(g, d, "target"), "margin": margin}
    if ask.prompt == "heal":
        patient, points = ask.about
        return {"target": name(g, patient), "points": points}
    return {"target": name(g, ask.about)} if ask.prompt == "offer_draw" else {}
