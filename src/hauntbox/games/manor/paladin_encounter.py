"""The Paladin's Encounters: he reveals the Dark tile he stands on, attacks, prays at a Shrine, collects Treasure."""

from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.attacks import defence, forcing, perception, poltergeist_strength, strength
from hauntbox.games.manor.cards import REACH
from hauntbox.games.manor.entering import enter, force
from hauntbox.games.manor.events import play_event
from hauntbox.games.manor.options import FIRST, first, option, word_of
from hauntbox.games.manor.paladin_anytime import anytime
from hauntbox.games.manor.paladin_attacks import attack, attack_options
from hauntbox.games.manor.paladin_board import (
    FIRE,
    GAIN,
    LIGHT,
    draw_sanctity,
    gain,
    gain_grit,
    gain_treasure,
)  # fmt: skip
from hauntbox.games.manor.paladin_data import DEVOTION_MAX
from hauntbox.games.manor.paladin_deeds import deed, discard_card
from hauntbox.games.manor.paladin_values import any_target, could_attack, fire_for, loose_fire, near, reachable
from hauntbox.games.manor.paladin_words import (
    AT_SHRINE,
    AT_TOKEN,
    COLLECT,
    DONE,
    FIGHT,
    LEAVE,
    PASS,
    REACH_TO,
    RETREAT,
    SHRINE_CARD,
    STAY,
)  # fmt: skip
from hauntbox.games.manor.pieces import PALADIN, PALADIN_PIECE, POLTERGEIST_BITS, TREASURE
from hauntbox.games.manor.revealing import NO_SIDE, reveal
from hauntbox.games.manor.roles import HARD, NOBODY
from hauntbox.games.manor.spaces import ENTRANCE, OFF, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import take
from hauntbox.games.manor.tiles import EVENT, SHRINE
from hauntbox.kernel.ask import Ask, Rule

REVEAL_GRIT: Final = 2


def arrive(g: Manor, to: int, side: int) -> None:
    """MAN-PAL-23, MAN-PAL-24: he enters a tile; a Dark one, or one with pieces that force him, is an Encounter.

    `side`: the direction back to where he came from (MAN-PAL-26).
    """
    p = g.paladin
    p.came_from = g.at[PALADIN_PIECE]
    must = forcing(g, PALADIN, to)
    enter(g, PALADIN_PIECE, to)
    if must or g.grid.face[to] == DARK:
        encounter(g, must, side)


def may_meet(g: Manor) -> bool:
    """MAN-PAL-22: an Encounter needs something to do."""
    at = g.at[PALADIN_PIECE]
    if perception(g) <= g.paladin.meetings:
        return False
    if g.grid.face[at] == DARK or g.has(at, TREASURE) or shrine_gives(g, at):
        return True
    return could_attack(g, strength(g) + g.paladin.fire, 0)


def encounter(g: Manor, must: int = 0, side: int = NO_SIDE) -> None:
    """MAN-PAL-20, MAN-PAL-102: reveal, attacks, Shrine, Treasure tokens, in this order."""
    p = g.paladin
    at = g.at[PALADIN_PIECE]
    p.meetings += 1
    p.end_meeting()
    p.meeting = True
    p.shoved = False
    p.must = must
    if g.ears:
        g.tell("encounter", "MAN-PAL-20", cell=space_text(at), total=perception(g) - p.meetings)
    g.then(collect)
    g.then(shrine)
    g.then(fight)
    if g.grid.face[at] == DARK:
        g.then(after_reveal, at, g.here[at] & POLTERGEIST_BITS)
        g.then(event_symbol, at)
        reveal(g, g.seat(PALADIN), at, "MAN-PAL-20", side)


# --- revealing


def event_symbol(g: Manor, at: int) -> None:
    """MAN-PAL-28, MAN-PAL-29, MAN-REVEAL-11: an Event symbol brings an Event card."""
    if g.is_kind(at, EVENT):
        play_event(g)


def after_reveal(g: Manor, at: int, before: int) -> None:
    """MAN-PAL-27, MAN-PAL-30, MAN-PAL-31, MAN-PAL-37: 2 Grit, and perhaps a Poltergeist to fight."""
    p = g.paladin
    if g.at[PALADIN_PIECE] != at:
        p.end_meeting()
    appeared = g.here[at] & POLTERGEIST_BITS & ~before
    if p.meeting and appeared:
        p.fresh = appeared.bit_length() - 1
    gain_grit(g, REVEAL_GRIT, "MAN-PAL-60")


# --- attacks


def fight(g: Manor) -> Rule[None]:
    """MAN-PAL-20, MAN-PAL-21: one attack after the other, until he is done or has to leave."""
    p = g.paladin
    if not p.meeting:
        return
    if p.over:
        p.end_meeting()
        return
    settle_duties(g)
    options = attack_options(g)
    if not (options or p.must or p.fresh >= 0) and not tempted(g):
        return
    options += reach_options(g)
    options += anytime(g, loose_fire(g))
    options += ways_out(g)
    choice: int = yield Ask(g.seat(PALADIN), FIGHT, options)
    kind = word_of(choice)
    if kind == DONE:
        return
    g.then(fight)
    if kind == RETREAT:
        retreat(g)
    elif kind == STAY:
        stay(g)
    elif kind == REACH_TO:
        discard_card(g, REACH)
        p.reach = first(choice)
    elif not attack(g, choice):
        deed(g, choice)


