"""Who is what: sides, kinds, Cultists, Heretics, Freelancers, commanders, Apostles."""

from __future__ import annotations

from kostka.games.doomtrooper.aims import ToAssign
from kostka.games.doomtrooper.cards.kinds import CLANSMEN, INFANTRYMEN
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.forms import alliance, warrior
from kostka.games.doomtrooper.identity import (
    affiliations,
    doomtrooper,
    follows,
    is_a,
    legionnaire,
    tribes,
)
from kostka.games.doomtrooper.ready import combat_ready, guarded, never_fights
from kostka.games.doomtrooper.spoils import earns_promotion
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    ARMOUR,
    BAUHAUS,
    CAPITOL,
    COMMANDERS,
    DARK_LEGION,
    FIGHT,
    FREELANCER,
    GENERAL,
    HERETIC,
    IMPERIAL,
    NOTHING,
    SERGEANT,
    SQUAD,
    STRUCK_OUT,
)
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    EX_BAUHAUS,
    FREELANCERS_FATHER,
    RENEGADE,
    SOLDIER,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1
ILIAN = "ilian-mistress-of-the-void"
CULTIST = "algeroth-cultist"


def lay(stage: Stage, card: str, on: str, by: int = ROMAN) -> Stage:
    """The card lies on the warrior."""
    found = CARDS[card] if card in CARDS else getattr(props, card)
    stage.s.enter(found, by, stage.piece(on).number, NOTHING, 1)
    stage.s.news = []
    stage.s.offered = None
    return stage


# --- Sides --------------------------------------------------------------------------------------


@proves("DOOM-DT-01", "DOOM-DT-02")
def test_who_is_a_doomtrooper() -> None:
    general = warrior("general-man", GENERAL, (2, 2, 6, 4))
    stage = Stage([general, EX_BAUHAUS, "centurion", RENEGADE, props.TEMPLAR_KNIGHT], ["samurai"])
    found = [doomtrooper(stage.s, it) for it in stage.s.table[:5]]
    assert found == [True, True, False, False, False]
    assert tribes(stage.s, stage.piece("templar-knight")) and not tribes(
        stage.s, stage.piece("renegade")
    )


@proves("DOOM-HER-01", "DOOM-HER-02")
def test_a_heretic_is_a_legionnaire_and_keeps_what_he_was_unless_converted() -> None:
    stage = lay(Stage(["clansman"], ["samurai"]), "tainted", "clansman")
    piece = stage.piece("clansman")
    assert affiliations(stage.s, piece) == [IMPERIAL, DARK_LEGION] and piece.area is SQUAD
    assert doomtrooper(stage.s, piece) and legionnaire(stage.s, piece)
    assert is_a(stage.s, piece, HERETIC)
    full = lay(Stage(["clansman"], ["samurai"]), "dark-visitation", "clansman")
    assert affiliations(full.s, full.piece("clansman")) == [DARK_LEGION]
    assert not doomtrooper(full.s, full.piece("clansman"))


@proves("DOOM-CULT-01", "DOOM-CULT-02", "DOOM-CULT-04")
def test_a_cultist_is_on_the_side_his_player_says_and_always_a_heretic() -> None:
    stage = Stage([CULTIST], ["samurai"], turns=[3, 3])
    cultist = stage.piece(CULTIST)
    assert doomtrooper(stage.s, cultist) and not legionnaire(stage.s, cultist)
    assert is_a(stage.s, cultist, HERETIC)
    stage.do("meditate", f"use change-sides of {CULTIST}", "pass")
    assert legionnaire(stage.s, stage.piece(CULTIST))
    while stage.s.turns[ROMAN] < 7:
        stage.next_turn()
    assert legionnaire(stage.s, stage.piece(CULTIST)), "chosen in turn 3, the same in turn 7"
    assert is_a(stage.s, stage.piece(CULTIST), HERETIC)
    captain = Stage(["aide-de-camp"], ["samurai"])
    assert not is_a(captain.s, captain.piece("aide-de-camp"), HERETIC)


