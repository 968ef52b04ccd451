"""`python -m happycity.server.run.describe FORM`: print one of the generated files; `FORMS` names them."""

import json
import sys
from collections.abc import Callable

from happycity.server.describing.markdown import markdown
from happycity.server.describing.openapi import document
from happycity.server.describing.tutorial import tutorial
from happycity.server.describing.typescript import typescript
from happycity.server.web.api import ROUTES

FORMS: dict[str, Callable[[], str]] = {
    "markdown": markdown,
    "typescript": lambda: typescript(ROUTES),
    "openapi": lambda: json.dumps(document(ROUTES), ensure_ascii=False, indent=2) + "\n",
    "tutorial": tutorial,
}


def main() -> None:
    """Print the form that was asked for."""
    match sys.argv[1:]:
        case [form] if form in FORMS:
            sys.stdout.write(FORMS[form]())
        case _:
            sys.exit(f"usage: python -m happycity.server.run.describe {'|'.join(FORMS)}")


if __name__ == "__main__":
    main()
