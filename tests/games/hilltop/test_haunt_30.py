"""Haunt 30, Seven Bells till Morning."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import BARE, attack_dice, stun
from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_30 import BELLS, ELDER_HP, STAKE
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import dead_heroes, make_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round, slot_begins
from hauntbox.games.hilltop.state import PASSAGE, PASSAGE_END, REMOVED, STUNNED, TRAITOR
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.uses import blast_piece

MakeTable = Callable[..., Table]
ELDER = 3
"""The figure of the Elder at a table of three; it has 2 life."""
YOUNG = 4
"""The first fledgling."""


def house(t: Table) -> None:
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("storeroom", "upper", 0, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Father Aldous (p3) becomes the Elder in the kitchen; everybody else is in the hall."""
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(30, revealer=2, room="kitchen")
    return t


def stake(t: Table, x: int) -> None:
    t.g.hands[x].append(make_object(t.g, STAKE))


def elder_life(t: Table) -> int:
    assert t.g.hp[t.seats] == t.g.tracks[ELDER_HP]
    return t.g.tracks[ELDER_HP]


def stunned(t: Table, f: int = ELDER) -> bool:
    return bool(t.g.flags[f] & STUNNED)


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HIL-HF-21")
@pytest.mark.parametrize(("seats", "hp"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_traitor_becomes_the_elder_in_the_haunt_room_and_leaves_the_cards_there(
    table: MakeTable, seats: int, hp: int
) -> None:
    t = table(*NAMES[:seats])
    house(t)
    t.hand(2, "axe", "dog")
    t.haunt(30, revealer=2, room="kitchen")
    assert t.g.flags[2] & REMOVED
    assert t.cards(2) == []
    assert t.pile("kitchen") == ["axe", "dog"]
    assert (t.room(seats), t.g.player[seats], t.g.team[seats]) == ("kitchen", 2, TRAITOR)
    assert elder_life(t) == hp
    assert not t.g.dead


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HIL-HF-15")
def test_its_pile_in_a_barrier_room_can_be_reached_from_both_sides(table: MakeTable) -> None:
    t = table()
    house(t)
    t.lay("catacombs", "basement", 0, 1)
    t.hand(2, "axe")
    t.haunt(30, revealer=2, room="catacombs")
    t.at(ELDER, "kitchen")
    for side in (0, 2):
        t.at(0, "catacombs", side)
        assert "pick axe" in t.turn(0).options


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HAU-30-2")
def test_the_traitor_places_the_stairs_the_first_hero_chapel_and_gardens(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.haunt(30, revealer=2, room="kitchen")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    assert asked == [(2, "stairs_from_basement"), (0, "chapel"), (0, "gardens")]
    assert STORIES[30].heroes_read == (2, 3)


@pytest.mark.rule("HAU-30-1")
def test_the_elder_acts_in_the_monster_turn_and_the_traitor_has_no_turn(table: MakeTable) -> None:
    t = begun(table)
    assert t.ask.seat == 0
    t.play("end")
    assert t.ask.seat == 1
    t.dice(2, 2, 0, 0, 0)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    assert t.g.tracks[BELLS] == 1


@pytest.mark.rule("HAU-30-3")
@pytest.mark.parametrize(("faces", "found"), [((2, 2, 0, 0, 0), 1), ((2, 1, 0, 0, 0), 0)])
def test_knowledge_4_in_a_stake_room_gives_a_stake(table: MakeTable, faces: tuple[int, ...], found: int) -> None:
    t = begun(table)
    assert "act h30_whittle knowledge" not in t.turn(1).options
    t.at(1, "storeroom")
    t.turn(1)
    t.dice(*faces)
    t.play("act h30_whittle knowledge")
    assert len(t.cards(1)) == found
    assert "act h30_whittle knowledge" not in t.options
    assert ("act h30_whittle knowledge" in t.turn(1).options) is not found


@pytest.mark.rule("HAU-30-4")
def test_a_stake_adds_two_dice_and_takes_a_life_of_the_elder(table: MakeTable) -> None:
    t = begun(table)
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0)
    t.play("attack m1 might object-1")
    assert (elder_life(t), stunned(t)) == (1, True)
    assert t.cards(0) == [] and t.g.gone == [OBJECT]


@pytest.mark.rule("HAU-30-4")
def test_a_stake_that_does_not_win_stays_in_hand(table: MakeTable) -> None:
    t = begun(table)
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0)
    t.play("attack m1 might object-1")
    assert (elder_life(t), stunned(t)) == (2, False)
    assert t.cards(0) == ["object-1"]


@pytest.mark.rule("HAU-30-4")
def test_a_stake_kills_a_fledgling(table: MakeTable) -> None:
    t = begun(table, 4)
    t.at(3, "storeroom")
    t.rule(die, 3, "HIL-DEATH-1")
    young = 5
    stake(t, 0)
    t.at(0, "storeroom")
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    t.play("attack m2 might object-1")
    assert t.g.flags[young] & REMOVED
    assert t.ending is None
    assert t.g.team[3] == TRAITOR


@pytest.mark.rule("HAU-30-5")
def test_any_other_defeat_only_stuns(table: MakeTable) -> None:
    t = begun(table)
    stake(t, 0)
    t.hand(0, "axe")
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(2, 2, 2, 0, 0, 0, *[0] * 6)
    t.play("attack m1 might axe")
    assert (elder_life(t), stunned(t)) == (2, True)
    assert t.cards(0) == ["object-1", "axe"]


@pytest.mark.rule("HAU-30-5")
@pytest.mark.rule("HAU-30-11")
def test_the_elder_without_life_is_dead_and_the_heroes_win(table: MakeTable) -> None:
    t = begun(table)
    t.g.hp[ELDER] = t.g.tracks[ELDER_HP] = 1
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, *[0] * 6)
    t.play("attack m1 might object-1")
    assert t.ending == "haunt_30_heroes"
    assert t.g.winners == 0b011
    assert t.g.flags[ELDER] & REMOVED


