"""What an expert special building is worth to a city now: standing there, or if it were built at once (R6).

Everything else of a city stays as it is, so that the difference is the building's alone.
"""

import msgspec

from happycity.kernel.interface import survey_table, try_special
from happycity.kernel.layout import NO_CARD, Raw, Work, new_work, state_of, work_of
from happycity.rules.cards import Kind
from happycity.rules.events import events_of
from happycity.rules.table import Table


class Worth(msgspec.Struct, frozen=True):
    """How much more a city has with a special building than without it; below 0: less."""

    coins: int
    """At once, when it is built; 0 once it stands."""
    income: int
    hearts: int
    inhabitants: int
    points: int


def worth_of(table: Table, seat: int, card: str) -> Worth | None:
    """What an expert special building brings a seat; None where it neither stands nor can come any more."""
    if table.card(card).kind is not Kind.EXPERT:
        return None  # what is printed on the others never changes
    if table.cities[seat].special == card:
        return _standing(table, seat)
    return _imagined(table, seat, card) if card in table.specials and _has_room(table, seat, card) else None


def built(table: Table) -> bytes:
    """All that a worth depends on: equal if everything stands alike."""
    s = table.kernel.state
    cities = (s.city, s.ruin, s.front, s.special, s.special_taken)
    options = bytes((s.players, s.scoring, s.copied_special, s.phase))
    return options + b"".join(field.tobytes() for field in cities)


def _has_room(table: Table, seat: int, card: str) -> bool:
    """R5.9: one special building each; R5.8: a free place, or a card to replace (Statue of Liberty)."""
    s, effect = table.kernel.state, table.card(card).effect
    if s.special_taken[seat] or not table.standing[seat]:
        return False
    replaces = effect is not None and effect.do == "replace_last"
    return replaces or bool(s.city_count[seat] < len(s.city[seat]))


def _standing(table: Table, seat: int) -> Worth:
    """Against the same city in which the building does nothing; its printed symbols are its own."""
    raw = table.kernel.raw.copy()
    state_of(raw).special[seat] = NO_CARD
    without = new_work()
    survey_table(raw, table.kernel.cards.raw, without)
    return _difference(table.kernel.survey, work_of(without), seat)


def _imagined(table: Table, seat: int, card: str) -> Worth:
    cards = table.kernel.cards
    raw: Raw = table.kernel.raw.copy()
    work = new_work()
    try_special(raw, cards.raw, seat, cards.numbers[card], work)
    paid = (event for event in events_of(work_of(work), cards) if event.name == "effect_coins")
    coins = sum(int(event.facts["coins"]) for event in paid if event.seat == seat)
    return _difference(work_of(work), table.kernel.survey, seat, coins)


def _difference(now: Work, other: Work, seat: int, coins: int = 0) -> Worth:
    return Worth(
        coins=coins,
        income=int(now.income[seat] - other.income[seat]),
        hearts=int(now.hearts[seat] - other.hearts[seat]),
        inhabitants=int(now.inhabitants[seat] - other.inhabitants[seat]),
        points=int(now.points[seat] - other.points[seat]),
    )
