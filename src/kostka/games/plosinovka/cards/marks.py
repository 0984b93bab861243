"""Where the printed numbers and effects come from: the rulebook, the public, or ourselves.

Whatever is not listed here is ours, and free to change.
"""

from __future__ import annotations

from typing import Final

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


def mark(key: str, what: str) -> str:
    """How sure we are of one thing that is printed on a card."""
    return KNOWN.get(key, {}).get(what, OURS)
