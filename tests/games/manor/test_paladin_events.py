"""The effects of Event cards, and who chooses: MAN-PAL-28, MAN-VAR-3, MAN-SOLO-17."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table

from hauntbox.games.manor.attacks import movement
from hauntbox.games.manor.cards import EVENTS
from hauntbox.games.manor.events import carry_out, play_event
from hauntbox.games.manor.pieces import FORCE_WALL, TREASURE, WEB
from hauntbox.games.manor.spaces import space


def happens(t: Table, effect: str) -> Table:
    """An Event card with this effect is carried out on the Paladin's turn."""
    card = next(i for i, event in enumerate(EVENTS) if event.effect == effect)
    return t.active("P").rule(carry_out, card)


def gritty(t: Table, grit: int = 4) -> Table:
    t.g.paladin.grit = grit
    return t


def test_cold_snap_puts_out_the_lamps_near_him(table: Callable[..., Table]) -> None:
    t = happens(gritty(table("PKSM", "ol oPl|ol ol")), "fx_cold")
    assert [t.count("l", 2, col) for col in (1, 2, 3, 4)] == [0, 0, 0, 1], "adjacent, whatever the walls"
    assert (t.supply("l"), t.g.paladin.grit, t.g.paladin.light) == (7, 3, 1)


def test_falling_portrait_takes_2_grit(table: Callable[..., Table]) -> None:
    t = happens(gritty(table("PKSM", "oP")), "fx_portrait")
    assert (t.g.paladin.grit, t.g.paladin.light) == (2, 1)


def test_forgotten_hoard_lies_on_the_nearest_unoccupied_dark_tile(table: Callable[..., Table]) -> None:
    t = happens(table("PKSM", "dl oP o d\n. . d"), "fx_hoard")
    assert (t.asked, t.options) == ("paladin", ["2,4", "3,3"]), "equally near; the nearest of all is occupied"
    t.play("3,3")
    assert t.count("t", 3, 3) == 1
    assert happens(table("PKSM", "oP o"), "fx_hoard").ask is None
    empty = table("PKSM", "oP d")
    empty.g.supply[TREASURE] = 0
    assert happens(empty, "fx_hoard").count("t", 2, 2) == 0


@pytest.mark.rule("MAN-GEN-18")
def test_silk_on_the_stairs_is_up_to_2_webs_of_the_spider(table: Callable[..., Table]) -> None:
    t = happens(table("PKSM", "dw3 oP|o . d"), "fx_silk")
    assert (t.asked, t.options) == ("spider", ["2,2", "2,3", "stop"]), "at most 3 on a tile"
    t.play("2,3", "2,3")
    assert (t.count("w", 2, 3), t.ask) == (2, None)
    s = happens(table("PKSM", "dw3 oP|o . d"), "fx_silk").play("2,2", "stop")
    assert (s.count("w", 2, 2), s.supply("w")) == (1, 6)
    none = table("PKSM", "oP o")
    none.g.supply[WEB] = 0
    assert happens(none, "fx_silk").ask is None


def test_without_a_spider_silk_takes_1_movement_for_the_turn(table: Callable[..., Table]) -> None:
    t = table("PKM", "oP-d-o-o")
    p = t.g.paladin
    p.cubes.bases, p.cubes.free, p.light = (3, 3, 1), 0, 1
    t.g.manor.hand = [CARDS["ev_04"]]
    t.draws("event_1")
    t.turn("P").play("step 2,2", "step 2,3")
    assert not [text for text in t.options if text.startswith("step")], "3 - 1"
    t.play("end").turn("P")
    assert p.slowed == 0
    p.moves = 3
    p.slowed = 1
    assert movement(t.g) == 3, "not below what he has spent"


