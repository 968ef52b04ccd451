"""What each audience is shown: built field by field from a `View`, which has forgotten every hidden order."""

import hashlib
from collections.abc import Sequence

import msgspec

from happycity.rules.cards import standard
from happycity.rules.preview import kinds_left, previews, refusals
from happycity.rules.turn_steps import TurnStep
from happycity.rules.view import View
from happycity.rules.view_data import city_data, prices
from happycity.rules.worth import built, worths_of
from happycity.server.game.agreement import agreements_of
from happycity.server.game.snapshots import Snapshot
from happycity.server.model.tables import (
    NOT_BEGUN,
    Options,
    Seat,
    StoredTable,
    config_of,
    is_foreign,
    options_of,
    stamp_of,
)
from happycity.server.protocol.tables import PartState, Result, SeatInfo, TableInfo
from happycity.server.protocol.telling import DeckView, PublicView, SpecialView, Step, YourView

MOST_KNOWN = 20_000
_decks: dict[bytes, DeckView] = {}
_specials: dict[tuple[object, ...], msgspec.Raw] = {}

_result = msgspec.json.Decoder(Result)
_encode = msgspec.json.Encoder().encode


def table_info(table: StoredTable) -> TableInfo:
    """A table as everybody may see it: the secret only when the game is over, and with it all of its deal."""
    options = options_of(table)
    is_told = table.status == "over" and (table.unsealed or not is_duplicate(options))
    return TableInfo(
        id=table.id,
        status=table.status,  # type: ignore[arg-type]  # the store keeps no other word
        config=config_of(table),
        public=table.public,
        rated=options.rated,
        clock=options.clock,
        chat=options.chat,
        chat_pause=options.chat_pause,
        pause_ms=options.pause_ms,
        device=options.device,
        host=table.host,
        seats=[_seat_info(seat, table.status) for seat in table.seats],
        seq=table.seq,
        commitment=table.commitment,
        secret=table.secret if is_told else None,
        created=table.created,
        ended=table.ended,
        previous=table.previous,
        next=table.next,
        result=_result.decode(table.result) if table.result else None,
        hints=list(options.hints or [0] * len(table.seats)),
        agreements=agreements_of(table),
        absent=list(options.absent),
        practice=None,
        daily=options.daily,
        circle=table.circle,
        evening=options.evening,
        training=False,
        stamp=stamp_of(table),
        foreign=is_foreign(table),
    )


def is_duplicate(options: Options) -> bool:
    """Whether other tables play the same deal, perhaps still."""
    return options.evening is not None and options.evening.duplicate


def _seat_info(seat: Seat, status: str) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]  # the store keeps no other word
        player=seat.player,
        name=seat.name,
        bot=seat.bot,
        account=seat.account,
        resigned=seat.resigned,
        promise=seat.promise,
        part=_part_of(seat, status),
        look=seat.look,
    )


def _part_of(seat: Seat, status: str) -> PartState | None:
    if not seat.promise:
        return None
    if seat.nonce:
        return "given"
    return "promised" if status in NOT_BEGUN else "withheld"


# --- the game -----------------------------------------------------------------------------------------


def public_view(view: View, specials: Sequence[str], steps: list[TurnStep]) -> PublicView:
    """What everybody sees; `specials` are those of the set-up, so that none disappears when it is taken."""
    return PublicView(
        round=view.round,
        last_round=view.last_round,
        phase=view.phase,
        seat=view.seat,
        turn=view.turn,
        visible=list(view.visible),
        decks=[_deck_view(view, deck) for deck in range(1, len(view.deck_sizes) + 1)],
        dwellings=view.dwellings,
        specials=_special_views(view, specials),  # type: ignore[arg-type]  # written down already
        box=sorted(view.box),
        tokens=view.tokens if view.config.grozilla else {},
        cities=[city_data(city) for city in view.cities],
        leaders=list(view.leaders),
        ranks=list(view.ranks),
        behind_on_coins=list(view.behind_on_coins),
        steps=steps,
        first=view.first,
        to_come=list(view.to_come),
    )


def _deck_view(view: View, deck: int) -> DeckView:
    """Decks change slowly, and many tables have the same ones: each is worked out once."""
    known = view.pile(deck)
    shown = _decks.get(known)
    if shown is None:
        if len(_decks) >= MOST_KNOWN:
            _decks.clear()
        shown = _decks[known] = _worked_out(view, deck)
    return shown


def _worked_out(view: View, deck: int) -> DeckView:
    face_down = view.face_down(deck)
    return DeckView(
        deck=deck,
        left=face_down.total(),
        kinds=kinds_left(view, deck),
        face_down=dict(sorted(face_down.items())),
        discarded=dict(sorted(view.discarded(deck).items())),
    )


def _special_views(view: View, specials: Sequence[str]) -> list[msgspec.Raw]:
    """They change only when a city does: each is worked out and written down once."""
    owners, cities = {city.special: city.seat for city in view.cities}, built(view)
    return [_special_view(view, card, owners.get(card), cities) for card in specials]


def _special_view(view: View, card: str, taken_by: int | None, cities: bytes) -> msgspec.Raw:
    known = (card, taken_by, cities)
    shown = _specials.get(known)
    if shown is None:
        if len(_specials) >= MOST_KNOWN:
            _specials.clear()
        condition = dict(standard()[card].condition)
        met = [view.pips_met(city.seat, card) for city in view.cities]
        worked_out = SpecialView(card, taken_by, condition, met, worths_of(view, card))
        shown = _specials[known] = msgspec.Raw(_encode(worked_out))
    return shown


def public_bytes(snapshot: Snapshot, view: View | None = None) -> bytes:
    """The public view of a snapshot as it is sent to everybody; `view`: if one was made already."""
    game, setup = snapshot.game, snapshot.game.setup
    view = view or game.view()
    steps = game.turn_steps(snapshot.holding is not None, view)
    return _encode(public_view(view, setup.specials if setup else (), steps))


def view_hash(public: bytes) -> str:
    """By which a client and the server know that they see the same."""
    return hashlib.sha256(public).hexdigest()[:16]


def your_view(snapshot: Snapshot, seen: View, seats: Sequence[int], casual: bool) -> YourView:
    """What concerns one's own seats, at what everybody has seen; a spectator has no seats."""
    holding = snapshot.holding is not None
    mine = snapshot.seat if snapshot.seat in seats else None
    view = seen.by(mine if mine is not None else seats[0] if seats else None)
    deciding = mine is not None and not holding
    return YourView(
        seats=list(seats),
        seat=mine,
        legal=previews(view) if deciding else [],
        refusals=refusals(view) if deciding else [],
        prices=prices(view),
        can_undo=casual and any(snapshot.can_undo(seat) for seat in seats),
        must_end=holding and mine is not None,
    )


def step_of(snapshot: Snapshot) -> Step:
    """The entry that led to a snapshot, and what happened."""
    entry = snapshot.entry
    assert entry is not None, "the first snapshot was led to by nothing"
    return Step(
        seq=snapshot.seq,
        kind=entry.kind,  # type: ignore[arg-type]  # the store keeps no other word
        seat=entry.seat,
        move=entry.move,
        by_bot=entry.by_bot,
        moves=list(snapshot.moves),
        events=[event.to_dict() for event in snapshot.events],
        undoes=list(snapshot.undoes),
        out_of_time=entry.kind == "away" and entry.by_server and not entry.by_agreement,
        agreed=entry.by_agreement,
    )
