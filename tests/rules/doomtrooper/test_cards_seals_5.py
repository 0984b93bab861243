"""What is particular to a card that is played as another one."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.content import CARDS, SHELF
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import BAUHAUS, FIGHT, SQUAD
from kostka.sight import view
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import HOLY_BLADE, REMOVAL, SOLDIER, SWORD
from tests.rules.doomtrooper.stage import Stage, cards_of

HERO: Final = warrior("hero", BAUHAUS, (5, 5, 5, 6), personality=True)


def test_a_joker_is_a_warrior_for_his_value_and_one_action() -> None:
    stage = Stage([HERO], ["infantry", "hussar"], hands=[["joker"]], destiny=[4, 0])
    before = cards_of(stage.s)
    stage.do("play joker")
    assert sorted(stage.moves()) == ["as hussar", "as infantry"], "no Personality"
    over(stage, "as infantry")
    mine = next(it for it in stage.s.table if it.card is CARDS["infantry"] and it.by == 0)
    assert (mine.itself().key, mine.area) == ("joker", SQUAD) and stage.s.hands[0] == []
    assert stage.s.destiny[0] == 4 - CARDS["infantry"].printed[3] and stage.turn().actions == 2
    assert cards_of(stage.s) == before
    (said,) = stage.told("stands-for")
    assert (said.it, said.source) == (CARDS["joker"], CARDS["infantry"])
    shown = [it for it in view(stage.s, 1).plain()["table"] if it["real"] == "joker"]
    assert [it["card"] for it in shown] == ["infantry"]
    stage.s.kill(mine.number, -1)
    assert stage.pile(0) == ["joker"], "it is a Joker again"


def test_a_joker_follows_the_price_the_target_and_the_number_of_copies() -> None:
    poor = Stage([HERO], ["infantry"], hands=[["joker"]])
    assert poor.refuses("play joker") == "DOOM-PLAY-01"
    armed = Stage([SOLDIER], [HERO], hands=[["joker"]], on_warriors=[(SWORD, 1, "hero")])
    fight = armed.value("soldier", FIGHT)
    over(armed, "play joker")  # as the sword: for the warrior the points are missing
    if "as sword" in armed.moves():
        over(armed, "as sword")
    assert armed.value("soldier", FIGHT) == fight + 3
    relic = Stage([SOLDIER], [HERO], hands=[["joker"]], on_warriors=[(HOLY_BLADE, 1, "hero")])
    assert relic.refuses("play joker") == "DOOM-PLAY-01", "no Relic, and nobody can be paid for"


def test_a_joker_of_a_card_for_any_time_is_played_at_any_time() -> None:
    stage = Stage(
        [HERO], [HERO], hands=[[], ["joker"]], on_all=[("thadeuss-pallet", 0)], destiny=[0, 0]
    )
    stage.do("meditate")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play joker") == ""
    before = cards_of(stage.s)
    over(stage, "play joker")
    mine = [it for it in stage.s.table if it.card is CARDS["thadeuss-pallet"] and it.by == 1]
    assert [it.itself().key for it in mine] == ["joker"] and cards_of(stage.s) == before


def test_a_joker_goes_where_cards_go() -> None:
    stage = Stage([SOLDIER], [HERO], hands=[["joker", REMOVAL]], on_warriors=[(SWORD, 1, "hero")])
    over(stage, "play joker")
    if "as sword" in stage.moves():
        over(stage, "as sword")
    over(stage, "play removal", "on sword 2")
    assert stage.pile(0).count("joker") == 1 and not any(
        it.card is SWORD and it.by == 0 for it in stage.s.table
    )


def test_a_cancelled_joker_is_discarded_as_itself() -> None:
    stage = Stage([HERO], ["infantry"], hands=[["joker"], ["fools-gold"]], destiny=[9, 9])
    before = cards_of(stage.s)
    stage.do("play joker")
    while stage.where()[-1] == "answers":
        stage.move("play fools-gold" if "play fools-gold" in stage.moves() else "pass")
    stage.to_action()
    assert cards_of(stage.s) == before
    assert not any(it.by == 0 and it.card is CARDS["infantry"] for it in stage.s.table)
    assert "joker" in stage.pile(0)


def test_a_joker_is_saved_in_the_middle_of_its_play() -> None:
    stage = Stage(["hussar"], ["infantry"], hands=[["joker"]], destiny=[9, 0])
    stage.do("play joker")
    assert SHELF.hash(SHELF.load(SHELF.save(stage.s))) == SHELF.hash(stage.s)
    stage.move("as infantry")
    again = SHELF.load(SHELF.save(stage.s))
    assert SHELF.hash(again) == SHELF.hash(stage.s) and stage.where()[-1] == "answers"
    twin = stage.s.clone()
    while twin.stack[-1].rule.name == "answers":
        twin.choose(twin.options()[0])
    assert cards_of(twin) == cards_of(stage.s)
    twin.resign(0)
    stage.s.resign(0)
    assert "joker" in [it.key for it in stage.s.piles[0]]
