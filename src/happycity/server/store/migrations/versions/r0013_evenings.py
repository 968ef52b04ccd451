"""Club evenings: who takes part, their tables, what everybody reached."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Four more tables."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_index("ix_evenings_host", "evenings", ["host"], unique=False)
    op.create_index("ix_evenings_status", "evenings", ["status"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("evening", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["evening"], ["evenings.id"], name="fk_entrants_evening", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("evening", "number", name="pk_entrants"),
        sa.UniqueConstraint("evening", "player", name="uq_entrants_evening_player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"], unique=False)
    op.create_table(
        "evening_tables",
        sa.Column("evening", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(
            ["evening"], ["evenings.id"], name="fk_evening_tables_evening", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_evening_tables_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("evening", "round", "number", name="pk_evening_tables"),
        sa.UniqueConstraint("table_id", name="uq_evening_tables_table_id"),
    )
    op.create_table(
        "evening_seats",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("coins", sa.Integer(), nullable=True),
        sa.Column("share", sa.Double(), nullable=True),
        sa.Column("luck", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_evening_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_evening_seats"),
    )
