"""Haunt 7, Root and Branch: the brew, the traitor and the end."""

import pytest
from games.hilltop.vine_scenes import TIP_1, TIP_2, MakeTable, acts, begun, ended_by, flask, flasks, grabbed
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.grab import held_by
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_07 import FLASK
from hauntbox.games.hilltop.house import lay, lift
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import dead_heroes, lay_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, GRABBED, NOBODY, STUNNED
from hauntbox.games.hilltop.traits import die

# --- the brew


@pytest.mark.rule("HAU-07-9")
@pytest.mark.parametrize(
    ("faces", "count"), [((2, 1, 0, 0, 0), 0), ((2, 2, 0, 0, 0), 1), ((2, 2, 1, 0, 0), 1), ((2, 2, 2, 0, 0), 2)]
)
def test_the_brew_gives_one_flask_from_four_and_two_from_six(
    table: MakeTable, faces: tuple[int, ...], count: int
) -> None:
    t = begun(table)
    t.at(1, "kitchen")
    t.g.hands[0].remove(CARD["book"])
    t.dice(*faces)
    t.turn(1).play("act h07_brew knowledge")
    assert flasks(t, 1) == count
    assert "act h07_brew knowledge" not in t.options


@pytest.mark.rule("HAU-07-9")
@pytest.mark.rule("HIL-HF-6")
def test_the_holder_of_the_book_rolls_two_dice_more(table: MakeTable) -> None:
    t = begun(table)
    assert t.cards(0) == ["book"], "the revealer has got it"
    t.at(0, "kitchen")
    assert t.g.value(0, 3) == 5, "two steps more by the Book"
    t.dice(0, 0, 0, 0, 0, 2, 2)
    t.turn(0).play("act h07_brew knowledge")
    assert flasks(t, 0) == 1


@pytest.mark.rule("HAU-07-9")
def test_a_hero_carries_two_flasks_at_most(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "kitchen")
    flask(t, 1)
    t.dice(2, 2, 2, 2, 2)
    t.turn(1).play("act h07_brew knowledge")
    assert flasks(t, 1) == 2
    assert acts(t.turn(1)) == ["act h07_pour 3"]
    lay_object(t.g, FLASK, NUMBER["kitchen"])
    assert not any(option.startswith("pick") for option in t.turn(1).options)


@pytest.mark.rule("HAU-07-9")
@pytest.mark.parametrize(
    "room",
    [
        "conservatory", "furnace_room", "kitchen", "larder", "operating_laboratory", "research_laboratory",
        "storeroom", "wine_cellar",
    ],
)  # fmt: skip
def test_every_brewing_room_serves(table: MakeTable, room: str) -> None:
    t = begun(table)
    if not t.g.in_house(NUMBER[room]):
        t.lay(room, "upper", 1, 0)
    t.at(1, room)
    assert any("h07_brew" in option for option in t.turn(1).options)


@pytest.mark.rule("HAU-07-9")
def test_no_brew_elsewhere_nor_for_the_traitor(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "storeroom")
    assert acts(t.turn(2)) == []
    t.at(1, "chapel")
    assert acts(t.turn(1)) == []


@pytest.mark.rule("HAU-07-10")
def test_pouring_destroys_root_and_tip_and_frees_whom_it_holds(table: MakeTable) -> None:
    t = grabbed(begun(table), 1)
    flask(t, 0)
    t.at(0, "kitchen")
    t.turn(0).play("act h07_pour 3")
    assert t.g.flags[3] & GONE
    assert t.g.flags[TIP_1] & GONE
    assert not t.g.flags[1] & GRABBED
    assert flasks(t, 0) == 0
    assert t.ending is None


@pytest.mark.rule("HAU-07-10")
@pytest.mark.rule("HIL-HF-12")
def test_pouring_is_not_starred_but_once_a_turn(table: MakeTable) -> None:
    t = begun(table, "kitchen", "upper_landing", "chapel")
    t.at(5, "kitchen")
    flask(t, 0, 2)
    t.at(0, "kitchen")
    t.turn(0).play("act h07_pour 3")
    assert acts(t) == ["act h07_brew knowledge"]
    assert acts(t.turn(0)) == ["act h07_brew knowledge", "act h07_pour 5"]


@pytest.mark.rule("HAU-07-10")
def test_a_flask_is_needed_and_the_room_of_a_root(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "upper_landing")
    assert acts(t.turn(0)) == []
    flask(t, 0)
    assert acts(t.turn(0)) == ["act h07_pour 5"]
    t.at(0, "foyer")
    assert acts(t.turn(0)) == []


@pytest.mark.rule("HAU-07-11")
def test_a_grabbed_hero_at_a_root_may_pour_instead_of_struggling(table: MakeTable) -> None:
    t = grabbed(begun(table), 0, room="kitchen")
    flask(t, 0)
    assert t.turn(0).options == ["end", "act h07_pour 3", "act h07_struggle"]
    t.play("act h07_pour 3")
    assert not t.g.flags[0] & GRABBED
    assert "step foyer" in t.options


