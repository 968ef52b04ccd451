"""What people who play against each other decide together: as soon as all who are asked want it.

Hints for everybody; a bot for somebody who is absent; the end of the game without a result (decisions 0022
and 0024).  One notion for all of it: somebody says yes, which asks the others.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from happycity.codes import Code
from happycity.server.model.tables import NOT_BEGUN, Said, Seat, StoredTable, options_of
from happycity.server.protocol.tables import Agreement, Answer, Subject
from happycity.server.refusals import Denied

_encode = msgspec.json.Encoder().encode


def can_have_hints(table: StoredTable) -> bool:
    """Never in rated games, nor where others play the same deal, whoever agrees."""
    options = options_of(table)
    return not options.rated and options.daily is None and options.evening is None


def is_agreed(table: StoredTable) -> bool:
    """Whether nobody is helped against the will of another: one plays alone, or all want hints."""
    return len(_people(table)) == 1 or _is_complete(table, _said(table, "hints"))


def agreements_of(table: StoredTable) -> list[Agreement]:
    """What can be decided together now, as everybody may know it; nothing where nobody has to be asked."""
    if table.status != "playing" or len(_people(table)) < 2:
        return []
    questions = [Said("hints")] if can_have_hints(table) else []
    if _are_several(table):
        questions += [Said("bot", seat) for seat in _replaceable(table)]
        questions += [Said("end")] if _can_end(table) else []
    return [_told(table, _said(table, one.subject, one.seat)) for one in questions]


def stand_ins(table: StoredTable) -> list[int]:
    """The seats for which all who are present want a bot to play."""
    return [seat for seat in _replaceable(table) if _is_complete(table, _said(table, "bot", seat))]


def answered(
    table: StoredTable, player: str, answer: Answer, number: int, awaited: int | None
) -> StoredTable:
    """Somebody says yes or no, in the round with this number, while the game waits for a seat.

    The first yes is the question.  When all want the game to end, it does.
    """
    mine = [seat.seat for seat in check_player(table, player)]
    _check_question(table, mine, answer, awaited)
    said = _said(table, answer.subject, answer.seat)
    after = _with_yes(said, mine, number) if answer.yes else _with_no(said, mine, number)
    if not answer.yes and len(mine) == len(_people(table)):
        after = Said(said.subject)  # at one screen people ask each other by word of mouth
    if after == said:
        return table
    return with_end(_with_said(table, after))


def with_end(table: StoredTable) -> StoredTable:
    """The game ends without a result if all who are asked want that; perhaps because another has gone."""
    if table.status == "playing" and _can_end(table) and _is_complete(table, _said(table, "end")):
        return replace(table, status="closed")
    return table


def with_absences(table: StoredTable, gone: Sequence[int], here: Sequence[int]) -> StoredTable:
    """People have gone, or come back: then nothing that was said about their absence holds any more."""
    options = options_of(table)
    absent = tuple(sorted({*options.absent, *gone} - {*here}))
    held = tuple(one for one in options.agreements if one.subject != "bot" or one.seat not in here)
    if (absent, held) == (options.absent, options.agreements):
        return table
    changed = msgspec.structs.replace(options, absent=absent, agreements=held)
    return replace(table, options=_encode(changed).decode())


def check_player(table: StoredTable, player: str) -> Sequence[Seat]:
    """The seats of somebody who plays; whoever watches is refused."""
    mine = [seat for seat in table.seats if seat.player == player]
    if not mine:
        raise Denied(Code.NOT_SEATED, table=table.id)
    return mine


# --- who is asked ---------------------------------------------------------------------------------------


def _asked(table: StoredTable, subject: Subject) -> list[int]:
    """The seats whose yes is needed.

    Whoever is absent cannot be asked, nor keep the others waiting; but what counts ends by consent of all.
    """
    options = options_of(table)
    people = [seat.seat for seat in _people(table)]
    if subject == "hints" or options.rated:
        return people
    return [seat for seat in people if seat not in options.absent]


def _check_question(table: StoredTable, mine: Sequence[int], answer: Answer, awaited: int | None) -> None:
    if table.status in NOT_BEGUN:
        raise Denied(Code.NOT_BEGUN, table=table.id)
    if table.status != "playing":
        raise Denied(Code.GAME_FINISHED)
    if answer.subject == "hints" and not can_have_hints(table):
        raise Denied(Code.NO_HINTS)
    if answer.subject == "bot":
        _check_absence(table, answer.seat, awaited)
    if len(_people(table)) < 2 or (answer.subject == "end" and not _are_several(table)):
        raise Denied(Code.NOTHING_TO_AGREE)
    if answer.subject == "end" and not _can_end(table):
        raise Denied(Code.NO_EARLY_END)
    if not set(mine) <= set(_asked(table, answer.subject)):
        raise Denied(Code.NOT_HERE, table=table.id)


def _check_absence(table: StoredTable, seat: int | None, awaited: int | None) -> None:
    if options_of(table).rated:
        raise Denied(Code.RATED_NO_STAND_IN)
    if seat is None or seat != awaited or seat not in _replaceable(table):
        raise Denied(Code.NOBODY_ABSENT, seat=seat)


def _replaceable(table: StoredTable) -> list[int]:
    """The seats of people who are absent; what counts is left to its clock."""
    options = options_of(table)
    people = {seat.seat for seat in _people(table)}
    return [] if options.rated else [seat for seat in options.absent if seat in people]


def _can_end(table: StoredTable) -> bool:
    """Whether those who play may end the game; at a club evening others are compared with them."""
    return _are_several(table) and options_of(table).evening is None


def _are_several(table: StoredTable) -> bool:
    """Whether different people play, and not one with several seats."""
    return len({seat.player for seat in _people(table)}) > 1


def _people(table: StoredTable) -> list[Seat]:
    return [seat for seat in table.seats if seat.player is not None]


# --- what was said ----------------------------------------------------------------------------------------


def _told(table: StoredTable, said: Said) -> Agreement:
    return Agreement(
        subject=said.subject,
        seat=said.seat,
        asked=_asked(table, said.subject),
        yes=list(said.yes),
        no=said.no,
        round=said.round,
        complete=_is_complete(table, said),
    )


def _is_complete(table: StoredTable, said: Said) -> bool:
    asked = _asked(table, said.subject)
    return bool(asked) and set(asked) <= set(said.yes)


def _with_yes(said: Said, mine: Sequence[int], number: int) -> Said:
    if said.no is not None and number <= said.round:
        raise Denied(Code.ASKED_LATELY)
    new = [seat for seat in mine if seat not in said.yes]
    return Said(said.subject, said.seat, (*said.yes, *new))


def _with_no(said: Said, mine: Sequence[int], number: int) -> Said:
    """A no to nothing says nothing: the question may just have gone by somebody else's."""
    if said.subject == "bot":  # the round would not end while the game waits
        return Said(said.subject, said.seat, tuple(seat for seat in said.yes if seat not in mine))
    return Said(said.subject, said.seat, no=mine[0], round=number) if said.yes else said


def _said(table: StoredTable, subject: Subject, seat: int | None = None) -> Said:
    """Whoever was deleted has said nothing: a bot has their seat."""
    kept = options_of(table).agreements
    said = next((one for one in kept if (one.subject, one.seat) == (subject, seat)), Said(subject, seat))
    people = {one.seat for one in _people(table)}
    return msgspec.structs.replace(said, yes=tuple(one for one in said.yes if one in people))


def _with_said(table: StoredTable, said: Said) -> StoredTable:
    options = options_of(table)
    about = (said.subject, said.seat)
    others = tuple(one for one in options.agreements if (one.subject, one.seat) != about)
    changed = msgspec.structs.replace(options, agreements=(*others, said))
    return replace(table, options=_encode(changed).decode())
