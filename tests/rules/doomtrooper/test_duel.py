"""The duel, phase by phase: who may fight whom, wounds and kills, points, and what ends it."""

from __future__ import annotations

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, warrior
from kostka.games.doomtrooper.terms import KILLED, MISHIMA, UNHURT, VALUE, WOUNDED
from tests.rules.doomtrooper.fixtures import BANISHMENT, WEAKLING
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1


@proves("DOOM-DUEL-05", "DOOM-DUEL-08")
def test_you_attack_with_your_own_warrior_and_never_your_own() -> None:
    stage = Stage(["free-marine", "infantry"], ["samurai"]).do("attack")
    while stage.where()[-1] != "naming the fighters":
        stage.move("pass")
    assert stage.moves() == ["attacker free-marine", "attacker infantry"]
    assert stage.refuses("attacker samurai") == "DOOM-DUEL-05"
    stage.move("attacker free-marine")
    assert stage.moves() == ["defender samurai"]
    assert stage.refuses("defender infantry") == "DOOM-DUEL-08"
    hands = [[], ["grand-assault"]]
    called = Stage(["samurai"], ["free-marine", "infantry"], hands=hands).do("meditate")
    called.do("play grand-assault")
    while called.moves() == ["pass"]:
        called.move("pass")
    assert called.moves() == ["attacker free-marine", "attacker infantry"], "by a card as well"


@proves("DOOM-DUEL-12")
def test_warriors_of_one_affiliation_may_fight_each_other() -> None:
    stage = Stage(["free-marine"], ["infantry"]).do("attack", "attacker free-marine")
    assert stage.moves() == ["defender infantry"]


@proves("DOOM-DUEL-13")
def test_a_printed_restriction_binds_while_there_is_somebody_it_names() -> None:
    stage = Stage(["sean-gallagher", "clansman"], ["samurai", "necromutant"])
    stage.do("attack", "attacker sean-gallagher")
    assert stage.moves() == ["defender necromutant"]
    assert stage.refuses("defender samurai") == "DOOM-DUEL-13"
    alone = Stage(["sean-gallagher"], ["samurai"]).do("attack", "attacker sean-gallagher")
    assert alone.moves() == ["defender samurai"]


@proves("DOOM-DUEL-04")
def test_who_lost_a_warrior_since_declaring_may_give_the_attack_up() -> None:
    quiet = Stage(["free-marine", "infantry"], ["samurai"]).do("attack")
    quiet.pass_window()
    assert quiet.refuses("give-up") == "DOOM-DUEL-05"
    stage = Stage(["free-marine", "infantry"], ["samurai"], hands=[[], [BANISHMENT]])
    stage.do("attack", "play banishment", "on free-marine")
    while stage.where()[-1] != "naming the fighters":
        stage.move("pass")
    assert stage.moves() == ["attacker infantry", "give-up"]
    stage.move("give-up")
    assert stage.s.duel() is None and stage.where() == ["turn", "action step", "anytime"]


@proves("DOOM-DUEL-07", "DOOM-REMOVE-04")
def test_a_removed_fighter_ends_the_duel_at_once_without_wounds_or_points() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[[], [BANISHMENT]])
    stage.duel("free-marine", "samurai")
    stage.do("play banishment", "on free-marine", "pass")
    assert stage.where() == ["turn", "action step", "anytime"]
    assert not stage.piece("samurai").wounded
    assert stage.s.destiny == [0, 0] and stage.s.promotion == [0, 0]


@proves("DOOM-DUEL-38", "DOOM-DUEL-36")
def test_equal_is_enough_also_below_zero() -> None:
    stage = Stage([WEAKLING], ["clansman"]).duel("weakling", "clansman")
    assert stage.to_window("last chance").notes().fates == (WOUNDED, UNHURT)
    level = Stage([WEAKLING], [WEAKLING]).duel("weakling 1", "weakling 2")
    assert level.to_window("last chance").notes().fates == (WOUNDED, WOUNDED)


@proves("DOOM-DUEL-40", "DOOM-DUEL-46")
def test_the_second_wound_kills_and_attachments_go_to_their_owners() -> None:
    stage = Stage(
        ["immaculate-fury"],
        ["samurai"],
        on_warriors=[("combat-armor", MARTIN, "samurai"), ("reputation", ROMAN, "samurai")],
    )
    stage.s.wound(stage.piece("samurai").number, None)
    stage.duel("immaculate-fury", "samurai").to_window("last chance")
    assert stage.notes().fates == (UNHURT, KILLED)
    stage.out_of_the_duel()
    assert sorted(stage.pile(MARTIN)) == ["combat-armor", "samurai"]
    assert stage.pile(ROMAN) == ["reputation"]