@pytest.mark.rule("HAU-07-11")
def test_it_is_one_or_the_other(table: MakeTable) -> None:
    t = begun(table, "kitchen", "upper_landing", "chapel")
    t.at(5, "kitchen")
    grabbed(t, 0, room="kitchen")
    flask(t, 0, 2)
    t.dice(0, 0, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("act h07_struggle")
    assert t.options == ["end"]
    t.turn(0).play("act h07_pour 5")
    assert t.options == ["end"], "it was the other root"


@pytest.mark.rule("HAU-07-12")
def test_a_held_hero_who_dies_leaves_the_tip_free(table: MakeTable) -> None:
    t = grabbed(begun(table), 0, room="kitchen")
    t.steps(0, might=1, speed=1)
    t.dice(0, 0, 0, 2, 2)
    t.rule(monster_turn).play("m2")
    t.play_until("next_monster")
    assert dead_heroes(t.g) == 1
    assert t.room(0) == "kitchen"
    assert held_by(t.g, TIP_1) == NOBODY
    t.rule(monster_turn).play("m2")
    assert t.prompt == "monster"


# --- the traitor and other rules


@pytest.mark.rule("HAU-07-13")
def test_vines_neither_touch_nor_hinder_the_traitor(table: MakeTable) -> None:
    t = begun(table)
    for tip in (TIP_1, TIP_2):
        t.at(tip, "grand_staircase")
    t.turn(2).play("step foyer")
    assert t.told("moved")[-1]["cost"] == 1
    t.at(2, "grand_staircase")
    t.rule(monster_turn).play("m2")
    assert not any(option.startswith("attack") for option in t.options)


@pytest.mark.rule("HAU-07-13")
def test_the_traitor_may_not_carry_a_flask(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "entrance_hall")
    flask(t, 0)
    lay_object(t.g, FLASK, NUMBER["entrance_hall"])
    assert "pick object-2" not in t.turn(2).options
    assert [option for option in t.turn(0).options if option.startswith("give object")] == ["give object-1 p2"]
    assert "pick object-2" in t.options


@pytest.mark.rule("HAU-07-13")
@pytest.mark.rule("HIL-COMBAT-8")
def test_a_flask_that_the_traitor_steals_is_destroyed(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "entrance_hall")
    t.steps(2, might=4)
    flask(t, 1)
    t.dice(2, 0, 0, 0, 0, 0, 0)
    t.turn(2).play("attack p2 might", "steal object-1")
    assert flasks(t, 1) == flasks(t, 2) == 0
    assert t.g.gone
    assert not t.told("hurt")


@pytest.mark.rule("HAU-07-14")
@pytest.mark.parametrize(("faces", "stunned"), [((2, 2, 0), True), ((2, 2, 1), False)])
def test_dynamite_can_only_stun_tips(table: MakeTable, faces: tuple[int, ...], stunned: bool) -> None:
    t = grabbed(begun(table), 1, room="kitchen")
    t.hand(0, "dynamite")
    t.at(0, "foyer")
    t.dice(2, 2, 2, 2, *faces)
    t.turn(0)
    t.play("use dynamite kitchen")
    assert bool(t.g.flags[TIP_1] & STUNNED) == stunned
    assert bool(t.g.flags[1] & GRABBED) != stunned
    assert not t.g.flags[3] & (GONE | STUNNED)


@pytest.mark.rule("HAU-07-15")
def test_the_heroes_win_when_no_root_is_left(table: MakeTable) -> None:
    t = flask(begun(table), 0, 1)
    for root, room in ((3, "kitchen"), (5, "upper_landing"), (7, "chapel")):
        assert t.ending is None
        flask(t, 0)
        t.at(0, room)
        t.turn(0).play(f"act h07_pour {root}")
    assert (t.ending, ended_by(t)) == ("haunt_07_heroes", "HAU-07-15")
    assert t.g.winners == 0b011


@pytest.mark.rule("HAU-07-16")
def test_the_traitor_wins_when_no_hero_lives(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(die, 1, "HIL-DEATH-1")
    assert (t.ending, ended_by(t)) == ("haunt_07_traitor", "HAU-07-16")


@pytest.mark.rule("HAU-07-17")
@pytest.mark.rule("HIL-HF-24")
def test_a_root_goes_with_its_room_and_without_a_path_the_vine_feeds_where_it_is(table: MakeTable) -> None:
    t = grabbed(begun(table), 0)
    kitchen = NUMBER["kitchen"]
    at = t.g.cell[kitchen]
    lift(t.g, kitchen)
    lay(t.g, kitchen, at + 20, 2)
    assert t.room(3) == "kitchen"
    t.dice(0, 0, 0, 1, 1)
    t.rule(monster_turn).play("m2")
    assert t.room(0) == "entrance_hall"
    assert t.told("hurt") == [{"who": "bruno_kessler", "points": 2, "harm": "physical"}]
    lift(t.g, kitchen)
    lay(t.g, kitchen, at, 2)
    t.play_until("next_monster")
    t.rule(monster_turn).play("m2")
    assert t.room(0) == "kitchen"


@pytest.mark.rule("HIL-HF-18")
def test_a_root_in_a_basement_without_stairs_lets_the_heroes_place_them(table: MakeTable) -> None:
    t = begun(table, "basement_landing", "kitchen", "chapel")
    assert (t.ask.seat, t.prompt) == (0, "hero_stairs")


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules() -> None:
    haunt = STORIES[7]
    assert (haunt.rules, haunt.heroes_read, haunt.traitor_reads) == (17, (2, 9, 10, 15), (16,))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_come_to_an_end(seats: int, seed: int) -> None:
    assert play_by_chance(7, seats, seed).facts["haunt"] == "haunt_07"
