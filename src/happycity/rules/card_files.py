"""Card files as checked tables: a value read through here is right, or an error says what is wrong and where.

This module knows TOML and errors; what a card is, `cards` says.
"""

import difflib
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

ID = re.compile(r"[a-z][a-z0-9_]*")
TYPES = {
    bool: "a boolean",
    int: "an integer",
    float: "a float",
    str: "a string",
    list: "an array",
    dict: "a table",
}
LONGEST_SHOWN = 60


class CardFileError(ValueError):
    """A card file that cannot be used; in one line: file, card, field, what was found and the remedy."""

    def __init__(self, file: str, card: str, field: str, found: object, problem: str) -> None:
        # All of it goes into `args`, so that the error can be pickled on its way between processes.
        super().__init__(file, card, field, found, problem)
        self.file = file
        self.card = card
        self.field = field
        self.found = found
        self.problem = problem

    def __str__(self) -> str:
        message = ": ".join(filter(None, (self.file, dotted(self.card, self.field), self.problem)))
        return " ".join(message.splitlines())


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a card file that knows where it stands; `within` is the path from its card down to it."""

    file: str
    card: str
    values: Mapping[str, object]
    within: str = ""

    def error(self, field: str, found: object, problem: str) -> CardFileError:
        """Return the error that says `problem` of `field` in this table."""
        return CardFileError(self.file, self.card, dotted(self.within, field), found, problem)

    def only(self, *known: str, what: str = "field") -> None:
        """Refuse a field that is not `known`: a misspelt one would otherwise be ignored in silence."""
        for field in self.values:
            if field not in known:
                raise self.error(field, field, unknown(what, field, known))

    def integer(self, field: str, allowed: range) -> int:
        """Return the integer at `field`, which must lie in `allowed`."""
        value = self._typed(field, int, bounds(allowed))
        if value not in allowed:
            raise self.error(field, value, f"{value} is out of range; {bounds(allowed)}")
        return value

    def flag(self, field: str) -> bool:
        """Return the boolean at `field`."""
        return self._typed(field, bool, "allowed: true, false")

    def text(self, field: str) -> str:
        """Return the text at `field`: one line, not blank."""
        allowed = "allowed: one line of text"
        value = self._typed(field, str, allowed)
        if not value.strip() or len(value.splitlines()) > 1:
            raise self.error(field, value, f"found {show(value)}; {allowed}")
        return value

    def word(self, field: str, known: Collection[str]) -> str:
        """Return the word at `field`, which must be a `known` one."""
        return self._known(field, self._typed(field, str, listed(known)), known)

    def words(self, field: str, known: Collection[str]) -> tuple[str, ...]:
        """Return the words of the array at `field`: `known` ones, none of them twice."""
        values = self._typed(field, list, listed(known))
        words = tuple(self._known(field, value, known) for value in values)
        for index, word in enumerate(words):
            if word in words[:index]:
                raise self.error(field, word, f"repeated value {word!r}; {listed(known)}, each at most once")
        return words

    def table(self, field: str, fields: Collection[str]) -> "Table":
        """Return the table at `field`; `fields` are those it may have, for the error if it is not there."""
        values = self._typed(field, dict, f"known fields: {', '.join(fields)}")
        return Table(self.file, self.card, values, dotted(self.within, field))

    def flat(self) -> "Table":
        """Return this table with each field of an inner table as a field `outer.inner` of its own."""
        values: dict[str, object] = {}
        for field, value in self.values.items():
            if isinstance(value, dict) and value:  # an empty one stays, so that `only` finds it
                values |= {dotted(field, inner): deep for inner, deep in value.items()}
            else:
                values[field] = value
        return Table(self.file, self.card, values, self.within)

    def _typed(self, field: str, needed: type[T], cure: str) -> T:
        if field not in self.values:
            raise self.error(field, None, f"missing field, needs {TYPES[needed]}; {cure}")
        return self._checked(field, self.values[field], needed, cure)

    def _checked(self, field: str, value: object, needed: type[T], cure: str) -> T:
        # Not `isinstance` alone: to Python a bool is an int, to a card file it is not.
        if isinstance(value, needed) and type(value) is needed:
            return value
        raise self.error(field, value, f"{wrong_type(value, needed)}; {cure}")

    def _known(self, field: str, value: object, known: Collection[str]) -> str:
        word = self._checked(field, value, str, listed(known))
        if word not in known:
            raise self.error(field, word, unknown("value", word, known))
        return word


def rows(folder: Path | Traversable, file: str) -> Iterator[Table]:
    """Yield the tables of a card file, one for each card, in the order of the file."""
    for card, values in read(folder, file).items():
        if not ID.fullmatch(card):
            raise CardFileError(file, card, "", card, f"bad id {card!r}; allowed: {ID.pattern}")
        if not isinstance(values, dict):
            raise CardFileError(file, card, "", values, wrong_type(values, dict))
        yield Table(file, card, values)


def read(folder: Path | Traversable, file: str) -> dict[str, object]:
    """Return the TOML document in `file` of `folder`."""
    try:
        return tomllib.loads(folder.joinpath(file).read_bytes().decode())
    except FileNotFoundError as error:
        raise CardFileError(file, "", "", None, f"missing file; looked in {folder}") from error
    except OSError as error:
        raise CardFileError(file, "", "", None, f"cannot be read: {error}") from error
    except ValueError as error:  # tomllib tells line and column, the decoder the position of the byte
        raise CardFileError(file, "", "", str(error), f"not TOML: {error}") from error


def dotted(*parts: str) -> str:
    """Return the path through `parts`, leaving out the empty ones."""
    return ".".join(filter(None, parts))


def show(value: object) -> str:
    """Return `value` as an error shows it: never longer than a reader can take in."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def bounds(allowed: range) -> str:
    """Return the cure for a number outside `allowed`."""
    low, high = allowed[0], allowed[-1]
    return f"allowed: exactly {low}" if low == high else f"allowed: {low} to {high}"


def listed(known: Collection[str]) -> str:
    """Return the cure for a word that is not `known`."""
    return f"known: {', '.join(known)}"


def meant(found: str, known: Collection[str]) -> str:
    """Return the question whether the `known` word closest to `found` was meant; nothing if none is close."""
    close = difflib.get_close_matches(found, known, n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


def unknown(what: str, found: str, known: Collection[str]) -> str:
    """Return the problem that `found` is not `known`."""
    return f"unknown {what} {show(found)}; {listed(known)}{meant(found, known)}"


def wrong_type(found: object, needed: type[object]) -> str:
    """Return the problem that `found` is not of the type that is `needed`."""
    return f"wrong type: {TYPES.get(type(found), 'a date or time')} {show(found)}, needs {TYPES[needed]}"
