"""Allies: figures that a hero calls and that act at the end of his Hero Phase. DEL-ALLY."""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.disarming import remove_trap
from hauntbox.games.delve.figures import beside, choose_square, enemies, free_beside, free_on, on_tile, put, room_beside
from hauntbox.games.delve.foes import ALLIES, ALLY_CARDS, FIRST_TRAP, IMP, LANTERN, TRAPS, kind_of
from hauntbox.games.delve.harm import conditions, hurt_foe, relieve
from hauntbox.games.delve.numbers import armour, ground_parts, total
from hauntbox.games.delve.rolling import d20
from hauntbox.games.delve.seen import see_figure
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.kernel.ask import Ask, Rule

CALLED: Final = (8, 9, 10, 11)
"""The allies that cards call; the captive is nobody's (DEL-ADV-5-3)."""


def may_call(g: Delve, seat: int, ally: int) -> bool:
    """DEL-ALLY-2: each exists once, and there must be room beside the hero."""
    return not g.called >> ally & 1 and room_beside(g, g.at[seat])


def call(g: Delve, seat: int, ally: int) -> Rule[None]:
    """DEL-ALLY-1: placed on a free square adjacent to the hero, controlled by his player."""
    square = yield from choose_square(g, seat, ally, free_beside(g, g.at[seat]), "adjacent")
    join(g, ally, square)
    g.notes[caller_note(ally)] = seat


def join(g: Delve, ally: int, square: int) -> None:
    hp = ALLY_CARDS[ally - ALLIES].hp
    g.called |= 1 << ally
    g.hp[ally] = hp[g.seats - 1] if len(hp) > 1 else hp[0]
    put(g, ally, square)
    see_figure(g, ally)
    if g.ears:
        g.tell("ally", "DEL-ALLY-1", ally=g.name(ally), hp=g.hp[ally])


def caller_note(ally: int) -> str:
    return f"caller-{ally}"


def caller(g: Delve, ally: int) -> int:
    return g.notes.get(caller_note(ally), NOBODY)


def allies_act(g: Delve) -> None:
    """DEL-ALLY-4: in H4(g) of their controller's turn; then what the adventure does there."""
    if g.active not in g.at:
        return
    hook = adventure_of(g).after_allies
    if hook is not None:
        g.then(hook)
    for ally in reversed(CALLED):
        if ally in g.at and caller(g, ally) == g.active:
            g.then(ally_acts, ally)


def ally_acts(g: Delve, ally: int) -> Rule[None]:
    """The first true line of its tactics; otherwise it moves adjacent to its controller's hero."""
    if ally not in g.at:
        return
    if ally == LANTERN:
        if (yield from lantern(g, ally)):
            return
    elif (ally == IMP and (yield from imp(g, ally))) or (yield from ally_attacks(g, ally)):
        return
    yield from come(g, ally)


def come(g: Delve, ally: int) -> Rule[None]:
    """DEL-ALLY-4: to a free square beside the hero; it stays where there is none."""
    if ally not in beside(g, g.active):
        yield from ally_moves(g, ally, free_beside(g, g.at[g.active]))


def ally_moves(g: Delve, ally: int, squares: list[int]) -> Rule[None]:
    if squares:
        put(g, ally, (yield from choose_square(g, g.active, ally, squares, "adjacent")))
        if g.ears:
            g.tell("ally-moves", "DEL-ALLY-4", ally=g.name(ally))


def ally_attacks(g: Delve, ally: int) -> Rule[bool]:
    """Within 1 tile of a monster or villain: adjacent to the closest one, and an attack (DEL-COMP-9: no rival)."""
    field = g.cave.field(g.cell(ally))
    touching = beside(g, ally)
    near = [f for f in enemies(g) if field.get(g.cell(f), FAR) <= 1]
    able = [f for f in near if f in touching or room_beside(g, g.at[f])]
    if not able:
        return False
    best = min([field[g.cell(f)] for f in able])
    target: int = yield Ask(g.active, "closest", [f for f in able if field[g.cell(f)] == best], ally)
    if target not in touching:
        yield from ally_moves(g, ally, free_beside(g, g.at[target]))
    ally_strikes(g, ally, target)
    return True


def ally_strikes(g: Delve, ally: int, target: int) -> None:
    """DEL-ALLY-5, DEL-COMBAT-20: experience, but no treasure."""
    card = ALLY_CARDS[ally - ALLIES]
    bonus = card.bonus + total(ground_parts(g, g.at[ally], g.at[target]))
    ac = armour(g, target)
    die = d20(g)
    hit = die + bonus >= ac
    if g.ears:
        g.tell("struck", "DEL-ALLY-4", by=card.id, who=g.name(target), die=die, bonus=bonus, total=die + bonus, ac=ac,
               hit=hit, plus=[], more=0, guard=[], guards=0)  # fmt: skip
    if hit:
        hurt_foe(g, target, card.damage, NOBODY, "DEL-ALLY-5")


def lantern(g: Delve, ally: int) -> Rule[bool]:
    """It frees one hero on its tile of all conditions."""
    ill = [f for f in on_tile(g, g.cell(ally)) if f < g.seats and g.hp[f] > 0 and conditions(g, f)]
    if g.competitive:
        ill = [f for f in ill if f == g.active]
    if not ill:
        return False
    patient: int = yield Ask(g.active, "patient", ill, "al_lantern")
    for condition in conditions(g, patient):
        relieve(g, patient, condition, "DEL-ALLY-4")
    return True


def imp(g: Delve, ally: int) -> Rule[bool]:
    """Within 1 tile of a trap: to that trap's tile, and a plain roll to disarm it."""
    field = g.cave.field(g.cell(ally))
    here = g.cell(ally)
    near = [t for t in g.traps if field.get(cell_of(g.traps[t]), FAR) <= 1]
    near = [t for t in near if cell_of(g.traps[t]) == here or free_on(g, cell_of(g.traps[t]))]
    if not near:
        return False
    best = min([field[cell_of(g.traps[t])] for t in near])
    trap: int = yield Ask(g.active, "closest", [t for t in near if field[cell_of(g.traps[t])] == best], ally)
    cell = cell_of(g.traps[trap])
    if cell != here:
        yield from ally_moves(g, ally, free_on(g, cell))
    die = d20(g)
    needs = TRAPS[kind_of(trap) - FIRST_TRAP].disarm
    if g.ears:
        g.tell("ally-disarms", "DEL-ALLY-4", ally=g.name(ally), trap=g.name(trap), die=die, needs=needs)
    if die >= needs:
        remove_trap(g, trap)
    return True
