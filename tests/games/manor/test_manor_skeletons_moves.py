"""How Skeletons move, and their actions besides attacking."""

from collections.abc import Callable

import pytest
from games.manor.bones import act, bones, to_pit
from games.manor.table import Table

from hauntbox.games.manor.cards import BLAZING
from hauntbox.games.manor.pieces import CLEAVE, NEEDLE, WICK
from hauntbox.games.manor.skeletons import line_up
from hauntbox.games.manor.skeletons_moves import step_cost
from hauntbox.games.manor.spaces import space

Make = Callable[..., Table]


def left_after(t: Table, piece: int, step: str) -> int:
    """Movement left after a step."""
    act(t, piece).play(f"step {step}")
    return t.g.skeletons.moves


@pytest.mark.rule("MAN-SKEL-11")
def test_once_1_stability_buys_4_more_movement(table: Make) -> None:
    t = act(table("PKSM", "dC-d"), CLEAVE, 2)
    t.play("hurry")
    assert (t.g.skeletons.moves, t.g.skeletons.stability) == (8, 1)
    assert "hurry" not in t.options
    assert t.barred["hurry"] == "MAN-SKEL-11"
    assert "hurry" not in act(table("PKSM", "dC-d"), CLEAVE, 0).options


@pytest.mark.rule("MAN-SKEL-12")
@pytest.mark.rule("MAN-SKEL-15")
@pytest.mark.rule("MAN-SKEL-16")
@pytest.mark.rule("MAN-SKEL-17")
@pytest.mark.rule("MAN-SKEL-18")
@pytest.mark.rule("MAN-MOVE-4")
@pytest.mark.rule("MAN-PAL-100")
@pytest.mark.parametrize(
    ("drawing", "left"),
    [
        ("dC-d", 3),
        ("dC-.", 3),
        (".C-d", 3),
        ("dC-o", 2),
        ("dC|o", 1),
        ("oC|d", 2),
        ("dC-dl", 2),
        ("dC-ol", 1),
        ("dC-dw2", 1),
        ("dC|ol", 0),
    ],
)
def test_what_a_step_costs(table: Make, drawing: str, left: int) -> None:
    t = table("PKSM", drawing)
    if drawing[2] == "|" and drawing[0] == "d":
        t.wall(2, 2, "west")
    assert left_after(t, CLEAVE, "2,2") == left


@pytest.mark.rule("MAN-SKEL-18")
@pytest.mark.rule("MAN-MOVE-7")
def test_who_cannot_pay_all_surcharges_may_not_make_the_step(table: Make) -> None:
    t = table("PKSM", "dC-olw")
    t.wall(2, 2, "west")
    assert step_cost(t.g, CLEAVE, space(2, 2)) == (1, 1, 1, 1)
    act(t, CLEAVE)
    assert "step 2,2" not in t.options
    assert t.barred["step 2,2"] == "MAN-SKEL-18"
    t.play("hurry", "step 2,2")
    assert (t.g.skeletons.moves, t.count("w", 2, 2)) == (3, 0)


@pytest.mark.rule("MAN-SKEL-13")
def test_in_an_empty_space_there_are_no_abilities_and_no_gear(table: Make) -> None:
    t = act(table("PKSM", "d-.I-d"), WICK, 5, "staff")
    assert [text for text in t.options if text.split()[0] in ("lights", "staff")] == []
    t.play("step 2,3")
    assert [text.split()[0] for text in t.options if text.split()[0] in ("lights", "staff")] == ["staff"]
    t = act(table("PKSM", "d-.N-d"), NEEDLE, 5, "boots")
    assert t.g.skeletons.moves == 4
    t = act(table("PKSM", "d-dN-d"), NEEDLE, 5, "boots")
    assert t.g.skeletons.moves == 6


@pytest.mark.rule("MAN-SKEL-14")
@pytest.mark.rule("MAN-SKEL-34")
def test_from_an_empty_space_or_an_edge_pit_only_tunnel_is_possible(table: Make) -> None:
    t = act(table("PKSM", "X-.C-oE", at=(3, 1)), CLEAVE)
    assert t.options[-2:] == ["tunnel 3,1", "done"]
    t = table("PKSM", "X-d", at=(3, 1))
    to_pit(t, CLEAVE, 5)
    act(t, CLEAVE)
    assert t.options == ["step 1,6", "hurry", "tunnel 3,1", "done"]
    t.play("tunnel 3,1")
    assert (t.where("skel_cleave"), t.ask) == ("3,1", None)


@pytest.mark.rule("MAN-SKEL-19")
@pytest.mark.rule("MAN-PAL-100")
def test_a_lamp_goes_out_where_the_movement_ends_not_where_it_passes(table: Make) -> None:
    t = act(table("PKSM", "dC-dl-dl"), CLEAVE).play("step 2,2", "hurry", "step 2,3")
    assert (t.count("l", 2, 2), t.count("l", 2, 3)) == (1, 1)
    t.play("done")
    assert (t.count("l", 2, 2), t.count("l", 2, 3), t.supply("l")) == (1, 0, 7)
    t = act(table("PKSM", "dCl-d"), CLEAVE).play("done")
    assert t.count("l", 2, 1) == 1, "who has not moved has not ended a movement"
    t = act(table("PKSM", "dC-dlt"), CLEAVE).play("step 2,2", "loot")
    assert t.count("l", 2, 2) == 0, "before the action"


