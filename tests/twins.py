"""What Python and the client both work out: the cases are made here, and the client does them once more."""

import json
from pathlib import Path

import hatch_build
import pytest

from happycity.rules import Game


def done_alike(twin: str, cases: object, folder: Path) -> None:
    """Run `web/testing/TWIN.ts`, which reads the cases; the test ends there if one of them differs."""
    file = folder / f"{twin}.json"
    file.write_text(json.dumps(cases, ensure_ascii=False), encoding="utf-8")
    hatch_build.install()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HAPPYCITY_TWIN", twin)
        patch.setenv("HAPPYCITY_CASES", str(file))
        hatch_build.npm("run", "twin")


def course_of(game: Game) -> dict[str, object]:
    """How the client comes to the same position."""
    assert game.setup is not None
    return {
        "config": game.config.to_dict(),
        "setup": game.setup.to_dict(),
        "steps": [[str(one.move), list(one.rebuild.order) if one.rebuild else None] for one in game.steps],
    }
