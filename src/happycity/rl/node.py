"""The game as a tree in which every draw is a node of its own.

The kernel draws the top card of a deck; here chance decides at that moment which card that is.  A node that
waits for chance keeps the action that draws.  Once the card is known, one of its copies is laid on top and
the kernel carries out the action: no rule is written a second time, and the order in which cards happen to
lie below never matters (a rebuilt deck is drawn from in the same way).

Chance decides three things: the special buildings on the table (R2.3), one after the other; each card that a
`draw` reveals (R5.2); and what a Sphinx gets from the box when its owner refuses to copy (R6).
"""

from typing import Final

from happycity.codes import Code
from happycity.kernel.decks import decks_with
from happycity.kernel.interface import begin_game, forget_order, list_legal, new_actions, step, survey_table
from happycity.kernel.layout import (
    ACTIONS,
    DRAW,
    MORE_SPECIALS,
    STATE,
    Phase,
    Raw,
    byte_of,
    is_draw,
    is_from_box,
    new_state,
    new_work,
    reveals,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.learning.observation import MOST_ROUNDS as MOST_ROUNDS
from happycity.kernel.victory import shares_of
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.position import position_text, read_position
from happycity.rules.refusals import BadPosition, IllegalMove
from happycity.rules.seeds import Seed, streams_of
from happycity.rules.setup import put_face_down
from happycity.rules.table import Table

CHANCE: Final = -1  # who decides, where it is no seat: the numbers of OpenSpiel
OVER: Final = -4

NOTHING: Final = -1  # what a node waits for: nothing,
SET_UP: Final = ACTIONS  # a special building on the table, or the card of an action

_CHANCE: Final = " chance="  # in the text of a node, before what chance decides

_PHASE = byte_of(STATE, "phase")
_SEAT = byte_of(STATE, "seat")
_ROUND = byte_of(STATE, "round_number")  # its lowest byte: the limit is far below 256
_DECK = byte_of(STATE, "deck")
_DECK_LEFT = byte_of(STATE, "deck_left")
_BOX = byte_of(STATE, "box")
_BOX_COUNT = byte_of(STATE, "box_count")
_PHASE_OVER = int(Phase.OVER)

_CARDS = standard_set()
_DECK_START: tuple[int, ...] = tuple(tables_of(_CARDS.raw).deck_start.tolist())


def silent_room(seed: Seed) -> Raw:
    """Room to work in, with the log switched off."""
    work = new_work()
    work_of(work).streams[:] = streams_of(seed)
    work_of(work).logged = -1
    return work


# Copied for every step, so that threads share nothing; the seed only matters in that it is not zero words.
_ROOM = silent_room(0)


class Node:
    """A decision of a seat, a draw, or the end.  Nodes never change, so a copy of one is the node itself."""

    __slots__ = ("_legal", "player", "raw", "waits_for")

    def __init__(self, raw: Raw, waits_for: int = NOTHING) -> None:
        self.raw = raw
        self.waits_for = waits_for
        """The action whose card is still open, SET_UP, or NOTHING."""
        self.player = _decider(raw, waits_for)
        """The seat that decides, CHANCE or OVER."""
        self._legal: list[int] | None = None

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    # --- going on ---------------------------------------------------------------------------------

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat that decides, ascending."""
        if self._legal is None:
            actions = new_actions()
            count = list_legal(self.raw, _CARDS.raw, actions)
            self._legal = actions[:count].tolist()
        return self._legal

    def outcomes(self) -> list[tuple[int, float]]:
        """Every card kind that may come, ascending, with its probability: copies ÷ cards left."""
        first, count = self._hidden()
        cards = self.raw[first : first + count].tobytes()
        return [(card, cards.count(card) / count) for card in sorted(set(cards))]

    def after(self, action: int) -> "Node":
        """The next node: after a legal action, or after chance has decided for this card."""
        if self.waits_for != NOTHING:
            return self._after_card(action)
        if reveals(action):
            return Node(self.raw, action)
        return _step(self.raw.copy(), action)

    def _hidden(self) -> tuple[int, int]:
        """Where the cards lie that chance chooses from: first byte and number."""
        if is_draw(self.waits_for):
            deck = self.waits_for - DRAW
            return _DECK + _DECK_START[deck], self.raw.item(_DECK_LEFT + deck)
        return _BOX, self.raw.item(_BOX_COUNT)

    def _after_card(self, card: int) -> "Node":
        first, count = self._hidden()
        raw = self.raw.copy()
        chosen = first + raw[first : first + count].tobytes().index(card)
        if self.waits_for == SET_UP:
            return _with_special(raw, chosen)
        top = first if is_from_box(self.waits_for) else first + count - 1
        raw[chosen] = raw[top]
        raw[top] = card
        return _step(raw, self.waits_for)

    # --- looking ----------------------------------------------------------------------------------

    def shares(self) -> list[float]:
        """What each seat has of the victory, by the score as it stands (R7.5)."""
        work = _ROOM.copy()
        survey_table(self.raw, _CARDS.raw, work)
        return list(shares_of(int(work_of(work).winners), int(state_of(self.raw).players)))

    def known(self) -> Raw:
        """The state without any hidden order, as a view has it."""
        raw = self.raw.copy()
        forget_order(raw, _CARDS.raw)
        return raw

    def text(self) -> str:
        """The position as one line, hidden cards in card order, and what chance is about to decide."""
        line = position_text(self.known(), _CARDS)
        return line if self.waits_for == NOTHING else f"{line}{_CHANCE}{self.question()}"

    def words(self, action: int) -> str:
        """An action in the notation; a decision of chance as the id of the card."""
        if self.waits_for != NOTHING:
            return _CARDS.ids[action]
        return str(Table(self.raw, _CARDS).move(action))

    def number(self, words: str) -> int:
        """The action that is meant; refused if it is no move, not legal, or a card that cannot come."""
        if self.player != CHANCE:
            table = Table(self.raw, _CARDS)
            return action_of(table, Move.parse(words, _CARDS.cards_by_id))
        known = {_CARDS.ids[card]: card for card, _ in self.outcomes()}
        if words not in known:
            raise IllegalMove(Code.UNKNOWN_CARD, move=words[:60], found=words[:60], known=list(known))
        return known[words]

    def question(self) -> str:
        """What chance decides: the `table`, a card of `deck1` … `deck4`, or of the `box`."""
        if self.waits_for == SET_UP:
            return "table"
        return "box" if is_from_box(self.waits_for) else f"deck{self.waits_for - DRAW + 1}"


def first_node(config: Config) -> Node:
    """The root: decks lie ready, all special buildings are in the box, none on the table."""
    raw = new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    for deck in range(decks_with(config.grozilla)):
        put_face_down(raw, deck, _CARDS.deck(deck + 1), _CARDS)
    box = _CARDS.special_set(config.specials)
    s.box[: len(box)] = box
    s.box_count = len(box)
    return Node(raw, SET_UP)


def node_of(text: str, config: Config) -> Node:
    """The node with this text; before all special buildings are laid out, there is no position to read."""
    line, _, question = text.partition(_CHANCE)
    raw = read_position(line, _CARDS)
    if Table(raw, _CARDS).config != config:
        found, wanted = Table(raw, _CARDS).config, config
        raise BadPosition(Code.UNKNOWN_VALUE, place="config", found=str(found), known=[str(wanted)])
    node = Node(raw)
    draws = [node.after(action) for action in node.legal if reveals(action)]
    asked = {draw.question(): draw for draw in draws}
    if question and question not in asked:
        raise BadPosition(Code.UNKNOWN_VALUE, place="chance", found=question[:60], known=sorted(asked))
    return asked[question] if question else node


def _decider(raw: Raw, waits_for: int) -> int:
    if waits_for != NOTHING:
        return CHANCE
    if raw.item(_PHASE) == _PHASE_OVER or raw.item(_ROUND) > MOST_ROUNDS:
        return OVER
    return raw.item(_SEAT)


def _step(raw: Raw, action: int) -> Node:
    step(raw, _CARDS.raw, action, _ROOM.copy())
    return Node(raw)


def _with_special(raw: Raw, chosen: int) -> Node:
    """R2.3: one more special building lies on the table; after the last the game begins."""
    s, index = state_of(raw), chosen - _BOX
    on_table = int((s.specials > 0).sum())
    s.specials[on_table] = s.box[index]
    s.box[index:-1] = s.box[index + 1 :].copy()
    s.box_count -= 1
    if on_table + 1 < s.players + MORE_SPECIALS:
        return Node(raw, SET_UP)
    begin_game(raw, _CARDS.raw, _ROOM.copy())
    return Node(raw)
