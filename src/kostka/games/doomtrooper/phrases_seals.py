"""The phrasebook of Doomtrooper: piles that are closed, finds that change, grips that hold."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import sealing

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    sealing.SealsTheDrawPile: (
        "no card has any power over that player's draw pile: it is not searched, looked at, "
        "shuffled or exchanged, and he draws cards from it in his draw step only; what would go "
        "into it is discarded",
        "na knihovnu toho hráče nepůsobí žádné karty: nelze ji prohledávat, prohlížet, míchat ani "
        "vyměňovat a karty si z ní bere jen při svém dobírání; co by do ní mělo přijít, je "
        "odhozeno",
        "żadna karta nie działa na talię tego gracza: nie można jej przeszukiwać, oglądać, tasować "
        "ani wymieniać, a karty dobiera z niej tylko w swoim kroku dobierania; co miałoby do niej "
        "trafić, zostaje odrzucone",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {}
