"""What is particular to schemes and reverses: tactics, gifts, spells and open hands."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, NOTHING, OUTPOST
from kostka.games.doomtrooper.values import value
from kostka.kernel.chance import Rng
from kostka.sight.view import view
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ARMOUR_FIVE,
    BALLOON,
    BAUHAUS_BIKE,
    BAUHAUS_MAN,
    BIKE,
    BUNKER,
    CRESCENT_RIDER,
    DARK_BLADE,
    GIANT,
    PROPHET_CARD,
    RING,
    SHOOTER,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Stage

# --- Gifts ----------------------------------------------------------------------------------------


def test_a_backlash_turns_dark_gifts_against_their_bearer() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[[], ["backlash"]],
        on_warriors=[(DARK_BLADE, 0, "necromutant"), (RING, 0, "necromutant")],
    ).duel("necromutant", "soldier")
    before = stage.value("necromutant", FIGHT)
    over(stage.do("play backlash"))
    assert stage.value("necromutant", FIGHT) == max(0, before - 6)
    assert stage.value("soldier", FIGHT) == 4


def test_no_value_falls_below_zero_by_a_backlash() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[[], ["backlash"]],
        on_warriors=[(DARK_BLADE, 0, "necromutant"), (DARK_BLADE, 0, "necromutant")],
    ).duel("necromutant", "soldier")
    over(stage.do("play backlash"))
    assert stage.value("necromutant", FIGHT) == 0
    stage = Stage(["necromutant"], [SOLDIER], hands=[[], ["backlash"]])
    stage.duel("necromutant", "soldier").move("pass")
    assert stage.refuses("play backlash") == "DOOM-PLAY-01"


# --- Spells ---------------------------------------------------------------------------------------


def cast_on_the_giant() -> Stage:
    """A spell for armour on the attacker, which is just being cast."""
    stage = Stage(
        ["inquisitor", GIANT],
        [STRONG_SIX],
        hands=[["exorcise-wound"], ["redirect"]],
        destiny=[2, 0],
    ).duel("giant", "strong-six", "shoot")
    return stage.do("play exorcise-wound", "on giant")


def test_a_spell_is_redirected_to_another_legal_target() -> None:
    stage = cast_on_the_giant()
    while "play redirect" not in stage.moves():
        stage.move("for 1" if "for 1" in stage.moves() else "pass")
    over(stage.move("play redirect"))
    over(stage)
    assert stage.value("giant", ARMOUR) == 9 and stage.value("strong-six", ARMOUR) == 7


def test_without_another_legal_target_there_is_nothing_to_redirect() -> None:
    stage = Stage(
        ["inquisitor", GIANT],
        [STRONG_SIX],
        hands=[["summon-trooper", SOLDIER], ["redirect"]],
        destiny=[9, 0],
    )
    stage.do("play soldier")
    assert stage.refuses("play redirect") == "DOOM-REACT-03"
    stage = Stage(
        ["mystic"], [STRONG_SIX], hands=[["elemental-wall"], ["redirect"]], destiny=[9, 0]
    ).duel("mystic", "strong-six")
    stage.do("play elemental-wall")
    while stage.asked() == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.refuses("play redirect") == "DOOM-PLAY-01"


# --- Groups ---------------------------------------------------------------------------------------


def gang() -> Stage:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, ARMOUR_FIVE, SHOOTER],
        [STRONG_SIX],
        on_players=[("gang-up", 0, 0)],
    )
    stage.do("attack", "attacker soldier", "defender strong-six", "fight")
    return stage


def test_small_warriors_gang_up_and_the_opponent_chooses_whom_he_strikes() -> None:
    stage = gang()
    stage.do("use join of gang-up")
    over(stage)
    assert stage.asked() == 1 and sorted(stage.moves()) == ["with bauhaus-man", "with soldier"]
    stage.move("with bauhaus-man")
    duel = stage.notes()
    assert duel.attacker == stage.piece("bauhaus-man").number
    assert sorted(duel.strikers(duel.attacker)) == [1, 2]
    stage.out_of_the_duel()
    assert stage.piece("strong-six").wounded, "4 and 3 against 6"
    assert stage.piece("bauhaus-man").wounded and not stage.piece("soldier").wounded


def test_neither_the_dear_nor_who_cannot_fight_like_this_joins_a_gang() -> None:
    stage = gang()
    while "use join of gang-up" not in stage.moves():
        stage.move("pass")
    stage.move("use join of gang-up")
    named = stage.s.played().target
    assert named == stage.piece("bauhaus-man").number, "worth 5, or no fighter, the others"


def test_who_is_worth_five_leads_no_gang() -> None:
    stage = Stage([ARMOUR_FIVE, SOLDIER], [STRONG_SIX], on_players=[("gang-up", 0, 0)])
    stage.do("attack", "attacker armour-five", "defender strong-six", "fight")
    assert stage.refuses("use join of gang-up") in ("DOOM-PLAY-02", "DOOM-PLAY-03")


# --- Vehicles -------------------------------------------------------------------------------------


def test_in_the_streets_vehicles_take_cover_and_have_fortifications() -> None:
    stage = Stage(
        [SOLDIER, GIANT, BAUHAUS_MAN],
        [STRONG_SIX],
        hands=[["urban-tactics"]],
        on_warriors=[
            (BIKE, 0, "soldier"),
            (BUNKER, 0, "soldier"),
            (BALLOON, 0, "giant"),
        ],
        at_first_action=False,
    )
    assert stage.value("soldier", ARMOUR) == 4
    over(stage.do("play urban-tactics")).to_action()
    assert stage.value("soldier", ARMOUR) == 4 + 2
    stage.do("seek-cover")
    assert stage.refuses("with giant") == "DOOM-VEH-07", "it flies"
    stage.do("with soldier").to_action()
    hidden = stage.s.warrior(1)
    assert hidden.key == "soldier" and hidden.down and not stage.piece("bike").down
    assert value(stage.s, hidden, ARMOUR) == 4 + 2 + 3
    stage.do("meditate")
    stage.s.discard(stage.piece("urban-tactics").number, None)
    stage.move("pass")
    stage.to_action()
    assert not stage.piece("soldier").down


# --- Prophecies -----------------------------------------------------------------------------------


def test_hands_lie_open_as_long_as_it_is_paid_for() -> None:
    stage = Stage(
        [CRESCENT_RIDER, PROPHET_CARD],
        [SOLDIER],
        hands=[["behold-the-future-possibilities", RING], [SWORD, RING]],
        destiny=[7, 0],
        opened=True,
    )
    assert view(stage.s, 0).data["seats"][1]["hand"] == []
    over(stage.do("play behold-the-future-possibilities")).to_action()
    assert sorted(view(stage.s, 0).data["seats"][1]["hand"]) == ["ring", "sword"]
    assert view(stage.s, 1).data["seats"][0]["hand"] == [], "only the opponents'"
    imagined = stage.s.imagine(0, Rng(1))
    assert imagined.hands[1] == stage.s.hands[1]
    stage.next_turn()
    while stage.s.active() == 1:
        stage.s.choose(stage.s.options()[0])
    stage.do("pay")
    assert stage.s.destiny[0] == 1
    stage.to_action().next_turn()
    while stage.s.active() == 1:
        stage.s.choose(stage.s.options()[0])
    assert [it.key for it in stage.s.gone[0]] == ["behold-the-future-possibilities"]
    assert view(stage.s, 0).data["seats"][1]["hand"] == []


# --- Pillage --------------------------------------------------------------------------------------


def pillaged(*lying: str | Card) -> Stage:
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [BAUHAUS_MAN, SOLDIER],
        on_warriors=[(it, 1, "bauhaus-man") for it in lying],
        at_areas=[("pillaged-munitions", 0, OUTPOST)],
        opened=True,
    )
    stage.change("bauhaus-man", area=OUTPOST, wounded=True)
    return stage.duel("templar-knight", "bauhaus-man", "shoot")


def test_the_arms_of_the_slain_are_kept_and_given_out() -> None:
    stage = pillaged(RING, BAUHAUS_BIKE)
    stage.change("bauhaus-bike", down=True)
    while "with ring" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    stage.move("with bauhaus-bike")
    stage.to_action()
    assert stage.piece("bauhaus-bike").out == stage.piece("pillaged-munitions").number
    assert sorted(stage.pile(1)) == ["bauhaus-man", "ring"]
    while stage.s.active() != 0:
        stage.next_turn()
    over(stage.do("use give of pillaged-munitions")).to_action()
    bike = stage.piece("bauhaus-bike")
    assert bike.on == stage.piece("templar-knight").number and bike.out == NOTHING
    assert stage.values("templar-knight") == [5, 5, 5, 5], "for Bauhaus, but his now"
    stage.s.discard(bike.number, None)
    assert "bauhaus-bike" in stage.pile(1), "it is still its owner's"


def test_without_loot_there_is_nothing_to_give() -> None:
    stage = pillaged().out_of_the_duel().to_action()
    while stage.s.active() != 0:
        stage.next_turn()
    assert stage.refuses("use give of pillaged-munitions") == "DOOM-PLAY-01"
