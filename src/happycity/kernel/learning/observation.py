"""How an observation is laid out: what a seat sees, as one row of whole numbers.

One layout for all kinds of games, so that a network can be moved from one to another: seats that nobody sits
in, and what a game without Grozilla has not got, stay zero.  Seats are counted from the one that looks: 0 is
its own, 1 its left neighbour, and so on.  Nothing hidden is in it: a deck is the number of copies of each
card, in no order.
"""

from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from happycity.kernel.compiling.records import aligned, readable, record_class
from happycity.kernel.layout import (
    COLOURS,
    DECK_CAPACITY,
    DECKS,
    KINDS,
    MONSTERS,
    NAMES,
    PILES,
    PLACES,
    SEATS,
    TABLE_SPECIALS,
    TARGETS,
    TOKENS_PER_COLOUR,
    Phase,
    Raw,
)

Observation: TypeAlias = Any  # a record of OBSERVATION
Play: TypeAlias = Any  # a record of PLAY

MOST_ROUNDS = 100
"""The rules know no limit (everybody may take the coin for ever), programs need one: after this round the
game is scored as it stands.  Random players need twelve rounds on average, others fewer."""

FACE_DOWN = NAMES + MONSTERS  # columns: card numbers, then the monsters
BOX = KINDS - NAMES  # columns: special buildings
SYMBOLS = 3  # income, hearts, inhabitants
CARD = KINDS - 1
SMALL = 9  # no price, symbol or number of copies is larger
MANY = 9999
"""Coins and points are never shown higher than this, nor lower than its negative."""


class EnvStep(IntEnum):
    """What to do with each game."""

    DEAL = 0  # a new game from its seed, with the options that its room to work holds
    STEP = 1  # carry out its action
    CHOOSE = 2  # draw one of the legal actions, each equally likely
    OBSERVE = 3  # write what seat `viewer` sees


class Ending(IntEnum):
    """How a step left its game."""

    NONE = 0
    OVER = 1  # R7
    STOPPED = 2  # after MOST_ROUNDS


