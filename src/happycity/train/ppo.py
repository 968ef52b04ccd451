"""Learning from decisions: proximal policy optimisation, with values of every seat."""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

from happycity.train.crowd import Crowd
from happycity.train.network import Choosing, Network
from happycity.train.rollout import Part, Rollout

CLIP = 0.2
VALUE_WEIGHT = 1.0
STEEPEST = 1.0


@dataclass
class Losses:
    """Means over an iteration."""

    policy: float
    value: float
    entropy: float
    drift: float
    study: float
    """Of what looking ahead has shown."""


def learn(
    network: Network,
    optimiser: torch.optim.Optimizer,
    crowd: Crowd,
    rollout: Rollout,
    *,
    epochs: int,
    pieces: int,
    entropy: float,
    beside: Callable[[], Tensor],
) -> Losses:
    """Some epochs over what was played; `beside` gives a loss that is added to each of their pieces."""
    parts = rollout.plain, rollout.monsters
    spread = torch.cat([part.advantages[part.counts] for part in parts])
    mean, deviation = spread.mean(), spread.std() + 1e-6
    total = sum(len(part.actions) for part in parts)
    sums = torch.zeros(5, device=crowd.device)
    for _ in range(epochs):
        orders = [torch.randperm(len(part.actions), device=crowd.device).chunk(pieces) for part in parts]
        for piece in range(pieces):
            loss = beside()
            sums[-1] += loss.detach()
            for part, order, choosing in zip(parts, orders, crowd.choosing, strict=True):
                if piece >= len(order) or not len(order[piece]):
                    continue
                some = order[piece]
                one, told = _loss(network, crowd, choosing, part, some, mean, deviation, entropy)
                weight = len(some) * pieces / total
                loss = loss + one * weight
                sums[:-1] += told * weight
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimiser.step()
    means = (sums / (epochs * pieces)).tolist()
    return Losses(*means)


def _loss(
    network: Network,
    crowd: Crowd,
    choosing: Choosing,
    part: Part,
    some: Tensor,
    mean: Tensor,
    deviation: Tensor,
    entropy: float,
) -> tuple[Tensor, Tensor]:
    masks = part.masks[some]
    said, values = crowd.ask(network, part.look.inputs[some])
    logits = torch.log_softmax(choosing.logits(said, part.look.sights[some]).masked_fill(~masks, -1e9), 1)
    chosen = logits.gather(1, part.actions[some][:, None])[:, 0]
    counts = part.counts[some].float()
    number = counts.sum().clamp(min=1)
    change = chosen - part.chances[some]
    ratio = change.exp()
    advantage = (part.advantages[some] - mean) / deviation
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
    policy = -(gain * counts).sum() / number
    doubt = -(logits.exp() * logits).masked_fill(~masks, 0).sum(1)
    doubt = (doubt * counts).sum() / number
    seated = part.seated[some].float()
    value = ((values - part.targets[some]).square() * seated).sum() / seated.sum().clamp(min=1)
    loss = policy + VALUE_WEIGHT * value - entropy * doubt
    drift = (-change * counts).sum() / number
    return loss, torch.stack([policy, value, doubt, drift]).detach()
