"""The client is built when its sources have changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "node_modules" / "x").mkdir(parents=True)
    (tmp_path / "src" / "kostka" / "words" / "interface").mkdir(parents=True)
    (tmp_path / "src" / "kostka" / "static").mkdir()
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "src" / "kostka" / "words" / "interface" / "en.ftl").write_text("a = b")
    (tmp_path / "src" / "kostka" / "static" / ".stamp").write_text(web.digest(tmp_path))
    return tmp_path


def test_what_was_built_from_these_sources_is_fresh(tree: Path) -> None:
    assert web.fresh(tree)
    assert web.build(tree) is False
    assert web.requirements(tree) == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/kostka/words/interface/en.ftl"])
def test_a_changed_source_makes_it_stale(tree: Path, name: str) -> None:
    (tree / name).write_text("2")
    assert not web.fresh(tree)


def test_installed_packages_are_no_source(tree: Path) -> None:
    (tree / "web" / "node_modules" / "x" / "index.js").write_text("2")
    assert web.fresh(tree)


def test_a_renamed_source_makes_it_stale(tree: Path) -> None:
    (tree / "web" / "src" / "main.ts").rename(tree / "web" / "src" / "other.ts")
    assert not web.fresh(tree)


def test_without_a_stamp_nothing_is_fresh(tree: Path) -> None:
    (tree / web.OUTPUT / ".stamp").unlink()
    assert not web.fresh(tree)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0\n", True),
        ("", False),
        ("garbage", False),
    ],
)
def test_node_has_to_be_new_enough(version: str, good: bool) -> None:
    assert web.suits(version) is good
