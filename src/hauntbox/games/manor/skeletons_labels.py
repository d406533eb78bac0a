"""What the Skeletons' options and questions say: the arithmetic of steps and attacks, and why something is barred."""

from hauntbox.games.manor.attacks import (
    attack_strength,
    cleave_bonus,
    defence,
    distraction,
    egg_defense,
    forcing,
    group_strength,
    single_strength,
)  # fmt: skip
from hauntbox.games.manor.cards import KUKRI
from hauntbox.games.manor.labels import Facts, explain, inform
from hauntbox.games.manor.options import FIRST, first, word_of
from hauntbox.games.manor.pieces import (
    CLEAVE,
    ENCHANTER_PIECE,
    OF_ROLE,
    OWNER,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST,
    SKELETONS,
    SPIDER,
    SPIDERLING,
    TREASURE,
    WOLF,
    WRAITH,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_attacks import is_sneak
from hauntbox.games.manor.skeletons_moves import SIDES, attackable, beside, step_cost
from hauntbox.games.manor.skeletons_words import (
    ACTED,
    ATTACK,
    ATTACK_EGG,
    BOMB,
    COLLECT,
    DONE,
    FORCED,
    HORN_CALL,
    HURRY,
    LIGHTS_AT,
    LOOT,
    MENU,
    SHOOT,
    SHOOT_EGG,
    SHOUT,
    SHOUT_STEP,
    SPAWN,
    STAFF_ON,
    STEP,
    STRIKE,
    WOLF_TOO,
)  # fmt: skip
from hauntbox.games.manor.spaces import DELTA, INSIDE, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import tile_name
from hauntbox.kernel.ask import Ask

# --- near misses


def near_misses(g: Manor, piece: int, offered: list[int]) -> list[tuple[int, str]]:
    """What a player may wonder about: steps, attacks and actions that are not possible now, with their rules."""
    s = g.skeletons
    here = g.at[piece]
    found: list[tuple[int, str]] = []
    for d in SIDES.get(here, (0, 1, 2, 3)):
        to = here + DELTA[d]
        if INSIDE[to] and STEP | to << FIRST not in offered:
            found.append((STEP | to << FIRST, step_bar(g, piece, to)))
    if HURRY not in offered:
        found.append((HURRY, "MAN-SKEL-11"))
    if not g.has_tile(here):
        return found
    if g.has(here, TREASURE) and LOOT not in offered:
        found.append((LOOT, "MAN-SKEL-61"))
    if g.is_armory(here) and COLLECT not in offered:
        found.append((COLLECT, "MAN-SKEL-61" if piece == WOLF else "MAN-SKEL-32"))
    for other in pieces_of(g.here[here] & ~OF_ROLE[SKELETONS]):
        value = ATTACK | other << FIRST
        if value not in offered and not alike_offered(g, other, offered):
            found.append((value, attack_bar(g, piece, other, s.stability)))
    return found


def alike_offered(g: Manor, other: int, offered: list[int]) -> bool:
    """Of pieces that are all alike only one is offered."""
    kinds = [kind_of(first(value)) for value in offered if word_of(value) == ATTACK]
    return other >= SPIDERLING and kind_of(other) in kinds


def step_bar(g: Manor, piece: int, to: int) -> str:
    """The rule that forbids a step: its cost, or pieces that would have to be attacked."""
    if 1 + sum(step_cost(g, piece, to)) > g.skeletons.moves or not forcing(g, SKELETONS, to):
        return "MAN-SKEL-18"
    if piece == WOLF:
        return "MAN-SKEL-60"
    return "MAN-SKEL-21" if g.skeletons.stability else "MAN-FAQ-4"


def attack_bar(g: Manor, piece: int, other: int, stability: int) -> str:
    if piece == WOLF:
        return "MAN-SKEL-60"
    if other == WRAITH:
        return "MAN-ATK-7"
    if not attackable(g) >> other & 1:
        return "MAN-SKEL-23"
    return "MAN-ATK-2" if stability else "MAN-SKEL-33"


# --- what options say


def kind_of(piece: int) -> str:
    """What a target is, as the id of a name."""
    if piece in (PALADIN_PIECE, ENCHANTER_PIECE):
        return PIECES[piece]
    if piece >= POLTERGEIST:
        return "poltergeist"
    return "spiderling" if SPIDERLING <= piece < WRAITH else PIECES[piece]


def who(ask: Ask) -> int:
    """The Skeleton a question is about."""
    return PIECES.index(ask.about[0])


def spawn_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The space beside the edge pit."""
    at = beside(first(value))
    return {"there": space_text(at), "tile": tile_name(g, at)}


def step_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """The costs of a step, and the attack that follows from it."""
    piece, to = who(ask), first(value)
    wall, lit, lamp, webs = step_cost(g, piece, to)
    cost = 1 + wall + lit + lamp + webs
    facts: Facts = {
        "count": cost, "wall": wall, "lit": lit, "lamp": lamp, "webs": webs, "left": max(0, ask.about[1] - cost),
        "short": max(0, cost - ask.about[1]), "fights": 0, "strength": 0, "value": 0, "target": "",
    }  # fmt: skip
    must = pieces_of(forcing(g, SKELETONS, to))
    if must:
        strongest = max(must, key=lambda other: defence(g, other))
        facts.update(fights=1, strength=attack_strength(g, piece, to), value=defence(g, strongest))
        facts["target"] = kind_of(strongest)
    return facts


def strength_facts(g: Manor, piece: int, at: int) -> Facts:
    """MAN-SKEL-46: base, ability and gear, distraction."""
    return {
        "base": single_strength(g, piece),
        "bonus": cleave_bonus(g) if piece == CLEAVE else 0,
        "distraction": distraction(g, piece, at),
        "strength": attack_strength(g, piece, at),
    }


def attack_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """Attack Strength against what it has to beat, and what comes of it."""
    attacker, target = who(ask), first(value)
    times = 0
    if is_sneak(g, attacker, target) and target < POLTERGEIST:
        times = 2 if g.skeletons.gear >> KUKRI & 1 else 1
    return {
        **strength_facts(g, attacker, g.at[target]),
        "target": kind_of(target),
        "who": PIECES[attacker],
        "value": defence(g, target),
        "sneak": times,
        "extra": times if target == ENCHANTER_PIECE else 2 * times,
        "group": "spider" if OWNER[target] == SPIDER else kind_of(target),
        "cell": space_text(g.at[target]),
    }


def egg_facts(g: Manor, ask: Ask, value: int) -> Facts:
    attacker, at = who(ask), first(value)
    return {**strength_facts(g, attacker, at), "who": PIECES[attacker], "value": egg_defense(g, at)}


def price_facts(g: Manor, ask: Ask, value: int) -> Facts:
    """What a deed leaves of the Stability."""
    return {"total": g.skeletons.stability, "left": max(0, g.skeletons.stability - 1)}


def loot_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"total": g.skeletons.stability}


def collect_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"count": g.skeletons.deck.size()}


def done_facts(g: Manor, ask: Ask, value: int) -> Facts:
    return {"piece": ask.about[0], "left": 0 if g.skeletons.used & ACTED else ask.about[1]}


def strike_facts(g: Manor, ask: Ask, value: int) -> Facts:
    spider = PIECES.index(ask.about)
    at = g.at[spider]
    return {"target": ask.about, "strength": group_strength(g, at, True), "value": defence(g, spider)}


# --- what questions say


def menu_facts(g: Manor, ask: Ask) -> Facts:
    at = g.at[who(ask)]
    return {
        "piece": ask.about[0],
        "left": ask.about[1],
        "cell": space_text(at),
        "tile": tile_name(g, at) if INSIDE[at] else "",
        "total": g.skeletons.stability,
        "acted": int(bool(g.skeletons.used & ACTED)),
    }


def call_facts(g: Manor, ask: Ask) -> Facts:
    return {"total": g.skeletons.stability}


explain(SPAWN, spawn_facts)
explain(STEP, step_facts)
for kind in (ATTACK, SHOOT):
    explain(kind, attack_facts)
for kind in (ATTACK_EGG, SHOOT_EGG):
    explain(kind, egg_facts)
for kind in (HURRY, LIGHTS_AT, STAFF_ON, SHOUT, BOMB):
    explain(kind, price_facts)
explain(LOOT, loot_facts)
explain(COLLECT, collect_facts)
explain(DONE, done_facts)
explain(STRIKE, strike_facts)
for name in (MENU, SHOUT_STEP, FORCED):
    inform(name, menu_facts)
for name in (HORN_CALL, WOLF_TOO):
    inform(name, call_facts)
