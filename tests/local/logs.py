"""Logs of games as a server keeps them, with everything that people do, and what it would show."""

import json
from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from happycity.rules.config import Config
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.game.views import step_of
from happycity.server.game.why import why_of
from happycity.server.live.audience import Scene
from happycity.server.model.tables import LogEntry
from happycity.server.protocol.telling import Step
from happycity.server.protocol.terms import REMEMBERED


def played_log(config: Config, seed: int) -> dict[str, Any]:
    """A game to its end: its secret, the seats of one device, its log, a hash for each state, bots' whys."""
    chance, secret = Random(seed), f"secret {seed}"
    own = sorted(chance.sample(range(config.players), chance.randint(1, config.players)))
    snapshot, steps = opening(config, secret), deque[Step](maxlen=REMEMBERED)
    shown, log, whys = [_shown(snapshot, steps, own, None)], list[dict[str, Any]](), list[Any]()
    while not snapshot.is_over:
        before, entry = snapshot, _entry(snapshot, own, chance)
        snapshot = after(snapshot, entry)
        if entry.kind == "move" and entry.by_bot:
            whys.append(msgspec.to_builtins(why_of(before, snapshot)))
        steps.append(step_of(snapshot))
        log.append(_plain(entry))
        shown.append(_shown(snapshot, steps, own, chance.choice((snapshot.seq - 1, None, 0, snapshot.seq))))
    game = {"config": config.to_dict(), "secret": secret, "own": own}
    return {**game, "log": log, "shown": shown, "whys": whys}


def _entry(snapshot: Snapshot, own: list[int], chance: Random) -> LogEntry:
    """What one of them may do now."""
    kind, seat, move = chance.choice(list(_possible(snapshot, own, chance)))
    by_bot = kind != "undo" and (seat not in own or seat in snapshot.away)
    hold = kind == "move" and not by_bot and chance.random() < 0.5
    number = snapshot.seq + 1
    return LogEntry("t", number, kind, seat, move, f"key {number}", by_bot, hold, 0.0, 0.0)


def _possible(snapshot: Snapshot, own: list[int], chance: Random) -> Iterator[tuple[str, int, str | None]]:
    """Moves more often than all else, or no game would end."""
    seat = snapshot.seat
    assert seat is not None
    for one in own:
        if snapshot.can_undo(one):
            yield "undo", one, None
        if chance.random() < 0.05:
            yield ("back" if one in snapshot.away else "away"), one, None
    if snapshot.holding is not None:
        yield from [("end", seat, None)] * 2
    else:
        yield from [("move", seat, str(move)) for move in chance.choices(snapshot.game.legal_moves, k=8)]


def _plain(entry: LogEntry) -> dict[str, Any]:
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "move": entry.move,
        "key": entry.key,
        "byBot": entry.by_bot,
        "hold": entry.hold,
    }


def _shown(snapshot: Snapshot, steps: deque[Step], own: list[int], since: int | None) -> dict[str, Any]:
    scene = Scene(snapshot, list(steps), clock=None, thinking=None, casual=True)
    state = msgspec.json.encode(scene.states(since)(own))
    return {"since": since, "hash": sha256(canonical(json.loads(state))).hexdigest()}


def canonical(told: Any) -> bytes:
    """The same bytes whatever the order of the keys."""
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
