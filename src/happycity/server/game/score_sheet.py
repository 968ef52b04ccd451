"""The scoring sheet of a finished game, as it is sent: the rules count, this only copies."""

from collections.abc import Collection
from dataclasses import asdict

from happycity.rules.game import Game
from happycity.rules.sheet import CitySheet
from happycity.rules.standings import standings_of
from happycity.rules.table import City
from happycity.server.protocol.history import CityScore, ScoreLine, ScoreSheet


def score_sheet_of(game: Game, resigned: Collection[int] = ()) -> ScoreSheet:
    """Every city card by card, and who wins; nobody does from the seat of somebody who resigned."""
    sheet, standings = game.scores(), standings_of(game, resigned)
    return ScoreSheet(
        scoring=game.config.scoring,  # type: ignore[arg-type]  # the rules know no other word
        rounds=game.round,
        cities=[
            _city_score(counted, city, rank + 1)
            for counted, city, rank in zip(sheet.cities, game.cities, standings.ranks, strict=True)
        ],
        winners=standings.winners,
        by_coins=bool(standings.behind_on_coins),
        behind_on_coins=standings.behind_on_coins,
    )


def _city_score(counted: CitySheet, city: City, rank: int) -> CityScore:
    return CityScore(
        seat=counted.seat,
        rank=rank,
        market=city.market,
        special=city.special,
        lines=[ScoreLine(**asdict(line)) for line in counted.lines],
        income=counted.income,
        hearts=counted.hearts,
        inhabitants=counted.inhabitants,
        counted=counted.counted,
        lost=counted.lost,
        doubled=counted.doubled,
        points=counted.points,
        coins=counted.coins,
    )
