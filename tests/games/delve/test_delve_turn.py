"""The turn: its phases and steps, their order, what a hero may do, when the game ends."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.squares import square
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.figures import adjacent
from hauntbox.games.delve.state import CROWN, NOBODY
from hauntbox.games.delve.tiles import START_A
from hauntbox.games.delve.treasures import BL_MENDING, TREASURE
from hauntbox.games.delve.turn import heroes_end

Make = Callable[..., Table]


def kinds(t: Table, *wanted: str) -> list[str]:
    """The kinds of the events so far, in order, of those wanted."""
    return [event.kind for event in t.events if event.kind in wanted]


def deeds(t: Table, word: str) -> list[str]:
    return [option for option in t.options if option.startswith(word)]


# --- phases


@pytest.mark.rule("DEL-TURN-1")
@pytest.mark.rule("DEL-TURN-10")
@pytest.mark.rule("DEL-TURN-12")
@pytest.mark.rule("DEL-MONSTER-6")
def test_hero_phase_exploration_phase_villain_phase_then_the_next_player(table: Make) -> None:
    t = table("brakka", "ilse")
    t.stand(0, 1, 1)
    t.tiles("c13")  # black
    t.next("tunnel_goblin", "ev_gnawing_dark")
    t.dice(1)  # the goblin misses
    t.turn(0).play("go 0,1", "end")
    t.play_until("act", 1)
    assert kinds(t, "turn", "moved", "tile", "appeared", "encounter", "acts") == [
        "turn", "moved", "tile", "appeared", "encounter", "acts", "turn",
    ]  # fmt: skip
    assert [told["who"] for told in t.told("turn")] == ["brakka", "ilse"]


# --- H1, H2


@pytest.mark.rule("DEL-TURN-2")
@pytest.mark.parametrize(
    ("hero", "field", "value", "after"),
    [("maren", "sheltered", 1, 0), ("ilse", "prey", 77, NOBODY), ("orrin", "reckless", True, False),
     ("quillon", "veiled", True, False)],
)  # fmt: skip
def test_what_lasts_until_a_heros_next_phase_ends_when_it_starts(
    table: Make, hero: str, field: str, value: int, after: int
) -> None:
    t = table(hero, "brakka")
    setattr(t.g, field, value)
    t.turn(1)
    assert getattr(t.g, field) == value  # it is not his turn
    t.turn(0)
    assert getattr(t.g, field) == after


@pytest.mark.rule("DEL-TURN-2")
def test_poison_then_curses_then_the_surge_check(table: Make) -> None:
    t = table("brakka")
    t.g.heroes[0].poisoned = True
    t.curse(0, "cu_open_wound")
    t.g.hp[0] = 2
    t.turn(0)
    assert [(event.rule, event.facts["hp"]) for event in t.events if event.kind == "hurt"] == [
        ("DEL-COND-2", 1),
        ("DEL-TURN-2", 0),
    ]
    assert kinds(t, "hurt", "down", "surge", "healed") == ["hurt", "hurt", "down", "surge", "healed"]
    assert (t.hp(0), t.g.surges) == (5, [0])


@pytest.mark.rule("DEL-TURN-3")
def test_the_blessing_mends_directly_after_the_surge_check(table: Make) -> None:
    t = table("brakka", "ilse")
    t.g.blessings = ((BL_MENDING, 1, 5),)
    t.g.hp[0] = 0
    t.g.hp[1] = 3
    t.turn(0)
    assert t.hp(0) == 5 + 1  # a surge was needed all the same
    assert (t.hp(1), t.g.surges) == (3, [1])
    assert kinds(t, "surge", "healed") == ["surge", "healed", "healed"]


# --- H3


@pytest.mark.rule("DEL-TURN-4")
def test_move_then_attack(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_long_shot")
    t.foe("stone_brute", 1, 6)
    t.dice(1)
    t.act(0).play("go 2,2")
    assert deeds(t, "attack") == ["attack ils_long_shot"]
    assert deeds(t, "move")  # a second move instead
    t.play("attack ils_long_shot")
    assert t.prompt is None  # nothing is left to do


@pytest.mark.rule("DEL-TURN-4")
def test_attack_then_move(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_long_shot")
    t.foe("stone_brute", 1, 6)
    t.dice(1)
    t.act(0).play("attack ils_long_shot")
    assert (deeds(t, "attack"), bool(deeds(t, "move"))) == ([], True)
    t.play("go 2,2")
    assert t.prompt is None


@pytest.mark.rule("DEL-TURN-4")
def test_two_moves_leave_no_attack(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_long_shot")
    t.foe("stone_brute", 1, 6)
    t.act(0).play("go 2,2", "go 1,1")
    assert t.prompt is None


@pytest.mark.rule("DEL-TURN-4")
@pytest.mark.rule("DEL-TURN-17")
def test_stone_blood_takes_the_place_of_a_move(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_stone_blood", "brk_measured_cut")
    t.g.hp[0] = 3
    t.foe("stone_brute", 1, 2)
    t.act(0).play("use brk_stone_blood")
    assert (t.hp(0), t.g.moves) == (7, 1)
    t.play("go 2,1")
    assert t.prompt is None  # a move and a move: no attack
    t.powers(0, "brk_stone_blood")
    t.g.heroes[0].down = 0
    t.g.hp[0] = 3
    t.act(0).play("go 1,1", "go 2,1")
    assert t.prompt is None  # and no third one


@pytest.mark.rule("DEL-TURN-5")
def test_both_actions_may_be_skipped_but_not_replaced_by_a_second_attack(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut", "brk_spite", "brk_stone_blood")
    t.foe("stone_brute", 1, 2)
    t.act(0).play("end")
    assert (t.prompt, t.g.moves, t.g.attacked) == (None, 0, False)
    t.dice(1)
    t.act(0).play("attack brk_measured_cut")
    assert deeds(t, "attack") == []
    assert t.barred["attack brk_measured_cut"] == t.barred["attack brk_spite"] == "DEL-TURN-5"
    t.play("end")  # only an attack
    assert t.prompt is None
    t.act(0).play("go 2,1", "end")  # only a move
    assert t.prompt is None


@pytest.mark.rule("DEL-TURN-6")
def test_a_move_does_not_go_on_after_an_attack(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut")
    t.foe("stone_brute", 0, 2)
    t.g.things = ((square(1, 3), CROWN),)
    t.dice(1)
    t.act(0).play("move", "go 1,2")
    assert t.g.left == 4
    assert deeds(t, "attack") == []  # not before the move is over
    assert "take crown" in t.options
    t.play("end", "attack brk_measured_cut")
    assert deeds(t, "move") == []


@pytest.mark.rule("DEL-TURN-7")
def test_free_actions_come_before_between_and_after_the_two_actions(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut")
    t.items(0, "it_healing_draught", "it_healing_draught", "it_healing_draught")
    t.foe("stone_brute", 1, 2)
    t.g.hp[0] = 1
    t.dice(1)
    t.act(0)
    for deed in ("item it_healing_draught", "go 2,1", "item it_healing_draught", "attack brk_measured_cut"):
        t.play(deed)
    t.play("item it_healing_draught")
    assert (t.prompt, t.hp(0)) == (None, 10)


@pytest.mark.rule("DEL-TURN-7")
def test_picking_up_and_dropping_come_between_two_squares_of_a_move_and_other_free_actions_do_not(table: Make) -> None:
    t = table("brakka")  # speed 5
    t.powers(0)
    t.items(0, "it_healing_draught")
    t.g.hp[0] = 9
    t.stand(0, 1, 0)
    t.g.things = ((square(1, 3), CROWN),)
    t.act(0)
    assert "item it_healing_draught" in t.options
    t.play("move", "go 1,1", "go 1,2", "take crown", "go 1,3", "go 1,4", "drop crown", "1,5")
    assert (t.prompt, t.g.left, deeds(t, "item")) == ("step", 1, [])
    t.play("go 2,5")
    assert (t.prompt, t.g.moves, t.square(0)) == ("act", 1, "2,5")
    assert "item it_healing_draught" in t.options


@pytest.mark.rule("DEL-TURN-4")
def test_every_turn_has_its_own_two_actions(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut")
    t.foe("stone_brute", 1, 2)
    t.next("ev_twisted_passages")
    t.dice(1, 1)
    t.turn(0).play("go 2,2", "attack brk_measured_cut").play_until("act")
    assert (t.g.turn, t.g.moves, t.g.attacked) == (2, 0, False)
    assert {"move", "attack brk_measured_cut"} <= set(t.options)


# --- H4


@pytest.mark.rule("DEL-TURN-8")
def test_the_end_of_the_hero_phase_has_its_order(table: Make) -> None:
    t = table("brakka")
    x = t.g.heroes[0]
    x.poisoned = x.immobilized = True
    t.curse(0, "cu_trembling")
    t.g.hazards[START_A] = ENCOUNTER["hz_cracked_floor"]
    t.g.blessings = ((TREASURE["bl_iron"], 0, 0),)
    t.g.turn = 4
    t.foe("al_lynx", 2, 7)
    t.dice(10, 11)
    t.rule(heroes_end).play_until("nothing")
    told = [
        (event.kind, event.facts.get("condition", event.facts.get("card", event.facts.get("die", ""))))
        for event in t.events
    ]
    assert told == [
        ("hurt", ""),
        ("relieved", "immobilized"),
        ("rolled", 10),
        ("relieved", "poisoned"),
        ("rolled", 11),
        ("curse-over", "cu_trembling"),
        ("blessing-over", "bl_iron"),
        ("ally-moves", ""),
    ]


@pytest.mark.rule("DEL-TURN-8")
@pytest.mark.rule("DEL-OBJ-13")
def test_who_escapes_is_spared_the_rest_of_the_hero_phase(table: Make) -> None:
    t = table("brakka", "ilse", adventure="closing_dark")
    gate = t.lay("broken_gate", 0, -1)
    t.g.hazards[gate] = ENCOUNTER["hz_cracked_floor"]
    t.g.hp[0] = 1
    t.stand(0, -2, 0)
    t.rule(heroes_end)
    assert t.prompt == "escape"
    t.play("yes")
    assert (t.g.heroes[0].escaped, t.hp(0)) == (True, 1)


@pytest.mark.rule("DEL-TURN-8")
def test_the_player_orders_the_effects_of_the_place(table: Make) -> None:
    t = table("ilse")
    at = t.lay("v01", 0, -1)  # #..#/...v/.m.#/#..#
    t.g.hazards[at] = ENCOUNTER["hz_spore_cloud"]
    t.g.environment = ENCOUNTER["en_tremors"]
    t.stand(0, -3, 2)
    t.rule(heroes_end)
    assert (t.prompt, t.options) == ("effect", ["vent", "hz_spore_cloud", "en_tremors"])
    t.play("en_tremors")
    assert (t.hp(0), t.g.heroes[0].poisoned, t.options) == (6, False, ["vent", "hz_spore_cloud"])
    t.play("hz_spore_cloud")
    assert (t.hp(0), t.g.heroes[0].poisoned) == (5, True)  # all of them


@pytest.mark.rule("DEL-TURN-9")
def test_a_condition_received_in_h4_is_not_rolled_for_in_the_same_h4(table: Make) -> None:
    t = table("brakka")
    t.g.hazards[START_A] = ENCOUNTER["hz_spore_cloud"]
    t.rule(heroes_end)
    assert (t.g.heroes[0].poisoned, t.told("rolled")) == (True, [])
    t.dice(10)
    t.rule(heroes_end)  # a turn later
    assert len(t.told("rolled")) == 1
    assert not t.g.heroes[0].poisoned  # the cloud came first and gave no second marker (DEL-COND-4)


# --- Exploration Phase, Villain Phase

DEAD_END = """
    ########
    #A......
    #.......
    ####....
