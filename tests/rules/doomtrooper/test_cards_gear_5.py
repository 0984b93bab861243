"""What is particular to gear: what heals, mends, is shared, spied out or blown up."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.terms import KOHORT, SPECIAL, SQUAD
from kostka.games.doomtrooper.verbs import GainDestiny
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BROTHERS_RELIC,
    BUNKER,
    DISARM,
    GIANT,
    LUTHERAN_BROTHER,
    PLUS_FOUR,
    RASPUTIN_SON,
    REMOVAL,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    TEMPLAR_KNIGHT,
    WEAKER_BASE,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use
from tests.rules.doomtrooper.test_cards_gear_2 import gain
from tests.rules.proves import proves

STOP_GAP = Card("stop-gap", SPECIAL, AT_ANY_TIME, NO_TARGET, GainDestiny(1))

# --- Healing ------------------------------------------------------------------------------------


def test_a_canyle_heals_for_half_the_value() -> None:
    stage = Stage(
        ["necromutant", "centurion"],
        [SOLDIER],
        on_warriors=[("canyle", 0, "necromutant")],
        destiny=[9, 0],
    ).change("centurion", wounded=True)
    price = (stage.piece("centurion").card.printed[3] + 1) // 2
    use(stage, "heal of canyle")
    assert not stage.piece("centurion").wounded and stage.s.destiny[0] == 9 - price


def test_a_canyle_is_no_use_to_the_poor() -> None:
    stage = Stage(["necromutant"], ["clansman"], on_warriors=[("canyle", 0, "necromutant")])
    stage.change("necromutant", wounded=True)
    assert stage.refuses("use heal of canyle") == "DOOM-SPEC-02"


def test_an_autoinjector_has_three_charges() -> None:
    stage = Stage([SOLDIER, BAUHAUS_MAN], [GIANT], hands=[["coagulant-autoinjector"]])
    stage.do("play coagulant-autoinjector", "on soldier").to_action()
    assert stage.piece("coagulant-autoinjector").n == 3
    for left in (2, 1):
        stage.change("bauhaus-man", wounded=True)
        use(stage, "heal of coagulant-autoinjector").to_action()
        assert not stage.piece("bauhaus-man").wounded
        assert stage.piece("coagulant-autoinjector").n == left
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN], [GIANT], on_warriors=[("coagulant-autoinjector", 0, "soldier")]
    ).change("bauhaus-man", wounded=True)
    use(stage, "heal of coagulant-autoinjector").to_action()
    assert stage.pile(0) == ["coagulant-autoinjector"]


def test_an_autoinjector_does_not_heal_across_the_sides() -> None:
    stage = Stage(
        [SOLDIER, "necromutant"], [GIANT], on_warriors=[("coagulant-autoinjector", 0, "soldier")]
    ).change("necromutant", wounded=True)
    assert stage.refuses("use heal of coagulant-autoinjector") != ""


def test_a_mystic_heals_himself_in_his_dress() -> None:
    stage = Stage(
        [GIANT],
        ["mystic"],
        on_warriors=[("mystic-battle-dress", 1, "mystic")],
        destiny=[0, 4],
    )
    stage.duel("giant", "mystic").do("pay").out_of_the_duel()
    assert not stage.piece("mystic").wounded and stage.s.destiny[1] == 1
    stage = Stage(
        [GIANT], ["valkyrie"], on_warriors=[("mystic-battle-dress", 1, "valkyrie")], destiny=[0, 4]
    )
    stage.duel("giant", "valkyrie").out_of_the_duel()
    assert stage.piece("valkyrie").wounded, "only mystics and keepers"


# --- Mending and losing -------------------------------------------------------------------------


def test_a_repair_kit_saves_what_others_would_discard() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[["field-repair-kit", DISARM]],
        on_warriors=[(RIFLE, 0, "soldier")],
    )
    stage.do("play field-repair-kit").to_action()
    stage.do("meditate", "play disarm").to_action()
    assert [it.key for it in stage.s.decks[0]] == ["rifle"]
    assert sorted(stage.pile(0)) == ["disarm", "field-repair-kit"]


def test_a_repair_kit_does_not_save_what_is_used_up() -> None:
    stage = Stage(
        [GIANT],
        [BAUHAUS_MAN],
        hands=[[], ["field-repair-kit"]],
        on_warriors=[("smoke-bomb", 1, "bauhaus-man")],
    ).next_turn()
    stage.do("play field-repair-kit").to_action()
    stage.duel("bauhaus-man", "giant")
    use(stage, "detonate of smoke-bomb")
    assert stage.s.decks[1] == [] and "smoke-bomb" in stage.pile(1)


def test_a_mended_wall_goes_back_too() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[["field-repair-kit", REMOVAL]],
        on_warriors=[(BUNKER, 0, "soldier")],
    )
    stage.do("play field-repair-kit").to_action()
    stage.do("meditate", "play removal", "on bunker").to_action()
    assert [it.key for it in stage.s.decks[0]] == ["bunker"]


def test_a_relic_in_its_reliquary_outlives_its_bearer() -> None:
    stage = Stage(
        ["valkyrie"],
        [GIANT],
        hands=[["reliquary", REMOVAL]],
        on_warriors=[(BROTHERS_RELIC, 0, "valkyrie")],
    )
    stage.do("play reliquary").to_action()
    stage.do("meditate", "play removal", "on brothers-relic").to_action()
    assert stage.in_play("brothers-relic"), "it is never discarded"
    stage.s.kill(stage.piece("valkyrie").number, stage.piece("giant").number)
    assert [it.key for it in stage.s.decks[0]] == ["brothers-relic"]
    assert "reliquary" in stage.pile(0)


@pytest.mark.parametrize("forever", [False, True])
def test_a_meta_cannon_returns_to_the_pile_of_its_owner(forever: bool) -> None:
    stage = Stage(["necromutant"], [GIANT], on_warriors=[("meta-cannon", 0, "necromutant")])
    stage.s.kill(stage.piece("necromutant").number, stage.piece("giant").number, forever)
    assert ("meta-cannon" in stage.pile(0)) is forever
    assert ("meta-cannon" in [it.key for it in stage.s.decks[0]]) is not forever


def test_who_bears_a_brainwave_bomb_takes_his_killer_along() -> None:
    stage = Stage(
        [GIANT, SOLDIER], [BAUHAUS_MAN], on_warriors=[("brainwave-bomb", 1, "bauhaus-man")]
    ).change("bauhaus-man", wounded=True)
    stage.duel("giant", "bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and not stage.in_play("giant")
    gone = [it.key for it in stage.s.gone[1]]
    assert sorted(gone) == ["bauhaus-man", "brainwave-bomb"] and stage.pile(0) == ["giant"]
    assert stage.s.promotion == [3, 9]


def test_the_plague_spreads_in_the_squad() -> None:
    stage = Stage(
        ["curator"],
        [BAUHAUS_MAN, SOLDIER, STRONG_SIX],
        on_warriors=[("plague-gun", 0, "curator")],
    )
    stage.change("soldier", wounded=True).duel("curator", "bauhaus-man", "shoot")
    while "with soldier" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 1 and "with strong-six" in stage.moves()
    stage.do("with soldier").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and not stage.in_play("soldier")
    assert stage.s.promotion[0] == 3 + 4


def test_nobody_of_the_legion_catches_the_plague() -> None:
    stage = Stage(
        ["curator"],
        ["necromutant", BAUHAUS_MAN],
        on_warriors=[("plague-gun", 0, "curator")],
    ).change("necromutant", wounded=True)
    stage.duel("curator", "necromutant", "shoot").out_of_the_duel()
    assert not stage.piece("bauhaus-man").wounded


# --- Bombs and aircraft -------------------------------------------------------------------------


def test_a_crusader_levels_one_of_each() -> None:
    stage = Stage(
        ["clansman"],
        [SOLDIER, STRONG_SIX],
        on_warriors=[
            ("crusader-sp-rocket-launcher", 0, "clansman"),
            (BUNKER, 1, "soldier"),
            ("necromower", 1, "strong-six"),
        ],
        at_areas=[(ZONE_A, 1, SQUAD)],
    )
    stage.do("use bombard of crusader-sp-rocket-launcher", "on bunker", "on zone-a")
    stage.do("on necromower", "destiny 0")
    assert not stage.in_play("strong-six") and not stage.in_play("bunker")
    assert not stage.in_play("zone-a") and not stage.in_play("necromower")
    while stage.s.promotion[0] == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.promotion[0] == 6
    assert [it.key for it in stage.s.gone[0]] == ["crusader-sp-rocket-launcher"]
    assert not stage.piece("clansman").wounded


def test_whom_a_great_grey_strafes_hides_or_dies() -> None:
    stage = Stage(
        ["sergeant"],
        [SOLDIER, STRONG_SIX],
        on_warriors=[("great-grey", 0, "sergeant")],
    )
    stage.do("use strafe of great-grey", "on soldier").to_action()
    assert [it.key for it in stage.s.troop(1) if it.down] == ["soldier"]
    stage = Stage(
        ["sergeant"],
        [SOLDIER, STRONG_SIX],
        on_warriors=[("great-grey", 0, "sergeant")],
    ).change("soldier", down=True)
    stage.do("use strafe of great-grey")  # nobody else could hide
    while stage.s.promotion[0] == 0:
        stage.s.choose(stage.s.options()[0])
    assert not stage.in_play("soldier") and stage.s.promotion[0] == 4


def test_censer_drops_calm_a_kohort_and_end_its_duel() -> None:
    stage = Stage(
        ["necromutant"], ["mortificator"], on_warriors=[("censer-drops", 1, "mortificator")]
    )
    stage.do("attack", "attacker necromutant", "defender mortificator")
    stage.do("use drop of censer-drops", "to kohort of seat 1").to_action()
    assert stage.s.duel() is None and not stage.piece("mortificator").wounded
    assert stage.s.active() == 1
    stage.next_turn()
    assert stage.refuses("attack") == "", "it lasts until his next turn"


def test_a_jaeger_jumps_off_his_transport() -> None:
    stage = Stage(
        ["jaeger-commando"],
        [TEMPLAR_KNIGHT],
        on_warriors=[("corarius-transport", 0, "jaeger-commando")],
    ).duel("jaeger-commando", "templar-knight", "shoot")
    before = stage.values("jaeger-commando")
    use(stage, "jump-off of corarius-transport")
    after = stage.values("jaeger-commando")
    assert [n - old for n, old in zip(after, before, strict=True)] == [5, 5, 5, 0]
    assert not stage.piece("jaeger-commando").wounded and stage.pile(0) == ["corarius-transport"]


def test_nobody_else_jumps_off() -> None:
    stage = Stage(
        [RASPUTIN_SON],
        [TEMPLAR_KNIGHT],
        on_warriors=[("corarius-transport", 0, "rasputin-son")],
    ).duel("rasputin-son", "templar-knight", "shoot")
    assert gain(stage, "rasputin-son") == [2, 2, 2, 0]
    assert stage.refuses("use jump-off of corarius-transport") == "DOOM-PLAY-03"


def test_a_patriarch_in_a_palanquin_needs_no_action_for_a_ritual() -> None:
    for bearer, left in (("patriarch", 3), (LUTHERAN_BROTHER.key, 2)):
        stage = Stage(
            ["patriarch", LUTHERAN_BROTHER],
            [TEMPLAR_KNIGHT],
            hands=[["the-protection"]],
            on_warriors=[("palanquin-airvessel", 0, bearer)],
            opened=True,
        )
        assert gain(stage, bearer) == [0, 2, 2, 0]
        ritual = stage.s.hands[0][0]
        stage.do("play the-protection").to_action()
        assert stage.turn().actions == left + 1 - ritual.actions


def test_an_escape_hatch_saves_actions() -> None:
    stage = Stage(
        ["clansman"],
        [GIANT],
        hands=[["escape-hatch"]],
        on_warriors=[("necromower", 0, "clansman")],
    )
    stage.do("play escape-hatch").to_action()
    use(stage, "use-hatch of escape-hatch").to_action()
    assert stage.piece("necromower").down and stage.turn().actions == 2
    use(stage, "use-hatch of escape-hatch").to_action()
    assert not stage.piece("necromower").down and stage.turn().actions == 2
    assert stage.refuses("use use-hatch of escape-hatch") == "DOOM-TURN-02"


def test_a_freighter_takes_in_and_hands_out() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN],
        [GIANT],
        hands=[[SWORD]],
        on_warriors=[(RIFLE, 0, "soldier")],
        at_areas=[("lancelot-light-freighter", 0, SQUAD)],
    )
    use(stage, "load of lancelot-light-freighter").to_action()
    use(stage, "take-in of lancelot-light-freighter").to_action()
    assert stage.piece("rifle").out == stage.piece("lancelot-light-freighter").number
    assert gain(stage, "soldier") == [0, 0, 0, 0] and stage.turn().actions == 1
    stage.do("meditate", "use hand-out of lancelot-light-freighter", "on rifle")
    stage.do("with bauhaus-man")
    assert gain(stage, "bauhaus-man")[1] == 4
    stage.s.discard(stage.piece("lancelot-light-freighter").number, None)
    assert sorted(stage.pile(0)) == ["lancelot-light-freighter", "sword"]


# --- Charms, spies, bargains --------------------------------------------------------------------


def test_a_smoke_screen_hides_a_warrior_from_a_special_card() -> None:
    stage = Stage(
        [GIANT],
        [STRONG_SIX, SOLDIER],
        hands=[[PLUS_FOUR]],
        on_warriors=[
            ("smoke-screen", 1, "strong-six"),
            (RIFLE, 1, "strong-six"),
            (WEAKER_BASE, 0, "strong-six"),
        ],
    )
    stage.do("play plus-four", "on strong-six", "use vanish of smoke-screen").to_action()
    assert sorted(it.key for it in stage.s.hands[1]) == ["rifle", "strong-six"]
    assert stage.pile(1) == ["smoke-screen"]
    assert sorted(stage.pile(0)) == ["plus-four", "weaker-base"]


def test_who_vanishes_from_a_duel_ends_it() -> None:
    stage = Stage(
        [GIANT],
        [STRONG_SIX, SOLDIER],
        hands=[[STOP_GAP]],
        on_warriors=[("smoke-screen", 1, "strong-six")],
    )
    stage.do("attack", "attacker giant", "defender strong-six", "play stop-gap")
    stage.do("use vanish of smoke-screen").to_action()
    assert stage.s.duel() is None and not stage.in_play("strong-six") and stage.s.active() == 1


def test_an_innocent_bauble_strips_and_bars() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX, GIANT],
        hands=[["innocent-bauble"], [SWORD]],
        on_warriors=[(RIFLE, 1, "strong-six"), (BUNKER, 1, "strong-six")],
    )
    stage.do("play innocent-bauble", "on strong-six").to_action()
    assert gain(stage, "strong-six") == [0, 0, 0, 0] and stage.in_play("innocent-bauble")
    stage.next_turn().do("play sword").to_action()
    assert stage.piece("sword").on == stage.piece("giant").number, "nobody else may have it"


@proves("DOOM-NEVER-02")
def test_a_charm_keeps_weakness_away() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[[WEAKER_BASE], ["good-luck-charm"]],
        on_warriors=[(WEAKER_BASE, 0, "strong-six"), (PLUS_FOUR, 0, "strong-six")],
    ).next_turn()
    stage.do("play good-luck-charm").to_action()
    assert gain(stage, "strong-six")[0] == 4 and stage.pile(0) == ["weaker-base"]
    stage.next_turn().do("play weaker-base").to_action()
    assert stage.piece("weaker-base").on == stage.piece("soldier").number


def test_under_a_perimeter_alarm_nobody_is_first() -> None:
    for areas, first in (([], True), ([("perimeter-alarm", 1, SQUAD)], False)):
        stage = Stage([SWIFT], [STRONG_SIX], at_areas=areas).duel("swift", "strong-six")
        striker = first_striker(stage.s, stage.notes())
        assert (striker == stage.piece("swift").number) is first


def test_who_carries_a_bug_shows_his_hand_when_he_attacks() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[[PLUS_FOUR, SWORD]],
        on_warriors=[("surveillance-bug", 1, "soldier")],
    ).duel("soldier", "strong-six")
    assert [it.it.key for it in stage.told("hand-shown")] == ["plus-four", "sword"]


def test_no_ki_works_against_an_amulet() -> None:
    stage = Stage(
        ["samurai"],
        [STRONG_SIX],
        on_warriors=[
            ("toronagas-raging-might", 0, "samurai"),
            ("the-crows-piercing-glance", 0, "samurai"),
            ("yomuras-amulet", 1, "strong-six"),
        ],
        destiny=[5, 0],
    ).duel("samurai", "strong-six")
    assert gain(stage, "samurai")[0] == 0
    assert stage.refuses("use glance of the-crows-piercing-glance") == "DOOM-NEVER-03"


def test_the_mirror_halves_the_price_of_legionnaires() -> None:
    stage = Stage(
        ["necromutant"],
        [GIANT],
        hands=[["centurion", "clansman", "alakhai-the-cunning"]],
        at_areas=[("golgothas-mirror", 0, KOHORT)],
        destiny=[20, 0],
    )
    price = stage.s.hands[0][0].cost
    stage.do("play centurion").to_action()
    assert stage.s.destiny[0] == 20 - (price + 1) // 2
    stage.do("play clansman").to_action()
    assert stage.s.destiny[0] == 20 - (price + 1) // 2 - 3
