"""Black Widow's board: every ability at every level, and what two to six upgrades add."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import QUARTET, TRAINING_DUMMY
from tests.rules.proves import proves

OTHERS = ("infiltrate", "vengeance", "widows-gauntlets", "baton-strike", "hacked", "grapple")
SMALL = "1 2 3 4 6"
LARGE = "2 3 4 5 6"
GAUNTLETS = "1 2 3 4 5"
INFILTRATE = "1 1 3 3 6"
GRAPPLE = "6 6 6 6 1"


def widow(ability: str, level: int, others: int = 0) -> Stage:
    """It is her turn: this ability at this level, so many others upgraded, 0 CP, no tokens."""
    stage = Stage("black-widow", "black-panther").cp(0, 0).tokens(0, covert_ops=0)
    raise_some(stage, 0, ability, level, others)
    return stage


def raise_some(stage: Stage, seat: int, ability: str, level: int, others: int) -> None:
    if level == 2:
        stage.level(seat, ability, 2)
    for other in [each for each in OTHERS if each != ability][:others]:
        stage.level(seat, other, 2)


def hit(stage: Stage, dice: str, row: str, *more: str) -> int:
    """Use an ability against an opponent who does not defend; the damage dealt."""
    stage.do("roll", dice, f"announce {row}", *more).finish_roll_phase()
    return 50 - stage.health(1)


def bombs(stage: Stage, seat: int) -> list[str]:
    return [token.key for token in stage.s.boards[seat] if token.key.startswith("time-bomb")]


@pytest.mark.parametrize("level, damages", [(1, (5, 6, 7)), (2, (6, 7, 8))])
def test_baton_strike(level: int, damages: tuple[int, int, int]) -> None:
    for row, dice in enumerate(("3 4 5 1 6", "3 4 5 5 6", "3 4 5 5 3")):
        assert hit(widow("baton-strike", level), dice, f"baton-strike {row + 1}") == damages[row]


@pytest.mark.parametrize("others, damage", [(4, 5), (5, 6)])
def test_red_room_training_adds_one_with_five_upgrades(others: int, damage: int) -> None:
    stage = Stage("black-widow", "black-panther")
    raise_some(stage, 0, "baton-strike", 1, others)
    assert hit(stage, "3 4 5 1 6", "baton-strike 1") == damage


def test_red_room_training_two_draws_for_another_upgrade() -> None:
    stage = widow("red-room-training", 2).hand(0, "hacked-2").cp(0, 1).until("main-1")
    stage.do("play hacked-2").pass_window().draw()
    assert len(stage.cards(0)) == 1
    stage = widow("red-room-training", 1).hand(0, "red-room-training-2").cp(0, 2).until("main-1")
    stage.do("play red-room-training-2").pass_window().draw()
    assert stage.cards(0) == []  # it is no other upgrade


def test_infiltrate_advances_all_bombs_before_it_inflicts_one() -> None:
    stage = widow("infiltrate", 1).tokens(1, time_bomb=1).tokens(0, time_bomb_late=1)
    assert hit(stage, INFILTRATE, "infiltrate") == 0
    assert bombs(stage, 1) == ["time-bomb-late", "time-bomb"]
    assert (bombs(stage, 0), stage.health(0)) == ([], 46)  # her own went off
    assert stage.count(0, "agility") == 1


def test_infiltrate_two_advances_the_new_bomb_too() -> None:
    stage = widow("infiltrate", 2).tokens(1, time_bomb_late=1)
    assert hit(stage, INFILTRATE, "infiltrate") == 4
    assert bombs(stage, 1) == ["time-bomb-late"]
    assert stage.count(0, "agility") == 1


def test_infiltrate_finds_a_target_although_the_damage_that_waits_is_another_ones() -> None:
    stage = Stage("black-widow", "black-panther", "thor", mode=MODES["king-of-the-hill-3"]).tokens(
        2, time_bomb_late=1
    )
    stage.do("roll", INFILTRATE, "announce infiltrate", "seat 2").finish_roll_phase()
    assert stage.s.health == [stage.s.health[0], stage.s.health[0], stage.s.health[0] - 4]
    assert (bombs(stage, 1), bombs(stage, 2)) == (["time-bomb"], [])


def test_spy_game() -> None:
    stage = widow("infiltrate", 2)
    assert hit(stage, "1 2 3 6 6", "spy-game") == 6
    assert not stage.told("defends")
    assert (stage.count(0, "covert-ops"), stage.count(0, "agility")) == (1, 1)


@pytest.mark.parametrize("level, others, damage", [(1, 0, 6), (1, 3, 9), (2, 0, 8), (2, 2, 10)])
def test_widows_gauntlets_add_one_for_each_upgrade(level: int, others: int, damage: int) -> None:
    stage = widow("widows-gauntlets", level, others)
    assert hit(stage, GAUNTLETS, "widows-gauntlets") == damage
    assert stage.s.cp[0] == 1


def test_covert_mission_inflicts_a_bomb() -> None:
    stage = widow("widows-gauntlets", 2)
    assert hit(stage, "1 2 3 4 6", "covert-mission") == 0
    assert bombs(stage, 1) == ["time-bomb"]


def test_covert_mission_finds_two_different_opponents_at_the_most() -> None:
    heroes = ("black-widow", "black-panther", TRAINING_DUMMY, SPARRING_PARTNER)
    stage = Stage(*heroes, mode=QUARTET).level(0, "widows-gauntlets", 2)
    stage.do("roll", "1 2 3 4 6", "announce covert-mission", "seat 4")
    assert stage.moves() == ["seat 2", "seat 3", "stop"]
    stage.do("seat 2").finish_roll_phase()
    assert [len(bombs(stage, seat)) for seat in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.parametrize("level, others, damage", [(1, 2, 5), (1, 3, 7), (2, 1, 6), (2, 2, 8)])
def test_hacked_adds_two_with_three_upgrades(level: int, others: int, damage: int) -> None:
    stage = widow("hacked", level, others)
    assert hit(stage, SMALL, "hacked") == damage
    assert bombs(stage, 1) == ["time-bomb"]


@pytest.mark.parametrize(
    "level, extra, damage, bomb, covert_ops",
    [
        (1, "3 4 5 5", 11, 0, 0),
        (1, "1 1 3 6", 8, 1, 0),
        (1, "3 6 6 6", 8, 0, 1),
        (2, "1 3 4 6 6", 9, 1, 1),
        (2, "3 3 3 3 3", 12, 0, 0),
    ],
)
def test_vengeance(level: int, extra: str, damage: int, bomb: int, covert_ops: int) -> None:
    stage = widow("vengeance", level)
    assert hit(stage, LARGE, "vengeance", extra) == damage
    assert stage.told("dice-rolled")[1].n == 3 + level
    assert len(bombs(stage, 1)) == bomb
    assert stage.count(0, "covert-ops") == covert_ops
    assert stage.count(0, "agility") == 1


def test_subvert() -> None:
    stage = widow("vengeance", 2)
    assert hit(stage, "1 3 4 5 6", "subvert") == 0
    assert (stage.count(0, "covert-ops"), stage.count(0, "agility")) == (1, 1)


@pytest.mark.parametrize(
    "level, others, damage, cp", [(1, 1, 7, 0), (1, 2, 8, 1), (2, 0, 8, 1), (2, 2, 10, 1)]
)
def test_grapple(level: int, others: int, damage: int, cp: int) -> None:
    stage = widow("grapple", level, others)
    assert hit(stage, GRAPPLE, "grapple") == damage
    assert not stage.told("defends")
    assert (stage.s.cp[0], stage.count(0, "agility")) == (cp, 1)


def test_recon_puts_an_upgrade_from_the_deck_into_play() -> None:
    stage = widow("grapple", 2).deck(0, "tip-it", "hacked-2", "sabotage-2")
    stage.do("roll", "6 6 6 1 1", "announce recon")
    assert hit_nothing(stage.do("card sabotage-2"))
    assert stage.s.upgraded(0) == 2
    assert [card.key for card in stage.s.decks[0]] == ["tip-it", "hacked-2"]
    assert stage.told("reshuffled")
    assert (stage.count(0, "agility"), stage.s.cp[0]) == (1, 0)


def hit_nothing(stage: Stage) -> bool:
    return stage.finish_roll_phase().health(1) == 50


@pytest.mark.parametrize(
    "level, dice, dealt, lost, bomb",
    [
        (1, "1 3 4", 2, 5, 0),
        (1, "1 2 2", 0, 3, 0),
        (1, "6 6 5", 1, 6, 1),
        (1, "6 1 1", 0, 4, 0),
        (2, "1 2 3 4", 2, 4, 0),
        (2, "6 6 6 1", 0, 5, 1),
    ],
)
def test_sabotage(level: int, dice: str, dealt: int, lost: int, bomb: int) -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow")
    raise_some(stage, 1, "sabotage", level, 0)
    stage.do("roll", "1 1 1 1 1", "announce hit-6", "defend sabotage", dice).finish_roll_phase()
    assert stage.s.health == [50 - dealt, 50 - lost]
    assert len(bombs(stage, 0)) == bomb


@pytest.mark.parametrize("others, asked", [(3, False), (4, True)])
def test_with_four_upgrades_sabotage_may_reroll_its_dice(others: int, asked: bool) -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow")
    raise_some(stage, 1, "sabotage", 1, others)
    stage.do("roll", "1 1 1 1 1", "announce hit-6", "defend sabotage", "6 3 1").pass_window()
    assert (stage.asked() == 1 and "keep 1 3" in stage.moves()) == asked
    if asked:
        stage.do("keep 1 3", "2")
    stage.finish_roll_phase()
    assert stage.s.health == [49, 46 if asked else 45]


@pytest.mark.parametrize("found", [("hacked-2", "sabotage-2"), ("grapple-2",), ()])
def test_widows_bite_searches_for_up_to_two_upgrades(found: tuple[str, ...]) -> None:
    stage = widow("baton-strike", 1)
    stage.do("roll", "6 6 6 6 6", "announce widows-bite", *[f"card {card}" for card in found])
    if len(found) < 2:
        stage.do("stop")
    assert stage.asked() == 0 and stage.moves() == ["pass"]  # two are enough
    stage.finish_roll_phase()
    assert stage.s.upgraded(0) == len(found)
    assert stage.told("reshuffled")
    assert bombs(stage, 1) == ["time-bomb"]
    assert stage.health(1) == 40


@proves("THR-AMB-111")
@pytest.mark.parametrize(
    "level, row, enough, too_little",
    [
        (1, "baton-strike 1", "3 4 5 6 6", "3 4 1 6 6"),
        (1, "baton-strike 2", "3 4 5 5 6", "3 4 5 6 6"),
        (1, "baton-strike 3", "3 4 5 5 4", "3 4 5 5 6"),
        (1, "infiltrate", "1 2 3 6 6", "1 1 2 6 6"),
        (1, "widows-gauntlets", "1 2 3 4 5", "1 1 2 3 5"),
        (1, "hacked", "2 3 4 5 5", "1 2 3 5 6"),
        (1, "vengeance", "1 2 3 4 5", "1 2 3 4 6"),
        (1, "grapple", "1 6 6 6 6", "1 1 6 6 6"),
        (1, "widows-bite", "6 6 6 6 6", "5 6 6 6 6"),
        (2, "widows-gauntlets", "1 1 3 3 5", "1 1 2 4 5"),
        (2, "infiltrate", "1 2 3 6 6", "1 3 3 6 6"),
        (2, "spy-game", "1 2 3 6 6", "1 2 3 4 6"),
        (2, "covert-mission", "1 1 3 4 6", "1 3 3 4 6"),
        (2, "subvert", "1 3 4 5 6", "1 1 4 5 6"),
        (2, "recon", "1 1 6 6 6", "1 1 1 6 6"),
    ],
)
def test_what_the_dice_must_show(level: int, row: str, enough: str, too_little: str) -> None:
    for dice, refusal in ((enough, ""), (too_little, "THR-OFF-05")):
        stage = Stage("black-widow", "black-panther")
        for ability in ("infiltrate", "widows-gauntlets", "vengeance", "grapple"):
            raise_some(stage, 0, ability, level, 0)
        stage.do("roll", dice, "pass", "pass")
        assert stage.refuses(f"announce {row}") == refusal
