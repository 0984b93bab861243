"""How Plošinovka says why not: a sentence for each rule, and the facts of the case it names.

English, Czech and Polish, in this order.  `{do}` is the refused answer as it would have been said
and `{it}` what it stands for; every other field is a fact that is found in the position.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.plosinovka.card import Buy
from kostka.games.plosinovka.state import Climb
from kostka.kernel.refusal import Fact, Refusals

SENTENCES: Final[dict[str, tuple[str, str, str]]] = {
    "TOW-BUY-02": (
        "{it} costs {price} gold, and you have {gold}",
        "{it} stojí {price} {price:zlaťák|zlaťáky|zlaťáků} a ty máš {gold}",
        "{it} kosztuje {price} {price:sztukę|sztuki|sztuk} złota, a ty masz {gold}",
    ),
}


def price(s: Climb, option: Any) -> int:
    return int(option.card.price) if isinstance(option, Buy) else 0


def gold(s: Climb, option: Any) -> int:
    return int(s.players[s.seat].gold)


FACTS: Final[dict[str, Fact]] = {"price": price, "gold": gold}
REFUSALS: Final = Refusals(SENTENCES, FACTS)
