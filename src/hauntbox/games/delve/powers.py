"""What single powers do beside the attack printed on them. DEL-POWER; the cards are in `heroes.py`."""

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.attack import STOP, can_reach, in_reach
from hauntbox.games.delve.effects import TURNED, after, finally_, first, more, use
from hauntbox.games.delve.figures import (
    adjacent,
    apart,
    beside,
    choose_square,
    enemies,
    entry_squares,
    free_beside,
    free_within,
    heroes_on_map,
    is_enemy,
    is_target,
    put,
    room_within,
    swap,
    targets,
)
from hauntbox.games.delve.foes import is_ally, is_monster
from hauntbox.games.delve.harm import conditions, heal, relieve
from hauntbox.games.delve.heroes import ADJACENT, MAREN, POWER
from hauntbox.games.delve.moving import can_come_beside, can_walk, go, reach, walk
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule

FURY_FULL = 3
MIRRORS = 2


# --- heals


def mates(g: Delve, seat: int) -> list[int]:
    """The heroes on a hero's tile whom a card of his may help, himself first (DEL-COMP-5)."""
    if g.competitive:
        return [seat]
    at, cells = g.at, g.cave.cells
    here = cells[at[seat]]
    return [seat, *[s for s in range(g.seats) if s != seat and s in at and cells[at[s]] == here]]


def neighbours(g: Delve, seat: int) -> list[int]:
    """DEL-POWER-10: the other heroes adjacent to him."""
    return [] if g.competitive else [f for f in beside(g, seat) if f < g.seats]


def wounded(g: Delve, seats: list[int]) -> list[int]:
    """DEL-POWER-6: heals need a hero below full HP."""
    return [s for s in seats if g.hp[s] < g.heroes[s].full]


def heal_one(g: Delve, seat: int, patients: list[int], amount: int, name: str) -> Rule[None]:
    """The user chooses whom to heal, where anybody needs it."""
    hurt = wounded(g, patients)
    if hurt:
        patient: int = yield Ask(seat, "patient", hurt, name)
        heal(g, patient, amount, "DEL-POWER-4")


def mending_touch(g: Delve, seat: int) -> Rule[None]:
    """Mending Touch: whenever one of Maren's cards is turned down, she or a hero on her tile regains 1 HP."""
    if g.able(seat):
        yield from heal_one(g, seat, mates(g, seat), 1, "mending_touch")


TURNED[MAREN] = mending_touch


@use("brk_stone_blood", can=lambda g, seat: bool(wounded(g, [seat])))
def stone_blood(g: Delve, seat: int) -> None:
    heal(g, seat, 4, "DEL-POWER-3")


@use("mar_mending_hymn", can=lambda g, seat: bool(wounded(g, mates(g, seat))))
def mending_hymn(g: Delve, seat: int) -> None:
    for other in mates(g, seat):
        heal(g, other, 2, "DEL-POWER-4")


@use("mar_raise_up", can=lambda g, seat: bool(wounded(g, neighbours(g, seat))))
def raise_up(g: Delve, seat: int) -> Rule[None]:
    yield from heal_one(g, seat, neighbours(g, seat), 4, "mar_raise_up")


def ill(g: Delve, seats: list[int]) -> list[int]:
    """Heroes with HP who have a condition (DEL-COND-5)."""
    return [s for s in seats if g.hp[s] > 0 and conditions(g, s)]


def within_one(g: Delve, seat: int) -> list[int]:
    return [seat] if g.competitive else [s for s in heroes_on_map(g) if apart(g, seat, s) <= 1]


@use("mar_purge", can=lambda g, seat: bool(ill(g, within_one(g, seat))))
def purge(g: Delve, seat: int) -> None:
    for other in ill(g, within_one(g, seat)):
        cure_all(g, other, "DEL-POWER-4")


def cure_all(g: Delve, seat: int, rule: str) -> None:
    for condition in conditions(g, seat):
        relieve(g, seat, condition, rule)


def herb_patients(g: Delve, seat: int) -> list[int]:
    patients = [seat, *neighbours(g, seat)]
    return [s for s in patients if s in wounded(g, patients) or s in ill(g, patients)]


@use("orr_herbs", can=lambda g, seat: bool(herb_patients(g, seat)))
def bitter_herbs(g: Delve, seat: int) -> Rule[None]:
    """DEL-COND-5: it heals first, then it cures."""
    patient: int = yield Ask(seat, "patient", herb_patients(g, seat), "orr_herbs")
    heal(g, patient, 2, "DEL-POWER-4")
    cure_all(g, patient, "DEL-COND-5")


# --- moves and placing


@use("ils_quick_step", can=lambda g, seat: not g.heroes[seat].immobilized and can_walk(g, seat, 3))
def quick_step(g: Delve, seat: int) -> Rule[None]:
    yield from walk(g, seat, 3, "ils_quick_step")


