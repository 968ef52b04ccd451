"""`happycity bench`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = "--opponents", "greedy", "--cells", "family-2", "--processes", "1"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nobody",), "nobody"),
        (("policy@nowhere.npz",), "nowhere.npz"),
        (("cmd:no-such-program",), "no-such-program"),
        (("greedy", "--size", "huge"), "huge"),
        (("greedy", "--cells", "expert-9"), "expert-9"),
        (("greedy", "--opponents", "hal"), "hal"),
        (("greedy", "--out", "file"), "is a file"),
        (("greedy", "--seconds-per-decision", "0"), "0"),
    ],
)
def test_bad_input_is_refused_by_name(run: Run, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "file").touch()
    done = run("bench", *words)
    assert done.status == 2
    assert said in done.err
    assert "Traceback" not in done.err


def test_weights_of_another_version_are_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    import numpy as np

    np.savez(tmp_path / "old.npz", version=np.array(0), digest=np.array(""), weights=np.zeros(1, np.float16))
    done = run("bench", "policy@old.npz", *QUICK)
    assert (done.status, "version 0" in done.err) == (2, True)


@pytest.mark.full
def test_a_half_written_journal_goes_on_and_ends_as_if_nothing_had_been(run: Run, tmp_path: Path) -> None:
    whole = run("bench", "greedy", *QUICK, "--out", "whole", "--json")
    assert whole.status == 0
    told = json.loads(whole.out)
    assert told == json.loads((tmp_path / "whole" / "result.json").read_text())
    assert told["complete"]
    assert told["format"] == "happycity-bench/1"
    assert told["command"].startswith("happycity bench greedy --size small --noise 1")
    assert "a part of the suite" in whole.err
    page = (tmp_path / "whole" / "result.html").read_text()
    assert "http" not in page.replace("http-equiv", "")

    lines = (tmp_path / "whole" / "journal.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "journal.jsonl").write_bytes(b"".join(lines[:8]) + lines[8][:20])
    half = run("bench", "greedy", *QUICK, "--out", "half", "--json")
    assert "half: 7 of 30 games and decisions are finished; going on" in half.err
    again = json.loads(half.out)
    for one in (told, again):
        one.pop("decisions_per_second")
    assert again == told

    other = run("bench", "greedy", *QUICK, "--out", "half", "--noise", "2")
    assert (other.status, "--noise 1" in other.err) == (2, True)
