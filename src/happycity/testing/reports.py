"""What a check found: a report if all is well, else a failure that says how to see it again."""

from dataclasses import dataclass, field

from happycity.rules.config import Config


@dataclass(frozen=True, slots=True)
class CellReport:
    """One kind of game."""

    cell: str
    config: Config
    games: int
    positions: int
    """Positions that were passed."""
    asked: int
    """Positions in which the bot was asked."""
    phases: dict[str, int] = field(default_factory=dict)
    """Phase → how often the bot was asked in it."""
    mean_milliseconds: float = 0.0
    worst_milliseconds: float = 0.0


@dataclass(frozen=True, slots=True)
class BotReport:
    """All is well."""

    bot: str
    seed: str
    reproducible: bool
    cells: tuple[CellReport, ...]

    @property
    def asked(self) -> int:
        """Questions in all cells."""
        return sum(cell.asked for cell in self.cells)

    @property
    def phases(self) -> dict[str, int]:
        """Phase → questions, in all cells."""
        names = sorted({phase for cell in self.cells for phase in cell.phases})
        return {name: sum(cell.phases.get(name, 0) for cell in self.cells) for name in names}

    @property
    def worst_milliseconds(self) -> float:
        """The longest thought."""
        return max((cell.worst_milliseconds for cell in self.cells), default=0.0)


class BotCheckFailed(AssertionError):
    """A bot is not a good guest.  The text says all one needs to see it again."""

    def __init__(
        self, check: str, bot: str, cell: str, position: str, expected: str, found: str, again: str
    ) -> None:
        lines = [
            f"bot {bot} fails in {cell}: {check}",
            f"  expected  {expected}",
            f"  found     {found}",
            f"  position  {position}",
            f"  again     {again}",
        ]
        super().__init__("\n".join(lines))
        self.check = check
        """legal, answers, reproducible, blind or in-time."""
        self.bot = bot
        self.cell = cell
        self.position = position
        self.expected = expected
        self.found = found


@dataclass(frozen=True, slots=True)
class StoreReport:
    """All is well."""

    database: str
    """A file, or host and name; never a password."""
    promises: tuple[str, ...]
    """What was seen to be so, in words."""


class StoreCheckFailed(AssertionError):
    """A database does not do what the server relies on."""

    def __init__(self, database: str, promise: str, what: str, expected: str, found: str) -> None:
        lines = [
            f"database {database} breaks a promise: {promise}",
            f"  looked at {what}",
            f"  expected  {expected}",
            f"  found     {found}",
        ]
        super().__init__("\n".join(lines))
        self.database = database
        self.promise = promise
        self.what = what
        self.expected = expected
        self.found = found


class NotEmpty(ValueError):
    """A database that holds tables: the check would mix its games with them."""

    def __init__(self, tables: list[str]) -> None:
        shown = ", ".join(tables[:5]) + (", …" if len(tables) > 5 else "")
        super().__init__(
            f"the database is not empty, it has the tables {shown}; name one without tables (it is left "
            "as it was): a file that does not exist yet, or a database made with `createdb happycity_check`"
        )
        self.tables = tables
