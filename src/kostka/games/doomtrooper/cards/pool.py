"""Every card there is, by its key."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.apocalypse import allies as apocalypse_allies
from kostka.games.doomtrooper.cards.apocalypse import mishima_cybertronic as apocalypse_m
from kostka.games.doomtrooper.cards.apocalypse import others as apocalypse
from kostka.games.doomtrooper.cards.golgotha import allies as golgotha_allies
from kostka.games.doomtrooper.cards.golgotha import mishima_cybertronic as golgotha_m
from kostka.games.doomtrooper.cards.golgotha.alliances import ALLIANCES
from kostka.games.doomtrooper.cards.inquisition import bauhaus as inquisition_bauhaus
from kostka.games.doomtrooper.cards.inquisition import brotherhood as inquisition_brotherhood
from kostka.games.doomtrooper.cards.inquisition import capitol as inquisition_capitol
from kostka.games.doomtrooper.cards.inquisition import mishima_cybertronic as inquisition_m
from kostka.games.doomtrooper.cards.inquisition import neutral as inquisition_neutral
from kostka.games.doomtrooper.cards.inquisition import others as inquisition
from kostka.games.doomtrooper.cards.inquisition import warriors as inquisition_warriors
from kostka.games.doomtrooper.cards.mortificator import allies as mortificator_allies
from kostka.games.doomtrooper.cards.mortificator import others as mortificator
from kostka.games.doomtrooper.cards.mortificator.named import NAMED
from kostka.games.doomtrooper.cards.paradise_lost import others as paradise_lost
from kostka.games.doomtrooper.cards.paradise_lost import specials as paradise_lost_specials
from kostka.games.doomtrooper.cards.paradise_lost import warriors as paradise_lost_warriors
from kostka.games.doomtrooper.cards.unlimited import (
    bauhaus,
    brotherhood,
    capitol,
    cybertronic,
    mishima,
    neutral,
)
from kostka.games.doomtrooper.cards.unlimited.art import SPELLS
from kostka.games.doomtrooper.cards.unlimited.equipment import EQUIPMENT
from kostka.games.doomtrooper.cards.unlimited.fortifications import FORTIFICATIONS
from kostka.games.doomtrooper.cards.unlimited.gifts import GIFTS
from kostka.games.doomtrooper.cards.unlimited.missions import MISSIONS
from kostka.games.doomtrooper.cards.unlimited.specials import SPECIALS
from kostka.games.doomtrooper.cards.unlimited.warriors import WARRIORS
from kostka.games.doomtrooper.cards.warzone import allies as warzone_allies
from kostka.games.doomtrooper.cards.warzone import mishima_cybertronic as warzone_m
from kostka.games.doomtrooper.cards.warzone import others as warzone
from kostka.games.doomtrooper.cards.warzone import warriors as warzone_warriors

CARDS: Final[dict[str, Card]] = {
    card.key: card
    for card in (
        *(*bauhaus.BAUHAUS_CARDS, *capitol.CAPITOL_CARDS, *brotherhood.BROTHERHOOD_CARDS),
        *(*neutral.NEUTRAL_CARDS, *inquisition_bauhaus.BAUHAUS_CARDS),
        *(*inquisition_capitol.CAPITOL_CARDS, *inquisition_brotherhood.BROTHERHOOD_CARDS),
        *(*inquisition_neutral.NEUTRAL_CARDS, *warzone_allies.ALLIES, *mortificator_allies.ALLIES),
        *(*golgotha_allies.ALLIES, *apocalypse_allies.ALLIES),
        *(*WARRIORS, *SPECIALS, *SPELLS, *EQUIPMENT, *GIFTS, *FORTIFICATIONS, *MISSIONS),
        *(*mishima.CARDS, *cybertronic.CARDS, *inquisition_m.CARDS, *warzone_m.CARDS),
        *(*golgotha_m.CARDS, *apocalypse_m.CARDS, *paradise_lost_warriors.WARRIORS, *NAMED),
        *(*paradise_lost.OTHERS, *paradise_lost_specials.SPECIALS),
        *(*inquisition_warriors.WARRIORS, *inquisition.OTHERS),
        *(*warzone_warriors.WARRIORS, *warzone.OTHERS),
        *(*mortificator.OTHERS, *ALLIANCES, *apocalypse.OTHERS),
    )
}
