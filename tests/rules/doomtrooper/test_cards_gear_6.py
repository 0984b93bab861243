"""What is particular to gear: vehicles that carry several, help in a duel, eyes for the fog."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import KOHORT, SQUAD
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    GIANT,
    REMOVAL,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    WOUND,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use
from tests.rules.doomtrooper.test_cards_gear_2 import gain

# --- Carriers -----------------------------------------------------------------------------------

CARRIERS = pytest.mark.parametrize(
    ("key", "area", "who"),
    [
        ("klein-helitek-dragonfly", SQUAD, "bauhaus-man"),
        ("reaver-troop-carrier", KOHORT, "necromutant"),
    ],
)


def carried(key: str, who: str, foe: Card = GIANT) -> Stage:
    """He is inside, and it is the turn of the other player."""
    area = SQUAD if who == "bauhaus-man" else KOHORT
    man = BAUHAUS_MAN if who == "bauhaus-man" else who
    stage = Stage(
        [man, SOLDIER],
        [foe],
        hands=[[], [REMOVAL, WOUND]],
        on_warriors=[(SWORD, 0, who), (RIFLE, 1, foe.key)],
        at_areas=[(key, 0, area)],
    )
    return use(stage, f"board of {key}").to_action()


@CARRIERS
def test_who_is_inside_a_carrier_is_safer_but_has_no_gear(key: str, area: object, who: str) -> None:
    stage = carried(key, who)
    assert gain(stage, who) == [0, 0, 5, 0] and stage.turn().actions == 2
    assert stage.refuses(f"use board of {key}") in ("DOOM-VEH-03", "DOOM-EQUIP-03"), "no others"
    use(stage, f"get-out of {key}").to_action()
    assert gain(stage, who) == [3, 0, 0, 0] and stage.turn().actions == 1


@CARRIERS
def test_all_inside_die_with_their_carrier(key: str, area: object, who: str) -> None:
    stage = carried(key, who).next_turn()
    stage.do("meditate", "play removal", f"on {key}")
    while stage.s.promotion[1] == 0:
        stage.s.choose(stage.s.options()[0])
    assert not stage.in_play(who) and stage.in_play("soldier")
    assert key in stage.pile(0) and stage.s.promotion[1] > 0 and not stage.s.lasting


def test_fists_and_cards_do_not_wound_who_is_in_a_reaver() -> None:
    stage = carried("reaver-troop-carrier", "necromutant").next_turn()
    stage.do("meditate", "play wound", "on necromutant").to_action()
    assert not stage.piece("necromutant").wounded
    stage.duel("giant", "necromutant").out_of_the_duel()
    assert not stage.piece("necromutant").wounded, "although thirty is enough"


def test_a_rifle_wounds_who_is_in_a_dragonfly() -> None:
    """DOOM-VEH-11: nobody fights him there."""
    strong = carried("klein-helitek-dragonfly", "bauhaus-man", STRONG_SIX).next_turn()
    strong.do("attack", "attacker strong-six", "defender bauhaus-man")
    while strong.where()[-1] == "anytime":
        strong.move("pass")
    assert strong.refuses("fight") == "DOOM-VEH-11"
    strong.do("shoot").out_of_the_duel()
    assert strong.piece("bauhaus-man").wounded, "six and four against eight"


def test_a_carrier_takes_three_and_nobody_in_cover() -> None:
    stage = Stage(
        [BAUHAUS_MAN, BAUHAUS_MAN, BAUHAUS_MAN, BAUHAUS_MAN],
        [GIANT],
        at_areas=[("klein-helitek-dragonfly", 0, SQUAD)],
    )
    for n in (1, 2, 3):
        stage.do("use board of klein-helitek-dragonfly", f"on bauhaus-man {n}")
    stage.next_turn().next_turn()
    assert stage.refuses("use board of klein-helitek-dragonfly") != ""
    assert sorted(gain(stage, f"bauhaus-man {n}")[2] for n in (1, 2, 3, 4)) == [0, 5, 5, 5]


def test_who_is_put_into_cover_leaves_the_carrier() -> None:
    """DOOM-VEH-08"""
    stage = carried("klein-helitek-dragonfly", "bauhaus-man")
    stage.s.cover(stage.piece("bauhaus-man").number, None)
    stage.s.offered = None
    stage.do("meditate").to_action()
    assert not stage.s.lasting


# --- Help in a duel -----------------------------------------------------------------------------


def test_a_panic_button_calls_a_comrade() -> None:
    stage = Stage(
        [GIANT],
        [SOLDIER, SWIFT, BAUHAUS_MAN, "necromutant"],
        on_warriors=[("panic-button", 1, "soldier")],
    ).duel("giant", "soldier")
    stage.move("pass")
    use(stage, "call of panic-button")  # nobody else is of Capitol
    assert stage.values("soldier") == [10, 10, 10, 8]
    assert [it.key for it in stage.s.gone[1]] == ["panic-button"]
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded and not stage.piece("swift").wounded
    assert stage.piece("giant").wounded, "he had the first strike of the other as well"


def test_a_panic_button_needs_a_duel_and_a_comrade() -> None:
    stage = Stage([SOLDIER, BAUHAUS_MAN], [GIANT], on_warriors=[("panic-button", 0, "soldier")])
    stage.do("meditate")
    assert stage.refuses("use call of panic-button") == "DOOM-PLAY-03"
    stage.to_action().duel("soldier", "giant")
    assert stage.refuses("use call of panic-button") == "DOOM-REINF-02"


# --- Eyes for the fog ---------------------------------------------------------------------------


@pytest.mark.parametrize("wears", [True, False])
def test_through_infrared_goggles_one_sees_in_the_fog(wears: bool) -> None:
    worn = [("infrared-goggles", 0, "soldier")] if wears else []
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["heavy-fog"]], on_warriors=worn)
    stage.do("meditate", "play heavy-fog").to_action()
    stage.do("attack", "attacker soldier", "defender strong-six")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert (stage.refuses("shoot") == "") is wears
    if wears:
        stage.do("shoot").out_of_the_duel()
        assert stage.piece("strong-six").wounded, "four and two against six"


@pytest.mark.parametrize("wearer", ["soldier", "strong-six"])
def test_fog_ends_no_duel_of_who_attacks_with_infrared_goggles(wearer: str) -> None:
    worn = [("infrared-goggles", 0 if wearer == "soldier" else 1, wearer)]
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[], ["heavy-fog"]], on_warriors=worn)
    stage.duel("soldier", "strong-six", "shoot").do("play heavy-fog")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    stage.out_of_the_duel()
    assert stage.piece("strong-six").wounded is (wearer == "soldier")


def test_nobody_hides_in_the_shadows_from_infrared_goggles() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        on_warriors=[
            ("infrared-goggles", 0, "soldier"),
            ("hidden-in-the-shadows", 1, "strong-six"),
        ],
    )
    assert gain(stage, "strong-six")[2] == 3 and gain(stage, "soldier")[1] == 2
    assert gain(stage.duel("soldier", "strong-six", "shoot"), "strong-six")[2] == 0


# --- Destiny for spells -------------------------------------------------------------------------


def stabilized(n: int, destiny: int = 0) -> Stage:
    stage = Stage(
        ["mystic", "inquisitor"],
        [GIANT],
        hands=[["elemental-wall"]],
        on_warriors=[("power-stabilizer", 0, "mystic")],
        destiny=[destiny, 0],
    )
    return stage.change("power-stabilizer", n=n)


def test_a_stabilizer_saves_a_point_in_every_draw_step_of_its_player() -> None:
    stage = Stage(["mystic"], [GIANT], hands=[["power-stabilizer"]])
    stage.do("play power-stabilizer").to_action()
    assert stage.piece("power-stabilizer").n == 0
    stage.next_turn()
    assert stage.piece("power-stabilizer").n == 0
    stage.next_turn()
    assert stage.piece("power-stabilizer").n == 1 and stage.s.destiny[0] == 0


@pytest.mark.parametrize(("price", "stored", "destiny"), [(2, 1, 1), (4, 0, 0)])
def test_what_a_stabilizer_holds_pays_for_a_spell(price: int, stored: int, destiny: int) -> None:
    stage = stabilized(3, destiny=1).duel("mystic", "giant")
    stage.do("play elemental-wall", f"for {price}")
    assert stage.piece("power-stabilizer").n == stored and stage.s.destiny[0] == destiny
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert gain(stage, "mystic")[2] == price


def test_it_pays_for_nothing_else_and_for_nobody_else() -> None:
    stage = stabilized(0).duel("mystic", "giant")
    assert stage.refuses("play elemental-wall") == "DOOM-SPEC-02"
    other = stabilized(9).duel("inquisitor", "giant")
    assert other.refuses("play elemental-wall") != "", "its bearer does not fight"


# --- Spying -------------------------------------------------------------------------------------


def test_a_surveillance_ship_sees_three_cards_and_discards_for_actions() -> None:
    stage = Stage(
        ["samurai"],
        [GIANT],
        decks=[[], [SWORD, RIFLE, REMOVAL, WOUND]],
        on_warriors=[("surveillance-ship", 0, "samurai")],
    )
    stage.do("use spy of surveillance-ship")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    for key in ("rifle", "sword", "wound"):
        stage.s.choose(next(it for it in stage.s.options() if it.key == key))
    assert stage.moves() == ["no", "discard card 1", "discard card 2", "discard card 3"]
    stage.move("discard card 2")
    assert stage.pile(1) == ["sword"] and stage.turn().actions == 1
    assert stage.moves() == ["no", "discard card 1", "discard card 2"]
    stage.move("no")
    top = stage.s.top(1)
    assert top is not None and [it.key for it in top.cards] == ["rifle", "wound"]
    assert len(stage.told("top-seen")) == 3


def test_without_actions_a_surveillance_ship_only_looks() -> None:
    stage = Stage(
        ["samurai"],
        [GIANT],
        decks=[[], [SWORD]],
        on_warriors=[("surveillance-ship", 0, "samurai")],
    )
    stage.do("meditate", "meditate", "use spy of surveillance-ship")
    while stage.s.active() == 0:
        stage.s.choose(stage.s.options()[0])
    assert stage.pile(1) == []
