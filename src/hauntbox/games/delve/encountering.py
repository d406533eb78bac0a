"""Encounter cards are drawn, cancelled, carried out. DEL-TURN-11, DEL-TURN-12, DEL-ENC, DEL-XP-3."""

from typing import Final

from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.blows import CARD, Blow, strike
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.effects import EVENT as EVENTS
from hauntbox.games.delve.encounters import (
    ACTIVE,
    ATTACK,
    CURSE,
    ENCOUNTERS,
    ENVIRONMENT,
    EVENT,
    EVERYBODY,
    HAZARD,
    HIDDEN_ARCHERS,
    HUNTED,
    NEAR,
    NO_CARD,
    RESTLESS_DARK,
    RUBBLE,
)
from hauntbox.games.delve.exploring import closest_edges
from hauntbox.games.delve.figures import choose_closest, choose_square, closest, free_beside, put, targets_of_area
from hauntbox.games.delve.foes import TRAP, is_monster
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.heroes import MAREN, POWER, QUILLON
from hauntbox.games.delve.rolling import PRICE, pay
from hauntbox.games.delve.seen import ENCOUNTER as SEEN_ENCOUNTER
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.spoils import PASS, turn_down
from hauntbox.games.delve.state import NOBODY, NONE, Delve
from hauntbox.games.delve.tiles import BLACK, SECRET_HOLLOW, TILES
from hauntbox.games.delve.trapping import set_trap
from hauntbox.kernel.ask import Ask, Rule

DISPEL: Final = POWER["qui_dispel"]
SHARED_FAITH: Final = POWER["mar_shared_faith"]
REACTION: Final = {MAREN: SHARED_FAITH, QUILLON: DISPEL}
"""The cards that are used when an encounter is drawn, by hero."""


# --- E4


def end_exploration(g: Delve) -> None:
    """DEL-TURN-11: Restless Dark, then Hunted."""
    if g.active not in g.at:
        return
    if HUNTED in g.hero.curses:
        g.then(hunted)
    if g.environment == RESTLESS_DARK and not [card for card in g.charge[g.active] if is_monster(card)]:
        g.then(wandering)


def wandering(g: Delve, keyword: str = "") -> Rule[None]:
    """A monster on the tile with an unexplored edge closest to the active hero; where none is, on his own tile."""
    edges = closest_edges(g, g.cell(g.active))
    cells = list(dict.fromkeys([edge >> 2 for edge in edges])) or [g.cell(g.active)]
    cell: int = yield Ask(g.active, "closest_tile", cells)
    g.then(arrive, cell, keyword)


def hunted(g: Delve) -> Rule[None]:
    """Hunted: the closest monster not on the hero's tile is placed next to him."""
    here = g.cell(g.active)
    far = [f for f in g.at if is_monster(f) and g.cell(f) != here]
    yield from lured(g, closest(g, here, far), "DEL-TURN-11")


def lured(g: Delve, figures: list[int], rule: str) -> Rule[bool]:
    """One of the closest monsters is placed on a free square adjacent to the active hero."""
    squares = free_beside(g, g.at[g.active])
    if not figures or not squares:
        return False
    figure = yield from choose_closest(g, figures)
    put(g, figure, (yield from choose_square(g, g.active, figure, squares, "adjacent")))
    if g.ears:
        g.tell("lured", rule, foe=g.name(figure), who=g.hero.name)
    return True


# --- V1


def encounter_step(g: Delve) -> None:
    """DEL-TURN-12, DEL-ENC-1: without a new tile, or with a black one; none of the escaped (DEL-OBJ-11, DEL-OBJ-13)."""
    if g.hero.escaped or not would_draw(g):
        return
    adventure = adventure_of(g)
    if adventure.encounter is not None:
        g.then(adventure.encounter)
    else:
        draw_encounter(g)


def would_draw(g: Delve) -> bool:
    """DEL-TILE-7: Secret Hollow spares each hero one card, automatically the first time."""
    if g.placed != NONE:
        return TILES[g.placed].triangle == BLACK and not adventure_of(g).no_draw(g)
    if g.cave.tile(g.cell(g.active)) == SECRET_HOLLOW and not g.hero.hollow:
        g.hero.hollow = True
        if g.ears:
            g.tell("hollow", "DEL-TILE-7", who=g.hero.name)
        return False
    return True


def draw_encounter(g: Delve) -> None:
    """DEL-ENC-3, DEL-ENC-4."""
    card = g.encounters.draw(g.rng)
    if card == NO_CARD:
        return
    see(g, SEEN_ENCOUNTER, card)
    if g.ears:
        g.tell("encounter", "DEL-ENC-3", who=g.hero.name, card=ENCOUNTERS[card].id)
    g.then(meet, card)


def meet(g: Delve, card: int) -> Rule[None] | None:
    """DEL-ENC-3, DEL-XP-3: it may be dispelled or cancelled before any part of it takes effect."""
    heroes = g.heroes
    reacting = [s for s in g.clockwise(g.active) if heroes[s].kind in REACTION and may_react(g, s)]  # DEL-POWER-7
    if reacting or worth(g, g.active) >= PRICE:
        return averted(g, card, reacting)
    take_effect(g, card)
    return None


def may_react(g: Delve, seat: int) -> bool:
    """Whether the cleric has Shared Faith, the wizard Dispel at hand."""
    x = g.heroes[seat]
    return x.ready(REACTION[x.kind]) and g.able(seat)


