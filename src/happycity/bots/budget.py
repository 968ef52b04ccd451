"""How long a bot may think: so many playouts, or so much time."""

import os
import re
from dataclasses import dataclass

from happycity.codes import Code
from happycity.rules.refusals import Refusal

MOST_PLAYOUTS = 100_000_000
MOST_MILLISECONDS = 600_000
MOST_THREADS = 64
ALL_CORES = "all"


class BadBudget(Refusal):
    """A budget that no bot can keep."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Either playouts (the same choice on every machine) or milliseconds (as good as the machine allows)."""

    playouts: int = 0
    milliseconds: int = 0
    threads: int = 1

    def __str__(self) -> str:
        amount = f"{self.milliseconds}ms" if self.milliseconds else str(self.playouts)
        return amount if self.threads == 1 else f"{amount}:{self.threads}"


def read_budget(text: str) -> Budget:
    """`200ms`, `1.5s` or a number of playouts; `:4` or `:all` after it is the number of threads."""
    amount, colon, threads = text.partition(":")
    if colon and not threads:
        raise BadBudget(Code.BAD_BUDGET, found=text[:60])
    timed = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s)", amount, re.ASCII)
    if timed:
        milliseconds = round(float(timed[1]) * (1000 if timed[2] == "s" else 1))
        if 1 <= milliseconds <= MOST_MILLISECONDS:
            return Budget(milliseconds=milliseconds, threads=_threads(text, threads))
    elif re.fullmatch(r"\d{1,12}", amount, re.ASCII) and 1 <= int(amount) <= MOST_PLAYOUTS:
        return Budget(playouts=int(amount), threads=_threads(text, threads))
    raise BadBudget(Code.BAD_BUDGET, found=text[:60])


def _threads(text: str, threads: str) -> int:
    if threads == ALL_CORES:
        return min(MOST_THREADS, os.cpu_count() or 1)
    if threads == "":
        return 1
    if re.fullmatch(r"\d{1,3}", threads, re.ASCII) and 1 <= int(threads) <= MOST_THREADS:
        return int(threads)
    raise BadBudget(Code.BAD_BUDGET, found=text[:60])
