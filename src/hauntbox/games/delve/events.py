"""What single encounter cards do. Each is carried out by the active player for his hero (DEL-ENC-2)."""

from hauntbox.games.delve.blows import CARD, Blow, strike, suffer
from hauntbox.games.delve.cave import is_vent_tile
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.effects import event
from hauntbox.games.delve.encountering import draw_encounter, lured, wandering
from hauntbox.games.delve.encounters import ENCOUNTER, ENCOUNTERS
from hauntbox.games.delve.exploring import BOTTOM, closest_edges, place_tile, take_tile
from hauntbox.games.delve.figures import choose_square, closest, free_on, put
from hauntbox.games.delve.foes import GOBLIN, VERMIN, is_monster
from hauntbox.games.delve.harm import is_damaged, mend
from hauntbox.games.delve.spoils import face_down, one_treasure, turn_up
from hauntbox.games.delve.state import NONE, Delve
from hauntbox.games.delve.tactics import activate
from hauntbox.kernel.ask import Ask, Rule


@event("ev_wandering")
def wandering_monster(g: Delve, seat: int) -> Rule[None]:
    yield from wandering(g)


@event("ev_deep_horn")
def deep_horn(g: Delve, seat: int) -> Rule[None]:
    """The bottom tile on the closest unexplored edge, with a monster; its colour brings no encounter."""
    edges = closest_edges(g, g.cell(seat))
    if edges:
        edge: int = yield Ask(seat, "edge", edges, NONE)
        place_tile(g, edge, take_tile(g, BOTTOM), "DEL-EXPLORE-8")


@event("ev_twisted_passages")
def twisted_passages(g: Delve, seat: int) -> None:
    """Unseen, the bottom tile goes to the top."""
    if g.stack:
        g.stack.append(g.stack.pop(BOTTOM))


@event("ev_frenzied_rush")
def frenzied_rush(g: Delve, seat: int) -> Rule[None]:
    """The closest monster of another tile comes to the hero; without one he takes 1 damage."""
    far = [f for f in g.at if is_monster(f) and g.cell(f) != g.cell(seat)]
    near = closest(g, g.cell(seat), far)
    if near:
        yield from lured(g, near, "DEL-ENC-4")
    else:
        yield from suffer(g, seat, 1, "ev_frenzied_rush", "DEL-ENC-12")


@event("ev_gnawing_dark")
def gnawing_dark(g: Delve, seat: int) -> None:
    each_suffers(g, g.able_seats(), "ev_gnawing_dark")


def each_suffers(g: Delve, seats: list[int], name: str) -> None:
    """DEL-ENC-12: damage that is no attack, one hero after the other."""
    for other in reversed(seats):
        g.then(suffer, other, 1, name, "DEL-ENC-12")


@event("ev_light_fingers")
def light_fingers(g: Delve, seat: int) -> Rule[None]:
    """An item card of the hero goes, face up or face down; without one he takes 1 damage."""
    x = g.hero
    if not g.able(seat):
        return
    cards = list(dict.fromkeys([*x.items, *x.spent]))
    if not cards:
        yield from suffer(g, seat, 1, "ev_light_fingers", "DEL-ENC-12")
        return
    card: int = yield Ask(seat, "discard", cards)
    if card in x.items:
        lose_item(g, seat, card)
    else:
        spent = list(x.spent)
        spent.remove(card)
        x.spent = tuple(spent)
        g.treasures.discard(card)


def lose_item(g: Delve, seat: int, card: int) -> None:
    x = g.heroes[seat]
    items = list(x.items)
    items.remove(card)
    x.items = tuple(items)
    g.treasures.discard(card)


@event("ev_hidden_cache")
def hidden_cache(g: Delve, seat: int) -> None:
    """A treasure outside the limit, then another card."""
    g.then(draw_encounter)
    one_treasure(g, seat)


