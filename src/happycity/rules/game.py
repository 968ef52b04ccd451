"""A game in words.  Games never change: playing a move gives a new one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from happycity.codes import Code
from happycity.kernel.interface import deal_game, step
from happycity.kernel.layout import WORK, Raw, byte_of, new_state, new_work, state_of, work_of
from happycity.rules.card_set import CardSet, set_under, standard_set
from happycity.rules.config import Config
from happycity.rules.events import Event, events_of
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.position import position_text, read_position
from happycity.rules.refusals import BadRecord, IllegalMove
from happycity.rules.seeds import Seed, fresh_seed, streams_of
from happycity.rules.setup import Setup, check_same_cards, face_down, laid_out, put_face_down, setup_of
from happycity.rules.sheet import Sheet, sheet_of
from happycity.rules.stamp import Stamp
from happycity.rules.table import Table
from happycity.rules.turn_steps import TurnStep, turn_steps
from happycity.rules.view import View

STREAM_BYTES = WORK["streams"].itemsize  # the first field
REBUILT_BYTE = byte_of(WORK, "rebuilt")


@dataclass(frozen=True, slots=True)
class Rebuild:
    """A deck 1–3 was rebuilt from its discard pile; its new order, top first (R5.3)."""

    deck: int
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game's history, with the rebuild it caused, if any."""

    move: Move
    rebuild: Rebuild | None


