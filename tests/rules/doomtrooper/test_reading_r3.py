"""Special cards read a second time: what they had done differently from their print."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Immune, Plus
from kostka.games.doomtrooper.forms import personal_spell, spell, warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.muting import with_less_to_say
from kostka.games.doomtrooper.places import TakeCover
from kostka.games.doomtrooper.spells import fee_of, may_cast, more_of
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    DARK_LEGION,
    FIGHT,
    ILIAN,
    KINETICS,
    MISHIMA,
    NOTHING,
    SPECIAL,
    SQUAD,
)
from kostka.games.doomtrooper.traits import MissionsFirst
from tests.rules.doomtrooper.passing import over, until
from tests.rules.doomtrooper.props import BAUHAUS_MAN, BROADSWORD, SOLDIER, STRONG_SIX, SWORD
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, outposts
from tests.rules.doomtrooper.stage import Stage

CASTER = warrior("caster", BROTHERHOOD, (5, 5, 5, 5), casts=ALL_ASPECTS)
SHIELD = personal_spell("shield", KINETICS, 2, Plus(1, ARMOUR, bought=True))
CALM = spell("calm", KINETICS, AT_ANY_TIME, ANY_WARRIOR, TakeCover(), cost=1)
WARDED = warrior("warded", DARK_LEGION, (4, 4, 4, 4), Immune(SPECIAL), follows=ILIAN)


# --- Amnesia: abilities are lost, restrictions are not ------------------------------------------


def test_what_the_base_becomes_on_some_occasion_is_an_ability_and_is_forgotten() -> None:
    for key, base in (("", 16), ("amnesia", 4)):
        lying = [(key, MARTIN, "sacred-tear")] if key else []
        stage = outposts(["sacred-tear"], on_warriors=lying)
        stage.s.quieten(stage.piece("sacred-tear").number)
        stage.duel("sacred-tear", "templar-knight")
        assert stage.value("sacred-tear", FIGHT) == base


@pytest.mark.parametrize("forgetful", [False, True])
def test_the_giant_never_forgets_that_he_attacks_once_in_a_turn(forgetful: bool) -> None:
    lying = [("amnesia", MARTIN, "bio-giant")] if forgetful else []
    stage = Stage(
        ["bio-giant", "razide"], ["hussar", "mystic"], hands=[["blood-lust"]], on_warriors=lying
    )
    stage.s.quieten(stage.piece("bio-giant").number)
    stage.turn().fury = True
    stage.duel("bio-giant", "hussar").out_of_the_duel().to_action()
    until(stage, "attack").move("attack")
    while "attacker razide" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("attacker bio-giant") == "DOOM-TARGET-09"


def test_nor_that_his_own_player_lays_no_special_card_on_him() -> None:
    stage = Stage(
        ["bio-giant", "razide"],
        ["hussar"],
        hands=[["demoted"], ["demoted"]],
        on_warriors=[("amnesia", MARTIN, "bio-giant")],
    )
    stage.s.quieten(stage.piece("bio-giant").number)
    stage.do("meditate", "play demoted")
    assert stage.refuses("on bio-giant") == "DOOM-CORE-01"


def test_missions_come_first_is_a_restriction() -> None:
    card = with_less_to_say(warrior("dutiful", MISHIMA, (4, 4, 4, 4), MissionsFirst()))
    assert card.books[card.forgetful] == (MissionsFirst(),)


def test_an_inconvenient_call_also_keeps_a_spy_from_helping_others() -> None:
    stage = Stage(["eva-valmonte", SOLDIER], ["hussar"], hands=[["inconvenient-phone-call"]])
    assert stage.refuses("use spy of eva-valmonte") == ""
    stage.do("play inconvenient-phone-call").to_action()
    assert stage.in_play("inconvenient-phone-call")
    assert stage.refuses("use spy of eva-valmonte") == "DOOM-CORE-01"


# --- Immunity and points kept apart -------------------------------------------------------------


def test_who_is_immune_to_special_cards_keeps_his_gifts_from_an_essence() -> None:
    stage = Stage(
        ["mystic"],
        [WARDED, "child-of-ilian"],
        hands=[["essence-of-purity"]],
        on_warriors=[("terror", MARTIN, "warded"), ("dark-fire", MARTIN, "child-of-ilian")],
    )
    stage.do("meditate", "play essence-of-purity").to_action()
    assert not stage.piece("warded").wounded and stage.in_play("terror")
    assert stage.piece("child-of-ilian").wounded and not stage.in_play("dark-fire")


def refused(stage: Stage, key: str, on: str) -> str:
    """The rule by which this card of Roman's is not played on this warrior."""
    it = CARDS[key]
    return str(it.on.forbids(stage.s, ROMAN, it, NOTHING, int(stage.piece(on).number)))


