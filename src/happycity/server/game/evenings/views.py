"""What everybody may see of an evening: nothing of a round before all its tables have played it."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from happycity.rules.fairness import commitment_of
from happycity.rules.record import ConfigPart
from happycity.server.game.evenings.course import is_running
from happycity.server.game.evenings.standings import Place, match_points, played_out, standings_of
from happycity.server.model.evenings import EveningState, Score, Sitting, StoredEvening
from happycity.server.protocol.evenings import (
    Evening,
    EveningEntrant,
    EveningInfo,
    EveningSeat,
    EveningTable,
)
from happycity.server.protocol.tables import ClockPart

_config = msgspec.json.Decoder(ConfigPart)
_clock = msgspec.json.Decoder(ClockPart)


def evening_info(evening: StoredEvening) -> EveningInfo:
    """An evening, as lists show it."""
    return EveningInfo(
        id=evening.id,
        name=evening.name,
        kind=evening.kind,  # type: ignore[arg-type]  # the store keeps no other word
        config=_config.decode(evening.config),
        clock=_clock.decode(evening.clock),
        rounds=evening.rounds,
        pace=evening.pace,  # type: ignore[arg-type]  # the same
        status=evening.status,  # type: ignore[arg-type]  # the same
        round=evening.round,
        host=evening.host,
        people=len(evening.entrants),
        created=evening.created,
    )


def evening_view(state: EveningState, now: float) -> Evening:
    """All of it, as everybody may see it who knows its id."""
    evening, sittings, hosted_by = state
    counted = played_out(sittings)
    over = {one.round for one in counted}
    matches = match_points(counted) if evening.kind == "duplicate" else {}
    return Evening(
        **msgspec.structs.asdict(evening_info(evening)),
        hosted_by=hosted_by,
        due=evening.due,
        rests=evening.status == "playing" and evening.round > 0 and not is_running(evening, sittings),
        now=now,
        commitment=commitment_of(evening.secret),
        secret=evening.secret if evening.status == "over" else None,
        entrants=[
            EveningEntrant(one.number, one.player, one.name, one.look, one.left) for one in evening.entrants
        ],
        tables=[_table(one, one.round in over, matches) for one in sittings],
        standings=standings_of(evening, sittings) if evening.round else [],
    )


def _table(sitting: Sitting, over: bool, matches: Mapping[Place, Fraction]) -> EveningTable:
    return EveningTable(
        round=sitting.round,
        number=sitting.number,
        table=sitting.table_id,
        status=sitting.status,  # type: ignore[arg-type]  # the store keeps no other word
        seats=[
            _seat(
                entrant,
                score if over else None,
                matches.get(Place(sitting.round, sitting.number, seat)),
            )
            for seat, (entrant, score) in enumerate(zip(sitting.entrants, sitting.scores, strict=True))
        ],
    )


def _seat(entrant: int | None, score: Score | None, match: Fraction | None) -> EveningSeat:
    if score is None:
        return EveningSeat(entrant, points=None, coins=None, share=None, luck=None, match=None)
    told = None if match is None else float(match)
    return EveningSeat(entrant, score.points, score.coins, score.share, score.luck, told)
