"""The inputs of the net as torch makes them, for many positions at once: the plan of `kernel.net.layout`."""

import numpy as np
import torch
from torch import Tensor

from happycity.kernel.layout import COLOURS, KINDS, NAMES, PLACES, SEATS, TABLE_SPECIALS
from happycity.kernel.learning.observation import BOX
from happycity.kernel.net import layout as plan
from happycity.kernel.net.inputs import CARDS_OF_A_LEAD, POINTS_OF_A_LEAD, TOKEN_WORTH

NONE = plan.INPUTS
"""An input that does not exist: what lights nothing lights this one, which is dropped."""

SPARE = 8
"""Rows are so much wider, so that each begins where a card likes it."""


class Sight:
    """Turns observations into inputs, on one device."""

    def __init__(self, device: torch.device | str) -> None:
        def tensor(numbers: object, kind: torch.dtype = torch.int64) -> Tensor:
            return torch.as_tensor(np.asarray(numbers), dtype=kind, device=device)

        self._numbers = tensor(plan.NUMBER_COLUMN)
        self._scales = tensor(plan.NUMBER_SCALE, torch.float32)
        self._lit, self._first = tensor(plan.LIT_COLUMN), tensor(plan.LIT_FIRST)
        self._last = tensor(plan.LIT_SIZE - 1)
        self._or_none = tensor(plan.LIT_OR_NONE, torch.bool)
        cities = np.minimum(np.arange(SEATS), plan.CITIES - 1)
        self._city = tensor(plan.CITY_INPUT + KINDS * cities)[:, None]
        self._device = device

    def rows(self, observations: Tensor, seats: Tensor) -> Tensor:
        """Sights: the observations, then the own seat, then a zero."""
        return torch.cat(
            [observations, seats[:, None].to(torch.int16), torch.zeros_like(observations[:, :1])], dim=1
        )

    def inputs(self, sights: Tensor, kind: torch.dtype = torch.float32) -> Tensor:
        """One row of inputs for each sight."""
        inputs = torch.zeros((len(sights), plan.INPUTS + SPARE), dtype=kind, device=sights.device)
        numbers = sights[:, self._numbers] * self._scales
        inputs[:, : plan.NUMBERS] = numbers.clamp(-plan.WIDEST, plan.WIDEST).to(kind)
        parts = self._lit_groups, self._kind, self._affordable, self._cities, self._missing
        places = torch.cat([part(sights) for part in parts], 1)
        inputs.scatter_add_(1, places, torch.ones_like(places, dtype=kind))
        inputs[:, plan.LEAD_INPUT : plan.LEAD_INPUT + 2] = self._leads(sights).to(kind)
        return inputs[:, : plan.INPUTS]

    def _lit_groups(self, sights: Tensor) -> Tensor:
        numbers = sights[:, self._lit].long()
        places = self._first + numbers.clamp(min=0).minimum(self._last)
        return places.masked_fill(self._or_none & (numbers == 0), NONE)

    def _kind(self, sights: Tensor) -> Tensor:
        players, expert, grozilla = (
            _field(sights, name)[:, 0].long() for name in ("players", "expert", "grozilla")
        )
        after = players - 1 - sights[:, plan.OWN_SEAT].long()
        return torch.stack(
            [plan.KIND_INPUT + 4 * (players - 2) + 2 * expert + grozilla, plan.AFTER_INPUT + after], 1
        )

    def _affordable(self, sights: Tensor) -> Tensor:
        offer = _field(sights, "offer").long()
        means = _field(sights, "coins")[:, :1] + TOKEN_WORTH * _field(sights, "tokens")[:, :5].sum(
            1, keepdim=True
        )
        fits = (offer != 0) & (_field(sights, "offer_owned") == 0) & (_field(sights, "offer_price") <= means)
        return (plan.AFFORDABLE_INPUT + offer).masked_fill(~fits, NONE)

    def _cities(self, sights: Tensor) -> Tensor:
        cards = _field(sights, "city").long().view(len(sights), SEATS, PLACES)
        stands = (cards != 0) & (_field(sights, "ruins").view_as(cards) == 0)
        return (self._city + cards).masked_fill(~stands, NONE).view(len(sights), SEATS * PLACES)

    def _missing(self, sights: Tensor) -> Tensor:
        """For each special building on the table: the own city, the next one, the best of all others."""
        n = len(sights)
        cards = _field(sights, "specials").long()
        asked = _field(sights, "special_condition").view(n, 1, TABLE_SPECIALS, COLOURS)
        held = _field(sights, "colours").view(n, SEATS, 1, COLOURS)
        missing = (asked - held).clamp(min=0).sum(-1).clamp(max=plan.MISSING - 1)
        out = torch.arange(SEATS, device=sights.device) >= _field(sights, "players")
        out = (out | (_field(sights, "special_taken") != 0))[:, :, None]
        met = _field(sights, "special_met") != 0
        own = missing[:, 0].clamp(min=1).masked_fill(met, 0)
        best = missing.masked_fill(out, plan.MISSING)[:, 1:].amin(1)
        first = plan.MISSING_INPUT + plan.MISSING * (cards - NAMES)
        rivals = [(own, out[:, 0]), (missing[:, 1], out[:, 1]), (best, best == plan.MISSING)]
        places = [
            (first + rival * plan.MISSING * BOX + number).masked_fill((cards == 0) | none, NONE)
            for rival, (number, none) in enumerate(rivals)
        ]
        return torch.cat(places, 1)

    def _leads(self, sights: Tensor) -> Tensor:
        absent = torch.arange(1, SEATS, device=sights.device) >= _field(sights, "players")
        points = _field(sights, "points").float()
        cards = _field(sights, "cards").float()
        best = points[:, 1:].masked_fill(absent, -1e6).amax(1)
        most = cards[:, 1:].masked_fill(absent, 0).amax(1)
        lead = ((points[:, 0] - best) / POINTS_OF_A_LEAD).clamp(-plan.WIDEST, plan.WIDEST)
        return torch.stack([lead, (cards[:, 0] - most) / CARDS_OF_A_LEAD], 1)


def _field(sights: Tensor, name: str) -> Tensor:
    numbers = plan.columns(name)
    return sights[:, numbers.start : numbers.stop]
