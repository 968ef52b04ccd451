"""Who resigned from a game that a bot plays on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One more column; nobody has resigned so far."""
    op.add_column("seats", sa.Column("resigned", sa.String(length=16), nullable=True))
    op.create_index("ix_seats_resigned", "seats", ["resigned"], unique=False)
