"""Deploying, areas of influence, the Outpost and the duties it brings."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.forms import equipment
from kostka.games.doomtrooper.terms import (
    AREAS,
    ARMOUR,
    KOHORT,
    NOTHING,
    OUTPOST,
    OUTSIDE,
    SQUAD,
)
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import (
    BIKE,
    CRESCENT_RIDER,
    LUTHERAN_BROTHER,
    RASPUTIN_SON,
    RENEGADE,
    SOLDIER,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Borne, Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1
TRINKET = equipment("trinket")  # of which nothing is said


def there(*troop: Any, foe: Any = TEMPLAR_KNIGHT, **more: Any) -> Stage:
    """The Outpost is open; the opponent has a Tribal warrior there."""
    return Stage(list(troop), [foe], opened=True, **more)


# --- Deploying ----------------------------------------------------------------------------------


@proves("DOOM-DEPLOY-01", "DOOM-DEPLOY-09", "DOOM-INPLAY-02")
def test_a_doomtrooper_joins_the_squad_for_his_value() -> None:
    stage = Stage([], ["samurai"], hands=[["sea-lion"]], destiny=(5, 0)).do("play sea-lion", "pass")
    piece = stage.piece("sea-lion")
    assert piece.card.cost == 4 and stage.s.destiny[ROMAN] == 5 - 4
    assert piece.area is SQUAD and not piece.down and not piece.wounded


@proves("DOOM-DEPLOY-02", "DOOM-DEPLOY-03", "DOOM-DEPLOY-04")
def test_the_others_join_the_kohort_the_outpost_or_stand_outside() -> None:
    hand: list[Any] = ["curator", TEMPLAR_KNIGHT, RENEGADE]
    stage = Stage([], ["samurai"], hands=[hand], destiny=(20, 0))
    for card, area in (("curator", KOHORT), ("templar-knight", OUTPOST), ("renegade", OUTSIDE)):
        stage.do(f"play {card}", "pass")
        assert stage.piece(card).area is area
    assert stage.s.opened


@proves("DOOM-DEPLOY-05", "DOOM-DEPLOY-06")
def test_eight_points_are_paid_and_seven_are_too_few() -> None:
    poor = Stage([], ["samurai"], hands=[["ezoghoul"]], destiny=(7, 0))
    assert poor.refuses("play ezoghoul") == "DOOM-DEPLOY-06" and poor.s.destiny[ROMAN] == 7
    rich = Stage([], ["samurai"], hands=[["ezoghoul"]], destiny=(8, 0)).do("play ezoghoul")
    assert rich.s.destiny[ROMAN] == 0 and not rich.in_play("ezoghoul")
    assert rich.do("pass").in_play("ezoghoul")


@proves("DOOM-DEPLOY-07", "DOOM-DEPLOY-08")
def test_a_newcomer_attacks_and_is_attacked_at_once() -> None:
    stage = Stage([], ["samurai"], hands=[["hussar"]], destiny=(2, 0), turns=[2, 2])
    assert stage.s.turns[ROMAN] == 3
    stage.do("play hussar", "meditate")
    stage.do("attack", "attacker hussar", "defender samurai")
    other = Stage([], ["samurai"], hands=[["hussar"]], destiny=(2, 0), turns=[2, 2])
    other.do("play hussar").next_turn().do("attack", "attacker samurai", "defender hussar")


# --- Transfer -----------------------------------------------------------------------------------


@proves("DOOM-TRANS-01", "DOOM-TRANS-07", "DOOM-TRANS-11")
def test_to_the_outpost_and_back_to_the_squad() -> None:
    stage = there(SOLDIER, "hussar").do("transfer", "with soldier")
    assert stage.piece("soldier").area is OUTPOST and stage.turn().actions == 2
    stage.change("hussar", area=OUTPOST).next_turn().next_turn().do("transfer", "with soldier")
    assert stage.piece("soldier").area is SQUAD


@proves("DOOM-TRANS-02", "DOOM-DUEL-10", "DOOM-AMB-39")
def test_the_outpost_and_the_rest_do_not_meet() -> None:
    stage = there(SOLDIER, CRESCENT_RIDER, "hussar").change("hussar", area=OUTPOST)
    stage.do("attack", "attacker crescent-rider")
    assert stage.moves() == ["defender templar-knight"]
    other = there(SOLDIER, CRESCENT_RIDER, "hussar").change("hussar", area=OUTPOST).do("attack")
    while other.where()[-1] == "anytime":
        other.move("pass")
    assert other.refuses("attacker soldier") == "DOOM-DUEL-10"
    assert other.moves() == ["attacker crescent-rider", "attacker hussar"]


@proves("DOOM-TRANS-03", "DOOM-AMB-34", "DOOM-AMB-36")
def test_who_has_nobody_in_the_outpost_must_go_there_first() -> None:
    stage = there(SOLDIER, hands=[["hussar", TEMPLAR_KNIGHT]], destiny=(9, 0))
    assert stage.moves() == ["no-more-actions", "transfer", "play templar-knight"]
    assert stage.refuses("meditate") == "DOOM-TRANS-03" == stage.refuses("attack")
    assert there(hands=[["hussar"]], destiny=(2, 0)).refuses("play hussar") == ""


@proves("DOOM-TRANS-05", "DOOM-AMB-37")
def test_the_last_one_there_stays_while_others_are_there() -> None:
    stage = there(SOLDIER, "hussar").change("soldier", area=OUTPOST)
    assert stage.do("transfer").piece("hussar").area is OUTPOST, "only he may go"
    alone = there(SOLDIER, "hussar", foe="samurai").change("soldier", area=OUTPOST)
    assert "with soldier" in alone.do("transfer").moves(), "nobody else is there"
    back = there(SOLDIER, "hussar", "infantry").change("soldier", area=OUTPOST)
    back.change("hussar", area=OUTPOST)
    assert "with soldier" in back.do("transfer").moves(), "the other one stays"
    kept = there(SOLDIER).change("soldier", area=OUTPOST)
    assert kept.refuses("transfer") == "DOOM-TRANS-05"


@proves("DOOM-TRANS-06", "DOOM-AMB-38")
def test_the_outpost_must_be_opened_and_stays_open() -> None:
    assert Stage([SOLDIER], ["samurai"]).refuses("transfer") == "DOOM-TRANS-06"
    stage = there(SOLDIER)
    stage.s.discard(stage.piece("templar-knight").number, None)
    stage.s.news = []
    stage.s.offered = None
    assert stage.refuses("transfer") == ""


@proves("DOOM-TRANS-08", "DOOM-AMB-28")
def test_with_a_vehicle_it_costs_two_actions() -> None:
    stage = there(SOLDIER, CRESCENT_RIDER, on_warriors=[(BIKE, ROMAN, "soldier")])
    stage.do("transfer")
    assert stage.turn().actions == 3 - 2
    late = there(SOLDIER, CRESCENT_RIDER, on_warriors=[(BIKE, ROMAN, "soldier")])
    late.do("meditate", "meditate").pass_window()
    assert late.refuses("transfer") == "DOOM-TRANS-08", "not what keeps the Tribal warrior there"


@proves("DOOM-TRANS-09")
def test_a_vehicle_that_lies_at_an_area_stays_there() -> None:
    for area in (SQUAD, OUTPOST):
        stage = there(
            CRESCENT_RIDER, SOLDIER, "hussar", at_areas=[(props.CARRIER, ROMAN, area)]
        ).do("transfer")
        assert stage.moves() == ["with soldier", "with hussar"]
        assert stage.refuses("with carrier") == "DOOM-TRANS-09"
        stage.do("with soldier")
        assert stage.piece("carrier").area is area and stage.piece("soldier").area is OUTPOST


@proves("DOOM-TRANS-10", "DOOM-TRANS-13")
def test_no_transfer_in_a_duel_nor_of_tribal_warriors() -> None:
    stage = there(CRESCENT_RIDER, foe=TEMPLAR_KNIGHT, hands=[[], ["inspired"]])
    stage.s.enter(SOLDIER, MARTIN, NOTHING, NOTHING, 1)
    stage.duel("crescent-rider", "templar-knight").do("play inspired", "pass")
    assert stage.asked() == MARTIN and "meditate" in stage.moves()
    assert stage.refuses("transfer") == "DOOM-TRANS-10"
    assert there(CRESCENT_RIDER).refuses("transfer") == "DOOM-TRANS-13"


@proves("DOOM-TRANS-12", "DOOM-TRANS-14", "DOOM-TRANS-15")
def test_once_in_a_turn_of_his_own_will_and_back_to_the_kohort() -> None:
    stage = there("centurion", "razide", "necromutant", hands=[[props.SHIP_HOME]])
    stage.do("transfer", "with centurion").pass_window()
    assert stage.turn().actions == 2
    stage.do("transfer")
    assert stage.moves() == ["with razide", "with necromutant"]
    assert stage.refuses("with centurion") == "DOOM-TRANS-14"
    stage.do("with razide", "play ship-home", "on centurion", "pass")
    assert stage.piece("centurion").area is KOHORT, "a card may send him back in the same turn"


@proves("DOOM-TRANS-16", "DOOM-TRANS-17", "DOOM-TRANS-19")
def test_doomtroopers_and_legionnaires_do_not_share_an_outpost() -> None:
    def rule(*troop: Any) -> str:
        """Why the first may not go where the second is; the other two may come or leave."""
        stage = there(*troop, "necromutant", CRESCENT_RIDER)
        return stage.change(troop[1], area=OUTPOST).do("transfer").refuses(f"with {troop[0]}")

    assert rule("hussar", "centurion") == "DOOM-TRANS-16"
    assert rule("razide", "centurion") == "" == rule("hussar", "infantry")
    tainted = there("hussar", "centurion", "razide", hands=[["tainted"]])
    tainted.change("centurion", area=OUTPOST).do("meditate", "play tainted", "pass")
    assert tainted.to_action().do("transfer").refuses("with hussar") == "", "he is both"


@proves("DOOM-TRANS-18", "DOOM-AMB-81")
def test_a_forbidden_mix_is_cleared_with_the_next_ordinary_action() -> None:
    stage = there(SOLDIER, "infantry").change("soldier", area=OUTPOST)
    stage.change("infantry", area=OUTPOST)
    stage.s.enter(CARDS["dark-visitation"], MARTIN, 1, NOTHING, 1)
    stage.s.news = []
    stage.s.offered = None
    assert stage.moves() == ["no-more-actions", "transfer"]
    assert stage.refuses("meditate") == "DOOM-TRANS-18"


@proves("DOOM-TRANS-20")
def test_two_tribes_at_most() -> None:
    def sent(*tribes: Any) -> Stage:
        """A son of Rasputin stands outside and is told to go where these are."""
        stage = there(RASPUTIN_SON, *tribes, hands=[[props.SHIP_OUT]])
        stage.change("rasputin-son", area=OUTSIDE).do("meditate", "play ship-out")
        return stage.do("on rasputin-son", "pass")

    third = sent(LUTHERAN_BROTHER, CRESCENT_RIDER)
    assert third.piece("rasputin-son").area is OUTSIDE
    assert sent(LUTHERAN_BROTHER).piece("rasputin-son").area is OUTPOST


@proves("DOOM-TRANS-20", "DOOM-AMB-100")
def test_a_third_tribe_that_comes_out_of_cover_sends_one_of_them_away() -> None:
    stage = there(LUTHERAN_BROTHER, CRESCENT_RIDER, hands=[[RASPUTIN_SON]], destiny=[9, 0])
    stage.do("deploy-into-cover", "hide rasputin-son")
    stage.next_turn().next_turn().do("leave-cover").to_action()
    assert stage.piece("rasputin-son").area is OUTPOST, "he is revealed there"
    assert stage.moves() == ["no-more-actions", "dismiss"]
    assert stage.refuses("meditate") == "DOOM-TRANS-20" == stage.refuses("transfer")
    stage.do("dismiss", "with lutheran-brother").to_action()
    assert not stage.in_play("lutheran-brother") and stage.pile(0) == ["lutheran-brother"]
    assert "meditate" in stage.moves() and "dismiss" not in stage.moves()
    assert not stage.told("was-killed"), "to be discarded is no kill"


@proves("DOOM-TRANS-21", "DOOM-OUT-02", "DOOM-OUT-05")
def test_who_stands_outside_may_go_there_and_come_back() -> None:
    stage = there(RENEGADE, "centurion").change("centurion", area=OUTPOST)
    stage.do("transfer")
    if "with renegade" in stage.moves():
        stage.do("with renegade")
    assert stage.piece("renegade").area is OUTPOST and stage.turn().actions == 2
    stage.next_turn().next_turn().do("transfer")
    if "with renegade" in stage.moves():
        stage.do("with renegade")
    assert stage.piece("renegade").area is OUTSIDE


# --- Areas of influence -------------------------------------------------------------------------


@proves("DOOM-AREA-01", "DOOM-OUT-01")
def test_three_areas_and_the_absence_of_one() -> None:
    assert AREAS == (SQUAD, KOHORT, OUTPOST) and OUTSIDE not in AREAS
    assert RENEGADE.home() is OUTSIDE and CARDS["heretic"].home() is KOHORT


@proves("DOOM-AREA-02", "DOOM-OUT-03", "DOOM-AREA-09")
def test_what_names_the_squad_reaches_neither_the_outpost_nor_outside() -> None:
    stage = there(
        SOLDIER, RENEGADE, "infantry", at_areas=[("fortified-entrenchment", ROMAN, SQUAD)]
    )
    stage.change("infantry", area=OUTPOST)
    other = Stage(["samurai"], [SOLDIER], at_areas=[("fortified-entrenchment", MARTIN, SQUAD)])
    assert other.duel("samurai", "soldier").value("soldier", ARMOUR) == 4 + 2
    trench = there(SOLDIER, RENEGADE, at_areas=[(props.TRENCH, ROMAN, SQUAD)])
    assert trench.value("soldier", ARMOUR) == 6 and trench.value("renegade", ARMOUR) == 5
    assert trench.change("soldier", area=OUTPOST).value("soldier", ARMOUR) == 4


@proves("DOOM-AREA-04", "DOOM-AREA-05", "DOOM-SELF-01")
def test_the_marshal_must_be_in_the_squad_and_maxwell_only_in_play() -> None:
    stage = Stage(["venusian-marshal", "hussar"], ["samurai"])
    stage.change("hussar", area=OUTPOST)
    assert stage.values("hussar")[:3] == [2 + 2, 2 + 2, 3 + 2]
    stage.change("venusian-marshal", area=OUTPOST)
    assert stage.values("hussar")[:3] == [2, 2, 3]
    maxwell = Stage(["colonel-maxwell", "trencher"], ["samurai"])
    maxwell.change("colonel-maxwell", area=OUTPOST)
    assert maxwell.values("trencher")[:3] == [3 + 6, 2 + 6, 2 + 6]
    assert maxwell.values("colonel-maxwell")[:3] == [9, 7, 8]


@proves("DOOM-AREA-06", "DOOM-AREA-10", "DOOM-OUT-04")
def test_what_names_no_area_reaches_everywhere() -> None:
    stage = Stage(["clansman"], ["samurai"], at_areas=[("fukido", ROMAN, SQUAD)])
    assert stage.change("clansman", area=OUTPOST).value("clansman", ARMOUR) == 3 + 2
    target = Stage([SOLDIER], ["necromutant"], hands=[[], ["tainted"]])
    target.change("soldier", area=OUTPOST).do("meditate", "play tainted", "pass")
    assert target.piece("tainted").on == 1


@proves("DOOM-AREA-07", "DOOM-DUEL-20", "DOOM-CORE-02")
def test_no_card_carries_a_warzone_over_the_outpost_line() -> None:
    zones = [
        (props.ZONE_A, ROMAN, SQUAD),
        (props.ZONE_K, MARTIN, KOHORT),
        (props.ZONE_O, MARTIN, OUTPOST),
    ]
    maps = [(props.MAPS, MARTIN, "soldier")]
    squad = Stage(["samurai"], [SOLDIER], on_warriors=maps, at_areas=zones)
    assert zones_of(squad) == ["zone-a", "zone-k"]
    outpost = there(CRESCENT_RIDER, foe=SOLDIER, on_warriors=maps, at_areas=zones)
    outpost.change("soldier", area=OUTPOST)
    assert zones_of(outpost) == ["zone-o"]


def zones_of(stage: Stage) -> list[str]:
    """The Warzones that Martin's Soldier may use when he is attacked."""
    attacker = stage.s.table[0].key
    stage.do("attack", f"attacker {attacker}")
    if "defender soldier" in stage.moves():
        stage.do("defender soldier")
    stage.do("fight")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    return [it.split()[1] for it in stage.moves() if it.startswith("warzone")]


