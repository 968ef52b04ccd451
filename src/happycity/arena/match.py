"""One game between bots, from the first move to the last."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from happycity.bots import Bot, BotFault, Reason, bot, bot_seed
from happycity.bots.asking import ask
from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.refusals import Refusal
from happycity.rules.seeds import Seed
from happycity.rules.view import View

PATIENCE = 20
"""Failures of a bot in one game after which it is not asked again: each may have cost seconds of waiting."""
MOST_MOVES = 300
"""Bots that never buy would play for ever. After so many moves for each seat, four times those of a long
game, everybody's moves are drawn at random until the game is over."""


@dataclass(slots=True)
class Match:
    """A game and how each of its moves came about."""

    game: Game
    seats: list[int] = field(default_factory=list)
    """Who decided, move by move."""
    seconds: list[float] = field(default_factory=list)
    """How long that seat's bot thought; 0 for a move without a choice."""
    faults: list[tuple[int, int, BotFault]] = field(default_factory=list)
    """Number of the move (from 1), seat and what went wrong, for every move a bot failed to choose."""
    stalled: bool = False
    """Whether chance had to bring the game to its end."""

    def failures_of(self, seat: int) -> int:
        """How often the bot of a seat failed."""
        return sum(who == seat for _, who, _ in self.faults)


def play_match(config: Config, bots: Sequence[str], seed: Seed) -> Match:
    """Play a game; `bots` are named by seat. No bot can stop it: see `ask`, PATIENCE and MOST_MOVES."""
    match = Match(Game.new(config, seed))
    with _seated(bots, seed) as players:
        _play(match, players, MOST_MOVES * config.players)
        if not match.game.is_over:
            match.stalled = True
            _play(match, [bot("random", bot_seed(seed, config.players))] * config.players, None)
        _tell_result(players, match.game)
    return match


def _play(match: Match, players: list[Bot], most: int | None) -> None:
    """Play on until the game is over or has so many moves."""
    game, seats, seconds = match.game, match.seats, match.seconds
    while (seat := game.seat) is not None and len(seats) != most:
        answer = ask(players[seat], game.view(seat))
        game = game.play_action(answer.action)
        seats.append(seat)
        seconds.append(answer.seconds)
        if answer.fault:
            _note(match, players, answer.fault)
    match.game = game


def _note(match: Match, players: list[Bot], fault: BotFault) -> None:
    """The bot of the last move failed; if it fails too often, it is not asked again in this game."""
    seat = match.seats[-1]
    match.faults.append((len(match.seats), seat, fault))
    if match.failures_of(seat) == PATIENCE:
        _send_home(players[seat])
        players[seat] = _Absent(players[seat].name, fault)


def _tell_result(players: list[Bot], game: Game) -> None:
    """Every bot is told how the game ended before it is closed."""
    for seat, player in enumerate(players):
        with suppress(Exception):  # somebody else's program
            player.over(game.view(seat))


@contextmanager
def _seated(names: Sequence[str], seed: Seed) -> Iterator[list[Bot]]:
    """The bots at the table; closed at the end, whatever happens."""
    players = list[Bot]()
    try:
        for seat, name in enumerate(names):
            players.append(_player(name, bot_seed(seed, seat)))
        yield players
    finally:
        for player in players:
            _send_home(player)


def _send_home(player: Bot) -> None:
    with suppress(Exception):  # somebody else's program: the game is over, whatever it does now
        player.close()


def _player(name: str, seed: int) -> Bot:
    try:
        return bot(name, seed)
    except BotFault as fault:
        return _Absent(name, fault)
    except Refusal:
        raise
    except Exception as error:  # somebody else's program
        return _Absent(
            name, BotFault(Code.BOT_RAISED, bot=name, found=f"{type(error).__name__}: {error}"[:200])
        )


class _Absent(Bot):
    """A bot that could not be made: it fails for the same reason every time it is asked."""

    def __init__(self, name: str, fault: BotFault) -> None:
        self.name = name
        self._fault = fault

    def choose(self, view: View) -> int:
        raise self._fault

    def why(self, view: View, action: int) -> Reason:
        raise self._fault
