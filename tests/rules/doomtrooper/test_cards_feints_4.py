"""What is particular to the special cards of Mortificator that answer, and to more that stay."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.deeds import HealTheTarget
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.forms import spell, warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.spells import masters, price
from kostka.games.doomtrooper.targets import ANY_FIGHTER, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    DARK_LEGION,
    DEMNOGONIS,
    FIGHT,
    KINETICS,
    SPECIAL,
    SQUAD,
)
from kostka.games.doomtrooper.verbs import ForThisDuel
from tests.rules.doomtrooper.fixtures import PLAIN_LEGIONNAIRE
from tests.rules.doomtrooper.passing import over, until
from tests.rules.doomtrooper.props import (
    DARK_BLADE,
    FOR_CAPITOL,
    GIANT,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    VEST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage

KILLER = warrior("killer", BROTHERHOOD, (6, 3, 4, 5), kinds=(MORTIFICATORS,))
CASTER = warrior("caster", BROTHERHOOD, (5, 5, 5, 5), casts=ALL_ASPECTS)
OTHER_CASTER = warrior("other-caster", BROTHERHOOD, (5, 5, 5, 5), casts=ALL_ASPECTS)
FOLLOWER = warrior("follower", DARK_LEGION, (5, 5, 5, 5), follows=DEMNOGONIS)
LEGIONARY = warrior("legionary", DARK_LEGION, (5, 5, 5, 5), follows=ALGEROTH)
MEDICINE = Card("medicine", SPECIAL, AT_ANY_TIME, AWarrior(Such(wounded=True)), HealTheTarget())
WEAKEN = spell("weaken", KINETICS, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(-3, ARMOUR)), cost=4)


# --- Poisons ------------------------------------------------------------------------------------


def test_an_antidote_saves_from_a_poison() -> None:
    stage = Stage(
        [KILLER],
        [STRONG_SIX],
        hands=[[], ["antidote"]],
        on_warriors=[("lotus-blossom", 0, "killer"), (VEST, 0, "killer")],
    )
    stage.duel("killer", "strong-six")
    until_yes = 0
    while "yes" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
        until_yes += 1
        assert until_yes < 60
    stage.move("yes").do("play antidote")
    over(stage).out_of_the_duel()
    assert stage.in_play("strong-six") and stage.piece("strong-six").wounded
    assert "lotus-blossom" in stage.pile(0)


def test_an_antidote_ends_what_a_poison_does() -> None:
    stage = Stage(
        [KILLER],
        ["necromutant"],
        hands=[["black-venom"], ["antidote"]],
        on_warriors=[(SWORD, 0, "killer")],
    )
    stage.do("play black-venom").to_action()
    stage.duel("killer", "necromutant").out_of_the_duel()
    assert any(it.key == "black-venom" for it in stage.s.lasting)
    stage.next_turn()
    assert stage.refuses("attack") == "DOOM-ATK-05"
    stage.do("meditate", "play antidote").to_action()
    assert not stage.s.lasting and stage.refuses("attack") == ""


def test_an_antidote_is_for_the_poisoned() -> None:
    stage = Stage([KILLER], [STRONG_SIX], hands=[["antidote"]]).do("meditate")
    assert stage.refuses("play antidote") == "DOOM-PLAY-02"


def test_a_curator_lets_a_follower_of_demnogonis_use_poisons() -> None:
    hand = ["the-curators-gift", "lotus-blossom", "black-venom", "death-maze"]
    stage = Stage([FOLLOWER, LEGIONARY], [SOLDIER], hands=[hand])
    stage.change("follower")
    assert stage.refuses("play lotus-blossom") == "DOOM-EQUIP-06"
    stage.do("play the-curators-gift").to_action()
    assert stage.piece("the-curators-gift").on == stage.piece("follower").number
    stage.do("play lotus-blossom").to_action()
    assert stage.piece("lotus-blossom").on == stage.piece("follower").number
    assert stage.refuses("play black-venom") == "DOOM-EQUIP-06", "he has no weapon"
    stage.do("play death-maze").to_action()


def test_venom_is_put_on_the_weapon_of_such_a_follower() -> None:
    stage = Stage(
        [FOLLOWER],
        [SOLDIER],
        hands=[["black-venom"]],
        on_warriors=[(SWORD, 0, "follower"), ("the-curators-gift", 0, "follower")],
    )
    assert stage.refuses("play black-venom") == ""


# --- Traps, medicine, mirrors -------------------------------------------------------------------


@pytest.mark.parametrize("key", ["golden-lion", "local-thug"])
def test_who_springs_a_trap_is_wounded(key: str) -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[key], ["booby-trap"]], destiny=[9, 0])
    stage.do(f"play {key}", "play booby-trap").to_action()
    assert stage.piece(key).wounded and not stage.piece("soldier").wounded


def test_no_trap_is_set_for_other_cards() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[SWORD], ["booby-trap"]])
    stage.do("play sword")
    assert stage.where()[-1] == "answers" and stage.refuses("play booby-trap") == "DOOM-REACT-03"


def test_with_switched_labels_medicine_kills() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[["switched-labels"], [MEDICINE]])
    stage.change("giant", wounded=True).do("meditate", "play medicine", "play switched-labels")
    until(stage, "destiny 0").move("destiny 0").to_action()
    assert not stage.in_play("giant") and stage.s.promotion == [4, 0]
    assert stage.pile(1) == ["giant", "medicine"]


def test_who_is_saved_from_the_medicine_earns_nobody_anything() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[["switched-labels"], [MEDICINE, "narrow-escape"]])
    stage.change("giant", wounded=True).do("meditate", "play medicine", "play switched-labels")
    stage.do("play narrow-escape").to_action()
    assert stage.piece("giant").wounded and stage.s.promotion == [0, 0]


@pytest.mark.parametrize(("way", "armour"), [("reflect-it", [2, 6]), ("negate-it", [5, 6])])
def test_a_spell_is_reflected_or_negated(way: str, armour: list[int]) -> None:
    stage = Stage([CASTER], [STRONG_SIX], hands=[[WEAKEN], ["reflection"]], destiny=[4, 0])
    stage.duel("caster", "strong-six").do("play weaken", "on strong-six", "play reflection")
    over(stage).move(way)
    over(stage)
    assert [stage.value(name, ARMOUR) for name in ("caster", "strong-six")] == armour
    assert stage.s.destiny[0] == 0


# --- On warriors and Warzones -------------------------------------------------------------------


def test_in_a_dead_zone_neither_art_nor_symmetry_helps() -> None:
    stage = Stage(
        [CASTER],
        [PLAIN_LEGIONNAIRE, FOLLOWER],
        hands=[["dead-zone"]],
        at_areas=[(ZONE_A, 1, SQUAD)],
        on_warriors=[(DARK_BLADE, 1, "plain-legionnaire")],
    )
    stage.change("plain-legionnaire", area=SQUAD)
    assert stage.value("plain-legionnaire", FIGHT) == 6
    stage.do("play dead-zone").to_action()
    assert stage.value("plain-legionnaire", FIGHT) == 6 and masters(
        stage.s, stage.piece("caster"), None
    )
    stage.do("attack", "attacker caster", "defender plain-legionnaire", "fight", "warzone zone-a")
    assert stage.value("plain-legionnaire", FIGHT) == 2, "without the blade, and the zone's loss"
    assert not masters(stage.s, stage.piece("caster"), None)
    stage.out_of_the_duel()
    assert masters(stage.s, stage.piece("caster"), None)


def test_with_dwindling_faith_spells_cost_twice_as_much() -> None:
    stage = Stage(
        [CASTER], [SOLDIER], on_warriors=[("dwindling-faith", 1, "caster")], hands=[[WEAKEN]]
    )
    assert price(stage.s, 0, WEAKEN, 0) == 8
    stage = Stage([CASTER, OTHER_CASTER], [SOLDIER], on_warriors=[("dwindling-faith", 1, "caster")])
    assert price(stage.s, 0, WEAKEN, 0) == 4, "the other one casts it"


@pytest.mark.parametrize(("foe", "cost"), [("follower", 2), ("legionary", 4)])
def test_as_his_excellency_wishes_points_count_twice(foe: str, cost: int) -> None:
    hand: list[str | Card] = ["it-shall-be-done-excellency", WEAKEN]
    stage = Stage([CASTER], [FOLLOWER, LEGIONARY], hands=[hand], destiny=[9, 0])
    stage.do("meditate", "play it-shall-be-done-excellency", "demnogonis").to_action()
    assert price(stage.s, 0, WEAKEN, 0) == 4
    stage.duel("caster", foe)
    assert price(stage.s, 0, WEAKEN, 0) == cost


def test_a_master_of_disguise_keeps_what_he_may_have() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[["master-of-disguise", "golden-lion", "sean-gallagher"]],
        on_warriors=[(SWORD, 0, "soldier"), (FOR_CAPITOL, 0, "soldier")],
    )
    over(stage.do("play master-of-disguise"))
    lion = stage.piece("golden-lion")
    assert not stage.in_play("soldier") and lion.area is SQUAD and stage.s.destiny[0] == 0
    assert stage.piece("sword").on == lion.number
    assert stage.pile(0) == ["soldier", "for-capitol", "master-of-disguise"]
    alone = Stage([SOLDIER], [STRONG_SIX], hands=[["master-of-disguise", "sean-gallagher"]])
    assert alone.refuses("play master-of-disguise") == "DOOM-PLAY-01"
