import json
from pathlib import Path

import pytest

from happycity.review import skill
from happycity.rules.record import record_of
from tests.cli.conftest import Run
from tests.review.games import a_game


@pytest.fixture(scope="module")
def played() -> bytes:
    """Two games in which Ada and Bo decided at random."""
    records = [record_of(a_game(number), {"players": ["Ada", "Bo"]}) for number in (1, 2)]
    return b"".join(record.to_json() + b"\n" for record in records)


@pytest.mark.deep
def test_it_tells_what_choices_cost(run: Run, played: bytes, tmp_path: Path) -> None:
    Path(tmp_path / "games.jsonl").write_bytes(played)
    done = run("skill", "games.jsonl", "--player", "ada")
    assert done.status == 0, done.err
    assert "ada: 2 games" in done.out
    assert "A choice costs" in done.out
    assert "Choose as well: from" in done.out or "Chooses as well:" in done.out
    assert "What to buy" in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())
    plain = json.loads(run("skill", "games.jsonl", "--player", "Ada", "--json").out)
    assert (plain["player"], plain["games"]) == ("Ada", 2)
    assert len(plain["course"]) == 2


@pytest.mark.full
def test_in_every_language(run: Run, played: bytes, tmp_path: Path) -> None:
    Path(tmp_path / "games.jsonl").write_bytes(played)
    pages = {
        run("skill", "games.jsonl", "--player", "Bo", "-l", language).out
        for language in ("en", "fr", "de", "pl", "zh")
    }
    assert len(pages) == 5


def test_who_is_not_there_hears_who_is(run: Run, played: bytes, tmp_path: Path) -> None:
    Path(tmp_path / "games.jsonl").write_bytes(played)
    done = run("skill", "games.jsonl", "--player", "Eve")
    assert (done.status, done.out) == (2, "")
    assert "no player is called 'Eve'; there are: Ada, Bo" in done.err


def test_a_damaged_record_is_named_by_its_line(run: Run, played: bytes, tmp_path: Path) -> None:
    first, second = played.splitlines(keepends=True)
    Path(tmp_path / "games.jsonl").write_bytes(first + second[:200] + b"\n")
    done = run("skill", "games.jsonl", "--player", "Ada")
    assert done.status == 2
    assert "games.jsonl, line 2: " in done.err
    Path(tmp_path / "empty.jsonl").write_bytes(b"")
    assert "holds no record" in run("skill", "empty.jsonl", "--player", "Ada").err


@pytest.mark.full
def test_below_ten_decisions_nothing_is_told(
    run: Run, played: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skill, "ENOUGH", 500)
    Path(tmp_path / "games.jsonl").write_bytes(played)
    done = run("skill", "games.jsonl", "--player", "Ada")
    assert done.status == 0
    assert "too little to go by" in done.out
    assert "costs" not in done.out
