"""Names that look like others, names that cannot be seen, and the names of guests."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from happycity.rules.refusals import Refusal
from happycity.server.model.people import FORMER
from happycity.server.names import clean_name, guest_name, key_of
from happycity.server.protocol.terms import LONGEST_NAME
from happycity.texts import LANGUAGES, Texts


def refusal_of(name: str) -> str:
    with pytest.raises(Refusal) as caught:
        clean_name(name)
    return caught.value.code


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\u00a0\u2003Maria\u3000", "Anna Maria"),  # no-break, em and ideographic space
        ("Ａｎｎａ", "Anna"),
        ("𝒜𝓃𝓃𝒶", "Anna"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz 🏙", "Łukasz 🏙"),
        ("王小明", "王小明"),
        ("Kim 👨‍👩‍👧", "Kim 👨‍👩‍👧"),  # a family: three people, joined
        ("Lea ❤️ 🧑🏽‍🍳", "Lea ❤️ 🧑🏽‍🍳"),  # a heart as a picture, a cook with a tone of skin
        ("Ольга-2", "Ольга-2"),
        ("O'Neill (Jr.)", "O'Neill (Jr.)"),
    ],
)
def test_names_are_kept_in_one_form(written: str, kept: str) -> None:
    assert clean_name(written) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(
    "written",
    [
        "",
        "   ",
        "…!",
        "An\u200bna",  # zero-width space
        "An\u200dna",  # a joiner with nothing to join
        "Anna 👨\u200d",
        "Anna \u200d👨",
        "An\u00adna",  # soft hyphen
        "anna\u202egnp",  # right-to-left override
        "Anna\n",
        "Anna\x00",
        "An\u1680na",  # ogham space: a line, or nothing
        "Anna\u2800",  # braille blank
        "Anna\u3164",  # hangul filler
        "Anna\ufe0f",  # variation selector
        "\u0301Anna",
        "A\u0323\u0324\u0325\u0326nna",  # a heap of accents
        "An\ue000na",  # private use
        "Anna\U000e0041",  # a tag
    ],
)
def test_what_cannot_be_read_is_refused(written: str) -> None:
    assert refusal_of(written) == "name-unreadable"


@pytest.mark.parametrize("written", ["Аnna", "Annа", "Αnna", "Ꭺnna"])  # Cyrillic, Cyrillic, Greek, Cherokee
def test_lookalike_letters_are_refused(written: str) -> None:
    assert refusal_of(written) == "name-mixed"


@pytest.mark.parametrize(
    "written", ["admin", "A D M I N", "Ádmin", "Ａｄｍｉｎ", "Happy-City", "mayor", FORMER]
)
def test_what_would_pass_for_the_house_is_refused(written: str) -> None:
    assert refusal_of(written) == "name-reserved"


def test_a_name_is_measured_as_it_is_kept() -> None:
    assert clean_name("x" * LONGEST_NAME)
    assert refusal_of("x" * (LONGEST_NAME + 1)) == "name-too-long"
    assert refusal_of("\ufdfa" * 2) == "name-too-long"  # one sign, eighteen letters


@pytest.mark.parametrize(
    "other", ["anna", "ANNA", "Ànná", "Ａｎｎａ", "ⓐⓝⓝⓐ", " anna ", "an\u0308na", "anna\x00"]
)
def test_names_are_the_same(other: str) -> None:
    assert key_of(other) == key_of("Anna")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Straße", "Strase"), ("कमल", "कमला"), ("カ", "キ")]
)
def test_names_are_different(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


def test_a_key_is_at_most_twice_as_long_as_the_name() -> None:
    """The database has room for no more."""
    for code in range(0x30000):  # further on nothing folds
        letter = unicodedata.normalize("NFKC", chr(code))
        assert len(key_of(letter)) <= 2 * len(letter), hex(code)


@given(st.text(max_size=LONGEST_NAME))
def test_any_text_is_kept_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert name.isprintable()
    assert 1 <= len(name) <= LONGEST_NAME
    assert clean_name(name) == name
    assert key_of(name) == key_of(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guest_name_is_a_good_name_that_fits_a_seat(language: str) -> None:
    texts = Texts(language)
    words = texts.message("guest-words").split()
    names = [texts.message("guest-name", word=word, number=99) for word in words]
    assert len(set(map(key_of, words))) == len(words)
    assert [clean_name(name) for name in names] == names
    assert [name for name in names if len(name) > 12] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_called_by_the_id_in_the_own_language(language: str) -> None:
    names = [guest_name(f"{player:016x}", language) for player in range(200)]
    assert guest_name(f"{7:016x}", language) == names[7]
    assert len(set(names)) > 190
    words = Texts(language).message("guest-words").split()
    assert all(name.rstrip("0123456789").strip() in words for name in names)
