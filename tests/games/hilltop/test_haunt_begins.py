"""How the haunt begins: HIL-HAUNT, HIL-VAR, HIL-END-7."""

from collections.abc import Callable
from itertools import product

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.beginning import begin_haunt, choose_traitor, set_order, stairs_for_monsters
from hauntbox.games.hilltop.cards import CARD, OMENS
from hauntbox.games.hilltop.chart import CHART, TRAITORS
from hauntbox.games.hilltop.draw import draw_omen
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER, OMEN, SYMBOL, TILES
from hauntbox.games.hilltop.rounds import haunt_rolls, haunt_round, pass_on
from hauntbox.games.hilltop.state import DEAD, HEROES, TRAITOR
from hauntbox.games.hilltop.traits import discard

CHANCES = [1, 7, 28, 78, 168, 294, 435, 561, 651, 701, 722, 728, 729]


def draws_an_omen(t: Table, room: str = "kitchen", omen: str = "book") -> Table:
    t.tiles(room)
    t.next(omen)
    t.turn(0, whole=True).play("explore north")
    t.play_until("main")
    return t


@pytest.mark.rule("HIL-HAUNT-1")
@pytest.mark.rule("HIL-CARD-7")
def test_who_drew_an_omen_rolls_at_the_end_of_the_turn(table: Callable[..., Table]) -> None:
    t = draws_an_omen(table())
    assert t.told("haunt-roll") == []
    t.dice(0, 0, 0, 0, 0, 1)
    t.play("end")
    assert t.told("haunt-roll") == [{"who": "bruno_kessler", "total": 1, "omens": 1, "begins": False}]


@pytest.mark.rule("HIL-HAUNT-1")
def test_the_chances_of_six_dice() -> None:
    sums = [sum(dice) for dice in product(range(3), repeat=6)]
    assert [len([total for total in sums if total < omens]) for omens in range(1, 14)] == CHANCES


@pytest.mark.rule("HIL-HAUNT-2")
@pytest.mark.rule("HIL-HAUNT-34")
def test_less_than_the_omens_begins_the_haunt_at_once(table: Callable[..., Table]) -> None:
    t = draws_an_omen(table(force_haunt="38"))
    t.dice(0, 0, 0, 0, 0, 0)
    t.play("end")
    assert (t.g.story, t.g.revealer) == (38, 0)
    t.play_until("main")
    assert (t.g.round, t.ask.seat) == (1, t.g.order[0])


@pytest.mark.rule("HIL-HAUNT-2")
def test_as_many_as_the_omens_is_enough_for_peace(table: Callable[..., Table]) -> None:
    t = draws_an_omen(table())
    t.g.revealed = 4
    t.dice(1, 1, 1, 1, 0, 0)
    t.play("end")
    assert (t.g.story, t.ask.seat) == (0, 1)


@pytest.mark.rule("HIL-HAUNT-4")
def test_one_roll_for_several_omens_and_the_last_one_counts(table: Callable[..., Table]) -> None:
    t = table()
    t.next("book", "mask")
    t.run((draw_omen, (0,)), (draw_omen, (0,)))
    assert t.g.due == ((0, CARD["mask"], NUMBER["entrance_hall"]),)
    assert t.g.revealed == 2


@pytest.mark.rule("HIL-HAUNT-4")
def test_the_active_player_rolls_before_another_who_drew_one(table: Callable[..., Table]) -> None:
    t = table()
    t.g.due = ((2, CARD["book"], 0), (1, CARD["mask"], 0))
    t.g.revealed = 2
    t.dice(*[1] * 12)
    t.rule(haunt_rolls, 1)
    assert [told["who"] for told in t.told("haunt-roll")] == ["piper_lang", "father_aldous"]


@pytest.mark.rule("HIL-HAUNT-5")
def test_the_count_of_omens_never_goes_down(table: Callable[..., Table]) -> None:
    t = draws_an_omen(table())
    t.rule(discard, 0, CARD["book"])
    assert (t.cards(0), t.g.revealed) == ([], 1)


