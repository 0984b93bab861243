"""What an earlier release has written is opened: its tables, its event, its logs.

A table whose rules have changed since is not played on, for it would be another game; it says so
in a sentence, and whoever sat there can take its log along.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.games import GAMES
from tests.table.host import Hall

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/tables.sql.gz"))
LOGS = [log for release in RELEASES for log in sorted(release.glob("*.kostka.jsonl.gz"))]
OTHER_RULES = "TABLE-OTHER-RULES"


class Release:
    """A server on the database of a release, and what the release wrote down of its tables."""

    def __init__(self, hall: Hall, made: dict[str, Any]) -> None:
        self.hall = hall
        self.made = made


@pytest.fixture(scope="module", params=RELEASES, ids=lambda path: path.name)
def release(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Release]:
    folder: Path = request.param
    path = tmp_path_factory.mktemp("release") / "tables.db"
    with sqlite3.connect(path) as database:
        database.executescript(gzip.decompress((folder / "tables.sql.gz").read_bytes()).decode())
    with Hall(path) as hall:
        yield Release(hall, json.loads((folder / "tables.json").read_text()))


def header_of(log: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(log.read_bytes()).splitlines()[0])
    return found


def test_there_is_a_release_and_a_log_of_each_of_its_modes() -> None:
    assert RELEASES
    for release in RELEASES:
        assert {header_of(log)["game"] for log in release.glob("*.jsonl.gz")} == set(GAMES)


def test_the_event_of_a_release_is_there_with_its_players(release: Release) -> None:
    made = release.made["event"]
    client = release.hall.client
    client.cookies.clear()
    headers = release.hall.cookie(made["event"], [made["key"]])
    found = client.get(f"/api/events/{made['event']}", headers=headers).json()
    assert [each["name"] for each in found["players"]] == ["Anna", "Bořek"]
    assert found["round"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_is_played_on_or_says_why_not(release: Release, game: str) -> None:
    made = release.made[f"{game}/running"]
    hall = release.hall
    if refused(release, made):
        assert rules_of(release, made) != GAMES[game].rules
        return
    with (
        hall.sit(made["table"], made["keys"][:1]) as anna,
        hall.sit(made["table"], made["keys"][1:]) as borek,
    ):
        assert anna.v == made["records"]
        asked = anna if anna.asked() else borek
        assert asked.do(asked.moves()[0])["t"] == "ok"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_gives_its_log(release: Release, game: str) -> None:
    made = release.made[f"{game}/over"]
    log = release.hall.client.get(f"/api/tables/{made['table']}/log")
    assert log.status_code == 200
    lines = [json.loads(line) for line in log.text.splitlines()]
    assert len(lines) == made["records"] + 1 and lines[0]["game"] == game
    steps = release.hall.client.get(f"/api/tables/{made['table']}/steps")
    assert steps.status_code == 200 or steps.json()["rule"] == OTHER_RULES


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.name}")
def test_a_log_holds_or_names_its_rules(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / log.stem
    path.write_bytes(gzip.decompress(log.read_bytes()))
    header = header_of(log)
    if header["rules"] == GAMES[header["game"]].rules:
        assert main(["verify", str(path), "--local"]) == 0
    else:
        assert main(["verify", str(path), "--local"]) != 0
        assert "rules version" in capsys.readouterr().err


def rules_of(release: Release, made: dict[str, Any]) -> str:
    log = release.hall.client.get(f"/api/tables/{made['table']}/log")
    return str(json.loads(log.text.splitlines()[0])["rules"])


def refused(release: Release, made: dict[str, Any]) -> bool:
    """Whether the table says that its rules are others."""
    steps = release.hall.client.get(
        f"/api/tables/{made['table']}/steps",
        headers=release.hall.cookie(made["table"], made["keys"]),
    )
    return steps.status_code != 200 and bool(steps.json()["rule"] == OTHER_RULES)
