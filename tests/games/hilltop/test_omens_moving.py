"""The Dog's errand and the Spirit Board."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import (
    BONE,
    CHEST,
    GHOST,
    GHOUL,
    LAMP,
    PLAIN,
    STATUE,
    WAGON,
    Nobody,
    Plain,
    plain_haunt,
    second_half,
    uses,
)
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.moving import exits
from hauntbox.games.hilltop.ops import lay_object, spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import NOBODY, PASSAGE, PASSAGE_END, STUNNED, Hilltop
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- Dog


def kennel(table: Callable[..., Table], *cards: str) -> Table:
    """Bruno stands in the Entrance Hall with the Dog."""
    t = table()
    t.hand(0, "dog", *cards)
    return t


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_fetches_a_card_once_a_turn(table: Callable[..., Table]) -> None:
    t = kennel(table)
    t.lying("upper_landing", "book", "axe")  # three spaces away
    t.turn(0).play("use dog")
    assert t.options == ["book upper_landing", "axe upper_landing", "none"]
    t.play("book upper_landing")
    assert (t.cards(0), t.pile("upper_landing"), t.room(0)) == (["dog", "book"], ["axe"], "entrance_hall")
    assert (t.step(0, "knowledge"), t.g.spent) == (5, 0)
    assert uses(t) == []


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_carries_a_card_away(table: Callable[..., Table]) -> None:
    t = kennel(table, "book")
    t.turn(0).play("use dog")
    assert t.options == ["book foyer", "book grand_staircase", "book upper_landing", "none"]
    t.play("book grand_staircase")
    assert (t.cards(0), t.pile("grand_staircase"), t.step(0, "knowledge")) == (["dog"], ["book"], 1)


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_with_nothing_to_do_stays(table: Callable[..., Table]) -> None:
    t = kennel(table, "blood_dagger", "girl")
    assert uses(t.turn(0)) == []


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_runs_six_spaces(table: Callable[..., Table]) -> None:
    t = kennel(table)
    for x, name in enumerate(("creaky_hallway", "dusty_hallway", "charred_room", "bloody_room")):
        t.lay(name, "upper", 1 + x, 0)
    t.lying("charred_room", "axe")  # 3 to the landing, 3 more
    t.lying("bloody_room", "spear")
    t.turn(0).play("use dog")
    assert t.options == ["axe charred_room", "none"]


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_uses_stairs_and_passages_but_no_chute_and_no_elevator(table: Callable[..., Table]) -> None:
    t = kennel(table)
    t.lay("coal_chute", "ground", 0, -1, 2)
    t.lying("basement_landing", "axe")
    assert uses(t.turn(0)) == []  # only down the chute
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["foyer"], NUMBER["basement_landing"]
    rebuild(t.g)
    assert uses(t.turn(0)) == ["use dog"]
    t.lay("mystic_elevator", "ground", -1, -1, 2)
    t.lying("mystic_elevator", "spear")
    t.turn(0).play("use dog")
    assert t.options == ["axe basement_landing", "none"]


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_enters_a_barrier_room_but_does_not_cross_it(table: Callable[..., Table]) -> None:
    t = kennel(table, "candle")
    t.lay("tower", "upper", 1, 0)
    t.lay("creaky_hallway", "upper", 2, 0)
    t.at(0, "upper_landing")
    t.lying("tower", "axe", side=3)  # the near side
    t.lying("tower", "spear", side=1)
    t.lying("creaky_hallway", "book")
    t.turn(0).play("use dog")
    assert t.options[:1] == ["axe tower"]
    assert not [option for option in t.options if "spear" in option or "book" in option or "creaky" in option]
    t.play("candle tower")
    t.at(1, "tower", side=3)
    assert {"pick candle", "pick axe"} <= set(t.turn(1).options)


@pytest.mark.rule("HIL-CARD-30")
def test_opponents_and_exit_rooms_do_not_stop_the_dog(table: Callable[..., Table]) -> None:
    t = second_half(table, "dog")
    t.lay("junk_room", "ground", 0, -1)
    t.lay("bloody_room", "ground", 0, -2)
    t.lying("bloody_room", "axe")
    spawn(t.g, GHOUL, HALL)
    t.at(1, "junk_room")
    t.turn(0).play("use dog", "axe bloody_room")
    assert (t.cards(0), t.told("rolled")) == (["dog", "axe"], [])


@pytest.mark.rule("HIL-CARD-30")
def test_the_dog_leaves_what_is_heavy_or_forbidden_or_alive(table: Callable[..., Table]) -> None:
    t = second_half(table, "dog")
    for thing in (LAMP, CHEST, BONE):
        lay_object(t.g, thing, NUMBER["foyer"])
    t.lying("foyer", "girl")
    t.turn(0).play("use dog")
    assert t.options == ["object-1 foyer", "none"]


@pytest.mark.rule("HIL-CARD-30")
def test_a_haunt_may_keep_a_card_from_the_dog(table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(Plain):
        def dog_carries(self, g: Hilltop, card: int) -> bool:
            return card != CARD["book"]

    monkeypatch.setitem(STORIES, PLAIN, Closed())
    t = second_half(table, "dog", "book")
    assert uses(t.turn(0)) == []


# --- Spirit Board


def board(table: Callable[..., Table], *cards: str) -> Table:
    t = table()
    t.hand(0, "spirit_board", *cards)
    t.tiles("attic", "gardens")
    return t


@pytest.mark.rule("HIL-CARD-31")
def test_the_spirit_board_shows_the_top_tile_to_its_user_only(table: Callable[..., Table]) -> None:
    t = board(table)
    t.turn(0).play("use spirit_board")
    seen = [event for event in t.events if event.kind == "looked"]
    assert [(event.facts["room"], event.seen) for event in seen] == [("attic", 1)]
    assert GAME.view(t.g, 0).stack.top[-1][0] == NUMBER["attic"]
    assert GAME.view(t.g, 1).stack.top[-1][0] == -2
    assert t.position is not None
    tops = {SeatView(t.position, 1).deal(Rng(seed)).state.stack.top[-1][0] for seed in range(30)}  # type: ignore[attr-defined]
    assert len(tops) > 1
    mine = {SeatView(t.position, 0).deal(Rng(seed)).state.stack.top[-1][0] for seed in range(9)}  # type: ignore[attr-defined]
    assert mine == {NUMBER["attic"]}


@pytest.mark.rule("HIL-CARD-31")
def test_the_spirit_board_comes_before_any_space_is_spent(table: Callable[..., Table]) -> None:
    t = board(table, "music_box")
    t.turn(0)
    assert "use spirit_board" in t.options
    t.play("use music_box")
    assert "use spirit_board" in t.options
    t.play("step foyer")
    assert "use spirit_board" not in t.options


@pytest.mark.rule("HIL-CARD-31")
def test_in_the_second_half_the_traitor_may_move_monsters_closer(table: Callable[..., Table]) -> None:
    t = board(table)
    t.second_half(PLAIN, traitor=1)
    near, far, here, stunned, slow, thing = [
        spawn(t.g, kind, NUMBER[room])
        for kind, room in (
            (GHOUL, "foyer"),
            (GHOST, "upper_landing"),
            (GHOUL, "entrance_hall"),
            (GHOUL, "foyer"),
            (STATUE, "foyer"),
            (WAGON, "foyer"),
        )
    ]
    t.g.flags[stunned] |= STUNNED
    t.turn(0).play("use spirit_board")
    assert (t.ask.seat, t.prompt, t.ask.options) == (1, "haunt_figure", [near, far, NOBODY])
    t.play(f"figure-{far + 1}")
    assert (t.room(far), t.ask.options) == ("grand_staircase", [near, NOBODY])
    t.play("none")
    assert (t.ask.seat, t.prompt) == (0, "main")
    assert [t.room(f) for f in (near, here, slow, thing)] == ["foyer", "entrance_hall", "foyer", "foyer"]


@pytest.mark.rule("HIL-CARD-31")
def test_a_traitor_at_the_board_need_not(table: Callable[..., Table]) -> None:
    t = board(table)
    t.second_half(PLAIN, traitor=0)
    ghoul = spawn(t.g, GHOUL, NUMBER["foyer"])
    t.turn(0).play("use spirit_board")
    assert (t.ask.seat, t.ask.options) == (0, [ghoul, NOBODY])


@pytest.mark.rule("HIL-CARD-31")
def test_of_several_ways_the_controller_chooses(table: Callable[..., Table]) -> None:
    t = board(table)
    t.second_half(PLAIN, traitor=1)
    t.lay("charred_room", "ground", 0, -1)
    t.lay("bloody_room", "ground", -1, -1)
    ghoul = spawn(t.g, GHOUL, NUMBER["bloody_room"])
    t.turn(0).play("use spirit_board", f"figure-{ghoul + 1}")
    assert (t.ask.seat, sorted(t.options)) == (1, ["charred_room", "foyer"])
    t.play("charred_room")
    assert t.room(ghoul) == "charred_room"


@pytest.mark.rule("HIL-ROOM-22")
def test_a_passage_beside_the_chute_is_one_way_not_two(table: Callable[..., Table]) -> None:
    t = board(table)
    t.second_half(PLAIN, traitor=1)
    t.lay("coal_chute", "ground", 0, -1, 2)
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["coal_chute"], NUMBER["basement_landing"]
    rebuild(t.g)
    ghoul = spawn(t.g, GHOUL, NUMBER["basement_landing"])
    assert exits(t.g, ghoul) == [NUMBER["coal_chute"]]
    t.turn(0).play("use spirit_board", f"figure-{ghoul + 1}")
    assert (t.room(ghoul), t.prompt) == ("coal_chute", "main")


@pytest.mark.rule("HIL-CARD-32")
def test_without_a_traitor_every_monster_that_can_comes_closer(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STORIES, PLAIN, Nobody())
    t = board(table)
    t.second_half(PLAIN)
    near, far, stunned, slow = [
        spawn(t.g, kind, NUMBER[room])
        for kind, room in ((GHOUL, "foyer"), (GHOST, "upper_landing"), (GHOUL, "foyer"), (STATUE, "foyer"))
    ]
    t.g.flags[stunned] |= STUNNED
    t.turn(0).play("use spirit_board")
    assert t.prompt == "main"
    assert [t.room(f) for f in (near, far, stunned, slow)] == ["entrance_hall", "grand_staircase", "foyer", "foyer"]
    assert not t.told("clash")  # they may not attack because of it


@pytest.mark.rule("HIL-CARD-31")
def test_nobody_answers_in_the_first_half(table: Callable[..., Table]) -> None:
    t = board(table)
    t.turn(0).play("use spirit_board")
    assert (t.ask.seat, t.prompt) == (0, "main")
