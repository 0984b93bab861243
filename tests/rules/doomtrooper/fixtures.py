"""Cards that are not in the game, built from its verbs to prove what its own cards do not need."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.effects import Immune, Plus, PlusBase
from kostka.games.doomtrooper.facts import ATTACK_NEEDS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.targets import ANY_FIGHTER, ANY_WARRIOR, YOURSELF
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    BAUHAUS,
    CAPITOL,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    FIGHT,
    MISHIMA,
    SPECIAL,
)
from kostka.games.doomtrooper.triggers import AtDrawStep, WhenItKills
from kostka.games.doomtrooper.verbs import ForThisDuel, GainDestiny, LoseDestiny, Stays

DANCE_ON_THE_EDGE: Final = Card(  # by fans, named in the rulebook
    "dance-on-the-edge",
    DARK_SYMMETRY,
    IN_A_DUEL,
    ANY_FIGHTER,
    ForThisDuel(PlusBase(-2, COMBAT)),
)
ALAKHAI: Final = warrior("alakhai", DARK_LEGION, (9, 9, 12, 12), Immune(ART))
PLAIN_LEGIONNAIRE: Final = warrior("plain-legionnaire", DARK_LEGION, (3, 3, 3, 3))
WEAKLING: Final = warrior("weakling", BAUHAUS, (-4, -4, -4, 1))
NINJA: Final = warrior("ninja", MISHIMA, (4, 3, 4, 5))
BOUNTY_HUNTER: Final = warrior(
    "bounty-hunter", CAPITOL, (6, 6, 5, 4), Whenever(WhenItKills(), GainDestiny(2))
)
SUDDEN_ATTACK: Final = Card(
    "sudden-attack", SPECIAL, AT_ANY_TIME, NO_TARGET, DUEL, needs=ATTACK_NEEDS
)
BANISHMENT: Final = Card("banishment", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, DiscardTheTarget())
TITHES: Final = Card(
    "tithes", SPECIAL, AT_ANY_TIME, YOURSELF, Stays(Whenever(AtDrawStep(), LoseDestiny(2)))
)
GOLDEN_AGE: Final = Card(
    "golden-age", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(Whenever(AtDrawStep(None), GainDestiny(1)))
)
CURSE: Final = Card("curse", ART, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(-3, ARMOUR)))
BLESSING: Final = Card("blessing", ART, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(3, FIGHT)))
