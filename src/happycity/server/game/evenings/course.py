"""The course of an evening: people come and go, the host begins it, round follows round."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.fairness import fresh_secret
from happycity.server.game.evenings.pairing import rounds_of_robin
from happycity.server.game.seating import fresh_table_id
from happycity.server.model.evenings import Entrant, EveningState, Sitting, StoredEvening
from happycity.server.model.people import Person
from happycity.server.model.tables import UNFINISHED, rules_in
from happycity.server.names import clean_name
from happycity.server.protocol.evenings import MOST_ENTRANTS, MOST_ROUNDS, NewEvening
from happycity.server.refusals import Denied

BREAK = 60.0
"""Seconds between two rounds, for a cup of tea."""

Change = Callable[[EveningState], StoredEvening]
"""What becomes of an evening; raises a refusal if it may not."""

_encode = msgspec.json.Encoder().encode


def new_evening(new: NewEvening, host: Person, now: float) -> StoredEvening:
    """An evening as its host wishes, to which people can come."""
    config = Config(**msgspec.structs.asdict(new.config))
    if new.kind == "round-robin" and config.players != 2:
        raise Denied(Code.ROUND_ROBIN_OF_TWO)
    return StoredEvening(
        id=fresh_table_id(),
        name=clean_name(new.name),
        host=host.id,
        kind=new.kind,
        config=_encode(config.to_dict()).decode(),
        clock=_encode(new.clock).decode(),
        rounds=0 if new.kind == "round-robin" else new.rounds,
        pace=new.pace,
        status="gathering",
        secret=fresh_secret(),
        created=now,
    )


def entered(evening: StoredEvening, person: Person) -> StoredEvening:
    """Somebody takes part; who does already, still does."""
    if any(one.player == person.id for one in evening.entrants):
        return evening
    if evening.status != "gathering":
        raise Denied(Code.EVENING_OVER if evening.status == "over" else Code.EVENING_BEGUN)
    if evening.kind != "duplicate" and person.kind != "account":
        raise Denied(Code.RATED_NEEDS_ACCOUNTS)
    most = MOST_ROUNDS + 1 if evening.kind == "round-robin" else MOST_ENTRANTS
    if len(evening.entrants) >= most:
        raise Denied(Code.EVENING_FULL, known=most)
    new = Entrant(len(evening.entrants), person.id)
    return replace(evening, entrants=(*evening.entrants, new))


def gone(evening: StoredEvening, player: str) -> StoredEvening:
    """Somebody does not want to take part, or no longer."""
    mine = next((one for one in evening.entrants if one.player == player), None)
    if mine is None:
        raise Denied(Code.NOT_ENTERED)
    return _without(evening, mine)


def removed(evening: StoredEvening, host: str, number: int) -> StoredEvening:
    """The host does not want somebody to take part, or no longer."""
    check_host(evening, host)
    theirs = next((one for one in evening.entrants if one.number == number), None)
    if theirs is None:
        raise Denied(Code.NOT_ENTERED)
    return _without(evening, theirs)


def started(evening: StoredEvening, host: str, now: float) -> StoredEvening:
    """The host begins: nobody comes any more, and the first round is due; what has begun goes on."""
    check_host(evening, host)
    if evening.status == "over":
        raise Denied(Code.EVENING_OVER)
    if evening.status == "playing":
        return evening
    least = rules_in(evening.config).players + 1  # a second table, for otherwise nobody is compared
    if len(evening.entrants) < least:
        raise Denied(Code.TOO_FEW_PEOPLE, found=len(evening.entrants), known=least)
    crossed = evening.kind == "round-robin"
    rounds = rounds_of_robin(len(evening.entrants)) if crossed else evening.rounds
    return replace(evening, status="playing", rounds=rounds, due=now)


def hurried(evening: StoredEvening, host: str, sittings: Sequence[Sitting], now: float) -> StoredEvening:
    """The host wants the next round to begin now."""
    check_host(evening, host)
    if evening.status == "over" or 0 < evening.rounds <= evening.round:
        raise Denied(Code.EVENING_OVER)
    if evening.status != "playing" or is_running(evening, sittings):
        raise Denied(Code.ROUND_NOT_OVER)
    return replace(evening, due=now)


def ended(evening: StoredEvening, host: str, sittings: Sequence[Sitting]) -> StoredEvening:
    """The host ends it early: what is being played is played to its end, and counts."""
    check_host(evening, host)
    if evening.status == "over":
        return evening
    if is_running(evening, sittings):
        return replace(evening, rounds=evening.round)
    return closed(evening)


def went_on(evening: StoredEvening, now: float) -> StoredEvening:
    """What follows by itself when all games of a round are over."""
    if evening.round >= evening.rounds:
        return closed(evening)
    return replace(evening, due=now + BREAK) if evening.pace == "break" else evening


def closed(evening: StoredEvening) -> StoredEvening:
    """No round can be played any more: too many have gone."""
    return replace(evening, status="over", rounds=evening.round, due=None)


def with_round(evening: StoredEvening) -> StoredEvening:
    """Its next round begins."""
    return replace(evening, round=evening.round + 1, due=None)


def is_running(evening: StoredEvening, sittings: Sequence[Sitting]) -> bool:
    """Whether the last round that has begun is still played somewhere."""
    return any(one.round == evening.round and one.status in UNFINISHED for one in sittings)


def check_host(evening: StoredEvening, person: str) -> None:
    """Refuse everybody but the host."""
    if evening.host != person:
        raise Denied(Code.NOT_EVENINGS_HOST)


def _without(evening: StoredEvening, one: Entrant) -> StoredEvening:
    """Before it begins their place goes too; later a bot takes it from the next round on."""
    if evening.status == "over":
        raise Denied(Code.EVENING_OVER)
    if evening.status == "playing":
        stayed = [replace(other, left=True) if other is one else other for other in evening.entrants]
        return replace(evening, entrants=tuple(stayed))
    others = [other for other in evening.entrants if other is not one]
    return replace(evening, entrants=tuple(replace(other, number=n) for n, other in enumerate(others)))
