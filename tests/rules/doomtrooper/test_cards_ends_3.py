"""What is particular to abilities that are lent: by a gift, or to who is considered somebody."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    CYBERTRONIC,
    DARK_LEGION,
    EXORCISM,
    FIGHT,
    ILIAN,
    SHOOT,
)
from kostka.games.doomtrooper.values import Sheet, is_immune
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import DARK_BLADE, REMOVAL, SOLDIER, TOUGH, WOUND
from tests.rules.doomtrooper.stage import Stage, card

COPYCAT = warrior("copycat", DARK_LEGION, (9, 3, 4, 4), follows=ILIAN)
UNIQUE = warrior("unique", DARK_LEGION, (3, 3, 3, 3), follows=ILIAN, personality=True)


def like(
    model: str,
    *others: str | Card,
    mine: Sequence[str | Card] = (),
    hand: Sequence[str | Card] = (),
) -> Stage:
    """The copycat of seat 0 is like a warrior of seat 1."""
    stage = Stage(
        [COPYCAT, *mine],
        [model, *others],
        hands=[["plagiarize", *hand]],
        destiny=[20, 20],
    )
    over(stage, "play plagiarize")
    for move in ("on copycat", f"with {model}", f"with {model} 2"):
        if move in stage.moves():
            over(stage, move)
    assert [it.key for it in stage.piece("plagiarize").lent or ()] == [model]
    return stage.to_action()


# --- By a gift ----------------------------------------------------------------------------------


def test_he_has_the_abilities_of_the_chosen_and_keeps_his_values() -> None:
    stage = like("chemiman", "blood-beret", "big-bob-watts")
    assert stage.values("copycat") == [9, 3, 4, 4]
    assert Sheet(stage.s, stage.piece("copycat")).kills == ATTACKS.bits
    assert is_immune(stage.s, stage.piece("copycat"), DARK_BLADE, 1)
    stage = like("shadow-walker", SOLDIER)
    assert Sheet(stage.s, stage.piece("copycat")).haste > 0


def test_a_personality_is_no_model_and_there_has_to_be_one() -> None:
    stage = Stage([COPYCAT], ["big-bob-watts", "chemiman"], hands=[["plagiarize"]])
    over(stage, "play plagiarize")
    assert stage.refuses("with big-bob-watts") == "DOOM-PLAY-02"
    stage = Stage([UNIQUE], ["big-bob-watts"], hands=[["plagiarize"]])
    assert stage.refuses("play plagiarize") == "DOOM-PLAY-01"


def test_restrictions_of_the_chosen_are_no_abilities() -> None:
    stage = like("kadaver", SOLDIER, mine=["kadaver"], hand=[DARK_BLADE])
    assert stage.value("copycat", FIGHT) == 9 + 3, "for the other Kadaver"
    assert stage.refuses("play dark-blade") == ""


def test_he_keeps_the_abilities_when_the_chosen_has_left_and_loses_them_with_the_gift() -> None:
    stage = like("chemiman", SOLDIER, hand=[REMOVAL, REMOVAL])
    over(stage, "meditate", "play removal", "on chemiman").to_action()
    assert not stage.in_play("chemiman")
    assert Sheet(stage.s, stage.piece("copycat")).kills == ATTACKS.bits
    over(stage, "meditate", "play removal", "on plagiarize").to_action()
    assert Sheet(stage.s, stage.piece("copycat")).kills == 0
    assert stage.piece("copycat").lent is None


def test_he_gives_others_what_the_chosen_gives_them() -> None:
    stage = like("mentor", SOLDIER, mine=["samurai"])
    before = Stage([COPYCAT, "samurai"], ["mentor"]).value("samurai", SHOOT)
    assert stage.value("samurai", SHOOT) == before + 1
    assert stage.value("copycat", SHOOT) == 3


def test_he_casts_like_the_chosen() -> None:
    stage = like("mystic", SOLDIER)
    assert masters(stage.s, stage.piece("copycat"), EXORCISM)


def test_he_uses_the_abilities_of_the_chosen_himself() -> None:
    stage = like("callistonian-intruder", SOLDIER, hand=[WOUND])
    over(stage, "meditate", "play wound", "on copycat").to_action()
    stage.s.destiny[0] = 20
    assert stage.piece("copycat").wounded
    over(stage, "meditate", "use heal of copycat")
    assert not stage.piece("copycat").wounded and stage.s.destiny[0] == 20 + 1 - 6


def test_what_the_chosen_does_by_itself_he_does_too() -> None:
    stage = like("nepharite-of-muawijhe", TOUGH).change("tough", wounded=True)
    stage.s.decks[0].append(card("screaming-legionnaire"))
    stage.duel("copycat", "tough").out_of_the_duel()
    assert not stage.in_play("tough") and stage.piece("screaming-legionnaire").by == 0


def test_an_ability_that_takes_actions_takes_them() -> None:
    stage = like("war-medic", SOLDIER, mine=[TOUGH]).change("tough", wounded=True)
    assert stage.refuses("use heal of copycat") == "DOOM-ACT-01", "two are left"
    stage.next_turn().next_turn()
    over(stage, "use heal of copycat").to_action()
    assert not stage.piece("tough").wounded and stage.s.active() == 1


def test_what_an_ability_of_the_chosen_leaves_behind_is_of_his_card() -> None:
    stage = like("vac-engineer", SOLDIER)
    over(stage, "meditate", "use convert of copycat")
    (marker,) = stage.s.lasting
    assert (marker.key, marker.on) == ("vac-engineer", stage.piece("soldier").number)
    assert has(stage.s, stage.piece("soldier"), CYBERTRONIC)
    assert stage.to_action().piece("copycat").wounded
    assert not stage.piece("vac-engineer").wounded


def test_a_restriction_that_the_chosen_brings_upon_himself_is_not_lent() -> None:
    stage = like("bio-giant", TOUGH)
    stage.duel("copycat", "tough").out_of_the_duel()
    assert stage.s.lasting == []


def test_a_game_is_saved_and_resumed_with_lent_abilities() -> None:
    stage = Stage(["templar"], ["chemiman"], hands=[["plagiarize"]], destiny=[20, 20])
    over(stage, "play plagiarize")
    for move in ("on templar", "with chemiman"):
        if move in stage.moves():
            over(stage, move)
    stage.to_action()
    assert stage.piece("templar").lent is not None
    again = SHELF.load(SHELF.save(stage.s))
    assert SHELF.save(again) == SHELF.save(stage.s)
    assert Sheet(again, again.piece(stage.piece("templar").number)).kills == ATTACKS.bits


# --- To whoever is considered somebody ----------------------------------------------------------

AMENDMENT = "the-first-amendment"


def test_whoever_is_considered_somebody_has_that_cards_abilities_while_it_is_in_play() -> None:
    stage = Stage(
        ["nicola-brannaghan", SOLDIER],
        ["clansman", "necromutant"],
        hands=[[AMENDMENT, REMOVAL]],
    )
    assert stage.piece("nicola-brannaghan").lent is None
    over(stage, "meditate", f"play {AMENDMENT}").to_action()
    stage.s.look()
    assert [it.key for it in stage.piece("nicola-brannaghan").lent or ()] == ["clansman"]
    assert stage.piece("clansman").lent is None and stage.piece("soldier").lent is None
    over(stage, "meditate", "play removal", "on clansman").to_action()
    stage.s.look()
    assert stage.piece("nicola-brannaghan").lent is None, "only when that card is in play"


def test_a_clansman_by_a_card_attacks_the_legion_like_one() -> None:
    stage = Stage(
        [SOLDIER],
        ["clansman", "necromutant"],
        on_warriors=[("clan-membership", 0, "soldier")],
        on_all=[(AMENDMENT, 0)],
    )
    stage.duel("soldier", "necromutant")
    assert stage.value("soldier", FIGHT) == 4 + 2 + 1
    bare = Stage(
        [SOLDIER],
        ["clansman", "necromutant"],
        on_warriors=[("clan-membership", 0, "soldier")],
    )
    bare.duel("soldier", "necromutant")
    assert bare.value("soldier", FIGHT) == 4 + 2, "DOOM-CONS-02"


def test_who_is_considered_an_intruder_heals_himself_like_one() -> None:
    stage = Stage(["callistonian-conqueror"], ["callistonian-intruder"], on_all=[(AMENDMENT, 1)])
    stage.s.destiny[0] = 6
    stage.change("callistonian-conqueror", wounded=True)
    over(stage, "meditate", "use heal of callistonian-conqueror")
    assert not stage.piece("callistonian-conqueror").wounded


def test_the_amendment_is_never_discarded() -> None:
    stage = Stage([SOLDIER], [TOUGH], hands=[[REMOVAL]], on_all=[(AMENDMENT, 1)])
    stage.do("meditate", "play removal")
    assert stage.refuses(f"on {AMENDMENT}") == "DOOM-REMOVE-05"
