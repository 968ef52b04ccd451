"""Finished games."""

from dataclasses import dataclass

from happycity.server.model.tables import LogEntry, StoredTable


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How the game ended for one seat."""

    seat: int
    player: str | None
    """None for the server's own bots."""
    points: int
    won: float
    """1, or a part of it if the victory is shared."""
    cards: str
    """The buildings standing in the final city, as a JSON list; without market and special building."""
    special: str | None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game as it is kept."""

    table_id: str
    version: int
    """Of the table as it was looked at: whoever is deleted or renamed at the last moment is not kept."""
    ended: float
    mode: str
    """family or expert, with +grozilla and +sum: what statistics and ratings tell apart, with the players."""
    rated: bool
    record: str
    """One line of JSON (docs/notation.md)."""
    result: str
    """A `protocol.Result`."""
    rows: tuple[SeatResult, ...]
    ranks: tuple[int, ...]
    """By seat: 0 for the first, equal if points and coins are (R7.5)."""
    coins: tuple[int, ...]
    """By seat, as points are: who resigned has none."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class TakenGame:
    """A game of a device that its owner takes into an account: as if it had been played here."""

    table: StoredTable
    log: tuple[LogEntry, ...]
    finished: FinishedGame
