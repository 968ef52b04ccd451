"""Sitting down, standing up, beginning: what a table becomes.  `live.rooms` keeps what comes out."""

import secrets
from collections.abc import Callable, Sequence, Set
from dataclasses import replace

import msgspec

from happycity.bots import LEVELS
from happycity.codes import Code
from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of, fresh_secret
from happycity.rules.refusals import Refusal
from happycity.server.game.dealing import GIVE_WITHIN, begun
from happycity.server.game.snapshots import opening_of
from happycity.server.model.people import DELETED, Person
from happycity.server.model.tables import NOT_BEGUN, Options, Seat, StoredTable, options_of, rules_of
from happycity.server.names import clean_name, key_of
from happycity.server.protocol.tables import Changes, ChatRule, NewTable, Seating, SeatWish
from happycity.server.protocol.terms import STAND_IN
from happycity.server.refusals import Denied

Change = Callable[[StoredTable], StoredTable]
"""What becomes of a table; raises a refusal if it may not."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily confused
ID_LENGTH = 12

_encode = msgspec.json.Encoder().encode


def fresh_table_id() -> str:
    """Who knows it can come to the table: too many to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_table(new: NewTable, host: Person, now: float) -> StoredTable:
    """A table as its host wishes; it begins at once if no seat is open."""
    config = Config(**msgspec.structs.asdict(new.config))
    if len(new.seats) != config.players:
        raise Refusal(Code.WRONG_SEATS, found=len(new.seats), known=config.players)
    if new.training:
        raise Denied(Code.NO_TRAINING)
    options = Options(rated=new.rated, clock=new.clock, chat=new.chat, pause_ms=new.pause_ms)
    table = laid(
        config=_encode(new.config).decode(),
        options=_encode(options).decode(),
        host=host.id,
        public=new.public,
        now=now,
        seats=[_wished(number, wish, host, new.rated) for number, wish in enumerate(new.seats)],
    )
    if new.rated and new.clock is None:
        raise Denied(Code.RATED_NEEDS_CLOCK)
    _check_rated(table)
    table = replace(table, circle=new.circle)
    return begin(table, host.id, now) if _is_full(table) else table


def rematch(over: StoredTable, caller: Person, now: float, apart: Set[str] = frozenset()) -> StoredTable:
    """The same people and options again; the first player is now the second's left neighbour (R2).

    It is an offer: the others are asked, and nobody plays who has not said yes (`join`).  Whom the caller
    does not meet is not asked: their seats are open.
    """
    if over.status != "over":
        raise Denied(Code.NOT_OVER, table=over.id)
    _check_player(over, caller)
    if options_of(over).evening is not None:
        raise Denied(Code.NO_EVENING_REMATCH)
    options = msgspec.structs.replace(
        options_of(over), device=False, daily=None, hints=(), hinted=None, agreements=(), absent=()
    )
    seats = [
        Seat(number) if (seat.player or seat.resigned) in apart else _asked_again(number, seat, caller)
        for number, seat in enumerate(_turned(over))
    ]
    public = over.public and not options.rated
    again = laid(over.config, _encode(options).decode(), caller.id, public, now, seats)
    again = replace(again, previous=over.id, first=0, circle=over.circle)
    alone = all(seat.player in (None, caller.id) for seat in again.seats)
    return begin(again, caller.id, now) if alone and _is_full(again) else again


def _asked_again(number: int, seat: Seat, caller: Person) -> Seat:
    if seat.resigned == DELETED:
        return Seat(number)
    if seat.resigned:
        seat = replace(seat, kind=_kind_of(caller), player=seat.resigned, bot=None, resigned=None)
    kind = seat.kind if seat.player in (None, caller.id) else "asked"
    return replace(seat, seat=number, kind=kind, promise=None, nonce=None)  # a new shuffle needs new parts


