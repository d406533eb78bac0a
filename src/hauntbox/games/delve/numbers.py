"""The arithmetic: what adds to an attack roll, an armour class, a speed, a damage, as named parts.

DEL-POWER-11: everything adds up; of the treasures only the best counts (DEL-TREAS-6).
"""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.encounters import BROKEN_MAIL, ENCOUNTERS, GLOOM_POOL, THICK_MIST, TREMBLING
from hauntbox.games.delve.figures import adjacent
from hauntbox.games.delve.foes import ALLIES, ALLY_CARDS, FOES, is_hero, kind_of
from hauntbox.games.delve.heroes import BRAKKA, HEROES, ILSE, MAREN, ORRIN, POWER, POWERS, TAMSIN
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.games.delve.tiles import CRYSTAL_GROTTO, KING_STATUE, PILLAR, RUNE_FLOOR
from hauntbox.games.delve.treasures import BL_FURY, GIANT_GLOVES, SHARED_AEGIS, TREASURES

Parts = list[tuple[str, int]]
"""Named amounts that add up."""

GUARD_STANCE: Final = POWER["brk_guard_stance"]
HAWK_STANCE: Final = POWER["ils_hawk_stance"]
MARK_PREY: Final = POWER["ils_mark_prey"]
MIRROR_SELVES: Final = POWER["qui_mirror_selves"]
SHIELD_WORD: Final = POWER["mar_shield_word"]
RECKLESS: Final = POWER["orr_reckless_swing"]
PACES: Final = {card: treasure.speed for card, treasure in enumerate(TREASURES) if treasure.speed}
"""The treasures that make faster or slower."""


def total(parts: Parts) -> int:
    found = 0
    for _, amount in parts:
        found += amount
    return found


def ground_parts(g: Delve, attacker: int, target: int) -> Parts:
    """What the place gives to anybody's attack roll: Rune Floor (DEL-TILE-5), Thick Mist."""
    parts = mist_parts(g, attacker, target)
    if g.cave.tile(g.cave.cells[attacker]) == RUNE_FLOOR:
        parts.insert(0, ("rune_floor", 1))
    return parts


def mist_parts(g: Delve, attacker: int, target: int) -> Parts:
    """Thick Mist: against a target on another tile; traps too, which stand on no ground."""
    if g.environment == THICK_MIST and cell_of(target) != cell_of(attacker):
        return [(ENCOUNTERS[THICK_MIST].id, -2)]
    return []


def attack_parts(g: Delve, seat: int, base: tuple[str, int], target: int) -> Parts:
    """All that a hero adds to the die when he attacks with a power or an item of this bonus."""
    x = g.heroes[seat]
    near = adjacent(g, seat, target)
    parts = [base]
    if x.kind == ORRIN and 0 < g.hp[seat] <= 4:
        parts.append(("battle_fury", 2))
    if x.stance == HAWK_STANCE and not near:
        parts.append((POWERS[HAWK_STANCE].id, 2))
    if g.prey == target and (x.kind == ILSE or not g.competitive):
        parts.append((POWERS[MARK_PREY].id, 2))
    for curse in x.curses:
        if curse == TREMBLING:
            parts.append((ENCOUNTERS[curse].id, -4))
    if g.hazards and g.hazards.get(g.cell(seat)) == GLOOM_POOL:
        parts.append((ENCOUNTERS[GLOOM_POOL].id, -2))
    parts += ground_parts(g, g.at[seat], g.at[target])
    best = best_attack(g, seat, near)
    if best[1]:
        parts.append(best)
    hook = adventure_of(g).bonus
    if hook is not None and (plus := hook(g, seat, target)):
        parts.append(("sunshard", plus))
    return parts


def best_attack(g: Delve, seat: int, near: bool) -> tuple[str, int]:
    """DEL-TREAS-6: the best treasure for this attack."""
    best = ("", 0)
    for card in g.heroes[seat].items:
        plus = TREASURES[card].near if near else TREASURES[card].far
        if plus > best[1]:
            best = (TREASURES[card].id, plus)
    for card, _, _ in g.blessings:
        plus = TREASURES[card].near
        if plus > best[1] and g.blessed(card, seat):
            best = (TREASURES[card].id, plus)
    return best


def best_defence(g: Delve, seat: int) -> tuple[str, int]:
    """DEL-TREAS-6: the best treasure for defence, Shared Aegis of a hero on the tile included."""
    best = ("", 0)
    for owner, x in enumerate(g.heroes):
        if owner == seat:
            cards = x.items
        elif SHARED_AEGIS in x.items and owner in g.at and not g.competitive and g.cell(owner) == g.cell(seat):
            cards = (SHARED_AEGIS,)
        else:
            continue
        for card in cards:
            plus = TREASURES[card].ac
            if plus > best[1]:
                best = (TREASURES[card].id, plus)
    for card, _, _ in g.blessings:
        plus = TREASURES[card].ac
        if plus > best[1] and g.blessed(card, seat):
            best = (TREASURES[card].id, plus)
    return best


