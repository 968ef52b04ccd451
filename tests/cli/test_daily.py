import json

import pytest

from happycity.rules.daily import DEALS
from tests.cli.conftest import Run


def told(run: Run, *words: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(run("daily", *words, "--json").out)
    return found


def test_the_date_decides_the_deal(run: Run) -> None:
    """The same as in browsers: `daily.test.ts` in web/src/local/server has the same digits."""
    assert told(run, "--rules", "expert", "--date", "2026-11-17") == {
        "day": "2026-11-17",
        "rules": "expert",
        "seed": "1b2ca879a22bbb841c22dc4aa60aa8faaa6b166fcb2b2202b42050657faf4bae",
        "seats": ["architect", None, "resident"],
    }
    seeds = {str(told(run, "--rules", mode, "--date", "2026-11-17")["seed"]) for mode in DEALS}
    assert len(seeds) == len(DEALS)


def test_it_is_played_like_any_game(run: Run) -> None:
    done = run("daily", "--date", "2026-11-17", "--name", "Ada", stdin="q\n\n")
    assert "Ada" in done.out
    assert "Resident" in done.out


@pytest.mark.parametrize(
    ("words", "reason"), [(("--date", "today"), "write a date"), (("--rules", "chess"), "no deal")]
)
def test_what_there_is_not_is_refused(run: Run, words: tuple[str, str], reason: str) -> None:
    assert reason in run("daily", *words).refused()
