"""A graphics card that gives up in the middle of a training."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from happycity.codes import Code
from happycity.kernel.targets.driver import NoCard
from happycity.rules.refusals import Refusal

OF_TORCH = "AcceleratorError"
"""What torch calls it; by name, so that nobody needs torch to read this."""


class CardFailed(Refusal):
    """After it nothing more can be had from the card in this process, not even the weights on it."""


@contextmanager
def giving_up_told(checkpoint: Path) -> Iterator[None]:
    """Say in one sentence that the card gave up, and that the same command goes on from the checkpoint."""
    try:
        yield
    except Exception as problem:
        if not isinstance(problem, NoCard) and type(problem).__name__ != OF_TORCH:
            raise
        first = str(problem).splitlines()[0].rstrip(".")[:200]
        raise CardFailed(Code.CARD_FAILED, found=str(checkpoint), problem=first) from None
