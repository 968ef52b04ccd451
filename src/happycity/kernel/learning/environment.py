"""What environments call: one entry that deals, steps, observes and begins anew, game after game.

Compiled apart from `interface`, because only learning programs need it.  Every array has a row for each
game; a thread is given the rows from `first` to `last` − 1 and room of its own (`actions`, `schedule`).
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below
from happycity.kernel.compiling.jit import compiled, entry
from happycity.kernel.layout import (
    BUY,
    CHOICE_STREAM,
    COIN,
    FIRST_ACTION,
    PAYMENTS,
    TARGETS,
    Phase,
    Raw,
    State,
    Tables,
    Work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.learning.observation import (
    MOST_ROUNDS,
    Ending,
    EnvStep,
    Play,
    observation_of,
    play_of,
)
from happycity.kernel.learning.seeding import streams_from
from happycity.kernel.learning.watch import write_observation
from happycity.kernel.legal import legal, number_of_tokens
from happycity.kernel.score import score
from happycity.kernel.turn import apply, deal_anew
from happycity.kernel.victory import share

POINTS_PER_REWARD = 100.0
"""With a shaping of 1, a lead of so many points is worth as much as the victory."""


@entry
def advance(
    way: int,
    viewer: int,
    first: int,
    last: int,
    tables: Raw,
    raws: NDArray[np.uint8],
    works: NDArray[np.uint8],
    plays: NDArray[np.uint8],
    observations: NDArray[np.uint8],
    masks: NDArray[np.int8],
    actions: NDArray[np.int16],
    schedule: NDArray[np.int64],
) -> None:
    """Do one thing with games `first` … `last` − 1; the actions to carry out must be legal."""
    t = tables_of(tables)
    for game in range(first, last):
        s = state_of(raws[game])
        w = work_of(works[game])
        p = play_of(plays[game])
        if way == EnvStep.CHOOSE:
            p.action = actions[below(w.streams[CHOICE_STREAM], legal(s, t, actions))]
        elif way == EnvStep.OBSERVE:
            write_observation(s, t, w, viewer, observation_of(observations[game]), True)
        else:
            _clear(s, t, masks[game])
            count = _step(s, t, w, p, actions) if way == EnvStep.STEP else 0
            afresh = way == EnvStep.DEAL or (p.ending != Ending.NONE and p.stride != 0)
            if afresh:
                raws[game][:] = 0
                count = _deal(s, t, w, p, actions, schedule)
            if way == EnvStep.DEAL:
                _pay_nothing(s, p)
            for i in range(count):
                masks[game, actions[i]] = 1
            p.seat = s.seat
            afresh = afresh or w.rebuilt != 0
            w.rebuilt = 0
            write_observation(s, t, w, int(s.seat), observation_of(observations[game]), afresh)


@compiled
def _clear(s: State, t: Tables, mask: NDArray[np.int8]) -> None:
    """Only actions of the phase can be set, and no purchase with more tokens than the seat has."""
    if s.phase == Phase.BUY:
        mask[COIN] = 0
        ways = int(t.payments_up_to[number_of_tokens(s)])
        for target in range(TARGETS):
            for payment in range(ways):
                mask[BUY + target * PAYMENTS + payment] = 0
        return
    for action in range(FIRST_ACTION[s.phase], FIRST_ACTION[s.phase + 1]):
        mask[action] = 0


@compiled
def _deal(s: State, t: Tables, w: Work, p: Play, actions: NDArray[np.int16], words: NDArray[np.int64]) -> int:
    """A new game on an empty table, up to its first decision; how many actions are legal."""
    streams_from(w, p.seed, words)
    deal_anew(s, t, w)
    score(s, t, w)
    for seat in range(s.players):
        p.points[seat] = w.points[seat]
    return _go_on(s, t, w, p, actions)


@compiled
def _step(s: State, t: Tables, w: Work, p: Play, actions: NDArray[np.int16]) -> int:
    """Carry out the action, and pay; how many actions are legal after it."""
    apply(s, t, p.action, w)
    count = _go_on(s, t, w, p, actions)
    p.ending = _ending(s)
    _pay_nothing(s, p)
    if p.shaping != 0.0:
        _pay_for_points(s, t, w, p)
    if p.ending != Ending.NONE:
        _pay_for_victory(s, t, w, p)
        p.seed += p.stride
    return count


@compiled
def _go_on(s: State, t: Tables, w: Work, p: Play, actions: NDArray[np.int16]) -> int:
    """Up to the next decision; how many actions are legal, 0 at the end."""
    while _ending(s) == Ending.NONE:
        count = legal(s, t, actions)
        if count > 1 or p.skip_forced == 0:
            return count
        apply(s, t, actions[0], w)
    return 0


@compiled
def _ending(s: State) -> int:
    if s.phase == Phase.OVER:
        return Ending.OVER
    return Ending.STOPPED if s.round_number > MOST_ROUNDS else Ending.NONE


@compiled
def _pay_nothing(s: State, p: Play) -> None:
    for seat in range(s.players):
        p.rewards[seat] = 0.0


@compiled
def _pay_for_points(s: State, t: Tables, w: Work, p: Play) -> None:
    """What the lead over the mean of the others grew by; in all, zero."""
    score(s, t, w)
    total = 0
    for seat in range(s.players):
        total += int(w.points[seat]) - int(p.points[seat])
    for seat in range(s.players):
        gain = int(w.points[seat]) - int(p.points[seat])
        lead = (s.players * gain - total) / (s.players - 1)
        p.rewards[seat] = p.shaping * lead / POINTS_PER_REWARD
        p.points[seat] = w.points[seat]


@compiled
def _pay_for_victory(s: State, t: Tables, w: Work, p: Play) -> None:
    """1 for a sole victory, shared among several winners; what the others lose makes the sum zero."""
    score(s, t, w)
    for seat in range(s.players):
        p.rewards[seat] += (s.players * share(w.winners, seat) - 1.0) / (s.players - 1)
        p.final[seat] = w.points[seat]
    p.rounds = min(int(s.round_number), MOST_ROUNDS)
