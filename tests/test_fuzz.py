"""Ten thousand damaged inputs: each is valid, or refused with a reason; nothing breaks, nothing hangs."""

import pytest

from tests.fuzzing import KINDS, answers

INPUTS = 10_000  # of all kinds together; `python -m tests.fuzzing --inputs …` goes on


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_inputs_are_refused_or_valid(kind: str) -> None:
    found = answers(kind, INPUTS)
    assert found.total() == INPUTS * KINDS[kind][2] // 100
    assert found["accepted"] > 0  # some damage does no harm …
    assert len(found) > 8, found  # … and the rest is wrong in many ways
