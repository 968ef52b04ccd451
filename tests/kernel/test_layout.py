"""How numbers lie in memory: graphics cards read them only where their size divides the address."""

from typing import Any

import numpy as np
import pytest

from happycity.kernel.layout import FORESEEN, STATE, TABLES, WORK
from happycity.kernel.learning.observation import OBSERVATION, PLAY
from happycity.kernel.search.layout import MIND, NODE

RECORDS = {
    "state": STATE,
    "tables": TABLES,
    "work": WORK,
    "foreseen": FORESEEN,
    "mind": MIND,
    "node": NODE,
    "play": PLAY,
    "observation": OBSERVATION,
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_every_number_lies_where_its_size_divides_the_address(record: np.dtype[Any]) -> None:
    assert record.fields is not None
    for name, (kind, start, *_) in record.fields.items():
        assert start % kind.base.itemsize == 0, name
        assert record.itemsize % kind.base.itemsize == 0, f"{name} in an array of records"