@pytest.mark.rule("MAN-GEN-18")
@pytest.mark.rule("MAN-EDGE-12")
def test_turning_room_turns_his_tile(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP d")
    t.lit("event_10", 2, 1)
    t.force_wall(2, 1, "east")
    happens(t, "fx_turning")
    assert (t.asked, t.options) == ("manor", ["r0", "r1", "r2", "r3"]), "compulsory, in any orientation"
    t.play("r1")
    assert t.g.grid.printed[space(2, 1)] == 0b1001
    assert "3,1" in t.house
    assert t.g.supply[FORCE_WALL] == 6


def test_grave_call_steadies_the_skeletons_or_costs_grit(table: Callable[..., Table]) -> None:
    t = happens(gritty(table("PKSM", "oP")), "fx_grave")
    assert (t.g.skeletons.stability, t.g.paladin.grit) == (1, 4)
    t = happens(gritty(table("PSM", "oP")), "fx_grave")
    assert (t.g.skeletons.stability, t.g.paladin.grit) == (0, 3)


def test_restless_spirit_appears_on_an_unoccupied_lit_tile_within_3(table: Callable[..., Table]) -> None:
    t = happens(table("PKSM", "oP oW d o o\no"), "fx_spirit")
    assert (t.asked, t.options) == ("manor", ["3,1", "2,4"])
    t.play("2,4")
    assert t.where("poltergeist_1") == "2,4"
    assert happens(table("PKSM", "oP oW d"), "fx_spirit").ask is None


@pytest.mark.rule("MAN-GEN-18")
def test_slamming_doors_are_up_to_2_force_walls_around_him(table: Callable[..., Table]) -> None:
    t = happens(table("PKSM", "o|oP o\n. d"), "fx_doors")
    assert (t.asked, t.options) == ("manor", ["2,2 east", "2,2 south", "stop"]), "no walls, no empty spaces"
    t.play("2,2 east", "2,2 south")
    assert t.g.supply[FORCE_WALL] == 4
    assert happens(table("PKSM", "oP o"), "fx_doors").play("stop").g.supply[FORCE_WALL] == 6


def test_trapdoor_moves_him_1_space(table: Callable[..., Table]) -> None:
    t = happens(table("PKSM", "d oPg|o\n. ow"), "fx_trapdoor")
    assert (t.asked, t.options) == ("manor", ["to 3,2", "to 2,1"])
    t.play("to 3,2")
    assert (t.where("paladin"), t.count("w", 3, 2), t.g.paladin.meetings) == ("3,2", 0, 0)
    assert happens(table("PKSM", "oP"), "fx_trapdoor").where("paladin") == "2,1"


# --- who chooses


@pytest.mark.rule("MAN-VAR-3")
@pytest.mark.parametrize(
    ("roles", "who"), [("PKSME", "manor"), ("PKS", "skeletons"), ("PS", "spider"), ("PE", "enchanter")]
)
def test_without_a_manor_the_next_role_chooses(table: Callable[..., Table], roles: str, who: str) -> None:
    assert happens(table(roles, "d oP d"), "fx_trapdoor").asked == who
    assert happens(table(roles, "o oP o o"), "fx_spirit").asked == who
    assert happens(table(roles, "o oP o o"), "fx_doors").asked == who


@pytest.mark.rule("MAN-VAR-3")
@pytest.mark.rule("MAN-SOLO-17")
def test_in_solo_chance_chooses(table: Callable[..., Table]) -> None:
    ends = set()
    for seed in range(12):
        t = table("P", "d oP d", seed=seed)
        assert happens(t, "fx_trapdoor").ask is None
        ends.add(t.where("paladin"))
    assert ends == {"2,1", "2,3"}
    t = happens(table("P", "oP"), "fx_grave")
    assert t.g.skeletons.stability == 1


@pytest.mark.rule("MAN-PAL-28")
def test_the_hand_of_the_manor_stays_hidden_while_it_chooses(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP d").active("P").rule(play_event)
    assert t.asked == "manor"
    hidden = t.game.view(t.g, 0).manor.hand
    assert hidden == [-2] * 3


@pytest.mark.rule("MAN-MOVE-25")
def test_no_event_reaches_him_on_the_entrance(table: Callable[..., Table]) -> None:
    t = happens(gritty(table("PKSM")), "fx_portrait")
    assert t.g.paladin.grit == 4
