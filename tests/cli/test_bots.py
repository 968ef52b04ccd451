"""`happycity bots`."""

import json

from happycity.bots import LEVELS, NAMES
from happycity.texts import Texts
from tests.cli.conftest import Run


def test_every_bot_is_listed_with_a_line(run: Run) -> None:
    done = run("bots", "--language", "pl")
    assert done.status == 0
    for level in LEVELS:
        assert Texts("pl").level(level) in done.out
    assert all(name in done.out for name in NAMES)


def test_as_json(run: Run) -> None:
    listed = json.loads(run("bots", "--json").out)
    assert [level["bot"] for level in listed["levels"]] == list(LEVELS)
    assert {bot["bot"] for bot in listed["bots"]} == set(NAMES) - set(LEVELS)
    assert all(entry["about"] for entry in listed["levels"] + listed["bots"])
