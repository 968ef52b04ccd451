"""PPO with masks (sb3-contrib) learns against `greedy` in the family game for two, on a CPU core.

pip install 'happycity[rl]' sb3-contrib matplotlib
python examples/train_ppo.py --minutes 14 --plot examples/train_ppo.png
"""

import argparse
import time
from contextlib import suppress

import gymnasium
import matplotlib.pyplot as plt
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import happycity.rl  # noqa: F401 — makes HappyCity-v1 known to Gymnasium
from happycity.kernel.layout import ACTIONS, BUY, DECLINE, PAYMENTS

# Of the purchases, those without tokens: there are none without Grozilla.
USED = np.array([a for a in range(ACTIONS) if not BUY <= a < DECLINE or (a - BUY) % PAYMENTS == 0])
ENVS, TEST_SEED = 32, 10**9  # the deals of the test are never met in training


def make_env(shaping: float = 0.0, seed: int = 0) -> gymnasium.Env:
    """A seat against greedy, from this deal on; the numbers that it sees are brought near 1."""
    env = gymnasium.make("HappyCity-v1", opponents=["greedy"], shaping=shaping)
    env.reset(seed=seed)
    high = env.observation_space.high.astype(np.float32)
    scale = np.where(high == 127, 127, np.clip(high, 1, 20)).astype(np.float32)  # 127: card numbers
    box = gymnasium.spaces.Box(-np.inf, np.inf, high.shape, np.float32)
    env = gymnasium.wrappers.TransformObservation(env, lambda seen: seen / scale, box)
    env = gymnasium.wrappers.TransformAction(env, lambda a: USED[a], gymnasium.spaces.Discrete(len(USED)))
    return ActionMasker(env, lambda wrapped: wrapped.unwrapped.action_masks()[USED])


def victories(model: MaskablePPO, games: int) -> float:
    """Share of the victories against greedy, in both seats alike."""
    env, total = make_env(), 0.0
    for game in range(games):
        (seen, _), reward, over = env.reset(seed=TEST_SEED + game), 0.0, False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(int(action))
            over = terminated or truncated
        total += (float(reward) + 1) / 2
    return total / games


class Curve(BaseCallback):
    """Measures every minute of the processor, and stops when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.begun, self.end, self.points = time.process_time(), minutes, [(0.0, 0, 0.0)]

    def _on_step(self) -> bool:
        return (time.process_time() - self.begun) / 60 < self.end

    def _on_rollout_start(self) -> None:
        minutes = (time.process_time() - self.begun) / 60
        if minutes >= len(self.points) - 1:
            self.points.append((minutes, self.num_timesteps, victories(self.model, 200)))
            print("{:5.1f} minutes {:9,} steps: {:.1%} won".format(*self.points[-1]), flush=True)


def main() -> None:
    """Train, test on 1,000 deals, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=14)
    parser.add_argument("--plot", default="train_ppo.png")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # small networks are fastest so
    torch.distributions.Distribution.set_default_validate_args(False)
    envs = DummyVecEnv([lambda i=i: make_env(shaping=1.0, seed=i * 10**6) for i in range(ENVS)])
    options = {"n_steps": 64, "batch_size": 512, "n_epochs": 8, "learning_rate": 5e-4, "gamma": 0.999}
    layers = {"net_arch": [256, 128]}
    model = MaskablePPO("MlpPolicy", envs, ent_coef=0.01, policy_kwargs=layers, seed=0, **options)
    curve = Curve(chosen.minutes)
    with suppress(KeyboardInterrupt):  # Ctrl-C ends the training, not the test
        model.learn(10**9, callback=curve)
    print(f"after training: {victories(model, 1000):.1%} of 1,000 games won against greedy")
    minutes, _, won = zip(*curve.points[1:], strict=True)
    plt.plot(minutes, won, marker="o")
    plt.axhline(0.5, linestyle=":", color="grey")
    plt.xlabel("minutes on one CPU core")
    plt.ylabel("share of games won against greedy")
    plt.savefig(chosen.plot, dpi=120)


if __name__ == "__main__":
    main()
