"""Cover, warriors deployed into it, and two of one Personality."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import ARMOUR, HIDDEN, KOHORT, OUTPOST
from kostka.sight import redact, view
from tests.rules.doomtrooper.props import (
    AEGIS,
    ARMOUR_FIVE,
    EIGHT,
    SIX,
    SOLDIER,
    SWORD,
    TEMPLAR_KNIGHT,
    TEN,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2
TWO: tuple[list[str | Card], list[str | Card]] = ([SOLDIER, "infantry"], ["samurai"])


# --- Cover --------------------------------------------------------------------------------------


@proves("DOOM-COVER-01", "DOOM-COVER-14")
def test_into_cover_and_out_for_one_action_each() -> None:
    stage = Stage(*TWO).do("seek-cover", "with soldier")
    assert stage.piece("face-down 1").down and stage.turn().actions == 2
    stage.do("leave-cover").pass_window()
    assert not stage.piece("soldier").down and stage.turn().actions == 1


@proves("DOOM-COVER-02", "DOOM-COVER-07")
def test_cover_gives_three_armour_and_does_not_keep_attackers_away() -> None:
    stage = Stage(["samurai"], [ARMOUR_FIVE, "hussar"])
    assert stage.value("armour-five", ARMOUR) == 5
    stage.s.cover(2, None)
    assert stage.value("face-down 2", ARMOUR) == 5 + 3
    stage.do("attack", "attacker samurai")
    assert "defender face-down 2" in stage.moves()


@proves("DOOM-COVER-03", "DOOM-AMB-15")
def test_one_warrior_stays_uncovered() -> None:
    stage = Stage(*TWO).do("seek-cover", "with soldier").pass_window()
    assert stage.refuses("seek-cover") == "DOOM-COVER-03"
    assert Stage([SOLDIER], ["samurai"]).refuses("seek-cover") == "DOOM-COVER-03"


@proves("DOOM-COVER-04", "DOOM-AMB-16")
def test_with_all_in_cover_the_next_ordinary_action_is_to_leave_it_or_to_deploy() -> None:
    stage = Stage(*TWO, hands=[["hussar", VEST]], destiny=(2, 0))
    stage.s.cover(1, None)
    stage.s.cover(2, None)
    stage.s.offered = None
    assert stage.moves() == ["no-more-actions", "leave-cover", "play hussar"]
    assert stage.refuses("meditate") == "DOOM-COVER-04"
    stage.s.turn_notes().calm = 1
    stage.s.offered = None
    assert stage.refuses("meditate") == "", "an extra action is not bound: DOOM-AMB-35"


@proves("DOOM-COVER-05", "DOOM-TRANS-04")
def test_the_duty_of_the_outpost_comes_first() -> None:
    stage = Stage([SOLDIER, "infantry"], [TEMPLAR_KNIGHT], opened=True)
    stage.s.cover(1, None)
    stage.s.cover(2, None)
    stage.s.offered = None
    assert stage.moves() == ["no-more-actions", "transfer"]
    assert stage.refuses("leave-cover") == "DOOM-TRANS-03"
    stage.do("transfer", "with face-down 1").pass_window()
    assert stage.moves() == ["no-more-actions", "leave-cover"]


@proves("DOOM-COVER-06", "DOOM-COVER-15")
def test_who_is_in_cover_or_just_left_it_does_not_attack() -> None:
    stage = Stage(*TWO, turns=[2, 2])
    stage.s.cover(1, None)
    stage.do("attack")
    while stage.where()[-1] != "naming the fighters":
        stage.move("pass")
    assert stage.refuses("attacker face-down 1") == "DOOM-COVER-06"
    out = Stage(*TWO, turns=[2, 2])
    out.s.cover(1, None)
    out.do("leave-cover", "meditate")
    assert len(out.told("action-taken")) + 1 == 3, "the attack is action 3"
    out.do("attack")
    while out.where()[-1] != "naming the fighters":
        out.move("pass")
    assert out.refuses("attacker soldier") == "DOOM-COVER-15"
    later = Stage(*TWO, turns=[2, 2])
    later.s.cover(1, None)
    later.do("leave-cover").next_turn().next_turn().do("attack")
    while later.where()[-1] != "naming the fighters":
        later.move("pass")
    assert later.refuses("attacker soldier") == ""


@proves("DOOM-COVER-08", "DOOM-DUEL-35")
def test_the_wounded_take_cover_too_and_who_is_wounded_there_stays() -> None:
    stage = Stage(*TWO)
    stage.s.wound(1, None)
    stage.do("seek-cover", "with soldier")
    assert stage.piece("face-down 1").wounded and stage.piece("face-down 1").down
    duel = Stage(["immaculate-fury"], [SOLDIER, "hussar"])
    duel.s.cover(2, None)
    duel.duel("immaculate-fury", "face-down 2", "shoot").out_of_the_duel()
    assert duel.piece("face-down 2").wounded and duel.piece("face-down 2").down


@proves("DOOM-COVER-09", "DOOM-COVER-10", "DOOM-DUEL-34")
def test_only_its_player_sees_a_face_down_card_except_in_a_duel() -> None:
    stage = Stage(["samurai"], [SOLDIER, "hussar"])
    stage.s.cover(2, None)
    stage.s.cover(3, None)
    for viewer, card in ((ROMAN, ""), (MARTIN, "soldier")):
        table = view(stage.s, viewer).plain()["table"]
        assert [it["number"] for it in table] == [1, 2, 3]
        assert table[1]["card"] == card and table[1]["name"] == "face-down 2"
    stage.duel("samurai", "face-down 2")
    assert view(stage.s, ROMAN).plain()["table"][1]["card"] == "soldier"
    stage.out_of_the_duel()
    assert view(stage.s, ROMAN).plain()["table"][1]["card"] == ""


@proves("DOOM-COVER-11", "DOOM-COVER-12")
def test_attachments_lie_face_up() -> None:
    stage = Stage(*TWO, hands=[[VEST]], on_warriors=[(SWORD, ROMAN, "soldier")])
    stage.do("seek-cover", "with soldier").pass_window()
    stage.do("play vest", "on face-down 1", "pass")
    table = view(stage.s, MARTIN).plain()["table"]
    assert {it["card"] for it in table if it["on"] == 1} == {"sword", "vest"}


@proves("DOOM-COVER-13", "DOOM-HIDE-15", "DOOM-APOS-01")
def test_who_may_never_be_in_cover() -> None:
    apostle = "ilian-mistress-of-the-void"
    stage = Stage([apostle, "heretic"], ["samurai"], hands=[[], ["cowardice"]])
    stage.do("meditate", "play cowardice", "on seat 1", "pass")
    assert not stage.piece(apostle).down
    other = Stage([apostle, "heretic"], ["samurai"]).do("seek-cover")
    assert not other.piece(apostle).down
    hidden = Stage(["heretic"], ["samurai"], hands=[[apostle]])
    assert hidden.refuses("deploy-into-cover") == "DOOM-HIDE-15"
    assert other.s.warrior(1).card.printed[0] == other.s.warrior(1).card.printed[2]


# --- Deploying into cover -----------------------------------------------------------------------


def hidden(card: Card = EIGHT, destiny: int = 10) -> Stage:
    """Martin has deployed this warrior into cover, and it is Roman's turn."""
    stage = Stage(["samurai"], ["hussar"], destiny=(9, destiny))
    stage.s.hands[MARTIN].append(card)
    stage.next_turn()
    stage.do("deploy-into-cover")
    return stage.next_turn()


