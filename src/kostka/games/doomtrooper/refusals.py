"""How Doomtrooper says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.refusal import Fact, Refusals

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    "DOOM-SPEC-02": (
        "{it} costs {cost} destiny {cost:point|points}, and you have {destiny}",
        "{it} stojí {cost} {cost:bod osudu|body osudu|bodů osudu} a ty máš {destiny}",
        "{it} kosztuje {cost} {cost:Punkt|Punkty|Punktów} Przeznaczenia, a ty masz {destiny}",
    ),
}


def cost(s: Fight, option: Any) -> int:
    return int(option.cost) if isinstance(option, Card) else 0


def destiny(s: Fight, option: Any) -> int:
    return int(s.destiny[s.seat])


FACTS: Final[dict[str, Fact]] = {"cost": cost, "destiny": destiny}
REFUSALS: Final = Refusals(SENTENCES, FACTS)
