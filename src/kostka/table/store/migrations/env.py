"""Alembic's way into the migrations: it runs them on the connection that the store has opened."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
