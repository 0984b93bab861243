"""What is particular to warriors of Warzone that have words of their own."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.forms import ON_YOURS, equipment, warrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    BAUHAUS,
    CAPITOL,
    FIGHT,
    SQUAD,
    TANK,
    VEHICLE,
)
from kostka.games.doomtrooper.values import Sheet
from kostka.kernel.chance import Rng
from kostka.sight.doomtrooper import hide
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    BALLOON,
    BUNKER,
    DARK_BLADE,
    GIANT,
    PLUS_FOUR,
    RAZE,
    SWORD,
    WOUND,
)
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN
from tests.rules.doomtrooper.stage import Cards, Stage

TANKIST = warrior("tankist", BAUHAUS, (2, 2, 2, 2), kinds=(TANK, VEHICLE))
FLYER = warrior("flyer", CAPITOL, (2, 2, 2, 2), kinds=(AIRSHIP, VEHICLE))
WALKER = warrior("walker", CAPITOL, (2, 2, 2, 2), kinds=(VEHICLE,))


def test_a_bio_giant_attacks_once_a_turn_at_most() -> None:
    stage = Stage(["bio-giant", "razide"], ["hussar", "mystic"], hands=[["blood-lust"]])
    stage.turn().attacks = 1
    stage.s.offered = None
    stage.duel("bio-giant", "hussar").out_of_the_duel().to_action()
    stage.do("attack").pass_window()
    assert stage.refuses("attacker bio-giant") == "DOOM-TARGET-09"
    assert stage.refuses("attacker razide") == ""
    stage.next_turn()
    assert not stage.s.lasting


def test_what_a_bio_giant_is_not_given() -> None:
    hands: list[Cards] = [[DARK_BLADE, SWORD, PLUS_FOUR], [PLUS_FOUR]]
    stage = Stage(["bio-giant"], ["hussar"], hands=hands, on_warriors=[(BUNKER, 0, "bio-giant")])
    assert stage.refuses(f"play {DARK_BLADE.key}") == "DOOM-DARK-07"
    assert stage.refuses(f"play {SWORD.key}") == "DOOM-NEVER-02"
    assert stage.value("bio-giant", ARMOUR) == 26
    stage.do(f"play {PLUS_FOUR.key}")
    stage.to_action()
    assert stage.value("hussar", FIGHT) == 6  # there was nobody else
    stage.next_turn()
    assert stage.refuses(f"play {PLUS_FOUR.key}") == ""
    stage.do(f"play {PLUS_FOUR.key}")
    assert "on bio-giant" in stage.moves()


def test_whom_a_brass_apocalypt_guards_is_not_attacked_while_it_stands() -> None:
    stage = Stage(
        ["razide", "templar", "necromutant"], [GIANT], hands=[["brass-apocalypt"]], destiny=[7, 0]
    )
    stage.do("play brass-apocalypt")
    until(stage, "with templar")
    assert stage.moves() == ["with templar", "with necromutant"]  # the Razide is worth 7
    stage.move("with templar").to_action().next_turn()
    stage.do("attack", f"attacker {GIANT.key}")
    assert stage.refuses("defender templar") == "DOOM-TARGET-06"
    assert stage.refuses("defender brass-apocalypt") == stage.refuses("defender necromutant") == ""


def test_if_its_ward_goes_the_apocalypt_goes_too() -> None:
    for how in ("discard", "kill"):
        stage = Stage(["templar", "brass-apocalypt"], ["hussar"], hands=[[], [WOUND]])
        ward = stage.piece("templar")
        stage.change("brass-apocalypt", about=int(ward.number))
        if how == "kill":
            stage.change("templar", wounded=True)
            stage.do("meditate").do(f"play {WOUND.key}", "on templar").to_action()
        else:
            stage.s.discard(ward.number, None)
            stage.do("meditate").to_action()
        assert not stage.in_play("brass-apocalypt") and stage.s.promotion[MARTIN] == 0


def test_cyril_dent_kills_whoever_is_worth_seven_or_less() -> None:
    for foe, deadly in (("razide", True), ("ezoghoul", False)):
        stage = Stage(["cyril-dent"], [foe]).duel("cyril-dent", foe)
        assert bool(Sheet(stage.s, stage.piece("cyril-dent")).kills) is deadly
        stage.out_of_the_duel()
        assert stage.in_play(foe) is not deadly


def test_each_action_of_evas_spying_makes_others_stronger_until_the_next_turn() -> None:
    stage = Stage(["eva-valmonte", "hussar", "razide"], ["hussar"])
    stage.do("use spy of eva-valmonte").do("use spy of eva-valmonte").to_action()
    assert stage.values("hussar 1") == [6, 6, 7, 2]
    assert stage.values("eva-valmonte") == [1, 1, 1, 4]
    assert stage.values("razide") == [9, 2, 7, 7] and stage.values("hussar 2") == [2, 2, 3, 2]
    stage.next_turn()
    assert stage.value("hussar 1", ARMOUR) == 7
    stage.next_turn()
    assert stage.value("hussar 1", ARMOUR) == 3


def test_attacking_eva_costs_a_promotion_point() -> None:
    stage = Stage(["razide"], ["eva-valmonte", "hussar"])
    stage.do("attack", "attacker razide")
    assert stage.refuses("defender eva-valmonte") == "DOOM-CORE-01"
    stage = Stage(["razide"], ["eva-valmonte"])
    assert stage.refuses("attack") == "DOOM-ATK-05"
    stage.s.promotion[ROMAN] = 2
    stage.s.offered = None
    stage.do("attack", "attacker razide", "defender eva-valmonte")
    assert stage.s.promotion[ROMAN] == 1


@pytest.mark.parametrize(
    ("captain", "rider", "like", "stranger", "plus"),
    [
        ("flight-commander", "free-marine", (FLYER, WALKER), "hussar", 3),
        ("kommandant", "hussar", (TANKIST,), "free-marine", 5),
    ],
)
def test_a_captain_of_vehicles(
    captain: str, rider: str, like: Cards, stranger: str, plus: int
) -> None:
    """DOOM-MOD-06"""
    ride = BALLOON if captain == "flight-commander" else equipment("ride", ON_YOURS, kinds=(TANK,))
    more = [(ride, 0, rider), (ride, 0, stranger)]
    stage = Stage([captain, captain, rider, stranger, *like], ["mystic"], on_warriors=more)
    assert stage.value(rider, ARMOUR) == stage.piece(rider).card.printed[2] + plus
    for it in like:
        key = it if isinstance(it, str) else it.key
        assert stage.values(key) == [2 + plus] * 4
    assert stage.value(stranger, ARMOUR) == stage.piece(stranger).card.printed[2]
    assert stage.value(f"{captain} 1", ARMOUR) == stage.piece(f"{captain} 1").card.printed[2]


def test_a_karnophage_devours_the_wounded_in_its_players_discard_step() -> None:
    stage = Stage(["karnophage"], ["hussar", "mystic", "nepharite-of-ilian"])
    for name in ("hussar", "mystic", "nepharite-of-ilian"):
        stage.change(name, wounded=True)
    stage.do("no-more-actions")
    until(stage, "with mystic")
    assert stage.moves() == ["with hussar", "with mystic"]
    stage.move("with mystic")
    while stage.s.active() == ROMAN:
        stage.s.choose(stage.s.options()[0])
    assert not stage.in_play("mystic") and stage.in_play("hussar")
    assert stage.in_play("karnophage") and stage.s.promotion[ROMAN] == 0


def test_with_nobody_wounded_a_karnophage_perishes() -> None:
    stage = Stage(["karnophage", "razide"], ["hussar"])
    stage.next_turn()
    assert not stage.in_play("karnophage") and stage.pile(ROMAN) == ["karnophage"]
    spared = Stage(["karnophage", "razide"], ["nepharite-of-ilian"])
    spared.change("nepharite-of-ilian", wounded=True).next_turn()
    assert spared.in_play("karnophage") and spared.in_play("nepharite-of-ilian")


def test_a_maculator_stands_on_mercurian_ground_only() -> None:
    zone = ("mercurian-diamond-caverns", ROMAN, SQUAD)
    without = Stage(["razide"], ["hussar"], hands=[["mercurian-maculator"]], destiny=[6, 0])
    assert without.refuses("play mercurian-maculator") == "DOOM-CORE-01"
    stage = Stage(
        ["razide"],
        ["hussar"],
        hands=[["mercurian-maculator"], [RAZE]],
        destiny=[6, 0],
        at_areas=[zone],
    )
    stage.do("play mercurian-maculator").to_action()
    assert stage.in_play("mercurian-maculator")
    stage.do("meditate").do(f"play {RAZE.key}").to_action()
    assert not stage.in_play("mercurian-maculator") and stage.s.promotion[MARTIN] == 0


def test_a_paparazzo_makes_kills_worth_three_more() -> None:
    for killer, points in (("valerie-duval", 3 + 3), ("razide", 3)):
        stage = Stage(["paparazzo", killer], ["child-of-ilian", "blessed-legionnaire"])
        stage.change("blessed-legionnaire", wounded=True)
        stage.duel(killer, "blessed-legionnaire", "shoot").out_of_the_duel()
        assert stage.s.promotion[ROMAN] == points
    armed = Stage(["paparazzo"], ["hussar"], on_warriors=[(SWORD, 0, "paparazzo")])
    assert armed.value("paparazzo", FIGHT) == 2


def test_no_card_touches_a_bat_and_it_never_attacks() -> None:
    hands: list[Cards] = [[PLUS_FOUR, DARK_BLADE, SWORD], [WOUND]]
    stage = Stage(["scout-bat", "razide"], ["nicola-brannaghan"], hands=hands)
    for card in (PLUS_FOUR, DARK_BLADE, SWORD):
        stage.do(f"play {card.key}")
        assert "on scout-bat" not in stage.moves()
        stage.to_action()
    stage.next_turn()
    stage.do("meditate", f"play {WOUND.key}")
    assert "on scout-bat" not in stage.moves()
    stage = Stage(["scout-bat", "venom-bat", "razide"], ["hussar"]).do("attack").pass_window()
    assert stage.refuses("attacker scout-bat") == "DOOM-TARGET-09"
    stage = Stage(["hussar"], ["scout-bat"]).do("attack", "attacker hussar", "defender scout-bat")
    stage.pass_window()
    assert stage.refuses("fight") == "DOOM-RESTR-01"


def test_a_scout_bat_looks_at_random_cards_for_a_point_each() -> None:
    hand = ["hussar", "mystic", "evasive-action"]
    stage = Stage(["scout-bat"], ["razide"], hands=[[], hand], destiny=[2, 0])
    stage.do("use spy of scout-bat")
    until(stage, "look at 2")
    assert stage.moves() == ["look at 1", "look at 2"] and stage.turn().actions == 1
    stage.move("look at 2")
    assert stage.s.at_chance()
    while stage.s.at_chance():
        stage.s.choose(stage.s.roll(Rng(3)))
    seen = stage.told("hand-seen")
    assert len(seen) == 2 and len({event.it.key for event in seen}) == 2
    assert (
        hide(stage.s, seen[0], MARTIN).it is None and hide(stage.s, seen[0], ROMAN).it is not None
    )
    assert stage.s.destiny[ROMAN] == 0 and len(stage.s.hands[MARTIN]) == 3


def test_a_venom_bat_discards_the_warriors_that_a_scout_bat_has_seen() -> None:
    hand = ["hussar", "evasive-action", "hussar"]
    stage = Stage(["scout-bat", "venom-bat"], ["razide"], hands=[[], hand], destiny=[3, 0])
    stage.do("use spy of scout-bat")
    until(stage, "look at 3")
    stage.move("look at 3")
    while stage.s.at_chance():
        stage.s.choose(stage.s.roll(Rng(5)))
    assert stage.moves() == ["no", "yes"]
    stage.move("yes").to_window("anytime")
    assert [it.key for it in stage.s.hands[MARTIN]] == ["evasive-action"]
    assert [it.key for it in stage.s.buried[MARTIN]] == ["hussar", "hussar"]
