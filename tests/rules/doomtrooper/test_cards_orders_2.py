"""What is particular to relics."""

from __future__ import annotations

from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.identity import has, is_a
from kostka.games.doomtrooper.spells import casts_for_others, masters, price
from kostka.games.doomtrooper.terms import ALL_ASPECTS, ART, BROTHERHOOD, EXORCISM
from kostka.games.doomtrooper.values import immune_to
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    GIANT,
    GIFT_OF_SEMAI,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage


def test_the_true_assassins_armour_strikes_first_and_kills() -> None:
    """DOOM-FIRST-02, DOOM-EQUIP-04; it makes nobody a Brother."""
    stage = Stage([STRONG_SIX], [GIANT], hands=[["armor-of-the-true-assassin"]])
    stage.do("play armor-of-the-true-assassin").to_action()
    who = stage.piece("strong-six")
    assert is_a(stage.s, who, MORTIFICATORS) and not has(stage.s, who, BROTHERHOOD)
    assert not masters(stage.s, who, None)
    assert stage.values("strong-six") == [6, 6, 10, 6]
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER],
        on_warriors=[("armor-of-the-true-assassin", 0, "strong-six")],
    ).change("strong-six", wounded=True)
    stage.duel("strong-six", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier") and stage.in_play("strong-six")


def test_the_armour_of_unholiness_lets_its_bearer_have_any_gift() -> None:
    """DOOM-DARK-03, DOOM-IMM-01"""
    stage = Stage(["curator"], [BAUHAUS_MAN], hands=[[GIFT_OF_SEMAI, "armor-of-unholiness"]])
    assert stage.refuses("play gift-of-semai") == "DOOM-DARK-03"
    stage.do("play armor-of-unholiness").to_action()
    assert stage.refuses("play gift-of-semai") == ""
    assert stage.values("curator") == [3, 4, 7, 4]
    assert ART in immune_to(stage.s, stage.piece("curator"))


def test_the_codex_opens_the_whole_art_to_your_brothers() -> None:
    stage = Stage(
        ["mortificator", "inquisitor", SOLDIER],
        [BAUHAUS_MAN],
        on_warriors=[("codex-of-concealed-perception", 0, "mortificator")],
    )
    for aspect in ALL_ASPECTS:
        assert masters(stage.s, stage.piece("inquisitor"), aspect)
        assert not masters(stage.s, stage.piece("soldier"), aspect)
    assert casts_for_others(stage.s, 0, CARDS["improve-self"])


def test_with_the_dai_sho_mishima_rises_and_attacks_by_one_action() -> None:
    """DOOM-COVER-06"""
    stage = Stage(
        ["samurai", SOLDIER],
        [BAUHAUS_MAN],
        on_warriors=[("dai-sho-of-the-ancient-emperors", 0, "samurai")],
    )
    stage.change("samurai", down=True).change("soldier", down=False)
    stage.do("attack", "attacker face-down 1")
    assert not stage.piece("samurai").down
    stage.do("defender bauhaus-man", "fight")
    assert stage.values("samurai") == [9, 3, 3, 3]


def test_who_is_no_mishima_stays_in_cover() -> None:
    stage = Stage(
        ["samurai", SOLDIER],
        [BAUHAUS_MAN],
        on_warriors=[("dai-sho-of-the-ancient-emperors", 0, "samurai")],
    ).change("soldier", down=True)
    stage.do("attack")
    while "attacker samurai" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("attacker face-down 2") == "DOOM-COVER-06"


def test_the_exorcist_glove() -> None:
    for foe, values in (("heretic", [8, 8, 3, 3]), ("curator", [6, 6, 3, 3])):
        stage = Stage(["revisor"], [foe], on_warriors=[("exorcist-glove", 0, "revisor")])
        assert masters(stage.s, stage.piece("revisor"), EXORCISM)
        assert CARDS["exorcise-wound"].per == 2
        assert price(stage.s, 0, CARDS["exorcise-wound"], 3) == 3
        stage.duel("revisor", foe)
        assert stage.values("revisor") == values


def test_the_orb_triples_what_legionnaires_are() -> None:
    stage = Stage(
        ["curator", "undead-legionnaire"],
        [BAUHAUS_MAN],
        hands=[["screaming-legionnaire"]],
        destiny=[3, 0],
        on_warriors=[("orb-of-the-smaller-servants", 0, "curator")],
    )
    assert stage.values("undead-legionnaire") == [9, 3, 6, 6]
    assert stage.values("curator") == [3, 4, 3, 4]
    stage.do("play screaming-legionnaire").to_action()
    assert stage.s.destiny[0] == 0  # only what is printed
    assert stage.values("screaming-legionnaire") == [9, 6, 3, 9]
