from happycity.rl.batch import VectorEnv as VectorEnv
from happycity.rl.devices import vector as vector
from happycity.rl.evaluation import win_share as win_share
from happycity.rl.happycity_v1 import env as env
from happycity.rl.happycity_v1 import raw_env as raw_env