class Field(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str


FIELDS = (
    Field("players", (), 0, SEATS, "how many play"),
    Field("expert", (), 0, 1, "1 with the expert special buildings"),
    Field("grozilla", (), 0, 1, "1 with the expansion"),
    Field("scoring", (), 0, 1, "0 product, 1 sum"),
    Field("round_number", (), 0, MOST_ROUNDS + 1, "0 during the market draft"),
    Field("last_round", (), 0, 1, "1 once a city has ten cards"),
    Field(
        "phase",
        (len(Phase),),
        0,
        1,
        "which kind of decision is next: market, discard, refill, buy, special, destroy, give, copy, over",
    ),
    Field("decider", (SEATS,), 0, 1, "who decides, one column per seat; zeros when the game is over"),
    Field("turn", (SEATS,), 0, 1, "whose turn it is, one column per seat"),
    Field("deck_left", (DECKS,), 0, DECK_CAPACITY, "face-down cards in each deck"),
    Field("discarded", (DECKS,), 0, DECK_CAPACITY, "cards on each discard pile"),
    Field(
        "face_down",
        (FACE_DOWN,),
        0,
        SMALL,
        "copies of each card that lie face down in the decks: by card number, then the monsters",
    ),
    Field("discards", (NAMES,), 0, SMALL, "copies of each card on the discard piles, by card number"),
    Field(
        "offer",
        (TARGETS,),
        0,
        CARD,
        "card numbers of what can be bought: three slots, three dwellings; 0 for none",
    ),
    Field("offer_price", (TARGETS,), 0, SMALL, "what each would cost the observer now"),
    Field("offer_owned", (TARGETS,), 0, 1, "1 if the observer's city has that name already"),
    Field("offer_colours", (TARGETS, COLOURS), 0, 1, "its colours"),
    Field("offer_symbols", (TARGETS, SYMBOLS), -SMALL, SMALL, "its income, hearts and inhabitants"),
    Field("piles", (PILES,), 0, SEATS, "cards left of each dwelling"),
    Field(
        "specials",
        (TABLE_SPECIALS,),
        0,
        CARD,
        "card numbers of the special buildings on the table; 0 where one was taken",
    ),
    Field("special_met", (TABLE_SPECIALS,), 0, 1, "1 if the observer's city meets its condition"),
    Field("special_condition", (TABLE_SPECIALS, COLOURS), 0, PLACES, "cards of each colour that it asks for"),
    Field(
        "special_symbols",
        (TABLE_SPECIALS, SYMBOLS),
        -SMALL,
        SMALL,
        "its printed income, hearts and inhabitants",
    ),
    Field("box", (BOX,), 0, 1, "1 for each special building in the box, by card number − 63"),
    Field("bank_tokens", (COLOURS,), 0, TOKENS_PER_COLOUR, "Stop-Zilla tokens beside the fourth deck"),
    Field("coins", (SEATS,), 0, MANY, "coins of each seat"),
    Field("income", (SEATS,), -MANY, MANY, "what an income phase would pay now"),
    Field("hearts", (SEATS,), -MANY, MANY, "if the game were scored now"),
    Field("inhabitants", (SEATS,), -MANY, MANY, "if the game were scored now"),
    Field("points", (SEATS,), -MANY, MANY, "if the game were scored now"),
    Field("cards", (SEATS,), 0, PLACES, "cards in the city"),
    Field(
        "city",
        (SEATS, PLACES),
        0,
        CARD,
        "card numbers by place, destroyed ones included; 0 where nothing stands",
    ),
    Field("colours", (SEATS, COLOURS), 0, PLACES, "standing cards of each colour"),
    Field("special", (SEATS,), 0, CARD, "the special building that stands in the city"),
    Field("special_taken", (SEATS,), 0, 1, "1 if it has taken its special building"),
    Field("louvre_phases", (SEATS,), 0, SMALL, "income phases that the Louvre still has to pay back"),
    Field("free_card", (SEATS,), 0, 1, "1 if the next card costs nothing"),
    Field("copied", (), 0, CARD, "what the Sphinx copied"),
    Field("tokens", (SEATS, COLOURS), 0, TOKENS_PER_COLOUR, "Stop-Zilla tokens"),
    Field(
        "monsters",
        (SEATS, MONSTERS),
        0,
        MONSTERS,
        "monsters in front of the city, earliest first: 1–5; 0 for none",
    ),
    Field("ruins", (SEATS, PLACES), 0, MONSTERS, "the monster on each destroyed place: 1–5; 0 for none"),
    Field("moving", (MONSTERS,), 0, 1, "1 for each monster that has to move on before play continues"),
)

OBSERVATION = np.dtype((np.record, [(field.name, "<i2", field.shape) for field in FIELDS]))
OBSERVATION_BYTES = OBSERVATION.itemsize
OBSERVATION_SIZE = OBSERVATION_BYTES // 2
"""Numbers in an observation."""

# What an environment holds of each game beside state and room to work.
PLAY = aligned(
    [
        ("seed", "<i8"),
        ("stride", "<i8"),  # a game that ends makes room for the one with this seed more; 0: it stays
        ("action", "<i4"),  # the one to carry out
        ("seat", "<i4"),  # who decides
        ("ending", "<i4"),  # whether the last step ended a game, see `Ending`
        ("skip_forced", "<i4"),  # whether a seat with one legal action is not asked
        ("shaping", "<f4"),  # weight of the lead in points among the rewards
        ("rewards", "<f4", SEATS),  # of the last step
        ("points", "<i4", SEATS),  # when rewards were last paid
        ("final", "<i4", SEATS),  # points of the last game that ended
        ("rounds", "<i4"),  # its rounds
    ]
)
PLAY_BYTES = PLAY.itemsize

_PlayRecord = record_class(PLAY)
_ObservationRecord = record_class(OBSERVATION)


@readable(OBSERVATION)
def observation_of(raw: Raw) -> Observation:
    """The record that lies in a vector of OBSERVATION_BYTES bytes; compiled code may call it too."""
    return _ObservationRecord(raw)


@readable(PLAY)
def play_of(raw: Raw) -> Play:
    """The record that lies in a vector of PLAY_BYTES bytes; compiled code may call it too."""
    return _PlayRecord(raw)
