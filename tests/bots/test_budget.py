"""How long a bot may think, as text: what is understood and what is refused."""

import os

import pytest

from happycity.bots import bot, check_spec
from happycity.bots.budget import (
    MOST_MILLISECONDS,
    MOST_PLAYOUTS,
    MOST_THREADS,
    BadBudget,
    Budget,
    read_budget,
)
from happycity.bots.interface import Bot
from happycity.texts import LANGUAGES, Texts

GOOD = {
    "200ms": Budget(milliseconds=200),
    "1.5s": Budget(milliseconds=1500),
    "0.25s": Budget(milliseconds=250),
    "2.5ms": Budget(milliseconds=2),
    "5000": Budget(playouts=5000),
    "1": Budget(playouts=1),
    "5000:2": Budget(playouts=5000, threads=2),
    "1.5s:3": Budget(milliseconds=1500, threads=3),
    str(MOST_PLAYOUTS): Budget(playouts=MOST_PLAYOUTS),
    f"{MOST_MILLISECONDS}ms": Budget(milliseconds=MOST_MILLISECONDS),
    f"100:{MOST_THREADS}": Budget(playouts=100, threads=MOST_THREADS),
}
BAD = [
    *("", " ", ":", ":2", "0", "00", "-1", "+5", "1.5", "1e9", "5 minutes", "200 ms", " 200ms", "200ms "),
    *("200ms\n", "0ms", "0s", "0.4ms", "0.0001s", ".5s", "1.s", "1.5.0s", "9999999s", "601s", "600001ms"),
    *("200MS", "1m", "1h", "ms", "s", "infs", "nans", "inf", "0x10", "1_000", "1,5s", "100000001", "9" * 40),
    *("100:0", "100:-1", "100:65", "100:999", "100:1000", "100:1.5", "100: 2", "100:ALL", "100:two"),
    *("100:2:2", "100:all:2", "200ms:all,", "٢٠٠ms", "५०००", "100:²", "１００", "5000\x00", "x" * 10_000),
]


@pytest.mark.parametrize("text", GOOD)
def test_a_budget_is_read(text: str) -> None:
    assert read_budget(text) == GOOD[text]


@pytest.mark.parametrize("text", GOOD)
def test_a_budget_is_written_so_that_it_can_be_read(text: str) -> None:
    assert read_budget(str(GOOD[text])) == GOOD[text]


@pytest.mark.parametrize("text", BAD, ids=lambda text: repr(text[:20]))
def test_any_other_budget_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadBudget) as refused:
        read_budget(text)
    assert refused.value.code == "bad-budget"
    assert len(str(refused.value.facts["found"])) <= 60
    for language in LANGUAGES:
        assert "\n" not in Texts(language).refusal(refused.value)


@pytest.mark.parametrize("name", ["search", "flat"])
def test_a_spec_carries_a_budget(name: str) -> None:
    for spec in (f"{name}:5", f"{name}:20ms", f"{name}:5:2"):
        check_spec(spec)
        made: Bot = bot(spec, 1)
        assert made.name == spec
    for spec in (f"{name}:", f"{name}:0", f"{name}:5:0"):
        with pytest.raises(BadBudget):
            check_spec(spec)


@pytest.mark.parametrize("cores", [1, 3, None])
def test_all_cores_are_the_threads(monkeypatch: pytest.MonkeyPatch, cores: int | None) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert read_budget("200ms:all") == Budget(milliseconds=200, threads=cores or 1)


def test_all_cores_of_a_big_machine_are_no_more_than_may_be_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4 * MOST_THREADS)
    assert read_budget("200ms:all").threads == MOST_THREADS
    assert read_budget(str(read_budget("200ms:all"))) == read_budget("200ms:all")


def test_a_colon_promises_a_number() -> None:
    with pytest.raises(BadBudget):
        read_budget("200ms:")
