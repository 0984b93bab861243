"""The phrasebook of Doomtrooper: cards that stand as warriors, and abilities that are lent."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import fences, soldiery, substitutes

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
    soldiery.KeepsAllOut: (
        "nobody else may be added to the same area",
        "do téže oblasti nesmí být přidán nikdo další",
        "do tego samego obszaru nie można dołączyć nikogo więcej",
    ),
    substitutes.AWarriorJustAdded: (
        " to a warrior whom an opponent adds",
        " na bojovníka, kterého přidává protivník",
        " na wojownika, którego dołącza przeciwnik",
    ),
    substitutes.StandInHisPlace: (
        "he is shuffled into his owner's draw pile, and this card stands in his place for his "
        "player: as a warrior and a Personality worth 0, who never fights; while it is there, no "
        "more warriors may be added to that area",
        "je zamíchán do knihovny svého majitele a na jeho místě u jeho hráče stojí tato karta: "
        "jako bojovník a osobnost s hodnotou 0, který nikdy nebojuje; dokud tam je, nesmí být do "
        "té oblasti přidán žádný další bojovník",
        "zostaje wtasowany do talii właściciela, a ta karta staje na jego miejscu u jego gracza: "
        "jako wojownik i osobistość o wartości 0, który nigdy nie walczy; dopóki tam jest, do tego "
        "obszaru nie można dołączyć żadnego wojownika",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {}
