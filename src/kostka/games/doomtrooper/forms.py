"""Doomtrooper, the usual forms of cards: what all warriors, weapons and gifts have in common."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.aims import NO_TARGET, ToAssign
from kostka.games.doomtrooper.card import Ability, Card, Moment, Need, Target, Whenever
from kostka.games.doomtrooper.deeds import Assign, ChangeSides
from kostka.games.doomtrooper.effects import (
    ForUnit,
    NeverFights,
    NeverInCover,
    PlusBase,
    Such,
    WhileIn,
)
from kostka.games.doomtrooper.facts import ACasterIsYours
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.muting import with_less_to_say
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.targets import AFighter, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALLIANCE,
    ANYONES,
    APOSTLE,
    ART,
    BEAST,
    BROTHERHOOD,
    CULTIST,
    DARK_LEGION,
    DARK_SYMMETRY,
    EQUIPMENT,
    FORTIFICATION,
    GENERAL,
    HERETIC,
    KI,
    MISHIMA,
    MISSION,
    ONCE_IN_A_ROW,
    RELIC,
    SQUAD,
    STRUCK_OUT,
    VALUES,
    WARRIOR,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.verbs import Abilities, ForThisDuel, Stays
from kostka.games.doomtrooper.wills import ItsOwnWill
from kostka.kernel.step import Step, Word

Gift = Effect | Whenever | Ability
FOUR = tuple[int, int, int, int]
ON_YOURS = AWarrior(Such(whose=YOURS))


def warrior(
    key: str,
    affiliation: Word,
    printed: FOUR,
    *abilities: Gift,
    kinds: Sequence[Word] = (),
    personality: bool = False,
    casts: Sequence[Word] = (),
    follows: Word | None = None,
    area: Word | None = None,
    before: Sequence[Step] = (),
    needs: Sequence[Need] = (),
    free: bool = False,
) -> Card:
    """A warrior card: one action and destiny points as many as his value: DOOM-DEPLOY-05."""
    card = Card(
        key,
        WARRIOR,
        AS_AN_ACTION,
        NO_TARGET,
        *before,
        Abilities(*abilities),
        affiliation=affiliation,
        cost=0 if free else printed[3],
        needs=needs,
        printed=printed,
        kinds=kinds,
        personality=personality,
        casts=casts,
        follows=follows,
        area=area,
    )
    return with_less_to_say(card)


def apostle(key: str, value: int, *abilities: Gift) -> Card:
    """DOOM-APOS-01: never in a duel, never in cover."""
    return warrior(
        key,
        DARK_LEGION,
        (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, value),
        NeverFights(),
        NeverInCover(),
        *abilities,
        kinds=(APOSTLE,),
        personality=True,
    )


def cultist(key: str, printed: FOUR, apostle: Word, *abilities: Gift) -> Card:
    """DOOM-CULT-01: stands in the Squad, on whichever side his player says.

    Not twice in a row, so that no window can go on for ever.
    """
    turn = Ability(
        "change-sides", AT_ANY_TIME, ItsOwnWill(), ChangeSides(), actions=0, once=ONCE_IN_A_ROW
    )
    return warrior(
        key,
        DARK_LEGION,
        printed,
        *abilities,
        turn,
        kinds=(CULTIST, HERETIC),
        follows=apostle,
        area=SQUAD,
    )


def commands(affiliation: Word, effect: Effect) -> tuple[Gift, ...]:
    """What a sergeant has: DOOM-SGT-01 to -08."""
    assign = Ability("assign", AT_ANY_TIME, ToAssign(affiliation), Assign(), actions=0)
    return WhileIn(SQUAD, ForUnit(effect)), assign  # DOOM-AREA-04


def equipment(
    key: str,
    on: Target = ON_YOURS,
    *gives: Gift,
    affiliation: Word = GENERAL,
    kinds: Sequence[Word] = (),
    weapon: Word | None = None,
    kind: Word = EQUIPMENT,
    cost: int = 0,
    single: bool = False,
    several: bool = False,
    actions: int = 1,
    close: bool = False,
    beside: Word | None = None,
    then: Sequence[Step] = (),
) -> Card:
    """DOOM-EQUIP-01: as one action, on a warrior, for as long as both are in play."""
    return Card(
        key,
        kind,
        AS_AN_ACTION,
        on,
        Stays(*gives),
        *then,
        affiliation=affiliation,
        kinds=kinds,
        weapon=weapon,
        cost=cost,
        single=single,
        several=several,
        actions=actions,
        close=close,
        beside=beside,
    )


def relic(
    key: str,
    on: Target,
    *gives: Gift,
    affiliation: Word = GENERAL,
    kinds: Sequence[Word] = (),
    weapon: Word | None = None,
    actions: int = 1,
    then: Sequence[Step] = (),
) -> Card:
    """DOOM-RELIC-01, -04"""
    return equipment(
        key,
        on,
        *gives,
        affiliation=affiliation,
        kinds=kinds,
        weapon=weapon,
        kind=RELIC,
        actions=actions,
        then=then,
    )


def gift(
    key: str,
    of: Word,
    *gives: Gift,
    such: Such | None = None,
    kinds: Sequence[Word] = (),
    anyones: bool = False,
    then: Sequence[Step] = (),
    needs: Sequence[Need] = (),
) -> Card:
    """DOOM-DARK-01, -02, -03: of an Apostle, or of the Dark Symmetry."""
    on = ON_YOURS if such is None else AWarrior(such)
    return Card(
        key,
        DARK_SYMMETRY,
        AS_AN_ACTION,
        on,
        Stays(*gives),
        *then,
        affiliation=DARK_LEGION,
        gift=of,
        kinds=kinds,
        anyones=anyones,
        needs=needs,
    )


def fortification(
    key: str,
    on: Target,
    *gives: Gift,
    affiliation: Word = GENERAL,
    kinds: Sequence[Word] = (),
    several: bool = False,
    cost: int = 0,
    actions: int = 1,
    needs: Sequence[Need] = (),
    single: bool = False,
    then: Sequence[Step] = (),
    annihilated: bool = False,
) -> Card:
    """DOOM-FORT-01, -03, -08"""
    return Card(
        key,
        FORTIFICATION,
        AS_AN_ACTION,
        on,
        Stays(*gives),
        *then,
        affiliation=affiliation,
        kinds=kinds,
        several=several,
        cost=cost,
        actions=actions,
        needs=needs,
        single=single,
        annihilated=annihilated,
    )


def warzone(
    key: str,
    area: Word,
    *gives: Gift,
    affiliation: Word = GENERAL,
    kinds: Sequence[Word] = (),
    also: Word | None = None,
) -> Card:
    """DOOM-ZONE-01, -03, -04"""
    return Card(
        key,
        WARZONE,
        AS_AN_ACTION,
        AnArea(area) if also is None else AnArea(area, also),
        Stays(*gives),
        affiliation=affiliation,
        area=area,
        kinds=kinds,
    )


def mission(key: str, on: Target, *gives: Gift, affiliation: Word = GENERAL) -> Card:
    """DOOM-MISS-01, -03"""
    return Card(key, MISSION, AS_AN_ACTION, on, Stays(*gives), affiliation=affiliation)


def alliance(key: str, affiliation: Word, *gives: Gift) -> Card:
    """DOOM-ALLY-01, -03: at any time, and only once in play."""
    return Card(key, ALLIANCE, AT_ANY_TIME, NO_TARGET, Stays(*gives), affiliation=affiliation)


def ki(key: str, *gives: Gift, kind: Word | None = None) -> Card:
    """DOOM-KI-01, -02, -03: as one action, on a Mishima warrior."""
    on = given_to(MISHIMA, kind=kind)
    return Card(key, KI, AS_AN_ACTION, on, Stays(*gives), affiliation=MISHIMA)


def beast(key: str, of: Word, modifiers: FOUR, *gives: Gift) -> Card:
    """DOOM-BEAST-01, -05: its modifiers belong to the rider's base values."""
    rides = [PlusBase(n, what) for n, what in zip(modifiers, VALUES[:4], strict=True) if n]
    return Card(key, BEAST, AS_AN_ACTION, given_to(of), Stays(*rides, *gives), affiliation=of)


