"""The phrasebook of Doomtrooper: cards that stand as warriors, and abilities that are lent."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import fences

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {
    fences.WhenItsBearerIsFought: (
        "he is attacked in a fight",
        "na něj někdo zaútočí zápasem",
        "ktoś zaatakuje go walką wręcz",
    ),
    fences.MeetItFirst: (
        "before that duel goes on, the fence attacks the attacker in a fight with a Fight value of "
        "{n}; it can neither be wounded nor killed",
        "než souboj pokračuje, zaútočí na útočníka zápasem sama bariéra s hodnotou "
        "zápasu {n}; nelze ji zranit ani zabít",
        "zanim pojedynek będzie trwał dalej, ogrodzenie samo atakuje napastnika walką wręcz "
        "z wartością walki wręcz {n}; nie można go zranić ani zabić",
    ),
    fences.LieDownAgain: ("", "", ""),
}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {}
