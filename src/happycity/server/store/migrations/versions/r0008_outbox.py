"""What people without an open page want to be told of, where, and what is on the way to them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Four more tables; nobody has wished for anything so far."""
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_wishes_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "channel", "kind", name="pk_wishes"),
    )
    op.create_table(
        "contacts",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("template", sa.String(length=8), nullable=False),
        sa.Column("quiet", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_contacts_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name="pk_contacts"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_devices_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
    )
    op.create_index("ix_devices_player", "devices", ["player"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=True),
        sa.Column("sender", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_outbox_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"], unique=False)
    op.create_index("ix_outbox_player", "outbox", ["player"], unique=False)
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"], unique=False)
