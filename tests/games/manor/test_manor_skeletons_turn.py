"""The Skeletons' turn: Stability, skulls, spawning, activating, the Wolf."""

from collections.abc import Callable

import pytest
from games.manor.bones import act, bones, to_pit
from games.manor.table import Table

from hauntbox.games.manor.pieces import (
    CASTER,
    CLEAVE,
    FLETCH,
    NEEDLE,
    WAIL,
    WICK,
    WOLF,
    bits,
)  # fmt: skip
from hauntbox.games.manor.skeletons import activate, line_up, spawn
from hauntbox.games.manor.skeletons_board import gain_stability, lose_stability, scatter
from hauntbox.games.manor.spaces import EDGE_PITS
from hauntbox.games.manor.things import move

Make = Callable[..., Table]
PITS = [f"pit{i}" for i in range(1, 7)]


@pytest.mark.rule("MAN-SKEL-1")
@pytest.mark.rule("MAN-SKEL-6")
@pytest.mark.rule("MAN-SKEL-8")
def test_a_turn_is_stability_then_spawning_then_activating_in_march_order(table: Make) -> None:
    t = bones(table("PKSM", "dP-d"), 0, ready=(CLEAVE, NEEDLE))
    t.turn("K")
    assert (t.g.skeletons.stability, t.prompt, t.asked) == (2, "skeleton_spawn", "skeletons")
    assert t.options == PITS
    t.play("pit3")
    assert t.options == [pit for pit in PITS if pit != "pit3"], "an edge pit holds one Skeleton"
    t.play("pit1")
    assert (t.where("skel_cleave"), t.where("skel_needle")) == ("pit3", "pit1")
    assert t.prompt == "skeleton_menu"
    assert t.ask.about == ("skel_cleave", 4)
    t.play("step 0,1")
    assert t.ask.about == ("skel_cleave", 3), "she is finished before the next begins"
    t.play("done")
    assert t.ask.about == ("skel_needle", 4)
    t.play("done")
    assert t.ask is None


@pytest.mark.rule("MAN-SKEL-9")
@pytest.mark.rule("MAN-SKEL-10")
def test_an_activation_gives_4_movement_and_may_be_passed(table: Make) -> None:
    t = act(table("PKSM", "dC-d"), CLEAVE)
    assert t.g.skeletons.moves == 4
    t.play("done")
    assert (t.where("skel_cleave"), t.ask) == ("2,1", None)


@pytest.mark.rule("MAN-SKEL-2")
@pytest.mark.rule("MAN-SKEL-3")
@pytest.mark.parametrize(("skull", "before"), [(4, 3), (7, 6), (10, 9)])
def test_each_skull_brings_the_next_skeleton_once(table: Make, skull: int, before: int) -> None:
    t = bones(table("PKSM", "dC-dN"), before)
    s = t.g.skeletons
    s.skulls = {4: 0, 7: 1, 10: 3}[skull]
    t.rule(gain_stability, 1, "MAN-SKEL-1")
    assert s.ready == 1 << FLETCH
    assert s.recruited == bits((CLEAVE, NEEDLE, FLETCH))
    t.rule(lose_stability, 1, "MAN-SKEL-40")
    t.rule(gain_stability, 1, "MAN-SKEL-1")
    assert s.recruited == bits((CLEAVE, NEEDLE, FLETCH)), "the skull has done its work"


@pytest.mark.rule("MAN-SKEL-2")
@pytest.mark.rule("MAN-GEN-6")
def test_a_jump_over_two_skulls_brings_two_and_12_is_the_most(table: Make) -> None:
    t = bones(table("PKSM", "dC-dN"), 3)
    t.g.skeletons.skulls = 0
    t.rule(gain_stability, 4, "MAN-SKEL-1")
    assert t.g.skeletons.ready == bits((FLETCH, WAIL))
    t.rule(gain_stability, 99, "MAN-SKEL-1")
    assert (t.g.skeletons.stability, t.g.skeletons.ready) == (12, bits((FLETCH, WAIL, WICK)))


