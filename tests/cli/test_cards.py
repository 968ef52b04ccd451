import json
from itertools import cycle
from pathlib import Path

import pytest

from happycity.rules.cards import LANGUAGES, Kind, standard
from tests.cli.conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"


def test_all_cards_are_shown(run: Run) -> None:
    done = run("cards")
    assert done.status == 0
    assert all(card.names["en"] in done.out for card in standard() if len(card.names["en"]) < 12)
    assert all(len(line) <= 80 for line in done.out.splitlines())


@pytest.mark.parametrize("kind", list(Kind))
def test_cards_of_one_kind(run: Run, kind: Kind) -> None:
    facts = json.loads(run("cards", "--kind", kind, "--json").out)
    assert [fact["id"] for fact in facts] == [card.id for card in standard().of_kind(kind)]


@pytest.mark.parametrize("name", ["museum", "Museum", "MUSÉE", "musee", "Muzeum", "博物館", "muse"])
def test_a_card_is_found_by_its_names(run: Run, name: str) -> None:
    assert json.loads(run("cards", name, "--json").out)["id"] == "museum"


def test_every_card_in_detail_in_every_language(run: Run) -> None:
    for language, card in zip(cycle(LANGUAGES), standard(), strict=False):
        done = run("cards", card.id, "--language", language)
        assert done.status == 0
        assert card.names["zh-Hant"] in done.out


def test_a_reconstruction_is_called_one(run: Run) -> None:
    assert "RECONSTRUCTION, no source vouches for: effect" in run("cards", "Big", "Ben").out
    assert "RECONSTRUCTION" not in run("cards", "museum").out


def test_bad_input(run: Run) -> None:
    assert "unknown card 'musuem'; did you mean museum?\n" in run("cards", "musuem").refused()
    assert "'musem'; did you mean museum, factory or house?\n" in run("cards", "musem").refused()
    assert "'qqqq'; `happycity cards` lists them all\n" in run("cards", "qqqq").refused()
    assert "unknown card ''" in run("cards", "").refused()
    assert "known: building" in run("cards", "--kind", "castle").refused()
    assert "known: en" in run("cards", "--language", "xx").refused()


def test_the_page_is_up_to_date(run: Run) -> None:
    assert run("cards", "--markdown").out == PAGE.read_text(encoding="utf-8")
