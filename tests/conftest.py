"""What all tests may ask about the engine they run against."""

from __future__ import annotations

import importlib

import pytest


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the engine under test is an extension rather than Python files."""
    return not str(importlib.import_module("kostka.kernel.state").__file__).endswith(".py")
