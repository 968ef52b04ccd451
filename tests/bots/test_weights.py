"""Weights of a file: what is damaged is refused, whatever the damage."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from happycity.bots.weights import (
    SHIPPED,
    BadWeights,
    card,
    file_for_browsers,
    name_for_browsers,
    weights_of,
    write_weights,
)
from happycity.kernel.net.layout import VERSION, WEIGHTS


def _half(file: Path) -> None:
    file.write_bytes(SHIPPED.read_bytes()[: SHIPPED.stat().st_size // 2])


def _one_byte_more(file: Path) -> None:
    damaged = bytearray(SHIPPED.read_bytes())
    damaged[len(damaged) // 2] ^= 255
    file.write_bytes(damaged)


def _a_bare_array(file: Path) -> None:
    with file.open("wb") as out:
        np.save(out, np.zeros(WEIGHTS, np.float16))


def _too_few(file: Path) -> None:
    with file.open("wb") as out:
        np.savez(out, version=np.array(VERSION), digest=np.array(""), weights=np.zeros(3, np.float16))


def _a_folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("damage", [_half, _one_byte_more, _a_bare_array, _too_few, _a_folder])
def test_damaged_weights_are_refused(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    damage(tmp_path / "weights.npz")
    with pytest.raises(BadWeights) as refused:
        weights_of(tmp_path / "weights.npz")
    assert refused.value.code == "damaged-weights"


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    row = weights_of()
    write_weights(tmp_path / "weights.npz", row)
    assert (weights_of(tmp_path / "weights.npz") == row).all()


def test_browsers_get_the_same_numbers_by_a_name_of_their_own() -> None:
    file = file_for_browsers()
    assert int.from_bytes(file[:4], "little") == VERSION
    assert (np.frombuffer(file[4:], "<f2").astype(np.float32) == weights_of()).all()
    assert name_for_browsers() == f"mind-{card()['digest']}.bin"


def test_the_card_belongs_to_the_weights() -> None:
    with np.load(SHIPPED) as kept:
        assert card()["digest"] == str(kept["digest"])
        assert card()["version"] == int(kept["version"]) == VERSION
    assert set(card()["builders"]) == {"columns", "2", "3", "4", "5"}
