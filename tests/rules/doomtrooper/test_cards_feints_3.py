"""What is particular to the special cards of Mortificator for duels and attacks."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import BROTHERHOOD, FIGHT, KOHORT, SPECIAL, SQUAD
from kostka.games.doomtrooper.verbs import GainDestiny
from tests.rules.doomtrooper.fixtures import PLAIN_LEGIONNAIRE
from tests.rules.doomtrooper.passing import over, until
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    EIGHT,
    FOOTMAN,
    GIANT,
    NINE_SIX,
    RIFLE,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    VEST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage, card

KILLER = warrior("killer", BROTHERHOOD, (6, 3, 4, 5), kinds=(MORTIFICATORS,))
SECOND_KILLER = warrior("second-killer", BROTHERHOOD, (2, 2, 4, 5), kinds=(MORTIFICATORS,))
MORE_KARMA = Card("more-karma", SPECIAL, AT_ANY_TIME, NO_TARGET, GainDestiny(1))


def in_the_zone(stage: Stage, attacker: str, defender: str) -> Stage:
    """A duel in the modifiers phase; the defender uses the Warzone."""
    stage.do("attack", f"attacker {attacker}", f"defender {defender}", "fight", "warzone zone-a")
    return until(stage, "pass").to_window("modifiers")


# --- Warzones -----------------------------------------------------------------------------------


def test_by_the_back_door_the_attacker_has_the_modifiers_of_the_zone() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["back-door"]], at_areas=[(ZONE_A, 1, SQUAD)])
    in_the_zone(stage, "strong-six", "soldier")
    assert stage.values("strong-six") == [6, 6, 6, 6] and stage.values("soldier") == [3, 4, 7, 4]
    over(stage.do("play back-door"))
    assert stage.values("strong-six") == [5, 6, 9, 6]


def test_without_a_zone_there_is_no_back_door_and_no_dark() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["back-door", "into-the-dark"]])
    stage.duel("strong-six", "soldier")
    assert stage.refuses("play back-door") == "DOOM-PLAY-03"
    assert stage.refuses("play into-the-dark") == "DOOM-PLAY-03"


def test_into_the_dark_the_defender_loses_five() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["into-the-dark"]], at_areas=[(ZONE_A, 1, SQUAD)])
    over(in_the_zone(stage, "strong-six", "soldier").do("play into-the-dark"))
    assert stage.values("soldier") == [-2, -1, 2, 4]


# --- Who has a say ------------------------------------------------------------------------------


def test_once_somebody_is_cornered_only_that_card_can_be_cancelled() -> None:
    hands = [["cornered", "powerful-blow"], ["miscommunication", "evasive-action"]]
    stage = Stage([STRONG_SIX], [SOLDIER], hands=hands).duel("strong-six", "soldier")
    over(stage.do("play powerful-blow", "on strong-six"))
    stage.move("pass")
    over(stage.do("play cornered"))
    assert stage.asked() == 1 and stage.refuses("play evasive-action") == "DOOM-CORE-01"
    stage.do("play miscommunication")
    over(stage)
    assert stage.value("strong-six", FIGHT) == 8, "the blow still counts"
    stage.do("play evasive-action", "on soldier")


def test_who_makes_them_think_again_alone_plays_specials() -> None:
    hands = [["think-again", "powerful-blow"], ["miscommunication", "evasive-action"]]
    stage = Stage([STRONG_SIX], [SOLDIER], hands=hands)
    stage.do("attack", "attacker strong-six", "defender soldier", "play think-again")
    over(stage)
    stage.do("fight").to_window("modifiers")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play evasive-action") == "DOOM-CORE-01"
    stage.move("pass")
    if stage.where()[-1] == "modifiers":
        stage.do("play powerful-blow", "on strong-six")


def test_who_alone_plays_specials_may_cancel_any_of_them() -> None:
    hands = [["think-again", "powerful-blow", "miscommunication"]]
    stage = Stage([STRONG_SIX], [SOLDIER], hands=hands)
    over(stage.do("attack", "attacker strong-six", "defender soldier", "play think-again"))
    stage.do("fight").to_window("modifiers")
    over(stage.do("play powerful-blow", "on strong-six"))
    while "play miscommunication" not in stage.moves():
        stage.move("pass")
    stage.move("play miscommunication")
    assert stage.moves() == ["on think-again", "on powerful-blow"]


def test_it_is_too_late_to_think_again_after_the_tactic() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["think-again"]]).duel("strong-six", "soldier")
    assert stage.refuses("play think-again") == "DOOM-PLAY-03"


def test_an_entitlement_shuts_out_the_third_player() -> None:
    hands: list[list[str | Card]] = [["entitlement"], [], [MORE_KARMA]]
    stage = Stage([STRONG_SIX], [SOLDIER], [BAUHAUS_MAN], hands=hands)
    stage.do("attack", "attacker strong-six", "defender soldier", "play entitlement")
    over(stage)
    while stage.asked() != 2:
        stage.move("pass")
    assert stage.refuses("play more-karma") == "DOOM-CORE-01"
    two = Stage([STRONG_SIX], [SOLDIER], hands=[["entitlement"]])
    two.do("attack", "attacker strong-six", "defender soldier")
    assert two.refuses("play entitlement") == "DOOM-PLAY-01"


# --- Fighters who are swayed --------------------------------------------------------------------


def test_a_bribed_defender_earns_for_who_has_bribed_him() -> None:
    stage = Stage([SOLDIER], [GIANT], [FOOTMAN], hands=[[], [], ["bribery"]], destiny=[0, 0, 18])
    stage.change("soldier", wounded=True).duel("soldier", "giant").do("play bribery", "on giant")
    over(stage)
    assert stage.s.destiny[2] == 0 and stage.piece("giant").by == 2
    stage.out_of_the_duel()
    assert not stage.in_play("soldier") and stage.s.promotion == [0, 0, 4]
    assert stage.piece("giant").by == 1


def test_a_bribe_is_twice_the_value() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[["bribery"]], destiny=[17, 0]).duel("soldier", "giant")
    assert stage.refuses("play bribery") == "DOOM-SPEC-02"


def test_a_bribed_attacker_goes_home_after_a_duel_in_which_nobody_is_hurt() -> None:
    weak, strong = FOOTMAN, TEN
    stage = Stage([weak], [strong], hands=[[], ["bribery"]], destiny=[0, 9])
    stage.duel("footman", "ten").do("play bribery")
    over(stage)
    assert stage.piece("footman").by == 1
    stage.out_of_the_duel()
    assert stage.in_play("footman") and stage.piece("footman").by == 0


def test_a_weapon_is_drawn_from_the_hand_or_dearer_from_the_discards() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["concealed-weapon", SWORD]], destiny=[7, 0])
    stage.s.piles[0] = [card("ambush"), RIFLE]
    stage.duel("soldier", "strong-six")
    over(stage.do("play concealed-weapon", "on soldier"))
    assert stage.value("soldier", FIGHT) == 7 and stage.s.destiny[0] == 7
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["concealed-weapon", RIFLE]], destiny=[9, 0])
    stage.s.piles[0] = [SWORD]
    stage.duel("soldier", "strong-six").do("play concealed-weapon", "on soldier")
    over(stage).move("fetch sword")
    assert stage.value("soldier", FIGHT) == 7 and stage.s.destiny[0] == 1
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["concealed-weapon"]], destiny=[9, 0])
    assert stage.duel("soldier", "strong-six").refuses("play concealed-weapon") == "DOOM-PLAY-01"


def test_in_a_hasty_getaway_he_takes_his_things_along() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        hands=[[], ["hasty-getaway"]],
        on_warriors=[
            (SWORD, 1, "soldier"),
            ("rage", 1, "soldier"),
            ("reputation", 0, "soldier"),
            (VEST, 1, "soldier"),
        ],
    )
    stage.duel("strong-six", "soldier").do("play hasty-getaway", "on soldier")
    over(stage)
    assert sorted(it.key for it in stage.s.hands[1]) == ["rage", "soldier", "sword", "vest"]
    assert stage.pile(0) == ["reputation"] and stage.s.duel() is None
    assert [it.key for it in stage.s.gone[1]] == ["hasty-getaway"]


def test_a_holy_protector_strikes_before_the_duel_goes_on() -> None:
    stage = Stage([SOLDIER, KILLER], [STRONG_SIX], hands=[["holy-protector"]])
    stage.duel("soldier", "strong-six").do("play holy-protector")
    over(stage)
    stage.do("fight").to_window("modifiers")
    assert len([f for f in stage.s.stack if f.rule.name == "duel"]) == 2
    stage.pass_window()
    while len([f for f in stage.s.stack if f.rule.name == "duel"]) == 2:
        stage.s.choose(stage.s.options()[0])
    assert stage.piece("strong-six").wounded and not stage.piece("killer").wounded
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded


def test_the_insane_attacks_another_and_you_earn_the_points() -> None:
    stage = Stage(
        [SLAYER],
        [PLAIN_LEGIONNAIRE],
        [TEN],
        hands=[[], ["temporary-insanity"]],
        destiny=[0, 10, 0],
    )
    stage.duel("slayer", "plain-legionnaire").do("play temporary-insanity")
    over(stage)
    stage.out_of_the_duel()
    assert stage.in_play("plain-legionnaire") and not stage.in_play("ten")
    assert stage.s.promotion == [0, 10, 0]


# --- After a duel -------------------------------------------------------------------------------


def test_who_has_only_wounded_makes_him_bite_the_dust() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["bite-the-dust"]])
    stage.duel("strong-six", "soldier").do("play bite-the-dust")
    until(stage, "fight").do("fight").out_of_the_duel()
    assert not stage.in_play("soldier") and stage.s.promotion == [4, 0]


def test_nobody_bites_the_dust_who_was_not_wounded() -> None:
    stage = Stage([FOOTMAN], [SOLDIER], hands=[["bite-the-dust"]]).duel("footman", "soldier")
    while stage.s.duel() is not None:
        assert "play bite-the-dust" not in stage.moves()
        stage.s.choose(stage.s.options()[0])


def test_in_a_pursuit_the_same_two_meet_again() -> None:
    stage = Stage([EIGHT], [SOLDIER], hands=[[], ["pursuit"]]).duel("eight", "soldier")
    stage.do("play pursuit")
    until(stage, "shoot")
    assert stage.asked() == 0
    stage.do("shoot").out_of_the_duel()
    assert not stage.in_play("soldier")


def test_life_insurance_pays_what_the_trooper_was_worth() -> None:
    stage = Stage([SLAYER], [TEN], hands=[[], ["life-insurance"]])
    stage.duel("slayer", "ten").do("play life-insurance")
    over(stage)
    assert stage.s.destiny == [0, 10]


def test_nobody_insures_the_dark_legion() -> None:
    stage = Stage([SLAYER], [PLAIN_LEGIONNAIRE], hands=[[], ["life-insurance"]])
    stage.duel("slayer", "plain-legionnaire")
    while stage.s.duel() is not None:
        assert "play life-insurance" not in stage.moves()
        stage.s.choose(stage.s.options()[0])


# --- Attacks of many ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cry", "mine", "theirs", "area"),
    [
        ("battle-cry", (NINE_SIX, TEN, EIGHT), ("necromutant", "centurion"), SQUAD),
        ("powerful-command", ("necromutant", "centurion", PLAIN_LEGIONNAIRE), (TEN, EIGHT), KOHORT),
    ],
)
def test_each_of_the_troop_attacks_another(
    cry: str, mine: tuple[str, ...], theirs: tuple[str, ...], area: object
) -> None:
    stage = Stage(mine, theirs, hands=[[cry]], destiny=[9, 9])
    names = [card(it).key for it in (*mine, *theirs)]
    stage.do(f"play {cry}")
    over(stage)
    stage.move(f"with {names[0]}", f"with {names[3]}")
    until(stage, "fight").do("fight").out_of_the_duel()
    assert f"with {names[0]}" not in stage.moves()
    stage.do(f"with {names[2]}")
    until(stage, "fight").do("fight").out_of_the_duel()
    named = [event.it.key for event in stage.told("fighters-named")]
    assert named == [names[3], names[4]]
    assert stage.s.duel() is None


def test_a_battle_cry_needs_somebody_to_attack() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[["battle-cry"]])
    assert stage.refuses("play battle-cry") == "DOOM-ATK-05"


def test_a_trail_of_evidence_brings_all_mortificators() -> None:
    stage = Stage([KILLER, SECOND_KILLER], ["necromutant"], hands=[["trail-of-evidence"]])
    stage.do("play trail-of-evidence")
    over(stage).move("with second-killer")
    until(stage, "fight").do("fight").out_of_the_duel()
    assert stage.moves() == ["no-more", "with killer"]
    stage.move("no-more")
    assert [it.key for it in stage.s.gone[0]] == ["trail-of-evidence"]
    assert stage.to_action().turn().actions == 1
