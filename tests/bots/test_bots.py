"""Every bot: legal, deterministic, blind to what is hidden, and the better one better."""

from collections.abc import Iterator
from itertools import product

import pytest

from happycity import Config, Game
from happycity.bots import NAMES, UnknownBot, bot, bot_seed
from happycity.rules.seeds import Seed

CELLS = [
    Config(players, specials, grozilla, "sum" if players == 3 else "product")
    for players, specials, grozilla in product((2, 3, 4, 5), ("family", "expert"), (False, True))
]


def decisions(config: Config, names: tuple[str, ...], seed: Seed) -> Iterator[tuple[Game, int]]:
    """Every position in which a bot was asked, and what it chose."""
    game = Game.new(config, seed)
    bots = [bot(names[seat % len(names)], bot_seed(seed, seat)) for seat in range(config.players)]
    while (seat := game.seat) is not None:
        view = game.view(seat)
        action = bots[seat].choose(view)
        yield game, action
        game = game.play_action(action)


@pytest.mark.parametrize("config", CELLS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_always_chooses_a_legal_move(name: str, config: Config) -> None:
    for game, action in decisions(config, (name,), "legal"):
        assert action in game.legal_actions


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_the_same_seed_gives_the_same_game(name: str, config: Config) -> None:
    once = [action for _, action in decisions(config, (name,), "same")]
    again = [action for _, action in decisions(config, (name,), "same")]
    other = [action for _, action in decisions(config, (name,), "other")]
    assert once == again != other


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_a_hidden_order_changes_no_choice(name: str, config: Config) -> None:
    for number, (game, _) in enumerate(decisions(config, ("random",), "hidden")):
        seat = game.seat
        assert seat is not None
        view = game.view(seat)
        elsewhere = Game(view.imagined(f"world {number}"), game._streams).view(seat)
        assert elsewhere == view
        assert bot(name, number).choose(elsewhere) == bot(name, number).choose(view)


def test_greedy_beats_random_clearly() -> None:
    won, games = 0, 40
    for number in range(games):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        *_, (game, action) = decisions(Config(), names, f"match {number}")
        won += game.play_action(action).scores().winners == (names.index("greedy"),)
    assert won / games >= 0.85


def test_random_is_uniform() -> None:
    view = Game.new(Config(), 1).view(0)
    chosen = [bot("random", seed).choose(view) for seed in range(600)]
    counts = [chosen.count(action) for action in view.legal_actions]
    assert len(counts) == 3
    assert min(counts) > 150


def test_each_seat_has_a_stream_of_its_own() -> None:
    assert len({bot_seed(seed, seat) for seed in ("1-1", "1-2") for seat in range(5)}) == 10


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot("genius", 1)
    assert refused.value.facts == {"found": "genius", "known": list(NAMES)}
