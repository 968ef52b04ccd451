"""Several processes that hunt together: each with a server and a browser of its own."""

import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from queue import Empty

from trials.hunt.findings import Catch, Finding
from trials.hunt.hunter import CalledOff, Hunter
from trials.hunt.sizes import Size
from trials.hunt.stage import staged

HEARING_S = 1.0  # between two looks whether everybody is still there
PARTING_S = 20.0  # until the last look is done, and the server and the browser have ended by themselves

Told = tuple[str, object]
"""`found` with a finding and its picture, `played` with what was looked at, `failed` with a trace, `done`."""


class HuntFailed(Exception):
    """A game could not be played to its end; says which, and why."""


@dataclass
class Tally:
    """How much was hunted."""

    games: int = 0
    looks: Counter[str] = field(default_factory=Counter)


def hunt(
    numbers: range,
    seed: str,
    sizes: tuple[Size, ...],
    languages: tuple[str, ...],
    processes: int,
    catch: Catch,
    tally: Tally,
) -> Iterator[None]:
    """Play these games; whatever is found is in `catch` at once; yields whenever something is new."""
    context = multiprocessing.get_context("spawn")
    told: Queue[Told] = context.Queue()
    called_off = context.Event()
    parts = [numbers[part::processes] for part in range(processes)]
    pack = [
        context.Process(
            target=_hunt_alone, args=(part, seed, sizes, languages, told, called_off), daemon=True
        )
        for part in parts
        if part
    ]
    for one in pack:
        one.start()
    try:
        left = len(pack)
        while left:
            try:
                kind, what = told.get(timeout=HEARING_S)
            except Empty:
                if not any(one.is_alive() for one in pack):
                    raise HuntFailed("all processes have ended early") from None
                continue
            if kind == "done":
                left -= 1
            elif kind == "failed":
                raise HuntFailed(what)
            else:
                _take(kind, what, catch, tally)
                yield
    finally:
        called_off.set()
        for one in pack:
            one.join(2 * PARTING_S)
            one.kill()


def _take(kind: str, what: object, catch: Catch, tally: Tally) -> None:
    if kind == "played":
        assert isinstance(what, Counter)
        tally.games += 1
        tally.looks += what
        return
    assert isinstance(what, tuple)
    finding, picture = what
    if picture is not None:
        catch.add(finding, picture)
    catch.tally(finding.flaw.key, finding.scene)


def _hunt_alone(
    numbers: range,
    seed: str,
    sizes: tuple[Size, ...],
    languages: tuple[str, ...],
    told: "Queue[Told]",
    called_off: Event,
) -> None:
    """In a session of its own: Ctrl-C reaches the parent alone, and nothing here ends without its server."""
    os.setsid()
    parent = multiprocessing.parent_process()

    def is_called_off() -> bool:
        return called_off.is_set() or not (parent and parent.is_alive())

    threading.Thread(target=_end_at_the_latest, args=(is_called_off,), daemon=True).start()

    def found(finding: Finding, picture: bytes | None) -> None:
        told.put(("found", (finding, picture)))

    number = -1
    try:
        with staged() as stage:
            hunter = Hunter(stage, seed, sizes, languages, is_called_off)
            for number in numbers:
                hunter.looks.clear()
                hunter.hunt(number, found)
                told.put(("played", Counter(hunter.looks)))
        told.put(("done", None))
    except CalledOff:
        told.cancel_join_thread()  # nobody listens any more
    except Exception:
        told.put(("failed", f"game {number} of seed {seed}:\n{traceback.format_exc()}"))


def _end_at_the_latest(is_called_off: Callable[[], bool]) -> None:
    """Whatever hangs (a page, the browser, a full pipe): who was called off is gone soon, with all its own.

    The browser is in a group of its own, but ends with the pipe through which it is driven.
    """
    while not is_called_off():
        time.sleep(HEARING_S)
    time.sleep(PARTING_S)
    os.killpg(0, signal.SIGKILL)