@proves("DOOM-CULT-01")
def test_he_may_change_again_in_the_same_turn_but_not_twice_in_a_row() -> None:
    turns = f"use change-sides of {CULTIST}"
    stage = Stage([CULTIST], ["samurai"], hands=[[], ["positive-karma"]])
    stage.do("meditate", turns, "pass", "pass")
    assert stage.asked() == ROMAN and stage.refuses(turns) == "DOOM-PLAY-01"
    again = Stage([CULTIST], ["samurai"], hands=[[], ["positive-karma"]])
    again.do("meditate", turns, "pass", "play positive-karma", "pass", turns, "pass")
    assert doomtrooper(again.s, again.piece(CULTIST)), "after another card"
    later = Stage([CULTIST], ["samurai"]).do("meditate", turns, "pass").to_action()
    later.do("meditate", turns, "pass")
    assert doomtrooper(later.s, later.piece(CULTIST)), "in another window of the same turn"


@proves("DOOM-CULT-03", "DOOM-CULT-05")
def test_a_cultist_does_not_change_sides_in_answer_to_a_card() -> None:
    stage = Stage([CULTIST, "hussar"], ["samurai"], hands=[[], ["cleansing-flame"]], destiny=(0, 8))
    stage.do("meditate", f"use change-sides of {CULTIST}", "pass")
    stage.do("play cleansing-flame")
    if stage.where()[-1] != "answers":
        stage.do(f"on {CULTIST}")
    assert stage.asked() == ROMAN and stage.where()[-1] == "answers"
    assert stage.refuses(f"use change-sides of {CULTIST}") == "DOOM-REACT-02"
    stage.move("pass")
    assert not stage.in_play(CULTIST)


# --- Considered as ------------------------------------------------------------------------------


@proves("DOOM-CONS-01", "DOOM-CONS-02", "DOOM-CONS-03")
def test_who_is_considered_a_clansman_has_not_his_abilities() -> None:
    guard = "wolfbane-honor-guard"
    blessing = alliance("clan-blessing", IMPERIAL, ForAll(Such(kind=CLANSMEN), Plus(1, ARMOUR)))
    stage = Stage([guard], ["necromutant"], on_all=[(blessing, ROMAN)])
    assert is_a(stage.s, stage.piece(guard), CLANSMEN)
    assert stage.value(guard, ARMOUR) == 7 + 1
    stage.duel(guard, "necromutant")
    assert stage.value(guard, FIGHT) == 6, "no +2 and no +1 against the Dark Legion"


@proves("DOOM-CONS-04", "DOOM-CONS-06", "DOOM-READY-01")
def test_a_card_has_only_what_is_written_or_given() -> None:
    stage = Stage([props.FOOTMAN], ["samurai"])
    assert is_a(stage.s, stage.piece("footman"), INFANTRYMEN)
    assert not stage.piece("footman").effects() and combat_ready(stage.s, stage.piece("footman"))


# --- Personalities and commanders ---------------------------------------------------------------


@proves("DOOM-PERS-11", "DOOM-YOU-01")
def test_an_influence_reaches_all_of_the_kind_unless_it_says_yours() -> None:
    stage = Stage([props.DUCHESS], [props.ETOILE, "necromutant"],
                  on_warriors=[("blindness", MARTIN, "necromutant")])  # fmt: skip
    from kostka.games.doomtrooper.values import given, immunities

    assert immunities(given(stage.s, stage.piece("etoile")))
    stolen = Stage(["colonel-maxwell", "trencher"], ["trencher"])
    stolen.s.control(1, MARTIN, None)
    assert [it.by for it in stolen.s.table if stolen.values(stolen.s.name(it.number))[0] == 9] == [
        MARTIN,
        MARTIN,
    ]


@proves("DOOM-CMD-01", "DOOM-CMD-02")
def test_only_the_note_makes_a_commander() -> None:
    assert len(COMMANDERS) == 2 and SERGEANT in COMMANDERS
    stage = Stage(["sgt-mcbride", "squadron-commander"], ["samurai"])
    assert not any(is_a(stage.s, stage.piece("sgt-mcbride"), it) for it in COMMANDERS)
    assert is_a(stage.s, stage.piece("squadron-commander"), SERGEANT)


SERGEANT_CARD = "squadron-commander"


