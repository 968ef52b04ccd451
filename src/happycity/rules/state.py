"""The public state of a game as the `states` of a record show it (see docs/notation.md)."""

from typing import Any

from happycity.rules.table import City, Table


def state_dict(table: Table) -> dict[str, Any]:
    """Plain data for JSON."""
    state: dict[str, Any] = {
        "round": table.round,
        "phase": table.phase,
        "seat": table.seat,
        "legal": [str(move) for move in table.legal_moves],
        "visible": list(table.visible),
        "decks": list(table.deck_sizes),
        "discards": list(table.discard_sizes),
        "dwellings": table.dwellings,
        "specials": list(table.specials),
    }
    if table.config.grozilla:
        state["tokens"] = table.tokens
    if table.last_round:
        state["last_round"] = True
    state["players"] = [_player(city, table.config.grozilla) for city in table.cities]
    return state


def _player(city: City, grozilla: bool) -> dict[str, Any]:
    player: dict[str, Any] = {
        "coins": city.coins,
        "income": city.income,
        "hearts": city.hearts,
        "inhabitants": city.inhabitants,
        "points": city.points,
        "city": list(city.cards),
        "market": city.market,
    }
    if grozilla:
        player["destroyed"] = {str(place): monster for place, monster in city.destroyed.items()}
        player["monsters"] = list(city.monsters)
        player["tokens"] = dict(city.tokens)
    if city.louvre_phases:
        player["louvre"] = city.louvre_phases
    if city.free_card:
        player["free_card"] = True
    if city.copied:
        player["copied"] = city.copied
    return player
