"""The duel completed: its numbers, restrictions, reinforcements, first strike, the Art."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.aims import TheDefendersPlace
from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.deeds import ReplaceTheDefender
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.facts import ACasterIsYours
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.immunity import warded
from kostka.games.doomtrooper.legal import AS_AN_ACTION, IN_A_DUEL
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.spells import casters, forbids_favour
from kostka.games.doomtrooper.targets import ANY_FIGHTER, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    ART,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DARK_SYMMETRY,
    ELEMENTS,
    FIGHT,
    FORTIFICATION,
    KINETICS,
    NOTHING,
    SHOOT,
    UNHURT,
    VALUE,
    WOUNDED,
    YOURS,
)
from kostka.games.doomtrooper.values import given, immunities, value
from kostka.games.doomtrooper.verbs import ForThisDuel, Stays
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.fixtures import SUDDEN_ATTACK
from tests.rules.doomtrooper.props import SOLDIER, SWIFT
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2


def man(key: str, fight: int, shoot: int, armour: int, worth: int = 4) -> Card:
    return warrior(key, CAPITOL, (fight, shoot, armour, worth))


def fates(one: Card, other: Card, tactic: str = "fight") -> tuple[int, int]:
    stage = Stage([one], [other]).duel(one.key, other.key, tactic)
    return stage.to_window("last chance").notes().fates


# --- Numbers ------------------------------------------------------------------------------------


@proves("DOOM-DUEL-16", "DOOM-DUEL-17", "DOOM-DUEL-15")
def test_both_use_the_value_of_the_tactic() -> None:
    one, other = man("eight-two", 8, 2, 3), man("one-six", 1, 6, 3)
    assert fates(one, other, "shoot") == (WOUNDED, UNHURT)
    assert fates(one, other, "fight") == (UNHURT, WOUNDED)
    stage = Stage([one], [other], on_warriors=[(props.SWORD, ROMAN, "eight-two")])
    stage.duel("eight-two", "one-six", "shoot")
    assert stage.value("eight-two", SHOOT) == 2, "the 3 of the sword do not count"
    assert len(one.printed) == 4


@proves("DOOM-DUEL-22", "DOOM-DUEL-23", "DOOM-DUEL-33")
def test_five_against_five_and_six_against_six_wound_both() -> None:
    assert fates(man("five", 5, 5, 6), man("six", 6, 6, 5)) == (WOUNDED, WOUNDED)
    assert fates(man("four", 4, 4, 9), man("armour-five", 1, 1, 5)) == (UNHURT, UNHURT)
    stage = Stage([man("six", 6, 6, 5)], ["samurai"])
    stage.s.wound(1, None)
    assert stage.value("six", FIGHT) == 6


@proves("DOOM-DUEL-36", "DOOM-DUEL-38", "DOOM-DUEL-39")
def test_equal_is_enough_below_zero_too_and_thirty_only_wound() -> None:
    low = man("minus-four", -4, -4, 9)
    assert fates(low, man("armour-minus-four", -9, 1, -4)) == (UNHURT, WOUNDED)
    assert fates(low, man("armour-minus-three", -9, 1, -3)) == (UNHURT, UNHURT)
    assert fates(man("ten", 10, 1, 30), man("armour-ten", 1, 1, 10)) == (UNHURT, WOUNDED)
    assert fates(man("nine", 9, 1, 30), man("armour-ten", 1, 1, 10)) == (UNHURT, UNHURT)
    assert fates(man("thirty", 30, 1, 30), man("armour-one", 1, 1, 1)) == (UNHURT, WOUNDED)


@proves("DOOM-DUEL-26", "DOOM-DUEL-32")
def test_everything_in_play_counts_and_a_new_defender_has_his_own_values() -> None:
    stage = Stage(["free-marine"], ["samurai", props.ARMOUR_FIVE], hands=[[], [props.STAND_IN]],
                  on_all=[(props.PACT, ROMAN)],
                  on_warriors=[(props.KNUCKLES, ROMAN, "free-marine")])  # fmt: skip
    stage.duel("free-marine", "samurai")
    assert stage.value("free-marine", FIGHT) == 4 + 2 and stage.value("free-marine", ARMOUR) == 5
    stage.do("play stand-in", "on armour-five", "pass")
    assert stage.s.name(stage.notes().defender) == "armour-five"
    stage.to_window("last chance")
    assert stage.notes().fates[1] == WOUNDED, "6 against 5"


@proves("DOOM-DUEL-43", "DOOM-DUEL-47")
def test_earlier_wounds_are_not_healed_in_phase_seven_but_fresh_ones_afterwards() -> None:
    stage = Stage(["immaculate-fury"], [SOLDIER, "hussar"], hands=[[], [props.HEALING]])
    stage.s.wound(2, None)
    stage.duel("immaculate-fury", "soldier").to_window("last chance").move("pass")
    assert stage.refuses("play healing") == "DOOM-DUEL-42"
    fresh = Stage(["immaculate-fury"], [SOLDIER], hands=[[], [props.HEALING]])
    fresh.duel("immaculate-fury", "soldier").to_window("last chance")
    fresh.do("play healing", "pass")
    assert not fresh.piece("soldier").wounded


@proves("DOOM-DUEL-46", "DOOM-DUEL-49", "DOOM-DUEL-50")
def test_the_dead_go_with_all_they_had_and_both_are_paid_for() -> None:
    stage = Stage(
        [warrior("value-four", DARK_LEGION, (9, 9, 1, 4))],
        [warrior("value-six", DARK_LEGION, (9, 9, 1, 6))],
        on_warriors=[(it, MARTIN, "value-six") for it in (props.RING, props.BELT, props.VEST)],
    )
    stage.s.wound(1, None)
    stage.s.wound(2, None)
    stage.duel("value-four", "value-six").do("destiny 0", "destiny 0").out_of_the_duel()
    assert stage.s.promotion == [6, 4] and len(stage.pile(MARTIN)) == 3 + 1
    dear = Stage(["nepharite-of-ilian"], [man("value-five", 1, 1, 1, 5)],
                 on_warriors=[(props.DEARER, ROMAN, "value-five")])  # fmt: skip
    dear.duel("nepharite-of-ilian", "value-five").do("destiny 0").out_of_the_duel()
    assert dear.s.promotion[ROMAN] == 5 + 2


@proves("DOOM-DUEL-09", "DOOM-DUEL-11")
def test_one_s_own_dead_pay_destiny_and_nobody_stands_in_over_the_line() -> None:
    stage = Stage([props.SLAYER, man("own-five", 1, 1, 1, 5)], ["samurai"])
    from kostka.games.doomtrooper.duel import DUEL, OWN_ATTACK

    stage.s.open(DUEL, ROMAN, OWN_ATTACK)
    stage.s.seat = -2
    stage.s.offered = None
    stage.s.advance()
    stage.do("attacker slayer")
    if "defender own-five" in stage.moves():
        stage.do("defender own-five")
    stage.do("fight").out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 5 and stage.s.promotion[ROMAN] == 0
    swap = Stage(["free-marine"], ["samurai", props.CRESCENT_RIDER], hands=[[], [props.STAND_IN]])
    swap.duel("free-marine", "samurai").do("play stand-in", "on crescent-rider", "pass")
    assert swap.s.name(swap.notes().defender) == "samurai"


@proves("DOOM-MOD-01", "DOOM-MOD-02")
def test_the_order_of_operations() -> None:
    three = man("base-three", 3, 3, 3)
    five = Card("plus-five", props.DEARER.kind, AS_AN_ACTION, AWarrior(), Stays(Plus(5, FIGHT)))
    cards = [(five, ROMAN, "base-three"), (props.DOUBLING, ROMAN, "base-three")]
    stage = Stage([three], ["samurai"], on_warriors=cards)
    assert stage.value("base-three", FIGHT) == 3 * 2 + 5
    weak = Stage([three], ["samurai"],
                 on_warriors=[(props.WEAKER_BASE, ROMAN, "base-three"),
                              (props.WEAKER_BASE, ROMAN, "base-three"),
                              (props.DOUBLING, ROMAN, "base-three")])  # fmt: skip
    assert weak.value("base-three", FIGHT) == (3 - 2) * 2


# --- Reinforcements, first strike, restrictions -------------------------------------------------


@proves("DOOM-REINF-01", "DOOM-REINF-02", "DOOM-REINF-03")
def test_reinforcements_add_up_but_share_no_abilities() -> None:
    stage = Stage([SWIFT, "infantry", "sea-lion"], [man("wall", 1, 1, 9)],
                  hands=[[props.REINFORCE]], destiny=(2, 0))  # fmt: skip
    stage.change("sea-lion", area=props.TEMPLAR_KNIGHT.home())
    stage.duel("swift", "wall").do("play reinforce")
    assert stage.refuses("on sea-lion") == "DOOM-PLAY-02"
    stage.do("on infantry", "pass")
    assert stage.s.destiny[ROMAN] == 2 - 2
    assert stage.notes().group(1) == [1, 2]
    from kostka.games.doomtrooper.order import first_striker

    assert first_striker(stage.s, stage.notes()) == NOTHING
    stage.to_window("last chance")
    assert stage.notes().fates == (UNHURT, UNHURT), "6 + 2 against 9"


@proves("DOOM-FIRST-03", "DOOM-FIRST-01")
def test_a_wounded_survivor_strikes_back() -> None:
    stage = Stage([SWIFT], [props.NINE_SIX]).duel("swift", "nine-six")
    stage.out_of_the_duel()
    assert stage.piece("nine-six").wounded and stage.piece("swift").wounded
    assert (props.NINE_SIX.printed[0], SWIFT.printed[2]) == (9, 6)


@proves("DOOM-RESTR-01", "DOOM-RESTR-02", "DOOM-RESTR-03")
def test_who_never_fights_like_that_ends_the_duel() -> None:
    stage = Stage([SOLDIER], [props.SHOOTER], hands=[[], [props.TO_FIGHT]])
    stage.do("attack", "attacker soldier", "defender shooter")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert stage.refuses("fight") == "DOOM-RESTR-01" and stage.moves() == ["shoot"]
    while stage.where()[-1] != "modifiers":
        stage.move(stage.moves()[0])
    stage.do("play to-fight", "pass")
    assert stage.s.duel() is None
    card = Stage([SOLDIER], ["samurai"], hands=[[], [props.NO_SHOOTING]])
    card.duel("soldier", "samurai", "shoot").do("play no-shooting", "on soldier", "pass")
    assert card.s.duel() is None


@proves("DOOM-ATK-06", "DOOM-ATK-07")
def test_an_attack_action_need_not_be_a_duel() -> None:
    grenade = "antipersonnel-grenade"
    stage = Stage([SOLDIER], ["samurai"], turns=[2, 2], hands=[[], ["evasive-action"]],
                  on_warriors=[(grenade, ROMAN, "soldier")])  # fmt: skip
    stage.do(f"use throw of {grenade}")
    if "on samurai" in stage.moves():
        stage.do("on samurai")
    assert stage.s.duel() is None and stage.turn().actions == 0 and stage.where()[-1] == "answers"
    assert stage.refuses("play evasive-action") == "DOOM-REACT-02"
    while not stage.told("was-wounded"):
        stage.move("pass")
    assert stage.piece("samurai").wounded
    assert [card.key for card in stage.s.gone[ROMAN]] == [grenade]


BODYGUARD = warrior(
    "bodyguard",
    CAPITOL,
    (2, 2, 6, 4),
    Ability("stand-in", IN_A_DUEL, TheDefendersPlace(), ReplaceTheDefender(), actions=0),
    kinds=(FORTIFICATION,),
)


@proves("DOOM-ZONE-11", "DOOM-CONS-05", "DOOM-AMB-49")
def test_a_bodyguard_helps_in_a_warzone_but_not_in_a_vehicle() -> None:
    wheels = Stage(["samurai"], [SOLDIER, BODYGUARD], on_warriors=[(props.BIKE, MARTIN, "soldier")])
    wheels.duel("samurai", "soldier").move("pass")
    assert wheels.refuses("use stand-in of bodyguard") == "DOOM-VEH-06"
    zone = Stage(
        ["samurai"],
        [SOLDIER, BODYGUARD],
        hands=[[], ["evasive-action"]],
        at_areas=[(props.ZONE_A, MARTIN, SOLDIER.home())],
    )
    zone.do("attack", "attacker samurai", "defender soldier", "fight", "warzone zone-a")
    zone.do(
        "play evasive-action", "on soldier", "pass", "pass", "use stand-in of bodyguard", "pass"
    )
    assert zone.s.name(zone.notes().defender) == "bodyguard"
    assert zone.value("bodyguard", ARMOUR) == 6 + 3, "the 2 of the card stay with the soldier"


@proves("DOOM-NEST-01")
def test_a_second_duel_interrupts_the_first() -> None:
    stage = Stage([SOLDIER], ["samurai", "hussar"], hands=[[], [SUDDEN_ATTACK]])
    stage.duel("soldier", "samurai").do("play sudden-attack", "pass")
    duels = [f.notes for f in stage.s.stack if isinstance(f.notes, Duel)]
    assert len(duels) == 2 and stage.s.attacking() == MARTIN
    stage.do("attacker hussar")
    while len([f for f in stage.s.stack if isinstance(f.notes, Duel)]) == 2:
        stage.s.choose(stage.s.options()[0])
    assert stage.where()[-1] == "modifiers" and stage.s.attacking() == ROMAN


# --- Immunity -----------------------------------------------------------------------------------


@proves("DOOM-IMM-01", "DOOM-IMM-02", "DOOM-IMM-03")
def test_an_immune_warrior_is_only_safe_from_others() -> None:
    curse = Card("curse-three", ART, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(-3, ARMOUR)))
    wall = Card("wall-three", ART, IN_A_DUEL, ANY_FIGHTER, ForThisDuel(Plus(3, ARMOUR)))
    stage = Stage([props.IMMUNE_TO_ART], ["samurai"], hands=[[wall], [curse]])
    stage.duel("immune-to-art", "samurai").do("play wall-three", "pass")
    assert stage.value("immune-to-art", ARMOUR) == 5 + 3
    assert stage.refuses("play curse-three") == "DOOM-IMM-01", "it would be burnt: DOOM-PLAY-01"
    late = Stage([props.PLAIN_WARD], ["samurai"], hands=[[wall, props.WARD], [curse]])
    late.duel("plain-ward", "samurai").do("play wall-three", "on plain-ward", "pass")
    late.do("play curse-three", "on plain-ward", "pass")
    assert late.value("plain-ward", ARMOUR) == 5 + 3 - 3
    late.do("play ward", "on plain-ward", "pass")
    assert late.value("plain-ward", ARMOUR) == 8, "his own counts, the other's does not any more"


@proves("DOOM-IMM-06", "DOOM-IMM-07", "DOOM-AMB-78")
def test_an_immunity_can_be_cancelled_and_the_card_stays() -> None:
    stage = Stage(["ilian-mistress-of-the-void"], ["samurai"],
                  on_warriors=[(props.AEGIS, MARTIN, "samurai")])  # fmt: skip
    assert immunities(given(stage.s, stage.piece("samurai")))
    stage.do("meditate", "use lay-bare of ilian-mistress-of-the-void", "pass")
    assert not immunities(given(stage.s, stage.piece("samurai")))
    assert stage.value("samurai", ARMOUR) == 3 + 2
    stage.next_turn()
    assert immunities(given(stage.s, stage.piece("samurai")))
    warding = [(props.AEGIS, MARTIN, "samurai")]
    duel = Stage(["ilian-mistress-of-the-void", "heretic"], ["samurai"], on_warriors=warding)
    duel.duel("heretic", "samurai").do("use lay-bare of ilian-mistress-of-the-void", "pass")
    assert not immunities(given(duel.s, duel.piece("samurai")))
    duel.out_of_the_duel()
    assert duel.s.active() == ROMAN and immunities(given(duel.s, duel.piece("samurai")))
    apart = Stage(["ilian-mistress-of-the-void", "heretic"], ["samurai", "hussar"],
                  on_warriors=[(props.AEGIS, MARTIN, "hussar")])  # fmt: skip
    apart.duel("heretic", "samurai").do("use lay-bare of ilian-mistress-of-the-void", "pass")
    apart.out_of_the_duel()
    assert not immunities(given(apart.s, apart.piece("hussar"))), "to the end of the turn"
    borne = Stage([SOLDIER], ["samurai"], on_warriors=[(props.SWORD, MARTIN, "samurai")])
    assert not immunities(given(borne.s, borne.piece("samurai")))
    borne.s.enter(props.AEGIS, MARTIN, borne.piece("sword").number, NOTHING, 1)
    assert immunities(given(borne.s, borne.piece("samurai"))), "also by what lies on his sword"
    assert warded(borne.s, borne.piece("samurai"), (DARK_SYMMETRY,))


# --- The Art ------------------------------------------------------------------------------------

MAGE = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
MOVER = warrior("mover", BROTHERHOOD, (4, 4, 4, 5), casts=(KINETICS,))
BOOST = Card(
    "boost",
    ART,
    IN_A_DUEL,
    ANY_FIGHTER,
    ForThisDuel(Plus(1, FIGHT, bought=True)),
    affiliation=BROTHERHOOD,
    per=1,
    aspect=ELEMENTS,
    needs=(Need("DOOM-ART-03", ACasterIsYours(ELEMENTS)),),
)
SLOW = Card(
    "slow-spell",
    ART,
    AS_AN_ACTION,
    AWarrior(Such(whose=YOURS)),
    Stays(Plus(3, ARMOUR)),
    affiliation=BROTHERHOOD,
    actions=2,
    cost=5,
    aspect=ELEMENTS,
    needs=(Need("DOOM-ART-03", ACasterIsYours(ELEMENTS)),),
)


def casting(*troop: Any, destiny: int = 6) -> Stage:
    stage = Stage(list(troop), ["samurai"], hands=[[BOOST, SLOW]], destiny=(destiny, 0))
    return stage


@proves("DOOM-ART-01", "DOOM-ART-02", "DOOM-ART-23")
def test_a_caster_masters_the_aspect() -> None:
    stage = casting(MAGE, MOVER)
    assert ELEMENTS in ALL_ASPECTS and len(ALL_ASPECTS) == 8
    assert casters(stage.s, ROMAN, BOOST) == [1]
    stage.duel("mage", "samurai").do("play boost", "on mage", "for 2")
    assert stage.s.played().caster == 1
    two = casting(MAGE, MAGE).duel("mage 2", "samurai").do("play boost", "on mage 2", "for 2")
    assert two.s.played().caster == 2, "on himself, though another could"


@proves("DOOM-ART-05", "DOOM-ART-06", "DOOM-ART-07")
def test_points_are_the_strength_up_to_all_one_has() -> None:
    stage = casting(MAGE).duel("mage", "samurai").do("play boost", "on mage")
    assert stage.moves() == [f"for {n}" for n in range(1, 7)] and "for 7" not in stage.moves()
    stage.do("for 4", "pass")
    assert stage.value("mage", FIGHT) == 4 + 4 and stage.s.destiny[ROMAN] == 2
    assert casting(MAGE).s.destiny[ROMAN] == 6


@proves("DOOM-ART-08", "DOOM-AMB-42")
def test_a_spell_is_strengthened_during_the_duel() -> None:
    stage = (
        casting(MAGE).duel("mage", "samurai").do("play boost", "on mage", "for 2", "pass", "pass")
    )
    number = stage.notes().cards[0].number
    stage.do(f"strengthen boost {number}", "for 3")
    assert stage.value("mage", FIGHT) == 4 + 5 and stage.s.destiny[ROMAN] == 1


@proves("DOOM-ART-09", "DOOM-ART-10")
def test_a_spell_may_cost_actions_which_are_lost_when_it_is_cancelled() -> None:
    stage = Stage([MAGE], ["samurai"], hands=[[SLOW], ["fizzle"]], destiny=(5, 0))
    stage.do("play slow-spell", "play fizzle", "pass")
    assert stage.s.destiny[ROMAN] == 5 - 5 and stage.turn().actions == 3 - 2
    assert stage.pile(ROMAN) == ["slow-spell"]
    late = casting(MAGE).do("meditate", "meditate").pass_window()
    assert late.refuses("play slow-spell") == "DOOM-ACT-01"


@proves("DOOM-ART-11", "DOOM-ART-12", "DOOM-ART-13")
def test_a_combat_spell_ends_with_the_duel_and_is_discarded() -> None:
    stage = (
        casting(MAGE, destiny=3)
        .duel("mage", "samurai")
        .do("play boost", "on mage", "for 3", "pass")
    )
    assert stage.value("mage", FIGHT) == 4 + 3 and stage.pile(ROMAN) == ["boost"]
    stage.out_of_the_duel()
    assert stage.value("mage", FIGHT) == 4


@proves("DOOM-ART-14", "DOOM-ART-15", "DOOM-ART-20")
def test_only_in_duels_but_in_anybodys_and_for_tribal_warriors_too() -> None:
    quiet = casting(MAGE).do("meditate")
    assert quiet.refuses("play boost") == "DOOM-PLAY-03"
    stage = Stage([props.CRESCENT_RIDER], [props.TEMPLAR_KNIGHT], [MAGE],
                  hands=[[], [], [BOOST]], destiny=(0, 0, 3))  # fmt: skip
    stage.duel("crescent-rider", "templar-knight").do("play boost", "on templar-knight", "for 1")
    assert stage.s.played().caster == 3
    plain = Stage([MAGE, "necromutant"], ["samurai"], destiny=(3, 0))
    assert forbids_favour(plain.s, ROMAN, BOOST, plain.piece("necromutant")) == "DOOM-ART-17"


def lay(stage: Stage, card: str, on: int) -> Stage:
    stage.s.enter(CARDS[card], ROMAN, on, NOTHING, 1)
    stage.s.news = []
    stage.s.offered = None
    return stage


@proves("DOOM-ART-17", "DOOM-ART-18", "DOOM-ART-19")
def test_in_whose_favour_one_casts() -> None:
    def rules(stage: Stage) -> list[str]:
        return [forbids_favour(stage.s, ROMAN, BOOST, it) for it in stage.s.table[1:3]]

    stage = Stage([MAGE, SOLDIER, "necromutant"], ["samurai"])
    assert rules(stage) == ["", "DOOM-ART-17"]
    assert rules(lay(Stage([MAGE, SOLDIER, "necromutant"], ["samurai"]), "tainted", 1)) == ["", ""]
    converted = lay(Stage([MAGE, SOLDIER, "necromutant"], ["samurai"]), "dark-visitation", 1)
    assert rules(converted) == ["DOOM-ART-18", ""]


@proves("DOOM-ART-21", "DOOM-ART-22")
def test_who_may_not_use_the_art_can_still_be_helped_by_it() -> None:
    stage = Stage([props.CYBER_COMMANDER, MAGE], ["samurai"], hands=[[BOOST]], destiny=(2, 0))
    assert casters(stage.s, ROMAN, BOOST) == [2]
    stage.duel("cyber-commander", "samurai").do("play boost", "on cyber-commander", "for 2", "pass")
    assert stage.value("cyber-commander", FIGHT) == 6


@proves("DOOM-ART-04", "DOOM-ART-24", "DOOM-ART-25")
def test_a_spell_on_its_caster_goes_to_nobody_else() -> None:
    stage = Stage([MAGE, MOVER], ["samurai"], hands=[["elemental-wall"]], destiny=(4, 0))
    stage.duel("mover", "samurai")
    assert stage.refuses("play elemental-wall") == "DOOM-ART-16"
    mage = Stage([MAGE, MOVER], ["samurai"], hands=[["elemental-wall"]], destiny=(4, 0))
    mage.duel("mage", "samurai").do("play elemental-wall", "for 4", "pass")
    assert mage.value("mage", ARMOUR) == 4 + 4
    assert CARDS["elemental-wall"].when is IN_A_DUEL and SLOW.when is AS_AN_ACTION


@proves("DOOM-SPEC-02", "DOOM-SPEC-03", "DOOM-OTHER-02")
def test_special_cards_may_cost_points_or_actions_or_nothing() -> None:
    dear = Card(
        "costs-three", props.DEARER.kind, AS_AN_ACTION, AWarrior(), Stays(), cost=3, actions=2
    )
    poor = Stage([SOLDIER], ["samurai"], hands=[[dear]], destiny=(2, 0))
    assert poor.refuses("play costs-three") == "DOOM-SPEC-02"
    rich = Stage([SOLDIER], ["samurai"], hands=[[dear]], destiny=(3, 0))
    rich.do("play costs-three", "on soldier")
    assert rich.turn().actions == 1 and rich.s.destiny[ROMAN] == 0
    any_time = Stage([SOLDIER], ["samurai"], hands=[[], ["positive-karma"]]).do("meditate")
    any_time.move("pass")
    assert "play positive-karma" in any_time.moves()


@proves("DOOM-CANCEL-02", "DOOM-AMB-75")
def test_stolen_paperwork_costs_the_owner_his_points_and_the_thief_the_price() -> None:
    def answered(destiny: int) -> Stage:
        stage = Stage(
            [SOLDIER],
            ["samurai"],
            hands=[[props.RIGHTEOUSNESS], [props.STOLEN_PAPERWORK]],
            destiny=(20, destiny),
        )
        return stage.do("meditate", "play righteousness", "on samurai")

    assert answered(9).refuses("play stolen-paperwork") == "DOOM-SPEC-02"
    hands = [[props.SWORD], [props.STOLEN_PAPERWORK]]
    armed = Stage([SOLDIER], ["samurai"], hands=hands, destiny=(20, 20)).move("play sword")
    assert armed.asked() == MARTIN and armed.refuses("play stolen-paperwork") == "DOOM-REACT-03"
    stage = answered(10).do("play stolen-paperwork")
    while "on soldier" not in stage.moves():
        stage.move("pass")
    stage.do("on soldier")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.s.destiny == [20 + 1 - 10, 0] and not stage.in_play("soldier")
    assert stage.in_play("samurai") and "righteousness" in stage.pile(ROMAN)
    assert [card.key for card in stage.s.gone[MARTIN]] == ["stolen-paperwork"]


@proves("DOOM-PROPH-01", "DOOM-PROPH-02", "DOOM-PROPH-03")
def test_prophecies() -> None:
    none = Stage([SOLDIER], ["samurai"], hands=[[props.PROPHECY_CARD]])
    assert none.refuses("play a-prophecy") == "DOOM-PROPH-01"
    stage = Stage([props.PROPHET_CARD, props.PROPHET_CARD, SOLDIER], ["samurai"],
                  hands=[[props.PROPHECY_CARD] * 3])  # fmt: skip
    stage.do("play a-prophecy", "on a-prophet 1", "pass")
    assert stage.value("soldier", ARMOUR) == 4 + 1
    stage.do("play a-prophecy", "pass")
    assert stage.value("soldier", ARMOUR) == 5
    assert stage.value("soldier", ARMOUR) < 4 + 2
    stage.pass_window()
    assert stage.refuses("play a-prophecy") == "DOOM-PROPH-02"


@proves("DOOM-RITUAL-01", "DOOM-RITUAL-02")
def test_rituals() -> None:
    none = Stage([props.LUTHERAN_BROTHER], ["samurai"], hands=[[props.DEFIANCE]])
    assert none.refuses("play defiance") == "DOOM-RITUAL-01"
    stage = Stage([props.CRESCENT_RIDER], [props.LUTHERAN_BROTHER],
                  on_all=[(props.DEFIANCE, MARTIN), (props.DEFIANCE, MARTIN)])  # fmt: skip
    stage.duel("crescent-rider", "lutheran-brother")
    assert stage.value("lutheran-brother", ARMOUR) == 2 * 4
    twice = [(props.DOUBLING, MARTIN, "lutheran-brother")] * 2
    other = Stage([props.CRESCENT_RIDER], [props.LUTHERAN_BROTHER], on_warriors=twice)
    other.duel("crescent-rider", "lutheran-brother")
    assert other.value("lutheran-brother", ARMOUR) == 16, "two cards that are no Rituals add up"


@proves("DOOM-VIRUS-01", "DOOM-VIRUS-02")
def test_viruses() -> None:
    five = man("five-five-five", 5, 5, 5)
    stage = Stage([five], ["samurai"], hands=[[props.V3]]).do("meditate", "play v-three", "pass")
    assert stage.values("five-five-five")[:3] == [3, 3, 3]
    twice = Stage([five], ["samurai"], on_all=[(props.V3, ROMAN), (props.V3, MARTIN)])
    assert twice.values("five-five-five")[:3] == [3, 3, 3]
    assert value(twice.s, twice.piece("five-five-five"), VALUE) == 4
    armour = Stage([five], ["samurai"], on_warriors=[(props.AEGIS, ROMAN, "five-five-five")] * 2)
    assert armour.value("five-five-five", ARMOUR) == 5 + 2 + 2, "what is no virus adds up"