def settle_duties(g: Manor) -> None:
    """What he still has to attack: gone pieces are none; what he cannot beat any more is none either (MAN-GEN-18)."""
    p = g.paladin
    at = g.at[PALADIN_PIECE]
    p.must &= g.here[at]
    if p.fresh >= 0 and not g.here[at] >> p.fresh & 1:
        p.fresh = NOBODY
    best = reachable(g)
    if p.must and fire_for(g, p.must, at, best) > p.fire:
        p.must &= sum([1 << piece for piece in range(32) if p.must >> piece & 1 and defence(g, piece) < best + p.fire])
    if p.fresh >= 0 and not p.must:
        value = poltergeist_strength(g)
        if strength(g) > value:  # MAN-PAL-31
            p.must, p.fresh = 1 << p.fresh, NOBODY
        elif p.came_from == ENTRANCE:
            if best + p.fire > value:  # MAN-PAL-33
                p.must, p.fresh = 1 << p.fresh, NOBODY
            else:
                stay(g)


def tempted(g: Manor) -> bool:
    """Whether cubes, Fire or a Treasure still face down could make an attack possible; then he is asked."""
    hope = 1 if g.paladin.kept else 0
    return could_attack(g, reachable(g) + g.paladin.fire + hope, g.paladin.cubes.free + hope)


def reach_options(g: Manor) -> list[int]:
    """Long Reach: an adjacent space without a wall between that holds something he may attack."""
    p = g.paladin
    if REACH not in p.cards or p.reach != OFF:
        return []
    own = reachable(g) + loose_fire(g)
    return [REACH_TO | to << FIRST for to in near(g, g.at[PALADIN_PIECE]) if any_target(g, to, own, p.cubes.free)]


def ways_out(g: Manor) -> list[int]:
    """How he may leave the attacks: not before those he has to make (MAN-PAL-24, MAN-PAL-32, MAN-PAL-35)."""
    p = g.paladin
    if p.must:
        return []
    if p.fresh >= 0:
        return [RETREAT | p.came_from << FIRST] if p.came_from != OFF else [STAY]
    return [DONE]


def retreat(g: Manor) -> None:
    """MAN-PAL-32, MAN-PAL-36: straight back to the tile he came from; the Encounter ends."""
    p = g.paladin
    to = p.came_from
    p.end_meeting()
    if g.ears:
        g.tell("retreat", "MAN-PAL-32", cell=space_text(to))
    force(g, PALADIN_PIECE, to, "MAN-PAL-36")


def stay(g: Manor) -> None:
    """MAN-PAL-34, MAN-PAL-35: he stays beside the Poltergeist without attacking it; the Encounter goes on."""
    p = g.paladin
    p.struck |= 1 << p.fresh
    p.fresh = NOBODY
    if g.ears:
        g.tell("stays", "MAN-PAL-34", cell=space_text(g.at[PALADIN_PIECE]))


# --- Shrine and Treasure


def may_pray(g: Manor, at: int) -> bool:
    """MAN-PAL-80; MAN-VAR-30: on the hard level he may not use Shrines. No more when his turn is over."""
    return g.is_kind(at, SHRINE) and g.terms.levels[PALADIN] != HARD and not g.paladin.over


def shrine_gives(g: Manor, at: int) -> bool:
    """Whether an Encounter on a Shrine has something for him."""
    p = g.paladin
    return may_pray(g, at) and (p.fire < DEVOTION_MAX or p.light < DEVOTION_MAX or has_sanctity(g))


def has_sanctity(g: Manor) -> bool:
    return bool(g.paladin.sanctity.size() or g.paladin.sanctity.discards)


def shrine(g: Manor) -> Rule[None]:
    """MAN-PAL-80, MAN-PAL-81, MAN-PAL-102: once per Encounter 1 Devotion or a Sanctity card."""
    p = g.paladin
    if not p.meeting or not may_pray(g, g.at[PALADIN_PIECE]):
        return
    options = [option(GAIN, kind) for kind, held in ((FIRE, p.fire), (LIGHT, p.light)) if held < DEVOTION_MAX]
    if has_sanctity(g):
        options.append(SHRINE_CARD)
    if max(p.fire, p.light) == DEVOTION_MAX:
        options += anytime(g, p.fire)  # he may make room first
    choice: int = yield Ask(g.seat(PALADIN), AT_SHRINE, [*options, PASS])
    kind = word_of(choice)
    if kind == GAIN:
        gain(g, first(choice), 1, "MAN-PAL-80")
    elif kind == SHRINE_CARD:
        g.then(draw_sanctity)
    elif kind != PASS:
        g.then(shrine)
        deed(g, choice)


def collect(g: Manor) -> Rule[None]:
    """MAN-PAL-70, MAN-PAL-75: one Treasure token after the other, as he likes; then the Encounter ends."""
    p = g.paladin
    at = g.at[PALADIN_PIECE]
    if not p.meeting or p.over or not g.has(at, TREASURE):
        p.end_meeting()
        return
    choice: int = yield Ask(g.seat(PALADIN), AT_TOKEN, [COLLECT, LEAVE], g.count(at, TREASURE))
    if choice == LEAVE:
        p.end_meeting()
        return
    g.then(collect)
    take(g, TREASURE, at, 1)
    if g.ears:
        g.tell("collected", "MAN-PAL-70", cell=space_text(at), total=g.count(at, TREASURE))
    gain_treasure(g)
