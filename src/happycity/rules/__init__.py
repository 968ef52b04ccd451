"""The rules in words: games, moves, events, views, records, refusals.

What is exported here is imported when it is first asked for: card facts and refusals need no compiled rules.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.rules.config import Config
    from happycity.rules.events import Event
    from happycity.rules.game import Game, Rebuild
    from happycity.rules.moves import Move
    from happycity.rules.record import Record, difference, parse_record, read_records, record_of, replay
    from happycity.rules.refusals import BadConfig, BadMove, BadPosition, BadRecord, IllegalMove, Refusal
    from happycity.rules.setup import Setup
    from happycity.rules.sheet import CitySheet, Line, Sheet
    from happycity.rules.state import state_dict
    from happycity.rules.table import City
    from happycity.rules.view import View

_HOMES = {
    "Config": "config",
    "Event": "events",
    "Game": "game",
    "Rebuild": "game",
    "Move": "moves",
    "Record": "record",
    "difference": "record",
    "parse_record": "record",
    "read_records": "record",
    "record_of": "record",
    "replay": "record",
    "BadConfig": "refusals",
    "BadMove": "refusals",
    "BadPosition": "refusals",
    "BadRecord": "refusals",
    "IllegalMove": "refusals",
    "Refusal": "refusals",
    "Setup": "setup",
    "CitySheet": "sheet",
    "Line": "sheet",
    "Sheet": "sheet",
    "state_dict": "state",
    "City": "table",
    "View": "view",
}

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
    "Rebuild",
    "Record",
    "Refusal",
    "Setup",
    "Sheet",
    "View",
    "difference",
    "parse_record",
    "read_records",
    "record_of",
    "replay",
    "state_dict",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"happycity.rules.{_HOMES[name]}"), name)
