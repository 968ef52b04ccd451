"""What the server refuses, and how it is told to somebody outside."""

from typing import Any

from happycity.rules.refusals import Refusal
from happycity.server.protocol import Failure
from happycity.texts import LANGUAGES, Texts


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


def address_of(request: Any) -> str:
    """Where a request or connection comes from (proxies are the web server's affair)."""
    return request.client.host if request.client else "unknown"


def language_of(request: Any) -> str:
    """The caller's language: the cookie's, or the first one of the browser that we speak."""
    wanted = request.headers.get("accept-language", "")
    for part in wanted.split(","):
        tag = part.partition(";")[0].strip().lower()
        for language in LANGUAGES:
            if tag and (
                language.lower() == tag or language.lower().partition("-")[0] == tag.partition("-")[0]
            ):
                return language
    return "en"