def join_rematch(
    table: StoredTable, over: StoredTable, caller: Person, apart: Set[str] = frozenset()
) -> StoredTable:
    """Somebody else of the last game wants the rematch too: they sit down, if they do not sit there yet."""
    free = [chair.seat for chair in table.seats if chair.kind == "open" or chair.player == caller.id]
    if table.status != "open" or not free:
        return table
    places = [
        number for number, seat in enumerate(_turned(over)) if caller.id in (seat.player, seat.resigned)
    ]
    place = next((place for place in places if place in free), None)
    return join(table, caller, place, None, apart)


def join(
    table: StoredTable,
    person: Person,
    seat: int | None,
    name: str | None,
    apart: Set[str] = frozenset(),
) -> StoredTable:
    """Somebody sits down: where they were asked to, or in an open seat.

    At a public table nobody sits down with people they do not meet (`apart`).
    """
    _check_open(table)
    if any(chair.player == person.id for chair in table.seats):
        return _accepted(table, person)
    if table.public and not apart.isdisjoint((table.host, *(chair.player for chair in table.seats))):
        raise Denied(Code.KEPT_APART)
    free = [chair.seat for chair in table.seats if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Denied(Code.SEAT_TAKEN, seat=seat, table=table.id)
    rated = options_of(table).rated
    if rated and not person.has_account:
        raise Denied(Code.RATED_NEEDS_ACCOUNTS)
    return _with_seat(table, person_chair(free[0] if seat is None else seat, person, None if rated else name))


def _accepted(table: StoredTable, person: Person) -> StoredTable:
    """Whoever is asked for several seats, as at one screen, takes them all."""
    rated = options_of(table).rated
    for chair in table.seats:
        if chair.kind == "asked" and chair.player == person.id:
            if rated and not person.has_account:
                raise Denied(Code.RATED_NEEDS_ACCOUNTS)
            table = _with_seat(table, person_chair(chair.seat, person, None if rated else chair.name))
    return table


def leave(table: StoredTable, person: Person) -> StoredTable:
    """Somebody stands up before the game begins, or says no; or ends a game in which no other person plays.

    A table that its host leaves is closed.  From a game with others one is `away`, or resigns.
    """
    _check_player(table, person)
    alone = all(seat.player in (None, person.id) for seat in table.seats)
    if table.status == "playing" and alone and not is_played_out(table):
        return replace(table, status="closed")
    _check_open(table)
    if table.host == person.id:
        return replace(table, status="closed")
    for chair in table.seats:
        if chair.player == person.id:
            table = _with_seat(table, Seat(chair.seat))
    return table


def resign(table: StoredTable, person: Person) -> StoredTable:
    """Somebody leaves a game with others for good: a bot plays on under their name, and they come last.

    What counts is played to its end even if all resign; from any other game the last one simply goes.
    """
    mine = [seat for seat in table.seats if seat.player == person.id]
    if not mine:
        raise Denied(Code.NOT_SEATED, table=table.id)
    if table.status != "playing":
        raise Denied(Code.NOT_BEGUN if table.status in NOT_BEGUN else Code.GAME_FINISHED, table=table.id)
    if not is_played_out(table) and all(seat.player in (None, person.id) for seat in table.seats):
        return replace(table, status="closed")
    for seat in mine:
        table = _with_seat(table, replace(seat, kind="bot", player=None, bot=STAND_IN, resigned=person.id))
    return table


def is_played_out(table: StoredTable) -> bool:
    """Whether a game goes to its end whoever leaves it: it counts, for those who play or for an evening."""
    options = options_of(table)
    return options.rated or options.evening is not None


def assign(table: StoredTable, host: Person, seating: Seating) -> StoredTable:
    """The host gives a seat to a bot, opens it or takes it away; whoever sat there has to stand up.

    The number after the last one is a new seat.
    """
    _check_host(table, host)
    _check_open(table)
    if seating.seat == len(table.seats) and seating.kind != "none":
        table = _with_seats(table, [*table.seats, Seat(seating.seat)])
    if seating.seat >= len(table.seats):
        raise Refusal(Code.WRONG_SEATS, found=seating.seat, known=len(table.seats))
    if table.seats[seating.seat].player == host.id:
        raise Denied(Code.SEAT_TAKEN, seat=seating.seat, table=table.id)
    if seating.kind == "none":
        return _with_seats(table, [seat for seat in table.seats if seat.seat != seating.seat])
    if seating.kind == "open":
        return _with_seat(table, Seat(seating.seat))
    after = _with_seat(table, bot_chair(seating.seat, seating.bot))
    _check_rated(after)
    return after


def invite(table: StoredTable, host: Person, friend: Person | None, seat: int | None) -> StoredTable:
    """The host keeps a seat for a friend, who is asked as for a rematch; None: it is none."""
    _check_host(table, host)
    _check_open(table)
    if friend is None:
        raise Denied(Code.NOT_FRIENDS)
    if any(chair.player == friend.id for chair in table.seats):
        return table
    free = [chair.seat for chair in table.seats if chair.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Denied(Code.SEAT_TAKEN, seat=seat, table=table.id)
    if options_of(table).rated and not friend.has_account:
        raise Denied(Code.RATED_NEEDS_ACCOUNTS)
    chair = person_chair(free[0] if seat is None else seat, friend, None)
    return _with_seat(table, replace(chair, kind="asked"))


def begin(table: StoredTable, caller: str, now: float) -> StoredTable:
    """The host wants to begin: nobody sits down or stands up any more."""
    if table.host != caller:
        raise Denied(Code.NOT_HOST, table=table.id)
    _check_open(table)
    if not _is_full(table):
        raise Denied(Code.SEATS_OPEN, table=table.id)
    _check_rated(table)
    return begun(table, now)


def changed(table: StoredTable, host: Person, wanted: Changes) -> StoredTable:
    """The host wants something else to be played, or in another way.

    Nobody plays what they did not sit down to: the others are asked, as for a rematch.
    """
    _check_host(table, host)
    _check_open(table)
    if wanted.rated and wanted.clock is None:
        raise Denied(Code.RATED_NEEDS_CLOCK)
    config = Config(len(table.seats), wanted.specials, wanted.grozilla, wanted.scoring)
    options = msgspec.structs.replace(options_of(table), rated=wanted.rated, clock=wanted.clock)
    if (config, options, wanted.public) == (rules_of(table), options_of(table), table.public):
        return table
    if (config, options) != (rules_of(table), options_of(table)):
        seats = tuple(_asked_to_change(seat, host, wanted.rated) for seat in table.seats)
        table = replace(table, seats=seats)
    table = replace(
        table,
        config=_encode(config.to_dict()).decode(),
        options=_encode(options).decode(),
        public=wanted.public,
    )
    _check_rated(table)
    return table


def _asked_to_change(seat: Seat, host: Person, rated: bool) -> Seat:
    if seat.player == host.id and rated:
        return person_chair(seat.seat, host, None)  # under the name that counts
    return _asked_again(seat.seat, seat, host)


def with_chat(table: StoredTable, host: Person, rule: ChatRule) -> StoredTable:
    """The host decides who may chat, and how fast."""
    _check_host(table, host)
    options = msgspec.structs.replace(options_of(table), chat=rule.chat, chat_pause=rule.pause)
    return replace(table, options=_encode(options).decode())


def due_at_first(table: StoredTable, now: float) -> float | None:
    """When the server has to act at a table that has just begun: at once for a bot, or when time is up."""
    if table.status == "dealing":
        return now + GIVE_WITHIN
    alone = all(seat.player is None for seat in table.seats) and not is_played_out(table)
    if table.status != "playing" or alone:
        return None  # bots among themselves play while somebody looks
    seat = opening_of(table).seat
    if seat is not None and table.seats[seat].kind == "bot":
        return now
    clock = options_of(table).clock
    return now + clock.move_seconds + clock.bank_seconds if clock else None


# --- parts ----------------------------------------------------------------------------------------------


def laid(
    config: str,
    options: str,
    host: str,
    public: bool,
    now: float,
    seats: Sequence[Seat],
    secret: str | None = None,
) -> StoredTable:
    """A table that waits; `secret`: if its shuffles are decided already."""
    secret = secret or fresh_secret()
    return StoredTable(
        id=fresh_table_id(),
        status="open",
        config=config,
        options=options,
        host=host,
        public=public,
        secret=secret,
        commitment=commitment_of(secret),
        bot_seed=secrets.token_hex(16),
        created=now,
        seats=tuple(seats),
    )


def _wished(number: int, wish: SeatWish, host: Person, rated: bool) -> Seat:
    if wish.kind == "bot":
        return bot_chair(number, wish.bot)
    return person_chair(number, host, None if rated else wish.name) if wish.kind == "me" else Seat(number)


def _turned(over: StoredTable) -> list[Seat]:
    """The seats of a game in the order of its rematch."""
    return [*over.seats[1:], over.seats[0]]


def person_chair(number: int, person: Person, name: str | None) -> Seat:
    """Somebody's seat; `name`: for this game, as for a friend at the same screen.

    Such a name is not kept with a password.
    """
    shown = clean_name(name) if name else person.name
    own = key_of(shown) == key_of(person.name)
    name, look = (person.name, person.settings.look) if own else (shown, None)
    return Seat(number, _kind_of(person), person.id, name, None, person.has_account and own, look=look)


def _kind_of(person: Person) -> str:
    """Of the seat in which somebody sits."""
    return "program" if person.kind == "program" else "person"


def bot_chair(number: int, level: str | None) -> Seat:
    """The seat of a bot."""
    if level not in LEVELS:
        raise Refusal(Code.UNKNOWN_LEVEL, found=level or "", known=list(LEVELS))
    return Seat(number, "bot", None, level, level)


def is_waiting(seat: Seat) -> bool:
    """Whether nobody sits there yet: it is open, or kept for somebody who is asked."""
    return seat.kind in ("open", "asked")


def _with_seat(table: StoredTable, seat: Seat) -> StoredTable:
    return replace(table, seats=tuple(seat if one.seat == seat.seat else one for one in table.seats))


def _with_seats(table: StoredTable, seats: Sequence[Seat]) -> StoredTable:
    """More or fewer play: the rules have to allow it."""
    config = Config(**(rules_of(table).to_dict() | {"players": len(seats)}))
    numbered = tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
    return replace(table, config=_encode(config.to_dict()).decode(), seats=numbered)


def _is_full(table: StoredTable) -> bool:
    return not any(is_waiting(seat) for seat in table.seats)


def _check_rated(table: StoredTable) -> None:
    """A rated game is between different accounts; programs have accounts too."""
    if not options_of(table).rated:
        return
    taken = [seat for seat in table.seats if not is_waiting(seat)]
    people = [seat for seat in taken if seat.player is not None]
    if any(not seat.account for seat in people):
        raise Denied(Code.RATED_NEEDS_ACCOUNTS)
    if len({seat.player for seat in people}) < len(taken):
        raise Denied(Code.RATED_NEEDS_PEOPLE)


def _check_open(table: StoredTable) -> None:
    if table.status != "open":
        raise Denied(Code.NOT_OPEN, table=table.id)


def _check_host(table: StoredTable, person: Person) -> None:
    if table.host != person.id:
        raise Denied(Code.NOT_HOST, table=table.id)


def _check_player(table: StoredTable, person: Person) -> None:
    if table.host != person.id and all(seat.player != person.id for seat in table.seats):
        raise Denied(Code.NOT_SEATED, table=table.id)
