"""Games as the server plays them, told as hashes of everything that is sent of them.

Moves are drawn from the secret; in between turns are held and ended, and decisions taken back.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from happycity.rules.cards import COLOURS, standard
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.moves import FORMS, NUMBERS
from happycity.rules.record import record_of
from happycity.rules.refusals import Refusal
from happycity.rules.view_data import prices
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.game.views import public_bytes, view_hash, your_view
from happycity.server.model.tables import LogEntry

UNDONE = 0.15
HELD = 0.5
"""How many decisions are taken back, where they can be, and with how many the turn waits for its end."""
SHEETS = 16
"""Every so many positions are scored as if the game ended."""
LIKED = ("take", "draw 4", "copy")
META = {"players": ["Zoë", "Li 李"], "note": '"\\/\u2028'}
"""Of every record: letters that JSON could write in several ways."""
CARDS = [card.id for card in standard()]
NOT_COMPARED = ("position", "known")
"""Facts of a refused move that a browser does not tell: for programs, and for people who type."""

_encode = msgspec.json.Encoder().encode


def snapshots_of(config: Config, secret: str) -> Iterator[tuple[Snapshot, str]]:
    """Every snapshot of a game, and a text that is hardly ever a legal move there."""
    rng = Random(secret)
    snapshot = opening(config, secret)
    yield snapshot, _odd_move(rng)
    while not snapshot.is_over:
        snapshot = after(snapshot, _entry(snapshot, rng))
        yield snapshot, _odd_move(rng)


def parts_of(snapshot: Snapshot, odd: str) -> dict[str, bytes]:
    """Everything that is sent of a snapshot, as JSON."""
    game, seen = snapshot.game, snapshot.game.view()
    seats = [] if snapshot.seat is None else [snapshot.seat]
    yours = your_view(snapshot, seen, seats, casual=True)
    parts = {
        "view": public_bytes(snapshot),
        "events": _encode([event.to_dict() for event in _happened(snapshot)]),
        "legal": _encode(yours.legal),
        "refusals": _encode(yours.refusals),
        "prices": _encode(yours.prices),
        "watched": _encode(prices(seen)),
        "refused": _encode(_refused(snapshot, odd)),
    }
    if game.is_over or snapshot.seq % SHEETS == 0:
        parts["sheet"] = _encode(score_sheet_of(game))
    if snapshot.is_over:
        parts["record"] = record_of(game, meta=META).to_json()
    return parts


def told(config: Config, secret: str) -> dict[str, Any]:
    """A game for the twin: options, secret and steps, each with the hashes of its parts."""
    played = list(snapshots_of(config, secret))
    return {
        "config": config.to_dict(),
        "secret": secret,
        "meta": META,
        "steps": [
            {
                "from": _origin(played, index),
                "moves": snapshot.moves,
                "holding": snapshot.holding is not None,
                "seat": snapshot.seat,
                "odd": odd,
                "hashes": {name: view_hash(part) for name, part in parts_of(snapshot, odd).items()},
            }
            for index, (snapshot, odd) in enumerate(played)
        ],
    }


def _happened(snapshot: Snapshot) -> tuple[Event, ...]:
    """By the rules: that the game is over is told with the end of a turn, but happened with its last move."""
    is_end = snapshot.entry is not None and snapshot.entry.kind == "end"
    return () if is_end and not snapshot.moves else snapshot.events + snapshot.withheld


def _origin(played: list[tuple[Snapshot, str]], index: int) -> int:
    """From which snapshot the moves lead here: the one before (−1: the deal), or that which an undo finds."""
    snapshot = played[index][0]
    if snapshot.entry is None or snapshot.entry.kind != "undo":
        return index - 1
    return next(i for i, (one, _) in enumerate(played) if one.game is snapshot.game)


# --- by chance ----------------------------------------------------------------------------------------


def _entry(snapshot: Snapshot, rng: Random) -> LogEntry:
    seat = snapshot.seat
    assert seat is not None
    undoing = next((one for one in range(snapshot.game.config.players) if snapshot.can_undo(one)), None)
    if undoing is not None and rng.random() < UNDONE:
        return _log(snapshot, "undo", undoing)
    if snapshot.holding is not None:
        return _log(snapshot, "end", seat)
    return _log(snapshot, "move", seat, _chosen(snapshot, rng), hold=rng.random() < HELD)


def _chosen(snapshot: Snapshot, rng: Random) -> str:
    """A legal move; special buildings and monsters a little oftener: most that is told is of them."""
    moves = [str(move) for move in snapshot.game.legal_moves]
    liked = [move for move in moves if move.startswith(LIKED)]
    return rng.choice(liked if liked and rng.random() < 0.5 else moves)


def _log(snapshot: Snapshot, kind: str, seat: int, move: str | None = None, hold: bool = False) -> LogEntry:
    seq = snapshot.seq + 1
    return LogEntry("t", seq, kind, seat, move, f"k{seq}", by_bot=False, hold=hold, at=0.0, spent=0.0)


def _odd_move(rng: Random) -> str:
    """Words of the notation, put together by chance."""
    word = rng.choice([*FORMS, "fly"])
    form = FORMS[word][1] if word in FORMS else ""
    numbers = NUMBERS.get(form, range(3))
    follows = {
        "colour": [rng.choice([*COLOURS, "red"])],
        "card": [rng.choice([*CARDS, "hous"])],
        "card with tokens": [rng.choice(CARDS), *_tokens(rng)],
    }.get(form, [str(rng.randrange(len(numbers) + 2))] if form else [])
    return " ".join([word, *follows, *(["too"] if rng.random() < 0.05 else [])])


def _tokens(rng: Random) -> list[str]:
    number = rng.choice([0, 0, 1, 2, 5])
    return ["with", *sorted(rng.choices(COLOURS, k=number), key=COLOURS.index)] if number else []


def _refused(snapshot: Snapshot, text: str) -> Any:
    """Code and facts of the refusal of a move; None if it is legal."""
    try:
        snapshot.game.play(text)
    except Refusal as refusal:
        facts = {name: fact for name, fact in refusal.facts.items() if name not in NOT_COMPARED}
        return [refusal.code, facts]
    return None
