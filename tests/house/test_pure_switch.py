"""One switch makes a compiled package run its Python files; one list says what is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kostka
from tools.compile import ROOT, compiled_tree, modules, names, obstacle

PYPROJECT = """\
[tool.hatch.build.hooks.custom]
compile = ["src/kostka/kernel/*.py"]
interpreted = ["src/kostka/kernel/words.py"]
"""
STATE = """\
from mypy_extensions import i64

def two() -> i64:
    return 2
"""
STEP = """\
from kostka.kernel.state import two

def four() -> int:
    return two() + two()
"""
MODULES = {"__init__": "", "state": STATE, "step": STEP, "words": "WORD = 'four'\n"}
ASK = "from kostka.kernel import {0}; print({0}.__file__)"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small package under the real `kostka/__init__.py`."""
    root = tmp_path_factory.mktemp("project")
    kernel = root / "src" / "kostka" / "kernel"
    kernel.mkdir(parents=True)
    (root / "pyproject.toml").write_text(PYPROJECT)
    shutil.copy(Path(kostka.__file__), kernel.parent)
    for name, text in MODULES.items():
        (kernel / f"{name}.py").write_text(text)
    return root


@pytest.fixture(scope="module")
def tree(project: Path) -> Path:
    if reason := obstacle():
        if os.environ.get("KOSTKA_REQUIRE") == "all":
            pytest.fail(reason)
        pytest.skip(reason)
    return compiled_tree(project)


def ask(tree: Path, program: str, pure: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree), "KOSTKA_PURE": pure}
    command = [sys.executable, "-P", "-c", program]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_an_init_and_what_is_listed_as_interpreted_are_never_compiled(project: Path) -> None:
    assert modules(project) == ["src/kostka/kernel/state.py", "src/kostka/kernel/step.py"]
    assert names(project) == ["kostka.kernel.state", "kostka.kernel.step"]


def test_the_list_of_this_project_names_the_kernel_and_no_words() -> None:
    listed = names(ROOT)
    assert "kostka.kernel.state" in listed
    assert not [name for name in listed if name.endswith((".words", ".cards", ".__init__"))]


def test_no_binary_lies_in_the_sources() -> None:
    assert [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")] == []


def test_a_compiled_package_runs_its_python_files_when_asked_to(tree: Path) -> None:
    assert ask(tree, ASK.format("step"), pure="").endswith((".so", ".pyd"))
    assert ask(tree, ASK.format("step"), pure="1").endswith("step.py")
    assert ask(tree, ASK.format("words"), pure="").endswith("words.py")
    four = "from kostka.kernel.step import four; print(four())"
    assert ask(tree, four, pure="") == ask(tree, four, pure="1") == "4"
    assert (
        ask(tree, "import sys, kostka.kernel.step; print(*sys.modules)", "1").count("__mypyc") == 0
    )


def test_a_tree_is_compiled_again_only_after_a_change(project: Path, tree: Path) -> None:
    mark = tree / "mark"
    mark.touch()
    assert compiled_tree(project) == tree and mark.exists()
    (project / "src" / "kostka" / "kernel" / "words.py").write_text('WORD = "five"\n')
    assert compiled_tree(project) == tree and not mark.exists()
    assert ask(tree, "from kostka.kernel.words import WORD; print(WORD)", pure="") == "five"
