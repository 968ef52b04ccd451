"""Friends, the links that lead to them, and who is here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """Three more tables; nobody has friends yet."""
    op.create_table(
        "friends",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("unheard", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_friends_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="fk_friends_other", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "other", name="pk_friends"),
    )
    op.create_index("ix_friends_other", "friends", ["other"], unique=False)
    op.create_table(
        "doors",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=24), nullable=True),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_doors_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="pk_doors"),
        sa.UniqueConstraint("code", name="uq_doors_code"),
    )
    op.create_table(
        "presences",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("place", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_presences_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["process"], ["runs.id"], name="fk_presences_process", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "process", name="pk_presences"),
    )
    op.create_index("ix_presences_process", "presences", ["process"], unique=False)
