"""What people do at a table, legal or not, as a script for tests that play the same twice."""

from random import Random
from typing import Any

from happycity.rules.cards import COLOURS, standard
from happycity.rules.moves import FORMS
from happycity.server.live.room import Room
from trials.secrecy.twins import PLAYERS, SPECTATOR

EVERYBODY = (*PLAYERS, SPECTATOR)
CARDS = [card.id for card in standard()]
GARBAGE = (
    "buy",
    "draw 9",
    "take nothing",
    "BUY bakery",
    "buy bakery with",
    "coin coin",
    "\u00e9t\u00e9",
    "-",
)
LOOKS = (
    "/api/tables",
    "/api/tables/{table}",
    "/api/me/tables",
    "/api/me/export",
    "/api/games",
    "/api/games/{table}",
    "/api/games/{table}/record",
    "/api/games/{table}/replay",
    "/api/players/ann",
)
POSTS: dict[str, Any] = {
    "join": {},
    "leave": None,
    "start": None,
    "rematch": None,
    "seats": {"seat": 0, "kind": "open"},
    "chat": {"chat": "nobody"},
}

Act = tuple[str, Any]
"""Who, and what: a message to the table, or method, path and body of an HTTP call."""


class Script:
    """Chooses what somebody does next, from what lies open at the first of the two tables."""

    def __init__(self, room: Room, rng: Random) -> None:
        self._room, self._rng = room, rng
        self._keys = 0
        self._chats = 0
        self._last: Act | None = None

    def next(self) -> Act:
        """Most often a legal move of whoever has to decide."""
        kinds = {
            self._go_on: 8,
            self._illegal: 6,
            self._undo: 2,
            self._misplaced: 2,
            self._absence: 1,
            self._stale: 1,
            self._again: 1,
            self._look: 1,
            self._chat: 1,
            self._call: 3,
        }
        [kind] = self._rng.choices(list(kinds), list(kinds.values()))
        act = kind()
        if isinstance(act[1], dict) and "key" in act[1]:
            self._last = act
        return act

    def _intent(self, who: str, kind: str, **more: Any) -> Act:
        self._keys += 1
        seq = self._room.snapshot.seq
        return who, {"type": kind, "key": f"script-{self._keys:05}", "seq": seq, **more}

    def _decider(self) -> str:
        snapshot = self._room.snapshot
        who = self._room.table.seats[snapshot.seat].player if snapshot.seat is not None else None
        return who or SPECTATOR

    def _go_on(self) -> Act:
        snapshot = self._room.snapshot
        if snapshot.holding is not None:
            return self._intent(self._decider(), "end")
        return self._intent(self._decider(), "move", move=str(self._rng.choice(snapshot.game.legal_moves)))

    def _illegal(self) -> Act:
        """Some of these happen to be legal; that does no harm."""
        word = self._rng.choice(list(FORMS))
        rest = {
            "": "",
            "card": self._rng.choice(CARDS),
            "card with tokens": self._rng.choice(CARDS),
            "colour": self._rng.choice(COLOURS),
        }.get(FORMS[word][1], str(self._rng.randrange(6)))
        text = f"{word} {rest}".strip() if self._rng.random() < 0.9 else self._rng.choice(GARBAGE)
        return self._intent(self._anybody(0.8), "move", move=text)

    def _undo(self) -> Act:
        return self._intent(self._anybody(0.8), "undo")

    def _misplaced(self) -> Act:
        return self._intent(self._anybody(0.5), self._rng.choice(("end", "back")))

    def _absence(self) -> Act:
        """Somebody goes, as long as another person stays and plays."""
        there = {seat.player for seat in self._room.table.seats if seat.seat not in self._room.snapshot.away}
        who = self._rng.choice(PLAYERS)
        return self._intent(who, "away" if len(there - {who, None}) > 0 else "back")

    def _stale(self) -> Act:
        who, message = self._go_on()
        return who, message | {"seq": max(0, message["seq"] - self._rng.randrange(1, 4))}

    def _again(self) -> Act:
        return self._last or self._go_on()

    def _look(self) -> Act:
        since = self._rng.choice((None, 0, max(0, self._room.snapshot.seq - self._rng.randrange(9))))
        return self._anybody(0.3), {"type": "look", "since": since}

    def _chat(self) -> Act:
        self._chats += 1
        if self._chats > 3:  # more would be refused, by the clock on the wall
            return self._anybody(0.5), {"type": "skip"}
        return self._anybody(0.5), {"type": "react", "reaction": "thinking"}

    def _call(self) -> Act:
        table = self._room.table.id
        if self._rng.random() < 0.6:
            return self._anybody(0.3), ("GET", self._rng.choice(LOOKS).format(table=table), None)
        what = self._rng.choice(list(POSTS))
        return SPECTATOR, ("POST", f"/api/tables/{table}/{what}", POSTS[what])

    def _anybody(self, decider: float) -> str:
        return self._decider() if self._rng.random() < decider else self._rng.choice(EVERYBODY)
