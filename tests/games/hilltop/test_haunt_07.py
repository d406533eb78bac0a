"""Haunt 7, Root and Branch."""

import pytest
from games.hilltop.table import NAMES
from games.hilltop.vine_scenes import TIP_1, TIP_2, MakeTable, begun, flask, grabbed

from hauntbox.games.hilltop.attack import stun
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.grab import held_by
from hauntbox.games.hilltop.haunts.haunt_07 import GRIP, ROOT, TIP
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import collapse, pieces_of
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GRABBED, NOBODY, STUNNED, on

# --- set-up


@pytest.mark.rule("HAU-07-1")
@pytest.mark.parametrize(("seats", "roots", "might"), [(3, 3, 4), (4, 4, 5), (5, 5, 5), (6, 5, 6)])
def test_the_traitor_puts_each_root_with_its_tip_into_another_room_two_or_more_away(
    table: MakeTable, seats: int, roots: int, might: int
) -> None:
    t = table(*NAMES[:seats])
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("coal_chute", "ground", -2, -1, 1)
    t.lay("mystic_elevator", "upper", 0, 1)
    t.haunt(7, revealer=0, room="kitchen")
    assert (t.ask.seat, t.prompt) == (2, "choose_room")
    far = {"grand_staircase", "upper_landing", "basement_landing", "kitchen", "chapel"}
    assert set(t.options) == far, "no hero, nothing next to one, neither chute nor elevator"
    for name in ("kitchen", "chapel", "upper_landing", "grand_staircase")[: roots - 1]:
        t.play(name)
        assert name not in t.options
    if t.prompt == "choose_room":
        t.play("basement_landing")
    assert len(pieces_of(t.g, ROOT)) == len(pieces_of(t.g, TIP)) == roots
    for root in pieces_of(t.g, ROOT):
        assert t.g.room[root] == t.g.room[root + 1]
        assert trait_of(t.g, root + 1, MIGHT) == might


@pytest.mark.rule("HAU-07-1")
@pytest.mark.rule("HIL-HF-14")
def test_too_few_rooms_nearer_ones_are_used_and_then_shared_ones(table: MakeTable) -> None:
    t = table(*NAMES[:6])
    t.only_tiles("attic")
    t.at(1, "upper_landing")
    t.at(3, "basement_landing")
    t.haunt(7, revealer=0, room="foyer")
    assert t.ask.seat == 2
    first = t.options
    assert set(first) == {"foyer", "grand_staircase"}, "every room is nearer than two: those that come closest"
    t.play("foyer")
    while t.prompt == "choose_room":
        t.play(t.options[0])
    rooms = [t.room(root) for root in pieces_of(t.g, ROOT)]
    assert len(set(rooms)) == len(rooms) == 5, "five rooms are in the house, so none is shared"


@pytest.mark.rule("HAU-07-1")
def test_with_fewer_rooms_than_roots_a_room_is_shared(table: MakeTable) -> None:
    t = table(*NAMES[:6])
    t.only_tiles("attic")
    collapse(t.g, NUMBER["grand_staircase"], "HIL-HF-23")
    t.haunt(7, revealer=0, room="foyer")
    while t.prompt == "choose_room":
        t.play(t.options[0])
    rooms = [t.room(root) for root in pieces_of(t.g, ROOT)]
    assert len(rooms) == 5
    assert set(rooms) == {"entrance_hall", "foyer", "upper_landing", "basement_landing"}


@pytest.mark.rule("HAU-07-2")
@pytest.mark.rule("HIL-HF-16")
def test_the_first_hero_places_the_kitchen(table: MakeTable) -> None:
    t = table()
    t.haunt(7, revealer=1, room="foyer")
    assert (t.ask.seat, t.prompt, t.ask.about) == (0, "place_tile", "kitchen")
    assert all(option.split(":")[0] == t.options[0].split(":")[0] for option in t.options), (
        "the ground floor comes first"
    )
    t.play(t.options[0])
    assert t.g.in_house(NUMBER["kitchen"])
    assert t.ask.seat == 2


# --- vines


