"""Tables, their records and notes, and the keys to their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["over", "made"])
    for lines in ("records", "notes"):
        op.create_table(
            lines,
            sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("body", sa.Text, nullable=False),
            sqlite_with_rowid=False,
        )
    op.create_table(
        "keys",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("keys_of_a_seat", "keys", ["table", "seat"])
