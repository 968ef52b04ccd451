"""Links for lost passwords by mail."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """What is on the way need not be about a table."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("table_id", existing_type=sa.String(length=12), nullable=True)
