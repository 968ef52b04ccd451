"""Rematches are told of by themselves, as challenges."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Whoever wished for invitations was told of rematches too, and still is."""
    op.execute(
        "INSERT INTO wishes (player, channel, kind)"
        " SELECT player, channel, 'challenge' FROM wishes WHERE kind = 'invitation'"
    )
