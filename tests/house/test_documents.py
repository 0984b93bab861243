"""The documents say what is there: commands, decisions, links, figures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import figures

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
COMMANDS = (
    *("play", "serve", "sim", "bench", "scenario", "rules", "card"),
    *("odds", "replay", "verify", "deck", "lab", "backup", "restore", "admin"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_has_a_row_for_the_command(command: str) -> None:
    assert re.search(rf"^\| `kostka {command}\b[^`]*` \| \w.+ \|$", README, re.MULTILINE)


def test_the_readme_has_a_row_for_nothing_else() -> None:
    assert set(re.findall(r"^\| `kostka (\w+)", README, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: str(path.stem))
def test_a_decision_has_its_context_and_its_price(path: Path) -> None:
    headings = re.findall(r"^## (.*)$", path.read_text("utf-8"), re.MULTILINE)
    assert headings == ["Context", "Decision", "Price"]


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [path.name[:4] for path in DECISIONS] == [
        f"{n:04}" for n in range(1, len(DECISIONS) + 1)
    ]


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *DECISIONS], ids=lambda path: str(path.stem))
def test_every_link_between_documents_leads_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


def test_the_readme_shows_what_was_measured() -> None:
    assert figures.main(["--check"]) == 0


def test_a_new_figure_makes_the_readme_stale_until_it_is_rewritten(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{figures.BEGIN}\nold\n{figures.END}\nafter\n")
    measured = tmp_path / "bench" / "measured"
    measured.mkdir(parents=True)
    one = {"says": "It is 7.", "command": "make it", "commit": "c0ffee", "cores": 2, "python": "3"}
    (measured / "seven.json").write_text(json.dumps(one))

    assert figures.main(["--check"], tmp_path) == 1
    assert figures.main([], tmp_path) == 0
    assert figures.main(["--check"], tmp_path) == 0

    text = readme.read_text()
    assert text.startswith("before\n") and text.endswith("\nafter\n")
    assert "| It is 7. | 2 cores, Python 3, c0ffee | `make it` |" in text
    assert "old" not in text
