"""A thousand tables at once: `bench/load.py` in short."""

from __future__ import annotations

import os

from bench.load import RATE, load, said

TABLES = int(os.environ.get("KOSTKA_LOAD", 1000))
SECONDS = 15.0
GENEROUS = 5000  # ms, on cores that other tests use too; the mark is measured


def test_a_thousand_tables_lose_nothing_and_nobody_waits_long(sqlite: str, compiled: bool) -> None:
    tables = TABLES if compiled else TABLES // 5
    found = load(sqlite, tables, SECONDS)
    print(said(found), found)
    assert found["lost"] == 0 and found["refused"] == 0
    assert found["moves"] > tables * RATE * SECONDS / 2
    assert found["p99_ms"] < GENEROUS
