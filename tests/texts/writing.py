"""How the languages are written: what is wrong in a message, whatever it says."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
TERMS = tomllib.loads((HERE / "terms.toml").read_text(encoding="utf-8"))
PLACES = tomllib.loads((HERE / "places.toml").read_text(encoding="utf-8"))["place"]
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
FACTS, FACT = re.compile(r"\{ \$\w+ \}"), "88"
"""Stands for whatever a message is given."""
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
HAN = r"[\u4e00-\u9fff]"
PEOPLE = "player|players|name|names|from|to"

SIGNS = {
    "": [
        (r"['\"]", "a straight apostrophe or quotation mark"),
        (r"\.\.\.", "three dots for an ellipsis"),
        (r"(?<![\w-])-(?=\d)", "a hyphen for a minus"),
        (r" - ", "a hyphen for a dash"),
    ],
    "fr": [
        (rf"(?<![{NO_BREAK}!?])[!?;»]", "no no-break space before ; ! ? »"),
        (r" :", "a space before a colon at which the line can break"),
        (rf"«(?![{NO_BREAK}])", "no no-break space after «"),
    ],
    "zh-Hant": [
        (rf"{HAN}[,;:!?]", "a narrow stop after a Chinese letter"),
        (rf"{HAN} \{{ \$(?:{PEOPLE}) \}}|\{{ \$(?:{PEOPLE}) \}} (?!人){HAN}", "a space around a name"),
    ],
}
COMMANDS = frozenset(("refusal-missing-extra",))
"""Messages with something to be typed, which has straight quotation marks."""


def faults(language: str, source: str) -> Iterator[str]:
    """What is wrong in a file of messages, as `KEY: WHAT`."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value:
            yield from (
                f"{entry.id.name}: {what}" for what in _faults_of(language, entry, _said(entry.value))
            )


def _faults_of(language: str, entry: ast.Message, said: list[str]) -> Iterator[str]:
    key = entry.id.name
    for one in said:
        yield from _bad_signs(language, key, one)
        yield from _bad_terms(language, key, FACTS.sub(FACT, one))
        yield from _too_long(key, FACTS.sub(FACT, one))
    yield from _bad_plurals(language, entry)


def _said(pattern: ast.Pattern) -> list[str]:
    """Everything that a message can say, with its facts as `{ $name }`."""
    said = [""]
    for element in pattern.elements:
        said = [before + more for before in said for more in _parts(element)]
    return said


def _parts(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [one for variant in inner.variants for one in _said(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [inner.parse()["value"]]
    name = inner.id.name if isinstance(inner, ast.VariableReference) else "fact"
    return [f"{{ ${name} }}"]


def _bad_signs(language: str, key: str, said: str) -> Iterator[str]:
    for pattern, what in (*SIGNS[""], *SIGNS.get(language, ())):
        if re.search(pattern, said) and not (key in COMMANDS and "straight" in what):
            yield f"{what}: {said}"


def _bad_terms(language: str, key: str, said: str) -> Iterator[str]:
    for term in TERMS.get(language, ()):
        if key not in term.get("except", ()) and re.search(term["word"], said):
            yield f"{term['word']} → {term['instead']}: {said}"


class _Variants(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects the words by which a message chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.chosen.append({one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)})
        self.generic_visit(node)


def _bad_plurals(language: str, entry: ast.Message) -> Iterator[str]:
    """A category that the language does not have is never chosen: in Chinese, 1 is not `one`."""
    variants = _Variants()
    variants.visit(entry)
    known = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for chosen in variants.chosen:
        yield from (f"[{word}] is never chosen" for word in sorted((chosen & PLURALS) - known))


def _too_long(key: str, said: str) -> Iterator[str]:
    for place in PLACES:
        if key in place["messages"] and width(said) > place["longest"]:
            yield f"“{said}” is longer than {place['longest']}: {place['where']}"


def width(text: str) -> int:
    """Letters, of which a Chinese one is as wide as two, and a place where a word may break has none."""
    seen = text.replace(SOFT_HYPHEN, "")
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in seen)
