"""Twins: two tables that are alike in everything that can be seen, and differ in what lies face down."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from unittest.mock import patch

import msgspec

from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of
from happycity.rules.game import Game
from happycity.rules.setup import Setup
from happycity.rules.stamp import Stamp
from happycity.server.game import snapshots
from happycity.server.game.snapshots import Snapshot, after, replay
from happycity.server.live import stories
from happycity.server.model.tables import LogEntry, Options, Seat, StoredTable
from happycity.server.protocol.tables import ClockPart

PLAYERS = ("ann", "ben", "cat")
SPECTATOR = "eve"
EXPLICIT_END = "ben"
BOTS = ("newcomer", "resident")
LIVE = ClockPart("live", 3600, 7200)
BEGAN = 1_700_000_000.0

Order = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Twins:
    """Both tables as they stand in the database, their common log, and where it has led."""

    tables: tuple[StoredTable, StoredTable]
    log: list[LogEntry]
    snapshots: tuple[Snapshot, Snapshot]

    @property
    def id(self) -> str:
        """The same for both."""
        return self.tables[0].id


class Dealer:
    """Lays out games by the secret of their table, as a server does; but these secrets say nothing."""

    def __init__(self) -> None:
        self._laid: dict[str, tuple[Setup, str]] = {}

    def lay(self, secret: str, setup: Setup, shuffles: str) -> None:
        """From now on this secret means that set-up, and those shuffles of rebuilt decks."""
        self._laid[secret] = setup, shuffles

    def opening(self, config: Config, secret: str, _: Stamp | None = None) -> Snapshot:
        """Instead of `snapshots.opening`."""
        setup, shuffles = self._laid[secret]
        game, events = Game.from_setup(config, setup, shuffles).play_forced()
        return Snapshot(seq=0, game=game, moves=tuple(map(str, game.moves)), events=events)

    @contextmanager
    def dealing(self) -> Iterator[None]:
        """Let the server's games begin as this dealer lays them out."""
        with (
            patch.object(snapshots, "opening", self.opening),
            patch.object(stories, "opening", self.opening),
        ):
            yield


def twins(dealer: Dealer, config: Config, rng: Random, entries: int, depth: int) -> Twins:
    """A game played at random for so many entries, and its twin, whose cards differ below `depth` others."""
    while True:
        found = _twins(dealer, config, rng, entries, depth)
        seat = found.snapshots[0].seat
        one, other = (hidden_order(snapshot.game) for snapshot in found.snapshots)
        if seat is not None and found.tables[0].seats[seat].kind == "person" and one != other:
            return found


def _twins(dealer: Dealer, config: Config, rng: Random, entries: int, depth: int) -> Twins:
    first = _table(config, rng)
    second = replace(first, secret=rng.randbytes(32).hex())
    dealer.lay(first.secret, _setup(config, first.secret), first.secret)
    log, snapshot = _play(dealer.opening(config, first.secret), first, rng, entries)
    rebuilt = any(snapshot.game.chance)
    dealer.lay(
        second.secret, twin_setup(snapshot.game, rng, depth), first.secret if rebuilt else second.secret
    )
    *_, twin = replay(dealer.opening(config, second.secret), log)
    return Twins((first, second), log, (snapshot, twin))


def twin_setup(game: Game, rng: Random, depth: int) -> Setup:
    """The set-up of the same game with other cards still to come; a rebuilt deck (R5.3) stays as it is."""
    assert game.setup is not None
    rebuilt = {one.deck for one in game.chance}
    decks = [
        deck if number in rebuilt else _shuffled_below(deck, len(deck) - left + depth, rng)
        for number, (deck, left) in enumerate(zip(game.setup.decks, game.deck_sizes, strict=True), 1)
    ]
    return replace(game.setup, decks=tuple(decks), box=_shuffled_below(game.setup.box, 0, rng))