def sanity_attack(t: Table, *faces: int) -> Table:
    """The Elder, in the kitchen with p1, attacks with 6 dice of Sanity against 3."""
    t.at(0, "kitchen")
    t.dice(0, 0, 0, 0, 0, *faces)
    return t.rule(monster_turn).play("attack p1 sanity")


@pytest.mark.rule("HAU-30-6")
@pytest.mark.rule("HIL-HF-29")
def test_dominate_leads_the_victim_up_to_two_rooms(table: MakeTable) -> None:
    t = begun(table)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    assert (t.prompt, t.ask.seat, t.options) == ("outcome", 2, ["damage", "h30_dominate"])
    before = t.g.steps[:4]
    t.play("h30_dominate")
    assert t.room(0) == "foyer"  # the only way out
    assert t.ask.seat == 2
    assert set(t.options) == {"foyer", "entrance_hall", "grand_staircase", "kitchen", "chapel", "stairs_from_basement"}
    t.play("chapel")
    assert t.room(0) == "chapel"
    assert t.g.steps[:4] == before


@pytest.mark.rule("HAU-30-6")
def test_dominate_may_stop_after_one_room(table: MakeTable) -> None:
    t = begun(table)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).play("h30_dominate", "foyer")
    assert t.room(0) == "foyer"
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    assert not [option for option in t.options if option.startswith("attack")]


@pytest.mark.rule("HAU-30-6")
def test_dominate_goes_by_doors_and_stairs_only(table: MakeTable) -> None:
    t = begun(table)
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["foyer"], NUMBER["storeroom"]
    rebuild(t.g)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).play("h30_dominate")
    assert "storeroom" not in t.options