@proves("DOOM-DUEL-33", "DOOM-DUEL-45")
def test_a_wound_does_not_weaken() -> None:
    stage = Stage(["immaculate-fury"], ["samurai"])
    before = stage.values("samurai")
    stage.s.wound(stage.piece("samurai").number, None)
    assert stage.values("samurai") == before == [3, 3, 3, 3]


@proves("DOOM-DUEL-49")
def test_points_are_the_modified_value() -> None:
    stage = Stage(
        ["nepharite-of-ilian"], ["samurai"], on_warriors=[("reputation", ROMAN, "samurai")]
    )
    stage.duel("nepharite-of-ilian", "samurai").do("destiny 0").out_of_the_duel()
    assert stage.s.promotion == [6, 0]
    five = warrior("worth-five", MISHIMA, (1, 1, 1, 5))
    medal = equipment("medal", ON_YOURS, Plus(2, VALUE))
    stage = Stage(["nepharite-of-ilian"], [five], on_warriors=[(medal, ROMAN, "worth-five")])
    stage.duel("nepharite-of-ilian", "worth-five").do("destiny 0").out_of_the_duel()
    assert stage.s.promotion == [7, 0]


@proves("DOOM-DUEL-50")
def test_when_both_are_killed_both_players_get_points() -> None:
    stage = Stage(["blessed-legionnaire"], ["blessed-legionnaire"])
    stage.duel("blessed-legionnaire 1", "blessed-legionnaire 2")
    stage.do("destiny 1", "destiny 2").out_of_the_duel()
    assert sorted(zip(stage.s.destiny, stage.s.promotion)) == [(1, 2), (2, 1)]
    assert stage.s.table == []


@proves("DOOM-DUEL-42")
def test_in_phase_seven_only_cards_that_save_may_be_played() -> None:
    stage = Stage(
        ["nepharite-of-ilian"], ["samurai"], hands=[["positive-karma"], ["narrow-escape"]]
    )
    stage.duel("nepharite-of-ilian", "samurai").to_window("last chance")
    assert stage.refuses("play positive-karma") == "DOOM-DUEL-42"
    stage.move("pass")
    assert stage.moves() == ["pass", "play narrow-escape"]


@proves("DOOM-DUEL-41")
def test_nobody_can_save_a_warrior_who_is_not_dying() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[[], ["narrow-escape"]])
    stage.duel("free-marine", "samurai").to_window("last chance").move("pass")
    assert stage.refuses("play narrow-escape") == "DOOM-DUEL-41"


@proves("DOOM-DUEL-15", "DOOM-PLAY-01")
def test_a_modifier_of_the_other_tactic_would_have_no_effect() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[["lucky-shot", "powerful-blow"]])
    stage.duel("free-marine", "samurai")
    assert stage.refuses("play lucky-shot") == "DOOM-DUEL-15"
    assert stage.refuses("play powerful-blow") == ""


@proves("DOOM-PLAY-03")
def test_a_card_for_duels_needs_a_duel() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[["evasive-action"]]).do("meditate")
    assert stage.refuses("play evasive-action") == "DOOM-PLAY-03"


@proves("DOOM-DUEL-30")
def test_a_card_for_duels_waits_for_the_modifiers_phase() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[["evasive-action"]]).do("attack")
    assert stage.refuses("play evasive-action") == "DOOM-DUEL-30"


@proves("DOOM-REACT-06")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    stage = Stage(["free-marine"], ["samurai"]).do("meditate")
    assert stage.refuses(CARDS["positive-karma"]) == "DOOM-REACT-06"


@proves("DOOM-DUEL-18", "DOOM-ZONE-08")
def test_a_warzone_helps_only_the_defender() -> None:
    stage = Stage(
        ["free-marine"], ["samurai"], on_players=[("venusian-jungle", MARTIN, MARTIN)]
    ).do("attack", "attacker free-marine", "defender samurai", "fight")
    while stage.where()[-1] != "announcing the warzone":
        stage.move("pass")
    assert stage.asked() == MARTIN and stage.moves() == ["no-warzone", "warzone venusian-jungle"]
    stage.move("warzone venusian-jungle")
    assert stage.values("samurai") == [6, 2, 5, 5]
    assert stage.values("free-marine") == [4, 6, 4, 5]
    without = Stage(["free-marine"], ["samurai"])
    without.do("attack", "attacker free-marine", "defender samurai", "fight")
    while without.where()[-1] != "modifiers":
        assert without.moves() == ["pass"], "without a Warzone nobody is asked for one"
        without.move("pass")


