"""The Widow's House: what is true at every moment of every game, worked out anew by brute force."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.board.geometry import DELTA, DOOR, OPEN, side, turned
from hauntbox.games.widow import GAME, of
from hauntbox.games.widow.mansion import add_tile, places
from hauntbox.games.widow.pieces import TOKENS_TOTAL
from hauntbox.games.widow.placing import place
from hauntbox.games.widow.state import NOWHERE, Widow
from hauntbox.games.widow.tiles import CHAPEL, EDGES, HAUNTS, NUMBER, STAIRS, TILES
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng

seeds = st.integers(0, 2**32 - 1)
levels = st.sampled_from(["easy", "normal", "hard", "nightmare"])
few = settings(max_examples=40, deadline=None)


def play(seed: int, seats: int, **options: str | bool) -> Iterator[Position]:
    """A game of habits with some random choices in between, so that it lasts; gives every position."""
    position, rng = new_game(GAME, seats, seed, options, keep=False), Rng(seed)
    yield position
    while position.ask is not None:
        count = len(position.ask.options)
        habit = rng.below(4)
        position.pick(GAME.habit(position.state, position.ask, rng) if habit else rng.below(count))
        yield position


def build(seed: int, apart: bool) -> Iterator[Widow]:
    """A whole mansion of tiles in random order and places; gives the state after each tile.

    `apart` starts a new layer wherever the rules allow it.
    """
    rng = Rng(seed)
    g = GAME.start(2, GAME.check_setup(2, {}), Rng(seed))
    tiles = list(range(5, len(TILES)))
    rng.shuffle(tiles)
    for tile in tiles:
        options = places(g, tile)
        alone = [value for value in options if value >> 2 not in g.grid.rim]
        options = alone if alone and apart else options
        if options:
            value = options[rng.below(len(options))]
            add_tile(g, tile, value >> 2, turned(EDGES[tile], value & 3))
            yield g


# --- tokens, tiles, pieces


@few
@given(seeds, st.integers(1, 5), levels)
def test_there_are_always_20_tokens(seed: int, seats: int, level: str) -> None:
    for position in play(seed, seats, level=level):
        g = of(position.state)
        counts = [g.supply, *g.pools, g.declared, *g.bound, *g.locks.values()]
        assert sum(counts) == TOKENS_TOTAL
        assert min(counts) >= 0
        assert 0 not in g.locks.values()


@few
@given(seeds, st.integers(2, 4), st.booleans())
def test_every_tile_is_in_exactly_one_place(seed: int, seats: int, short: bool) -> None:
    for position in play(seed, seats, short=short):
        g = of(position.state)
        haunts = [tile for tile, waiting in zip(HAUNTS, g.haunts, strict=True) if waiting]
        in_stacks = [*g.unseen, *g.known, *haunts]
        in_hand = [args[0] for step, args in g.agenda if step is place]
        if position.ask is not None and position.ask.prompt == "place_tile":
            in_hand.append(NUMBER[position.ask.about])
        everywhere = [*g.tiles.values(), *g.stock, *g.removed, *in_stacks, *in_hand]
        assert sorted(everywhere) == list(range(64 + 5))
        assert len(in_stacks) == g.tiles_left + (28 if short else 0)


@few
@given(seeds, st.integers(1, 5), st.booleans())
def test_no_spirit_is_with_the_widow_while_the_game_goes_on(seed: int, seats: int, no_passing: bool) -> None:
    for position in play(seed, seats, no_passing=no_passing):
        g = of(position.state)
        assert (g.widow in g.at) == (g.lost >= 0)
        assert g.over == (position.ask is None)
        assert all(at in g.tiles for at in (g.widow, *g.at) if at != NOWHERE)
        assert [at != NOWHERE for at in g.at] == [spirit < g.waiting for spirit in range(5)]


# --- the mansion


def connected(g: Widow, at: int) -> set[int]:
    """The neighbours behind two open edges or two doors."""
    found = set()
    for d in range(4):
        there = at + DELTA[d]
        if there in g.tiles:
            near, far = side(g.edges[at], d), side(g.edges[there], (d + 2) % 4)
            if near == far and near in (OPEN, DOOR):
                found.add(there)
    return found


def other_stairs(g: Widow, at: int) -> set[int]:
    colour = STAIRS[g.tiles[at]]
    return {there for there in g.tiles if there != at and colour >= 0 and STAIRS[g.tiles[there]] == colour}


def brute_layers(g: Widow) -> list[set[int]]:
    """Tiles that hang together by connections; the one with the Chapel first."""
    left = [CHAPEL, *[at for at in g.tiles if at != CHAPEL]]
    layers: list[set[int]] = []
    for at in left:
        if not any(at in layer for layer in layers):
            grown = {at}
            while more := {there for here in grown for there in connected(g, here)} - grown:
                grown |= more
            layers.append(grown)
    return layers


def check_mansion(g: Widow) -> None:
    layers = brute_layers(g)
    numbers = [{g.layer[at] for at in layer} for layer in layers]
    assert all(len(number) == 1 for number in numbers), "a layer has one number"
    assert len(set.union(*numbers)) == len(layers), "two layers have two numbers"
    assert g.layer[CHAPEL] == 0
    for layer in layers:
        for at in layer:
            stairs = other_stairs(g, at)
            beside = {at + delta for delta in DELTA} & layer
            assert sorted(g.walk[at]) == sorted(connected(g, at) | stairs)
            assert sorted(g.drift[at]) == sorted(beside | stairs)
    for links in (g.walk, g.drift):
        assert set(links) == set(g.tiles)
        assert all(at in links[there] for at in links for there in links[at])
    gaps = {at + delta for at in layers[0] for delta in DELTA} - set(g.tiles)
    yards = {gap for gap in gaps if all(gap + delta in layers[0] for delta in DELTA)}
    assert sorted(g.courtyards) == sorted(yards)
    assert g.had_courtyard or not yards


@settings(max_examples=15, deadline=None)
@given(seeds, st.booleans())
def test_links_layers_and_courtyards_are_right_after_every_tile(seed: int, apart: bool) -> None:
    for g in build(seed, apart):
        check_mansion(g)


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(2, 4))
def test_they_are_right_in_play_too(seed: int, seats: int) -> None:
    laid = 0
    for position in play(seed, seats):
        g = of(position.state)
        if len(g.tiles) != laid:
            laid = len(g.tiles)
            check_mansion(g)


@settings(max_examples=10, deadline=None)
@given(seeds, st.booleans())
def test_offered_places_are_exactly_those_that_fit(seed: int, apart: bool) -> None:
    """WID-TILE-4 to WID-TILE-9 by trying every cell and every turn around the mansion."""
    for number, g in enumerate(build(seed, apart)):
        for tile in range(5 + number % 16, len(TILES), 16):
            shapes: set[tuple[int, int]] = set()
            for at in {at + delta for at in g.tiles for delta in DELTA} - set(g.tiles):
                shapes |= {(at, turned(EDGES[tile], r)) for r in range(4) if fits(g, at, turned(EDGES[tile], r))}
            offered = [(value >> 2, turned(EDGES[tile], value & 3)) for value in places(g, tile)]
            beside = [place for place in offered if any(place[0] + delta in g.tiles for delta in DELTA)]
            assert len(beside) == len(set(beside))
            assert set(beside) == shapes


def fits(g: Widow, at: int, packed: int) -> bool:
    """No open edge against a wall or a door, and at least one connection."""
    pairs = [(side(packed, d), side(g.edges[at + DELTA[d]], (d + 2) % 4)) for d in range(4) if at + DELTA[d] in g.tiles]
    return all((a == OPEN) == (b == OPEN) for a, b in pairs) and any(a == b and a in (OPEN, DOOR) for a, b in pairs)
