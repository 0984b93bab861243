"""A measurement is a module in bench/, and what it finds is written down with how to repeat it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import measure

ROOT = Path(__file__).resolve().parents[2]


def run(root: Path, *names: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, for it imports modules by the name of bench."""
    program = (
        "import sys, pathlib; from tools.measure import main;"
        "sys.exit(main(sys.argv[2:], pathlib.Path(sys.argv[1])))"
    )
    return subprocess.run(
        [sys.executable, "-c", program, str(root), *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def root(tmp_path: Path) -> Path:
    bench = tmp_path / "bench"
    bench.mkdir()
    (bench / "__init__.py").write_text("")
    (bench / "_helper.py").write_text("")
    (bench / "seven.py").write_text(
        "def measure():\n    return {'says': 'It is 7.', 'figure': 7}\n"
    )
    return tmp_path


def test_every_module_of_bench_is_a_measurement(root: Path) -> None:
    assert measure.measurements(root) == ["seven"]


def test_a_figure_is_written_with_the_command_that_repeats_it(root: Path) -> None:
    assert run(root, "seven").returncode == 0
    written = json.loads((root / "bench" / "measured" / "seven.json").read_text())
    assert (written["name"], written["figure"], written["says"]) == ("seven", 7, "It is 7.")
    assert written["command"] == "make measure NAME=seven"
    assert {"commit", "cores", "python"} <= set(written)


def test_an_unknown_measurement_gets_one_sentence(root: Path) -> None:
    answer = run(root, "eight")
    assert answer.returncode == 2
    assert answer.stdout == "There is no measurement eight; there are: seven.\n"
