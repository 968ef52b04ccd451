"""Telling Gymnasium of the game, which is not imported before somebody makes one."""

from gymnasium.envs.registration import register, registry

ID = "HappyCity-v1"


def register_env() -> None:
    """Make `gymnasium.make("HappyCity-v1")` known, once."""
    if ID not in registry:
        register(ID, entry_point="happycity.rl.gym_env:HappyCityEnv", disable_env_checker=True)
