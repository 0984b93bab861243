"""What is particular to the relics of the Dark Legion, to skulls, crystals and daggers."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import SKULL_SEEKERS
from kostka.games.doomtrooper.identity import Converted, is_a
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import KOHORT, OUTPOST, SPECIAL
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.chance import Rng
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BAUHAUS_MAN,
    BROADSWORD,
    DARK_BLADE,
    GIANT,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.stage import Stage

CORRUPTION: Final = Card("corruption", SPECIAL, AT_ANY_TIME, AWarrior(), Stays(Converted()))
SKULLS: Final = ["asian", "european", "north-american", "south-american"]


def test_krynstons_skull_pays_four_for_followers_of_others() -> None:
    for foe, points in (("screaming-legionnaire", 3 + 4), ("blessed-legionnaire", 3)):
        stage = Stage(
            ["cairath", "curator"], [foe], on_warriors=[("krynstons-skull", 0, "curator")]
        ).change(foe, wounded=True)
        stage.duel("cairath", foe).out_of_the_duel()
        assert stage.s.promotion[0] == points  # cairath follows Demnogonis


def test_the_necromakina_brings_a_legionnaire_instead_of_points() -> None:
    stage = Stage(
        ["razide"],
        [SOLDIER, BAUHAUS_MAN],
        hands=[["necromakina"]],
        sides=[["curator", "heretic", "bio-giant", "alakhai-the-cunning", "trencher"]],
        at_areas=[("citadel-of-algeroth", 0, KOHORT)],
    ).change("soldier", wounded=True)
    stage.do("play necromakina").to_action()
    assert stage.piece("necromakina").on == stage.piece("citadel-of-algeroth").number
    stage.duel("razide", "soldier")
    while "fetch curator" not in stage.moves():
        stage.move("pass")
    assert stage.moves() == ["no", "fetch curator", "fetch heretic"]
    stage.move("fetch curator").out_of_the_duel()
    assert stage.in_play("curator") and stage.s.promotion[0] == 0


def test_the_necromakina_needs_a_citadel_and_may_be_declined_and_discarded() -> None:
    stage = Stage(["razide"], [SOLDIER], hands=[["necromakina"]])
    assert stage.refuses("play necromakina") == "DOOM-RELIC-03"
    stage = Stage(
        ["razide"],
        [SOLDIER, BAUHAUS_MAN],
        hands=[["necromakina"], [REMOVAL]],
        sides=[["curator"]],
        at_areas=[("citadel-of-algeroth", 0, KOHORT)],
    ).change("soldier", wounded=True)
    stage.do("play necromakina").to_action()
    stage.duel("razide", "soldier").out_of_the_duel()
    assert not stage.in_play("curator") and stage.s.promotion[0] == 4
    over(stage, "play removal", "on necromakina")
    assert not stage.in_play("necromakina")


def test_equipment_of_the_dead_goes_back_by_the_vault() -> None:
    stage = Stage(
        [GIANT],
        ["curator", "heretic", "cairath"],
        on_warriors=[
            ("vault-of-unholy-restoration", 1, "curator"),
            (SWORD, 1, "heretic"),
            (BROADSWORD, 1, "curator"),
        ],
    ).change("heretic", wounded=True)
    stage.change("curator", wounded=True)
    stage.duel("giant", "heretic").out_of_the_duel()
    assert [it.key for it in stage.s.decks[1]] == ["sword"] and stage.pile(1) == ["heretic"]
    stage.s.decks[1].clear()
    stage.next_turn().next_turn().duel("giant", "curator").out_of_the_duel()
    assert stage.s.decks[1] == [] and "broadsword" in stage.pile(1)


def test_the_liber_hereticus_leaves_no_heretic() -> None:
    stage = Stage(
        ["inquisitor-majoris", SOLDIER, "mortificator"],
        ["heretic", "curator"],
        hands=[["the-liber-hereticus"], ["heretic", CORRUPTION]],
        destiny=[0, 9],
    )
    stage.do("play the-liber-hereticus").to_action()
    assert stage.piece("the-liber-hereticus").on == stage.piece("inquisitor-majoris").number
    assert not stage.in_play("heretic") and stage.in_play("curator")
    stage.next_turn()
    assert stage.refuses("play heretic") == "DOOM-CORE-01"
    over(stage, "meditate", "play corruption", "on soldier")
    assert not stage.in_play("soldier") and stage.s.promotion == [0, 0]


def test_only_a_great_brother_reads_the_liber_hereticus() -> None:
    stage = Stage(["mortificator"], ["heretic"], hands=[["the-liber-hereticus"]])
    assert stage.refuses("play the-liber-hereticus") == "DOOM-PLAY-02"


def test_with_the_eye_a_heretic_has_several_copies_and_loses_them_with_it() -> None:
    """DOOM-DARK-09"""
    stage = Stage(
        ["heretic"],
        [BAUHAUS_MAN],
        hands=[["eye-of-algeroth", DARK_BLADE, DARK_BLADE], [REMOVAL]],
    )
    stage.do("play dark-blade").to_action()
    assert stage.refuses("play dark-blade") == "DOOM-DARK-09"
    stage.do("play eye-of-algeroth").to_action()
    stage.do("play dark-blade")
    stage.next_turn()
    assert stage.values("heretic")[0] == 2 + 3 + 3
    over(stage, "meditate", "play removal", "on eye-of-algeroth")
    assert stage.values("heretic")[0] == 2 and not stage.in_play("dark-blade")


def test_the_soul_well_annihilates_and_grows() -> None:
    stage = Stage(
        ["nepharite-of-ilian", "child-of-ilian"],
        [SOLDIER, "curator"],
        hands=[["soul-well"]],
    ).change("soldier", wounded=True)
    stage.do("play soul-well", "on child-of-ilian").to_action()
    assert stage.values("child-of-ilian") == [1, 3, 2, 2]
    stage.duel("nepharite-of-ilian", "soldier").out_of_the_duel()
    assert [it.key for it in stage.s.gone[1]] == ["soldier"]
    assert stage.values("child-of-ilian") == [2, 4, 3, 2]


def test_the_stone_holds_the_gifts_of_its_kohort() -> None:
    """DOOM-REMOVE-05"""
    stage = Stage(
        ["curator", "heretic"],
        [BAUHAUS_MAN],
        hands=[[], [REMOVAL, ANNIHILATION, REMOVAL]],
        on_warriors=[("symmetry-stone", 0, "curator"), (DARK_BLADE, 0, "heretic")],
    )
    over(stage, "meditate", "play removal", "on dark-blade")
    over(stage, "play annihilation", "on dark-blade")
    assert stage.in_play("dark-blade")
    stage.s.discard(stage.piece("symmetry-stone").number, None)
    over(stage, "play removal", "on dark-blade")
    assert not stage.in_play("dark-blade")


def test_the_crystal_shows_a_draw_pile_and_annihilates_a_card_of_it() -> None:
    deck = ["trencher", "infantry", "initiative"]
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[], ["curator"]],
        decks=[[], deck],
        on_warriors=[("visionary-crystal", 0, "soldier")],
    )
    over(stage, "use search of visionary-crystal", "on seat 2")
    assert sorted(stage.moves()) == sorted([f"annihilate {key}" for key in deck])
    imagined = stage.s.imagine(0, Rng(7))
    assert [imagined.write(it) for it in imagined.options()] == stage.moves()
    stage.move("annihilate infantry")
    assert [it.key for it in stage.s.gone[1]] == ["infantry"]
    assert sorted([it.key for it in stage.s.decks[1]]) == ["initiative", "trencher"]
    stage.next_turn()
    assert stage.piece("soldier").wounded
    assert [it.key for it in stage.s.gone[0]] == ["visionary-crystal"]


def test_the_dagger_costs_a_brother_and_cancels_a_spell() -> None:
    for area, can in ((KOHORT, True), (OUTPOST, False)):
        stage = Stage(
            ["curator", "mortificator"],
            ["keeper-of-the-art"],
            hands=[[], ["improve-self"]],
            destiny=[0, 9],
            on_warriors=[("dagger-of-sacrifice", 0, "curator")],
        )
        stage.duel("curator", "keeper-of-the-art")
        stage.change("curator", area=area)
        stage.do("play improve-self")
        while stage.where()[-1] != "answers":
            stage.move(stage.moves()[0])
        assert ("use cancel of dagger-of-sacrifice" in stage.moves()) == can
        if can:
            over(stage, "use cancel of dagger-of-sacrifice")
            assert not stage.in_play("mortificator")
            assert stage.values("keeper-of-the-art") == [3, 3, 5, 4]


# --- Skulls -------------------------------------------------------------------------------------


def test_a_skull_seeker_gains_skulls_in_the_outpost_only() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        hands=[["skull-seeker", "asian-key-code-skull"]],
        opened=True,
    )
    assert stage.refuses("play asian-key-code-skull") == "DOOM-RELIC-03"
    stage.do("play skull-seeker", "on soldier").to_action()
    assert is_a(stage.s, stage.piece("soldier"), SKULL_SEEKERS)
    assert stage.refuses("play asian-key-code-skull") == "DOOM-NEVER-01"
    stage.change("soldier", area=OUTPOST)
    assert stage.refuses("play asian-key-code-skull") == ""


def test_all_four_skulls_kill_a_whole_area() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN, "trencher", "curator"],
        on_warriors=[("skull-seeker", 0, "soldier")]
        + [(f"{it}-key-code-skull", 0, "soldier") for it in SKULLS],
    )
    over(stage, "use destroy of asian-key-code-skull", "to squad of seat 2")
    stage.next_turn()
    assert [it.key for it in stage.s.troop(1)] == ["curator"]
    assert stage.s.promotion[0] + stage.s.destiny[0] == 3 + 3
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        on_warriors=[(f"{it}-key-code-skull", 0, "soldier") for it in SKULLS[:3]],
    )
    assert stage.refuses("use destroy of asian-key-code-skull") == "DOOM-PLAY-01"
