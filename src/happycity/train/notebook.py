"""What was learnt by looking ahead, kept for a while, and how far the net's glance is from it."""

from collections.abc import Sequence

import numpy as np
import torch
from torch import Tensor

from happycity.kernel.layout import SEATS
from happycity.kernel.net import layout as plan
from happycity.kernel.net.tree import MARGIN
from happycity.train.crowd import Crowd
from happycity.train.network import Choosing, Network, all_actions
from happycity.train.sight import Sight
from happycity.train.study import Lessons

TEMPER = 0.05
"""A move that is worth so much more (of a victory) becomes e times as likely as it was."""
WORTH_WEIGHT = 4.0
"""A worth lies between 0 and 1, a value of the net between −1 and 1: its square is a quarter."""


class Notebook:
    """The last so many lessons, on the device that learns."""

    def __init__(self, kept: int, device: str) -> None:
        self._kept, self._device = kept, device
        self._pages: list[Tensor] = []
        self._sight = Sight(device)
        self._choosing = Choosing(all_actions(), device)
        self.total = 0

    def __len__(self) -> int:
        return len(self._pages[0]) if self._pages else 0

    def add(self, lessons: Sequence[Lessons]) -> None:
        """Newer lessons come from a better net: the oldest ones go."""
        if not lessons:
            return
        # Copies: Ray lends its memory.
        new = [
            torch.tensor(np.concatenate(column), device=self._device) for column in zip(*lessons, strict=True)
        ]
        old = self._pages or [page[:0] for page in new]
        self._pages = [torch.cat(pages)[-self._kept :] for pages in zip(old, new, strict=True)]
        self.total += len(new[0])

    def loss(self, network: Network, crowd: Crowd, count: int) -> tuple[Tensor, Tensor]:
        """Of some lessons: how unlike the choices are, and how wrong the values."""
        some = torch.randint(len(self), (count,), device=self._device)
        seen, seats, actions, priors, visits, worths = (page[some] for page in self._pages)
        sights = self._sight.rows(seen, seats)
        said, values = crowd.ask(network, crowd.inputs_of(sights))
        there = actions >= 0
        logits = self._choosing.logits(said, sights).gather(1, actions.clamp(min=0).long())
        logits = torch.log_softmax(logits.masked_fill(~there, -1e9), 1)
        choices = -(_wanted(there, priors, worths) * logits).sum(1).mean()
        tried = visits.sum(1)
        worth = (visits * worths).sum(1) / tried.clamp(min=1)
        error = (expected_of(values, sights) - worth).square() * (tried > 0)
        return choices, WORTH_WEIGHT * error.sum() / (tried > 0).sum().clamp(min=1)


def _wanted(there: Tensor, priors: Tensor, worths: Tensor) -> Tensor:
    """How likely each move ought to be: as it was, changed by what it turned out to be worth.

    What the net is sure of it stays sure of, unless looking ahead speaks against it: how often the tree tried
    a move would make every choice a little flatter, and the next tree with it.
    """
    wanted = (priors.clamp(min=1e-6).log() + worths / TEMPER).masked_fill(~there, -1e9)
    return torch.softmax(wanted, 1)


def expected_of(values: Tensor, sights: Tensor) -> Tensor:
    """What the seat that decides may expect: as `asking.expected`, without its bounds."""
    players = sights[:, plan.column("players")].float()
    share = (values[:, 0] * (players - 1) + 1) / players
    lead = 0.5 + 0.5 * values[:, SEATS]
    return (1 - MARGIN) * share + MARGIN * lead
