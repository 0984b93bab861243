"""What is particular to spells, Ki and gifts: wills, the dead, piles, plagues and arts."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import (
    Converted,
    doomtrooper,
    follows,
    is_a,
    legionnaire,
)
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DEMNOGONIS,
    FIGHT,
    HERETIC,
    ILIAN,
    KOHORT,
    MISHIMA,
    SEMAI,
    SHOOT,
    SPECIAL,
    SQUAD,
)
from kostka.games.doomtrooper.verbs import Stays
from tests.rules.doomtrooper.passing import settle, until
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    DARK_BLADE,
    DRILLED,
    GIANT,
    IMMUNE_TO_ART,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
DARK_ONE: Final = warrior("dark-one", DARK_LEGION, (4, 4, 6, 4))
SAMURAI: Final = warrior("blade", MISHIMA, (5, 5, 5, 5))
SHADOW: Final = warrior("shadow", MISHIMA, (5, 5, 5, 5), kinds=(SHADOW_WALKERS,))
FALL: Final = Card(
    "fall", SPECIAL, AT_ANY_TIME, AWarrior(), Stays(Converted()), affiliation=DARK_LEGION
)
CASTER_KING: Final = warrior("caster-king", BROTHERHOOD, (4, 4, 4, 5), personality=True)
ODD: Final = warrior("odd", CAPITOL, (5, 3, 7, 5))
FOLLOWERS: Final[dict[object, Card]] = {
    it: warrior("follower", DARK_LEGION, (6, 6, 6, 4), follows=it)
    for it in (ALGEROTH, DEMNOGONIS, ILIAN, SEMAI)
}


# --- Wills --------------------------------------------------------------------------------------


def test_a_commanded_warrior_attacks_whom_you_name() -> None:
    stage = Stage([MAGE], [GIANT, SOLDIER], hands=[["command"]], destiny=[6, 0], turns=[2, 2])
    stage.do("play command", "on giant")
    settle(stage)
    assert "with mage" in stage.moves()
    stage.do("with soldier", "fight")
    assert stage.asked() == 1 or stage.where()[-1] != ""
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded and stage.turn().basic
    assert stage.s.destiny == [4, 0], "for the defender you get his value; the giant is unhurt"


def test_a_commanded_warrior_who_is_hurt_is_paid_for_twice() -> None:
    stage = Stage([MAGE], [BAUHAUS_MAN, GIANT], hands=[["command"]], destiny=[6, 0], turns=[2, 2])
    stage.do("play command", "on bauhaus-man")
    settle(stage)
    stage.do("with giant", "fight").out_of_the_duel()
    assert stage.piece("bauhaus-man").wounded and stage.s.destiny == [0, 6]


def test_a_suggestion_names_the_attacker() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [MAGE, GIANT], hands=[[], ["suggestion"]])
    stage.do("attack", "pass", "play suggestion", "on soldier")
    settle(stage)
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert stage.refuses("attacker strong-six") == "DOOM-ATK-04"
    stage.do("attacker soldier")
    assert {"defender mage", "defender giant"} <= set(stage.moves())


def test_a_telepathic_message_makes_a_player_attack() -> None:
    stage = Stage([MAGE, STRONG_SIX], [SOLDIER, BAUHAUS_MAN], hands=[["telepathic-message"]])
    stage.do("meditate", "play telepathic-message")
    settle(stage)
    stage.do("with mage").to_action().next_turn()
    assert stage.refuses("no-more-actions") == "DOOM-DUEL-13"
    stage.do("meditate").to_action()
    stage.do("meditate").to_action()
    assert stage.refuses("meditate") != "", "the last action is for the attack"
    stage.do("attack", "attacker bauhaus-man")
    assert stage.refuses("defender strong-six") == "DOOM-DUEL-13"
    stage.do("defender mage", "fight").out_of_the_duel()
    assert stage.s.lasting == []


def test_greater_telepathy_changes_fighters_and_tactic() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [MAGE, BAUHAUS_MAN], hands=[[], ["greater-telepathy"]])
    stage.duel("soldier", "bauhaus-man").do("pass", "play greater-telepathy")
    settle(stage)
    stage.do("with bauhaus-man", "with strong-six", "shoot")
    assert stage.notes().tactic is SHOOT
    assert stage.s.attacking() == 1 and stage.notes().defending == 0
    stage.out_of_the_duel()
    assert stage.piece("bauhaus-man").wounded and not stage.piece("strong-six").wounded


def test_greater_telepathy_does_not_reach_the_immune() -> None:
    stage = Stage([SOLDIER, IMMUNE_TO_ART], [MAGE], hands=[[], ["greater-telepathy"]])
    stage.duel("soldier", "mage").do("pass", "play greater-telepathy")
    settle(stage)
    assert stage.refuses("with immune-to-art") == "DOOM-IMM-04"


@pytest.mark.parametrize(("ability", "attacks"), [("drive", True), ("restrain", False)])
def test_a_controlled_mind_must_or_must_not_attack(ability: str, attacks: bool) -> None:
    stage = Stage(
        [FOLLOWERS[SEMAI]],
        [SOLDIER, STRONG_SIX],
        on_warriors=[("control-mind", 0, "follower")],
    )
    stage.do(f"use {ability} of control-mind", "on soldier")
    settle(stage)
    stage.next_turn()
    rule = stage.refuses("no-more-actions")
    assert rule == ("DOOM-DUEL-13" if attacks else "")
    stage.do("attack")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert (stage.refuses("attacker soldier") == "") is attacks
    assert (stage.refuses("attacker strong-six") == "") is not attacks
    stage.do("attacker soldier" if attacks else "attacker strong-six", "defender follower")
    stage.do("fight").out_of_the_duel()
    while stage.s.active() == 1:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.lasting == []


def test_greater_manipulation_attacks_with_the_warrior_of_another() -> None:
    stage = Stage([MAGE], [GIANT, SOLDIER], hands=[["greater-manipulation"]], turns=[2, 2])
    stage.change("soldier", wounded=True)
    stage.do("play greater-manipulation", "on giant")
    settle(stage)
    stage.do("meditate", "meditate", "attack-with-him", "attacker giant", "defender soldier")
    stage.do("fight").out_of_the_duel()
    assert not stage.in_play("soldier") and stage.s.promotion == [4, 0]
    assert stage.piece("giant").by == 1 and stage.piece("giant").area is SQUAD
    assert stage.s.destiny[0] == 2
    stage.to_action()
    assert stage.asked() == 0 and stage.refuses("attack") == "", "his own attack is left"


# --- The dead and the damned --------------------------------------------------------------------


def test_the_possessed_comes_back_as_a_heretic() -> None:
    stage = Stage([FOLLOWERS[SEMAI]], [SOLDIER], on_warriors=[("possess", 0, "follower")])
    stage.change("soldier", wounded=True)
    stage.duel("follower", "soldier").out_of_the_duel()
    back = stage.piece("soldier")
    assert back.by == 1 and back.area is KOHORT and not back.wounded
    assert is_a(stage.s, back, HERETIC) and legionnaire(stage.s, back)
    assert not doomtrooper(stage.s, back) and stage.s.promotion[0] == 4


def test_the_dead_are_raised_with_half_their_values() -> None:
    stage = Stage([FOLLOWERS[DEMNOGONIS]], [GIANT], on_warriors=[("animate-dead", 0, "follower")])
    assert stage.refuses("use raise of animate-dead") == "DOOM-PLAY-01"
    stage.s.piles[1].append(ODD)
    stage.s.offered = None
    stage.do("use raise of animate-dead", "fetch odd")
    settle(stage)
    raised = stage.piece("odd")
    assert raised.by == 0 and raised.owner == 1 and raised.area is KOHORT
    assert stage.values("odd") == [3, 2, 4, 3]
    stage.next_turn().change("odd", wounded=True)
    stage.duel("giant", "odd").out_of_the_duel()
    assert stage.s.gone[1] == [ODD] and ODD not in stage.s.piles[1]


def test_a_heretic_is_redeemed_and_loses_his_gifts_for_three_each() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[["exorcism-spell"]],
        destiny=[7, 0],
        on_warriors=[(FALL, 1, "soldier"), (DARK_BLADE, 1, "soldier")],
    )
    stage.change("soldier", area=KOHORT)
    assert legionnaire(stage.s, stage.piece("soldier"))
    stage.do("meditate", "play exorcism-spell")
    settle(stage)
    back = stage.piece("soldier")
    assert doomtrooper(stage.s, back) and not legionnaire(stage.s, back)
    assert back.area is SQUAD and stage.s.destiny[0] == 0
    assert sorted(stage.pile(1)) == sorted([FALL.key, "dark-blade"])


def test_who_was_never_corrupted_is_not_redeemed() -> None:
    stage = Stage([MAGE], [SOLDIER, DARK_ONE], hands=[["exorcism-spell"]], destiny=[9, 0])
    stage.do("meditate")
    assert stage.refuses("play exorcism-spell") == "DOOM-PLAY-01"


# --- Piles --------------------------------------------------------------------------------------


def test_a_gaze_shows_a_draw_pile() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["gaze"]], destiny=[10, 0])
    stage.s.decks[1] = [SWORD, VEST]
    stage.do("meditate", "play gaze")
    settle(stage)
    assert [it.it.key for it in stage.told("deck-seen")] == ["sword", "vest"]
    assert stage.s.destiny[0] == 1


def test_greater_divination_discards_from_a_draw_pile() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["greater-divination"]], destiny=[13, 0])
    stage.s.decks[1] = [SWORD, VEST]
    stage.do("meditate", "play greater-divination", "for 12")
    settle(stage)
    stage.do("discard vest")
    assert stage.s.decks[1] == [SWORD] and stage.s.buried[1] == [VEST]
    assert stage.s.destiny[0] == 2


def test_the_true_path_is_chosen_before_drawing() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[["true-path"]],
        destiny=[6, 0],
        at_first_action=False,
    )
    stage.s.decks[0] = [SWORD, VEST, RIFLE]
    until(stage, "play true-path").do("play true-path", "for 6")
    settle(stage)
    for _ in range(3):
        stage.s.choose(stage.s.options()[0])
    stage.do("take vest")
    assert stage.s.hands[0] == [VEST] and len(stage.s.buried[0]) == 2


def test_a_proficient_mage_casts_for_one_point_less() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[["proficiency", "elemental-ball"]],
        destiny=[3, 0],
        at_first_action=False,
    )
    until(stage, "play proficiency").do("play proficiency").to_action()
    stage.duel("mage", "soldier").do("play elemental-ball", "for 3")
    settle(stage)
    assert stage.value("mage", FIGHT) == 4 + 3 * 2 and stage.s.destiny[0] == 0


def test_teleportation_moves_equipment_within_a_squad_or_to_your_hand() -> None:
    stage = Stage(
        [MAGE, SOLDIER],
        [STRONG_SIX],
        hands=[["teleportation"]],
        destiny=[1, 0],
        on_warriors=[(SWORD, 0, "soldier"), (VEST, 0, "soldier"), (RIFLE, 1, "strong-six")],
    )
    stage.do("meditate", "play teleportation", "on sword", "for 2")
    settle(stage)
    stage.do("with mage")
    assert stage.piece("sword").on == stage.piece("mage").number
    assert "with rifle" not in stage.moves(), "nobody else is in that Squad"
    stage.do("with vest", "to-the-hand")
    assert stage.s.hands[0] == [VEST]


# --- Markers ------------------------------------------------------------------------------------


def test_every_third_marker_of_age_takes_one_from_everything() -> None:
    stage = Stage([FOLLOWERS[DEMNOGONIS]], [SOLDIER], on_warriors=[("time-rot", 0, "follower")])
    for n in range(1, 4):
        stage.do("use age of time-rot")
        settle(stage)
        assert stage.values("soldier") == ([4] * 4 if n < 3 else [3] * 4)


def test_whoever_is_aged_to_nothing_is_discarded() -> None:
    stage = Stage([FOLLOWERS[DEMNOGONIS]], [BAUHAUS_MAN], on_warriors=[("time-rot", 0, "follower")])
    for _ in range(3):
        for _ in range(3):
            stage.do("use age of time-rot")
            settle(stage)
        if stage.s.troop(1):
            stage.next_turn().next_turn()
    assert not stage.in_play("bauhaus-man") and stage.s.promotion == [0, 0]


def test_the_plague_spreads_in_the_squad_and_is_bought_off() -> None:
    stage = Stage(
        [FOLLOWERS[DEMNOGONIS]],
        [GIANT, SOLDIER, BAUHAUS_MAN],
        destiny=[0, 4],
        on_warriors=[("plague-bearer", 0, "follower")],
    )
    stage.duel("follower", "giant").out_of_the_duel()
    assert stage.value("giant", ARMOUR) == 7
    until(stage, "no-more-actions") if "no-more-actions" in stage.moves() else None
    while "with soldier" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 1
    stage.do("with soldier").to_action()
    assert stage.value("soldier", ARMOUR) == 2 and stage.value("bauhaus-man", ARMOUR) == 3
    stage.do("meditate", "use cleanse of plague-bearer", "on soldier")
    settle(stage)
    assert stage.value("soldier", ARMOUR) == 4 and stage.s.destiny[1] == 1


def test_no_plague_comes_of_a_shot() -> None:
    stage = Stage([FOLLOWERS[DEMNOGONIS]], [GIANT], on_warriors=[("plague-bearer", 0, "follower")])
    stage.duel("follower", "giant", "shoot").out_of_the_duel()
    assert stage.value("giant", ARMOUR) == 9


def test_through_the_true_gate_others_add_their_blows() -> None:
    stage = Stage(
        [FOLLOWERS[ILIAN], DARK_ONE],
        [GIANT],
        destiny=[10, 0],
        on_warriors=[("true-gate", 0, "follower")],
    )
    stage.duel("follower", "giant").do("use call of true-gate")
    settle(stage)
    assert stage.asked() == 0 or stage.asked() == 1
    if stage.asked() == 0:
        stage.do("with dark-one")
    assert stage.asked() == 1, "the opponent says whom he strikes at"
    stage.do("with dark-one").out_of_the_duel()
    assert stage.piece("giant").wounded, "six and four against nine"
    assert stage.piece("dark-one").wounded and not stage.piece("follower").wounded


def test_nobody_comes_through_the_gate_from_an_empty_kohort() -> None:
    stage = Stage(
        [FOLLOWERS[ILIAN], SOLDIER],
        [GIANT],
        destiny=[10, 0],
        on_warriors=[("true-gate", 0, "follower")],
    )
    stage.duel("follower", "giant")
    assert stage.refuses("use call of true-gate") == "DOOM-PLAY-01"


def test_moral_decay_takes_a_doomtrooper_and_all_he_could_do() -> None:
    stage = Stage(
        [FOLLOWERS[DEMNOGONIS]],
        [MAGE, SWIFT, CASTER_KING],
        on_warriors=[("moral-decay", 0, "follower"), (SWORD, 1, "swift")],
    )
    assert "on caster-king" not in stage.moves()
    stage.do("use corrupt of moral-decay", "on swift")
    settle(stage)
    lost = stage.piece("swift")
    assert lost.by == 0 and lost.area is KOHORT and stage.pile(1) == ["sword"]
    assert legionnaire(stage.s, lost) and not doomtrooper(stage.s, lost)
    assert follows(stage.s, lost, DEMNOGONIS) and lost.effects() == ()
    assert [it.key for it in stage.s.gone[0]] == ["moral-decay"]


def test_moral_decay_leaves_neither_spells_nor_abilities() -> None:
    stage = Stage(
        [FOLLOWERS[DEMNOGONIS]],
        [MAGE, DRILLED],
        hands=[["strike"]],
        destiny=[9, 9],
        on_warriors=[("moral-decay", 0, "follower")],
    )
    stage.do("use corrupt of moral-decay", "on mage")
    settle(stage)
    assert not masters(stage.s, stage.piece("mage"), None)
    stage = Stage(
        [FOLLOWERS[DEMNOGONIS]], [DRILLED, MAGE], on_warriors=[("moral-decay", 0, "follower")]
    )
    stage.do("use corrupt of moral-decay", "on drilled")
    settle(stage)
    stage.next_turn().next_turn()
    assert stage.refuses("use drill of drilled") == "DOOM-OTHER-01"
