"""The server with one fault, made on purpose: moves are acknowledged and told before they are on disk.

`python trials/chaos/mutant.py serve …` in place of `happycity serve …`; `trials.chaos` has to catch it.
"""

import time
from functools import partial

from happycity.cli import main
from happycity.server.store import outbox
from happycity.server.store.scribe import Deed, Scribe

BUFFERING = 0.2  # seconds from the acknowledgement to the commit, as in servers that write in batches


def acknowledge_first(scribe: Scribe, deeds: list[Deed]) -> None:
    """In place of `Scribe._write_together`."""
    with scribe._engine.begin() as connection:
        answers = [(deed, deed.run(connection)) for deed in deeds]
        moves = [(deed, answer) for deed, answer in answers if is_move(deed)]
        for deed, answer in moves:
            deed.answer.set_result(answer)
        if moves:
            time.sleep(BUFFERING)
    for deed, answer in answers:
        if not is_move(deed):
            deed.answer.set_result(answer)


def is_move(deed: Deed) -> bool:
    """Whether it appends to a game's log."""
    assert isinstance(deed.run, partial)
    return deed.run.args[0] is outbox.append


if __name__ == "__main__":
    Scribe._write_together = acknowledge_first  # type: ignore[method-assign,assignment]  # on purpose
    main()
