"""What is particular to spells and gifts: Unlimited."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    BROTHERHOOD,
    DARK_LEGION,
    DEMNOGONIS,
    FIGHT,
    ILIAN,
    MUAWIJHE,
    NEPHARITE,
    SEMAI,
    SHOOT,
    VALUE,
)
from kostka.kernel.step import Word
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import BAUHAUS_MAN, GIANT, IMMUNE_TO_ART, SOLDIER, STRONG_SIX
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
DARK_ONE: Final = warrior("dark-one", DARK_LEGION, (4, 4, 6, 4))
NEPHARITE_OF_SEMAI: Final = warrior(
    "lord-of-semai", DARK_LEGION, (9, 9, 9, 9), kinds=(NEPHARITE,), follows=SEMAI
)


def follower(of: Word) -> Card:
    return warrior("follower", DARK_LEGION, (4, 4, 6, 4), follows=of)


# --- Gifts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "of", "mine", "theirs"),
    [
        ("resist-pain", None, [4, 4, 7, 4], [4, 4, 4, 4]),
        ("indigestion", ALGEROTH, [4, 4, 6, 4], [4, 4, 2, 4]),
        ("deform", DEMNOGONIS, [4, 4, 6, 4], [4, 4, 2, 4]),
        ("insane-dance", MUAWIJHE, [4, 4, 6, 4], [2, 2, 4, 4]),
        ("mind-melt", SEMAI, [6, 6, 6, 4], [4, 4, 4, 4]),
    ],
)
def test_a_gift_changes_its_bearer_or_his_opponent(
    key: str, of: Word, mine: list[int], theirs: list[int]
) -> None:
    stage = Stage([follower(of)], [SOLDIER], hands=[[key]])
    stage.do(f"play {key}").to_action()
    stage.duel("follower", "soldier")
    assert stage.values("follower") == mine and stage.values("soldier") == theirs


def test_an_apostles_gift_is_for_his_followers() -> None:
    """DOOM-DARK-03"""
    stage = Stage([follower(SEMAI)], [SOLDIER], hands=[["deform", "mind-melt"]])
    assert stage.refuses("play deform") == "DOOM-DARK-03"
    assert stage.refuses("play mind-melt") == ""


def test_what_falls_into_the_dimensional_hole_is_dead() -> None:
    stage = Stage([follower(ILIAN)], [SOLDIER], on_warriors=[("dimensional-hole", 0, "follower")])
    stage.duel("follower", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier")


def test_disrupted_power_has_no_effect_on_its_bearer() -> None:
    """DOOM-IMM-04: not even a spell that only strengthens his opponent."""
    stage = Stage(
        [MAGE],
        [follower(ILIAN)],
        hands=[["strike"]],
        destiny=[5, 0],
        on_warriors=[("disrupt-power", 1, "follower")],
    )
    stage.duel("mage", "follower", "shoot")
    assert stage.refuses("play strike") == "DOOM-IMM-04"
    assert stage.value("mage", SHOOT) == 4
    other = Stage([MAGE], [follower(ILIAN)], hands=[["strike"]], destiny=[5, 0])
    other.duel("mage", "follower", "shoot").do("play strike", "for 3", "pass")
    assert other.value("mage", SHOOT) > 4


@pytest.mark.parametrize("key", ["necrovisual-link", "portal-of-dark-healing"])
def test_algeroth_links_nepharites_of_any_apostle(key: str) -> None:
    stage = Stage([NEPHARITE_OF_SEMAI, follower(ALGEROTH)], [SOLDIER], hands=[[key]])
    stage.do(f"play {key}").to_action()
    assert stage.piece(key).on == stage.piece("lord-of-semai").number, "no other Nepharite"


def test_through_the_link_a_hand_is_seen() -> None:
    stage = Stage(
        [NEPHARITE_OF_SEMAI],
        [SOLDIER],
        hands=[[], ["strike", "fly"]],
        on_warriors=[("necrovisual-link", 0, "lord-of-semai")],
    )
    stage.do("use look of necrovisual-link").to_action()
    assert [it.it.key for it in stage.told("hand-seen")] == ["strike", "fly"]
    assert stage.turn().actions == 2


def test_the_portal_heals_its_nepharite_for_three_actions() -> None:
    stage = Stage(
        [NEPHARITE_OF_SEMAI],
        [SOLDIER],
        on_warriors=[("portal-of-dark-healing", 0, "lord-of-semai")],
    )
    assert stage.refuses("use heal of portal-of-dark-healing") == "DOOM-PLAY-01"
    stage.change("lord-of-semai", wounded=True)
    stage.do("use heal of portal-of-dark-healing")
    over(stage)
    assert not stage.piece("lord-of-semai").wounded


def test_confusion_changes_the_tactic() -> None:
    stage = Stage([follower(MUAWIJHE)], [SOLDIER], on_warriors=[("confuse", 0, "follower")])
    stage.duel("follower", "soldier").do("use switch of confuse")
    over(stage)
    assert stage.notes().tactic is SHOOT
    assert stage.asked() == 1
    stage.move("pass")
    assert stage.refuses("use switch of confuse") == "DOOM-PLAY-01", "not twice in a row"


def test_dreams_send_a_warrior_into_cover() -> None:
    stage = Stage(
        [follower(MUAWIJHE)],
        [SOLDIER, BAUHAUS_MAN],
        destiny=[9, 0],
        on_warriors=[("send-dreams", 0, "follower")],
    )
    stage.do("meditate", "use dreams of send-dreams", "on soldier")
    over(stage)
    assert [it.down for it in stage.s.troop(1)] == [True, False]
    assert stage.s.destiny[0] == 5


def test_acid_flows_over_everybody_and_is_an_attack() -> None:
    stage = Stage(
        [follower(ALGEROTH), SOLDIER],
        [BAUHAUS_MAN, STRONG_SIX],
        destiny=[12, 0],
        on_warriors=[("flow-of-acid", 0, "follower")],
    )
    stage.do("use flow of flow-of-acid", "for 12")
    over(stage)
    while stage.where()[-1] == "last chance":
        stage.move("pass")
    assert stage.piece("soldier").wounded and stage.piece("bauhaus-man").wounded
    assert not stage.piece("strong-six").wounded and stage.turn().basic


def test_acid_needs_all_three_actions() -> None:
    stage = Stage(
        [follower(ALGEROTH)],
        [SOLDIER],
        destiny=[9, 0],
        on_warriors=[("flow-of-acid", 0, "follower")],
    )
    stage.do("meditate").to_action()
    assert stage.refuses("use flow of flow-of-acid") == "DOOM-ACT-01"


def test_pain_is_invoked_before_the_attacker_is_named() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN],
        [DARK_ONE],
        destiny=[0, 7],
        on_warriors=[("invoke-pain", 1, "dark-one")],
    )
    assert "use pain of invoke-pain" not in stage.moves()
    stage.do("attack", "pass", "use pain of invoke-pain", "for 3", "with soldier")
    over(stage)
    stage.do("pass", "pass") if stage.where()[-1] == "anytime" else None
    assert stage.refuses("attacker soldier") == "DOOM-TARGET-09"
    stage.do("attacker bauhaus-man")
    assert stage.s.destiny[1] == 4
    assert not any("invoke-pain" in it for it in stage.moves())


# --- Spells on the caster -----------------------------------------------------------------------


def test_a_strike_adds_what_was_paid_to_shoot() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["strike"]], destiny=[5, 0])
    stage.duel("mage", "soldier", "shoot").do("play strike", "for 3")
    over(stage)
    assert stage.value("mage", SHOOT) == 7 and stage.s.destiny[0] == 2


def test_the_first_point_against_the_elements_is_free() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["resist-elements"]])
    stage.duel("mage", "soldier").do("play resist-elements")
    over(stage)
    assert stage.value("mage", ARMOUR) == 5
    stage = Stage([MAGE], [SOLDIER], hands=[["resist-elements"]], destiny=[8, 0])
    stage.duel("mage", "soldier").do("play resist-elements", "for 4")
    over(stage)
    assert stage.value("mage", ARMOUR) == 7 and stage.s.destiny[0] == 4
    stage.move("pass")
    strengthen = next(it for it in stage.moves() if it.startswith("strengthen"))
    stage.do(strengthen, "for 2")
    assert stage.value("mage", ARMOUR) == 8 and stage.s.destiny[0] == 2


def test_who_has_exorcised_himself_is_immune_to_dark_symmetry() -> None:
    stage = Stage(
        [MAGE],
        [DARK_ONE],
        hands=[["exorcise-self"]],
        on_warriors=[("terror", 1, "dark-one")],
    )
    stage.do("meditate", "play exorcise-self").to_action()
    assert stage.duel("mage", "dark-one").value("mage", ARMOUR) == 4


def test_a_flying_mage_attacks_with_two_more_and_is_not_attacked() -> None:
    stage = Stage([MAGE, BAUHAUS_MAN], [SOLDIER], hands=[["fly"]])
    stage.do("meditate", "play fly").to_action()
    stage.duel("mage", "soldier")
    assert stage.values("mage") == [6, 6, 6, 7]
    stage.out_of_the_duel().next_turn()
    stage.do("attack", "attacker soldier")
    assert stage.refuses("defender mage") == "DOOM-TARGET-06"
    assert stage.refuses("defender bauhaus-man") == ""


def test_nobody_hurts_the_invulnerable() -> None:
    stage = Stage([GIANT], [MAGE], hands=[[], ["invulnerability"]])
    stage.duel("giant", "mage").do("pass", "play invulnerability").out_of_the_duel()
    assert stage.in_play("mage") and not stage.piece("mage").wounded


def test_a_phantasm_has_the_values_of_its_model() -> None:
    stage = Stage(
        [MAGE, STRONG_SIX], [SOLDIER, NEPHARITE_OF_SEMAI], hands=[["phantasm"]], destiny=[9, 0]
    )
    stage.duel("mage", "soldier").do("play phantasm")
    over(stage)
    assert stage.refuses("with lord-of-semai") == "DOOM-SPEC-02", "ten for a Dark Legionnaire"
    stage.do("with strong-six")
    assert stage.values("mage") == [6, 6, 6, 6] and stage.s.destiny[0] == 3
    assert stage.value("mage", VALUE) == 6


def test_a_phantasm_that_nobody_pays_for_changes_nothing() -> None:
    stage = Stage([MAGE, STRONG_SIX], [SOLDIER], hands=[["phantasm"]], destiny=[3, 0])
    stage.duel("mage", "soldier").do("play phantasm")
    over(stage)
    assert stage.values("mage") == [4, 4, 4, 5] and stage.s.destiny[0] == 3


# --- Exorcism -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "of", "curse"),
    [
        ("exorcise-disease", DEMNOGONIS, "deform"),
        ("exorcise-evil-thoughts", MUAWIJHE, "insane-dance"),
        ("exorcise-infection", ILIAN, "hand-of-death"),
        ("exorcise-poison", SEMAI, "mind-melt"),
    ],
)
def test_each_two_points_are_armour_or_one_gift_less(key: str, of: Word, curse: str) -> None:
    stage = Stage(
        [MAGE],
        [follower(of)],
        hands=[[key]],
        destiny=[4, 0],
        on_warriors=[(curse, 1, "follower")],
    )
    stage.duel("mage", "follower")
    before = (stage.values("mage"), stage.values("follower"))
    assert before != ([4, 4, 4, 5], [4, 4, 6, 4])
    stage.do(f"play {key}", "for 4")
    over(stage)
    stage.do(f"with {curse}")
    assert stage.values("follower") == [4, 4, 6, 4] and stage.value("mage", FIGHT) == 4
    assert stage.value("mage", ARMOUR) == 5


def test_dark_influences_are_exorcised_one_by_one() -> None:
    stage = Stage(
        [MAGE],
        [DARK_ONE],
        hands=[["exorcise-dark-influences"]],
        destiny=[1, 0],
        on_warriors=[("terror", 1, "dark-one"), ("dark-fire", 1, "dark-one")],
    )
    stage.duel("mage", "dark-one")
    assert stage.value("mage", ARMOUR) == 3
    stage.do("play exorcise-dark-influences")
    over(stage)
    stage.do("with terror")
    assert stage.value("mage", ARMOUR) == 4 and stage.value("dark-one", FIGHT) == 5


def test_without_a_gift_of_the_dark_symmetry_nothing_is_exorcised() -> None:
    stage = Stage([MAGE], [DARK_ONE], hands=[["exorcise-dark-influences"]], destiny=[5, 0])
    stage.duel("mage", "dark-one")
    assert stage.refuses("play exorcise-dark-influences") == "DOOM-PLAY-01"


def test_a_wall_in_the_mind_keeps_one_dark_card_out_until_your_next_turn() -> None:
    stage = Stage(
        [MAGE],
        [follower(MUAWIJHE)],
        hands=[["mind-wall"]],
        destiny=[1, 5],
        on_warriors=[("send-dreams", 1, "follower")],
    )
    stage.do("meditate", "play mind-wall", "for 1", "with send-dreams").to_action()
    stage.next_turn()
    assert stage.asked() == 1
    stage.do("meditate")
    assert stage.refuses("use dreams of send-dreams") in ("DOOM-IMM-01", "DOOM-PLAY-02")


# --- Duels of anybody, and hands ----------------------------------------------------------------


def test_lesser_hypnosis_names_another_defender_whom_the_attacker_may_attack() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [MAGE],
        hands=[[], ["lesser-hypnosis"]],
    )
    stage.duel("soldier", "mage").do("pass")
    assert stage.refuses("play lesser-hypnosis") == "DOOM-PLAY-03", "none but his comrade is left"
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [MAGE, BAUHAUS_MAN],
        hands=[[], ["lesser-hypnosis"]],
    )
    stage.duel("soldier", "mage").do("pass", "play lesser-hypnosis")
    over(stage)
    assert stage.notes().defender == stage.piece("bauhaus-man").number


def test_lesser_telepathy_changes_the_tactic() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN, MAGE], hands=[[], ["lesser-telepathy"]])
    stage.duel("soldier", "bauhaus-man").do("pass", "play lesser-telepathy")
    over(stage)
    assert stage.notes().tactic is SHOOT


def test_lesser_telepathy_does_nothing_to_the_immune() -> None:
    stage = Stage([IMMUNE_TO_ART], [BAUHAUS_MAN, MAGE], hands=[[], ["lesser-telepathy"]])
    stage.duel("immune-to-art", "bauhaus-man").do("pass")
    assert stage.refuses("play lesser-telepathy") == "DOOM-IMM-04"


def test_lesser_domination_discards_a_card_for_each_five_points() -> None:
    stage = Stage(
        [MAGE], [SOLDIER], hands=[["lesser-domination"], ["fly", "strike"]], destiny=[7, 0]
    )
    stage.do("meditate", "play lesser-domination")
    over(stage)
    stage.do("discard fly").to_action()
    assert [it.key for it in stage.s.hands[1]] == ["strike"]
    assert [it.key for it in stage.s.gone[0]] == ["lesser-domination"]
