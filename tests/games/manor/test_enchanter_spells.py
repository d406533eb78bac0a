"""The twelve spells, and Restless Halls beside the Restless House (MAN-ENC-24, -52, MAN-VAR-4 to -6)."""

from collections.abc import Callable

import pytest
from games.manor.enchanter_hands import board, discs, holding, starting
from games.manor.table import Table

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.attacks import forcing, poltergeist_strength
from hauntbox.games.manor.cards import HALLS
from hauntbox.games.manor.enchanter_reach import reached
from hauntbox.games.manor.pieces import PALADIN, ROLES
from hauntbox.games.manor.roles import MIXES
from hauntbox.games.manor.spaces import space


def face(t: Table, row: int, col: int) -> int:
    return t.g.grid.face[space(row, col)]


# --- Bar the Way


@pytest.mark.rule("MAN-ENC-52")
def test_bar_the_way_puts_up_to_two_force_walls_around_him(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-o|o-o-o-o"), 0, "bar")
    t.turn("E").play("bar")
    assert (t.g.supply[8], t.g.grid.barrier[space(2, 1)], t.g.enchanter.left) == (5, 2, 2)
    assert "bar" not in t.options, "2,2 and 2,3 have a wall between; 2,3 is not around him"


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.rule("MAN-GEN-5")
def test_bar_the_way_twice_and_with_walls_from_the_board(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "d o d\nd dE d\nd d d d"), 0, "bar")
    for col in (1, 2):
        t.force_wall(2, col, "south")
    t.turn("E").play("bar")
    assert "2,1 south" not in t.options
    assert "4,3 east" in t.options, "4,3 surrounds him, 4,4 does not"
    t.play("2,1 east", "stop")
    assert (t.g.supply[8], t.g.enchanter.left) == (3, 2)
    t.play("bar", "2,2 east", "4,3 east", "bar", "3,1 east")
    assert t.g.supply[8] == 0
    t.play("3,2 east")
    assert t.prompt == "reuse", "none is left: one from the board"
    t.play("2,1 south")
    assert (t.g.supply[8], t.g.grid.barrier[space(2, 1)] >> 2 & 1) == (0, 0)


# --- Double Tongue, Echo


