"""Who plays whom: every rotation of every deal, the same shuffles, every line-up equally often."""

from collections import Counter

import pytest

from happycity.arena.match import play_match
from happycity.rules.config import Config
from tests.arena import tournament


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_rotation_of_a_deal_is_played(players: int) -> None:
    bots = ("a", "b", "c", "d", "e")[:players]
    games = [tournament(*bots, config=Config(players)).seating(game) for game in range(1, players + 1)]
    assert {game.deal for game in games} == {1}
    assert [game.rotation for game in games] == list(range(players))
    for seat in range(players):
        assert sorted(game.bots[seat] for game in games) == sorted(bots)
    for game in games:  # rotated, not shuffled: everybody keeps his neighbours
        turned = game.bots.index("a")
        assert game.bots[turned:] + game.bots[:turned] == bots


def test_the_games_of_a_deal_have_the_same_shuffles_and_no_others() -> None:
    arena = tournament("random", "greedy", config=Config(2, "expert", True))
    setups = []
    for number in range(1, 7):
        seating = arena.seating(number)
        setups.append(play_match(arena.config, seating.bots, seating.seed).game.setup)
    assert setups[0] == setups[1] != setups[2] == setups[3] != setups[4] == setups[5]


def test_too_few_bots_are_repeated_in_turn() -> None:
    assert tournament("a", "b", config=Config(5)).lineups == (("a", "b", "a", "b", "a"),)
    assert tournament("a", "b", "b", config=Config(3)).lineups == (("a", "b", "b"),)


def test_of_too_many_bots_every_choice_has_its_turn() -> None:
    arena = tournament("a", "b", "c", "d")
    games = 2 * 6 * 4
    met = Counter(frozenset(arena.seating(game).bots) for game in range(1, games + 1))
    assert len(met) == 6
    assert set(met.values()) == {games // 6}
    seats = Counter(arena.seating(game).bots[0] for game in range(1, games + 1))
    assert set(seats.values()) == {games // 4}


def test_neighbours_change_sides() -> None:
    arena = tournament("a", "b", "c", config=Config(3))
    assert arena.seating(1).bots == ("a", "b", "c")
    assert arena.seating(4).bots == ("c", "b", "a")


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = tournament("a", config=Config(3))
    assert [arena.whole_deals(games) for games in (1, 3, 4, 2000)] == [3, 3, 6, 2001]


def test_a_time_budget_is_not_repeatable() -> None:
    assert tournament("search:5000", "search:5000:2", "master", "cmd:./my_bot 2s.txt").repeatable
    assert not tournament("search").repeatable
    assert not tournament("random", "search:200ms").repeatable
    assert not tournament("search:1.5s:2").repeatable
    assert not tournament("mind").repeatable
    assert not tournament("mind@new.npz:20ms").repeatable
    assert tournament("mind:400", "mind@new.npz:400", "policy").repeatable


def test_seeds_are_those_of_the_deals() -> None:
    assert [tournament("a").seating(game).seed for game in (1, 2, 3)] == ["tests-1", "tests-1", "tests-2"]
