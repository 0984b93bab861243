"""Gear and orders read once more: what they had done differently from their print."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import KOHORT, SQUAD
from tests.rules.doomtrooper.props import BAUHAUS_MAN, BUNKER, GIANT, SOLDIER, STRONG_SIX, WOUND
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use
from tests.rules.doomtrooper.test_cards_gear_2 import gain

# --- Who is meant -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "fight"),
    [
        ("nepharite-of-algeroth", 5),
        ("alakhai-the-cunning", 5),
        ("nepharite-warlord", 5),
        ("nepharite-of-semai", 3),
        ("necromutant", 3),
    ],
)
def test_an_azogar_is_better_in_the_hands_of_every_nepharite_of_algeroth(
    who: str, fight: int
) -> None:
    stage = Stage([who], [SOLDIER], on_warriors=[("azogar", 0, who)]).duel(who, "soldier")
    assert gain(stage, who)[0] == fight


def test_the_red_guard_are_legionnaires_too() -> None:
    stage = Stage(
        ["red-guard-legionnaire", "necromutant"],
        [SOLDIER],
        on_warriors=[("orb-of-the-smaller-servants", 0, "necromutant")],
    )
    assert stage.values("red-guard-legionnaire") == [18, 15, 18, 21]


# --- Escape Hatch -------------------------------------------------------------------------------


def hatched(*hand: str) -> Stage:
    """A hatch, or more of them, is put on a vehicle that carries several."""
    stage = Stage(
        [BAUHAUS_MAN, "sergeant"],
        [GIANT],
        hands=[list(hand)],
        at_areas=[("klein-helitek-dragonfly", 0, SQUAD)],
    )
    for _ in hand:
        stage.do("play escape-hatch").to_action()
    return stage


def test_a_hatch_on_a_carrier_saves_each_warrior_an_action_in_and_one_out() -> None:
    stage = hatched("escape-hatch")
    left = stage.turn().actions
    use(stage, "climb-through of escape-hatch").to_action()
    assert gain(stage, "bauhaus-man") == [0, 0, 5, 0]
    use(stage, "climb-through of escape-hatch").to_action()
    assert gain(stage, "bauhaus-man") == [0, 0, 0, 0] and stage.turn().actions == left
    assert stage.refuses("use climb-through of escape-hatch") != ""
    stage.next_turn().next_turn()
    assert stage.refuses("use climb-through of escape-hatch") == ""


def test_who_came_in_by_the_door_may_leave_by_the_hatch() -> None:
    stage = hatched("escape-hatch")
    use(stage, "board of klein-helitek-dragonfly").to_action()
    left = stage.turn().actions
    use(stage, "climb-through of escape-hatch").to_action()
    assert gain(stage, "bauhaus-man") == [0, 0, 0, 0] and stage.turn().actions == left


def test_a_hatch_on_ones_own_vehicle_lets_nobody_else_in() -> None:
    stage = Stage(
        ["clansman", SOLDIER],
        [GIANT],
        hands=[["escape-hatch"]],
        on_warriors=[("necromower", 0, "clansman")],
    )
    stage.do("play escape-hatch").to_action()
    assert stage.refuses("use climb-through of escape-hatch") == "DOOM-VEH-03"


# --- Brainwave Bomb -----------------------------------------------------------------------------


def test_a_bomb_goes_off_whatever_kills_its_bearer_in_his_duel() -> None:
    stage = Stage(
        [GIANT],
        [BAUHAUS_MAN],
        hands=[[WOUND]],
        on_warriors=[("brainwave-bomb", 1, "bauhaus-man")],
    ).change("bauhaus-man", wounded=True)
    stage.duel("giant", "bauhaus-man").do("play wound", "on bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and not stage.in_play("giant")
    gone = [it.key for it in stage.s.gone[1]]
    assert sorted(gone) == ["bauhaus-man", "brainwave-bomb"]
    assert stage.s.promotion == [0, 9], "nobody has killed the bearer in the duel"


def test_a_bomb_is_harmless_outside_a_duel_of_its_bearer() -> None:
    stage = Stage(
        [GIANT, STRONG_SIX],
        [BAUHAUS_MAN, SOLDIER],
        hands=[[WOUND]],
        on_warriors=[("brainwave-bomb", 1, "bauhaus-man")],
    ).change("bauhaus-man", wounded=True)
    stage.duel("giant", "soldier").do("play wound", "on bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and stage.in_play("giant")
    assert not stage.s.gone[1] and "brainwave-bomb" in stage.pile(1)


# --- Good Luck Charm ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "who"), [("adrenaline-implants", "clansman"), ("carcass-suit", "necromutant")]
)
def test_a_charm_also_keeps_away_what_lowers_a_base_value(key: str, who: str) -> None:
    stage = Stage([who], [SOLDIER], hands=[[key]], on_warriors=[("good-luck-charm", 0, who)])
    assert stage.refuses(f"play {key}") == "DOOM-NEVER-02"
    stage = Stage([who], [SOLDIER], hands=[["good-luck-charm"]], on_warriors=[(key, 0, who)])
    stage.do("play good-luck-charm").to_action()
    assert stage.pile(0) == [key]


def test_no_ability_that_lowers_a_value_is_used_on_who_has_a_charm() -> None:
    for charmed in ([], [("good-luck-charm", 1, "soldier")]):
        stage = Stage(
            ["nepharite-of-demnogonis"],
            [SOLDIER],
            on_warriors=[("time-rot", 0, "nepharite-of-demnogonis"), *charmed],
        )
        assert (stage.refuses("use age of time-rot") == "") is not bool(charmed)


def test_an_ability_that_lowers_nothing_may_be_used_on_him_all_the_same() -> None:
    stage = Stage(
        ["clansman", SOLDIER],
        [GIANT],
        on_warriors=[
            ("coagulant-autoinjector", 0, "clansman"),
            ("good-luck-charm", 0, "soldier"),
        ],
    ).change("soldier", wounded=True)
    assert stage.refuses("use heal of coagulant-autoinjector") == ""


# --- What is considered a Fortification ---------------------------------------------------------


@pytest.mark.parametrize("key", ["bodyguard", "portable-force-shield"])
@pytest.mark.parametrize("ability", ["fire of unholy-carronade", "strafe of icarus-jet-fighter"])
def test_what_discards_a_fortification_also_discards_what_is_considered_one(
    key: str, ability: str
) -> None:
    foes: list[str | Card] = ["bodyguard"] if key == "bodyguard" else [SOLDIER]
    worn = [] if key == "bodyguard" else [(key, 1, "soldier")]
    stage = Stage(
        ["archangel"],
        foes,
        on_warriors=[("icarus-jet-fighter", 0, "archangel"), *worn],
        at_areas=[("unholy-carronade", 0, KOHORT), (BUNKER, 1, SQUAD)],
    )
    stage.do(f"use {ability}", f"on {key}").to_action()
    assert not stage.in_play(key) and stage.s.promotion == [0, 0]


def test_a_gun_that_discards_fortification_cards_spares_a_bodyguard() -> None:
    stage = Stage(
        ["necromutant"],
        ["bodyguard"],
        on_warriors=[("black-widow", 0, "necromutant")],
        at_areas=[("ta6500-cybermech", 0, SQUAD), (BUNKER, 1, SQUAD)],
    )
    stage.s.promotion[0] = 1
    stage.do("use fire of ta6500-cybermech")
    assert "on bunker" in stage.moves() and "on bodyguard" not in stage.moves()


# --- Snub the Cardinal --------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "points"), [("mortificator", 10), ("clansman", 0)])
def test_who_makes_a_brother_a_heretic_by_a_black_bullet_snubs_the_cardinal(
    victim: str, points: int
) -> None:
    stage = Stage(
        ["necromutant"],
        [victim],
        hands=[["black-bullets"]],
        on_warriors=[("improved-kratach", 0, "necromutant")],
        on_players=[("snub-the-cardinal", 1, 0)],
    )
    stage.do("play black-bullets").to_action()
    stage.duel("necromutant", victim, "shoot").out_of_the_duel()
    stage.to_action()
    assert stage.piece(victim).wounded and len(stage.told("corrupted")) == 1
    assert stage.s.promotion == [points, 0]
    assert stage.in_play("snub-the-cardinal") is (points == 0)


# --- The Liber Hereticus ------------------------------------------------------------------------


def test_the_liber_hereticus_discards_who_turns_heretic_by_a_bullet() -> None:
    stage = Stage(
        ["necromutant"],
        ["clansman", "inquisitor-majoris"],
        hands=[["black-bullets"]],
        on_warriors=[
            ("improved-kratach", 0, "necromutant"),
            ("the-liber-hereticus", 1, "inquisitor-majoris"),
        ],
    )
    stage.do("play black-bullets").to_action()
    stage.duel("necromutant", "clansman", "shoot").out_of_the_duel()
    assert not stage.in_play("clansman") and stage.s.promotion == [0, 0]


def test_the_liber_hereticus_discards_a_heretic_who_leaves_his_cover() -> None:
    stage = Stage(
        ["necromutant"],
        ["inquisitor-majoris"],
        hands=[["heretic"], ["the-liber-hereticus"]],
        destiny=[9, 0],
    )
    stage.do("deploy-into-cover", "hide heretic").next_turn()
    stage.do("play the-liber-hereticus").to_action()
    stage.next_turn()
    assert stage.in_play("heretic")
    stage.do("leave-cover").to_action()
    assert not stage.in_play("heretic") and stage.in_play("necromutant")
