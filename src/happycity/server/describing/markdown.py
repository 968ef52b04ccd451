"""docs/protocol.md: how a connection goes, in prose, then every message, event and struct from the code."""

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from string import Template

from happycity.server.describing.happenings import EVENTS, FACT
from happycity.server.describing.schema import Shape, messages, shapes_of
from happycity.server.describing.words import Hand
from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.telling import ServerMessage
from happycity.server.protocol.terms import (
    BURST_SECONDS,
    CHAT_BURST,
    CHATS_PER_SECOND,
    COOKIE,
    LONGEST_MESSAGE,
    MOST_TOO_FAST,
    MOST_WAITING,
    PROTOCOL,
    REMEMBERED,
    CloseCode,
)
from happycity.server.settings import Settings

CONSIST = """\
Cards are named by the ids of [cards.md](cards.md), moves are written as in [notation.md](notation.md).
Seats are counted from 0, places in a city from 1; times are seconds, moments seconds since 1970.
The fields of a city are those of [bot-protocol.md](bot-protocol.md)."""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code(text: str) -> str:
    return f"`{_cell(text)}`"


def _link(name: str) -> str:
    return "[event](#events)" if name == "GameEvent" else f"[{name}](#{name.lower()})"


def _docstring(text: str) -> str:
    """A docstring on one line, with links to other pages of docs."""
    return _cell(re.sub(r"docs/([\w-]+\.md)", r"[\1](\1)", " ".join(text.split())))


HAND = Hand(plain=_cell, code=_code, struct=_link, prose=_docstring)


def markdown() -> str:
    """The whole page."""
    return "\n".join([_prose(), *_messages(), *_events(), *_structs()]).rstrip() + "\n"


def _prose() -> str:
    """The part for people, with the numbers of the code."""
    settings = Settings()
    text = files(__package__).joinpath("connection.md").read_text(encoding="utf-8")
    return Template(text).substitute(
        protocol=PROTOCOL,
        cookie=COOKIE,
        most_steps=REMEMBERED,
        longest=f"{LONGEST_MESSAGE:,}",
        rate=settings.messages_per_second,
        burst=settings.messages_per_second * BURST_SECONDS,
        patience=MOST_TOO_FAST,
        chat_seconds=f"{1 / CHATS_PER_SECOND:g}",
        chat_burst=CHAT_BURST,
        most_waiting=MOST_WAITING,
        sockets_per_person=settings.sockets_per_person,
        sockets_per_address=settings.sockets_per_address,
        policy=CloseCode.POLICY,
        fault=CloseCode.FAULT,
        restart=CloseCode.RESTART,
        too_slow=CloseCode.TOO_SLOW,
        signed_out=CloseCode.SIGNED_OUT,
    )


def _messages() -> Iterator[str]:
    shapes = shapes_of([*messages(ClientMessage), *messages(ServerMessage)])
    for heading, union in (("What a client sends", ClientMessage), ("What the server sends", ServerMessage)):
        yield from (f"## {heading}", "")
        for kind in messages(union):
            shape = shapes[kind.__name__]
            yield from _section(str(shape.tag), shape)


def _events() -> Iterator[str]:
    yield from ("## Events", "")
    yield from (
        "What happened, in order: in `events` of a step, and of a preview as far as it is certain. Each has",
        "its name in `event`, in `seat` whose doing or fate it is (null: everybody's), and these facts.",
        "",
    )
    yield from _table(("event", "what happened", "facts"), map(_event, shapes_of(EVENTS.values()).values()))
    yield from _table(("fact", "is"), ((_code(name), _cell(about)) for name, about in FACT.items()))


def _event(shape: Shape) -> tuple[str, str, str]:
    facts = [f"{_code(part.name)} {HAND.type(part.type)}" for part in shape.parts if part.name != "seat"]
    return _code(str(shape.tag)), _docstring(shape.about), "; ".join(facts)


def _structs() -> Iterator[str]:
    yield from ("## What messages consist of", "", CONSIST, "")
    for shape in shapes_of([*messages(ClientMessage), *messages(ServerMessage)]).values():
        if not shape.tag_field:
            yield from _section(shape.name, shape)


def _section(heading: str, shape: Shape) -> Iterator[str]:
    yield from (f"### {heading}", "", _docstring(shape.about), "")
    if shape.parts:
        rows = (row for row in HAND.rows(shape) if row[0] != _code(shape.tag_field or ""))
        yield from _table(("field", "type", "meaning"), rows)


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
