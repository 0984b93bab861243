"""The build hook: compiles the engine into the wheel where that is possible.

KOSTKA_MYPYC=0 never compiles, 1 fails where it cannot, auto (the default) compiles where there is
a C compiler and otherwise makes a wheel of Python files, which plays the same games slower.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.compile import CompileError, compile_into, modules, obstacle, requirements


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the extensions to the wheel, beside the sources they were made from."""

    PLUGIN_NAME = "custom"
    scratch: tempfile.TemporaryDirectory[str] | None = None

    @property
    def must(self) -> bool:
        return os.environ.get("KOSTKA_MYPYC") == "1"

    @property
    def wanted(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("KOSTKA_MYPYC") == "0":
            return False
        return self.must or (not obstacle() and bool(modules(Path(self.root))))

    def dependencies(self) -> list[str]:
        return requirements(Path(self.root)) if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or not self.wanted:
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="kostka-wheel-")
        out = Path(self.scratch.name)
        try:
            compile_into(out, Path(self.root))
        except CompileError as error:
            if self.must:
                raise
            self.app.display_warning(f"not compiled, the wheel holds Python files only: {error}")
            return
        for extension in out.rglob("*.*"):
            build_data["force_include"][str(extension)] = extension.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            self.scratch.cleanup()
