"""How much one person, address or connection may do: token buckets in the memory of each process."""

import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from happycity.codes import Code
from happycity.server.protocol.terms import (
    BURST_SECONDS,
    CHAT_BURST,
    CHATS_PER_SECOND,
    LONGEST_PAUSE,
    MOST_TOO_FAST,
)
from happycity.server.refusals import Denied
from happycity.server.settings import Settings

HOUSEHOLD_BITS = 64  # of an IPv6 address: the rest is for whoever has the line to choose
FORGET = 10_000  # buckets; full ones are forgotten when there are more


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_since")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._since = burst, now()

    def take(self, amount: float = 1.0) -> float:
        """0 and the tokens are taken, or the seconds to wait and they are not."""
        self._fill()
        if self._left >= amount:
            self._left -= amount
            return 0.0
        return (amount - self._left) / self._rate

    def give_back(self) -> None:
        """Put one token back: it was not needed."""
        self._left = min(self._burst, self._left + 1)

    def owe(self, amount: float) -> float:
        """Take tokens that were used already; the seconds until there are some again."""
        self._fill()
        self._left -= amount
        return max(0.0, -self._left / self._rate)

    @property
    def left(self) -> float:
        """How many tokens there are; less than none if some are owed."""
        self._fill()
        return self._left

    @property
    def is_full(self) -> bool:
        """Whether it says nothing about anybody any more."""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + self._rate * (now - self._since))
        self._since = now


class Buckets:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def __getitem__(self, name: str) -> Bucket:
        if name not in self._buckets:
            if len(self._buckets) >= FORGET:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.is_full}
            self._buckets[name] = Bucket(self._rate, self._burst, self._now)
        return self._buckets[name]

    def check(self, name: str, code: Code = Code.TOO_FAST, amount: float = 1.0) -> None:
        """Take tokens, or refuse with the seconds to wait."""
        if wait := self[name].take(amount):
            raise Denied(code, seconds=math.ceil(wait))


class Pace:
    """How fast one connection may send."""

    def __init__(self, rate: float) -> None:
        """`rate`: messages a second."""
        self._bucket, self._too_fast = Bucket(rate, BURST_SECONDS * rate), 0

    def is_too_fast(self) -> bool:
        """Count a message; whether it comes too soon."""
        if self._bucket.take():
            self._too_fast += 1
            return True
        return False

    def is_lost(self) -> bool:
        """Whether so many came too soon that nobody need listen any more."""
        return self._too_fast >= MOST_TOO_FAST


@lru_cache(10_000)
def household(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the network of an IPv6 one, which is all one line's."""
    try:
        found = ip_address(address)
    except ValueError:  # no address at all: a Unix socket
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, HOUSEHOLD_BITS), strict=False))


def _both(player: str, address: str) -> tuple[str, str]:
    """What is counted by person and by address, under names that cannot meet."""
    return f"person {player}", f"address {household(address)}"


class Limits:
    """The limits of one process; addresses count by `household`."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        hour = 3600.0
        self._now = now
        self._requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self._tables = Buckets(settings.tables_per_address / hour, settings.tables_per_address)
        public = settings.public_tables_per_address
        self._public_tables = Buckets(public / hour, public)
        self._people = Buckets(settings.people_per_address / hour, settings.people_per_address)
        self._names = Buckets(20 / hour, 20)
        self._acquaintances = Buckets(30 / hour, 30)
        self._reports = Buckets(settings.reports_per_hour / hour, settings.reports_per_hour)
        self._passwords = Buckets(10 / 600, 10)
        self._letters = Buckets(10 / hour, 10)
        self._names_tried = Buckets(100 / 600, 100)
        self.thinking = Buckets(settings.bot_seconds_per_minute / 60, settings.bot_seconds_per_minute)
        """Seconds that bots think, by person."""
        self._chats = Buckets(CHATS_PER_SECOND, CHAT_BURST)
        self._lines: dict[str, float] = {}
        self._sockets: dict[str, int] = {}
        self._settings = settings

    def request(self, address: str, weight: float = 1.0) -> None:
        """Somebody calls; what costs much counts for many."""
        self._requests.check(household(address), amount=weight)

    def new_table(self, address: str, public: bool) -> None:
        """Somebody opens a table."""
        if public:
            self._public_tables.check(household(address), Code.TOO_MANY)
        self._tables.check(household(address), Code.TOO_MANY)

    def new_person(self, address: str) -> None:
        """Somebody comes for the first time."""
        self._people.check(household(address), Code.TOO_MANY)

    def new_name(self, player: str, address: str) -> None:
        """Somebody tries another name."""
        for one in _both(player, address):
            self._names.check(one)

    def letter(self, player: str, address: str) -> None:
        """Somebody has a message sent by hand: a test, or the first mail to an address."""
        for one in _both(player, address):
            self._letters.check(one)

    def lost_password(self, address: str) -> None:
        """Somebody has a link sent for an account: whichever it is, so that nothing is learned from it."""
        self._letters.check(f"address {household(address)}")

    def report(self, player: str, address: str) -> None:
        """Somebody reports somebody."""
        for one in _both(player, address):
            self._reports.check(one)

    def acquaintance(self, player: str, address: str) -> None:
        """Somebody wants another as a friend."""
        for one in _both(player, address):
            self._acquaintances.check(one)

    def chat(self, player: str, table: str) -> None:
        """Somebody chats or reacts: by person and table, so that nothing is gained by connecting anew."""
        self._chats.check(f"{player} at {table}")

    def line(self, player: str, table: str, pause: float) -> None:
        """Somebody says something where so many seconds have to pass between two lines."""
        name, now = f"{player} at {table}", self._now()
        wait = self._lines.get(name, -pause) + pause - now
        if wait > 0:
            raise Denied(Code.SLOW_CHAT, seconds=math.ceil(wait))
        if len(self._lines) >= FORGET:
            self._lines = {key: at for key, at in self._lines.items() if now - at < LONGEST_PAUSE}
        self._lines[name] = now

    def password(self, address: str, name: str | None) -> Callable[[], None]:
        """Somebody tries a password, for a name unless it is their own; to be called if it was right.

        Ten wrong ones from one address have to wait.  For one name it takes many more, from many addresses:
        otherwise anybody could lock out its owner.
        """
        tried = [(self._passwords, household(address))]
        tried += [(self._names_tried, name)] if name else []
        for buckets, one in tried:
            buckets.check(one)

        def give_back() -> None:  # taken before, so that many at once cannot slip through
            for buckets, one in tried:
                buckets[one].give_back()

        return give_back

    def connect(self, player: str, address: str) -> None:
        """Somebody opens a connection: count it, or refuse."""
        names = _both(player, address)
        limits = self._settings.sockets_per_person, self._settings.sockets_per_address
        for name, limit in zip(names, limits, strict=True):
            if self._sockets.get(name, 0) >= limit:
                raise Denied(Code.TOO_MANY, seconds=60)
        for name in names:
            self._sockets[name] = self._sockets.get(name, 0) + 1

    def disconnect(self, player: str, address: str) -> None:
        """A connection has ended."""
        for name in _both(player, address):
            self._sockets[name] -= 1
            if not self._sockets[name]:
                del self._sockets[name]
