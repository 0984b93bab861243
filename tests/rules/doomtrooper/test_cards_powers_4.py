"""What is particular to Ki powers: Apocalypse."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.ready import stands_aside
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    DARK_LEGION,
    FIGHT,
    MISHIMA,
    SHOOT,
    Value,
)
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    BROADSWORD,
    GIANT,
    SOLDIER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    ZONE_K,
)
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
SAMURAI: Final = warrior("blade", MISHIMA, (5, 5, 5, 5))
SHADOW: Final = warrior("shadow", MISHIMA, (5, 5, 5, 5), kinds=(SHADOW_WALKERS,))
FOLLOWERS: Final = {ALGEROTH: warrior("follower", DARK_LEGION, (6, 6, 6, 4), follows=ALGEROTH)}


@pytest.mark.parametrize(
    ("key", "tactic", "what", "value"),
    [
        ("supreme-concentration", "shoot", SHOOT, 5 + 6),
        ("the-monkeys-foot", "fight", ARMOUR, 5 + 6),
    ],
)
def test_ki_adds_the_base_of_the_opponent(key: str, tactic: str, what: Value, value: int) -> None:
    stage = Stage([SAMURAI], [STRONG_SIX], on_warriors=[(key, 0, "blade")])
    stage.duel("blade", "strong-six", tactic)
    assert stage.value("blade", what) == value


def test_a_shadow_walker_defends_from_any_warzone() -> None:
    stage = Stage(
        [SOLDIER],
        [SHADOW],
        on_warriors=[("ki-teleportation", 1, "shadow")],
        on_players=[(ZONE_K, 0, 0)],
    )
    stage.do("attack", "attacker soldier", "defender shadow", "fight", "warzone zone-k")
    assert stage.value("shadow", ARMOUR) == 6
    stage = Stage([SAMURAI], [SOLDIER], hands=[["ki-teleportation"]])
    assert stage.refuses("play ki-teleportation") == "DOOM-KI-01"


def test_the_cobra_strikes_with_twice_its_base() -> None:
    stage = Stage(
        [SAMURAI],
        [GIANT],
        on_warriors=[("the-cobras-venomous-strike", 0, "blade"), (SWORD, 0, "blade")],
    )
    stage.do("use strike of the-cobras-venomous-strike", "attacker blade", "defender giant")
    stage.to_window("modifiers")
    assert stage.notes().tactic is FIGHT and stage.value("blade", FIGHT) == 13


def test_the_mongoose_dodges_shots_and_does_not_parry() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SAMURAI],
        on_warriors=[("the-mongooses-artful-dodge", 1, "blade")],
    )
    stage.duel("strong-six", "blade", "shoot").do("pass", "use dodge of the-mongooses-artful-dodge")
    stage.out_of_the_duel()
    assert not stage.piece("blade").wounded
    stage = Stage(
        [SAMURAI],
        [SOLDIER],
        hands=[["hands-of-stone"]],
        on_warriors=[("the-mongooses-artful-dodge", 0, "blade")],
    )
    assert stage.refuses("play hands-of-stone") == "DOOM-NEVER-02"


def test_the_mongoose_does_not_dodge_blows() -> None:
    stage = Stage([STRONG_SIX], [SAMURAI], on_warriors=[("the-mongooses-artful-dodge", 1, "blade")])
    stage.duel("strong-six", "blade").do("pass")
    assert stage.refuses("use dodge of the-mongooses-artful-dodge") == "DOOM-PLAY-03"


def test_the_aura_negates_spells_and_uses_of_gifts() -> None:
    aura = [("aura-of-mystical-resistance", 1, "blade")]
    stage = Stage([MAGE], [SAMURAI], hands=[["improve-self"]], destiny=[0, 6], on_warriors=aura)
    stage.do("meditate", "play improve-self", "use negate of aura-of-mystical-resistance")
    stage.to_action()
    assert stage.value("mage", FIGHT) == 4 and stage.s.destiny[1] == 0
    stage = Stage(
        [FOLLOWERS[ALGEROTH]],
        [SAMURAI, SOLDIER],
        destiny=[10, 6],
        on_warriors=[*aura, ("distort", 0, "follower"), (SWORD, 1, "soldier")],
    )
    stage.do("meditate", "use distort of distort", "use negate of aura-of-mystical-resistance")
    stage.to_action()
    assert stage.in_play("sword")


def test_the_aura_shields_what_its_bearer_has() -> None:
    stage = Stage(
        [FOLLOWERS[ALGEROTH]],
        [SAMURAI],
        destiny=[20, 0],
        on_warriors=[
            ("aura-of-mystical-resistance", 1, "blade"),
            ("distort", 0, "follower"),
            (SWORD, 1, "blade"),
        ],
    )
    stage.do("meditate")
    assert stage.refuses("use distort of distort") != "", "there is no other weapon"


def test_a_chameleon_refuses_and_does_not_guard() -> None:
    stage = Stage([STRONG_SIX], [SHADOW], on_warriors=[("the-chameleons-skin", 1, "shadow")])
    stage.do("attack", "attacker strong-six", "defender shadow", "yes").to_action()
    assert stage.asked() == 0 and stage.turn().attacks == 1
    assert stage.refuses("attack") == "" and not stage.piece("shadow").wounded
    assert stage.s.duel() is None and stands_aside(stage.s, stage.piece("shadow"))


def test_a_chameleon_may_fight_as_well() -> None:
    stage = Stage([STRONG_SIX], [SHADOW], on_warriors=[("the-chameleons-skin", 1, "shadow")])
    stage.do("attack", "attacker strong-six", "defender shadow", "no", "fight").out_of_the_duel()
    assert stage.piece("shadow").wounded and not stands_aside(stage.s, stage.piece("shadow"))


def test_a_linked_weapon_counts_twice() -> None:
    stage = Stage(
        [SAMURAI],
        [GIANT],
        hands=[["weapon-link"]],
        on_warriors=[(SWORD, 0, "blade"), (BROADSWORD, 0, "blade")],
    )
    stage.do("play weapon-link", "with sword").to_action()
    stage.do("attack", "attacker blade", "defender giant", "fight", "with sword")
    assert stage.value("blade", FIGHT) == 5 + 2 * 3
    stage = Stage([SAMURAI], [GIANT], hands=[["weapon-link"]])
    assert stage.refuses("play weapon-link") == "DOOM-KI-01", "he has no weapon"


def test_deflecting_hands_take_a_weapon_before_the_tactic() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SAMURAI],
        on_warriors=[("yoramas-deflecting-hands", 1, "blade"), (SWORD, 0, "strong-six")],
    )
    stage.do("attack", "attacker strong-six", "defender blade", "with sword")
    assert not stage.in_play("sword") and stage.notes().tactic is None


def test_who_strikes_first_keeps_his_weapon_for_that_blow() -> None:
    stage = Stage(
        [SWIFT],
        [SAMURAI],
        on_warriors=[("yoramas-deflecting-hands", 1, "blade"), (SWORD, 0, "swift")],
    )
    stage.do("attack", "attacker swift", "defender blade", "fight")
    assert stage.in_play("sword")
    until(stage, "with sword").do("with sword")
    assert not stage.in_play("sword") and stage.piece("blade").wounded
