"""A function in Python as an agent: it runs in a process of its own, so that it can hang or crash.

`module:function` is imported, `agent.py:function` is read from the file.  It is called with a
`happycity.View` and gives an action, a `Move` or the text of a move.  Run as a program,
`python -m happycity.benchmark.callables SPEC`, this file is that process.
"""

import base64
import importlib
import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from happycity.bots.interface import Bot, BotFault, Reason
from happycity.bots.program import Program
from happycity.codes import Code
from happycity.rules.card_set import standard_set
from happycity.rules.refusals import Refusal
from happycity.rules.view import View
from happycity.rules.warm import warm_up

START_SECONDS = 60.0
"""For the process to import whatever the function needs."""
READY = "ready"


class BadAgent(Refusal):
    """A function that cannot be had."""


def check_callable(spec: str) -> None:
    """Refuse a function that cannot be loaded; it is loaded in its own process, and not asked."""
    _host(spec).start()


class CallableBot(Bot):
    """Asks the function in its process, which is shared by all games of this process."""

    def __init__(self, spec: str, seconds: float) -> None:
        self.name = spec
        self._seconds = seconds

    def choose(self, view: View) -> int:
        """What the function answers; a BotFault if it crashes, or does not answer in time."""
        answer = _host(self.name).ask(view, self._seconds)
        if "raised" in answer:
            raise BotFault(Code.BOT_RAISED, bot=self.name, found=answer["raised"])
        found = answer["answer"]
        legal = {str(move): action for move, action in zip(view.legal_moves, view.legal_actions, strict=True)}
        action = legal.get(found, found) if isinstance(found, str) else found
        if action not in view.legal_actions:
            raise BotFault(Code.BOT_ILLEGAL, bot=self.name, found=str(found)[:60])
        return int(action)

    def why(self, view: View, action: int) -> Reason:
        """A function gives no reasons."""
        return Reason("own-program")


class _Host:
    """The process of a function, started when it is needed and again after it has ended."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._program: Program | None = None

    def start(self) -> Program:
        if self._program is None or not self._program.is_running:
            self._program = Program(self._spec, [sys.executable, "-m", __name__, self._spec])
            reason = self._missing(self._program)
            if reason:
                self._program.end()
                raise BadAgent(Code.BAD_AGENT, found=self._spec[:200], reason=reason)
        return self._program

    def _missing(self, program: Program) -> str:
        """Why the function cannot be had; empty if it can."""
        try:
            return str(self._hear(program, START_SECONDS).get("missing", ""))
        except BotFault as fault:
            return "; ".join([fault.code, *fault.facts["log"]])

    def ask(self, view: View, seconds: float) -> dict[str, Any]:
        program = self.start()
        known = base64.b64encode(view.known.tobytes()).decode()
        program.tell(json.dumps({"known": known, "viewer": view.viewer}).encode())
        return self._hear(program, seconds)

    def _hear(self, program: Program, seconds: float) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(program.hear(time.monotonic() + seconds, round(1000 * seconds)))
        return heard


@cache
def _host(spec: str) -> _Host:
    return _Host(spec)


# --- in the process of the function -------------------------------------------------------------------


def loaded(spec: str) -> Callable[[View], Any]:
    """The function that a spec names."""
    place, _, name = spec.rpartition(":")
    found: Callable[[View], Any] = getattr(_module(place), name)
    if not callable(found):
        raise TypeError(f"{name} cannot be called")
    return found


def _module(place: str) -> Any:
    if not place.endswith(".py"):
        sys.path.insert(0, os.getcwd())
        return importlib.import_module(place)
    file = Path(place).resolve(strict=True)
    sys.path.insert(0, str(file.parent))
    found = importlib.util.spec_from_file_location(file.stem, file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def _answer(function: Callable[[View], Any], line: str) -> dict[str, Any]:
    """What the function says about a position; whatever it raises is told."""
    asked = json.loads(line)
    known = np.frombuffer(base64.b64decode(asked["known"]), np.uint8).copy()
    try:
        found = function(View(known, standard_set(), asked["viewer"]))
        return {"answer": int(found) if hasattr(found, "__index__") else str(found)}
    except Exception as error:  # somebody else's code
        return {"raised": f"{type(error).__name__}: {error}"[:200]}


def main() -> None:
    """Load the function, then answer line by line; what it prints goes to stderr."""
    out, sys.stdout = sys.stdout, sys.stderr

    def say(what: dict[str, Any]) -> None:
        out.write(json.dumps(what) + "\n")
        out.flush()

    try:
        function = loaded(sys.argv[1])
    except Exception as error:  # somebody else's code
        say({"missing": f"{type(error).__name__}: {error}"[:200]})
        return
    warm_up()  # the first answer has no more to wait for than the others
    say({READY: True})
    for line in sys.stdin:
        say(_answer(function, line))


if __name__ == "__main__":
    main()
