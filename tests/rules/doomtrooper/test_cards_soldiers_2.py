"""What is particular to warriors of Unlimited and Inquisition that have words of their own."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.forms import spell
from kostka.games.doomtrooper.identity import affiliations, is_a, legionnaire
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.targets import AFighter
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ARMOUR,
    CORPORATIONS,
    ELEMENTS,
    FIGHT,
    HERETIC,
    OUTPOST,
    YOURS,
)
from kostka.games.doomtrooper.verbs import ForThisDuel
from tests.rules.doomtrooper.props import (
    DARK_BLADE,
    GIANT,
    GIFT_OF_SEMAI,
    INSUBORDINATION,
    PLUS_FOUR,
    RENEGADE,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.soldiering import ROMAN
from tests.rules.doomtrooper.stage import Cards, Stage

BLESSING = spell(
    "blessing", ELEMENTS, IN_A_DUEL, AFighter(Such(whose=YOURS)), ForThisDuel(Plus(2, ARMOUR))
)


# --- Unlimited ------------------------------------------------------------------------------------


def test_agent_michaels_belongs_to_the_whole_cartel_whatever_befalls_him() -> None:
    stage = Stage(["agent-nick-michaels"], ["hussar"])
    assert affiliations(stage.s, stage.piece("agent-nick-michaels")) == list(CORPORATIONS)
    for card in (INSUBORDINATION, "tainted"):
        stage = Stage(
            ["agent-nick-michaels"], ["hussar"], on_warriors=[(card, 1, "agent-nick-michaels")]
        )
        michaels = stage.piece("agent-nick-michaels")
        assert affiliations(stage.s, michaels) == list(CORPORATIONS)
        assert not legionnaire(stage.s, michaels) and not is_a(stage.s, michaels, HERETIC)


def test_while_nikodemus_is_there_no_doomtrooper_seeks_cover() -> None:
    for other, rule in (("hussar", "DOOM-COVER-13"), ("razide", "")):
        stage = Stage(["archinquisitor-nikodemus", other, other], ["mystic", "mystic"])
        assert stage.refuses("seek-cover") == rule
    stage.next_turn()
    assert stage.refuses("seek-cover") == "DOOM-COVER-13"  # opponents' as well


def test_nikodemus_passes_his_wound_on_for_an_action_and_five() -> None:
    stage = Stage(["archinquisitor-nikodemus", "hussar"], ["mystic"], destiny=[6, 0])
    assert stage.refuses("use pass-the-wound-on of archinquisitor-nikodemus") == "DOOM-PLAY-01"
    stage.change("archinquisitor-nikodemus", wounded=True)
    stage.do("use pass-the-wound-on of archinquisitor-nikodemus").to_action()
    assert not stage.piece("archinquisitor-nikodemus").wounded and stage.piece("hussar").wounded
    assert stage.s.destiny[ROMAN] == 1 and stage.turn().actions == 2


def test_billy_pays_five_for_each_gift_of_an_apostle() -> None:
    hand: Cards = [GIFT_OF_SEMAI, DARK_BLADE]
    poor = Stage(["billy"], ["hussar"], hands=[hand], destiny=[4, 0])
    assert poor.refuses(f"play {GIFT_OF_SEMAI.key}") == "DOOM-SPEC-02"
    assert poor.refuses(f"play {DARK_BLADE.key}") == ""
    stage = Stage(["billy"], ["hussar"], hands=[hand], destiny=[6, 0])
    stage.do(f"play {GIFT_OF_SEMAI.key}").do(f"play {DARK_BLADE.key}").to_action()
    assert stage.s.destiny[ROMAN] == 1 and stage.value("billy", FIGHT) == 4 + 1 + 3


@pytest.mark.parametrize(
    ("key", "price"), [("callistonian-intruder", 6), ("nepharite-of-demnogonis", 7)]
)
def test_who_heals_himself_at_any_time(key: str, price: int) -> None:
    stage = Stage([key], ["hussar"], destiny=[price, 0])
    assert stage.refuses(f"use heal of {key}") == "DOOM-SPEC-03"  # it is no action
    stage.do("meditate")
    assert stage.refuses(f"use heal of {key}") == "DOOM-PLAY-01"
    stage.change(key, wounded=True)
    stage.move(f"use heal of {key}").to_action()
    assert not stage.piece(key).wounded and stage.s.destiny[ROMAN] == 1


def test_two_stalkers_in_the_kohort_are_stronger_than_one() -> None:
    alone = Stage(["pretorian-stalker"], ["hussar"], hands=[[DARK_BLADE]])
    assert alone.values("pretorian-stalker") == [12, 3, 8, 7]
    assert alone.refuses(f"play {DARK_BLADE.key}") == "DOOM-NEVER-01"
    stage = Stage(["pretorian-stalker", "pretorian-behemoth"], ["pretorian-stalker"])
    assert stage.values("pretorian-stalker 1") == [14, 5, 8, 7]
    assert stage.values("pretorian-behemoth") == [15, 7, 9, 10]
    assert stage.values("pretorian-stalker 2") == [12, 3, 8, 7]
    stage.change("pretorian-behemoth", area=OUTPOST)
    assert stage.values("pretorian-stalker 1") == [12, 3, 8, 7]
    assert stage.values("pretorian-behemoth") == [13, 7, 9, 10]


def test_a_rogue_and_other_imperials_do_not_suffer_each_other_in_a_squad() -> None:
    """DOOM-CORE-01"""
    stage = Stage(["rogue"], ["hussar"], hands=[["golden-lion", "hussar"]], destiny=[9, 0])
    assert stage.refuses("play golden-lion") == "DOOM-CORE-01"
    assert stage.refuses("play hussar") == ""
    stage = Stage(["golden-lion"], ["rogue"], hands=[["rogue"]], destiny=[9, 0], opened=True)
    assert stage.refuses("play rogue") == "DOOM-CORE-01"
    stage.change("golden-lion", area=OUTPOST)
    assert stage.refuses("play rogue") == ""
    stage.do("play rogue").to_action()
    assert stage.refuses("transfer") == ""  # but the Lion may not come back
    stage.move("transfer")
    assert stage.moves() == [] or "with golden-lion" not in stage.moves()


# --- Inquisition ----------------------------------------------------------------------------------


def test_the_apostate_casts_for_nobody_but_the_legion() -> None:
    """DOOM-ART-17, DOOM-ART-20"""
    for fighter, rule in (("razide", ""), ("hussar", "DOOM-ART-17"), (RENEGADE, "DOOM-ART-17")):
        name = fighter if isinstance(fighter, str) else fighter.key
        stage = Stage(["apostate", fighter], [STRONG_SIX], hands=[[BLESSING]])
        stage.duel(name, STRONG_SIX.key)
        assert stage.refuses(f"play {BLESSING.key}") == rule
    mystic = Stage(["mystic", RENEGADE], [STRONG_SIX], hands=[[BLESSING]])
    mystic.duel(RENEGADE.key, STRONG_SIX.key)
    assert mystic.refuses(f"play {BLESSING.key}") == ""


def test_corporate_doomtroopers_do_not_attack_the_dark_huntsman_and_are_weak_before_him() -> None:
    stage = Stage(["hussar", "mystic", "ex-bauhaus-freelancer"], ["dark-huntsman"]).do("attack")
    stage.pass_window()
    assert stage.refuses("attacker hussar") == "DOOM-DUEL-13"
    assert stage.refuses("attacker mystic") == stage.refuses("attacker ex-bauhaus-freelancer") == ""
    for defender, armour in (("hussar", 0), ("mystic", 4)):
        stage = Stage(["dark-huntsman"], [defender]).duel("dark-huntsman", defender)
        assert stage.value(defender, ARMOUR) == armour


def test_demnogonis_befouls_a_doomtrooper_for_his_value() -> None:
    troop = ["demnogonis-the-befouler", "razide"]
    stage = Stage(troop, ["hussar", "valerie-duval", "razide"], destiny=[7, 0])
    stage.do("use befoul of demnogonis-the-befouler").to_window("anytime")
    assert not stage.in_play("hussar") and stage.in_play("valerie-duval")  # who is worth 8
    assert stage.s.destiny[ROMAN] == 5 and stage.s.promotion[ROMAN] == 0
    poor = Stage(troop, ["hussar"], destiny=[1, 0])
    assert poor.refuses("use befoul of demnogonis-the-befouler") == "DOOM-SPEC-02"


def test_a_summoner_pays_half_for_summoning() -> None:
    for caster, price in (("eminent-summoner", 1), ("antiquarian", 2)):
        stage = Stage([caster, "mystic"], [GIANT], hands=[["summon-spell"]], destiny=[9, 0])
        stage.s.piles[ROMAN].append(CARDS["elemental-wall"])
        stage.duel("mystic", GIANT.key).do("play summon-spell", "summon elemental-wall")
        assert stage.s.destiny[ROMAN] == 9 - price
    other = Stage(["eminent-summoner"], [GIANT], hands=[["greater-domination"], [SWORD]])
    assert other.s.destiny[ROMAN] == 0  # of Manipulation he pays all
    other.s.destiny[ROMAN] = 4
    other.do("meditate")
    other.s.destiny[ROMAN] = 4
    other.s.offered = None
    assert other.refuses("play greater-domination") == "DOOM-SPEC-02"


def test_a_golem_heals_at_once_unless_he_is_killed() -> None:
    refused = Stage(["golem-of-darkness"], [STRONG_SIX], hands=[[DARK_BLADE]])
    assert refused.refuses(f"play {DARK_BLADE.key}") == "DOOM-NEVER-01"
    for foe, alive in (("free-marine", True), ("nepharite-of-semai", False)):
        stronger = [(PLUS_FOUR, 1, foe)]
        stage = Stage(["golem-of-darkness"], [foe], on_warriors=stronger)
        stage.duel("golem-of-darkness", foe).out_of_the_duel()
        assert stage.in_play("golem-of-darkness") is alive
        if alive:
            assert not stage.piece("golem-of-darkness").wounded
            assert len(stage.told("was-healed")) == 1


def test_in_semais_presence_attacking_the_legion_is_dear() -> None:
    stage = Stage(
        ["hussar", "razide"], ["semai-lord-of-spite", "templar", "hussar"], destiny=[3, 0]
    )
    stage.do("attack", "attacker hussar 1")
    assert stage.refuses("defender templar") == "DOOM-SPEC-02"
    assert stage.refuses("defender hussar 2") == ""
    stage = Stage(["hussar"], ["semai-lord-of-spite", "templar"], destiny=[5, 0])
    stage.do("attack", "attacker hussar", "defender templar")
    assert stage.s.destiny[ROMAN] == 1
    free = Stage(["razide"], ["semai-lord-of-spite", "templar"])
    free.do("attack", "attacker razide", "defender templar")


def test_without_four_points_nobody_could_be_attacked_and_the_attack_is_not_offered() -> None:
    stage = Stage(["hussar"], ["semai-lord-of-spite", "templar"], destiny=[3, 0])
    assert stage.refuses("attack") == "DOOM-ATK-05"


def test_a_tekron_remoulds_a_heretic_into_a_follower_of_algeroth() -> None:
    """DOOM-COLL-01, DOOM-SACR-04"""
    sides: list[Cards] = [["razide", "alakhai-the-cunning", "templar", "necromutant"]]
    stage = Stage(
        ["tekron", "heretic"],
        ["hussar"],
        sides=sides,
        destiny=[6, 0],
        on_warriors=[(SWORD, 0, "heretic")],
    )
    assert stage.refuses("use remould of tekron") == ""
    stage.do("use remould of tekron").to_window("anytime")  # the Razide is worth 7
    assert stage.in_play("necromutant") and not stage.in_play("heretic")
    assert [it.key for it in stage.s.gone[ROMAN]] == ["heretic"]
    assert stage.pile(ROMAN) == [SWORD.key] and stage.s.destiny[ROMAN] == 2
    assert ALGEROTH is stage.piece("necromutant").card.follows
    poor = Stage(["tekron", "heretic"], ["hussar"], sides=sides, destiny=[3, 0])
    assert poor.refuses("use remould of tekron") == "DOOM-PLAY-01"
