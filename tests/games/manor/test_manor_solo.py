"""The Lone Vigil: dials, automatic Skeletons, losing and winning."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.games.manor.attacks import attack_strength, single_strength
from hauntbox.games.manor.cards import EVENTS, HALO, MACE, MERCY, SMITE
from hauntbox.games.manor.ends import count_poltergeist
from hauntbox.games.manor.entering import enter, force
from hauntbox.games.manor.events import carry_out
from hauntbox.games.manor.paladin_board import gain_treasure, lose_health
from hauntbox.games.manor.paladin_data import STRENGTH
from hauntbox.games.manor.pieces import CLEAVE, FLETCH, NEEDLE, PALADIN, PALADIN_PIECE, PIECES, WAIL, WICK, bits
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.skeletons_board import scatter_all
from hauntbox.games.manor.solo import MOVES, RUSH, act, rise, skeletons_act
from hauntbox.games.manor.solo_signs import raise_terror
from hauntbox.games.manor.spaces import EDGE_PITS, space
from hauntbox.games.manor.things import place_poltergeist, poltergeists

Make = Callable[..., Table]
ORDER = [CLEAVE, NEEDLE, FLETCH, WAIL, WICK]


def vigil(t: Table, stability: int = 0, strength: int = 1) -> Table:
    """A night alone: the March Order is Cleave, Needle, Fletch, Wail, Wick."""
    s = t.g.skeletons
    s.march, s.stability = ORDER[:], stability
    s.fallen = bits(tuple([piece for piece in ORDER if not t.g.at[piece]]))
    t.g.paladin.cubes.free = 0
    t.g.paladin.cubes.placed[STRENGTH] = strength - 1
    return t


@pytest.mark.rule("MAN-SOLO-3")
@pytest.mark.rule("MAN-SOLO-2")
@pytest.mark.parametrize(("level", "terror", "goal"), [("easy", 12, 5), ("normal", 12, 6), ("hard", 10, 7)])
def test_how_it_is_won_and_lost(table: Make, level: str, terror: int, goal: int) -> None:
    t = table("P", solo=level)
    t.g.paladin.destroyed = goal - 2
    t.rule(count_poltergeist, PALADIN)
    assert t.ending is None
    t.rule(count_poltergeist, PALADIN)
    assert t.ending == "vigil_won"
    t = table("P", solo=level)
    t.g.spider.terror = terror - 2
    t.rule(raise_terror, 1, "MAN-SOLO-8")
    assert t.ending is None
    t.rule(raise_terror, 1, "MAN-SOLO-8")
    assert t.ending == "vigil_terror"
    t = table("P", solo=level)
    t.rule(lose_health, 7, "MAN-SOLO-15")
    assert t.ending == "vigil_dead"


@pytest.mark.rule("MAN-SOLO-4")
def test_destroyed_poltergeists_do_not_come_back(table: Make) -> None:
    t = table("P", "oP-o")
    t.g.paladin.destroyed = 5
    for _ in range(6):
        place_poltergeist(t.g, space(2, 2), "MAN-REVEAL-9")
    assert poltergeists(t.g) == 4


@pytest.mark.rule("MAN-SOLO-6")
@pytest.mark.parametrize(
    ("tile", "stability", "terror", "blood"), [("pit_1", 4, 0, 0), ("event_1", 3, 1, 1), ("shrine_1", 3, 0, 0)]
)
def test_what_symbols_do_besides(table: Make, tile: str, stability: int, terror: int, blood: int) -> None:
    t = vigil(table("P", "oP-d"), 3)
    t.draws(tile)
    t.rule(reveal, 0, space(2, 2), "MAN-REVEAL-1")
    if t.ask:
        t.play(t.options[0])
    assert (t.g.skeletons.stability, t.g.spider.terror, t.count("b", 2, 2)) == (stability, terror, blood)


@pytest.mark.rule("MAN-SOLO-6")
def test_an_armory_calms_the_skeletons(table: Make) -> None:
    t = vigil(table("P", "oP-a"), 3)
    t.rule(reveal, 0, space(2, 2), "MAN-REVEAL-1")
    if t.ask:
        t.play(t.options[0])
    assert (t.g.skeletons.stability, t.g.spider.terror) == (2, 0)


@pytest.mark.rule("MAN-SOLO-7")
def test_entering_a_tile_with_blood_lowers_terror(table: Make) -> None:
    for way in (enter, force):
        t = vigil(table("P", "oP-ob"))
        t.g.spider.terror = 5
        way(t.g, PALADIN_PIECE, space(2, 2), *(["MAN-MOVE-20"] if way is force else []))  # type: ignore[operator]
        assert (t.g.spider.terror, t.count("b", 2, 2), t.supply("b")) == (4, 0, 15)


@pytest.mark.rule("MAN-SOLO-8")
@pytest.mark.rule("MAN-PAL-12")
def test_at_the_end_of_his_turn_terror_rises_and_he_gains_fire(table: Make) -> None:
    t = vigil(table("P", "oP-o"))
    t.round().play("end")
    while t.prompt == "paladin_cube":
        t.play(t.options[0])
    assert (t.g.spider.terror, t.g.paladin.fire) == (1, 1)


@pytest.mark.rule("MAN-SOLO-9")
@pytest.mark.parametrize(
    ("terror", "loses"), [(3, "treasure"), (4, ""), (5, "sanctity"), (6, ""), (7, "treasure"), (9, "sanctity")]
)
def test_at_4_and_8_a_treasure_goes_at_6_and_10_a_sanctity_card(table: Make, terror: int, loses: str) -> None:
    t = vigil(table("P", "oP-o"))
    p = t.g.paladin
    for card in (HALO, MACE):
        p.treasures.take(card)
    p.kept, p.shown, p.cards = [MACE], [HALO], [MERCY, SMITE]
    t.g.spider.terror = terror
    t.rule(raise_terror, 1, "MAN-SOLO-8")
    if loses == "treasure":
        assert (t.prompt, t.options) == ("vigil_treasure", ["tre_halo", "tre_mace"])
        t.play("tre_halo")
        assert (p.kept, p.shown) == ([MACE], [])
    elif loses:
        assert (t.prompt, t.options) == ("vigil_sanctity", ["san_heal", "san_smite"])
        t.play("san_smite")
        assert (p.cards, p.sanctity.discards) == ([MERCY], [SMITE])
    assert t.ask is None
    t.rule(raise_terror, -1, "MAN-SOLO-7")
    assert t.ask is None, "falling costs nothing"


@pytest.mark.rule("MAN-SOLO-9")
def test_without_a_card_nothing_is_discarded(table: Make) -> None:
    t = vigil(table("P", "oP-o"))
    t.g.spider.terror = 3
    assert t.rule(raise_terror, 1, "MAN-SOLO-8").ask is None


@pytest.mark.rule("MAN-SOLO-11")
def test_the_stability_table(table: Make) -> None:
    t = vigil(table("P", "oP-o"))
    found = []
    for stability in range(13):
        t.g.skeletons.stability = stability
        found.append((MOVES[stability], RUSH[stability], single_strength(t.g, CLEAVE)))
    assert found == [
        *[(3, 0, 1)] * 3, *[(4, 1, 1)] * 2, (4, 1, 2), (5, 1, 2), (5, 2, 2), (5, 2, 3), (6, 2, 3), *[(6, 3, 3)] * 3,
    ]  # fmt: skip


# --- the Skeletons act


@pytest.mark.rule("MAN-SOLO-12")
@pytest.mark.rule("MAN-SOLO-15")
def test_who_reaches_him_and_is_stronger_hits_him_and_leads_the_march(table: Make) -> None:
    t = vigil(table("P", "oP-o-oN-oC"), 5)
    t.rule(act, NEEDLE)
    s = t.g.skeletons
    assert (t.g.paladin.health, t.where("skel_needle"), s.march[0]) == (6, "off", NEEDLE)
    assert s.fallen >> NEEDLE & 1
    assert (t.g.skeletons.stability, t.g.paladin.grit) == (5, 0), "it costs no Stability"


@pytest.mark.rule("MAN-SOLO-12")
@pytest.mark.rule("MAN-SOLO-13")
def test_who_is_not_stronger_or_too_far_does_not_hit(table: Make) -> None:
    t = vigil(table("P", "oP-o-oN"), 0)
    t.rule(act, NEEDLE)
    assert (t.g.paladin.health, t.where("skel_needle")) == (7, "2,2"), "1 is not more than 1"
    t = vigil(table("P", "oP-oC-oN"), 0)
    t.rule(act, NEEDLE)
    assert t.g.paladin.health == 6, "with Cleave's distraction it is 2, and the way leads through her space"
    t = vigil(table("P", "oP-o-o-o-oN"), 0, 2)
    t.rule(act, NEEDLE)
    assert t.where("skel_needle") == "2,2", "3 Movement"
    assert attack_strength(t.g, CLEAVE, space(2, 1)) == 2


@pytest.mark.rule("MAN-SOLO-12")
@pytest.mark.rule("MAN-SOLO-14")
def test_beside_him_it_prefers_tiles_and_the_player_breaks_ties(table: Make) -> None:
    t = vigil(table("P", ".-o-oN\no-oP-o\n.-.-."), 0, 3)
    t.rule(act, NEEDLE)
    assert (t.prompt, t.asked, t.options) == ("vigil_move", "paladin", ["2,2", "3,1", "3,3"])
    t.play("3,3")
    assert t.where("skel_needle") == "3,3"
    t = vigil(table("P", ".-.N-.\n.-oP-.\n.-.-."), 0, 3)
    t.rule(act, NEEDLE)
    assert "2,2" in t.options, "empty spaces will do where there is nothing else"


@pytest.mark.rule("MAN-SOLO-12")
@pytest.mark.rule("MAN-SOLO-13")
def test_otherwise_as_near_as_possible_across_one_wall_and_not_on_a_skeleton(table: Make) -> None:
    t = vigil(table("P", "oP-o-o-o|o|oN\n"), 0, 5)
    for row in (1, 3):
        for col in range(1, 7):
            t.cell(space(row, col), "o")
    for row, col in ((1, 5), (1, 4), (3, 5), (3, 4), (2, 5), (2, 4)):
        t.wall(row, col, "east")
    t.rule(act, NEEDLE)
    assert t.where("skel_needle") == "2,5", "the second wall stops it"
    t = vigil(table("P", "oP-o-o-o-oC-oN", at=(0, 1)), 0, 5)
    t.rule(act, NEEDLE)
    assert t.where("skel_needle") == "0,3"
    t = vigil(table("P", "oP-o-oC-o-o-oN", at=(0, 1)), 0, 5)
    t.rule(act, NEEDLE)
    assert t.where("skel_needle") == "0,4", "not on Cleave's space, 0,3"


@pytest.mark.rule("MAN-SOLO-13")
def test_poltergeists_are_ignored(table: Make) -> None:
    t = vigil(table("P", "oP-og-oN"), 5)
    t.rule(act, NEEDLE)
    assert (t.g.paladin.health, t.where("poltergeist_1")) == (6, "2,2")


@pytest.mark.rule("MAN-SOLO-14")
def test_lamps_cost_1_more_and_go_out_under_the_last_space(table: Make) -> None:
    t = vigil(table("P", "oP-ol-ol-oN", at=(0, 1)), 5)
    t.rule(act, NEEDLE)
    assert t.g.paladin.health == 7, "2 + 2 + 1 = 5 is more than 4, and so is the way round"
    t = vigil(table("P", "oPl-o-oN", at=(0, 1)), 5)
    t.rule(act, NEEDLE)
    assert (t.g.paladin.health, t.supply("l")) == (6, 8)
    t = vigil(table("P", "oP-ol-oN"), 0)
    t.rule(act, NEEDLE)
    assert (t.where("skel_needle"), t.supply("l")) == ("2,2", 8)


@pytest.mark.rule("MAN-SOLO-12")
@pytest.mark.rule("MAN-MOVE-25")
def test_on_the_entrance_he_cannot_be_hit(table: Make) -> None:
    t = table("P")
    vigil(t, 5)
    t.put("skel_needle", space(5, 3))
    t.rule(act, NEEDLE)
    assert (t.g.paladin.health, t.where("skel_needle")) == (7, "6,3")


@pytest.mark.rule("MAN-SOLO-12")
def test_the_mace_does_not_help_him_after_his_turn(table: Make) -> None:
    t = vigil(table("P", "oP-oC-oN"), 0, 1)
    t.g.paladin.treasures.take(MACE)
    t.g.paladin.shown = [MACE]
    t.active("P").rule(skeletons_act)
    assert t.g.paladin.health == 6


@pytest.mark.rule("MAN-SOLO-15")
def test_who_is_attacked_by_him_is_laid_down_without_a_loss_of_stability(table: Make) -> None:
    t = vigil(table("P", "oPCN-o"), 5)
    scatter_all(t.g, space(2, 1), "MAN-PAL-42", True)
    s = t.g.skeletons
    assert (s.fallen & bits((CLEAVE, NEEDLE)), s.stability) == (bits((CLEAVE, NEEDLE)), 5)
    assert s.march[:2] == [CLEAVE, NEEDLE]


# --- spawning


@pytest.mark.rule("MAN-SOLO-16")
@pytest.mark.parametrize(("stability", "spawned"), [(0, 0), (3, 1), (7, 2), (10, 3)])
def test_rush_stands_some_up_who_spawn_at_once_the_others_next_turn(table: Make, stability: int, spawned: int) -> None:
    t = vigil(table("P", "oP-o"), stability)
    t.rule(rise)
    s = t.g.skeletons
    assert [t.g.at[piece] in EDGE_PITS for piece in ORDER] == [True] * spawned + [False] * (5 - spawned)
    assert s.fallen == 0
    t.rule(rise)
    pits = [t.g.at[piece] for piece in ORDER]
    assert len(set(pits)) == 5, "all stand now, each on a pit of its own"
    assert set(pits) <= set(EDGE_PITS)


@pytest.mark.rule("MAN-SOLO-17")
def test_treasures_come_from_the_top_and_grave_call_adds_stability(table: Make) -> None:
    t = vigil(table("P", "oP-o"), 2)
    t.draws("tre_halo")
    t.rule(gain_treasure).play("keep")
    assert t.g.paladin.kept == [HALO]
    grave = next(i for i, event in enumerate(EVENTS) if event.effect == "fx_grave")
    t.rule(carry_out, grave)
    assert t.g.skeletons.stability == 3


@pytest.mark.rule("MAN-SOLO-17")
def test_chance_makes_the_choices_of_events(table: Make) -> None:
    found = set()
    for seed in range(8):
        t = vigil(table("P", "o-o-o\no-oP-o\no-o-o", seed=seed))
        trap = next(i for i, event in enumerate(EVENTS) if event.effect == "fx_trapdoor")
        t.rule(carry_out, trap)
        assert t.ask is None
        found.add(t.where(PIECES[PALADIN_PIECE]))
    assert len(found) > 1