def personal_spell(key: str, aspect: Word, per: int, *effects: Effect) -> Card:
    """A personal combat spell: on its caster, for the duel: DOOM-ART-11, -16, -24."""
    return Card(
        key,
        ART,
        IN_A_DUEL,
        AFighter(Such(whose=YOURS), caster=True),
        ForThisDuel(*effects),
        affiliation=BROTHERHOOD,
        per=per,
        aspect=aspect,
        needs=(Need("DOOM-ART-03", ACasterIsYours(aspect, personal=True, combat=True)),),
    )


def spell(
    key: str,
    aspect: Word,
    when: Moment,
    on: Target,
    *does: Step,
    cost: int = 0,
    per: int = 0,
    most: int = 0,
    annihilated: bool = False,
    actions: int = 1,
    attack: bool = False,
    needs: Sequence[Need] = (),
    first_free: bool = False,
    harmful: bool = False,
) -> Card:
    """A spell that somebody of yours casts: DOOM-ART-03."""
    return Card(
        key,
        ART,
        when,
        on,
        *does,
        affiliation=BROTHERHOOD,
        cost=cost,
        per=per,
        most=most,
        aspect=aspect,
        annihilated=annihilated,
        actions=actions,
        attack=attack,
        needs=(Need("DOOM-ART-03", ACasterIsYours(aspect, combat=when.duelling)), *needs),
        first_free=first_free,
        harmful=harmful,
    )


def cast_on_himself(
    key: str, aspect: Word, *does: Step, per: int = 0, first_free: bool = False
) -> Card:
    """A personal combat spell that does more than give him something: DOOM-ART-16, -24."""
    return Card(
        key,
        ART,
        IN_A_DUEL,
        AFighter(Such(whose=YOURS), caster=True),
        *does,
        affiliation=BROTHERHOOD,
        per=per,
        aspect=aspect,
        first_free=first_free,
        needs=(Need("DOOM-ART-03", ACasterIsYours(aspect, personal=True)),),
    )


def given_to(
    affiliation: Word | None = None,
    side: Word | None = None,
    kind: Word | None = None,
    whose: Word = YOURS,
) -> AWarrior:
    """Such warriors of yours as a card may be given to."""
    return AWarrior(Such(affiliation, kind, side, whose))


def assigned_to(
    affiliation: Word | None = None, side: Word | None = None, kind: Word | None = None
) -> AWarrior:
    """Such warriors of anybody as a Mission may be assigned to."""
    return AWarrior(Such(affiliation, kind, side, ANYONES))
