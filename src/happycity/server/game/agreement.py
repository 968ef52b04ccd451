"""Hints where several people play: as soon as all of them want them, in this game, and as long as they do."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from happycity.codes import Code
from happycity.server.model import Said, Seat, StoredTable, options_of
from happycity.server.protocol import Agreement
from happycity.server.refusals import Denied

_encode = msgspec.json.Encoder().encode


def can_have_hints(table: StoredTable) -> bool:
    """Never in rated games, nor at the deal of the day, whoever agrees."""
    options = options_of(table)
    return not options.rated and options.daily is None


def is_agreed(table: StoredTable) -> bool:
    """Whether nobody is helped against the will of another: one plays alone, or all have said yes."""
    people = _people(table)
    return len(people) == 1 or {seat.seat for seat in people} <= set(_said(table).yes)


def agreement_of(table: StoredTable) -> Agreement | None:
    """What everybody may know of it; None where nobody can be asked, or nobody has to be."""
    if table.status != "playing" or not can_have_hints(table) or len(_people(table)) < 2:
        return None
    said = _said(table)
    return Agreement(yes=list(said.yes), no=said.no, round=said.round, complete=is_agreed(table))


def answered(table: StoredTable, player: str, wanted: bool, number: int) -> StoredTable:
    """Somebody says yes or no, in the round with this number; the first yes is the question."""
    mine = check_player(table, player)
    _check_question(table)
    said = _said(table)
    after = _with_yes(said, mine, number) if wanted else _with_no(said, mine, number)
    if not wanted and len(mine) == len(_people(table)):
        after = Said()  # at one screen people ask each other by word of mouth
    if after == said:
        return table
    options = msgspec.structs.replace(options_of(table), said=after)
    return replace(table, options=_encode(options).decode())


def check_player(table: StoredTable, player: str) -> Sequence[Seat]:
    """The seats of somebody who plays; whoever watches is refused."""
    mine = [seat for seat in table.seats if seat.player == player]
    if not mine:
        raise Denied(Code.NOT_SEATED, table=table.id)
    return mine


def _check_question(table: StoredTable) -> None:
    if table.status == "open":
        raise Denied(Code.NOT_BEGUN, table=table.id)
    if table.status != "playing":
        raise Denied(Code.GAME_FINISHED)
    if not can_have_hints(table):
        raise Denied(Code.NO_HINTS)
    if len(_people(table)) < 2:
        raise Denied(Code.NOTHING_TO_AGREE)


def _with_yes(said: Said, mine: Sequence[Seat], number: int) -> Said:
    if said.no is not None and number <= said.round:
        raise Denied(Code.ASKED_LATELY)
    new = [seat.seat for seat in mine if seat.seat not in said.yes]
    return Said(yes=(*said.yes, *new))


def _with_no(said: Said, mine: Sequence[Seat], number: int) -> Said:
    """A no to nothing says nothing: the question may just have gone by somebody else's."""
    return Said(no=mine[0].seat, round=number) if said.yes else said


def _said(table: StoredTable) -> Said:
    """Whoever was deleted has said nothing: a bot has their seat."""
    said = options_of(table).said or Said()
    people = {seat.seat for seat in _people(table)}
    return msgspec.structs.replace(said, yes=tuple(seat for seat in said.yes if seat in people))


def _people(table: StoredTable) -> list[Seat]:
    return [seat for seat in table.seats if seat.player is not None]
