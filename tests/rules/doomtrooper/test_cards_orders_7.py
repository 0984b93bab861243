"""What is particular to the Falcon of Pilgrims: a spell cast out of store, again and again."""

from __future__ import annotations

from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import GIANT, SOLDIER, WOUND
from tests.rules.doomtrooper.stage import Stage, cards_of


def falcon(spell: str, *, destiny: int = 9) -> Stage:
    stage = Stage(
        ["revisor", SOLDIER],
        [GIANT],
        hands=[[spell], [WOUND]],
        destiny=[destiny, 0],
        on_warriors=[("the-falcon-of-pilgrims", 0, "revisor")],
    )
    over(stage, "meditate", "use store of the-falcon-of-pilgrims")
    return stage.do(f"store {spell}").to_action()


def test_a_stored_spell_is_cast_by_who_does_not_master_it_and_comes_back() -> None:
    """DOOM-ART-03: a Revisor is no master of the Elements."""
    stage = falcon("elemental-bolt")
    before = cards_of(stage.s)
    assert stage.s.hands[0] == []
    stage.duel("revisor", "giant", "shoot")
    stage.do("use cast of the-falcon-of-pilgrims")
    while "for 2" not in stage.moves():
        stage.move("pass")
    stage.move("for 2")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.values("revisor")[1] == 3 + 2
    bird = stage.piece("the-falcon-of-pilgrims")
    assert stage.piece("elemental-bolt").out == bird.number and bird.n == 1
    assert stage.s.destiny[0] == 10 - 2 and cards_of(stage.s) == before
    while stage.asked() != 0:
        stage.move("pass")
    assert stage.refuses("use cast of the-falcon-of-pilgrims") == "DOOM-REACT-03"  # once
    stage.out_of_the_duel()
    stage.next_turn().next_turn()
    stage.duel("revisor", "giant", "shoot")
    assert "use cast of the-falcon-of-pilgrims" in stage.moves()


def test_only_its_bearer_casts_it() -> None:
    stage = falcon("elemental-bolt")
    stage.duel("soldier", "giant", "shoot")
    assert stage.refuses("use cast of the-falcon-of-pilgrims") == "DOOM-REACT-03"


def test_the_falcon_holds_one_spell_and_nothing_is_cast_out_of_an_empty_store() -> None:
    stage = falcon("elemental-bolt")
    stage.s.hands[0].append(stage.piece("elemental-bolt").card)
    stage.do("meditate")
    assert stage.refuses("use store of the-falcon-of-pilgrims") == "DOOM-PLAY-01"
    stage.s.discard(stage.piece("the-falcon-of-pilgrims").number, None)
    assert sorted(stage.pile(0)) == ["elemental-bolt", "the-falcon-of-pilgrims"]


def test_a_stored_answer_cancels_and_is_not_even_annihilated() -> None:
    stage = falcon("repudiate")
    stage.do("meditate", "play wound", "on soldier")
    while "use react of the-falcon-of-pilgrims" not in stage.moves():
        stage.move("pass")
    stage.move("use react of the-falcon-of-pilgrims")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert not stage.piece("soldier").wounded and stage.pile(1) == ["wound"]
    assert stage.piece("repudiate").out == stage.piece("the-falcon-of-pilgrims").number
    assert stage.s.gone[0] == []
