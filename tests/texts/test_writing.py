"""Every language is written as it should be, in the words of its rule book, and fits its places."""

from importlib.resources import files

import pytest

from happycity.rules.cards import standard
from happycity.texts import LANGUAGES
from tests.texts.writing import PLACES, TERMS, faults

LOCALES = files("happycity.texts").joinpath("locales")
PLANTED = [
    ("en", "greeting = It's late", "straight apostrophe"),
    ("en", 'greeting = A "good" card', "straight apostrophe"),
    ("en", "greeting = Wait...", "three dots"),
    ("en", "greeting = That is -1 heart", "hyphen for a minus"),
    ("en", "greeting = Wait …", "no space before an ellipsis"),
    ("en", "greeting = Choose a pile.", "deck"),
    ("en", "web-table-setup = Before round 1", "longer than 9"),
    ("fr", "greeting = Qui joue ?", "no-break space before"),
    ("fr", "greeting = { $name }!", "no-break space before"),
    ("fr", "greeting = Revenu : 3", "the line can break"),
    ("fr", "greeting = « Oui\N{NO-BREAK SPACE}»", "after «"),
    ("fr", "greeting = La boîte", "1990"),
    ("de", "greeting = Drei Bewohner", "Einwohner"),
    ("pl", "greeting = Wybierz stos.", "talia"),
    ("zh-Hant", "greeting = 小鎮裏", "裡"),
    ("zh-Hant", "greeting = { $player } 的小鎮", "space around a name"),
    ("zh-Hant", "greeting = 你好!", "narrow stop"),
    ("zh-Hant", "greeting = { $n ->\n    [one] 一\n   *[other] 多\n}", "never chosen"),
    ("de", "greeting = { $n ->\n    [few] ein paar\n   *[other] viele\n}", "never chosen"),
    ("zh-Hant", "web-table-setup = 第一輪開始前", "longer than 9"),
]


def sources(language: str) -> list[str]:
    pages = LOCALES.joinpath("web", language)
    paths = [LOCALES.joinpath(f"{language}.ftl"), *pages.iterdir()]
    return [path.read_text(encoding="utf-8") for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_miswritten(language: str) -> None:
    assert [fault for source in sources(language) for fault in faults(language, source)] == []


@pytest.mark.parametrize(("language", "source", "what"), PLANTED)
def test_a_planted_fault_is_found(language: str, source: str, what: str) -> None:
    assert what in " ".join(faults(language, source))


def test_names_of_cards_have_real_apostrophes() -> None:
    names = [name for card in standard() for name in card.names.values()]
    assert [name for name in names if "'" in name or '"' in name] == []


def test_places_and_exceptions_name_messages_that_exist() -> None:
    known = " ".join(sources("en"))
    named = [key for place in PLACES for key in place["messages"]]
    named += [key for terms in TERMS.values() for term in terms for key in term.get("except", ())]
    assert [key for key in named if f"\n{key} = " not in known] == []
