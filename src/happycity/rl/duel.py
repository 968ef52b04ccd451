"""One game between OpenSpiel's tree search and our bots, from the same public knowledge.

The search sits in one seat, our bot in all others.  Forced moves are played by neither.
"""

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import pyspiel

from happycity.bots import Bot, bot, bot_seed
from happycity.bots.asking import ask
from happycity.rl.mcts import SEARCHES, Search
from happycity.rl.mirror import Mirror
from happycity.rl.node import OVER
from happycity.rl.openspiel import game_name
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.view import View

Row = dict[str, Any]
"""A finished game as plain data."""


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that a result depends on, apart from the machine."""

    bot: str
    ms: int
    seed: int
    playouts: str
    uct: float
    config: Config = field(default_factory=Config)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a match: a deal, and the seat of the MCTSBot."""

    match: Match
    deal: int
    seat: int


@dataclass(slots=True)
class Effort:
    """What one side spent on the moves it had to think about."""

    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0
    faults: int = 0

    def add(self, seconds: float, simulations: int = 0, fault: bool = False) -> None:
        """One more move."""
        self.moves += 1
        self.seconds += seconds
        self.simulations += simulations
        self.faults += fault


def play(pairing: Pairing) -> Row:
    """Play it to the end: a line of the journal."""
    match, seed = pairing.match, f"{pairing.match.seed}-{pairing.deal}"
    spiel_game = pyspiel.load_game(game_name(match.config))
    mirror = Mirror(Game.new(match.config, seed), spiel_game)
    search = SEARCHES[match.playouts](spiel_game, match.ms / 1000, bot_seed(seed, pairing.seat), match.uct)
    others = [seat for seat in range(match.config.players) if seat != pairing.seat]
    bots = {seat: bot(match.bot, bot_seed(seed, seat)) for seat in others}
    try:
        theirs, ours = _finish(mirror, search, bots)
    finally:
        for player in bots.values():
            player.close()
    return _row(pairing, mirror, theirs, ours)


def _finish(mirror: Mirror, search: Search, bots: Mapping[int, Bot]) -> tuple[Effort, Effort]:
    """The search decides for the seat that has no bot; what the search and the bots spent."""
    theirs, ours = Effort(), Effort()
    while (seat := mirror.state.node.player) != OVER:
        if len(mirror.game.legal_actions) == 1:
            mirror.play(mirror.game.legal_actions[0])
        elif seat in bots:
            mirror.play(_bot_move(bots[seat], mirror.game.view(seat), ours))
        else:
            mirror.play(_search_move(search, mirror, theirs))
    return theirs, ours


def _search_move(search: Search, mirror: Mirror, effort: Effort) -> int:
    begun = time.perf_counter()
    found = search.choose(mirror.state)
    effort.add(time.perf_counter() - begun, found.simulations)
    return found.action


def _bot_move(player: Bot, view: View, effort: Effort) -> int:
    answer = ask(player, view)
    effort.add(answer.seconds, fault=answer.fault is not None)
    return answer.action


def _row(pairing: Pairing, mirror: Mirror, theirs: Effort, ours: Effort) -> Row:
    return {
        "match": asdict(pairing.match),
        "deal": pairing.deal,
        "seat": pairing.seat,
        "table": list(mirror.game.setup.specials) if mirror.game.setup else [],
        "share": 1.0 - mirror.state.returns()[pairing.seat],
        "points": [city.points for city in mirror.game.cities],
        "rounds": mirror.game.round,
        "openspiel": asdict(theirs),
        "bot": asdict(ours),
    }
