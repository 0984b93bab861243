"""What is particular to schemes and reverses: points, sides, Warzones and values."""

from __future__ import annotations

from kostka.games.doomtrooper.identity import affiliations, doomtrooper, is_a, legionnaire
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    CAPITOL,
    FIGHT,
    HERETIC,
    KOHORT,
    OUTPOST,
    SHOOT,
    SQUAD,
)
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BUNKER,
    CRESCENT_RIDER,
    CURSED_ARMS,
    DARK_BLADE,
    GIANT,
    NO_BAUHAUS,
    PROPHET_CARD,
    RING,
    SOLDIER,
    STRONG_SIX,
    TO_MISHIMA,
    ZONE_A,
    ZONE_K,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves


def raid(*on_all: str) -> Stage:
    """Seat 2 has nobody and is sabotaged by a warrior worth 6, for 3 points."""
    stage = Stage(
        [STRONG_SIX],
        [],
        on_all=[(key, 1) for key in on_all],
        turns=[2, 2],
    )
    stage.do("sabotage")
    while stage.s.stack and "destiny 0" not in stage.moves() and stage.where()[0] == "turn":
        if stage.where()[-1] not in ("alarm", "anytime", "answers"):
            break
        stage.move("pass")
        if stage.s.destiny[0]:
            break
    return stage


# --- Points ---------------------------------------------------------------------------------------


def test_by_limited_resources_a_sabotage_brings_destiny_only() -> None:
    assert "destiny 0" in raid().moves()
    stage = raid("limited-resources")
    assert stage.s.destiny[0] == 3 and stage.s.promotion[0] == 0


def test_a_fortified_warzone_keeps_promotion_away_until_a_warrior_comes() -> None:
    stage = Stage(
        [STRONG_SIX],
        [],
        hands=[[], ["fortify-warzone", SOLDIER]],
        at_areas=[(ZONE_A, 1, SQUAD)],
        destiny=[0, 4],
        at_first_action=False,
    )
    over(stage.do("play fortify-warzone")).to_action()
    assert stage.piece("fortify-warzone").on == stage.piece("zone-a").number
    stage.next_turn()
    over(stage.do("play soldier"))
    assert not stage.in_play("fortify-warzone") and stage.in_play("zone-a")
    stage = Stage([STRONG_SIX], [], hands=[["fortify-warzone"]], at_areas=[(ZONE_K, 1, KOHORT)])
    stage.do("meditate")
    assert stage.refuses("play fortify-warzone") == "DOOM-PLAY-01", "not yours"


def test_mutiny_brings_half_of_a_legionnaires_value_and_takes_the_attack() -> None:
    stage = Stage(
        [SOLDIER],
        ["necromutant", BAUHAUS_MAN],
        hands=[["mutiny"]],
        on_warriors=[("reputation", 1, "necromutant")],
    )
    worth = stage.values("necromutant")[3]
    over(stage.do("play mutiny")).pass_window().to_action()
    assert stage.s.promotion[0] == worth // 2
    assert stage.asked() == 1, "it was an attack action"
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["mutiny"]])
    assert stage.refuses("play mutiny") == "DOOM-PLAY-02"
    stage = Stage([SOLDIER], ["necromutant"], hands=[["mutiny"]], turns=[0, 0])
    assert stage.refuses("play mutiny") == "DOOM-ACT-06"


def test_fools_gold_makes_somebody_pay_twice_or_lose_his_warrior() -> None:
    stage = Stage([GIANT], [BAUHAUS_MAN], hands=[[SOLDIER], ["fools-gold"]], destiny=[9, 0])
    stage.do("play soldier", "play fools-gold")
    stage.do("pay").to_action()
    assert stage.s.destiny[0] == 1 and stage.in_play("soldier")
    stage = Stage([GIANT], [BAUHAUS_MAN], hands=[[SOLDIER], ["fools-gold"]], destiny=[9, 0])
    stage.do("play soldier", "play fools-gold", "let-go").to_action()
    assert stage.s.destiny[0] == 5 and stage.pile(0) == ["soldier"]
    stage = Stage([GIANT], [BAUHAUS_MAN], hands=[[SOLDIER], ["fools-gold"]], destiny=[7, 0])
    over(stage.do("play soldier", "play fools-gold")).to_action()
    assert not stage.in_play("soldier"), "he cannot pay again"
    stage = Stage([GIANT], [BAUHAUS_MAN], hands=[[RING], ["fools-gold"]], destiny=[7, 0])
    stage.do("play ring")
    assert stage.refuses("play fools-gold") == "DOOM-REACT-03"


