"""Thousands of damaged inputs: each is valid, or refused with a reason; nothing breaks, nothing hangs."""

import pytest

from tests.fuzzing import KINDS, answers, check_position, check_record

# Of all kinds together; `python -m tests.fuzzing --inputs …` goes on.
INPUTS = [2_500, pytest.param(10_000, marks=pytest.mark.long)]


@pytest.mark.parametrize("inputs", INPUTS)
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_inputs_are_refused_or_valid(kind: str, inputs: int) -> None:
    found = answers(kind, inputs)
    assert found.total() == inputs * KINDS[kind][2] // 100
    assert found["accepted"] > 0  # some damage does no harm …
    assert len(found) > 8, found  # … and the rest is wrong in many ways


@pytest.mark.parametrize(
    "line",
    ['{"format":"\ud800"}', b'{"format":"\xed\xa0\x80"}', '{"format":"\\ud800"}', "\x00", b"\xff\xfe", ""],
)
def test_a_record_that_is_no_proper_text_is_refused(line: bytes | str) -> None:
    assert check_record(line).startswith("refused")


@pytest.mark.parametrize("tokens", [4, 128, 256, 257])
def test_a_small_counter_never_wraps_around(tokens: int) -> None:
    """R8.1: three tokens of a colour; 257 are not one."""
    line = f"hc1 grozilla=yes visible=school,museum,zoo 0.tokens={','.join(['blue'] * tokens)}"
    assert check_position(line) == "refused too-many-tokens-at-place"
