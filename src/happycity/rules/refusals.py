"""Refusals: a code, the input and the place.  The sentence a person reads is in the message catalogue."""

from typing import Any

from happycity.codes import Code


class Refusal(ValueError):
    """Something was asked for that cannot be; nothing has changed.

    `code` names the reason, `facts` are what it is about.
    """

    def __init__(self, code: Code | str, **facts: Any) -> None:
        super().__init__(str(code), facts)
        self.code = str(code)
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.code, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code


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
    return kind(code, **facts)