@proves("DOOM-HIDE-01", "DOOM-HIDE-02", "DOOM-HIDE-07")
def test_to_deploy_into_cover_takes_three_actions_and_no_payment() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[[TEN]])
    stage.do("deploy-into-cover", "hide ten")
    assert stage.turn().actions == 3 - 3 and stage.s.destiny == [0, 0]
    assert [event.seat for event in stage.told("was-hidden")] == [ROMAN]
    assert stage.piece("face-down 3").card.cost == 10
    late = Stage(["samurai"], ["hussar"], hands=[[TEN]]).do("meditate").pass_window()
    assert late.turn().actions == 2 and late.refuses("deploy-into-cover") == "DOOM-HIDE-02"
    extra = Stage(["samurai"], ["hussar"], hands=[[TEN]]).do("meditate").pass_window()
    extra.s.turn_notes().calm = 1
    extra.s.offered = None
    assert extra.refuses("deploy-into-cover") == "", "DOOM-AMB-94"


@proves("DOOM-HIDE-03", "DOOM-HIDE-04", "DOOM-HIDE-05")
def test_nobody_else_knows_who_it_is_nor_where_he_belongs() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[["razide"]])
    stage.do("deploy-into-cover", "hide razide")
    piece = stage.piece("face-down 3")
    assert piece.area is HIDDEN and piece.area is not KOHORT and not piece.wounded
    seen = view(stage.s, MARTIN).plain()["table"][2]
    assert (seen["card"], seen["values"], seen["area"]) == ("", [], "laid-aside")
    told = redact(stage.s, stage.log, MARTIN)
    assert all(getattr(event.it, "key", "") != "razide" for event in told)


