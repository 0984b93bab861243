"""How sure a share is: Wilson's interval."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 %


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """Between which shares the true one lies; without games, anywhere."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)
