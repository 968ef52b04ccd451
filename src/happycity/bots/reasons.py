"""Why a move makes sense, in plain words: for bots that judge moves without counting victories."""

from collections.abc import Callable, Mapping

from happycity.bots.interface import Reason
from happycity.kernel.interface import step
from happycity.kernel.layout import new_work, work_of
from happycity.rules.card_set import standard_set
from happycity.rules.moves import Move
from happycity.rules.seeds import streams_of
from happycity.rules.view import View


def plain_reason(view: View, action: int) -> Reason:
    """The point of a move."""
    move = view.move(action)
    return _REASONS[move.word](view, move)


def _market(view: View, move: Move) -> Reason:
    return Reason("market", {"colour": move.card})


def _keep(view: View, move: Move) -> Reason:
    return Reason("keep")


def _discard(view: View, move: Move) -> Reason:
    return Reason("discard", {"card": move.card})


def _draw(view: View, move: Move) -> Reason:
    return Reason("draw", {"deck": move.number})


def _coin(view: View, move: Move) -> Reason:
    return Reason("save", {"coins": view.cities[_own_seat(view)].coins})


def _buy(view: View, move: Move) -> Reason:
    card = standard_set().cards[move.card]
    action = view.legal_actions[view.legal_moves.index(move)]
    if opened := _opened_special(view, action):
        return Reason("buy-special", {"card": move.card, "special": opened})
    city = view.cities[_own_seat(view)]
    if card.income > card.hearts + card.inhabitants and not view.last_round:
        return Reason("buy-income", {"card": move.card})
    if card.hearts > 0 and (card.inhabitants <= 0 or city.hearts <= city.inhabitants):
        return Reason("buy-hearts", {"card": move.card})
    if card.inhabitants > 0:
        return Reason("buy-inhabitants", {"card": move.card})
    return Reason("buy-cheap", {"card": move.card})


def _opened_special(view: View, action: int) -> str | None:
    """A special building that only this purchase makes available: the kernel tries it out."""
    seat, work, raw = _own_seat(view), new_work(), view.imagined(0)
    work_of(work).streams[:] = streams_of(0)
    step(raw, standard_set().raw, action, work)
    after = View.of(raw, standard_set(), seat)
    if after.phase != "special" or after.seat != seat:
        return None
    takes = (move.card for move in after.legal_moves if move.word == "take")
    return next((card for card in takes if not view.meets_condition(seat, card)), None)


def _take(view: View, move: Move) -> Reason:
    return Reason("take", {"card": move.card})


def _decline(view: View, move: Move) -> Reason:
    return Reason("decline")


def _destroy(view: View, move: Move) -> Reason:
    return Reason("destroy", {"card": view.cities[_own_seat(view)].cards[move.number - 1]})


def _give(view: View, move: Move) -> Reason:
    return Reason("give", {"to": move.number})


def _copy(view: View, move: Move) -> Reason:
    special = view.cities[move.number].special
    return Reason("copy", {"card": special or ""})


def _refuse(view: View, move: Move) -> Reason:
    return Reason("refuse")


def _own_seat(view: View) -> int:
    seat = view.seat if view.viewer is None else view.viewer
    return 0 if seat is None else seat


_REASONS: Mapping[str, Callable[[View, Move], Reason]] = {
    "market": _market,
    "keep": _keep,
    "discard": _discard,
    "draw": _draw,
    "coin": _coin,
    "buy": _buy,
    "take": _take,
    "decline": _decline,
    "destroy": _destroy,
    "give": _give,
    "copy": _copy,
    "refuse": _refuse,
}
