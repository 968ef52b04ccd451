"""Whether a data set is what its games give: checksums first, then the games, from seed and moves.

A game is told anew by the rules and the net, its rows are made as they were made, and compared column by
column.  What the net says is compared only with the weights that it was made with.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from happycity.arena.parallel import in_order
from happycity.bots.weights import digest_of_file
from happycity.dataset.collecting import PLAYER, Collected, Collector, MovesDoNotFit
from happycity.dataset.folder import Folder
from happycity.dataset.making import ROWS_AT_ONCE, sha256_of
from happycity.dataset.plan import BadDataset, Manifest
from happycity.dataset.players import PLAYER_NAMES
from happycity.dataset.tables import DECISIONS, GAMES, tables_of
from happycity.rules.card_set import standard_set
from happycity.rules.stamp import Stamp, check_stamp

OF_THE_NET = ("value", "luck")
ORDER_SEED = 19
"""In which order groups of rows are looked at follows from it: the same sample every time."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The first thing that is wrong in a file; rows are counted from 0."""

    file: str
    problem: str
    row: int | None = None
    column: str | None = None

    def __str__(self) -> str:
        row = "" if self.row is None else f", row {self.row}"
        column = "" if self.column is None else f", column {self.column}"
        return f"{self.file}{row}{column}: {self.problem}"


@dataclass
class Checked:
    """What was looked at, and what is wrong."""

    files: int = 0
    games: int = 0
    decisions: int = 0
    findings: list[Finding] = field(default_factory=list)
    net_compared: bool = True
    """Whether values and luck were worked out again: another net would say something else."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of rows of the decisions, and the file of their games."""

    decisions: str
    games: str
    number: int


def check(folder: Folder, sample: int | None, processes: int, on_games: Callable[[int], object]) -> Checked:
    """Check the files, then so many games, or all; files with a wrong checksum are looked into instead."""
    _check_rules(folder.manifest)
    checked = Checked(net_compared=folder.manifest.weights == digest_of_file())
    wrong = list(_wrong_files(folder, checked, processes))
    if wrong:
        checked.findings = [_where(folder, finding) for finding in wrong]
        return checked
    groups = _in_random_order(_groups(folder))
    for games, decisions, finding in in_order(partial(check_group, folder), groups, processes):
        checked.games += games
        checked.decisions += decisions
        on_games(games)
        if finding:
            checked.findings.append(finding)
            break
        if sample is not None and checked.games >= sample:
            break
    return checked


def _check_rules(manifest: Manifest) -> None:
    """Refuses games that this program cannot play."""
    check_stamp(Stamp(manifest.rules, manifest.cards), standard_set().stamp)


# --- files ------------------------------------------------------------------------------------------------


def _wrong_files(folder: Folder, checked: Checked, processes: int) -> Iterator[Finding]:
    """Files that are missing, changed, or not on the list."""
    expected = list(chain.from_iterable(folder.parts()))
    for name in expected:
        if name not in folder.checksums:
            yield Finding(name, "has no checksum; a part of the games is missing")
    names = sorted(folder.checksums)
    digests = in_order(sha256_of, [folder.path / name for name in names], processes)
    for name, digest in zip(names, digests, strict=True):
        checked.files += 1
        if not digest:
            yield Finding(name, "is missing")
        elif digest != folder.checksums[name]:
            yield Finding(name, "is not as it was made: its checksum is another")


def _where(folder: Folder, wrong: Finding) -> Finding:
    """The row and column that made a checksum wrong, if rows can still be read."""
    pair = next((pair for pair in folder.parts() if wrong.file in pair), None)
    if pair is None or not (folder.path / wrong.file).exists():
        return wrong
    try:
        for group in _groups_of(folder, *pair):
            _, _, finding = check_group(folder, group)
            if finding and finding.file == wrong.file:
                return finding
    except BadDataset as refusal:
        return Finding(wrong.file, f"{wrong.problem}; {refusal.facts['reason']}")
    return wrong


def _groups(folder: Folder) -> list[Group]:
    return [group for pair in folder.parts() for group in _groups_of(folder, *pair)]


def _groups_of(folder: Folder, decisions: str, games: str) -> Iterator[Group]:
    for number in range(folder.opened_file(decisions).num_row_groups):
        yield Group(decisions, games, number)


def _in_random_order(groups: list[Group]) -> list[Group]:
    return [groups[i] for i in np.random.default_rng(ORDER_SEED).permutation(len(groups)).tolist()]


# --- rows -------------------------------------------------------------------------------------------------


def check_group(folder: Folder, group: Group) -> tuple[int, int, Finding | None]:
    """How many games and decisions a group has, and the first thing that is wrong with either."""
    file = folder.opened_file(group.decisions)
    first = sum(file.metadata.row_group(i).num_rows for i in range(group.number))
    rows = folder.group(file, group.decisions, group.number)
    all_games = folder.group(folder.opened_file(group.games), group.games, 0)
    for name, table, schema in ((group.decisions, rows, DECISIONS), (group.games, all_games, GAMES)):
        if table.schema != schema:
            return 0, 0, Finding(name, "its columns are not those of a data set")
    return _check_rows(folder.manifest, group, rows, all_games, first)


