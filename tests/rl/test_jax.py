"""JAX reads the vector environment's own memory, and its actions are taken as they are; needs JAX."""

from typing import Any

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="make test-extras has it")

import happycity.rl  # noqa: E402


@pytest.mark.parametrize("n", [1, 3, 64, 1000])
def test_observations_and_masks_are_shared_without_a_copy(n: int) -> None:
    batch = happycity.rl.vector(n=n, players=3).reset(seed=1)
    for rows in (batch.observations, batch.masks):
        shared = jax.dlpack.from_dlpack(rows, copy=False)
        assert shared.unsafe_buffer_pointer() == rows.ctypes.data
        assert np.array_equal(np.asarray(shared), rows)


def test_a_policy_of_jax_plays_whole_games() -> None:
    """The snippet of docs/rl.md: what JAX draws is legal in every game."""
    env = happycity.rl.vector(n=256)
    batch, key, ended = env.reset(seed=0), jax.random.key(0), 0

    def choose(masks: Any, key: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(masks == 1, 0.0, -jax.numpy.inf))

    compiled = jax.jit(choose)
    for _ in range(150):
        key, now = jax.random.split(key)
        actions = compiled(jax.dlpack.from_dlpack(batch.masks, copy=False), now)
        batch = env.step(np.asarray(actions))
        ended += int(batch.terminations.sum())
    assert ended > 100
