"""The lines of the scoring sheet: what each card and monster of a city brings (R7.3).

A line: card, place 1–10 (0 in front of the city), income, hearts, inhabitants, the monster on the card, what
a Sphinx copied, the neighbour that a special building looks at (R6.6; NOBODY: none).
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.effects import favoured_neighbour, has_verb, lasting_special
from happycity.kernel.layout import MONSTERS, NO_CARD, NOBODY, PLACES, State, Tables, Verb, Work

MOST_LINES = PLACES + MONSTERS
LINE_COLUMNS = 8

Lines = NDArray[np.int32]


def new_lines() -> Lines:
    """Room for the lines of any city."""
    return np.zeros((MOST_LINES, LINE_COLUMNS), np.int32)


@compiled
def write_lines(s: State, t: Tables, seat: int, w: Work, lines: Lines) -> int:
    """A line for each place, then for each monster in front; `w` holds a survey.  How many there are."""
    places = int(s.city_count[seat])
    for place in range(places):
        card, monster = int(s.city[seat, place]), int(s.ruin[seat, place])
        _write_printed(t, lines, place, card, place + 1, monster)
        if monster == NO_CARD and card == s.special[seat]:
            _write_special(s, t, seat, w, lines, place)
    for i in range(s.front_count[seat]):
        _write_printed(t, lines, places + i, int(s.front[seat, i]), 0, NO_CARD)
    return places + int(s.front_count[seat])


@compiled
def _write_printed(t: Tables, lines: Lines, row: int, card: int, place: int, monster: int) -> None:
    """The printed symbols: of the card, or of the monster on it (R8.6)."""
    counts = monster if monster else card
    lines[row, 0] = card
    lines[row, 1] = place
    lines[row, 2] = t.income[counts]
    lines[row, 3] = t.hearts[counts]
    lines[row, 4] = t.inhabitants[counts]
    lines[row, 5] = monster
    lines[row, 6] = NO_CARD
    lines[row, 7] = NOBODY


@compiled
def _write_special(s: State, t: Tables, seat: int, w: Work, lines: Lines, row: int) -> None:
    """A special building brings what the whole city has beyond the symbols printed elsewhere."""
    bare, earned = int(w.bare[seat]), int(w.earned[seat])
    bonus = earned - bare if earned > max(0, bare) else 0  # a Barber's
    lines[row, 2] += bare + bonus - s.income[seat]
    lines[row, 3] += w.hearts[seat] - s.hearts[seat]
    lines[row, 4] += w.inhabitants[seat] - s.inhabitants[seat]
    if has_verb(s, t, seat, Verb.COPY_SPECIAL):
        lines[row, 6] = s.copied_special
    lines[row, 7] = _chosen_neighbour(s, t, seat)


@compiled
def _chosen_neighbour(s: State, t: Tables, seat: int) -> int:
    """R6.6: whose cards this seat's special building looks at; NOBODY if it does not choose a neighbour."""
    card = lasting_special(s, t, seat)
    if t.verb[card] == Verb.COPY_NEIGHBOUR_PLACE or t.verb[card] == Verb.PER_NEIGHBOUR_COLOUR:
        return favoured_neighbour(s, t, seat, card, s.special_place[seat])
    return NOBODY
