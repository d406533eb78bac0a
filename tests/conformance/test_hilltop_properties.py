"""The House on the Hilltop: what is true at every moment of every game, worked out anew by brute force."""

from collections.abc import Iterator

import pytest

from hauntbox.board.geometry import DELTA, DOOR, floor_of, side, turned
from hauntbox.games.hilltop import BUILT, GAME, of
from hauntbox.games.hilltop.cards import BITE, OBJECT
from hauntbox.games.hilltop.rooms import BACK, BARRIERS, EDGES, FRONT_DOOR, ROOMS, STARTING
from hauntbox.games.hilltop.state import GONE, NO_SIDE, Hilltop
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import canonical
from hauntbox.kernel.view import SeatView

GAMES = [(number, 3 + i % 4) for i, number in enumerate(BUILT)]


def play(story: int, seats: int, seed: int) -> Iterator[Hilltop]:
    """A game of habits with some random choices in between; gives every state."""
    options: dict[str, str | bool] = {
        "force_haunt": str(story), "random_explorers": True, "max_explore_rounds": "5",
    }  # fmt: skip
    position, rng = new_game(GAME, seats, seed, options, keep=False), Rng(seed)
    yield of(position.state)
    while position.ask is not None:
        count = len(position.ask.options)
        by_habit = rng.below(3)
        position.pick(GAME.habit(position.state, position.ask, rng) if by_habit else rng.below(count))
        yield of(position.state)


@pytest.mark.parametrize(("story", "seats"), GAMES)
def test_cards_and_tiles_are_conserved(story: int, seats: int) -> None:
    for g in play(story, seats, 3 * story):
        lying = [card for cards in g.piles.values() for card in cards]
        held = [card for hand in g.hands for card in hand]
        decks = [c for deck in (g.omens, g.items, g.events) for c in deck.contents() + deck.discards]
        resolving = [g.event] if g.event >= 0 and g.event not in held else []
        everywhere = sorted([*lying, *held, *decks, *g.gone])
        cards = [card for card in everywhere if card < OBJECT]
        missing = set(range(OBJECT)) - set(cards)
        assert len(cards) == len(set(cards)), "a card is in two places"
        assert len(missing) <= 2 or resolving, f"cards are nowhere: {missing}"
        assert len(everywhere) == len(set(everywhere)), "an object is in two places"
        tiles = g.stack.contents() + [room for room in range(ROOMS) if g.cell[room]]
        assert len(tiles) == len(set(tiles)), "a tile is in two places"
        assert len(tiles) >= ROOMS - 20


@pytest.mark.parametrize(("story", "seats"), GAMES)
def test_the_house_is_sound(story: int, seats: int) -> None:
    for number, g in enumerate(play(story, seats, 5 * story)):
        if number % 7:
            continue
        assert FRONT_DOOR not in g.lying
        for room in range(ROOMS):
            if not g.cell[room]:
                continue
            assert g.lying[g.cell[room]] == room
            assert room < STARTING or BACK[room] >> floor_of(g.cell[room]) & 1, "a tile lies on a floor that is not its"
            if not g.collapsed >> room & 1:
                assert_ways(g, room)


def assert_ways(g: Hilltop, room: int) -> None:
    """Ways are two-way, doors meet doors, and a doorway has nothing behind it."""
    shape = turned(EDGES[room], g.turned[room])
    for d in range(4):
        if side(shape, d) == DOOR:
            assert side(g.edges[room], d) == DOOR
        there = g.lying.get(g.cell[room] + DELTA[d], -1)
        both = there >= 0 and side(g.edges[room], d) == DOOR == side(g.edges[there], d ^ 2)
        if both and g.in_house(there):
            assert there in g.ways[room]
        if d in g.doorways[room]:
            assert there < 0
    for there in g.ways[room]:
        assert room in g.ways[there]


@pytest.mark.parametrize(("story", "seats"), GAMES)
def test_figures_stand_in_the_house_and_clips_on_their_tracks(story: int, seats: int) -> None:
    for g in play(story, seats, 7 * story):
        for f in range(len(g.room)):
            if g.flags[f] & GONE:
                continue
            assert g.cell[g.room[f]], "a figure stands in a room that is not in the house"
            if f < g.seats and g.room[f] in BARRIERS:
                assert g.side[f] == NO_SIDE or side(g.edges[g.room[f]], g.side[f]) == DOOR
            elif f >= g.seats:
                assert g.side[f] == NO_SIDE
        low = 0 if g.story and not g.setting_up else 1
        for x in range(g.seats):
            for step in g.steps[4 * x : 4 * x + 4]:
                assert low <= step <= 8
            if g.story and not g.flags[x] & GONE and not g.setting_up and not g.over:
                assert min(g.steps[4 * x : 4 * x + 4]) >= 1 or g.agenda, "who is on the skull is dead"
            if g.flags[x] & GONE and x != g.traitor:
                assert BITE not in g.hands[x] or g.over


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_see_does_not_show(seed: int) -> None:
    """Two games that differ only in what is hidden from a seat give it the same view, question and scene."""
    position = new_game(GAME, 4, seed, {"force_haunt": "25", "random_explorers": True, "max_explore_rounds": "3"})
    rng = Rng(seed)
    while position.ask is not None and len(position.history) < 260:
        position.pick(rng.below(len(position.ask.options)))
        if len(position.history) % 37:
            continue
        for seat in range(4):
            dealt = SeatView(position, seat).deal(Rng(seed + len(position.history)), keep=True)
            assert canonical(GAME.view(dealt.state, seat)) == canonical(GAME.view(position.state, seat))
            shown = [
                GAME.scene(GAME.view(p.state, seat), seat, p.ask if p.ask and p.ask.seat == seat else None)
                for p in (position, dealt)
            ]
            assert shown[0] == shown[1]
