"""Many games at once, on the processor or on a graphics card."""

from typing import Literal, overload

from happycity.rl.batch import VectorEnv
from happycity.rl.on_card import CardVectorEnv
from happycity.rl.refusing import check_one_of
from happycity.rules.config import Config

DEVICES = ("cpu", "cuda")


@overload
def vector(
    n: int = ...,
    players: int = ...,
    specials: str = ...,
    grozilla: bool = ...,
    scoring: str = ...,
    *,
    skip_forced: bool = ...,
    shaping: float = ...,
    threads: int | None = ...,
    device: Literal["cpu"] = ...,
) -> VectorEnv: ...


@overload
def vector(
    n: int = ...,
    players: int = ...,
    specials: str = ...,
    grozilla: bool = ...,
    scoring: str = ...,
    *,
    skip_forced: bool = ...,
    shaping: float = ...,
    threads: int | None = ...,
    device: Literal["cuda"],
) -> CardVectorEnv: ...


def vector(
    n: int = 4096,
    players: int = 2,
    specials: str = "family",
    grozilla: bool = False,
    scoring: str = "product",
    *,
    skip_forced: bool = False,
    shaping: float = 0.0,
    threads: int | None = None,
    device: str = "cpu",
) -> VectorEnv | CardVectorEnv:
    """Many games at once; `reset` first.  `threads` are those of the processor."""
    check_one_of("device", device, DEVICES)
    config = Config(players, specials, grozilla, scoring)
    if device == "cuda":
        return CardVectorEnv(n, config, skip_forced=skip_forced, shaping=shaping)
    return VectorEnv(n, config, skip_forced=skip_forced, shaping=shaping, threads=threads)
