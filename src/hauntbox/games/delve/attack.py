"""Heroes attack. DEL-COMBAT-1 to DEL-COMBAT-8, DEL-POWER-9, DEL-POWER-12, DEL-COMP-6."""

from typing import Final, NamedTuple

from hauntbox.games.delve.blows import RIVAL, Blow, settle_blow
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.effects import AFTER, FINALLY, FIRST, MORE
from hauntbox.games.delve.figures import beside, is_target
from hauntbox.games.delve.figures import targets as whom
from hauntbox.games.delve.foes import is_object
from hauntbox.games.delve.harm import hurt_foe
from hauntbox.games.delve.heroes import (
    ADJACENT,
    DAILY,
    EACH_ADJACENT,
    ON_TILE,
    ONE,
    ORRIN,
    OWN_TILE,
    POWER,
    POWERS,
    SEVERAL,
    UP_TO,
)
from hauntbox.games.delve.numbers import armour, attack_parts, damage_parts, names_of, total
from hauntbox.games.delve.rolling import after_die, hero_die, rally
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.spoils import turn_down
from hauntbox.games.delve.state import CHEST, NONE, Delve
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.hidden import pick

STOP: Final = -1
SPITE: Final = POWER["brk_spite"]
MANY: Final = (ON_TILE, OWN_TILE, EACH_ADJACENT)


class Swing(NamedTuple):
    """What an attack of a hero is made with: a power, or an item (`power` is NONE)."""

    name: str
    bonus: int
    damage: int
    miss: int = 0
    power: int = NONE


def swing_of(power: int) -> Swing:
    card = POWERS[power]
    return Swing(card.id, card.attack, card.damage, card.miss, power)


def in_reach(g: Delve, seat: int, reach: int) -> list[int]:
    """DEL-COMBAT-1, DEL-FAQ-15: whom a hero could attack within a range."""
    if reach == ADJACENT:
        return [f for f in beside(g, seat) if is_target(g, seat, f)]
    field, cells = g.cave.field(g.cell(seat)), g.cave.cells
    at = g.at
    return sorted([f for f in whom(g, seat) if field.get(cells[at[f]], FAR) <= reach])


def can_reach(g: Delve, seat: int, reach: int) -> bool:
    """DEL-COMBAT-1: whether there is anybody whom a hero could attack within a range."""
    if reach == ADJACENT:
        return beside_target(g, seat)
    return nearest_target(g, seat, whom(g, seat)) <= reach


def beside_target(g: Delve, seat: int) -> bool:
    """Whether a hero is adjacent to somebody whom he may attack."""
    who = g.who
    for square in g.cave.links[g.at[seat]]:
        if square in who and is_target(g, seat, who[square]):
            return True
    return False


def nearest_target(g: Delve, seat: int, figures: list[int]) -> int:
    """How many tiles away the closest of some figures is from a hero."""
    at = g.at
    cells = g.cave.cells
    field = g.cave.field(cells[at[seat]])
    nearest = FAR
    for f in figures:
        far = field.get(cells[at[f]], FAR)
        if far < nearest:
            nearest = far
    return nearest


def attack_with(g: Delve, seat: int, power: int) -> None:
    """An attack action: what comes first, the targets, the rolls, the rest; then the card is turned (DEL-POWER-12)."""
    see(g, SEEN_POWER, power)
    if g.ears:
        g.tell("attacks-with", "DEL-COMBAT-1", who=g.name(seat), power=POWERS[power].id)
    if POWERS[power].kind == DAILY:
        g.then(put_away, seat, power)
    if power in FINALLY:
        g.then(FINALLY[power], seat)
    g.then(choose_targets, seat, power)
    if power in FIRST:
        g.then(FIRST[power], seat)


def put_away(g: Delve, seat: int, power: int) -> None:
    """Spiteful Blow stays face up when it missed."""
    if power == SPITE and g.notes.pop("spite", 0):
        return
    turn_down(g, seat, power)


def choose_targets(g: Delve, seat: int, power: int) -> Rule[None]:
    """DEL-COMBAT-1, DEL-COMBAT-4, DEL-COMBAT-5."""
    card = POWERS[power]
    if not g.able(seat):
        return
    targets = in_reach(g, seat, ADJACENT if card.mode == EACH_ADJACENT else card.reach)
    hooked = g.notes.pop("hooked", 0)
    if hooked:
        targets = [hooked]
    if not targets:
        return
    if card.mode == SEVERAL:
        g.then(next_attack, seat, power, card.times)
    elif card.mode == ONE:
        target: int = yield Ask(seat, "target", targets, power)
        g.then(swing_at, seat, swing_of(power), target)
    elif card.mode == UP_TO:
        chosen = yield from choose_some(g, seat, targets, card.times, power)
        roll_all(g, seat, swing_of(power), chosen)
    else:
        if card.mode == ON_TILE:
            cells = list(dict.fromkeys([g.cell(f) for f in targets]))
            cell: int = yield Ask(seat, "area", cells, power)
            targets = [f for f in targets if g.cell(f) == cell]
        chosen = yield from in_order(g, seat, targets, power)
        roll_all(g, seat, swing_of(power), chosen)


def choose_some(g: Delve, seat: int, targets: list[int], count: int, about: object) -> Rule[list[int]]:
    """Up to so many different targets, in the order in which they are attacked."""
    chosen: list[int] = []
    while len(chosen) < count and len(chosen) < len(targets):
        rest = [f for f in targets if f not in chosen]
        target: int = yield Ask(seat, "target", [*rest, STOP] if chosen else rest, about)
        if target == STOP:
            break
        chosen.append(target)
    return chosen


