"""R6: what the special buildings do, one function per verb of the card files.

Verbs that give symbols return (income, hearts, inhabitants) and are asked through `special_symbols`;
verbs that act at a moment are called by `income_phase` and `turn` when that moment comes.
"""

from happycity.kernel.city import colours_at, last_standing, left_of, lose_card, put_card, right_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.events import note
from happycity.kernel.layout import (
    COLOURS,
    PLACES,
    Happening,
    Scoring,
    State,
    Tables,
    Verb,
    Work,
)

Symbols = tuple[int, int, int]


# --- who does what ------------------------------------------------------------------------------


@compiled
def lasting_special(s: State, t: Tables, seat: int) -> int:
    """The special building whose effect a city has: its own, or what its Sphinx copied."""
    card = int(s.special[seat])
    if t.verb[card] == Verb.COPY_SPECIAL:
        return int(s.copied_special)
    return card


@compiled
def has_verb(s: State, t: Tables, seat: int, verb: int) -> bool:
    """Whether the special building that stands in a city does this."""
    return bool(t.verb[s.special[seat]] == verb)


# --- symbols, in the order of the verbs ------------------------------------------------------------


@compiled
def combined(s: State, hearts: int, inhabitants: int) -> int:
    """R7.4 and R7.6: what hearts and inhabitants are worth together."""
    if s.scoring == Scoring.SUM:
        return inhabitants + hearts
    return inhabitants * hearts


@compiled
def _ordinary_symbols(s: State, t: Tables, seat: int, place: int) -> Symbols:
    """The effect (R6.1) of a card that stands and is no special building."""
    if place < 0 or place >= s.city_count[seat] or s.ruin[seat, place]:
        return 0, 0, 0
    card = s.city[seat, place]
    if card == s.special[seat]:
        return 0, 0, 0
    return int(t.income[card]), int(t.hearts[card]), int(t.inhabitants[card])


@compiled
def _per_colour_of(s: State, t: Tables, owner: int, card: int) -> Symbols:
    number = int(s.colours[owner, t.effect_colour[card]])
    return 0, number * t.effect_hearts[card], number * t.effect_inhabitants[card]


@compiled
def _symbols_beside(s: State, t: Tables, neighbour: int, card: int, place: int) -> Symbols:
    """What a Pyramid, Stonehenge or Leaning tower would find in a neighbour's city."""
    if t.verb[card] == Verb.COPY_NEIGHBOUR_PLACE:
        return _ordinary_symbols(s, t, neighbour, place)
    return _per_colour_of(s, t, neighbour, card)


@compiled
def _points_beside(s: State, t: Tables, seat: int, neighbour: int, card: int, place: int) -> int:
    _, hearts, inhabitants = _symbols_beside(s, t, neighbour, card, place)
    return combined(s, s.hearts[seat] + hearts, s.inhabitants[seat] + inhabitants)


@compiled
def favoured_neighbour(s: State, t: Tables, seat: int, card: int, place: int) -> int:
    """R6.6: the owner's highest points decide, a tie goes to the left neighbour."""
    left = left_of(s, seat)
    right = right_of(s, seat)
    if _points_beside(s, t, seat, right, card, place) > _points_beside(s, t, seat, left, card, place):
        return right
    return left


@compiled
def copy_neighbour_place(s: State, t: Tables, seat: int, card: int, place: int) -> Symbols:
    """Pyramid of Khufu."""
    return _ordinary_symbols(s, t, favoured_neighbour(s, t, seat, card, place), place)


@compiled
def copy_previous_place(s: State, t: Tables, seat: int, place: int) -> Symbols:
    """Art gallery."""
    return _ordinary_symbols(s, t, seat, place - 1)


@compiled
def per_own_colour(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Bakery, Bowling alley, Sushi bar, Wind turbine."""
    number = int(s.colours[seat, t.effect_colour[card]])
    return number * t.effect_income[card], number * t.effect_hearts[card], number * t.effect_inhabitants[card]


@compiled
def small_city(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Moai."""
    if s.city_count[seat] < t.effect_exactly[card]:
        return 0, int(t.effect_hearts_if_fewer[card]), 0
    if s.city_count[seat] == t.effect_exactly[card]:
        return 0, int(t.effect_hearts[card]), 0
    return 0, 0, 0


@compiled
def plain_hearts(t: Tables, card: int) -> Symbols:
    """The hearts of a card that also acts when it is taken (Race track, Statue of Liberty)."""
    return 0, int(t.effect_hearts[card]), 0


@compiled
def _most_among_others(s: State, seat: int, colour: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.colours[other, colour]))
    return most


@compiled
def _fewest_among_others(s: State, seat: int, colour: int) -> int:
    fewest = PLACES
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, int(s.colours[other, colour]))
    return fewest


