"""Attacks: who may attack whom and how, both rolls, and what the winner does."""

from typing import Final

from hauntbox.games.hilltop.cards import (
    AXE,
    BLOOD_DAGGER,
    FIRST_EVENT,
    NOT_STOLEN,
    OBJECT,
    REVOLVER,
    RING,
    SACRIFICIAL_DAGGER,
    SPEAR,
)  # fmt: skip
from hauntbox.games.hilltop.carrying import may_carry
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED, TRAITS
from hauntbox.games.hilltop.figures import is_monster, may_fight, others_here, together, trait_of
from hauntbox.games.hilltop.harm import damage, dice_damage
from hauntbox.games.hilltop.haunt import kind_of, replaced, tale, thing_of
from hauntbox.games.hilltop.house import in_sight
from hauntbox.games.hilltop.loads import LOADS, drop_loads
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.rolls import (
    AS_IT_IS,
    COMBAT_ROLL,
    MOST_DICE,
    Ready,
    count,
    may_reroll,
    prepare,
    reroll,
    roll,
    throw,
    trait_roll,
)
from hauntbox.games.hilltop.state import AGAINST, ASLEEP, GONE, NOBODY, SOUL, STUNNED, UNCONSCIOUS, Hilltop
from hauntbox.games.hilltop.traits import change, floor_step, gain_card, lose_any, lose_card, put_away
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

BARE: Final = NO_CARD
"""No weapon."""
DAMAGE: Final = "damage"
WEAPON_DICE: Final = {AXE: 1, BLOOD_DAGGER: 3, SACRIFICIAL_DAGGER: 3, SPEAR: 2, REVOLVER: 1}
MIGHT_WEAPONS: Final = (AXE, BLOOD_DAGGER, SACRIFICIAL_DAGGER, SPEAR)

Mode = tuple[int, int, int]
"""Target, trait and weapon of an attack."""


def attack_modes(g: Hilltop, a: int) -> list[Mode]:
    """HIL-COMBAT-1, HIL-COMBAT-3, HIL-COMBAT-10: everything a figure could do as its attack now."""
    haunt = tale(g)
    found: list[Mode] = []
    hand = g.hands[a] if a < g.seats else []
    for d in others_here(g, a):
        if not can_target(g, a, d):
            continue
        if trait_of(g, d, MIGHT) != NONE and trait_of(g, a, MIGHT) != NONE:
            found.append((d, MIGHT, BARE))
            for card in hand:
                if card in MIGHT_WEAPONS and not (card == BLOOD_DAGGER and its_price_kills(g, a)):
                    found.append((d, MIGHT, card))
            for card in haunt.weapons(g, a, d):
                found.append((d, MIGHT, card))
        more = haunt.attack_traits(g, a, d)
        ghostly = is_spirit(g, a) or is_spirit(g, d)
        if (RING in hand or ghostly) and SANITY not in more:
            more = (*more, SANITY)
        for trait in more:
            if trait_of(g, d, trait) != NONE and trait_of(g, a, trait) != NONE:
                found.append((d, trait, RING if trait == SANITY and RING in hand and not ghostly else BARE))
    if REVOLVER in hand:
        found += revolver_modes(g, a)
    return [mode for mode in found if mode[1] not in haunt.barred_traits(g, a, mode[0])]


def revolver_modes(g: Hilltop, a: int) -> list[Mode]:
    """HIL-COMBAT-10, HIL-COMBAT-12: a Speed attack in the own room or in line of sight."""
    rooms = in_sight(g, g.room[a])
    found: list[Mode] = []
    for d in range(len(g.room)):
        if d == a or g.flags[d] & GONE or g.room[d] not in rooms or not can_target(g, a, d):
            continue
        if is_spirit(g, d):
            continue
        if (g.room[d] != g.room[a] or together(g, a, d)) and trait_of(g, d, SPEED) != NONE:
            found.append((d, SPEED, REVOLVER))
    return found


def is_spirit(g: Hilltop, f: int) -> bool:
    """HAU-0125-10, SOUL: a figure that is fought with Sanity only, without weapons."""
    return kind_of(g, f).spirit if f >= g.seats else bool(g.flags[f] & SOUL)


def can_target(g: Hilltop, a: int, d: int) -> bool:
    """HIL-COMBAT-7: an opponent, no stunned monster, and the haunt does not forbid it."""
    if not may_fight(g, a, d) or g.flags[d] & GONE:
        return False
    if d >= g.seats and (g.flags[d] & STUNNED or not is_monster(g, d)):
        return False
    return tale(g).can_attack(g, a, d)


