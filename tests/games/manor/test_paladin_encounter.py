"""Encounters of the Paladin: MAN-PAL-20 to MAN-PAL-39, MAN-PAL-102, Shrines, Treasure tokens."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table

from hauntbox.board.dark import DARK
from hauntbox.games.manor.entering import force
from hauntbox.games.manor.pieces import PALADIN_PIECE
from hauntbox.games.manor.spaces import space


def ready(t: Table, perception: int = 1, movement: int = 1, strength: int = 1, fire: int = 0, light: int = 1) -> Table:
    """The Paladin with these stats, without cubes; with 1 Light he always has something to choose."""
    p = t.g.paladin
    p.cubes.bases, p.cubes.free = (perception, movement, strength), 0
    p.fire, p.light = fire, light
    return t


def fights(t: Table) -> list[str]:
    """What concerns attacks among the options."""
    return [text for text in t.options if text.split()[0] in ("attack", "torch", "egg", "done", "retreat", "stay")]


@pytest.mark.rule("MAN-PAL-20")
@pytest.mark.rule("MAN-PAL-102")
@pytest.mark.rule("MAN-PAL-21")
def test_an_encounter_reveals_attacks_prays_and_collects_in_this_order(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dtS"), strength=3)
    t.draws("shrine_1")
    t.turn("P").play("step 2,2")
    assert t.prompt == "paladin_fight", "an O tile has one rotation only"
    assert (t.g.paladin.grit, t.g.paladin.meetings) == (2, 1)
    t.play("done")
    assert t.prompt == "paladin_shrine"
    t.play("pass")
    assert t.prompt == "paladin_collect"
    t.play("leave")
    assert t.prompt == "paladin_menu"
    assert (t.count("t", 2, 2), t.where("spiderling_1")) == (1, "2,2"), "each is optional"


@pytest.mark.rule("MAN-PAL-20")
@pytest.mark.rule("MAN-PAL-22")
def test_an_encounter_needs_perception_and_something_to_do(table: Callable[..., Table]) -> None:
    empty = ready(table("PKSM", "oP-o")).turn("P")
    assert empty.barred["encounter"] == "MAN-PAL-22"
    for things in ("t", "S", "b1e"):
        t = ready(table("PKSM", f"oP{things}-o"), strength=2, fire=1).turn("P")
        assert "encounter" in t.options, things
    weak = ready(table("PKSM", "oPeb-o"), strength=1, fire=1).turn("P")
    assert "encounter" not in weak.options, "1 + 1 is not greater than 1 + 1"
    t = ready(table("PKSM", "oPt-o")).turn("P").play("encounter", "leave")
    assert t.barred["encounter"] == "MAN-PAL-20", "no Perception left"


@pytest.mark.rule("MAN-PAL-23")
def test_a_dark_tile_is_an_encounter_at_once(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d-d"), movement=3, perception=1)
    t.draws("pit_1")
    t.turn("P").play("step 2,2")
    assert t.g.grid.face[space(2, 2)] != DARK
    assert "step 2,3" not in t.options
    assert t.barred["step 2,3"] == "MAN-PAL-10", "without Perception he cannot enter"


@pytest.mark.rule("MAN-PAL-24")
def test_forced_attacks_have_to_be_made(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-ogC-o"), movement=3, perception=2, strength=3).turn("P").play("step 2,2")
    assert fights(t) == ["attack 2,2", "attack poltergeist_1"]
    t.play("attack 2,2")
    assert fights(t) == ["attack poltergeist_1"], "the other one, too"
    t.play("attack poltergeist_1")
    assert t.prompt == "paladin_menu"
    assert t.g.paladin.meetings == 1, "one Encounter"
    assert t.g.paladin.grit == 4


@pytest.mark.rule("MAN-PAL-24")
@pytest.mark.parametrize(("things", "free"), [("W", True), ("E", True), ("S", True), ("e", True), ("C", False)])
def test_what_forces_nothing_may_be_shared(table: Callable[..., Table], things: str, free: bool) -> None:
    t = ready(table("PKSME", f"oP-o{things}")).turn("P")
    assert ("step 2,2" in t.options) == free
    if free:
        t.play("step 2,2")
        assert t.g.paladin.meetings == 0


@pytest.mark.rule("MAN-PAL-25")
def test_fire_counts_for_forced_attacks_and_is_kept_for_them(table: Callable[..., Table]) -> None:
    def tried(fire: int) -> Table:
        return ready(table("PKSM", "oP-ogC|o"), movement=3, perception=2, strength=1, fire=fire).turn("P")

    assert "step 2,2" not in tried(2).options, "1 for the Skeleton and 2 for the Poltergeist"
    t = tried(3).play("step 2,2")
    assert not [text for text in t.options if text.startswith("breach")], "all Fire is needed"
    t.play("attack poltergeist_1")
    assert t.g.paladin.fire == 1
    t.play("attack 2,2")
    assert (t.g.paladin.fire, t.where("skel_cleave")) == (0, "off")
    more = tried(4).play("step 2,2")
    assert "breach 2,2 east" in more.options
    more.play("breach 2,2 east")
    assert not [text for text in more.options if text.startswith("breach")]


@pytest.mark.rule("MAN-PAL-26")
def test_the_tile_he_enters_opens_towards_where_he_came_from(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", ". o\noP-d"))
    t.draws("pit_8")
    t.turn("P").play("step 3,2")
    assert t.prompt == "paladin_menu", "a dead end can only open to the west, though it meets the room to the north"
    assert t.g.grid.printed[space(3, 2)] == 0b0111
    s = ready(table("PKSM"))
    s.draws("event_6")
    s.turn("P").play("step 6,3")
    assert s.options == ["r0", "r1", "r2"], "open to the Entrance"


@pytest.mark.rule("MAN-PAL-27")
@pytest.mark.rule("MAN-PAL-28")
def test_rotate_fill_symbol_then_grit(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d"))
    t.g.manor.hand = [CARDS["ev_02"], CARDS["ev_11"]]
    t.draws("event_10")
    t.turn("P").play("step 2,2")
    assert t.prompt == "rotate"
    t.play("r2")
    assert "3,2" in t.house
    assert (t.asked, t.prompt, t.options, t.g.paladin.grit) == ("manor", "play_event", ["ev_02", "ev_11"], 0)
    t.play("ev_11")
    assert (t.g.skeletons.stability, t.g.paladin.grit) == (1, 2)
    assert (t.g.manor.hand, t.g.manor.events.discards) == ([CARDS["ev_02"]], [CARDS["ev_11"]])


@pytest.mark.rule("MAN-PAL-29")
@pytest.mark.parametrize("roles", ["PKS", "PKSM"])
def test_without_a_card_of_the_manor_the_top_one_is_drawn(table: Callable[..., Table], roles: str) -> None:
    t = ready(table(roles, "oP-d"))
    t.g.manor.hand = []
    t.draws("event_1", "ev_06")
    t.turn("P").play("step 2,2")
    assert t.g.skeletons.stability == 1
    assert t.g.manor.events.discards == [CARDS["ev_06"]]


@pytest.mark.rule("MAN-PAL-30")
@pytest.mark.rule("MAN-PAL-31")
def test_a_cube_earned_by_the_reveal_helps_against_its_poltergeist(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d"), strength=2)
    t.g.paladin.grit = 3
    t.draws("poltergeist_1")
    t.turn("P").play("step 2,2")
    assert (t.g.paladin.grit, t.g.paladin.cubes.free) == (5, 1)
    assert fights(t) == ["retreat 2,1"]
    t.play("cube strength")
    assert fights(t) == ["attack poltergeist_1"], "with Strength 3 it has to be attacked"
    t.play("attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.g.paladin.grit) == ("off", 9)


@pytest.mark.rule("MAN-PAL-31")
@pytest.mark.rule("MAN-PAL-32")
@pytest.mark.rule("MAN-PAL-36")
def test_he_fights_a_new_poltergeist_with_fire_or_retreats(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPg-d-o"), strength=2, fire=1, movement=3, perception=2)
    t.draws("poltergeist_1")
    t.turn("P").play("step 2,2")
    assert fights(t) == ["attack poltergeist_2", "retreat 2,1"]
    t.play("retreat 2,1")
    assert (t.where("paladin"), t.where("poltergeist_2")) == ("2,1", "2,2")
    assert t.prompt == "paladin_menu", "the Poltergeist where he came from starts nothing"
    assert (t.g.paladin.grit, t.g.paladin.moves, t.g.paladin.fire) == (2, 1, 1), "he keeps the Grit"
    assert "step 2,2" in t.options, "he may go on"


@pytest.mark.rule("MAN-PAL-36")
@pytest.mark.rule("MAN-MOVE-22")
def test_a_retreat_enters_like_a_forced_move(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d"), strength=1)
    t.draws("poltergeist_1")
    t.turn("P").play("step 2,2")
    t.thing(space(2, 1), "w", 2)
    t.play("retreat 2,1")
    assert (t.count("w", 2, 1), t.g.paladin.moves) == (0, 1), "Webs go without cost"


@pytest.mark.rule("MAN-PAL-33")
def test_on_his_first_entry_he_has_to_fight_if_he_can(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM"), strength=1, fire=1)
    t.g.paladin.cubes.free = 1
    t.draws("poltergeist_1")
    t.turn("P").play("step 6,3")
    assert not fights(t)
    assert [text for text in t.options if text.startswith(("cube", "breach"))] == ["cube strength"]
    t.play("cube strength", "attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.g.paladin.fire) == ("off", 0)


@pytest.mark.rule("MAN-PAL-34")
def test_if_he_cannot_win_on_his_first_entry_he_stays_beside_it(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM"), strength=1, fire=0)
    t.g.paladin.cubes.free = 1
    t.draws("poltergeist_1")
    t.turn("P").play("step 6,3")
    assert t.prompt == "paladin_menu"
    assert t.where("paladin") == t.where("poltergeist_1") == "6,3"
    assert t.told("stays")


@pytest.mark.rule("MAN-PAL-35")
def test_he_stays_if_he_did_not_enter_by_his_own_move(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dt"), strength=2, fire=1)
    force(t.g, PALADIN_PIECE, space(2, 2), "MAN-MOVE-20")
    t.draws("poltergeist_1")
    t.turn("P").play("encounter")
    assert fights(t) == ["attack poltergeist_1", "stay"]
    t.play("stay")
    assert t.prompt == "paladin_collect", "the Encounter goes on"
    assert t.where("poltergeist_1") == "2,2"


@pytest.mark.rule("MAN-PAL-37")
def test_moved_off_by_the_event_he_gains_the_grit_and_the_encounter_ends(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dC"), strength=3)
    t.g.manor.hand = [CARDS["ev_13"]]
    t.draws("event_1")
    t.turn("P").play("step 2,2")
    assert t.prompt == "shove"
    t.play("to 2,1")
    assert (t.g.paladin.grit, t.where("skel_cleave"), t.prompt) == (2, "2,2", "paladin_menu")


@pytest.mark.rule("MAN-PAL-38")
@pytest.mark.rule("MAN-PAL-63")
def test_a_turn_cut_short_in_a_reveal_finishes_the_reveal(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dC"), strength=3, perception=2, movement=3)
    p = t.g.paladin
    p.grit, p.waiting = 5, 0b110
    p.cubes.free, p.cubes.placed = 1, [0, 0, 0]
    t.g.manor.hand = [CARDS["ev_02"]]
    t.draws("event_1")
    t.turn("P").play("cube strength", "step 2,2")
    assert p.grit == 5, "2 lost to the Portrait, 2 gained"
    assert t.where("skel_cleave") == "2,2", "the attack is dropped"
    assert t.told("turn-cut")
    assert (t.prompt, t.options) == ("paladin_cube", ["cube perception", "cube movement", "cube strength"])
    t.play("cube strength")
    assert (t.ask, p.fire) == (None, 1), "the cube regained does not save the turn, the Fire still comes"


@pytest.mark.rule("MAN-PAL-39")
def test_forced_attacks_come_before_the_new_poltergeist(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dC"), strength=2, fire=1)
    t.draws("poltergeist_1")
    t.turn("P").play("step 2,2")
    assert fights(t) == ["attack 2,2"]
    t.play("attack 2,2")
    assert fights(t) == ["attack poltergeist_1", "retreat 2,1"]


# --- Shrines and Treasure


@pytest.mark.rule("MAN-PAL-80")
@pytest.mark.rule("MAN-PAL-81")
def test_a_shrine_gives_one_thing_per_encounter(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d"), perception=3, light=0)
    t.draws("shrine_1", "san_fire", "san_turn", "san_heal")
    t.turn("P").play("step 2,2")
    assert t.options == ["fire", "light", "card", "pass"], "in the Encounter in which it was revealed, too"
    t.play("light")
    assert (t.g.paladin.light, t.prompt) == (1, "paladin_menu")
    t.play("encounter", "fire")
    assert t.g.paladin.fire == 1
    t.play("encounter", "card")
    assert t.options == ["san_fire", "san_turn", "san_heal"]


@pytest.mark.rule("MAN-PAL-99")
def test_with_a_full_pool_he_may_make_room_before_he_prays(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "HP-o"), fire=5, light=5).turn("P").play("encounter")
    assert "light" not in t.options
    t.play("lamp 2,2")
    assert t.prompt == "paladin_shrine"
    t.play("light")
    assert t.g.paladin.light == 5


@pytest.mark.rule("MAN-VAR-30")
def test_on_the_hard_level_he_may_not_use_shrines(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "HP-o", paladin_level="hard")).turn("P")
    assert t.barred["encounter"] == "MAN-PAL-22"
    assert "encounter" in ready(table("PKSM", "HP-o", paladin_level="very_hard")).turn("P").options


@pytest.mark.rule("MAN-PAL-70")
@pytest.mark.rule("MAN-PAL-73")
@pytest.mark.rule("MAN-PAL-75")
def test_tokens_are_collected_one_at_a_time_and_the_manor_gives_one_of_two(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPt2-o"))
    p = t.g.paladin
    t.draws("tre_halo", "tre_boots")
    t.turn("P").play("encounter", "collect")
    assert (t.asked, t.options) == ("manor", ["tre_halo", "tre_boots"])
    t.play("tre_boots")
    assert (t.asked, t.options, t.supply("t")) == ("paladin", ["keep", "refuse"], 11)
    t.play("keep")
    assert p.kept == [CARDS["tre_boots"]]
    assert p.treasures.bottom[0][0] == CARDS["tre_halo"], "the other one goes under the deck"
    assert (t.prompt, t.count("t", 2, 1)) == ("paladin_collect", 1)
    t.draws("tre_armor", "tre_brand")
    t.play("collect", "tre_armor", "refuse")
    assert (p.grit, p.kept, p.shown) == (5, [CARDS["tre_boots"]], [])
    assert CARDS["tre_armor"] not in p.treasures.contents(), "out of the game"


@pytest.mark.rule("MAN-PAL-71")
def test_without_a_manor_player_the_top_card_is_drawn(table: Callable[..., Table]) -> None:
    t = ready(table("PKS", "oPt-o"))
    t.draws("tre_mace")
    t.turn("P").play("encounter", "collect", "keep")
    assert t.g.paladin.kept == [CARDS["tre_mace"]]


@pytest.mark.rule("MAN-PAL-72")
@pytest.mark.rule("MAN-PAL-74")
def test_the_last_treasure_is_given_and_then_there_is_only_grit(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPt2-o"))
    for card in range(7):
        if card != CARDS["tre_halo"]:
            t.g.paladin.treasures.take(card)
    t.draws("tre_halo")
    t.turn("P").play("encounter", "collect")
    assert (t.asked, t.prompt) == ("paladin", "keep_treasure")
    t.play("keep", "collect")
    assert (t.g.paladin.grit, t.prompt) == (5, "paladin_menu")


@pytest.mark.rule("MAN-PAL-76")
@pytest.mark.rule("MAN-GEN-3")
def test_a_kept_treasure_is_seen_by_paladin_and_manor_until_it_is_turned_up(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-o"))
    t.g.paladin.kept = [CARDS["tre_mace"]]
    t.g.paladin.treasures.take(CARDS["tre_mace"])
    t.turn("P")
    known = [t.game.view(t.g, seat).paladin.kept for seat in range(4)]
    assert known == [[CARDS["tre_mace"]], [-2], [-2], [CARDS["tre_mace"]]]
    t.play("up tre_mace")
    assert t.game.view(t.g, 1).paladin.shown == [CARDS["tre_mace"]]