@pytest.mark.rule("HAU-07-3")
def test_a_tips_attack_grabs_instead_of_hurting_and_ends_its_turn(table: MakeTable) -> None:
    t = begun(table, "kitchen", "upper_landing", "chapel")
    t.at(0, "kitchen")
    t.dice(1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 0)
    t.rule(monster_turn).play("m2", "attack p1 might")
    assert held_by(t.g, TIP_1) == 0
    assert t.g.flags[0] & GRABBED
    assert t.g.marked(GRIP, on(0))
    assert (t.step(0, "might"), t.step(0, "speed")) == (3, 5)
    assert t.prompt == "next_monster", "it has done what it can"


@pytest.mark.rule("HAU-07-3")
def test_a_hero_who_attacks_a_tip_and_loses_is_hurt_not_grabbed(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "kitchen")
    t.dice(0, 0, 0, 0, 0, 1, 0, 0, 0)
    t.turn(0).play("attack m2 might")
    assert t.prompt == "split_physical"
    assert held_by(t.g, TIP_1) == NOBODY


@pytest.mark.rule("HAU-07-3")
def test_a_holding_tip_attacks_nobody_and_no_tip_a_held_hero(table: MakeTable) -> None:
    t = grabbed(begun(table), 0)
    t.at(TIP_2, "entrance_hall")
    t.rule(monster_turn).play("m4")
    attacks = [option for option in t.options if option.startswith("attack")]
    assert attacks == ["attack p2 might"]
    t.at(1, "foyer")
    t.at(TIP_1, "foyer")
    t.rule(monster_turn).play("m2")
    assert t.prompt != "monster", "a holding tip has no choices"


@pytest.mark.rule("HAU-07-3")
def test_the_traitor_may_attack_a_held_hero(table: MakeTable) -> None:
    t = grabbed(begun(table), 0)
    t.at(2, "entrance_hall")
    assert "attack p1 might" in t.turn(2).options


@pytest.mark.rule("HAU-07-4")
@pytest.mark.rule("HIL-FW-44")
def test_a_holding_tip_drags_its_hero_three_spaces_towards_the_root(table: MakeTable) -> None:
    t = grabbed(begun(table, "storeroom", "kitchen", "chapel"), 0)
    t.rule(monster_turn).play("m2")
    assert (t.room(TIP_1), t.room(0)) == ("upper_landing", "upper_landing"), "past Foyer and Grand Staircase"
    assert (t.step(0, "might"), t.step(0, "speed")) == (3, 5)
    t.rule(monster_turn).play("m2")
    assert (t.room(TIP_1), t.room(0)) == ("storeroom", "storeroom")
    assert not t.told("hurt"), "it did not start this turn at its root"


@pytest.mark.rule("HAU-07-4")
@pytest.mark.rule("HIL-MONSTER-10")
def test_its_player_cannot_leave_the_drag_out(table: MakeTable) -> None:
    t = grabbed(begun(table), 0)
    t.rule(monster_turn).play("all done")
    assert t.room(0) == "kitchen"
    assert t.ask is None


@pytest.mark.rule("HAU-07-4")
@pytest.mark.rule("HIL-HF-22")
def test_heroes_in_the_way_do_not_hinder_it_and_ways_of_equal_length_are_the_traitors_choice(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 1)
    t.lay("ballroom", "ground", 0, -1)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(7, revealer=0, room="kitchen")
    t.play("kitchen", "upper_landing", "chapel")
    grabbed(t, 0)
    t.rule(monster_turn).play("m2")
    assert (t.ask.seat, t.options) == (2, ["ballroom", "foyer"])
    t.play("foyer")
    assert (t.room(TIP_1), t.room(0), t.room(1)) == ("kitchen", "kitchen", "entrance_hall")


