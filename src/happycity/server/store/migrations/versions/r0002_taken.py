"""Games of devices that accounts have taken along."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One more table; nothing that is there changes."""
    op.create_table(
        "taken",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_taken_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_taken_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "commitment", name="pk_taken"),
    )
    op.create_index("ix_taken_table_id", "taken", ["table_id"], unique=False)
