"""Log-ins by a provider, links for lost passwords by mail, faces that people choose."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """One more table; what is on the way need not be about a table of the game."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("table_id", existing_type=sa.String(length=12), nullable=True)
    op.add_column("sessions", sa.Column("proved", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("look", sa.String(length=32), nullable=True))
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_identities_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("issuer", "subject", name="pk_identities"),
        sa.UniqueConstraint("player", name="uq_identities_player"),
    )
