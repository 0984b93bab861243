"""The build hook: compiles the engine and builds the browser client into the package.

KOSTKA_MYPYC=0 never compiles, 1 fails where it cannot, auto (the default) compiles where there is
a C compiler and otherwise makes a wheel of Python files, which plays the same games slower.

The client is built with the system's Node, or with one from PyPI where there is none;
KOSTKA_SKIP_WEB=1 leaves it out, and `kostka serve` then says so.
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

from tools import web
from tools.compile import CompileError, compile_into, modules, obstacle, requirements


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the extensions to the wheel, beside their sources, and the client to wheel and sdist."""

    PLUGIN_NAME = "custom"
    scratch: tempfile.TemporaryDirectory[str] | None = None

    @property
    def must(self) -> bool:
        return os.environ.get("KOSTKA_MYPYC") == "1"

    @property
    def compiled(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("KOSTKA_MYPYC") == "0":
            return False
        return self.must or (not obstacle() and bool(modules(Path(self.root))))

    @property
    def client(self) -> bool:
        return os.environ.get("KOSTKA_SKIP_WEB", "0") in ("", "0")

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        needed = requirements(root) if self.compiled else []
        return needed + (web.requirements(root) if self.client else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.client:
            self.build_client()
        else:
            self.app.display_warning("KOSTKA_SKIP_WEB is set: the browser client is not built")
        if version == "standard" and self.compiled:
            self.compile(build_data)

    def build_client(self) -> None:
        try:
            web.build(Path(self.root))
        except web.WebError as error:
            raise RuntimeError(
                f"The browser client was not built (KOSTKA_SKIP_WEB=1 goes without it): {error}"
            ) from None

    def compile(self, build_data: dict[str, Any]) -> None:
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
