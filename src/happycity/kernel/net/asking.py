"""Asking the net about a position: how likely each legal action is, and what every seat may expect.

Sums are made in one order, of numbers of 32 bits, so that every machine gives the same answer.  Most inputs
are zero and so is half of every layer: only the others are added up.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import COLOURS, SEATS, Raw, State, Tables, Work
from happycity.kernel.learning.observation import Observation, observation_of
from happycity.kernel.learning.watch import write_observation
from happycity.kernel.net.exponential import exponential, squashed
from happycity.kernel.net.inputs import write_inputs
from happycity.kernel.net.layout import (
    CHOICE,
    INPUT_BIAS,
    INPUT_WEIGHTS,
    LOGIT_PLAN,
    LOGITS,
    NOTHING,
    OUTPUT_BIAS,
    OUTPUT_WEIGHTS,
    PAYMENT,
    SECOND_BIAS,
    SECOND_WEIGHTS,
    SPEND_LOGIT,
    SPENT,
    THIRD_BIAS,
    THIRD_WEIGHTS,
    VALUES,
    WIDTH,
    Judge,
    Weights,
)

F32 = np.float32


@compiled
def ask(
    s: State,
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
    certainty: float,
) -> None:
    """Judge the first `count` actions, which are legal: `prior` of each, `value` for the seats in play."""
    look(s, t, w, sight, j, net, actions, count, certainty)
    expect(j, net)


@compiled
def look(
    s: State,
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
    certainty: float,
) -> None:
    """The actions alone: `prior` of each.

    With a certainty of 1 the priors are how the net would play, with 0 they are all the same.
    """
    o = observation_of(sight)
    write_observation(s, t, w, int(s.seat), o, True)
    write_inputs(sight, o, int(s.seat), j)
    _think(j, net)
    for i in range(count):
        j.prior[i] = _logit(sight, o, int(s.seat), j, net, int(actions[i]))
    _make_likely(j, count, certainty)
    j.asked += 1


@compiled
def expect(j: Judge, net: Weights) -> None:
    """What every seat may expect where the net has looked last: `value`."""
    for i in range(VALUES):
        j.value[i] = squashed(_output(j, net, LOGITS + i))


@compiled
def _think(j: Judge, net: Weights) -> None:
    """The three layers; the last one adds to the one before it."""
    for unit in range(WIDTH):
        j.unit[0, unit] = net[INPUT_BIAS + unit]
        j.unit[1, unit] = net[SECOND_BIAS + unit]
        j.unit[2, unit] = net[THIRD_BIAS + unit]
    _pass_on(j, 0, net, INPUT_WEIGHTS)
    _cut(j, 0)
    _light(j, 0)
    _pass_on(j, 1, net, SECOND_WEIGHTS)
    _cut(j, 1)
    _light(j, 1)
    _pass_on(j, 2, net, THIRD_WEIGHTS)
    _cut(j, 2)
    for unit in range(WIDTH):
        j.unit[2, unit] += j.unit[1, unit]


@compiled
def _light(j: Judge, layer: int) -> None:
    """What is not zero in a layer is what the next one listens to.

    Every unit is noted and the next one written over it if it was dark: nobody can foretell which ones are.
    """
    lit = 0
    for unit in range(WIDTH):
        j.input[lit] = unit
        j.strength[lit] = j.unit[layer, unit]
        lit += j.unit[layer, unit] > 0
    j.lit = lit


@compiled
def _pass_on(j: Judge, layer: int, net: Weights, weights: int) -> None:
    """What is lit speaks to all units of a layer, four at a time: a unit's sum is fetched less often."""
    together = int(j.lit) // 4 * 4
    for i in range(0, together, 4):
        a = weights + WIDTH * int(j.input[i])
        b = weights + WIDTH * int(j.input[i + 1])
        c = weights + WIDTH * int(j.input[i + 2])
        d = weights + WIDTH * int(j.input[i + 3])
        of_a, of_b, of_c, of_d = j.strength[i], j.strength[i + 1], j.strength[i + 2], j.strength[i + 3]
        for unit in range(WIDTH):
            # One after the other, as if they had not come together: every machine rounds alike.
            total = j.unit[layer, unit] + of_a * net[a + unit]
            total += of_b * net[b + unit]
            total += of_c * net[c + unit]
            j.unit[layer, unit] = total + of_d * net[d + unit]
    for i in range(together, j.lit):
        first = weights + WIDTH * int(j.input[i])
        strength = j.strength[i]
        for unit in range(WIDTH):
            j.unit[layer, unit] += strength * net[first + unit]


@compiled
def _cut(j: Judge, layer: int) -> None:
    for unit in range(WIDTH):
        j.unit[layer, unit] = max(F32(0), j.unit[layer, unit])


@compiled
def _output(j: Judge, net: Weights, output: int) -> float:
    """One output; four sums side by side, because one would have to wait for itself."""
    first = OUTPUT_WEIGHTS + WIDTH * output
    a, b, c, d = F32(0), F32(0), F32(0), F32(0)
    for unit in range(0, WIDTH, 4):
        a += j.unit[2, unit] * net[first + unit]
        b += j.unit[2, unit + 1] * net[first + unit + 1]
        c += j.unit[2, unit + 2] * net[first + unit + 2]
        d += j.unit[2, unit + 3] * net[first + unit + 3]
    return float(net[OUTPUT_BIAS + output] + ((a + b) + (c + d)))


@compiled
def _logit(sight: Raw, o: Observation, seat: int, j: Judge, net: Weights, action: int) -> float:
    choice = CHOICE[action]
    output = LOGIT_PLAN[o.players, seat, choice, 0]
    at = LOGIT_PLAN[o.players, seat, choice, 1]
    if at != NOTHING:
        output += int(sight[2 * at])  # a card number: one byte is enough
    logit = _output(j, net, output)
    if PAYMENT[action]:
        for colour in range(COLOURS):
            if SPENT[PAYMENT[action], colour] > 0:
                logit += SPENT[PAYMENT[action], colour] * _output(j, net, SPEND_LOGIT + colour)
    return logit


@compiled
def _make_likely(j: Judge, count: int, certainty: float) -> None:
    """From logits to parts of 1."""
    top = j.prior[0]
    for i in range(count):
        top = max(top, j.prior[i])
    total = 0.0
    for i in range(count):
        j.prior[i] = exponential(certainty * (j.prior[i] - top))
        total += j.prior[i]
    for i in range(count):
        j.prior[i] /= total


@compiled
def expected(j: Judge, players: int, away: int, margin: float) -> float:
    """What a seat so far to the left may expect, 0 to 1: of the victory, and `margin` for the points."""
    value = j.value[away]
    share = (value * (players - 1) + 1.0) / players  # a victory is 1, a defeat −1 ÷ (players − 1)
    lead = 0.5 + 0.5 * j.value[SEATS + away]
    return float((1.0 - margin) * max(0.0, min(1.0, share)) + margin * lead)
