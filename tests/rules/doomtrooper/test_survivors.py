"""Clauses of rules and rulings that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.aims import NO_TARGET, ToCancel
from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.facts import InADuel
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.terms import ARMOUR, BAUHAUS, OUTPOST, SPECIAL
from kostka.games.doomtrooper.verbs import Cancel, Stays
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import BAUHAUS_MAN, DOUBLING, SOLDIER, WOUND
from tests.rules.doomtrooper.stage import Stage, card

ROMAN, MARTIN = 0, 1
proves = pytest.mark.proves


@proves("DOOM-AMB-56")
def test_cover_is_added_after_all_that_multiplies() -> None:
    stage = Stage([SOLDIER, "hussar"], ["samurai"], on_warriors=[(DOUBLING, ROMAN, "soldier")])
    assert stage.value("soldier", ARMOUR) == 4 * 2
    stage.do("seek-cover", "with soldier")
    assert stage.value("face-down 1", ARMOUR) == 11, "and not 14"


@proves("DOOM-AREA-03")
def test_in_play_is_everywhere_for_everybody() -> None:
    banner = Card(
        "banner", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(ForAll(Such(BAUHAUS), Plus(1, ARMOUR)))
    )
    stage = Stage([BAUHAUS_MAN], ["dragoon"], on_all=[(banner, ROMAN)], opened=True)
    before = stage.value("dragoon", ARMOUR)
    assert stage.value("bauhaus-man", ARMOUR) == 3 + 1
    stage.change("bauhaus-man", area=OUTPOST).change("dragoon", area=OUTPOST)
    assert stage.value("bauhaus-man", ARMOUR) == 3 + 1, "in the Outpost as well as in the Squad"
    assert stage.value("dragoon", ARMOUR) == before, "and whosever he is"


@proves("DOOM-REACT-03")
def test_a_reaction_for_duels_answers_nothing_outside_of_one() -> None:
    parry = Card(
        "parry",
        SPECIAL,
        IN_ANSWER,
        ToCancel(SPECIAL),
        Cancel(),
        needs=(Need("DOOM-PLAY-03", InADuel()),),
    )
    stage = Stage([SOLDIER], ["samurai"], hands=[["positive-karma"], [parry]])
    stage.do("meditate", "play positive-karma")
    assert stage.asked() == MARTIN and stage.refuses("play parry") == "DOOM-PLAY-03"
    duel = Stage([SOLDIER], ["samurai"], hands=[["positive-karma"], [parry]])
    duel.duel("soldier", "samurai").do("play positive-karma")
    assert duel.asked() == MARTIN and duel.refuses("play parry") == ""


@proves("DOOM-AMB-70")
def test_a_cancelled_card_is_discarded_and_does_not_come_back() -> None:
    stage = Stage(
        [SOLDIER],
        ["samurai"],
        hands=[["positive-karma", "miscommunication"], ["miscommunication"]],
    )
    stage.do("meditate", "play positive-karma", "play miscommunication", "play miscommunication")
    stage.move("pass")
    assert stage.s.hands[MARTIN] == [] and stage.pile(MARTIN) == ["miscommunication"]
    assert stage.s.hands[ROMAN] == [] and "miscommunication" in stage.pile(ROMAN)
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.s.destiny[ROMAN] == 1 + 10, "the karma is not cancelled any more"


@proves("DOOM-AMB-52")
def test_a_kill_outside_duels_earns_nothing() -> None:
    stage = Stage([SOLDIER], ["samurai", BAUHAUS_MAN], hands=[[WOUND]])
    stage.change("samurai", wounded=True).do("meditate", "play wound", "on samurai").to_action()
    assert not stage.in_play("samurai") and stage.told("was-killed")
    assert stage.s.promotion == [0, 0] and stage.s.destiny == [1, 0], "but for the meditation"


@proves("DOOM-AMB-84")
def test_who_cannot_be_attacked_for_good_protects_nobody_although_he_may_attack() -> None:
    hiding = [(props.IN_HIDING, MARTIN, "samurai")]
    stage = Stage([SOLDIER], ["samurai"], turns=[2, 2], on_warriors=hiding)
    assert stage.refuses("sabotage") == ""
    open_ = Stage([SOLDIER], ["samurai"], turns=[2, 2])
    assert open_.refuses("sabotage") == "DOOM-SAB-02"


@proves("DOOM-AMB-14")
def test_a_refilled_draw_pile_ends_the_countdown() -> None:
    def counting(refilled: bool) -> Stage:
        stage = Stage([], [SOLDIER], at_first_action=False)
        assert stage.s.clocks[ROMAN] == 3, "nothing to draw, and nobody to fight"
        if refilled:
            stage.s.decks[ROMAN] = [card("ambush")] * 30
        return stage.to_action().next_turn()

    assert counting(False).s.clocks[ROMAN] == 2
    assert counting(True).s.clocks[ROMAN] == 0


@proves("DOOM-AMB-90")
def test_who_cannot_draw_what_a_card_tells_him_is_not_punished() -> None:
    stage = Stage([SOLDIER], ["samurai"], on_players=[("deal-with-it", MARTIN, ROMAN)])
    stage.s.hands[ROMAN] = [card("positive-karma")]
    stage.s.offered = None
    stage.do("meditate", "play positive-karma").to_action()
    assert stage.s.hands[ROMAN] == [] and stage.s.clocks == [0, 0] and stage.s.circle == [0, 1]
    able = Stage([SOLDIER], ["samurai"], on_players=[("deal-with-it", MARTIN, ROMAN)])
    able.s.hands[ROMAN], able.s.decks[ROMAN] = [card("positive-karma")], [card("ambush")]
    able.s.offered = None
    able.do("meditate", "play positive-karma").to_action()
    assert [it.key for it in able.s.hands[ROMAN]] == ["ambush"]
