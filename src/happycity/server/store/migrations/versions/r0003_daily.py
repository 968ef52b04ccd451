"""Deals of the day: their secrets, games and results."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Three more tables; nothing that is there changes."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_days"),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("mode", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("won", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name="fk_daily_games_day", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_daily_games_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_daily_games_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("day", "mode", "player", name="pk_daily_games"),
    )
    op.create_index("ix_daily_games_table_id", "daily_games", ["table_id"], unique=False)
    op.create_index("ix_daily_games_player_day", "daily_games", ["player", "day"], unique=False)
    op.create_table(
        "daily_masters",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("mode", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name="fk_daily_masters_day", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_daily_masters_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("day", "mode", name="pk_daily_masters"),
    )
