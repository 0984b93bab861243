"""Golgotha: rights for all who are considered somebody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards import kinds
from kostka.games.doomtrooper.effects import NeverDiscarded
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.mimicry import AbilitiesOfTheKind
from kostka.games.doomtrooper.terms import HERETIC, PATRIARCH, PROPHET, SPECIAL
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.step import Word

NAMESAKES: Final[dict[str, Word]] = {  # cards, and what whoever is considered one is
    "archangel": kinds.ARCHANGELS,
    "blood-beret": kinds.BLOOD_BERETS,
    "brotherbound-trooper": kinds.BROTHERBOUND_TROOPERS,
    "callistonian-intruder": kinds.CALLISTONIAN_INTRUDERS,
    "cavalier": kinds.CAVALIERS,
    "chasseur": kinds.CHASSEURS,
    "child-of-ilian": kinds.CHILDREN_OF_ILIAN,
    "clansman": kinds.CLANSMEN,
    "cossack": kinds.COSSACKS,
    "cuirassier": kinds.CUIRASSIERS,
    "curator": kinds.CURATORS,
    "etoiles-mortant": kinds.ETOILES,
    "free-marine": kinds.FREE_MARINES,
    "golden-lion": kinds.GOLDEN_LIONS,
    "hatamoto": kinds.HATAMOTOS,
    "heretic": HERETIC,
    "infantry": kinds.INFANTRYMEN,
    "inquisitor": kinds.INQUISITORS,
    "mortificator": kinds.MORTIFICATORS,
    "mystic": kinds.MYSTICS,
    "patriarch": PATRIARCH,
    "pretorian-stalker": kinds.PRETORIAN_STALKERS,
    "prophet": PROPHET,
    "rams-air-cavalry": kinds.RAMS_AIR_CAVALRIES,
    "sacred-warrior": kinds.SACRED_WARRIORS,
    "samurai": kinds.SAMURAIS,
    "sea-lion": kinds.SEA_LIONS,
    "shadow-walker": kinds.SHADOW_WALKERS,
    "shogun": kinds.SHOGUNS,
    "soldat": kinds.SOLDATS,
    "templar": kinds.TEMPLARS_OF_ILIAN,
    "trencher": kinds.TRENCHERS,
    "valkyrie": kinds.VALKYRIES,
    "venusian-ranger": kinds.VENUSIAN_RANGERS,
    "zenithian-soulslayer": kinds.ZENITHIAN_SOULSLAYERS,
}
THE_FIRST_AMENDMENT: Final = Card(
    "the-first-amendment",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded(), AbilitiesOfTheKind(NAMESAKES)),
)
