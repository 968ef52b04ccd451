"""What the server refuses, and how clients are told."""

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.protocol.house import Failure
from happycity.texts import Texts


class Denied(Refusal):
    """Somebody may not do this, or not now; nothing has changed."""


SHOWN_FACTS = frozenset(
    [
        *("card", "number", "tokens", "price", "coins", "condition", "phase", "move", "legal"),
        *("seat", "turn", "table", "found", "known", "place", "reason", "seconds", "setting", "least"),
        *("until",),
    ]
)
"""The facts of a refusal that leave the server; a position, say, never does: it holds hidden orders."""


def failure_of(refusal: Refusal, language: str) -> Failure:
    """A refusal as clients are told."""
    facts = {name: value for name, value in refusal.facts.items() if name in SHOWN_FACTS}
    return Failure(refusal.code, facts, Texts(language).refusal(refusal))


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return Code(refusal.code).status
