"""Exploring: HIL-EXPLORE."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.house import closed, has_window
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.placing import look_for, place_named
from hauntbox.games.hilltop.rooms import BACK, BASEMENT, GROUND, NUMBER, UPPER
from hauntbox.games.hilltop.special import fall
from hauntbox.games.hilltop.stack import Stack
from hauntbox.kernel.rng import Rng


def wall_in(t: Table, *but: str) -> None:
    """Closes the upper floor but for the doorways named: dead ends in all other directions."""
    dead_ends = {"north": ("attic", 0, -1, 0), "east": ("storeroom", 1, 0, 3), "south": ("conservatory", 0, 1, 0),
                 "west": ("vault", -1, 0, 1)}  # fmt: skip
    for direction, (name, x, y, r) in dead_ends.items():
        if direction not in but:
            t.lay(name, "upper", x, y, r)


@pytest.mark.rule("HIL-EXPLORE-1")
@pytest.mark.rule("HIL-EXPLORE-3")
def test_through_a_door_with_nothing_behind_a_new_room_is_laid_and_entered(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("dusty_hallway")
    t.turn(0).play("explore north")
    assert (t.room(0), t.g.spent) == ("dusty_hallway", 1)
    assert t.g.cell[NUMBER["dusty_hallway"]] == cell(0, -1, GROUND)


@pytest.mark.rule("HIL-EXPLORE-2")
@pytest.mark.rule("HIL-EXPLORE-20")
def test_tiles_of_other_floors_go_aside_unseen(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("attic", "crypt", "dusty_hallway")
    t.turn(0).play("explore north")
    assert t.room(0) == "dusty_hallway"
    assert t.g.stack.discards == sorted([NUMBER["attic"], NUMBER["crypt"]])
    assert all(tile < 0 for tile in GAME.view(t.g, 0).stack.discards)


@pytest.mark.rule("HIL-EXPLORE-3")
def test_a_door_of_the_new_room_must_touch_the_door_gone_through(table: Callable[..., Table]) -> None:
    t = table()
    t.at(0, "foyer")
    t.tiles("kitchen")  # doors N E
    t.turn(0).play("explore north")
    assert t.options == ["1:-1,-1 r1", "1:-1,-1 r2"]


@pytest.mark.rule("HIL-EXPLORE-4")
def test_a_room_once_laid_is_not_turned_again(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("dusty_hallway", "creaky_hallway")
    t.turn(0).play("explore north", "explore north", "step dusty_hallway", "end")
    assert t.g.cell[NUMBER["dusty_hallway"]] == cell(0, -1, GROUND)
    assert t.g.turned[NUMBER["dusty_hallway"]] == 0


@pytest.mark.rule("HIL-EXPLORE-5")
def test_other_neighbours_do_not_matter(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("patio", "ground", -1, -1, 0)  # doors N S W: a wall to the east
    t.tiles("dusty_hallway")
    t.turn(0).play("explore north")
    assert NUMBER["patio"] not in t.g.ways[NUMBER["dusty_hallway"]]
    assert t.g.doorways[NUMBER["dusty_hallway"]] == (0, 1)


@pytest.mark.rule("HIL-EXPLORE-6")
def test_a_turn_that_closes_the_floor_is_not_offered_while_another_does_not(table: Callable[..., Table]) -> None:
    t = table()
    wall_in(t, "north")
    t.lay("balcony", "upper", 1, -1)  # a wall towards the new cell
    t.lay("gallery", "upper", 1, -2, 1)
    t.lay("chapel", "upper", 2, -2, 3)
    t.lay("mystic_elevator", "upper", 0, -2, 1)  # doors that face these lead nowhere
    t.at(0, "upper_landing")
    t.tiles("gymnasium")  # doors E S: turned once S W, as it is E S
    t.turn(0).play("explore north")
    assert t.room(0) == "gymnasium"
    assert t.g.turned[NUMBER["gymnasium"]] == 1


@pytest.mark.rule("HIL-EXPLORE-6")
def test_a_tile_that_would_close_the_floor_goes_aside(table: Callable[..., Table]) -> None:
    t = table()
    wall_in(t, "north")
    t.at(0, "upper_landing")
    t.tiles("chapel", "dusty_hallway")  # the Chapel is a dead end
    t.turn(0).play("explore north")
    assert t.room(0) == "dusty_hallway"
    assert NUMBER["chapel"] in t.g.stack.discards


@pytest.mark.rule("HIL-EXPLORE-7")
def test_the_last_tile_of_a_floor_may_close_it(table: Callable[..., Table]) -> None:
    t = table()
    wall_in(t, "north")
    t.at(0, "upper_landing")
    t.only_tiles("crypt", "chapel")
    t.next("night_view")
    t.dice(2, 2, 2)
    t.turn(0).play("explore north")
    t.play_until("main")
    assert t.room(0) == "chapel"
    assert closed(t.g, UPPER)


def shut_but_north(t: Table, r: int) -> None:
    """The Gymnasium east of the landing has a second door; all else is a dead end."""
    t.lay("conservatory", "upper", 0, 1, 0)
    t.lay("vault", "upper", -1, 0, 1)
    t.lay("gymnasium", "upper", 1, 0, r)
    t.at(0, "upper_landing")
    t.only_tiles("chapel", "mystic_elevator")


@pytest.mark.rule("HIL-EXPLORE-8")
@pytest.mark.rule("HIL-EXPLORE-21")
def test_when_every_tile_would_close_the_floor_a_room_is_turned(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("attic", "upper", 1, 1, 1)  # a wall before the Gymnasium's door to the south
    shut_but_north(t, 1)
    t.turn(0).play("explore north")
    assert t.prompt == "rearrange"
    assert "turn gymnasium r2" in t.options
    assert all(option.startswith("turn") for option in t.options)
    assert "turn vault r0" not in t.options  # it would cut the Vault off
    t.play("turn gymnasium r2")
    t.play_until("main")
    assert t.room(0) == "chapel"
    assert t.g.doorways[NUMBER["gymnasium"]] == (0,)
    assert not closed(t.g, UPPER)


@pytest.mark.rule("HIL-EXPLORE-8")
def test_else_two_rooms_are_swapped_and_else_the_floor_is_closed(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("storeroom", "upper", 1, 0, 3)
    t.lay("conservatory", "upper", 0, 1, 0)
    t.lay("vault", "upper", -1, 0, 1)
    t.at(0, "upper_landing")
    t.only_tiles("chapel", "mystic_elevator")
    t.dice(*[2] * 20)
    t.turn(0).play("explore north")
    t.g.rng.tape.feed.clear()
    assert closed(t.g, UPPER)
    assert t.g.cell[NUMBER["chapel"]] == cell(0, -1, UPPER)


@pytest.mark.rule("HIL-EXPLORE-9")
def test_an_empty_stack_is_made_anew_of_the_discards(table: Callable[..., Table]) -> None:
    t = table()
    t.only_tiles("attic")
    t.g.stack.discards = [NUMBER["dusty_hallway"]]
    t.turn(0).play("explore north")
    assert t.room(0) == "dusty_hallway"


@pytest.mark.rule("HIL-EXPLORE-9")
@pytest.mark.rule("HIL-EXPLORE-10")
def test_a_floor_without_tiles_cannot_be_explored(table: Callable[..., Table]) -> None:
    t = table()
    t.only_tiles("attic", "crypt")
    t.turn(0)
    assert not [option for option in t.options if option.startswith("explore")]
    assert t.barred["explore north"] == "HIL-EXPLORE-10"


@pytest.mark.rule("HIL-EXPLORE-11")
def test_a_symbol_is_drawn_for_by_its_discoverer_alone(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("bloody_room")
    t.next("axe", "bell")
    t.turn(0).play("explore north", "end")
    t.turn(1).play("step bloody_room", "end")
    assert (t.cards(0), t.cards(1)) == (["axe"], [])


@pytest.mark.rule("HIL-EXPLORE-12")
def test_a_room_without_a_symbol_does_not_stop_anybody(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("dusty_hallway")
    t.turn(0).play("explore north")
    assert "step entrance_hall" in t.options


@pytest.mark.rule("HIL-EXPLORE-14")
def test_entry_text_before_symbol_and_no_card_for_a_room_one_has_left(table: Callable[..., Table]) -> None:
    """The Collapsed Room drops its discoverer before anything is drawn; the card is that of the room below."""
    t = table()
    t.tiles("collapsed_room", "larder")
    t.next("axe")
    t.dice(0, 0, 0, 0, 1)
    t.turn(0).play("explore north", "roll")
    t.play(t.options[0], "might 1 speed 0")
    assert (t.room(0), t.cards(0)) == ("larder", ["axe"])


@pytest.mark.rule("HIL-EXPLORE-15")
def test_a_room_found_in_another_player_s_turn_gives_no_card(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("larder")
    t.g.active = 1
    t.dice(0)
    t.rule(fall, 0, "HIL-ROOM-31")
    t.play_until("nothing")
    assert (t.room(0), t.cards(0)) == ("larder", [])


@pytest.mark.rule("HIL-EXPLORE-16")
def test_a_window_looks_out_only_on_empty_table(table: Callable[..., Table]) -> None:
    t = table()
    assert has_window(t.g, NUMBER["grand_staircase"])
    t.lay("kitchen", "ground", -2, 1)
    assert not has_window(t.g, NUMBER["grand_staircase"])
    t.lay("dining_room", "ground", 2, 0)  # its window looks west, on the cell before the front door
    assert has_window(t.g, NUMBER["dining_room"])


@pytest.mark.rule("HIL-EXPLORE-17")
@pytest.mark.rule("HIL-HAUNT-3")
@pytest.mark.rule("HIL-HAUNT-31")
def test_both_sides_explore_in_the_second_half_and_omens_cause_no_roll(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.tiles("abandoned_room")
    t.next("book")
    t.at(0, "foyer")
    t.turn(1).play("explore north", "end")
    assert t.cards(1) == ["book"]
    assert t.g.due == ()


@pytest.mark.rule("HIL-EXPLORE-18")
@pytest.mark.rule("HIL-MONSTER-7")
def test_monsters_never_explore(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    spawn(t.g, "h38_firebat", NUMBER["entrance_hall"])
    t.rule(monster_turn)
    assert t.prompt == "monster"
    assert not [option for option in t.options if option.startswith("explore")]


@pytest.mark.rule("HIL-EXPLORE-19")
def test_everybody_sees_the_back_of_the_top_tile_and_nobody_its_front(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("crypt")
    for seat in (0, 2, None):
        shown = GAME.view(t.g, seat).stack
        assert shown.top[-1][0] == -2
        assert shown.back() == BACK[NUMBER["crypt"]] == 1 << BASEMENT


@pytest.mark.rule("HIL-EXPLORE-19")
def test_a_deal_keeps_every_back(table: Callable[..., Table]) -> None:
    stack = Stack()
    rng = Rng(3)
    stack.settle(rng)
    stack.draw(rng, 0)
    stack.settle(rng)
    shown = stack.copy()
    shown.hide(0)
    dealt = shown.copy()
    dealt.deal(Rng(9))
    assert dealt.back() == stack.back()
    assert len(dealt.contents()) == len(stack.contents())


@pytest.mark.rule("HIL-EXPLORE-21")
def test_a_search_looks_at_every_tile_once_and_then_gives_up(table: Callable[..., Table]) -> None:
    t = table()
    t.only_tiles("crypt", "attic")
    found: list[tuple[int, list[int]]] = []

    def search(g: object) -> object:
        found.append((yield from look_for(t.g, 0, GROUND, [(cell(0, -1, GROUND), 0)])))

    t.rule(search)
    assert found == [(-1, [])]
    assert len(t.g.stack.discards) == 2


@pytest.mark.rule("HIL-EXPLORE-30")
def test_a_text_places_a_tile_at_any_doorway_of_the_floor(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("attic", "wine_cellar")  # doors N S
    t.rule(fall, 0, "HIL-ROOM-31")
    assert t.prompt == "place_tile"
    cells = {option.split()[0] for option in t.options}
    assert cells == {"0,-1", "1,0", "0,1", "-1,0"}


@pytest.mark.rule("HIL-EXPLORE-30")
def test_a_named_tile_is_taken_from_stack_or_discards(table: Callable[..., Table]) -> None:
    t = table()
    t.g.stack.take(t.g.rng, NUMBER["patio"])
    t.g.stack.discard(NUMBER["patio"])
    t.rule(place_named, 0, NUMBER["patio"], GROUND)
    t.play(t.options[0])
    assert t.g.in_house(NUMBER["patio"])
    assert NUMBER["patio"] not in t.g.stack.contents()
