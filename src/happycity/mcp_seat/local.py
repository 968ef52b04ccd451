"""A game in this process, against bots."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

import anyio.to_thread

from happycity.bots import Bot, bot, bot_seed
from happycity.bots.asking import ask
from happycity.codes import Code
from happycity.mcp_seat.chair import (
    CannotPlay,
    Chair,
    Explained,
    Happened,
    NewGame,
    Said,
    Situation,
    refuse_unless_ours,
)
from happycity.rules.game import Game
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.seeds import fresh_seed
from happycity.rules.view_data import view_data


class LocalChair(Chair):
    """A seat against bots, which move while its player waits."""

    begins_games = True

    def __init__(self, first: NewGame | None, name: str = "Model") -> None:
        """`first` is dealt when the player sits down; None: only when they ask for a game."""
        self._first, self._name = first, name
        self._table: _LocalTable | None = None
        self._deciding = asyncio.Lock()

    @property
    def game(self) -> Game:
        """The game with its history; refused while there is none."""
        return self._seated.game

    async def open(self) -> None:
        """Deal the first game."""
        if self._first:
            await self.begin(self._first)

    async def begin(self, game: NewGame) -> None:
        """Deal; a game that is not finished is abandoned."""
        async with self._deciding:
            before = self._table
            self._table = await anyio.to_thread.run_sync(_LocalTable, game, self._name)
            if before:
                before.close()

    async def situation(self) -> Situation:
        """What the seat may know."""
        return self._seated.situation()

    async def play(self, move: Move) -> Happened:
        """Play exactly this move, and what is then forced."""
        async with self._deciding:
            return self._seated.play(move)

    async def wait(self, seconds: float) -> Sequence[Happened]:
        """Let the bots move."""
        deadline = time.monotonic() + seconds
        async with self._deciding:
            table = self._seated
            happened = list[Happened]()
            while table.others_decide and (not happened or time.monotonic() < deadline):
                happened.append(await anyio.to_thread.run_sync(table.let_others_move))
            return happened

    async def why(self) -> Sequence[Explained]:
        """What the bots say about their moves."""
        return tuple(self._seated.explained)

    async def close(self) -> None:
        """Send the bots home."""
        if self._table:
            self._table.close()

    @property
    def _seated(self) -> "_LocalTable":
        if self._table is None:
            raise CannotPlay(Code.NO_GAME)
        return self._table


class _LocalTable:
    """One game with its bots."""

    def __init__(self, new: NewGame, name: str) -> None:
        seed, players = new.seed or str(fresh_seed()), new.config.players
        if new.seat is not None and new.seat >= players:
            raise CannotPlay(Code.NO_SUCH_CHAIR, found=new.seat, known=list(range(players)))
        self.seat = Random(f"{seed} seat").randrange(players) if new.seat is None else new.seat  # R1.5
        self.game = Game.new(new.config, seed).play_forced()[0]
        others = [seat for seat in range(players) if seat != self.seat]
        kinds = {seat: new.bots[index % len(new.bots)] for index, seat in enumerate(others)}
        self._bots: dict[int, Bot] = {seat: bot(kind, bot_seed(seed, seat)) for seat, kind in kinds.items()}
        self._names = _distinct([kinds.get(seat, name) for seat in range(players)])
        self.explained: list[Explained] = []

    @property
    def others_decide(self) -> bool:
        """Whether a bot is next."""
        return not self.game.is_over and self.game.seat != self.seat

    def situation(self) -> Situation:
        """What the seat may know."""
        game = self.game
        winners = tuple(game.leaders) if game.is_over else ()
        return Situation(view_data(game.view(self.seat)), self.seat, self._names, len(game.steps), winners)

    def play(self, move: Move) -> Happened:
        """The player's move."""
        refuse_unless_ours(self.situation(), move)
        # The refusal of the view tells nothing hidden; that of the game would.
        action_of(self.game.view(self.seat), move)
        self.explained.clear()
        return self._play(move)

    def let_others_move(self) -> Happened:
        """One decision of a bot."""
        seat = self.game.seat
        assert seat is not None, "a bot is next"
        player, view = self._bots[seat], self.game.view(seat)
        answer = ask(player, view)
        move = view.move(answer.action)
        if answer.fault:
            said = Said("refusal", answer.fault.code, answer.fault.facts)
        else:
            reason = player.why(view, answer.action)
            said = Said("why", reason.code, reason.facts)
        self.explained.append(Explained(seat, str(move), (said,)))
        return self._play(move)

    def _play(self, move: Move) -> Happened:
        before, seat = len(self.game.steps), self.game.seat
        game, events = self.game.play(move)
        self.game, more = game.play_forced()
        moves = tuple(str(step.move) for step in self.game.steps[before:])
        return Happened(seat, moves, (*events, *more))

    def close(self) -> None:
        """Let go of what the bots hold."""
        for seat, player in self._bots.items():
            if self.game.is_over:
                player.over(self.game.view(seat))
            player.close()


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """No two alike."""
    total, seen = Counter(names), Counter[str]()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if total[name] == 1 else f"{name} {seen[name]}")
    return tuple(found)
