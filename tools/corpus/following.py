"""Frozen games, played again move by move.

What is compared are words, not the kernel's numbers: numbers may change, games may not.
"""

import hashlib
import json
import lzma
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from happycity.kernel.interface import deal_game, list_legal, new_actions, step
from happycity.kernel.layout import WORK, Raw, Work, new_state, new_work, state_of, work_of
from happycity.rules.card_set import CardSet, set_under
from happycity.rules.config import Config
from happycity.rules.events import events_in
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.refusals import Refusal
from happycity.rules.seeds import streams_of
from happycity.rules.stamp import Stamp
from happycity.rules.table import Table

FILE = Path(__file__).parents[2] / "tests" / "corpus" / "games.jsonl.xz"
STREAM_BYTES = WORK["streams"].itemsize
MARK = 2  # digits for each move
DIGEST = 32  # digits for a game


class Kept(msgspec.Struct, frozen=True):
    """A frozen game; a line of the file."""

    number: int
    config: Config
    stamp: Stamp
    seed: str
    players: list[str]
    """The bots, by seat."""
    moves: str
    """Separated by commas."""
    marks: str = ""
    """Of what each move brought about, two digits each, and of the end."""
    digest: str = ""
    """Of all that together."""


class Divergence(msgspec.Struct, frozen=True):
    """Where a game goes otherwise than when it was frozen."""

    game: Kept
    move: int
    """From 1 on."""

    def __str__(self) -> str:
        moves, kind = self.game.moves.split(","), self.game.config.to_dict().values()
        place = f"move {self.move} of {len(moves)} ({moves[self.move - 1]})"
        return f"game {self.game.number} ({' '.join(map(str, kind))}), {place}"


def frozen_games(file: Path = FILE) -> list[Kept]:
    """All of them."""
    decode = msgspec.json.Decoder(Kept).decode
    return [decode(line) for line in lzma.decompress(file.read_bytes()).splitlines()]


def marked(game: Kept) -> Kept:
    """A game with its marks and its digest, as the rules have them now."""
    told = list(followed(game, set_under(game.stamp)))
    marks = "".join(map(_mark, told))
    return msgspec.structs.replace(game, marks=marks, digest=_digest(b"".join(told)))


def divergence(game: Kept, cards: CardSet | None = None) -> Divergence | None:
    """Play a game again; None if everything is as it was.  `cards`: others than its stamp says."""
    known, last = list[bytes](), game.moves.count(",") + 1
    try:
        for told in followed(game, cards or set_under(game.stamp)):
            at = MARK * len(known)
            if _mark(told) != game.marks[at : at + MARK]:
                return Divergence(game, min(len(known) + 1, last))
            known.append(told)
    except Refusal:  # the next move is no longer legal
        return Divergence(game, len(known) + 1)
    return None if _digest(b"".join(known)) == game.digest else Divergence(game, last)


def followed(game: Kept, cards: CardSet) -> Iterator[bytes]:
    """What every move brought about, how many moves were legal before it, and after the last one the end.

    By the kernel's own calls: a `Game` for every position would take three times as long.
    """
    raw, work, actions = new_state(), new_work(), new_actions()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = game.config.options
    work[:STREAM_BYTES] = streams_of(game.seed).view("u1").reshape(-1)
    deal_game(raw, cards.raw, work)
    for text in game.moves.split(","):
        legal, streams = list_legal(raw, cards.raw, actions), work[:STREAM_BYTES]
        work = new_work()  # the log of a move begins anew, the shuffles go on
        work[:STREAM_BYTES] = streams
        step(raw, cards.raw, action_of(Table(raw, cards), _move(text, cards)), work)
        yield f"{text} {legal} {_told(work_of(work), cards)}".encode()
    yield _end(raw, cards)


def _end(raw: Raw, cards: CardSet) -> bytes:
    table = Table(raw, cards)
    cities = [(city.points, city.coins, city.hearts, city.inhabitants) for city in table.cities]
    return json.dumps([table.phase, table.round, table.leaders, cities]).encode()


def _told(work: Work, cards: CardSet) -> str:
    return "".join(_words(cards, *row) for row in work.log[: work.logged].tolist())


@lru_cache(10_000)
def _move(text: str, cards: CardSet) -> Move:
    return Move.parse(text, cards.cards_by_id)


@lru_cache(100_000)
def _words(cards: CardSet, *row: int) -> str:
    """A row of the kernel's log as an event."""
    return json.dumps([event.to_row() for event in events_in([row], cards)])


def _mark(told: bytes) -> str:
    return hashlib.sha256(told).hexdigest()[:MARK]


def _digest(told: bytes) -> str:
    return hashlib.sha256(told).hexdigest()[:DIGEST]
