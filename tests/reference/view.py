"""The public state and the result, as NOTATION.md writes them."""

from typing import Any

from tests.reference.cards import COLOURS
from tests.reference.income import incomes
from tests.reference.scoring import end_incomes, score, winners
from tests.reference.table import CITY_SIZE, Player, Table


def is_last_round(table: Table) -> bool:
    """R7.1: destroyed places and special buildings included."""
    return any(len(player.city) >= CITY_SIZE for player in table.players)


def table_view(table: Table, over: bool) -> dict[str, Any]:
    """The keys of a state that do not depend on whose decision it is."""
    income = end_incomes(table) if over else incomes(table)
    view: dict[str, Any] = {
        "visible": list(table.visible),
        "decks": [len(deck) for deck in table.decks],
        "discards": [len(pile) for pile in table.discards],
        "dwellings": dict(table.dwellings),
        "specials": list(table.specials),
        "players": [player_view(table, seat, income[seat]) for seat in range(len(table.players))],
    }
    if table.grozilla:
        view["tokens"] = dict(table.tokens)
    if is_last_round(table):
        view["last_round"] = True
    return view


def player_view(table: Table, seat: int, income: int) -> dict[str, Any]:
    player, scored = table.players[seat], score(table, seat)
    return {
        "coins": player.coins,
        "income": income,
        "hearts": scored.hearts,
        "inhabitants": scored.inhabitants,
        "points": scored.points,
        "city": [place.card for place in player.city],
        "market": player.market,
        **(grozilla_view(player) if table.grozilla else {}),
        **extras(player),
    }


def grozilla_view(player: Player) -> dict[str, Any]:
    places = enumerate(player.city, start=1)
    return {
        "destroyed": {str(number): place.destroyed_by for number, place in places if place.destroyed_by},
        "monsters": list(player.monsters),
        "tokens": {colour: player.tokens[colour] for colour in COLOURS if player.tokens[colour] > 0},
    }


def extras(player: Player) -> dict[str, Any]:
    """Keys that are present only when they say something."""
    found: dict[str, Any] = {}
    if player.louvre > 0:
        found["louvre"] = player.louvre
    if player.free_card:
        found["free_card"] = True
    if player.copied:
        found["copied"] = player.copied
    return found


def result_view(table: Table, rounds: int) -> dict[str, Any]:
    scores = [score(table, seat) for seat in range(len(table.players))]
    points = [one.points for one in scores]
    coins = [player.coins for player in table.players]
    return {
        "points": points,
        "coins": coins,
        "winners": winners(points, coins),
        "hearts": [one.hearts for one in scores],
        "inhabitants": [one.inhabitants for one in scores],
        "rounds": rounds,
    }
