"""What kind of beat each event of Doomtrooper is, for whoever shows a turn to a person."""

from __future__ import annotations

from typing import Final

from kostka.kernel.beat import Beats, by_word

BEATS: Final[Beats] = by_word(
    {
        "turn": ("turn-began",),
        "step": (
            "draw-step-began",
            "discard-step-began",
            "turn-ended",
            "action-taken",
            "actions-gained",
        ),
        "card": ("card-played", "targeted", "card-cancelled", "ability-used"),
        "enter": ("entered-play", "revealed", "back-in-play", "controlled"),
        "attack": ("fighters-named", "sabotaged", "sabotage-failed"),
        "duel": (
            "duel-phase",
            "tactic-announced",
            "warzone-announced",
            "fighter-replaced",
            "joined",
            "weapon-chosen",
            "duel-broken-off",
            "duel-fought",
        ),
        "damage": ("struck",),
        "wound": (
            "was-wounded",
            "was-killed",
            "left-play",
            "annihilated",
            "imprisoned",
            "out-of-play",
        ),
        "heal": ("was-healed",),
        "move": (
            "took-cover",
            "left-cover",
            "was-hidden",
            "boarded",
            "alighted",
            "transferred",
            "passed-on",
            "returned-to-hand",
            "reclaimed",
            "chose-side",
            "assigned",
            "marked",
        ),
        "gain": ("destiny-changed", "promoted", "points-announced", "meditated", "borrowed"),
        "draw": ("drew", "discarded", "hand-shown", "hand-seen", "top-seen", "new-hand"),
        "over": ("left-the-game", "game-ended"),
    }
)
