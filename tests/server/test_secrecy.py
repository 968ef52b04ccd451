"""Nothing that is sent depends on what lies face down, and no secret leaves the server before its time.

The long version is `make secrecy`.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from happycity.rules.game import Game
from happycity.rules.moves import Move
from happycity.rules.view import View
from happycity.server import refusals
from happycity.server.game import views
from happycity.server.game.snapshots import Snapshot, after
from happycity.server.live import audience
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.protocol.tables import TableInfo
from happycity.server.web.http import tables
from happycity.server.web.sockets import table
from trials.secrecy.pairs import MODES, Figures, Leak, compare_pairs
from trials.secrecy.twins import Dealer

PAIRS = 16

Mutation = Callable[[pytest.MonkeyPatch], None]


def compare(pairs: int, folder: Path) -> Figures:
    return asyncio.run(compare_pairs(range(pairs), folder))


@pytest.mark.full
def test_twins_cannot_be_told_apart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = noted_secrets(monkeypatch)
    with caplog.at_level(logging.DEBUG):
        figures = compare(PAIRS, tmp_path)
    assert figures.pairs == PAIRS >= len(MODES)
    assert figures.ends["a card was revealed"] >= PAIRS / 4
    assert {"welcome", "state", "done", "refused", "said", "present", "lobby", "http"} <= set(figures.types)
    assert len(figures.refusals) >= 15
    assert len(secrets) >= 2 * PAIRS
    assert not [record for record in caplog.records if mentions(record, secrets)]


def noted_secrets(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every secret that will be used."""
    secrets: set[str] = set()
    lay = Dealer.lay

    def note(dealer: Dealer, secret: str, *rest: Any) -> None:
        secrets.add(secret)
        lay(dealer, secret, *rest)

    monkeypatch.setattr(Dealer, "lay", note)
    return secrets


def mentions(record: logging.LogRecord, secrets: set[str]) -> bool:
    """Whether a log line has a secret in it, before anything is hidden by the way it is written."""
    said = f"{record.getMessage()} {record.__dict__}"
    return any(secret in said for secret in secrets)


def test_a_secret_in_a_log_is_noticed() -> None:
    record = logging.makeLogRecord({"msg": "begun", "fields": {"seed": "5ec2e7"}})
    assert mentions(record, {"5ec2e7"})


# --- what would give something away is noticed --------------------------------------------------------


def remember_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views that have not forgotten the order of the decks."""
    monkeypatch.setattr(View, "of", classmethod(lambda cls, raw, cards, seat: cls(raw.copy(), cards, seat)))


def look_under_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Previews made from the real game, also of what a draw will bring."""
    remember_orders(monkeypatch)
    monkeypatch.setattr(Move, "reveals", False)


def list_decks_as_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    remember_orders(monkeypatch)
    monkeypatch.setattr(views, "sorted", list, raising=False)


def tell_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals with the position in which they were made."""
    monkeypatch.setattr(refusals, "SHOWN_FACTS", refusals.SHOWN_FACTS | {"position"})


def show_the_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows its secret before the end."""

    def shown(stored_table: StoredTable) -> TableInfo:
        return msgspec.structs.replace(views.table_info(stored_table), secret=stored_table.secret)

    for module in (audience, table, tables):
        monkeypatch.setattr(module, "table_info", shown)


def hash_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of the whole position, not of what is seen."""
    public = views.public_bytes

    def more(snapshot: Snapshot, view: View) -> bytes:
        return public(snapshot, view) + b" " * (crc32(snapshot.game.text.encode()) % 2)

    monkeypatch.setattr(audience, "public_bytes", more)


MUTATIONS: list[Mutation] = [
    look_under_the_deck,
    list_decks_as_they_lie,
    tell_positions,
    show_the_secret,
    hash_everything,
]


@pytest.mark.full
@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_a_leak_is_noticed(mutate: Mutation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutate(monkeypatch)
    with pytest.raises(Leak):
        compare(16, tmp_path)


# --- what was revealed cannot be taken back -----------------------------------------------------------

SPHINX = "hc1 specials=expert players=3 phase=copy box=moai,port 0.city=happy_market.purple,library,sphinx"
FULL = "1.city=happy_market.blue,school,museum,spa,zoo,house,bank,hardware_store,garage,hospital"


def decide(snapshot: Snapshot, move: str) -> Snapshot:
    """Seat 0 decides and wants to end the turn itself."""
    entry = LogEntry("t", snapshot.seq + 1, "move", 0, move, "key-00001", False, True, at=0.0, spent=0.0)
    return after(snapshot, entry)


def test_who_has_seen_what_the_box_holds_cannot_choose_again() -> None:
    """R6: a Sphinx that copies nobody looks into the box."""
    before = Snapshot(seq=0, game=Game.from_text(f"{SPHINX} {FULL}"))
    after = decide(before, "refuse")
    assert after.game.cities[0].copied is not None
    assert not after.can_undo(0)
