"""Provably fair shuffles: a secret of the server and the parts of those who play decide every shuffle.

The hashes of all of them are shown before the game, they themselves after it.  docs/fairness.md tells the
derivation step by step, so that anybody can repeat it without this program.
"""

import hashlib
import re
import secrets
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from happycity.codes import Code
from happycity.rules.card_set import set_under
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.record import Difference, Record, first_difference
from happycity.rules.refusals import BadRecord, Refusal
from happycity.rules.seeds import hash_of

SECRET_BYTES = 32
FIRST_SEAT = "first seat"
"""The purpose for which a seed says who sits in seat 0."""

SHARED_SEED = "happycity/2"
"""How the text begins whose hash is the seed of shuffles in which players have a part."""

HEX = r"^[0-9a-f]{64}\Z"

Hex = Annotated[str, msgspec.Meta(pattern=HEX)]


class Part(msgspec.Struct, frozen=True):
    """What somebody who plays adds to the shuffles."""

    seat: int
    """In the order of sitting down, counted from 0; the first of somebody who has several."""
    promise: Hex
    """The hash of the nonce, told before anybody told theirs."""
    nonce: Hex | None = None
    """256 bits of their own; None: they were not given in time."""


class FairPart(msgspec.Struct, frozen=True):
    """`meta.fair` of a record."""

    commitment: Hex
    secret: Hex
    first: int | None = None
    """Who in the order of sitting down became seat 0; None if that was not left to chance."""
    version: Literal[1, 2] = 1
    """2: those who play have parts in it."""
    parts: tuple[Part, ...] = ()
    """In the order of sitting down."""

    @property
    def seed(self) -> str:
        """What every shuffle follows from."""
        return shared_seed(self.secret, self.parts) if self.parts else self.secret


def is_hex(text: str) -> bool:
    """Whether a text has the form of a secret or a commitment."""
    return re.match(HEX, text) is not None


def fresh_secret() -> str:
    """256 bits that nobody has seen, as 64 lower-case hexadecimal digits; the seed of a game."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What is shown before the game: it says nothing about the secret, or nonce, and fits no other."""
    return hashlib.sha256(secret.encode()).hexdigest()


def shared_seed(secret: str, parts: Sequence[Part]) -> str:
    """The seed that the server and those who play have made together: nobody alone can choose it."""
    given = [f"{part.seat} {part.nonce}" for part in parts if part.nonce is not None]
    return commitment_of("\n".join((SHARED_SEED, secret, *given)))


def first_seat(seed: str, players: int) -> int:
    """Who becomes seat 0, counted from 0 in the order of sitting down (R1.5); the others follow clockwise.

    The first byte of a hash that is below the largest multiple of `players`, so that all are equally likely.
    """
    limit = 256 - 256 % players
    return next(byte for byte in hash_of(seed, FIRST_SEAT) if byte < limit) % players


def fair_part(record: Record) -> FairPart:
    """What a record says about its shuffles; refuses one that says nothing that can be checked."""
    found = record.meta.get("fair")
    if found is None or (isinstance(found, dict) and not {"commitment", "secret"} <= found.keys()):
        raise BadRecord(Code.NOT_COMMITTED, place="meta.fair")
    try:
        return msgspec.convert(found, FairPart)
    except msgspec.ValidationError as error:
        raise BadRecord(Code.BAD_COMMITMENT, place="meta.fair") from error


def check_fair(record: Record) -> Difference | None:
    """Derive every shuffle of a record from its seed; the first thing that the record tells otherwise.

    Refuses a record without a secret, and (with the number of the move) moves that do not fit the shuffles.
    """
    fair = fair_part(record)
    set_under(record.played_under)
    config = Config(**msgspec.structs.asdict(record.config))
    game = Game.new(config, seed=fair.seed, stamp=record.played_under)
    assert game.setup is not None
    return (
        next(_broken_promises(fair, config.players), None)
        or first_difference(
            msgspec.to_builtins(fair), msgspec.to_builtins(_derived(fair, config)), "meta.fair"
        )
        or first_difference(msgspec.to_builtins(record.setup), game.setup.to_dict(), "setup")
        or _rebuild_difference(record, game)
    )


def _derived(fair: FairPart, config: Config) -> FairPart:
    first = None if fair.first is None else first_seat(fair.seed, config.players)
    version: Literal[1, 2] = 2 if fair.parts else 1
    return FairPart(commitment_of(fair.secret), fair.secret, first, version, fair.parts)


def _broken_promises(fair: FairPart, players: int) -> Iterator[Difference]:
    """Nonces that were not promised, promises made twice, and parts of nobody."""
    promises = [part.promise for part in fair.parts]
    for index, part in enumerate(fair.parts):
        place = f"meta.fair.parts[{index}]"
        if part.seat not in range(players):
            yield Difference(f"{place}.seat", part.seat, players - 1)
        if part.nonce is not None and commitment_of(part.nonce) != part.promise:
            yield Difference(f"{place}.nonce", commitment_of(part.nonce), part.promise)
        if part.promise in promises[:index]:
            yield Difference(f"{place}.promise", part.promise, None)
    for index, (before, part) in enumerate(pairwise(fair.parts), 1):
        if part.seat <= before.seat:
            yield Difference(f"meta.fair.parts[{index}].seat", part.seat, before.seat + 1)


def _rebuild_difference(record: Record, game: Game) -> Difference | None:
    """Play the moves; the first rebuilt deck (R5.3) that is not as the secret would shuffle it."""
    rebuilds = 0
    for number, move in enumerate(record.moves, 1):
        game = _played(game, move, number)
        if rebuild := game.steps[-1].rebuild:
            recorded = msgspec.to_builtins(record.chance[rebuilds]) if rebuilds < len(record.chance) else None
            derived = {"reshuffle": rebuild.deck, "order": list(rebuild.order)}
            if found := first_difference(recorded, derived, f"chance[{rebuilds}]"):
                return found
            rebuilds += 1
    return first_difference(len(record.chance), rebuilds, "chance")


def _played(game: Game, move: str, number: int) -> Game:
    try:
        return game.play(move)[0]
    except Refusal as refusal:
        refusal.facts["move_number"] = number
        raise
