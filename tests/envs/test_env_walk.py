"""A game as numbered actions: pages, refusals, copies, limits."""

import pickle
from copy import deepcopy
from typing import Any

import pytest

from hauntbox.box import find_game, games
from hauntbox.envs import turns_env
from hauntbox.envs.names import env_name, game_named
from hauntbox.envs.walk import WIDTHS, Walk, new_walk, width_of
from hauntbox.kernel.errors import BadSetup, IllegalChoice
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import digest

WIDOW = find_game("widow")


def at_many_options(width: int) -> Walk:
    """A question of The Widow's House with more options than actions."""
    walk, rng = new_walk(WIDOW, 2, 3, {}, width, keep=True), Rng(3)
    while len(walk.page_ask().options) <= width and not walk.more:  # type: ignore[union-attr]
        legal = walk.legal()
        walk.act(legal[rng.below(len(legal))])
    return walk


def test_a_question_with_few_options_has_one_page() -> None:
    walk = new_walk(WIDOW, 2, 1, {}, 40)
    assert (walk.pages, walk.more, walk.legal()) == (1, False, list(range(len(walk.position.ask.options))))


@pytest.mark.parametrize("width", [2, 3, 4, 5])
def test_pages_show_every_option_once_and_end(width: int) -> None:
    walk = at_many_options(width)
    every, shown = list(walk.position.ask.options), []
    turned = 0
    while True:
        shown += walk.options
        assert walk.legal()[: len(walk.options)] == list(range(len(walk.options)))
        if not walk.more:
            break
        walk.act(width - 1)
        turned += 1
    assert shown == every
    assert turned == walk.pages - 1 > 0
    with pytest.raises(IllegalChoice):
        walk.act(width - 1 if len(walk.options) < width else width)


@pytest.mark.parametrize("turned", [0, 1])
def test_an_action_is_the_option_on_the_open_page(turned: int) -> None:
    walk = at_many_options(3)
    for _ in range(turned):
        walk.act(2)
    wanted = walk.position.ask.options[2 * turned]
    walk.act(0)
    assert walk.position.history[-1] == wanted
    assert walk.page == 0


def test_notation_is_understood_on_whatever_page_it_stands() -> None:
    walk = at_many_options(3)
    ask = walk.position.ask
    last = ask.options[-1]
    walk.act_text(f" {WIDOW.text(ask, last)} ")
    assert walk.position.history[-1] == last


def test_more_and_numbers_are_understood_as_text() -> None:
    walk = at_many_options(3)
    wanted = walk.position.ask.options[3]
    walk.act_text("more")
    walk.act_text("1")
    assert walk.position.history[-1] == wanted


@pytest.mark.parametrize("action", [-1, 39, 40, 10**9])
def test_what_is_not_offered_changes_nothing(action: int) -> None:
    walk = new_walk(WIDOW, 2, 1, {}, 40)
    before = digest(walk.position.state)
    with pytest.raises(IllegalChoice, match="is not offered at choose_job"):
        walk.act(action)
    assert (digest(walk.position.state), walk.steps) == (before, 0)


@pytest.mark.parametrize("text", ["", "north", "10000000000", "more", "-1"])
def test_what_is_not_written_in_the_question_is_refused(text: str) -> None:
    walk = new_walk(WIDOW, 2, 1, {}, 40)
    with pytest.raises(IllegalChoice):
        walk.act_text(text)


def test_a_near_miss_names_its_rule() -> None:
    walk = new_walk(WIDOW, 2, 5, {"random_jobs": True}, 40)
    walk.position.listen(lambda event: None)
    rng = Rng(1)
    while not walk.position.ask.barred:
        walk.act(rng.below(len(walk.options)))
    ask = walk.position.ask
    value, rule = ask.barred[0]
    with pytest.raises(IllegalChoice, match=f"is not allowed here: {rule}"):
        walk.act_text(WIDOW.text(ask, value))


@pytest.mark.parametrize("name", list(games()))
@pytest.mark.parametrize("twin_of", [deepcopy, lambda walk: pickle.loads(pickle.dumps(walk))], ids=["copy", "pickle"])
def test_a_twin_goes_on_equally_and_alone(name: str, twin_of: Any) -> None:
    game = find_game(name)
    walk, rng = new_walk(game, game.seats[0], 7, {}, 3, keep=True), Rng(1)
    for _ in range(25):
        legal = walk.legal()
        walk.act(legal[rng.below(len(legal))])
    before = digest(walk.position.state)
    twin = twin_of(walk)
    assert (digest(twin.position.state), twin.page, twin.legal()) == (before, walk.page, walk.legal())
    twin.act(twin.legal()[-1])
    assert (digest(walk.position.state), walk.steps, twin.steps) == (before, 25, 26)
    walk.act(walk.legal()[-1])
    assert digest(walk.position.state) == digest(twin.position.state)


@pytest.mark.parametrize("name", list(games()))
def test_nearly_all_questions_fit_on_a_page(name: str) -> None:
    """The widths were measured; a game whose questions grow needs a wider one (hauntbox.envs.measure)."""
    game, rng, asked, paged = find_game(name), Rng(1), 0, 0
    for seed in range(6):
        walk = new_walk(game, game.seats[0], seed, {}, width_of(game, None))
        while (legal := walk.legal()) and walk.steps < 2000:
            asked += 1
            paged += walk.pages > 1
            walk.act(legal[rng.below(len(legal))])
    assert paged <= asked * 0.02


def test_bad_set_ups_are_refused_in_one_sentence() -> None:
    wrong: list[dict[str, Any]] = [
        {"actions": 1}, {"seats": 9}, {"options": {"level": "soft"}}, {"observe": "all"}, {"reward": "gold"},
        {"render_mode": "human"},
    ]  # fmt: skip
    for arguments in wrong:
        with pytest.raises(BadSetup, match="widow: "):
            turns_env("widow", **arguments)
    with pytest.raises(BadSetup, match="no game 'tennis'"):
        turns_env("tennis")


def test_a_name_with_another_version_is_refused() -> None:
    assert game_named(env_name(WIDOW)) is game_named("widow") is WIDOW
    with pytest.raises(BadSetup, match=f"no environment 'widow_v0': this Hauntbox has {env_name(WIDOW)}"):
        game_named("widow_v0")


def test_measured_widths_belong_to_games() -> None:
    assert set(WIDTHS) <= set(games())
