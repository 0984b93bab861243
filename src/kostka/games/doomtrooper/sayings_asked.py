"""What windows of Doomtrooper are about, in English, Czech and Polish."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

ASKED: Final[dict[str, Three]] = {
    "ask/answer": (
        "{who} plays {it}: answer it, or pass?",
        "{who} hraje kartu {it}: odpovíš na ni, nebo pasuješ?",
        "{who} zagrywa kartę {it}: odpowiadasz na nią czy pasujesz?",
    ),
    "ask/duel": (
        "{it} against {foe}: play a card or pass?",
        "{it} proti {foe}: zahraješ kartu, nebo pasuješ?",
        "{it} przeciw {foe}: zagrywasz kartę czy pasujesz?",
    ),
    "ask/duel-wounded": (
        "{it} would be wounded ({n} against armour {armour}): play a card or pass?",
        "{it} by utrpěl zranění ({n} proti brnění {armour}): zahraješ kartu, nebo pasuješ?",
        "{it} odniósłby ranę ({n} przeciw pancerzowi {armour}): zagrywasz kartę czy pasujesz?",
    ),
    "ask/duel-killed": (
        "{it} would be killed ({n} against armour {armour}): play a card or pass?",
        "{it} by padl ({n} proti brnění {armour}): zahraješ kartu, nebo pasuješ?",
        "{it} zginąłby ({n} przeciw pancerzowi {armour}): zagrywasz kartę czy pasujesz?",
    ),
    "ask/turn": (
        "{who} is on turn: play a card or pass?",
        "Na tahu je {who}: zahraješ kartu, nebo pasuješ?",
        "Tura: {who}. Zagrywasz kartę czy pasujesz?",
    ),
    "ask/your-turn": (
        "Your turn: play a card, or pass to go on?",
        "Tvůj tah: zahraješ kartu, nebo pasuješ a pokračuješ?",
        "Twoja tura: zagrywasz kartę czy pasujesz i idziesz dalej?",
    ),
}
