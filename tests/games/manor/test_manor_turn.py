"""The Manor's third and fourth phase: MAN-MAN-40 to MAN-MAN-46."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.cards import EVENTS_ROW
from hauntbox.games.manor.manor_board import lose_omens
from hauntbox.games.manor.manor_role import draw_and_place, place_treasure, restore_omens
from hauntbox.games.manor.pieces import POLTERGEIST, POLTERGEISTS, TREASURE
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.things import place_poltergeist, poltergeists, remove_poltergeist


@pytest.mark.rule("MAN-MAN-40")
@pytest.mark.rule("MAN-MAN-41")
@pytest.mark.parametrize(("omens", "cards", "tokens"), [(0, 0, 1), (1, 1, 1), (2, 2, 2), (3, 3, 2)])
def test_cards_and_treasures_of_the_events_row(
    table: Callable[..., Table], omens: int, cards: int, tokens: int
) -> None:
    t = table("PKSM", "d-d-d-d")
    t.g.manor.rows[EVENTS_ROW] = omens
    t.rule(draw_and_place)
    assert len(t.g.manor.hand) == 3 + cards
    assert (t.prompt, t.asked, t.options) == ("manor_treasure", "manor", ["2,1", "2,2", "2,3", "2,4"])
    for cell in ["2,3", "2,1"][:tokens]:
        t.play(cell)
    assert t.ask is None
    assert [t.count("t", 2, col) for col in (1, 2, 3)] == [tokens - 1, 0, 1]


@pytest.mark.rule("MAN-MAN-40")
def test_the_hand_has_no_limit_and_only_the_manor_sees_it(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o")
    t.g.manor.rows[EVENTS_ROW] = 3
    for _ in range(4):
        t.rule(draw_and_place)
    assert len(t.g.manor.hand) == 15
    assert set(GAME.view(t.g, 0).manor.hand) == {-2}
    assert t.told("events-drawn")[-1] == {"count": 3, "total": 15}


@pytest.mark.rule("MAN-MAN-41")
@pytest.mark.rule("MAN-FAQ-10")
@pytest.mark.rule("MAN-FAQ-17")
def test_treasures_go_on_unoccupied_dark_tiles_only(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d-dg-dP-dt-dc-o\nd dp dl").rule(place_treasure, 2)
    assert t.options == ["2,1", "3,1", "3,2"], "a Pit marker occupies nothing"
    t.play("3,2")
    assert t.options == ["2,1", "3,1"], "one token each"


@pytest.mark.rule("MAN-MAN-42")
def test_placing_is_compulsory_as_far_as_tokens_and_tiles_go(table: Callable[..., Table]) -> None:
    t = table("PKSM", "d-d-d").rule(place_treasure, 2)
    assert "stop" not in t.options
    t.g.supply[TREASURE] = 1
    t.play("2,2")
    assert (t.ask, t.g.supply[TREASURE]) == (None, 0), "no token is left for the second"
    t = table("PKSM", "d-o").rule(place_treasure, 2)
    assert (t.ask, t.count("t", 2, 1)) == (None, 1), "no tile is left for the second"


@pytest.mark.rule("MAN-MAN-43")
def test_an_empty_deck_is_made_of_the_discards(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o")
    m = t.g.manor
    m.events.loose, m.events.discards, m.hand = [CARDS["ev_18"]], [CARDS["ev_01"], CARDS["ev_02"]], []
    m.rows[EVENTS_ROW] = 2
    t.rule(draw_and_place)
    assert CARDS["ev_18"] in m.hand
    assert (len(m.hand), m.events.discards, m.events.size()) == (2, [], 1)
    m.rows[EVENTS_ROW] = 3
    t.rule(draw_and_place)
    assert len(m.hand) == 3, "then nothing more is drawn"
    t.rule(draw_and_place)
    assert (len(m.hand), t.ask) == (3, None)


@pytest.mark.rule("MAN-MAN-44")
@pytest.mark.rule("MAN-MAN-45")
@pytest.mark.rule("MAN-FAQ-9")
@pytest.mark.parametrize(
    ("pieces", "omens"), [(0, 4), (1, 4), (2, 4), (3, 5), (4, 5), (5, 5), (6, 5), (7, 6), (8, 6), (9, 7)]
)
def test_the_box_is_filled_for_the_poltergeists_on_the_board(
    table: Callable[..., Table], pieces: int, omens: int
) -> None:
    t = table("PKSM", f"oW{'g' if pieces else ''}-o" + (f"g{pieces - 1}" if pieces > 1 else ""))
    m = t.g.manor
    m.rows, m.box = [1, 0, 2, 0, 1], 2
    t.rule(restore_omens)
    assert (m.rows, m.box) == ([0] * 5, omens), "those left in the box are part of the number"
    assert t.told("omens-restored") == [{"count": pieces, "total": omens}]


@pytest.mark.rule("MAN-MAN-45")
def test_omens_taken_by_the_spider_are_missing_until_the_end_of_the_next_turn(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-o")
    m = t.g.manor
    m.placed, m.hand = True, []
    lose_omens(t.g, 3, "MAN-SPI-38")
    t.turn("M")
    assert t.options == ["swap 0", "swap 1"]
    t.play("swap 0", "shift 0", "reveal 0", "wall 0", "events 0")
    assert (t.ask, m.box) == (None, 4), "no Poltergeist is on the board"


@pytest.mark.rule("MAN-MAN-46")
def test_a_removed_poltergeist_returns_to_the_supply(table: Callable[..., Table]) -> None:
    t = table("PKSM", "og9-o")
    assert place_poltergeist(t.g, space(2, 2), "MAN-REVEAL-9") == -1
    remove_poltergeist(t.g, POLTERGEIST, "MAN-MAN-46")
    assert poltergeists(t.g) == len(POLTERGEISTS) - 1
    assert place_poltergeist(t.g, space(2, 2), "MAN-REVEAL-9") == POLTERGEIST
    assert t.where("poltergeist_1") == "2,2"