@use("qui_blink", can=lambda g, seat: room_within(g, g.cell(seat), 2))
def blink(g: Delve, seat: int) -> Rule[None]:
    """DEL-MOVE-9: placement, not movement."""
    put(g, seat, (yield from choose_square(g, seat, seat, free_within(g, g.cell(seat), 2))))


def charge_squares(g: Delve, seat: int) -> dict[int, int]:
    """Where a move of up to his speed ends adjacent to a monster or villain, with its cost."""
    links, who = g.cave.links, g.who
    found = reach(g, seat, speed(g, seat))
    return {s: cost for s, cost in found.items() if any(t in who and is_enemy(who[t]) for t in links[s])}


@use("orr_charge", can=lambda g, seat: can_come_beside(g, seat, speed(g, seat), enemies(g)))
def charge(g: Delve, seat: int) -> Rule[None]:
    squares = charge_squares(g, seat)
    square: int = yield Ask(seat, "walk", list(squares), (seat, "orr_charge"))
    go(g, seat, square, squares[square])


def rush_targets(g: Delve, seat: int) -> list[int]:
    squares = [g.at[seat], *reach(g, seat, speed(g, seat))]
    links, who = g.cave.links, g.who
    near = {who[t] for s in squares for t in links[s] if t in who}
    return [f for f in near if f != seat and is_target(g, seat, f)]


def can_rush(g: Delve, seat: int) -> bool:
    """Whether there is a target for the rush: beside Brakka now, or beside a square he can move to."""
    return can_reach(g, seat, ADJACENT) or can_come_beside(g, seat, speed(g, seat), targets(g, seat))


@first("brk_bull_rush", reaches=rush_targets, can=can_rush)
def bull_rush(g: Delve, seat: int) -> Rule[None]:
    """First a move of up to his speed; it counts as the attack only."""
    yield from walk(g, seat, speed(g, seat), "brk_bull_rush")


def hook_targets(g: Delve, seat: int) -> list[int]:
    """Monsters and villains within 2 tiles, if a square beside Brakka is free."""
    found = [f for f in in_reach(g, seat, 2) if is_monster(f) or f in g.villains]
    return found if free_beside(g, g.at[seat]) else []


@first("brk_hook_and_haul", reaches=hook_targets)
def hook(g: Delve, seat: int) -> Rule[None]:
    """The monster is placed beside Brakka; the attack is made at it."""
    target: int = yield Ask(seat, "target", hook_targets(g, seat), POWER["brk_hook_and_haul"])
    put(g, target, (yield from choose_square(g, seat, target, free_beside(g, g.at[seat]))))
    g.notes["hooked"] = target


def swap_partners(g: Delve, seat: int) -> list[int]:
    """A hero, ally or monster (not a villain) within 1 tile."""
    return sorted(
        [
            f
            for f in g.at
            if f != seat
            and (is_monster(f) or is_ally(f) or (f < g.seats and not g.competitive))
            and apart(g, seat, f) <= 1
        ]
    )


def swap_targets(g: Delve, seat: int) -> list[int]:
    """Whom Tamsin could attack where she stands, or from the place of somebody she may swap with."""
    found = in_reach(g, seat, ADJACENT)
    if found:
        return found
    links, who = g.cave.links, g.who
    for partner in swap_partners(g, seat):
        near = [who[s] for s in links[g.at[partner]] if s in who]
        if any(f >= 64 and f != partner for f in near) or (is_monster(partner) and adjacent(g, seat, partner)):
            return [partner]
    return []


@first("tam_trick_swap", reaches=swap_targets)
def trick_swap(g: Delve, seat: int) -> Rule[None]:
    partner: int = yield Ask(seat, "swap", [STOP, *swap_partners(g, seat)])
    if partner != STOP:
        swap(g, seat, partner)
        if g.ears:
            g.tell("swapped", "DEL-MOVE-9", who=g.name(seat), target=g.name(partner))


