"""French writes "de Bruno" and "d’Olga", in the catalogue and in the client."""

import pytest

from happycity.texts import Texts
from happycity.texts.elision import de

NAMES = (
    ("Bruno", "de Bruno"),
    ("Olga", "d’Olga"),
    ("Élise", "d’Élise"),
    ("Œdipe", "d’Œdipe"),
    ("Hugo", "d’Hugo"),
    ("Hélène", "d’Hélène"),
    ("Hans", "de Hans"),
    ("Heinz", "de Heinz"),
    ("Yann", "de Yann"),
    ("Yvonne", "d’Yvonne"),
    ("布魯諾", "de 布魯諾"),
    ("7", "de 7"),
    ("", "de "),
)


@pytest.mark.parametrize(("name", "said"), NAMES)
def test_a_name_decides(name: str, said: str) -> None:
    assert de(name) == said


def test_the_sentences_ask_for_it() -> None:
    assert Texts("fr").message("sheet-winner", player="Olga", points=3).startswith("Victoire d’Olga avec")
    assert Texts("fr").message("sheet-winner", player="Bruno", points=3).startswith("Victoire de Bruno avec")
