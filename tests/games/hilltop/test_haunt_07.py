"""Haunt 7, Root and Branch."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.attack import stun
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.grab import held_by, hold
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_07 import FLASK, GRIP, ROOT, TIP
from hauntbox.games.hilltop.house import lay, lift
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import collapse, dead_heroes, lay_object, make_object, objects_of, pieces_of
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, GRABBED, NOBODY, STUNNED, on
from hauntbox.games.hilltop.traits import die

MakeTable = Callable[..., Table]
ROOM_OF_ROOTS = ("kitchen", "upper_landing", "chapel")
TIP_1, TIP_2 = 4, 6
"""At a table of three the roots are m1, m3, m5 and their tips m2, m4, m6; Father Aldous (p3) is the traitor."""


def begun(table: MakeTable, *roots: str) -> Table:
    """Bruno Kessler (p1) and Piper Lang (p2) are in the hall; the rooms of the roots may be named."""
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("storeroom", "upper", 0, 1)
    t.at(2, "grand_staircase")
    t.haunt(7, revealer=0, room="kitchen")
    return t.play(*(roots or ROOM_OF_ROOTS))


def grabbed(t: Table, x: int = 0, tip: int = TIP_1, room: str = "entrance_hall") -> Table:
    """A tip away from its root holds a hero."""
    t.at(x, room)
    t.at(tip, room)
    hold(t.g, tip, x, GRIP, "HAU-07-3")
    return t


def flask(t: Table, x: int, count: int = 1) -> Table:
    for _ in range(count):
        t.g.hands[x].append(make_object(t.g, FLASK))
    return t


def flasks(t: Table, x: int) -> int:
    return len(objects_of(t.g, x, FLASK))


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]


def ended_by(t: Table) -> str:
    return [event.rule for event in t.events if event.kind == "over"][-1]


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
