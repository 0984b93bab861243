"""Black Panther's own fourteen cards: what they cost and what they do."""

from __future__ import annotations

import pytest

from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves


def panther(card: str, cp: int) -> Stage:
    """His first main phase, with this card and just enough combat points."""
    return Stage("black-panther", "black-widow").until("main-1").hand(0, card).cp(0, cp)


@pytest.mark.parametrize(
    "ability, cost",
    [
        ("vibranium-claws", 2),
        ("energy-absorption", 2),
        ("stealth-strike", 2),
        ("heart-shaped-herb", 1),
        ("meteoric-punch", 2),
        ("triple-threat", 1),
        ("ancestral-power", 2),
        ("bashengas-honor", 2),
    ],
)
def test_each_upgrade_costs_what_it_costs_and_raises_its_ability(ability: str, cost: int) -> None:
    stage = panther(f"{ability}-2", cost - 1)
    assert stage.refuses(f"play {ability}-2") == "THR-CP-03"
    stage.cp(0, cost).do(f"play {ability}-2").pass_window()
    (it,) = [each for each in stage.s.heroes[0].abilities if each.key == ability]
    assert stage.s.levels[0][it.place] == 2
    assert sum(stage.s.levels[0]) == 10  # nine spaces, and only this one is raised
    assert stage.s.cp[0] == 0


@pytest.mark.parametrize("dice, added", [("1 2 3 4 6", 3), ("4 4 5 6 6", 0), ("1 1 2 2 3", 5)])
def test_willpower_rolls_five_and_adds_one_for_each_claw(dice: str, added: int) -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "willpower").cp(0, 1)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1").until("defensive")
    stage.do("play willpower", dice).finish_roll_phase()
    assert stage.health(1) == 50 - 3 - added
    assert stage.s.cp[0] == 0


def test_vibranium_weave_gives_a_suit_at_any_time() -> None:
    stage = Stage("black-widow", "black-panther").hand(1, "vibranium-weave").cp(1, 1)
    stage.do("play vibranium-weave").pass_window()
    assert (stage.phase(), stage.count(1, "vibranium-suit"), stage.s.cp[1]) == ("upkeep", 1, 0)


def test_absorb_the_blow_prevents_one_and_gives_two() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(1, "absorb-the-blow").cp(1, 0)
    stage.do("roll", "1 1 1 1 1").until_asked(1)
    assert stage.refuses("play absorb-the-blow") == "THR-AMB-88"  # nobody attacks him yet
    stage.do("announce hit-6").until("defensive").do("play absorb-the-blow")
    assert stage.count(1, "kinetic-energy") == 2
    stage.finish_roll_phase()
    assert stage.health(1) == 45
    assert stage.count(1, "kinetic-energy") == 3  # and one for being hurt


@pytest.mark.parametrize("energy", [3, 5])
def test_kinetic_pulse_spends_three_and_deals_three_isolated(energy: int) -> None:
    stage = panther("kinetic-pulse", 1).tokens(0, kinetic_energy=2)
    assert stage.refuses("play kinetic-pulse") == "THR-TEXT-13"
    stage.tokens(0, kinetic_energy=energy).do("play kinetic-pulse").pass_window()
    assert stage.count(0, "kinetic-energy") == energy - 3
    assert stage.incoming(1) == 3
    stage.pass_window()
    assert (stage.phase(), stage.health(1), stage.s.cp[0]) == ("main-1", 47, 0)


@proves("THR-TEXT-13")
def test_kinetic_pulse_deals_nothing_if_the_tokens_were_removed_in_response() -> None:
    stage = panther("kinetic-pulse", 1).tokens(0, kinetic_energy=3).hand(1, "buh-bye").cp(1, 2)
    stage.do("play kinetic-pulse", "play buh-bye").until("offensive")
    assert stage.count(0, "kinetic-energy") == 2
    assert stage.health(1) == 50


def test_royal_guard_draws_one_and_gives_three() -> None:
    stage = panther("royal-guard", 2).do("play royal-guard").pass_window().draw()
    assert stage.count(0, "kinetic-energy") == 3
    assert (len(stage.cards(0)), stage.s.cp[0]) == (1, 0)


@pytest.mark.parametrize("die, suits, energy, cards", [("6", 1, 3, 0), ("5", 0, 0, 1)])
def test_kings_resolve_hopes_for_the_panther(die: str, suits: int, energy: int, cards: int) -> None:
    stage = panther("kings-resolve", 0).do("play kings-resolve", die).pass_window().draw()
    assert stage.count(0, "vibranium-suit") == suits
    assert stage.count(0, "kinetic-energy") == energy
    assert len(stage.cards(0)) == cards
