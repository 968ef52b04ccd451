"""Refusals: a code, the input and the place.  The sentence a person reads is in the message catalogue."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from happycity.codes import Code

CodeText = Annotated[str, msgspec.Meta(extra={"typescript": "RefusalCode"})]
"""A code as it is sent: open text for programs, one of those we know for our own client."""


class Refusal(ValueError):
    """Something was asked for that cannot be; nothing has changed.

    `code` names the reason, `facts` are what it is about.
    """

    def __init__(self, code: Code, **facts: Any) -> None:
        super().__init__(str(code), facts)
        self.code = str(code)
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.code, self.facts)

    def __str__(self) -> str:
        return plainly(self.code, self.facts)


def plainly(code: str, facts: Mapping[str, Any]) -> str:
    """For developers, and for codes that no catalogue knows."""
    listed = ", ".join(f"{name}={value!r}" for name, value in facts.items())
    return f"{code}: {listed}" if listed else code


class BadConfig(Refusal):
    """Options that no game can have (R1)."""


class BadMove(Refusal):
    """A text that is not a move of the notation."""


class IllegalMove(Refusal):
    """A move that the rules do not allow now; the code is the kernel's verdict."""


class BadPosition(Refusal):
    """A text that is not a position, or a position that cannot exist."""


class BadRecord(Refusal):
    """A record that cannot be read or does not fit the cards."""


def _rebuilt(kind: type[Refusal], code: str, facts: dict[str, Any]) -> Refusal:
    """A refusal that travelled between processes."""
    return kind(Code(code), **facts)
