"""Compile the engine with mypyc, in a scratch directory, so that no binary is ever left in src/.

The build hook of the wheel and the developer use the same functions.  Run as a program, this keeps
`build/compiled/` up to date, the package with its compiled modules beside the sources:

    .venv/bin/python tools/compile.py && PYTHONPATH=build/compiled .venv/bin/python -m pytest
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

# All modules form one group, hence one extension: calls between modules stay C calls.  Its C files
# are compiled side by side, for that takes most of the time.
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

import setuptools
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
            extra_preargs=None, extra_postargs=None, depends=None):
    _, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def one(wanted):
        source, ending = build[wanted]
        self._compile(wanted, source, ending, arguments, extra_postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [wanted for wanted in objects if wanted in build]))
    return objects


CCompiler.compile = compile
arguments = ["--explicit-package-bases", "--ignore-missing-imports", *{files!r}]
extensions = mypycify(
    arguments, opt_level="3", separate=False, multi_file=True, group_name="kostka"
)
for extension in extensions if os.name != "nt" else ():  # calls inside find their way at once
    extension.extra_compile_args.append("-fvisibility=hidden")
setuptools.setup(name="kostka", packages=[], ext_modules=extensions)
"""

MADE = ("__pycache__", "static")  # folders in src/ that are not sources
NOT_SOURCE = shutil.ignore_patterns(*MADE, *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))


class CompileError(Exception):
    """mypyc or the C compiler refused; the text is what they said."""


def _pyproject(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(root: Path) -> list[str]:
    """What must be installed where the engine is compiled."""
    extras: dict[str, list[str]] = _pyproject(root)["project"]["optional-dependencies"]
    return extras["compile"]


def modules(root: Path) -> list[str]:
    """The files to compile, relative to the root, as pyproject.toml lists them."""
    listed = _pyproject(root)["tool"]["hatch"]["build"]["hooks"]["custom"]
    chosen = {path for pattern in listed["compile"] for path in root.glob(pattern)}
    chosen -= {path for pattern in listed["interpreted"] for path in root.glob(pattern)}
    return sorted(p.relative_to(root).as_posix() for p in chosen if p.name != "__init__.py")


def names(root: Path) -> list[str]:
    """The same modules as one imports them."""
    return [path[len("src/") : -len(".py")].replace("/", ".") for path in modules(root)]


def obstacle() -> str:
    """Why nothing can be compiled on this machine, or nothing."""
    if not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang")):
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers"
    return ""


def compile_into(out: Path, root: Path) -> None:
    """Write the extensions, and only them, to `out`, laid out as they are imported."""
    with tempfile.TemporaryDirectory(prefix="kostka-mypyc-") as name:
        scratch = Path(name)
        shutil.copytree(root / "src", scratch / "src", ignore=NOT_SOURCE)
        (scratch / "setup.py").write_text(SETUP.format(files=modules(root)), encoding="utf-8")
        run = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out.resolve())],
            cwd=scratch,
            env={**os.environ, "MYPYPATH": "src"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    if run.returncode:
        raise CompileError(run.stdout)


def digest(root: Path) -> str:
    """Changes whenever a compiled tree made earlier may no longer be what the sources say."""
    found = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    found.update((root / "pyproject.toml").read_bytes() + Path(__file__).read_bytes())
    for path in sorted((root / "src").rglob("*")):
        place = path.relative_to(root)
        if path.is_file() and set(place.parts).isdisjoint(MADE):
            found.update(f"\0{place.as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def compiled_tree(root: Path = ROOT) -> Path:
    """The directory to put on PYTHONPATH, built anew only if something has changed."""
    tree = root / "build" / "compiled"
    stamp = tree / "digest"
    now = digest(root)
    if stamp.is_file() and stamp.read_text() == now:
        return tree
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(root / "src", tree, ignore=NOT_SOURCE)
    compile_into(tree, root)
    stamp.write_text(now)
    return tree


def main() -> int:
    if reason := obstacle():
        print(f"Nothing can be compiled here: {reason}.", file=sys.stderr)
        return 1
    try:
        tree = compiled_tree()
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{tree.relative_to(ROOT)} is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
