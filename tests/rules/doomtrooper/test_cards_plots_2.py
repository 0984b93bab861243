"""What is particular to special cards about points, hands, turns and actions."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import SQUAD
from tests.rules.doomtrooper.passing import play
from tests.rules.doomtrooper.props import BAUHAUS_MAN, BIKE, REMOVAL, SOLDIER, STRONG_SIX, SWORD
from tests.rules.doomtrooper.stage import Stage

FILLER = ["evasive-action"]


def turns(stage: Stage, n: int) -> list[int]:
    """Whose turns come next, while nobody does anything; hands are kept."""
    found: list[int] = []
    while len(found) < n:
        before = sum(stage.s.turns)
        while sum(stage.s.turns) == before:
            moves = stage.moves()
            stage.s.choose(stage.s.options()[moves.index("keep") if "keep" in moves else 0])
        found.append(int(stage.s.active()))
    return found


# --- Points -------------------------------------------------------------------------------------


def test_who_is_framed_loses_a_point_for_every_five() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["framed"]], destiny=[12, 0])
    stage.s.promotion = [3, 9]
    stage.do("meditate", "play framed", "on seat 2", "for 10", "pass")
    assert stage.s.promotion == [3, 7] and stage.s.destiny[0] == 3


def test_nobody_is_framed_below_nothing() -> None:
    """DOOM-WIN-07"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["framed", "framed"]], destiny=[20, 0])
    stage.s.promotion = [0, 1]
    stage.do("meditate", "play framed", "pass")
    assert stage.s.promotion == [0, 0] and stage.s.destiny[0] == 21 - 5, "once is enough"
    assert stage.do("pass").refuses("play framed") == "DOOM-PLAY-01"


def test_lost_paperwork_costs_three_promotion_points() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["lost-paperwork", "lost-paperwork"]])
    stage.s.promotion = [0, 5]
    play(stage.do("meditate"), "lost-paperwork")
    assert stage.s.promotion == [0, 2]
    play(stage, "lost-paperwork")
    assert stage.s.promotion == [0, 0]


def test_corporate_shenanigans_ruin_everybody() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["corporate-shenanigans"]], destiny=[7, 4])
    stage.s.promotion = [5, 8]
    play(stage.do("meditate"), "corporate-shenanigans")
    assert stage.s.promotion == [3, 4] and stage.s.destiny == [0, 0]


def test_points_are_exchanged_at_five_to_one_in_either_direction() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["retraining", "retraining"]], destiny=[11, 0])
    stage.s.promotion = [2, 0]
    play(stage, "retraining")
    assert stage.moves() == ["give 1", "give 2", "take 1", "take 2"]
    stage.move("take 2").to_action()
    assert (stage.s.promotion[0], stage.s.destiny[0]) == (4, 1)
    play(stage, "retraining").move("give 3")
    assert (stage.s.promotion[0], stage.s.destiny[0]) == (1, 16)
    assert [it.key for it in stage.s.gone[0]] == ["retraining", "retraining"]


def test_who_reaches_the_target_by_retraining_has_won() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["retraining"]], destiny=[5, 0], target=3)
    stage.s.promotion = [2, 0]
    play(stage, "retraining").move("take 1")
    assert stage.s.over() and stage.s.outcome() == [1, 0]


def test_a_silver_spoon_is_for_whom_has_just_joined_the_squad() -> None:
    stage = Stage(
        [BAUHAUS_MAN],
        [BAUHAUS_MAN],
        hands=[[SOLDIER, "born-with-a-silver-spoon", "born-with-a-silver-spoon"]],
        destiny=[14, 0],
    )
    assert stage.do("meditate").refuses("play born-with-a-silver-spoon") == "DOOM-REACT-01"
    stage.do("play soldier", "pass")
    play(stage, "born-with-a-silver-spoon")
    assert stage.s.promotion[0] == 3 and stage.s.destiny[0] == 15 - 4 - 5
    stage.do("meditate")
    assert stage.refuses("play born-with-a-silver-spoon") == "DOOM-REACT-01", "too late"


