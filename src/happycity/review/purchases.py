"""What a card would bring to a city that could buy it now: asked of cards that lie hidden, and for others."""

from happycity.kernel.layout import Phase, state_of
from happycity.rules.preview import Preview, preview_of
from happycity.rules.view import View


def bought(view: View, seat: int, coins: int, card: str) -> Preview | None:
    """To a seat with so many coins, whose turn it were; None if it could not buy the card."""
    raw = view.known.copy()
    state = state_of(raw)
    state.phase, state.seat, state.turn = Phase.BUY, seat, seat
    state.coins[seat] = coins
    state.visible_count = 0
    if card not in view.dwellings:
        state.visible[0], state.visible_count = view.kernel.cards.numbers[card], 1
    then = View(raw, view.kernel.cards, seat)
    for action in then.legal_actions:
        move = then.move(action)
        if move.word == "buy" and move.card == card:
            return preview_of(then, action)
    return None


def points_of(brought: Preview) -> int:
    """The points right after a purchase, with the best special building that it completes."""
    return max([brought.points, *(one.points for one in brought.then)])
