"""Tables are stamped with the number of their rules and a hash of their cards."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two more columns; whatever was played until now gets the first stamp, by the defaults."""
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.add_column(
        "tables", sa.Column("cards", sa.String(length=16), nullable=False, server_default="bd11ad82dab792be")
    )