@compiled
def most_colour(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Burger shop, Mayan pyramid."""
    colour = int(t.effect_colour[card])
    own = int(s.colours[seat, colour])
    others = _most_among_others(s, seat, colour)
    if own > others:
        return 0, int(t.effect_hearts[card]), 0
    if own == others:
        return 0, int(t.effect_hearts_if_tied[card]), 0
    return 0, int(t.effect_hearts_otherwise[card]), 0


@compiled
def fewest_colour(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Escape room."""
    colour = int(t.effect_colour[card])
    if s.colours[seat, colour] <= _fewest_among_others(s, seat, colour):
        return int(t.effect_income[card]), 0, 0
    return 0, 0, 0


@compiled
def per_left_neighbour_colour(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Machu Picchu."""
    return _per_colour_of(s, t, left_of(s, seat), card)


@compiled
def per_neighbour_colour(s: State, t: Tables, seat: int, card: int, place: int) -> Symbols:
    """Stonehenge, Leaning tower of Pisa."""
    return _per_colour_of(s, t, favoured_neighbour(s, t, seat, card, place), card)


@compiled
def adjacent_same_colour(s: State, t: Tables, seat: int, card: int, place: int) -> Symbols:
    """Golden Gate: left, right and above or below; places 5 and 6 are not adjacent."""
    row = PLACES // 2
    left = colours_at(s, t, seat, place - 1) if place % row > 0 else 0
    right = colours_at(s, t, seat, place + 1) if place % row < row - 1 else 0
    across = colours_at(s, t, seat, place + row if place < row else place - row)
    if left & right & across:
        return 0, int(t.effect_hearts_three[card]), int(t.effect_inhabitants_three[card])
    if (left & right) | (left & across) | (right & across):
        return 0, int(t.effect_hearts_two[card]), int(t.effect_inhabitants_two[card])
    return 0, 0, 0


@compiled
def per_heart_inhabitant_pair(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Organic market; monsters are in the sums already."""
    pairs = max(0, min(int(s.hearts[seat]), int(s.inhabitants[seat])))
    return pairs * t.effect_income[card], 0, 0


@compiled
def next_two_same_colour(s: State, t: Tables, seat: int, card: int, place: int) -> Symbols:
    """Great Wall."""
    if colours_at(s, t, seat, place + 1) & colours_at(s, t, seat, place + 2):
        return 0, int(t.effect_hearts[card]), 0
    return 0, int(t.effect_hearts_otherwise[card]), 0


@compiled
def per_colour_before(s: State, t: Tables, seat: int, card: int, place: int) -> Symbols:
    """Billiards: the largest set of colours to which different cards can be assigned.

    `reached` has bit k set if the set of colours with binary number k can be had from the cards so far.
    """
    reached = 1
    for before in range(place):
        colours = colours_at(s, t, seat, before)
        grown = reached
        for colour in range(COLOURS):
            if (colours >> colour) & 1:
                grown |= _with_colour(reached, colour)
        reached = grown
    return _largest_set(reached) * t.effect_income[card], 0, 0


@compiled
def _with_colour(reached: int, colour: int) -> int:
    grown = 0
    for colours in range(1 << COLOURS):
        if (reached >> colours) & 1:
            grown |= 1 << (colours | (1 << colour))
    return grown


@compiled
def _largest_set(reached: int) -> int:
    largest = 0
    for colours in range(1 << COLOURS):
        if (reached >> colours) & 1:
            largest = max(largest, bit_count(colours))
    return largest


@compiled
def bit_count(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


@compiled
def without_colour(s: State, t: Tables, seat: int, card: int) -> Symbols:
    """Red square, Parthenon."""
    if s.colours[seat, t.effect_colour[card]]:
        return 0, 0, 0
    return 0, int(t.effect_hearts[card]), int(t.effect_inhabitants[card])


@compiled
def special_symbols(s: State, t: Tables, seat: int) -> Symbols:
    """Symbols a city has from its special building beyond the printed ones.

    Missing here because they look at incomes: `lowest_income` (in `income`) and `poorer_than_neighbours` (in
    `score`).
    """
    card = lasting_special(s, t, seat)
    verb = t.verb[card]
    if verb == Verb.NOTHING:
        return 0, 0, 0
    place = int(s.special_place[seat])
    if verb == Verb.COPY_NEIGHBOUR_PLACE:
        return copy_neighbour_place(s, t, seat, card, place)
    if verb == Verb.COPY_PREVIOUS_PLACE:
        return copy_previous_place(s, t, seat, place)
    if verb == Verb.PER_OWN_COLOUR:
        return per_own_colour(s, t, seat, card)
    if verb == Verb.SMALL_CITY:
        return small_city(s, t, seat, card)
    if verb == Verb.REPLACE_LAST or verb == Verb.COINS_FOR_ALL_NOW:
        return plain_hearts(t, card)
    if verb == Verb.MOST_COLOUR:
        return most_colour(s, t, seat, card)
    if verb == Verb.FEWEST_COLOUR:
        return fewest_colour(s, t, seat, card)
    if verb == Verb.PER_LEFT_NEIGHBOUR_COLOUR:
        return per_left_neighbour_colour(s, t, seat, card)
    if verb == Verb.PER_NEIGHBOUR_COLOUR:
        return per_neighbour_colour(s, t, seat, card, place)
    if verb == Verb.ADJACENT_SAME_COLOUR:
        return adjacent_same_colour(s, t, seat, card, place)
    if verb == Verb.PER_HEART_INHABITANT_PAIR:
        return per_heart_inhabitant_pair(s, t, seat, card)
    if verb == Verb.NEXT_TWO_SAME_COLOUR:
        return next_two_same_colour(s, t, seat, card, place)
    if verb == Verb.PER_COLOUR_BEFORE:
        return per_colour_before(s, t, seat, card, place)
    if verb == Verb.WITHOUT_COLOUR:
        return without_colour(s, t, seat, card)
    return 0, 0, 0


# --- prices ---------------------------------------------------------------------------------------


@compiled
def discount(s: State, t: Tables, seat: int, card: int) -> int:
    """Airport, Port, Train station: what a card costs, never below 0 (R6.7)."""
    special = s.special[seat]
    if (t.colours[card] >> t.effect_colour[special]) & 1:
        return max(0, int(t.cost[card]) - int(t.effect_coins[special]))
    return int(t.cost[card])


@compiled
def lowest_price_of_deck(t: Tables, card: int) -> int:
    """Hot dog shop: not the fourth deck, not dwellings."""
    if 1 <= t.deck[card] <= 3:
        return int(t.deck_lowest[t.deck[card]])
    return int(t.cost[card])


@compiled
def price_of(s: State, t: Tables, seat: int, card: int) -> int:
    """R5.5: what a card costs this player now."""
    if s.free_card[seat]:
        return 0
    verb = t.verb[s.special[seat]]
    if verb == Verb.DISCOUNT:
        return discount(s, t, seat, card)
    if verb == Verb.LOWEST_PRICE_OF_DECK:
        return lowest_price_of_deck(t, card)
    return int(t.cost[card])


# --- moments --------------------------------------------------------------------------------------


@compiled
def _take_coins(s: State, seat: int, card: int, coins: int, w: Work) -> None:
    s.coins[seat] += coins
    note(w, Happening.EFFECT_COINS, seat, card, coins, 0)


@compiled
def coins_before_income(s: State, t: Tables, seat: int, w: Work) -> None:
    """Arcade (R4.1, R7.2)."""
    card = int(s.special[seat])
    if s.coins[seat] >= 1:
        _take_coins(s, seat, card, int(t.effect_coins[card]), w)


@compiled
def tax_richest(s: State, t: Tables, seat: int, w: Work) -> None:
    """Versailles (R4.4)."""
    card = int(s.special[seat])
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.coins[other]))
    coins = min(most, int(t.effect_coins[card]))
    for other in range(s.players):
        if coins > 0 and other != seat and s.coins[other] == most:
            s.coins[other] -= coins
            s.coins[seat] += coins
            note(w, Happening.TAXED, seat, other, coins, card)


@compiled
def _toll_at(s: State, t: Tables, owner: int, price: int, w: Work) -> None:
    card = int(s.special[owner])
    if t.verb[card] == Verb.TOLL and price >= t.effect_price_at_least[card]:
        _take_coins(s, owner, card, int(t.effect_coins[card]), w)


@compiled
def toll(s: State, t: Tables, buyer: int, price: int, w: Work) -> None:
    """Castle: a neighbour has paid this price, in coins and tokens together."""
    left = left_of(s, buyer)
    right = right_of(s, buyer)
    _toll_at(s, t, left, price, w)
    if right != left:
        _toll_at(s, t, right, price, w)


@compiled
def coins_for_passing(s: State, t: Tables, seat: int) -> int:
    """Big Ben, and the 1 coin of everybody else (R5.4)."""
    if has_verb(s, t, seat, Verb.COINS_FOR_PASSING):
        return int(t.effect_coins[s.special[seat]])
    return 1


@compiled
def coins_per_card_now(s: State, t: Tables, seat: int, w: Work) -> None:
    """Joke shop."""
    card = int(s.special[seat])
    _take_coins(s, seat, card, int(s.city_count[seat]) * int(t.effect_coins[card]), w)


@compiled
def coins_for_all_now(s: State, t: Tables, seat: int, w: Work) -> None:
    """Race track."""
    card = int(s.special[seat])
    for player in range(s.players):
        _take_coins(s, player, card, int(t.effect_coins[card]), w)


@compiled
def encore(s: State, t: Tables, seat: int, w: Work) -> None:
    """Concert hall, when taken, with incomes reckoned; what it costs at the end is in `score`."""
    card = int(s.special[seat])
    _take_coins(s, seat, card, t.effect_times_income_now[card] * w.earned[seat], w)


@compiled
def next_card_free(s: State, seat: int) -> None:
    """Underwater tunnel."""
    s.free_card[seat] = 1


@compiled
def borrow_income(s: State, t: Tables, seat: int) -> None:
    """Louvre, when taken; the income phase counts down."""
    s.borrowing_phases[seat] = t.effect_phases[s.special[seat]]


@compiled
def replace_last(s: State, t: Tables, seat: int, card: int, w: Work) -> tuple[int, int]:
    """Statue of Liberty: (its place, the card that left)."""
    place = last_standing(s, seat)
    left = lose_card(s, t, seat, place)
    put_card(s, t, seat, place, card)
    note(w, Happening.REPLACED, seat, left, place + 1, 0)
    return place, left
