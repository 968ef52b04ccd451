"""A browser without a server follows a log to the server's states: undo, ends of turns, absence."""

from pathlib import Path

import pytest

from happycity.rules.config import Config
from happycity.testing.cells import ALL_CELLS
from tests.local.logs import played_log
from tests.local.views import SOME_CELLS
from tests.twins import done_alike

OTHER_CELLS = [cell for cell in ALL_CELLS if cell not in SOME_CELLS]


@pytest.mark.parametrize("cells", [SOME_CELLS, pytest.param(OTHER_CELLS, marks=pytest.mark.full)], ids=len)
def test_a_browser_shows_what_the_server_shows(cells: list[Config], tmp_path: Path) -> None:
    cases = [played_log(config, ALL_CELLS.index(config)) for config in cells]
    kinds = {entry["kind"] for case in cases for entry in case["log"]}
    assert kinds == {"move", "undo", "end", "away", "back"}
    done_alike("logs", cases, tmp_path)
