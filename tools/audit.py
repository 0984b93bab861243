"""Known holes in what we use: asks pip-audit and npm, where they are.

.venv/bin/python tools/audit.py
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """0 if nothing is known, 1 if something is, 2 if nobody could be asked."""
    codes: list[int] = []
    if importlib.util.find_spec("pip_audit"):
        command = [sys.executable, "-m", "pip_audit", "--skip-editable"]
        codes.append(subprocess.run(command, cwd=ROOT).returncode)
    else:
        print("Python: pip-audit is not installed (pip install pip-audit).")
    npm = shutil.which("npm")
    if npm is not None:
        command = [npm, "audit", "--package-lock-only"]
        codes.append(subprocess.run(command, cwd=ROOT / "web").returncode)
    else:
        print("The client: there is no npm.")
    if not codes:
        return 2
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
