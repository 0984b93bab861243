"""Out of play, imprisoned, protected; control and ownership; discarding and annihilating."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    FIGHT,
    NOTHING,
    SQUAD,
)
from kostka.sight import view
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    CAPTURE,
    DONT_CALL,
    ETERNAL,
    IN_HIDING,
    MISSING,
    PACT,
    REMOVAL,
    RIGHTEOUSNESS,
    SOLDIER,
    SWORD,
    TRAINING,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1
MAXWELL = "colonel-maxwell"


def under(card: Any, troop: list[Any], **more: Any) -> Stage:
    """Roman has played the card on the first of Martin's warriors."""
    stage = Stage(
        ["samurai"], troop, hands=[[card, RIGHTEOUSNESS]], destiny=(30, 30), turns=[2, 2], **more
    )
    name = stage.s.name(2)
    stage.do("meditate", f"play {card.key}", f"on {name}", "pass")
    return stage


def defended(stage: Stage, name: str = "soldier") -> str:
    """Why Roman's Samurai may not attack him; he may attack another."""
    stage.to_action().do("attack", "attacker samurai")
    return stage.refuses(f"defender {name}")


def sabotaged(stage: Stage) -> str:
    """Why Roman may not sabotage Martin, or ""."""
    return stage.to_action().refuses("sabotage")


def at_turn_of_martin(stage: Stage) -> Stage:
    return stage.to_action().next_turn()


def equipped(stage: Stage) -> str:
    """Why Martin may not give his Soldier a vest; others may have it."""
    stage.s.hands[MARTIN].append(VEST)
    return at_turn_of_martin(stage).do("play vest").refuses("on soldier")


@proves("DOOM-TARGET-02", "DOOM-TARGET-03", "DOOM-INPLAY-05")
def test_who_is_missing_is_not_in_play_and_protects_nobody() -> None:
    stage = under(MISSING, [SOLDIER])
    assert stage.s.warriors() == [stage.s.table[0]]
    assert sabotaged(stage) == ""


@proves("DOOM-TARGET-04", "DOOM-TARGET-14")
def test_the_missing_and_the_imprisoned_give_no_bonuses() -> None:
    for card in (MISSING, CAPTURE):
        stage = under(card, [MAXWELL, "trencher"])
        assert stage.values("trencher")[:3] == [3, 2, 2]
    free = Stage(["samurai"], [MAXWELL, "trencher"])
    assert free.values("trencher")[:3] == [9, 8, 8]


@proves("DOOM-TARGET-05", "DOOM-INPLAY-06", "DOOM-INPLAY-07")
def test_another_copy_may_come_and_then_the_returning_one_goes() -> None:
    stage = under(MISSING, [MAXWELL, "hussar"])
    assert not stage.s.copy_in_play(CARDS[MAXWELL])
    stage.s.enter(CARDS[MAXWELL], ROMAN, NOTHING, NOTHING, 1)
    stage.s.discard(stage.piece("missing").number, None)
    assert [it.by for it in stage.s.table if it.key == MAXWELL] == [ROMAN]
    assert MAXWELL in stage.pile(MARTIN)


@proves("DOOM-RELIC-06", "DOOM-RELIC-07", "DOOM-AMB-99")
def test_so_may_a_relic() -> None:
    stage = under(MISSING, [SOLDIER, "hussar"], on_warriors=[(props.HOLY_BLADE, MARTIN, "soldier")])
    assert not stage.s.copy_in_play(props.HOLY_BLADE)
    stage.s.enter(props.HOLY_BLADE, ROMAN, 1, NOTHING, 1)
    stage.s.discard(stage.piece("missing").number, None)
    assert [it.by for it in stage.s.table if it.key == "holy-blade"] == [ROMAN]
    assert stage.in_play("soldier") and stage.pile(MARTIN) == ["holy-blade"]


