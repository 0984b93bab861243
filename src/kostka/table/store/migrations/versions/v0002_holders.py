"""Keys of a browser, links that work once, when a table was used, and what a server knows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("keys", sa.Column("holder", sa.Text))
    op.add_column("keys", sa.Column("once", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("keys_of_a_holder", "keys", ["holder", "table"])
    op.add_column("tables", sa.Column("used", sa.BigInteger))
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
