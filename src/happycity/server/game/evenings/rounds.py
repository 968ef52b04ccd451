"""The tables of a round: who sits at which, and what is dealt there."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import msgspec

from happycity.rules.evenings import lots_of, round_bot_seed, round_secret
from happycity.rules.fairness import first_seat
from happycity.server.game.evenings.movement import movement
from happycity.server.game.news import begin_news
from happycity.server.game.seating import begin, bot_chair, due_at_first, laid
from happycity.server.model import (
    NOBODY,
    NewSitting,
    Options,
    Seat,
    StoredEvening,
    StoredTable,
    rules_in,
)
from happycity.server.protocol.tables import ClockPart, EveningPart
from happycity.server.protocol.terms import BOT_PAUSE_MS, STAND_IN

_clock = msgspec.json.Decoder(ClockPart)


def next_round(evening: StoredEvening, now: float) -> list[NewSitting]:
    """The tables of the round after the last; all of them begin at once."""
    number, players = evening.round + 1, rules_in(evening.config).players
    draw = Random(lots_of(evening.secret))
    plan = movement(len(evening.entrants), players, evening.rounds, draw)[number - 1]
    playing = {one.number for one in evening.entrants if one.player and not one.left}
    sat = [tuple(one if one in playing else None for one in who) for who in plan]
    return [_sitting(evening, number, at, entrants, now) for at, entrants in enumerate(sat, 1)]


def _sitting(
    evening: StoredEvening, number: int, at: int, entrants: tuple[int | None, ...], now: float
) -> NewSitting:
    table = _table(evening, number, at, entrants, now)
    return NewSitting(at, table, entrants, due_at_first(table, now), begin_news(table, now))


def _table(
    evening: StoredEvening, number: int, at: int, entrants: Sequence[int | None], now: float
) -> StoredTable:
    """A table that has begun; the lot that says who is the first has no say here, the plan has."""
    secret = round_secret(evening.secret, number)
    first = first_seat(secret, len(entrants))
    chairs = [_chair(evening, entrants[(seat - first) % len(entrants)]) for seat in range(len(entrants))]
    table = laid(
        config=evening.config,
        options=_json(
            Options(
                rated=False,
                clock=_clock.decode(evening.clock),
                chat="everybody",
                pause_ms=BOT_PAUSE_MS,
                evening=EveningPart(evening.id, number, at, duplicate=True),
            )
        ),
        host=NOBODY,
        public=False,
        now=now,
        seats=[replace(chair, seat=seat) for seat, chair in enumerate(chairs)],
        secret=secret,
    )
    return begin(replace(table, bot_seed=round_bot_seed(evening.secret, number)), NOBODY, now)


def _chair(evening: StoredEvening, number: int | None) -> Seat:
    if number is None:
        return bot_chair(0, STAND_IN)
    one = evening.entrants[number]
    kind = "program" if one.kind == "program" else "person"
    return Seat(0, kind, one.player, one.name, None, one.kind in ("account", "program"))


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