def ac_parts(g: Delve, figure: int) -> Parts:
    """The armour class of any figure or object."""
    if figure >= 64:
        return [(g.name(figure), FOES[kind_of(figure)].ac)]
    parts = hero_ac(g, figure) if is_hero(figure) else [(g.name(figure), ALLY_CARDS[figure - ALLIES].ac)]
    wall = g.owner(BRAKKA)
    if wall not in (NOBODY, figure) and g.able(wall) and not g.competitive and adjacent(g, wall, figure):
        parts.append(("shield_wall", 1))
    return parts


def hero_ac(g: Delve, seat: int) -> Parts:
    x = g.heroes[seat]
    hero = HEROES[x.kind]
    parts = [(hero.id, hero.ac[x.level - 1])]
    if x.stance == GUARD_STANCE:
        parts.append((POWERS[GUARD_STANCE].id, 2))
    elif x.stance == HAWK_STANCE:
        parts.append((POWERS[HAWK_STANCE].id, -1))
    if x.mirrors:
        parts.append((POWERS[MIRROR_SELVES].id, 3 * x.mirrors))
    if g.sheltered >> seat & 1:
        parts.append((POWERS[SHIELD_WORD].id, 2))
    if g.reckless and x.kind == ORRIN:
        parts.append((POWERS[RECKLESS].id, -2))
    for curse in x.curses:
        if curse == BROKEN_MAIL:
            parts.append((ENCOUNTERS[curse].id, -3))
    if g.cave.tile(g.cell(seat)) == KING_STATUE and g.cave.beside(g.at[seat], PILLAR):
        parts.append(("king_statue", 1))
    best = best_defence(g, seat)
    if best[1]:
        parts.append(best)
    return parts


def armour(g: Delve, figure: int) -> int:
    return FOES[figure & 63].ac if figure >= 64 else total(ac_parts(g, figure))


def speed_parts(g: Delve, seat: int) -> Parts:
    """DEL-MOVE-7: his speed without Immobilized; penalties of items apply always (DEL-TREAS-7)."""
    x = g.heroes[seat]
    hero = HEROES[x.kind]
    parts = [(hero.id, hero.speed[x.level - 1])]
    if x.stance == GUARD_STANCE:
        parts.append((POWERS[GUARD_STANCE].id, -2))
    for card in x.items:
        if card in PACES:
            parts.append((TREASURES[card].id, PACES[card]))
    for card, _, _ in g.blessings:
        if card in PACES and g.blessed(card, seat):
            parts.append((TREASURES[card].id, PACES[card]))
    return parts


def speed(g: Delve, seat: int) -> int:
    """DEL-MOVE-7, DEL-COND-1: at least 1, but 0 while Immobilized."""
    return 0 if g.heroes[seat].immobilized else max(1, total(speed_parts(g, seat)))


def damage_parts(g: Delve, seat: int, base: tuple[str, int], target: int, die: int) -> Parts:
    """What a hit of a hero deals, before a power adds to it."""
    x = g.heroes[seat]
    parts = [base]
    if GIANT_GLOVES in x.items and adjacent(g, seat, target):
        parts.append((TREASURES[GIANT_GLOVES].id, 1))
    if g.blessings and g.blessed(BL_FURY, seat):
        parts.append((TREASURES[BL_FURY].id, 1))
    if x.level == 2 and die == 20:
        parts.append(("critical", 1))
    hook = adventure_of(g).damage
    if hook is not None and (plus := hook(g, seat, target)):
        parts.append(("sunshard", plus))
    return parts


def disarm_parts(g: Delve, seat: int) -> Parts:
    """DEL-TRAP-4: bonuses to a disarm roll."""
    x = g.heroes[seat]
    parts: Parts = [("deft_fingers", 5)] if x.kind == TAMSIN else []
    return parts + [(TREASURES[card].id, TREASURES[card].disarm) for card in x.items if TREASURES[card].disarm]


def recovery_parts(g: Delve, seat: int) -> Parts:
    """DEL-TILE-6: what is added to Poisoned and curse rolls in H4."""
    return [("crystal_grotto", 5)] if g.cave.tile(g.cell(seat)) == CRYSTAL_GROTTO else []


def names_of(parts: Parts) -> list[str]:
    """The parts as things with names of their own: "plus-rune_floor-1", "minus-cu_trembling-4"."""
    return [f"{'plus' if amount > 0 else 'minus'}-{name}-{abs(amount)}" for name, amount in parts if amount]


def mender(g: Delve) -> int:
    """The seat of the cleric, NOBODY when she is not there or not able (Mending Touch)."""
    seat = g.owner(MAREN)
    return seat if seat != NOBODY and g.able(seat) else NOBODY
