"""What is particular to further cards that the rules name."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.spells import forbids_favour, masters
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    OUTSIDE,
    SQUAD,
    VALUE,
)
from tests.rules.doomtrooper.props import SOLDIER
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1


def cast_by(stage: Stage, name: str) -> list[str]:
    return [it.key for it in ALL_ASPECTS if masters(stage.s, stage.piece(name), it)]


def test_a_bodyguard_fights_for_his_ward() -> None:
    stage = Stage(["samurai"], ["hussar", "bodyguard"], destiny=(0, 3))
    stage.do("meditate", "pass", "use guard of bodyguard", "on hussar", "pass")
    stage.duel("samurai", "hussar").do("use stand-in of bodyguard", "pass")
    assert stage.notes().defender == stage.piece("bodyguard").number
    stage.out_of_the_duel()
    assert stage.piece("hussar").wounded is False


def test_another_ward_costs_three_points() -> None:
    stage = Stage(["bodyguard", "hussar", "samurai"], ["samurai"], destiny=(2, 0))
    stage.do("meditate", "use guard of bodyguard", "on hussar", "pass")
    stage.do("meditate")
    assert stage.refuses("use guard of bodyguard") == "DOOM-PLAY-01"
    stage.do("use guard-another of bodyguard", "on samurai 1", "pass")
    assert stage.piece("bodyguard").about == stage.piece("samurai 1").number
    assert stage.s.destiny[ROMAN] == 1


def test_the_cultist_of_demnogonis_is_on_either_side() -> None:
    stage = Stage(["demnogonis-cultist"], ["revisor", "samurai"])
    stage.do("attack", "attacker demnogonis-cultist")
    assert stage.moves() == ["defender samurai"]
    assert stage.piece("demnogonis-cultist").area is SQUAD


@pytest.mark.parametrize(
    ("card", "rule"),
    [("noted-collector", "DOOM-RELIC-02"), ("grand-tactician", "DOOM-ZONE-02")],
)
def test_what_is_allowed_anyway_is_not_played(card: str, rule: str) -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[card]]).do("meditate")
    assert stage.refuses(f"play {card}") == rule


def test_the_reassigned_go_back_with_their_equipment_and_their_value() -> None:
    stage = Stage(
        ["hussar"],
        ["samurai"],
        hands=[["reassignment"]],
        on_warriors=[("combat-armor", MARTIN, "samurai"), ("reputation", MARTIN, "samurai")],
    )
    stage.do("play reassignment", "on samurai", "pass")
    assert [it.key for it in stage.s.decks[MARTIN]] == ["combat-armor", "samurai"]
    assert stage.pile(MARTIN) == ["reputation"] and stage.s.destiny[MARTIN] == 6


def test_the_apostate_joins_nobody_and_casts_for_anybody() -> None:
    stage = Stage(
        ["renegade-apostate", "necromutant"],
        ["samurai"],
        hands=[["elemental-wall", "presence"]],
        destiny=(9, 0),
        on_warriors=[("knighthood", ROMAN, "renegade-apostate")],
    )
    apostate = stage.piece("renegade-apostate")
    assert affiliations(stage.s, apostate) == [] and apostate.area is OUTSIDE
    legionnaire = stage.piece("necromutant")
    assert forbids_favour(stage.s, ROMAN, CARDS["elemental-wall"], legionnaire) == ""
    plain = Stage(["mystic", "necromutant"], ["samurai"])
    target = plain.piece("necromutant")
    assert forbids_favour(plain.s, ROMAN, CARDS["elemental-wall"], target) == "DOOM-ART-17"


def test_the_justifier_imprisons_whom_a_follower_of_algeroth_wounds() -> None:
    stage = Stage(
        ["necromutant", "eaonian-justifier"],
        ["hussar"],
        on_warriors=[("combat-armor", MARTIN, "hussar")],
    )
    stage.duel("necromutant", "hussar").do("yes").out_of_the_duel()
    assert stage.piece("hussar").jailer == stage.piece("eaonian-justifier").number
    assert stage.pile(MARTIN) == ["combat-armor"]
    killed = Stage(["necromutant", "eaonian-justifier"], ["hussar"]).change("hussar", wounded=True)
    killed.duel("necromutant", "hussar").out_of_the_duel()
    assert not killed.in_play("hussar")
    other = Stage(["child-of-ilian", "eaonian-justifier"], ["infantry"])
    other.duel("child-of-ilian", "infantry", "shoot").out_of_the_duel()
    assert other.piece("infantry").jailer == -1


def test_recruits_are_paid_by_value_and_become_brothers() -> None:
    stage = Stage(["revisor"], ["samurai"], hands=[["recruitment"]], destiny=(3, 0))
    stage.do("play recruitment", "on samurai", "pass")
    recruit = stage.piece("samurai")
    assert recruit.by == ROMAN and recruit.owner == MARTIN and stage.s.destiny[ROMAN] == 0
    assert len(cast_by(stage, "samurai")) == 8 and stage.value("samurai", VALUE) == 3
    poor = Stage(["hussar"], ["samurai"], hands=[["recruitment"]], destiny=(2, 0))
    on = int(poor.piece("samurai").number)
    card = CARDS["recruitment"]
    assert card.on.forbids(poor.s, ROMAN, card, -1, on) == "DOOM-SPEC-02"


def test_his_player_calls_again_for_four_actions_of_any_kind() -> None:
    stage = Stage(
        ["hussar", "revisor"],
        ["samurai"],
        hands=[["blood-lust"]],
        on_warriors=[("dont-call-again", MARTIN, "hussar")],
        at_first_action=False,
    )
    stage.do("play blood-lust", "pass").to_action()
    assert stage.turn().attacks == 1
    stage.do("use call-again of dont-call-again", "pass")
    assert stage.pile(MARTIN) == ["dont-call-again"] and stage.turn().left() == 0
    three = Stage(["hussar"], ["samurai"], on_warriors=[("dont-call-again", MARTIN, "hussar")])
    assert three.refuses("use call-again of dont-call-again") == "DOOM-ACT-01"
    assert three.refuses("attack") != ""