def hidden_order(game: Game) -> Order:
    """What nobody may know: every deck from the top card down, then the box."""
    parts = dict(part.split("=") for part in game.text.split()[1:])
    names = [f"deck{number}" for number in range(1, len(game.deck_sizes) + 1)]
    return tuple(_cards(parts[name]) for name in (*names, "box"))


def _cards(listed: str) -> tuple[str, ...]:
    return () if listed == "-" else tuple(listed.split(","))


def brought_up(before: Snapshot, after: Snapshot) -> Order:
    """The cards revealed on the way from one snapshot to a later one: of every deck, and of the box."""
    *decks, box = hidden_order(before.game)
    steps = after.game.steps[len(before.game.steps) :]
    for rebuild in (step.rebuild for step in steps if step.rebuild):
        decks[rebuild.deck - 1] += rebuild.order
    drawn = [
        deck[: max(0, len(deck) - left)] for deck, left in zip(decks, after.game.deck_sizes, strict=True)
    ]
    refused = any(step.move.word == "refuse" for step in steps)  # R6: the Sphinx copies the first of the box
    return (*drawn, box[:1] if refused else ())


def _shuffled_below(cards: Sequence[str], top: int, rng: Random) -> tuple[str, ...]:
    below = list(cards[top:])
    rng.shuffle(below)
    return (*cards[:top], *below)


def _setup(config: Config, secret: str) -> Setup:
    setup = Game.new(config, seed=secret).setup
    assert setup is not None
    return setup


# --- a table and its beginning ------------------------------------------------------------------------


def _table(config: Config, rng: Random) -> StoredTable:
    secret = rng.randbytes(32).hex()
    clock = LIVE if rng.random() < 0.4 else None
    options = Options(rated=False, clock=clock, chat="everybody", pause_ms=0)
    return StoredTable(
        id="".join(rng.choices("abcdefghjkmnpqrstuvwxyz23456789", k=12)),
        status="playing",
        config=msgspec.json.encode(config.to_dict()).decode(),
        options=msgspec.json.encode(options).decode(),
        host=PLAYERS[0],
        public=True,
        secret=secret,
        commitment=commitment_of(secret),
        bot_seed=rng.randbytes(16).hex(),
        created=BEGAN,
        seats=_seats(config.players, rng),
        first=0,
        began=BEGAN,
    )


def _seats(players: int, rng: Random) -> tuple[Seat, ...]:
    """People, of whom some hold several seats, and a bot now and then."""
    sitting = [PLAYERS[0], *rng.choices((*PLAYERS, *PLAYERS, *BOTS), k=players - 1)]
    rng.shuffle(sitting)
    return tuple(
        Seat(n, "bot", None, who, who) if who in BOTS else Seat(n, "person", who, who.title())
        for n, who in enumerate(sitting)
    )


def _play(
    snapshot: Snapshot, table: StoredTable, rng: Random, entries: int
) -> tuple[list[LogEntry], Snapshot]:
    """Random decisions, some of them taken back or waiting for the end of the turn; not as far as the end."""
    log: list[LogEntry] = []
    while len(log) < entries:
        entry = _decision(snapshot, table, rng)
        reached = after(snapshot, entry)
        if reached.game.is_over:
            break
        snapshot = reached
        log.append(entry)
    return log, snapshot


def _decision(snapshot: Snapshot, table: StoredTable, rng: Random) -> LogEntry:
    seat = snapshot.seat
    assert seat is not None
    who, kind, move = table.seats[seat], "move", None
    if snapshot.holding is not None:
        kind = "end"
    elif snapshot.can_undo(seat) and rng.random() < 0.2:
        kind = "undo"
    else:
        move = str(rng.choice(snapshot.game.legal_moves))
    hold = kind == "move" and who.player == EXPLICIT_END
    key = f"prefix-{snapshot.seq + 1:05}"
    return LogEntry(table.id, snapshot.seq + 1, kind, seat, move, key, who.kind == "bot", hold, BEGAN, 1.0)