@proves("DOOM-TARGET-01", "DOOM-TARGET-06", "DOOM-TARGET-07")
def test_who_is_protected_cannot_be_attacked_and_protects_nobody() -> None:
    assert defended(under(IN_HIDING, [SOLDIER, "hussar"])) == "DOOM-TARGET-06"
    assert sabotaged(under(IN_HIDING, [SOLDIER])) == ""
    wall = Stage(
        [SOLDIER, "hussar"],
        ["samurai"],
        at_areas=[("protective-wall", ROMAN, SOLDIER.home())],
        turns=[2, 2],
    )
    wall.do("use hide of protective-wall", "on soldier", "pass").next_turn()
    wall.do("attack", "attacker samurai")
    assert wall.refuses("defender soldier") == "DOOM-TARGET-06"
    alone = Stage(
        [SOLDIER], ["samurai"], at_areas=[("protective-wall", ROMAN, SOLDIER.home())], turns=[2, 2]
    )
    alone.do("use hide of protective-wall", "pass").next_turn()
    assert alone.refuses("sabotage") == ""


@proves("DOOM-TARGET-08", "DOOM-TARGET-15")
def test_but_he_can_be_targeted_otherwise() -> None:
    for card in (IN_HIDING, CAPTURE):
        stage = under(card, [SOLDIER])
        while stage.asked() != ROMAN or "play righteousness" not in stage.moves():
            stage.move("pass")
        stage.move("play righteousness")
        assert "on soldier" in stage.moves()


@proves("DOOM-TARGET-09", "DOOM-TARGET-10", "DOOM-INDUEL-04")
def test_dont_call_again() -> None:
    stage = under(DONT_CALL, [SOLDIER])
    assert sabotaged(stage) == "DOOM-SAB-02", "he protects all the same"
    busy = Stage(
        ["samurai"],
        [SOLDIER, "hussar"],
        hands=[[DONT_CALL], [VEST]],
        destiny=(30, 30),
        turns=[2, 2],
    )
    at_turn_of_martin(busy.do("meditate", "play dont-call", "on soldier", "pass"))
    busy.do("attack")
    while busy.where()[-1] == "anytime":
        busy.move("pass")
    assert busy.refuses("attacker soldier") == "DOOM-TARGET-09"
    assert equipped(under(DONT_CALL, [SOLDIER, "hussar", "infantry"])) == "DOOM-TARGET-09"
    duel = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[], [DONT_CALL]])
    duel.duel("soldier", "samurai").do("play dont-call", "on soldier", "pass")
    assert duel.s.duel() is not None
    early = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[], [DONT_CALL]])
    early.do("attack", "play dont-call", "on soldier", "pass")
    while early.where()[-1] != "naming the fighters":
        early.move("pass")
    assert early.moves() == ["attacker hussar"]


@proves("DOOM-TARGET-11", "DOOM-TARGET-12", "DOOM-TARGET-13")
def test_a_prisoner_neither_fights_nor_acts() -> None:
    assert defended(under(CAPTURE, [SOLDIER, "hussar"])) == "DOOM-TARGET-12"
    busy = at_turn_of_martin(under(CAPTURE, [SOLDIER, "hussar"])).do("attack")
    while busy.where()[-1] == "anytime":
        busy.move("pass")
    assert busy.refuses("attacker soldier") == "DOOM-TARGET-12"
    assert equipped(under(CAPTURE, [SOLDIER, "hussar", "infantry"])) == "DOOM-TARGET-13"
    freed = under(CAPTURE, [SOLDIER, "hussar"])
    freed.s.hands[ROMAN].append(REMOVAL)
    freed.to_action().do("meditate", "play removal", "on capture", "pass")
    assert defended(freed) == ""
    assert [event.it.key for event in freed.told("imprisoned")] == ["soldier"]


@proves("DOOM-TARGET-16")
def test_an_imprisoned_personality_is_still_in_play() -> None:
    stage = under(CAPTURE, [MAXWELL])
    assert stage.s.copy_in_play(CARDS[MAXWELL])


