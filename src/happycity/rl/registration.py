"""Registering the game with Gymnasium, whose environments are imported only when one is made."""

from gymnasium.envs.registration import register, registry

ID = "HappyCity-v1"
SELF_PLAY = "HappyCitySelfPlay-v1"


def register_env() -> None:
    """Make `gymnasium.make("HappyCity-v1")` and `make_vec("HappyCitySelfPlay-v1")` known, once."""
    if ID not in registry:
        register(ID, entry_point="happycity.rl.gym_env:HappyCityEnv", disable_env_checker=True)
        register(SELF_PLAY, vector_entry_point="happycity.rl.gym_vector:HappyCityVectorEnv")