@proves("DOOM-AREA-08", "DOOM-DUEL-19")
def test_a_card_lets_a_squad_use_the_zone_of_a_kohort() -> None:
    def stage() -> Stage:
        zone = (props.ZONE_K, MARTIN, KOHORT)
        return Stage(["samurai"], [SOLDIER], hands=[[], [props.MAPS]], at_areas=[zone])

    assert zones_of(stage()) == []
    assert zones_of(stage().do("meditate", "play maps", "on soldier", "pass")) == ["zone-k"]


@proves("DOOM-AREA-11")
def test_cards_reach_each_other_across_the_areas() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[props.RAZE]],
                  at_areas=[(props.ZONE_O, MARTIN, OUTPOST)])  # fmt: skip
    stage.do("meditate")
    assert stage.refuses("play raze") == ""


# --- Warzones -----------------------------------------------------------------------------------


@proves("DOOM-ZONE-01", "DOOM-ZONE-02", "DOOM-ZONE-04")
def test_a_warzone_is_laid_at_one_area() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[props.EITHER_ZONE]]).do("play either-zone")
    assert stage.moves() == ["to squad", "to kohort"]
    stage.do("to kohort", "pass")
    assert stage.piece("either-zone").area is KOHORT
    foe = Stage(["samurai"], [SOLDIER], at_areas=[(props.EITHER_ZONE, MARTIN, KOHORT)])
    assert zones_of(foe) == [], "he is in the Squad"


