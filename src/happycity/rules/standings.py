"""Who is placed where at the end: by the rules, but those who resigned behind all who played to the end."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from happycity.rules.game import Game


class Standings(NamedTuple):
    """How a game ended (R7.5), for the seats of some who resigned."""

    ranks: tuple[int, ...]
    """By seat: 0 for the first; those who resigned share the last place."""
    winners: list[int]
    behind_on_coins: list[int]
    """Who has as many points as the winners but fewer coins."""

    def share(self, seat: int) -> float:
        """Of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def standings_of(game: Game, resigned: Collection[int]) -> Standings:
    """How a game ended, for the seats of some who resigned; where all have it is as if nobody had."""
    seats = range(len(game.cities))
    staying = [seat for seat in seats if seat not in resigned] or list(seats)
    best = min(game.ranks[seat] for seat in staying)
    winners = [seat for seat in staying if game.ranks[seat] == best]
    points = game.cities[winners[0]].points
    return Standings(
        ranks=tuple(_rank(seat, staying, game) for seat in seats),
        winners=winners,
        behind_on_coins=[
            seat for seat in staying if seat not in winners and game.cities[seat].points == points
        ],
    )


def _rank(seat: int, staying: Sequence[int], game: Game) -> int:
    if seat not in staying:
        return len(staying)
    return sum(game.ranks[other] < game.ranks[seat] for other in staying)


def resigned_in(meta: Mapping[str, Any], players: int) -> frozenset[int]:
    """The seats of those who resigned, as a record says it (docs/notation.md); `meta` can hold anything."""
    said = meta.get("resigned")
    named = said if isinstance(said, list) else []
    return frozenset(one for one in named if type(one) is int and 0 <= one < players)
