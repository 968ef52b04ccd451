"""How people keep away from each other."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"


def upgrade() -> None:
    """Nobody keeps away from anybody so far."""
    op.create_table(
        "distances",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="fk_distances_other", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_distances_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "other", name="pk_distances"),
    )
    op.create_index("ix_distances_other", "distances", ["other"], unique=False)
