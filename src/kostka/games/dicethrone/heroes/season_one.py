"""Status effects that several heroes of Season One have on their leaflets."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.blocks import Branch, Or
from kostka.games.dicethrone.cards import DAMAGE_TO_YOU
from kostka.games.dicethrone.facts import TheDieIs
from kostka.games.dicethrone.printed import Spend, Token, Whenever
from kostka.games.dicethrone.spells import PayCp, YouHaveCp
from kostka.games.dicethrone.terms import NEGATIVE, POSITIVE, ROLL_BEGINS
from kostka.games.dicethrone.triggers import Moment
from kostka.games.dicethrone.verbs_damage import PreventAll
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_phases import EndTheRollPhaseAtOnce
from kostka.games.dicethrone.verbs_tokens import RemoveIt
from kostka.kernel.step import If

STUN: Final = Token("stun", NEGATIVE, 1, stuns=True, worth=-700)
KNOCKDOWN: Final = Token("knockdown", NEGATIVE, 1, worth=-180).reacts(
    Whenever(
        Moment(ROLL_BEGINS),
        Or(
            Branch("get-up", PayCp(2), RemoveIt(), if_=YouHaveCp(2)),
            Branch("stay-down", EndTheRollPhaseAtOnce(), RemoveIt()),
        ),
    )
)
EVASIVE: Final = Token("evasive", POSITIVE, 3, worth=160).can_be_spent(
    Spend(
        "spend evasive",
        RollDice(1),
        If(TheDieIs(1, 2), PreventAll()),
        needs=(DAMAGE_TO_YOU,),
    )
)
