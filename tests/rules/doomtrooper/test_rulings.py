"""The rulings of ours, each played in a position that would come out otherwise without it."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.cards.kinds import CLANSMEN
from kostka.games.doomtrooper.content import CARDS, begin
from kostka.games.doomtrooper.effects import ForAll, NeverFights, Plus, Such, Times, TimesBase
from kostka.games.doomtrooper.facts import ACasterIsYours
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import doomtrooper, legionnaire
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.moving import forbids_standing
from kostka.games.doomtrooper.targets import ANY_FIGHTER, ANY_WARRIOR, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    ART,
    BROTHERHOOD,
    CAPITOL,
    CORPORATE_LEADER,
    FIGHT,
    FREELANCER,
    HIDDEN,
    IMPERIAL,
    MENTALISM,
    NOTHING,
    OUTPOST,
    OUTSIDE,
    SPECIAL,
    SQUAD,
    STRUCK_OUT,
    TYPES,
    VALUE,
)
from kostka.games.doomtrooper.verbs import ForThisDuel, Stays
from kostka.judge import catalogue
from kostka.kernel.chance import Rng
from kostka.kernel.state import settle as settled
from kostka.sight import view
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.fixtures import BANISHMENT, SUDDEN_ATTACK
from tests.rules.doomtrooper.passing import settle
from tests.rules.doomtrooper.props import (
    BIKE,
    BUNKER,
    GIANT,
    SHOOTER,
    SIX,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
    TEN,
    WOUND,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage, card

ROMAN, MARTIN = 0, 1
proves = pytest.mark.proves
TWICE_BASE = Card("twice-base", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(TimesBase(2, FIGHT)))
HALVING = Card("halving", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Times(1, FIGHT, over=2)))
DEARER_ALL = Card(
    "dearer-all", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(ForAll(Such(), Plus(2, VALUE)))
)


def hide(stage: Stage, name: str) -> Stage:
    """As if he had been deployed into cover, and nobody but him was there."""
    return stage.change(name, unpaid=True, down=True, area=HIDDEN)


# --- Beginning ----------------------------------------------------------------------------------


@proves("DOOM-AMB-03", "DOOM-AMB-04", "DOOM-AMB-05")
def test_the_privilege_goes_round_before_the_first_turn_which_has_all_its_windows() -> None:
    s = begin({"decks": ("imperial-clans", "dark-gifts")})
    s.choose(1)
    settled(s, Rng(2))
    assert s.seat == 1 and s.turns == [0, 0], "the starter decides first"
    s.choose(s.read("keep-hand"))
    assert s.seat == 0 and s.promotion == [0, 0]
    s.choose(s.read("keep-hand"))
    seen = []
    while s.stack[-1].rule.name == "anytime":
        seen.append(s.stack[-1])
        s.choose(s.options()[0])
    assert len({id(frame) for frame in seen}) == 2, "before and after a draw step"
    assert s.draws == [0, 1] and len(s.hands[1]) == 7, "in which nothing is drawn"


@proves("DOOM-AMB-08")
def test_no_action_is_taken_while_a_window_is_open() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[], [WOUND]]).do("meditate")
    assert stage.asked() == ROMAN and stage.moves() == ["pass"]
    stage.move("pass", "play wound", "on soldier")
    settle(stage)
    assert stage.where()[-1] == "anytime" and stage.asked() == ROMAN, "he is asked once more"
    assert stage.pass_window().refuses("meditate") == ""


@proves("DOOM-AMB-11", "DOOM-AMB-94")
def test_a_deployment_of_three_actions_is_one_act_also_with_actions_of_a_card() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[SIX]]).do("deploy-into-cover", "hide six")
    stage.pass_window()
    assert stage.where()[-1] != "action step" and stage.turn().actions == 0
    mixed = Stage([SOLDIER], ["samurai"], hands=[[SIX, "inspired"]]).do("meditate", "meditate")
    assert mixed.pass_window().refuses("deploy-into-cover") == "DOOM-HIDE-02"
    again = Stage([SOLDIER], ["samurai"], hands=[[SIX, "inspired"]]).do("meditate", "meditate")
    settle(again.do("play inspired")).to_action()
    assert again.refuses("deploy-into-cover") == "", "three of the card are left"


@proves("DOOM-AMB-12")
def test_a_warrior_costs_his_printed_value() -> None:
    stage = Stage([], ["samurai"], hands=[[SOLDIER]], destiny=[5, 0], on_all=[(DEARER_ALL, ROMAN)])
    stage.do("play soldier").to_action()
    assert stage.value("soldier", VALUE) == 4 + 2 and stage.s.destiny[ROMAN] == 1


# --- Hidden warriors ----------------------------------------------------------------------------


@proves("DOOM-AMB-17", "DOOM-AMB-32")
def test_a_hidden_warrior_protects_from_sabotage_and_defends_from_no_warzone() -> None:
    stage = hide(Stage([SOLDIER], [SIX], turns=[2, 2]), "six")
    assert stage.refuses("sabotage") == "DOOM-SAB-02"
    zone = hide(Stage([SOLDIER], [SIX], destiny=[0, 9], at_areas=[(ZONE_A, MARTIN, SQUAD)]), "six")
    zone.do("attack", "attacker soldier", "defender face-down 2", "fight")
    while zone.where()[-1] != "modifiers":
        assert "no-warzone" not in zone.moves()
        zone.move("pass")
    outside = Stage([SOLDIER], [SIX], at_areas=[(ZONE_A, MARTIN, SQUAD)])
    outside.change("six", area=OUTSIDE).do("attack", "attacker soldier", "defender six", "fight")
    while outside.where()[-1] != "modifiers":
        assert "no-warzone" not in outside.moves()
        outside.move("pass")


@proves("DOOM-AMB-18")
def test_who_is_revealed_by_an_attack_fights_from_cover_and_stays_there() -> None:
    stage = hide(Stage([SOLDIER], [SIX, TEN], destiny=[0, 9], hands=[[], [SWORD]]), "six")
    stage.do("attack", "attacker soldier", "defender face-down 2", "fight")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.s.destiny[MARTIN] == 3 and stage.value("six", ARMOUR) == 5 + 3
    stage.out_of_the_duel().next_turn()
    six = stage.piece("face-down 2")
    assert six.down and not six.unpaid and six.area is SQUAD
    assert stage.do("play sword").refuses("on face-down 2") == "", "cards may lie on him now"


@proves("DOOM-AMB-21")
def test_any_warrior_may_be_a_hidden_one_but_such_a_warrior_is_not() -> None:
    particular = Card("particular", SPECIAL, AT_ANY_TIME, AWarrior(Such(CAPITOL)), *WOUND.does)
    stage = hide(Stage([SOLDIER], [SIX, TEN], hands=[[WOUND, particular, props.REMOVAL]]), "six")
    stage.do("meditate", "play wound", "on face-down 2")
    settle(stage)
    assert stage.piece("face-down 2").wounded and not stage.told("revealed")
    stage.do("play particular")
    assert stage.refuses("on face-down 2") == "DOOM-PLAY-02" and stage.refuses("on ten") == ""
    gone = hide(Stage([SOLDIER], [SIX, TEN], hands=[[BANISHMENT]], destiny=[0, 5]), "six")
    settle(gone.do("meditate", "play banishment", "on face-down 2")).to_action()
    assert gone.pile(MARTIN) == ["six"] and gone.s.destiny[MARTIN] == 5, "nothing is paid"


@proves("DOOM-AMB-95", "DOOM-AMB-35")
def test_a_duty_is_not_met_by_hiding_and_binds_ordinary_actions_only() -> None:
    stage = Stage([SOLDIER], [TEMPLAR_KNIGHT], opened=True, hands=[[SIX, "inspired"]])
    assert stage.refuses("deploy-into-cover") == "DOOM-TRANS-03"
    free = Stage(
        [SOLDIER], [TEMPLAR_KNIGHT], opened=True, hands=[["inspired"]], at_first_action=False
    )
    free.do("play inspired").to_action()
    assert free.refuses("meditate") == "", "with an action of the card"
    free.do("meditate").to_action().do("meditate").to_action().do("meditate").to_action()
    assert free.refuses("meditate") == "DOOM-TRANS-03", "the ordinary ones are left"


# --- What lies on warriors ----------------------------------------------------------------------


@proves("DOOM-AMB-25")
def test_of_two_equal_pieces_of_equipment_one_counts() -> None:
    vests = [(props.VEST, ROMAN, "soldier")] * 2
    once = Stage([SOLDIER], ["samurai"], on_warriors=vests[:1]).value("soldier", ARMOUR)
    assert Stage([SOLDIER], ["samurai"], on_warriors=vests).value("soldier", ARMOUR) == once > 4


@proves("DOOM-AMB-27", "DOOM-AMB-29")
def test_a_vehicle_counts_from_inside_and_wounds_only_when_it_is_discarded() -> None:
    stage = Stage([SOLDIER, TEN], ["samurai"], on_warriors=[(BIKE, ROMAN, "soldier")])
    inside = stage.values("soldier")
    stage.do("alight").to_action()
    assert stage.values("soldier") == [4, 4, 4, 4] != inside
    stolen = Stage([SOLDIER], ["samurai"], on_warriors=[(BIKE, ROMAN, "soldier")])
    stolen.s.send_out(stolen.piece("bike").number, stolen.piece("samurai").number)
    assert not stolen.piece("soldier").wounded
    lost = Stage([SOLDIER], ["samurai"], on_warriors=[(BIKE, ROMAN, "soldier")])
    lost.s.discard(lost.piece("bike").number, None)
    assert lost.piece("soldier").wounded


@proves("DOOM-AMB-31", "DOOM-AMB-43")
def test_a_mission_for_an_opponent_costs_one_action_like_other_cards() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[["dark-kohort", "nepharite-hunt"]])
    settle(stage.do("play dark-kohort", "on seat 2")).to_action()
    assert stage.turn().actions == 2 and stage.piece("dark-kohort").player == MARTIN
    settle(stage.do("play nepharite-hunt", "on samurai")).to_action()
    assert stage.turn().actions == 1
    assert CARDS["combat-armor"].when is AS_AN_ACTION and CARDS["combat-armor"].actions == 1
    assert CARDS["doomed"].when is AT_ANY_TIME and CARDS["bauhaus-alliance"].when is AT_ANY_TIME


@proves("DOOM-AMB-33")
def test_when_the_warzone_goes_the_fortification_works_again() -> None:
    stage = Stage(
        [SOLDIER],
        [SIX],
        hands=[[props.RAZE]],
        on_warriors=[(BUNKER, MARTIN, "six")],
        at_areas=[(ZONE_A, MARTIN, SQUAD)],
    )
    stage.do("attack", "attacker soldier", "defender six", "fight", "warzone zone-a")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.value("six", ARMOUR) == 5 + 3, "of the zone, not of the bunker"
    settle(stage.do("play raze"))
    assert stage.value("six", ARMOUR) == 5 + 2


# --- Numbers ------------------------------------------------------------------------------------


@proves("DOOM-AMB-53", "DOOM-AMB-97")
def test_halves_are_rounded_up_once_and_what_is_struck_out_stays_so() -> None:
    five = warrior("five-fight", CAPITOL, (5, 5, 5, 5))
    one = Stage([five], ["samurai"], on_warriors=[(HALVING, ROMAN, "five-fight")])
    assert one.value("five-fight", FIGHT) == 3
    two = Stage([five], ["samurai"], on_warriors=[(HALVING, ROMAN, "five-fight")] * 2)
    assert two.value("five-fight", FIGHT) == 2, "a quarter of five, not half of three"
    shooter = Stage([SHOOTER], ["samurai"], on_warriors=[(props.DOUBLING, ROMAN, "shooter")])
    assert shooter.value("shooter", FIGHT) == STRUCK_OUT


@proves("DOOM-AMB-54")
def test_a_kill_is_worth_what_the_victim_was_worth_then() -> None:
    stage = Stage([GIANT], [SIX, TEN], on_warriors=[(props.DEARER, MARTIN, "six")])
    stage.change("six", wounded=True).duel("giant", "six").do("destiny 0").out_of_the_duel()
    assert stage.s.promotion[ROMAN] == 6 + 2
    other = Stage([SIX, TEN], [GIANT], on_warriors=[(props.DEARER, ROMAN, "six")])
    other.change("six", wounded=True).duel("six", "giant").do("destiny 0").out_of_the_duel()
    assert other.s.promotion == [0, 6 + 2], "to whoever defended"


@proves("DOOM-AMB-62")
def test_a_freelancer_earns_the_full_value_as_destiny_points() -> None:
    hired = warrior("hired", CAPITOL, (30, 1, 9, 9), kinds=(FREELANCER,))
    stage = Stage([hired], [SIX, TEN]).change("six", wounded=True)
    stage.duel("hired", "six").out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 6 and stage.s.promotion[ROMAN] == 0


# --- Actions ------------------------------------------------------------------------------------


@proves("DOOM-AMB-60")
def test_one_ordinary_action_in_a_turn_may_be_sabotage() -> None:
    stage = Stage([SOLDIER], [], [], turns=[2, 2, 2]).do("sabotage", "against seat 2", "destiny 0")
    assert stage.to_action().asked() == MARTIN, "the turn is over"
    granted = Stage([SOLDIER], [], [], turns=[2, 2, 2], hands=[[props.INITIATIVE]])
    settle(granted.do("meditate", "play initiative")).to_action()
    granted.do("sabotage", "against seat 2", "destiny 0").to_action()
    assert granted.asked() == ROMAN and granted.refuses("sabotage") == "", "by the card's action"


@proves("DOOM-AMB-72", "DOOM-AMB-74")
def test_actions_out_of_turn_are_taken_at_once_and_are_no_attacks() -> None:
    stage = Stage([SOLDIER], [SIX, TEN], hands=[[], ["inspired"]], turns=[2, 2])
    stage.do("meditate", "pass", "play inspired")
    settle(stage)
    assert stage.asked() == MARTIN and stage.where()[-1] == "actions out of turn"
    assert stage.refuses("attack") == "DOOM-TYPE-07"
    stage.do("meditate", "no-more-actions")
    assert stage.s.destiny[MARTIN] == 1, "the other two are lost"
    stage.to_action()
    assert stage.asked() == ROMAN and stage.turn().actions == 2


@proves("DOOM-AMB-73")
def test_no_quiet_action_follows_an_ordinary_attack() -> None:
    stage = Stage([SOLDIER, "hussar"], [STRONG_SIX], hands=[["inspired"]], turns=[2, 2])
    settle(stage.do("meditate", "play inspired")).to_action()
    stage.duel("soldier", "strong-six").out_of_the_duel().to_action()
    assert stage.asked() == MARTIN and stage.s.destiny[ROMAN] == 1, "the three are lost"


@proves("DOOM-AMB-93")
def test_an_attack_of_a_card_remains_when_another_duel_ended_early() -> None:
    stage = Stage(
        [SOLDIER, TEN],
        [SIX, STRONG_SIX],
        hands=[[props.BLOOD_LUST] * 2 + [props.STOP]],
        turns=[2, 2],
    )
    settle(stage.do("meditate", "play blood-lust"))
    settle(stage.do("play blood-lust")).to_action()
    assert stage.turn().attacks == 2
    stage.duel("soldier", "six").do("play stop", "pass").out_of_the_duel().to_action()
    assert stage.turn().attacks == 1 and stage.refuses("attack") == ""
    assert stage.moves() == ["no-more-actions", "attack"]


# --- Duels --------------------------------------------------------------------------------------


@proves("DOOM-AMB-50")
def test_between_blow_and_change_of_state_only_what_saves_is_played() -> None:
    stage = Stage([GIANT], [SIX, TEN], hands=[[], [props.HEALING]]).duel("giant", "six")
    stage.to_window("last chance")
    while stage.asked() != MARTIN:
        stage.move("pass")
    assert stage.refuses("play healing") == "DOOM-DUEL-42"
    slight = warrior("slight", CAPITOL, (6, 6, 6, 6))
    after = Stage([slight], [SIX, TEN], hands=[[], [props.HEALING]]).duel("slight", "six")
    after.to_window("last chance").pass_window()
    while after.asked() != MARTIN:
        after.move("pass")
    assert after.piece("six").wounded and after.refuses("play healing") == "", "a fresh wound"


@proves("DOOM-AMB-91")
def test_a_fighter_who_is_moved_by_a_card_across_the_line_ends_the_duel() -> None:
    stage = Stage([SOLDIER, TEN], [SIX], hands=[[props.SHIP_OUT]], opened=True)
    stage.duel("soldier", "six")
    settle(stage.do("play ship-out", "on soldier"))
    assert stage.piece("soldier").area is OUTPOST
    stage.out_of_the_duel()
    assert not stage.told("struck") and not stage.piece("six").wounded


@proves("DOOM-AMB-98")
def test_a_tactic_that_the_defender_never_uses_is_not_announced() -> None:
    stage = Stage([SOLDIER], [SHOOTER]).do("attack", "attacker soldier", "defender shooter")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert stage.moves() == ["shoot"] and stage.refuses("fight") == "DOOM-RESTR-01"


# --- Who somebody is ----------------------------------------------------------------------------


@proves("DOOM-AMB-82")
def test_a_tainted_doomtrooper_is_both() -> None:
    stage = Stage([SOLDIER], ["samurai"], on_warriors=[("tainted", MARTIN, "soldier")])
    soldier = stage.piece("soldier")
    assert doomtrooper(stage.s, soldier) and legionnaire(stage.s, soldier)
    turned = Stage([SOLDIER], ["samurai"], on_warriors=[("dark-visitation", MARTIN, "soldier")])
    assert not doomtrooper(turned.s, turned.piece("soldier"))


@proves("DOOM-AMB-86", "DOOM-AMB-92")
def test_a_hand_is_counted_by_all_and_what_is_discarded_from_it_is_seen_by_nobody() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[["ambush", "inspired"]]).do("no-more-actions")
    stage.do("discard ambush")
    theirs = view(stage.s, MARTIN).plain()
    assert theirs["seats"][ROMAN]["cards"] == 1 and "inspired" not in str(theirs)
    assert "ambush" not in str(theirs), "it lies face down"
    assert "ambush" in str(view(stage.s, ROMAN).plain())


@proves("DOOM-AMB-87", "DOOM-AMB-88")
def test_corporate_wars_is_no_type_of_cards_and_the_letters_are_told() -> None:
    assert {it.kind for it in CARDS.values()} == set(TYPES)
    assert not [kind.key for kind in TYPES if "war" in kind.key and kind.key not in
                ("warrior", "warzone")]  # fmt: skip
    czech = " ".join(term.cs for term in catalogue("doomtrooper").glossary)
    assert all(f"({letter})" in czech for letter in "ZSOHB")


@proves("DOOM-AMB-89")
def test_a_leader_of_a_corporation_may_take_cover_unless_his_card_says_otherwise() -> None:
    leader = warrior("a-leader", CAPITOL, (3, 3, 3, 3), kinds=(CORPORATE_LEADER,))
    stage = Stage([leader, SOLDIER], ["samurai"]).do("seek-cover")
    assert stage.moves() == ["with a-leader", "with soldier"]
    printed = Stage(["lord-nozaki", SOLDIER], ["samurai"])
    assert printed.do("seek-cover").s.troop(ROMAN)[1].down, "only the soldier can be meant"


@proves("DOOM-AMB-89", "DOOM-AMB-20")
def test_who_never_fights_is_revealed_by_an_attack_paid_for_and_not_fought() -> None:
    pacifist = warrior("pacifist", CAPITOL, (3, 3, 3, 3), NeverFights())
    stage = hide(Stage([SOLDIER], [pacifist, TEN], destiny=[0, 9]), "pacifist")
    stage.do("attack", "attacker soldier", "defender face-down 2").to_action()
    assert stage.s.destiny[MARTIN] == 6 and not stage.told("struck")
    assert stage.piece("face-down 2").area is SQUAD and not stage.piece("face-down 2").unpaid


@proves("DOOM-AMB-40")
def test_a_tribal_warrior_of_the_dark_legion_counts_as_both() -> None:
    """He keeps Doomtroopers out, and is one of two tribes."""
    stage = Stage(
        [TEMPLAR_KNIGHT, props.LUTHERAN_BROTHER, SOLDIER],
        ["samurai"],
        opened=True,
        hands=[[props.RASPUTIN_SON]],
        destiny=[9, 0],
        on_warriors=[(props.TO_LEGION, ROMAN, "templar-knight")],
    )
    assert stage.refuses("play rasputin-son") == "DOOM-TRANS-20"
    assert forbids_standing(stage.s, stage.piece("soldier"), ROMAN) == "DOOM-TRANS-16"
    free = Stage([TEMPLAR_KNIGHT, SOLDIER], ["samurai"], opened=True)
    assert forbids_standing(free.s, free.piece("soldier"), ROMAN) == ""


@proves("DOOM-AMB-41")
def test_no_spell_helps_ones_dark_legionnaire_nor_harms_whom_he_fights() -> None:
    mage = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
    boost = Card(
        "boost",
        ART,
        IN_A_DUEL,
        ANY_FIGHTER,
        ForThisDuel(Plus(1, FIGHT)),
        aspect=MENTALISM,
        needs=(Need("DOOM-ART-03", ACasterIsYours(MENTALISM)),),
    )
    weaken = Card(
        "weaken",
        ART,
        IN_A_DUEL,
        ANY_FIGHTER,
        ForThisDuel(Plus(-1, FIGHT)),
        aspect=MENTALISM,
        needs=(Need("DOOM-ART-03", ACasterIsYours(MENTALISM)),),
        harmful=True,
    )
    for fighter, rules in (("necromutant", True), (SOLDIER, False)):
        stage = Stage([fighter, mage], ["samurai"], hands=[[boost, weaken]])
        him = card(fighter).key
        stage.duel(him, "samurai")
        one, other = int(stage.piece(him).number), int(stage.piece("samurai").number)
        assert bool(boost.on.forbids(stage.s, ROMAN, boost, NOTHING, one)) is rules
        assert bool(weaken.on.forbids(stage.s, ROMAN, weaken, NOTHING, other)) is rules


@proves("DOOM-AMB-44", "DOOM-AMB-45")
def test_before_the_fighters_are_named_anybody_may_keep_a_warrior_from_attacking() -> None:
    stage = Stage([SOLDIER, TEN], ["samurai"], ["hussar"], hands=[[], [], [props.DONT_CALL]])
    stage.do("attack", "pass", "pass", "play dont-call", "on soldier")
    settle(stage)
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert stage.asked() == ROMAN and stage.refuses("attacker ten") == ""
    assert "attacker soldier" not in stage.moves(), "by whomever it was played"
    alone = Stage([SOLDIER], ["samurai"], ["hussar"], hands=[[], [], [props.DONT_CALL]])
    alone.do("attack", "pass", "pass", "play dont-call", "on soldier").to_action()
    assert not alone.told("fighters-named") and alone.asked() != ROMAN, "the action is lost"


@proves("DOOM-AMB-47", "DOOM-AMB-48")
def test_a_helper_adds_his_blow_and_his_loss_does_not_end_the_duel() -> None:
    wall = warrior("wall", CAPITOL, (1, 1, 7, 4))

    def helped(*more: Card) -> Stage:
        stage = Stage(
            [SOLDIER, "infantry"], [wall, TEN], hands=[[props.REINFORCE], more], destiny=[2, 0]
        )
        return stage.duel("soldier", "wall").do("play reinforce", "on infantry", "pass")

    each = [helped().value(name, FIGHT) for name in ("soldier", "infantry")]
    for armour, wounded in ((sum(each) - 1, True), (sum(each), True), (sum(each) + 1, False)):
        wall.printed = (1, 1, armour, 4)
        assert helped().out_of_the_duel().piece("wall").wounded is wounded, "they add up"
    wall.printed = (1, 1, sum(each), 4)
    lost = helped(BANISHMENT)
    lost.do("play banishment", "on infantry", "pass")
    assert not lost.in_play("infantry") and lost.s.duel() is not None
    assert not lost.out_of_the_duel().piece("wall").wounded, "his blow is gone with him"


@proves("DOOM-AMB-55")
def test_a_beast_comes_first_then_what_multiplies_the_base_then_what_is_added_to_it() -> None:
    lying = [props.OX, props.WEAKER_BASE, TWICE_BASE, props.PLUS_FOUR]
    stage = Stage(
        [props.BAUHAUS_MAN], ["samurai"], on_warriors=[(it, ROMAN, "bauhaus-man") for it in lying]
    )
    assert stage.value("bauhaus-man", FIGHT) == (3 + 2) * 2 - 1 + 4


@proves("DOOM-AMB-58")
def test_an_outer_duel_ends_when_its_fighter_was_stolen_meanwhile() -> None:
    stage = Stage(
        [SOLDIER, TEN], [SIX, GIANT], hands=[[], [SUDDEN_ATTACK, props.PROGRAMME]], turns=[2, 2]
    )
    stage.duel("soldier", "six").do("play sudden-attack", "pass")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    stage.do("attacker giant", "defender ten", "fight", "play programme", "on soldier")
    stage.out_of_the_duel()
    assert stage.piece("soldier").by == MARTIN and not stage.piece("six").wounded
    assert not stage.piece("soldier").wounded, "the two have never struck"


@proves("DOOM-AMB-79")
def test_equal_warriors_are_those_of_one_card_not_of_one_kind() -> None:
    one, other = (
        warrior(key, IMPERIAL, (3, 3, 3, 3), kinds=(CLANSMEN,)) for key in ("one-man", "other-man")
    )
    stage = Stage(["squadron-commander", one, one, other], ["samurai"])
    assert stage.change("one-man 1", under=1).piece("one-man 1").under == 1
    on = CARDS["squadron-commander"].abilities[0].on
    ability = CARDS["squadron-commander"].abilities[0]
    rules = {
        name: on.forbids(stage.s, ROMAN, ability, 1, int(stage.piece(name).number))
        for name in ("one-man 2", "other-man")
    }
    assert rules == {"one-man 2": "", "other-man": "DOOM-SGT-04"}


@proves("DOOM-AMB-96")
def test_an_attacker_who_is_sent_into_cover_still_strikes() -> None:
    stage = Stage([STRONG_SIX, TEN], [SIX], hands=[[], ["cowardice"]]).duel("strong-six", "six")
    before = stage.value("strong-six", ARMOUR)
    settle(stage.do("play cowardice", "on seat 1"))
    assert stage.value("strong-six", ARMOUR) == before + 3
    stage.out_of_the_duel()
    assert stage.piece("six").wounded and stage.s.troop(ROMAN)[0].down
