"""What is particular to the specials of Inquisition and Warzone that reach far into a game."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, SHOOT, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    AEGIS,
    BAUHAUS_MAN,
    BAUHAUS_SABRE,
    DARK_BLADE,
    DEAR_NINE,
    EIGHT,
    GIANT,
    REDEEMER,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    UNEQUIP,
    VEST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage


def first(stage: Stage) -> Stage:
    """Whoever is asked takes what is offered first."""
    stage.s.choose(stage.s.options()[0])
    return stage


# --- Shots and wounds ---------------------------------------------------------------------------


def test_a_mortal_wound_kills_and_is_paid_for() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, TEN], hands=[["mortal-wound"]])
    stage.do("meditate")
    assert stage.refuses("play mortal-wound") == "DOOM-PLAY-02"
    stage.change("bauhaus-man", wounded=True).change("soldier", wounded=True)
    over(stage.do("play mortal-wound"))
    while stage.s.promotion[0] == 0:
        first(stage)
    assert stage.s.promotion[0] == 3 and not stage.in_play("bauhaus-man")


@pytest.mark.parametrize(("destiny", "alive"), [(4, True), (3, False)])
def test_snipers_have_to_be_paid_before_each_draw(destiny: int, alive: bool) -> None:
    stage = Stage([SOLDIER], [REDEEMER, TEN], hands=[["snipers"]], destiny=[0, destiny])
    over(stage.do("play snipers"))
    assert stage.piece("snipers").on == stage.piece("redeemer").number
    stage.to_action().do("no-more-actions")
    while stage.s.active() == 0:
        first(stage)
    if destiny == 4:
        while "pay" not in stage.moves():
            first(stage)
        assert stage.asked() == 1
        stage.move("pay")
        assert stage.s.destiny[1] == 0
    while stage.where()[-1] != "anytime" or stage.s.active() == 0:
        first(stage)
    stage.to_action()
    assert stage.in_play("redeemer") is alive and stage.s.promotion[0] == (0 if alive else 7)


def test_snipers_shoot_at_personalities_only() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[["snipers"]])
    assert stage.refuses("play snipers") == "DOOM-PLAY-02"


# --- Mishaps ------------------------------------------------------------------------------------


def test_who_is_distracted_is_not_immune() -> None:
    """DOOM-IMM-04"""
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[["distracted"]],
        on_warriors=[(DARK_BLADE, 0, "necromutant"), (AEGIS, 1, "soldier")],
    )
    stage.duel("necromutant", "soldier")
    fight = stage.value("necromutant", FIGHT)
    over(stage.do("play distracted"))
    assert stage.value("necromutant", FIGHT) == fight + 3
    plain = Stage([SOLDIER], [TEN], hands=[["distracted"]]).duel("soldier", "ten")
    assert plain.refuses("play distracted") == "DOOM-PLAY-01"


@pytest.mark.parametrize(
    ("key", "weapon", "tactic"), [("clumsiness", SWORD, "fight"), ("misfire", RIFLE, "shoot")]
)
def test_a_weapon_may_hit_a_comrade(key: str, weapon: Card, tactic: str) -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, GIANT],
        [TEN],
        hands=[[], [key]],
        on_warriors=[(weapon, 0, "soldier"), (VEST, 0, "bauhaus-man")],
    )
    stage.duel("soldier", "ten", tactic)
    over(stage.do(f"play {key}"))
    assert stage.asked() == 1 and stage.moves() == ["with bauhaus-man", "with giant"]
    stage.move("with bauhaus-man").out_of_the_duel()
    assert stage.piece("bauhaus-man").wounded, "the vest does not count"
    assert not stage.piece("ten").wounded and not stage.piece("soldier").wounded


def test_a_comrade_of_better_armour_is_not_hurt_nor_one_elsewhere() -> None:
    stage = Stage(
        [SOLDIER, GIANT], [TEN], hands=[[], ["misfire"]], on_warriors=[(RIFLE, 0, "soldier")]
    )
    stage.duel("soldier", "ten", "shoot")
    over(stage.do("play misfire")).out_of_the_duel()
    assert not stage.piece("giant").wounded, "8 against 9"
    alone = Stage([SOLDIER], [TEN], hands=[[], ["misfire"]], on_warriors=[(RIFLE, 0, "soldier")])
    alone.duel("soldier", "ten", "shoot").move("pass")
    assert alone.refuses("play misfire") == "DOOM-PLAY-01"


def test_a_gun_that_backfires_serves_the_opponent() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[[], ["backfire"]], on_warriors=[(RIFLE, 0, "soldier")])
    stage.duel("soldier", "ten", "shoot")
    plus = stage.value("soldier", SHOOT) - 4
    assert plus > 0
    over(stage.do("play backfire"))
    assert stage.value("soldier", SHOOT) == 4 and stage.value("ten", SHOOT) == 5 + plus
    assert not stage.in_play("rifle")
    stage.out_of_the_duel()
    assert stage.value("ten", SHOOT) == 5


# --- Attacks ------------------------------------------------------------------------------------


def test_who_charges_out_of_cover_attacks_with_two_more() -> None:
    stage = Stage([SOLDIER, TEN], [BAUHAUS_MAN], hands=[["charge"]])
    assert stage.refuses("play charge") == "DOOM-PLAY-02", "nobody is in cover"
    stage.change("soldier", down=True)
    over(stage.do("play charge"))
    while "attacker soldier" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("attacker ten") == "DOOM-ATK-04"
    stage.do("attacker soldier", "defender bauhaus-man", "fight")
    assert stage.value("soldier", FIGHT) == 6
    stage.out_of_the_duel()
    assert not stage.piece("soldier").down and stage.piece("bauhaus-man").wounded
    assert stage.value("soldier", FIGHT) == 4


def test_a_charge_takes_three_actions() -> None:
    stage = Stage([SOLDIER, TEN], [BAUHAUS_MAN], hands=[["charge"]])
    stage.change("soldier", down=True).do("meditate").to_action()
    assert stage.refuses("play charge") == "DOOM-ACT-01"


def test_in_the_shelter_of_the_crowd_another_is_attacked() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, DEAR_NINE], hands=[[], ["shelter-of-the-crowd"]])
    stage.duel("soldier", "bauhaus-man")
    over(stage.do("play shelter-of-the-crowd"))
    stage.do("yes")
    while "attacker soldier" not in stage.moves():
        stage.move("pass")
    stage.move("attacker soldier")
    assert stage.refuses("defender bauhaus-man") == "DOOM-DUEL-13"
    stage.do("defender dear-nine", "fight").out_of_the_duel()
    assert stage.piece("dear-nine").wounded and not stage.piece("bauhaus-man").wounded
    assert not stage.s.lasting


def test_nobody_has_to_attack_anew() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, DEAR_NINE], hands=[[], ["shelter-of-the-crowd"]])
    stage.duel("soldier", "bauhaus-man")
    over(stage.do("play shelter-of-the-crowd")).do("no")
    assert not stage.s.lasting and stage.s.duel() is None


def test_forces_are_bolstered_and_the_opponent_says_whom_he_strikes() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, TEN, "necromutant"],
        [GIANT],
        hands=[["bolster-your-forces"]],
        destiny=[8, 0],
    )
    stage.duel("soldier", "giant", "shoot")
    over(stage.do("play bolster-your-forces"))
    assert stage.moves() == ["with bauhaus-man"], "ten is too dear, the necromutant elsewhere"
    stage.move("with bauhaus-man")
    assert stage.s.destiny[0] == 5 and stage.asked() == 1
    stage.move("with bauhaus-man")
    assert stage.notes().attacker == stage.piece("bauhaus-man").number
    assert stage.notes().strikers(stage.notes().attacker) == [2, 1]
    stage.out_of_the_duel()
    assert not stage.piece("giant").wounded, "4 and 3 against 9"


def test_bolstered_blows_are_added() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, STRONG_SIX],
        [EIGHT],
        hands=[["bolster-your-forces"]],
        destiny=[9, 0],
    )
    stage.duel("soldier", "eight")
    over(stage.do("play bolster-your-forces", "with strong-six"))
    assert stage.moves() == ["no-more", "with bauhaus-man"]
    stage.move("with bauhaus-man")
    assert stage.s.destiny[0] == 0 and stage.asked() == 1
    stage.move("with soldier").out_of_the_duel()
    assert stage.piece("eight").wounded and stage.piece("soldier").wounded


# --- Cards and troops ---------------------------------------------------------------------------


def test_a_severed_supply_line_brings_no_cards() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[["supply-line-severed"], []])
    stage.s.decks[1] = [VEST] * 9
    stage.do("meditate")
    assert stage.refuses("play supply-line-severed") == "DOOM-TURN-02"
    stage.to_action().do("no-more-actions")
    while stage.s.active() == 0:
        first(stage)
    over(stage.do("play supply-line-severed"))
    stage.to_action()
    assert not stage.s.hands[1] and [it.key for it in stage.s.gone[0]] == ["supply-line-severed"]
    stage.next_turn().next_turn()
    assert len(stage.s.hands[1]) == 7


def test_pillagers_take_points_warriors_or_gear() -> None:
    def looted() -> Stage:
        stage = Stage([SOLDIER], [TEN], hands=[["loot-and-pillage"]], sides=[["free-marine"]])
        stage.s.decks[0] = [VEST, REDEEMER]
        return over(stage.do("play loot-and-pillage"))

    stage = looted()
    assert stage.moves() == ["as-destiny", "fetch free-marine", "fetch vest"]
    assert stage.move("as-destiny").s.destiny[0] == 20
    stage = looted().move("fetch free-marine")
    assert stage.piece("free-marine").area is SQUAD and stage.s.destiny[0] == 0
    stage = looted().move("fetch vest", "with soldier")
    assert stage.value("soldier", ARMOUR) == 6 and stage.s.decks[0] == [REDEEMER]


def test_the_dead_are_looted_whatever_they_were() -> None:
    stage = Stage(
        [STRONG_SIX, "necromutant"],
        [BAUHAUS_MAN, TEN],
        hands=[["loot-the-dead"] * 2],
        on_warriors=[(BAUHAUS_SABRE, 1, "bauhaus-man"), (VEST, 1, "bauhaus-man")],
    )
    stage.change("bauhaus-man", wounded=True).duel("strong-six", "bauhaus-man").pass_window()
    while not stage.notes().slain:
        stage.move("pass")
    stage.do("play loot-the-dead")
    assert stage.moves() == ["on bauhaus-sabre 1", "on vest 2"]
    over(stage.move("on bauhaus-sabre 1")).move("with necromutant")
    sabre = stage.piece("bauhaus-sabre")
    assert sabre.by == 0 and sabre.owner == 1 and stage.pile(1) == ["bauhaus-man", "vest"]
    printed = stage.piece("necromutant").card.printed[0]
    assert stage.value("necromutant", FIGHT) == printed + 3
    stage.s.discard(sabre.number, None)
    assert "bauhaus-sabre" in stage.pile(1), "it goes back to its owner"


def test_the_loot_is_for_the_killer() -> None:
    stage = Stage(
        [STRONG_SIX],
        [BAUHAUS_MAN, TEN],
        hands=[[], ["loot-the-dead"]],
        on_warriors=[(VEST, 1, "bauhaus-man")],
    )
    stage.change("bauhaus-man", wounded=True).duel("strong-six", "bauhaus-man").pass_window()
    while not stage.notes().slain:
        stage.move("pass")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play loot-the-dead") == "DOOM-REACT-01"


def test_fruits_of_war_are_what_others_lose() -> None:
    stage = Stage(
        [SOLDIER, TEN],
        [BAUHAUS_MAN],
        hands=[[UNEQUIP] * 2],
        on_warriors=[("fruits-of-war", 0, "soldier"), (VEST, 1, "bauhaus-man")],
    )
    over(stage.do("meditate", "play unequip"))
    assert stage.asked() == 0 and stage.moves() == ["no", "with soldier", "with ten"]
    stage.move("with ten")
    vest = stage.piece("vest")
    assert vest.by == 0 and vest.owner == 1 and stage.value("ten", ARMOUR) == 7
    assert not stage.in_play("fruits-of-war")


def test_a_lamb_is_paid_for_by_you_and_led_by_another() -> None:
    stage = Stage(
        [SOLDIER], [TEN], hands=[["lamb-for-the-slaughter", "free-marine", VEST]], destiny=[9, 0]
    )
    value = stage.s.hands[0][1].cost
    over(stage.do("play lamb-for-the-slaughter"))
    assert stage.asked() == 0 and stage.moves() == ["add free-marine"]
    lamb = stage.move("add free-marine").piece("free-marine")
    assert lamb.by == 1 and lamb.owner == 0 and stage.s.destiny[0] == 9 - value
    poor = Stage([SOLDIER], [TEN], hands=[["lamb-for-the-slaughter", "free-marine"]])
    assert poor.refuses("play lamb-for-the-slaughter") == "DOOM-DEPLOY-06"


def test_a_heretic_is_transfigured_into_a_follower_of_algeroth() -> None:
    stage = Stage([SOLDIER], ["heretic"], hands=[["transfiguration"]], destiny=[9, 0])
    stage.s.decks[0] = []
    stage.do("meditate")
    assert stage.refuses("play transfiguration") == "DOOM-DEPLOY-06"
    stage = Stage([SOLDIER], ["heretic", TEN], hands=[["transfiguration"]], destiny=[9, 0])
    stage.s.hands[0] = [stage.s.hands[0][0], *[VEST] * 6]
    follower = Stage(["necromutant"], []).piece("necromutant").card
    stage.do("meditate")
    stage.s.decks[0] = [follower]
    stage.s.offered = None
    over(stage.do("play transfiguration")).move("fetch necromutant")
    assert stage.piece("necromutant").by == 0 and not stage.in_play("heretic")
    assert stage.s.destiny[0] == 10 - follower.printed[3]
    assert [it.key for it in stage.s.gone[1]] == ["heretic"]


def test_a_power_that_flows_over_counts_twice_until_your_next_turn() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[["excrutiating-power-flow"]],
        on_warriors=[(DARK_BLADE, 0, "necromutant")],
    )
    fight = stage.value("necromutant", FIGHT)
    over(stage.do("meditate", "play excrutiating-power-flow"))
    assert stage.value("necromutant", FIGHT) == fight + 3
    stage.to_action().next_turn()
    assert stage.value("necromutant", FIGHT) == fight + 3
    stage.next_turn()
    assert stage.value("necromutant", FIGHT) == fight


# --- Engineers ----------------------------------------------------------------------------------


def test_an_engineer_answers_a_minefield_and_clears_the_way() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["assault-engineer"], ["minefield", "minefield"]]
    )
    stage.duel("soldier", "bauhaus-man").do("pass", "play minefield")
    assert stage.asked() == 0
    stage.move("play assault-engineer")
    over(stage)
    if stage.moves()[0].startswith("on "):
        stage.move("on soldier")
    assert stage.piece("assault-engineer").on == stage.piece("soldier").number
    assert stage.s.duel() is not None and not stage.piece("soldier").wounded
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play minefield") == "DOOM-CORE-01"


def test_an_engineer_demolishes_for_a_promotion_point() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["assault-engineer"]],
        at_areas=[(ZONE_A, 1, SQUAD)],
    )
    over(stage.do("meditate", "play assault-engineer", "on soldier")).to_action().next_turn()
    stage.next_turn()
    assert stage.refuses("use demolish of assault-engineer") == "DOOM-PLAY-01"
    stage.s.promotion[0] = 1
    stage.s.offered = None
    over(stage.do("use demolish of assault-engineer"))
    assert not stage.in_play("zone-a") and stage.s.promotion[0] == 0
