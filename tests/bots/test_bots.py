"""Bots choose legal options from what their seat sees, say why, and do not walk into an open knife."""

import pytest

from hauntbox.board.geometry import cell
from hauntbox.bots import make_bot
from hauntbox.bots.players import play_out
from hauntbox.bots.search import Search
from hauntbox.box import find_game
from hauntbox.games.widow import GAME
from hauntbox.games.widow.deeds import GO, use_ability
from hauntbox.games.widow.pieces import MAID, MEDIUM
from hauntbox.games.widow.turn import end_turn
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.position import Position, at_state, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

BOTS = ["random", "greedy", "mcts:30"]


def play(bot: str, game_name: str, seats: int, seed: int) -> Position:
    position = new_game(find_game(game_name), seats, seed)
    player = make_bot(bot, seed)
    for _ in range(40):
        if position.ask is None:
            break
        position.pick(player.choose(SeatView(position, position.ask.seat))[0])
    return position


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats"), [("widow", 1), ("widow", 5), ("cellar", 4)])
def test_a_bot_plays_any_game_and_the_same_seed_gives_the_same_choices(bot: str, game: str, seats: int) -> None:
    assert play(bot, game, seats, 4).history == play(bot, game, seats, 4).history


NO_BOTS = [
    "",
    "clever",
    "random:5",
    "greedy:2",
    "mcts:",
    "mcts:0",
    "mcts:-3",
    "mcts:²",
    "mcts:0s",
    "mcts:1.s",
    "mcts:x",
]


@pytest.mark.parametrize("name", NO_BOTS)
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        make_bot(name, 1)


def cornered(successes: int, job: int) -> Position:
    """The red spirit stands next to the widow, who is on the Parlour with the Boudoir behind her."""
    g = GAME.start(2, GAME.check_setup(2, {}), Rng(1))
    g.jobs = [job, MEDIUM if job == MAID else MAID]
    g.widow = cell(3, 0)
    g.at[0] = cell(2, 0)
    g.forget_fields()
    g.successes = successes
    g.agenda = []
    g.then(end_turn)
    g.then(use_ability)
    return at_state(GAME, g, 2, 1, GAME.check_setup(2, {}))


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_thinking_bot_leads_the_widow_away_and_never_onto_the_spirit(bot: str) -> None:
    position = cornered(1, MAID)
    assert position.ask is not None
    assert GO | cell(2, 0) in position.ask.options
    index, reason = make_bot(bot, 3).choose(SeatView(position, 0))
    assert position.ask.options[index] == GO | cell(4, 0)
    assert reason is not None


def test_a_search_under_a_time_budget_stops_by_itself_and_says_how_far_it_came() -> None:
    position = cornered(1, MAID)
    _, reason = make_bot("mcts:0.05s", 3).choose(SeatView(position, 0))
    assert reason is not None
    assert reason.facts["games"] > 0


def test_plain_search_finds_the_better_of_two_options_and_counts_every_iteration() -> None:
    position = cornered(1, MAID)
    search = Search(GAME, lambda: position.copy(keep=False), Rng(1), depth=0)
    search.run(80)
    assert position.ask is not None
    assert sum(child.visits for child in search.root.children.values()) == search.iterations == 80
    losing = search.root.children[GO | cell(2, 0)]
    assert losing.mean == -1.0
    assert position.ask.options[search.best(position.ask)[0]] != GO | cell(2, 0)


def test_a_bot_gets_a_view_without_the_seed_and_with_no_chance_to_read() -> None:
    one, two = (SeatView(new_game(GAME, 3, seed), 0) for seed in (1, 2))
    assert one.at.rng.state == two.at.rng.state
    assert not hasattr(one, "seed")


def test_random_play_on_a_lean_position_goes_to_the_end() -> None:
    position = new_game(GAME, 3, 5, keep=False)
    choices = play_out(position, Rng(1))
    assert position.ask is None
    assert choices == len(position.history)
