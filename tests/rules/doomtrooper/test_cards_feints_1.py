"""What is particular to the special cards of Mortificator that stay or strike many."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.effects import CannotAttack, Immune
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import follows
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.targets import shielded
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ART,
    BROTHERHOOD,
    CYBERTRONIC,
    DARK_SYMMETRY,
    FIGHT,
    GIFT,
    KOHORT,
    SEMAI,
    SPECIAL,
    SQUAD,
    TANK,
)
from kostka.games.doomtrooper.upon import on_him
from kostka.kernel.step import Word
from tests.rules.doomtrooper.fixtures import PLAIN_LEGIONNAIRE
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BAUHAUS_BIKE,
    BAUHAUS_MAN,
    GIANT,
    GIFT_OF_SEMAI,
    HOLY_BLADE,
    REMOVAL,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    UNEQUIP,
)
from tests.rules.doomtrooper.soldiering import immune
from tests.rules.doomtrooper.stage import Stage

BROTHER = warrior("brother", BROTHERHOOD, (4, 4, 4, 4), casts=ALL_ASPECTS)
KILLER = warrior("killer", BROTHERHOOD, (5, 3, 4, 5), kinds=(MORTIFICATORS,))
ROBOT = warrior("robot", CYBERTRONIC, (4, 4, 4, 4))
CRAWLER = warrior("crawler", CYBERTRONIC, (4, 4, 4, 4), kinds=(TANK,))


# --- On warriors --------------------------------------------------------------------------------


def test_blasting_away_he_shoots_from_cover_and_does_not_fight() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN], hands=[["blasting-away"]])
    stage.do("play blasting-away", "on soldier").to_action()
    assert stage.turn().actions == 1
    stage.change("soldier", down=True).do("attack", "attacker face-down 1", "defender bauhaus-man")
    until(stage, "shoot")
    assert stage.refuses("fight") == "DOOM-COVER-06"


def test_nobody_else_attacks_from_cover() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN]).change("soldier", down=True)
    until(stage.do("attack"), "attacker strong-six")
    assert stage.refuses("attacker face-down 1") == "DOOM-COVER-06"


@pytest.mark.parametrize("blessed", [False, True])
def test_blessed_blood_is_proof_against_poison(blessed: bool) -> None:
    stage = Stage(
        [KILLER],
        ["necromutant"],
        on_warriors=[
            (SWORD, 0, "killer"),
            *([("blessed-blood", 1, "necromutant")] if blessed else []),
        ],
        hands=[["black-venom"]],
    )
    stage.do("play black-venom").to_action()
    stage.duel("killer", "necromutant").out_of_the_duel()
    foe = stage.piece("necromutant")
    assert foe.wounded
    lamed = any(isinstance(it, CannotAttack) for it in on_him(stage.s, foe))
    assert lamed is not blessed


def test_blessed_blood_lets_nobody_be_killed_by_a_poison() -> None:
    stage = Stage(
        [KILLER],
        [GIANT],
        on_warriors=[("lotus-blossom", 0, "killer"), ("blessed-blood", 1, "giant")],
    )
    stage.change("giant", wounded=True).duel("killer", "giant")
    stage.out_of_the_duel()
    assert stage.in_play("giant")


def test_the_blessed_follows_one_more_apostle() -> None:
    stage = Stage(
        [PLAIN_LEGIONNAIRE],
        [SOLDIER],
        hands=[["blessed-by-apostle", GIFT_OF_SEMAI]],
        destiny=[5, 5],
    )
    assert stage.refuses("play gift-of-semai") == "DOOM-DARK-03"
    stage.do("play blessed-by-apostle", "semai").to_action()
    piece = stage.piece("plain-legionnaire")
    assert follows(stage.s, piece, SEMAI)
    stage.do("play gift-of-semai").to_action()
    assert stage.value("plain-legionnaire", FIGHT) == 4


def test_a_certified_operator_drives_what_is_not_of_the_dark_legion() -> None:
    hand: list[str | Card] = ["certified-operator", BAUHAUS_BIKE, "hellhound-necrotank"]
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[hand])
    assert stage.refuses("play bauhaus-bike") == "DOOM-EQUIP-06"
    stage.do("play certified-operator", "on soldier").to_action()
    assert stage.refuses("play hellhound-necrotank") == "DOOM-EQUIP-06"
    stage.do("play bauhaus-bike", "inside").to_action()
    assert stage.values("soldier") == [6, 6, 6, 6]


@pytest.mark.parametrize("kind", [DARK_SYMMETRY, GIFT])
def test_illumination_takes_every_immunity_to_the_dark_symmetry(kind: Word) -> None:
    pious = warrior("pious", BROTHERHOOD, (4, 4, 4, 4), Immune(kind), Immune(ART))
    stage = Stage([PLAIN_LEGIONNAIRE], [SOLDIER, pious], hands=[["illumination"]])
    assert immune(stage, "pious") == [kind, ART]
    stage.do("play illumination").to_action()
    assert stage.piece("illumination").on == stage.piece("pious").number
    assert immune(stage, "pious") == [ART]


def test_illumination_is_for_the_immune() -> None:
    stage = Stage([PLAIN_LEGIONNAIRE], [SOLDIER], hands=[["illumination"]])
    assert stage.refuses("play illumination") == "DOOM-PLAY-01"


def test_inferior_technology_only_strikes_back() -> None:
    stage = Stage([ROBOT], [STRONG_SIX], hands=[["inferior-technology"]])
    stage.do("play inferior-technology").to_action()
    assert stage.refuses("attack") == "DOOM-ATK-05"
    stage.next_turn().duel("strong-six", "robot").out_of_the_duel()
    assert stage.piece("robot").wounded and not stage.piece("strong-six").wounded


def test_rage_is_for_one_enemy_and_goes_with_him() -> None:
    stage = Stage([SOLDIER], [TEN, STRONG_SIX], hands=[["rage", REMOVAL]])
    stage.do("play rage", "with ten").to_action()
    assert stage.value("soldier", FIGHT) == 4
    stage.duel("soldier", "ten")
    assert stage.value("soldier", FIGHT) == 12
    stage.out_of_the_duel()
    stage.next_turn().do("meditate", "play removal", "on ten").to_action()
    assert not stage.in_play("rage") and "rage" in stage.pile(0)


def test_whom_nobody_stops_is_only_wounded_the_first_time() -> None:
    stage = Stage([SLAYER], [SOLDIER], on_warriors=[("try-and-stop-me", 1, "soldier")])
    stage.duel("slayer", "soldier").out_of_the_duel()
    assert stage.piece("soldier").wounded
    stage = Stage([SLAYER], [SOLDIER], on_warriors=[("try-and-stop-me", 1, "soldier")])
    stage.change("soldier", wounded=True).duel("slayer", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier")


# --- On other cards and on players --------------------------------------------------------------


def test_superior_quality_is_discarded_before_what_it_lies_on() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["superior-quality"], [UNEQUIP, REMOVAL]],
        on_warriors=[(SWORD, 0, "soldier")],
    )
    stage.do("play superior-quality").to_action()
    stage.next_turn().do("meditate", "play unequip").to_action()
    assert stage.in_play("sword")
    stage.do("meditate", "play removal", "on superior-quality").to_action()
    assert not stage.in_play("superior-quality") and stage.in_play("sword")


def test_a_defensive_barrier_keeps_a_fortification_and_there_is_only_one() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["defensive-barrier", "defensive-barrier"], [ANNIHILATION, REMOVAL, REMOVAL]],
        at_areas=[("factory", 0, SQUAD)],
    )
    stage.do("play defensive-barrier").to_action()
    assert stage.refuses("play defensive-barrier") == "DOOM-EQUIP-11"
    stage.next_turn().do("meditate", "play annihilation", "on factory").to_action()
    assert stage.in_play("factory")
    stage.do("meditate", "play removal", "on factory").to_action()
    assert stage.in_play("factory")
    stage.do("meditate", "play removal", "on defensive-barrier").to_action()
    assert not stage.in_play("defensive-barrier") and stage.in_play("factory")


def test_an_untouchable_player_loses_nothing_to_the_art() -> None:
    stage = Stage([BROTHER], [SOLDIER], hands=[["untouchable"]], destiny=[5, 5])
    stage.do("play untouchable", "on seat 2").to_action()
    assert shielded(stage.s, 1, ART) and shielded(stage.s, 1, DARK_SYMMETRY)
    assert not shielded(stage.s, 1, SPECIAL) and not shielded(stage.s, 0, ART)


def test_a_burglary_takes_all_relics_of_one_player() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["burglary"]],
        on_warriors=[(HOLY_BLADE, 1, "bauhaus-man"), (SWORD, 1, "bauhaus-man")],
    )
    stage.do("play burglary").pass_window()
    assert stage.pile(1) == ["holy-blade"] and stage.in_play("sword")
    assert Stage([SOLDIER], [BAUHAUS_MAN], hands=[["burglary"]]).refuses("play burglary") == (
        "DOOM-PLAY-01"
    )


def test_only_who_has_the_bank_is_robbed_blind() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["robbed-blind"]], destiny=[2, 9])
    assert stage.refuses("play robbed-blind") == "DOOM-PLAY-01"
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["robbed-blind"]],
        destiny=[2, 9],
        at_areas=[("cardinals-bank", 1, SQUAD)],
    )
    stage.do("play robbed-blind").to_action()
    assert stage.s.destiny == [11, 0] and [it.key for it in stage.s.gone[0]] == ["robbed-blind"]


# --- During a duel ------------------------------------------------------------------------------


def test_no_loose_ends_triples_what_is_printed() -> None:
    stage = Stage(
        [KILLER], [SOLDIER], hands=[["no-loose-ends"]], on_warriors=[(SWORD, 0, "killer")]
    )
    stage.duel("killer", "soldier").do("play no-loose-ends")
    until(stage, "pass").pass_window()
    assert stage.value("killer", FIGHT) == 18
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["no-loose-ends"]]).duel("soldier", "strong-six")
    assert stage.refuses("play no-loose-ends") == "DOOM-PLAY-01"


@pytest.mark.parametrize(("way", "fight", "shoot"), [("more-of-it", 8, 8), ("less-of-it", 0, 0)])
def test_to_be_or_not_to_be(way: str, fight: int, shoot: int) -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["to-be-or-not-to-be"]])
    stage.duel("soldier", "strong-six").do("play to-be-or-not-to-be", "on soldier", way)
    assert stage.values("soldier") == [fight, shoot, 4, 4]
    assert [it.key for it in stage.s.gone[0]] == ["to-be-or-not-to-be"]


def test_the_punch_drunk_is_neither_wounded_nor_killed_but_weaker() -> None:
    stage = Stage([SLAYER], [STRONG_SIX], hands=[[], ["punch-drunk"]])
    stage.duel("slayer", "strong-six").do("play punch-drunk").out_of_the_duel()
    assert not stage.piece("strong-six").wounded
    assert stage.values("strong-six") == [2, 2, 2, 6]


# --- At any time --------------------------------------------------------------------------------


def test_a_missile_hits_a_tank_even_if_it_is_a_warrior() -> None:
    stage = Stage([SOLDIER], [CRAWLER, ROBOT], hands=[["air-to-ground-missile"]])
    stage.do("meditate", "play air-to-ground-missile").to_action()
    assert not stage.in_play("crawler") and stage.in_play("robot") and stage.s.promotion == [0, 0]
    stage = Stage([SOLDIER], [ROBOT], hands=[["air-to-ground-missile"]]).do("meditate")
    assert stage.refuses("play air-to-ground-missile") == "DOOM-PLAY-01"


def test_whose_tank_is_hit_is_wounded() -> None:
    """DOOM-VEH-04"""
    stage = Stage(
        [SOLDIER],
        ["necromutant"],
        hands=[["air-to-ground-missile"]],
        on_warriors=[("hellhound-necrotank", 1, "necromutant")],
    )
    stage.do("meditate", "play air-to-ground-missile").to_action()
    assert stage.pile(1) == ["hellhound-necrotank"] and stage.piece("necromutant").wounded


def test_a_currency_exchange_needs_a_team() -> None:
    stage = Stage([SOLDIER], [ROBOT], hands=[["currency-exchange"]], destiny=[5, 5])
    stage.do("meditate")
    assert stage.refuses("play currency-exchange") == "DOOM-PLAY-01"


def test_bauhaus_mourns_until_your_next_turn() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["day-of-mourning"]])
    stage.do("meditate", "play day-of-mourning").to_action()
    assert stage.values("bauhaus-man") == [-2, -2, -2, 3] and stage.values("soldier") == [4] * 4
    stage.next_turn()
    assert stage.value("bauhaus-man", FIGHT) == -2
    stage.next_turn()
    assert stage.value("bauhaus-man", FIGHT) == 3


def test_eat_this_wounds_everybody_and_kills_nobody() -> None:
    stage = Stage([SOLDIER, "local-thug"], [BAUHAUS_MAN, STRONG_SIX], hands=[["eat-this"]])
    stage.change("strong-six", wounded=True).do("meditate", "play eat-this").to_action()
    names = ("soldier", "local-thug", "bauhaus-man", "strong-six")
    assert all(stage.piece(name).wounded for name in names)


@pytest.mark.parametrize(("side", "left"), [("heads", "soldier"), ("tails", "robot")])
def test_in_russian_roulette_one_of_two_equals_goes(side: str, left: str) -> None:
    stage = Stage([SOLDIER], [ROBOT, STRONG_SIX], hands=[["russian-roulette"]])
    stage.do("meditate", "play russian-roulette")
    assert "on strong-six" not in stage.moves()
    stage.do("on soldier", side).to_action()
    assert stage.in_play(left) and len(stage.s.warriors()) == 2


def test_terrorists_annihilate_a_fortification_of_the_brotherhood() -> None:
    stage = Stage(
        [PLAIN_LEGIONNAIRE],
        [BROTHER],
        hands=[["terrorist-attack"]],
        at_areas=[("cardinals-bank", 1, SQUAD), ("factory", 1, KOHORT)],
    )
    stage.do("meditate", "play terrorist-attack").to_action()
    assert [it.key for it in stage.s.gone[1]] == ["cardinals-bank"] and stage.in_play("factory")


# --- As actions ---------------------------------------------------------------------------------


def test_the_dark_legion_is_admonished_to_attack_the_brotherhood() -> None:
    stage = Stage([PLAIN_LEGIONNAIRE], [BROTHER, SOLDIER], on_all=[("admonish-resistance", 1)])
    stage.do("attack", "attacker plain-legionnaire")
    assert stage.refuses("defender soldier") == "DOOM-DUEL-13"
    assert stage.refuses("defender brother") == ""
    own = Stage([PLAIN_LEGIONNAIRE, BROTHER], [SOLDIER], on_all=[("admonish-resistance", 1)])
    assert "no-more-actions" in own.moves() and "meditate" in own.moves(), "nobody has to attack"
    own.do("attack", "attacker plain-legionnaire")
    assert own.refuses("defender soldier") == "", "a Brother of one's own does not bind"
    stage = Stage([PLAIN_LEGIONNAIRE], [SOLDIER], on_all=[("admonish-resistance", 1)])
    stage.do("attack", "attacker plain-legionnaire")
    assert stage.refuses("defender soldier") == ""


def test_after_a_carnage_nobody_has_more_than_the_weakest() -> None:
    stage = Stage([SOLDIER, TEN, ROBOT], [BAUHAUS_MAN, STRONG_SIX], [CRAWLER], hands=[["carnage"]])
    stage.do("play carnage", "with ten", "with soldier")
    assert stage.asked() == 1
    stage.do("with bauhaus-man")
    assert [len(stage.s.troop(seat)) for seat in range(3)] == [1, 1, 1]
    assert stage.in_play("robot") and stage.in_play("strong-six") and stage.s.promotion == [0] * 3
    even = Stage([SOLDIER], [TEN], hands=[["carnage"]])
    assert even.refuses("play carnage") == "DOOM-PLAY-01"


def test_the_ghost_in_the_machine_discards_all_of_cybertronic() -> None:
    stage = Stage([ROBOT], [SOLDIER, CRAWLER], hands=[["ghost-in-the-machine"]], destiny=[9, 0])
    assert stage.refuses("play ghost-in-the-machine") == "DOOM-SPEC-02"
    stage = Stage([ROBOT], [SOLDIER, CRAWLER], hands=[["ghost-in-the-machine"]], destiny=[10, 0])
    stage.do("play ghost-in-the-machine").pass_window()
    assert stage.in_play("soldier") and stage.s.destiny[0] == 0
    assert not stage.in_play("robot") and not stage.in_play("crawler")


def test_nobody_casts_who_has_to_trust_in_arms() -> None:
    stage = Stage([PLAIN_LEGIONNAIRE], [BROTHER], hands=[["trust-in-the-arms"]])
    assert masters(stage.s, stage.piece("brother"), None)
    stage.do("play trust-in-the-arms").to_action()
    assert not masters(stage.s, stage.piece("brother"), None)
    stage.next_turn().next_turn()
    assert masters(stage.s, stage.piece("brother"), None)
