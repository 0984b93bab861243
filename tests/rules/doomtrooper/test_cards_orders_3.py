"""What is particular to Missions."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.identity import Converted
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.targets import AWarrior, shielded
from kostka.games.doomtrooper.terms import ALL_ASPECTS, ART, DARK_SYMMETRY, KOHORT, SPECIAL, SQUAD
from kostka.games.doomtrooper.values import immune_to
from kostka.games.doomtrooper.verbs import Stays
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    DEAR_NINE,
    GIANT,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage

CORRUPTION: Final = Card("corruption", SPECIAL, AT_ANY_TIME, AWarrior(), Stays(Converted()))


# --- Kills --------------------------------------------------------------------------------------


def test_the_assassin_names_a_healthy_one_and_earns_double_for_him_alone() -> None:
    stage = Stage([STRONG_SIX, SOLDIER], [BAUHAUS_MAN, "trencher"], hands=[["assassination"]])
    stage.change("soldier", wounded=True).change("trencher", wounded=True)
    stage.do("play assassination", "on strong-six").to_action()  # one healthy: not even asked
    assert stage.piece("assassination").about == stage.piece("bauhaus-man").number
    stage = Stage([GIANT, SOLDIER], [BAUHAUS_MAN, "trencher"], hands=[["assassination"]])
    over(stage, "play assassination", "on giant")
    assert stage.refuses("with giant") == "DOOM-PLAY-01"
    stage.do("with bauhaus-man").to_action()
    for name in ("trencher", "bauhaus-man"):
        stage.change(name, wounded=True)
    stage.duel("giant", "trencher").out_of_the_duel()
    assert stage.s.promotion[0] == 3 and stage.in_play("assassination")
    stage.next_turn().next_turn().duel("giant", "bauhaus-man").out_of_the_duel()
    assert stage.s.promotion[0] == 3 + 6 and not stage.in_play("assassination")


def test_an_assassin_who_dies_with_his_victim_earns_for_his_own_player() -> None:
    """DOOM-DUEL-50: also if somebody else has assigned the Mission."""
    stage = Stage(
        [SOLDIER], ["free-marine", GIANT], on_warriors=[("assassination", 1, "soldier")]
    ).change("soldier", wounded=True)
    stage.change("free-marine", wounded=True)
    stage.change("assassination", about=stage.piece("free-marine").number)
    stage.duel("soldier", "free-marine").out_of_the_duel()
    assert stage.s.promotion == [10, 4]


def test_the_player_of_the_assassin_names_his_victim() -> None:
    stage = Stage([GIANT, SOLDIER], [BAUHAUS_MAN, "trencher"], hands=[["assassination"]])
    over(stage, "play assassination", "on trencher")
    assert stage.asked() == 1


def test_valour_is_three_times_the_value_of_one_twice_as_dear() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [DEAR_NINE, GIANT], hands=[["prove-your-valor"]])
    stage.change("dear-nine", wounded=True)
    over(stage, "play prove-your-valor", "on soldier")
    assert stage.refuses("with strong-six") == "DOOM-PLAY-01"
    stage.do("with dear-nine").to_action()
    stage.duel("soldier", "dear-nine").out_of_the_duel()
    assert stage.s.promotion[0] == 27


def test_who_dies_has_not_proved_his_valour() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [DEAR_NINE, GIANT], hands=[["prove-your-valor"]])
    over(stage, "play prove-your-valor", "on soldier").do("with giant").to_action()
    stage.change("giant", wounded=True).change("soldier", wounded=True)
    stage.s.hands[0].clear()
    stage.duel("soldier", "giant")
    assert stage.values("giant")[2] == 9
    stage.out_of_the_duel()
    assert stage.s.promotion == [0, 4]


def test_valour_needs_somebody_twice_as_dear() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["prove-your-valor"]])
    assert stage.refuses("play prove-your-valor") == "DOOM-PLAY-01"


def test_fame_for_killing_a_personality() -> None:
    stage = Stage(
        [GIANT], ["crenshaw-the-mortificator"], hands=[["fifteen-minutes-of-fame"]]
    ).change("crenshaw-the-mortificator", wounded=True)
    stage.do("play fifteen-minutes-of-fame").to_action()
    assert stage.piece("fifteen-minutes-of-fame").on == stage.piece("giant").number
    stage.duel("giant", "crenshaw-the-mortificator").out_of_the_duel()
    assert stage.s.promotion[0] == 7 + 5


@pytest.mark.parametrize(("foe", "points"), [("free-marine", 4 + 3), ("strong-six", 4)])
def test_the_suicide_mission_pays_for_a_death(foe: str, points: int) -> None:
    """Three more if he has killed in his last duel; both die of the same blows."""
    stage = Stage(
        [SOLDIER, GIANT],
        ["free-marine", STRONG_SIX],
        on_warriors=[("suicide-mission", 1, "soldier")],
    )
    stage.change("soldier", wounded=True).change("free-marine", wounded=True)
    stage.duel("soldier", foe, "fight")
    before = stage.s.promotion[0]
    stage.out_of_the_duel()
    earned = 5 if foe == "free-marine" else 0  # for the kill
    assert stage.s.promotion[0] == before + points + earned
    assert not stage.in_play("suicide-mission")


def test_yahoo_adds_two_after_all_else_and_stays() -> None:
    """Twice 3, and 2 more, whatever came first."""
    stage = Stage(
        ["trencher", GIANT],
        ["curator", "heretic"],
        on_warriors=[("yahoo", 0, "giant"), ("nepharite-hunt", 0, "giant")],
    ).change("heretic", wounded=True)
    stage.duel("giant", "heretic").out_of_the_duel()
    assert stage.s.promotion[0] == 3 + 2 and stage.in_play("yahoo")
    stage = Stage(
        [GIANT],
        ["nepharite-of-ilian"],
        on_warriors=[("yahoo", 0, "giant"), ("nepharite-hunt", 0, "giant")],
    ).change("nepharite-of-ilian", wounded=True)
    stage.duel("giant", "nepharite-of-ilian").out_of_the_duel()
    assert stage.s.promotion[0] == 2 * 7 + 2


def test_special_orders_are_about_personalities() -> None:
    stage = Stage(
        ["crenshaw-the-mortificator"],
        ["cardinal-dominic", BAUHAUS_MAN],
        on_warriors=[("special-orders", 1, "crenshaw-the-mortificator")],
    )
    stage.change("cardinal-dominic", wounded=True)
    stage.do("attack", "attacker crenshaw-the-mortificator")
    assert stage.refuses("defender bauhaus-man") == "DOOM-DUEL-13"
    stage.do("defender cardinal-dominic")


def test_special_orders_pay_twenty_to_the_killers_player() -> None:
    stage = Stage(
        ["alakhai-the-cunning"],
        ["crenshaw-the-mortificator"],
        on_warriors=[("special-orders", 1, "alakhai-the-cunning")],
    ).change("crenshaw-the-mortificator", wounded=True)
    stage.duel("alakhai-the-cunning", "crenshaw-the-mortificator").out_of_the_duel()
    assert stage.s.destiny == [20, 0] and stage.s.promotion[0] == 7
    assert not stage.in_play("special-orders")


def test_work_on_the_sly_is_paid_by_value_and_earns_the_points() -> None:
    stage = Stage(
        [SOLDIER],
        [GIANT],
        ["trencher", "infantry"],
        hands=[["working-on-the-sly"]],
        destiny=[9, 0, 0],
    )
    stage.change("trencher", wounded=True)
    stage.do("play working-on-the-sly", "on giant").to_action()
    assert stage.s.destiny[0] == 0
    stage.next_turn().do("attack", "attacker giant")
    while "defender trencher" not in stage.moves():
        stage.move("pass")
    assert stage.asked() == 0
    stage.do("defender trencher", "fight").out_of_the_duel()
    assert stage.s.promotion == [3, 0, 0] and not stage.in_play("working-on-the-sly")


# --- The Art ------------------------------------------------------------------------------------


def test_the_portal_takes_the_art_from_all_who_are_in_play() -> None:
    stage = Stage(
        ["alakhai-the-cunning"],
        ["mortificator", "inquisitor"],
        hands=[["portal-of-the-great-conqueror"]],
    )
    assert stage.refuses("play portal-of-the-great-conqueror") == "DOOM-PLAY-01"
    stage = Stage(
        ["alakhai-the-cunning"],
        ["mortificator", "inquisitor"],
        hands=[["portal-of-the-great-conqueror"], ["revisor"]],
        destiny=[0, 9],
        at_areas=[("citadel-of-algeroth", 0, KOHORT)],
    ).change("mortificator", wounded=True)
    stage.do("play portal-of-the-great-conqueror").to_action()
    stage.duel("alakhai-the-cunning", "mortificator").out_of_the_duel()
    assert stage.s.promotion[0] == 0 and not stage.in_play("portal-of-the-great-conqueror")
    assert not masters(stage.s, stage.piece("inquisitor"), None)
    stage.next_turn().do("play revisor").to_action()
    assert masters(stage.s, stage.piece("revisor"), None)


def test_dominic_inspires_the_masses_by_three_actions() -> None:
    stage = Stage(
        ["cardinal-dominic", SOLDIER, "mortificator"],
        [BAUHAUS_MAN],
        hands=[["inspire-the-masses"]],
        at_areas=[("the-cathedral", 0, SQUAD)],
    ).change("soldier", wounded=True)
    stage.do("play inspire-the-masses").to_action().next_turn().next_turn()
    stage.do("use inspire of inspire-the-masses")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert not stage.piece("soldier").wounded and not stage.in_play("inspire-the-masses")
    assert DARK_SYMMETRY in immune_to(stage.s, stage.piece("soldier"))
    assert DARK_SYMMETRY not in immune_to(stage.s, stage.piece("bauhaus-man"))
    assert all(masters(stage.s, stage.piece("mortificator"), it) for it in ALL_ASPECTS)


def test_the_conspirators_are_immune_to_the_art_for_good() -> None:
    stage = Stage(
        [GIANT, SOLDIER],
        ["crenshaw-the-mortificator", "mortificator"],
        hands=[["heretic-conspiracy", "heretic-conspiracy"]],
    ).change("crenshaw-the-mortificator", wounded=True)
    stage.do("play heretic-conspiracy").to_action()
    assert stage.refuses("play heretic-conspiracy") == "DOOM-MISS-07"
    stage.duel("giant", "crenshaw-the-mortificator").out_of_the_duel()
    assert not stage.in_play("heretic-conspiracy")
    assert ART in immune_to(stage.s, stage.piece("soldier")) and shielded(stage.s, 0, ART)
    assert not shielded(stage.s, 1, ART)


# --- On players ---------------------------------------------------------------------------------


def test_five_more_for_the_last_of_a_kohort() -> None:
    stage = Stage(
        [GIANT],
        ["curator", SOLDIER, "heretic"],
        on_players=[("destroy-kohort", 1, 0)],
    ).change("curator", wounded=True)
    stage.change("heretic", wounded=True)
    stage.duel("giant", "heretic").out_of_the_duel()
    assert stage.s.promotion[0] == 3
    stage.next_turn().next_turn().duel("giant", "curator").out_of_the_duel()
    assert stage.s.promotion[0] == 3 + 4 + 5


def test_whoever_is_killed_behind_a_citadel_is_worth_double() -> None:
    for area, points in ((KOHORT, 12), (SQUAD, 6)):
        stage = Stage(
            [GIANT],
            ["cairath", "heretic"],
            at_areas=[("citadel-of-demnogonis", 1, area)] if area is KOHORT else [],
            on_players=[("siege-of-the-citadel", 1, 0)],
        ).change("cairath", wounded=True)
        stage.duel("giant", "cairath").out_of_the_duel()
        assert stage.s.promotion[0] == points


def test_snubbing_the_cardinal_by_a_kill_or_a_heretic() -> None:
    stage = Stage([GIANT], ["mortificator"], on_players=[("snub-the-cardinal", 1, 0)]).change(
        "mortificator", wounded=True
    )
    stage.duel("giant", "mortificator").out_of_the_duel()
    assert stage.s.promotion == [3 + 3, 0]


def test_ten_for_a_brother_who_turns_heretic() -> None:
    stage = Stage(
        ["curator"],
        ["mortificator"],
        hands=[[CORRUPTION]],
        on_players=[("snub-the-cardinal", 1, 0)],
    )
    stage.do("meditate", "play corruption", "on mortificator").to_action()
    assert stage.s.promotion == [10, 0] and not stage.in_play("snub-the-cardinal")


def test_whoever_destroys_a_city_has_infiltrated() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER],
        hands=[[REMOVAL, REMOVAL]],
        at_areas=[("hideout", 1, KOHORT), ("the-gibson-cathedral", 1, SQUAD)],
        on_players=[("infiltration", 1, 0)],
    )
    stage.do("meditate", "play removal", "on hideout")
    stage.do("play removal", "on the-gibson-cathedral").next_turn()
    assert stage.s.promotion == [6, 0] and not stage.in_play("infiltration")


@pytest.mark.parametrize(
    ("key", "troop"),
    [
        (
            "dark-kohort",
            ["razide", "nepharite-of-semai", "child-of-ilian", "curator", "screaming-legionnaire"],
        ),
        (
            "well-rounded-squad",
            ["hussar", "infantry", "chasseur", "trencher", "samurai", "mortificator"],
        ),
    ],
)
def test_one_of_each_kept_for_a_full_turn(key: str, troop: list[str]) -> None:
    stage = Stage(troop, [BAUHAUS_MAN], on_players=[(key, 1, 0)])
    stage.next_turn().next_turn()
    assert stage.s.promotion[0] == 0 and stage.piece(key).markers == 1
    stage.next_turn()
    assert stage.s.promotion[0] == 10 and not stage.in_play(key)
    stage = Stage(troop, [BAUHAUS_MAN], on_players=[(key, 1, 0)])
    stage.next_turn()
    stage.s.discard(stage.piece(troop[0]).number, None)
    stage.next_turn()
    assert stage.piece(key).markers == 0


def test_a_prisoner_fulfils_the_manhunt() -> None:
    stage = Stage(
        [GIANT, SOLDIER],
        [STRONG_SIX],
        at_areas=[("prison-camp", 0, SQUAD)],
        on_players=[("manhunt", 1, 0)],
    )
    stage.do("attack", "attacker giant", "defender strong-six", "fight", "yes")
    stage.next_turn()
    assert stage.s.promotion == [5, 0] and not stage.in_play("manhunt")
