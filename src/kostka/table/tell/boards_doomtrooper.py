"""Doomtrooper's cards and decks as plain values, the way a client draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, DECKS
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.terms import (
    ACTION_KINDS,
    ACTIONS,
    AREAS,
    GENERAL,
    HAND,
    OUTSIDE,
    STRUCK_OUT,
    WARRIOR,
)
from kostka.sight.doomtrooper import PHASES, STEPS
from kostka.sight.doomtrooper_fold import PRINTED

# What is drawn on a card: the symbol of the first of these words that it bears.
DRAWN: Final[Sequence[tuple[str, str]]] = (
    ("apostle", "apostle"),
    ("nepharite", "horns"),
    ("necromutants", "mutant"),
    ("cultist", "hood"),
    ("heretic-kind", "hood"),
    ("clansmen", "kilt"),
    ("blood-berets", "beret"),
    ("samurais", "kabuto"),
    ("vehicle", "tank"),
    ("airship", "tank"),
    ("submarine", "tank"),
    ("tank", "tank"),
    ("body-armour", "shield"),
    ("fighting-weapon", "sword"),
    ("shooting-weapon", "aim"),
    ("fighting-shooting-weapon", "aim"),
    ("special-weapon", "bomb"),
)
FORCES: Final[Mapping[str, str]] = {  # of a warrior without any of them
    "dark-legion": "skull",
    "brotherhood": "cross",
    "mishima": "kabuto",
}
TYPES: Final[Mapping[str, str]] = {  # of every other card
    "special": "bang",
    "art": "spell",
    "dark-symmetry": "symmetry",
    "equipment": "gear",
    "fortification": "wall",
    "warzone": "zone",
    "mission": "medal",
    "relic": "relic",
    "ki": "chi",
    "beast": "claw",
    "alliance": "link",
}


def board() -> dict[str, Any]:
    return {
        "actions": ACTIONS,
        "hand": HAND,
        "areas": [area.key for area in (*AREAS, OUTSIDE)],
        "values": [value.key for value in PRINTED],
        "kinds": [kind.key for kind in ACTION_KINDS],
        "steps": list(dict.fromkeys(STEPS)),
        "phases": list(PHASES),
        "decks": {deck.key: _deck(deck) for deck in DECKS.values()},
        "cards": {card.key: _card(card) for card in CARDS.values()},
    }


def _deck(deck: Deck) -> dict[str, Any]:
    """The force that most of its cards belong to."""
    cards = [*deck.troop, *deck.cards]
    forces = Counter([card.affiliation.key for card in cards if card.affiliation is not GENERAL])
    return {"force": forces.most_common(1)[0][0] if forces else GENERAL.key}


def _card(card: Card) -> dict[str, Any]:
    labels = [word.key for word in (card.gift, card.weapon, card.aspect) if word is not None]
    return {
        "kind": card.kind.key,
        "force": card.affiliation.key,
        "when": card.when.key,
        "actions": int(card.actions),
        "cost": int(card.cost),
        "per": int(card.per),
        "personality": card.personality,
        "labels": [*labels, *[word.key for word in card.kinds]],
        "printed": [None if n == STRUCK_OUT else n for n in card.printed],
        "symbol": symbol(card),
    }


def symbol(card: Card) -> str:
    words = [word.key for word in (card.weapon, *card.kinds) if word is not None]
    for word, drawn in DRAWN:
        if word in words:
            return drawn
    if card.kind is WARRIOR:
        return FORCES.get(card.affiliation.key, "helm")
    return TYPES[card.kind.key]
