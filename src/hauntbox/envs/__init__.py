"""Reinforcement learning on every game in the box: PettingZoo (`turns_env`, `parallel_env`), Gymnasium (`SeatEnv`,
`gymnasium.make("hauntbox/widow-v1")`) and OpenSpiel (`import hauntbox.envs.spiel`). See docs/train-an-agent.md.

It needs `pip install 'hauntbox[rl]'`, and for OpenSpiel `'hauntbox[openspiel]'`.
"""

from hauntbox.envs.names import env_name, gym_id, spiel_name
from hauntbox.envs.seat import SeatEnv, register
from hauntbox.envs.turns import TurnsEnv, parallel_env, turns_env

register()

__all__ = ["SeatEnv", "TurnsEnv", "env_name", "gym_id", "parallel_env", "spiel_name", "turns_env"]
