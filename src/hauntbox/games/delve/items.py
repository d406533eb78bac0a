"""What items and fortunes do when they are used or drawn. DEL-TREAS; the cards are in `treasures.py`."""

from hauntbox.games.delve.allies import call, may_call
from hauntbox.games.delve.attack import Swing, attack_with, can_reach, choose_some, in_order, in_reach, roll_all
from hauntbox.games.delve.effects import CAN, FIRST, fortune, item
from hauntbox.games.delve.foes import FOES, HUNTING_PACK, IMP, LANTERN, LYNX, SELLSWORD
from hauntbox.games.delve.harm import heal
from hauntbox.games.delve.heroes import AT_WILLS, EACH, POWERS
from hauntbox.games.delve.moving import can_walk, walk
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.powers import heal_one, mates, neighbours, wounded
from hauntbox.games.delve.rolling import level_up
from hauntbox.games.delve.spoils import face_down, one_treasure, turn_up
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

FLASK = Swing("it_fire_flask", 6, 1)
RING = Swing("it_star_ring", 8, 1)


def draught_patients(g: Delve, seat: int) -> list[int]:
    return wounded(g, [seat, *neighbours(g, seat)])


@item("it_healing_draught", can=lambda g, seat: bool(draught_patients(g, seat)))
def healing_draught(g: Delve, seat: int) -> Rule[None]:
    yield from heal_one(g, seat, draught_patients(g, seat), 3, "it_healing_draught")


@item("it_memory_tonic", can=lambda g, seat: bool(face_down(g, seat)))
def memory_tonic(g: Delve, seat: int) -> Rule[None]:
    yield from one_up(g, seat, "it_memory_tonic")


def one_up(g: Delve, seat: int, name: str) -> Rule[None]:
    """A face-down power of the hero is turned up."""
    down = face_down(g, seat)
    if down:
        power: int = yield Ask(seat, "flip", down, name)
        turn_up(g, seat, power, "DEL-POWER-2")


@item("it_speed_tonic", can=lambda g, seat: can_walk(g, seat, speed(g, seat)))
def speed_tonic(g: Delve, seat: int) -> Rule[None]:
    """DEL-MOVE-12: in addition to the actions, with the present speed."""
    yield from walk(g, seat, speed(g, seat), "it_speed_tonic")


@item("it_fire_flask", can=lambda g, seat: can_reach(g, seat, 1))
def fire_flask(g: Delve, seat: int) -> Rule[None]:
    """Not an action: each target on a tile within 1 tile."""
    targets = in_reach(g, seat, 1)
    cell: int = yield Ask(seat, "area", list(dict.fromkeys([g.cell(f) for f in targets])), FLASK.name)
    chosen = yield from in_order(g, seat, [f for f in targets if g.cell(f) == cell], FLASK.name)
    roll_all(g, seat, FLASK, chosen)


@item("it_star_ring", can=lambda g, seat: can_reach(g, seat, 2))
def star_ring(g: Delve, seat: int) -> Rule[None]:
    chosen = yield from choose_some(g, seat, in_reach(g, seat, 2), 1, RING.name)
    roll_all(g, seat, RING, chosen)


@item("it_veteran_journal", can=lambda g, seat: g.heroes[seat].level == 1)
def veteran_journal(g: Delve, seat: int) -> None:
    """DEL-XP-9 without paying."""
    g.then(level_up, seat)


@item("it_lynx_whistle", can=lambda g, seat: may_call(g, seat, LYNX))
def lynx_whistle(g: Delve, seat: int) -> Rule[None]:
    yield from call(g, seat, LYNX)


@item("it_sellsword_writ", can=lambda g, seat: may_call(g, seat, SELLSWORD))
def sellsword_writ(g: Delve, seat: int) -> Rule[None]:
    yield from call(g, seat, SELLSWORD)


@item("it_lantern_oath", can=lambda g, seat: may_call(g, seat, LANTERN))
def lantern_oath(g: Delve, seat: int) -> Rule[None]:
    yield from call(g, seat, LANTERN)


@item("it_imp_stone", can=lambda g, seat: may_call(g, seat, IMP))
def imp_stone(g: Delve, seat: int) -> Rule[None]:
    yield from call(g, seat, IMP)


# --- fortunes (DEL-TREAS-2: at once; a hero at 0 HP can draw no treasure for a defeat but may by a card)


@fortune("fo_warm_light")
def warm_light(g: Delve, seat: int) -> None:
    if seat in g.at:
        for other in mates(g, seat):
            heal(g, other, 1, "DEL-TREAS-2")


@fortune("fo_second_breath")
def second_breath(g: Delve, seat: int) -> Rule[None]:
    yield from one_up(g, seat, "fo_second_breath")


@fortune("fo_momentum")
def momentum(g: Delve, seat: int) -> Rule[None]:
    """DEL-MOVE-12, DEL-FAQ-17."""
    if g.able(seat):
        yield from walk(g, seat, speed(g, seat), "fo_momentum")


@fortune("fo_opening")
def opening(g: Delve, seat: int) -> Rule[None]:
    """One attack with an at-will power; it draws no further treasure this turn."""
    if not g.able(seat):
        return
    x = g.heroes[seat]
    powers = [x.kind * EACH + place for place in AT_WILLS if x.up >> place & 1]
    ready = [power for power in powers if can_attack(g, seat, power)]
    if ready:
        g.drew |= 1 << seat
        power: int = yield Ask(seat, "opening", [*ready, NO_CARD])
        if power != NO_CARD:
            g.then(attack_with, seat, power)


def can_attack(g: Delve, seat: int, power: int) -> bool:
    """Whether an attack power has a target now."""
    return CAN[power](g, seat) if power in FIRST else can_reach(g, seat, POWERS[power].reach)


@fortune("fo_deep_lore")
def deep_lore(g: Delve, seat: int) -> None:
    """The top monster card goes to the experience pile; a Hunting Pack is replaced (DEL-MONSTER-5)."""
    packs: list[int] = []
    while (card := g.monsters.draw(g.rng)) == HUNTING_PACK:
        packs.append(card)
    g.monsters.discards += packs
    if card != NO_CARD:
        g.xp(seat).append(card)
        if g.ears:
            g.tell("lore", "DEL-TREAS-2", who=g.heroes[seat].name, card=FOES[card].id)


@fortune("fo_fresh_resolve")
def fresh_resolve(g: Delve, seat: int) -> None:
    """One more healing surge, no maximum; a rival's own (DEL-COMP-3)."""
    g.surges[g.purse(seat)] += 1
    if g.ears:
        g.tell("more-surges", "DEL-TREAS-2", left=g.surges[g.purse(seat)])


@fortune("fo_rich_seam")
def rich_seam(g: Delve, seat: int) -> None:
    """Two more cards, resolved in order."""
    for _ in range(2):
        g.then(one_treasure, seat)
