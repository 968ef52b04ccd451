"""Registering the game with Gymnasium, which is imported only when an environment is made."""

from gymnasium.envs.registration import register, registry

ID = "HappyCity-v1"


def register_env() -> None:
    """Make `gymnasium.make("HappyCity-v1")` known, once."""
    if ID not in registry:
        register(ID, entry_point="happycity.rl.gym_env:HappyCityEnv", disable_env_checker=True)