@proves("DOOM-ZONE-05", "DOOM-ZONE-06", "DOOM-ZONE-07")
def test_the_defender_chooses_after_the_tactic_and_for_good() -> None:
    zones = [(props.ZONE_A, MARTIN, SQUAD), (props.ZONE_B, MARTIN, SQUAD)]
    arms: list[Borne] = [(props.KNUCKLES, ROMAN, "samurai"), (TRINKET, ROMAN, "samurai")]
    stage = Stage(["samurai"], [SOLDIER], at_areas=zones, on_warriors=arms)
    stage.do("attack", "attacker samurai", "defender soldier", "fight")
    while stage.where()[-1] != "announcing the warzone":
        stage.move("pass")
    assert stage.asked() == MARTIN
    assert stage.moves() == ["no-warzone", "warzone zone-a", "warzone zone-b"]
    stage.move("warzone zone-b")
    assert stage.values("soldier")[0] == 4 + 2 and stage.values("soldier")[2] == 4 + 3
    assert not [move for move in stage.moves() if "zone" in move]


@proves("DOOM-ZONE-08", "DOOM-ZONE-10")
def test_only_the_defender_gets_it_and_nobody_a_fortification_card() -> None:
    stage = Stage(
        ["samurai"],
        [SOLDIER],
        at_areas=[(props.ZONE_A, MARTIN, SQUAD)],
        on_warriors=[(props.BUNKER, ROMAN, "samurai"), (props.BUNKER, MARTIN, "soldier")],
    )
    assert stage.value("samurai", ARMOUR) == 3 + 2
    stage.do("attack", "attacker samurai", "defender soldier", "fight", "warzone zone-a")
    assert stage.values("soldier")[:3] == [4 - 1, 4, 4 + 3]
    assert stage.values("samurai")[:3] == [3, 3, 3]


