"""A browser without a server follows a log to the server's states: undo, ends of turns, absence."""

from pathlib import Path

from happycity.testing.cells import ALL_CELLS
from tests.local.logs import played_log
from tests.twins import done_alike


def test_a_browser_shows_what_the_server_shows(tmp_path: Path) -> None:
    cases = [played_log(config, seed) for seed, config in enumerate(ALL_CELLS)]
    kinds = {entry["kind"] for case in cases for entry in case["log"]}
    assert kinds == {"move", "undo", "end", "away", "back"}
    done_alike("logs", cases, tmp_path)
