"""What agents see: all of it lies in the space, none of it is hidden from their seat, and the mask is right."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import numpy as np
import pytest
from cellar import GAME as CELLAR
from cellar import of

from hauntbox.box import find_game, games
from hauntbox.envs import turns_env
from hauntbox.envs.features import (
    COLOUR,
    HEAD,
    SEATS,
    WINDOW,
    Features,
    Places,
    draw_grid,
    squashed,
)
from hauntbox.envs.picture import raster, svg
from hauntbox.envs.sight import MODES, Sight
from hauntbox.envs.told import LETTERS, LONGEST, clean, square_lines
from hauntbox.envs.walk import Walk, new_walk
from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.game import Game, Options, Outcome, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Floor, Piece, Scene, Tile
from hauntbox.kernel.state import State, digest
from hauntbox.kernel.view import SeatView

GAMES = list(games())


def walks(game: Game, every: int, seed: int = 1, width: int = 12) -> Iterator[Walk]:
    """One random game, looked at now and then, its end included."""
    walk, rng = new_walk(game, game.seats[0], seed, {}, width, keep=True), Rng(seed)
    while legal := walk.legal():
        if walk.steps % every == 0:
            yield walk
        walk.act(legal[rng.below(len(legal))])
    yield walk


def equal(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_something_in_the_space(name: str, mode: str) -> None:
    game = find_game(name)
    sight = Sight(game, game.seats[0], 12, mode, "en")
    for walk in walks(game, 40):
        for seat in range(game.seats[0]):
            seen = sight.look(walk, seat)
            assert sight.space.contains(seen)
            mask = seen["action_mask"]
            assert list(np.flatnonzero(mask)) == (walk.legal() if seat == walk.seat else [])
            if mode == "features" and seat == walk.seat:
                assert np.count_nonzero(seen["options"][:, 0]) == len(walk.options)
                assert seen["options"][11, 1] == walk.more


@pytest.mark.parametrize("mode", ["features", "text"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_a_seat_changes_nothing_it_sees(name: str, mode: str) -> None:
    """Hidden things are dealt anew: the state is another one, the observation the same."""
    game = find_game(name)
    sight = Sight(game, game.seats[0], 12, mode, "en")
    differed = 0
    for walk in walks(game, 60):
        for seat in range(game.seats[0]):
            dealt = Walk(SeatView(walk.position, seat).deal(Rng(walk.steps + 1), keep=True), 12)
            dealt.page = walk.page
            differed += digest(dealt.position.state) != digest(walk.position.state)
            assert equal(sight.look(walk, seat), sight.look(dealt, seat)), f"seat {seat} sees what is hidden"
    assert differed > 0


class Lent(Game):
    """The Cellar once more, to be changed in one point."""

    id: ClassVar[str] = "cellar"
    package: ClassVar[str] = "cellar"
    seats: ClassVar[tuple[int, int]] = CELLAR.seats
    prompts: ClassVar[Mapping[str, Prompt]] = CELLAR.prompts

    def rng(self, seed: int) -> Rng:
        return CELLAR.rng(seed)

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        return CELLAR.start(seats, options, rng)

    def view(self, state: State, seat: int | None) -> State:
        return CELLAR.view(state, seat)

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return CELLAR.scene(view, seat, ask)

    def outcome(self, state: State) -> Outcome | None:
        return CELLAR.outcome(state)


class OpenHands(Lent):
    """A mistake: everybody's items are shown."""

    def view(self, state: State, seat: int | None) -> State:
        shown = of(state).copy()
        shown.items.sort()
        return shown


@pytest.mark.parametrize("mode", ["features", "text"])
def test_a_view_that_shows_too_much_would_be_noticed(mode: str) -> None:
    game = OpenHands()
    sight = Sight(game, 4, 12, mode, "en")
    honest = find_game("cellar")
    found = 0
    for walk in walks(honest, 5):
        for seat in range(4):
            dealt = SeatView(walk.position, seat).deal(Rng(walk.steps + 1), keep=True)
            found += not equal(sight.look(walk, seat), sight.look(Walk(dealt, 12), seat))
    assert found > 0


class Blind(Lent):
    def view(self, state: State, seat: int | None) -> State:
        raise AssertionError("nobody may look")


def test_the_mode_none_never_looks_at_the_table() -> None:
    game = Blind()
    walk = new_walk(game, 4, 1, {}, 8)
    assert set(Sight(game, 4, 8, "none", "en").look(walk, 0)) == {"action_mask"}
    with pytest.raises(AssertionError, match="nobody may look"):
        Sight(game, 4, 8, "features", "en").look(walk, 0)


# --- the numbers


def test_options_are_told_apart() -> None:
    """Different options of a question have different rows."""
    game = find_game("cellar")
    features = Features(game, 4, 8)
    for walk in walks(game, 3, width=8):
        if walk.seat is not None:
            rows = features.look(walk, walk.seat)["options"][: len(walk.options)]
            assert len({row.tobytes() for row in rows}) == len(rows)


