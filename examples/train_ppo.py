"""PPO that plays against itself in hundreds of games at once and learns to beat `greedy` (family, 2 players).

pip install 'happycity[rl]' torch matplotlib
python examples/train_ppo.py
"""

import time

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import happycity.rl

MINUTES, ROWS, STEPS, EPOCHS, PIECES = 8, 512, 64, 4, 16
LAMBDA, CLIP, ENTROPY, RATE, TEST = 0.95, 0.2, 0.01, 1e-3, 10**9


class Player(nn.Sequential):
    """Chances of the legal actions, and how well it goes for the seat that decides."""

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """For rows of observations."""
        logits, value = super().forward(seen).split([len(used), 1], dim=1)
        return Categorical(logits=logits.masked_fill(mask == 0, -1e9), validate_args=False), value[:, 0]


def look(observations: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
    """For the network: copies, since the environment writes in place, with large numbers drawn together."""
    seen = torch.tensor(observations, dtype=torch.float32)
    return seen.sign() * (1 + seen.abs()).log(), torch.tensor(masks[:, used])


@torch.no_grad()
def practise() -> list[torch.Tensor]:
    """STEPS decisions in every game: seen, legal, action, its chance, what it gained, what it was worth."""
    kept, rows, gain = [], np.arange(ROWS), torch.zeros(ROWS)
    for _ in range(STEPS):
        seen, mask = look(env.observations, env.masks)
        chances, value = player(seen, mask)
        action, seat = chances.sample(), env.seats.copy()
        batch = env.step(used[action])
        reward = torch.tensor(batch.rewards[rows, seat])
        # The next decision is worth as much to this seat or, if it is the other's, as much less.
        ahead = torch.tensor(np.where(batch.seats == seat, 1, -1) * ~(batch.terminations | batch.truncations))
        kept.append([seen, mask, action, chances.log_prob(action), value, reward, ahead])
    after = player(*look(env.observations, env.masks))[1]
    for step in reversed(kept):
        value, reward, ahead = step[4:]
        gain = reward + ahead * (after + LAMBDA * gain) - value
        after, step[4:] = value, [gain, gain + value]
    return [torch.cat(column) for column in zip(*kept, strict=True)]


def learn(practice: list[torch.Tensor]) -> None:
    """What gained more than expected becomes likelier, within bounds."""
    for piece in (piece for _ in range(EPOCHS) for piece in torch.randperm(ROWS * STEPS).chunk(PIECES)):
        seen, mask, action, before, gain, worth = (column[piece] for column in practice)
        chances, value = player(seen, mask)
        ratio, gain = (chances.log_prob(action) - before).exp(), (gain - gain.mean()) / gain.std()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) + ENTROPY * chances.entropy()
        optimizer.zero_grad()
        (0.5 * (value - worth).square() - better).mean().backward()
        optimizer.step()


def best(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The likeliest actions."""
    return used[player(*look(observations, masks))[0].logits.argmax(dim=1).numpy()]


env = happycity.rl.vector(ROWS, skip_forced=True, shaping=1.0)
used, width = env.used_actions, env.reset(seed=0).observations.shape[1]
body = nn.Linear(width, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU()
player = Player(*body, nn.Linear(128, len(used) + 1))
optimizer, started = torch.optim.Adam(player.parameters()), time.monotonic()
curve: list[tuple[float, float]] = []
while (minutes := (time.monotonic() - started) / 60) < MINUTES:
    if minutes >= len(curve):
        curve.append((minutes, happycity.rl.win_share(best, ["greedy"], games=200, seed=TEST)))
        print(f"{minutes:4.1f} minutes: {curve[-1][1]:.1%} won against greedy", flush=True)
    optimizer.param_groups[0]["lr"] = RATE * (1 - 0.95 * minutes / MINUTES)
    learn(practise())
print(f"{happycity.rl.win_share(best, ['greedy'], games=1000, seed=TEST):.1%} of 1,000 games won")
plt.plot(*zip(*curve, strict=True), marker="o")
plt.axhline(0.5, linestyle=":", color="grey")
plt.gca().set(xlabel="minutes on two CPU cores", ylabel="share of games won against greedy")
plt.savefig("train_ppo.png", dpi=120)