@proves("DOOM-ZONE-12", "DOOM-ZONE-13", "DOOM-EFFECT-01")
def test_a_lost_zone_is_not_replaced_and_attackers_use_none() -> None:
    stage = Stage(
        ["samurai"],
        [SOLDIER],
        hands=[["positive-karma"]],
        at_areas=[(props.ZONE_A, MARTIN, SQUAD), (props.ZONE_B, ROMAN, SQUAD)],
        on_warriors=[(props.BUNKER, MARTIN, "soldier")],
    )
    stage.do("attack", "attacker samurai", "defender soldier", "fight", "warzone zone-a")
    assert stage.value("samurai", ARMOUR) == 3, "the attacker's own zone is no use"
    stage.s.discard(stage.piece("zone-a").number, None)
    stage.s.news = []
    assert stage.values("soldier")[:3] == [4, 4, 4 + 2]


@proves("DOOM-ZONE-15")
def test_home_zones_are_out_of_reach_in_the_outpost() -> None:
    home = (props.ZONE_A, MARTIN, SQUAD)
    assert zones_of(Stage(["samurai"], [SOLDIER], at_areas=[home])) == ["zone-a"]
    stage = there(CRESCENT_RIDER, foe=SOLDIER, at_areas=[home]).change("soldier", area=OUTPOST)
    assert zones_of(stage) == []