def test_wartime_retribution_is_paid_also_with_what_was_just_earned() -> None:
    def fought(had: int, taken: int) -> Stage:
        stage = Stage(
            [STRONG_SIX], [SOLDIER], hands=[[], ["wartime-retribution"]], destiny=[had, 0]
        )
        stage.change("soldier", wounded=True).duel("strong-six", "soldier")
        return over(stage.do(f"destiny {taken}", "play wartime-retribution")).to_action()

    stage = fought(3, 2)
    assert stage.s.promotion[0] == 2 and stage.s.destiny == [1, 4]
    stage = fought(5, 1)
    assert stage.s.promotion[0] == 3 and stage.s.destiny == [0, 6]
    stage = fought(2, 1)
    assert stage.s.promotion[0] == 0 and stage.s.destiny == [3, 0]


def test_retribution_is_not_for_who_attacked_himself() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["wartime-retribution"]], destiny=[0, 9])
    stage.change("soldier", wounded=True).duel("soldier", "strong-six")
    stage.do("destiny 0")
    assert stage.refuses("play wartime-retribution") == "DOOM-DUEL-52"


def test_life_is_worth_twice_the_destiny() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[["higher-value-on-life"]])
    over(stage.do("play higher-value-on-life")).to_action()
    stage.change("soldier", wounded=True).duel("strong-six", "soldier")
    stage.do("destiny 3").to_action()
    assert stage.s.destiny[0] == 6 and stage.s.promotion[0] == 1


# --- Sides ----------------------------------------------------------------------------------------


def test_who_was_saved_by_a_cliffhanger_spares_his_saviours_doomtroopers() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        ["necromutant", BAUHAUS_MAN],
        hands=[[], [], ["cliffhanger"]],
    )
    stage.change("soldier", wounded=True).duel("strong-six", "soldier")
    over(stage.do("play cliffhanger")).out_of_the_duel()
    assert stage.piece("soldier").wounded and stage.s.promotion[0] == 0
    assert stage.piece("cliffhanger").on == stage.piece("soldier").number
    stage.to_action()
    while stage.s.active() != 1:
        stage.next_turn()
    stage.do("attack", "attacker soldier")
    assert stage.refuses("defender bauhaus-man") == "DOOM-DUEL-13"
    assert stage.refuses("defender necromutant") == "" == stage.refuses("defender strong-six")


def test_a_cliffhanger_is_for_anothers_doomtrooper() -> None:
    stage = Stage([STRONG_SIX], [SOLDIER], hands=[[], ["cliffhanger"]])
    stage.change("soldier", wounded=True).duel("strong-six", "soldier").to_window("last chance")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play cliffhanger") == "DOOM-DUEL-41"


def test_the_loyal_go_back_to_their_own_affiliation_and_stay_there() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["undying-loyalty"]],
        on_warriors=[(TO_MISHIMA, 0, "soldier"), ("dark-visitation", 0, "soldier")],
    )
    stage.change("giant", wounded=True)
    assert stage.refuses("play undying-loyalty") == "", "on the giant"
    stage = Stage(
        [GIANT],
        [SOLDIER],
        on_warriors=[
            ("undying-loyalty", 1, "soldier"),
            (TO_MISHIMA, 0, "soldier"),
            ("tainted", 0, "soldier"),
            ("dark-visitation", 0, "soldier"),
            (NO_BAUHAUS, 0, "soldier"),
        ],
    )
    who = stage.piece("soldier")
    assert affiliations(stage.s, who) == [CAPITOL]
    assert doomtrooper(stage.s, who) and not legionnaire(stage.s, who)
    assert not is_a(stage.s, who, HERETIC)


@proves("DOOM-DT-01")
def test_a_heretic_touched_by_the_light_is_a_doomtrooper_without_affiliation() -> None:
    stage = Stage(
        [GIANT],
        ["heretic"],
        hands=[["touched-by-the-light"] * 2],
        on_warriors=[(DARK_BLADE, 1, "heretic"), (RING, 1, "heretic")],
        at_first_action=False,
    )
    over(stage.do("play touched-by-the-light"))
    who = stage.piece("heretic")
    assert affiliations(stage.s, who) == [] and doomtrooper(stage.s, who)
    assert not legionnaire(stage.s, who) and not is_a(stage.s, who, HERETIC)
    assert not stage.in_play("dark-blade") and stage.in_play("ring")
    stage.to_action().do("meditate")
    assert stage.refuses("play touched-by-the-light") == "DOOM-PLAY-02"


