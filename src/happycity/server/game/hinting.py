"""Hints: what looks best, for somebody who plays without other people, or with people who agreed."""

from dataclasses import replace

import msgspec

from happycity.codes import Code
from happycity.review import HINT, Judge, choice_dict, grounds_of_best
from happycity.server.game.agreement import can_have_hints, check_player, is_agreed
from happycity.server.game.snapshots import Snapshot
from happycity.server.model.tables import StoredTable, options_of
from happycity.server.protocol.tables import ChoiceWorth, Ground, Hint
from happycity.server.refusals import Denied

LEAST = 3
"""Choices that are judged, if there are so many: a hint says what else was there."""

_encode = msgspec.json.Encoder().encode


def check_hints(table: StoredTable, player: str) -> None:
    """Never in rated games, nor where others play the same deal, nor against people who have not agreed."""
    check_player(table, player)
    if not can_have_hints(table):
        raise Denied(Code.NO_HINTS)
    if not is_agreed(table):
        raise Denied(Code.HINTS_NOT_AGREED)


def deciding_seat(table: StoredTable, snapshot: Snapshot, player: str) -> int:
    """The seat for which somebody has to decide now; refused if it is not theirs, or nothing is open."""
    seat = snapshot.seat
    if table.status != "playing" or snapshot.is_over:
        raise Denied(Code.GAME_FINISHED)
    if seat is None or table.seats[seat].player != player:
        raise Denied(Code.NOT_YOUR_TURN, turn=seat)
    if snapshot.holding is not None or len(snapshot.game.legal_actions) < 2:
        raise Denied(Code.NOTHING_TO_DECIDE)
    return seat


def hint_for(seat: int, snapshot: Snapshot) -> Hint:
    """What each sensible choice is worth, from what the one who decides could know; not counted yet."""
    view = snapshot.game.view()
    verdict = Judge(HINT).verdict(view, least=LEAST)
    assert verdict is not None, "there are two choices or more"
    return Hint(
        seq=snapshot.seq,
        seat=seat,
        choices=[msgspec.convert(choice_dict(view, choice), ChoiceWorth) for choice in verdict.choices],
        grounds=[Ground(one.code, dict(one.facts)) for one in grounds_of_best(view, verdict.actions)],
        hints=0,
    )


def hinted(table: StoredTable, hint: Hint, player: str) -> StoredTable:
    """A hint is given: everybody can see about how many decisions, at the table and later.

    Refused if somebody has ended the agreement while it was thought about.
    """
    check_hints(table, player)
    options = options_of(table)
    if options.hinted == hint.seq:
        return table
    hints = [*(options.hints or [0] * len(table.seats))]
    hints[hint.seat] += 1
    counted = msgspec.structs.replace(options, hints=tuple(hints), hinted=hint.seq)
    return replace(table, options=_encode(counted).decode())