def why(stage: Stage, name: str, sergeant: str = SERGEANT_CARD) -> str:
    target = ToAssign(IMPERIAL)
    ability = stage.piece(sergeant).card.abilities[0]
    number = int(stage.piece(sergeant).number)
    return target.forbids(stage.s, ROMAN, ability, number, int(stage.piece(name).number))


@proves("DOOM-SGT-01", "DOOM-SGT-02", "DOOM-SGT-03")
def test_who_may_be_under_a_sergeant() -> None:
    equal = warrior("equal-six", IMPERIAL, (3, 3, 3, 6))
    lower = warrior("lower-five", IMPERIAL, (3, 3, 3, 5), Plus(3, ALL))
    stage = Stage([SERGEANT_CARD, SERGEANT_CARD, "sgt-mcbride", equal, lower], ["samurai"])
    first = f"{SERGEANT_CARD} 1"
    assert why(stage, f"{SERGEANT_CARD} 2", first) == "DOOM-SGT-01"
    assert why(stage, "sgt-mcbride", first) == "DOOM-SGT-02"
    assert why(stage, "equal-six", first) == "DOOM-SGT-03"
    assert why(stage, "lower-five", first) == "" and stage.values("lower-five")[3] == 8


@proves("DOOM-SGT-04", "DOOM-SGT-05", "DOOM-SGT-06")
def test_a_unit_of_equal_warriors_assigned_at_any_time_for_good() -> None:
    stage = Stage([SERGEANT_CARD, "trencher", "trencher", "blood-beret"], ["samurai"])
    stage.duel("trencher 1", "samurai")
    stage.do(f"use assign of {SERGEANT_CARD}", "on trencher 1", "pass")
    assert stage.values("trencher 1") == [3 + 4, 2 + 4, 2 + 4, 3 + 4]
    assert why(stage, "blood-beret") == "DOOM-SGT-04" and why(stage, "trencher 2") == ""
    assert why(stage, "trencher 1") == "DOOM-SGT-06"


@proves("DOOM-SGT-07", "DOOM-SGT-08", "DOOM-AMB-80")
def test_a_lost_sergeant_or_a_lost_unit_leaves_the_others_free() -> None:
    stage = Stage([SERGEANT_CARD, SERGEANT_CARD, "trencher", "blood-beret"], ["samurai"])
    stage.change("trencher", under=1, behind=4)
    stage.s.discard(1, None)
    assert stage.piece("trencher").under == NOTHING and why(stage, "trencher") == ""
    assert stage.piece("trencher").behind == 4, "what he is behind is still there"
    stage.change("trencher", under=2)
    stage.s.kill(stage.piece("trencher").number, NOTHING)
    assert why(stage, "blood-beret") == ""


@proves("DOOM-SGT-09", "DOOM-SGT-10", "DOOM-SGT-11")
def test_a_unit_needs_the_corporation_but_a_spy_stays() -> None:
    def unit() -> Stage:
        stage = Stage([SERGEANT_CARD, "trencher", "trencher"], ["samurai"])
        return stage.change("trencher 1", under=1).change("trencher 2", under=1)

    stage = lay(unit(), "INSUBORDINATION", SERGEANT_CARD)
    assert stage.values("trencher 1")[0] == 3
    one = lay(unit(), "INSUBORDINATION", "trencher 1")
    assert one.values("trencher 2")[0] == 3 + 4
    both = lay(one, "INSUBORDINATION", "trencher 2")
    assert both.values("trencher 1")[0] == 3
    spy = lay(unit(), "tainted", "trencher 1")
    assert spy.values("trencher 1")[0] == 3 + 4


@proves("DOOM-MOD-06")
def test_sergeants_do_not_add_up() -> None:
    stage = Stage([SERGEANT_CARD, SERGEANT_CARD, "trencher", "trencher"], ["samurai"])
    stage.change("trencher 1", under=1).change("trencher 2", under=2)
    assert stage.values("trencher 1")[0] == 3 + 4


# --- Apostles and others who never fight --------------------------------------------------------


