"""Cavern Delve: what is true at every moment of every game, worked out anew by brute force."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hauntbox.board.geometry import DELTA
from hauntbox.board.squares import cell_of
from hauntbox.games.delve import GAME, of
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.encounters import ENCOUNTERS, NO_CARD, TRAP, encounter_cards
from hauntbox.games.delve.foes import (
    ALLY_CARDS,
    BASE,
    FIRST_TRAP,
    FOES,
    HUNTING_PACK,
    SEAL,
    TRAPS,
    is_ally,
    is_hero,
    is_monster,
    is_object,
    is_trap,
    is_villain,
)
from hauntbox.games.delve.heroes import EACH
from hauntbox.games.delve.state import CHEST, CHESTS, Delve
from hauntbox.games.delve.tiles import STACK
from hauntbox.games.delve.treasures import ITEM, TREASURES, treasure_cards
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import canonical
from hauntbox.kernel.view import SeatView

GAMES = [(number, 1 if adventure.most == 1 else 2 + number % 4) for number, adventure in ADVENTURES.items()]
SETTING_UP = ("hero", "leave_out", "daily", "utility", "start")
PLACING = ("mushroom", "closest_tile", "path")
"""Questions at which a monster that has been drawn does not stand anywhere yet."""


def play(number: int, seats: int, seed: int) -> Iterator[tuple[Delve, Ask | None]]:
    """A game of habits with some random choices in between, two surges richer; gives every state with its question."""
    options = {"adventure": ADVENTURES[number].id, "difficulty": "easier", "random_powers": True}
    position, rng = new_game(GAME, seats, seed, options, keep=False), Rng(seed)
    of(position.state).surges[0] += 2
    yield of(position.state), position.ask
    while position.ask is not None:
        count = len(position.ask.options)
        by_habit = rng.below(6)
        position.pick(GAME.habit(position.state, position.ask, rng) if by_habit else rng.below(count))
        yield of(position.state), position.ask


def waiting(g: Delve, step: str) -> list[int]:
    """The cards that steps of this name on the agenda will deal with."""
    return [args[-1] for rule, args in g.agenda if rule.__name__ == step]


def less(everything: list[int], found: list[int]) -> list[int]:
    """What is missing; every card found must be one of them, and none may be there too often."""
    missing = Counter(everything)
    missing.subtract(found)
    assert min(missing.values()) >= 0, f"too often: {[n for n, count in missing.items() if count < 0]}"
    assert set(found) <= set(everything)
    return sorted(missing.elements())


# --- cards and tiles


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_monster_cards_are_conserved(number: int, seats: int) -> None:
    kinds = [k for k in range(HUNTING_PACK + 1) if ADVENTURES[number].advanced or FOES[k].deck == BASE]
    cards = [k for k in kinds for _ in range(FOES[k].copies)]
    for g, ask in play(number, seats, 3 * number):
        held = [card & 63 for charge in g.charge for card in charge if not is_trap(card)]
        piles = [k for pile in g.pile for k in pile if k <= HUNTING_PACK]
        found = [*g.monsters.contents(), *g.monsters.discards, *held, *piles]
        missing = less(cards, found)
        assert missing == [] or (missing == [HUNTING_PACK] and ask and ask.prompt in PLACING), missing
        villains = [k for pile in g.pile for k in pile if k > HUNTING_PACK]
        everywhere = [*villains, *g.out, *[f & 63 for f in g.villains]]
        assert len(everywhere) == len(set(everywhere)) <= 1
        assert all(is_villain(64 + k) for k in everywhere)


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_encounter_cards_are_conserved(number: int, seats: int) -> None:
    trap_cards = {card.id: n for n, card in enumerate(ENCOUNTERS) if card.type == TRAP}
    disarmed = 0
    for g, ask in play(number, seats, 5 * number):
        if ask is None:
            return  # the end may come in the middle of a card
        lying = [*g.hazards.values(), *[card for x in g.heroes for card in x.curses], *g.trap_pile]
        lying += [g.environment] if g.environment != NO_CARD else []
        lying += [trap_cards[TRAPS[(t & 63) - FIRST_TRAP].id] for t in g.traps if t & 63 != SEAL]
        resolving = [*waiting(g, "meet"), *waiting(g, "put_back")]
        coming = [args[0] for rule, args in g.agenda if rule.__name__ == "lay_trap"]
        resolving += [trap_cards[TRAPS[kind - FIRST_TRAP].id] for kind in coming if kind != SEAL]
        found = [*g.encounters.contents(), *g.encounters.discards, *lying, *resolving]
        missing = less(encounter_cards(g.advanced), found)
        gone = [card for card in missing if number == 8 and ENCOUNTERS[card].type == TRAP]
        assert len(gone) >= disarmed
        disarmed = len(gone) if ask.prompt not in ("react", "cancel", "pay") else disarmed
        shown = [card for card in missing if card not in gone]
        assert len(shown) == 0 or (len(shown) == 1 and ask.prompt in ("react", "cancel", "pay")), shown


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_treasure_cards_are_conserved(number: int, seats: int) -> None:
    for g, ask in play(number, seats, 7 * number):
        if ask is None:
            return
        held = [card for x in g.heroes for card in (*x.items, *x.spent)]
        assert all(TREASURES[card].type == ITEM for card in held)
        assert all(TREASURES[card].keeps for x in g.heroes for card in x.spent)
        found = [*g.treasures.contents(), *g.treasures.discards, *held, *[card for card, _, _ in g.blessings]]
        missing = less(treasure_cards(), [*found, *waiting(g, "gain_treasure")])
        drawn = {"item_owner": 1, "keep": 2}.get(ask.prompt, 0)
        assert len(missing) == drawn


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_tiles_are_conserved(number: int, seats: int) -> None:
    for g, _ in play(number, seats, 11 * number):
        laid = [code >> 2 for code in g.cave.tiles.values()]
        known = [code - 1000 for code in g.stack if code >= 1000]
        everywhere = sorted([*[tile for tile in laid if tile < STACK], *known, *g.unseen, *g.special])
        assert len(laid) == len(set(laid)), "a tile lies twice"
        assert len(g.stack) == len(known) + len(g.unseen) + len(g.special)
        assert everywhere == (list(range(STACK)) if g.stack or number not in (7, 10) else everywhere)
        assert len([tile for tile in laid if tile >= STACK]) in (2, 4)
        if number in (7, 10):
            assert (g.stack, len(laid)) == ([], 10 if number == 7 else 7)


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_things_are_conserved(number: int, seats: int) -> None:
    for g, ask in play(number, seats, 13 * number):
        held = [thing for x in g.heroes for thing in x.loads]
        found = sorted([*[thing for _, thing in g.things], *held])
        if ask and ask.prompt == "drop":
            found = sorted([*found, ask.about])
        chests = [thing for thing in found if thing >= CHEST]
        assert chests == list(range(CHEST, CHEST + g.notes.get("chests", 0)))
        assert len(found) - len(chests) <= 1
        assert len(set(found)) == len(found)
        if number == 12:
            assert sorted([*[value for value in g.values if value], *g.worths]) == sorted(CHESTS)
        else:
            assert (chests, g.values) == ([], ())


# --- figures, squares, hit points


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_figures_stand_on_squares_of_their_own(number: int, seats: int) -> None:
    for g, ask in play(number, seats, 17 * number):
        assert g.who == {square: figure for figure, square in g.at.items()}, "two figures on a square, or half a move"
        assert all(g.cave.can_stand(square) for square in g.at.values())
        assert all(g.cave.can_stand(square) for square in g.traps.values())
        if ask is None or ask.prompt in SETTING_UP:
            continue
        for seat, x in enumerate(g.heroes):
            assert (seat in g.at) == (not x.escaped)
        held = [card for charge in g.charge for card in charge]
        assert len(held) == len(set(held))
        assert sorted(g.traps) == sorted([card for card in held if is_trap(card)])
        standing = {f for f in g.at if is_monster(f)}
        off = {card for card in held if not is_trap(card)} - standing
        assert standing <= set(held), "a monster without a card"
        assert not off or (len(off) == 1 and ask.prompt in PLACING), f"a card without a monster: {off}"
        assert {f for f in g.at if is_villain(f)} == set(g.villains)


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_hit_points_and_counters_stay_within_bounds(number: int, seats: int) -> None:
    for g, ask in play(number, seats, 19 * number):
        for figure in g.at:
            hp = g.hp[figure]
            if is_hero(figure):
                assert 0 <= hp <= g.heroes[figure].full
            elif is_ally(figure):
                assert 1 <= hp <= max(ALLY_CARDS[figure - 8].hp)
            else:
                assert 1 <= hp <= g.full_hp(figure)
                assert not is_object(figure) or g.full_hp(figure) == FOES[figure & 63].hp[seats - 1]
        assert min(g.surges) >= 0
        assert 1 <= g.round <= 41
        assert g.over == (ask is None)
        for seat, x in enumerate(g.heroes):
            assert x.up & x.down == x.up & x.spare == x.down & x.spare == 0
            assert (0 <= x.fury <= 3, 0 <= x.mirrors <= 2) == (True, True)
            assert x.stance < 0 or x.up >> x.stance % EACH & 1, "a stance that is taken lies face up"
            assert x.stance < 0 or g.hp[seat] > 0 or seat not in g.at
            if ask is not None and ask.prompt not in SETTING_UP:
                dailies = bin((x.up | x.down) & 0b1110000).count("1")
                assert dailies == x.level or ask.prompt == "daily"
                assert bin(x.up | x.down).count("1") == dailies + 4


# --- the cave


@pytest.mark.parametrize(("number", "seats"), GAMES)
def test_the_cave_is_sound(number: int, seats: int) -> None:
    size = 0
    for g, _ in play(number, seats, 23 * number):
        cave = g.cave
        if len(cave.tiles) + len(cave.plugs) + len(cave.dug) == size:
            continue
        size = len(cave.tiles) + len(cave.plugs) + len(cave.dug)
        assert len(cave.ground) == 16 * len(cave.tiles)
        for at, ways in cave.ways.items():
            assert all(at in cave.ways[there] for there in ways), "ways are two-way"
            assert not [there for there in ways if abs(there - at) not in (1, DELTA[2])]
        for here, links in cave.links.items():
            assert all(here in cave.links[there] for there in links), "links are two-way"
            for there in links:
                cells = (cell_of(here), cell_of(there))
                for d in range(4):
                    if cells[0] + DELTA[d] == cells[1]:
                        assert cells[0] * 4 + d not in cave.plugs, "a way leads across a plug"
        unexplored = [at * 4 + d for at in cave.tiles for d in range(4) if cave.is_open(at, d)]
        assert sorted(cave.open) == sorted([e for e in unexplored if (e >> 2) + DELTA[e & 3] not in cave.tiles])


# --- secrets


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_rival_cannot_see_does_not_show(seats: int) -> None:
    """Two games that differ only in what chests are worth give a seat the same view, question and scene."""
    position, rng = new_game(GAME, seats, seats, {"adventure": "rival_delvers", "random_heroes": True}), Rng(seats)
    carried = 0
    while position.ask is not None and len(position.history) < 900:
        position.pick(GAME.habit(position.state, position.ask, rng))
        if len(position.history) % 29 == 0:
            g = of(position.state)
            carried = max(carried, len([1 for mask in g.known if mask]))
            compare(position, seats)
    assert carried >= 2, "no chest was found"


def compare(position: Position, seats: int) -> None:
    for seat in range(seats):
        dealt = SeatView(position, seat).deal(Rng(len(position.history)), keep=True)
        g, other = of(position.state), of(dealt.state)
        assert [g.values[i] for i, mask in enumerate(g.known) if mask >> seat & 1] == [
            other.values[i] for i, mask in enumerate(g.known) if mask >> seat & 1
        ]
        assert canonical(GAME.view(other, seat)) == canonical(GAME.view(g, seat))
        shown = [
            GAME.scene(GAME.view(p.state, seat), seat, p.ask if p.ask and p.ask.seat == seat else None)
            for p in (position, dealt)
        ]
        assert shown[0] == shown[1]


def test_without_rivals_nobody_has_secrets() -> None:
    position, rng = new_game(GAME, 3, 1, {"random_heroes": True}, keep=False), Rng(1)
    while position.ask is not None:
        position.pick(rng.below(len(position.ask.options)))
        if len(position.history) % 31 == 0:
            shown = canonical(GAME.view(position.state, None))
            assert all(canonical(GAME.view(position.state, seat)) == shown for seat in range(3))
