"""The Wraith flies: MAN-MAN-32 to MAN-MAN-37, and every Event card's path."""

from collections.abc import Callable

import pytest
from games.manor.seeing import choices
from games.manor.table import CARDS, Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.cards import EVENTS
from hauntbox.games.manor.judge import progress
from hauntbox.games.manor.manor_judge import prospects, reasons
from hauntbox.games.manor.manor_role import place_treasure
from hauntbox.games.manor.manor_rows import assign, reveal_more, swap
from hauntbox.games.manor.manor_wraith import haunt, walk
from hauntbox.games.manor.pieces import MANOR, WRAITH
from hauntbox.games.manor.spaces import DELTA, space, space_text
from hauntbox.games.manor.things import move
from hauntbox.kernel.rng import Rng

PATHS = {
    "ev_01": ("NES", 1), "ev_02": ("EEN", 1), "ev_03": ("EE", 1), "ev_04": ("SEE", 1), "ev_05": ("EEE", 1),
    "ev_06": ("ENE", 1), "ev_07": ("ENENE", 3), "ev_08": ("ES", 1), "ev_09": ("ES", 1), "ev_10": ("EE", 1),
    "ev_11": ("EE", 1), "ev_12": ("EEEE", 2), "ev_13": ("EEEEE", 3), "ev_14": ("ESEE", 2), "ev_15": ("ESES", 2),
    "ev_16": ("WNW", 1), "ev_17": ("NNEE", 2), "ev_18": ("SESEE", 3),
}  # fmt: skip
"""The moves of each card and its Mold, as printed."""
MIRRORED = str.maketrans("EW", "WE")
BACKWARDS = str.maketrans("NESW", "SWNE")


def holding(t: Table, *names: str) -> Table:
    """The Manor's hand."""
    m = t.g.manor
    m.events.loose = sorted(m.events.loose + m.hand)
    for name in names:
        m.events.loose.remove(CARDS[name])
    m.hand = sorted([CARDS[name] for name in names])
    return t


def house_of(table: Callable[..., Table], path: str, card: str) -> tuple[Table, str]:
    """Only the tiles of a path are there, all Lit and open; the Wraith is at its beginning, and where the path ends."""
    t = holding(table("PKSM", ".", at=(0, 0)), card)
    at = space(3, 4) if path[0] == "W" else space(3, 1)
    tile = 2
    t.g.grid.lay_lit(at, tile, 0)
    move(t.g, WRAITH, at)
    for letter in path:
        at += DELTA["NESW".index(letter)]
        tile += 1
        t.g.grid.lay_lit(at, tile, 0)
    return t, space_text(at)


