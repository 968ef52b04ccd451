"""Two questions about a table that only the kernel can answer: a price, and whether a condition is met."""

from happycity.kernel.interface import condition_met, price
from happycity.rules.card_set import standard_set
from happycity.rules.table import Table


def price_for(table: Table, seat: int, card: str) -> int:
    """What a card costs a seat now (R5.5)."""
    cards = standard_set()
    return int(price(table._raw, cards.raw, seat, cards.numbers[card]))


def meets_condition(table: Table, seat: int, card: str) -> bool:
    """Whether the city of a seat meets the condition of a special building (R5.8)."""
    cards = standard_set()
    return bool(condition_met(table._raw, cards.raw, seat, cards.numbers[card]))
