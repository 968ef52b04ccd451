"""The deal of the day: one secret a day decides the deals of every kind of game (docs/fairness.md)."""

from collections.abc import Mapping

from happycity.rules.config import Config
from happycity.rules.seeds import hash_of

PLAYERS = 3

DEALS: Mapping[str, Config] = {
    "family": Config(PLAYERS),
    "expert": Config(PLAYERS, "expert"),
    "family+grozilla": Config(PLAYERS, "family", grozilla=True),
    "expert+grozilla": Config(PLAYERS, "expert", grozilla=True),
}
"""The kinds of games that have a deal every day."""


OPEN_DEALS = "open deals"
"""The purpose for which a date is the secret, where there is no server to keep one."""


def open_day_secret(day: str) -> str:
    """The secret of a day, as 2026-11-17, on devices without a server: anybody can work it out."""
    return hash_of(day, OPEN_DEALS).hex()


def deal_secret(day_secret: str, mode: str) -> str:
    """The secret of one kind of game: who knows it knows that deal, and nothing of the day's others."""
    return hash_of(day_secret, f"deal {mode}").hex()


def is_deal_of(day_secret: str, config: Config, secret: str) -> bool:
    """Whether a game with this secret was a deal of the day with that one."""
    modes = (mode for mode, played in DEALS.items() if played == config)
    return any(deal_secret(day_secret, mode) == secret for mode in modes)


def deal_bot_seed(day_secret: str, mode: str) -> str:
    """What the bots of that deal draw from: in the same place they do the same for everybody."""
    return hash_of(day_secret, f"bots {mode}").hex()[:32]