@pytest.mark.rule("MAN-ENC-52")
def test_double_tongue_gives_one_of_them_two(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dEP-oC"), 4, "tongue")
    t.turn("E").play("whisper")
    assert t.options == ["paladin", "skeletons", "two paladin", "two skeletons"]
    t.play("two skeletons")
    assert t.options == ["paladin", "stop"], "only one of them"
    t.play("paladin")
    assert ([board(t, letter) for letter in "PK"], t.g.enchanter.hand) == ([1, 2], 1)
    t.play("whisper")
    assert t.options == ["paladin", "skeletons"], "two need two in hand"


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.parametrize(
    ("boards", "gain"), [({"P": 0}, 0), ({"P": 1}, 1), ({"P": 1, "S": 2}, 2), ({"P": 1, "S": 2, "M": 2}, 2)]
)
def test_echo_counts_boards_with_two_after_a_whisper(
    table: Callable[..., Table], boards: dict[str, int], gain: int
) -> None:
    t = holding(table("PKSME", "dEP-o"), 3, "echo", **boards)
    t.turn("E").play("whisper")
    if t.prompt == "enchanter_whisper":
        t.play("paladin")
    assert (board(t, "P"), t.g.enchanter.hand, discs(t)) == (boards["P"] + 1, 2 + gain, 20)


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.rule("MAN-ENC-36")
def test_with_echo_he_may_whisper_to_nobody(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-o-oP"), 0, "echo", S=2)
    t.turn("E").play("whisper")
    assert (t.g.enchanter.hand, t.g.enchanter.left, t.prompt) == (1, 2, "enchanter_menu")
    t.put("paladin", space(2, 2))
    t.turn("E").play("whisper")
    assert t.options == ["paladin", "stop"]
    t.play("stop")
    assert (t.g.enchanter.hand, board(t, "P")) == (2, 0)


# --- Flicker


@pytest.mark.rule("MAN-ENC-24")
@pytest.mark.rule("MAN-REVEAL-13")
def test_flicker_comes_after_appearing_and_before_dominating(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "d-R-B\ndl-ot-dP"), 0, "flicker", P=3)
    t.turn("E")
    assert t.where("enchanter") == "2,1", "the only unoccupied Dark tile"
    assert (t.prompt, t.options) == ("enchanter_flicker", ["darken 2,2", "stop"])
    t.play("darken 2,2")
    assert (face(t, 2, 2), t.prompt) == (DARK, "enchanter_dominate")
    t.play("stop")
    t.put("enchanter", space(2, 3))
    t.turn("E")
    assert t.options == ["reveal 2,2", "stop"], "the Abyss stays Lit"


@pytest.mark.rule("MAN-ENC-24")
@pytest.mark.rule("MAN-REVEAL-11")
def test_flicker_reveals_and_the_symbol_works_again(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-R-o"), 0, "flicker")
    t.turn("E").play("darken 2,2", "end")
    t.turn("E").play("reveal 2,2")
    if t.prompt == "rotate":
        t.play(t.options[0])
    assert (face(t, 2, 2), t.count("t", 2, 2)) == (LIT, 1)


@pytest.mark.rule("MAN-ENC-24")
def test_flicker_is_optional_and_not_for_the_abyss(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-B-o\n. ot"), 0, "flicker")
    t.turn("E")
    assert t.prompt == "enchanter_menu", "only the Abyss and an occupied tile are around him"
    t = holding(table("PKSME", "dE-d-o"), 0, "flicker")
    t.turn("E").play("stop")
    assert (t.prompt, face(t, 2, 2), t.told("darkened")) == ("enchanter_menu", DARK, [])


# --- Baleful Stare


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.parametrize(("hand", "then"), [(1, 2), (5, 10), (12, 20)])
def test_baleful_stare_doubles_his_hand_for_three_cubes(table: Callable[..., Table], hand: int, then: int) -> None:
    t = holding(table("PKSME", "dE-d"), hand, "stare")
    t.turn("E").play("stare")
    assert (t.g.enchanter.hand, t.ask, discs(t)) == (then, None, 20)
    t = holding(table("PKSME", "dE-d"), hand, "stare")
    t.turn("E").play("sneak 2,2")
    assert "stare" not in t.options, "two cubes are not enough"


@pytest.mark.rule("MAN-ENC-52")
def test_baleful_stare_needs_discs_in_hand(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d"), 0, "stare")
    t.turn("E")
    assert "stare" not in t.options


# --- Choir of Spirits, Hardened Spirits, Gilded Threads


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.rule("MAN-ENC-38")
def test_the_choir_summons_a_second_poltergeist_elsewhere(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-o\no d o\no"), 0, "choir")
    t.turn("E").play("summon", "3,1")
    assert (t.where("poltergeist_1"), t.where("poltergeist_2")) == ("3,1", "2,2")
    t.play("end")
    t = holding(table("PKSME", "dE-o-o\no"), 0, "choir")
    t.thing(space(2, 3), "g", 8)
    t.turn("E").play("summon", "3,1")
    assert (t.where("poltergeist_9"), t.prompt) == ("3,1", None), "there are only nine, and nothing else to do"


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.rule("MAN-ATK-9")
def test_hardened_spirits_are_harder_to_beat(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oP-og").active("P")
    t.g.paladin.cubes.placed = [0, 0, 2]
    assert poltergeist_strength(t.g) == 2
    holding(t, 0, "spirits")
    assert poltergeist_strength(t.g) == 3
    assert forcing(t.g, PALADIN, space(2, 2))


@pytest.mark.rule("MAN-ENC-52")
@pytest.mark.rule("MAN-ENC-40")
def test_gilded_threads_join_all_treasure_tokens(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE d d dt dg d dP", at=(2, 0)), 1)
    here = space(2, 0)
    assert reached(t.g, here) == []
    holding(t, 1, "threads")
    assert reached(t.g, here) == [], "the Poltergeist is in, the Paladin 2 away from it"
    t.put("paladin", space(2, 5))
    assert [ROLES[role] for role in reached(t.g, here)] == ["paladin"]


# --- Bound, Step Between


@pytest.mark.rule("MAN-ENC-52")
def test_bound_crosses_lit_tiles_in_one_direction(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "d o|oP-dE|oW|og|X\n. . . o\n. . . .", at=(3, 0)), 0, "bound")
    t.turn("E")
    assert starting(t, "bound") == ["3,0", "3,6"], "walls and pieces do not matter; an empty space ends it"
    t.play("bound 3,6")
    assert (t.where("enchanter"), t.g.enchanter.left) == ("3,6", 2)
    assert starting(t, "bound") == ["3,3"]


@pytest.mark.rule("MAN-ENC-52")
def test_bound_needs_a_lit_tile_between_and_nobody_there(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d\no\ndW"), 0, "bound")
    t.turn("E")
    assert starting(t, "bound") == []
    t.put("wraith", space(2, 2))
    t.turn("E")
    assert starting(t, "bound") == ["4,1"]


@pytest.mark.rule("MAN-ENC-52")
def test_step_between_goes_to_any_dark_tile_for_two_cubes(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE . X dt dP\n. . . . .\n. . o . dg-d"), 0, "step")
    t.turn("E").play("step")
    assert t.options == ["2,4", "4,6"], "no Pit, no Lit tile, nobody else there"
    t.play("4,6")
    assert (t.where("enchanter"), t.g.enchanter.left) == ("4,6", 1)
    assert "step" not in t.options, "one cube is not enough"


# --- Single Mind


@pytest.mark.rule("MAN-ENC-35")
@pytest.mark.parametrize(
    ("pieces", "gain"), [("P", 2), ("CN", 4), ("CNF", 4), ("PC", 2), ("PCNF", 3), ("Wg", 2), ("SS", 4)]
)
def test_single_mind_doubles_pieces_of_one_player(table: Callable[..., Table], pieces: str, gain: int) -> None:
    t = holding(table("PKSME", f"dE-d{pieces}"), 0, "mind")
    t.turn("E").play("syphon")
    assert t.g.enchanter.hand == gain


# --- Restless Halls


@pytest.mark.rule("MAN-VAR-6")
@pytest.mark.rule("MAN-VAR-5")
def test_restless_halls_at_the_end_of_his_turn(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d-d\n. o"), 0, "halls")
    t.draws("event_1")
    t.turn("E").play("end")
    assert (t.prompt, t.options) == ("house_reveal", ["2,2", "2,3"])
    t.play("2,2")
    assert t.prompt in ("rotate", "house_fill")
    assert len(t.told("restless")) == 1


@pytest.mark.rule("MAN-VAR-6")
@pytest.mark.rule("MAN-VAR-4")
def test_as_house_hand_he_never_has_the_halls_as_well(table: Callable[..., Table]) -> None:
    for mix in MIXES:
        if "E" in mix.roles:
            t = table(mix.roles)
            assert (HALLS in t.g.enchanter.deck.contents()) == ("M" in mix.roles), mix.roles
    t = table("PE", "dE-d-d\n. oP")
    t.turn("E").play("end")
    assert t.told("restless") == []
    t.g.active = 4
    t.round()
    while t.told("restless") == []:
        t.play("end" if "end" in t.options else t.options[-1])
    assert (t.g.active, t.asked, len(t.told("restless"))) == (4, "enchanter", 1), "after his turn, once"
