"""The card game Happy City: exact rules, a fast engine, notation and records."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.rules import (
        BadConfig,
        BadMove,
        BadPosition,
        BadRecord,
        City,
        CitySheet,
        Config,
        Event,
        Game,
        IllegalMove,
        Line,
        Move,
        Record,
        Refusal,
        Setup,
        Sheet,
        View,
    )

__all__ = [
    "BadConfig",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "City",
    "CitySheet",
    "Config",
    "Event",
    "Game",
    "IllegalMove",
    "Line",
    "Move",
    "Record",
    "Refusal",
    "Setup",
    "Sheet",
    "View",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from happycity import rules

    return getattr(rules, name)
