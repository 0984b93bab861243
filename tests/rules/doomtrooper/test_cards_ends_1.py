"""What is particular to robbed graves, works that stand still and slain minds."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.terms import ENTOMBED, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BAUHAUS_MAN,
    BROADSWORD,
    GIANT,
    HOLY_BLADE,
    REMOVAL,
    SOLDIER,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

LEADER = "president-charles-w-colding"
DEAD = "crenshaw-the-mortificator"


def buried(who: str, card: str, destiny: int) -> Stage:
    """A warrior of seat 1 lies in the Graveyard, and seat 0 is at his first action."""
    stage = Stage(
        [GIANT],
        [who, "infantry"],
        hands=[[card, REMOVAL]],
        destiny=[destiny, 0],
        on_all=[("graveyard", 1)],
    ).change(who, wounded=True)
    stage.duel("giant", who).out_of_the_duel()
    assert stage.piece(who).out == stage.piece("graveyard").number
    return stage.next_turn().next_turn()


# --- Graves and museums -------------------------------------------------------------------------


def test_grave_robbers_bring_a_personality_for_his_value() -> None:
    stage = buried(DEAD, "grave-robbers", 6)
    assert stage.refuses("play grave-robbers") == "DOOM-SPEC-02"
    stage = buried(DEAD, "grave-robbers", 8)
    before = cards_of(stage.s)
    over(stage, "play grave-robbers")
    robbed = stage.piece(DEAD)
    assert (robbed.by, robbed.owner, robbed.area, robbed.down) == (0, 1, SQUAD, False)
    assert stage.s.destiny[0] == 1 and cards_of(stage.s) == before
    assert [it.key for it in stage.s.gone[0]] == ["grave-robbers"]
    over(stage, f"play {REMOVAL.key}", f"on {DEAD}")
    assert stage.pile(1) == [DEAD]


def test_grave_robbers_need_a_grave() -> None:
    stage = Stage([GIANT], [SOLDIER], hands=[["grave-robbers"]], on_all=[("graveyard", 1)])
    assert stage.refuses("play grave-robbers") == "DOOM-PLAY-01"


def test_a_private_collector_gives_a_relic_of_the_museum_to_a_legal_bearer() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN],
        ["infantry"],
        hands=[["private-collector", ANNIHILATION]],
        on_warriors=[(HOLY_BLADE, 1, "infantry")],
        on_all=[("museum", 1)],
    )
    assert stage.refuses("play private-collector") == "DOOM-PLAY-01"
    over(stage, "meditate", "play annihilation", "on holy-blade").to_action()
    stage.next_turn().next_turn()
    before = cards_of(stage.s)
    over(stage, "play private-collector").do("with soldier")
    relic = stage.piece("holy-blade")
    assert (relic.by, relic.owner, relic.out) == (0, 1, -1) and cards_of(stage.s) == before
    assert relic.on == stage.piece("soldier").number
    stage.s.discard(stage.piece("museum").number, None)
    stage.s.discard(relic.number, None)
    assert "holy-blade" in stage.pile(1)


def test_a_bloody_coup_reaches_a_leader_even_in_the_graveyard() -> None:
    stage = Stage([GIANT], [LEADER], hands=[["bloody-coup"]], on_all=[("graveyard", 1)])
    grave = stage.piece("graveyard").number
    stage.change(LEADER, on=grave, out=grave, markers=ENTOMBED)
    over(stage, "play bloody-coup")
    assert not stage.in_play(LEADER) and [it.key for it in stage.s.gone[1]] == [LEADER]
    stage = buried(DEAD, "bloody-coup", 0)
    assert stage.refuses("play bloody-coup") == "DOOM-PLAY-02"


# --- Works --------------------------------------------------------------------------------------


def test_an_economic_collapse_halves_points_and_shuts_works_down() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["economic-collapse"]],
        destiny=[6, 4],
        at_areas=[
            ("factory", 0, SQUAD),
            ("factory-retrofit", 0, SQUAD),
            ("industrial-complex", 1, SQUAD),
        ],
    )
    over(stage, "meditate", "play economic-collapse").to_action()
    assert stage.s.destiny == [5, 2], "of eleven and four"
    stage.next_turn()
    assert stage.s.destiny == [5, 2], "the complex earns nothing"
    assert stage.refuses("use reopen of industrial-complex") == ""
    over(stage, "use reopen of industrial-complex")
    stage.next_turn()
    assert stage.s.destiny == [5, 2], "nor do the factory and its retrofit"
    over(stage, "use reopen of factory").to_action()
    assert stage.turn().actions == 1
    stage.next_turn()
    assert stage.s.destiny == [5, 5]
    stage.next_turn()
    assert stage.s.destiny == [9, 5]
    assert stage.refuses("use reopen of factory") == "DOOM-PLAY-01"


@pytest.mark.parametrize("at", [0, 1])
def test_a_bank_guards_from_the_collapse_that_another_one_plays(at: int) -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["economic-collapse"]],
        destiny=[6, 9],
        at_areas=[("cardinals-bank", at, SQUAD)],
    )
    over(stage, "meditate", "play economic-collapse")
    assert stage.s.destiny == [3, 4 if at == 0 else 9]


# --- Minds --------------------------------------------------------------------------------------


def test_whose_mind_is_slain_forgets_and_loses_chosen_specials() -> None:
    who = "jake-kramer"
    stage = Stage(
        ["mortificator"],
        [who, "infantry"],
        on_warriors=[
            (BROADSWORD, 0, "mortificator"),
            ("undying-loyalty", 1, who),
            ("special-commendation", 1, who),
        ],
        hands=[["mindslayer"], ["antidote"]],
    )
    over(stage, "play mindslayer").to_action()
    stage.duel("mortificator", who).do("with undying-loyalty", "no-more").out_of_the_duel()
    assert not stage.piece(who).wounded and stage.values(who) == [5, 6, 5, 6]
    assert stage.in_play("special-commendation") and not stage.in_play("undying-loyalty")
    stage.next_turn()
    assert stage.refuses(f"use charge of {who}") == "DOOM-CORE-01"
    over(stage, "meditate", "play antidote").to_action()
    assert stage.refuses(f"use charge of {who}") == "", "the poison has no effect any more"
