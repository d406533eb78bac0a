"""The Skeletons' attacks and what follows from them."""

from hauntbox.games.manor.attacks import attack_strength, defence, distraction, egg_defense
from hauntbox.games.manor.cards import KUKRI, POISON
from hauntbox.games.manor.enchanter_board import lose_hand_discs, scatter_enchanter
from hauntbox.games.manor.ends import count_poltergeist
from hauntbox.games.manor.options import NO, YES, first, word_of
from hauntbox.games.manor.paladin_board import lose_grit, lose_health
from hauntbox.games.manor.pieces import (
    ENCHANTER_PIECE,
    LARGE_SPIDER,
    NEEDLE,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST,
    SKELETONS,
)  # fmt: skip
from hauntbox.games.manor.skeletons_board import scatter
from hauntbox.games.manor.skeletons_words import ATTACK_EGG, SHOOT, SHOOT_EGG, WITH_POISON
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.spider_board import attacked_large, attacked_spiderling, destroy_egg, discard_powers
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import remove_poltergeist
from hauntbox.kernel.ask import Ask, Rule

DISTRACTED = 2
"""MAN-SKEL-50: so many tiles make an attack by Needle a sneak attack."""
SNEAK = "MAN-SKEL-50"


def attack(g: Manor, attacker: int, choice: int) -> Rule[None]:
    """MAN-SKEL-33, MAN-SKEL-54: the attack of an option; at range the attacker does not scatter."""
    kind, thing = word_of(choice), first(choice)
    ranged = kind in (SHOOT, SHOOT_EGG)
    if kind in (ATTACK_EGG, SHOOT_EGG):
        hit_egg(g, attacker, thing)
    else:
        sneak = is_sneak(g, attacker, thing)
        poison = 0
        if sneak and thing == PALADIN_PIECE and g.skeletons.gear >> POISON & 1:
            poison = int((yield Ask(g.seat(SKELETONS), WITH_POISON, [YES, NO])) == YES)
        tell_hit(g, attacker, thing)
        if sneak:
            sneak_extra(g, thing)
        hit(g, thing, poison)
    if not ranged:
        scatter(g, attacker, "MAN-SKEL-40")


def tell_hit(g: Manor, attacker: int, target: int) -> None:
    if g.ears:
        value, beaten = attack_strength(g, attacker, g.at[target]), defence(g, target)
        g.tell("skeleton-hits", "MAN-SKEL-33", piece=PIECES[attacker], other=PIECES[target], count=value, value=beaten)


def hit_egg(g: Manor, attacker: int, at: int) -> None:
    """MAN-SKEL-41."""
    if g.ears:
        value, beaten = attack_strength(g, attacker, at), egg_defense(g, at)
        g.tell(
            "skeleton-hits-egg", "MAN-SKEL-41", piece=PIECES[attacker], cell=space_text(at), count=value, value=beaten
        )
    destroy_egg(g, at, "MAN-SKEL-41")


def hit(g: Manor, target: int, poison: int = 0) -> None:
    """MAN-SKEL-36 to MAN-SKEL-39, MAN-SKEL-43: what an attack does to its target."""
    if target == PALADIN_PIECE:
        if poison:
            g.skeletons.gear &= ~(1 << POISON)
            if g.ears:
                g.tell("poison", "MAN-SKEL-51")
        lose_health(g, 1 + poison, "MAN-SKEL-36")
    elif target >= POLTERGEIST:
        remove_poltergeist(g, target, "MAN-SKEL-38")
        count_poltergeist(g, SKELETONS)
    elif target == ENCHANTER_PIECE:
        scatter_enchanter(g, "MAN-SKEL-39", SKELETONS)
    elif LARGE_SPIDER >> target & 1:
        attacked_large(g, SKELETONS)
    else:
        attacked_spiderling(g, target, SKELETONS)


# --- Needle


def is_sneak(g: Manor, attacker: int, target: int) -> bool:
    """MAN-SKEL-50: whether two or more tiles distract the target of Needle."""
    return attacker == NEEDLE and g.active == SKELETONS and distraction(g, NEEDLE, g.at[target]) >= DISTRACTED


def sneak_extra(g: Manor, target: int) -> None:
    """MAN-SKEL-50, MAN-SKEL-51: Grit, Power cards or a disc; Kukri doubles them."""
    times = 2 if g.skeletons.gear >> KUKRI & 1 else 1
    if target >= POLTERGEIST:
        return
    if g.ears:
        g.tell("sneak", SNEAK, other=PIECES[target], count=times)
    if target == PALADIN_PIECE:
        lose_grit(g, 2 * times, SNEAK)
    elif target == ENCHANTER_PIECE:
        lose_hand_discs(g, times, SNEAK)
    else:
        discard_powers(g, 2 * times, SNEAK)
