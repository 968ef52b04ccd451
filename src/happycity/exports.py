"""Exports of a package that are imported when they are first asked for.

Each is named once, in the package's `__init__.pyi`, where type checkers look too.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module


def exports_of(package: str, file: str) -> Callable[[str], object]:
    """The `__getattr__` of a package, given its `__name__` and `__file__`."""

    @cache
    def homes() -> dict[str, str]:
        """By export: the module that it is defined in."""
        import ast
        from pathlib import Path

        stub = ast.parse(Path(file).with_suffix(".pyi").read_text("utf-8"))
        imports = [line for line in stub.body if isinstance(line, ast.ImportFrom) and line.module]
        return {export.name: str(line.module) for line in imports for export in line.names}

    def export(name: str) -> object:
        if name == "__all__":
            return sorted(homes())
        if name not in homes():
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes()[name]), name)

    return export
