"""The tables of a round: who sits at which, and what is dealt there."""

from collections.abc import Sequence, Set
from dataclasses import replace
from itertools import combinations
from random import Random

import msgspec

from happycity.rules.evenings import lots_of, round_bot_seed, round_secret, table_secret
from happycity.rules.fairness import first_seat
from happycity.server.game.evenings.movement import movement
from happycity.server.game.evenings.pairing import Past, round_robin, swiss
from happycity.server.game.evenings.standings import standings_of
from happycity.server.game.news import begin_news
from happycity.server.game.seating import begin, bot_chair, due_at_first, laid
from happycity.server.model.evenings import NewSitting, Sitting, StoredEvening
from happycity.server.model.tables import NOBODY, Options, Seat, StoredTable, rules_in
from happycity.server.protocol.tables import ClockPart, EveningPart
from happycity.server.protocol.terms import BOT_PAUSE_MS, STAND_IN

_clock = msgspec.json.Decoder(ClockPart)


def next_round(
    evening: StoredEvening,
    sittings: Sequence[Sitting],
    now: float,
    apart: Set[frozenset[str]] = frozenset(),
) -> list[NewSitting]:
    """The tables of the round after the last, which begin at once; none if too few are left to play.

    `apart`: pairs of people who do not meet where that can be avoided.
    """
    playing = {one.number for one in evening.entrants if one.player and not one.left}
    if evening.kind == "duplicate":
        sat = _by_movement(evening, playing)
    else:
        past = past_of(evening, sittings, apart)
        groups = _paired(evening, sorted(playing), past)
        sat = [group for group in groups if playing.issuperset(group)]
    return [_sitting(evening, at, entrants, now) for at, entrants in enumerate(sat, 1)]


def _by_movement(evening: StoredEvening, playing: Set[int]) -> list[tuple[int | None, ...]]:
    """Bots sit where nobody does, as long as anybody plays."""
    players = rules_in(evening.config).players
    draw = Random(lots_of(evening.secret))
    plan = movement(len(evening.entrants), players, evening.rounds, draw)[evening.round]
    return [tuple(one if one in playing else None for one in who) for who in plan] if playing else []


def _paired(evening: StoredEvening, playing: Sequence[int], past: Past) -> list[tuple[int, ...]]:
    if evening.kind == "round-robin":
        return round_robin(len(evening.entrants), evening.round + 1, past)
    return swiss(playing, rules_in(evening.config).players, past)


def past_of(evening: StoredEvening, sittings: Sequence[Sitting], apart: Set[frozenset[str]]) -> Past:
    """What pairing has to know of the rounds before, and of the people."""
    numbers = {one.player: one.number for one in evening.entrants}
    past = Past(
        ranks={one.entrant: one.place - 1 for one in standings_of(evening, sittings)},
        apart={frozenset(numbers[one] for one in pair) for pair in apart},
    )
    for sitting in sittings:
        seated = [one for one in sitting.entrants if one is not None]
        past.met.update(map(frozenset, combinations(seated, 2)))
        past.sat.update((one, seat) for seat, one in enumerate(seated))
    for number in range(1, evening.round + 1):
        there = {one for sitting in sittings if sitting.round == number for one in sitting.entrants}
        past.rested.update(one.number for one in evening.entrants if one.number not in there)
    return past


def _sitting(evening: StoredEvening, at: int, entrants: tuple[int | None, ...], now: float) -> NewSitting:
    table = _table(evening, at, entrants, now)
    return NewSitting(at, table, entrants, due_at_first(table, now), begin_news(table, now))


def _table(evening: StoredEvening, at: int, entrants: Sequence[int | None], now: float) -> StoredTable:
    """A table that has begun; the lot that says who is the first has no say here, the plan has."""
    number, duplicate = evening.round + 1, evening.kind == "duplicate"
    secret = round_secret(evening.secret, number) if duplicate else table_secret(evening.secret, number, at)
    first = first_seat(secret, len(entrants))
    chairs = [_chair(evening, entrants[(seat - first) % len(entrants)]) for seat in range(len(entrants))]
    options = Options(
        rated=not duplicate,
        clock=_clock.decode(evening.clock),
        chat="everybody",
        pause_ms=BOT_PAUSE_MS,
        evening=EveningPart(evening.id, number, at, duplicate),
    )
    table = laid(
        config=evening.config,
        options=msgspec.json.encode(options).decode(),
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
    account = one.kind in ("account", "program")
    return Seat(0, kind, one.player, one.name, None, account, look=one.look)
