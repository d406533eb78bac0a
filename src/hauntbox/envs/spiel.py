"""OpenSpiel: every game in the box as a `pyspiel` game.

    import pyspiel
    import hauntbox.envs.spiel
    game = pyspiel.load_game("hauntbox_widow_v1", {"players": 3, "options": "level:hard short:on"})

A game begins with one chance node: it picks one of `deals` seeds, each as likely as the others, and from there the
game follows from its history. Copies of a state share its chance, as copies in OpenSpiel do; a search that must not
know what comes draws its own deals (`hauntbox.kernel.view.SeatView.deal`).
"""

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from hauntbox.box import games
from hauntbox.envs.features import LAYERS, OPTION, WINDOW, Features
from hauntbox.envs.names import spiel_name
from hauntbox.envs.told import Teller
from hauntbox.envs.walk import LIMIT, MORE, WIDTH, WIDTHS, Walk, new_walk, seats_of, width_of
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.record import parse_option

DEALS: Final = 1000
"""Seeds that chance picks from, unless `deals` says otherwise."""


def type_of(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=spiel_name(game),
        long_name=f"Hauntbox: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.shared else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats_of(game, None),
            "actions": WIDTHS.get(game.id, WIDTH),
            "deals": DEALS,
            "options": "",
        },
    )


def info_of(game: Game, seats: int, width: int, deals: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=width,
        max_chance_outcomes=deals,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=LIMIT,
    )


def read_options(game: Game, text: str) -> Options:
    """The options of a game as in "level:hard short:on" (OpenSpiel has its own use for "=")."""
    pairs = [word.partition(":") for word in text.split()]
    return {name: parse_option(game, name, value) for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its set-up. OpenSpiel makes it from the class and the parameters, so each has its class."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.game
        self.seats: int = seats_of(game, given.get("players"))
        self.width: int = width_of(game, given.get("actions"))
        self.deals: int = given.get("deals", DEALS)
        self.options: Options = game.check_setup(self.seats, read_options(game, given.get("options", "")))
        self.features: Features = Features(game, self.seats, self.width)
        self.teller: Teller = Teller(game)
        super().__init__(type_of(game), info_of(game, self.seats, self.width, self.deals), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal there is no walk yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk: Walk | None = None

    def current_player(self) -> int:
        if self.walk is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.walk.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal() if self.walk is not None and player == self.walk.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.walk is None:
            game = self.get_game()
            self.walk = new_walk(game.game, game.seats, action, game.options, game.width, keep=True)
        else:
            self.walk.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.walk is None:
            return f"deal {action}"
        ask = self.walk.position.ask
        options = self.walk.options
        if ask is None or action >= len(options):
            return MORE
        return self.walk.game.text(ask, options[action])

    def is_terminal(self) -> bool:
        return self.walk is not None and self.walk.seat is None

    def returns(self) -> list[float]:
        seats = self.get_game().seats
        return [self.walk.reward(seat) if self.walk is not None else 0.0 for seat in range(seats)]

    def __str__(self) -> str:
        """What everybody sees: equal for states that differ in secrets only."""
        return "before the deal" if self.walk is None else self.get_game().teller.look(self.walk, None)


class SpielObserver:
    """A seat's observation as tensors (those of `features.py`) and as text."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but these came: {params}")
        self.game: SpielGame = game
        shapes = {
            "observation": (game.features.size,),
            "grid": (LAYERS, WINDOW, WINDOW),
            "options": (game.width, OPTION),
        }
        self.tensor = np.zeros(sum([int(np.prod(shape)) for shape in shapes.values()]), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        if state.walk is None:
            self.tensor.fill(0)
            return
        for name, values in self.game.features.look(state.walk, player).items():
            self.dict[name][:] = values

    def string_from(self, state: SpielState, player: int) -> str:
        return "before the deal" if state.walk is None else self.game.teller.look(state.walk, player)


def register() -> list[str]:
    """Tells OpenSpiel of every game in the box; gives the names."""
    names: list[str] = []
    for game in games().values():
        names.append(spiel_name(game))
        if spiel_name(game) not in pyspiel.registered_names():
            pyspiel.register_game(type_of(game), type(f"SpielGame_{game.id}", (SpielGame,), {"game": game}))
    return names


NAMES: Final = register()