def attack(g: Hilltop, a: int, d: int, trait: int, weapon: int) -> Rule[None]:
    """HIL-COMBAT-13: declare, pay for the weapon, roll, compare, outcome."""
    if g.ears:
        weapon_name = card_name(g, weapon) if weapon != BARE else ""
        g.tell("attack", "HIL-COMBAT-2", who=name(g, a), target=name(g, d), trait=TRAITS[trait], weapon=weapon_name)
    if weapon != BARE:
        g.used |= 1 << weapon
    if not (yield from pay_weapon(g, a, weapon)):
        return
    yield from clash(g, a, d, trait, weapon)


def its_price_kills(g: Hilltop, a: int) -> bool:
    """The Blood Dagger is no choice for whom its price of 1 Speed would kill."""
    return g.steps[4 * a + SPEED] <= 1 - floor_step(g)


def pay_weapon(g: Hilltop, a: int, weapon: int) -> Rule[bool]:
    """The Blood Dagger costs 1 Speed, the Sacrificial Dagger a Knowledge roll (HIL-COMBAT-21)."""
    if weapon == BLOOD_DAGGER:
        yield from change(g, a, SPEED, -1, "HIL-COMBAT-20")
    elif weapon == SACRIFICIAL_DAGGER:
        total: int = yield from trait_roll(g, a, KNOWLEDGE, "sacrificial_dagger", "HIL-COMBAT-21")
        if total < 3:
            g.attacks = max(1, g.attacks)
            yield from dice_damage(g, a, 2, PHYSICAL, "HIL-COMBAT-21")
            return False
        if total < 6:
            yield from lose_any(g, a, (SANITY, KNOWLEDGE), "HIL-COMBAT-21")
    return not g.flags[a] & GONE


def clash(g: Hilltop, a: int, d: int, trait: int, weapon: int, steals: bool = True) -> Rule[None]:
    """HIL-COMBAT-2: both roll; the higher sum hits for the difference."""
    haunt = tale(g)
    far = g.room[a] != g.room[d] and weapon == REVOLVER
    mine, theirs = yield from both_roll(g, a, d, trait, weapon)
    if g.ears:
        g.tell("clash", "HIL-COMBAT-2", who=name(g, a), target=name(g, d), mine=mine, theirs=theirs)
    margin = mine - theirs
    if margin > 0:
        if d >= g.seats:
            yield from defeat(g, d, a, margin, weapon)
            return
        if (yield from replaced(haunt.struck(g, a, d, margin, trait))):
            return
        yield from hit(g, a, d, margin, trait, steals and not far)
    elif margin < 0 and not far:
        if a >= g.seats:
            yield from defeat(g, a, d, -margin, BARE)
        else:
            if (yield from replaced(haunt.struck(g, d, a, -margin, trait))):
                return
            yield from hit(g, d, a, -margin, trait, False)


def attack_dice(g: Hilltop, a: int, d: int, trait: int, weapon: int) -> int:
    """HIL-COMBAT-20: the trait, one weapon, the haunt; 8 dice at most."""
    dice = trait_of(g, a, trait) + WEAPON_DICE.get(weapon, 0) + tale(g).attack_dice(g, a, d, trait, weapon)
    return max(0, min(MOST_DICE, dice))


def defence_dice(g: Hilltop, a: int, d: int, trait: int) -> int:
    if g.flags[d] & (ASLEEP | UNCONSCIOUS):
        return 0
    return max(0, min(MOST_DICE, trait_of(g, d, trait) + tale(g).defence_dice(g, a, d, trait)))


def both_roll(g: Hilltop, a: int, d: int, trait: int, weapon: int) -> Rule[tuple[int, int]]:
    """HIL-COMBAT-13: the reactions of both, both roll, the rerolls of both; the attacker first each time."""
    attacking: Ready = yield from get_ready(g, a, attack_dice(g, a, d, trait, weapon), trait, "attack")
    defending: Ready = yield from get_ready(g, d, defence_dice(g, a, d, trait), trait, "defence")
    mine, theirs = throw(g, attacking), throw(g, defending)
    rerolls = [f for f in (a, d) if f < g.seats and may_reroll(g, f)]
    if rerolls and g.ears:
        g.tell("thrown", "HIL-COMBAT-13", who=name(g, a), target=name(g, d), mine=sum(mine), theirs=sum(theirs))
    for f in rerolls:
        yield from reroll(g, f, mine if f == a else theirs, "attack" if f == a else "defence")
    first = sum_up(g, a, attacking, mine, trait, "attack")
    second = sum_up(g, d, defending, theirs, trait, "defence")
    g.dice = (*mine, AGAINST, *theirs)
    return first, second


