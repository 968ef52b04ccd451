"""Players: what they have done so far, and who is best; everybody may see it."""

import re
from typing import Annotated

from msgspec import Meta, Struct

from happycity.codes import Code
from happycity.rules.config import PLAYERS
from happycity.server.model.people import NOT_APART
from happycity.server.protocol.people import Playing, Ranking, Statistics
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.store import distances, history, people, presences, ratings
from happycity.server.store.uptime import ALIVE
from happycity.server.web.calls import Call

MOST_RANKED = 100

api = Routes("history")


class KindOfGame(Struct, frozen=True):
    """What ratings are told apart by."""

    mode: Annotated[str, Meta(pattern=r"^(family|expert)(\+grozilla)?(\+sum)?$")] = "family"
    players: Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])] = PLAYERS[0]


@api.route(
    "GET", "/api/players/{player}", "What a player has done so far.", who=Who.ANYBODY, returns=Statistics
)
async def player_statistics(call: Call) -> Statistics:
    """Statistics and ratings; everybody may see them."""
    return await call.services.database.read(history.statistics, player_in(call), call.services.now())


@api.route(
    "GET",
    "/api/players/{player}/game",
    "The public game that a player plays just now.",
    who=Who.ANYBODY,
    returns=Playing,
)
async def game_of(call: Call) -> Playing:
    """Nobody learns why there is none: they are away, are not shown, or keep away from the caller."""
    player, read = player_in(call), call.services.database.read
    who = await read(people.person, player)
    if who is None or who.kind == "deleted":
        raise Denied(Code.UNKNOWN_PLAYER, found=player)
    apart = await read(distances.apart_of, call.person.id) if call.person else NOT_APART
    places = await read(presences.places_of, [player], call.services.now() - ALIVE)
    spot = None if player in apart.blocked else places.get(player)
    return Playing(who.name, spot.table if spot and spot.place == "table" else None)


@api.route(
    "GET",
    "/api/ratings",
    "The best in one kind of rated game.",
    who=Who.ANYBODY,
    returns=Ranking,
    query={"mode": "family or expert, with +grozilla and +sum; family if not given.", "players": "2 to 5."},
)
async def best_players(call: Call) -> Ranking:
    """The ranking of one kind of game."""
    kind = call.parameters(KindOfGame)
    best = await call.services.database.read(ratings.ranking, kind.mode, kind.players, MOST_RANKED)
    return Ranking(kind.mode, kind.players, best)


def player_in(call: Call) -> str:
    """Whom an address speaks of; refused if nobody can have such an id."""
    player = call.path["player"]
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,16}", player):
        raise Denied(Code.UNKNOWN_PLAYER, found=player[:60])
    return player