@proves("DOOM-ZONE-14", "DOOM-ZONE-13")
def test_the_kohort_cannot_use_a_warzone_of_the_squad_nor_an_attacker_his_own() -> None:
    stage = Stage(
        ["free-marine"],
        ["necromutant"],
        on_players=[("victoria", MARTIN, MARTIN), ("venusian-jungle", ROMAN, ROMAN)],
    ).do("attack", "attacker free-marine", "defender necromutant", "fight")
    stage.pass_window()
    assert stage.where()[-1] == "anytime" and stage.told("duel-phase")[-1].n == 4
    assert stage.notes().zone == -1
    own = Stage(["free-marine"], ["samurai"], on_players=[("victoria", MARTIN, MARTIN)])
    own.do("attack", "attacker free-marine", "defender samurai", "fight")
    own.to_window("announcing the warzone")
    assert own.moves() == ["no-warzone", "warzone victoria"]


@proves("DOOM-ZONE-12")
def test_a_duel_goes_on_without_a_warzone_that_was_lost() -> None:
    stage = Stage(["free-marine"], ["samurai"], on_players=[("victoria", MARTIN, MARTIN)]).do(
        "attack", "attacker free-marine", "defender samurai", "shoot", "warzone victoria"
    )
    assert stage.values("samurai") == [2, 6, 5, 5]
    stage.s.discard(stage.piece("victoria").number, None)
    assert stage.values("samurai") == [3, 3, 3, 3]
    assert stage.to_window("last chance").notes().fates == (UNHURT, WOUNDED)


@proves("DOOM-ZONE-09")
def test_in_the_jungle_nobody_uses_a_vehicle() -> None:
    stage = Stage(
        ["necromutant"],
        ["samurai"],
        on_warriors=[("hellhound-necrotank", ROMAN, "necromutant")],
        on_players=[("venusian-jungle", MARTIN, MARTIN)],
    )
    assert stage.values("necromutant") == [9, 9, 9, 9]
    stage.do("attack", "attacker necromutant", "defender samurai", "fight")
    stage.do("warzone venusian-jungle")
    assert stage.values("necromutant") == [4, 4, 4, 4]


@proves("DOOM-FIRST-02")
def test_who_dies_by_a_first_strike_does_not_strike_back() -> None:
    stage = Stage(["free-marine"], ["shadow-walker"])
    stage.s.wound(stage.piece("free-marine").number, None)
    stage.duel("free-marine", "shadow-walker").out_of_the_duel()
    assert not stage.in_play("free-marine") and not stage.piece("shadow-walker").wounded


@proves("DOOM-FIRST-03", "DOOM-AMB-51")
def test_a_survivor_of_the_first_strike_strikes_back() -> None:
    stage = Stage(["free-marine"], ["shadow-walker"]).duel("free-marine", "shadow-walker")
    stage.to_window("last chance")
    assert stage.notes().fates == (WOUNDED, UNHURT), "so far only the first blow"
    stage.out_of_the_duel()
    assert stage.piece("free-marine").wounded and stage.piece("shadow-walker").wounded


@proves("DOOM-AMB-51")
def test_who_is_saved_from_the_first_strike_strikes_back() -> None:
    stage = Stage(["free-marine"], ["shadow-walker"], hands=[["narrow-escape"]])
    stage.s.wound(stage.piece("free-marine").number, None)
    stage.duel("free-marine", "shadow-walker").to_window("last chance")
    assert stage.notes().fates == (KILLED, UNHURT)
    stage.do("play narrow-escape").out_of_the_duel()
    assert stage.in_play("free-marine") and stage.piece("shadow-walker").wounded


@proves("DOOM-DUEL-02")
def test_also_with_a_first_strike_there_are_eight_anytime_rounds() -> None:
    stage = Stage(["free-marine"], ["shadow-walker"]).do("attack")
    seen: list[object] = []
    while stage.s.duel() is not None:
        frame = stage.s.stack[-1]
        if frame.rule.name == "anytime" and frame not in seen:
            seen.append(frame)
        stage.s.choose(stage.s.options()[0])
    assert len(seen) == 8
