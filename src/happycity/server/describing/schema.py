"""The structs of the protocol with all that is known about them: types, limits, defaults and docstrings."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc, getsource
from itertools import pairwise
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, inspect

from happycity.bots import LEVELS
from happycity.kernel.layout import Phase
from happycity.rules.config import PLAYERS, SCORINGS, SPECIALS
from happycity.rules.preview import Preview
from happycity.rules.record import ConfigPart
from happycity.server import protocol
from happycity.server.describing import happenings
from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.history import Replay, ReplayStep, Reveal
from happycity.server.protocol.house import Failure
from happycity.server.protocol.tables import Seating, SeatWish
from happycity.server.protocol.telling import PublicView, ServerMessage, State, Step
from happycity.server.routes import Route

# What a struct says more loosely than it is meant: bytes encoded already, rules that refuse with a code.
MEANT: dict[tuple[type, str], Any] = {
    (ConfigPart, "players"): Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])],
    (ConfigPart, "specials"): Literal[SPECIALS],
    (ConfigPart, "scoring"): Literal[SCORINGS],
    (SeatWish, "bot"): Literal[tuple(LEVELS)] | None,
    (Seating, "bot"): Literal[tuple(LEVELS)] | None,
    (PublicView, "phase"): Literal[tuple(phase.name.lower() for phase in Phase)],
    (State, "view"): PublicView,
    (Replay, "first"): PublicView,
    (ReplayStep, "view"): PublicView,
    (Step, "events"): list[happenings.GameEvent],
    (Preview, "events"): list[happenings.GameEvent],
    (Reveal, "event"): happenings.GameEvent | None,
}


@dataclass(frozen=True, slots=True)
class Part:
    """A field of a struct."""

    name: str
    type: inspect.Type
    about: str
    required: bool
    default: Any
    """`NODEFAULT` where there is none."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A struct, described."""

    struct: type[Struct]
    about: str
    parts: tuple[Part, ...]
    tag_field: str | None
    tag: str | None
    asked: bool
    """Clients may send it: what has a default may be left out, and unknown fields are refused."""
    brief: bool
    """The server leaves out what has its default."""

    @property
    def name(self) -> str:
        """As it is called everywhere."""
        return self.struct.__name__

    @property
    def has_optional_parts(self) -> bool:
        """Whether something may be left out."""
        return not all(part.required for part in self.parts)

    def may_lack(self, part: Part) -> bool:
        """Whether this part may be left out, by whoever sends it."""
        return (self.asked or self.brief) and not part.required


def messages(union: Any) -> list[type[Struct]]:
    """The structs of `Asked` or `Told`, in their order."""
    return list(get_args(union))


def roots(routes: Iterable[Route]) -> list[type]:
    """Where a walk through the whole protocol begins."""
    bodies = [kind for route in routes for kind in (route.body, route.returns) if kind is not None]
    return [*messages(ClientMessage), *messages(ServerMessage), Failure, *bodies]


def shapes_of(kinds: Iterable[Any]) -> dict[str, Shape]:
    """Every struct that can be reached from these, by name, in the order in which they are met."""
    found: dict[str, Shape] = {}
    for kind in kinds:
        _gather(inspect.type_info(kind), found)
    return found


def _gather(kind: inspect.Type, found: dict[str, Shape]) -> None:
    for struct in structs_in(kind):
        known = found.get(struct.cls.__name__)
        if known is None:
            shape = found[struct.cls.__name__] = _shape(struct)
            for part in shape.parts:
                _gather(part.type, found)
        elif known.struct is not struct.cls:
            raise TypeError(f"two structs are called {known.name}")


def is_event(kind: inspect.Type) -> bool:
    """Whether a type is one of the events, which together have a name of their own."""
    return isinstance(kind, inspect.UnionType) and all(
        isinstance(one, inspect.StructType) and one.cls.__module__ == happenings.__name__
        for one in kind.types
    )


def structs_in(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """The structs that a type names, not those inside them."""
    match kind:
        case inspect.StructType():
            yield kind
        case inspect.Metadata(type=inner):
            yield from structs_in(inner)
        case inspect.CollectionType(item_type=item):
            yield from structs_in(item)
        case inspect.DictType(value_type=value):
            yield from structs_in(value)
        case inspect.UnionType(types=types):
            for one in types:
                yield from structs_in(one)


def _shape(struct: inspect.StructType) -> Shape:
    docstrings = _docstrings(struct.cls)
    return Shape(
        struct=struct.cls,
        about=_in_json(struct.cls.__doc__ or ""),
        parts=tuple(_part(struct.cls, one, docstrings) for one in struct.fields),
        tag_field=struct.tag_field,
        tag=None if struct.tag is None else str(struct.tag),
        asked=struct.forbid_unknown_fields,
        brief=struct.cls.__struct_config__.omit_defaults,
    )


def _part(struct: type, one: inspect.Field, docstrings: dict[str, str]) -> Part:
    meant = MEANT.get((struct, one.name))
    kind = one.type if meant is None else inspect.type_info(meant)
    words = docstrings.get(one.name, "")
    if isinstance(kind, inspect.Metadata):
        words = words or (kind.extra_json_schema or {}).get("description", "")
    return Part(one.encode_name, kind, _in_json(words), one.required, one.default)


def _in_json(text: str) -> str:
    """A docstring speaks of Python."""
    return re.sub(r"\bNone\b", "null", cleandoc(text))


# --- docstrings of fields: the text after them, or after the name of their type --------------------


def _docstrings(struct: type) -> dict[str, str]:
    """What is said about the fields of a struct, inherited ones included."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__[: struct.__mro__.index(Struct)]):
        if base.__module__ != happenings.__name__:  # made, not written
            found |= _docstrings_in(base)
    return found


def _docstrings_in(struct: type) -> dict[str, str]:
    module = _module(struct.__module__)
    [body] = [line.body for line in module if isinstance(line, ast.ClassDef) and line.name == struct.__name__]
    aliases, found = _aliases(module), _docstrings_after(body)
    for line in body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            found.setdefault(line.target.id, aliases.get(ast.unparse(line.annotation), ""))
    return found


def _aliases(module: list[ast.stmt]) -> dict[str, str]:
    """What is said about types, by a module itself or by the part of the protocol from which it has them."""
    found: dict[str, str] = {}
    for line in module:
        if isinstance(line, ast.ImportFrom) and (line.module or "").startswith(protocol.__name__):
            found |= _docstrings_after(_module(line.module or ""))
    return found | _docstrings_after(module)


@cache
def _module(name: str) -> list[ast.stmt]:
    return ast.parse(getsource(sys.modules[name])).body


def _docstrings_after(lines: list[ast.stmt]) -> dict[str, str]:
    """Names that are followed by a text."""
    return {
        _name_of(line): text
        for line, after in pairwise(lines)
        if (text := _text_of(after)) and _name_of(line)
    }


def _name_of(line: ast.stmt) -> str:
    match line:
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def _text_of(line: ast.stmt) -> str:
    match line:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""
