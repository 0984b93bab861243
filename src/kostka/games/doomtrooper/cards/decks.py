"""Decks for one fight, put together by us: a troop on the table and a draw pile of forty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.doomtrooper.cards.others import (
    COMBAT_ARMOR,
    COMPOSITE_ARMOR,
    ELEMENTAL_BALL,
    ELEMENTAL_BOLT,
    ELEMENTAL_WALL,
    EXPLOSION,
    FACTORY,
    HELLHOUND_NECROTANK,
    INDUSTRIAL_COMPLEX,
    LEVITATION,
    PRESENCE,
    SHIELD,
    VENUSIAN_JUNGLE,
    VICTORIA,
)
from kostka.games.doomtrooper.cards.specials import (
    BAMBOOZLED,
    CLEANSING_FLAME,
    DOOMED,
    EVASIVE_ACTION,
    FAULTY_SUPPLIES,
    FIZZLE,
    GRAND_ASSAULT,
    GRIM_REAPER,
    GUNG_HO,
    HIDDEN_IN_THE_SHADOWS,
    INFLUENCE,
    LUCKY_SHOT,
    MALFUNCTION,
    MISCOMMUNICATION,
    NARROW_ESCAPE,
    NEGATIVE_KARMA,
    PORTENTS_OF_VICTORY,
    POSITIVE_KARMA,
    POWERFUL_BLOW,
    REPUTATION,
    REVERSAL_OF_FORTUNE,
    SECRET_ASSASSIN,
    TAKE_AIM,
)
from kostka.games.doomtrooper.cards.warriors import (
    BAUHAUS_BLITZER,
    BIG_BOB_WATTS,
    BLESSED_LEGIONNAIRE,
    CENTURION,
    CHILD_OF_ILIAN,
    CLANSMAN,
    COMBAT_WARHEAD,
    CURATOR,
    DRAGOON,
    EDWARD_S_MURDOCH,
    EZOGHOUL,
    FREE_MARINE,
    GOLDEN_LION,
    HUSSAR,
    IMMACULATE_FURY,
    INFANTRY,
    INQUISITOR,
    INQUISITOR_MAJORIS,
    LEGIONNAIRE_OF_SEMAI,
    MARTIAN_BANSHEE,
    MENTOR,
    MITCH_HUNTER,
    MYSTIC,
    NECROMUTANT,
    NEPHARITE_OF_ALGEROTH,
    NEPHARITE_OF_ILIAN,
    RAZIDE,
    SACRED_WARRIOR,
    SAMURAI,
    SEA_LION,
    SEAN_GALLAGHER,
    SHADOW_WALKER,
    SUNSET_STRIKER,
    TATSU,
    TEMPLAR,
    UNDEAD_LEGIONNAIRE,
    VALKYRIE,
    VENUSIAN_MARSHAL,
)
from kostka.games.doomtrooper.state import Card, Deck


def _cards(*counts: tuple[int, Sequence[Card]]) -> list[Card]:
    """So many of each."""
    return [card for n, cards in counts for card in cards for _ in range(n)]


# Sixteen cards that every deck holds.
_COMMON: Final = _cards(
    (2, (EVASIVE_ACTION, POWERFUL_BLOW, LUCKY_SHOT, NARROW_ESCAPE, MISCOMMUNICATION)),
    (1, (TAKE_AIM, BAMBOOZLED, POSITIVE_KARMA, DOOMED, GRAND_ASSAULT, PORTENTS_OF_VICTORY)),
)

CLANS: Final = Deck(
    "clans",
    (SEAN_GALLAGHER, CLANSMAN, GOLDEN_LION),
    [
        *_COMMON,
        *_cards(
            (3, (CLANSMAN, GOLDEN_LION)),
            (1, (SEAN_GALLAGHER, EDWARD_S_MURDOCH)),
            (2, (BAUHAUS_BLITZER, DRAGOON, HUSSAR, VICTORIA)),
            (1, (VENUSIAN_MARSHAL, VENUSIAN_JUNGLE, COMBAT_ARMOR, COMPOSITE_ARMOR)),
            (1, (FAULTY_SUPPLIES, NEGATIVE_KARMA, INDUSTRIAL_COMPLEX, REPUTATION)),
        ),
    ],
)
KOHORT_OF_ILIAN: Final = Deck(
    "kohort-of-ilian",
    (NEPHARITE_OF_ILIAN, CENTURION, LEGIONNAIRE_OF_SEMAI),
    [
        *_COMMON,
        *_cards(
            (2, (CENTURION, NECROMUTANT, LEGIONNAIRE_OF_SEMAI, UNDEAD_LEGIONNAIRE)),
            (1, (NEPHARITE_OF_ILIAN, NEPHARITE_OF_ALGEROTH, EZOGHOUL, IMMACULATE_FURY, RAZIDE)),
            (1, (TEMPLAR, CURATOR, BLESSED_LEGIONNAIRE, CHILD_OF_ILIAN)),
            (2, (GRIM_REAPER, HELLHOUND_NECROTANK)),
            (1, (SECRET_ASSASSIN, FIZZLE, INFLUENCE)),
        ),
    ],
)
MARINES: Final = Deck(
    "marines",
    (BIG_BOB_WATTS, FREE_MARINE, SHADOW_WALKER),
    [
        *_COMMON,
        *_cards(
            (2, (FREE_MARINE, INFANTRY, SAMURAI, SHADOW_WALKER)),
            (1, (BIG_BOB_WATTS, MITCH_HUNTER, TATSU, SEA_LION, SUNSET_STRIKER)),
            (1, (MARTIAN_BANSHEE, COMBAT_WARHEAD, MENTOR)),
            (2, (GUNG_HO, COMBAT_ARMOR)),
            (1, (MALFUNCTION, REVERSAL_OF_FORTUNE, FACTORY, HIDDEN_IN_THE_SHADOWS)),
        ),
    ],
)
BROTHERS: Final = Deck(
    "brothers",
    (INQUISITOR_MAJORIS, MYSTIC, VALKYRIE),
    [
        *_COMMON,
        *_cards(
            (2, (MYSTIC, INQUISITOR, SACRED_WARRIOR, VALKYRIE)),
            (1, (INQUISITOR_MAJORIS, CLEANSING_FLAME, MALFUNCTION, HIDDEN_IN_THE_SHADOWS)),
            (2, (ELEMENTAL_WALL, PRESENCE, LEVITATION)),
            (1, (ELEMENTAL_BALL, ELEMENTAL_BOLT, EXPLOSION, SHIELD)),
            (1, (FACTORY, INFLUENCE)),
        ),
    ],
)

DECKS: Final = (CLANS, KOHORT_OF_ILIAN, MARINES, BROTHERS)
