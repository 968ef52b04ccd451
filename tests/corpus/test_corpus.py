"""Two thousand games, frozen at release 0.1.0, go on every machine and in every version as they did then."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import msgspec
import pytest

from happycity.rules.card_set import CardSet
from happycity.rules.cards import Card, Cards, standard
from happycity.rules.stamp import FIRST
from tools.corpus.following import FILE, Kept, divergence, frozen_games
from tools.corpus.freezing import CELLS, SHARES, frozen

GAMES = 2000
PARTS = 8
MOST_BYTES = 1_500_000

PLANTED = """
from happycity.kernel import turn
from happycity.kernel.layout import Happening
from tools.corpus.following import divergence, frozen_games

def pass_for_two(s, t, w):
    s.coins[s.seat] += 2
    turn.note(w, Happening.PASSED, s.seat, 2, 0, 0)
    return turn.TO_SPECIAL

games = [game for game in frozen_games() if "coin," in game.moves][:2]
print(*map(divergence, games))
turn._pass = pass_for_two
for game in games:
    print(divergence(game), "|", game.moves.split(",").index("coin") + 1)
"""


@cache
def games() -> list[Kept]:
    return frozen_games()


def test_all_kinds_and_all_players_are_there() -> None:
    assert [game.number for game in games()] == list(range(1, GAMES + 1))
    assert len(set(CELLS)) == 32
    kinds = Counter(game.config for game in games())
    assert {kinds[config] for config in CELLS} == {GAMES // len(CELLS), GAMES // len(CELLS) + 1}
    assert {player for game in games() for player in game.players} == set(SHARES)
    assert {game.stamp for game in games()} == {FIRST}
    assert FILE.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_goes_as_it_went(part: int) -> None:
    found = [one for game in games()[part::PARTS] if (one := divergence(game))]
    assert not found, f"{len(found)} games go otherwise; {found[0]} is the first place"


def test_games_are_frozen_as_they_are_played() -> None:
    assert divergence(frozen(1)) is None


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("grocery", lambda card: replace(card, income=card.income + 1)),
        ("school", lambda card: replace(card, inhabitants=card.inhabitants + 1)),
        ("museum", lambda card: replace(card, cost=card.cost + 1)),
        ("house", lambda card: replace(card, hearts=card.hearts + 1)),
    ],
)
def test_a_changed_card_is_caught(card: str, change: Callable[[Card], Card]) -> None:
    other = CardSet(Cards(tuple(change(one) if one.id == card else one for one in standard())))
    bought = [game for game in games()[:200] if f"buy {card}" in game.moves][:10]
    found = [one for game in bought if (one := divergence(game, other))]
    assert len(found) > 5, "but for cities that the card has left again"
    assert str(found[0]).startswith(f"game {found[0].game.number} (")


def test_a_changed_rule_is_caught_where_it_first_matters() -> None:
    """Planted: who takes the coin gets two.  Without compilation, so that it can be."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    words = [sys.executable, "-c", PLANTED]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    before, *after = done.stdout.splitlines()
    assert before == "None None"
    for line in after:
        place, _, number = line.partition(" | ")
        assert f"move {number} of" in place
        assert place.endswith("(coin)")


def test_a_game_that_was_touched_is_caught() -> None:
    game = games()[0]
    other = msgspec.structs.replace(game, digest="0" * len(game.digest))
    assert divergence(other) is not None
    moves = game.moves.replace("draw 1", "draw 2", 1)
    assert divergence(msgspec.structs.replace(game, moves=moves)) is not None
