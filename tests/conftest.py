"""What all tests may ask about the engine they run against."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the engine under test is an extension rather than Python files."""
    return not str(importlib.import_module("kostka.kernel.state").__file__).endswith(".py")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a failure at once: a run that is cut off later has told it."""
    if report.failed:
        print(f"\nFAILED {report.nodeid} ({report.when})", file=sys.__stderr__, flush=True)
