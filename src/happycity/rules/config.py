"""R1: the options of a game."""

from dataclasses import asdict, dataclass
from typing import Any

from happycity.codes import Code
from happycity.kernel.layout import FEWER_DWELLINGS, MORE_SPECIALS, SEATS, Scoring
from happycity.rules.refusals import BadConfig

PLAYERS = range(2, SEATS + 1)
SPECIALS = ("family", "expert")
SCORINGS = ("product", "sum")


@dataclass(frozen=True, slots=True)
class Config:
    """What is played: the defaults are the family game for two."""

    players: int = 2
    specials: str = "family"
    grozilla: bool = False
    scoring: str = "product"

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in PLAYERS:
            raise BadConfig(Code.BAD_PLAYERS, found=self.players, known=list(PLAYERS))
        if self.specials not in SPECIALS:
            raise BadConfig(Code.BAD_SPECIALS, found=self.specials, known=list(SPECIALS))
        if type(self.grozilla) is not bool:
            raise BadConfig(Code.BAD_GROZILLA, found=self.grozilla, known=[False, True])
        if self.scoring not in SCORINGS:
            raise BadConfig(Code.BAD_SCORING, found=self.scoring, known=list(SCORINGS))

    @property
    def pile_size(self) -> int:
        """Cards in each pile of dwellings at the start (R2.2)."""
        return self.players - FEWER_DWELLINGS

    @property
    def specials_on_table(self) -> int:
        """Special buildings on the table at the start (R2.3)."""
        return self.players + MORE_SPECIALS

    @property
    def options(self) -> tuple[int, int, int, int]:
        """Players, expert, grozilla, scoring, as the kernel numbers them."""
        return (
            self.players,
            SPECIALS.index(self.specials),
            int(self.grozilla),
            Scoring[self.scoring.upper()],
        )

    @classmethod
    def of_options(cls, players: int, expert: int, grozilla: int, scoring: int) -> "Config":
        """The options that stand in a kernel state."""
        return cls(int(players), SPECIALS[expert], bool(grozilla), SCORINGS[scoring])

    def to_dict(self) -> dict[str, Any]:
        """The `config` object of a record."""
        return asdict(self)


def cell_id(config: Config) -> str:
    """A short name of the kind of game: `3-expert-grozilla`."""
    return f"{config.players}-{config.specials}{'-grozilla' if config.grozilla else ''}"
