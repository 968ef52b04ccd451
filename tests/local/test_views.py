"""A table without a server shows what the server shows: the same bytes, at every step."""

import pytest

from tests.local.views import KINDS, SOME_CELLS, differences, secrets_of


def test_a_browser_plays_the_games_of_the_server() -> None:
    assert differences([(config, secrets_of(config, 1)[0]) for config in SOME_CELLS]) == []


@pytest.mark.full
def test_a_browser_plays_every_kind_of_game_of_the_server() -> None:
    assert differences([(config, secret) for config in KINDS for secret in secrets_of(config, 1)]) == []
