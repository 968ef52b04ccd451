"""People at the web client in a real Chromium, for tests, pictures and measurements (extra `testing`)."""

from happycity.testing.browser.chromium import launch
from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import LAPTOP, PHONE, QUIET, Person

__all__ = ["LAPTOP", "PHONE", "QUIET", "Person", "finished_game", "launch", "play_moves"]
