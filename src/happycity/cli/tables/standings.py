"""How a tournament is shown: tables for people, one object for programs."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from happycity.arena.failures import failures_of, fault_counts
from happycity.arena.intervals import Share
from happycity.arena.lineups import Tournament
from happycity.arena.results import GameResult
from happycity.arena.summary import BotLine, SeatLine, SpecialLine, Summary
from happycity.cli.terminal import screen

BAR = 10
"""Width of a whole bar."""
EIGHTHS = " ▏▎▍▌▋▊▉"


# --- for people -----------------------------------------------------------------------------------


def show(tournament: Tournament, summary: Summary, seconds: float) -> None:
    """Print the tables."""
    console = screen()
    console.print(_title(tournament, summary, seconds))
    console.print(_bots(summary))
    console.print(_seats(summary))
    if not tournament.repeatable:
        console.print("Bots with a time budget play differently on another machine or under load.")


def _title(tournament: Tournament, summary: Summary, seconds: float) -> str:
    config = tournament.config
    options = f"{config.players} players · {config.specials}{' · grozilla' * config.grozilla}"
    games = f"{_many(summary.games, 'game')} of {_many(summary.deals, 'deal')}"
    return f"{games} · {options} · seed {tournament.seed} · {summary.rounds:.1f} rounds · {seconds:.1f} s"


def _many(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"


def _bots(summary: Summary) -> Table:
    table = _won_by("Bot", "Rating", "Points", "ms", "slow")
    for bot in summary.bots:
        table.add_row(
            Text(bot.name),
            *_won(bot.share, "green"),
            f"{bot.rating.mu:.1f} ±{bot.rating.sigma:.1f}",
            f"{bot.points:.1f}",
            _milliseconds(bot.milliseconds),
            _milliseconds(bot.slow),
        )
    return table


def _seats(summary: Summary) -> Table:
    table = _won_by("Seat", "Points")
    for line in summary.seats:
        table.add_row(str(line.seat), *_won(line.share, "cyan"), f"{line.points:.1f}")
    return table


def _won_by(whom: str, *figures: str) -> Table:
    """An empty table of who won how much, with further figures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(whom, overflow="fold")
    table.add_column("Won")
    for heading in ("%", "95 %", *figures):
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _won(share: Share, style: str) -> tuple[Text, str, str]:
    """The cells below “Won”, “%” and “95 %”."""
    return Text(_bar(share.value), style=style), _percent(share.value), _between(share)


def _bar(share: float) -> str:
    eighths = round(share * BAR * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).strip()


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _between(share: Share) -> str:
    return f"{_percent(share.low)}–{_percent(share.high)}"


def _milliseconds(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.2g}"


def complaints(results: Sequence[GameResult]) -> Iterator[str]:
    """A line for each bot that failed, and for its first few failures."""
    failures = list(failures_of(results))
    if stalled := sum(result.stalled for result in results):
        yield f"{stalled:,} of {len(results):,} games had no end in sight and were ended by random moves"
    for bot, count in fault_counts(results).items():
        yield f"{bot} failed at {_many(count, 'move')}; the first legal move was played instead"
        for failure in failures:
            if failure.bot == bot:
                yield f"{bot}, game {failure.game}, move {failure.move}: {failure.sentence}"


# --- for programs ---------------------------------------------------------------------------------


def as_data(
    tournament: Tournament,
    summary: Summary,
    results: Sequence[GameResult],
    seconds: float,
    complete: bool,
) -> dict[str, Any]:
    """The object that `--json` prints."""
    return {
        "games": summary.games,
        "deals": summary.deals,
        "complete": complete,
        "repeatable": tournament.repeatable,
        "stalled": sum(result.stalled for result in results),
        **tournament.config.to_dict(),
        "seed": tournament.seed,
        "seconds": round(seconds, 2),
        "rounds": round(summary.rounds, 3),
        "bots": [_bot_data(bot) for bot in summary.bots],
        "seats": [_seat_data(line) for line in summary.seats],
        "matrix": {
            name: {other: _share_data(share) for other, share in row.items()}
            for name, row in summary.matrix.items()
        },
        "special_buildings": [_special_data(line) for line in summary.specials],
        "failures": [
            {
                "bot": failure.bot,
                "game": failure.game,
                "move": failure.move,
                "code": failure.code,
                "text": failure.sentence,
            }
            for failure in failures_of(results)
        ],
    }


def _share_data(share: Share) -> dict[str, float]:
    return {
        "share": round(share.value, 4),
        "share_low": round(share.low, 4),
        "share_high": round(share.high, 4),
    }


def _bot_data(bot: BotLine) -> dict[str, Any]:
    return {
        "name": bot.name,
        "games": bot.games,
        **_share_data(bot.share),
        "rating": round(bot.rating.mu, 3),
        "sigma": round(bot.rating.sigma, 3),
        "points": round(bot.points, 3),
        "rounds": round(bot.rounds, 3),
        "ms_per_move": round(bot.milliseconds, 4),
        "ms_per_move_p95": round(bot.slow, 4),
        "faults": bot.faults,
    }


def _seat_data(line: SeatLine) -> dict[str, Any]:
    return {"seat": line.seat, **_share_data(line.share), "points": round(line.points, 3)}


def _special_data(line: SpecialLine) -> dict[str, Any]:
    shares = {**_share_data(line.share), "usual_share": round(line.usual, 4)}
    known = shares if line.taken else dict.fromkeys(shares)
    return {"card": line.card, "offered": line.offered, "taken": line.taken, **known}
