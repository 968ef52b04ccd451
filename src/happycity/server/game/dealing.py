"""Dealing: those who sit down promise a part of the shuffles, and give it when no promise changes any more.

A promise is the hash of a nonce.  When the game begins all promises are fixed (`dealing`), then the nonces
are given; the cards follow from the secret and all of them, so that nobody chooses (docs/fairness.md).  Where
nobody has promised anything the secret alone decides, and nobody waits.
"""

from collections.abc import Sequence
from dataclasses import replace

from happycity.codes import Code
from happycity.rules.fairness import FairPart, Part, commitment_of, first_seat
from happycity.server.model.tables import UNDER_WAY, Seat, StoredTable
from happycity.server.refusals import Denied

GIVE_WITHIN = 5.0
"""Seconds for the nonces once the promises are fixed; then the cards are dealt without the missing ones."""


def promised(table: StoredTable, player: str, promise: str) -> StoredTable:
    """Somebody who sits here promises their part; the same once more is harmless, another is refused.

    What comes when the game has just begun is too late, which is nobody's fault: the table shows it.
    """
    mine = _seats_of(table, player)
    if table.status in UNDER_WAY:
        return table
    if table.status != "open":
        raise Denied(Code.NOT_OPEN, table=table.id)
    given = [seat.promise for seat in mine if seat.promise]
    if given == [promise]:
        return table
    if given:
        raise Denied(Code.PROMISE_GIVEN, table=table.id)
    if any(seat.promise == promise for seat in table.seats):
        raise Denied(Code.PROMISE_REPEATED, table=table.id)
    return _with(table, replace(mine[0], promise=promise))


def opened(table: StoredTable, player: str, nonce: str, now: float) -> StoredTable:
    """Somebody gives what they have promised; with the last one the cards are dealt."""
    mine = next((seat for seat in _seats_of(table, player) if seat.promise), None)
    if mine is not None and mine.nonce == nonce:
        return table
    if table.status != "dealing":
        raise Denied(Code.NOT_DEALING, table=table.id)
    if mine is None:
        raise Denied(Code.NOT_PROMISED, table=table.id)
    if commitment_of(nonce) != mine.promise:
        raise Denied(Code.NONCE_CHANGED, table=table.id)
    table = _with(table, replace(mine, nonce=nonce))
    return table if _missing(table) else dealt(table, now)


def begun(table: StoredTable, now: float) -> StoredTable:
    """From now on no promise changes; the cards are dealt as soon as all that is promised is given."""
    return replace(table, status="dealing", began=now) if _missing(table) else dealt(table, now)


def dealt(table: StoredTable, now: float) -> StoredTable:
    """The cards are dealt from what was given; the seed says who is the first player."""
    first = first_seat(seed_of(table), len(table.seats)) if table.first is None else table.first
    turned = [*table.seats[first:], *table.seats[:first]]
    seats = tuple(replace(seat, seat=number) for number, seat in enumerate(turned))
    return replace(table, status="playing", began=now, first=first, seats=seats)


def dealt_without(table: StoredTable, now: float) -> StoredTable:
    """The same when somebody has not given their part in time."""
    return dealt(table, now) if table.status == "dealing" else table


def seed_of(table: StoredTable) -> str:
    """What every shuffle of a table follows from."""
    return fair_part_of(table).seed


def fair_part_of(table: StoredTable) -> FairPart:
    """What a record says of the shuffles; nobody may know before the game is over."""
    first = table.first if table.previous is None else None  # a rematch goes round: nothing is drawn
    turned = table.first or 0
    parts = [
        Part((seat.seat + turned) % len(table.seats), seat.promise, seat.nonce)
        for seat in table.seats
        if seat.promise
    ]
    parts.sort(key=lambda part: part.seat)
    return FairPart(table.commitment, table.secret, first, 2 if parts else 1, tuple(parts))


def _missing(table: StoredTable) -> bool:
    return any(seat.promise and not seat.nonce for seat in table.seats)


def _seats_of(table: StoredTable, player: str) -> Sequence[Seat]:
    """The seats somebody has taken; who is only asked has none."""
    mine = [seat for seat in table.seats if seat.player == player and seat.kind != "asked"]
    if not mine:
        raise Denied(Code.NOT_SEATED, table=table.id)
    return mine


def _with(table: StoredTable, seat: Seat) -> StoredTable:
    return replace(table, seats=tuple(seat if one.seat == seat.seat else one for one in table.seats))
