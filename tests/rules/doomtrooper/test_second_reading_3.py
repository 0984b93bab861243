"""Cards read a second time: what they had said or done differently from their print."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.effects import Immune, Plus
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.terms import (
    ART,
    FIGHT,
    GIFT,
    OUTPOST,
    VALUE,
)
from tests.rules.doomtrooper.props import (
    CAPTURE,
    CRESCENT_RIDER,
    EX_BAUHAUS,
    NO_BAUHAUS,
    SLAYER,
    SOLDIER,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Borne, Cards, Stage

# --- Who can do nothing -------------------------------------------------------------------------


def paralysed(*troop: str) -> Stage:
    """The turn of a Samurai whom Black Venom has paralysed, and of others."""
    blade = [("ac-40-justifier", 0, "mortificator"), ("black-venom", 0, "mortificator")]
    stage = Stage(["mortificator"], ["samurai", "hussar", *troop], on_warriors=[*blade])
    stage.change("black-venom", on=int(stage.piece("ac-40-justifier").number))
    return stage.duel("mortificator", "samurai").out_of_the_duel().next_turn()


def test_black_venom_lets_its_victim_take_no_action_at_all() -> None:
    stage = paralysed().do("seek-cover")
    assert [it.key for it in stage.s.table if it.down] == ["hussar"], "the only one who can"
    stage = paralysed().change("samurai", down=True)
    assert "leave-cover" not in stage.moves()
    stage.s.opened = True
    stage.s.offered = None
    stage.do("transfer")
    assert stage.piece("hussar").area is OUTPOST


def test_black_venom_keeps_a_surgeon_from_his_work() -> None:
    stage = paralysed("doctor-diana").change("hussar", wounded=True)
    assert stage.refuses("use heal of doctor-diana") == ""
    stage.s.lasting[0].on = stage.piece("doctor-diana").number
    stage.s.survey = None
    assert stage.refuses("use heal of doctor-diana") == "DOOM-TARGET-09"


def test_a_captured_warrior_stays_where_he_is() -> None:
    troop = [CRESCENT_RIDER, TEMPLAR_KNIGHT]
    stage = Stage(["corsair"], troop, hands=[["captured"]], opened=True)
    stage.do("play captured", "on crescent-rider").to_action()
    stage.change("crescent-rider", down=True).next_turn()
    assert "leave-cover" not in stage.moves()
    stage.s.discard(stage.piece("captured").number, None)
    stage.s.offered = None
    assert "leave-cover" in stage.moves()


def test_nobody_has_to_leave_cover_who_cannot() -> None:
    stage = Stage([SOLDIER], ["samurai"], on_warriors=[(CAPTURE, 1, "soldier")])
    stage.change("soldier", down=True, jailer=int(stage.piece("capture").number))
    assert stage.refuses("leave-cover") == "DOOM-TARGET-13" and stage.refuses("meditate") == ""


# --- What a bearer cannot use -------------------------------------------------------------------


@pytest.mark.parametrize("key", ["suicide-warhead", "grizzly-battle-tank"])
def test_who_uses_no_equipment_throws_no_grenade_either(key: str) -> None:
    grenade = "antipersonnel-grenade"
    stage = Stage([key], [SOLDIER], on_warriors=[(grenade, 0, key)])
    assert stage.refuses(f"use throw of {grenade}") == "DOOM-NEVER-03"


def test_a_suicide_warhead_is_not_protected_by_body_armour() -> None:
    worn = [("body-armor", 1, "suicide-warhead"), ("ac-40-justifier", 0, "soldier")]
    stage = Stage([SOLDIER], ["suicide-warhead"], on_warriors=[*worn])
    stage.duel("soldier", "suicide-warhead", "shoot")
    assert stage.values("soldier")[1] == 4 + 3 and stage.values("suicide-warhead")[2] == 0


def test_a_timepiece_serves_only_a_bauhaus_warrior_who_is_free() -> None:
    clock: Borne = ("archetypal-timepiece", 0, "hussar")
    assert Stage(["hussar"], [SOLDIER], on_warriors=[clock]).turn().left() == 4
    lost = Stage(["hussar"], [SOLDIER], on_warriors=[clock, (NO_BAUHAUS, 1, "hussar")])
    assert lost.turn().left() == 3
    held = Stage(["hussar"], [SOLDIER], on_warriors=[clock], at_first_action=False)
    held.change("hussar", jailer=2).to_action().next_turn().next_turn()
    assert held.turn().left() == 3


def test_an_engineer_serves_his_own_player() -> None:
    gun: Cards = ["ssw4200p"]
    stage = Stage(["vac-engineer", "hussar"], ["hussar"], hands=[gun, gun])
    stage.do("meditate").do("play ssw4200p")
    assert stage.moves() == ["on vac-engineer", "on hussar 1"]
    stage.move("on hussar 1").next_turn()
    assert "play ssw4200p" not in stage.moves(), "not even as an action"


# --- Destiny points and other points ------------------------------------------------------------


def test_a_point_of_alakhai_counts_twice_for_gifts() -> None:
    on = [("decay", 0, "alakhai-the-cunning"), ("combat-armor", 1, "soldier")]
    stage = Stage(["alakhai-the-cunning"], [SOLDIER], on_warriors=[*on], destiny=[5, 0])
    stage.do("meditate").do("use decay of decay").to_action()
    assert stage.s.destiny[0] == 1 and not stage.in_play("combat-armor")
    wind = [("wind-of-insanity", 0, "alakhai-the-cunning")]
    stage = Stage(["alakhai-the-cunning"], ["samurai"], on_warriors=[*wind], destiny=[8, 0])
    stage.do("use wind of wind-of-insanity")
    assert stage.moves() == ["for 3", "for 5", "for 8"], "15 points are worth three times five"
    assert stage.do("for 8").to_action().piece("samurai").wounded


def test_a_mission_rewards_the_player_of_the_warrior_who_bears_it() -> None:
    flush: Cards = ["flush-out-the-coward"]
    stage = Stage([SOLDIER, "hussar"], ["big-bob-watts"], hands=[flush], turns=[1, 1])
    stage.do("play flush-out-the-coward", "on big-bob-watts").to_action()
    stage.change("hussar", wounded=True, down=True).next_turn()
    stage.duel("big-bob-watts", "face-down 2", "shoot").out_of_the_duel()
    assert stage.s.promotion == [0, 4] and not stage.in_play("flush-out-the-coward")


def test_a_hatamoto_does_not_hinder_a_mission_that_is_never_fulfilled() -> None:
    stage = Stage(
        ["hatamoto"],
        [SOLDIER],
        hands=[["samurai"]],
        destiny=[3, 0],
        on_warriors=[("exonerated-ronin", 0, "hatamoto")],
        on_players=[("honor-the-emperor", 0, 0)],
    )
    assert stage.do("play samurai").to_action().s.promotion == [1, 0]


def test_who_throws_the_grenade_has_killed_with_it() -> None:
    grenade = [("antipersonnel-grenade", 0, "ex-bauhaus")]
    stage = Stage([EX_BAUHAUS], [SOLDIER, "hussar"], on_warriors=[*grenade])
    stage.change("soldier", wounded=True).do("use throw of antipersonnel-grenade", "on soldier")
    while stage.in_play("soldier"):
        stage.move("pass")
    stage.pass_window()
    assert stage.s.promotion == [0, 0] and stage.s.destiny == [4, 0], "DOOM-MERC-03"
    assert [card.key for card in stage.s.gone[0]] == ["antipersonnel-grenade"]


def test_nobody_throws_a_grenade_out_of_cover() -> None:
    grenade = [("antipersonnel-grenade", 0, "soldier")]
    stage = Stage([SOLDIER, "hussar"], ["samurai"], on_warriors=[*grenade])
    stage.change("soldier", down=True)
    assert stage.refuses("use throw of antipersonnel-grenade") == "DOOM-COVER-06"


# --- Wounds and kills ---------------------------------------------------------------------------


def test_an_adamantium_will_outlives_mines_and_poison() -> None:
    mines = [("personal-anti-personnel-mines", 1, "soldier"), ("adamantium-will", 0, "samurai")]
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[*mines])
    stage.duel("samurai", "soldier", "shoot").do("use set-off of personal-anti-personnel-mines")
    while not stage.piece("samurai").wounded:
        stage.move("pass")
    for card, unhurt in (("death-maze", True), ("lotus-blossom", False)):
        poison = [(card, 0, "mortificator"), ("adamantium-will", 1, "samurai")]
        stage = Stage(
            ["mortificator"], ["samurai"], on_warriors=[*poison, ("composite-armor", 1, "samurai")]
        )
        stage.duel("mortificator", "samurai").do("yes").out_of_the_duel()
        assert stage.piece("samurai").wounded is not unhurt, "the Death Maze is a Special card"


def test_an_adamantium_will_makes_a_suicide_warhead_last_longer() -> None:
    will = [("adamantium-will", 1, "suicide-warhead")]
    stage = Stage([SOLDIER], ["suicide-warhead"], on_warriors=[*will])
    stage.duel("soldier", "suicide-warhead", "shoot").out_of_the_duel()
    assert stage.piece("suicide-warhead").wounded, "a single wound never kills him"


def test_nobody_of_the_legion_exorcises_the_injuries_of_a_dying_doomtrooper() -> None:
    for lost in ([], [("dark-visitation", 1, "inquisitor")]):
        stage = Stage(
            ["inquisitor", "hussar"], [SLAYER], hands=[["exorcise-injuries"]], on_warriors=[*lost]
        )
        stage.duel("hussar", "slayer").to_window("last chance")
        assert ("play exorcise-injuries" in stage.moves()) is not bool(lost)


def test_a_bacteria_grenade_infects_even_if_its_bearer_dies() -> None:
    stage = Stage(
        ["heretic"], ["nepharite-of-ilian"], on_warriors=[("bacteria-grenade", 0, "heretic")]
    )
    stage.change("heretic", wounded=True)
    stage.duel("heretic", "nepharite-of-ilian").out_of_the_duel()
    assert not stage.in_play("heretic") and stage.pile(0) == ["heretic", "bacteria-grenade"]
    while stage.value("nepharite-of-ilian", VALUE) == 7:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.active() == 1


def test_a_bacteria_grenade_that_was_not_thrown_infects_nobody() -> None:
    stage = Stage(["heretic"], ["shadow-walker"], on_warriors=[("bacteria-grenade", 0, "heretic")])
    stage.change("heretic", wounded=True).duel("heretic", "shadow-walker").out_of_the_duel()
    assert not stage.in_play("heretic") and not stage.s.lasting


def test_a_sacred_tear_is_annihilated_even_if_it_is_killed() -> None:
    stage = Stage(["sacred-tear"], ["corsair"], opened=True).change("sacred-tear", wounded=True)
    stage.duel("sacred-tear", "corsair").out_of_the_duel()
    assert [card.key for card in stage.s.gone[0]] == ["sacred-tear"] and stage.pile(0) == []
    assert stage.s.promotion == [6, 7]


def test_toronaga_adds_what_the_base_of_a_sacred_tear_has_become() -> None:
    ki = [("toronagas-raging-might", 1, "samurai")]
    stage = Stage(["sacred-tear"], ["samurai"], on_warriors=[*ki], opened=True)
    stage.change("samurai", area=OUTPOST).duel("sacred-tear", "samurai")
    assert stage.value("samurai", FIGHT) == 3 + 16


# --- Those who command --------------------------------------------------------------------------


def test_two_sergeants_do_not_add_up_for_a_third_warrior() -> None:
    stage = Stage(["jito", "jito", "samurai", "samurai", "samurai"], [SOLDIER])
    stage.change("samurai 1", under=1).change("samurai 2", under=2)
    assert [stage.values(f"samurai {n}")[0] for n in (1, 2, 3)] == [7, 7, 7]


def test_brotherbound_sergeants_help_each_other_but_do_not_add_up() -> None:
    stage = Stage(["brotherbound-sergeant"] * 2 + ["brotherbound-trooper"], [SOLDIER], opened=True)
    assert stage.values("brotherbound-trooper") == [6, 5, 7, 4], "DOOM-MOD-06"
    assert stage.values("brotherbound-sergeant 1") == [8, 7, 9, 6]


# --- Gifts --------------------------------------------------------------------------------------


def test_symmetry_flow_is_for_gifts_that_raise_values() -> None:
    on = [(key, 0, "necromutant") for key in ("symmetry-flow", "dark-fire", "blindness")]
    stage = Stage(["necromutant"], [SLAYER], on_warriors=[*on], hands=[["dark-fire", "blindness"]])
    assert stage.refuses("play blindness") == "DOOM-DARK-09"
    assert stage.do("play dark-fire").to_action().value("necromutant", FIGHT) == 4 + 1 + 1
    mixed = gift("mixed", GIFT, Plus(1, FIGHT), Immune(ART))
    both: list[Borne] = [("symmetry-flow", 0, "necromutant"), (mixed, 0, "necromutant")]
    stage = Stage(["necromutant"], [SLAYER], on_warriors=both, hands=[[mixed]])
    assert stage.refuses("play mixed") == "", "even if it does something else besides"
