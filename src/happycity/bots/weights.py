"""The weights of the learned bots: a file of the package, or another one of the same kind."""

import hashlib
import struct
import tomllib
import zlib
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from happycity.codes import Code
from happycity.kernel.net.layout import VERSION, WEIGHTS, Weights
from happycity.rules.refusals import Refusal

SHIPPED = Path(__file__).with_name("mind.npz")
Half = np.ndarray[tuple[int], np.dtype[np.float16]]


class BadWeights(Refusal):
    """Weights that no bot can use."""


@cache
def weights_of(file: Path = SHIPPED) -> Weights:
    """The weights of a file, as the kernel reads them."""
    weights: Weights = _kept(file).astype(np.float32)
    return weights


def digest_of_file(file: Path = SHIPPED) -> str:
    """A short hash of the weights in a file: the same digest, the same net."""
    return digest_of(_kept(file))


def name_for_browsers() -> str:
    """How the shipped weights are called on their way to a browser: another name for other weights."""
    return f"mind-{digest_of_file()}.bin"


def file_for_browsers() -> bytes:
    """The shipped weights as browsers read them: the version in four bytes, every number in two.

    All little-endian.  The package keeps `mind.npz` alone; this is made of it when somebody asks.
    """
    return struct.pack("<I", VERSION) + _kept(SHIPPED).astype("<f2").tobytes()


def _kept(file: Path) -> Half:
    """The weights of a file as it has them, checked."""
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as kept:
            version, digest, row = int(kept["version"]), str(kept["digest"]), kept["weights"]
    except FileNotFoundError:
        raise BadWeights(Code.NO_WEIGHTS, found=str(file)[:200]) from None
    except (OSError, ValueError, KeyError, EOFError, TypeError, BadZipFile, zlib.error):
        raise BadWeights(Code.DAMAGED_WEIGHTS, found=str(file)[:200]) from None
    if version != VERSION:
        raise BadWeights(Code.OTHER_WEIGHTS, found=version, known=VERSION)
    if row.shape != (WEIGHTS,) or digest != digest_of(row):
        raise BadWeights(Code.DAMAGED_WEIGHTS, found=str(file)[:200])
    weights: Half = row
    return weights


def card() -> dict[str, Any]:
    """What the shipped weights learned from, and what they can do."""
    return tomllib.loads(SHIPPED.with_suffix(".toml").read_text(encoding="utf-8"))


def digest_of(row: Half) -> str:
    """A short hash of weights."""
    return hashlib.sha256(row.tobytes()).hexdigest()[:16]


def write_weights(file: Path, row: Weights) -> None:
    """Keep weights, with half as many bits."""
    half = row.astype(np.float16)
    with file.open("wb") as out:
        np.savez_compressed(out, version=np.array(VERSION), digest=np.array(digest_of(half)), weights=half)
