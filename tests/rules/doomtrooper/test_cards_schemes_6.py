"""What is particular to schemes and reverses: martyrs and victories."""

from __future__ import annotations

from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BELT,
    GIANT,
    REMOVAL,
    RING,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.stage import Stage

HERO = "big-bob-watts"  # of Capitol


def mourned(*hand: str) -> Stage:
    stage = Stage(
        [GIANT],
        [HERO, SOLDIER, BAUHAUS_MAN],
        hands=[[], ["martyr", *hand]],
        destiny=[0, 30],
    )
    stage.change(HERO, wounded=True)
    assert stage.values("soldier") == [4, 4, 4, 4]
    return stage.duel("giant", HERO)


def test_a_martyr_inspires_all_of_his_affiliation_until_he_is_back() -> None:
    stage = mourned(HERO)
    over(stage.do("play martyr")).out_of_the_duel().to_action()
    assert not stage.in_play(HERO)
    assert stage.values("soldier") == [6, 6, 6, 4]
    assert stage.values("giant")[2] == 9 + 2, "also an opponent's"
    assert stage.values("bauhaus-man") == [3, 3, 3, 3]
    while stage.s.active() != 1:
        stage.next_turn()
    over(stage.do(f"play {HERO}"))
    assert stage.in_play(HERO) and not stage.in_play("martyr")
    assert stage.values("soldier") == [4, 4, 4, 4]


def test_who_is_saved_after_all_is_no_martyr() -> None:
    stage = mourned("narrow-escape")
    over(stage.do("play martyr", "play narrow-escape")).out_of_the_duel().to_action()
    assert stage.in_play(HERO) and not stage.in_play("martyr")


def test_only_a_personality_is_a_martyr() -> None:
    stage = Stage([GIANT], [SOLDIER], hands=[[], ["martyr"]]).change("soldier", wounded=True)
    stage.duel("giant", "soldier").to_window("last chance")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play martyr") == "DOOM-DUEL-41"


def won(*hands: list[str]) -> Stage:
    """Seat 1 has just reached the target by a kill for four points."""
    stage = Stage([GIANT], [SOLDIER], [STRONG_SIX], hands=[[], *hands], target=4)
    stage.change("soldier", wounded=True).duel("giant", "soldier")
    stage.do("destiny 0")
    while stage.s.stack and stage.moves()[:1] == ["pass"]:
        stage.move("pass")
    return stage


def test_close_but_no_cigar_raises_the_target() -> None:
    assert won().s.over()
    stage = won([], ["close-but-no-cigar"])
    assert not stage.s.over() and stage.asked() == 2 and stage.moves() == ["no", "yes"]
    stage.move("yes")
    assert not stage.s.over() and stage.s.target == 4 + 3
    assert stage.pile(2) == ["close-but-no-cigar"]
    stage.to_action()
    assert stage.s.promotion[0] == 4


def test_who_lets_him_win_asks_whoever_could_object_too() -> None:
    stage = won(["close-but-no-cigar"], ["close-but-no-cigar"])
    assert stage.asked() == 1
    stage.move("no")
    assert stage.asked() == 2
    stage.move("no")
    assert stage.s.over() and stage.s.outcome() == [1, 0, 0]


def test_a_victory_is_put_off_only_once_in_a_game() -> None:
    stage = won(["close-but-no-cigar"], ["close-but-no-cigar"]).move("yes")
    stage.s.promote(0, 3, None)
    stage.s.decide(turn_is_over=False)
    assert stage.s.over()
    stage = Stage([GIANT], [SOLDIER], hands=[["close-but-no-cigar"]], at_first_action=False)
    assert stage.refuses("play close-but-no-cigar") != ""


# --- What was just lost ---------------------------------------------------------------------------


def test_a_close_call_brings_back_a_lasting_special_at_once() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[[REMOVAL], ["close-call"]],
        on_warriors=[("reputation", 1, "soldier"), ("reputation", 0, "giant")],
        at_first_action=False,
    )
    stage.do("play removal", "on reputation 1")
    over(stage)
    assert stage.pile(1) == ["reputation"]
    over(stage.do("play close-call"))
    assert [it.key for it in stage.s.hands[1]] == ["reputation"] and stage.pile(1) == []
    assert [it.key for it in stage.s.gone[1]] == ["close-call"]


def test_after_the_next_action_it_is_too_late_for_a_close_call() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[[REMOVAL], ["close-call"]],
        on_warriors=[("reputation", 1, "soldier")],
        at_first_action=False,
    )
    while "play removal" not in stage.moves():
        stage.move("pass")
    stage.move("play removal")
    if "on reputation" in stage.moves():
        stage.move("on reputation")
    over(stage)
    stage.to_action().do("meditate", "pass")
    assert stage.refuses("play close-call") == "DOOM-REACT-01"


# --- The bottom of the draw pile ------------------------------------------------------------------


def test_a_hand_that_is_tucked_away_comes_last() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["tucked-away"], [RING, RING]],
        decks=[[], [SWORD, SWORD, BELT, BELT, BELT]],
        at_first_action=False,
    )
    stage.do("play tucked-away")
    over(stage)
    while stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    hand = [it.key for it in stage.s.hands[1]]
    assert len(hand) == 2 and "ring" not in hand
    assert [it.key for it in stage.s.decks[1]].count("ring") == 2
    assert len(stage.s.decks[1]) == 5
    top = stage.s.top(1)
    assert top is not None and len(top.cards) == 3 and not top.is_seen_by(1)
    assert "ring" not in [it.key for it in top.cards]
    stage.to_action().next_turn()
    assert sorted(it.key for it in stage.s.hands[1])[-2:] == ["sword", "sword"]
    assert len(stage.s.hands[1]) == 7, "at last the old cards too"


def test_nobody_without_cards_is_tucked_away() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["tucked-away"]],
        decks=[[RING] * 9, [RING] * 9],
        at_first_action=False,
    )
    assert stage.refuses("play tucked-away") == "DOOM-PLAY-01"
    stage.s.hands[0].append(stage.s.hands[0][0])
    stage.s.offered = None
    over(stage.do("play tucked-away"))
    while stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    assert [it.key for it in stage.s.hands[0]] == ["ring"], "his own, which was another copy"
