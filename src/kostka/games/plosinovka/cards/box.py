"""What is in the box, piece by piece: counted where a piece is a value of ours, else as printed.

TOW-COMP-01 to -23.  Gold, gems and lives are counted here but never run out: TOW-AMB-41.
"""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.grid import CREEPING_VOID, DREAD_FOREST
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.terms import DICE, MOST_PLAYERS, TOKENS

HELPERS: Final = tuple([boss.helper for boss in BOSSES if boss.helper is not None])
TOKEN_COPIES: Final = 4  # of each special boss token: ours, so that there are 20

BOX: Final[dict[str, int]] = {
    "hero token": len(HEROES),
    "boss token": len(BOSSES),
    "action die": DICE,
    "special die": MOST_PLAYERS,
    "enemy die": 1,
    "stand": len(HEROES) + len(BOSSES),
    "dread-forest card": len([card for card in CARDS.values() if card.theme is DREAD_FOREST]),
    "creeping-void card": len([card for card in CARDS.values() if card.theme is CREEPING_VOID]),
    "large boss card": len(BOSSES),
    "player overview": MOST_PLAYERS,
    "boss overview": MOST_PLAYERS,
    "hero card": len(HEROES),
    "item card": len(ITEMS),
    "potion card": sum([potion.copies for potion in POTIONS]),
    "enemy card": len(ENEMIES),
    "boss attack card": sum([len(boss.deck) for boss in BOSSES]),
    "artifact card": len(ARTIFACTS),
    "event card": len(EVENTS),
    "gem": 50,
    "enemy token": TOKENS * (len(ENEMIES) + len(HELPERS)),
    "special boss token": TOKEN_COPIES * sum([len(boss.tokens) for boss in BOSSES]),
    "gold": 35,
    "life": 25,
}
