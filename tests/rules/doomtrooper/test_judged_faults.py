"""What a judge found wrong, each as a game that would be wrong again: cards about who arrives."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from tests.rules.doomtrooper.passing import settle
from tests.rules.doomtrooper.props import BAUHAUS_MAN, GIANT, SIX, SOLDIER, STRONG_SIX
from tests.rules.doomtrooper.stage import Stage, card

ROMAN, MARTIN = 0, 1
proves = pytest.mark.proves


# --- Hidden, revealed, paid for -----------------------------------------------------------------


def hidden(*theirs: str, destiny: int) -> Stage:
    """Roman has hidden a warrior of value 6; it is his next turn."""
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[SIX], theirs], destiny=[destiny, 0])
    return stage.do("deploy-into-cover", "hide six").next_turn().next_turn()


@proves("DOOM-HIDE-08")
def test_fools_gold_has_a_revealed_warrior_paid_for_once_more() -> None:
    stage = hidden("fools-gold", destiny=14).do("leave-cover")
    assert stage.s.destiny[ROMAN] == 14 - 6
    settle(stage.do("play fools-gold"))
    assert stage.asked() == ROMAN and stage.moves() == ["let-go", "pay"]
    stage.move("pay").to_action()
    assert stage.s.destiny[ROMAN] == 2 and stage.in_play("six")


@proves("DOOM-HIDE-08")
def test_who_leaves_cover_and_cannot_be_paid_for_twice_is_discarded() -> None:
    stage = hidden("fools-gold", destiny=11).do("leave-cover")
    settle(stage.do("play fools-gold")).to_action()
    assert stage.s.destiny[ROMAN] == 5 and not stage.in_play("six")
    assert stage.pile(ROMAN) == ["six"]


def test_it_is_too_late_for_fools_gold_after_the_next_action() -> None:
    stage = hidden("fools-gold", destiny=14).do("leave-cover").to_action().do("meditate", "pass")
    assert stage.asked() == MARTIN and stage.refuses("play fools-gold") == "DOOM-REACT-03"


@proves("DOOM-HIDE-08", "DOOM-AMB-19")
def test_fools_gold_on_who_is_revealed_by_an_attack_ends_the_duel() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[SIX], ["fools-gold"]], destiny=[11, 0])
    stage.do("deploy-into-cover", "hide six").next_turn()
    stage.do("attack", "attacker strong-six")
    stage.do(next(move for move in stage.moves() if "face-down" in move))
    assert stage.s.destiny[ROMAN] == 5
    settle(stage.do("play fools-gold")).to_action()
    assert not stage.in_play("six") and stage.s.promotion == [0, 0]


def test_it_is_too_late_for_fools_gold_once_the_tactic_is_announced() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[SIX], ["fools-gold"]], destiny=[11, 0])
    stage.do("deploy-into-cover", "hide six").next_turn().do("attack", "attacker strong-six")
    stage.do(next(move for move in stage.moves() if "face-down" in move))
    assert stage.asked() == MARTIN and stage.refuses("play fools-gold") == ""
    stage.pass_window().do("fight")
    assert stage.asked() == MARTIN and stage.refuses("play fools-gold") == "DOOM-REACT-03"


@proves("DOOM-AMB-101")
def test_a_trap_springs_also_for_who_is_deployed_into_cover() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[SIX], ["booby-trap", "booby-trap"]])
    stage.do("deploy-into-cover", "hide six")
    settle(stage.do("play booby-trap"))
    who = stage.piece("face-down 3")
    assert who.wounded and who.unpaid and not stage.told("revealed")
    stage.next_turn()
    assert stage.refuses("play booby-trap") == "DOOM-REACT-03"


@proves("DOOM-AMB-101")
def test_a_trap_is_no_answer_to_leaving_cover() -> None:
    stage = hidden("booby-trap", destiny=9).do("leave-cover", "pass")
    assert stage.asked() == MARTIN and stage.refuses("play booby-trap") == "DOOM-REACT-03"


# --- Missions on players ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "killer", "victim"),
    [("destroy-kohort", GIANT, "heretic"), ("destroy-squad", "nepharite-of-semai", SOLDIER)],
)
def test_whoever_it_lies_on_destroys_the_last_of_any_player(
    key: str, killer: str | Card, victim: str | Card
) -> None:
    """DOOM-MISS-04: of three, Roman has to do it, by whomever it was assigned to him."""
    stage = Stage([killer], [BAUHAUS_MAN], [victim], on_players=[(key, MARTIN, ROMAN)])
    him, other = card(killer).key, card(victim).key
    stage.change(other, wounded=True).duel(him, other).out_of_the_duel()
    assert stage.s.promotion == [card(victim).cost + 5, 0, 0] and stage.pile(MARTIN) == [key]


def test_a_player_assigns_it_to_himself_and_fulfils_it() -> None:
    stage = Stage([GIANT], ["heretic"], hands=[["destroy-kohort"]])
    stage.do("play destroy-kohort", "on seat 1").to_action()
    stage.change("heretic", wounded=True).duel("giant", "heretic").out_of_the_duel()
    assert stage.s.promotion == [3 + 5, 0]


def test_who_kills_without_the_mission_gets_nothing_for_it() -> None:
    stage = Stage([GIANT], ["heretic"], on_players=[("destroy-kohort", ROMAN, MARTIN)])
    stage.change("heretic", wounded=True).duel("giant", "heretic").out_of_the_duel()
    assert stage.s.promotion == [3, 0] and stage.in_play("destroy-kohort")
