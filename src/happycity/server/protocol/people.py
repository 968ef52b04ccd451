"""People over HTTP: who they are, whom they keep at a distance, how they play."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from happycity.server.protocol.terms import Name, TableId

Face = Literal[
    "fox",
    "penguin",
    "panda",
    "owl",
    "koala",
    "frog",
    "rabbit-face",
    "tiger-face",
    "hedgehog",
    "unicorn",
]
Colour = Literal["rose", "orange", "yellow", "lime", "sky", "plum", "grey"]


class PlayerSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """What follows a person to every device."""

    explicit_end: bool = False
    """Wait for `end` before the turn passes on."""
    language: Literal["en", "fr", "de", "pl", "zh-Hant"] = "en"
    puzzles: bool = False
    """Finished games may become puzzles, without names, if everybody at the table agrees."""
    face: Face | None = None
    """None: one by chance, always the same."""
    colour: Colour | None = None
    """What the face stands on; at a table with two of the same the later seat takes the next free one."""

    @property
    def look(self) -> str | None:
        """Both in one word, as others are told: `owl/plum`, `owl`, `/plum`; None: as by chance."""
        return (self.face or "") + (f"/{self.colour}" if self.colour else "") or None


class Me(Struct, frozen=True):
    """Who the caller is."""

    id: str
    kind: Literal["guest", "account", "program"]
    name: str
    settings: PlayerSettings
    created: float


class Change(Struct, forbid_unknown_fields=True, frozen=True):
    """What to change about oneself."""

    name: Name | None = None
    settings: PlayerSettings | None = None


class NewProgram(Struct, forbid_unknown_fields=True, frozen=True):
    """An account for a program of one's own."""

    name: Name


class Program(Struct, frozen=True):
    """A program that may take seats; its token is shown once, when it is made."""

    id: str
    name: str
    created: float
    token: str | None = None


class Programs(Struct, frozen=True):
    """The caller's programs."""

    programs: list[Program]


DistanceKind = Literal["mute", "block"]
"""`mute`: I do not see what they say; `block`: neither sees what the other says, asks the other or sits down
with them at a public table."""


class Distance(Struct, forbid_unknown_fields=True, frozen=True):
    """How far to keep from somebody."""

    kind: DistanceKind


class Distant(Struct, frozen=True):
    """Somebody from whom the caller keeps away."""

    player: str
    name: str
    kind: DistanceKind
    since: float


class Distances(Struct, frozen=True):
    """Everybody from whom the caller keeps away, the latest first; nobody else is told."""

    people: list[Distant]


LONGEST_NOTE = 300  # letters
Reason = Literal["insult", "name", "spoiling", "spam", "other"]
"""`spoiling`: stopping a game for the others; `spam`: advertising, or the same again and again."""


class Report(Struct, forbid_unknown_fields=True, frozen=True):
    """Tell the host of the server about somebody at a table; what was said there last comes along."""

    table: TableId
    player: Annotated[str, Meta(min_length=1, max_length=16)]
    """About whom."""
    reason: Reason
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    """What else there is to say."""


class RatingData(Struct, frozen=True):
    """Skill in one kind of rated game, by openskill's model of Plackett and Luce.

    `mu` is the most likely skill, `sigma` how uncertain it is; both change with every rated game by the
    ranks in it (points, then coins).  `shown` is 1000 + 40 × (mu − 3 × sigma), rounded: skill that is all
    but certain, so that a newcomer begins with 1000 and gains by winning, and by showing in many games how
    good they are.
    """

    mode: str
    players: int
    mu: float
    sigma: float
    shown: int
    """The number people compare."""
    games: int


class Playing(Struct, frozen=True):
    """Where somebody plays, for whoever follows them."""

    name: str
    table: str | None
    """The public game at which they sit just now; None: none, or none that is told to the caller."""


class Statistics(Struct, frozen=True):
    """What a player has done so far."""

    player: str
    name: str
    look: str | None
    """Face and colour (`SeatInfo.look`)."""
    games: int
    wins: float
    """Shared victories count in part."""
    win_share: float | None
    best_points: int | None
    mean_points: float | None
    favourite_cards: dict[str, int]
    """The ten buildings found in most final cities of the latest 1000 games, and in how many."""
    favourite_specials: dict[str, int]
    by_mode: list["ModeStatistics"]
    ratings: list[RatingData]


class ModeStatistics(Struct, frozen=True):
    """The same for one kind of game."""

    mode: str
    players: int
    games: int
    wins: float
    mean_points: float


class Ranking(Struct, frozen=True):
    """The best in one kind of rated game: the first hundred of those who have played five or more."""

    mode: str
    players: int
    ranked: list["Ranked"]


class Ranked(Struct, frozen=True):
    """A place in a ranking."""

    player: str
    name: str
    look: str | None
    shown: int
    games: int
