"""Thor's cards that are no upgrades."""

from __future__ import annotations

import pytest

from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.test_thor import BREAK, CHARGE, MJOLNIR, attacked, thor


def defending(card: str, cp: int, health: int = 50) -> Stage:
    """Three Claws of Black Panther are on their way to Thor, who has this card."""
    stage = attacked().hand(0, card).cp(0, cp).life(health, 50)
    return stage.do("roll", "1 2 3 4 4", "announce vibranium-claws 1").until("defensive")


@pytest.mark.parametrize(("die", "health"), [("4", 1), ("5", 1), ("3", 0), ("6", 0)])
def test_an_indomitable_will_keeps_the_worthy_alive(die: str, health: int) -> None:
    stage = defending("indomitable-will", 2, health=3).until_asked(0)
    stage.do("play indomitable-will", die, "no-defence").finish_roll_phase()
    assert stage.health(0) == health
    assert stage.s.over() == (health == 0)


def test_no_will_is_needed_while_the_damage_is_small() -> None:
    stage = defending("indomitable-will", 2, health=4).until_asked(0)
    assert stage.refuses("play indomitable-will") == "THR-AMB-88"


def test_invulnerability_takes_two_electrokinesis_and_prevents_all() -> None:
    stage = defending("invulnerability", 2).tokens(0, electrokinesis=3).until_asked(0)
    stage.do("play invulnerability", "no-defence").finish_roll_phase()
    assert stage.health(0) == 50
    assert stage.count(0, CHARGE) == 1


def test_nobody_is_invulnerable_with_one_electrokinesis() -> None:
    stage = defending("invulnerability", 2).tokens(0, electrokinesis=1).until_asked(0)
    assert stage.refuses("play invulnerability") == "THR-AMB-88"


def test_he_is_worthy_turns_an_own_die_to_four_or_five() -> None:
    stage = thor().hand(0, "he-is-worthy").cp(0, 1).do("roll", "1 1 1 2 6")
    stage.do("play he-is-worthy", "die 6")
    assert stage.moves() == ["to 4", "to 5"]
    stage.do("to 4")
    assert stage.told("die-turned")[-1].n == 4


def test_a_power_trip_is_a_card_and_two_electrokinesis() -> None:
    stage = thor().hand(0, "power-trip").cp(0, 1).until("main-1").do("play power-trip").draw()
    assert len(stage.cards(0)) == 1
    assert stage.count(0, CHARGE) == 2


@pytest.mark.parametrize(("away", "charge"), [(True, 2), (False, 1)])
def test_time_to_hammer_calls_mjolnir_back(away: bool, charge: int) -> None:
    stage = thor(away).hand(0, "time-to-hammer").cp(0, 0).until("main-1")
    stage.do("play time-to-hammer")
    assert stage.count(0, MJOLNIR) == 1
    assert stage.count(0, CHARGE) == charge
    assert stage.s.cp[0] == 1


def test_a_storm_breaks_after_two_throws_in_a_turn() -> None:
    stage = thor().hand(0, "stormbreak", "so-wild", "six-it").cp(0, 0).until("main-1")
    for discarded in ("so-wild", "six-it"):
        assert stage.refuses("play stormbreak") == "THR-AMB-88"
        stage.do("use mjolnir", f"discard {discarded}").until("main-1").until_asked(0)
    assert stage.refuses("play stormbreak") == "THR-AMB-88"  # thrown, and called back
    stage.do("roll", "1 2 3 4 6", "announce hammered 1", "no-defence").finish_roll_phase()
    stage.until_asked(0).do("play stormbreak").draw()
    assert stage.count(0, BREAK) == 1
    assert stage.count(0, CHARGE) == 2
    assert stage.s.cp[0] == 1
    assert len(stage.cards(0)) == 1


def test_throws_of_the_turn_before_break_no_storm() -> None:
    stage = thor().hand(0, "stormbreak", "so-wild", "six-it", "tip-it").until("main-1")
    for discarded in ("so-wild", "six-it", "tip-it"):
        stage.do("use mjolnir", f"discard {discarded}").until("main-1").until_asked(0)
    assert stage.refuses("play stormbreak") == ""
    stage.next_turn().next_turn().until_asked(0)
    assert stage.refuses("play stormbreak") == "THR-AMB-88"