# --- the chart and the table


@pytest.mark.rule("HIL-HAUNT-10")
def test_the_chart_names_every_haunt_and_knows_the_example() -> None:
    assert CHART[NUMBER["catacombs"]][CARD["girl"]] == 1
    assert CHART[NUMBER["junk_room"]][CARD["bite"]] == 4
    assert {number for row in CHART.values() for number in row} == set(range(1, 51)) == set(TRAITORS)
    assert len(OMENS) == 13
    assert sorted(CHART) == [room for room in range(len(TILES)) if SYMBOL[room] == OMEN]


@pytest.mark.rule("HIL-HAUNT-10")
def test_omen_and_room_give_the_haunt(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("gymnasium", "upper", 0, -1, 1)
    t.hand(0, "mask")
    t.rule(begin_haunt, 0, CARD["mask"], NUMBER["gymnasium"])
    assert (t.g.story, t.g.reveal_room) == (22, NUMBER["gymnasium"])


@pytest.mark.rule("HIL-HAUNT-11")
def test_a_named_explorer_is_the_traitor_but_not_the_other_side_of_the_card(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "wren_halvorsen", "professor_ashgrove")
    t.g.story, t.g.revealer = 25, 0
    assert choose_traitor(t.g) == 1
    t = table("bruno_kessler", "tilly_marsh", "professor_ashgrove")
    t.g.story, t.g.revealer = 25, 0
    assert choose_traitor(t.g) == 2  # the highest Knowledge


@pytest.mark.rule("HIL-HAUNT-12")
@pytest.mark.parametrize(
    ("story", "traitor"),
    [(10, 1), (4, 0), (3, 2), (22, 2), (21, 3), (44, 0), (38, 2), (37, 3), (42, 0)],
)
def test_the_table_s_rows(table: Callable[..., Table], story: int, traitor: int) -> None:
    t = table("bruno_kessler", "piper_lang", "toby_fairweather", "father_aldous")
    t.g.story, t.g.revealer = story, 1
    if story == 44:
        t = table("tilly_marsh", "piper_lang", "toby_fairweather", "father_aldous")
        t.g.story, t.g.revealer = story, 1
    assert choose_traitor(t.g) == traitor


@pytest.mark.rule("HIL-HAUNT-13")
@pytest.mark.rule("HIL-HAUNT-14")
def test_ties_go_to_the_first_from_the_revealer_to_the_left(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "toby_fairweather", "madam_corvina", "tilly_marsh")
    t.g.story, t.g.revealer = 4, 0  # highest Might, not the revealer: Toby 4, Corvina 4
    assert choose_traitor(t.g) == 1
    t.g.revealer = 1
    t.steps(0, might=1)  # Bruno 4: tied with Corvina, who sits nearer to the left of Toby
    assert choose_traitor(t.g) == 2
    t.g.story = 42  # highest Might: a tied revealer is chosen
    assert choose_traitor(t.g) == 1


@pytest.mark.rule("HIL-HAUNT-15")
@pytest.mark.rule("HIL-FW-12")
def test_everyone_else_is_a_hero(table: Callable[..., Table]) -> None:
    t = table()
    t.haunt(38, revealer=0).play_until("main")
    assert t.g.team[:3] == [HEROES if seat != t.g.traitor else TRAITOR for seat in range(3)]
    assert t.g.heroes == 7 & ~(1 << t.g.traitor)
    assert t.g.here(t.g.traitor)


@pytest.mark.rule("HIL-HAUNT-16")
def test_a_room_without_a_row_gives_way_to_the_nearest_that_has_one(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("gymnasium", "upper", 0, -1, 1)
    t.lay("kitchen", "ground", 0, -1, 2)
    t.rule(begin_haunt, 0, CARD["mask"], NUMBER["upper_landing"])
    assert t.g.story == 22


# --- setting up


@pytest.mark.rule("HIL-HAUNT-20")
@pytest.mark.rule("HIL-HAUNT-25")
def test_each_side_reads_its_own_brief(table: Callable[..., Table]) -> None:
    t = table()
    t.haunt(38, revealer=0).play_until("main")
    briefs = {seat: GAME.scene(GAME.view(t.g, seat), seat, None).brief for seat in (0, 1, 2)}
    traitor = t.g.traitor
    for seat, brief in briefs.items():
        assert brief is not None
        assert ("HAU-38-12" in brief.rules) is (seat != traitor)
        assert ("HAU-38-13" in brief.rules) is (seat == traitor)
        assert any("traitor" in text for text in brief.texts) is (seat == traitor)


@pytest.mark.rule("HIL-HAUNT-21")
def test_a_haunt_gives_new_actions_to_its_side(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.hand(0, "book")
    t.hand(1, "holy_symbol")
    t.turn(0)
    assert "act h38_rite knowledge 101" in t.options
    t.turn(1)
    assert not [option for option in t.options if option.startswith("act")]


@pytest.mark.rule("HIL-HAUNT-22")
@pytest.mark.rule("HIL-HF-19")
def test_roles_then_powers_then_rooms_then_pieces_then_the_first_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(2, "lights_out")  # Father Aldous has the lowest Knowledge but Bruno, who reveals
    t.steps(2, knowledge=1)
    t.haunt(38, revealer=0).play_until("main")
    order = [event.kind for event in t.events]
    assert t.g.traitor == 2
    assert order.index("haunt") < order.index("discarded") < order.index("placed") < order.index("spawned")
    assert order.index("spawned") < order.index("turn")


@pytest.mark.rule("HIL-HAUNT-23")
@pytest.mark.rule("HIL-TRAIT-5")
def test_losing_cards_in_the_set_up_kills_nobody(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "amulet_of_ages")
    t.steps(0, speed=1, might=2)
    t.lay("gymnasium", "upper", 0, -1, 1)
    t.haunt(10, revealer=0, room="gymnasium", omen="madman")
    assert t.g.traitor == 0
    assert min(t.g.steps[:4]) >= 1
    assert not t.told("died")


@pytest.mark.rule("HIL-HAUNT-24")
def test_the_traitor_may_open_the_basement_for_monsters_that_are_cut_off(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    spawn(t.g, "h38_firebat", NUMBER["basement_landing"])
    t.rule(stairs_for_monsters)
    assert (t.prompt, t.ask.seat) == ("basement_stairs", 1)
    t.play("yes")
    t.play(t.options[0])
    assert t.g.in_house(NUMBER["stairs_from_basement"])
    t.rule(stairs_for_monsters)
    assert t.prompt is None


@pytest.mark.rule("HIL-HAUNT-24")
def test_nobody_is_asked_while_there_is_a_way(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("coal_chute", "ground", 0, 1)
    t.second_half(38, traitor=1)
    spawn(t.g, "h38_firebat", NUMBER["basement_landing"])
    t.rule(stairs_for_monsters)
    assert t.prompt is None


# --- order of play


@pytest.mark.rule("HIL-HAUNT-30")
def test_heroes_from_the_traitor_s_left_then_the_traitor_then_monsters(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh")
    t.second_half(38, traitor=1)
    set_order(t.g)
    spawn(t.g, "h38_firebat", NUMBER["upper_landing"])
    t.g.round = 0
    t.run((haunt_round, ()))
    seats = []
    for _ in range(4):
        seats.append(t.ask.seat)
        t.play("end")
    assert seats == [2, 3, 0, 1]
    assert (t.prompt, t.ask.seat) == ("next_monster", 1)


@pytest.mark.rule("HIL-HAUNT-32")
def test_without_a_traitor_play_starts_left_of_the_revealer(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh")
    t.second_half(38, traitor=-1, revealer=2)
    set_order(t.g)
    assert t.g.order == (3, 0, 1, 2)


@pytest.mark.rule("HIL-HAUNT-33")
@pytest.mark.rule("HIL-DEATH-5")
@pytest.mark.rule("HIL-MONSTER-3")
def test_a_dead_traitor_keeps_the_slot_and_plays_the_monsters(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.g.flags[1] |= DEAD
    spawn(t.g, "h38_firebat", NUMBER["upper_landing"])
    t.g.round = 0
    t.run((haunt_round, ()))
    t.play("end", "end")
    assert t.told("spawned")[-1]["who"] == "h38_firebat"
    assert (t.prompt, t.ask.seat) == ("next_monster", 1)


# --- variants


@pytest.mark.rule("HIL-VAR-1")
def test_a_haunt_played_before_gives_way_to_the_nearest_new_story(table: Callable[..., Table]) -> None:
    t = table(fresh_haunts=True, played_haunts="22 25")
    t.lay("gymnasium", "upper", 0, -1, 1)  # mask: 22
    t.lay("balcony", "upper", 1, 0, 1)  # mask: 25, played too
    t.lay("charred_room", "ground", 0, -1)  # mask: 48
    t.hand(0, "mask")
    t.rule(begin_haunt, 0, CARD["mask"], NUMBER["gymnasium"])
    assert t.g.story == 48
    assert t.told("new-story")[0]["wanted"] == 22


@pytest.mark.rule("HIL-VAR-1")
def test_else_another_omen_is_drawn_and_the_first_goes_back(table: Callable[..., Table]) -> None:
    t = table(fresh_haunts=True, played_haunts="22")
    t.lay("gymnasium", "upper", 0, -1, 1)
    t.hand(0, "mask")
    t.next("bite", "book")  # 35 is not in the box, 29 is
    t.rule(begin_haunt, 0, CARD["mask"], NUMBER["gymnasium"])
    assert (t.g.story, t.cards(0)) == (29, ["book"])
    assert {CARD["mask"], CARD["bite"]} <= set(t.g.omens.contents())


@pytest.mark.rule("HIL-VAR-2")
def test_a_forced_haunt_keeps_the_traitor_table(table: Callable[..., Table]) -> None:
    t = table(force_haunt="22")
    t.rule(begin_haunt, 1, CARD["book"], NUMBER["entrance_hall"])
    assert (t.g.story, t.g.traitor) == (22, 2)


@pytest.mark.rule("HIL-VAR-3")
@pytest.mark.parametrize(("omens", "begins"), [(2, False), (3, True)])
def test_with_early_haunt_the_first_two_omens_are_harmless(
    table: Callable[..., Table], omens: int, begins: bool
) -> None:
    t = draws_an_omen(table(early_haunt=True, force_haunt="38"))
    t.g.revealed = omens
    t.dice(0, 0, 0, 0, 0, 0)
    t.play("end")
    assert (t.g.story == 38) is begins


@pytest.mark.rule("HIL-END-7")
def test_the_first_half_ends_after_its_last_round(table: Callable[..., Table]) -> None:
    t = table(max_explore_rounds="1", force_haunt="38")
    t.next("book")
    t.g.first = 0
    t.turn(0, whole=True).play("end", "end", "end")
    assert t.g.story == 38
    assert t.g.revealer == 0
    assert "book" in t.cards(0)


@pytest.mark.rule("HIL-END-7")
def test_and_when_no_floor_can_be_explored(table: Callable[..., Table]) -> None:
    t = table(force_haunt="38")
    t.only_tiles()
    t.hand(1, "mask")
    t.g.last_omen = (1, CARD["mask"], NUMBER["entrance_hall"])
    t.g.first = 0
    t.run((pass_on, (2,)))
    assert (t.g.story, t.g.revealer) == (38, 1)
    assert STORIES[38].number == 38
