"""What the server refuses, and how it is told to somebody outside."""

from happycity.rules.refusals import Refusal
from happycity.server.protocol import Failure
from happycity.texts import Texts


class Denied(Refusal):
    """Somebody may not do this, or not now; nothing has changed."""


SHOWN_FACTS = frozenset(
    [
        *("card", "number", "tokens", "price", "coins", "condition", "phase", "move", "legal"),
        *("seat", "turn", "table", "found", "known", "place", "reason", "seconds", "setting", "least"),
    ]
)
"""The facts of a refusal that leave the server; a position, say, never does: it holds hidden orders."""


def failure_of(refusal: Refusal, language: str) -> Failure:
    """A refusal as it is told to somebody outside."""
    facts = {name: value for name, value in refusal.facts.items() if name in SHOWN_FACTS}
    return Failure(refusal.code, facts, Texts(language).refusal(refusal))


# HTTP status by code; what is not here is 409 if somebody may not do it now, 422 if the input is wrong.
STATUS = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "bad-token": 401,
    "need-account": 403,
    "foreign-page": 403,
    "not-host": 403,
    "not-seated": 403,
    "unknown-table": 404,
    "unknown-player": 404,
    "unknown-game": 404,
    "unknown-program": 404,
    "not-found": 404,
    "wrong-method": 405,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many": 429,
    "fault": 500,
    "closing": 503,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, 409 if isinstance(refusal, Denied) else 422)
