"""Kostka plays rule-heavy tabletop games on one engine whose rules are values.

With KOSTKA_PURE=1 in the environment a compiled installation runs its Python files instead, for
debugging and for the tests, which run both ways.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

try:
    __version__ = version("kostka")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0.0.0"


class _Sources:
    """Finds the modules of Kostka by their .py files only, so that extensions are passed over."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("kostka."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec and spec.loader:
                    return spec
        return None


if os.environ.get("KOSTKA_PURE") == "1":
    sys.meta_path.insert(0, _Sources)
