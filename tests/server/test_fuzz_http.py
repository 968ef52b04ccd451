"""Requests made from the description of the API; the long version is `make fuzz`."""

from pathlib import Path

import pytest
from schemathesis.core.failures import FailureGroup

from happycity.codes import Code
from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.serving import serving
from trials.fuzz.http import fuzz_http
from trials.fuzz.observing import Figures

CASES = 75


def fuzz(folder: Path, cases: int) -> Figures:
    figures = Figures()
    with serving(read_settings({}, database=str(folder / "games.db"), **GENEROUS)) as address:
        fuzz_http(address, cases, figures)
    return figures


@pytest.mark.full
def test_every_answer_is_as_described(tmp_path: Path) -> None:
    figures = fuzz(tmp_path, CASES)
    assert figures.sent >= CASES
    assert {"200", "201", "401", "404", "422"} <= set(figures.answers)
    assert not [status for status in figures.answers if status >= "500"]


@pytest.mark.full
def test_an_answer_that_is_not_described_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Code.NOT_SIGNED_IN, "status", 500)
    with pytest.raises(FailureGroup):
        fuzz(tmp_path, CASES)
