"""Playing in the environments: rewards, seeds, bots in the other seats, text, limits, OpenSpiel's states."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from hauntbox.bots import RandomBot
from hauntbox.box import find_game, games
from hauntbox.envs import SeatEnv, TurnsEnv, gym_id, spiel_name, turns_env
from hauntbox.envs.features import Features
from hauntbox.kernel.errors import BadSetup, IllegalChoice
from hauntbox.kernel.game import Said
from hauntbox.kernel.position import new_game
from hauntbox.kernel.state import digest
from hauntbox.kernel.view import SeatView

GAMES = list(games())


def finish(env: TurnsEnv, seed: int) -> dict[str, float]:
    """Plays one game at random; gives what every agent got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return totals


@pytest.mark.parametrize("name", GAMES)
def test_everybody_gets_what_the_game_gives_and_nothing_before_its_end(name: str) -> None:
    env = turns_env(name, observe="none")
    totals = finish(env, 5)
    outcome = env.walk.position.outcome
    assert list(totals.values()) == list(outcome.rewards)
    assert env.agents == []


@pytest.mark.parametrize("name", GAMES)
def test_the_judges_rewards_add_up_to_the_end_less_the_first_estimate(name: str) -> None:
    env = turns_env(name, observe="none", reward="judge")
    env.reset(seed=5)
    first = [env.walk.hope(seat) for seat in range(env.seats)]
    totals = finish(env, 5)
    rewards = env.walk.position.outcome.rewards
    assert list(totals.values()) == pytest.approx(
        [end - hope for end, hope in zip(rewards, first, strict=True)], abs=1e-6
    )


def test_a_seed_is_that_very_game() -> None:
    env = turns_env("cellar", observe="none")
    env.reset(seed=42)
    assert digest(env.walk.position.state) == digest(new_game(find_game("cellar"), 4, 42).state)
    env.reset()
    assert digest(env.walk.position.state) != digest(new_game(find_game("cellar"), 4, 42).state)


def test_an_illegal_action_of_an_agent_is_refused_and_changes_nothing() -> None:
    env = turns_env("cellar", observe="text")
    env.reset(seed=1)
    before = env.observe("seat_0")["text"]
    for action in (7, "fly"):
        with pytest.raises(IllegalChoice):
            env.step(action)
    assert (env.agent_selection, env.observe("seat_0")["text"]) == ("seat_0", before)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = turns_env("cellar", observe="none", limit=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_agents_that_read_play_by_notation() -> None:
    """Whole games in words: the agent takes an option that it read in the text."""
    env = turns_env("cellar", observe="text")
    env.reset(seed=3)
    heard = 0
    for agent in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        heard += "\n* " in seen["text"]
        lines = [line for line in seen["text"].splitlines() if line.startswith("[")]
        env.step(None if terminated else lines[-1].partition("] ")[2].partition(":")[0])
        assert terminated or lines, agent
    assert heard > 20


def test_news_are_told_once_and_only_to_those_who_may_know() -> None:
    """What an item is that somebody finds is told to the finder alone, at its next question only."""
    env = turns_env("cellar", observe="text")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    told = kept_back = 0
    while not any(env.terminations.values()):
        for seat, agent in enumerate(env.agents):
            finds = [event for event in env.news[agent] if event.kind == "found-item"]
            mine = [event for event in finds if event.visible_to(seat)]
            assert env.observe(agent)["text"].count("You have found:") == len(mine)
            told += len(mine)
            kept_back += len(finds) - len(mine)
        agent = env.agent_selection
        old = env.news[agent]
        env.step(int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))
        assert not any(event is other for event in env.news[agent] for other in old)
    assert told > 0
    assert kept_back > 0


