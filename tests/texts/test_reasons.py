"""Why a bot chose its move, and what its levels are called, in every language."""

import re

import pytest

from happycity.bots import LEVELS
from happycity.rules.cards import COLOURS
from happycity.texts import LANGUAGES, Texts
from tests.texts.catalogues import messages, placeholders
from tests.texts.test_complete import SOURCES

SEATS = ("Ann", "Bob", "Cy")
REASONS: dict[str, dict[str, object]] = {
    "told": {"text": "It felt right."},
    "own-program": {},
    "chance": {},
    "market": {"colour": "blue"},
    "keep": {},
    "discard": {"card": "steelworks"},
    "draw": {"deck": 3},
    "save": {"coins": 4},
    "buy-special": {"card": "museum", "special": "pirate_ship"},
    "buy-income": {"card": "shoe_shop"},
    "buy-hearts": {"card": "amusement_park"},
    "buy-inhabitants": {"card": "house"},
    "buy-cheap": {"card": "grocery"},
    "take": {"card": "statue_of_liberty"},
    "decline": {},
    "destroy": {"card": "happy_market"},
    "give": {"to": 1},
    "copy": {"card": "great_wall"},
    "refuse": {},
    "imagined": {"share": 63, "other": 58, "games": 400},
    "foreseen": {"share": 63, "other": 58, "games": 400},
    "worked-out": {"share": 63, "other": 58, "games": 0},
}
GIVEN = re.compile(r'\bReason\(\s*"([a-z-]+)"')
LONGEST_ABOUT = 90


def reason(language: str, code: str) -> str:
    return Texts(language).reason(code, REASONS[code], SEATS)


def test_the_table_has_every_reason_of_the_catalogue() -> None:
    assert [key for key in messages("en") if key.startswith("why-")] == [f"why-{code}" for code in REASONS]


def test_every_reason_of_the_bots_is_in_the_catalogue() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCES / "bots").rglob("*.py"))
    found = set(GIVEN.findall(text))
    assert "chance" in found
    assert sorted(found - REASONS.keys()) == []


def words_for(texts: Texts, name: str, value: object) -> str:
    """How a fact of a reason is said."""
    if name in ("card", "special"):
        return texts.card(str(value))
    if name == "deck":
        return texts.deck(int(str(value)))
    return SEATS[int(str(value))] if name == "to" else str(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_one_sentence(language: str) -> None:
    sentences = {code: reason(language, code) for code in REASONS}
    assert {code: said for code, said in sentences.items() if not said.endswith((".", "。"))} == {}
    assert {code: said for code, said in sentences.items() if len(said.splitlines()) != 1} == {}
    assert {code: said for code, said in sentences.items() if set("{_") & set(said)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_reason_is_told(language: str) -> None:
    texts = Texts(language)
    silent = [
        (code, name)
        for code, facts in REASONS.items()
        for name, value in facts.items()
        if name in {*placeholders(language, f"why-{code}"), "card", "special", "to"} - {"colour"}
        and words_for(texts, name, value) not in reason(language, code)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_reason_is_translated(language: str) -> None:
    assert [code for code in REASONS if code != "told" and reason(language, code) == reason("en", code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_of_a_market_has_its_own_sentence(language: str) -> None:
    texts = Texts(language)
    assert len({texts.reason("market", {"colour": colour}) for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_a_name_is_a_seat(language: str) -> None:
    texts = Texts(language)
    assert texts.seat(2) in texts.reason("give", {"to": 2})


def test_english_wording() -> None:
    assert reason("en", "market").startswith("The special buildings ask for blue cards most often")
    assert reason("en", "buy-special") == "With Museum, the special building Pirate Ship is within my reach."
    assert reason("en", "save").startswith("I have 4 coins and I am saving")
    assert reason("en", "imagined") == (
        "I imagined 400 games: this move wins 63% of the time, the best of the others 58%."
    )


@pytest.mark.parametrize(("games", "word"), [(1, "grę"), (2, "gry"), (5, "gier"), (22, "gry"), (25, "gier")])
def test_polish_games(games: int, word: str) -> None:
    sentence = Texts("pl").reason("imagined", {"share": 63, "other": 58, "games": games})
    assert re.search(rf"\b{games} {word}:", sentence)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "60,000", "63%"),
        ("fr", "60\N{NARROW NO-BREAK SPACE}000", "63\N{NO-BREAK SPACE}%"),
        ("de", "60.000", "63\N{NO-BREAK SPACE}%"),
        ("pl", "60\N{NO-BREAK SPACE}000", "63%"),
        ("zh-Hant", "60,000", "63%"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, number: str, share: str) -> None:
    sentence = Texts(language).reason("imagined", {"share": 63, "other": 58, "games": 60_000})
    assert number in sentence
    assert share in sentence


def test_what_a_program_says_stays_one_bearable_line() -> None:
    line = Texts().reason("told", {"text": "first\nsecond\t\x1b[31m" + "x" * 500})
    assert line.startswith("first second ")
    assert len(line) < 150
    assert line.isprintable()


def test_what_is_missing_is_named() -> None:
    with pytest.raises(LookupError, match=r"en\.ftl has no message 'why-nonsense'"):
        Texts().reason("nonsense", {})
    with pytest.raises(LookupError, match=r"why-give: .*player"):
        Texts().reason("give", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_short_description(language: str) -> None:
    texts = Texts(language)
    abouts = {texts.about_level(level) for level in LEVELS}
    assert len({texts.level(level) for level in LEVELS}) == len(abouts) == len(LEVELS) == 6
    assert all(len(about) <= LONGEST_ABOUT and about.endswith((".", "。")) for about in abouts)


def test_no_level_is_left_over() -> None:
    keys = [key for level in LEVELS for key in (f"level-{level}", f"level-{level}-about")]
    assert [key for key in messages("en") if key.startswith("level-")] == keys
