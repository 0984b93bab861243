"""What kind of beat each event of Dice Throne is, for whoever shows a turn to a person."""

from __future__ import annotations

from typing import Final

from kostka.kernel.beat import Beats, by_word

BEATS: Final[Beats] = by_word(
    {
        "turn": ("turn-began",),
        "step": ("phase-began", "upkeep-began"),
        "roll": ("dice-rolled", "die-for-start"),
        "die": ("die-turned",),
        "card": ("card-played", "bonus-card"),
        "enter": ("upgraded",),
        "attack": ("announced", "activated", "target-found"),
        "defend": ("defends",),
        "entry": ("ledger-entry",),
        "damage": ("damaged",),
        "heal": ("healed", "survived"),
        "token": (
            "token-spent",
            "token-gained",
            "token-lost",
            "token-flipped",
            "token-moved",
            "limit-raised",
            "covered",
            "suggested",
            "flipped",
        ),
        "gain": ("cp-changed", "card-sold"),
        "draw": ("drew", "looked", "showed", "reshuffled", "card-discarded", "card-searched"),
        "over": ("defeated", "game-ended"),
    }
)
