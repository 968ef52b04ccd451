"""Decisions judged on a card, here by the twin that runs the card's kernels on the processor."""

from collections.abc import Iterator

import pytest

from happycity.arena.match import play_match
from happycity.review.decisions import decisions_of, decisions_of_games
from happycity.review.judge import Asking, Depth, Rehearsal
from happycity.review.together import Hall
from happycity.rules.config import Config
from happycity.rules.history import PlayedMove, played_moves
from tests.card_twin import Twin, twin, twin_as_card

__all__ = ["twin", "twin_as_card"]

pytestmark = pytest.mark.full  # the twin compiles all kernels first

TINY = Depth("tiny", 4, 8, 0.3)


def some_moves(config: Config, every: int) -> list[PlayedMove]:
    game = play_match(config, ("policy",) * config.players, "together").game
    return [played for played in played_moves(game) if played.is_choice][::every]


@pytest.mark.deep
def test_a_hall_judges_as_the_processor_does(twin_as_card: Twin) -> None:
    moves = some_moves(Config(2), 4), some_moves(Config(5, "expert", grozilla=True), 12)
    some, others = moves
    first, second = decisions_of_games(moves, TINY, Hall())
    assert first == decisions_of(some, TINY)
    assert second == decisions_of(others, TINY)
    together = first + second
    assert {len(one.choice.chances) for one in together} == {2, 5}
    assert len({one.choice.worlds for one in together}) > 1, "some need more worlds than others"


def test_another_seed_imagines_other_worlds_there_too(twin_as_card: Twin) -> None:
    moves, hall = [some_moves(Config(2), 6)], Hall()
    assert decisions_of_games(moves, TINY, hall) != decisions_of_games(moves, TINY, hall, seed=1)


def test_who_wants_nothing_is_done_at_once(twin_as_card: Twin) -> None:
    def wants_nothing(answer: int) -> Asking[int]:
        yield from ()
        return answer

    def wants_twice(rehearsal: Rehearsal) -> Asking[int]:
        (first,) = yield [rehearsal]
        once_more, _ = yield [rehearsal, rehearsal]
        return len(first) if (first == once_more).all() else 0

    view = some_moves(Config(3), 5)[1].before.view()
    rehearsal = Rehearsal(view.known, view.legal_actions[0], first=7, worlds=3, turns=12)

    def everyone() -> Iterator[Asking[int]]:
        yield wants_nothing(1)
        yield wants_twice(rehearsal)
        yield wants_nothing(2)

    assert Hall().all_of(everyone()) == [1, 3, 2]
    assert Hall().all_of([]) == []


@pytest.mark.parametrize("players", [2, 4])
def test_every_seat_in_play_has_its_share(players: int, twin_as_card: Twin) -> None:
    view = some_moves(Config(players), 5)[0].before.view()
    (found,) = Hall().rehearse([Rehearsal(view.known, view.legal_actions[0], 5, 6, 0)])
    assert found.shape == (6, players)
    assert found.sum(axis=1).tolist() == pytest.approx([1.0] * 6)
