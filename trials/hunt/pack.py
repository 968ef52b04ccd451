"""Several processes that hunt together: each with a server and a browser of its own."""

import multiprocessing
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from queue import Empty

from trials.hunt.findings import Catch, Finding
from trials.hunt.hunter import Hunter
from trials.hunt.sizes import Size
from trials.hunt.stage import staged

HEARING_S = 1.0  # between two looks whether everybody is still there

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
    parts = [numbers[part::processes] for part in range(processes)]
    pack = [
        context.Process(target=_hunt_alone, args=(part, seed, sizes, languages, told), daemon=True)
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
        for one in pack:
            one.terminate()
            one.join()


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
    numbers: range, seed: str, sizes: tuple[Size, ...], languages: tuple[str, ...], told: "Queue[Told]"
) -> None:
    def found(finding: Finding, picture: bytes | None) -> None:
        told.put(("found", (finding, picture)))

    number = -1
    try:
        with staged() as stage:
            hunter = Hunter(stage, seed, sizes, languages)
            for number in numbers:
                hunter.looks.clear()
                hunter.hunt(number, found)
                told.put(("played", Counter(hunter.looks)))
        told.put(("done", None))
    except KeyboardInterrupt:
        pass
    except Exception:
        told.put(("failed", f"game {number} of seed {seed}:\n{traceback.format_exc()}"))
