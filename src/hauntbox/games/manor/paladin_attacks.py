"""The Paladin's attacks: with what Fire, on what, and what follows."""

from hauntbox.games.manor.attacks import defence, egg_defense, enchanter_defense, group_strength, perception, strength
from hauntbox.games.manor.enchanter_board import scatter_enchanter
from hauntbox.games.manor.ends import count_poltergeist
from hauntbox.games.manor.options import FIRST, first, word_of
from hauntbox.games.manor.paladin_board import FIRE, LIGHT, fought, gain, gain_grit, spend
from hauntbox.games.manor.paladin_values import (
    TORCH_SKELETONS,
    TORCH_SPIDER,
    beats_enchanter,
    enchanter_near,
    fields,
    has_torch,
    loose_fire,
    targets,
)  # fmt: skip
from hauntbox.games.manor.paladin_words import ATTACK, ATTACK_EGG, ATTACK_GROUP, TORCH, TORCH_GROUP
from hauntbox.games.manor.pieces import (
    ENCHANTER_PIECE,
    LARGE_SPIDER,
    PALADIN,
    PIECES,
    POLTERGEIST,
    SKELETON_BITS,
)  # fmt: skip
from hauntbox.games.manor.skeletons_board import lose_stability, scatter_all
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.spider_board import attacked_large, attacked_spiderling, destroy_egg
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import remove_poltergeist

ATTACK_ENCHANTER = ATTACK | ENCHANTER_PIECE << FIRST
EGG_GRIT = 5
POLTERGEIST_GRIT = 4
TORCH_STABILITY = 2


def attack_options(g: Manor) -> list[int]:
    """D11: everything he can attack now, with the Fire that takes; forced attacks keep theirs (MAN-PAL-25)."""
    found: list[int] = []
    own = strength(g)
    torch = has_torch(g)
    for at in fields(g):
        for target, value in targets(g, at):
            if waits(g, target):
                continue
            fire = g.paladin.fire if not g.paladin.must else loose_fire(g, pieces_meant(g, target))
            fire -= max(0, value + 1 - own)
            if fire < 0:
                continue
            found.append(target)
            if torch:
                found += torch_options(target, fire)
        if enchanter_near(g, at) and beats_enchanter(g):
            found.append(ATTACK_ENCHANTER)
    return found


def waits(g: Manor, target: int) -> bool:
    """MAN-PAL-39: a Poltergeist that has just appeared comes after the attacks he had to make anyway."""
    p = g.paladin
    return bool(p.must) and p.fresh >= 0 and target == ATTACK | p.fresh << FIRST


def pieces_meant(g: Manor, target: int) -> int:
    """The pieces that an option to attack is about, as a mask."""
    kind = word_of(target)
    if kind == ATTACK:
        return 1 << first(target)
    return g.here[first(target)] & SKELETON_BITS if kind == ATTACK_GROUP else 0


def torch_options(target: int, fire: int) -> list[int]:
    """The Torch: the same attack with 3 Fire more against the large Spider, with 1 more against Skeletons."""
    thing = first(target) << FIRST
    if word_of(target) == ATTACK_GROUP:
        return [TORCH_GROUP | thing] if fire >= TORCH_SKELETONS else []
    large = word_of(target) == ATTACK and LARGE_SPIDER >> first(target) & 1
    return [TORCH | thing] if large and fire >= TORCH_SPIDER else []


def fire_used(g: Manor, choice: int) -> int:
    """MAN-PAL-94: the Fire an attack takes: what his Strength lacks, and what the Torch burns."""
    kind = word_of(choice)
    thing = first(choice)
    if kind == ATTACK_EGG:
        value = egg_defense(g, thing)
    elif kind in (ATTACK_GROUP, TORCH_GROUP):
        value = group_strength(g, thing)
    elif thing == ENCHANTER_PIECE:
        return 0
    else:
        value = defence(g, thing)
    burnt = TORCH_SPIDER if kind == TORCH else TORCH_SKELETONS if kind == TORCH_GROUP else 0
    return max(0, value + 1 - strength(g)) + burnt


def attack(g: Manor, choice: int) -> bool:
    """Carries an option to attack out; False where it is none."""
    kind = word_of(choice)
    if kind in (ATTACK_GROUP, TORCH_GROUP):
        attack_group(g, first(choice), kind == TORCH_GROUP, fire_used(g, choice))
    elif kind == ATTACK_EGG:
        attack_egg(g, first(choice), fire_used(g, choice))
    elif kind in (ATTACK, TORCH):
        attack_piece(g, first(choice), kind == TORCH, fire_used(g, choice))
    else:
        return False
    return True


def attack_group(g: Manor, at: int, torch: bool, fire: int) -> None:
    """MAN-PAL-42, MAN-PAL-44, MAN-FAQ-3: each Skeleton scatters; then the Torch takes 2 more Stability."""
    if g.ears:
        value = group_strength(g, at)
        g.tell("hits-group", "MAN-PAL-42", cell=space_text(at), strength=strength(g), fire=fire, value=value)
    pay_and_light(g, fire)
    scatter_all(g, at, "MAN-PAL-42", True)
    if torch:
        lose_stability(g, TORCH_STABILITY, "MAN-FAQ-3")


def attack_egg(g: Manor, at: int, fire: int) -> None:
    """MAN-PAL-48, MAN-PAL-53."""
    if g.ears:
        value = egg_defense(g, at)
        g.tell("hits-egg", "MAN-PAL-48", cell=space_text(at), strength=strength(g), fire=fire, value=value)
    pay_and_light(g, fire)
    destroy_egg(g, at, "MAN-PAL-48")
    gain_grit(g, EGG_GRIT, "MAN-PAL-48")


def attack_piece(g: Manor, piece: int, torch: bool, fire: int) -> None:
    """MAN-PAL-45, MAN-PAL-46, MAN-PAL-49, MAN-PAL-50."""
    if piece == ENCHANTER_PIECE:
        if g.ears:
            value = enchanter_defense(g)
            g.tell("hits-enchanter", "MAN-PAL-50", perception=perception(g), value=value)
        pay_and_light(g, 0)
        scatter_enchanter(g, "MAN-PAL-50", PALADIN)
        return
    if g.ears:
        value = defence(g, piece)
        g.tell("hits", "MAN-PAL-40", piece=PIECES[piece], strength=strength(g), fire=fire, value=value)
    pay_and_light(g, fire)
    fought(g)
    if piece >= POLTERGEIST:
        destroy_poltergeist(g, piece)
    elif LARGE_SPIDER >> piece & 1:
        g.paladin.must &= ~(1 << piece)
        g.paladin.struck |= 1 << piece
        attacked_large(g, PALADIN, 2 if torch else 1)
    else:
        attacked_spiderling(g, piece, PALADIN)


def destroy_poltergeist(g: Manor, piece: int) -> None:
    """MAN-PAL-49."""
    remove_poltergeist(g, piece, "MAN-PAL-49")
    gain_grit(g, POLTERGEIST_GRIT, "MAN-PAL-49")
    count_poltergeist(g, PALADIN)


def pay_and_light(g: Manor, fire: int) -> None:
    """MAN-PAL-40, MAN-PAL-91, MAN-PAL-94: the Fire of an attack, and the Light it gives."""
    if fire:
        spend(g, FIRE, fire)
    gain(g, LIGHT, 1, "MAN-PAL-40")
