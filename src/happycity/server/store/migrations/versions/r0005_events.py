"""What was shown of an entry is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One more column; of what was kept until now it is worked out, as before."""
    op.add_column("entries", sa.Column("events", sa.Text(), nullable=True))