def _check_rows(
    manifest: Manifest, group: Group, rows: pa.Table, all_games: pa.Table, first: int
) -> tuple[int, int, Finding | None]:
    numbers = rows["game"].to_numpy()
    games = np.unique(numbers)
    all_numbers = all_games["game"].to_numpy()
    if found := _wrong_order(manifest, group, all_numbers):
        return 0, 0, found
    at = np.searchsorted(all_numbers, games)
    known = (at < len(all_numbers)) & (all_numbers[np.minimum(at, len(all_numbers) - 1)] == games)
    if not known.all() or (np.diff(numbers) < 0).any():
        row = int(
            np.flatnonzero(~np.isin(numbers, games[known]) | (np.diff(numbers, prepend=numbers[0]) < 0))[0]
        )
        return (
            0,
            0,
            Finding(group.decisions, f"{numbers[row]} is no game of this file here", first + row, "game"),
        )
    told_games = all_games.take(pa.array(at))
    moves = [np.array(one, np.int16) for one in told_games["moves"].to_pylist()]
    collector, done = Collector(ROWS_AT_ONCE), 0
    begin = 0
    while done < len(games):
        part, its_moves = games[done:], moves[done:]
        try:
            collected = _told(collector, manifest, part, its_moves)
        except MovesDoNotFit:
            wrong = done + _first_unfit(manifest, part, its_moves)
            finding = Finding(
                group.games, "these are not the moves of a game from its seed", int(at[wrong]), "moves"
            )
            return done, begin, finding
        end_games = done + len(collected.games)
        bots = told_games["bots"].slice(done, len(collected.games)).to_pylist()
        if (stranger := _seat_players(collected, bots)) is not None:
            return (
                done,
                begin,
                Finding(group.games, "names no player of each seat", int(at[done + stranger]), "bots"),
            )
        want_rows, want_games = tables_of(manifest, part[: len(collected.games)], collected)
        found_games = told_games.slice(done, len(collected.games))
        if difference := _difference(found_games, want_games, ()):
            row, column, told = difference
            return done, begin, Finding(group.games, told, int(at[done + row]), column)
        skip = OF_THE_NET if manifest.weights != digest_of_file() else ()
        if difference := _difference(rows.slice(begin, len(want_rows)), want_rows, skip):
            row, column, told = difference
            return done, begin, Finding(group.decisions, told, first + begin + row, column)
        done, begin = end_games, begin + len(want_rows)
    if begin != len(rows):
        return done, begin, Finding(group.decisions, "moves that no game has", first + begin, "game")
    return done, begin, None


def _wrong_order(manifest: Manifest, group: Group, numbers: NDArray[np.int64]) -> Finding | None:
    """The games of a file are those that the plan gives it, in order."""
    split, _, part = group.games.removeprefix("games/").removesuffix(".parquet").partition("-")
    wanted = np.array(manifest.plan.games_of(int(part), split), np.int64)
    if len(numbers) != len(wanted):
        return Finding(group.games, f"{len(numbers)} games, where there must be {len(wanted)}")
    wrong = np.flatnonzero(numbers != wanted)
    if len(wrong):
        row = int(wrong[0])
        return Finding(group.games, f"{numbers[row]}, where game {wanted[row]} must be", row, "game")
    return None


def _told(
    collector: Collector, manifest: Manifest, games: NDArray[np.int64], moves: list[NDArray[np.int16]]
) -> Collected:
    plan = manifest.plan
    return collector.tell(plan.seeds(games.tolist()), plan.options(games.tolist()), moves)


def _first_unfit(manifest: Manifest, games: NDArray[np.int64], moves: list[NDArray[np.int16]]) -> int:
    collector = Collector(ROWS_AT_ONCE)
    for i in range(len(games)):
        try:
            _told(collector, manifest, games[i : i + 1], moves[i : i + 1])
        except MovesDoNotFit:
            return i
    raise AssertionError("one of the games does not fit")


def _seat_players(collected: Collected, bots: list[list[str]]) -> int | None:
    """Moves do not tell who chose them: the game does; the first game with a name that nobody has."""
    for game, names in enumerate(bots):
        if any(name not in PLAYER_NAMES for name in names):
            return game
        collected.seats[game, PLAYER, : len(names)] = [PLAYER_NAMES.index(name) for name in names]
    return None


def _difference(found: pa.Table, wanted: pa.Table, skip: tuple[str, ...]) -> tuple[int, str, str] | None:
    """The first row that differs, its first column that does, and how."""
    first: tuple[int, str] | None = None
    for name in wanted.column_names:
        if name in skip or found[name].equals(wanted[name]):
            continue
        row = _first_row(found[name], wanted[name])
        if first is None or row < first[0]:
            first = row, name
    if first is None:
        return None
    row, name = first
    if row >= len(found):
        return row, name, "ends before the game does"
    return row, name, _how(found[name][row].as_py(), wanted[name][row].as_py())


def _first_row(found: pa.ChunkedArray, wanted: pa.ChunkedArray) -> int:
    """By halves: of the rows that can be compared, the first that differs."""
    low, high = 0, min(len(found), len(wanted))
    if found.slice(0, high).equals(wanted.slice(0, high)):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if found.slice(low, middle - low).equals(wanted.slice(low, middle - low)):
            low = middle
        else:
            high = middle
    return low


def _how(found: Any, wanted: Any) -> str:
    """What stands there and what must: of a list the first number that differs, of a mask the action."""
    if isinstance(found, bytes):
        bits = [np.unpackbits(np.frombuffer(one, np.uint8)) for one in (found, wanted)]
        action = int(np.flatnonzero(bits[0] != bits[1])[0])
        return f"action {action} is {bits[0][action]}, replayed {bits[1][action]}"
    if isinstance(found, list) and len(found) == len(wanted):
        at = next(i for i, (one, other) in enumerate(zip(found, wanted, strict=True)) if one != other)
        return f"number {at} is {found[at]}, replayed {wanted[at]}"
    return f"{found!r}, replayed {wanted!r}"[:200]
