"""What happens to the Spider's board and pieces, on any turn: Blood, Terror, Webs, Eggs, lost Spiderlings, cards."""

from typing import Final

from hauntbox.games.manor.cards import FORM_SPIDERLINGS, SUITS, TERROR_MAX
from hauntbox.games.manor.ends import may_escape, spider_escapes, spider_killed
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.options import (
    AT,
    NO,
    PICK_SUIT,
    STOP,
    TO,
    YES,
    first,
    option,
    prompt,
)  # fmt: skip
from hauntbox.games.manor.pieces import (
    BLOOD,
    EGG,
    HATCHING,
    OF_ROLE,
    PIECES,
    SPIDER,
    SPIDERLING_BITS,
    SPIDERLINGS,
    WEB,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.roles import VERY_HARD
from hauntbox.games.manor.spaces import BESIDE, ENTRANCE, FRONT, OFF, SPACES, space_text
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import add_blood, move, on_board, put, take
from hauntbox.kernel.ask import Ask, Rule

LOST_FLIGHT: Final = 2
"""MAN-SPI-64: Movement of the other Spiderlings."""

OFFER_CHANGE: Final = prompt("offer_change", "MAN-SPI-60")
PLACE_SPIDERLING: Final = prompt("place_spiderling", "MAN-SPI-60")
FLEE_STEP: Final = prompt("flee_step", "MAN-SPI-64")
DISCARD_POWER: Final = prompt("discard_power", "MAN-SPI-14")

# --- Blood, Terror, Webs, Eggs


def gain_blood(g: Manor, amount: int, rule: str) -> int:
    """MAN-SPI-84: Blood, as far as the supply reaches; how much came."""
    if not g.plays(SPIDER) or g.spider.dead:
        return 0
    came = add_blood(g, amount)
    if came and g.ears:
        g.tell("blood", rule, count=came, total=g.spider.blood)
    return came


def gain_terror(g: Manor, amount: int, rule: str) -> None:
    """The Terror track: Defense and Spirit follow from it."""
    g.spider.terror = min(TERROR_MAX, g.spider.terror + amount)
    if g.ears:
        g.tell("terror", rule, count=amount, total=g.spider.terror, goal=g.terms.escape)


def place_webs(g: Manor, at: int, wanted: int, rule: str) -> int:
    """MAN-SPI-44, MAN-SPI-82: Webs on a tile, at most 3; how many went. MAN-SPI-83: an Egg there may hatch."""
    went = put(g, WEB, at, wanted) if g.has_tile(at) else 0
    if went:
        if g.ears:
            g.tell("webs", rule, cell=space_text(at), count=went, total=g.count(at, WEB))
        hatch(g, at)
    return went


def place_egg(g: Manor, at: int, rule: str) -> bool:
    """MAN-SPI-44: at most one Egg on a tile."""
    if not g.has_tile(at) or not put(g, EGG, at):
        return False
    if g.ears:
        g.tell("egg", rule, cell=space_text(at))
    hatch(g, at)
    return True


def tend_egg(g: Manor, at: int, rule: str) -> bool:
    """A Blood cube from the supply on an Egg."""
    if not g.has(at, EGG) or not put(g, BLOOD, at):
        return False
    if g.ears:
        g.tell("egg-fed", rule, cell=space_text(at), total=g.count(at, BLOOD))
    hatch(g, at)
    return True


def hatch(g: Manor, at: int) -> None:
    """MAN-SPI-80, MAN-SPI-83: with 5 Blood cubes and Webs together an Egg hatches; the Webs stay."""
    if not g.has(at, EGG) or g.count(at, BLOOD) + g.count(at, WEB) < HATCHING:
        return
    take(g, EGG, at)
    take(g, BLOOD, at)
    if g.ears:
        g.tell("hatched", "MAN-SPI-80", cell=space_text(at))
    gain_terror(g, 2, "MAN-SPI-80")


def destroy_egg(g: Manor, at: int, rule: str) -> None:
    """MAN-PAL-48, MAN-SKEL-41: the Egg and its Blood cubes return to the Spider's supply."""
    take(g, EGG, at)
    take(g, BLOOD, at)
    if g.ears:
        g.tell("egg-destroyed", rule, cell=space_text(at))


# --- cards


def discard_powers(g: Manor, count: int, rule: str) -> None:
    """D38: she discards Power cards of her choice, as many as she has."""
    g.then(discard_power, count, rule)


def discard_power(g: Manor, count: int, rule: str) -> Rule[None]:
    """One card after the other; what she discards is public, but not that the others are like it."""
    s = g.spider
    if not s.hand or count <= 0:
        return
    options = [option(PICK_SUIT, suit) for suit in sorted(set(s.hand))]
    suit = first((yield Ask(g.seat(SPIDER), DISCARD_POWER, options, count, always=len(s.hand) > count)))
    drop_card(g, suit)
    if g.ears:
        g.tell("power-lost", rule, suit=SUITS[suit], total=len(s.hand))
    g.then(discard_power, count - 1, rule)


def drop_card(g: Manor, suit: int) -> None:
    """MAN-SPI-14: a card of this suit goes from her hand to the discard, where all see it."""
    g.spider.hand.remove(suit)
    g.spider.deck.discard(suit)
    g.reveal()


# --- attacked


def attacked_large(g: Manor, by: int, lives: int = 1) -> None:
    """MAN-PAL-46, MAN-SKEL-43: the Giant Spider or the Caster is attacked: a Spiderling leaves the game.

    `lives`: two with the Torch (MAN-FAQ-13: one is enough to kill). Then she may change (MAN-SPI-60).
    """
    s = g.spider
    for piece in pieces_of(s.living)[-lives:]:
        lose_spiderling(g, piece)
    if not s.living:
        spider_killed(g, by)
        spider_out(g)
    elif g.terms.levels[SPIDER] != VERY_HARD:
        g.then(offer_change)


def attacked_spiderling(g: Manor, piece: int, by: int) -> None:
    """MAN-PAL-45, MAN-SKEL-43: it leaves the game; the others on the board get 2 Movement at once."""
    lose_spiderling(g, piece)
    if not g.spider.living:
        spider_killed(g, by)
        spider_out(g)
        return
    for other in reversed(on_board(g, g.spider.living)):
        g.then(flee, other, LOST_FLIGHT)


def lose_spiderling(g: Manor, piece: int) -> None:
    g.spider.living &= ~(1 << piece)
    move(g, piece, OFF)
    if g.ears:
        g.tell("spiderling-lost", "MAN-PAL-46", count=g.spider.living.bit_count())


def spider_out(g: Manor) -> None:
    """MAN-END-11: killed by somebody with another goal she is out: pieces, Webs, Eggs and Blood leave the board."""
    g.spider.dead = True
    for piece in on_board(g, OF_ROLE[SPIDER]):
        move(g, piece, OFF)
    for at in SPACES:
        for kind in (WEB, EGG, BLOOD):
            take(g, kind, at)
    g.supply[BLOOD] += g.spider.blood
    g.spider.blood = 0


def flee(g: Manor, piece: int, moves: int) -> Rule[None]:
    """MAN-SPI-64, MAN-SPI-71: up to 2 steps across walls, without cards; out of the house with Terror enough."""
    here = g.at[piece]
    if not here or not moves:
        return
    options = [option(TO, to) for to in BESIDE[here] if g.has_tile(to)]
    if here == FRONT and may_escape(g):
        options.append(option(TO, ENTRANCE))
    choice: int = yield Ask(g.seat(SPIDER), FLEE_STEP, [*options, STOP], (PIECES[piece], moves))
    if choice == STOP:
        return
    to = first(choice)
    if to == ENTRANCE:
        spider_escapes(g)
    if g.ears:
        g.tell("fled", "MAN-SPI-64", piece=PIECES[piece], cell=space_text(to))
    enter(g, piece, to)
    g.then(flee, piece, moves - 1)


# --- changing form when attacked


def offer_change(g: Manor) -> Rule[None]:
    """MAN-SPI-60 to MAN-SPI-62: after an attack she may turn into Spiderlings, and stays so through her next turn."""
    s = g.spider
    large = on_board(g, OF_ROLE[SPIDER] & ~SPIDERLING_BITS)
    if not large or (yield Ask(g.seat(SPIDER), OFFER_CHANGE, [YES, NO])) == NO:
        return
    home = g.at[large[0]]
    move(g, large[0], OFF)
    s.form = FORM_SPIDERLINGS
    s.next_form = NO_FORM
    s.stays = True
    if g.ears:
        g.tell("turned", "MAN-SPI-60", form="form_spiderlings", cell=space_text(home))
    g.then(place_spiderling, home)


def place_spiderling(g: Manor, home: int) -> Rule[None]:
    """MAN-SPI-60, MAN-SPI-62: the first beside her space, each other beside one already placed; walls do not matter."""
    waiting = [piece for piece in SPIDERLINGS if g.spider.living >> piece & 1 and not g.at[piece]]
    if not waiting:
        return
    placed = [g.at[piece] for piece in on_board(g, SPIDERLING_BITS)] or [home]
    spaces = sorted({to for at in placed for to in BESIDE[at] if g.has_tile(to)}) or [home]
    choice: int = yield Ask(g.seat(SPIDER), PLACE_SPIDERLING, [option(AT, at) for at in spaces], len(waiting))
    move(g, waiting[0], first(choice))
    if g.ears:
        g.tell("spiderling", "MAN-SPI-60", cell=space_text(first(choice)))
    g.then(place_spiderling, home)
