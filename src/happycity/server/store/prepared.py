"""Statements that run for every move of every game: compiled once, never built anew."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import ClauseElement, Compiled, Connection, CursorResult


class Prepared:
    """A statement in the words of each database; its values are those of its bound parameters.

    Values go to the driver as they are, and rows come back so: fit for numbers and texts.
    """

    def __init__(self, statement_for: Callable[[str], ClauseElement]) -> None:
        """`statement_for` is given the name of a dialect."""
        self._statement_for = statement_for
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, **values: Any) -> CursorResult[Any]:
        """Execute it."""
        dialect = connection.dialect
        compiled: Any = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._statement_for(dialect.name).compile(dialect=dialect)
            self._compiled[dialect.name] = compiled
        named = tuple(values[name] for name in compiled.positiontup) if compiled.positional else values
        return connection.exec_driver_sql(compiled.string, named)
