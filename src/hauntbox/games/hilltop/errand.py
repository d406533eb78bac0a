"""The Dog's errand: where it can run, and what it fetches or carries there."""

from typing import Final

from hauntbox.board.geometry import DOOR, side
from hauntbox.games.hilltop.cards import COMPANIONS, OBJECT
from hauntbox.games.hilltop.carrying import may_carry, may_part
from hauntbox.games.hilltop.haunt import tale, thing_of
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.names import card_name, name, room_name
from hauntbox.games.hilltop.rooms import BARRIERS, MYSTIC_ELEVATOR
from hauntbox.games.hilltop.state import NO_SIDE, Hilltop
from hauntbox.games.hilltop.traits import gain_card, lie_down, lift_card, lose_card, spot
from hauntbox.games.hilltop.using import use
from hauntbox.kernel.ask import Ask, Rule

SPACES: Final = 6
NOTHING: Final = -1
Place = tuple[int, int]
"""A room, and the side of its barrier (NO_SIDE where there is none)."""
Errand = tuple[int, int]
"""A card and a room: a card in hand is carried there, a card lying there is fetched."""


def reach(g: Hilltop, x: int) -> list[Place]:
    """HIL-CARD-30: where the Dog can get to, its owner's place first: no one-way ways, no elevator, no barriers."""
    found: dict[Place, bool] = {(g.room[x], g.side[x]): True}
    ring = list(found)
    for _ in range(SPACES):
        outer: list[Place] = []
        for place in ring:
            for there in next_places(g, place):
                if there not in found:
                    found[there] = True
                    outer.append(there)
        ring = outer
    return list(found)


def next_places(g: Hilltop, place: Place) -> list[Place]:
    """One space on: a barrier room is left by the side on which it was entered."""
    room, at = place
    found: list[Place] = []
    for there in g.ways[room]:
        d = way_in(g, room, there)
        if there == MYSTIC_ELEVATOR or (at != NO_SIDE and d not in (at, -1)):
            continue
        if there not in BARRIERS:
            found.append((there, NO_SIDE))
        elif d >= 0:
            found.append((there, d ^ 2))
        else:
            found += [(there, door) for door in range(4) if side(g.edges[there], door) == DOOR]
    return found


def takes(g: Hilltop, card: int) -> bool:
    """HIL-CARD-30, HIL-HF-20: nothing that slows, nobody else's companion, nothing its haunt keeps from the Dog."""
    if card in COMPANIONS or (card >= OBJECT and (thing_of(g, card).heavy or not thing_of(g, card).dog)):
        return False
    return not g.story or tale(g).dog_carries(g, card)


def lying_at(g: Hilltop, place: Place) -> list[int]:
    room, at = place
    cards = g.piles.get(spot(room, NO_SIDE), ())
    return [*cards, *g.piles.get(spot(room, at), ())] if at != NO_SIDE else list(cards)


def errands(g: Hilltop, x: int) -> list[Errand]:
    """Every card that can be fetched, then every card in hand with every room."""
    mine = [card for card in g.hands[x] if may_part(g, x, card) and takes(g, card)]
    if not mine and not g.piles:
        return []
    places = reach(g, x)[1:]
    found: list[Errand] = []
    if g.piles:
        for place in places:
            found += [(card, place[0]) for card in lying_at(g, place) if may_carry(g, x, card) and takes(g, card)]
    rooms = list(dict.fromkeys([room for room, _ in places]))
    return list(dict.fromkeys(found)) + [(card, room) for card in mine for room in rooms]


def dog_may_run(g: Hilltop, x: int) -> tuple[int, ...]:
    """There is something to carry and a room to run to, or something to fetch."""
    if any(may_part(g, x, card) and takes(g, card) for card in g.hands[x]):
        return (0,) if next_places(g, (g.room[x], g.side[x])) else ()
    return (0,) if g.piles and errands(g, x) else ()


@use("dog", dog_may_run)
def run_errand(g: Hilltop, x: int, target: int) -> Rule[None]:
    """HIL-CARD-30: there and back at once, with one card."""
    chosen: Errand | int = yield Ask(x, "errand", [*errands(g, x), NOTHING])
    if isinstance(chosen, int):
        return
    card, room = chosen
    if g.ears:
        fetched = int(card not in g.hands[x])
        g.tell("errand", "HIL-CARD-30", who=name(g, x), card=card_name(g, card), room=room_name(room), fetched=fetched)
    if card in g.hands[x]:
        at = next(iter([at for there, at in reach(g, x)[1:] if there == room]))
        lie_down(g, card, room, at)
        yield from lose_card(g, x, card)
        return
    for where in [where for where, cards in g.piles.items() if card in cards]:
        lift_card(g, card, where)
    yield from gain_card(g, x, card, "HIL-CARD-30")
