"""Attacks on heroes and allies, with every reaction in its place. DEL-COMBAT-10, DEL-COMBAT-11, DEL-POWER-7."""

from typing import Final, NamedTuple

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.disarming import disarm
from hauntbox.games.delve.figures import choose_square, free_within, put
from hauntbox.games.delve.foes import is_hero
from hauntbox.games.delve.harm import afflict, lose_hp
from hauntbox.games.delve.heroes import BRAKKA, ORRIN, POWER, TAMSIN
from hauntbox.games.delve.numbers import ac_parts, ground_parts, mist_parts, names_of, total
from hauntbox.games.delve.rolling import d20
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.spoils import PASS, spend_item, turn_down
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.games.delve.treasures import GUARD_BRACERS, MIRROR_CLOAK
from hauntbox.kernel.ask import Ask, Rule

FOE: Final = "foe"
TRAP: Final = "trap"
CARD: Final = "card"
RIVAL: Final = "rival"

SLIP_AWAY: Final = POWER["tam_slip_away"]
NIMBLE_HANDS: Final = POWER["tam_nimble_hands"]
LAST_WALL: Final = POWER["brk_last_wall"]
SHRUG_OFF: Final = POWER["orr_shrug"]
ITEM: Final = 100
"""In the answers to "react" a power is its number, an item ITEM + its number."""


class Blow(NamedTuple):
    """One attack on a hero or ally. `source`: foe, trap, card or rival; `by`: the figure or trap, if there is one."""

    source: str
    by: int
    name: str
    bonus: int
    damage: int
    miss: int = 0
    condition: str = ""


def strike(g: Delve, target: int, blow: Blow) -> Rule[bool] | None:
    """One attack roll; gives the rest, which says whether it hit in the end, or None where nothing comes of it."""
    if target not in g.at or g.hp[target] <= 0:
        return None
    parts = [(blow.name, blow.bonus)]
    if blow.by in g.at:
        parts += ground_parts(g, g.at[blow.by], g.at[target])
    elif blow.by in g.traps:
        parts += mist_parts(g, g.traps[blow.by], g.at[target])
    defence = ac_parts(g, target)
    bonus, ac = total(parts), total(defence)
    die = d20(g)
    hit = die + bonus >= ac
    if g.ears:
        g.tell("struck", "DEL-COMBAT-2", by=blow.name, who=g.name(target), die=die, bonus=bonus, total=die + bonus,
               ac=ac, hit=hit, plus=names_of(parts[1:]), more=len(parts) - 1, guard=names_of(defence[1:]),
               guards=len(defence) - 1)  # fmt: skip
    if not hit and not blow.miss and not (is_hero(target) and g.heroes[target].mirrors):
        return None
    return settle_blow(g, target, blow, hit)


def settle_blow(g: Delve, target: int, blow: Blow, hit: bool) -> Rule[bool]:
    """After the roll: reactions, damage, conditions, mirror tokens."""
    struck = target
    cut = 0
    hero = is_hero(target)
    if hit and hero:
        dodges = dodges_of(g, target, blow)
        hit = not (dodges and (yield from dodged(g, target, blow, dodges)))
        wall = wall_before(g, target) if hit else NOBODY
        if wall != NOBODY and (yield from redirected(g, target, blow, wall)):
            struck = wall
            cut = 1
    amount = (max(0, blow.damage - cut)) if hit else blow.miss
    if amount and hero and reductions(g, struck, True):
        amount = yield from reduced(g, struck, amount, blow.name, True)
    if amount:
        lose_hp(g, struck, amount, "DEL-COMBAT-3")
    if hit and blow.condition:
        afflict(g, struck, blow.condition, "DEL-COMBAT-11")
    if hero and g.heroes[target].mirrors:
        g.heroes[target].mirrors -= 1
    return hit


