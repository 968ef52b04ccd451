"""The same results however the work is shared."""

import pytest

from happycity.arena import playing
from happycity.arena.cluster import NoCluster, check_address, on_cluster
from happycity.arena.results import play_games
from tests.arena import play_tournament, timeless, tournament


def test_processes_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "WORTH_A_POOL", 0.0)
    monkeypatch.setattr(playing, "LARGEST_CHUNK", 3)
    arena = tournament("random", "greedy")
    shared = playing.results(arena, range(1, 11), processes=2, ray=None)
    assert timeless(shared) == timeless(play_tournament(10, "random", "greedy"))


def test_any_part_of_a_tournament_is_part_of_the_whole() -> None:
    part = playing.results(tournament("random", "greedy"), range(4, 7), processes=1, ray=None)
    assert timeless(part) == timeless(play_tournament(6, "random", "greedy"))[3:]


def test_nothing_to_play() -> None:
    arena = tournament("random")
    assert list(playing.results(arena, range(5, 5), processes=2, ray=None)) == []
    assert list(playing.results(arena, range(5, 5), processes=2, ray="127.0.0.1:1")) == []


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999"])
def test_a_dead_address_is_told_soon(address: str) -> None:
    with pytest.raises(NoCluster) as refused:
        check_address(address)
    assert refused.value.facts["address"] == address


def test_a_local_ray_changes_nothing() -> None:
    pytest.importorskip("ray", reason="make test-extras has it")
    arena = tournament("random", "greedy")
    tasks = ((arena, range(number, number + 1)) for number in range(1, 5))
    shared = [result for chunk in on_cluster(play_games, tasks, "local") for result in chunk]
    assert timeless(shared) == timeless(play_tournament(4, "random", "greedy"))