@pytest.mark.rule("MAN-SKEL-20")
def test_from_an_edge_pit_there_is_one_step_and_no_way_back(table: Make) -> None:
    t = table("PKSM", "d", at=(1, 6))
    to_pit(t, CLEAVE, 5)
    act(t, CLEAVE)
    assert t.options == ["step 1,6", "hurry", "done"]
    t.play("step 1,6")
    assert [text for text in t.options if text.startswith("step")] == ["step 0,6", "step 2,6", "step 1,5"]
    t = table("PKSM", "o", at=(1, 6))
    t.wall(1, 6, "east")
    to_pit(t, CLEAVE, 5)
    assert left_after(t, CLEAVE, "1,6") == 1, "1 + wall 1 + Lit 1"


@pytest.mark.rule("MAN-SKEL-22")
@pytest.mark.rule("MAN-SKEL-23")
@pytest.mark.rule("MAN-SKEL-37")
def test_wraith_enchanter_and_with_a_paladin_spider_pieces_are_entered_freely(table: Make) -> None:
    t = act(table("PKSME", "oG-oC-oS\n.-oW-oE"), CLEAVE)
    t.play("step 3,2", "step 3,3")
    assert t.prompt == "skeleton_menu"
    for place in ("2,1", "2,3"):
        t = act(table("PKSME", "oG-oC-oS\n.-oW-oE"), CLEAVE).play(f"step {place}")
        assert [text for text in t.options if text.startswith("attack")] == []
        assert "MAN-SKEL-23" in t.barred.values()


# --- actions


@pytest.mark.rule("MAN-SKEL-30")
@pytest.mark.rule("MAN-SKEL-31")
def test_loot_takes_a_treasure_token_for_2_stability_and_ends_the_activation(table: Make) -> None:
    t = act(table("PKSM", "dCt2-d"), CLEAVE, 5)
    t.play("loot")
    assert (t.count("t", 2, 1), t.supply("t"), t.g.skeletons.stability, t.ask) == (1, 11, 7, None)
    assert "loot" not in act(table("PKSM", "dC-dt"), CLEAVE).options


@pytest.mark.rule("MAN-SKEL-32")
@pytest.mark.parametrize("armory", ["a", "A"])
def test_collect_gives_a_gear_card_to_its_owner_whoever_collects(table: Make, armory: str) -> None:
    t = table("PKSM", f"{armory}N-d")
    t.draws("gear_axe")
    act(t, NEEDLE).play("collect")
    assert t.g.skeletons.gear == 1 << 9
    assert t.told("gear")[0]["other"] == "skel_cleave"
    assert t.ask is None
    t = table("PKSM", f"{armory}N-d")
    t.g.skeletons.deck.loose = []
    act(t, NEEDLE)
    assert "collect" not in t.options
    assert t.barred["collect"] == "MAN-SKEL-32"
    assert "collect" not in act(table("PKSM", f"dN-{armory}"), NEEDLE).options


@pytest.mark.rule("MAN-SKEL-32")
@pytest.mark.rule("MAN-SKEL-56")
def test_own_gear_just_collected_may_be_used_at_once_but_no_ability_any_more(table: Make) -> None:
    t = table("PKSM", "aI-d-d")
    t.draws("gear_staff")
    act(t, WICK).play("collect")
    assert t.options == ["staff skel_wick", "done"]
    t.play("staff skel_wick", "to 2,3")
    assert (t.where("skel_wick"), t.ask) == ("2,3", None)
    t = table("PKSM", "aC-dI")
    t.draws("gear_staff")
    act(t, CLEAVE).play("collect")
    assert t.ask is None, "it costs Stability: only in Wick's own activation"


@pytest.mark.rule("MAN-SKEL-34")
@pytest.mark.rule("MAN-SKEL-35")
def test_tunnel_goes_to_pit_tiles_and_pit_markers_without_opponents(table: Make) -> None:
    t = table("PKSME", "dC-X-Xl-XW-XN-dp-B-X")
    act(t, CLEAVE)
    assert [text for text in t.options if text.startswith("tunnel")] == [
        "tunnel 2,2",
        "tunnel 2,3",
        "tunnel 2,5",
        "tunnel 2,6",
    ]
    t.play("tunnel 2,3")
    assert (t.where("skel_cleave"), t.count("l", 2, 3), t.supply("l")) == ("2,3", 0, 8)
    assert t.ask is None


@pytest.mark.rule("MAN-VAR-20")
def test_blazing_lamps_bar_tunnelling_to_a_pit_with_a_lamp(table: Make) -> None:
    t = table("PKSM", "dC-X-Xl", extended_sanctity=True)
    t.g.paladin.cards.append(BLAZING)
    act(t, CLEAVE)
    assert [text for text in t.options if text.startswith("tunnel")] == ["tunnel 2,2"]


@pytest.mark.rule("MAN-SKEL-30")
def test_after_an_action_the_next_skeleton_acts(table: Make) -> None:
    t = bones(table("PKSM", "dCt-dN"), 5)
    t.rule(line_up).play("loot")
    assert t.ask.about == ("skel_needle", 4)
