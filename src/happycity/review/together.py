"""Many decisions judged at once on a graphics card: every verdict as the processor would give it."""

from collections.abc import Iterable
from typing import TypeVar

import numpy as np

from happycity.bots.learned import Outcomes
from happycity.bots.weights import weights_of
from happycity.kernel.layout import state_of
from happycity.kernel.targets.card import Card
from happycity.kernel.targets.card_rehearsals import CardRehearsals, new_tasks
from happycity.kernel.targets.module import REHEARSALS
from happycity.review.judge import Asking, Rehearsal
from happycity.rules.card_set import standard_set

R = TypeVar("R")


class Hall:
    """Where all rehearse together."""

    def __init__(self, card: Card | None = None) -> None:
        """On the first card, unless told."""
        self._rehearsals = CardRehearsals(card or Card(program=REHEARSALS), standard_set().raw, weights_of())

    def all_of(self, asking: Iterable[Asking[R]]) -> list[R]:
        """What each of them comes to; whatever they want next is rehearsed side by side."""
        everyone = list(asking)
        results: dict[int, R] = {}
        wanted: dict[int, list[Rehearsal]] = {}
        answers: dict[int, list[Outcomes] | None] = dict.fromkeys(range(len(everyone)))
        while answers:
            for nth, answer in answers.items():
                try:
                    # Nothing is sent to whoever has not asked yet: that is how it begins.
                    wanted[nth] = everyone[nth].send(answer)  # type: ignore[arg-type]
                except StopIteration as end:
                    results[nth] = end.value
            answers, wanted = self._answers(wanted), {}
        return [results[nth] for nth in range(len(everyone))]

    def _answers(self, wanted: dict[int, list[Rehearsal]]) -> dict[int, list[Outcomes] | None]:
        every = [one for some in wanted.values() for one in some]
        if not every:
            return {}
        came = iter(self.rehearse(every))
        return {nth: [next(came) for _ in some] for nth, some in wanted.items()}

    def rehearse(self, wanted: list[Rehearsal]) -> list[Outcomes]:
        """What each brings every seat, world by world."""
        tasks = new_tasks(sum(one.worlds for one in wanted))
        ends = np.cumsum([one.worlds for one in wanted])
        for nth, (one, end) in enumerate(zip(wanted, ends.tolist(), strict=True)):
            part = tasks[end - one.worlds : end]
            part["world"] = np.arange(one.first, one.first + one.worlds)
            part["opening"], part["turns"], part["state"] = one.action, one.turns, nth
        found = self._rehearsals.outcomes(np.stack([one.known for one in wanted]), tasks)
        parts = np.split(found.astype(np.float64), ends[:-1])
        return [part[:, : int(state_of(one.known).players)] for one, part in zip(wanted, parts, strict=True)]