def in_order(g: Delve, seat: int, targets: list[int], about: object) -> Rule[list[int]]:
    """Each target in the order the attacker likes; objects and rivals may be left out (DEL-OBJ-7, DEL-COMP-6)."""
    chosen: list[int] = []
    while len(chosen) < len(targets):
        rest = [f for f in targets if f not in chosen]
        optional = all(f < 64 or is_object(f) for f in rest)
        target: int = yield Ask(seat, "target", [*rest, STOP] if optional else rest, about)
        if target == STOP:
            break
        chosen.append(target)
    return chosen


def roll_all(g: Delve, seat: int, swing: Swing, targets: list[int]) -> None:
    for target in reversed(targets):
        g.then(swing_at, seat, swing, target)


def next_attack(g: Delve, seat: int, power: int, left: int) -> Rule[None]:
    """DEL-COMBAT-5: the next target is chosen only when its attack comes."""
    if not g.able(seat):
        return
    targets = in_reach(g, seat, POWERS[power].reach)
    if not targets:
        return
    target: int = yield Ask(seat, "target", targets, power)
    if left > 1:
        g.then(next_attack, seat, power, left - 1)
    g.then(swing_at, seat, swing_of(power), target)


def swing_at(g: Delve, seat: int, swing: Swing, target: int) -> Rule[None]:
    """DEL-COMBAT-2, DEL-COMBAT-3: one roll against one target."""
    if target not in g.at or not g.able(seat) or g.hp[target] <= 0:
        return
    parts = attack_parts(g, seat, (swing.name, swing.bonus), target)
    bonus = total(parts)
    ac = armour(g, target)
    if g.ears:
        g.tell("swings", "DEL-COMBAT-2", who=g.name(seat), target=g.name(target), power=swing.name,
               plus=names_of(parts[1:]), more=len(parts) - 1, bonus=bonus, ac=ac)  # fmt: skip
    die = yield from hero_die(g, seat, bonus, ac, "attack")
    if die + bonus < ac:
        die = yield from rally(g, seat, die, bonus, ac)
    hit = die + bonus >= ac or ac == 0  # DEL-OBJ-6: without AC every attack hits
    after_die(g, seat, die, True)
    spot = g.at[target]
    amount = (yield from hit_damage(g, seat, swing, target, die)) if hit else swing.miss
    if g.ears:
        g.tell("hit" if hit else "missed", "DEL-COMBAT-3", who=g.name(seat), target=g.name(target), damage=amount)
    if target < 64:  # DEL-COMP-6: a rival has all his reactions
        hit = yield from settle_blow(g, target, Blow(RIVAL, seat, swing.name, swing.bonus, amount, swing.miss), hit)
    if swing.power == SPITE and not hit:
        g.notes["spite"] = 1
    if swing.power in AFTER:
        g.then(AFTER[swing.power], seat, target, hit)
        g.then(recall_spot, spot)
    if target >= 64:
        hurt_foe(g, target, amount, seat, "DEL-COMBAT-3")
    elif g.hp[target] == 0:
        g.then(rob, seat, target)


def recall_spot(g: Delve, square: int) -> None:
    """Where the target stood; whatever the roll set off may have been an attack of its own."""
    g.notes["spot"] = square


def hit_damage(g: Delve, seat: int, swing: Swing, target: int, die: int) -> Rule[int]:
    """What a hit deals, with the power's own addition and a fury token."""
    x = g.heroes[seat]
    amount = total(damage_parts(g, seat, (swing.name, swing.damage), target, die))
    if swing.power in MORE:
        amount += MORE[swing.power](g, seat, target, die)
    if x.kind == ORRIN and x.fury and (yield Ask(seat, "fury", [True, False], target)):
        x.fury -= 1
        amount += 1
    return amount


def rob(g: Delve, seat: int, victim: int) -> Rule[None]:
    """DEL-COMP-6: whoever defeats a rival takes one of his chests, unseen, unless they are revealed (DEL-ADV-12-4)."""
    x = g.heroes[victim]
    chests = [thing for thing in x.loads if thing >= CHEST]
    if not chests or g.notes.get("revealed", 0) >> victim & 1:
        return
    chest: int = yield Ask(seat, "chest", chests, victim)
    x.loads = tuple([thing for thing in x.loads if thing != chest])
    g.then(carry, seat, chest)
    if g.ears:
        g.tell("robbed", "DEL-COMP-6", who=g.name(seat), target=x.name)


def carry(g: Delve, seat: int, thing: int) -> None:
    """DEL-OBJ-2, DEL-ADV-12-3: whoever gets a chest learns its worth; it is decided when somebody first looks."""
    x = g.heroes[seat]
    x.loads = tuple(sorted([*x.loads, thing]))
    if thing >= CHEST:
        look_into(g, seat, thing - CHEST)


def look_into(g: Delve, seat: int, chest: int) -> None:
    """The owner alone learns what a chest is worth."""
    values, known = list(g.values), list(g.known)
    if not values[chest]:
        worths = list(g.worths)
        values[chest] = pick(g.rng, worths, 1 << seat)
        g.worths = tuple(worths)
    known[chest] |= 1 << seat
    g.values, g.known = tuple(values), tuple(known)
    g.reveal()
