"""What a browser knows of the kernel's memory and of the cards is made from these."""

import pytest

from tools.layouts import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_it_is_up_to_date(name: str) -> None:
    """`make docs` writes it."""
    assert (FOLDER / name).read_text("utf-8") == FILES[name]()
