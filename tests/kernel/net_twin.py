"""The net in plain NumPy, written once more from the plan: slow, and easy to follow."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import COLOURS, KINDS, NAMES, PLACES, TABLE_SPECIALS, TARGETS
from happycity.kernel.learning.observation import BOX, OBSERVATION
from happycity.kernel.net import layout as plan


def inputs_of(observation: NDArray[np.int16], seat: int) -> NDArray[np.float64]:
    """All inputs, most of them zero."""
    x = np.zeros(plan.INPUTS)
    sight = np.array([*observation, seat, 0])
    x[: plan.NUMBERS] = np.clip(sight[plan.NUMBER_COLUMN] * plan.NUMBER_SCALE, -4, 4)
    first = plan.NUMBERS
    for group in plan.GROUPS:
        for number in sight[list(group.columns)]:
            if number or not group.or_none:
                x[first + np.clip(number, 0, group.size - 1)] += 1
        first += group.size
    o = observation.view(OBSERVATION)[0]
    players = int(o.players)
    x[plan.KIND_INPUT + 4 * (players - 2) + 2 * int(o.expert) + int(o.grozilla)] = 1
    x[plan.AFTER_INPUT + players - 1 - seat] = 1
    for target in range(TARGETS):
        means = o.coins[0] + 2 * o.tokens[0].sum()
        if o.offer[target] and not o.offer_owned[target] and o.offer_price[target] <= means:
            x[plan.AFFORDABLE_INPUT + o.offer[target]] += 1
    for away in range(players):
        for place in range(PLACES):
            if o.city[away, place] and not o.ruins[away, place]:
                x[plan.CITY_INPUT + KINDS * min(away, 2) + o.city[away, place]] += 1
    _mark_missing(x, o, players)
    rivals = range(1, players)
    x[plan.LEAD_INPUT] = np.clip((o.points[0] - max(o.points[i] for i in rivals)) / 30, -4, 4)
    x[plan.LEAD_INPUT + 1] = (o.cards[0] - max(o.cards[i] for i in rivals)) / 5
    return x


def _mark_missing(x: NDArray[np.float64], o: Any, players: int) -> None:
    for i in range(TABLE_SPECIALS):
        if not o.specials[i]:
            continue
        first = plan.MISSING_INPUT + 4 * (int(o.specials[i]) - NAMES)
        missing = {
            away: min(3, sum(max(0, o.special_condition[i, c] - o.colours[away, c]) for c in range(COLOURS)))
            for away in range(players)
            if not o.special_taken[away]
        }
        if 0 in missing:
            x[first + (0 if o.special_met[i] else max(1, missing.pop(0)))] += 1
            missing.pop(0, None)
        if 1 in missing:
            x[first + 4 * BOX + missing[1]] += 1
        if missing:
            x[first + 8 * BOX + min(missing.values())] += 1


def said_by(net: NDArray[np.float32], x: NDArray[np.float64]) -> NDArray[np.float64]:
    """All outputs: logits, then values before they are squashed."""

    def part(first: int, *shape: int) -> NDArray[np.float64]:
        return net[first : first + int(np.prod(shape))].reshape(shape).astype(np.float64)

    width = plan.WIDTH
    one = np.maximum(0, x @ part(plan.INPUT_WEIGHTS, plan.INPUTS, width) + part(plan.INPUT_BIAS, width))
    two = np.maximum(0, one @ part(plan.SECOND_WEIGHTS, width, width) + part(plan.SECOND_BIAS, width))
    three = np.maximum(0, two @ part(plan.THIRD_WEIGHTS, width, width) + part(plan.THIRD_BIAS, width))
    out = part(plan.OUTPUT_WEIGHTS, plan.OUTPUTS, width)
    said: NDArray[np.float64] = out @ (two + three) + part(plan.OUTPUT_BIAS, plan.OUTPUTS)
    return said


def logit_of(said: NDArray[np.float64], observation: NDArray[np.int16], seat: int, action: int) -> float:
    """What the net says to an action."""
    sight = [*observation.tolist(), seat, 0]
    first, column = plan.LOGIT_PLAN[sight[0], seat, plan.CHOICE[action]]
    spent = plan.SPENT[plan.PAYMENT[action]] @ said[plan.SPEND_LOGIT : plan.LOGITS]
    return float(said[first + sight[column]] + spent)