@pytest.mark.rule("HAU-07-4")
@pytest.mark.rule("HIL-ROOM-20")
def test_the_chute_on_the_way_down_costs_no_space(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("coal_chute", "ground", 0, -1, 2)
    t.lay("larder", "basement", 0, 1)
    t.lay("wine_cellar", "basement", 0, 2)
    t.haunt(7, revealer=0, room="kitchen")
    t.play("wine_cellar", "kitchen", "chapel")
    if t.prompt == "hero_stairs":
        t.play("no")
    grabbed(t, 0)
    t.rule(monster_turn).play("m2")
    assert (t.room(TIP_1), t.room(0)) == ("wine_cellar", "wine_cellar"), "chute, larder, cellar"


@pytest.mark.rule("HAU-07-5")
def test_a_tip_that_starts_at_its_root_feeds_on_two_dice(table: MakeTable) -> None:
    t = grabbed(begun(table), 0, room="kitchen")
    t.dice(0, 0, 0, 1, 2)
    t.rule(monster_turn).play("m2")
    assert t.told("hurt") == [{"who": "bruno_kessler", "points": 3, "harm": "physical"}]
    assert t.g.flags[0] & GRABBED


@pytest.mark.rule("HAU-07-6")
@pytest.mark.rule("HIL-HF-10")
def test_a_grabbed_hero_can_only_struggle(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "revolver", "book")
    grabbed(flask(t, 0), 0)
    assert t.turn(0).options == ["end", "act h07_struggle"]


@pytest.mark.rule("HAU-07-6")
def test_a_higher_struggle_frees_the_hero_and_stuns_the_tip(table: MakeTable) -> None:
    t = grabbed(begun(table), 0)
    t.dice(2, 2, 1, 0, 0, 2, 2, 0, 0)
    t.turn(0).play("act h07_struggle")
    assert not t.g.flags[0] & GRABBED
    assert not t.g.marked(GRIP, on(0))
    assert t.g.flags[TIP_1] & STUNNED
    assert "step foyer" in t.options
    assert not any(option.startswith("attack") for option in t.options), "it was the attack of the turn"


@pytest.mark.rule("HAU-07-6")
@pytest.mark.parametrize("theirs", [(2, 2, 0, 0), (2, 2, 2, 2)])
def test_an_equal_or_lower_struggle_changes_nothing(table: MakeTable, theirs: tuple[int, ...]) -> None:
    t = grabbed(begun(table), 0)
    t.dice(2, 2, 0, 0, 0, *theirs)
    t.turn(0).play("act h07_struggle")
    assert t.options == ["end"]
    assert not t.told("hurt")
    assert held_by(t.g, TIP_1) == 0


@pytest.mark.rule("HAU-07-6")
@pytest.mark.rule("HIL-COMBAT-20")
def test_a_weapon_counts_in_the_struggle_and_has_its_price(table: MakeTable) -> None:
    t = begun(table)
    t.hand(1, "blood_dagger", "revolver")
    grabbed(t, 1)
    t.dice(2, 2, 2, 2, 1, 0, 2, 2, 2, 2)
    t.turn(1).play("act h07_struggle")
    assert t.options == ["none", "blood_dagger"]
    t.play("blood_dagger")
    assert t.step(1, "speed") == 2
    assert not t.g.flags[1] & GRABBED


@pytest.mark.rule("HAU-07-6")
@pytest.mark.rule("HIL-COMBAT-21")
def test_a_dagger_that_refuses_ends_the_struggle(table: MakeTable) -> None:
    t = begun(table)
    t.hand(1, "sacrificial_dagger")
    grabbed(t, 1)
    t.dice(1, 1, 0, 0, 0, 0, 0)
    t.turn(1).play("act h07_struggle", "sacrificial_dagger")
    assert t.options == ["end"]
    assert t.g.flags[1] & GRABBED


@pytest.mark.rule("HAU-07-7")
def test_a_tip_defeated_by_another_hero_is_stunned_and_lets_go(table: MakeTable) -> None:
    t = grabbed(begun(table), 1)
    t.dice(2, 2, 2, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack m2 might")
    assert t.g.flags[TIP_1] & STUNNED
    assert not t.g.flags[1] & GRABBED
    assert t.told("let-go") == [{"who": "h07_tip", "target": "piper_lang"}]


@pytest.mark.rule("HAU-07-8")
def test_a_stunned_tip_flips_back_where_it_is(table: MakeTable) -> None:
    t = begun(table)
    t.at(TIP_1, "entrance_hall")
    stun(t.g, TIP_1)
    t.rule(monster_turn).play("all done")
    assert not t.g.flags[TIP_1] & STUNNED
    assert t.room(TIP_1) == "entrance_hall"


@pytest.mark.rule("HAU-07-8")
def test_tips_go_any_distance_from_their_roots(table: MakeTable) -> None:
    t = begun(table, "storeroom", "kitchen", "chapel")
    t.dice(2, 2, 2)
    t.rule(monster_turn).play("m2", "step upper_landing", "step grand_staircase", "step foyer", "step entrance_hall")
    assert (t.room(TIP_1), t.room(TIP_1 - 1)) == ("entrance_hall", "storeroom")
