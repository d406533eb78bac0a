"""What a hero does in H3: two actions, and free actions around them. DEL-TURN-4 to 7, DEL-OBJ-1 to 3."""

from typing import Final

from hauntbox.board.squares import cell_of, touching_squares
from hauntbox.games.delve.attack import attack_with, beside_target, carry, nearest_target
from hauntbox.games.delve.disarming import disarm, traps_here
from hauntbox.games.delve.effects import CAN, ITEM_CAN, ITEM_USE, USE
from hauntbox.games.delve.figures import enemies, targets
from hauntbox.games.delve.harm import check, end_stance
from hauntbox.games.delve.heroes import (
    ADJACENT,
    AT_WILL,
    AT_WILLS,
    DAILIES,
    DAILY,
    EACH,
    EACH_ADJACENT,
    HEROES,
    MOVE,
    OWN,
    POWER,
    POWERS,
    STANCE,
)
from hauntbox.games.delve.moving import go, nearest_squares, slow_squares
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.spoils import spend_item, turn_down
from hauntbox.games.delve.state import CHEST, NONE, Delve
from hauntbox.games.delve.treasures import ANY_TIME, TREASURES
from hauntbox.games.delve.treasures import OWN as OWN_ITEM
from hauntbox.kernel.ask import Ask, Rule

LOW: Final = (1 << 20) - 1
END: Final = 0
GO: Final = 1 << 20
ATTACK: Final = 2 << 20
USES: Final = 3 << 20
ITEM: Final = 4 << 20
DISARM: Final = 5 << 20
PICK: Final = 6 << 20
DROP: Final = 7 << 20
TAKE_STANCE: Final = 8 << 20
END_STANCE: Final = 9 << 20
"""The kinds of deed; the rest of an option is its square, power, item, trap or thing."""

Barred = list[tuple[int, str]]


def act(g: Delve) -> Rule[None]:
    """DEL-TURN-4 to DEL-TURN-7: the active hero's next deed; the phase ends when he ends it or drops to 0 HP."""
    seat = g.active
    if not g.able(seat):
        return
    g.left = 0
    options = [*moving(g, seat), *fighting(g, seat), *free_deeds(g, seat), END]
    if len(options) == 1:
        return
    barred = near_misses(g, seat, options) if g.ears else ()
    value: int = yield Ask(seat, "act", options, (g.moves, g.attacked), barred)
    if value == END:
        return
    g.then(act)
    kind, thing = value & ~LOW, value & LOW
    if kind == GO:
        g.moves += 1
        g.left = speed(g, seat)
        g.origin = 0 if g.shifted else g.at[seat]
        g.then(step)
    elif kind == ATTACK:
        g.attacked = True
        g.then(attack_with, seat, thing)
    elif kind == DISARM:
        g.attacked = True
        g.then(disarm, seat, thing)
    else:
        free_deed(g, seat, kind, thing)


def may_move(g: Delve) -> bool:
    """DEL-TURN-4, DEL-TURN-5: a move before or after an attack, or two moves."""
    return g.moves + g.attacked < 2


def may_attack(g: Delve) -> bool:
    return not g.attacked and g.moves < 2


# --- moving


def moving(g: Delve, seat: int) -> list[int]:
    """A move action, where any square can be reached."""
    if not may_move(g) or g.heroes[seat].immobilized:
        return []
    who, slow = g.who, slow_squares(g)
    for square in g.cave.links[g.at[seat]]:
        if square not in who and square not in slow:
            return [GO]
    return [GO] if nearest_squares(g, seat, speed(g, seat)) else []


def step(g: Delve) -> Rule[None]:
    """DEL-MOVE-1, DEL-OBJ-3: one square after the other; objects are taken and dropped between two of them."""
    seat = g.active
    near = nearest_squares(g, seat, g.left)
    things = [PICK | thing for thing in things_near(g, seat)] if g.things else []
    if not near and not things:
        return
    options = [GO | square for square in near]
    options.append(END)
    if things:
        options += things
    for thing in g.heroes[seat].loads:
        if droppable(g, seat, thing):
            options.append(DROP | thing)
    value: int = yield Ask(seat, "step", options, g.left)
    if value == END:
        return
    kind, thing = value & ~LOW, value & LOW
    if kind == GO:
        g.left -= near[thing]
        go(g, seat, thing, near[thing])
        if thing == g.origin:  # DEL-MOVE-10: he may end the phase where it began
            g.shifted = False
        check(g)
        if g.left:
            g.then(step)
    else:
        g.then(step)
        free_deed(g, seat, kind, thing)


