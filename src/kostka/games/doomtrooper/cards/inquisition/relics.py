"""Inquisition: relics that arm, teach and strengthen."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import LEGIONNAIRE, MORTIFICATORS
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    Immune,
    Kills,
    MayReceiveAny,
    Plus,
    StrikesFirst,
    Such,
    TimesBase,
)
from kostka.games.doomtrooper.forms import given_to, relic
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.powers import Casts, CastsForOthers
from kostka.games.doomtrooper.reinforcing import AReinforcement, Reinforce
from kostka.games.doomtrooper.soldiery import AttacksAnybody
from kostka.games.doomtrooper.strongholds import RisesToAttack
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ART,
    ATTACKS,
    BODY_ARMOUR,
    BROTHERHOOD,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EXORCISM,
    FIGHT,
    FIGHTING_WEAPON,
    HERETIC,
    LEGIONNAIRES,
    MISHIMA,
    YOURS,
)
from kostka.games.doomtrooper.traits import MoreForDestiny

YOUR_BROTHERS: Final = Such(BROTHERHOOD, whose=YOURS)

ARMOR_OF_THE_TRUE_ASSASSIN: Final = relic(
    "armor-of-the-true-assassin",
    given_to(side=DOOMTROOPERS),
    Plus(4, ARMOUR),
    CountsAs(MORTIFICATORS),
    AttacksAnybody(),
    Kills(ATTACKS),
    StrikesFirst(),
    affiliation=BROTHERHOOD,
    kinds=(BODY_ARMOUR,),
)
ARMOR_OF_UNHOLINESS: Final = relic(
    "armor-of-unholiness",
    given_to(side=LEGIONNAIRES),
    Plus(4, ARMOUR),
    Immune(ART),
    MayReceiveAny(DARK_SYMMETRY),
    affiliation=DARK_LEGION,
    kinds=(BODY_ARMOUR,),
)
CODEX_OF_CONCEALED_PERCEPTION: Final = relic(
    "codex-of-concealed-perception",
    given_to(BROTHERHOOD),
    ForAll(YOUR_BROTHERS, Casts()),
    ForAll(YOUR_BROTHERS, CastsForOthers()),
    affiliation=BROTHERHOOD,
)
DAI_SHO_OF_THE_ANCIENT_EMPERORS: Final = relic(
    "dai-sho-of-the-ancient-emperors",
    given_to(MISHIMA),
    Plus(6, FIGHT),
    ForAll(Such(MISHIMA, whose=YOURS), RisesToAttack()),
    affiliation=MISHIMA,
    weapon=FIGHTING_WEAPON,
)
EXORCIST_GLOVE: Final = relic(
    "exorcist-glove",
    given_to(BROTHERHOOD),
    Casts(EXORCISM),
    MoreForDestiny(ART, 2, EXORCISM),
    Against(Such(kind=HERETIC), Plus(5, ATTACKS)),
    Against(Such(side=LEGIONNAIRES, not_kind=HERETIC), Plus(3, ATTACKS)),
    affiliation=BROTHERHOOD,
)
THE_BLACK_GATE: Final = relic(
    "the-black-gate",
    given_to(side=LEGIONNAIRES),
    Ability(
        "reinforce",
        IN_A_DUEL,
        AReinforcement(Such(side=LEGIONNAIRES, whose=YOURS, other=True)),
        Reinforce(),
        actions=0,
        cost=5,
    ),
    affiliation=DARK_LEGION,
)
ORB_OF_THE_SMALLER_SERVANTS: Final = relic(
    "orb-of-the-smaller-servants",
    given_to(side=LEGIONNAIRES),
    ForAll(Such(kind=LEGIONNAIRE, whose=YOURS), TimesBase(3, ALL)),
    affiliation=DARK_LEGION,
)
