"""The raw results as tables: one row per game and seat, as CSV and as Parquet."""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from happycity.arena.results import GameResult
from happycity.arena.summary import seats_of

CSV = "games.csv"
PARQUET = "games.parquet"


@dataclass(frozen=True, slots=True)
class Row:
    """One seat of one game."""

    game: int
    deal: int
    rotation: int
    seed: str
    seat: int
    bot: str
    points: int
    share: float
    rounds: int
    coins: int
    hearts: int
    inhabitants: int
    special: str
    """Empty if it took none."""
    asked: int
    seconds: float
    faults: int


COLUMNS = tuple(field.name for field in fields(Row))


def rows_of(results: Sequence[GameResult]) -> Iterator[Row]:
    """The results, flat."""
    for result, number, seat in seats_of(results):
        yield Row(
            game=result.game,
            deal=result.deal,
            rotation=result.rotation,
            seed=result.seed,
            seat=number,
            bot=seat.bot,
            points=seat.points,
            share=seat.share,
            rounds=result.rounds,
            coins=seat.coins,
            hearts=seat.hearts,
            inhabitants=seat.inhabitants,
            special=seat.special or "",
            asked=seat.asked,
            seconds=seat.seconds,
            faults=seat.faults,
        )


def write_csv(path: Path, results: Sequence[GameResult]) -> None:
    """A table that every spreadsheet opens."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows_of(results))


def write_parquet(path: Path, results: Sequence[GameResult]) -> None:
    """The same table with types, compact."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    types = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(field.name, types[field.type]) for field in fields(Row)])  # type: ignore[index]  # could be text
    pq.write_table(pa.Table.from_pylist([asdict(row) for row in rows_of(results)], schema), path)
