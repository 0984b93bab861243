"""How Doomtrooper says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kostka.games.doomtrooper.refusals_areas import AREAS
from kostka.games.doomtrooper.refusals_cards import CARDS
from kostka.games.doomtrooper.refusals_cases import cases
from kostka.games.doomtrooper.refusals_duels import DUELS
from kostka.games.doomtrooper.refusals_facts import FACTS
from kostka.games.doomtrooper.refusals_playing import PLAYING
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.refusal import Refusals

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {**PLAYING, **DUELS, **AREAS, **CARDS}


def told(rule: str, s: Fight, option: Any) -> str:
    """The key of the sentence that tells this case: the rule's own, if there is no better."""
    return next((key for key in cases(s, option, rule) if key in SENTENCES), rule)


REFUSALS: Final = Refusals(
    SENTENCES, FACTS, {rule: partial(told, rule) for rule in SENTENCES if "/" not in rule}
)
