"""From the box to the first turn; variants."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from games.delve.table import Table

from hauntbox.games.delve import GAME, IDS
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.exploring import BOTTOM, TOP, take_tile
from hauntbox.games.delve.foes import FOES
from hauntbox.games.delve.heroes import HEROES, POWERS
from hauntbox.games.delve.setting_up import stack_up
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B, TILES
from hauntbox.games.delve.treasures import ITEM, TREASURE, TREASURES
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng

Make = Callable[..., Table]

SURGES = {
    1: (2, 3, 3, 4, 4),
    2: (3, 3, 3, 4, 5),
    3: (2, 3, 3, 4, 5),
    4: (3, 3, 3, 3, 3),
    5: (1, 2, 2, 2, 2),
    6: (1, 1, 1, 1, 2),
    7: (1, 3, 4, 5, 7),
    8: (3, 3, 2, 1, 1),
    9: (4, 4, 3, 4, 4),
    10: (2, 3, 4, 4, 5),
}
ADVANCED = (3, 4, 5, 7, 8, 9, 10, 11, 12)


def begun(seats: int = 3, seed: int = 1, **options: Any) -> Position:
    return new_game(GAME, seats, seed, options)


def state(position: Position) -> Delve:
    assert isinstance(position.state, Delve)
    return position.state


def asked(position: Position) -> tuple[str, int]:
    assert position.ask is not None
    return position.ask.prompt, position.ask.seat


def offered(position: Position) -> list[str]:
    assert position.ask is not None
    return [GAME.text(position.ask, value) for value in position.ask.options]


def until(position: Position, prompt: str) -> Position:
    """Takes the first option of every question until this one comes."""
    while position.ask is not None and position.ask.prompt != prompt:
        position.pick(0)
    return position


def fresh(seats: int, **options: Any) -> Delve:
    """The state before the players choose anything."""
    return GAME.start(seats, GAME.check_setup(seats, options), Rng(5))


# --- DEL-SETUP-1: adventure, heroes, first player


@pytest.mark.rule("DEL-SETUP-1")
def test_everybody_chooses_a_different_hero_in_seat_order_from_the_first_player() -> None:
    position = begun(3)
    first = state(position).first
    taken: list[str] = []
    for i in range(3):
        assert asked(position) == ("hero", (first + i) % 3)
        assert offered(position) == [hero.id for hero in HEROES if hero.id not in taken]
        taken.append(offered(position)[i])
        position.choose_text(taken[-1])
    assert [state(position).heroes[(first + i) % 3].name for i in range(3)] == taken
    assert asked(position)[0] == "leave_out"


@pytest.mark.rule("DEL-SETUP-1")
def test_heroes_begin_at_level_1_with_full_hit_points() -> None:
    g = state(until(begun(5), "act"))
    assert [x.level for x in g.heroes] == [1] * 5
    assert [g.hp[seat] for seat in range(5)] == [HEROES[x.kind].hp[0] for x in g.heroes]


@pytest.mark.rule("DEL-SETUP-1")
def test_the_first_player_is_chosen_at_random_and_begins() -> None:
    firsts = Counter([state(begun(4, seed)).first for seed in range(60)])
    assert sorted(firsts) == [0, 1, 2, 3]
    for seed in range(6):
        position = until(begun(4, seed), "act")
        assert asked(position) == ("act", state(position).first)


@pytest.mark.rule("DEL-SETUP-1")
@pytest.mark.parametrize(("adventure", "seats"), [("alone_in_the_dark", 2), ("rival_delvers", 1)])
def test_an_adventure_is_for_so_many_players(adventure: str, seats: int) -> None:
    with pytest.raises(BadSetup, match=adventure):
        GAME.check_setup(seats, {"adventure": adventure})
    assert GAME.check_setup(3 - seats, {"adventure": adventure})


def test_there_are_twelve_adventures() -> None:
    assert len(IDS) == 12
    assert [ADVENTURES[n].id for n in (1, 11, 12)] == ["first_descent", "alone_in_the_dark", "rival_delvers"]


# --- DEL-SETUP-2: decks


@pytest.mark.rule("DEL-SETUP-2")
@pytest.mark.parametrize("number", range(1, 13))
def test_the_decks_have_the_sets_the_adventure_names(number: int) -> None:
    g = fresh(1 if number == 11 else 2, adventure=ADVENTURES[number].id)
    traps = 6 if number == 8 else 0
    sizes = (38, 45 - traps, 46) if number in ADVANCED else (24, 25, 46)
    assert (g.monsters.size(), g.encounters.size(), g.treasures.size()) == sizes
    only_base = number not in ADVANCED
    assert all(FOES[kind].deck == "base" for kind in g.monsters.contents()) == only_base
    assert all(ENCOUNTERS[card].deck == "base" for card in g.encounters.contents()) == only_base


@pytest.mark.rule("DEL-SETUP-2")
def test_the_decks_are_shuffled() -> None:
    tops = []
    for seed in range(12):
        g = state(until(begun(2, seed), "act"))
        tops.append((g.monsters.draw(g.rng), g.encounters.draw(g.rng), g.treasures.draw(g.rng)))
    assert all(len(set(column)) > 3 for column in zip(*tops, strict=True))


# --- DEL-SETUP-3, DEL-SETUP-10: surges


@pytest.mark.rule("DEL-SETUP-3")
@pytest.mark.parametrize("number", sorted(SURGES))
def test_the_supply_has_the_surges_of_the_adventure(number: int) -> None:
    assert tuple([fresh(seats, adventure=ADVENTURES[number].id).surges[0] for seats in range(1, 6)]) == SURGES[number]


@pytest.mark.rule("DEL-SETUP-3")
def test_the_surges_of_the_solo_adventure_and_of_the_rivals() -> None:
    assert fresh(1, adventure="alone_in_the_dark").surges == [2]
    assert fresh(4, adventure="rival_delvers").surges == [1, 1, 1, 1]


@pytest.mark.rule("DEL-SETUP-10")
@pytest.mark.parametrize(("difficulty", "surges"), [("easier", 4), ("normal", 3), ("harder", 2)])
def test_one_surge_more_is_easier_one_less_harder(difficulty: str, surges: int) -> None:
    assert fresh(3, difficulty=difficulty).surges == [surges]


@pytest.mark.rule("DEL-SETUP-10")
def test_there_are_never_fewer_surges_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fresh(1, difficulty="harder").surges == [1]
    monkeypatch.setattr(ADVENTURES[1], "surges", (0, 0, 0, 0, 0))
    assert fresh(1, difficulty="harder").surges == [0]


# --- DEL-SETUP-4, DEL-SETUP-5: the stack


@pytest.mark.rule("DEL-SETUP-4")
def test_the_start_tile_lies_there_and_the_stack_is_face_down() -> None:
    g = fresh(2)
    assert {at: g.cave.tile(at) for at in g.cave.tiles} == {START_A: NUMBER["start_a"], START_B: NUMBER["start_b"]}
    assert [g.cave.turns(at) for at in g.cave.tiles] == [0, 0]
    assert len(g.stack) == 38
    assert g.stack.count(0) + g.stack.count(1) == 38  # what lies where is not even decided
    assert sorted(g.unseen + g.special) == list(range(38))


def positions_of(goal: str, seats: int, **options: Any) -> Counter[int]:
    """At which positions of the stack a tile lies, in many shuffles."""
    found: Counter[int] = Counter()
    for seed in range(120):
        g = GAME.start(seats, GAME.check_setup(seats, options), Rng(seed))
        drawn = [take_tile(g, TOP) for _ in range(len(g.stack))]
        assert sorted(drawn) == list(range(38))
        found[drawn.index(NUMBER[goal]) + 1] += 1
    return found


@pytest.mark.rule("DEL-SETUP-5")
@pytest.mark.parametrize(
    ("adventure", "goal", "seats", "low", "high"),
    [
        ("first_descent", "sunless_river", 1, 10, 12),
        ("first_descent", "sunless_river", 5, 12, 15),
        ("iron_crown", "broken_gate", 2, 7, 9),
        ("alone_in_the_dark", "crystal_grotto", 1, 4, 6),
    ],
)
def test_the_goal_tile_lies_between_two_positions(adventure: str, goal: str, seats: int, low: int, high: int) -> None:
    found = positions_of(goal, seats, adventure=adventure)
    assert sorted(found) == list(range(low, high + 1))
    fair = 120 / (high - low + 1)
    assert all(fair / 2 < count < fair * 1.7 for count in found.values())


@pytest.mark.rule("DEL-SETUP-5")
def test_tiles_taken_from_the_bottom_do_not_move_the_goal_tile() -> None:
    found: set[int] = set()
    for seed in range(80):
        g = GAME.start(1, GAME.check_setup(1, {"adventure": "alone_in_the_dark"}), Rng(seed))
        bottom = [take_tile(g, BOTTOM) for _ in range(32)]
        assert NUMBER["crystal_grotto"] not in bottom
        top = [take_tile(g, TOP) for _ in range(6)]
        found.add(top.index(NUMBER["crystal_grotto"]) + 1)
        assert sorted(bottom + top) == list(range(38))
    assert found == {4, 5, 6}


@pytest.mark.rule("DEL-SETUP-5")
def test_a_tile_set_aside_stays_with_its_own_packet() -> None:
    g = fresh(1)
    stack_up(g, [NUMBER["dark_chasm"], NUMBER["rune_floor"]], [2, 3, 1])
    drawn = [TILES[take_tile(g, TOP)].id for _ in range(6)]
    assert not {"dark_chasm", "rune_floor"} & set(drawn[:2])
    assert len({"dark_chasm", "rune_floor"} & set(drawn[2:5])) == 1
    assert drawn[5] in ("dark_chasm", "rune_floor")


# --- DEL-SETUP-6: powers


@pytest.mark.rule("DEL-SETUP-6")
def test_two_at_will_one_daily_and_one_utility_power_join_the_signature_card() -> None:
    position = begun(1)
    position.choose_text("tamsin")
    assert (asked(position)[0], offered(position)) == (
        "leave_out",
        ["tam_backstab", "tam_thrown_knife", "tam_dart_and_dash"],
    )
    position.choose_text("tam_thrown_knife")
    assert (asked(position)[0], offered(position)) == ("daily", ["tam_knife_rain", "tam_throat_cut", "tam_trick_swap"])
    position.choose_text("tam_throat_cut")
    assert (asked(position)[0], offered(position)) == (
        "utility",
        ["tam_pocket_find", "tam_nimble_hands", "tam_false_trail"],
    )
    position.choose_text("tam_nimble_hands")
    x = state(position).heroes[0]
    up = [POWERS[40 + place].id for place in range(10) if x.up >> place & 1]
    assert up == ["tam_slip_away", "tam_backstab", "tam_dart_and_dash", "tam_throat_cut", "tam_nimble_hands"]
    assert x.down == 0
    assert [POWERS[40 + place].id for place in range(10) if x.spare >> place & 1] == [
        "tam_knife_rain",
        "tam_trick_swap",
    ]  # kept for level 2; what is neither up nor spare has left the game


@pytest.mark.rule("DEL-SETUP-6")
def test_powers_are_chosen_in_seat_order_after_all_heroes_are() -> None:
    position = begun(2)
    first = state(position).first
    seen: list[tuple[str, int]] = []
    while asked(position)[0] != "start":
        seen.append(asked(position))
        position.pick(0)
    each = ["leave_out", "daily", "utility"]
    assert seen == [
        *[("hero", (first + i) % 2) for i in range(2)],
        *[(prompt, (first + i) % 2) for i in range(2) for prompt in each],
    ]


@pytest.mark.rule("DEL-VAR-2")
def test_powers_may_be_dealt_at_random() -> None:
    dealt: set[tuple[int, int]] = set()
    for seed in range(30):
        position = begun(1, seed, random_powers=True)
        position.choose_text("orrin")
        assert asked(position)[0] == "start"  # nobody was asked for powers
        x = state(position).heroes[0]
        counts = [bin(x.up & mask).count("1") for mask in (1, 0b1110, 0b1110000, 0b1110000000)]
        assert counts == [1, 2, 1, 1]
        assert x.spare == 0b1110000 & ~x.up
        dealt.add((x.up, x.spare))
    assert len(dealt) > 10


def test_heroes_may_be_dealt_at_random() -> None:
    parties = {tuple([x.kind for x in state(begun(5, seed, random_heroes=True)).heroes]) for seed in range(8)}
    assert all(len(set(party)) == 5 for party in parties)
    assert len(parties) > 4


# --- DEL-SETUP-7, DEL-SETUP-8: the first item, the first place


@pytest.mark.rule("DEL-SETUP-7")
def test_everybody_draws_until_an_item_comes_and_keeps_it() -> None:
    position = begun(2)
    g = state(position)
    for name in reversed(["fo_rich_seam", "bl_iron", "it_keen_blade", "it_star_ring"]):
        g.treasures.loose.remove(TREASURE[name])
        g.treasures.put_top(TREASURE[name])
    surges = g.surges[:]
    position = until(position, "act")
    g = state(position)
    second = (g.first + 1) % 2
    assert [TREASURES[card].id for card in g.heroes[g.first].items] == ["it_keen_blade"]
    assert [TREASURES[card].id for card in g.heroes[second].items] == ["it_star_ring"]
    assert [TREASURES[card].id for card in g.treasures.discards] == ["fo_rich_seam", "bl_iron"]
    assert (g.blessings, g.surges, g.treasures.size()) == ((), surges, 42)  # what was discarded did nothing


@pytest.mark.rule("DEL-SETUP-7")
def test_the_first_item_is_always_an_item() -> None:
    for seed in range(20):
        g = state(until(begun(5, seed, random_heroes=True), "act"))
        assert all(len(x.items) == 1 and TREASURES[x.items[0]].type == ITEM for x in g.heroes)


@pytest.mark.rule("DEL-SETUP-8")
def test_heroes_are_placed_in_seat_order_on_free_squares_of_both_halves() -> None:
    position = until(begun(2), "start")
    g = state(position)
    assert asked(position) == ("start", g.first)
    floor = ["0,1", "0,2", "0,3", "1,0", "1,1", "1,2", "1,3", "2,0", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3"]
    other = ["1,4", "1,5", "1,6", "1,7", "2,4", "2,5", "2,6", "2,7", "3,4", "3,5", "3,6"]
    assert offered(position) == floor + other
    position.choose_text("2,5")
    assert asked(position) == ("start", (g.first + 1) % 2)
    assert offered(position) == [s for s in floor + other if s != "2,5"]


# --- DEL-SETUP-9: rounds


@pytest.mark.rule("DEL-SETUP-9")
def test_a_round_is_one_turn_of_every_player_from_the_first_one_on(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.g.first = 1
    rounds: list[tuple[int, int]] = []
    t.turn(1)
    for _ in range(7):
        t.next("ev_twisted_passages")
        t.play_until("act")
        rounds.append((t.g.active, t.g.round))
        t.play("end")
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


# --- DEL-VAR-1: sets


@pytest.mark.rule("DEL-VAR-1")
@pytest.mark.parametrize("adventure", ["first_descent", "cinder_lair"])
@pytest.mark.parametrize(("cards", "sizes"), [("base", (24, 25)), ("advanced", (38, 45))])
def test_advanced_cards_may_be_added_or_removed(adventure: str, cards: str, sizes: tuple[int, int]) -> None:
    g = fresh(2, adventure=adventure, cards=cards)
    assert (g.monsters.size(), g.encounters.size()) == sizes
    assert g.treasures.size() == 46