@pytest.mark.rule("MAN-SKEL-4")
def test_who_is_recruited_in_phase_1_spawns_at_once_who_comes_later_next_turn(table: Make) -> None:
    t = bones(table("PKSM", "dCt-dN"), 2)
    t.g.skeletons.skulls = 0
    t.turn("K")
    assert (t.prompt, t.ask.about) == ("skeleton_spawn", "skel_fletch")
    t = bones(table("PKSM", "dCt-dN"), 5)
    t.g.skeletons.skulls = 1
    t.g.skeletons.stability = 3
    t.turn("K").play("loot")
    assert t.g.skeletons.ready == 1 << FLETCH
    t.play("done")
    assert (t.where("skel_fletch"), t.ask) == ("off", None)


@pytest.mark.rule("MAN-SKEL-5")
@pytest.mark.rule("MAN-ENC-50")
def test_resist_comes_before_phase_1(table: Make) -> None:
    t = bones(table("PKSME", "dC-d"), 2)
    t.g.enchanter.boards[1], t.g.enchanter.track = 3, 2
    t.turn("K")
    assert (t.prompt, t.options, t.g.skeletons.stability) == ("resist", ["stability", "stop"], 2)
    t.play("stability")
    assert (t.g.skeletons.stability, t.g.enchanter.boards[1]) == (2, 1), "2 paid, then 2 gained"


@pytest.mark.rule("MAN-SKEL-7")
def test_without_a_free_edge_pit_a_skeleton_waits(table: Make) -> None:
    t = bones(table("PKSM", "dN-d"), ready=(CLEAVE,))
    for i, pit in enumerate(EDGE_PITS):
        move(t.g, CASTER + i, pit)
    t.run((spawn, ()), (line_up, ()))
    assert (t.g.skeletons.ready, t.ask.about) == (1 << CLEAVE, ("skel_needle", 4))


@pytest.mark.rule("MAN-SKEL-40")
@pytest.mark.rule("MAN-SKEL-42")
@pytest.mark.rule("MAN-FAQ-5")
@pytest.mark.rule("MAN-ATK-5")
def test_who_scatters_goes_to_the_board_for_1_stability_with_its_gear(table: Make) -> None:
    t = bones(table("PKSM", "dC-dN"), 1, "axe")
    t.rule(scatter, CLEAVE, "MAN-PAL-42", True)
    s = t.g.skeletons
    assert (t.where("skel_cleave"), s.stability, s.ready) == ("off", 0, 1 << CLEAVE)
    assert s.gear
    t.rule(scatter, NEEDLE, "MAN-PAL-42", True)
    assert (s.stability, s.ready) == (0, bits((CLEAVE, NEEDLE)))
    t.turn("K")
    assert t.ask.about == "skel_cleave", "they spawn again"


# --- the Wolf


@pytest.mark.rule("MAN-SKEL-60")
def test_the_wolf_is_activated_before_fletch_moves_like_a_skeleton_and_cannot_attack(table: Make) -> None:
    t = bones(table("PKSM", "dC-dF-dV\nd-oP-d"), 5)
    t.g.skeletons.march = [FLETCH, CLEAVE]
    t.rule(line_up)
    assert t.ask.about == ("wolf", 4)
    assert "step 3,2" not in t.options
    t.play("step 3,3")
    assert "step 3,2" not in t.options
    assert t.barred["step 3,2"] == "MAN-SKEL-60"
    t.play("done")
    assert t.ask.about == ("skel_fletch", 4)


