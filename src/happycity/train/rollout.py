"""Games of the net against itself and its former selves, step by step, and what every decision was worth."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from happycity.kernel.layout import SEATS
from happycity.kernel.net import layout as plan
from happycity.train.crowd import Crowd, Look, Outcome
from happycity.train.network import Network


@dataclass
class Part:
    """Decisions with one list of actions, flat: what was seen, legal and chosen, and how it turned out."""

    look: Look
    masks: Tensor
    actions: Tensor  # columns of the masks
    chances: Tensor  # logarithm of how likely the chosen one was
    advantages: Tensor
    targets: Tensor  # of the values, by seats to the left
    seated: Tensor  # whether somebody sits there
    counts: Tensor  # whether the learner chose


@dataclass
class Rollout:
    """So many steps of every game."""

    plain: Part
    monsters: Part
    games: int


@torch.no_grad()
def choose(
    network: Network, crowd: Crowd, look: Look, masks: tuple[Tensor, Tensor]
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Draw an action for every row: its column, its action number, how likely it was, and the values."""
    said, values = crowd.ask(network, look.inputs)
    columns, actions, chances = [], [], []
    edge = crowd.plain
    parts = slice(0, edge), slice(edge, None)
    for choosing, mask, part in zip(crowd.choosing, masks, parts, strict=True):
        if not len(mask):
            continue
        logits = choosing.logits(said[part], look.sights[part]).masked_fill(~mask, -torch.inf)
        logits = torch.log_softmax(logits, 1)
        drawn = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
        columns.append(drawn)
        actions.append(choosing.used[drawn])
        chances.append(logits.gather(1, drawn[:, None])[:, 0])
    return torch.cat(columns), torch.cat(actions), torch.cat(chances), values


class Step(NamedTuple):
    """One decision in every game."""

    look: Look
    masks: tuple[Tensor, Tensor]
    columns: Tensor
    chances: Tensor
    values: Tensor
    seats: Tensor
    counts: Tensor
    outcome: Outcome


class Collector:
    """Plays on where it stopped; a part of the rows plays against a former self."""

    def __init__(self, crowd: Crowd, league: float) -> None:
        self._crowd = crowd
        rows = torch.arange(crowd.rows, device=crowd.device)
        self._in_league = torch.rand(crowd.rows, device=crowd.device) < league
        self._learner = rows % crowd.players  # the seat that learns in such a row
        self._seats = torch.arange(SEATS, device=crowd.device)

    def collect(
        self, network: Network, former: Network | None, steps: int, beta: float, decay: float
    ) -> Rollout:
        """So many decisions in every game."""
        crowd = self._crowd
        kept: list[Step] = []
        for _ in range(steps):
            look, masks = crowd.look(), crowd.masks()
            columns, actions, chances, values = choose(network, crowd, look, masks)
            seats = look.sights[:, plan.OWN_SEAT].long()
            counts = torch.ones_like(seats, dtype=torch.bool)
            if former is not None:
                other = self._in_league & (seats != self._learner)
                theirs = choose(former, crowd, look, masks)
                columns = torch.where(other, theirs[0], columns)
                actions = torch.where(other, theirs[1], actions)
                counts = ~other
            outcome = crowd.step(actions)
            kept.append(
                Step(look, masks, columns, chances, self._at_table(values, seats), seats, counts, outcome)
            )
        last = self._after(network)
        return self._judged(kept, last, beta, decay)

    @torch.no_grad()
    def _after(self, network: Network) -> Tensor:
        look = self._crowd.look()
        values = self._crowd.ask(network, look.inputs)[1]
        return self._at_table(values, look.sights[:, plan.OWN_SEAT].long())

    def _away(self, seats: Tensor) -> Tensor:
        """By seat at the table: how far to the left of the given one."""
        players = self._crowd.players[:, None]
        return torch.where(self._seats < players, (self._seats - seats[:, None]) % players, 0)

    def _at_table(self, values: Tensor, seats: Tensor) -> Tensor:
        """From seats to the left to seats at the table, both streams."""
        away = self._away(seats)
        both = values.view(-1, 2, SEATS).gather(2, away[:, None].expand(-1, 2, -1))
        return both * (self._seats < self._crowd.players[:, None])[:, None]

    def _judged(self, kept: list[Step], last: Tensor, beta: float, decay: float) -> Rollout:
        """Generalised advantages of every seat in both streams, from the last step back."""
        ahead, following = torch.zeros_like(last), last
        advantages: list[Tensor] = []
        targets: list[Tensor] = []
        for step in reversed(kept):
            goes_on = (~step.outcome.ended).float()[:, None, None]
            paid = torch.stack([step.outcome.victory, step.outcome.margin], 1)
            ahead = paid + goes_on * following - step.values + decay * goes_on * ahead
            own = ahead.gather(2, step.seats[:, None, None].expand(-1, 2, 1))[..., 0]
            advantages.append(own[:, 0] + beta * own[:, 1])
            targets.append(self._to_left(ahead + step.values, step.seats))
            following = step.values
        advantages.reverse()
        targets.reverse()
        edge = self._crowd.plain
        games = int(torch.stack([step.outcome.ended.sum() for step in kept]).sum())
        plain, monsters = (
            self._part(kept, which, span, advantages, targets)
            for which, span in enumerate((slice(0, edge), slice(edge, None)))
        )
        return Rollout(plain, monsters, games)

    def _part(
        self, kept: list[Step], which: int, span: slice, advantages: list[Tensor], targets: list[Tensor]
    ) -> Part:
        """The decisions of some rows, one step after the other."""
        seated = (self._seats < self._crowd.players[span, None]).repeat(len(kept), 2)

        def flat(tensors: Iterable[Tensor]) -> Tensor:
            return torch.cat([tensor[span] for tensor in tensors])

        return Part(
            Look(flat(step.look.sights for step in kept), flat(step.look.inputs for step in kept)),
            torch.cat([step.masks[which] for step in kept]),
            flat(step.columns for step in kept),
            flat(step.chances for step in kept),
            flat(advantages),
            flat(targets),
            seated,
            flat(step.counts for step in kept),
        )

    def _to_left(self, values: Tensor, seats: Tensor) -> Tensor:
        """From seats at the table to seats to the left, both streams."""
        players = self._crowd.players[:, None]
        seat = torch.where(self._seats < players, (self._seats + seats[:, None]) % players, 0)
        return values.gather(2, seat[:, None].expand(-1, 2, -1)).reshape(len(values), -1)
