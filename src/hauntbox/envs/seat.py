"""Gymnasium: one seat is the agent's, bots have the others.

    env = gymnasium.make("hauntbox/hilltop-v1", seats=3, seat=0, bots="greedy")

An action that is not open changes nothing and earns nothing: the same question comes again, and `info["illegal"]`
says why it was refused. After `patience` of them in one game the game is truncated.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hauntbox.bots import Bot, make_bot
from hauntbox.box import games
from hauntbox.envs.names import game_named, gym_id
from hauntbox.envs.sight import RENDER_MODES, Observation, Sight, check_render
from hauntbox.envs.turns import check_reward
from hauntbox.envs.walk import LIMIT, Walk, new_walk, seats_of, width_of
from hauntbox.kernel.errors import BadSetup, IllegalChoice
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Options, OptionValue
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

PATIENCE: Final = 100
RANDOM: Final = "random"

Bots = str | Sequence[str | Bot]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """`bots` is a bot's name for all other seats, or a bot (or its name) for every seat in order, the agent's left out.

    The other arguments are those of `turns_env`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: Bots = RANDOM,
        options: Mapping[str, OptionValue] | None = None,
        observe: str = "features",
        actions: int | None = None,
        reward: str = "end",
        limit: int = LIMIT,
        patience: int = PATIENCE,
        lang: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self.game: Game = game_named(game)
        self.seats: int = seats_of(self.game, seats)
        self.game_options: Options = self.game.check_setup(self.seats, options or {})
        if not 0 <= seat < self.seats:
            raise BadSetup(f"{self.game.id}: seat must be 0 to {self.seats - 1}, not {seat}")
        self.seat: int = seat
        self.width: int = width_of(self.game, actions)
        check_reward(self.game, reward)
        check_render(self.game, render_mode)
        self.shaped: bool = reward == "judge"
        self.limit: int = limit
        self.patience: int = patience
        self.render_mode = render_mode
        self.named: list[str | Bot] = bots_of(self.game, bots, self.seats - 1)
        self.sight: Sight = Sight(self.game, self.seats, self.width, observe, lang)
        self.observation_space = self.sight.space
        self.action_space = spaces.Discrete(self.width)
        self.walk: Walk | None = None
        self.news: list[Event] = []
        self.crew: dict[int, Bot | Rng] = {}
        self.refused: int = 0
        self.hope: float = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played to the agent's first question: with a seed that very game. `options` has no meaning."""
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        walk = self._begin(game_seed)
        while walk.seat is None:  # over before the agent was asked: it never knows
            walk = self._begin(int(self.np_random.integers(1 << 62)))
        return self.sight.look(walk, self.seat, self.news), self._info(walk)

    def _begin(self, game_seed: int) -> Walk:
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.crew = {
            seat: seated(bot, (game_seed + 1) * 1000 + seat) for seat, bot in zip(others, self.named, strict=True)
        }
        keep = any(not isinstance(bot, Rng) for bot in self.crew.values())
        self.walk = walk = new_walk(self.game, self.seats, game_seed, self.game_options, self.width, keep)
        self.news = []
        if self.sight.teller is not None:
            walk.position.listen(self.news.append)
        self.refused = 0
        self.hope = walk.hope(self.seat) if self.shaped else 0.0
        self._others(walk)
        return walk

    def _others(self, walk: Walk) -> None:
        """The bots choose until it is the agent's turn or the game is over."""
        position = walk.position
        while (ask := position.ask) is not None and ask.seat != self.seat and walk.steps < self.limit:
            bot = self.crew[ask.seat]
            if isinstance(bot, Rng):
                position.pick(bot.below(len(ask.options)))
            else:
                position.pick(bot.choose(SeatView(position, ask.seat))[0])
            walk.steps += 1

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent acts, by number or by notation, and the bots go on to its next question."""
        walk = self.walk
        if walk is None or walk.seat is None:
            raise BadSetup(f"{self.game.id}: reset() comes first")
        illegal = self._act(walk, action)
        reward = walk.reward(self.seat)
        if self.shaped:
            hope = walk.hope(self.seat)
            reward += hope - self.hope
            self.hope = hope
        terminated = walk.seat is None
        truncated = not terminated and (walk.steps >= self.limit or self.refused >= self.patience)
        info = self._info(walk)
        if illegal:
            info["illegal"] = illegal
        return self.sight.look(walk, self.seat, self.news), reward, terminated, truncated, info

    def _act(self, walk: Walk, action: Any) -> str:
        """Carries the action out; gives the reason where it is refused."""
        heard = self.news[:]
        self.news.clear()
        try:
            walk.act_text(action) if isinstance(action, str) else walk.act(int(action))
        except IllegalChoice as refusal:
            self.news.extend(heard)
            self.refused += 1
            return str(refusal)
        self._others(walk)
        return ""

    def _info(self, walk: Walk) -> dict[str, Any]:
        outcome = walk.position.outcome if walk.seat is None else None
        info: dict[str, Any] = {"action_mask": self.sight.mask(walk, self.seat)}
        if outcome is not None:
            info["ending"] = outcome.ending
            info["facts"] = dict(outcome.facts)
        return info

    def render(self) -> Any:
        """The table as the agent's seat sees it."""
        if self.render_mode is None or self.walk is None:
            return None
        picture: str | NDArray[np.uint8] = self.sight.render(self.walk, self.seat, self.render_mode)
        return picture


def bots_of(game: Game, bots: Bots, count: int) -> list[str | Bot]:
    """A bot for every other seat; names are checked at once."""
    found: list[str | Bot] = [bots] * count if isinstance(bots, str) else list(bots)
    if len(found) != count:
        raise BadSetup(f"{game.id}: bots must be {count}, one for every other seat, not {len(found)}")
    for bot in [bots] if isinstance(bots, str) else found:
        if isinstance(bot, str):
            make_bot(bot, 0)
    return found


def seated(bot: str | Bot, seed: int) -> Bot | Rng:
    """A bot for one game. One that chooses at random needs no view: its chance is enough."""
    if bot == RANDOM:
        return Rng(seed)
    return make_bot(bot, seed) if isinstance(bot, str) else bot


def register() -> list[str]:
    """Tells Gymnasium of every game in the box; gives the names."""
    names: list[str] = []
    for name, game in games().items():
        names.append(gym_id(game))
        if gym_id(game) not in gymnasium.registry:
            gymnasium.register(gym_id(game), entry_point="hauntbox.envs.seat:SeatEnv", kwargs={"game": name})
    return names
