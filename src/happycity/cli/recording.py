"""Games of bots against bots, as lines of a record file."""

from dataclasses import dataclass

from happycity.bots import bot, bot_seed
from happycity.rules.config import Config
from happycity.rules.game import Game
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
class Played:
    """Recorded games: their lines, and who won how much of them (a shared victory is shared)."""

    lines: bytes
    games: int
    wins: tuple[float, ...]


def game_seed(plan: Plan, number: int) -> str:
    """Each game has a seed of its own, so each can be played again alone."""
    return f"{plan.seed}-{number}"


def play_numbers(task: tuple[Plan, range]) -> Played:
    """Play the games with these numbers."""
    plan, numbers = task
    lines, wins = bytearray(), [0.0] * plan.config.players
    for number in numbers:
        seed = game_seed(plan, number)
        record = record_of(
            played_out(plan, seed), {"seed": seed, "players": list(plan.bots), "date": plan.date}, plan.states
        )
        lines += record.to_json() + b"\n"
        for seat in record.result.winners:
            wins[seat] += 1 / len(record.result.winners)
    return Played(bytes(lines), len(numbers), tuple(wins))


def played_out(plan: Plan, seed: str) -> Game:
    """One game from the first move to the last."""
    game = Game.new(plan.config, seed)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    while (seat := game.seat) is not None:
        view = game.view(seat)
        actions = view.legal_actions
        game = game.play_action(actions[0] if len(actions) == 1 else bots[seat].choose(view))
    return game