@pytest.mark.parametrize("key", ["bribery", "perfect-hit", "concealed-weapon"])
@pytest.mark.parametrize(("foe", "rule"), [("warded", "DOOM-IMM-01"), ("child-of-ilian", "")])
def test_nobody_is_reached_by_a_special_card_to_which_he_is_immune(
    key: str, foe: str, rule: str
) -> None:
    stage = Stage([SOLDIER], [WARDED, "child-of-ilian"], hands=[[key, SWORD]], destiny=[40, 0])
    assert refused(stage.duel("soldier", foe), key, foe) == rule


@pytest.mark.parametrize("key", ["punch-drunk", "illumination"])
def test_nothing_special_reaches_who_is_cursed_for_ever(key: str) -> None:
    for lying, rule in ([], ""), ([("eternal-curse", MARTIN, "suicide-warhead")], "DOOM-IMM-01"):
        stage = Stage([SOLDIER], ["suicide-warhead"], hands=[[key]], on_warriors=lying)
        assert refused(stage, key, "suicide-warhead") == rule


def apart(*hand: str) -> Stage:
    """Both have taken the 25 points of desperate times, and seven more."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["desperate-times", *hand]],
        destiny=[7, 7],
        on_players=[("cardinals-bank", MARTIN, MARTIN)] if "robbed-blind" in hand else [],
    )
    over(stage.do("meditate", "play desperate-times")).move("yes", "yes")
    assert stage.s.destiny == [33, 32]
    return stage


def test_shenanigans_do_not_reach_what_is_kept_apart() -> None:
    stage = over(apart("corporate-shenanigans").do("play corporate-shenanigans"))
    assert stage.s.destiny[MARTIN] == 25


def test_nor_does_who_robs_the_bank() -> None:
    stage = over(apart("robbed-blind").to_action().do("play robbed-blind"))
    assert stage.s.destiny == [40, 25]


# --- Cards that lie on others -------------------------------------------------------------------


def test_a_defensive_barrier_is_no_store_and_can_be_taken_back() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["defensive-barrier", "strategic-restructuring"]],
        at_areas=[("fortified-entrenchment", ROMAN, SQUAD)],
    )
    stage.do("play defensive-barrier").to_action()
    stage.do("meditate", "play strategic-restructuring", "on defensive-barrier").to_action()
    assert not stage.in_play("defensive-barrier")
    assert "defensive-barrier" in [it.key for it in stage.s.hands[ROMAN]]


def test_a_defensive_barrier_adds_no_armour_like_what_is_stored() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["defensive-barrier"]],
        at_areas=[("fortified-entrenchment", ROMAN, SQUAD)],
    )
    stage.do("play defensive-barrier").next_turn()
    stage.duel("bauhaus-man", "soldier")
    assert stage.value("soldier", ARMOUR) == 4 + 2


# --- What spells cost ---------------------------------------------------------------------------


def test_with_dwindling_faith_strengthening_a_spell_costs_twice_as_much_too() -> None:
    for lying, costs in ([], [2, 4]), ([("dwindling-faith", MARTIN, "caster")], [4, 8]):
        stage = Stage([CASTER], [SOLDIER], hands=[[SHIELD]], on_warriors=lying)
        stage.duel("caster", "soldier")
        on = stage.piece("caster").number
        assert [more_of(stage.s, ROMAN, SHIELD, n, on) for n in (1, 2)] == costs


def test_who_has_forgotten_the_art_pays_for_being_at_peace_with_it() -> None:
    lying = [("at-peace-with-the-art", ROMAN, "caster"), ("amnesia", MARTIN, "caster")]
    for cards, fee in (lying[:1], 0), (lying, 2):
        stage = Stage([CASTER], [SOLDIER], hands=[[CALM]], on_warriors=cards)
        number = stage.piece("caster").number
        stage.s.quieten(number)
        assert may_cast(stage.s, stage.piece("caster"), CALM)
        assert fee_of(stage.s, number, CALM) == fee


# --- In a duel ----------------------------------------------------------------------------------


def test_a_concealed_weapon_may_be_thrust_upon_the_opponent() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[["concealed-weapon", SWORD]],
        on_warriors=[(BROADSWORD, MARTIN, "strong-six")],
    )
    stage.duel("soldier", "strong-six")
    assert stage.value("strong-six", FIGHT) == 10
    over(stage.do("play concealed-weapon", "on strong-six"))
    assert stage.value("strong-six", FIGHT) == 9
    sword = stage.piece("sword")
    assert sword.by == MARTIN and sword.owner == ROMAN


def test_a_wound_that_joy_would_heal_kills_with_switched_labels() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["joy-of-victory"], ["switched-labels"]])
    until(stage.duel("soldier", "strong-six"), "play joy-of-victory")
    assert stage.piece("soldier").wounded
    stage.do("play joy-of-victory", "play switched-labels")
    until(stage, "destiny 0").move("destiny 0").to_action()
    assert not stage.in_play("soldier")
    assert stage.s.promotion == [0, 2] and stage.s.destiny == [5, 0]
