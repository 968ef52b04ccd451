"""The game for reinforcement learning: environments and adapters, one module each, imported on first use.

- `env(...)`: PettingZoo (extra `rl`), version `happycity_v1`; `raw_env` is its class
- `vector(n=...)`: thousands of games at once, NumPy alone; with `device="cuda"` on a graphics card
- `gymnasium.make("HappyCity-v1", opponents=["builder"])`: one seat against bots (extra `rl`); importing this
  package makes the name known to Gymnasium where that is installed
- `win_share(choose, opponents=["builder"])`: how well a policy plays against bots (extra `rl`)
- `happycity.rl.openspiel`: the game for OpenSpiel (extra `openspiel`)
"""

from importlib import import_module
from importlib.util import find_spec

from happycity.exports import exports_of

__getattr__ = exports_of(__name__, __file__)

if find_spec("gymnasium"):
    import_module("happycity.rl.registration").register_env()