def test_a_flight_points_at_every_space_on_its_way(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03").rule(haunt)
    assert choices(t)["fly ev_03 2,3 EE"].targets == ("card:ev_03", "tile:2,2", "tile:3,2"), "it ends on the last"


def flown(t: Table) -> list[str]:
    return [text for text in t.options if text.startswith("fly")]


@pytest.mark.rule("MAN-MAN-32")
@pytest.mark.rule("MAN-MAN-34")
@pytest.mark.parametrize("card", PATHS)
def test_every_card_flies_its_path_for_its_mold(table: Callable[..., Table], card: str) -> None:
    path, mold = PATHS[card]
    t, end = house_of(table, path, card)
    t.rule(haunt)
    assert f"fly {card} {end} {path}" in flown(t)
    assert len(flown(t)) == 1 + (card == "ev_01"), "its four tiles lie in a square and can be flown both ways round"
    t.play(f"fly {card} {end} {path}")
    assert (t.where("wraith"), t.where("poltergeist_1"), t.g.manor.mold) == (end, end, mold)
    assert t.g.manor.events.discards == [CARDS[card]]
    assert f"fly_{card}" in GAME.used(t.g)


@pytest.mark.rule("MAN-MAN-33")
@pytest.mark.parametrize("card", PATHS)
def test_every_card_flies_backwards_and_turned_but_not_mirrored(table: Callable[..., Table], card: str) -> None:
    path, _ = PATHS[card]
    backwards = path[::-1].translate(BACKWARDS)
    turned = "".join(["NESW"["NESW".index(letter) ^ 2] for letter in path])
    for way in (backwards, turned):
        t, end = house_of(table, turn_inside(way), card)
        assert f"fly {card} {end} {turn_inside(way)}" in flown(t.rule(haunt))
    mirror = turn_inside(path.translate(MIRRORED))
    same = {turned_by(way, r) for way in (path, backwards) for r in range(4)}
    t, end = house_of(table, mirror, card)
    assert bool(flown(t.rule(haunt))) == (mirror in same), "a path that is its own mirror image can be flown"


def turned_by(path: str, r: int) -> str:
    return "".join(["NESW"[("NESW".index(letter) + r) % 4] for letter in path])


def turn_inside(path: str) -> str:
    """Turned so that it begins to the east and fits on the grid from (3,1)."""
    return next(way for way in [turned_by(path, r) for r in range(4)] if way[0] == "E")


@pytest.mark.rule("MAN-MAN-33")
@pytest.mark.parametrize("card", PATHS)
def test_a_path_that_cannot_be_flown_completely_cannot_be_played(table: Callable[..., Table], card: str) -> None:
    path, _ = PATHS[card]
    t, _ = house_of(table, path[:-1], card)
    assert flown(t.rule(haunt)) == []
    assert f"walk {card}" in t.options


def test_the_cards_of_the_game_are_these() -> None:
    assert {card.id: (card.path, card.mold) for card in EVENTS} == PATHS


@pytest.mark.rule("MAN-MAN-32")
@pytest.mark.rule("MAN-FAQ-8")
@pytest.mark.rule("MAN-FAQ-17")
@pytest.mark.rule("MAN-FAQ-18")
@pytest.mark.parametrize("thing", "PCNVGQSEgtliwebc")
def test_any_piece_or_token_on_the_way_blocks_a_flight(table: Callable[..., Table], thing: str) -> None:
    for drawing in (f"oW-o{thing}-o", f"oW-o-o{thing}"):
        assert flown(holding(table("PKSME", drawing), "ev_03").rule(haunt)) == []
    assert flown(holding(table("PKSME", f"oW{thing}-op-o"), "ev_03").rule(haunt)) == ["fly ev_03 2,3 EE"]


@pytest.mark.rule("MAN-MAN-32")
@pytest.mark.parametrize("drawing", ["oW-d-o", "oW-o-d", "oW|o-o", "oW-o|o", "oW-o ."])
def test_dark_tiles_walls_and_empty_spaces_block_a_flight(table: Callable[..., Table], drawing: str) -> None:
    t = holding(table("PKSM", drawing), "ev_03").rule(haunt)
    assert flown(t) == []
    assert t.barred == {"fly ev_03 2,3 EE": "MAN-MAN-32"}


@pytest.mark.rule("MAN-MAN-32")
def test_force_walls_block_and_breaches_open(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03")
    t.force_wall(2, 2, "east")
    assert flown(t.rule(haunt)) == []
    t = holding(table("PKSM", "oW-o|o"), "ev_03")
    t.breach(2, 2, "east")
    assert flown(t.rule(haunt)) == ["fly ev_03 2,3 EE"]


@pytest.mark.rule("MAN-MAN-33")
@pytest.mark.parametrize("start", ["dW", "oWg", "dWPtwe"])
def test_the_first_tile_is_the_wraith_s_own_dark_or_occupied(table: Callable[..., Table], start: str) -> None:
    t = holding(table("PKSM", f"{start}-o-o"), "ev_03")
    assert flown(t.rule(haunt)) == ["fly ev_03 2,3 EE"]


@pytest.mark.rule("MAN-MAN-35")
@pytest.mark.rule("MAN-MAN-36")
def test_the_next_flight_starts_from_the_new_tile(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o\n. . o\n. . o", at=(2, 1)), "ev_03", "ev_10", "ev_13")
    t.rule(haunt).play("fly ev_10 2,3 EE")
    assert flown(t) == ["fly ev_03 2,1 WW", "fly ev_03 4,3 SS"], "the Poltergeist there is not in the way"
    t.play("fly ev_03 4,3 SS")
    assert (t.g.manor.mold, t.where("poltergeist_1"), t.where("poltergeist_2")) == (2, "2,3", "4,3")
    assert t.options == ["walk ev_13", "end"]


@pytest.mark.rule("MAN-MAN-37")
@pytest.mark.rule("MAN-END-9")
def test_the_manor_wins_at_15_mold_at_once(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03", "ev_10")
    t.g.manor.mold = 13
    t.rule(haunt).play("fly ev_03 2,3 EE")
    assert t.ending is None
    t.play("fly ev_10 2,1 WW")
    assert (t.ending, t.ask, t.where("wraith")) == ("manor_mold", None, "2,1")
    assert t.game.outcome(t.g).rewards == (-1.0, -1.0, -1.0, 1.0)  # type: ignore[union-attr]


@pytest.mark.rule("MAN-FAQ-8")
def test_a_flight_may_pass_through_a_tile_just_revealed(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-d-o"), "ev_03")
    t.draws("event_1")
    t.run((reveal_more, (1,)), (haunt, ())).play("reveal 2,2", "fly ev_03 2,3 EE")
    assert t.g.manor.mold == 1


@pytest.mark.rule("MAN-MAN-20")
def test_nobody_else_learns_what_the_hand_can_do(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03", "ev_13")
    t.rule(haunt)
    others = [GAME.view(t.g, seat).manor.hand for seat in (0, 1, 2, None)]
    assert others == [[-2, -2]] * 4
    assert GAME.view(t.g, 3).manor.hand == [CARDS["ev_03"], CARDS["ev_13"]]


# --- what is said, and the judge


@pytest.mark.rule("MAN-MAN-34")
def test_a_flight_says_where_it_goes_and_what_it_brings(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03")
    t.g.manor.mold = 4
    t.rule(haunt)
    said = GAME.label(t.g, t.ask, t.ask.options[1])
    assert said.message == "option-manor-fly"
    assert (said.facts["way"], said.facts["mold"], said.facts["total"]) == ("2,1 → 2,2 → 2,3", 1, 5)


@pytest.mark.rule("MAN-MAN-6")
def test_a_swap_says_how_far_the_tile_may_go(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o-o-o-o").rule(swap, 4, False)
    facts = GAME.label(t.g, t.ask, t.ask.options[0]).facts
    assert (facts["far"], facts["reach"], facts["occupied"]) == (4, 2, 1)


def test_the_judge_wants_flights_that_can_be_flown(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o-d\nd-oP"), "ev_03")
    at = space(2, 1)
    complete = prospects(t.g, at, t.g.manor.hand)
    begun = prospects(t.g, space(2, 4), [CARDS["ev_12"]])
    assert complete > begun > 0
    assert prospects(t.g, at, []) == 0
    before = sum([reason.points for reason in reasons(t.g)]) + 3 * progress(t.g, MANOR)
    t.rule(haunt).play("fly ev_03 2,3 EE")
    assert sum([reason.points for reason in reasons(t.g)]) + 3 * progress(t.g, MANOR) > before


def test_habits_spend_all_omens_and_fly(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o"), "ev_03", "ev_13")
    t.rule(assign)
    while t.ask:
        t.play(t.options[GAME.habit(t.g, t.ask, Rng(1))])
    assert (sum(t.g.manor.rows), t.g.manor.box) == (4, 0)
    t.rule(haunt)
    assert t.options[GAME.habit(t.g, t.ask, Rng(1))] == "fly ev_03 2,3 EE"
    t.run((walk, (2,)))
    assert t.options[GAME.habit(t.g, t.ask, Rng(1))] == "stop", "from here it can fly"


@pytest.mark.rule("MAN-MAN-42")
def test_habits_keep_treasures_out_of_the_wraith_s_way(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-d-d-d").rule(place_treasure, 1)
    assert t.options[GAME.habit(t.g, t.ask, Rng(1))] == "2,4"
