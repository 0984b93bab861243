"""Paradise Lost: warriors of Crescentia and of the Lutheran Triad."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import PerishAfterIt
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    BROTHERBOUND_TROOPERS,
    CAVALIERS,
    LUTHERAN_DISCIPLES,
)
from kostka.games.doomtrooper.effects import (
    AttackedLast,
    ForAll,
    InTactic,
    Kills,
    MayNotReceive,
    Plus,
    Such,
    WhenAttacking,
    WhileIn,
)
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import IN_ANSWER
from kostka.games.doomtrooper.marks import ToNegate
from kostka.games.doomtrooper.occasions import WhenItHasFought
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    ATTACKS,
    BEAST,
    COMBAT,
    COMMANDER,
    CRESCENTIA,
    FIGHT,
    LUTHERAN,
    OUTPOST,
    PATRIARCH,
    PROPHET,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.traits import BaseBecomes, NotAttackedBy, PlusForEach
from kostka.games.doomtrooper.verbs import Cancel

BEASTS_BESIDE_HIM: Final = Such(whose=YOURS, area=OUTPOST, aboard=BEAST)

# Crescentia

BROTHERBOUND_TROOPER: Final = warrior(
    "brotherbound-trooper",
    CRESCENTIA,
    (4, 3, 5, 4),
    MayNotReceive(BEAST),
    WhileIn(OUTPOST, ForAll(BEASTS_BESIDE_HIM, NotAttackedBy(FIGHT))),
    kinds=(BROTHERBOUND_TROOPERS,),
)
PROPHET_CARD: Final = warrior("prophet", CRESCENTIA, (3, 3, 4, 4), AttackedLast(), kinds=(PROPHET,))
MASTODONT_HANDLER: Final = warrior(
    "mastodont-handler",
    CRESCENTIA,
    (4, 4, 4, 4),
    WhileIn(OUTPOST, ForAll(BEASTS_BESIDE_HIM, Plus(2, COMBAT))),
)
JIHAD_INFANTRY_TROOPER: Final = warrior(
    "jihad-infantry-trooper", CRESCENTIA, (7, 6, 7, 7), MayNotReceive(BEAST)
)
BROTHERBOUND_SERGEANT: Final = warrior(
    "brotherbound-sergeant",
    CRESCENTIA,
    (6, 5, 7, 6),
    ForAll(
        Such(kind=BROTHERBOUND_TROOPERS, whose=YOURS, other=True), Plus(2, COMBAT), once=True
    ),  # DOOM-MOD-06
    kinds=(COMMANDER, BROTHERBOUND_TROOPERS),
)
SACRED_TEAR: Final = warrior(
    "sacred-tear",
    CRESCENTIA,
    (4, 4, 4, 7),
    InTactic(FIGHT, WhenAttacking(Such(), BaseBecomes(16, FIGHT))),
    InTactic(FIGHT, WhenAttacking(Such(), Kills(FIGHT))),
    Whenever(WhenItHasFought(attacking=FIGHT), PerishAfterIt()),
)

# The Lutheran Triad

LUTHERAN_DISCIPLE: Final = warrior(
    "lutheran-disciple",
    LUTHERAN,
    (5, 4, 4, 4),
    Ability(
        "foil",
        IN_ANSWER,
        ToNegate(SPECIAL),
        Cancel(),
        actions=0,
        spends=ANNIHILATE,
        healthy=True,
    ),
    kinds=(LUTHERAN_DISCIPLES,),
)
CAVALIER: Final = warrior(
    "cavalier",
    LUTHERAN,
    (5, 3, 4, 4),
    PlusForEach(1, COMBAT, Such(kind=CAVALIERS, whose=YOURS, area=OUTPOST, other=True)),
    kinds=(BEAST, CAVALIERS),
)
PATRIARCH_CARD: Final = warrior(
    "patriarch", LUTHERAN, (3, 3, 3, 3), AttackedLast(), kinds=(PATRIARCH,)
)
LUTHERAN_SERGEANT: Final = warrior(
    "lutheran-sergeant",
    LUTHERAN,
    (7, 6, 6, 6),
    WhileIn(
        OUTPOST,
        ForAll(Such(kind=LUTHERAN_DISCIPLES, whose=YOURS, area=OUTPOST), Plus(2, COMBAT)),
    ),
    kinds=(COMMANDER,),
)
CORSAIR: Final = warrior("corsair", LUTHERAN, (7, 3, 6, 6), Kills(ATTACKS))