@proves("DOOM-READY-03", "DOOM-READY-04", "DOOM-AMB-85")
def test_only_what_lies_on_him_takes_his_readiness_away() -> None:
    assert sabotaged(under(MISSING, [SOLDIER])) == ""
    assert sabotaged(under(CAPTURE, [SOLDIER])) == ""
    assert sabotaged(under(TRAINING, [SOLDIER])) == "DOOM-SAB-02"
    assert defended(under(TRAINING, [SOLDIER, "hussar"])) == "DOOM-TARGET-06"


@proves("DOOM-INDUEL-03", "DOOM-AMB-46")
def test_nobody_goes_missing_once_the_fighters_are_named() -> None:
    late = Stage([SOLDIER], ["samurai"], hands=[[], [MISSING]])
    late.do("attack", "attacker soldier", "defender samurai").move("pass")
    assert late.refuses("play missing") == "DOOM-INDUEL-03"
    beside = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[], [MISSING]])
    beside.do("attack", "attacker soldier", "defender samurai", "play missing").to_action()
    assert beside.piece("hussar").out, "only he has no part in the duel"
    early = Stage([SOLDIER, "hussar"], ["samurai"], hands=[[], [MISSING]])
    early.do("attack", "play missing", "on soldier", "pass")
    while early.where()[-1] != "naming the fighters":
        early.move("pass")
    assert early.moves() == ["attacker hussar", "give-up"]


# --- Control ------------------------------------------------------------------------------------


@proves("DOOM-STEAL-01", "DOOM-STEAL-02", "DOOM-INDUEL-05")
def test_a_stolen_fighter_ends_the_duel_and_goes_to_his_owner_in_the_end() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[], [props.PROGRAMME]])
    stage.duel("soldier", "samurai").do("play programme", "on soldier", "pass")
    assert stage.s.duel() is None
    soldier = stage.piece("soldier")
    assert soldier.by == MARTIN and soldier.owner == ROMAN
    stage.s.kill(soldier.number, NOTHING)
    assert stage.pile(ROMAN) == ["soldier"]


@proves("DOOM-STEAL-03")
def test_reassignment_sends_him_to_his_owners_draw_pile() -> None:
    stage = Stage(["samurai"], [SOLDIER], hands=[[props.REASSIGNMENT]])
    stage.s.control(2, ROMAN, None)
    stage.do("meditate", "play reassignment", "on soldier", "pass")
    assert [card.key for card in stage.s.decks[MARTIN]] == ["soldier"]


# --- Leaving play -------------------------------------------------------------------------------


@proves("DOOM-SACR-01", "DOOM-SACR-04", "DOOM-PILE-02")
def test_what_lies_on_an_annihilated_card_is_only_discarded() -> None:
    stage = Stage(["samurai"], [SOLDIER], hands=[[ANNIHILATION]],
                  on_warriors=[(SWORD, MARTIN, "soldier")])  # fmt: skip
    stage.do("meditate", "play annihilation", "on soldier", "pass")
    assert [card.key for card in stage.s.gone[MARTIN]] == ["soldier"]
    assert stage.pile(MARTIN) == ["sword"]
    for viewer in (ROMAN, MARTIN):
        assert view(stage.s, viewer).plain()["seats"][MARTIN]["gone"] == ["soldier"]


@proves("DOOM-SACR-02", "DOOM-SACR-03", "DOOM-COLL-02")
def test_an_annihilated_card_is_no_part_of_the_collection() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[["foxhole"]])
    stage.s.gone[ROMAN].append(CARDS["foxhole"])
    assert stage.s.collection(ROMAN) == []


@proves("DOOM-COLL-01", "DOOM-DECK-05", "DOOM-INPLAY-03")
def test_the_collection_is_draw_pile_discard_pile_and_sideboard() -> None:
    for place in ("decks", "piles", "sides"):
        stage = Stage(["trencher"], ["samurai"])
        getattr(stage.s, place)[ROMAN].append(CARDS["foxhole"])
        stage.s.offered = None
        stage.do("use dig of trencher", "pass")
        assert stage.piece("foxhole").on == 1 and not getattr(stage.s, place)[ROMAN]
    hand = Stage(["trencher"], ["samurai"], hands=[["foxhole"]])
    assert hand.refuses("use dig of trencher") == "DOOM-PLAY-01"