@proves("DOOM-HIDE-06", "DOOM-HIDE-12")
def test_he_is_marked_as_unpaid_and_receives_nothing() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[[EIGHT, VEST, AEGIS]])
    stage.do("deploy-into-cover", "hide eight").move("play aegis")
    assert stage.refuses("on face-down 3") == "DOOM-HIDE-06"
    stage.do("on samurai")
    assert view(stage.s, MARTIN).plain()["table"][2]["unpaid"] is True
    stage.s.turn_notes().calm = 1
    stage.pass_window()
    stage.do("play vest").to_action()
    assert not [it for it in stage.s.table if it.on == 3]
    assert stage.piece("vest").on == stage.piece("samurai").number, "nobody else can have it"


@proves("DOOM-HIDE-08")
def test_who_is_attacked_is_revealed_and_paid_for() -> None:
    stage = hidden(SIX, 9).do("attack", "attacker samurai", "defender face-down 3")
    assert stage.s.destiny[MARTIN] == 9 - 6
    assert not stage.piece("six").unpaid and stage.piece("six").down


@proves("DOOM-HIDE-09", "DOOM-HIDE-10", "DOOM-HIDE-11")
def test_who_cannot_be_paid_for_goes_and_the_debt_is_taken() -> None:
    stage = hidden(TEN, 4)
    stage.s.promotion[MARTIN] = 9
    stage.do("attack", "attacker samurai", "defender face-down 3")
    assert stage.s.destiny[MARTIN] == 0 and stage.s.promotion[MARTIN] == 9 - 6
    assert stage.pile(MARTIN) == ["ten"] and stage.s.duel() is None
    poor = hidden(TEN, 4)
    poor.s.promotion[MARTIN] = 2
    poor.do("attack", "attacker samurai", "defender face-down 3")
    assert poor.s.promotion[MARTIN] == 0, "a debt of 6 is more than 2"


@proves("DOOM-HIDE-13", "DOOM-HIDE-14", "DOOM-AMB-20")
def test_an_attacker_who_could_not_attack_him_has_spent_his_attack() -> None:
    stage = hidden(TEMPLAR_KNIGHT, 5).do("attack", "attacker samurai", "defender face-down 3")
    assert stage.s.duel() is None and stage.s.destiny[MARTIN] == 2
    assert stage.piece("face-down 3").area is OUTPOST and stage.s.opened
    stage.pass_window()
    assert stage.where() == ["turn", "anytime"]
    assert "leave-cover" in stage.next_turn().moves(), "he is still in cover"


# --- One Personality ----------------------------------------------------------------------------

SEAN = "sean-gallagher"


def two_hidden(first: int, second: int) -> Stage:
    """Martin, then Honza, have hidden Sean Gallagher, worth 8; it is Roman's turn."""
    stage = Stage(
        ["samurai"],
        ["hussar"],
        ["dragoon"],
        hands=[[SEAN], [SEAN], [SEAN]],
        destiny=(9, first, second),
    )
    stage.next_turn().do("deploy-into-cover")  # turn 2
    stage.next_turn().do("deploy-into-cover")
    return stage.next_turn()  # turn 4


