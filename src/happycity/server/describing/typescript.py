"""The protocol as TypeScript types."""

import re
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from msgspec import inspect

from happycity.codes import Code
from happycity.kernel.layout import DECKS, PLACES, START_COINS, TOKENS_PER_COLOUR, VISIBLE
from happycity.rules.cards import COLOURS, Card, Kind, standard
from happycity.rules.cards import DECKS as BUILDING_DECKS
from happycity.rules.config import PLAYERS, Config
from happycity.server.describing.happenings import EVENTS
from happycity.server.describing.routes import answer_status, path_of
from happycity.server.describing.schema import Part, Shape, is_event, messages, roots, shapes_of
from happycity.server.describing.words import as_json
from happycity.server.game.snapshots import MOST_ENTRIES
from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.hosting import LONGEST_ANNOUNCEMENT
from happycity.server.protocol.notices import LONGEST_MAIL, LONGEST_URL
from happycity.server.protocol.people import LONGEST_NOTE
from happycity.server.protocol.telling import ServerMessage
from happycity.server.protocol.terms import (
    LONGEST_CHAT,
    LONGEST_MESSAGE,
    LONGEST_NAME,
    LONGEST_PASSWORD,
    PROTOCOL,
    REMEMBERED,
    STAND_IN,
)
from happycity.server.routes import JSON, Route

WIDTH = 116

HEAD = """\
// The protocol between server and client.
// Made by `make docs` from src/happycity/server/protocol/ and the table of routes; do not edit."""


def typescript(routes: Sequence[Route]) -> str:
    """The whole file."""
    shapes = shapes_of(roots(routes))
    interfaces = (_interface(shape, shapes) for shape in shapes.values())
    parts = [HEAD, *_limits(), *_numbers_of_the_rules(), *_unions(), *interfaces]
    return "\n\n".join([*parts, _routes(routes)]) + "\n"


def _limits() -> Iterator[str]:
    yield _constant("PROTOCOL", PROTOCOL, "Raised when an older client can no longer understand the server.")
    yield _constant(
        "REMEMBERED",
        REMEMBERED,
        "Steps that somebody who comes back can be told; who missed more sees the state alone.",
    )
    yield _constant("LONGEST_MESSAGE", LONGEST_MESSAGE, "Bytes of one WebSocket message or HTTP body.")
    yield _constant("LONGEST_NAME", LONGEST_NAME, "Letters of a name.")
    yield _constant("LONGEST_PASSWORD", LONGEST_PASSWORD, "Letters of a password.")
    yield _constant("LONGEST_CHAT", LONGEST_CHAT, "Letters of something said at a table.")
    yield _constant("LONGEST_MAIL", LONGEST_MAIL, "Letters of a mail address.")
    yield _constant("LONGEST_URL", LONGEST_URL, "Letters of the address of a webhook.")
    yield _constant("LONGEST_NOTE", LONGEST_NOTE, "Letters of what is said beside a report.")
    yield _constant("LONGEST_ANNOUNCEMENT", LONGEST_ANNOUNCEMENT, "Letters of an announcement.")
    yield _constant("STAND_IN", STAND_IN, "The level that plays for somebody who is away.")
    yield _constant("MOST_ENTRIES", MOST_ENTRIES, "Moves and take-backs of one table, which ends then.")


def _numbers_of_the_rules() -> Iterator[str]:
    """Generated, so that the client states none of them itself."""
    yield _constant("PLAYERS", list(PLAYERS), "How many can play.")
    yield _constant("PLACES", PLACES, "Places of a city.")
    yield _constant("VISIBLE", VISIBLE, "Buildings for sale once the central area is filled (R5.2).")
    yield _constant("START_COINS", START_COINS, "Coins of a player before the first round.")
    yield _constant("TOKENS_PER_COLOUR", TOKENS_PER_COLOUR, "Stop-Zilla tokens of each colour.")
    yield _constant("SET_UP", [_set_up(players) for players in PLAYERS], "What lies ready (R2.2, R2.3).")
    yield _constant("DECKS", list(BUILDING_DECKS), "The decks of every game.")
    yield _constant("MONSTER_DECK", DECKS, "The deck that Grozilla brings (R8.1).")
    copies = {card.kind.value: _copies(card) for card in standard()}
    yield _constant("COPIES", copies, "Copies of a card in the box, by its kind.")


