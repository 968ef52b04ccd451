"""A browser checks shuffles as `happycity fair` does: what is not fair is found in the same place."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from happycity.rules import Config, Record, Refusal, parse_record
from happycity.rules.fairness import check_fair
from happycity.testing.cells import ALL_CELLS
from tests.rules.test_fairness import (
    DAMAGES,
    LIES,
    fair_line,
    fair_record,
    secret_of,
    shared_line,
    shared_record,
)
from tests.twins import done_alike

NO_PROOFS: list[Any] = [
    *(None, "yes", [], {}, {"commitment": "7"}, {"secret": secret_of(1)}),
    {"commitment": secret_of(1), "secret": "x" * 64},
    {"commitment": 1, "secret": secret_of(1)},
    {"commitment": secret_of(1), "secret": secret_of(1), "first": "me"},
    {"commitment": secret_of(1), "secret": secret_of(1), "version": 3},
    {"commitment": secret_of(1), "secret": secret_of(1), "version": 2, "parts": {}},
    {"commitment": secret_of(1), "secret": secret_of(1), "version": 2, "parts": [{"seat": 0}]},
    {
        "commitment": secret_of(1),
        "secret": secret_of(1),
        "version": 2,
        "parts": [{"seat": 0, "promise": secret_of(1), "nonce": "7"}],
    },
]


@pytest.mark.full
def test_shuffles_are_checked_alike(tmp_path: Path) -> None:
    cases = [checked(parse_record(fair_line(config))) for config in ALL_CELLS]
    cases += [checked(shared_record()), checked(parse_record(shared_line(Config(3), (), (0, 1))))]
    assert {case["found"] for case in cases} == {None}
    for whole, lies in ((fair_record, DAMAGES), (shared_record, LIES)):
        for place, damage in lies:
            record = whole()
            damage(record)
            cases.append(checked(record))
            assert cases[-1]["found"] == place
    other = parse_record(fair_line(Config(5), 2))
    other.meta = fair_record().meta
    cases.append(checked(other))
    for fair in NO_PROOFS:
        record = fair_record()
        record.meta["fair"] = fair
        cases.append(checked(record))
    assert {"not-committed", "bad-commitment"} <= {case["found"] for case in cases}
    done_alike("fairness", cases, tmp_path)


def checked(record: Record) -> dict[str, Any]:
    """A record and what is found out about it."""
    return {"record": msgspec.to_builtins(record), "found": found_in(record)}


def found_in(record: Record) -> str | None:
    try:
        found = check_fair(record)
    except Refusal as refusal:
        return refusal.code
    return found.place if found else None
