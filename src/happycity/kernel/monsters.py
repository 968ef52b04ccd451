"""R8.4–R8.9: monsters come, are sent on, and destroy."""

from happycity.kernel.city import count_symbols, last_standing, left_of, lose_card
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.events import note
from happycity.kernel.layout import (
    COLOURS,
    MONSTERS,
    NO_CARD,
    Happening,
    Phase,
    State,
    Tables,
    Work,
)


@compiled
def colour_of(t: Tables, monster: int) -> int:
    """A monster has one colour."""
    for colour in range(COLOURS):
        if (t.colours[monster] >> colour) & 1:
            return colour
    return 0


@compiled
def monster_with(s: State, t: Tables, seat: int, verb: int) -> int:
    """R8.9: the monster with this effect in front of the city or on a destroyed card of it."""
    if s.grozilla == 0:
        return NO_CARD
    for i in range(s.front_count[seat]):
        if t.verb[s.front[seat, i]] == verb:
            return int(s.front[seat, i])
    for place in range(s.city_count[seat]):
        monster = int(s.ruin[seat, place])
        if monster and t.verb[monster] == verb:
            return monster
    return NO_CARD


@compiled
def come(s: State, t: Tables, seat: int, monster: int, w: Work) -> bool:
    """R8.5: a monster comes to a player; True if the owner of a city now has to choose what falls."""
    colour = colour_of(t, monster)
    while s.tokens[seat, colour] > 0:  # must be spent, and leaves the game
        s.tokens[seat, colour] -= 1
        note(w, Happening.MONSTER_REPELLED, seat, monster, colour, 0)
        seat = left_of(s, seat)
    earlier = int(s.front_count[seat])
    s.front[seat, earlier] = monster
    s.front_count[seat] += 1
    count_symbols(s, t, seat, monster, 1)
    note(w, Happening.MONSTER_CAME, seat, monster, 0, 0)
    if earlier > 0 and last_standing(s, seat) >= 0:  # R8.6
        s.phase = Phase.DESTROY
        s.seat = seat
        return True
    return False


@compiled
def _step_away(s: State, seat: int, position: int) -> int:
    """A monster is no longer in front of a city; those that came later move up."""
    monster = int(s.front[seat, position])
    s.front_count[seat] -= 1
    for i in range(position, s.front_count[seat]):
        s.front[seat, i] = s.front[seat, i + 1]
    s.front[seat, s.front_count[seat]] = NO_CARD
    return monster


@compiled
def destroy(s: State, t: Tables, seat: int, place: int, w: Work) -> None:
    """R8.6: the earliest monster covers a card and keeps its own effect."""
    monster = _step_away(s, seat, 0)
    card = lose_card(s, t, seat, place)
    s.ruin[seat, place] = monster
    note(w, Happening.DESTROYED, seat, card, place + 1, monster)


@compiled
def rouse(s: State, t: Tables, seat: int, card: int) -> None:
    """R8.7 (b): mark every monster in front of the city whose colour the bought card has."""
    s.moving = 0
    for i in range(s.front_count[seat]):
        monster = int(s.front[seat, i])
        if t.colours[monster] & t.colours[card]:
            s.moving |= 1 << (monster - int(t.first_monster))


@compiled
def _next_mover(s: State, t: Tables, seat: int) -> int:
    """Position of the earliest marked monster; one that has destroyed a card is not in front any more."""
    for i in range(s.front_count[seat]):
        if (s.moving >> (int(s.front[seat, i]) - int(t.first_monster))) & 1:
            return i
    return MONSTERS


@compiled
def send_on(s: State, t: Tables, w: Work) -> bool:
    """R8.7 (b): each in order of arrival, each settled before the next; True if a choice is needed first."""
    seat = int(s.turn)
    while s.moving:
        position = _next_mover(s, t, seat)
        if position == MONSTERS:
            s.moving = 0
            return False
        monster = _step_away(s, seat, position)
        s.moving &= ~(1 << (monster - int(t.first_monster)))  # each moves at most once
        count_symbols(s, t, seat, monster, -1)
        note(w, Happening.MONSTER_LEFT, seat, monster, 0, 0)
        if come(s, t, left_of(s, seat), monster, w):
            return True
    return False
