"""From a move in words to its action number, or to the refusal that says why it is not legal."""

from collections.abc import Iterator

from happycity.codes import Code
from happycity.kernel import layout
from happycity.kernel.layout import PAYMENTS, VISIBLE, Verdict
from happycity.rules.cards import COLOURS, Kind
from happycity.rules.moves import Move, payment_of
from happycity.rules.refusals import IllegalMove
from happycity.rules.table import Table

_FIRST = {"draw": layout.DRAW - 1, "destroy": layout.DESTROY - 1, "give": layout.GIVE, "copy": layout.COPY}
_ALONE = {"keep": layout.KEEP, "coin": layout.COIN, "decline": layout.DECLINE, "refuse": layout.REFUSE}


def action_of(table: Table, move: Move) -> int:
    """The action number of a legal move; raises the refusal of any other."""
    if table.is_over:
        raise _refusal(table, Verdict.GAME_OVER, move)
    if table.phase != move.phase.name.lower():
        raise _refusal(table, Verdict.WRONG_PHASE, move)
    action = _numbered(table, move)
    verdict = table.kernel.judge(action)
    if verdict != Verdict.OK:
        raise _refusal(table, verdict, move)
    return action


def verdict_on(table: Table, move: Move) -> Verdict:
    """The kernel's word on a move of this phase with a card that lies on the table."""
    return table.kernel.judge(_numbered(table, move))


def code_of(verdict: Verdict) -> Code:
    """The code of the refusal, which has the verdict's name."""
    return Code[verdict.name]


def _numbered(table: Table, move: Move) -> int:
    if move.word == "buy":
        payment = payment_of(move.tokens)
        if payment is None:
            raise _refusal(table, Verdict.TOO_MANY_TOKENS, move)
        return layout.BUY + _target(table, move) * PAYMENTS + payment
    if move.word == "discard":
        return layout.DISCARD + _slot(table, move)
    if move.word == "take":
        return layout.TAKE + _special(table, move)
    if move.word == "market":
        return layout.MARKET + COLOURS.index(move.card)
    if move.word in _FIRST:
        return _FIRST[move.word] + move.number
    return _ALONE[move.word]


def _slot(table: Table, move: Move) -> int:
    if move.card not in table.visible:
        raise _refusal(table, Verdict.NOT_VISIBLE, move)
    return table.visible.index(move.card)


def _target(table: Table, move: Move) -> int:
    piles = [card.id for card in table.kernel.cards.cards.of_kind(Kind.DWELLING)]
    return VISIBLE + piles.index(move.card) if move.card in piles else _slot(table, move)


def _special(table: Table, move: Move) -> int:
    number = table.kernel.cards.numbers[move.card]
    places: list[int] = table.kernel.state.specials.tolist()
    if number not in places:
        raise _refusal(table, Verdict.NOT_ON_TABLE, move)
    return places.index(number)


def _refusal(table: Table, verdict: Verdict, move: Move) -> IllegalMove:
    return IllegalMove(
        code_of(verdict),
        move=str(move),
        seat=table.seat,
        phase=table.phase,
        **dict(facts_of(table, verdict, move)),
        legal=[str(legal) for legal in table.legal_moves],
    )


def facts_of(table: Table, verdict: Verdict, move: Move) -> Iterator[tuple[str, object]]:
    """What a person needs to understand this refusal."""
    if move.card:
        yield "card", move.card
    if move.number >= 0:
        yield "number", move.number
    if move.tokens:
        yield "tokens", list(move.tokens)
    if verdict in (Verdict.TOO_POOR, Verdict.TOO_MANY_TOKENS):
        seat = int(table.kernel.state.seat)
        yield "price", table.price(seat, move.card)
        yield "coins", int(table.kernel.state.coins[seat])
    if verdict == Verdict.CONDITION_UNMET:
        yield "condition", dict(table.card(move.card).condition)