# --- one seat with bots


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_agent_is_asked_and_nobody_else(name: str, bots: str) -> None:
    env = gymnasium.make(
        gym_id(find_game(name)), bots=bots, observe="none", seat=1, seats=max(2, find_game(name).seats[0])
    )
    inner: SeatEnv = env.unwrapped  # type: ignore[assignment]
    runs = []
    for _ in range(2):
        seen, _ = env.reset(seed=6)
        rng, run = np.random.default_rng(1), []
        for _ in range(12):
            assert inner.walk is not None
            assert inner.walk.seat == 1
            seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            run.append((reward, digest(inner.walk.position.state)))
            if over:
                break
        runs.append(run)
    assert runs[0] == runs[1]


def test_the_reward_comes_with_the_end() -> None:
    env = SeatEnv("cellar", observe="none", seat=2)
    seen, _ = env.reset(seed=1)
    rewards, over = [], False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] == env.walk.position.outcome.rewards[2]
    assert info["ending"] == env.walk.position.outcome.ending
    with pytest.raises(BadSetup, match="reset"):
        env.step(0)


def test_a_refused_action_says_why_and_patience_ends() -> None:
    env = SeatEnv("cellar", patience=3)
    first, _ = env.reset(seed=1)
    for action, done in ((7, False), ("fly", False), (-1, True)):
        seen, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (0.0, False, done)
        assert info["illegal"] == f"'{action}' is not offered at act"
        assert np.array_equal(seen["observation"], first["observation"])


class Last:
    """A bot of one's own: always the last option."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        assert view.ask is not None
        self.asked.add(view.seat)
        return len(view.ask.options) - 1, None


def test_bots_of_ones_own_take_the_seats_in_their_order() -> None:
    one, other = Last(), Last()
    env = SeatEnv("cellar", seat=1, bots=[one, RandomBot(1), other], observe="none")
    env.reset(seed=1)
    while not env.step(0)[2]:
        pass
    assert (one.asked, other.asked) == ({0}, {3})


def test_wrong_bots_and_seats_are_refused() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"bots": "clever"}, "no bot 'clever'"),
        ({"bots": ["random"]}, "bots must be 3"),
        ({"seat": 4}, "seat must be 0 to 3"),
    ]  # fmt: skip
    for arguments, message in wrong:
        with pytest.raises(BadSetup, match=message):
            SeatEnv("cellar", **arguments)


# --- OpenSpiel


def spiel_state(name: str, **params: Any) -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("hauntbox.envs.spiel")
    return pyspiel.load_game(spiel_name(find_game(name)), params).new_initial_state()


def test_openspiel_plays_the_same_game() -> None:
    """The same seed and the same actions: the same questions, observations and rewards as in PettingZoo."""
    state = spiel_state("cellar")
    env = turns_env("cellar")
    env.reset(seed=17)
    state.apply_action(17)
    observer = state.get_game().make_py_observer()
    features = Features(find_game("cellar"), 4, env.width)
    rng = np.random.default_rng(2)
    while not state.is_terminal():
        player = state.current_player()
        assert env.agent_selection == f"seat_{player}"
        seen = env.observe(env.agent_selection)
        assert state.legal_actions() == list(np.flatnonzero(seen["action_mask"]))
        observer.set_from(state, player)
        for key, values in observer.dict.items():
            assert np.array_equal(values, seen[key])
        assert observer.tensor.size == sum(value.size for value in features.look(env.walk, player).values())
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        env.step(action)
    assert state.returns() == list(env.walk.position.outcome.rewards)


def test_openspiel_options_and_copies() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    state = spiel_state("widow", players=3, options="level:hard short:on", deals=10)
    assert len(state.chance_outcomes()) == 10
    state.apply_action(4)
    assert state.walk.position.options["level"] == "hard"
    assert state.walk.position.options["short"] is True
    state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (again.history(), str(again)) == (state.history(), str(state))
    assert game.num_players() == 3


def test_openspiel_refuses_what_the_game_does_not_have() -> None:
    with pytest.raises(BadSetup, match="no option 'weather'"):
        spiel_state("widow", options="weather:bad")
