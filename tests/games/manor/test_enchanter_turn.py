"""The Enchanter's turn: appear, Flicker, dominate, collect; his Defense (MAN-ENC-1 to -24, -42 to -45)."""

from collections.abc import Callable

import pytest
from games.manor.enchanter_hands import board, discs, holding, starting
from games.manor.table import Table

from hauntbox.games.manor.attacks import defence, enchanter_defense, forcing, is_exposed
from hauntbox.games.manor.enchanter import dominate
from hauntbox.games.manor.pieces import CLEAVE, ENCHANTER_PIECE, ROLES
from hauntbox.games.manor.roles import MIXES
from hauntbox.games.manor.skeletons_moves import steps as skeleton_steps
from hauntbox.games.manor.spaces import space

HERE = space(2, 1)


# --- the piece


@pytest.mark.rule("MAN-ENC-2")
def test_everybody_may_enter_his_space_freely(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "oP-oE-oC-oG"), 8)
    assert enchanter_defense(t.g) == 3, "more than any of them could beat"
    assert [forcing(t.g, role, space(2, 2)) for role in range(len(ROLES))] == [0] * 5
    assert space(2, 2) in skeleton_steps(t.g, CLEAVE, 2, False), "without Stability to attack anybody"
    t.turn("P").play("step 2,2")
    assert (t.where("paladin"), t.where("enchanter")) == ("2,2", "2,2")
    assert t.prompt == "paladin_menu", "no Encounter is forced on him"


