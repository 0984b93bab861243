"""What windows of Dice Throne are about, in English, Czech and Polish."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

ASKED: Final[dict[str, Three]] = {
    "ask/hurt": (
        "{n} {kind:*n} from {it} threatens you: prevent some?",
        "{it}: hrozí ti {n} {kind:*n}. Chceš tomu zabránit?",
        "{it}: grozi ci {n} {kind:*n}. Zapobiegasz?",
    ),
    "ask/deadly": (
        "{n} {kind:*n} from {it} would defeat you: prevent some?",
        "{it}: {n} {kind:*n} by tě porazilo. Chceš tomu zabránit?",
        "{it}: {n} {kind:*n} może cię pokonać. Zapobiegasz?",
    ),
    "ask/hurts": (
        "{n} {kind:*n} from {it} threatens {who}: play a card or pass?",
        "{it}: {who} má dostat {n} {kind:*n}. Zahraješ kartu, nebo pasuješ?",
        "{it}: {who} ma otrzymać {n} {kind:*n}. Zagrywasz kartę czy pasujesz?",
    ),
    "ask/attack": (
        "{who} attacks with {it}: play a card or pass?",
        "{who} útočí schopností {it}: zahraješ kartu, nebo pasuješ?",
        "{who} atakuje zdolnością {it}: zagrywasz kartę czy pasujesz?",
    ),
    "ask/your-attack": (
        "You attack with {it}: play a card, or pass to strike?",
        "Útočíš schopností {it}: zahraješ kartu, nebo pasuješ a udeříš?",
        "Atakujesz zdolnością {it}: zagrywasz kartę czy pasujesz i uderzasz?",
    ),
    "ask/roll": (
        "{who} rolled {dice}, {n} {n:roll|rolls} left: change a die, or pass?",
        "{who} hází {dice}, {n:zbývá|zbývají|zbývá} {n} {n:hod|hody|hodů}: "
        "změníš kostku, nebo pasuješ?",
        "{who} rzuca {dice}, {n:został|zostały|zostało} {n} {n:rzut|rzuty|rzutów}: "
        "zmieniasz kość czy pasujesz?",
    ),
    "ask/your-roll": (
        "You rolled {dice}, {n} {n:roll|rolls} left: play a card, or pass to go on?",
        "Padlo ti {dice}, {n:zbývá|zbývají|zbývá} {n} {n:hod|hody|hodů}: "
        "zahraješ kartu, nebo pokračuješ?",
        "Wypadło ci {dice}, {n:został|zostały|zostało} {n} {n:rzut|rzuty|rzutów}: "
        "zagrywasz kartę czy idziesz dalej?",
    ),
    "ask/phase": (
        "{who}, {phase}: play a card or pass?",
        "{who}, {phase}: zahraješ kartu, nebo pasuješ?",
        "{who}, {phase}: zagrywasz kartę czy pasujesz?",
    ),
    "ask/your-phase": (
        "Your {phase}: play a card, or pass to go on?",
        "Tvoje {phase}: zahraješ kartu, nebo pasuješ a pokračuješ?",
        "Twoja {phase}: zagrywasz kartę czy pasujesz i idziesz dalej?",
    ),
}
