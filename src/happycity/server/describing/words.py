"""Types as people say them: `whole number, 0 to 4 or null`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from happycity.server.describing.schema import Part, Shape, is_event


@dataclass(frozen=True, slots=True)
class Hand:
    """How a page writes: plain words, code, and the name of a struct with a link to it."""

    plain: Callable[[str], str]
    code: Callable[[str], str]
    struct: Callable[[str], str]
    prose: Callable[[str], str]
    """Docstrings, which have code between backticks."""

    def rows(self, shape: Shape) -> Iterator[tuple[str, str, str]]:
        """The lines of a table of fields: name, type, meaning."""
        if shape.tag_field:
            yield self.code(shape.tag_field), self.code(as_json(shape.tag)), ""
        for part in shape.parts:
            meaning = [self.prose(part.about)] if part.about else []
            if shape.may_lack(part):
                meaning.append(self.plain("Default: ") + self.code(_default(part)) + self.plain("."))
            yield self.code(part.name), self.type(part.type), " ".join(meaning)

    def type(self, kind: inspect.Type, many: bool = False) -> str:
        """A type in words; of `many` in the plural."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.type(inner, many)
            case inspect.StructType(cls=cls):
                return self.struct(cls.__name__)
            case inspect.LiteralType(values=values):
                return self._listed([self.code(as_json(value)) for value in values])
            case inspect.CollectionType(item_type=item):
                return self.plain(f"list{_length(kind, '')} of ") + self.type(item, many=True)
            case inspect.DictType(key_type=key, value_type=value):
                return (
                    self.plain(f"object{'s' if many else ''}: ")
                    + self.type(key)
                    + self.plain(" → ")
                    + self.type(value)
                )
            case inspect.UnionType(types=types):
                return self.struct("GameEvent") if is_event(kind) else self._union(types)
            case inspect.StrType(pattern=str(pattern)):
                return self.plain(f"text{_length(kind, ' characters')}, ") + self.code(pattern)
            case _:
                return self.plain(_simple(kind, "s" if many else ""))

    def _union(self, types: tuple[inspect.Type, ...]) -> str:
        named = [self.type(one) for one in types if not isinstance(one, inspect.NoneType)]
        return self._listed([*named, self.plain("null")] if len(named) < len(types) else named)

    def _listed(self, parts: list[str]) -> str:
        *most, last = parts
        return self.plain(", ").join(most) + self.plain(" or ") + last if most else last


def as_json(value: Any) -> str:
    """A value as it stands in a message."""
    return msgspec.json.encode(value).decode()


def _default(part: Part) -> str:
    return "{}" if part.default is NODEFAULT else as_json(part.default)


def _simple(kind: inspect.Type, plural: str) -> str:
    match kind:
        case inspect.StrType():
            return f"text{plural}{_length(kind, ' characters')}"
        case inspect.IntType():
            return f"whole number{plural}{_range(kind.ge, kind.le)}"
        case inspect.FloatType():
            return f"number{plural}{_range(kind.ge, kind.le)}"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "anything"
    raise TypeError(f"no words for {kind}")


def _range(least: float | None, most: float | None) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f", {least:,} or more"
    return f", at most {most:,}" if least is None else f", {least:,} to {most:,}"


def _length(kind: Any, what: str) -> str:
    least, most = kind.min_length, kind.max_length
    if least is None and most is None:
        return ""
    if most is None:
        return f" of at least {least:,}{what}"
    if least is None:
        return f" of at most {most:,}{what}"
    return f" of {least:,}{what}" if least == most else f" of {least:,} to {most:,}{what}"
