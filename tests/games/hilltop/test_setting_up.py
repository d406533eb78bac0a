"""Setting up: HIL-SETUP, and the general principles HIL-GEN."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME, days_until
from hauntbox.games.hilltop.cards import CARDS, FIRST_EVENT, FIRST_ITEM, OBJECT
from hauntbox.games.hilltop.draw import draw_item
from hauntbox.games.hilltop.explorers import EXPLORERS, PRINTED, START
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.house import FAR, dist
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import (
    BACK,
    EVENT,
    FLOORS,
    ITEM,
    NO_SYMBOL,
    NUMBER,
    OMEN,
    OUTDOORS,
    STARTING,
    TILES,
    WINDOW,
)
from hauntbox.games.hilltop.special import fall
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.position import Position, new_game


def begun(seats: int = 3, **options: str | bool) -> Position:
    return new_game(GAME, seats, 7, options)


def state(position: Position) -> Hilltop:
    assert isinstance(position.state, Hilltop)
    return position.state


@pytest.mark.rule("HIL-SETUP-1")
@pytest.mark.rule("HIL-VAR-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_take_one_side_of_a_card_each(seats: int) -> None:
    position = begun(seats)
    for _ in range(seats):
        assert position.ask is not None
        position.pick(0)
    who = state(position).who
    assert len({EXPLORERS[number].card for number in who}) == seats


@pytest.mark.rule("HIL-SETUP-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_two_or_seven_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        begun(seats)


@pytest.mark.rule("HIL-SETUP-2")
def test_seat_after_seat_chooses_and_a_taken_card_is_gone_with_both_sides() -> None:
    position = begun()
    ask = position.ask
    assert ask is not None
    assert (ask.seat, ask.prompt, len(ask.options)) == (0, "choose_explorer", 12)
    position.choose_text("wren_halvorsen")
    ask = position.ask
    assert ask is not None
    names = [GAME.text(ask, value) for value in ask.options]
    assert ask.seat == 1
    assert "tilly_marsh" not in names
    assert len(names) == 10


@pytest.mark.rule("HIL-SETUP-2")
def test_random_explorers_are_dealt_from_different_cards() -> None:
    dealt = {tuple(state(new_game(GAME, 6, seed, {"random_explorers": True})).who) for seed in range(8)}
    assert len(dealt) > 1
    assert all(len({EXPLORERS[number].card for number in who}) == 6 for who in dealt)


@pytest.mark.rule("HIL-SETUP-3")
def test_clips_start_on_the_marked_steps(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "tilly_marsh", "father_aldous")
    assert [t.step(0, trait) for trait in ("speed", "might", "sanity", "knowledge")] == [5, 3, 3, 3]
    assert [t.g.value(0, trait) for trait in range(4)] == [4, 5, 3, 3]
    assert [t.g.value(1, trait) for trait in range(4)] == [5, 3, 3, 4]


@pytest.mark.rule("HIL-SETUP-3")
def test_every_track_has_eight_rising_steps_and_a_skull() -> None:
    for tracks, starts in zip(PRINTED, START, strict=True):
        for track, start in zip(tracks, starts, strict=True):
            assert len(track) == 9
            assert track[0] == 0
            assert list(track) == sorted(track)
            assert 3 <= start <= 5
    assert len({explorer.age for explorer in EXPLORERS}) == 12


@pytest.mark.rule("HIL-SETUP-4")
def test_three_decks_lie_face_down_and_in_no_known_order() -> None:
    g = state(begun())
    assert (g.omens.size(), g.items.size(), g.events.size()) == (13, 22, 45)
    assert len(set(CARDS)) == len(CARDS) == OBJECT == 80
    for seat in (0, None):
        shown = GAME.view(g, seat)
        assert set(shown.omens.loose + shown.items.loose + shown.events.loose) == {-2}
    assert g.items.contents() == list(range(FIRST_ITEM, FIRST_EVENT))


@pytest.mark.rule("HIL-SETUP-5")
@pytest.mark.rule("HIL-MOVE-7")
def test_five_rooms_lie_on_three_floors(table: Callable[..., Table]) -> None:
    g = table().g
    assert [TILES[room].id for room in g.house] == [
        "entrance_hall", "foyer", "grand_staircase", "upper_landing", "basement_landing",
    ]  # fmt: skip
    assert [FLOORS[g.floor(room)] for room in g.house] == ["ground", "ground", "ground", "upper", "basement"]
    assert dist(g, NUMBER["entrance_hall"], NUMBER["grand_staircase"]) == 2


@pytest.mark.rule("HIL-SETUP-6")
def test_the_stack_has_forty_two_tiles_of_the_right_kinds() -> None:
    g = state(begun())
    assert len(g.stack.contents()) == 42
    kinds = [TILES[room].symbol for room in range(STARTING, len(TILES))]
    assert [kinds.count(kind) for kind in (OMEN, EVENT, ITEM, NO_SYMBOL)] == [13, 18, 4, 7]
    assert [len([b for b in BACK[STARTING:] if b >> floor & 1]) for floor in range(3)] == [24, 21, 25]
    assert len([w for w in WINDOW if w >= 0]) == 6
    assert len(OUTDOORS) == 5
    assert [len([t for t in TILES if t.id == name]) for name in ("chapel", "vault")] == [1, 1]


@pytest.mark.rule("HIL-SETUP-7")
@pytest.mark.rule("HIL-MOVE-16")
def test_everybody_starts_in_the_entrance_hall(table: Callable[..., Table]) -> None:
    t = table("ada_bouchard", "kenji_moro", "tilly_marsh", "lucia_serrano", "bruno_kessler", "father_aldous")
    assert {t.room(seat) for seat in range(6)} == {"entrance_hall"}


@pytest.mark.rule("HIL-SETUP-8")
@pytest.mark.rule("HIL-GEN-1")
def test_tokens_pieces_and_tracks_wait_in_the_box_and_nobody_has_a_brief() -> None:
    g = state(begun())
    assert set(g.tokens) == {-1}
    assert (g.pieces, g.marks, g.tracks, g.objects, g.story) == ([], {}, {}, [], 0)
    assert GAME.scene(GAME.view(g, 0), 0, None).brief is None


@pytest.mark.rule("HIL-SETUP-9")
def test_a_random_seat_begins() -> None:
    firsts = {state(new_game(GAME, 3, seed, {"random_explorers": True})).active for seed in range(12)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("HIL-SETUP-9")
@pytest.mark.parametrize(("today", "first"), [("05-21", 1), ("05-22", 0), ("10-18", 0), ("10-19", 2), ("12-31", 2)])
def test_the_next_birthday_begins_and_today_counts(today: str, first: int) -> None:
    position = begun(3, first_player=today)
    for name in ("bruno_kessler", "toby_fairweather", "tilly_marsh"):  # Oct 18, May 21, Feb 14
        position.choose_text(name)
    assert state(position).active == first


@pytest.mark.rule("HIL-SETUP-9")
def test_birthday_means_today_and_no_such_day_is_refused() -> None:
    today = str(GAME.check_setup(3, {"first_player": "birthday"})["first_player"])
    assert days_until(today, today) == 0
    with pytest.raises(BadSetup, match="02-31"):
        begun(3, first_player="02-31")


@pytest.mark.rule("HIL-SETUP-10")
@pytest.mark.rule("HIL-GEN-8")
def test_turns_pass_to_the_left(table: Callable[..., Table]) -> None:
    t = table()
    t.turn(1, whole=True)
    order = []
    for _ in range(4):
        order.append(t.ask.seat)
        t.play("end")
    assert order == [1, 2, 0, 1]


# --- general principles


@pytest.mark.rule("HIL-GEN-2")
def test_in_the_first_half_nobody_can_attack_and_nobody_dies(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe")
    t.steps(0, speed=1, might=1)
    t.turn(0)
    assert not [option for option in t.options if option.startswith("attack")]
    t.dice(2, 2)
    t.rule(dice_damage, 0, 2, 0, "HIL-ROLL-7")
    assert t.g.here(0)
    assert (t.step(0, "speed"), t.step(0, "might")) == (1, 1)


@pytest.mark.rule("HIL-GEN-2")
def test_in_the_second_half_explorers_attack_and_die(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.steps(0, speed=1, might=1)
    t.turn(0)
    assert "attack p2 might" in t.options
    t.dice(2)
    t.rule(dice_damage, 0, 1, 0, "HIL-ROLL-7").play("might 2 speed 0")
    assert not t.g.here(0)


@pytest.mark.rule("HIL-GEN-3")
def test_a_haunt_overrides_the_general_rule_that_a_beaten_monster_is_stunned(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    bat = spawn(t.g, "h38_firebat", NUMBER["entrance_hall"])
    t.dice(2, 2, 2, 2, 2, 0)
    t.turn(0).play("attack m1 might")
    assert bat not in t.g.pieces


@pytest.mark.rule("HIL-GEN-4")
def test_whoever_a_text_affects_chooses(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("kitchen", "basement", 0, -1, 2)
    t.only_tiles()
    t.rule(fall, 1, "HIL-ROOM-32")
    assert (t.prompt, t.ask.seat) == ("choose_room", 1)
    assert t.options == ["basement_landing", "kitchen"]


@pytest.mark.rule("HIL-GEN-5")
def test_every_case_is_settled_by_a_rule_so_that_no_table_has_to_toss_a_coin(table: Callable[..., Table]) -> None:
    """What nobody may choose is drawn by the game's own chance: the same seed gives the same game."""
    once, again = [new_game(GAME, 4, 11, {"random_explorers": True}) for _ in range(2)]
    assert state(once).who == state(again).who
    assert state(once).first == state(again).first