def test_a_brother_has_no_silver_spoon() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["mystic", "born-with-a-silver-spoon"]],
        destiny=[14, 0],
    )
    stage.do("play mystic", "pass")
    assert stage.refuses("play born-with-a-silver-spoon") == "DOOM-REACT-01"


def test_a_crackdown_taxes_what_is_earned() -> None:
    """One of four points becomes destiny: that one and the one he had pay for two of the rest."""
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        hands=[[], ["administrative-crackdown"]],
        destiny=[1, 0],
        on_players=[("administrative-crackdown", 1, 0)],
    )
    stage.change("soldier", wounded=True)
    stage.duel("strong-six", "soldier")
    while stage.s.seat != 0 or "destiny 2" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.move("destiny 1")
    stage.out_of_the_duel()
    assert stage.s.promotion[0] == 2 and stage.s.destiny[0] == 0, "the third one is lost"
    assert not stage.in_play("administrative-crackdown"), "who has nothing is rid of it"


def test_two_crackdowns_tax_twice() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        destiny=[7, 0],
        on_players=[("administrative-crackdown", 1, 0)] * 2,
    )
    stage.s.promote(0, 5, None)
    assert stage.s.promotion[0] == 3 and stage.s.destiny[0] == 1


def test_there_is_no_crackdown_on_who_has_nothing() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["administrative-crackdown"]], destiny=[0, 3])
    play(stage, "administrative-crackdown")
    assert stage.piece("administrative-crackdown").player == 1
    poor = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["administrative-crackdown"]])
    assert poor.refuses("play administrative-crackdown") == "DOOM-PLAY-01"


# --- Turns and actions --------------------------------------------------------------------------


def test_who_is_bogged_down_misses_one_turn() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], ["samurai"], hands=[["bogged-down"]])
    play(stage.do("meditate"), "bogged-down", "on seat 2")
    assert turns(stage, 5) == [2, 0, 1, 2, 0]


def test_nobody_is_bogged_down_in_his_own_turn_by_another() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[], ["bogged-down"]])
    assert stage.do("meditate").move("pass").refuses("play bogged-down") == "DOOM-PLAY-01"


def test_ruthless_efficiency_gives_another_turn() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["ruthless-efficiency"] * 2])
    assert stage.do("meditate").refuses("play ruthless-efficiency") == "DOOM-TURN-06"
    stage.to_action().do("no-more-actions").do("keep")
    stage.move("play ruthless-efficiency", "pass", "pass")
    assert stage.refuses("play ruthless-efficiency") == "DOOM-PLAY-01"
    assert turns(stage, 3) == [0, 1, 0]
    assert [it.key for it in stage.s.gone[0]] == ["ruthless-efficiency"]


def test_a_forced_march_takes_one_action_of_the_next_turn() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["forced-march"]])
    play(stage.do("meditate"), "forced-march", "on seat 2")
    stage.next_turn()
    assert stage.s.active() == 1 and stage.turn().actions == 2
    assert stage.next_turn().next_turn().turn().actions == 3


def test_dire_portents_add_up_but_leave_everybody_one_action() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["dire-portents"] * 3]).do("meditate")
    play(stage, "dire-portents")
    assert stage.turn().actions == 2, "of this turn none is taken away any more"
    assert stage.next_turn().turn().actions == 2
    stage.do("meditate", "pass")
    play(stage, "dire-portents")
    play(stage, "dire-portents")
    assert stage.next_turn().turn().actions == 1
    stage.s.discard(stage.piece("dire-portents 1").number, None)
    stage.s.discard(stage.piece("dire-portents 1").number, None)
    assert stage.next_turn().turn().actions == 2


