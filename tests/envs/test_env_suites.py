"""The test suites of PettingZoo, Gymnasium and OpenSpiel, for every game in the box."""

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from hauntbox.box import games
from hauntbox.envs import env_name, gym_id, parallel_env, spiel_name, turns_env
from hauntbox.envs.sight import MODES, RENDER_MODES

GAMES = list(games())
CYCLES = 150
every_game = pytest.mark.parametrize("name", GAMES)
every_mode = pytest.mark.parametrize("mode", MODES)


@every_mode
@every_game
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")
def test_pettingzoo_api(name: str, mode: str) -> None:
    api_test(turns_env(name, observe=mode, render_mode="ansi"), num_cycles=CYCLES)


@every_game
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")
def test_pettingzoo_api_with_the_biggest_table_and_the_judge(name: str) -> None:
    api_test(turns_env(name, seats=games()[name].seats[1], reward="judge"), num_cycles=CYCLES // 3)


@every_game
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")
def test_pettingzoo_api_in_its_own_wrappers(name: str) -> None:
    env = TerminateIllegalWrapper(turns_env(name, observe="none"), illegal_reward=-1)
    api_test(OrderEnforcingWrapper(env), num_cycles=CYCLES // 3)


@every_mode
@every_game
def test_pettingzoo_seeds(name: str, mode: str) -> None:
    seed_test(lambda: turns_env(name, observe=mode), num_cycles=CYCLES // 3)


@every_mode
@every_game
def test_pettingzoo_parallel_api(name: str, mode: str) -> None:
    parallel_api_test(parallel_env(name, observe=mode), num_cycles=CYCLES // 3)


@every_mode
@every_game
def test_gymnasium_checks(name: str, mode: str) -> None:
    env = gymnasium.make(gym_id(games()[name]), observe=mode, disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("render", RENDER_MODES)
@every_game
def test_gymnasium_checks_with_thinking_bots_and_pictures(name: str, render: str) -> None:
    env = gymnasium.make(gym_id(games()[name]), bots="greedy", observe="none", render_mode=render, reward="judge")
    check_env(env.unwrapped, skip_render_check=render == "svg")
    env.reset(seed=2)
    assert env.render() is not None


@every_game
def test_openspiel_random_sim(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    spiel = pytest.importorskip("hauntbox.envs.spiel")
    game = games()[name]
    assert spiel_name(game) in spiel.NAMES
    low = game.seats[0]
    loaded = pyspiel.load_game(spiel_name(game), {"players": low, "deals": 50})
    assert loaded.num_players() == low
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@every_game
def test_names_carry_the_version(name: str) -> None:
    game = games()[name]
    env = turns_env(env_name(game), observe="none")
    assert env.metadata["name"] == f"{name}_v{game.revision}"
    assert gym_id(game) in gymnasium.registry
