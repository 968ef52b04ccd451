"""Which game the hunt plays: any kind, any company, any deal; the same for the same seed and number."""

from dataclasses import dataclass
from random import Random

import msgspec

from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of
from happycity.server.game.seating import ID_LENGTH, LETTERS
from happycity.server.model.tables import Options, Seat, StoredTable
from happycity.server.protocol.terms import LONGEST_NAME
from happycity.texts import LANGUAGES

THEMES = ("light", "dark")
LEVELS = ("newcomer", "resident", "shopkeeper")
BEGAN = 1_700_000_000.0

COMPANIES = {"bots": 6, "home": 2, "friend": 2, "watching": 1}
"""Against bots; people who share a device; with somebody who sits elsewhere; as a spectator: how often."""

NAMES = {
    "en": ("Bartholomew Featherstone", "Wilhelmina Montgomery-Wu", "Bo", "Anna-Louise Worthington"),
    "fr": ("Marie-Antoinette Lefèvre", "Jean-Baptiste Charpentie", "Zoé", "Guillemette Dumoulin-May"),
    "de": ("Hubertus Graf Schwarzenau", "Donaudampfschifffahrtska", "Uwe", "Maximiliane Oberammergau"),
    "pl": ("Grzegorz Brzęczyszczykie", "Małgorzata Świętochowska", "Ola", "Włodzimierz Szczęśniewsk"),
    "zh-Hant": (
        "歐陽修文忠公後人之快樂城市建設局長",
        "小明",
        "司馬光與文彥博共同管理的快樂市長家",
        "諸葛孔明",
    ),
}
"""As long as names may be, and short ones between them."""
TEMPERS = ("builder", "random", "saver")


@dataclass(frozen=True, slots=True)
class Deal:
    """A game of the hunt before its first move, and how it is looked at."""

    number: int
    table: StoredTable
    company: str
    language: str
    theme: str
    touch: bool
    explicit_end: bool
    temper: str


def deal(seed: str, number: int, viewer: str, other: str, languages: tuple[str, ...], touch: bool) -> Deal:
    """Languages, themes and devices take turns; everything else is drawn by lot."""
    rng = Random(f"{seed} {number}")
    config = Config(
        players=rng.choice((2, 3, 4, 5)),
        specials=rng.choice(("family", "expert")),
        grozilla=rng.random() < 0.6,
        scoring=rng.choice(("product", "product", "sum")),
    )
    language = languages[number % len(languages)]
    company = rng.choices(list(COMPANIES), list(COMPANIES.values()))[0]
    return Deal(
        number=number,
        table=_table(config, rng, _seats(config.players, company, language, viewer, other, rng)),
        company=company,
        language=language,
        theme=THEMES[number % len(THEMES)],
        touch=touch,
        explicit_end=company == "home" or rng.random() < 0.2,
        temper=rng.choice(TEMPERS),
    )


def choose(rng: Random, temper: str, legal: list[str]) -> str:
    """A builder's city grows quickly, a saver's purse becomes large, and the others' are like nobody's."""
    wanted = {"builder": ("buy", "take"), "saver": ("coin", "take"), "random": ()}[temper]
    liked = [move for move in legal if move.startswith(wanted)] if wanted and rng.random() < 0.7 else []
    return rng.choice(liked or legal)


def _seats(players: int, company: str, language: str, viewer: str, other: str, rng: Random) -> list[Seat]:
    names = [name[:LONGEST_NAME] for name in rng.sample(NAMES[language], len(NAMES[language]))]
    people = {
        "bots": [viewer],
        "home": [viewer] * min(players, rng.choice((2, 3, 4))),
        "friend": [viewer, other],
        "watching": [other],
    }[company]
    sitting = [Seat(0, "person", who, name) for who, name in zip(people, names, strict=False)]
    levels = rng.choices(LEVELS, k=players - len(sitting))
    sitting += [Seat(0, "bot", None, level, level) for level in levels]
    rng.shuffle(sitting)
    return sitting


def _table(config: Config, rng: Random, sitting: list[Seat]) -> StoredTable:
    secret = rng.randbytes(32).hex()
    options = Options(rated=False, clock=None, chat="everybody", pause_ms=0)
    seats = [Seat(n, one.kind, one.player, one.name, one.bot) for n, one in enumerate(sitting)]
    return StoredTable(
        id="".join(rng.choices(LETTERS, k=ID_LENGTH)),
        status="playing",
        config=msgspec.json.encode(config.to_dict()).decode(),
        options=msgspec.json.encode(options).decode(),
        host=next(one.player for one in seats if one.player),
        public=False,
        secret=secret,
        commitment=commitment_of(secret),
        bot_seed=rng.randbytes(16).hex(),
        created=BEGAN,
        seats=tuple(seats),
        first=0,
        began=BEGAN,
    )


ALL_LANGUAGES = tuple(LANGUAGES)
