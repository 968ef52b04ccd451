"""Tables whose rules and cards this program knows: only these are acted upon, all others stay as they are."""

from sqlalchemy import ColumnElement, and_

from happycity.rules.card_set import standard_set
from happycity.server.store.schema import tables


def is_known() -> ColumnElement[bool]:
    """The same as `model.check_known`, for queries."""
    newest = standard_set().stamp
    return and_(tables.c.rules.between(1, newest.rules), tables.c.cards == newest.cards)
