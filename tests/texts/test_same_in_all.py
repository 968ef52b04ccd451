"""The five files say the same things: same messages, same placeholders, nothing that Fluent would skip."""

from collections import Counter

import pytest
from fluent.syntax import ast

from happycity.rules.cards import standard
from happycity.texts import LANGUAGES
from tests.texts.catalogues import entries, messages, placeholders

TRANSLATIONS = LANGUAGES[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_file_is_understood(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_there_twice(language: str) -> None:
    counts = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_placeholders(language: str) -> None:
    different = {
        key: placeholders(language, key) ^ placeholders("en", key)
        for key in messages("en")
        if placeholders(language, key) != placeholders("en", key)
    }
    assert different == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_sentences_are_translated(language: str) -> None:
    """Whole sentences that read the same in two languages were forgotten."""
    sentences = [
        key for key, message in messages("en").items() if key.split("-")[0] in ("effect", "refusal", "help")
    ]
    assert [key for key in sentences if messages(language)[key].equals(messages("en")[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_named_in_the_catalogue(language: str) -> None:
    """Names come from the card files; short ones can be part of ordinary words, so long ones are sought."""
    text = " ".join(str(message.value.to_json()) for message in messages(language).values() if message.value)
    names = {card.names[language] for card in standard() if len(card.names[language]) > 12}
    assert [name for name in names if name in text] == []
