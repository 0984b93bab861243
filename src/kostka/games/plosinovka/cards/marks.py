"""Where the printed numbers and effects come from: the rulebook, the public, or ourselves.

Whatever is not listed here is ours, and free to change.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import (
    Artifact,
    Boss,
    BossCard,
    BossToken,
    Enemy,
    Event,
    Hero,
    Item,
    Potion,
)
from kostka.games.plosinovka.grid import TowerCard
from kostka.kernel.step import Named

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
OURS: Final = "proposed"

# By the key of a card, and what is printed on it.
KNOWN: Final[dict[str, dict[str, str]]] = {
    "sladuse": {"ability": RULEBOOK},
    "bivoj": {"ability": RULEBOOK, "lives": PUBLIC},
    "angelo": {"star": PUBLIC},
    "avys": {"lives": PUBLIC},
    "miksy": {"ability": PUBLIC, "star": PUBLIC},
    "ent": {"tier": RULEBOOK, "lives": RULEBOOK},  # of its ability only when it strikes is known
    "werewolf": {
        "tier": RULEBOOK,
        "lives": RULEBOOK,
        "damage": RULEBOOK,
        "ability": RULEBOOK,
    },
    "medusa": {"lives": RULEBOOK, "turn": RULEBOOK},
    "daimyo-banzai": {"lives": RULEBOOK, "turn": RULEBOOK},
    "redeemer": {"effect": RULEBOOK},
    "boots-of-haste": {"effect": RULEBOOK},
}


# What is printed on each kind of card; a boss is an enemy, so it comes first.
PRINTED: Final[tuple[tuple[type[Named], tuple[str, ...]], ...]] = (
    (Hero, ("lives", "star", "ability")),
    (Boss, ("lives", "damage", "turn", "special rule", "set-up")),
    (Enemy, ("tier", "lives", "damage", "loot", "ability")),
    (Item, ("price", "effect")),
    (Potion, ("price", "copies", "effect")),
    (Artifact, ("condition", "effect")),
    (Event, ("effect",)),
    (BossToken, ("effect",)),
    (BossCard, ("range", "symbols", "effect")),
    (TowerCard, ("picture",)),
)

# How these are called: English, Czech, Polish.
CALLED: Final[dict[str, tuple[str, str, str]]] = {
    "ability": ("ability", "schopnost", "zdolność"),
    "condition": ("condition", "podmínka", "warunek"),
    "copies": ("number of copies", "počet kusů", "liczba sztuk"),
    "damage": ("damage", "zranění", "obrażenia"),
    "effect": ("effect", "účinek", "efekt"),
    "lives": ("lives", "životy", "życia"),
    "loot": ("loot", "kořist", "łup"),
    "picture": ("picture", "obrázek", "obrazek"),
    "price": ("price", "cena", "cena"),
    "range": ("range", "dosah", "zasięg"),
    "set-up": ("set-up", "příprava", "przygotowanie"),
    "special rule": ("special rule", "zvláštní pravidlo", "zasada specjalna"),
    "star": ("star", "hvězda", "gwiazda"),
    "symbols": ("symbols", "symboly", "symbole"),
    "tier": ("tier", "úroveň", "poziom"),
    "turn": ("turn", "tah", "tura"),
}


def marks(thing: Named) -> dict[str, str]:
    """How sure we are of each thing that is printed on this card."""
    for kind, printed in PRINTED:
        if isinstance(thing, kind):
            return {what: mark(thing.key, what) for what in printed}
    return {}


def mark(key: str, what: str) -> str:
    """How sure we are of one thing that is printed on a card."""
    return KNOWN.get(key, {}).get(what, OURS)