@pytest.mark.rule("HIL-GEN-6")
def test_a_single_option_is_taken_by_itself_but_ending_a_turn_is_asked(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("attic", "larder", "wine_cellar", "storeroom", "gardens")
    t.turn(0)
    t.steps(0, speed=1)
    t.play("step foyer", "step entrance_hall")
    assert t.options == ["end"]


@pytest.mark.rule("HIL-GEN-7")
def test_an_effect_without_an_option_does_nothing_and_the_rest_goes_on(table: Callable[..., Table]) -> None:
    t = table()
    t.steps(0, speed=1, might=1)
    t.dice(2)
    t.rule(dice_damage, 0, 1, 0, "HIL-ROLL-7")
    assert t.prompt is None
    assert t.told("hurt") == [{"who": "bruno_kessler", "points": 2, "harm": "physical"}]


@pytest.mark.rule("HIL-GEN-8")
def test_the_dead_keep_their_seat_and_are_skipped(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=2)
    t.g.flags[1] |= 1
    assert t.g.explorers == [0, 2]
    assert t.g.around(1) == [1, 2, 0]


@pytest.mark.rule("HIL-GEN-10")
def test_distance_counts_spaces_and_the_chute_only_downwards(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("coal_chute", "ground", 0, 1)
    hall, chute, below = (NUMBER[name] for name in ("entrance_hall", "coal_chute", "basement_landing"))
    assert dist(t.g, hall, NUMBER["upper_landing"]) == 3
    assert (dist(t.g, hall, chute), dist(t.g, hall, below)) == (1, 1)
    assert dist(t.g, below, hall) == FAR


@pytest.mark.rule("HIL-GEN-11")
def test_adjacent_is_one_step_by_door_stairs_or_passage(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("chapel", "ground", 0, -1)  # its only door faces away
    assert NUMBER["chapel"] not in t.g.ways[NUMBER["entrance_hall"]]
    assert t.g.ways[NUMBER["grand_staircase"]] == (NUMBER["foyer"], NUMBER["upper_landing"])


@pytest.mark.rule("HIL-GEN-12")
def test_an_empty_deck_is_made_of_its_discards_and_else_gives_nothing(table: Callable[..., Table]) -> None:
    t = table()
    t.g.items.loose = []
    t.g.items.discards = [FIRST_ITEM]
    t.run((draw_item, (0,)), (draw_item, (0,)))
    assert t.cards(0) == [CARDS[FIRST_ITEM]]
