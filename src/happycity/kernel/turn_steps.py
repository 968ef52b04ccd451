"""The steps of a turn (R5): what is done, what is now, what is to come and what the turn goes without."""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import NO_CARD, TURN_STEPS, Phase, State, StepState, Tables, Verb
from happycity.kernel.monsters import monster_with
from happycity.kernel.turn import TO_REFILL

DISCARD_STEP = 0
REFILL_STEP = 1
BUY_STEP = 2
SPECIAL_STEP = 3
BEYOND = TURN_STEPS  # after the last step: a monster's gift (R8.13), the end of the turn, a Sphinx (R6)
NO_STEP = -1

Phases = NDArray[np.int8]
Steps = NDArray[np.int32]


@compiled
def write_steps(s: State, t: Tables, phases: Phases, ended: bool, steps: Steps) -> None:
    """Write state and reason of each step; `phases` are those of the moves so far, the last one first.

    With `ended`, the steps of the turn that has just been played, though the next one has begun.
    """
    at = BEYOND if ended else _step_now(s)
    taken = _steps_taken(s, phases, at, ended)
    for step in range(TURN_STEPS):
        steps[step, 1] = NO_CARD
        if at == NO_STEP:
            steps[step, 0] = StepState.TO_COME
        elif step == at:
            steps[step, 0] = StepState.NOW
        elif step > at:
            _write_coming(s, step, steps)
        elif (taken >> step) & 1:
            steps[step, 0] = StepState.DONE
        else:
            steps[step, 0] = StepState.NONE
            steps[step, 1] = _forbidding(s, t) if step == DISCARD_STEP else NO_CARD


@compiled
def _step_now(s: State) -> int:
    """Which step the turn is at; none before the first round and after the last."""
    if s.phase == Phase.MARKET or s.phase == Phase.OVER:
        return NO_STEP
    if s.phase == Phase.DESTROY:  # R8.6: in the middle of a refill, or of a purchase (R8.7)
        return REFILL_STEP if s.resume == TO_REFILL else BUY_STEP
    if s.phase == Phase.COPY:
        return BEYOND
    return _step_of(s.phase)


@compiled
def _step_of(phase: int) -> int:
    """The step in which a decision of this phase is made."""
    if phase == Phase.DISCARD:
        return DISCARD_STEP
    if phase == Phase.REFILL:
        return REFILL_STEP
    if phase == Phase.BUY:
        return BUY_STEP
    if phase == Phase.SPECIAL:
        return SPECIAL_STEP
    return BEYOND if phase == Phase.GIVE else NO_STEP


@compiled
def _steps_taken(s: State, phases: Phases, at: int, ended: bool) -> int:
    """A bit per step of this turn in which a move was made: back from the last, while they come earlier."""
    taken, latest = 0, at
    in_middle = ended or s.phase == Phase.DESTROY or s.phase == Phase.COPY
    for back in range(len(phases)):
        if phases[back] != Phase.DESTROY:
            step = _step_of(phases[back])
            # Only cards are drawn several times in one turn (R5.2).
            same = step == latest and (step == REFILL_STEP or in_middle)
            if step == NO_STEP or not (step < latest or same):
                break
            in_middle = False
            taken |= 1 << step
            latest = step
    return taken


@compiled
def _write_coming(s: State, step: int, steps: Steps) -> None:
    steps[step, 0] = StepState.TO_COME
    if step == SPECIAL_STEP and s.special_taken[s.turn]:  # R5.9
        steps[step, 0] = StepState.NONE
        steps[step, 1] = s.special[s.turn]


@compiled
def _forbidding(s: State, t: Tables) -> int:
    """The monster that forbids to discard (R8.9); in the first turn there is nothing to discard (R5.1)."""
    if s.round_number == 1 and s.turn == 0:
        return NO_CARD
    return monster_with(s, t, s.turn, Verb.NO_DISCARD)