@pytest.mark.rule("HAU-30-6")
@pytest.mark.rule("HIL-HF-22")
def test_who_is_led_into_a_barrier_room_stands_on_the_side_of_the_door_and_may_be_led_across(table: MakeTable) -> None:
    t = begun(table)
    t.lay("chasm", "basement", 1, 0)
    t.lay("creaky_hallway", "basement", 2, 0)
    t.at(0, "basement_landing")
    t.at(ELDER, "basement_landing")
    t.dice(0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 sanity", "h30_dominate", "chasm")
    assert t.g.side[0] == 3
    t.play("creaky_hallway")
    assert t.room(0) == "creaky_hallway"


@pytest.mark.rule("HAU-30-6")
def test_dominate_needs_a_difference_of_2_and_the_elders_own_sanity_attack(table: MakeTable) -> None:
    t = begun(table)
    sanity_attack(t, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert t.prompt == "split_mental"
    t = begun(table)
    t.at(0, "kitchen")
    t.dice(0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 might")
    assert t.prompt == "split_physical"
    t = begun(table)
    t.at(0, "kitchen")
    t.hand(0, "ring")
    t.turn(0)
    t.dice(0, 0, 0, 2, 0, 0, 0, 0, 0)
    t.play("attack m1 sanity ring")
    assert t.prompt == "split_mental"


@pytest.mark.rule("HAU-30-6")
def test_a_fledgling_fights_with_might_alone(table: MakeTable) -> None:
    t = begun(table, 4)
    t.rule(die, 3, "HIL-DEATH-1")
    t.at(4, "storeroom")
    stun(t.g, 4)
    t.dice(0, 0, 0)
    t.rule(monster_turn)
    assert (t.ask.seat, [option for option in t.options if option.startswith("attack")]) == (
        3,
        ["attack p1 might", "attack p2 might"],
    )


@pytest.mark.rule("HAU-30-7")
def test_chapel_and_holy_symbol_take_two_dice_from_a_vampire(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    for trait in (MIGHT, SANITY):
        assert attack_dice(t.g, ELDER, 0, trait, BARE) == 6
    assert attack_dice(t.g, YOUNG, 0, MIGHT, BARE) == 4
    t.at(0, "chapel")
    for trait in (MIGHT, SANITY):
        assert attack_dice(t.g, ELDER, 0, trait, BARE) == 4
    assert attack_dice(t.g, YOUNG, 0, MIGHT, BARE) == 2
    t.at(0, "kitchen")
    t.hand(0, "holy_symbol")
    assert attack_dice(t.g, ELDER, 0, MIGHT, BARE) == 4
    assert attack_dice(t.g, 0, ELDER, MIGHT, BARE) == 5


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HAU-30-14")
@pytest.mark.rule("HIL-HF-28")
def test_a_dead_hero_rises_on_the_other_side(table: MakeTable) -> None:
    t = begun(table, 4)
    t.at(3, "storeroom")
    t.hand(3, "axe")
    t.rule(die, 3, "HIL-DEATH-1")
    young = 5
    assert t.pile("storeroom") == ["axe"] and t.cards(3) == []
    assert (t.room(young), t.g.player[young], t.g.team[young], t.g.team[3]) == ("storeroom", 3, TRAITOR, TRAITOR)
    assert t.g.living_heroes == [0, 1]
    assert dead_heroes(t.g) == 1
    t.dice(0, 0, 0, 0, 0, 1, 1, 0)
    t.rule(monster_turn)
    assert t.ask.seat == 2
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 3)
    assert t.options == ["end", "step upper_landing"]  # it picks nothing up


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HIL-HF-27")
def test_who_dies_in_the_monster_turn_acts_from_the_next_one_on(table: MakeTable) -> None:
    t = begun(table, 4)
    t.at(0, "kitchen")
    t.steps(0, might=1, speed=1)
    t.dice(0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 might")
    t.play(t.options[0])
    assert t.g.player[5] == 0
    t.play("end")
    assert t.ask is None
    t.dice(*[0] * 8)
    t.rule(monster_turn).play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 0)


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HIL-FW-72")
def test_the_risen_win_and_lose_with_the_elder(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending == "haunt_30_traitor"
    outcome = GAME.outcome(t.g)
    assert outcome is not None and outcome.rewards == (1.0, 1.0, 1.0)
    assert outcome.facts["dead"] == 2


@pytest.mark.rule("HAU-30-9")
def test_a_bell_strikes_at_the_start_of_each_traitor_slot(table: MakeTable) -> None:
    t = begun(table)
    assert t.g.tracks[BELLS] == 0
    t.rule(slot_begins)
    assert t.g.tracks[BELLS] == 1
    assert dict(STORIES[30].limits)[BELLS] == 7


@pytest.mark.rule("HAU-30-9")
@pytest.mark.rule("HAU-30-10")
@pytest.mark.parametrize(("seats", "alive"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_heroes_win_in_the_morning_if_enough_are_alive(table: MakeTable, seats: int, alive: int) -> None:
    t = begun(table, seats)
    for x in [x for x in range(seats) if x != 2][alive:]:
        t.rule(die, x, "HIL-DEATH-1")
    t.g.tracks[BELLS] = 5
    t.rule(slot_begins)
    assert t.ending is None
    t.rule(slot_begins)
    assert t.ending == "haunt_30_heroes"
    assert t.g.winners.bit_count() == alive


@pytest.mark.rule("HAU-30-10")
@pytest.mark.rule("HAU-30-12")
@pytest.mark.parametrize(("seats", "alive"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_traitor_wins_at_once_when_too_few_are_alive(table: MakeTable, seats: int, alive: int) -> None:
    t = begun(table, seats)
    doomed = [x for x in range(seats) if x != 2][alive - 1 :]
    for x in doomed[:-1]:
        t.rule(die, x, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(die, doomed[-1], "HIL-DEATH-1")
    assert t.ending == "haunt_30_traitor"


@pytest.mark.rule("HAU-30-13")
def test_the_music_box_does_not_hold_a_vampire(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "music_box")
    t.g.box_open = True
    t.at(0, "foyer")
    t.dice(2, 2, 0, 0, 0)
    t.rule(monster_turn).play("step foyer")
    assert not t.told("lulled")
    assert "attack p1 might" in t.options


@pytest.mark.rule("HAU-30-13")
def test_a_bell_rung_badly_calls_no_vampire(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "bell")
    t.at(0, "foyer")
    t.turn(0)
    t.dice(0, 0, 0)
    t.play("use bell")
    assert (t.prompt, t.ask.seat) == ("main", 0)
    assert t.room(ELDER) == "kitchen"


@pytest.mark.rule("HAU-30-5")
def test_dynamite_only_stuns_a_vampire(table: MakeTable) -> None:
    t = begun(table)
    t.dice(0, 0, 0, 0, 0)
    t.rule(blast_piece, ELDER, 0)
    assert (elder_life(t), stunned(t)) == (2, True)


@pytest.mark.rule("HAU-30-13")
def test_rooms_of_the_dead_and_the_bell_mean_nothing_to_vampires(table: MakeTable) -> None:
    t = begun(table)
    haunt = STORIES[30]
    untouched = [NUMBER["crypt"], NUMBER["graveyard"], NUMBER["pentagram_chamber"], -1 - CARD["bell"]]
    assert not any(haunt.room_text_applies(t.g, ELDER, room) for room in untouched)
    assert all(haunt.room_text_applies(t.g, 0, room) for room in untouched)


def test_bots_want_stakes_and_the_elder_wants_weak_heroes(table: MakeTable) -> None:
    t = begun(table)
    haunt = STORIES[30]
    t.at(0, "storeroom")
    before = dict(haunt.reasons(t.g, 0))
    stake(t, 0)
    assert sum(dict(haunt.reasons(t.g, 0)).values()) > sum(before.values())
    far = dict(haunt.reasons(t.g, 2))
    t.at(ELDER, "foyer")
    near = dict(haunt.reasons(t.g, 2))
    t.steps(1, might=1, speed=1)
    weak = dict(haunt.reasons(t.g, 2))
    assert far["prey"] < near["prey"] < weak["prey"]


def test_a_round_goes_on_with_a_vampire_in_every_seat_but_one(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    t.run((haunt_round, ()))
    assert (t.prompt, t.ask.seat) == ("main", 0)
    t.dice(*[0] * 8)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 1)


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end(seed: int) -> None:
    outcome = play_by_chance(30, 3 + seed % 4, seed)
    assert outcome.facts["haunt"] == "haunt_30"
