"""The rules in words: games, moves, events, views, records, refusals.

What is exported here is named once, in `__init__.pyi`, where type checkers look.  It is imported when it is
first asked for: card facts and refusals need no compiled rules.
"""

from functools import cache
from importlib import import_module


@cache
def _homes() -> dict[str, str]:
    """By export: the module that it is defined in."""
    import ast
    from pathlib import Path

    stub = ast.parse(Path(__file__).with_suffix(".pyi").read_text("utf-8"))
    imports = [line for line in stub.body if isinstance(line, ast.ImportFrom) and line.module]
    return {export.name: str(line.module) for line in imports for export in line.names}


def __getattr__(name: str) -> object:
    if name == "__all__":
        return sorted(_homes())
    if name not in _homes():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_homes()[name]), name)