def averted(g: Delve, card: int, reacting: list[int]) -> Rule[None]:
    """Those who may react are asked, then who might pay; where nobody will the card takes effect."""
    price = PRICE
    for seat in reacting:
        if g.heroes[seat].kind == MAREN:
            price = yield from price_of(g, seat, card)
        elif (yield from dispelled(g, seat, card)):
            g.encounters.discard(card)
            return
    if worth(g, g.active) >= price and (yield Ask(g.active, "cancel", [True, False], (card, price))):
        yield from pay(g, g.active, price)
        if g.ears:
            g.tell("cancelled", "DEL-XP-3", card=ENCOUNTERS[card].id, price=price)
        g.encounters.discard(card)
        return
    take_effect(g, card)


def dispelled(g: Delve, seat: int, card: int) -> Rule[bool]:
    """Dispel: a Hazard, Trap, Curse or Environment card that anybody draws."""
    if ENCOUNTERS[card].type in (EVENT, ATTACK):
        return False
    if (yield Ask(seat, "react", [DISPEL, PASS], ("encounter", seat, ENCOUNTERS[card].id))) == PASS:
        return False
    turn_down(g, seat, DISPEL)
    see(g, SEEN_POWER, DISPEL)
    if g.ears:
        g.tell("dispelled", "DEL-ENC-3", card=ENCOUNTERS[card].id)
    return True


def price_of(g: Delve, seat: int, card: int) -> Rule[int]:
    """Shared Faith lowers the price by the number of heroes on Maren's tile."""
    if g.competitive and seat != g.active:
        return PRICE
    heroes = len([s for s in range(g.seats) if s in g.at and g.cell(s) == g.cell(seat)])
    lower = max(0, PRICE - (1 if g.competitive else heroes))
    if worth(g, g.active) < lower:
        return PRICE
    if (yield Ask(seat, "react", [SHARED_FAITH, PASS], ("price", seat, ENCOUNTERS[card].id, lower))) == PASS:
        return PRICE
    turn_down(g, seat, SHARED_FAITH)
    see(g, SEEN_POWER, SHARED_FAITH)
    return lower


def take_effect(g: Delve, card: int) -> None:
    """By the type of the card."""
    kind = ENCOUNTERS[card].type
    if kind in (EVENT, ATTACK):
        g.then(put_back, card)
        if card in EVENTS:
            g.then(EVENTS[card], g.active)
        else:
            card_attack(g, card)
    elif kind == HAZARD:
        lay_hazard(g, card)
    elif kind == CURSE:
        lay_curse(g, card)
    elif kind == ENVIRONMENT:
        lay_environment(g, card)
    else:
        lay_trap(g, card)


def put_back(g: Delve, card: int) -> None:
    """DEL-ENC-4: discarded after its effect."""
    g.encounters.discard(card)


def another(g: Delve, card: int) -> None:
    """The card is discarded and another one is drawn."""
    g.encounters.discard(card)
    g.then(draw_encounter)


def card_attack(g: Delve, card: int) -> None:
    """DEL-ENC-6: one roll against each in the area, allies too."""
    blow = blow_of(card)
    for victim in reversed(in_area(g, ENCOUNTERS[card].area)):
        g.then(strike, victim, blow)


def in_area(g: Delve, area: str) -> list[int]:
    here = g.cell(g.active)
    if area == ACTIVE:
        return [g.active] if g.able(g.active) else []
    if area == EVERYBODY:
        return targets_of_area(g, g.cave.tiles)
    return targets_of_area(g, g.cave.within(here, 1) if area == NEAR else [here])


def blow_of(card: int) -> Blow:
    c = ENCOUNTERS[card]
    return Blow(CARD, NOBODY, c.id, c.bonus, c.damage, c.miss, c.condition)


def lay_hazard(g: Delve, card: int) -> None:
    """DEL-ENC-7: one hazard a tile, for the whole game."""
    here = g.cell(g.active)
    if here in g.hazards:
        another(g, card)
        return
    g.hazards[here] = card
    if g.ears:
        g.tell("hazard", "DEL-ENC-7", card=ENCOUNTERS[card].id, who=g.hero.name)
    if card == RUBBLE:
        card_attack(g, card)


def lay_trap(g: Delve, card: int) -> None:
    """DEL-ENC-8: on the active hero's square, one trap a square."""
    square = g.at[g.active]
    if square in g.traps.values():
        another(g, card)
        return
    set_trap(g, g.active, TRAP[ENCOUNTERS[card].id], square)


def lay_curse(g: Delve, card: int) -> None:
    """DEL-ENC-9, DEL-ENC-11: it does nothing to a hero at 0 HP."""
    x = g.hero
    if not g.able(g.active):
        g.encounters.discard(card)
        return
    x.curses = (*x.curses, card)
    if g.ears:
        g.tell("cursed", "DEL-ENC-9", who=x.name, card=ENCOUNTERS[card].id)


def lay_environment(g: Delve, card: int) -> None:
    """DEL-ENC-10: an older one is discarded; Hidden Archers finds nobody to leave alone in a one-hero game."""
    if card == HIDDEN_ARCHERS and g.seats == 1:
        another(g, card)
        return
    if g.environment != NO_CARD:
        g.encounters.discard(g.environment)
    g.environment = card
    if g.ears:
        g.tell("environment", "DEL-ENC-10", card=ENCOUNTERS[card].id)
