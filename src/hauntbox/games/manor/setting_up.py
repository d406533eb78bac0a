"""Chapter Set-up, with what role mixes and difficulty levels change in it."""

from hauntbox.games.manor.cards import EVENTS, GEAR, HALLS, HALO, HARD_TO_BEAR, OMENS, SANCTITY, SPELLS
from hauntbox.games.manor.enchanter_board import draw_spells
from hauntbox.games.manor.enchanter_data import HAND_AT_START
from hauntbox.games.manor.pieces import (
    DISC,
    ENCHANTER,
    GIANT,
    MANOR,
    PALADIN,
    PALADIN_PIECE,
    SKELETON_PIECES,
    SKELETONS,
    SPIDER,
    SPIDERLINGS,
    bits,
)  # fmt: skip
from hauntbox.games.manor.roles import EASY, HARD, VERY_EASY, VERY_HARD, Terms
from hauntbox.games.manor.rounds import start_round
from hauntbox.games.manor.spaces import AROUND_CENTRE, CENTRE, EDGE_PITS, ENTRANCE, FRONT, SWORDS
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move
from hauntbox.games.manor.tiles import FROM_ARMORIES, FROM_ROOMY, FROM_STACK, NUMBER
from hauntbox.kernel.rng import Rng
from hauntbox.parts.deck import Deck


def set_up(rng: Rng, terms: Terms) -> Manor:
    """Chapter Set-up."""
    g = Manor(rng, terms)
    g.then(start_round)
    set_up_house(g)
    if g.plays(PALADIN):
        set_up_paladin(g)
    if g.plays(SKELETONS) or terms.solo:
        set_up_skeletons(g)
    if g.plays(SPIDER):
        set_up_spider(g)
    set_up_manor(g)
    if g.plays(ENCHANTER):
        set_up_enchanter(g)
    return g


def set_up_house(g: Manor) -> None:
    """MAN-SETUP-4 to MAN-SETUP-8."""
    if g.plays(SPIDER):
        g.grid.lay_lit(CENTRE, NUMBER["abyss"], 0)
        g.seen |= 1 << NUMBER["abyss"]
    else:
        g.grid.lay_dark(CENTRE, FROM_ARMORIES)
    for at in SWORDS:
        g.grid.lay_dark(at, FROM_ARMORIES)
    g.grid.lay_dark(FRONT, FROM_ROOMY)
    for at in AROUND_CENTRE:
        g.grid.lay_dark(at, FROM_STACK)
    g.stack -= 1 + len(AROUND_CENTRE)


def set_up_paladin(g: Manor) -> None:
    """MAN-SETUP-10, MAN-VAR-20, MAN-VAR-30."""
    p = g.paladin
    move(g, PALADIN_PIECE, ENTRANCE)
    if g.terms.extended:
        p.sanctity = Deck(range(len(SANCTITY)))
    p.sanctity.refills = True
    if g.terms.levels[PALADIN] == VERY_HARD:
        p.waiting = 3
    level = g.terms.levels[SKELETONS]
    p.health -= {VERY_EASY: 2, EASY: 1}.get(level, 0)
    if level >= HARD:
        p.light = 2
    if level == VERY_HARD:
        p.treasures.take(HALO)
        p.shown = [HALO]


def set_up_skeletons(g: Manor) -> None:
    """MAN-SETUP-11, MAN-VAR-9; solo: MAN-SOLO-2, MAN-SOLO-5."""
    s = g.skeletons
    order = list(SKELETON_PIECES)
    g.rng.shuffle(order)
    if g.terms.solo:
        vigil = g.terms.vigil
        s.march = order[: vigil.skeletons]
        s.stability = vigil.stability
        s.recruited = bits(tuple(s.march))
        pits = list(EDGE_PITS)
        for skeleton in s.march:
            move(g, skeleton, pits.pop(g.rng.below(len(pits))))
        return
    s.march = order
    s.recruited = s.ready = bits(tuple(order[:2]))
    if g.terms.mix.bare:
        s.deck = Deck([card for card in range(len(GEAR)) if card not in HARD_TO_BEAR])


def set_up_spider(g: Manor) -> None:
    """MAN-SETUP-12, MAN-VAR-7, MAN-VAR-30."""
    s = g.spider
    s.hand = sorted(s.deck.draw_some(g.rng, 3, 1 << g.seat(SPIDER)))
    s.terror = g.terms.mix.terror
    s.living = bits(SPIDERLINGS[: {VERY_EASY: 3, EASY: 4}.get(g.terms.levels[PALADIN], 5)])
    move(g, GIANT, CENTRE)


def set_up_manor(g: Manor) -> None:
    """MAN-SETUP-3, MAN-SETUP-13, MAN-VAR-8, MAN-VAR-30: the Event deck is used without a Manor player, too."""
    m = g.manor
    out = {HARD: 3, VERY_HARD: 1}.get(g.terms.levels[MANOR], 0)
    m.events = Deck([card for card, event in enumerate(EVENTS) if event.mold != out], refills=True)
    if g.plays(MANOR):
        m.mold = g.terms.mix.mold
        m.hand = sorted(m.events.draw_some(g.rng, 3, 1 << g.seat(MANOR)))
    assert m.box <= OMENS


def set_up_enchanter(g: Manor) -> None:
    """MAN-SETUP-17, MAN-VAR-6, MAN-VAR-10, MAN-VAR-11, MAN-VAR-30."""
    e = g.enchanter
    level = g.terms.levels[ENCHANTER]
    e.hand = HAND_AT_START
    g.supply[DISC] -= HAND_AT_START
    own = g.terms.mix.spell
    if own:
        e.spells = [SPELLS.index(own)]
    out = [*e.spells, HALLS] if g.terms.mix.hand == ENCHANTER else e.spells
    e.deck = Deck([card for card in range(len(SPELLS)) if card not in out], refills=True)
    if level == EASY:
        g.then(draw_spells)
    elif level == HARD:
        e.track = 2
    elif level == VERY_HARD:
        e.cubes = 2
