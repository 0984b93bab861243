"""Viewers who hold no seat."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -3  # sees what lies open
JUDGE: Final = -4  # sees everything
