"""The omens (table 1.5) and their notes, and what drawing one brings."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import GHOST, GHOUL, PLAIN, STATUE, Plain, plain_haunt, second_half, uses
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import CARD, CRYSTAL_BALL, DARK_DICE, MASK
from hauntbox.games.hilltop.draw import draw_omen
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD, Hilltop
from hauntbox.games.hilltop.traits import lose_card
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- drawing


@pytest.mark.rule("HIL-CARD-7")
def test_an_omen_of_the_first_half_is_resolved_then_the_haunt_roll_ends_the_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.next("book")
    t.tiles("kitchen")
    t.dice(*[1] * 6)
    t.turn(0, whole=True).play("explore north")
    t.play_until("main")
    assert (t.step(0, "knowledge"), t.told("haunt-roll")) == (5, [])
    t.play("end")
    assert [(roll["who"], roll["total"], roll["omens"]) for roll in t.told("haunt-roll")] == [("bruno_kessler", 6, 1)]


@pytest.mark.rule("HIL-CARD-7")
def test_in_the_second_half_an_omen_brings_no_haunt_roll(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.next("book")
    t.rule(draw_omen, 0)
    assert (t.cards(0), t.g.due) == (["book"], ())


# --- Bite


@pytest.mark.rule("HIL-CARD-1")
@pytest.mark.parametrize(("theirs", "points"), [((1, 0, 0, 0), 0), ((1, 1, 0, 0), 0), ((2, 2, 1, 0), 3)])
def test_the_bite_attacks_with_four_dice_when_drawn(
    table: Callable[..., Table], theirs: tuple[int, ...], points: int
) -> None:
    t = table()
    t.next("bite")
    t.dice(*theirs, 2, 0, 0, 0, 0)
    t.rule(draw_omen, 0)
    assert (t.ask.about if t.ask else 0) == points
    assert t.cards(0) == ["bite"]


@pytest.mark.rule("HIL-TRAITOR-5")
def test_the_traitor_may_ignore_the_bite(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.next("bite")
    t.rule(draw_omen, 1).play("ignore")
    assert (t.cards(1), t.told("nameless")) == (["bite"], [])


# --- Crystal Ball


@pytest.mark.rule("HIL-CARD-34")
def test_the_crystal_ball_is_dark_in_the_first_half(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "crystal_ball")
    assert uses(t.turn(0)) == []


@pytest.mark.rule("HIL-CARD-34")
@pytest.mark.parametrize(("faces", "sanity"), [((1, 2, 0), 2), ((1, 0, 0), 2), ((0, 0, 0), 1)])
def test_a_clouded_crystal_ball_costs_sanity(table: Callable[..., Table], faces: tuple[int, ...], sanity: int) -> None:
    t = second_half(table, "crystal_ball")
    t.dice(*faces)
    t.turn(0).play("use crystal_ball")
    assert (t.step(0, "sanity"), t.prompt) == (sanity, "main")


@pytest.mark.rule("HIL-CARD-34")
def test_a_clear_crystal_ball_puts_any_card_of_a_deck_on_top(table: Callable[..., Table]) -> None:
    t = second_half(table, "crystal_ball")
    t.dice(2, 2, 0)
    t.turn(0).play("use crystal_ball")
    assert t.options == ["item", "event"]
    t.play("item")
    assert len(t.options) == 22
    t.play("dark_dice")
    assert t.g.items.top == [(DARK_DICE, 1)]
    assert t.g.items.size() == 22
    assert t.step(0, "sanity") == 3


@pytest.mark.rule("HIL-CARD-34")
def test_the_card_found_is_shown_to_nobody_else(table: Callable[..., Table]) -> None:
    t = second_half(table, "crystal_ball")
    t.dice(2, 2, 0)
    t.turn(0).play("use crystal_ball", "event", "walls")
    assert t.position is not None
    assert GAME.view(t.g, 0).events.top == [(CARD["walls"], 1)]
    assert GAME.view(t.g, 1).events.top == [(-2, 1)]
    assert "walls" not in str(t.events)
    view = SeatView(t.position, 1)
    assert CARD["walls"] not in view.since
    tops = {view.deal(Rng(seed)).state.events.top[0][0] for seed in range(20)}  # type: ignore[attr-defined]
    assert len(tops) > 1


@pytest.mark.rule("HIL-CARD-34")
def test_an_empty_deck_takes_its_discards_back_first(table: Callable[..., Table]) -> None:
    t = second_half(table, "crystal_ball")
    t.g.items.discards, t.g.items.loose = [CARD["axe"], CARD["armor"]], []
    t.g.events.loose = []
    t.dice(2, 2, 0)
    t.turn(0).play("use crystal_ball")
    assert t.options == ["armor", "axe"]  # no event is left anywhere
    t.play("armor")
    assert t.g.items.discards == []


# --- Mask


@pytest.mark.rule("HIL-CARD-33")
def test_the_mask_is_put_on_and_taken_off(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "mask")
    t.steps(0, sanity=5)
    t.dice(2, 2, 0, 0, 0)
    t.turn(0).play("use mask")
    assert (t.g.worn, t.step(0, "knowledge"), t.step(0, "sanity")) == (True, 5, 3)
    t.dice(2, 1, 0)
    t.turn(0).play("use mask")
    assert (t.g.worn, t.step(0, "knowledge"), t.step(0, "sanity")) == (True, 5, 3)  # 0-3: nothing
    t.dice(2, 1, 1)
    t.turn(0).play("use mask")
    assert (t.g.worn, t.step(0, "knowledge"), t.step(0, "sanity")) == (False, 3, 5)


@pytest.mark.rule("HIL-CARD-33")
def test_a_mask_that_is_lost_counts_as_taken_off(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "mask")
    t.g.worn = True
    t.turn(0).play("drop mask")
    assert (t.g.worn, t.step(0, "sanity"), t.step(0, "knowledge")) == (False, 5, 1)


@pytest.mark.rule("HIL-CARD-33")
def test_a_mask_in_the_hand_changes_nothing_when_lost(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "mask")
    t.rule(lose_card, 0, MASK)
    assert t.g.steps[:4] == [5, 3, 3, 3]


# --- Medallion


@pytest.mark.parametrize(
    ("room", "floor", "rolls"),
    [("graveyard", "ground", False), ("pentagram_chamber", "basement", False), ("junk_room", "ground", True)],
)
@pytest.mark.rule("HIL-ROOM-10")
def test_the_medallion_opens_graveyard_and_pentagram_chamber(
    table: Callable[..., Table], room: str, floor: str, rolls: bool
) -> None:
    t = table()
    t.hand(0, "medallion")
    t.lay(room, floor, 0, -1, 1 if room == "pentagram_chamber" else 0)
    t.at(0, room)
    if rolls:
        t.dice(1, 1, 1, 0, 0)
    out = "entrance_hall" if floor == "ground" else "basement_landing"
    t.turn(0).play(f"step {out}")
    assert (t.room(0), bool(t.told("rolled"))) == (out, rolls)


@pytest.mark.rule("HIL-ROOM-60")
@pytest.mark.parametrize("cards", [(), ("medallion",)])
def test_the_medallion_guards_in_the_crypt(table: Callable[..., Table], cards: tuple[str, ...]) -> None:
    t = table()
    t.hand(0, *cards)
    t.lay("crypt", "basement", 0, 1)
    t.at(0, "crypt")
    t.turn(0).play("end")
    assert (t.prompt == "split_mental") is not bool(cards)


# --- Ring and Spear


@pytest.mark.rule("HIL-COMBAT-3")
def test_the_ring_attacks_who_has_sanity(table: Callable[..., Table]) -> None:
    t = second_half(table, "ring")
    t.at(1, "foyer")
    for kind in (GHOUL, GHOST, STATUE):
        spawn(t.g, kind, HALL)
    ringed = [option for option in t.turn(0).options if option.startswith("attack") and option.endswith("ring")]
    assert ringed == ["attack m1 sanity ring", "attack m2 sanity ring"]


# --- what a haunt may forbid


@pytest.mark.rule("HIL-GEN-3")
def test_a_haunt_may_forbid_a_use(table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    class Dark(Plain):
        def can_use(self, g: Hilltop, x: int, card: int) -> bool:
            return card != CRYSTAL_BALL

    monkeypatch.setitem(STORIES, PLAIN, Dark())
    t = second_half(table, "crystal_ball", "mask")
    assert uses(t.turn(0)) == ["use mask"]


@pytest.mark.rule("HIL-CARD-33")
def test_who_dies_of_the_mask_leaves_it_off(table: Callable[..., Table]) -> None:
    t = second_half(table, "mask")
    t.steps(0, sanity=2)
    t.at(0, "upper_landing")
    t.dice(2, 2)
    t.turn(0).play("use mask")
    assert t.g.flags[0] & DEAD
    assert (t.g.worn, t.pile("upper_landing"), t.g.value(0, MIGHT)) == (False, ["mask"], 5)