@after("tam_dart_and_dash")
def dart_and_dash(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    yield from walk(g, seat, 3, "tam_dart_and_dash")


@after("ils_covering_fire")
def covering_fire(g: Delve, seat: int, target: int, hit: bool) -> None:
    """Each other hero with HP may move up to 2 squares, in turn order."""
    if g.competitive:
        return
    for other in reversed(g.clockwise(seat)[1:]):
        if g.able(other):
            g.then(walk, other, 2, "ils_covering_fire")


# --- pushing monsters about (not villains, not objects)


def next_tiles(g: Delve, figure: int) -> list[int]:
    return [cell for cell in g.cave.ways[g.cell(figure)] if entry_squares(g, cell)]


def drive(g: Delve, seat: int, figure: int, name: str, may: bool) -> Rule[None]:
    """A monster is placed on a tile adjacent to its own, by the entry rule DEL-MONSTER-8."""
    if figure not in g.at or not is_monster(figure):
        return
    cells = next_tiles(g, figure)
    if not cells:
        return
    cell: int = yield Ask(seat, "drive", [*cells, STOP] if may else cells, (figure, name))
    if cell != STOP:
        put(g, figure, (yield from choose_square(g, seat, figure, entry_squares(g, cell), "mushroom")))
        if g.ears:
            g.tell("driven", "DEL-POWER-9", foe=g.name(figure), power=name)


@after("ils_driving_shot")
def driving_shot(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    if hit:
        yield from drive(g, seat, target, "ils_driving_shot", True)


@after("qui_force_shove")
def force_shove(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    """Hit or miss: onto any free square within 1 tile of where it stood."""
    if target in g.at and is_monster(target):
        squares = free_within(g, cell_of(g.notes["spot"]), 1)
        if squares:
            square: int = yield Ask(seat, "shove", [*squares, STOP], target)
            if square != STOP:
                put(g, target, square)
                if g.ears:
                    g.tell("driven", "DEL-POWER-9", foe=g.name(target), power="qui_force_shove")


@after("mar_wrath_bell")
def wrath_bell(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    """Hit or miss: up to two monsters of the target's tile are placed on tiles adjacent to it."""
    cell = cell_of(g.notes["spot"])
    for _ in range(2):
        rung = sorted([f for f in g.at if is_monster(f) and g.cell(f) == cell and next_tiles(g, f)])
        if not rung:
            return
        figure: int = yield Ask(seat, "monster", [*rung, STOP], "mar_wrath_bell")
        if figure == STOP:
            return
        yield from drive(g, seat, figure, "mar_wrath_bell", False)


def trail_targets(g: Delve, seat: int) -> list[int]:
    return sorted([f for f in g.at if is_monster(f) and apart(g, seat, f) <= 3 and next_tiles(g, f)])


@use("tam_false_trail", can=lambda g, seat: bool(trail_targets(g, seat)))
def false_trail(g: Delve, seat: int) -> Rule[None]:
    figure: int = yield Ask(seat, "monster", trail_targets(g, seat), "tam_false_trail")
    yield from drive(g, seat, figure, "tam_false_trail", False)


# --- what lasts


@use("ils_mark_prey", can=lambda g, seat: any(is_enemy(f) and apart(g, seat, f) <= 2 for f in g.at))
def mark_prey(g: Delve, seat: int) -> Rule[None]:
    """Every hero has +2 on attack rolls against it until Ilse's next Hero Phase."""
    marked = sorted([f for f in g.at if is_enemy(f) and apart(g, seat, f) <= 2])
    g.prey = yield Ask(seat, "monster", marked, "ils_mark_prey")
    if g.ears:
        g.tell("marked", "DEL-POWER-4", foe=g.name(g.prey))


@use("qui_veil", can=lambda g, seat: not g.veiled)
def grey_veil(g: Delve, seat: int) -> None:
    g.veiled = True


@use("qui_mirror_selves", can=lambda g, seat: g.heroes[seat].mirrors < MIRRORS)
def mirror_selves(g: Delve, seat: int) -> None:
    g.heroes[seat].mirrors = MIRRORS


@after("mar_shield_word")
def shield_word(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    """Hit or miss: Maren or a hero on her tile has +2 AC until her next Hero Phase."""
    if g.able(seat):
        who: int = yield Ask(seat, "patient", mates(g, seat), "mar_shield_word")
        g.sheltered |= 1 << who
        if g.ears:
            g.tell("sheltered", "DEL-POWER-9", who=g.name(who))


@after("orr_reckless_swing")
def reckless_swing(g: Delve, seat: int, target: int, hit: bool) -> None:
    g.reckless = True


@use("orr_fury_marks", can=lambda g, seat: g.heroes[seat].fury < FURY_FULL)
def fury_marks(g: Delve, seat: int) -> None:
    g.heroes[seat].fury = FURY_FULL


# --- more damage, more healing


@more("tam_backstab")
def backstab(g: Delve, seat: int, target: int, die: int) -> int:
    """+1 if another hero or an ally is adjacent to the target."""
    return int(any(f < 64 and f != seat for f in beside(g, target)))


@more("tam_thrown_knife")
def thrown_knife(g: Delve, seat: int, target: int, die: int) -> int:
    return int(die >= 16)


@after("mar_radiant_lance")
def radiant_lance(g: Delve, seat: int, target: int, hit: bool) -> Rule[None]:
    if hit and g.able(seat):
        yield from heal_one(g, seat, mates(g, seat), 1, "mar_radiant_lance")


@finally_("mar_sanctuary_flame")
def sanctuary_flame(g: Delve, seat: int) -> None:
    if g.able(seat):
        for other in mates(g, seat):
            heal(g, other, 1, "DEL-POWER-9")


@after("orr_blood_roar")
def blood_roar(g: Delve, seat: int, target: int, hit: bool) -> None:
    if g.able(seat):
        heal(g, seat, 3, "DEL-POWER-9")