"""


@pytest.mark.rule("DEL-TURN-11")
def test_restless_dark_comes_before_hunted_even_where_nothing_was_explored(table: Make) -> None:
    t = table("brakka")
    t.draw(DEAD_END)
    t.g.environment = ENCOUNTER["en_restless_dark"]
    t.curse(0, "cu_hunted")
    t.next("rot_hound", "ev_twisted_passages")
    t.dice(1)  # the curse stays
    t.turn(0).play("end", "2,7")
    assert t.square("rot_hound-1") == "2,7"  # the tile with the unexplored edges
    assert (t.prompt, t.options) == ("adjacent", ["1,2", "2,1", "2,2"])
    t.play("2,2")
    assert adjacent(t.g, 0, t.figure("rot_hound-1"))


@pytest.mark.rule("DEL-TURN-12")
@pytest.mark.rule("DEL-EXPLORE-7")
@pytest.mark.parametrize(("tile", "cards"), [("c13", 1), ("c01", 0), ("", 1)])
def test_an_encounter_comes_without_a_new_tile_or_with_a_black_one(table: Make, tile: str, cards: int) -> None:
    t = table("brakka", "ilse")
    if tile:
        t.tiles(tile)
        t.stand(0, 0, 1)
        t.dice(1)  # the hound misses
    t.next("rot_hound", "ev_gnawing_dark")
    t.turn(0).play("end").play_until("act", 1)
    assert (len(t.told("encounter")), len(t.told("tile"))) == (cards, bool(tile))


@pytest.mark.rule("DEL-TURN-12")
@pytest.mark.rule("DEL-TRAP-1")
def test_villains_act_first_then_monsters_and_traps_in_the_order_they_came(table: Make) -> None:
    t = table("brakka", "ilse", adventure="cinder_lair")
    t.stand(0, 1, 1)
    t.stand(1, 2, 2)
    t.foe("rot_hound", 2, 0)
    t.trap("tr_crossbow_nest", 2, 3)
    t.foe("cave_spider", 1, 0)
    t.foe("ulgrum", 2, 5)
    t.next("ev_twisted_passages")
    t.dice(1, 1, 1, 1, 1)  # Ulgrum at both heroes, then one each
    t.turn(0).play("end").play_until("act", 1)
    acted = [event.facts.get("foe", event.facts.get("trap")) for event in t.events if event.kind.endswith("acts")]
    assert acted == ["ulgrum", "rot_hound", "tr_crossbow_nest", "cave_spider"]


@pytest.mark.rule("DEL-TURN-13")
def test_all_monsters_of_one_name_act_with_the_active_players(table: Make) -> None:
    t = table("brakka", "ilse")
    t.foe("rot_hound", 1, 3, seat=0)
    t.foe("rot_hound", 2, 3, seat=1)
    t.foe("cave_spider", 3, 3, seat=1)
    t.next("ev_twisted_passages")
    t.dice(1, 1)
    t.turn(0).play("end").play_until("act", 1)
    assert [told["foe"] for told in t.told("acts")] == ["rot_hound", "rot_hound"]


# --- V4


@pytest.mark.rule("DEL-TURN-14")
def test_what_the_adventure_does_at_the_end_of_a_round_comes_after_the_monsters(table: Make) -> None:
    t = table("brakka", adventure="hold_the_stair")
    t.g.round = 7
    t.next("tunnel_goblin")
    t.dice(2, 1)  # breach 1, no encounter; the goblin misses
    t.turn(0).play("end").play_until("nothing")
    assert (t.ending, kinds(t, "acts", "ended")) == ("won_10", ["acts", "ended"])


@pytest.mark.rule("DEL-TURN-14")
@pytest.mark.rule("DEL-TURN-1")
def test_then_the_next_player_begins(table: Make) -> None:
    t = table("brakka", "ilse", "maren", adventure="hold_the_stair")
    t.g.round = 8
    t.next("tunnel_goblin")
    t.dice(2, 1)
    t.turn(0).play("end").play_until("act", 1)
    assert (t.ending, t.g.active, t.g.round) == (None, 1, 8)  # the round is not over yet
