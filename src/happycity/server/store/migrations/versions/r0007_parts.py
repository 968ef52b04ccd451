"""What those who play add to the shuffles: its hash first, then itself."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Two more columns; nobody has added anything so far."""
    op.add_column("seats", sa.Column("promise", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("nonce", sa.String(length=64), nullable=True))