def get_ready(g: Hilltop, f: int, dice: int, trait: int, what: str) -> Rule[Ready]:
    """Pieces have no cards to react with."""
    if f >= g.seats:
        return dice, 0, AS_IT_IS
    ready: Ready = yield from prepare(g, f, dice, COMBAT_ROLL, what, trait)
    return ready


def sum_up(g: Hilltop, f: int, ready: Ready, faces: list[int], trait: int, what: str) -> int:
    if f < g.seats:
        return count(g, f, ready, faces, what, "HIL-COMBAT-2", trait)
    g.dice = tuple(faces)
    return sum(faces)


def combat_roll(g: Hilltop, f: int, dice: int, trait: int, what: str) -> Rule[int]:
    """Explorers may use their cards on the roll; the dice of pieces simply fall."""
    if f < g.seats:
        total: int = yield from roll(g, f, dice, COMBAT_ROLL, what, "HIL-COMBAT-2", trait)
        return total
    below = g.rng.below
    g.dice = tuple([below(3) for _ in range(dice)])
    return sum(g.dice)


def hit(g: Hilltop, a: int, d: int, margin: int, trait: int, steals: bool) -> Rule[None]:
    """HIL-COMBAT-8, HIL-HF-29: damage, or stealing a card, or an outcome of the haunt."""
    options: list[object] = [DAMAGE]
    if steals and margin >= 2 and a < g.seats and g.story:
        options += stealable(g, a, d)
    options += tale(g).outcomes(g, a, d, margin, trait)
    chosen: object = DAMAGE
    if len(options) > 1 and g.player[a] != NOBODY:  # HIL-FW-42
        chosen = yield Ask(g.player[a], "outcome", options, (a, d, margin))
    if isinstance(chosen, int):
        yield from steal(g, a, d, chosen)
    elif chosen == DAMAGE:
        harm = PHYSICAL if trait in (SPEED, MIGHT) else MENTAL
        yield from damage(g, d, margin, harm, "HIL-COMBAT-2", a)
    else:
        happening = tale(g).outcome(g, a, d, str(chosen))
        if happening is not None:
            yield from happening


def stealable(g: Hilltop, a: int, d: int) -> list[int]:
    """HIL-COMBAT-8: cards that could be handed over, and the Blood Dagger; objects as their haunt says."""
    found: list[int] = []
    for card in g.hands[d]:
        if not may_carry(g, a, card) and not (card >= OBJECT and thing_of(g, card).spoils):
            continue
        if card >= OBJECT:
            if thing_of(g, card).stolen:
                found.append(card)
        elif card < FIRST_EVENT and card not in NOT_STOLEN:
            found.append(card)
    return found


def steal(g: Hilltop, a: int, d: int, card: int, rule: str = "HIL-COMBAT-8") -> Rule[None]:
    """The card changes hands; the target loses no steps by the attack."""
    if g.ears:
        g.tell("stole", rule, who=name(g, a), target=name(g, d), card=card_name(g, card))
    yield from lose_card(g, d, card)
    if card >= OBJECT and not may_carry(g, a, card):
        put_away(g, card)
        if g.ears:
            g.tell("discarded", rule, who=name(g, a), card=card_name(g, card))
    elif not g.flags[a] & GONE:
        yield from gain_card(g, a, card, rule)
    if card == BLOOD_DAGGER:
        yield from dice_damage(g, d, 2, PHYSICAL, rule)


def defeat(g: Hilltop, f: int, by: int, margin: int, weapon: int) -> Rule[None]:
    """HIL-HF-13, HIL-MONSTER-4: a defeated piece is stunned, unless its haunt says otherwise."""
    if LOADS in g.memory:
        drop_loads(g, f, "HIL-HF-31")
    if not (yield from replaced(tale(g).beaten(g, f, by, margin, weapon))):
        stun(g, f)


def stun(g: Hilltop, f: int) -> None:
    g.flags[f] |= STUNNED
    if f in g.waiting:  # HIL-MONSTER-15: it has lost this monster turn
        g.waiting.remove(f)
    if g.ears:
        rule = "HIL-MONSTER-4"
        g.tell("stunned", rule, who=name(g, f))


def nameless(g: Hilltop, x: int, dice: int, rule: str) -> Rule[int]:
    """HIL-COMBAT-30: a nameless attacker rolls against the explorer's Might; only the explorer can be hurt."""
    below = g.rng.below
    theirs = sum([below(3) for _ in range(dice)])
    mine: int = yield from combat_roll(g, x, g.value(x, MIGHT), MIGHT, "defence")
    if g.ears:
        g.tell("nameless", rule, who=name(g, x), mine=mine, theirs=theirs)
    taken: int = yield from damage(g, x, theirs - mine, PHYSICAL, rule)
    return taken