def dodges_of(g: Delve, seat: int, blow: Blow) -> list[int]:
    """The cards that turn a hit into a miss."""
    x = g.heroes[seat]
    cards: list[int] = []
    if not g.able(seat):
        return cards
    if x.kind == TAMSIN:
        if blow.source == FOE and x.ready(SLIP_AWAY):
            cards.append(SLIP_AWAY)
        if blow.source in (TRAP, CARD) and x.ready(NIMBLE_HANDS):
            cards.append(NIMBLE_HANDS)
    if MIRROR_CLOAK in x.items:
        cards.append(ITEM + MIRROR_CLOAK)
    return cards


def dodged(g: Delve, seat: int, blow: Blow, cards: list[int]) -> Rule[bool]:
    """Reactions that turn the hit into a miss."""
    card: int = yield Ask(seat, "react", [*cards, PASS], ("hit", seat, blow.name, blow.damage))
    if card == PASS:
        return False
    if card == ITEM + MIRROR_CLOAK:
        spend_item(g, seat, MIRROR_CLOAK)
        return True
    turn_down(g, seat, card)
    see(g, SEEN_POWER, card)
    if card == SLIP_AWAY:
        squares = free_within(g, g.cell(seat), 1)
        if squares:
            put(g, seat, (yield from choose_square(g, seat, seat, squares)))
    elif blow.source == TRAP and blow.by in g.traps and cell_of(g.traps[blow.by]) == g.cell(seat):
        g.then(nimble, seat, blow.by)
    return True


def nimble(g: Delve, seat: int, trap: int) -> Rule[None]:
    """Nimble Hands: she may at once try to disarm the trap."""
    if g.able(seat) and trap in g.traps and (yield Ask(seat, "disarm", [trap, PASS], "tam_nimble_hands")) != PASS:
        g.then(disarm, seat, trap)


def wall_before(g: Delve, seat: int) -> int:
    """Last Wall: the seat of Brakka, where she could suffer a hit on another hero; else NOBODY."""
    brakka = g.owner(BRAKKA)
    if (
        brakka in (NOBODY, seat)
        or g.competitive
        or not g.able(brakka)
        or not g.heroes[brakka].ready(LAST_WALL)
        or g.cell(brakka) != g.cell(seat)
    ):
        return NOBODY
    return brakka


def redirected(g: Delve, seat: int, blow: Blow, brakka: int) -> Rule[bool]:
    """Last Wall: whether Brakka suffers the hit."""
    if (yield Ask(brakka, "react", [LAST_WALL, PASS], ("wall", seat, blow.name, blow.damage))) == PASS:
        return False
    turn_down(g, brakka, LAST_WALL)
    see(g, SEEN_POWER, LAST_WALL)
    return True


def reductions(g: Delve, seat: int, attack: bool) -> list[int]:
    """The cards that reduce damage."""
    x = g.heroes[seat]
    cards: list[int] = []
    if attack and x.kind == ORRIN and x.ready(SHRUG_OFF):
        cards.append(SHRUG_OFF)
    if GUARD_BRACERS in x.items:
        cards.append(ITEM + GUARD_BRACERS)
    return cards


def reduced(g: Delve, seat: int, amount: int, name: str, attack: bool) -> Rule[int]:
    """Damage reduction: each card at most once for one attack (DEL-COMBAT-10)."""
    passed = False
    while amount > 0 and g.able(seat) and not passed:
        cards = reductions(g, seat, attack)
        if not cards:
            break
        card: int = yield Ask(seat, "react", [*cards, PASS], ("damage", seat, name, amount))
        if card == PASS:
            passed = True
        elif card == SHRUG_OFF:
            turn_down(g, seat, SHRUG_OFF)
            see(g, SEEN_POWER, SHRUG_OFF)
            amount = max(0, amount - 2)
        else:
            spend_item(g, seat, GUARD_BRACERS)
            amount -= 1
    return amount


def suffer(g: Delve, seat: int, amount: int, name: str, rule: str) -> Rule[None]:
    """DEL-ENC-12: damage that is no attack."""
    if g.able(seat):
        amount = yield from reduced(g, seat, amount, name, False)
        if amount:
            lose_hp(g, seat, amount, rule)