@proves("DOOM-APOS-02", "DOOM-NOFIGHT-03", "DOOM-READY-02")
def test_apostles_and_leaders_protect_nobody() -> None:
    for card in (ILIAN, props.LEADER):
        stage = Stage(["samurai"], [card], turns=[2, 2])
        assert not guarded(stage.s, MARTIN) and not combat_ready(stage.s, stage.piece(card))
        assert stage.refuses("sabotage") == ""


@proves("DOOM-APOS-03", "DOOM-APOS-04")
def test_an_apostle_receives_cards_and_follows_nobody() -> None:
    stage = Stage([ILIAN, "heretic"], ["samurai"], hands=[[VEST]]).do(
        "play vest", f"on {ILIAN}", "pass"
    )
    assert stage.piece("vest").on == 1
    algeroth = Stage(["algeroth-apostle-of-war", "razide"], ["samurai"])
    assert not follows(algeroth.s, algeroth.piece("algeroth-apostle-of-war"), ALGEROTH)
    assert follows(algeroth.s, algeroth.piece("razide"), ALGEROTH)


@proves("DOOM-NOFIGHT-01", "DOOM-NOFIGHT-04", "DOOM-NOFIGHT-02")
def test_they_never_fight_but_can_be_hurt_otherwise() -> None:
    stage = Stage(["samurai"], [ILIAN, "heretic"], hands=[[props.WOUND]])
    assert stage.piece(ILIAN).card.printed[:3] == (STRUCK_OUT,) * 3
    assert never_fights(stage.s, stage.piece(ILIAN))
    assert not never_fights(stage.s, stage.piece("heretic"))
    stage.do("attack", "attacker samurai")
    assert stage.refuses(f"defender {ILIAN}") == "DOOM-NOFIGHT-01"
    hurt = Stage(["samurai"], [ILIAN, "heretic"], hands=[[props.WOUND]])
    hurt.do("meditate", "play wound", f"on {ILIAN}", "pass", "pass", "pass")
    assert hurt.piece(ILIAN).wounded


# --- Freelancers --------------------------------------------------------------------------------


@proves("DOOM-MERC-01", "DOOM-MERC-03")
def test_a_freelancer_has_no_affiliation_and_earns_no_promotion() -> None:
    victim = warrior("worth-six", CAPITOL, (1, 1, 1, 6))
    stage = Stage([EX_BAUHAUS], [victim])
    assert affiliations(stage.s, stage.piece("ex-bauhaus")) == []
    assert is_a(stage.s, stage.piece("ex-bauhaus"), FREELANCER)
    stage.s.wound(2, None)
    stage.duel("ex-bauhaus", "worth-six").out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 6 and stage.s.promotion[ROMAN] == 0


@proves("DOOM-MERC-04", "DOOM-MERC-05")
def test_who_loses_his_last_affiliation_is_a_freelancer() -> None:
    stage = lay(Stage([SOLDIER, FREELANCERS_FATHER], ["samurai"]), "INSUBORDINATION", "soldier")
    soldier = stage.piece("soldier")
    assert affiliations(stage.s, soldier) == [] and is_a(stage.s, soldier, FREELANCER)
    assert stage.values("soldier")[:3] == [9, 9, 9]  # 5 more than 4
    assert not earns_promotion(stage.s, soldier)


@proves("DOOM-MERC-02", "DOOM-AMB-83")
def test_cards_of_the_old_corporation_cost_three_points() -> None:
    stage = Stage([EX_BAUHAUS], ["samurai"], hands=[[props.BAUHAUS_SABRE]], destiny=(3, 0))
    stage.do("play bauhaus-sabre", "pass")
    assert stage.s.destiny[ROMAN] == 0 and stage.value("ex-bauhaus", FIGHT) == 9 + 3
    poor = Stage([EX_BAUHAUS], ["samurai"], hands=[[props.BAUHAUS_SABRE]], destiny=(2, 0))
    assert poor.refuses("play bauhaus-sabre") == "DOOM-MERC-02"
    mine = Stage([BAUHAUS_MAN], ["samurai"], hands=[[props.BAUHAUS_SABRE]], destiny=(3, 0))
    assert mine.do("play bauhaus-sabre", "pass").s.destiny[ROMAN] == 3
    assert BAUHAUS is EX_BAUHAUS.affiliation