def _set_up(players: int) -> dict[str, int]:
    config = Config(players)
    return {"players": players, "pile": config.pile_size, "specials": config.specials_on_table}


def _copies(card: Card) -> int:
    if card.kind is Kind.MARKET:  # R2.5: white on one side, on the other a colour that no other one has
        return len(set(card.faces) & set(COLOURS))
    return card.copies


def _constant(name: str, value: object, about: str) -> str:
    return f"{_comment(about)}export const {name} = {as_json(value)};"


def _unions() -> Iterator[str]:
    yield _union("ClientMessage", "What a client sends over a WebSocket.", _names(messages(ClientMessage)))
    yield _union("ServerMessage", "What the server sends over it.", _names(messages(ServerMessage)))
    yield _union("GameEvent", "What happened, for animation.", _names(EVENTS.values()))
    yield _union("RefusalCode", "Why something is refused.", map(as_json, Code))


def _union(name: str, about: str, members: Iterable[str]) -> str:
    return f"{_comment(about)}export type {name} =" + "".join(f"\n  | {one}" for one in members) + ";"


def _names(types: Iterable[type]) -> Iterator[str]:
    return (one.__name__ for one in types)


# --- structs --------------------------------------------------------------------------------------


def _interface(shape: Shape, shapes: dict[str, Shape]) -> str:
    lines = [_field(part, shape, shapes) for part in shape.parts]
    if shape.tag_field:
        lines.insert(0, f"  {shape.tag_field}: {as_json(shape.tag)};\n")
    return f"{_comment(shape.about)}export interface {shape.name} {{\n{''.join(lines)}}}"


def _field(part: Part, shape: Shape, shapes: dict[str, Shape]) -> str:
    optional = "?" if shape.may_lack(part) else ""
    whole = frozenset() if shape.asked else _with_defaults(shapes)
    return f"{_comment(part.about, '  ')}  {part.name}{optional}: {_type(part.type, whole)};\n"


def _with_defaults(shapes: dict[str, Shape]) -> frozenset[str]:
    """Structs that are whole when the server sends them, although clients may leave something out."""
    return frozenset(name for name, shape in shapes.items() if shape.asked and shape.has_optional_parts)


def _type(kind: inspect.Type, whole: frozenset[str] = frozenset()) -> str:
    match kind:
        case inspect.Metadata(extra={"typescript": str(name)}):
            return name
        case inspect.Metadata(type=inner):
            return _type(inner, whole)
        case inspect.StructType(cls=cls):
            return f"Required<{cls.__name__}>" if cls.__name__ in whole else cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(as_json(value) for value in values)
        case inspect.CollectionType(item_type=item):
            return f"{_bracketed(_type(item, whole))}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value, whole)}>"
        case inspect.UnionType(types=types):
            return "GameEvent" if is_event(kind) else " | ".join(_type(one, whole) for one in types)
        case _:
            return _SIMPLE[type(kind)]


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


_SIMPLE: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


# --- routes ---------------------------------------------------------------------------------------


def _routes(routes: Sequence[Route]) -> str:
    lines = "".join(_route(route) for route in routes)
    return (
        f"{_comment('The HTTP API: what each route reads and answers.')}export interface Routes {{\n{lines}}}"
    )


def _route(route: Route) -> str:
    body = route.body.__name__ if route.body else "null"
    query = " | ".join(as_json(name) for name in route.query) or "never"
    name = as_json(f"{route.method} {path_of(route)}")
    shown = f"{{ body: {body}; answer: {_answer(route)}; query: {query} }}"
    return f"{_comment(route.summary, '  ')}  {name}: {shown};\n"


def _answer(route: Route) -> str:
    if route.returns:
        return route.returns.__name__
    if answer_status(route) == 204:
        return "null"
    return "unknown" if route.media == JSON else "string"


def _comment(text: str, margin: str = "") -> str:
    if not text:
        return ""
    words = re.sub(r"\s+", " ", text).replace("*/", "* /")
    lines = wrap(words, WIDTH - len(margin))
    if len(lines) == 1:
        return f"{margin}/** {words} */\n"
    return f"{margin}/**\n" + "".join(f"{margin} * {line}\n" for line in lines) + f"{margin} */\n"
