"""Set-up: MAN-SETUP, MAN-GEN-1 to -3, role mixes and levels."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor import GAME, of
from hauntbox.games.manor.cards import HALLS, HALO, MIND, SPELLS
from hauntbox.games.manor.manor_board import place_wraith
from hauntbox.games.manor.pieces import DISC, SKELETON_BITS
from hauntbox.games.manor.restless import restless_house
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.roles import MIXES, VERY_HARD
from hauntbox.games.manor.rounds import end_round
from hauntbox.games.manor.spaces import CENTRE, FRONT, SWORDS, space, space_text
from hauntbox.games.manor.things import tile_name
from hauntbox.games.manor.tiles import ARMORIES, KIND, NUMBER, PIT, ROOMY, STACKED
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import canonical


@pytest.mark.rule("MAN-SETUP-1")
@pytest.mark.rule("MAN-VAR-2")
def test_a_mix_has_as_many_roles_as_seats() -> None:
    assert [len(mix.roles) for mix in MIXES].count(3) == 10
    assert len({mix.roles for mix in MIXES}) == 26
    assert "ME" not in [mix.roles for mix in MIXES]
    with pytest.raises(BadSetup, match="PKS is for 3 seats"):
        GAME.check_setup(4, {"roles": "PKS"})
    assert of(new_game(GAME, 4, 1, keep=False).state).terms.mix.roles == "PKSM"


@pytest.mark.rule("MAN-SETUP-2")
@pytest.mark.rule("MAN-END-1")
def test_roles_play_in_turn_order_round_after_round(table: Callable[..., Table]) -> None:
    t = table("KSE")
    t.round()
    while len(t.told("turn")) < 3:
        t.play(t.options[-1])
    turns = [event["role"] for event in t.told("turn")]
    assert turns == ["skeletons", "spider", "enchanter"]


@pytest.mark.rule("MAN-SETUP-4")
@pytest.mark.rule("MAN-SETUP-5")
@pytest.mark.rule("MAN-SETUP-6")
@pytest.mark.rule("MAN-SETUP-8")
@pytest.mark.rule("MAN-REVEAL-16")
def test_the_house_at_the_start(table: Callable[..., Table]) -> None:
    with_spider, without = table("PKSME"), table("PKM")
    assert with_spider.house == without.house == [
        "1,1", "1,5", "2,3", "3,2", "3,3", "3,4", "4,3", "5,1", "5,5", "6,3"
    ]  # fmt: skip
    assert with_spider.g.tiles(LIT) == [CENTRE]
    assert with_spider.g.grid.tile[CENTRE] == NUMBER["abyss"]
    assert without.g.is_armory(CENTRE)
    assert without.g.tiles(LIT) == []
    assert with_spider.g.stack == without.g.stack == 49 - 10


@pytest.mark.rule("MAN-SETUP-5")
@pytest.mark.rule("MAN-SETUP-9")
def test_armories_are_known_and_stay_known_when_they_move(table: Callable[..., Table]) -> None:
    from hauntbox.games.manor.laying import swap_tiles

    t = table("PKSME")
    assert [tile_name(t.g, at) for at in SWORDS] == ["dark_armory"] * 4
    swap_tiles(t.g, 3, SWORDS[0], space(2, 3), (0, 0), "MAN-MAN-5")
    assert tile_name(t.g, space(2, 3)) == "dark_armory"
    assert tile_name(t.g, SWORDS[0]) == "dark_tile"
    t.rule(reveal, 0, space(2, 3), "MAN-REVEAL-1")
    assert t.g.grid.tile[space(2, 3)] in ARMORIES
    assert len(t.g.armories) == 4, "one of the others is out of the game, nobody knows which"


@pytest.mark.rule("MAN-SETUP-7")
def test_the_first_room_has_three_or_four_open_sides_and_no_other_is_that_tile() -> None:
    for seed in range(40):
        g = of(new_game(GAME, 4, seed, keep=False).state)
        g.agenda = []
        t = Table("PKSM", "", (0, 0), seed, {})
        others = [space(2, 3), space(3, 2), space(3, 4), space(4, 3)]
        for at in others:
            t.rule(reveal, 0, at, "MAN-REVEAL-1")
            while t.ask:
                t.play(t.options[0])
        t.rule(reveal, 0, FRONT, "MAN-REVEAL-1")
        assert ROOMY[t.g.grid.tile[FRONT]]


@pytest.mark.rule("MAN-SETUP-7")
def test_every_roomy_tile_comes_first_about_as_often_as_any_other() -> None:
    seen: dict[int, int] = {}
    for seed in range(460):
        t = Table("PKSM", "", (0, 0), seed, {})
        t.rule(reveal, 0, FRONT, "MAN-REVEAL-1")
        tile = t.g.grid.tile[FRONT]
        seen[tile] = seen.get(tile, 0) + 1
    assert len(seen) == sum(ROOMY[tile] for tile in STACKED)
    assert max(seen.values()) < 45


@pytest.mark.rule("MAN-SETUP-10")
def test_the_paladin_at_the_start(table: Callable[..., Table]) -> None:
    p = table("PKSM").g.paladin
    assert (p.health, p.grit, p.cubes.free, p.waiting, p.tasks) == (7, 0, 2, 0b111, 0)
    assert (p.fire, p.light, p.sanctity.size()) == (0, 0, 8)


@pytest.mark.rule("MAN-SETUP-11")
def test_the_skeletons_at_the_start(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    s = t.g.skeletons
    assert sorted(s.march) == [1, 2, 3, 4, 5]
    assert s.ready == s.recruited == 1 << s.march[0] | 1 << s.march[1]
    assert (s.stability, s.deck.size()) == (0, 15)
    assert not any(here & SKELETON_BITS for here in t.g.here)
    assert {tuple(Table("PKSM", "", (0, 0), seed, {}).g.skeletons.march) for seed in range(9)} != {tuple(s.march)}


@pytest.mark.rule("MAN-SETUP-12")
def test_the_spider_at_the_start(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    s = t.g.spider
    assert t.where("giant") == "3,3"
    assert (s.terror, s.blood, len(s.hand), s.deck.size()) == (0, 0, 3, 9)


@pytest.mark.rule("MAN-SETUP-13")
@pytest.mark.rule("MAN-SETUP-3")
@pytest.mark.rule("MAN-SETUP-18")
def test_the_manor_at_the_start_and_its_decks_without_it(table: Callable[..., Table]) -> None:
    m = table("PKSM").g.manor
    assert (m.box, m.mold, len(m.hand), m.events.size()) == (4, 0, 3, 15)
    g = table("PKS").g
    assert (len(g.manor.hand), g.manor.events.size(), g.paladin.treasures.size()) == (0, 18, 7)


@pytest.mark.rule("MAN-SETUP-14")
def test_the_wraith_starts_on_an_unoccupied_dark_tile(table: Callable[..., Table]) -> None:
    t = table("SM", "d-dt-dG-o")
    t.turn("M")
    assert t.where("wraith") == "2,1"
    assert t.g.manor.placed


@pytest.mark.rule("MAN-SETUP-15")
@pytest.mark.rule("MAN-SETUP-16")
def test_without_such_a_tile_a_dark_one_is_placed_for_it(table: Callable[..., Table]) -> None:
    t = table("SM", "oG|.", at=(0, 0))
    t.turn("M")
    assert t.options == ["0,1", "1,0"]
    t.play("1,0")
    assert t.where("wraith") == "1,0"
    assert t.g.grid.face[space(1, 0)] == DARK


@pytest.mark.rule("MAN-SETUP-16")
def test_without_a_stack_it_goes_anywhere(table: Callable[..., Table]) -> None:
    t = table("SM", "oG-o")
    t.g.stack = 0
    t.rule(place_wraith)
    assert t.options == ["2,1", "2,2"]
    t.play("2,2")
    assert t.where("wraith") == "2,2"


@pytest.mark.rule("MAN-SETUP-17")
def test_the_enchanter_at_the_start(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    e = t.g.enchanter
    assert (e.hand, t.g.supply[DISC], e.cubes, e.filled, e.track, e.deck.size()) == (3, 17, 3, 0, 0, 12)
    assert t.where("enchanter") == "off"


# --- hidden information


@pytest.mark.rule("MAN-GEN-1")
@pytest.mark.rule("MAN-GEN-2")
@pytest.mark.rule("MAN-GEN-3")
def test_who_sees_which_cards() -> None:
    g = of(new_game(GAME, 5, 3).state)
    g.paladin.kept = [2]
    g.paladin.treasures.take(2)
    g.spider.next_form = 1
    views = [GAME.view(g, seat) for seat in range(5)] + [GAME.view(g, None)]
    assert [min(view.spider.hand) >= 0 for view in views] == [False, False, True, False, False, False]
    assert [view.spider.next_form >= 0 for view in views] == [False, False, True, False, False, False]
    assert [min(view.manor.hand) >= 0 for view in views] == [False, False, False, True, False, False]
    assert [view.paladin.kept == [2] for view in views] == [True, False, False, True, False, False]


@pytest.mark.rule("MAN-GEN-2")
def test_no_state_knows_what_lies_dark() -> None:
    """There is nothing to look at: which tile it is is decided when it is revealed."""
    g = of(new_game(GAME, 5, 3).state)
    assert all(g.grid.tile[at] < 0 for at in g.tiles(DARK))
    assert sorted(g.pool) == STACKED


@pytest.mark.rule("MAN-GEN-19")
def test_a_seed_and_its_decisions_give_the_same_game() -> None:
    once, again = [canonical(new_game(GAME, 5, 8).state) for _ in range(2)]
    assert once == again
    assert once != canonical(new_game(GAME, 5, 9).state)


# --- mixes and levels


@pytest.mark.rule("MAN-VAR-7")
@pytest.mark.rule("MAN-VAR-8")
def test_terror_and_mold_at_the_start() -> None:
    terror = {mix.roles for mix in MIXES if mix.terror}
    mold = {mix.roles for mix in MIXES if mix.mold}
    both = [mix.roles for mix in MIXES if "S" in mix.roles and ("P" in mix.roles) != ("K" in mix.roles)]
    assert terror == set(both)
    assert mold == {"PSM", "KSM", "PSME", "KSME"}
    t = Table("PSM", "", (0, 0), 1, {})
    assert (t.g.spider.terror, len(t.g.spider.hand), t.g.manor.mold) == (2, 3, 3)


@pytest.mark.rule("MAN-VAR-9")
def test_four_gear_cards_leave_some_games() -> None:
    bare = {mix.roles for mix in MIXES if mix.bare}
    assert bare == {"KSM", "KSE", "KSME"}
    assert Table("KSM", "", (0, 0), 1, {}).g.skeletons.deck.size() == 11
    assert Table("KS", "", (0, 0), 1, {}).g.skeletons.deck.size() == 15


@pytest.mark.rule("MAN-VAR-10")
@pytest.mark.rule("MAN-VAR-11")
@pytest.mark.rule("MAN-VAR-6")
def test_spells_in_play_from_the_start_and_out_of_the_deck() -> None:
    e = Table("PSE", "", (0, 0), 1, {}).g.enchanter
    assert e.spells == [MIND]
    assert HALLS not in e.deck.contents()
    assert MIND not in e.deck.contents()
    assert [SPELLS[card] for card in Table("KSE", "", (0, 0), 1, {}).g.enchanter.spells] == ["sp_bar"]
    assert HALLS in Table("PME", "", (0, 0), 1, {}).g.enchanter.deck.contents()


@pytest.mark.rule("MAN-VAR-12")
def test_alone_with_the_house_the_spider_needs_more_terror() -> None:
    assert {mix.roles for mix in MIXES if mix.escape == 14} == {"SM", "SE", "SME"}
    assert Table("SM", "", (0, 0), 1, {}).g.terms.escape == 14


@pytest.mark.rule("MAN-VAR-4")
def test_houses_without_a_manor_are_restless() -> None:
    for mix in MIXES:
        hand = "" if mix.hand < 0 else "PKSME"[mix.hand]
        assert (hand != "") == ("M" not in mix.roles and len(mix.roles) > 1)
        if hand:
            assert hand == next(letter for letter in "ESK" if letter in mix.roles)


@pytest.mark.rule("MAN-VAR-4")
@pytest.mark.rule("MAN-VAR-5")
@pytest.mark.rule("MAN-VAR-6")
def test_the_house_hand_reveals_places_and_puts_a_treasure_once_a_round(table: Callable[..., Table]) -> None:
    t = table("PE", "dw-d-.", at=(0, 0))
    t.draws("pit_8")
    t.rule(restless_house, 4)
    assert (t.prompt, t.asked) == ("rotate", "enchanter"), "one unoccupied Dark tile only"
    t.play("r0")
    assert t.options == ["0,2", "1,0", "1,1"], "next to a tile"
    t.play("1,0")
    assert t.count("t", 1, 0) == 1
    s = table("PE").rule(end_round)
    assert len(s.told("restless")) == 1


@pytest.mark.rule("MAN-VAR-30")
def test_difficulty_of_the_paladin_and_the_skeletons() -> None:
    def start(**levels: str) -> Table:
        return Table("PKSM", "", (0, 0), 1, dict(levels))

    assert start(paladin_level="very_easy").g.spider.living.bit_count() == 3
    assert start(paladin_level="easy").g.spider.living.bit_count() == 4
    assert start(paladin_level="very_hard").g.paladin.waiting == 0b011
    assert start(skeletons_level="very_easy").g.paladin.health == 5
    assert start(skeletons_level="easy").g.paladin.health == 6
    assert start(skeletons_level="hard").g.paladin.light == 2
    hard = start(skeletons_level="very_hard").g.paladin
    assert (hard.light, hard.shown) == (2, [HALO])
    assert HALO not in hard.treasures.contents()


@pytest.mark.rule("MAN-VAR-30")
def test_difficulty_of_the_house_the_spider_and_the_enchanter() -> None:
    def start(**levels: str) -> Table:
        return Table("SME", "", (0, 0), 1, dict(levels))

    assert [start(spider_level=level).g.terms.escape for level in ("very_easy", "easy", "hard")] == [8, 10, 14]
    assert [start(manor_level=level).g.terms.mold for level in ("very_easy", "easy", "hard")] == [12, 14, 15]
    assert start(manor_level="hard").g.manor.events.size() + 3 == 15
    assert start(manor_level="very_hard").g.manor.events.size() + 3 == 18 - 11
    assert start(enchanter_level="very_easy").g.terms.dominations == 2
    assert start(enchanter_level="hard").g.enchanter.track == 2
    assert start(enchanter_level="very_hard").g.enchanter.cubes == 2
    easy = new_game(GAME, 3, 1, {"roles": "SME", "enchanter_level": "easy"})
    assert easy.ask is not None
    assert (easy.ask.prompt, easy.ask.seat, len(easy.ask.options)) == ("pick_spell", 2, 3)


@pytest.mark.rule("MAN-VAR-30")
def test_the_level_of_a_role_that_is_not_in_play_means_nothing() -> None:
    g = GAME.start(3, GAME.check_setup(3, {"roles": "PSM", "skeletons_level": "very_hard"}), Rng(1))
    assert g.terms.levels[1] != VERY_HARD
    assert g.paladin.light == 0


@pytest.mark.rule("MAN-VAR-20")
def test_the_extended_sanctity_deck() -> None:
    assert Table("PKSM", "", (0, 0), 1, {"extended_sanctity": True}).g.paladin.sanctity.size() == 12


@pytest.mark.rule("MAN-SOLO-1")
@pytest.mark.rule("MAN-SOLO-2")
@pytest.mark.rule("MAN-SOLO-5")
def test_the_lone_vigil_at_the_start() -> None:
    for level, (skeletons, stability, terror, wins) in {
        "easy": (4, 0, 12, 5), "normal": (5, 0, 12, 6), "hard": (5, 3, 10, 7),
    }.items():  # fmt: skip
        g = Table("P", "", (0, 0), 1, {"solo": level}).g
        places = [space_text(at) for at in g.at[1:6] if at]
        assert len(set(places)) == skeletons
        assert all(place.startswith("pit") for place in places)
        assert (g.skeletons.stability, g.terms.vigil.terror, g.terms.poltergeists) == (stability, terror, wins)
        assert g.is_armory(CENTRE)
    orders = {tuple(Table("P", "", (0, 0), seed, {}).g.skeletons.march) for seed in range(8)}
    assert len(orders) > 1
    assert KIND[NUMBER["pit_1"]] == PIT
