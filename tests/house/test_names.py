"""The project speaks of itself alone: no host of a package registry and no path of a machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Each is put together here, or this file would find itself.
REGISTRIES = [
    name.replace("~", "")
    for name in (
        "py~pi.org",
        "python~hosted",
        "npm~js",
        "yarn~pkg",
        "deb.de~bian",
        "archive.ubu~ntu",
    )
]
MACHINES = ["/" + name + "/" for name in ("work", "root", "home")]
OTHERS = ["text" + "_source"]

# A path of a machine starts a word; `./home/` or `web/work/` is a path of the project.
NEEDLES = re.compile(
    "|".join(
        [re.escape(name) for name in (*REGISTRIES, *OTHERS)]
        + [rf"(?<![\w.)}}]){re.escape(path)}" for path in MACHINES]
    )
)


def project_files() -> list[Path]:
    """Everything git tracks or would track."""
    listing = ("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    try:
        run = subprocess.run(
            ["git", "-c", "safe.directory=*", *listing], cwd=ROOT, capture_output=True, text=True
        )
    except FileNotFoundError:
        pytest.skip("no git")
    if run.returncode:
        pytest.skip("not a git work tree")
    return [ROOT / name for name in run.stdout.split("\0") if name and (ROOT / name).is_file()]


def found(text: str) -> list[str]:
    return [match.group() for match in NEEDLES.finditer(text)]


@pytest.mark.parametrize("name", [*REGISTRIES, *MACHINES, *OTHERS])
def test_a_stranger_is_recognised(name: str) -> None:
    assert found(f"see '{name}x'") == [name]


def test_a_path_of_the_project_is_no_stranger() -> None:
    assert found("import './home/Home.svelte' from web/work/x") == []


def test_no_file_names_a_registry_or_a_machine() -> None:
    strangers = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        strangers += [f"{path.relative_to(ROOT)}: {name}" for name in found(text)]
    assert strangers == []
