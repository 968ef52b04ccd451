"""The net as torch learns it, and its weights in the order in which the kernel reads them."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from happycity.kernel.layout import ACTIONS
from happycity.kernel.net import layout as plan


class Network(nn.Module):
    """Inputs → 256 → 256 → 256, the last layer added to the one before → logits and values."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(plan.INPUTS, plan.WIDTH)
        self.second = nn.Linear(plan.WIDTH, plan.WIDTH)
        self.third = nn.Linear(plan.WIDTH, plan.WIDTH)
        self.out = nn.Linear(plan.WIDTH, plan.OUTPUTS)
        for layer in (self.first, self.second, self.third):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.out.weight, 0.01)
        nn.init.zeros_(self.out.bias)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of everything that can be chosen, and what each seat may expect (see `layout.VALUES`)."""
        units = torch.relu(self.second(torch.relu(self.first(inputs))))
        units = units + torch.relu(self.third(units))
        out = self.out(units).float()
        return out[:, : plan.LOGITS], torch.tanh(out[:, plan.LOGITS :])


class _Picked(torch.autograd.Function):
    """Columns of a matrix, some of them many times.

    As `matrix[:, columns]`, whose way back sorts all the places; this one is a product.
    """

    @staticmethod
    def forward(ctx: Any, matrix: Tensor, columns: Tensor, spread: Tensor) -> Tensor:
        ctx.save_for_backward(spread)
        return matrix[:, columns]

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None, None]:
        (spread,) = ctx.saved_tensors
        return gradients[0] @ spread, None, None


class _Columns:
    """Which column each action takes."""

    def __init__(self, columns: NDArray[np.integer], count: int, device: torch.device | str) -> None:
        self._columns = torch.as_tensor(np.asarray(columns, np.int64), device=device)
        self._spread = nn.functional.one_hot(self._columns, count).float()

    def of(self, matrix: Tensor) -> Tensor:
        picked: Tensor = _Picked.apply(matrix, self._columns, self._spread)
        return picked


class Choosing:
    """From logits by card to logits by action, for the actions that some kinds of games can offer."""

    def __init__(self, used: NDArray[np.integer], device: torch.device | str) -> None:
        def tensor(numbers: object) -> Tensor:
            return torch.as_tensor(np.asarray(numbers), device=device)

        self.used = tensor(np.asarray(used, np.int64))
        self._plan = tensor(plan.LOGIT_PLAN)
        self._choice = _Columns(plan.CHOICE[used], plan.LOGIT_PLAN.shape[2], device)
        self._payment = _Columns(plan.PAYMENT[used], len(plan.SPENT), device)
        self._spent = tensor(plan.SPENT)
        self._pays = bool((plan.PAYMENT[used] != 0).any())

    def logits(self, said: Tensor, sights: Tensor) -> Tensor:
        """One column for each of the `used` actions."""
        seats, players = sights[:, plan.OWN_SEAT].long(), sights[:, plan.column("players")].long()
        places = self._plan[players, seats]
        by_choice = said.gather(1, places[..., 0] + sights.gather(1, places[..., 1]).long())
        logits = self._choice.of(by_choice)
        if self._pays:
            spent = said[:, plan.SPEND_LOGIT : plan.LOGITS] @ self._spent.T
            logits = logits + self._payment.of(spent)
        return logits


def all_actions() -> NDArray[np.int64]:
    """Every action: games with Grozilla can offer nearly all."""
    return np.arange(ACTIONS)


def flat_weights(network: Network) -> NDArray[np.float32]:
    """All weights in one row, as the kernel reads them."""
    parts = [
        network.first.weight.T,
        network.first.bias,
        network.second.weight.T,
        network.second.bias,
        network.third.weight.T,
        network.third.bias,
        network.out.weight,
        network.out.bias,
    ]
    row: NDArray[np.float32] = torch.cat([part.detach().float().cpu().reshape(-1) for part in parts]).numpy()
    assert len(row) == plan.WEIGHTS
    return row


def load_flat(network: Network, row: NDArray[np.float32]) -> None:
    """Give a net the weights of such a row."""
    rest = torch.tensor(row)
    with torch.no_grad():
        for layer, turned in zip(
            (network.first, network.second, network.third, network.out),
            (True, True, True, False),
            strict=True,
        ):
            for part in (layer.weight, layer.bias):
                numbers, rest = rest[: part.numel()], rest[part.numel() :]
                shape = part.shape[::-1] if turned else part.shape
                numbers = numbers.view(shape)
                part.copy_(numbers.T if turned and part.dim() == 2 else numbers)
    assert not len(rest)
