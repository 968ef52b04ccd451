"""Friends, the links that lead to them, who is here, and circles with tables of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Five more tables; nobody has friends yet, and no table belongs to a circle."""
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
    op.create_table(
        "circles",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=False),
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_circles_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_circles"),
        sa.UniqueConstraint("code", name="uq_circles_code"),
    )
    op.create_index("ix_circles_owner", "circles", ["owner"], unique=False)
    op.create_table(
        "members",
        sa.Column("circle", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("asked_by", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_members_circle", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_members_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("circle", "player", name="pk_members"),
    )
    op.create_index("ix_members_player", "members", ["player"], unique=False)
    op.add_column("tables", sa.Column("circle", sa.String(length=12), nullable=True))
    op.create_index("ix_tables_circle_status", "tables", ["circle", "status"], unique=False)