def test_things_are_seen_from_ones_own_chair() -> None:
    """At the start of The Cellar all chairs are alike: whoever is asked sees the same as any other would."""
    game = find_game("cellar")
    features = Features(game, 4, 8)
    walk = new_walk(game, 4, 1, {}, 8)
    first, second = [features.look(walk, seat)["observation"] for seat in (0, 1)]
    assert (first[1], second[1]) == (1.0, 0.0)
    asked = slice(HEAD, HEAD + SEATS)
    assert (int(first[asked].argmax()), int(second[asked].argmax())) == (0, 3)


def test_the_window_has_the_own_piece_in_the_middle() -> None:
    game = find_game("cellar")
    features = Features(game, 4, 8)
    for walk in walks(game, 20):
        if walk.seat is not None:
            grid = features.look(walk, walk.seat)["grid"]
            middle = grid[:, WINDOW // 2, WINDOW // 2]
            assert (middle[0], middle[22], grid[22].sum()) == (1.0, 1.0, 1.0)


def test_numbers_are_squashed_in_order() -> None:
    values = [squashed(value) for value in (-500, -3, 0, 1, 2, 10, 99, 100, 5000)]
    assert values == sorted(values)
    assert (values[0], values[-1], squashed(0)) == (-1.0, 1.0, 0.0)


def test_the_same_features_on_every_run() -> None:
    """Names are hashed in a way that does not change from process to process."""
    code = (
        "from hauntbox.envs import turns_env; env = turns_env('cellar'); env.reset(seed=1); "
        "print(env.observe('seat_0')['observation'].nonzero()[0].tolist())"
    )
    runs = []
    for salt in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": salt}
        runs.append(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env))
    assert runs[0].stdout == runs[1].stdout != "[]\n"


SQUARES = Scene(
    "none", 1,
    (Floor("cave", (
        Tile("tile:0,0", "cave", 0, 0, "OOWW", "red", (), ("####", "#..~", "#...", "#m..")),
        Tile("tile:1,0", "cave", 1, 0, "OWWO", "red", (), ("####", "...#", "...#", "...#")),
    )),),
    (Piece("piece:hero", "hero", "tile:0,0", "red", "H", square="square:2,1", intent=Said("bite", {"harm": 3})),),
    (), (), (), (), None, None,
)  # fmt: skip


def test_tiles_with_squares_are_seen_square_by_square() -> None:
    place = Places(SQUARES, 0)
    assert place.centre == (0, 1, 2)
    assert place.empty("square:3,6") == (0, 6, 3)
    grid = np.zeros((24, WINDOW, WINDOW), np.float32)
    draw_grid(grid, SQUARES, place)
    half = WINDOW // 2
    assert grid[0, half - 1 : half + 2, half - 1 : half + 6].astype(int).tolist() == [
        [0, 1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1],
    ]  # fmt: skip
    assert grid[COLOUR : COLOUR + 4, half + 1, half].sum() == 1.0  # mushrooms
    assert square_lines(SQUARES.floors[0], SQUARES)[1:] == [
        "   0 ########",
        "   1 #..~...#",
        "   2 #H.....#",
        "   3 #m.....#",
    ]


# --- words and pictures


def test_the_text_has_the_question_and_every_option() -> None:
    env = turns_env("cellar", observe="text")
    env.reset(seed=1)
    text = env.observe("seat_0")["text"]
    assert text.startswith("The Cellar, turn 1. You are seat 0 (the mason).")
    assert "[0] north: Go north" in text or "[0] explore north: Explore north" in text
    assert "What do you do?" in text
    assert "What do you do?" not in env.observe("seat_1")["text"]


@pytest.mark.parametrize(("lang", "word"), [("ja", "地下"), ("zh", "地窖")])
def test_the_text_speaks_the_languages_of_the_box(lang: str, word: str) -> None:
    env = turns_env("cellar", observe="text", lang=lang)
    env.reset(seed=1)
    text = env.observe("seat_0")["text"]
    assert "?" not in text
    assert any(ord(letter) > 0x3000 for letter in text), word


def test_a_long_text_is_cut_with_a_mark() -> None:
    assert clean("a" * LONGEST) == "a" * LONGEST
    assert clean("a" * (LONGEST + 1)).endswith("a\n[cut]")
    assert len(clean("a" * (LONGEST + 1))) == LONGEST
    assert clean("\x00🕯") == "??"
    assert set("°·→，。「」") <= LETTERS


@pytest.mark.parametrize("name", GAMES)
def test_pictures_change_with_the_table(name: str) -> None:
    game = find_game(name)
    pictures = []
    for walk in walks(game, 60):
        scene = game.scene(game.view(walk.position.state, None), None, walk.position.ask)
        image, drawing = raster(scene), svg(scene)
        assert (image.shape, image.dtype) == ((480, 640, 3), np.uint8)
        assert drawing.startswith("<svg ")
        assert drawing.count("<rect") > len(scene.pieces)
        pictures.append(image.tobytes())
    assert len(set(pictures)) > 1


def test_the_question_of_a_page_shows_its_options_only() -> None:
    walk = new_walk(find_game("widow"), 2, 1, {}, 3)
    ask = walk.page_ask()
    assert isinstance(ask, Ask)
    assert list(ask.options) == list(walk.position.ask.options)[:2]