@event("ev_lingering_venom")
def lingering_venom(g: Delve, seat: int) -> None:
    g.then(draw_encounter)
    each_suffers(g, [s for s in g.able_seats() if g.heroes[s].poisoned], "ev_lingering_venom")


@event("ev_goblin_ambush")
def goblin_ambush(g: Delve, seat: int) -> Rule[None]:
    yield from wandering(g, GOBLIN)


@event("at_vent_burst")
def vent_burst(g: Delve, seat: int) -> None:
    """2 damage to each hero on a vent tile; if there is none, an attack on the active hero."""
    there = [s for s in g.able_seats() if is_vent_tile(g.cave, g.cell(s))]
    if there:
        for other in reversed(there):
            g.then(suffer, other, 2, "at_vent_burst", "DEL-ENC-12")
    elif g.able(seat):
        g.then(strike, seat, blow_of("at_vent_burst"))


def blow_of(name: str) -> Blow:
    c = ENCOUNTERS[ENCOUNTER[name]]
    return Blow(CARD, NONE, c.id, c.bonus, c.damage, c.miss, c.condition)


@event("ev_echo_courage")
def echo_courage(g: Delve, seat: int) -> Rule[None]:
    """One face-down power of any hero may be turned up; then another card."""
    g.then(draw_encounter)
    seats = [seat] if g.competitive else g.able_seats()
    down = [(s, power) for s in seats for power in face_down(g, s)]
    if down:
        power: int = yield Ask(seat, "flip", [*[power for _, power in down], NONE], "ev_echo_courage")
        for s, other in down:
            if other == power:
                turn_up(g, s, power, "DEL-ENC-4")


@event("ev_shifting_hunt")
def shifting_hunt(g: Delve, seat: int) -> None:
    """Each player passes one of his monster cards to the right, all at once; then another card."""
    g.then(draw_encounter)
    if g.seats > 1:
        g.then(pass_cards, ())


def pass_cards(g: Delve, chosen: tuple[tuple[int, int], ...]) -> Rule[None]:
    """DEL-FAQ-7: whoever has monsters chooses, then the cards change hands; a name may come twice."""
    asked = [s for s, _ in chosen]
    for seat in g.clockwise(g.active):
        cards = [card for card in g.charge[seat] if is_monster(card)]
        if cards and seat not in asked:
            card: int = yield Ask(seat, "pass", cards)
            g.then(pass_cards, (*chosen, (seat, card)))
            return
    for seat, card in chosen:
        right = (seat - 1) % g.seats
        g.charge[seat].remove(card)
        g.charge[right].append(card)
        if g.ears:
            g.tell("passed", "DEL-FAQ-7", foe=g.name(card), who=g.heroes[seat].name, to=g.heroes[right].name)


@event("ev_brood_call")
def brood_call(g: Delve, seat: int) -> None:
    g.then(arrive, g.cell(seat), VERMIN)


@event("ev_knitting_flesh")
def knitting_flesh(g: Delve, seat: int) -> None:
    for figure in g.foes():
        if is_damaged(g, figure):
            mend(g, figure, 1, "DEL-ENC-4")


@event("ev_stir")
def sudden_stir(g: Delve, seat: int) -> Rule[None]:
    """DEL-FAQ-18: the closest monster acts now, and again in V3."""
    near = closest(g, g.cell(seat), [f for f in g.at if is_monster(f)])
    if near:
        figure: int = yield Ask(seat, "closest", near)
        g.then(activate, figure)


@event("at_lure")
def whispered_lure(g: Delve, seat: int) -> Rule[None]:
    """On a hit the hero is placed exactly 2 tiles away."""
    if not g.able(seat):
        return
    rest = strike(g, seat, blow_of("at_lure"))
    if rest is not None and (yield from rest) and seat in g.at:
        field = g.cave.field(g.cell(seat))
        squares = [s for cell, far in field.items() if far == 2 for s in free_on(g, cell)]
        if squares:
            put(g, seat, (yield from choose_square(g, seat, seat, squares, "lure")))
