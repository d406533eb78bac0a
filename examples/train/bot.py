"""A trained network as a bot: it sees what its seat sees, like every other one."""

from pathlib import Path

from net import Net

from hauntbox.envs.features import Features
from hauntbox.envs.walk import Walk, width_of
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView


class LearnedBot:
    """Takes the option with the best score; it was trained at a table of so many seats."""

    def __init__(self, game: Game, seats: int, file: Path, seed: int = 0) -> None:
        self.net = Net.load(file)
        self.width = width_of(game, None)
        self.features = Features(game, seats, self.width)
        self.rng = Rng(seed)

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        """Any deal will do: what the features read is the same in all of them."""
        walk = Walk(view.deal(self.rng), self.width)
        action = self.best(walk, view.seat)
        while walk.more and action == self.width - 1:
            walk.act(action)
            action = self.best(walk, view.seat)
        return walk.page * (self.width - 1) + action, None

    def best(self, walk: Walk, seat: int) -> int:
        seen = self.features.look(walk, seat)
        mask = seen["options"][:, :2].sum(axis=1)  # an option, or the way to the next page
        chances = self.net.forward(seen["observation"][None], seen["options"][None], mask[None])[0]
        return int(chances[0].argmax())
