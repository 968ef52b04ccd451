"""R2: how a game is laid out before the first decision, as the `setup` of a record tells it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from happycity.codes import Code
from happycity.kernel.decks import decks_with
from happycity.kernel.interface import begin_game
from happycity.kernel.layout import Raw, new_state, new_work, state_of, tables_of
from happycity.rules.card_set import CardSet
from happycity.rules.config import Config
from happycity.rules.refusals import BadRecord


@dataclass(frozen=True, slots=True)
class Setup:
    """Decks from the top card down, the special buildings on the table, and those in the box."""

    decks: tuple[tuple[str, ...], ...]
    specials: tuple[str, ...]
    box: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """The `setup` object of a record."""
        return {
            "decks": [list(deck) for deck in self.decks],
            "specials": list(self.specials),
            "box": list(self.box),
        }


def setup_of(raw: Raw, config: Config, cards: CardSet) -> Setup:
    """Read the set-up from a state in which nothing has been drawn yet."""
    s = state_of(raw)
    decks = range(decks_with(config.grozilla))
    return Setup(
        decks=tuple(tuple(cards.ids[n] for n in face_down(raw, deck, cards)) for deck in decks),
        specials=tuple(cards.ids[n] for n in s.specials[: config.specials_on_table]),
        box=tuple(cards.ids[n] for n in s.box[: s.box_count]),
    )


def face_down(raw: Raw, deck: int, cards: CardSet) -> list[int]:
    """The cards of a deck (index 0–3), top first."""
    s, start = state_of(raw), int(tables_of(cards.raw).deck_start[deck])
    numbers: list[int] = s.deck[start : start + s.deck_left[deck]].tolist()
    return numbers[::-1]


def put_face_down(raw: Raw, deck: int, numbers: Sequence[int], cards: CardSet) -> None:
    """Lay a deck (index 0–3) in this order, top first."""
    s, start = state_of(raw), int(tables_of(cards.raw).deck_start[deck])
    s.deck[start : start + len(numbers)] = numbers[::-1]
    s.deck_left[deck] = len(numbers)


def laid_out(setup: Setup, config: Config, cards: CardSet) -> Raw:
    """The state at the first decision of a game with this set-up."""
    check_setup(setup, config, cards)
    raw = new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    for deck, ids in enumerate(setup.decks):
        put_face_down(raw, deck, [cards.numbers[card] for card in ids], cards)
    s.specials[: len(setup.specials)] = [cards.numbers[card] for card in setup.specials]
    s.box[: len(setup.box)] = [cards.numbers[card] for card in setup.box]
    s.box_count = len(setup.box)
    begin_game(raw, cards.raw, new_work())
    return raw


def check_setup(setup: Setup, config: Config, cards: CardSet) -> None:
    """Refuse a set-up that cannot be laid out with these cards."""
    decks = decks_with(config.grozilla)
    if len(setup.decks) != decks:
        raise BadRecord(Code.WRONG_NUMBER_OF_DECKS, place="setup.decks", found=len(setup.decks), known=decks)
    for deck, ids in enumerate(setup.decks):
        full = [cards.ids[number] for number in cards.deck(deck + 1)]
        check_same_cards(ids, full, f"setup.decks[{deck}]")
    if len(setup.specials) != config.specials_on_table:
        raise BadRecord(
            Code.WRONG_NUMBER_OF_SPECIALS,
            place="setup.specials",
            found=len(setup.specials),
            known=config.specials_on_table,
        )
    whole_set = [cards.ids[number] for number in cards.special_set(config.specials)]
    check_same_cards(setup.specials + setup.box, whole_set, "setup.specials and setup.box")


def check_same_cards(found: Sequence[str], wanted: Sequence[str], place: str) -> None:
    """Refuse a list that is not exactly these cards in some order."""
    have, want = Counter(found), Counter(wanted)
    unknown = next((card for card in found if card not in want), None)
    if unknown is not None:
        raise BadRecord(Code.CARD_NOT_HERE, place=place, card=unknown)
    for card in want:
        if have[card] != want[card]:
            raise BadRecord(Code.WRONG_COPIES, place=place, card=card, found=have[card], known=want[card])
