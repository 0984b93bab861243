"""What kind of beat each event of Plošinovka is, for whoever shows a turn to a person."""

from __future__ import annotations

from typing import Final

from kostka.kernel.beat import Beats, by_word

BEATS: Final[Beats] = by_word(
    {
        "turn": ("turn-began",),
        "step": ("step-began", "refreshed", "special-set", "special-reset", "symbol-used"),
        "roll": ("dice-rolled", "enemy-die-rolled"),
        "card": ("bought", "used", "claimed", "event-shown"),
        "attack": ("attacked",),
        "defend": ("enemy-attacked",),
        "damage": ("suffered", "fainted", "lives-paid"),
        "wound": ("defeated",),
        "heal": ("lives-gained",),
        "token": ("token-gained", "token-lost"),
        "move": (
            "hero-moved",
            "enemy-moved",
            "appeared",
            "level-revealed",
            "level-removed",
            "summoned",
        ),
        "fall": ("hero-fell", "enemy-fell", "hero-pushed", "enemy-pushed"),
        "boss": ("boss-turn-began", "boss-card-drawn", "boss-card-read"),
        "gain": ("gold-gained", "gems-gained", "gold-lost", "gems-spent"),
        "draw": ("shown-for-sale",),
        "over": ("won", "lost"),
    }
)
