"""The game for reinforcement learning: environments and adapters, one module each, imported on first use.

- `env(...)`: PettingZoo (extra `rl`), version `happycity_v1`; `raw_env` is its class
- `vector(n=...)`: thousands of games at once, NumPy alone
- `gymnasium.make("HappyCity-v1", opponents=["builder"])`: one seat against bots (extra `rl`); importing this
  package makes the name known to Gymnasium where that is installed
- `win_share(choose, opponents=["builder"])`: how well a policy plays against bots (extra `rl`)
- `happycity.rl.openspiel`: the game for OpenSpiel (extra `openspiel`)
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.rl.batch import VectorEnv, vector
    from happycity.rl.evaluation import win_share
    from happycity.rl.happycity_v1 import env, raw_env

_HOMES = {
    "env": "happycity_v1",
    "raw_env": "happycity_v1",
    "vector": "batch",
    "VectorEnv": "batch",
    "win_share": "evaluation",
}

__all__ = ["VectorEnv", "env", "raw_env", "vector", "win_share"]

if find_spec("gymnasium"):
    import_module("happycity.rl.registration").register_env()


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"happycity.rl.{_HOMES[name]}"), name)
