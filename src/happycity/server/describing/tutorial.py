"""The tutorial of the browser: a real game with a fixed deal, told beat by beat.

Every state in it is what the server would send to seat 0 at that moment.  What the coach says is in the
catalogue: `web-tutorial-<text of the beat>`.
"""

import json
from dataclasses import dataclass
from typing import Any

import msgspec

from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of
from happycity.rules.record import ConfigPart
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.game.views import public_bytes, step_of, view_hash, your_view
from happycity.server.model.tables import LogEntry
from happycity.server.protocol.tables import SeatInfo, TableInfo
from happycity.server.protocol.telling import State, Step

SECRET = "tutorial 3003"
"""Deals a Grocery Store first, and a Toy Shop among the special buildings: see `SCRIPT`."""
CONFIG = Config(2)
YOU, NEIGHBOUR = 0, 1


@dataclass(frozen=True, slots=True)
class Beat:
    """Something the coach says, and the move that goes on; without one, reading it does."""

    text: str
    point: str = ""
    """What the coach points at: `data-anchor`s of the table screen, the first that can be seen; for want of
    room a phone does not show them all."""
    move: str = ""
    then: str = ""
    """What is played, separated by commas, before the coach speaks again."""
    leap: bool = False
    """`then` is not shown step by step: the table is as one finds it on coming back."""


SCRIPT = (
    Beat("welcome"),
    Beat("city", "plot-0-1"),
    Beat("goal", "formula-0 house-0"),
    Beat("income", "purse-0"),
    Beat("draw", "deck-1", "draw 1"),
    Beat("draw-again", "deck-1", "draw 1"),
    Beat("draw-dearer", "deck-2", "draw 2"),
    Beat("too-dear", "slot-2"),
    Beat("shop", "slot-0", "buy grocery", then="keep, draw 1, buy cake_shop"),
    Beat("round", "purse-0"),
    Beat("discard", "slot-0", "discard steelworks"),
    Beat("refill", "deck-1", "draw 1"),
    Beat("refill-again", "deck-1", "draw 1"),
    Beat("dwelling", "dwelling-house", "buy house", then="keep, buy library"),
    Beat("multiply", "formula-0 house-0"),
    Beat("keep", "coin-button", "keep"),
    Beat("draw-dearest", "deck-3", "draw 3"),
    Beat("coin", "coin-button", "coin", then="keep, coin"),
    Beat("keep-all", "coin-button", "keep"),
    Beat("leisure", "slot-0", "buy restaurant", then="keep, draw 1, buy park, take dinosaur_park"),
    Beat("neighbour", "special-dinosaur_park plot-1-5 purse-1"),
    Beat("your-special", "special-toy_shop"),
    Beat("keep-quickly", "coin-button", "keep"),
    Beat("draw-any", "deck-2", "draw 2"),
    Beat("public", "slot-1", "buy park"),
    Beat("special", "special-toy_shop", "take toy_shop"),
    Beat(
        "special-taken",
        "purse-0",
        then="keep, draw 2, buy museum, discard observatory, draw 1, draw 3, buy luxury_residence, "
        "keep, buy apartment_block, discard shoe_shop, draw 3, buy treehouse, keep, draw 3, coin, "
        "keep, buy zoo, discard spa, draw 1, draw 1, buy zoo, discard bank, draw 2, draw 3",
        leap=True,
    ),
    Beat("leap", "plot-0-10"),
    Beat("last-card", "slot-1", "buy hospital", then="discard spa, draw 3, draw 1, buy laboratory"),
    Beat("score", "formula-0 house-0"),
    Beat("done"),
)


def tutorial() -> str:
    """The whole of it as JSON: the table, the states, and the beats with the number of their state."""
    states, beats = played(SCRIPT)
    lines = [
        f'"info": {_json(_table())}',
        f'"beats": [\n{_lines(beats)}\n]',
        f'"states": [\n{_lines(states)}\n]',
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def played(script: tuple[Beat, ...]) -> tuple[list[State], list[dict[str, Any]]]:
    """Play the script by the rules, a state after every move; one that is not legal raises its refusal."""
    snapshot = opening(CONFIG, SECRET)
    states, beats = [_state(snapshot, None, [])], list[dict[str, Any]]()
    for beat in script:
        beats.append({"text": beat.text, "point": beat.point, "move": beat.move, "state": len(states) - 1})
        reached = _moved(
            snapshot, [move.strip() for move in f"{beat.move},{beat.then}".split(",") if move.strip()]
        )
        if beat.leap:
            states.append(_state(reached[-1], None, []))
        else:
            states += [_state(one, one.seq - 1, [step_of(one)]) for one in reached]
        snapshot = reached[-1] if reached else snapshot
    return states, beats


def _moved(snapshot: Snapshot, moves: list[str]) -> list[Snapshot]:
    """The snapshots after each of these moves."""
    snapshots = [snapshot]
    for move in moves:
        last = snapshots[-1]
        entry = LogEntry(
            table_id="tutorial",
            seq=last.seq + 1,
            kind="move",
            seat=last.seat,
            move=move,
            key="",
            by_bot=False,
            hold=False,
            at=0.0,
            spent=0.0,
        )
        snapshots.append(after(last, entry))
    return snapshots[1:]


def _state(snapshot: Snapshot, since: int | None, steps: list[Step]) -> State:
    """The message to seat 0; nothing can be taken back, since the coach has a way back of its own."""
    seen = snapshot.game.view()
    public = public_bytes(snapshot, seen)
    return State(
        seq=snapshot.seq,
        since=since,
        steps=steps,
        view=msgspec.Raw(public),
        hash=view_hash(public),
        yours=your_view(snapshot, seen, (YOU,), casual=False),
        away=[],
        clock=None,
        thinking=NEIGHBOUR if snapshot.seat == NEIGHBOUR else None,
        ending=None,
    )


def _table() -> TableInfo:
    return TableInfo(
        id="tutorial",
        status="playing",
        config=ConfigPart(**CONFIG.to_dict()),
        public=False,
        rated=False,
        clock=None,
        chat="nobody",
        chat_pause=0,
        pause_ms=0,
        device=False,
        host="you",
        seats=[
            SeatInfo(seat=YOU, kind="person", player="you", name=None, bot=None, account=False),
            SeatInfo(seat=NEIGHBOUR, kind="bot", player=None, name="resident", bot="resident", account=False),
        ],
        seq=0,
        commitment=commitment_of(SECRET),
        secret=None,
        created=0.0,
        ended=None,
        previous=None,
        next=None,
        result=None,
        hints=[0, 0],
        agreements=[],
        absent=[],
        practice=None,
        daily=None,
        circle=None,
        evening=None,
        training=False,
        stamp=standard_set().stamp,
        foreign=False,
    )


def _lines(things: list[Any]) -> str:
    """One a line, so that a change shows where it is."""
    return ",\n".join(_json(thing) for thing in things)


def _json(thing: Any) -> str:
    return json.dumps(msgspec.json.decode(msgspec.json.encode(thing)), ensure_ascii=False)
