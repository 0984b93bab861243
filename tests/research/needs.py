"""What a test of this room needs besides: skipped where it is missing, failed where all is due."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest


def needs(module: str, extra: str) -> Any:
    """The module; without it the tests of the file do not run, and say what to install."""
    try:
        return importlib.import_module(module)
    except ImportError:
        reason = f"{module} is missing; it comes with kostka[{extra}]"
        if os.environ.get("KOSTKA_REQUIRE") == "all":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason, allow_module_level=True)
