"""Hero upgrades: when they are played, what they cost, what they replace: THR-UPG."""

from __future__ import annotations

from kostka.games.dicethrone.content import HEROES
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves


def sparring(*hand: str, cp: int) -> Stage:
    stage = Stage(SPARRING_PARTNER, "black-widow").hand(0, *hand).cp(0, cp)
    return stage.until("main-1")


def level(stage: Stage, ability: str) -> int:
    (place,) = [each.place for each in stage.s.heroes[0].abilities if each.key == ability]
    return stage.s.levels[0][place]


@proves("THR-UPG-01")
def test_an_upgrade_replaces_the_text_for_the_rest_of_the_game() -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "meteoric-punch-2").until("main-1")
    stage.do("play meteoric-punch-2")
    for health in (43, 36):  # level II deals 7; the first Kinetic Energy alone adds nothing
        stage.tokens(0, kinetic_energy=0)
        stage.do("roll", "1 2 3 4 6", "announce meteoric-punch 1", "no-defence")
        stage.finish_roll_phase()
        assert stage.health(1) == health
        stage.next_turn().next_turn()


@proves("THR-UPG-02")
def test_an_upgrade_has_the_kind_of_the_space_it_lies_on() -> None:
    kinds = {
        card.key: card.upgrades.kind.key
        for card in HEROES["black-panther"].cards
        if card.upgrades is not None
    }
    assert kinds["bashengas-honor-2"] == "defence"
    assert kinds["energy-absorption-2"] == "passive"
    assert kinds["meteoric-punch-2"] == "offence"
    assert sorted(kinds.values()) == ["defence", *["offence"] * 6, "passive"]


@proves("THR-UPG-03")
def test_an_upgrade_is_refused_outside_the_owners_main_phases() -> None:
    stage = Stage("black-panther", "black-widow", start=1).hand(0, "meteoric-punch-2").cp(0, 5)
    stage.until("main-1").do("pass")
    assert stage.asked() == 0
    assert stage.refuses("play meteoric-punch-2") == "THR-UPG-03"
    stage.next_turn()
    assert stage.refuses("play meteoric-punch-2") == "THR-UPG-03"  # the own upkeep
    stage.until("main-1")
    assert stage.refuses("play meteoric-punch-2") == ""
    stage.do("roll", "1 1 4 5 6")
    assert stage.refuses("play meteoric-punch-2") == "THR-UPG-03"


@proves("THR-AMB-57")
def test_only_the_black_widow_upgrades_in_a_roll_phase_and_may_then_roll_on() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "baton-strike-2").cp(0, 1)
    stage.do("roll", "3 3 4 1 2", "announce baton-strike 1")
    stage.do("play baton-strike-2").pass_window()
    stage.pass_window()
    assert stage.told("activated") == []
    assert stage.offered("keep 3 3 4")
    stage.do("announce baton-strike 1", "no-defence").finish_roll_phase()
    assert stage.health(1) == 44  # level II


@proves("THR-UPG-04")
def test_an_upgrade_in_play_cannot_be_sold() -> None:
    stage = Stage("black-panther", "black-widow").level(0, "meteoric-punch", 2).until("main-1")
    assert stage.cards(0) == []
    assert stage.refuses("sell meteoric-punch-2") == "THR-UPG-04"
    assert stage.moves() == ["pass"]


@proves("THR-UPG-05")
def test_level_3_may_be_played_directly_for_its_full_cost() -> None:
    stage = sparring("sudden-3", cp=4).do("play sudden-3").pass_window()
    assert level(stage, "sudden") == 3
    assert stage.s.cp[0] == 0


@proves("THR-UPG-06")
def test_level_3_is_laid_on_top_of_level_2() -> None:
    stage = sparring("steep-3", cp=5).level(0, "steep", 2)
    stage.do("play steep-3").pass_window()
    assert stage.pile(0) == []
    assert level(stage, "steep") == 3
    assert [card.key for card in stage.s.upgrades[0]] == ["steep-2", "steep-3"]
    stage.do("roll", "1 2 4 5 6", "announce steep", "no-defence").finish_roll_phase()
    assert stage.health(1) == 47  # the text of level III


@proves("THR-UPG-07")
def test_from_level_2_to_3_only_the_difference_is_paid() -> None:
    stage = sparring("steep-3", cp=3).level(0, "steep", 2)
    assert [card.cost for card in stage.s.upgrades[0] + stage.s.hands[0]] == [2, 5]
    stage.do("play steep-3").pass_window()
    assert stage.s.cp[0] == 0
    assert sparring("steep-3", cp=2).level(0, "steep", 2).refuses("play steep-3") == "THR-CP-03"


@proves("THR-AMB-73")
def test_level_2_is_refused_over_level_3() -> None:
    stage = sparring("steep-2", cp=9).level(0, "steep", 3)
    assert stage.refuses("play steep-2") == "THR-AMB-73"


@proves("THR-AMB-73")
def test_level_2_under_level_3_counts_as_one_upgrade() -> None:
    stage = sparring(cp=0).level(0, "steep", 2).level(0, "steep", 3).level(0, "flat", 2)
    assert len(stage.s.upgrades[0]) == 3
    assert stage.s.upgraded(0) == 2


@proves("THR-AMB-74", "THR-UPG-07")
def test_a_level_3_that_costs_no_more_than_level_2_is_free() -> None:
    stage = sparring("flat-3", cp=0).level(0, "flat", 2)
    assert [card.cost for card in stage.s.upgrades[0] + stage.s.hands[0]] == [3, 2]
    stage.do("play flat-3").pass_window()
    assert level(stage, "flat") == 3
    assert stage.s.cp[0] == 0