@proves("DOOM-PERS-03", "DOOM-PERS-04", "DOOM-AMB-23")
def test_who_hid_his_copy_pays_and_keeps_it_and_the_other_gets_everything_back() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[[SEAN], [SEAN]], destiny=(8, 10))
    stage.next_turn().do("deploy-into-cover").next_turn()
    stage.do(f"play {SEAN}", "pass")
    assert stage.s.destiny == [8, 10 - 8]
    assert stage.piece("face-down 3").by == MARTIN and not stage.piece("face-down 3").unpaid
    assert [card.key for card in stage.s.hands[ROMAN]] == [SEAN] and stage.turn().actions == 3


@proves("DOOM-PERS-05")
def test_who_cannot_pay_loses_it_and_the_other_comes_in() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[[SEAN], [SEAN]], destiny=(8, 2))
    stage.s.promotion[MARTIN] = 1
    stage.next_turn().do("deploy-into-cover").next_turn().do(f"play {SEAN}", "pass")
    assert stage.s.destiny == [0, 0] and stage.s.promotion == [0, 0]
    assert stage.piece(SEAN).by == ROMAN and stage.pile(MARTIN) == [SEAN]


@proves("DOOM-PERS-06", "DOOM-PERS-07", "DOOM-AMB-24")
def test_of_several_hidden_copies_the_earliest_counts_and_the_later_ones_return() -> None:
    stage = two_hidden(8, 8).do(f"play {SEAN}", "pass", "pass")
    assert stage.s.destiny == [9, 0, 8], "hidden in turn 2, not in turn 4"
    assert [card.key for card in stage.s.hands[HONZA]] == [SEAN]
    assert [it.by for it in stage.s.table if it.key == SEAN] == [MARTIN]


@proves("DOOM-PERS-08", "DOOM-PERS-09")
def test_who_cannot_pay_passes_the_right_on_and_the_deployer_comes_last() -> None:
    stage = two_hidden(0, 8).do(f"play {SEAN}", "pass", "pass")
    assert stage.pile(MARTIN) == [SEAN] and stage.s.destiny == [9, 0, 0]
    assert [it.by for it in stage.s.table if it.key == SEAN] == [HONZA]
    none = two_hidden(0, 0).do(f"play {SEAN}", "pass", "pass")
    assert [it.by for it in none.s.table if it.key == SEAN] == [ROMAN]
    assert none.s.destiny == [1, 0, 0]


@proves("DOOM-PERS-10", "DOOM-AMB-22")
def test_leaving_cover_asks_the_earlier_copy_first() -> None:
    stage = two_hidden(8, 9)
    stage.next_turn().next_turn()
    stage.do("leave-cover")
    assert stage.s.destiny[MARTIN] == 0, "he hid his in turn 2"
    assert stage.s.destiny[HONZA] == 9, "and he in turn 4"
    assert [it.by for it in stage.s.table if it.key == SEAN] == [MARTIN]
    openly = Stage([SEAN, "samurai"], ["hussar"], hands=[[], [SEAN]]).next_turn()
    assert openly.refuses("deploy-into-cover") == "DOOM-PERS-01"


@proves("DOOM-PERS-13", "DOOM-PERS-02")
def test_each_time_a_personality_is_killed_it_is_paid_for() -> None:
    stage = Stage(["nepharite-of-ilian"], [SEAN], hands=[[], [SEAN]], destiny=(0, 8))
    assert stage.piece(SEAN).card.personality
    stage.duel("nepharite-of-ilian", SEAN).do("destiny 0").out_of_the_duel()
    assert stage.s.promotion[ROMAN] == 8
    stage.next_turn().do(f"play {SEAN}", "pass").next_turn()
    stage.s.heal(stage.piece("nepharite-of-ilian").number, None)
    stage.duel("nepharite-of-ilian", SEAN).do("destiny 0").out_of_the_duel()
    assert stage.s.promotion[ROMAN] == 8 + 8


@proves("DOOM-PERS-07")
def test_a_copy_that_is_attacked_and_paid_for_sends_the_later_hidden_one_home() -> None:
    stage = two_hidden(8, 9)
    stage.do("attack", "attacker samurai", "defender face-down 4")
    assert stage.s.destiny == [9, 0, 9], "whoever is revealed as a defender is paid for"
    assert [event.seat for event in stage.told("revealed")] == [MARTIN, HONZA]
    assert [card.key for card in stage.s.hands[HONZA]] == [SEAN]
    assert [it.by for it in stage.s.table if it.key == SEAN] == [MARTIN]