class Game(Table):
    """A position with its history and its hidden orders."""

    def __init__(
        self,
        raw: Raw,
        streams: NDArray[np.uint8],
        setup: Setup | None = None,
        steps: tuple[Step, ...] = (),
        cards: CardSet | None = None,
    ) -> None:
        super().__init__(raw, cards or standard_set())
        raw.flags.writeable = False
        self._streams = streams
        self.setup = setup
        """How the game began; None if it was read from a position."""
        self.steps = steps
        """What was played since."""

    # --- where games come from ------------------------------------------------------------------

    @classmethod
    def new(
        cls, config: Config | None = None, seed: Seed | None = None, stamp: Stamp | None = None
    ) -> "Game":
        """A fresh game; the same seed gives the same shuffles on every machine.

        `stamp`: of a game that was begun before, which goes on under its own rules.
        """
        cards, config = _cards_of(stamp), config or Config()
        raw, work = new_state(), new_work()
        s = state_of(raw)
        s.players, s.expert, s.grozilla, s.scoring = config.options
        work[:STREAM_BYTES] = _stream_bytes(fresh_seed() if seed is None else seed)
        deal_game(raw, cards.raw, work)
        return cls(raw, work[:STREAM_BYTES], setup_of(raw, config, cards), cards=cards)

    @classmethod
    def from_setup(cls, config: Config, setup: Setup, seed: Seed = 0, stamp: Stamp | None = None) -> "Game":
        """A game laid out in a known order; the seed is for decks rebuilt later."""
        cards = _cards_of(stamp)
        return cls(laid_out(setup, config, cards), _stream_bytes(seed), setup, cards=cards)

    @classmethod
    def from_text(cls, text: str, seed: Seed = 0) -> "Game":
        """Read a position from its line of text (`game.text`)."""
        return cls(read_position(text, standard_set()), _stream_bytes(seed))

    # --- playing ----------------------------------------------------------------------------------

    def play(self, move: Move | str, order: Sequence[str] | None = None) -> tuple["Game", tuple[Event, ...]]:
        """The game after a move, and what happened.

        `order`, top first, settles the order of a deck that this move rebuilds, as a record's `chance` does.
        Raises a Refusal, and nothing has changed, if the text is not a move or the move is not legal.
        """
        move = Move.parse(str(move), self._cards.cards_by_id)  # a Move made by hand is read like its text
        after, work = self._after(self._action(move), move, order)
        return after, tuple(events_of(work_of(work), self._cards))

    def play_action(self, action: int) -> "Game":
        """The game after a legal action, given by its kernel number, without telling what happened."""
        return self._after(action, self.move(action), None)[0]

    def play_forced(self) -> tuple["Game", tuple[Event, ...]]:
        """Play on while there is exactly one legal move."""
        game, events = self, list[Event]()
        while len(game.legal_actions) == 1:
            game, more = game.play(game.legal_moves[0])
            events += more
        return game, tuple(events)

    def _after(self, action: int, move: Move, order: Sequence[str] | None) -> tuple["Game", Raw]:
        raw, work = self._raw.copy(), new_work()
        work[:STREAM_BYTES] = self._streams
        step(raw, self._cards.raw, action, work)
        rebuild = self._rebuild(raw, work, order)
        steps = (*self.steps, Step(move, rebuild))
        return Game(raw, work[:STREAM_BYTES], self.setup, steps, self._cards), work

    def _rebuild(self, raw: Raw, work: Raw, order: Sequence[str] | None) -> Rebuild | None:
        deck = work.item(REBUILT_BYTE)
        if deck == 0:
            if order is not None:
                raise BadRecord(Code.NOTHING_REBUILT, place="chance")
            return None
        numbers = face_down(raw, deck - 1, self._cards)
        if order is not None:
            check_same_cards(order, [self._cards.ids[n] for n in numbers], "chance")
            numbers = [self._cards.numbers[card] for card in order]
            put_face_down(raw, deck - 1, numbers, self._cards)
        return Rebuild(deck, tuple(self._cards.ids[n] for n in numbers))

    # --- looking ----------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat (or a spectator, None) may know."""
        return View.of(self._raw, self._cards, seat)

    def imagined(self, seed: Seed) -> "Game":
        """The same table, without its history, over other hidden orders, which the seed decides."""
        return Game(self.view(self.seat).imagined(seed), self._streams, cards=self._cards)

    def scores(self) -> Sheet:
        """The scoring sheet, as if the game ended now."""
        return sheet_of(self)

    @cached_property
    def text(self) -> str:
        """The position as one line that `Game.from_text` reads back, hidden orders included."""
        return position_text(self._raw, self._cards)

    @property
    def stamp(self) -> Stamp:
        """Under which rules, and with which cards, it is played."""
        return self._cards.stamp

    @property
    def moves(self) -> Iterator[Move]:
        """Every move played since the set-up."""
        return (step.move for step in self.steps)

    @property
    def chance(self) -> Iterator[Rebuild]:
        """Every rebuild since the set-up."""
        return (step.rebuild for step in self.steps if step.rebuild)

    def __repr__(self) -> str:
        return f"Game.from_text({self.text!r})"

    def turn_steps(self, ended: bool = False, view: View | None = None) -> list[TurnStep]:
        """The steps of this turn (R5); with `ended`, of the one that has just been played.

        `view`: one of this game, if it was made already; it need not be read twice.
        """
        return turn_steps(view or self, (step.move for step in reversed(self.steps)), ended)

    def revealed_since(self, before: "Game") -> bool:
        """Whether anybody knows more than before: a card came up that nobody could know, or a new order.

        `before` is an earlier position of this game.  What has been revealed since cannot be taken back.
        """
        since = self.steps[len(before.steps) :]
        return any(step.move.reveals or step.rebuild is not None for step in since)

    # --- legality ---------------------------------------------------------------------------------

    def _action(self, move: Move) -> int:
        """The action number of a legal move; the refusal of any other, with the position."""
        try:
            return action_of(self, move)
        except IllegalMove as refusal:
            refusal.facts["position"] = self.text
            raise


def _cards_of(stamp: Stamp | None) -> CardSet:
    return standard_set() if stamp is None else set_under(stamp)


def _stream_bytes(seed: Seed) -> NDArray[np.uint8]:
    return streams_of(seed).view(np.uint8).reshape(-1)
