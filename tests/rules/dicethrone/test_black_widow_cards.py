"""Black Widow's own fourteen cards: what they cost and what they do."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY


def widow(card: str, cp: int) -> Stage:
    """Her first main phase, with this card and just enough combat points."""
    return Stage("black-widow", "black-panther").until("main-1").hand(0, card).cp(0, cp)


def defending(card: str, cp: int, row: str = "hit-7") -> Stage:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(1, card).cp(1, cp)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


@pytest.mark.parametrize("hero", ["black-panther", "black-widow"])
def test_a_deck_is_18_common_cards_and_14_of_the_hero(hero: str) -> None:
    deck = HEROES[hero].deck
    assert len(deck) == len({card.key for card in deck}) == 32
    assert len(HEROES[hero].cards) == 14


@pytest.mark.parametrize(
    "ability, cost",
    [
        ("baton-strike", 1),
        ("widows-gauntlets", 2),
        ("red-room-training", 2),
        ("grapple", 2),
        ("hacked", 1),
        ("sabotage", 2),
        ("infiltrate", 2),
        ("vengeance", 2),
    ],
)
def test_each_upgrade_costs_what_it_costs_and_raises_its_ability(ability: str, cost: int) -> None:
    stage = widow(f"{ability}-2", cost - 1)
    assert stage.refuses(f"play {ability}-2") == "THR-CP-03"
    stage.cp(0, cost).do(f"play {ability}-2").pass_window()
    (it,) = [each for each in stage.s.heroes[0].abilities if each.key == ability]
    assert stage.s.levels[0][it.place] == 2
    assert sum(stage.s.levels[0]) == 10  # nine spaces, and only this one is raised
    assert stage.s.cp[0] == 0


def test_baton_strike_two_shows_her_the_opponents_hand() -> None:
    stage = widow("baton-strike-2", 1).hand(1, "so-wild", "willpower")
    stage.do("play baton-strike-2").pass_window()
    assert all(stage.s.knows(0, 1, card) for card in stage.s.hands[1])
    assert not stage.s.knows(0, 1, stage.card(1, "tip-it"))


@pytest.mark.parametrize(
    "dice, cp, lost", [("1 6", 1, 3), ("2 2", 1, 7), ("6 6", 0, 3), ("3 4", 0, 7)]
)
def test_recoil(dice: str, cp: int, lost: int) -> None:
    stage = defending("recoil", 0).do("play recoil", dice)
    assert stage.s.cp[1] == cp
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - lost


@pytest.mark.parametrize("upgrades", [0, 1, 2])
def test_subversion_adds_two_and_one_for_each_upgrade_of_this_turn(upgrades: int) -> None:
    played = ["hacked-2", "grapple-2"][:upgrades]
    stage = Stage("black-widow", "black-panther").level(0, "vengeance", 2)
    stage.hand(0, "subversion", *played).cp(0, 4).until("main-1")
    for card in played:
        stage.do(f"play {card}").pass_window()
    stage.do("roll", "3 3 3 1 1", "announce baton-strike 1").until("defensive")
    stage.cp(0, 1).do("play subversion").finish_roll_phase()
    assert stage.health(1) == 43 - upgrades  # 5 + 2
    assert stage.s.cp[0] == 0


def test_assemble_gives_two_agility_at_any_time() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "assemble").cp(1, 1)
    stage.do("play assemble").pass_window()
    assert (stage.phase(), stage.count(1, "agility"), stage.s.cp[1]) == ("upkeep", 2, 0)


@pytest.mark.parametrize("die", ["5", "6"])
def test_elude_ignores_all_damage_after_a_five_or_six(die: str) -> None:
    stage = defending("elude", 1).tokens(1, agility=1).until_asked(1)
    assert stage.refuses("play elude") == "THR-AMB-88"
    stage.do("spend agility", die, "play elude").finish_roll_phase()
    assert (stage.health(1), stage.s.cp[1]) == (50, 0)


@pytest.mark.parametrize("die", ["3", "4"])
def test_elude_needs_a_five_or_six(die: str) -> None:
    stage = defending("elude", 1).tokens(1, agility=1).do("spend agility", die).until_asked(1)
    assert stage.refuses("play elude") == "THR-AMB-88"


def test_elude_ignores_one_source_of_damage_and_no_other() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(1, "elude").cp(1, 1).tokens(1, agility=1)
    stage.do("roll", "1 1 1 1 1", "announce one-two").pass_window()
    stage.do("spend agility", "6", "play elude").pass_window()
    assert (stage.phase(), stage.health(1)) == ("offensive", 50)  # the isolated 4
    stage.finish_roll_phase()
    assert stage.health(1) == 44


def test_the_die_of_somebody_elses_agility_is_no_reason_to_elude() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "elude").cp(1, 1).tokens(0, agility=1)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1", "defend sabotage", "3 3 3")
    stage.pass_window().do("spend agility", "6").until_asked(1)
    assert stage.incoming(1) == 3
    assert stage.refuses("play elude") == "THR-AMB-88"


@pytest.mark.parametrize("upgrades, agility", [(3, 0), (4, 1)])
def test_undercover_mission(upgrades: int, agility: int) -> None:
    stage = widow("undercover-mission", 2)
    for ability in ("hacked", "grapple", "vengeance", "infiltrate")[:upgrades]:
        stage.level(0, ability, 2)
    stage.do("play undercover-mission").pass_window()
    assert stage.count(1, "time-bomb") == 1
    assert (stage.count(0, "agility"), stage.s.cp[0]) == (agility, 0)


def test_cunning_takes_the_upgrades_of_the_top_five() -> None:
    stage = widow("cunning", 2)
    stage.deck(0, "tip-it", "six-it", "samesies", "hacked-2", "grapple-2", "assemble")
    stage.do("play cunning").pass_window().draw()
    assert sorted(stage.moves()) == ["under samesies", "under six-it", "under tip-it"]
    stage.do("under six-it", "under tip-it")
    assert sorted(stage.cards(0)) == ["grapple-2", "hacked-2"]
    assert [card.key for card in stage.s.tops[0]] == ["six-it", "tip-it", "samesies"]
    assert [card.key for card in stage.s.decks[0]] == ["assemble"]
    assert all(stage.s.knows(1, 0, card) for card in stage.s.hands[0])
    assert stage.s.cp[0] == 0