def test_in_battlefield_chaos_actions_follow_an_attack() -> None:
    """DOOM-ATK-02 and DOOM-ACT-04 do not hold; DOOM-ACT-03 does."""
    stage = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN], on_all=[("battlefield-chaos", 1)])
    stage.duel("soldier", "bauhaus-man").out_of_the_duel().to_action()
    assert stage.turn().actions == 2
    assert stage.refuses("attack") == "DOOM-ACT-03"
    stage.do("meditate").to_action()
    assert stage.turn().actions == 1 and stage.s.destiny[0] == 1
    plain = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN])
    plain.duel("soldier", "bauhaus-man").out_of_the_duel()
    assert plain.turn().actions == 0


def test_even_in_chaos_sabotage_is_the_last_action() -> None:
    """DOOM-SAB-04"""
    stage = Stage([SOLDIER], [], on_all=[("battlefield-chaos", 1)], turns=[2, 2])
    stage.do("sabotage")
    assert stage.turn().actions == 0


# --- Hands --------------------------------------------------------------------------------------


def hand(stage: Stage, seat: int) -> list[str]:
    return [it.key for it in stage.s.hands[seat]]


def test_divine_inspiration_finds_any_card_of_the_collection() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["divine-inspiration"]],
        decks=[["evasive-action"] * 9],
        sides=[["narrow-escape"]],
    )
    stage.s.hands[0] = [it for it in stage.s.hands[0] if it.key == "divine-inspiration"]
    play(stage, "divine-inspiration")
    assert stage.moves() == ["take evasive-action", "take narrow-escape"]
    stage.move("take narrow-escape")
    assert hand(stage, 0) == ["narrow-escape"] and stage.s.sides[0] == []
    assert stage.turn().left() == 0


def test_an_expedited_request_searches_the_draw_pile_only() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["expedite-request"]], sides=[["framed"]])
    assert stage.do("meditate").refuses("play expedite-request") == "DOOM-PLAY-01"
    stage.s.decks[0] = [it.card for it in stage.s.table]
    stage.s.offered = None
    play(stage, "expedite-request").move("take bauhaus-man")
    assert hand(stage, 0) == ["bauhaus-man"] and len(stage.s.decks[0]) == 1
    assert [event.it.key for event in stage.told("drew")] == ["bauhaus-man"]


def test_a_nasty_surprise_is_shown_and_cannot_be_answered() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["a-nasty-surprise"], ["miscommunication"]],
        destiny=[10, 0],
        sides=[["valkyrie", "framed", "sean-gallagher"]],
    )
    stage.do("meditate").move("play a-nasty-surprise")
    assert stage.asked() == 0 and stage.moves() == ["take valkyrie"]
    stage.move("take valkyrie")
    assert stage.s.destiny[0] == 1 and hand(stage, 0) == ["valkyrie"]
    assert [event.it.key for event in stage.told("hand-shown")] == ["valkyrie"]


