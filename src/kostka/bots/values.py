"""How the bots think about each game, by the class of its state.

A game that is not in the table is valued by its outcome alone.
"""

from __future__ import annotations

from typing import Final

from kostka.bots.mind import Mind
from kostka.bots.values_dicethrone import OfDiceThrone
from kostka.bots.values_dicethrone_five import Veteran
from kostka.bots.values_doomtrooper import OfDoomtrooper
from kostka.bots.values_plosinovka import OfPlosinovka
from kostka.games.dicethrone.state import Battle
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka.state import Climb

MINDS: Final[dict[type, Mind]] = {
    Battle: OfDiceThrone(Veteran()),
    Fight: OfDoomtrooper(),
    Climb: OfPlosinovka(),
}
PLAIN: Final = Mind()


def mind(game: type) -> Mind:
    """By the class of the state."""
    return MINDS.get(game, PLAIN)


__all__ = ["MINDS", "Mind", "OfDiceThrone", "Veteran", "mind"]