# --- fighting


def fighting(g: Delve, seat: int) -> list[int]:
    """DEL-TURN-4, DEL-TRAP-3: the attack powers that have a target, and the traps of the tile."""
    if not may_attack(g):
        return []
    figures = targets(g, seat)
    found = powers_in_reach(g, seat, figures) if figures else []
    if g.traps:
        found += [DISARM | trap for trap in traps_here(g, g.cell(seat))]
    return found


def powers_in_reach(g: Delve, seat: int, figures: list[int]) -> list[int]:
    """DEL-COMBAT-1: the attack powers that have a target among some figures."""
    x = g.heroes[seat]
    near = beside_target(g, seat)
    nearest = -1
    found: list[int] = []
    for power, reach, first in ATTACKS[x.kind][x.up & ATTACK_BITS]:
        if first:
            if (near and power in FROM_HERE) or CAN[power](g, seat):
                found.append(ATTACK | power)
        elif reach == ADJACENT:
            if near:
                found.append(ATTACK | power)
        else:
            if nearest < 0:
                nearest = nearest_target(g, seat, figures)
            if nearest <= reach:
                found.append(ATTACK | power)
    return found


def attack_cards(hero: int, up: int) -> list[tuple[int, int, bool]]:
    """The attack powers of a hero that lie face up: number, range, whether something comes before the attack."""
    numbers = [hero * EACH + place for place in (*AT_WILLS, *DAILIES) if up >> place & 1]
    return [(power, ADJACENT if POWERS[power].mode == EACH_ADJACENT else POWERS[power].reach,
             POWERS[power].id in FIRSTS) for power in numbers]  # fmt: skip


def free_cards(hero: int) -> list[tuple[int, int, str]]:
    """The powers of a hero that are no attack and no reaction: place, number, when."""
    numbers = range(hero * EACH, hero * EACH + EACH)
    whens = [(p % EACH, p, STANCE if POWERS[p].kind == STANCE else POWERS[p].when) for p in numbers]
    return [card for card in whens if card[2] in (STANCE, OWN, MOVE)]


FIRSTS: Final = ("brk_bull_rush", "brk_hook_and_haul", "tam_trick_swap")
"""The attack powers that first move, place or swap somebody."""
FROM_HERE: Final = (POWER["brk_bull_rush"], POWER["tam_trick_swap"])
"""Those of them that may also be used at once."""
ATTACK_BITS: Final = sum([1 << place for place in (*AT_WILLS, *DAILIES)])
ATTACKS: Final = tuple([[attack_cards(hero, up) for up in range(ATTACK_BITS + 1)] for hero in range(len(HEROES))])
"""By hero and by which of his cards lie face up."""
OWN_ITEMS: Final = frozenset([card for card, treasure in enumerate(TREASURES) if treasure.when in (OWN_ITEM, ANY_TIME)])
"""The items that are used in the own Hero Phase."""
FREE: Final = tuple([free_cards(hero) for hero in range(len(HEROES))])


# --- free actions


def free_deeds(g: Delve, seat: int) -> list[int]:
    x = g.heroes[seat]
    found: list[int] = []
    fresh = g.moves == 0 and not g.attacked
    for place, power, when in FREE[x.kind]:
        if not x.up >> place & 1:
            continue
        if when == STANCE:
            if fresh and x.stance != power:
                found.append(TAKE_STANCE | power)
        elif (when == OWN or may_move(g)) and CAN[power](g, seat):
            found.append(USES | power)
    if fresh and x.stance != NONE and g.notes.get("stance", 0) != g.turn + 1:  # not in the H3 in which it was taken
        found.append(END_STANCE)
    for item in x.items:
        if item in OWN_ITEMS and ITEM | item not in found and ITEM_CAN[item](g, seat):
            found.append(ITEM | item)
    if g.things:
        found += [PICK | thing for thing in things_near(g, seat)]
    if x.loads:
        found += [DROP | thing for thing in x.loads if droppable(g, seat, thing)]
    return found


