"""What is particular to schemes and reverses: diseases."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.ready import attack_price
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, OUTPOST, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    CRESCENT_RIDER,
    GIANT,
    SOLDIER,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Cards, Stage


def infected(stage: Stage, key: str) -> list[str]:
    """Who has this disease."""
    return sorted(stage.s.name(it.on) for it in stage.s.lasting if it.key == key and it.book == 0)


def outposts(
    *hands: list[str],
    decks: Sequence[Cards] = (),
    on_players: Sequence[tuple[str, int, int]] = (),
    on_all: Sequence[tuple[str, int]] = (),
    at_first_action: bool = True,
) -> Stage:
    """Seat 2 has two Doomtroopers in the Outpost and one in the Squad."""
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [BAUHAUS_MAN, SOLDIER, GIANT],
        hands=hands,
        opened=True,
        decks=decks,
        on_players=on_players,
        on_all=on_all,
        at_first_action=at_first_action,
    )
    return stage.change("bauhaus-man", area=OUTPOST).change("soldier", area=OUTPOST)


def test_burning_lungs_add_up() -> None:
    stage = outposts(["burning-lungs"] * 2)
    over(stage.do("play burning-lungs")).next_turn()
    assert stage.values("soldier") == [3, 3, 3, 4] and stage.value("giant", FIGHT) == 30
    assert stage.values("templar-knight") == [3, 3, 3, 3]
    over(stage.next_turn().do("play burning-lungs"))
    assert stage.values("soldier") == [2, 2, 2, 4]


@pytest.mark.parametrize("key", ["parasitic-stupor", "withering-death"])
def test_a_disease_spreads_to_who_was_near_for_a_whole_turn(key: str) -> None:
    stage = outposts([key], at_first_action=False)
    over(stage.do(f"play {key}", "on soldier"))
    assert infected(stage, key) == ["soldier"]
    stage.to_action()
    stage.next_turn().next_turn()
    assert infected(stage, key) == ["bauhaus-man", "soldier"]
    assert [it.key for it in stage.s.gone[0]] == [key]


def test_a_disease_is_not_caught_by_who_was_away_meanwhile() -> None:
    stage = outposts(["withering-death"], at_first_action=False)
    over(stage.do("play withering-death", "on soldier")).to_action()
    stage.change("bauhaus-man", area=SQUAD).next_turn().next_turn()
    stage.change("bauhaus-man", area=OUTPOST).next_turn().next_turn()
    assert infected(stage, "withering-death") == ["soldier"]


def test_a_stupor_leaves_one_card_less_to_draw_but_one_at_least() -> None:
    stage = outposts(["parasitic-stupor"], decks=[[], [SOLDIER] * 20], at_first_action=False)
    over(stage.do("play parasitic-stupor", "on soldier")).to_action().next_turn()
    assert len(stage.s.hands[1]) == 6
    stage.next_turn().next_turn()
    drawn = [event for event in stage.told("drew") if event.seat == 1]
    assert len(drawn) == 7, "there is always one"


def test_who_withers_attacks_for_three_actions() -> None:
    stage = outposts(["withering-death"], at_first_action=False)
    over(stage.do("play withering-death", "on soldier"))
    assert attack_price(stage.s, stage.piece("soldier")) == 3
    assert attack_price(stage.s, stage.piece("bauhaus-man")) == 1


def test_the_red_plague_takes_all_at_once_and_every_wound_kills() -> None:
    stage = outposts(["red-plague"], at_first_action=False)
    assert stage.refuses("play red-plague") == ""
    over(stage.do("play red-plague"))
    assert infected(stage, "red-plague") == ["bauhaus-man", "soldier"]
    stage.to_action().duel("templar-knight", "bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man"), "3 against 3 wounds"
    assert stage.piece("templar-knight").wounded


def test_whoever_comes_to_the_plague_catches_it() -> None:
    stage = outposts(["red-plague"], at_first_action=False)
    over(stage.do("play red-plague")).to_action().next_turn()
    stage.do("transfer", "with giant").to_action()
    assert infected(stage, "red-plague") == ["bauhaus-man", "giant", "soldier"]


def test_viruses_are_played_in_ones_own_turn_on_outposts_with_doomtroopers() -> None:
    stage = outposts(["red-plague", "withering-death"], at_first_action=False)
    stage.change("bauhaus-man", area=SQUAD).change("soldier", area=SQUAD)
    assert stage.refuses("play red-plague") == "DOOM-PLAY-01"
    assert stage.refuses("play withering-death") == "DOOM-PLAY-02"
    stage = outposts([], ["withering-death"], at_first_action=False).move("pass")
    assert stage.refuses("play withering-death") == "DOOM-TURN-02"


def test_an_anti_toxin_cures_yours() -> None:
    stage = outposts([], ["anti-toxin"])
    stage.next_turn()
    assert stage.refuses("play anti-toxin") == "DOOM-PLAY-01"
    stage = outposts(["red-plague"], ["anti-toxin"], at_first_action=False)
    over(stage.do("play red-plague")).to_action().next_turn()
    over(stage.do("play anti-toxin"))
    assert infected(stage, "red-plague") == []


def test_the_inoculated_catch_nothing_new() -> None:
    stage = outposts(
        ["red-plague", "withering-death", "v-3", "burning-lungs"],
        on_players=[("inoculations", 1, 1)],
    )
    over(stage.do("play burning-lungs"))
    assert stage.value("soldier", ARMOUR) == 4
    assert stage.refuses("play red-plague") == "DOOM-PLAY-01", "nobody else is out there"
    for key in ("withering-death", "v-3"):
        assert stage.refuses(f"play {key}") in ("DOOM-IMM-01", "DOOM-PLAY-02")


def test_inoculations_come_too_late_for_who_is_ill() -> None:
    stage = outposts(["withering-death"], ["inoculations"], at_first_action=False)
    over(stage.do("play withering-death", "on soldier")).to_action().next_turn()
    stage.change("giant", area=OUTPOST)
    over(stage.do("play inoculations")).to_action()
    stage.next_turn().next_turn().next_turn()
    assert infected(stage, "withering-death") == ["soldier"]
    assert attack_price(stage.s, stage.piece("soldier")) == 3


def test_lungs_burn_on_for_who_is_inoculated_later() -> None:
    stage = outposts([], ["inoculations"], on_all=[("burning-lungs", 0)])
    over(stage.next_turn().do("play inoculations"))
    assert stage.value("soldier", ARMOUR) == 3


def test_a_mutated_strain_infects_tribal_warriors_and_spreads_to_all() -> None:
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [CRESCENT_RIDER, TEMPLAR_KNIGHT, SOLDIER],
        hands=[["mutated-strain", "withering-death"]],
        opened=True,
        at_first_action=False,
    )
    stage.change("soldier", area=OUTPOST)
    over(stage.do("play mutated-strain", "on crescent-rider"))
    assert infected(stage, "withering-death") == ["crescent-rider"]
    assert [it.key for it in stage.s.gone[0]] == ["withering-death"]
    assert stage.pile(0) == ["mutated-strain"] and stage.s.hands[0] == []
    stage.to_action()
    stage.next_turn().next_turn()
    assert infected(stage, "withering-death") == ["crescent-rider", "soldier", "templar-knight 2"]
    assert attack_price(stage.s, stage.piece("crescent-rider")) == 3


def test_without_a_virus_there_is_nothing_to_mutate() -> None:
    stage = outposts(["mutated-strain"], at_first_action=False)
    assert stage.refuses("play mutated-strain") == "DOOM-PLAY-01"
