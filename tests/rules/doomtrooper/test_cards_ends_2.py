"""What is particular to cards that stand as warriors: a fence that strikes, a substitute."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.targets import ANY_FIGHTER
from kostka.games.doomtrooper.terms import FIGHT, FORTIFICATION, KOHORT, SPECIAL, SQUAD, WARRIOR
from kostka.games.doomtrooper.verbs import ForThisDuel
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ARMOUR_FIVE,
    GIANT,
    REASSIGNMENT,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
    TEN,
    WOUND,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

FENCE = "razor-wire-fence"


PUSH = Card("push", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(4, FIGHT)))


def fenced(attacker: Card, hands: Sequence[Sequence[Card]] = ()) -> Stage:
    """Seat 1 has a soldier behind the fence; seat 0 is at his first action."""
    return Stage(
        [attacker],
        [SOLDIER, TEN],
        hands=hands,
        on_warriors=[(FENCE, 1, "soldier")],
    )


def to_the_fence(stage: Stage, attacker: str) -> Stage:
    """The fence attacks, and its modifiers may be played."""
    stage.do("attack", f"attacker {attacker}", "defender soldier", "fight")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    notes = stage.notes()
    assert stage.where().count("duel") == 2
    assert notes.attacker == stage.piece(FENCE).number
    assert notes.defender == stage.piece(attacker).number
    return stage


# --- The fence ----------------------------------------------------------------------------------


def test_who_attacks_in_a_fight_meets_the_fence_and_then_his_foe() -> None:
    stage = fenced(STRONG_SIX)
    before = cards_of(stage.s)
    to_the_fence(stage, "strong-six")
    assert stage.value(FENCE, FIGHT) == 6 and cards_of(stage.s) == before
    stage.pass_window()
    while stage.where().count("duel") == 2:
        stage.move("pass")
    attacker, fence = stage.piece("strong-six"), stage.piece(FENCE)
    assert attacker.wounded, "six against an armour of six"
    assert fence.card.kind is FORTIFICATION and fence.on == stage.piece("soldier").number
    assert (fence.by, fence.real, fence.area) == (1, None, None)
    assert stage.notes().attacker == attacker.number, "the original attack goes on"
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded and stage.in_play(FENCE)
    assert cards_of(stage.s) == before and stage.s.promotion == [0, 0]


def test_whom_the_fence_kills_attacks_nobody_and_is_worth_points() -> None:
    stage = fenced(STRONG_SIX).change("strong-six", wounded=True)
    to_the_fence(stage, "strong-six").out_of_the_duel()
    assert not stage.in_play("strong-six") and not stage.piece("soldier").wounded
    assert stage.s.promotion == [0, 6] and stage.piece(FENCE).real is None


def test_the_fence_can_neither_be_wounded_nor_killed() -> None:
    stage = to_the_fence(fenced(GIANT), "giant")
    stage.out_of_the_duel()
    assert stage.in_play(FENCE) and not stage.piece(FENCE).wounded, "thirty against none"


def test_cards_for_fights_are_used_on_both_and_others_not_on_the_fence() -> None:
    stage = to_the_fence(fenced(GIANT, hands=[[WOUND], [PUSH]]), "giant")
    over(stage, "play push", f"on {FENCE}")
    assert stage.value(FENCE, FIGHT) == 10
    stage.do("play wound")
    assert stage.refuses(f"on {FENCE}") == "DOOM-CORE-01"
    over(stage, "on soldier").out_of_the_duel()
    assert stage.piece("giant").wounded, "ten against an armour of nine"
    stage = to_the_fence(fenced(GIANT, hands=[[], [PUSH]]), "giant")
    over(stage, "play push", "on giant")
    assert stage.value("giant", FIGHT) == 34


def test_who_shoots_does_not_meet_the_fence() -> None:
    stage = fenced(STRONG_SIX)
    stage.do("attack", "attacker strong-six", "defender soldier", "shoot")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.where().count("duel") == 1


def test_only_who_is_behind_the_fence_is_protected_by_it() -> None:
    stage = fenced(STRONG_SIX)
    stage.do("attack", "attacker strong-six", "defender ten", "fight")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.where().count("duel") == 1


def test_another_warrior_goes_behind_the_fence_by_an_action() -> None:
    stage = Stage([SOLDIER, TEN], [STRONG_SIX], on_warriors=[(FENCE, 0, "soldier")])
    over(stage, f"use pass-on of {FENCE}")
    assert stage.piece(FENCE).on == stage.piece("ten").number
    assert stage.turn().actions == 2


def test_a_game_is_saved_and_resumed_while_the_fence_strikes() -> None:
    stage = Stage(["free-marine"], ["infantry"], on_warriors=[(FENCE, 1, "infantry")])
    stage.do("attack", "attacker free-marine", "defender infantry", "fight")
    while stage.where().count("duel") < 2:
        stage.move("pass")
    again = SHELF.load(SHELF.save(stage.s))
    assert SHELF.save(again) == SHELF.save(stage.s)
    assert again.piece(stage.piece(FENCE).number).card.kind is WARRIOR


def test_the_fence_lies_down_when_somebody_leaves_the_game() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        [ARMOUR_FIVE],
        on_warriors=[(FENCE, 1, "soldier")],
    )
    to_the_fence(stage, "strong-six")
    stage.s.resign(2)
    fence = stage.piece(FENCE)
    assert fence.card.kind is FORTIFICATION and fence.on == stage.piece("soldier").number


# --- The substitute -----------------------------------------------------------------------------

BITCH = "primal-bitch"


def replaced(added: str = "free-marine", *more: str, troop: Sequence[str | Card] = ()) -> Stage:
    """Seat 0 adds a warrior, and seat 1 replaces him."""
    stage = Stage(
        troop,
        ["infantry"],
        hands=[[added, *more], [BITCH, BITCH, REASSIGNMENT, REMOVAL]],
        destiny=[30, 0],
    )
    stage.do(f"play {added}").move(f"play {BITCH}")
    return stage.to_action()


def test_the_added_warrior_is_shuffled_back_and_the_substitute_stands_there() -> None:
    stage = replaced()
    her = stage.piece(BITCH)
    assert (her.by, her.owner, her.area, her.card.kind) == (0, 1, SQUAD, WARRIOR)
    assert her.card.personality and not stage.in_play("free-marine")
    assert [it.key for it in stage.s.decks[0]] == ["free-marine"]
    assert stage.pile(0) == [] and stage.s.destiny[0] < 30, "he is paid for all the same"
    stage = replaced("necromutant")
    stage.s.hands[1].clear()
    assert SHELF.save(SHELF.load(SHELF.save(stage.s))) == SHELF.save(stage.s)


def test_nobody_else_is_added_to_her_area_but_to_others() -> None:
    stage = replaced("free-marine", "blood-beret", "necromutant")
    assert stage.refuses("play blood-beret") == "DOOM-CORE-01"
    assert stage.refuses("play necromutant") == ""
    stage = replaced("necromutant", "blood-beret", "kadaver")
    assert stage.piece(BITCH).area is KOHORT
    assert stage.refuses("play kadaver") == "DOOM-CORE-01"
    assert stage.refuses("play blood-beret") == ""


def test_she_never_fights_and_there_is_only_one_of_her() -> None:
    stage = replaced("free-marine", "necromutant", troop=[SOLDIER])
    stage.do("play necromutant")
    assert stage.refuses(f"play {BITCH}") == "DOOM-PERS-01"
    stage.to_action().do("attack")
    while not any(move.startswith("attacker") for move in stage.moves()):
        stage.move("pass")
    assert stage.refuses(f"attacker {BITCH}") == "DOOM-NOFIGHT-01"


def test_she_answers_the_warriors_of_opponents_only() -> None:
    stage = Stage(["infantry"], [SOLDIER], hands=[["free-marine", BITCH]], destiny=[30, 0])
    assert stage.refuses(f"play {BITCH}") == "DOOM-REACT-03"
    over(stage, "play free-marine")
    assert stage.in_play("free-marine") and not stage.in_play(BITCH)


def test_wherever_she_goes_it_is_the_card_of_her_owner() -> None:
    stage = replaced()
    before = cards_of(stage.s)
    over(stage, "meditate", "play reassignment", f"on {BITCH}")
    assert BITCH in [it.key for it in stage.s.decks[1]] and cards_of(stage.s) == before
    stage = replaced("free-marine", "blood-beret")
    before = cards_of(stage.s)
    over(stage, "meditate", "play removal", f"on {BITCH}").to_action()
    assert stage.pile(1).count(BITCH) == 1 and cards_of(stage.s) == before
    assert stage.refuses("play blood-beret") == "", "the area is open again"
