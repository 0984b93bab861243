"""The phrasebook of Doomtrooper: piles that are closed, finds that change, grips that hold."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import gripping, sealing

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
    gripping.HoldsEquipment: (
        "whenever an equipment card in play, anybody's, is to be discarded, annihilated or taken, "
        "you may pay {price} destiny points to prevent it; but not what is used up by its own "
        "effect, what you give up yourself, or what is lost together with its warrior",
        "kdykoli má být kterákoli karta vybavení ve hře vyřazena, obětována nebo vzata, smíš tomu "
        "za {price} body osudu zabránit; ne však u toho, co se použitím spotřebuje, čeho se "
        "vzdáváš sám nebo co odchází spolu se svým bojovníkem",
        "ilekroć jakakolwiek karta ekwipunku w grze ma być odrzucona, poświęcona lub zabrana, "
        "możesz temu zapobiec, płacąc {price} Punkty Przeznaczenia; ale nie przy tym, co zużywa "
        "się przez użycie, z czego sam rezygnujesz lub co odchodzi wraz ze swoim wojownikiem",
    ),
    gripping.HoldOn: (
        "whoever holds on to the equipment pays for it, or it is lost",
        "kdo vybavení nepustí, zaplatí, jinak o ně majitel přijde",
        "kto nie puszcza ekwipunku, płaci za niego, inaczej jest on stracony",
    ),
    gripping.LetItGo: (
        "what was held can be lost again",
        "o to, co bylo zachráněno, lze zase přijít",
        "to, co zatrzymano, można znów stracić",
    ),
}
QUESTIONS: Final[dict[type, Three]] = {
    gripping.HoldOn: (
        "pay to keep this equipment in play, or lose it",
        "zaplať, aby toto vybavení zůstalo ve hře, nebo o ně přijdi",
        "zapłać, by ten ekwipunek został w grze, albo go strać",
    ),
}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {
    "lose-it": ("lose it", "přijít o ně", "strać go"),
}
SAYINGS: Final[dict[str, Three]] = {}