def test_fortune_of_war_keeps_any_number_of_cards() -> None:
    """DOOM-DISC-01"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[FILLER * 9], on_all=[("fortune-of-war", 0)])
    stage.do("no-more-actions").do("keep")
    assert len(stage.s.hands[0]) == 9
    plain = Stage([SOLDIER], [BAUHAUS_MAN], hands=[FILLER * 9], on_all=[("fortune-of-war", 1)])
    plain.do("no-more-actions", "discard evasive-action", "discard evasive-action")
    assert len(plain.s.hands[0]) == 7


def test_manifest_destiny_means_ten_cards() -> None:
    """DOOM-DRAW-01, DOOM-DISC-01"""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["manifest-destiny", *FILLER * 8]],
        decks=[FILLER * 20],
        at_first_action=False,
    )
    late = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["manifest-destiny"]]).do("meditate")
    assert late.refuses("play manifest-destiny") == "DOOM-TURN-02", "the draw step is over"
    stage.move("play manifest-destiny", "pass").to_action()
    assert len(stage.s.hands[0]) == 10
    stage.s.hands[0] += stage.s.decks[0][:2]
    stage.do("no-more-actions", "discard evasive-action", "discard evasive-action")
    assert len(stage.s.hands[0]) == 10


def test_paladines_favour_is_a_card_for_each_imperial() -> None:
    stage = Stage(
        ["clansman", "blood-beret", SOLDIER],
        [STRONG_SIX],
        hands=[[], [REMOVAL, REMOVAL]],
        decks=[FILLER * 30],
        on_players=[("paladines-favor", 1, 0)],
    )
    assert len(stage.s.hands[0]) == 9
    stage.do("meditate").move("pass", "play removal", "on soldier", "pass")
    assert stage.where()[-1] == "anytime", "he was no Imperial"
    stage.move("pass", "play removal", "on clansman", "pass")
    assert stage.asked() == 0 and stage.moves() == ["discard evasive-action"]
    stage.move("discard evasive-action")
    assert len(stage.s.hands[0]) == 8 and stage.where()[-1] == "anytime"


def test_two_favours_do_not_add_up() -> None:
    stage = Stage(
        ["clansman"],
        [STRONG_SIX],
        decks=[FILLER * 30],
        on_players=[("paladines-favor", 1, 0), ("paladines-favor", 0, 0)],
    )
    assert len(stage.s.hands[0]) == 8


def test_without_the_favour_the_hand_shrinks_at_once() -> None:
    stage = Stage(
        ["clansman"],
        [STRONG_SIX],
        hands=[[], [REMOVAL]],
        decks=[FILLER * 30],
        on_players=[("paladines-favor", 1, 0)],
    )
    assert len(stage.s.hands[0]) == 8
    stage.do("meditate").move("pass", "play removal", "on paladines-favor", "pass")
    stage.move("discard evasive-action")
    assert len(stage.s.hands[0]) == 7 and stage.where()[-1] == "anytime"


# --- Equipment ----------------------------------------------------------------------------------


def test_equipment_is_shared_out_between_squad_and_kohort() -> None:
    stage = Stage(
        [SOLDIER, "child-of-ilian"],
        [BAUHAUS_MAN],
        hands=[["efficiency-training"]],
        on_warriors=[(SWORD, 0, "soldier"), (BIKE, 0, "soldier"), (SWORD, 1, "bauhaus-man")],
    )
    play(stage, "efficiency-training")
    assert stage.moves() == ["no-more", "with sword 1", "with bike"]
    stage.move("with sword 1", "to child-of-ilian")
    assert stage.moves() == ["no-more", "with bike"], "each of them once"
    stage.move("no-more")
    assert stage.piece("sword 1").on == stage.piece("child-of-ilian").number
    assert stage.piece("bike").on == stage.piece("soldier").number


def test_there_is_nothing_to_train_for_one_warrior() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["efficiency-training"]],
        on_warriors=[(SWORD, 0, "soldier")],
    )
    assert stage.refuses("play efficiency-training") == "DOOM-PLAY-01"
    assert stage.piece("soldier").area is SQUAD


# --- Answers ------------------------------------------------------------------------------------


def test_who_passes_the_buck_plays_the_card_as_well() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["lost-paperwork"], ["pass-the-buck"]],
    )
    stage.s.promotion = [9, 9]
    stage.do("meditate", "play lost-paperwork", "on seat 2")
    stage.move("play pass-the-buck", "pass", "on seat 1", "pass")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.s.promotion == [6, 6] and stage.pile(0) == ["lost-paperwork"]
    assert [it.key for it in stage.s.gone[1]] == ["pass-the-buck"]


def test_what_is_for_ones_own_turn_may_be_passed_but_not_what_takes_actions() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["bogged-down", "retraining"], ["pass-the-buck"]]
    )
    stage.s.promotion = [9, 9]
    stage.do("play retraining")
    assert stage.refuses("play pass-the-buck") == "DOOM-REACT-03"
    stage.do("give 1").to_action().do("meditate", "play bogged-down")
    assert stage.refuses("play pass-the-buck") == ""
