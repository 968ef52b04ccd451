"""Every refusal has a sentence of one line in every language."""

from pathlib import Path

import pytest

from happycity.codes import Code
from happycity.rules import BadMove, BadPosition, BadRecord, Game, IllegalMove, Refusal
from happycity.rules.record import difference
from happycity.texts import LANGUAGES, Texts
from tests.texts import refused
from tests.texts.test_complete import FLAWS


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Refusal]:
    folder: Path = tmp_path_factory.mktemp("refusals")
    return {code: refused.refusal_of(way, folder) for code, way in refused.all_ways()}


@pytest.mark.full
def test_every_kind_is_brought_about(refusals: dict[str, Refusal]) -> None:
    """But for the right one of two equal cards, which no text can name, and what only a browser can lack."""
    elsewhere = {Code.SAME_CARD, Code.UNLEARNED}
    assert {refusal.code for refusal in refusals.values()} == {*Code} - elsewhere
    assert all(code.startswith(refusal.code) for code, refusal in refusals.items())


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_one_full_line(language: str, refusals: dict[str, Refusal]) -> None:
    texts = Texts(language)
    for refusal in refusals.values():
        line = texts.refusal(refusal)
        assert len(line.splitlines()) == 1
        assert "{" not in line
        assert line.endswith((".", "?", "。", "？"))


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_is_named(language: str, refusals: dict[str, Refusal]) -> None:
    texts = Texts(language)
    sentences = {code: texts.refusal(refusal) for code, refusal in refusals.items()}
    assert "fly away" in sentences["unknown-move"]
    assert "musem" in sentences["unknown-card"]
    assert texts.card("museum") in sentences["too-poor"]
    assert {"4", "2"} <= set(sentences["too-poor"])
    assert texts.colour("blue") in sentences["market-taken"]
    assert texts.colour("green") in sentences["condition-unmet"]


@pytest.mark.full
def test_english_wording(refusals: dict[str, Refusal]) -> None:
    sentences = {code: Texts().refusal(refusal) for code, refusal in refusals.items()}
    assert sentences["too-poor"] == (
        "Museum costs 4 coins and you have 2 coins: take the coin, or buy something cheaper."
    )
    assert sentences["unknown-move"].endswith("give, copy, refuse.")
    assert sentences["condition-unmet"].startswith("Castle needs 1 × green, 1 × purple in your city")
    assert sentences["too-many-tokens-at-place"].startswith("bank: there are only 3")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("flaw", sorted(FLAWS))
def test_every_flaw_is_told(language: str, flaw: str) -> None:
    texts = Texts(language)
    refusal = BadPosition(Code.IMPOSSIBLE_POSITION, reason=flaw, phase="buy", seat=1)
    assert texts.refusal(refusal).endswith(texts.message(f"flaw-{flaw}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_one_of_two_equal_cards(language: str) -> None:
    texts = Texts(language)
    assert texts.card("museum") in texts.refusal(
        IllegalMove(Code.SAME_CARD, card="museum", move="buy museum")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_of_a_browser_that_cannot_load_what_it_learned(language: str) -> None:
    line = Texts(language).refusal(Refusal(Code.UNLEARNED))
    assert len(line) > 30
    assert line.endswith((".", "。"))


def test_tokens_that_are_not_enough() -> None:
    game = Game.from_text(f"{refused.GROZILLA} 0.tokens=blue 0.coins=1")
    with pytest.raises(IllegalMove) as caught:
        game.play("buy zoo with blue")
    assert (
        Texts()
        .refusal(caught.value)
        .startswith("Zoo costs 8 coins; your 1 coin and 1 Stop-Zilla token are not")
    )


def test_the_place_in_a_file_comes_first(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        refused.broken_file(tmp_path)
    assert Texts().refusal(caught.value).startswith("games.jsonl, line 3: This is not a record")


def test_the_number_of_the_move_comes_first() -> None:
    with pytest.raises(Refusal) as caught:
        difference(refused.changed(moves=["draw 1", "draw 9"]))
    caught.value.facts.update(file="games.jsonl", line=3)
    assert Texts().refusal(caught.value).startswith("games.jsonl, line 3, move 2: “draw 9”")
    assert Texts("zh-Hant").refusal(caught.value).startswith("games.jsonl、第 3 行、第 2 步：")


def test_long_and_dirty_input_stays_one_bearable_line() -> None:
    refusal = BadRecord(Code.NOT_A_RECORD, reason="first\nsecond\t\x1b[31m" + "x" * 500)
    line = Texts().refusal(refusal)
    assert len(line) < 250
    assert line.isprintable()


@pytest.mark.parametrize("known", [[], ["museum"], ["museum", "house"]])
def test_any_number_of_choices(known: list[str]) -> None:
    line = Texts("de").refusal(BadMove(Code.UNKNOWN_CARD, move="buy x", found="x", known=known))
    assert all(choice in line for choice in known)
