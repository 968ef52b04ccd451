"""The catalogues as data: which messages a file has and what each of them has to be filled with."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Names(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects the placeholders and the other messages that a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.placeholders: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    text = files("happycity.texts").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def placeholders(language: str, key: str) -> frozenset[str]:
    """What a message needs, the messages it mentions included."""
    names = _Names()
    names.visit(messages(language)[key])
    return frozenset(names.placeholders).union(*(placeholders(language, other) for other in names.messages))
