"""The rules in words: games, moves, events, views, records, refusals."""

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
