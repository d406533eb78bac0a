"""What the Paladin's options and questions say: the arithmetic behind them."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.attacks import (
    defence,
    egg_defense,
    enchanter_defense,
    forcing,
    group_strength,
    movement,
    perception,
    poltergeist_strength,
    strength,
)  # fmt: skip
from hauntbox.games.manor.labels import Facts
from hauntbox.games.manor.options import first, word_of
from hauntbox.games.manor.paladin_anytime import SMITE_COST, STRIDE_COST, heal_price, pulsed
from hauntbox.games.manor.paladin_attacks import TORCH_STABILITY, fire_used
from hauntbox.games.manor.paladin_data import HEALTH
from hauntbox.games.manor.paladin_values import fire_for, meetings_left, moves_left, near
from hauntbox.games.manor.paladin_words import (
    ATTACK,
    ATTACK_EGG,
    ATTACK_GROUP,
    BREACH_FIRE,
    CUBE,
    ENCOUNTER,
    END_TURN,
    FIGHT,
    FORESEE,
    GUIDE,
    HEAL,
    LAMP_AT,
    MENU,
    PULSE,
    SMITE_AT,
    STEP,
    STRIDE_TO,
    STRIKE_BACK,
    TORCH,
    TORCH_GROUP,
    UNWEB,
)  # fmt: skip
from hauntbox.games.manor.pieces import (
    ENCHANTER_PIECE,
    PALADIN,
    PALADIN_PIECE,
    PIECES,
    SKELETON_BITS,
    TREASURE,
    WEB,
)  # fmt: skip
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask


def entering(g: Manor, at: int) -> Facts:
    """What waits on a tile he would enter: a Dark tile, pieces to attack, and the Fire that takes."""
    mask = forcing(g, PALADIN, at)
    return {
        "dark": int(g.grid.face[at] == DARK),
        "fights": int(mask != 0),
        "fire": fire_for(g, mask, at, strength(g)) if mask else 0,
    }


def step_facts(g: Manor, ask: Ask, value: int) -> Facts:
    at = first(value)
    webs = g.count(at, WEB)
    return {**entering(g, at), "cost": 1 + webs, "webs": webs, "left": moves_left(g) - 1 - webs}


def stride_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {**entering(g, first(value)), "cost": STRIDE_COST, "left": g.paladin.light - STRIDE_COST}


def encounter_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What there is on his tile, and the Perception left afterwards."""
    at = g.at[PALADIN_PIECE]
    return {
        "left": meetings_left(g) - 1,
        "dark": int(g.grid.face[at] == DARK),
        "tokens": g.count(at, TREASURE),
    }


def cube_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What the next free space of the track adds."""
    cubes = g.paladin.cubes
    track = first(value)
    placed = cubes.placed[track]
    adds = cubes.spaces[track][placed] if placed < len(cubes.spaces[track]) else 0
    was = (perception, movement, strength)[track](g)
    return {"adds": adds, "was": was, "total": was + adds, "left": cubes.free - 1}


def fire_facts(g: Manor, ask: Ask, value: int) -> Facts:
    cost = SMITE_COST if word_of(value) == SMITE_AT else 1
    return {"cost": cost, "left": g.paladin.fire - cost}


def light_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"cost": 1, "left": g.paladin.light - 1}


def pulse_facts(g: Manor, ask: Ask, value: int) -> Facts:
    count = len(pulsed(g, near(g, g.at[PALADIN_PIECE])))
    return {"cost": 1, "left": g.paladin.light - 1, "count": count}


def heal_facts(g: Manor, ask: Ask, value: int) -> Facts:
    p = g.paladin
    return {"cost": heal_price(g), "grit": p.grit - heal_price(g), "total": min(HEALTH, p.health + 1)}


def attack_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Strength and Fire against what has to be beaten; against the Enchanter Perception."""
    kind, thing = word_of(value), first(value)
    if kind == ATTACK_EGG:
        beat = egg_defense(g, thing)
    elif kind in (ATTACK_GROUP, TORCH_GROUP):
        beat = group_strength(g, thing)
    elif thing == ENCHANTER_PIECE:
        return {"own": perception(g), "fire": 0, "sum": perception(g), "value": enchanter_defense(g), "burnt": 0}
    else:
        beat = defence(g, thing)
    fire = max(0, beat + 1 - strength(g))
    facts: Facts = {"own": strength(g), "fire": fire, "sum": strength(g) + fire, "value": beat}
    facts["burnt"] = fire_used(g, value) - fire
    if kind in (ATTACK_GROUP, TORCH_GROUP):
        count = (g.here[thing] & SKELETON_BITS).bit_count()
        facts.update(count=count, best=beat - count + 1, stability=TORCH_STABILITY)
    return facts


def end_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Whether he will gain Fire, and the cubes he still has to place."""
    return {"fought": int(g.paladin.fought), "cubes": g.paladin.cubes.free}


# --- questions


def menu_facts(g: Manor, ask: Ask) -> Facts:
    return {
        "cell": space_text(g.at[PALADIN_PIECE]),
        "moves": max(0, moves_left(g)),
        "meetings": max(0, meetings_left(g)),
        "cubes": g.paladin.cubes.free,
    }


def fight_facts(g: Manor, ask: Ask) -> Facts:
    p = g.paladin
    return {
        "cell": space_text(g.at[PALADIN_PIECE]),
        "own": strength(g),
        "fire": p.fire,
        "fresh": int(p.fresh >= 0),
        "must": int(p.must != 0),
        "value": poltergeist_strength(g),
    }


def strike_facts(g: Manor, ask: Ask) -> Facts:
    piece = PIECES.index(ask.about)
    return {"piece": ask.about, "own": strength(g), "fire": g.paladin.fire, "value": defence(g, piece)}


def guide_facts(g: Manor, ask: Ask) -> Facts:
    tile, at = ask.about
    return {"tile": f"{tile.split('_')[0]}_tile", "cell": space_text(at)}


OPTION_FACTS: Final[dict[int, Callable[[Manor, Ask, int], Facts]]] = {
    STEP: step_facts,
    STRIDE_TO: stride_facts,
    ENCOUNTER: encounter_facts,
    CUBE: cube_facts,
    BREACH_FIRE: fire_facts,
    SMITE_AT: fire_facts,
    LAMP_AT: light_facts,
    UNWEB: light_facts,
    FORESEE: light_facts,
    PULSE: pulse_facts,
    HEAL: heal_facts,
    ATTACK: attack_facts,
    TORCH: attack_facts,
    ATTACK_GROUP: attack_facts,
    TORCH_GROUP: attack_facts,
    ATTACK_EGG: attack_facts,
    END_TURN: end_facts,
}
QUESTION_FACTS: Final[dict[str, Callable[[Manor, Ask], Facts]]] = {
    MENU: menu_facts,
    FIGHT: fight_facts,
    STRIKE_BACK: strike_facts,
    GUIDE: guide_facts,
}
