"""How people keep away from each other, what they report, and what the host does about it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Six more tables, and one more column: nobody is banned so far."""
    op.add_column("players", sa.Column("banned", sa.Double(), nullable=True))
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
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("note", sa.String(length=300), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("pending", sa.String(length=48), nullable=True),
        sa.Column("settled", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="fk_reports_other", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_reports_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("pending", name="uq_reports_pending"),
    )
    for column in ("other", "player", "table_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column], unique=False)
    op.create_table(
        "report_lines",
        sa.Column("report", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["report"], ["reports.id"], name="fk_report_lines_report", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("report", "n", name="pk_report_lines"),
    )
    op.create_index("ix_report_lines_player", "report_lines", ["player"], unique=False)
    op.create_table(
        "deeds",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("whom", sa.String(length=48), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("hints", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_deeds"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name="fk_invitations_player", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("code_hash", name="pk_invitations"),
    )
    op.create_index("ix_invitations_player", "invitations", ["player"], unique=False)
    op.create_index("ix_chats_at", "chats", ["at"], unique=False)
