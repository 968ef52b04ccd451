"""How the commands of this folder print what they found."""

import dataclasses
import json
from collections import Counter
from typing import Any


def print_figures(figures: Any, as_json: bool, **more: object) -> None:
    """The fields of a dataclass and whatever else was measured: for programs, or one a line for people."""
    rows = {one.name: getattr(figures, one.name) for one in dataclasses.fields(figures)} | more
    if as_json:
        print(json.dumps(rows))
        return
    for name, value in rows.items():
        print(f"{name:10} {dict(value.most_common()) if isinstance(value, Counter) else value}")
