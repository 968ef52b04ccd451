"""The weights of the learned bots: a file of the package, or another one of the same kind."""

import hashlib
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


class BadWeights(Refusal):
    """Weights that no bot can use."""


@cache
def weights_of(file: Path = SHIPPED) -> Weights:
    """The weights of a file, as the kernel reads them."""
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
    weights: Weights = row.astype(np.float32)
    return weights


def card() -> dict[str, Any]:
    """What the shipped weights learned from, and what they can do."""
    return tomllib.loads(SHIPPED.with_suffix(".toml").read_text(encoding="utf-8"))


def digest_of(row: np.ndarray[tuple[int], np.dtype[np.float16]]) -> str:
    """A short hash of weights."""
    return hashlib.sha256(row.tobytes()).hexdigest()[:16]


def write_weights(file: Path, row: Weights) -> None:
    """Keep weights, with half as many bits."""
    half = row.astype(np.float16)
    with file.open("wb") as out:
        np.savez_compressed(out, version=np.array(VERSION), digest=np.array(digest_of(half)), weights=half)