def test_the_light_lifts_what_has_tainted_a_doomtrooper() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["touched-by-the-light"]],
        on_warriors=[("tainted", 0, "soldier")],
        at_first_action=False,
    )
    over(stage.do("play touched-by-the-light"))
    assert not stage.in_play("tainted")
    assert doomtrooper(stage.s, stage.piece("soldier"))
    assert affiliations(stage.s, stage.piece("soldier")) == []


# --- The discard step -----------------------------------------------------------------------------


def test_in_double_time_two_cards_may_be_discarded() -> None:
    stage = Stage([GIANT], [SOLDIER], hands=[["double-time", RING, RING, RING]])
    over(stage.do("play double-time")).to_action()
    stage.do("no-more-actions", "discard ring", "discard ring")
    assert len(stage.s.buried[0]) == 2 and len(stage.s.hands[0]) == 1
    assert stage.where()[-1] == "anytime"


def test_double_time_and_a_manifest_destiny_end_each_other() -> None:
    stage = Stage([GIANT], [SOLDIER], hands=[["double-time"]], on_all=[("manifest-destiny", 0)])
    over(stage.do("play double-time"))
    assert stage.in_play("double-time") and not stage.in_play("manifest-destiny")
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[["manifest-destiny"]],
        on_all=[("double-time", 0)],
        at_first_action=False,
    )
    over(stage.do("play manifest-destiny"))
    assert stage.in_play("manifest-destiny") and not stage.in_play("double-time")


# --- Values ---------------------------------------------------------------------------------------


def test_an_attacker_shares_what_the_warzone_gives_or_takes() -> None:
    def attacked(sign: str) -> list[int]:
        stage = Stage(
            [SOLDIER],
            [BAUHAUS_MAN],
            hands=[["territorial-advantage"]],
            at_areas=[(ZONE_A, 1, SQUAD)],
        )
        stage.do("attack", "attacker soldier", "defender bauhaus-man", "fight", "warzone zone-a")
        over(stage.do("play territorial-advantage", sign))
        assert stage.values("bauhaus-man") == [2, 3, 6, 3]
        return stage.values("soldier")

    assert attacked("all-that-is-added") == [4, 4, 7, 4]
    assert attacked("all-that-is-taken") == [3, 4, 4, 4]


def test_without_a_warzone_there_is_no_territorial_advantage() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["territorial-advantage"]])
    stage.duel("soldier", "bauhaus-man")
    assert stage.refuses("play territorial-advantage") == "DOOM-PLAY-01"


def test_the_mad_give_armour_for_twice_as_much_fight() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["battle-madness"]], on_warriors=[(BUNKER, 0, "soldier")]
    )
    over(stage.duel("soldier", "bauhaus-man").do("play battle-madness"))
    assert stage.moves() == ["by 1", "by 2", "by 3", "by 4"], "the base, not what is added"
    over(stage.do("by 3"))
    assert stage.values("soldier") == [4 + 6, 4, 1 + 2, 4]


def test_a_gunfighters_handgun_counts_three_times() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["gunfighter"]],
        on_warriors=[("punisher-handgun", 0, "soldier"), (RING, 0, "soldier")],
    )
    before = stage.value("soldier", SHOOT) - 4
    over(stage.do("play gunfighter", "on soldier"))
    assert before > 0 and stage.value("soldier", SHOOT) == 4 + 3 * before


def test_who_is_exposed_has_nothing_of_his_cards_when_attacked() -> None:
    stage = Stage(
        [CRESCENT_RIDER, PROPHET_CARD],
        [SOLDIER],
        on_warriors=[
            ("our-enemys-weakness-is-exposed", 0, "a-prophet"),
            (RING, 1, "soldier"),
            (CURSED_ARMS, 1, "soldier"),
        ],
        opened=True,
    )
    stage.change("soldier", area=OUTPOST)
    assert stage.value("soldier", FIGHT) == 4 + 1 + 3
    stage.duel("crescent-rider", "soldier")
    assert stage.value("soldier", FIGHT) == 4 and stage.value("soldier", ARMOUR) == 2
    assert stage.value("crescent-rider", FIGHT) == 3
