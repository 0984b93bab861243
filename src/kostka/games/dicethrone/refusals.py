"""How Dice Throne says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.dicethrone.printed import Card
from kostka.games.dicethrone.state import Battle
from kostka.kernel.refusal import Fact, Refusals

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    "THR-CP-03": (
        "{it} costs {cost} CP, and you have {cp}",
        "{it} stojí {cost} BB a ty máš {cp}",
        "{it} kosztuje {cost} PW, a ty masz {cp}",
    ),
}


def cost(s: Battle, option: Any) -> int:
    return int(option.cost) if isinstance(option, Card) else 0


def cp(s: Battle, option: Any) -> int:
    return int(s.cp[s.seat])


FACTS: Final[dict[str, Fact]] = {"cost": cost, "cp": cp}
REFUSALS: Final = Refusals(SENTENCES, FACTS)
