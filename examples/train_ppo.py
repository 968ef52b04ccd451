"""PPO that plays against itself in hundreds of games at once and learns to beat `greedy` (family, 2 players).

pip install 'happycity[rl]' torch matplotlib
python examples/train_ppo.py --minutes 8 --plot train_ppo.png
"""

import argparse
import time

import gymnasium
import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import happycity.rl
from happycity.kernel.layout import ACTIONS, BUY, DECLINE, PAYMENTS

# Of the purchases, those without tokens: there are none without Grozilla.
USED = np.array([a for a in range(ACTIONS) if not BUY <= a < DECLINE or (a - BUY) % PAYMENTS == 0])
ROWS, STEPS, EPOCHS, PIECES = 512, 64, 3, 8
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3
TEST_SEED = 10**9  # the deals of the test are never met in training


class Player(nn.Sequential):
    """Chances of the legal actions, and how well it goes for the seat that decides."""

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """For rows of observations."""
        logits, value = super().forward(seen).split([len(USED), 1], dim=1)
        return Categorical(logits=logits.masked_fill(mask == 0, -1e9), validate_args=False), value[:, 0]


def look(observations: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
    """The arrays of an environment for the network: copies, since the environment writes in place."""
    return torch.tensor(observations, dtype=torch.float32), torch.tensor(masks[:, USED])


@torch.no_grad()
def practise(env: happycity.rl.VectorEnv, player: Player) -> list[torch.Tensor]:
    """STEPS decisions in every game: seen, legal, action, its chance, what it gained, what it was worth."""
    kept, rows, gain = [], np.arange(ROWS), torch.zeros(ROWS)
    for _ in range(STEPS):
        seen, mask = look(env.observations, env.masks)
        chances, value = player(seen, mask)
        action, seat = chances.sample(), env.seats.copy()
        batch = env.step(USED[action])
        # The next decision is worth as much to this seat or, if it is the other's, as much less.
        ahead = torch.tensor(np.where(batch.seats == seat, 1, -1) * ~(batch.terminations | batch.truncations))
        reward = torch.tensor(batch.rewards[rows, seat])
        kept.append([seen, mask, action, chances.log_prob(action), value, reward, ahead])
    after = player(*look(env.observations, env.masks))[1]
    for step in reversed(kept):
        value, reward, ahead = step[4:]
        gain = reward + ahead * (after + LAMBDA * gain) - value
        after, step[4:] = value, [gain, gain + value]
    return [torch.cat(column) for column in zip(*kept, strict=True)]


def learn(player: Player, optimizer: torch.optim.Optimizer, practice: list[torch.Tensor]) -> None:
    """What gained more than expected becomes likelier, within bounds."""
    for piece in (piece for _ in range(EPOCHS) for piece in torch.randperm(ROWS * STEPS).chunk(PIECES)):
        seen, mask, action, before, gain, worth = (column[piece] for column in practice)
        chances, value = player(seen, mask)
        ratio, gain = (chances.log_prob(action) - before).exp(), (gain - gain.mean()) / gain.std()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain) + ENTROPY * chances.entropy()
        optimizer.zero_grad()
        (0.5 * (value - worth).square() - better).mean().backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimizer.step()


@torch.no_grad()
def victories(player: Player, games: int) -> float:
    """Share of the victories against greedy, in both seats alike."""
    env, won = gymnasium.make("HappyCity-v1", opponents=["greedy"]), 0.0
    for game in range(games):
        (seen, info), over = env.reset(seed=TEST_SEED + game), False
        while not over:
            chances, _ = player(*look(seen[None], info["action_mask"][None]))
            seen, reward, terminated, truncated, info = env.step(USED[chances.logits.argmax()])
            over = terminated or truncated
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Train, test on 1,000 deals, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--plot", default="train_ppo.png")
    chosen = parser.parse_args()
    torch.manual_seed(0)
    env = happycity.rl.vector(ROWS, skip_forced=True, shaping=1.0)
    wide = env.reset(seed=0).observations.shape[1]
    layers = nn.Linear(wide, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, len(USED) + 1)
    player = Player(nn.BatchNorm1d(wide, affine=False, momentum=None), *layers)
    for _ in range(100):  # random moves show how large the numbers are; then that stays
        player(*look(env.step(env.sample()).observations, env.masks))
    player.eval()
    optimizer, started, steps, curve = torch.optim.Adam(player.parameters()), time.monotonic(), 0, []
    while (minutes := (time.monotonic() - started) / 60) < chosen.minutes:
        if minutes >= len(curve):
            curve.append((minutes, victories(player, 200)))
            print(f"{minutes:5.1f} minutes {steps:10,} decisions: {curve[-1][1]:.1%} won", flush=True)
        optimizer.param_groups[0]["lr"] = RATE * (1 - 0.95 * minutes / chosen.minutes)
        learn(player, optimizer, practise(env, player))
        steps += ROWS * STEPS
    print(f"after {steps:,} decisions: {victories(player, 1000):.1%} of 1,000 games won against greedy")
    plt.plot(*zip(*curve, strict=True), marker="o")
    plt.axhline(0.5, linestyle=":", color="grey")
    plt.xlabel("minutes on two CPU cores")
    plt.ylabel("share of games won against greedy")
    plt.savefig(chosen.plot, dpi=120)


if __name__ == "__main__":
    main()
