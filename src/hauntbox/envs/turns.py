"""PettingZoo: every seat is an agent, and they act one after another (AEC).

    env = turns_env("widow", seats=3, options={"level": "hard"})
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))

`parallel_env` is the same with a joint step: everybody gives an action, and only that of the seat on turn counts.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from hauntbox.envs.names import env_name, game_named
from hauntbox.envs.sight import RENDER_MODES, Observation, Sight, check_render
from hauntbox.envs.walk import LIMIT, Walk, new_walk, seats_of, width_of
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Options, OptionValue

REWARDS = ("end", "judge")


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """One game after another; all arguments are those of `turns_env`."""

    metadata: dict[str, Any] = {
        "name": "hauntbox",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        observe: str = "features",
        actions: int | None = None,
        reward: str = "end",
        limit: int = LIMIT,
        lang: str = "en",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game: Game = game_named(game)
        self.seats: int = seats_of(self.game, seats)
        self.game_options: Options = self.game.check_setup(self.seats, options or {})
        self.width: int = width_of(self.game, actions)
        check_reward(self.game, reward)
        check_render(self.game, render_mode)
        self.shaped: bool = reward == "judge"
        self.limit: int = limit
        self.render_mode: str | None = render_mode
        self.metadata = {**self.metadata, "name": env_name(self.game)}
        self.sight: Sight = Sight(self.game, self.seats, self.width, observe, lang)
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(self.seats)]
        self._observations: dict[str, spaces.Dict] = {
            agent: Sight(self.game, self.seats, self.width, observe, lang).space for agent in self.possible_agents
        }
        self._actions: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(self.width) for agent in self.possible_agents
        }
        self.rng, _ = seeding.np_random()
        self.walk: Walk | None = None
        self.agents: list[str] = []
        self.news: dict[str, list[Event]] = {}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed that very game, and the seed decides all later ones too. `options` has no meaning."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        game_seed = int(self.rng.integers(1 << 62)) if seed is None else seed
        self.walk = walk = new_walk(self.game, self.seats, game_seed, self.game_options, self.width)
        self.agents = self.possible_agents[:]
        self.news = {agent: [] for agent in self.agents}
        if self.sight.teller is not None:
            walk.position.listen(self._hear)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.hopes: list[float] = [walk.hope(seat) if self.shaped else 0.0 for seat in range(self.seats)]
        self._skip_agent_selection = None
        self.agent_selection = self.agents[walk.seat or 0]
        if walk.seat is None:
            self._close_game(walk)

    def _hear(self, event: Event) -> None:
        for heard in self.news.values():
            heard.append(event)

    def step(self, action: int | str | None) -> None:
        """The seat on turn acts: by number, or by notation as it stands in the text."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        walk = self.walk
        if walk is None or action is None:
            raise BadSetup(f"{self.game.id}: {agent} has to act" if walk else f"{self.game.id}: reset() comes first")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seen = self.news[agent]
        self.news[agent] = []
        try:
            walk.act_text(action) if isinstance(action, str) else walk.act(int(action))
        except Exception:
            self.news[agent] = seen
            raise
        self._pay(walk)
        if walk.seat is None or walk.steps >= self.limit:
            self._close_game(walk)
        else:
            self.agent_selection = self.possible_agents[walk.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay(self, walk: Walk) -> None:
        """What each seat gets for this step: the end's reward, and with `judge` how far its prospects have changed."""
        over = walk.seat is None
        if not over and not self.shaped:
            return
        for seat, agent in enumerate(self.possible_agents):
            gain = walk.reward(seat)
            if self.shaped:
                hope = walk.hope(seat)
                gain += hope - self.hopes[seat]
                self.hopes[seat] = hope
            self.rewards[agent] = gain

    def _close_game(self, walk: Walk) -> None:
        over = walk.seat is None
        outcome = walk.position.outcome if over else None
        for agent in self.agents:
            self.terminations[agent] = over
            self.truncations[agent] = not over
            self.infos[agent] = {"ending": outcome.ending} if outcome is not None else {}

    def observe(self, agent: str) -> Observation:
        assert self.walk is not None, "reset() comes first"
        return self.sight.look(self.walk, self.possible_agents.index(agent), self.news[agent])

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat on turn sees it."""
        if self.render_mode is None or self.walk is None:
            return None
        return self.sight.render(self.walk, self.walk.seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def check_reward(game: Game, reward: str) -> None:
    if reward not in REWARDS:
        raise BadSetup(f"{game.id}: reward must be one of {', '.join(REWARDS)}, not {reward}")


def turns_env(game: str, **arguments: Any) -> TurnsEnv:
    """The AEC environment of a game, "widow" or "widow_v1". The arguments:

    - `seats` (2 where the game allows it) and `options` of the game;
    - `observe`: features, text or none; `lang` of the text: en, ja, zh;
    - `actions`: how many an agent has; more options than that come in pages;
    - `reward`: `end` (what the game gives, at its end) or `judge` (as well, the change of the judge's estimate after
      each step; over a game that adds up to the same less the first estimate);
    - `limit`: actions after which a game is truncated; `render_mode`: ansi, rgb_array or svg.
    """
    return TurnsEnv(game, **arguments)


def parallel_env(game: str, **arguments: Any) -> Any:
    """The same as PettingZoo's parallel environment: everybody acts at once, but only who is on turn is heard."""
    return turn_based_aec_to_parallel_wrapper(TurnsEnv(game, **arguments))