def free_deed(g: Delve, seat: int, kind: int, thing: int) -> None:
    """DEL-TURN-7: a utility, an item, an object, a stance."""
    if kind == USES:
        if POWERS[thing].when == MOVE:
            g.moves += 1
        see(g, SEEN_POWER, thing)
        if g.ears:
            g.tell("uses", "DEL-POWER-4", who=g.name(seat), power=POWERS[thing].id)
        g.then(turn_down, seat, thing)
        g.then(USE[thing], seat)
    elif kind == ITEM:
        spend_item(g, seat, thing)
        g.then(ITEM_USE[thing], seat)
    elif kind == PICK:
        pick_up(g, seat, thing)
    elif kind == DROP:
        drop(g, seat, thing)
    else:
        change_stance(g, seat, thing if kind == TAKE_STANCE else NONE)


def change_stance(g: Delve, seat: int, power: int) -> None:
    """DEL-POWER-8: one stance at a time; the old card is turned face down."""
    x = g.heroes[seat]
    if x.stance != NONE:
        end_stance(g, seat)
    if power != NONE:
        x.stance = power
        g.notes["stance"] = g.turn + 1
        see(g, SEEN_POWER, power)
        if g.ears:
            g.tell("stance", "DEL-POWER-8", who=x.name, power=POWERS[power].id)
    elif g.ears:
        g.tell("stance-over", "DEL-POWER-8", who=x.name)


def things_near(g: Delve, seat: int) -> list[int]:
    """DEL-OBJ-1, DEL-ADV-2-3, DEL-ADV-12-3: what the hero can pick up here; no chest beside a monster's feet."""
    here = g.at[seat]
    found: list[int] = []
    for square, thing in g.things:
        if square != here and square not in g.cave.links[here] and not beside_feature(g, here, square):
            continue
        if thing in g.laid or (thing >= CHEST and any(g.cell(f) == cell_of(square) for f in enemies(g))):
            continue  # what was put down this turn stays down: a turn must come to an end
        found.append(thing)
    return found


def beside_feature(g: Delve, here: int, square: int) -> bool:
    """DEL-MAP-10: what lies on a square that cannot be entered is taken from a touching square of the same tile."""
    if g.cave.can_stand(square) or cell_of(here) != cell_of(square):
        return False
    return here in touching_squares(square)


def pick_up(g: Delve, seat: int, thing: int) -> None:
    """DEL-OBJ-1: just by saying so."""
    g.things = tuple([pair for pair in g.things if pair[1] != thing])
    if g.ears:
        g.tell("picked-up", "DEL-OBJ-1", who=g.name(seat), thing=thing_name(thing))
    carry(g, seat, thing)
    check(g)


def droppable(g: Delve, seat: int, thing: int) -> bool:
    """DEL-ADV-12-4: revealed chests stay."""
    return not (thing >= CHEST and g.notes.get("revealed", 0) >> seat & 1)


def drop(g: Delve, seat: int, thing: int) -> None:
    """DEL-OBJ-1: just by saying so."""
    x = g.heroes[seat]
    x.loads = tuple([load for load in x.loads if load != thing])
    g.then(lay_down, seat, thing)


def lay_down(g: Delve, seat: int, thing: int) -> Rule[None]:
    """DEL-OBJ-3: on the hero's or an adjacent walkable square."""
    here = g.at[seat]
    square: int = yield Ask(seat, "drop", [here, *g.cave.links[here]], thing)
    g.things = (*g.things, (square, thing))
    g.laid = (*g.laid, thing)
    if g.ears:
        g.tell("dropped", "DEL-OBJ-1", who=g.name(seat), thing=thing_name(thing))


def thing_name(thing: int) -> str:
    return ("crown", "sunshard")[thing] if thing < CHEST else "chest"


def near_misses(g: Delve, seat: int, options: list[int]) -> Barred:
    """What a player will wonder about, each with the rule that forbids it."""
    x = g.heroes[seat]
    found: Barred = []
    for place in range(EACH):
        power = x.kind * EACH + place
        card = POWERS[power]
        attack = card.kind in (AT_WILL, DAILY)
        if not attack and card.when not in (OWN, MOVE):
            continue
        value = (ATTACK if attack else USES) | power
        if x.down >> place & 1:
            found.append((value, "DEL-POWER-2" if attack else "DEL-POWER-3"))
        elif x.up >> place & 1 and value not in options:
            if attack:
                found.append((value, "DEL-COMBAT-1" if may_attack(g) else "DEL-TURN-5"))
            else:
                found.append((value, "DEL-TURN-4" if card.when == MOVE and not may_move(g) else "DEL-POWER-6"))
    for item in dict.fromkeys(x.items):
        if item in OWN_ITEMS and ITEM | item not in options:
            found.append((ITEM | item, "DEL-POWER-6"))
    return found
