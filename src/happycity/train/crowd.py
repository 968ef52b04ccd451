"""Many games of several kinds at once, on a card or on the processor, as tensors."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from happycity.kernel.layout import SEATS
from happycity.rl import vector
from happycity.rules.config import Config
from happycity.train.network import Choosing, Network, all_actions
from happycity.train.sight import Sight

POINTS_OF_A_MARGIN = 30.0
"""A lead of so many points is as good as it gets."""


class Outcome(NamedTuple):
    """What a step brought, by seat at the table: zeros unless a game ended."""

    victory: Tensor
    margin: Tensor
    ended: Tensor


class Look(NamedTuple):
    """What the seats that decide see: as the game tells it, and as the net takes it."""

    sights: Tensor
    inputs: Tensor


class Crowd:
    """Rows of games; those of one kind lie side by side, those without Grozilla come first."""

    def __init__(self, kinds: Sequence[tuple[Config, int]], device: str, seed: int) -> None:
        self.device = device
        kinds = sorted(kinds, key=lambda kind: kind[0].grozilla)
        self._envs: list[Any] = [_env(config, rows, device) for config, rows in kinds]
        self.rows = sum(rows for _, rows in kinds)
        self.kind = torch.float32 if device == "cpu" else torch.bfloat16
        """Of the net's inputs."""
        self._plain_kinds = sum(not config.grozilla for config, _ in kinds)
        self.plain = sum(rows for config, rows in kinds if not config.grozilla)
        """Rows without Grozilla: few actions."""
        used = sorted({int(a) for env in self._envs if not env.config.grozilla for a in env.used_actions})
        self.choosing = Choosing(np.array(used, np.int64), device), Choosing(all_actions(), device)
        self.players = torch.cat(
            [torch.full((rows,), config.players, device=device) for config, rows in kinds]
        )
        self._sight = Sight(device)
        edges = np.cumsum([0, *(rows for _, rows in kinds)]).tolist()
        self._parts = [slice(a, b) for a, b in pairwise(edges)]
        for env, part in zip(self._envs, self._parts, strict=True):
            env.reset(seed=seed + part.start * 1_000_003)
        self._views = [_Views(env, device) for env in self._envs]

    def look(self) -> Look:
        """What the seats that decide see."""
        seen = torch.cat([view.observations for view in self._views])
        seats = torch.cat([view.seats for view in self._views])
        sights = self._sight.rows(seen, seats)
        return Look(sights, self.inputs_of(sights))

    def inputs_of(self, sights: Tensor) -> Tensor:
        """What the net takes in of sights."""
        return self._sight.inputs(sights, self.kind)

    def masks(self) -> tuple[Tensor, Tensor]:
        """What is legal, without and with Grozilla: a column for each used action."""
        plain = [view.masks[:, self.choosing[0].used] for view in self._views[: self._plain_kinds]]
        monsters = [view.masks for view in self._views[self._plain_kinds :]]
        return _stacked(plain, self._views[0].masks[:0]), _stacked(monsters, self._views[0].masks[:0])

    def step(self, actions: Tensor) -> Outcome:
        """Carry out one action in every game."""
        victory = torch.zeros((self.rows, SEATS), device=self.device)
        margin = torch.zeros_like(victory)
        ended = torch.zeros(self.rows, dtype=torch.bool, device=self.device)
        for env, part, view in zip(self._envs, self._parts, self._views, strict=True):
            batch = env.step(actions[part] if self.device != "cpu" else actions[part].numpy())
            seats = env.config.players
            over = view.ended(batch)
            ended[part] = over
            victory[part, :seats] = view.rewards
            points = view.points.float()
            first, second = points.topk(2, dim=1).values.unbind(1)
            best_other = torch.where(points == first[:, None], second[:, None], first[:, None])
            lead = ((points - best_other) / POINTS_OF_A_MARGIN).clamp(-1, 1)
            margin[part, :seats] = lead * over[:, None]
        return Outcome(victory, margin, ended)

    def ask(self, network: Network, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """What the net says; with half as many bits on a card, which is twice as fast there."""
        with torch.autocast(self.device, self.kind, enabled=self.kind != torch.float32):
            said, values = network(inputs)
        return said, values


class _Views:
    """The arrays of an environment as tensors that share its memory."""

    def __init__(self, env: Any, device: str) -> None:
        of = torch.from_numpy if device == "cpu" else torch.from_dlpack
        self._of = of
        self.observations, self.masks = of(env.observations), of(env.masks)
        self.seats, self.rewards, self.points = of(env.seats), of(env.rewards), of(env.final_points)

    def ended(self, batch: Any) -> Tensor:
        return self._of(batch.terminations) | self._of(batch.truncations)


def _stacked(masks: list[Tensor], none: Tensor) -> Tensor:
    return torch.cat(masks or [none]).bool()


def _env(config: Config, rows: int, device: str) -> Any:
    kind = config.players, config.specials, config.grozilla, config.scoring
    return vector(rows, *kind, skip_forced=True, device=device)  # type: ignore[call-overload]
