"""The named exceptions: each position is played by our ruling and as a table may read it."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper import terms
from kostka.games.doomtrooper.content import GAME, SHELF, begin
from kostka.kernel.chance import Rng
from kostka.kernel.state import settle
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.props import BAUHAUS_MAN, SOLDIER, TEMPLAR_KNIGHT
from tests.rules.doomtrooper.stage import Stage, card

ROMAN, MARTIN = 0, 1
proves = pytest.mark.proves


@proves("DOOM-AMB-02")
@pytest.mark.parametrize(("rulings", "shown"), [("book", 0), ("DOOM-AMB-02:shown", 7)])
def test_a_hand_with_a_warrior_is_shown_or_not(rulings: str, shown: int) -> None:
    s = begin({"decks": ("imperial-clans", "dark-gifts"), "rulings": (rulings,)})
    s.choose(0)
    settle(s, Rng(2))
    s.hands[0] = [card("clansman"), *s.hands[0][1:]]
    s.log = []
    s.choose(s.read("cardinals-privilege"))
    assert len([event for event in s.log if event.word is terms.HAND_SHOWN]) == shown
    assert len(s.buried[0]) == 7, "it is discarded face down all the same"


@proves("DOOM-AMB-15")
def test_the_only_warrior_may_be_deployed_into_cover_or_not() -> None:
    book = Stage([], [SOLDIER], hands=[[BAUHAUS_MAN]])
    assert book.refuses("deploy-into-cover") == "DOOM-COVER-03"
    assert "deploy-into-cover" not in book.moves()
    table = Stage([], [SOLDIER], hands=[[BAUHAUS_MAN]], rulings="DOOM-AMB-15:first-in-cover")
    table.do("deploy-into-cover", "hide bauhaus-man")
    assert table.piece("face-down 2").unpaid
    upright = Stage([SOLDIER], [BAUHAUS_MAN], rulings="DOOM-AMB-15:first-in-cover")
    assert upright.refuses("seek-cover") == "DOOM-COVER-03", "nobody seeks it as the last"


@proves("DOOM-AMB-30")
@pytest.mark.parametrize(("rulings", "destiny"), [("", 5), ("DOOM-AMB-30:all-at-once", 10)])
def test_one_event_fulfils_one_of_equal_missions_or_all(rulings: str, destiny: int) -> None:
    lying = [(props.PILGRIMAGE, ROMAN, "soldier"), (props.PILGRIMAGE, ROMAN, "bauhaus-man")]
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN],
        ["samurai"],
        on_warriors=lying,
        at_first_action=False,
        rulings=rulings,
    ).to_action()
    assert stage.s.destiny[ROMAN] == destiny


@proves("DOOM-AMB-37")
def test_the_last_one_may_leave_the_outpost_or_not() -> None:
    def there(rulings: str) -> Stage:
        stage = Stage([SOLDIER, "hussar"], [TEMPLAR_KNIGHT], opened=True, rulings=rulings)
        return stage.change("soldier", area=terms.OUTPOST).do("transfer")

    assert there("").piece("hussar").area is terms.OUTPOST, "only he can be meant"
    table = there("DOOM-AMB-37:may-leave").do("with soldier").to_action()
    assert table.piece("soldier").area is terms.SQUAD
    assert table.refuses("meditate") == "DOOM-TRANS-03", "somebody must go there now"


@proves("DOOM-AMB-59")
def test_who_is_in_cover_may_sabotage_or_not() -> None:
    def covered(rulings: str) -> Stage:
        stage = Stage([SOLDIER, "ilian-mistress-of-the-void"], [], turns=[2, 2], rulings=rulings)
        return stage.change("soldier", down=True)

    assert covered("").refuses("sabotage") != ""
    stage = covered("DOOM-AMB-59:from-cover")
    assert stage.refuses("sabotage") == ""
    assert stage.do("sabotage").pass_window().told("sabotaged")


@proves("DOOM-AMB-103")
def test_deal_with_it_lets_discard_or_not() -> None:
    def dealing(rulings: str) -> Stage:
        stage = Stage(
            [SOLDIER], [BAUHAUS_MAN], on_players=[("deal-with-it", 1, 0)], rulings=rulings
        )
        stage.s.hands[0] = [card("doomed"), card("ambush")]
        stage.s.decks[0] = [card("ambush")] * 2
        stage.s.offered = None
        return stage.do("no-more-actions")

    assert "discard doomed" not in dealing("").moves()
    stage = dealing("DOOM-AMB-103:corrected").do("discard doomed")
    while stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    assert [it.key for it in stage.s.hands[0]] == ["ambush", "ambush"], "and it is replaced"


def test_a_table_keeps_its_readings_when_it_is_saved_and_cloned() -> None:
    setup = {"rulings": ("DOOM-AMB-37:may-leave", "DOOM-AMB-59:from-cover")}
    s = begin(setup)
    assert s.read_otherwise() == list(setup["rulings"]) == s.clone().read_otherwise()
    loaded = SHELF.load(SHELF.save(s))
    assert loaded.read_otherwise() == list(setup["rulings"])
    assert "DOOM-AMB-37:may-leave" in GAME.in_force(setup)
    assert "DOOM-AMB-37" not in GAME.in_force(setup)
