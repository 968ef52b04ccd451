"""Luck is fair: whatever the net thinks, the cards bring nobody anything on average."""

from statistics import fmean, stdev

import pytest

from happycity.benchmark.luck import GLANCES, Lots
from happycity.bots import bot, bot_seed
from happycity.kernel.layout import reveals
from happycity.rules.config import Config
from happycity.rules.game import Game

DRAWN = 200
SURE = 4.0
"""Standard errors: one test in sixteen thousand would be wrong, if the seeds were not always the same."""


def before_a_reveal(config: Config, seed: str, after_moves: int) -> tuple[Game, int]:
    """A game in which the next action turns up a card, and that action."""
    game = Game.new(config, seed)
    players = [bot("builder", bot_seed(seed, seat)) for seat in range(config.players)]
    while (seat := game.seat) is not None:
        forced = len(game.legal_actions) == 1
        action = game.legal_actions[0] if forced else players[seat].choose(game.view(seat))
        if reveals(action) and len(game.steps) > after_moves:
            return game, action
        game = game.play_action(action)
    raise AssertionError("no card came up")


@pytest.mark.parametrize(("players", "specials", "after_moves"), [(2, "family", 16), (3, "expert", 40)])
def test_the_mean_over_all_cards_that_can_come_is_zero(players: int, specials: str, after_moves: int) -> None:
    game, action = before_a_reveal(Config(players, specials), "luck", after_moves)
    seat = game.turn
    found = []
    for number in range(DRAWN):
        dealt = game.imagined(f"order {number}")
        lots = Lots(seat, f"noise {number}")
        lots.follow(game.view(seat), action, dealt.play_action(action).view(seat))
        found.append(lots.luck)
    for glance in range(len(GLANCES)):
        luck = [one[glance] for one in found]
        assert stdev(luck) > 0.005, "a test that cannot fail: all cards are alike"
        assert abs(fmean(luck)) < SURE * stdev(luck) / DRAWN**0.5


def test_what_one_seat_gets_others_lose() -> None:
    game, action = before_a_reveal(Config(4), "luck", 30)
    after = game.play_action(action)
    luck = []
    for seat in range(4):
        lots = Lots(seat, "tests")
        lots.follow(game.view(), action, after.view())
        luck.append(lots.luck)
    assert [sum(parts) for parts in zip(*luck, strict=True)] == pytest.approx([0.0, 0.0], abs=1e-6)


def test_no_order_that_nobody_knows_changes_it() -> None:
    game, action = before_a_reveal(Config(2), "luck", 20)
    after = game.play_action(action)
    luck = set()
    for number in range(3):
        lots = Lots(0, "tests")
        lots.follow(game.imagined(number).view(), action, after.imagined(number).view())
        luck.add(lots.luck)
    assert len(luck) == 1