@pytest.mark.rule("MAN-SKEL-61")
def test_the_wolf_takes_no_actions_but_may_buy_movement(table: Make) -> None:
    t = act(table("PKSM", "aVt-X-oE"), WOLF)
    assert [text.split()[0] for text in t.options] == ["step"] * 4 + ["hurry", "done"]
    assert t.barred["loot"] == t.barred["collect"] == "MAN-SKEL-61"
    t.play("hurry")
    assert (t.g.skeletons.moves, t.g.skeletons.stability) == (8, 4)


@pytest.mark.rule("MAN-SKEL-62")
@pytest.mark.rule("MAN-SKEL-65")
def test_a_scattered_wolf_returns_on_fletchs_space_or_on_her_edge_pit(table: Make) -> None:
    t = bones(table("PKSM", "dF-dV"), 5)
    t.rule(scatter, WOLF, "MAN-PAL-42", True)
    assert (t.g.skeletons.stability, t.g.skeletons.wolf, t.where("wolf")) == (4, True, "off")
    t.turn("K")
    assert (t.where("wolf"), t.g.skeletons.wolf) == ("2,1", False)
    t = bones(table("PKSM", "d-dV"), 5, ready=(FLETCH,))
    t.rule(scatter, WOLF, "MAN-PAL-42", True)
    t.turn("K").play("pit4")
    assert t.where("wolf") == t.where("skel_fletch") == "pit4"


@pytest.mark.rule("MAN-SKEL-63")
def test_when_fletch_spawns_the_wolf_may_come_to_her_pit(table: Make) -> None:
    for answer, place in (("yes", "pit2"), ("no", "2,2")):
        t = bones(table("PKSM", "d-dV"), 5, ready=(FLETCH, WAIL))
        t.turn("K").play("pit2")
        assert t.prompt == "skeleton_wolf"
        t.play(answer)
        assert t.where("wolf") == place
        assert "pit2" not in t.options, "Wail cannot spawn there"
    t = bones(table("PKSM", "d-d"), 5, ready=(FLETCH,))
    to_pit(t, WOLF, 2)
    t.turn("K")
    assert "pit2" in t.options, "Fletch and the Wolf may stand there together"


@pytest.mark.rule("MAN-SKEL-64")
@pytest.mark.parametrize(("drawing", "place"), [("dC-dF", "2,2"), ("aC-.F", "off"), ("aC-d", "off")])
def test_the_wolf_card_waits_while_fletch_is_not_on_a_tile(table: Make, drawing: str, place: str) -> None:
    t = table("PKSM", drawing.replace("dC", "aC"))
    t.draws("gear_wolf")
    act(t, CLEAVE).play("collect")
    assert (t.where("wolf"), t.g.skeletons.wolf) == (place, place == "off")


@pytest.mark.rule("MAN-SKEL-64")
def test_on_an_edge_pit_fletch_gets_the_wolf_at_once(table: Make) -> None:
    t = table("PKSM", "aC-d")
    to_pit(t, FLETCH, 5)
    t.draws("gear_wolf")
    act(t, CLEAVE).play("collect")
    assert t.where("wolf") == "pit5"


@pytest.mark.rule("MAN-SKEL-67")
def test_a_wolf_that_comes_in_before_fletch_acts_this_turn_one_that_fletch_brings_does_not(table: Make) -> None:
    t = bones(table("PKSM", "aC-dF"), 5)
    t.draws("gear_wolf")
    t.rule(line_up).play("collect")
    assert t.ask.about == ("wolf", 4)
    t = bones(table("PKSM", "d-aF"), 5)
    t.draws("gear_wolf")
    t.rule(line_up).play("collect")
    assert (t.where("wolf"), t.ask) == ("2,2", None)


def test_after_the_last_activation_nobody_is_active(table: Make) -> None:
    t = act(table("PKSM", "dC-d"), CLEAVE)
    t.play("done")
    s = t.g.skeletons
    assert (s.active, s.moves, s.queue) == (-1, 0, ())
    t.g.skeletons.queue = (NEEDLE,)
    t.rule(activate)
    assert t.ask is None, "who is not on the board is not activated"
