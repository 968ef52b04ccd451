"""Every bot: legal, deterministic, blind to what is hidden, and the better one better."""

from collections.abc import Iterator

import pytest

from happycity import Config, Game
from happycity.bots import NAMES, UnknownBot, bot, bot_seed, check_spec
from happycity.bots.levels import LEVELS
from happycity.kernel.compiling.jit import config as numba
from happycity.rules.seeds import Seed
from happycity.testing import ALL_CELLS, cell_id, check_bot
from tests.bots import compiled_only

CELLS = ALL_CELLS[::5] if numba.DISABLE_JIT else ALL_CELLS
POSITIONS = 2 if numba.DISABLE_JIT else 20
GAMES = 60
PLAIN = ("random", "greedy", "builder", "policy")
QUICK = (
    (*PLAIN, "flat:6", "search:8", "search:8:2", "mind:8")
    if numba.DISABLE_JIT
    else (*PLAIN, "flat:60", "search:40", "search:40:2", "mind:40")
)


def decisions(config: Config, names: tuple[str, ...], seed: Seed) -> Iterator[tuple[Game, int]]:
    """Every position in which a bot was asked, and what it chose."""
    game = Game.new(config, seed)
    bots = [bot(names[seat % len(names)], bot_seed(seed, seat)) for seat in range(config.players)]
    while (seat := game.seat) is not None:
        view = game.view(seat)
        action = bots[seat].choose(view)
        yield game, action
        game = game.play_action(action)


def share_won(better: str, worse: str) -> float:
    """Of games of two players, each beginning half of them."""
    won = 0
    for number in range(GAMES):
        names = (better, worse) if number % 2 else (worse, better)
        *_, (game, action) = decisions(Config(), names, f"match {number}")
        won += game.play_action(action).scores().winners == (names.index(better),)
    return won / GAMES


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
@pytest.mark.parametrize("spec", QUICK)
def test_a_bot_is_legal_reproducible_and_blind(spec: str, config: Config) -> None:
    report = check_bot(spec, positions=POSITIONS, cells=[config])
    assert report.asked == POSITIONS


@pytest.mark.parametrize("spec", PLAIN)
@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_a_bot_plays_a_whole_game(spec: str, config: Config) -> None:
    for game, action in decisions(config, (spec,), "legal"):
        assert action in game.legal_actions


@pytest.mark.parametrize("spec", PLAIN)
@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_the_same_seed_gives_the_same_game(spec: str, config: Config) -> None:
    once = [action for _, action in decisions(config, (spec,), "same")]
    again = [action for _, action in decisions(config, (spec,), "same")]
    other = [action for _, action in decisions(config, (spec,), "other")]
    assert once == again != other


@compiled_only
def test_greedy_beats_random_clearly() -> None:
    assert share_won("greedy", "random") >= 0.85


@compiled_only
def test_builder_beats_greedy() -> None:
    assert share_won("builder", "greedy") >= 0.6


@compiled_only
def test_the_net_beats_builder_at_a_glance() -> None:
    assert share_won("policy", "builder") >= 0.6


def test_random_is_uniform() -> None:
    view = Game.new(Config(), 1).view(0)
    chosen = [bot("random", seed).choose(view) for seed in range(600)]
    counts = [chosen.count(action) for action in view.legal_actions]
    assert len(counts) == 3
    assert min(counts) > 150


def test_each_seat_has_a_stream_of_its_own() -> None:
    assert len({bot_seed(seed, seat) for seed in ("1-1", "1-2") for seat in range(5)}) == 10


def test_every_bot_can_be_asked_for_by_name() -> None:
    assert set(PLAIN) | {"flat", "search", "mind"} | set(LEVELS) == set(NAMES)
    for name in NAMES:
        check_spec(name)
        assert bot(name, 1).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    for spec in ("genius", "genius:5", "", ":5", "Search:5"):
        with pytest.raises(UnknownBot) as refused:
            bot(spec, 1)
        assert refused.value.code == "unknown-bot"
        assert refused.value.facts == {"found": spec, "known": list(NAMES)}


@pytest.mark.parametrize("name", [*PLAIN, *LEVELS])
def test_a_bot_without_a_budget_takes_none(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        check_spec(f"{name}:200ms")
    assert refused.value.code == "no-budget"
    assert refused.value.facts == {"found": f"{name}:200ms", "bot": name}