@proves("DOOM-SACR-05", "DOOM-REMOVE-05")
def test_never_discarded_is_not_never_annihilated() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[[ANNIHILATION, ANNIHILATION]],
                  on_all=[(PACT, MARTIN), (ETERNAL, MARTIN)])  # fmt: skip
    stage.do("meditate", "play annihilation", "on pact", "pass")
    assert [card.key for card in stage.s.gone[MARTIN]] == ["pact"]
    stage.do("play annihilation")
    assert stage.refuses("on eternal") == "DOOM-SACR-05" and stage.refuses("on hussar") == ""


@proves("DOOM-SACR-05")
def test_the_bauhaus_bank_stays_to_the_end_of_the_game() -> None:
    bank = [("bauhaus-bank", MARTIN, SQUAD)]
    for key in (REMOVAL, ANNIHILATION):
        stage = Stage(["samurai"], ["hussar"], hands=[[key]], at_areas=bank)
        stage.do("meditate", f"play {key.key}")
        assert stage.refuses("on bauhaus-bank") == "DOOM-SACR-05", key.key
    mage = warrior("all-caster", BROTHERHOOD, (3, 3, 3, 3), casts=ALL_ASPECTS)
    storm = Stage([mage], ["hussar"], hands=[["annihilation"]], destiny=[99, 0],
                  at_areas=[*bank, ("heimburg", MARTIN, SQUAD)])  # fmt: skip
    storm.do("play annihilation").pass_window()
    assert [it.key for it in storm.s.table] == ["bauhaus-bank"], "even when everything goes"


@proves("DOOM-ALLY-01", "DOOM-ALLY-02", "DOOM-ALLY-05")
def test_an_alliance_at_any_time_for_your_own() -> None:
    stage = Stage([SOLDIER], ["free-marine"], hands=[[PACT, "hussar"]], destiny=(2, 0))
    stage.do("meditate", "play pact", "pass")
    assert stage.value("soldier", ARMOUR) == 4 + 1 and stage.value("free-marine", ARMOUR) == 4
    stage.do("play hussar", "pass")
    assert stage.in_play("hussar")


@proves("DOOM-ALLY-03", "DOOM-ALLY-04")
def test_alliances_are_unique_and_hard_to_remove() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[PACT, REMOVAL, ANNIHILATION]],
                  on_all=[(PACT, MARTIN)])  # fmt: skip
    stage.do("meditate")
    assert stage.refuses("play pact") == "DOOM-ALLY-03"
    stage.move("play removal")
    assert stage.refuses("on pact") == "DOOM-ALLY-04" and "on samurai" in stage.moves()
    stage.do("on samurai", "pass", "play annihilation", "on pact", "pass")
    assert not stage.in_play("pact")


@proves("DOOM-REMOVE-01", "DOOM-REMOVE-02", "DOOM-REMOVE-04")
def test_a_discarded_warrior_earns_nobody_points() -> None:
    stage = Stage(["samurai"], [props.DEAR_NINE], hands=[[RIGHTEOUSNESS]], destiny=(10, 0),
                  on_warriors=[(it, MARTIN, "dear-nine") for it in (SWORD, VEST)])  # fmt: skip
    stage.do("meditate", "play righteousness", "on dear-nine", "pass")
    assert sorted(stage.pile(MARTIN)) == ["dear-nine", "sword", "vest"]
    assert stage.s.promotion == [0, 0] and stage.s.destiny[ROMAN] == 1
    assert props.DEAR_NINE.cost == 9


@proves("DOOM-REMOVE-03", "DOOM-PILE-03", "DOOM-PILE-04")
def test_discarding_is_no_kill_and_only_its_owner_looks_at_a_pile() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[RIGHTEOUSNESS]], destiny=(10, 0),
                  on_warriors=[(props.HUNT, ROMAN, "soldier")])  # fmt: skip
    stage.do("meditate", "play righteousness", "on samurai", "pass")
    assert stage.in_play("hunt") and not stage.told("was-killed")
    seen = view(stage.s, ROMAN).plain()["seats"][MARTIN]
    assert (seen["pile"], seen["piled"]) == ([], 1)
    assert view(stage.s, MARTIN).plain()["seats"][MARTIN]["pile"] == ["samurai"]


