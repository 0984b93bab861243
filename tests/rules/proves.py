"""The mark that names the rules a test proves."""

from __future__ import annotations

import pytest


def proves(*ids: str) -> pytest.MarkDecorator:
    """At most three: a test of more rules than that proves none of them well."""
    if not 1 <= len(ids) <= 3:
        raise ValueError(f"a test proves one to three rules, not {len(ids)}")
    return pytest.mark.proves(*ids)
