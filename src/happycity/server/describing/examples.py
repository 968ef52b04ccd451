"""Bodies of requests as one would send them."""

from collections.abc import Mapping

from msgspec import Struct

from happycity.rules.record import ConfigPart
from happycity.server.protocol.people import Change, NewProgram, PlayerSettings
from happycity.server.protocol.tables import ClockPart, Join, NewTable, Seating, SeatWish

_FAMILY = ConfigPart(players=2, specials="family", grozilla=False, scoring="product")
_EXPERT = ConfigPart(players=3, specials="expert", grozilla=True, scoring="product")
_ME, _OPEN = SeatWish("me"), SeatWish("open")

EXAMPLES: Mapping[type, Mapping[str, Struct]] = {
    NewTable: {
        "alone against a bot": NewTable(_FAMILY, [_ME, SeatWish("bot", bot="resident")]),
        "with friends, by link": NewTable(_EXPERT, [_ME, _OPEN, _OPEN]),
        "rated, with a clock": NewTable(
            _FAMILY, [_ME, _OPEN], public=True, rated=True, clock=ClockPart("live", 30, 120)
        ),
        "on one screen": NewTable(_FAMILY, [_ME, SeatWish("me", name="Zoë")]),
    },
    Join: {"the first open seat": Join(), "a certain seat": Join(seat=2)},
    Seating: {
        "a bot": Seating(1, "bot", bot="mayor"),
        "nobody": Seating(1, "open"),
        "one less": Seating(2, "none"),
    },
    Change: {
        "another name": Change(name="Ada"),
        "settings": Change(settings=PlayerSettings(explicit_end=True, language="fr")),
    },
    NewProgram: {"a program": NewProgram("my first bot")},
}
"""By struct: what it is good for → the body."""