@proves("DOOM-INPLAY-01", "DOOM-INPLAY-04", "DOOM-ICON-08")
def test_what_happens_to_all_in_play_does_not_reach_who_comes_later() -> None:
    stage = Stage(["screaming-legionnaire", "child-of-ilian"], ["hussar"],
                  hands=[["blessed-legionnaire"]])  # fmt: skip
    stage.do("use scream of screaming-legionnaire").pass_window()
    assert stage.told("struck")
    late = stage.s.enter(CARDS["blessed-legionnaire"], ROMAN, NOTHING, NOTHING, 1)
    assert not late.wounded
    assert CARDS["cleansing-flame"].annihilated and not CARDS["positive-karma"].annihilated


# --- May not, never, always ---------------------------------------------------------------------


@proves("DOOM-NEVER-01", "DOOM-NEVER-02")
def test_may_not_is_weaker_than_may_never() -> None:
    def rule(who: Any, by_card: bool) -> str:
        apostle = "algeroth-apostle-of-war"
        stage = Stage([who, apostle, "razide"], ["samurai"], hands=[[VEST]])
        stage.s.enter(props.TO_LEGION, ROMAN, 1, NOTHING, 1)
        if by_card:
            stage.do("meditate")  # at any time, by leave of the Apostle
        return stage.move("play vest").refuses(f"on {who.key}")

    assert rule(props.BARE_HANDS, False) == "DOOM-NEVER-01"
    assert rule(props.BARE_HANDS, True) == ""
    assert rule(props.EMPTY_HANDS, False) == "DOOM-NEVER-02"
    assert rule(props.EMPTY_HANDS, True) == "DOOM-NEVER-02"


@proves("DOOM-NEVER-03")
def test_who_may_not_use_weapons_bears_them_in_vain() -> None:
    stage = Stage([props.UNARMED], ["samurai"], hands=[[SWORD]]).do("play sword", "pass")
    assert stage.piece("sword").on == 1 and stage.value("unarmed", FIGHT) == 4


@proves("DOOM-ALWAYS-03", "DOOM-ALWAYS-01")
def test_never_beats_always() -> None:
    stage = Stage([props.SLAYER], [props.TOUGH]).duel("slayer", "tough").out_of_the_duel()
    assert stage.piece("tough").wounded
    first = Stage(["shadow-walker"], [props.SWIFT]).duel("shadow-walker", "swift")
    assert first.asked() == ROMAN


@proves("DOOM-LAST-01")
def test_of_those_to_be_attacked_last_the_opponent_chooses() -> None:
    stage = Stage([props.CRESCENT_RIDER], [props.PROPHET_CARD, props.PATRIARCH_CARD])
    stage.do("attack", "attacker crescent-rider")
    assert stage.moves() == ["defender a-prophet", "defender a-patriarch"]
    more = Stage(
        [props.CRESCENT_RIDER], [props.PROPHET_CARD, props.PATRIARCH_CARD, props.TEMPLAR_KNIGHT]
    )
    more.do("attack", "attacker crescent-rider")
    assert more.moves() == ["defender templar-knight"]
    assert more.refuses("defender a-prophet") == "DOOM-LAST-01"


@proves("DOOM-LAST-01", "DOOM-HIDE-05")
def test_who_is_hidden_is_in_no_area_and_shields_no_patriarch() -> None:
    stage = Stage(
        [props.CRESCENT_RIDER], [props.PATRIARCH_CARD], hands=[[], [props.TEMPLAR_KNIGHT]]
    )
    stage.next_turn().do("deploy-into-cover", "hide templar-knight").next_turn()
    stage.do("attack", "attacker crescent-rider")
    assert stage.moves()[0] == "defender a-patriarch" and len(stage.moves()) == 2
