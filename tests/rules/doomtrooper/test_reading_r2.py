"""Powers and orders read a second time: what they had done differently from their print."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Immune, NeverAttacks, Such
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DARK_SYMMETRY,
    IMPERIAL,
    KOHORT,
    SEMAI,
    SQUAD,
)
from tests.rules.doomtrooper.passing import settle
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BUNKER,
    DARK_BLADE,
    HOLY_BLADE,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
DARK_MAGE: Final = warrior("dark-mage", DARK_LEGION, (4, 4, 4, 5), casts=ALL_ASPECTS)
FOLLOWER: Final = warrior("follower", DARK_LEGION, (9, 9, 9, 4), follows=SEMAI)
BURNER: Final = warrior("burner", DARK_LEGION, (9, 9, 9, 4), follows=ALGEROTH, personality=True)
IMMUNE: Final = warrior("immune", CAPITOL, (3, 3, 3, 3), Immune(DARK_SYMMETRY))
HERO: Final = warrior("hero", CAPITOL, (5, 5, 5, 6), personality=True)
SPARES_IMPERIAL: Final = warrior(
    "spares-imperial", CAPITOL, (6, 6, 6, 6), NeverAttacks(Such(IMPERIAL))
)
SPARES_COMMONERS: Final = warrior(
    "spares-commoners", CAPITOL, (6, 6, 6, 6), NeverAttacks(Such(commoner=True))
)


# --- Places -------------------------------------------------------------------------------------


def test_a_retrofit_is_bombed_with_the_factories_or_alone() -> None:
    for beside in ([("factory", 1, SQUAD)], []):
        stage = Stage(
            [SOLDIER],
            [BAUHAUS_MAN],
            hands=[["strategic-bombing"]],
            at_areas=[*beside, ("factory-retrofit", 1, SQUAD), ("armory", 1, SQUAD)],
        )
        settle(stage.do("meditate", "play strategic-bombing"))
        assert not stage.in_play("factory-retrofit") and not stage.in_play("factory")
        assert stage.in_play("armory")


def test_a_retrofit_is_no_factory_itself() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], at_areas=[("factory-retrofit", 0, SQUAD)])
    before = stage.s.destiny[0]
    stage.next_turn().next_turn()
    assert stage.s.destiny[0] == before


def sabotage(saboteur: Card) -> Stage:
    stage = Stage(
        [saboteur],
        [],
        hands=[[], ["trencher"]],
        destiny=[0, 9],
        turns=[2, 2],
        at_areas=[("guard-station", 1, SQUAD)],
    )
    return stage.do("sabotage")


def test_the_guard_of_a_station_may_be_of_any_affiliation() -> None:
    stage = sabotage(SPARES_IMPERIAL)
    settle(stage.do("use guard of guard-station")).move("post trencher")
    assert stage.notes().defender == stage.piece("trencher").number


def test_the_guard_has_to_be_somebody_whom_the_saboteur_may_attack() -> None:
    stage = sabotage(SPARES_COMMONERS).next_turn()
    assert not stage.in_play("trencher")
    assert stage.s.promotion[0] + stage.s.destiny[0] == 3


# --- Annihilation -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_all_go_at_once_so_the_sanctuary_still_shelters_doomtroopers(first: bool) -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER, "curator"],
        hands=[["annihilation"]],
        at_areas=[("sanctuary", 1, SQUAD)],
    )
    if first:
        stage.s.table.sort(key=lambda it: it.card.key != "sanctuary")
    settle(stage.do("play annihilation"))
    assert stage.s.table == [] and stage.pile(1) == ["soldier"]
    assert sorted(it.key for it in stage.s.gone[1]) == ["curator", "sanctuary"]


def test_relics_of_the_museum_are_annihilated_with_it() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[["annihilation"]],
        on_warriors=[(HOLY_BLADE, 1, "soldier")],
        at_areas=[("museum", 1, SQUAD)],
    )
    settle(stage.do("play annihilation"))
    assert stage.s.table == []
    assert sorted(it.key for it in stage.s.gone[1]) == sorted([HOLY_BLADE.key, "museum", "soldier"])


# --- Dark Symmetry ------------------------------------------------------------------------------


def test_the_stone_holds_gifts_even_when_the_eye_goes() -> None:
    stage = Stage(
        ["heretic", "curator"],
        [BAUHAUS_MAN],
        hands=[[], [REMOVAL]],
        on_warriors=[
            ("eye-of-algeroth", 0, "heretic"),
            (DARK_BLADE, 0, "heretic"),
            ("symmetry-stone", 0, "curator"),
        ],
    )
    assert stage.piece("heretic").area is KOHORT
    settle(stage.do("meditate", "play removal", "on eye-of-algeroth"))
    assert not stage.in_play("eye-of-algeroth") and stage.in_play("dark-blade")


@pytest.mark.parametrize(("victim", "comes_back"), [(SOLDIER, True), (IMMUNE, False)])
def test_nobody_who_is_immune_is_possessed(victim: Card, comes_back: bool) -> None:
    """DOOM-IMM-01"""
    stage = Stage(
        [FOLLOWER],
        [victim, STRONG_SIX],
        on_warriors=[("possess", 0, "follower")],
    ).change(victim.key, wounded=True)
    stage.duel("follower", victim.key).out_of_the_duel()
    assert stage.in_play(victim.key) is comes_back


def test_whom_the_acid_kills_its_bearer_has_killed() -> None:
    stage = Stage(
        [BURNER],
        [HERO, STRONG_SIX],
        destiny=[15, 0],
        on_warriors=[("flow-of-acid", 0, "burner"), ("special-orders", 0, "burner")],
    ).change("hero", wounded=True)
    settle(stage.do("use flow of flow-of-acid", "for 15"))
    while stage.asked() == 0 and "destiny 0" in stage.moves():
        stage.move("destiny 0")
    stage.to_action()
    assert not stage.in_play("hero") and not stage.in_play("special-orders")
    assert stage.s.destiny[0] == 20


# --- Summoning ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("caster", "found"), [(MAGE, []), (DARK_MAGE, ["replicant-lab"])])
def test_no_place_of_the_dark_legion_is_summoned_for_it(caster: Card, found: list[str]) -> None:
    """DOOM-ART-17"""
    stage = Stage([caster], [SOLDIER], hands=[["summon-defense"]], destiny=[9, 0])
    stage.s.piles[0].append(CARDS["replicant-lab"])
    stage.s.offered = None
    stage.do("meditate")
    assert stage.refuses("play summon-defense") == ("" if found else "DOOM-PLAY-01")
    stage.s.piles[0].append(BUNKER)
    stage.s.offered = None
    settle(stage.do("play summon-defense"))
    assert sorted(stage.moves()) == sorted(f"summon {key}" for key in ["bunker", *found])


# --- Proficiency --------------------------------------------------------------------------------


def proficient(*hand: str, destiny: int) -> Stage:
    stage = Stage(
        [MAGE, STRONG_SIX],
        [SOLDIER],
        hands=[["proficiency", *hand]],
        destiny=[destiny, 0],
        at_first_action=False,
    )
    while "play proficiency" not in stage.moves():
        stage.move("pass")
    return stage.do("play proficiency").to_action()


def test_a_proficient_mage_pays_one_less_for_his_phantasm() -> None:
    stage = proficient("phantasm", destiny=5).duel("mage", "soldier")
    settle(stage.do("play phantasm")).do("with strong-six")
    assert stage.values("mage") == [6, 6, 6, 6] and stage.s.destiny[0] == 0


def test_a_proficient_mage_summons_for_one_less() -> None:
    stage = proficient("summon-defense", "summon-hero", destiny=2 + 1 + 6)
    stage.s.piles[0] += [BUNKER, HERO]
    stage.s.offered = None
    stage.do("meditate", "play summon-defense", "summon bunker").to_action()
    assert stage.in_play("bunker") and stage.s.destiny[0] == 1 + 7
    stage.do("meditate", "play summon-hero", "summon hero").to_action()
    assert stage.in_play("hero") and stage.s.destiny[0] == 1 + 1


def test_a_proficient_mage_looks_into_further_piles_for_one_less() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["proficiency", "gaze"]],
        destiny=[18, 0, 0],
        at_first_action=False,
    )
    stage.s.decks[1].append(HERO)
    stage.s.decks[2].append(HERO)
    while "play proficiency" not in stage.moves():
        stage.move("pass")
    stage.do("play proficiency").to_action()
    settle(stage.do("meditate", "play gaze", "on seat 2")).move("on seat 3")
    assert stage.s.destiny[0] == 1
