"""How Doomtrooper says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.refusals_areas import AREAS
from kostka.games.doomtrooper.refusals_cards import CARDS
from kostka.games.doomtrooper.refusals_cases import cases
from kostka.games.doomtrooper.refusals_duels import DUELS
from kostka.games.doomtrooper.refusals_facts import FACTS
from kostka.games.doomtrooper.refusals_playing import PLAYING
from kostka.kernel.refusal import Refusals

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {**PLAYING, **DUELS, **AREAS, **CARDS}
REFUSALS: Final = Refusals(SENTENCES, FACTS, cases)