@pytest.mark.rule("MAN-ENC-3")
@pytest.mark.rule("MAN-ENC-33")
def test_discs_are_in_hand_on_tiles_and_on_boards_twenty_in_all(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-o-oP"), 4, P=1)
    assert (discs(t), t.supply("c")) == (20, 15)
    t.turn("E").play("inscribe", "2,1", "2,2", "end")
    assert (t.g.enchanter.hand, t.count("c", 2, 1), t.count("c", 2, 2), board(t, "P")) == (2, 1, 1, 1)
    assert (discs(t), t.supply("c")) == (20, 15)
    t.g.enchanter.boards[0] = 0
    t.turn("P").play("step 2,2")
    assert (board(t, "P"), t.count("c", 2, 2)) == (1, 0)


@pytest.mark.rule("MAN-ENC-4")
def test_he_has_no_strength_and_never_attacks(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dEPCG-d"), 3, "bar tongue stare choir bound step")
    t.turn("E")
    assert {text.split()[0] for text in t.options} == {
        "sneak", "step", "inscribe", "syphon", "whisper", "conjure", "bar", "stare", "end",
    }  # fmt: skip
    t.play("sneak 2,2", "end")
    assert (t.g.paladin.health, t.where("skel_cleave"), t.where("giant")) == (7, "2,1", "2,1")


@pytest.mark.rule("MAN-ENC-5")
def test_he_ignores_webs_lamps_lights_and_his_discs(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-dw3lic")
    t.turn("E").play("sneak 2,2")
    assert (t.where("enchanter"), t.g.enchanter.left) == ("2,2", 2)
    assert [t.count(letter, 2, 2) for letter in "wlic"] == [3, 1, 1, 1]
    assert (t.g.enchanter.hand, board(t, "E")) == (3, 0)


@pytest.mark.rule("MAN-ENC-10")
@pytest.mark.parametrize(("hand", "value"), [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4), (12, 4)])
def test_his_defense_grows_with_discs_in_hand(table: Callable[..., Table], hand: int, value: int) -> None:
    t = holding(table("PKSME", "dE-o"), hand)
    assert defence(t.g, ENCHANTER_PIECE) == value
    t.put("enchanter", space(2, 2))
    assert defence(t.g, ENCHANTER_PIECE) == value - 1


@pytest.mark.rule("MAN-ENC-11")
@pytest.mark.parametrize(("tile", "exposed"), [("d", False), ("dp", False), ("X", False), ("op", False), ("o", True)])
def test_he_is_exposed_on_lit_tiles_but_pits(table: Callable[..., Table], tile: str, exposed: bool) -> None:
    t = table("PKSME", f"{tile}E")
    assert is_exposed(t.g) is exposed


# --- appear


@pytest.mark.rule("MAN-ENC-20")
@pytest.mark.rule("MAN-ENC-21")
@pytest.mark.parametrize(
    ("drawing", "spaces"),
    [
        ("d-dt-d-X-o", ["2,1", "2,3"]),
        ("dt-dW-X-op-Xt-o", ["2,3", "2,4"]),
        ("dt-dW-Xl-oP-o", ["2,1", "2,3", "2,5"]),
    ],
)
def test_where_he_appears(table: Callable[..., Table], drawing: str, spaces: list[str]) -> None:
    t = table("PKSME", drawing)
    t.turn("E")
    assert (t.prompt, t.options) == ("enchanter_appear", spaces)
    t.play(spaces[1])
    assert t.where("enchanter") == spaces[1]
    assert (t.prompt, t.g.enchanter.left) == ("enchanter_menu", 3)


@pytest.mark.rule("MAN-ENC-21")
@pytest.mark.rule("MAN-ENC-18")
def test_without_room_he_can_only_dominate(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dP-oW-oC"), 3, M=3)
    t.turn("E")
    assert (t.prompt, t.options) == ("enchanter_dominate", ["manor", "stop"])
    t.play("stop")
    assert (t.where("enchanter"), t.ask) == ("off", None)


@pytest.mark.rule("MAN-ENC-21")
def test_on_the_board_he_does_not_appear_again(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-d-d")
    t.turn("E")
    assert t.prompt == "enchanter_menu"
    assert t.told("enchanter-appears") == []


# --- dominate


@pytest.mark.rule("MAN-ENC-20")
@pytest.mark.rule("MAN-ENC-22")
def test_he_dominates_before_he_acts(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oP"), 1, P=2)
    t.turn("E").play("whisper")
    assert (board(t, "P"), t.prompt) == (3, "enchanter_menu")
    assert [text for text in t.options if "paladin" in text] == ["command paladin"]
    t.play("end")
    assert t.ask is None
    t.turn("E")
    assert (t.prompt, t.options) == ("enchanter_dominate", ["paladin", "stop"])


@pytest.mark.rule("MAN-ENC-42")
def test_domination_asks_for_the_value_of_the_leftmost_free_space(table: Callable[..., Table]) -> None:
    needs = []
    for filled in range(4):
        t = table("PKSME", "dE-oP-oC")
        t.g.enchanter.filled = filled
        for count in range(2, 7):
            holding(t, 0, P=count)
            t.rule(dominate)
            if t.ask:
                needs.append(count)
                break
    assert needs == [3, 4, 4, 5]


@pytest.mark.rule("MAN-ENC-42")
@pytest.mark.rule("MAN-ENC-1")
@pytest.mark.rule("MAN-ENC-51")
def test_dominating_empties_the_board_and_draws_a_spell(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oP"), 2, P=5, K=2)
    t.draws("sp_bar", "sp_echo", "sp_step")
    t.rule(dominate).play("paladin")
    assert (board(t, "P"), board(t, "K"), t.supply("c")) == (0, 2, 16)
    assert (t.g.enchanter.filled, t.g.enchanter.track) == (1, 0)
    assert (t.prompt, t.options) == ("pick_spell", ["sp_bar", "sp_echo", "sp_step"])
    t.play("sp_echo")
    assert [fact["card"] for fact in t.told("spell")] == ["sp_echo"]
    assert sorted(t.g.enchanter.deck.discards) == [0, 10]
    assert t.told("dominated") == [{"role": "paladin", "count": 5, "total": 1, "goal": 4}]


@pytest.mark.rule("MAN-ENC-42")
@pytest.mark.rule("MAN-ENC-23")
@pytest.mark.parametrize(("filled", "cubes", "spells"), [(0, 3, 1), (1, 3, 1), (2, 4, 0)])
def test_what_each_domination_space_brings(table: Callable[..., Table], filled: int, cubes: int, spells: int) -> None:
    t = holding(table("PKSME", "dE-d"), 0, M=6)
    t.g.enchanter.filled = filled
    t.g.manor.hand = []
    t.turn("E").play("manor")
    if spells:
        t.play(t.options[0])
    assert (t.prompt, t.g.enchanter.left, t.g.enchanter.cubes) == ("enchanter_menu", cubes, cubes)
    assert len(t.g.enchanter.spells) == spells


@pytest.mark.rule("MAN-ENC-23")
@pytest.mark.rule("MAN-ENC-42")
def test_the_fourth_space_brings_a_fifth_cube_where_the_game_goes_on(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d"), 0, M=6)
    t.g.terms = t.g.terms._replace(dominations=5)
    t.g.enchanter.filled, t.g.enchanter.cubes = 3, 4
    t.g.manor.hand = []
    t.turn("E").play("manor")
    assert (t.g.enchanter.left, t.g.enchanter.cubes) == (5, 5)


@pytest.mark.rule("MAN-ENC-43")
def test_after_dominating_he_commands_for_nothing(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oP-o-oc"), 0, P=4)
    t.g.enchanter.filled = 2
    t.rule(dominate).play("paladin")
    assert (t.prompt, t.options) == ("enchanter_march", ["to 2,3", "to 2,1", "stop"])
    t.play("to 2,3", "to 2,4")
    assert (t.where("paladin"), board(t, "P"), t.g.enchanter.left) == ("2,4", 1, 0)
    assert t.supply("c") == 19


@pytest.mark.rule("MAN-ENC-44")
def test_not_the_same_twice_in_succession(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oW"), 0, M=9, K=4)
    t.g.enchanter.filled = 2
    t.g.manor.hand = []
    t.rule(dominate)
    assert t.options == ["skeletons", "manor", "stop"]
    t.play("manor")
    assert (t.ask, t.g.enchanter.last) == (None, 3), "5 are needed now, the Skeletons have 4"
    holding(t, 0, M=6, K=5)
    t.rule(dominate)
    assert (t.options, t.barred) == (["skeletons", "stop"], {"manor": "MAN-ENC-44"})


@pytest.mark.rule("MAN-ENC-44")
def test_several_in_one_phase_each_by_the_space_that_is_next(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oW"), 0, K=3, M=4, S=4)
    t.g.manor.hand = []
    t.rule(dominate).play("skeletons")
    t.play(t.options[0])
    assert (t.prompt, t.options) == ("enchanter_dominate", ["spider", "manor", "stop"])
    t.play("manor")
    t.play(t.options[0])
    assert (t.options, t.g.enchanter.filled) == (["spider", "stop"], 2)


@pytest.mark.rule("MAN-ENC-44")
@pytest.mark.rule("MAN-ENC-45")
def test_a_single_opponent_may_be_dominated_again(table: Callable[..., Table]) -> None:
    t = holding(table("PE", "dE-oP"), 0, P=4)
    t.g.enchanter.filled, t.g.enchanter.last = 1, 0
    t.rule(dominate).play("paladin")
    assert t.ending == "enchanter_dominates"


@pytest.mark.rule("MAN-ENC-45")
@pytest.mark.rule("MAN-ENC-1")
def test_he_wins_with_the_last_space(table: Callable[..., Table]) -> None:
    for mix in MIXES:
        if "E" not in mix.roles:
            continue
        goal = {2: 2, 3: 3}.get(len(mix.roles), 4)
        t = holding(table(mix.roles), 0, **{mix.roles[0]: 6})
        t.g.enchanter.filled = goal - 1
        t.rule(dominate).play(t.options[0])
        assert t.ending == "enchanter_dominates", mix.roles
        t = holding(table(mix.roles), 0, **{mix.roles[0]: 6})
        t.g.enchanter.filled = goal - 2
        t.rule(dominate).play(t.options[0])
        assert t.ending is None, mix.roles


# --- cubes


@pytest.mark.rule("MAN-ENC-23")
@pytest.mark.rule("MAN-ENC-30")
def test_three_cubes_each_action_one_and_all_come_back(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-dP")
    t.turn("E").play("syphon", "syphon", "inscribe")
    assert (t.prompt, t.ask) == (None, None), "three cubes are spent, nothing else is inscribed"
    assert t.g.enchanter.left == 0
    t.turn("E")
    assert t.g.enchanter.left == 3
    t.play("end")
    assert t.ask is None
    assert t.g.enchanter.hand == 4


@pytest.mark.rule("MAN-VAR-30")
def test_levels_of_the_enchanter_in_play(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-d", enchanter_level="very_hard")
    t.turn("E")
    assert t.g.enchanter.left == 2
    t = holding(table("PKSME", "dE-d", enchanter_level="very_easy"), 0, P=6)
    t.g.enchanter.filled = 2
    t.rule(dominate).play("paladin")
    assert t.ending == "enchanter_dominates"


@pytest.mark.rule("MAN-ENC-30")
def test_what_he_cannot_do_names_its_rule(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-o-dW\n. d"), 0)
    t.turn("E")
    assert starting(t, "sneak") == ["3,2"]
    assert t.barred == {
        "sneak 2,2": "MAN-ENC-30",
        "sneak 2,3": "MAN-ENC-31",
        "syphon": "MAN-ENC-34",
        "whisper": "MAN-ENC-41",
    }
