"""The report of a tournament: a folder with a page and the raw results."""

from collections.abc import Sequence
from pathlib import Path

from happycity.arena.export import CSV, PARQUET, write_csv, write_parquet
from happycity.arena.lineups import Tournament
from happycity.arena.page import page_of
from happycity.arena.results import GameResult
from happycity.arena.summary import Summary

PAGE = "report.html"


def write_report(
    folder: Path, tournament: Tournament, results: Sequence[GameResult], summary: Summary
) -> Path:
    """Write the report into a folder, over an older one; gives the path of the page."""
    write_csv(folder / CSV, results)
    write_parquet(folder / PARQUET, results)
    page = folder / PAGE
    page.write_text(page_of(tournament, results, summary), encoding="utf-8")
    return page
