"""Games of bots against bots, as lines of a record file."""

from dataclasses import dataclass

from happycity.arena.match import play_match
from happycity.rules.config import Config
from happycity.rules.record import record_of


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides what the games of a run are."""

    config: Config
    bots: tuple[str, ...]
    """By seat."""
    seed: str
    states: bool
    date: str


@dataclass(frozen=True, slots=True)
class RecordedGames:
    """Recorded games: their lines, and who won how much of them (a shared victory is shared)."""

    lines: bytes
    games: int
    wins: tuple[float, ...]
    faults: int = 0
    """Moves that were chosen for a bot because it failed."""


def game_seed(plan: Plan, number: int) -> str:
    """Each game has a seed of its own, so each can be played again alone."""
    return f"{plan.seed}-{number}"


def play_numbers(task: tuple[Plan, range]) -> RecordedGames:
    """Play the games with these numbers."""
    plan, numbers = task
    lines, wins, faults = bytearray(), [0.0] * plan.config.players, 0
    for number in numbers:
        seed = game_seed(plan, number)
        match = play_match(plan.config, plan.bots, seed)
        record = record_of(
            match.game, {"seed": seed, "players": list(plan.bots), "date": plan.date}, plan.states
        )
        lines += record.to_json() + b"\n"
        faults += len(match.faults)
        wins = [won + share for won, share in zip(wins, match.game.shares, strict=True)]
    return RecordedGames(bytes(lines), len(numbers), tuple(wins), faults)
