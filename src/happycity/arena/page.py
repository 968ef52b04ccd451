"""The report as one page of HTML that needs nothing else: no script, no font, no picture from outside."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from happycity.arena import plots
from happycity.arena.export import CSV, PARQUET
from happycity.arena.failures import failures_of
from happycity.arena.intervals import Share
from happycity.arena.lineups import Tournament
from happycity.arena.results import GameResult
from happycity.arena.summary import BotLine, Summary

TIMED = " Bots with a time budget depend on the machine, so another run may end a little differently."
GOOD, BAD = "var(--good)", "var(--bad)"


def page_of(tournament: Tournament, results: Sequence[GameResult], summary: Summary) -> str:
    """The whole page."""
    title = f"Happy City arena: {listed(dict.fromkeys(tournament.bots))}"
    return document(title, _sections(tournament, results, summary))


def document(title: str, sections: Iterable[str]) -> str:
    """A page with this title and these parts."""
    style = files("happycity.arena").joinpath("page.css").read_text(encoding="utf-8")
    title, body = escape(title), "\n".join(sections)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def listed(names: Iterable[str]) -> str:
    """Names as in a sentence: `a, b and c`."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _sections(tournament: Tournament, results: Sequence[GameResult], summary: Summary) -> Iterable[str]:
    yield f'<p class="played">{escape(_heading(tournament, summary))}</p>'
    yield _standings(summary)
    yield from _strength(summary)
    if summary.matrix:
        yield from _head_to_head(summary)
    yield from _seats(summary)
    yield from _scores(results, summary)
    yield from _length(results, summary)
    yield from _specials(summary)
    yield from _failures(results)
    yield _data(tournament)


def _heading(tournament: Tournament, summary: Summary) -> str:
    config = tournament.config
    expansion = ", with Grozilla" if config.grozilla else ""
    return (
        f"{summary.games:,} games of {config.players} players ({config.specials} special buildings{expansion}"
        f", {config.scoring} scoring), seed {tournament.seed}: {summary.deals:,} deals, each played once "
        f"with every rotation of the seats.{'' if tournament.repeatable else TIMED}"
    )


# --- sections -------------------------------------------------------------------------------------


def _standings(summary: Summary) -> str:
    heads = ("Bot", "Games", "Won", "95 % interval", "Rating", "Points", "Rounds", "ms a move", "95 % below")
    rows = "\n".join(_standing(bot) for bot in summary.bots)
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>'
        + note(
            "Won: the share of the games that the bot won; a shared victory is shared. Points and rounds are "
            "means. The time counts only moves with a choice; 95 % of them took no longer than the last "
            "column says."
        )
    )


def _standing(bot: BotLine) -> str:
    cells = (
        f"{bot.games:,}",
        percent(bot.share.value),
        between(bot.share),
        f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
        f"{bot.points:.1f}",
        f"{bot.rounds:.1f}",
        _milliseconds(bot.milliseconds),
        _milliseconds(bot.slow),
    )
    return row(bot.name, cells)


def _strength(summary: Summary) -> Iterable[str]:
    yield figure("Strength", plots.ratings_plot(summary), "Rating and share of wins of every bot")
    yield note(
        "Left: the rating by the model of Plackett and Luce (openskill), which looks at the whole order at "
        "the end of a game; 25 is where everybody begins. Right: the plain share of wins; the dotted line is "
        "what each would win among equals. A line is the interval in which the true value lies with 95 % "
        "probability. Shares are judged deal by deal, because games with the same shuffles resemble each "
        "other; the rating takes every game as a new one, so its line is on the short side."
    )


def _head_to_head(summary: Summary) -> Iterable[str]:
    names = [bot.name for bot in summary.bots]
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    yield "<h2>Head to head</h2>"
    yield f'<div class="wide"><table class="matrix"><thead><tr><td></td>{head}</tr></thead><tbody>'
    for name in names:
        row = summary.matrix.get(name, {})
        cells = "".join(_cell(row.get(other)) for other in names)
        yield f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    yield "</tbody></table></div>"
    yield note(
        "How often the bot of the row finished ahead of the bot of the column when both sat at one table, "
        "with its 95 % interval. Equal points and coins count half."
    )


def _cell(share: Share | None) -> str:
    if share is None:
        return "<td>–</td>"
    colour, strength = GOOD if share.value >= 0.5 else BAD, abs(share.value - 0.5) * 110
    return (
        f'<td style="background: color-mix(in srgb, {colour} {strength:.0f}%, transparent)">'
        f"{percent(share.value)}<small>{between(share)}</small></td>"
    )


def _seats(summary: Summary) -> Iterable[str]:
    yield figure("Does the seat matter?", plots.seats_plot(summary), "Share of wins of every seat")
    yield note(
        "What each seat wins, whoever sits there; seat 0 begins. Every bot of a deal has sat in every seat, "
        "so a seat that stays clear of the dotted line has an advantage of its own."
    )


def _scores(results: Sequence[GameResult], summary: Summary) -> Iterable[str]:
    yield figure("Points", plots.scores_plot(results, summary), "Distribution of the points of every bot")
    yield note("How the points at the end of the games spread; the dotted line is the mean.")


def _length(results: Sequence[GameResult], summary: Summary) -> Iterable[str]:
    yield figure("Length", plots.rounds_plot(results), "Distribution of the number of rounds")
    yield note(f"How many rounds the games took; {summary.rounds:.1f} in the mean.")


def _specials(summary: Summary) -> Iterable[str]:
    label = "How often each special building is taken and what its takers win"
    yield figure("Special buildings", plots.specials_plot(summary), label)
    yield note(
        "Left: how often somebody took the building in the games in which it lay on the table, and in how "
        "many games that was. Right: the share of those games that its taker won, with its 95 % interval. A "
        "high share may only say that good bots like the building: the mark | is what its takers win "
        "usually, so a line that stays clear of it says something about the building."
    )


def _failures(results: Sequence[GameResult]) -> Iterable[str]:
    failures = list(failures_of(results))
    if not failures:
        return
    yield '<h2>What went wrong</h2>\n<ul class="failures">'
    for failure in failures:
        where = f"{failure.bot}, game {failure.game}, move {failure.move}"
        yield f"<li><b>{escape(where)}:</b> {escape(failure.sentence)}</li>"
    yield "</ul>"
    if stalled := sum(result.stalled for result in results):
        yield f"<p>{stalled:,} games had no end in sight and were ended by random moves.</p>"
    yield note("A bot that fails loses its turn to a default move. The first few failures of each are told.")


def _data(tournament: Tournament) -> str:
    config = tournament.config
    options = f"--players {config.players} --specials {config.specials}{' --grozilla' * config.grozilla}"
    return (
        f'<h2>Data</h2>\n<p><a href="{CSV}">{CSV}</a> and <a href="{PARQUET}">{PARQUET}</a>: one row for '
        f"each seat of each game. All shuffles of a game come from the seed in its row, with "
        f"<code>{options} --scoring {config.scoring}</code>.</p>"
    )


# --- parts of a section ---------------------------------------------------------------------------


def figure(heading: str, svg: str, label: str) -> str:
    """A plot with its heading."""
    image = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
    return f"<h2>{escape(heading)}</h2>\n<figure>{image}</figure>"


def note(text: str) -> str:
    """A smaller line below."""
    return f'<p class="note">{text}</p>'


def row(name: str, cells: Iterable[str]) -> str:
    """A row of a table."""
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    """An interval as people read it."""
    return f"{100 * share.low:.1f} – {100 * share.high:.1f}"


def _milliseconds(milliseconds: float) -> str:
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.2g}"
