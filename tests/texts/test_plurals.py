"""Numbers and nouns agree, and every number of an effect stands in its sentence."""

import re

import pytest

from happycity.rules.cards import VERBS, Effect, standard
from happycity.texts import LANGUAGES, Texts

COINS = [
    ("en", {0: "0 coins", 1: "1 coin", 2: "2 coins", 21: "21 coins"}),
    ("fr", {0: "0 pièce", 1: "1 pièce", 2: "2 pièces"}),
    ("de", {0: "0 Münzen", 1: "1 Münze", 2: "2 Münzen"}),
    ("pl", {0: "0 monet", 1: "1 moneta", 2: "2 monety", 5: "5 monet", 12: "12 monet", 22: "22 monety"}),
    ("zh-Hant", {0: "0 元", 1: "1 元", 5: "5 元"}),
]
TOKENS = ("żeton", "żetony", "żetonów", "żetony")


@pytest.mark.parametrize(("language", "expected"), COINS)
def test_coins(language: str, expected: dict[int, str]) -> None:
    texts = Texts(language)
    assert {coins: texts.message("amount-coins", coins=coins) for coins in expected} == expected


@pytest.mark.parametrize(("number", "expected"), [(1, "monetę"), (2, "monety"), (5, "monet"), (22, "monety")])
def test_polish_coins_after_a_verb(number: int, expected: str) -> None:
    texts = Texts("pl")
    assert texts.message("coins-taken", coins=number) == f"{number} {expected}"
    assert texts.message("amount-price", price=number) == f"{number} {expected}"
    assert texts.message("for-price", price=number) == f"za {number} {expected}"


@pytest.mark.parametrize(
    ("key", "fact", "words"),
    [
        ("amount-hearts", "hearts", ("serce", "serca", "serc", "serca")),
        ("amount-inhabitants", "inhabitants", ("mieszkaniec", "mieszkańców", "mieszkańców", "mieszkańców")),
        ("amount-points", "points", ("punkt", "punkty", "punktów", "punkty")),
        ("amount-cards", "cards", ("karta", "karty", "kart", "karty")),
        ("amount-tokens", "token_count", tuple(f"{word} Stop-Zilla" for word in TOKENS)),
    ],
)
def test_polish_amounts(key: str, fact: str, words: tuple[str, ...]) -> None:
    found = [Texts("pl").message(key, **{fact: number}) for number in (1, 2, 5, 22)]
    assert found == [f"{number} {word}" for number, word in zip((1, 2, 5, 22), words, strict=True)]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "1 takes part", "2 take part"),
        ("de", "macht 1 Person mit", "machen 2 Personen mit"),
        ("fr", "1 personne participe", "2 personnes participent"),
        ("pl", "liczba osób to 1", "liczba osób to 2"),
        ("zh-Hant", "1 人參加", "2 人參加"),
    ],
)
def test_one_is_too_few(language: str, one: str, several: str) -> None:
    said = [Texts(language).message("refusal-too-few-people", found=n, known=3) for n in (1, 2)]
    assert one in said[0]
    assert several in said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_no_hyphen(language: str) -> None:
    said = Texts(language).message("amount-hearts", hearts=-12)
    assert said.startswith("−12")
    assert "-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_pay_is_free(language: str) -> None:
    assert not any(letter.isdigit() for letter in Texts(language).message("for-price", price=0))


def numbers_of(effect: Effect) -> set[str]:
    flags = VERBS[effect.do].flags
    return {str(number) for name, number in effect.numbers.items() if name not in flags}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_an_effect_is_told(language: str) -> None:
    texts = Texts(language)
    effects = [(card, card.effect) for card in standard() if card.effect]
    assert len(effects) > 20
    kept_back = {
        card.id: numbers_of(effect) - set(re.findall(r"\d+", texts.effect(card))) for card, effect in effects
    }
    assert {card: numbers for card, numbers in kept_back.items() if numbers} == {}
