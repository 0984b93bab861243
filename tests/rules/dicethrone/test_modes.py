"""The modes: which there are for how many players, and where their rules come from."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import GAME, begin
from kostka.games.dicethrone.modes import MODES, modes_for
from kostka.judge import catalogue
from kostka.kernel.game import Mistake
from kostka.words import LANGUAGES, book
from tests.rules.proves import proves

HEROES = ("black-panther", "black-widow", "doctor-strange")


def table(players: int, mode: str) -> dict[str, tuple[str, ...]]:
    return {"heroes": (HEROES * 3)[:players], "mode": (mode,), "mirror": ("yes",)}


@proves("THR-MODE-01")
def test_which_modes_there_are_for_how_many_players() -> None:
    assert [modes_for(players) for players in range(1, 8)] == [
        [],
        ["duel"],
        ["king-of-the-hill"],
        ["king-of-the-hill", "2v2"],
        ["king-of-the-hill"],
        ["king-of-the-hill", "3v3", "2v2v2"],
        [],
    ]
    for players in range(2, 7):
        for mode in modes_for(players):
            assert begin(table(players, mode)).seats() == players
    with pytest.raises(Mistake, match="for 5 there are: king-of-the-hill"):
        begin(table(5, "2v2"))
    with pytest.raises(Mistake, match="THR-MODE-01"):
        begin(table(7, "king-of-the-hill"))


@proves("THR-MODE-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_and_six_players_get_a_hint_and_are_not_hindered(lang: str) -> None:
    words = book("dicethrone")
    hint = words.say("mode/many", lang)
    for mode in MODES.values():
        players = len(mode.sides)
        text = words.describe(mode, lang)
        assert (hint[1:] in text) == (players in (5, 6))
        assert begin(table(players, mode.key)).mode is mode


@proves("THR-MODE-04", "THR-AMB-05")
def test_what_only_the_summary_has_says_so() -> None:
    rules = catalogue("dicethrone").rules
    for rule in rules.values():
        if rule.id.startswith(("THR-T3V3-", "THR-T222-")):
            assert rule.source and all(it.startswith("Polish summary") for it in rule.source)
    assert rules["THR-KOTH-09"].source[0].startswith("Polish summary")
    assert [mode for mode in modes_for(4) if mode in modes_for(6)] == ["king-of-the-hill"]
    assert begin({}).mode.key == "duel"  # never the default
    assert begin(GAME.examples["king-of-the-hill-of-six"]).seats() == 6  # but to be had


@proves("THR-AMB-79")
def test_the_same_hero_twice_only_if_the_table_wants_it() -> None:
    twice = {"heroes": ("black-panther", "black-panther")}
    with pytest.raises(Mistake, match="THR-AMB-79"):
        begin(twice)
    s = begin({**twice, "mirror": ("yes",)})
    assert s.heroes[0] is s.heroes[1]
    assert len(set(begin(table(6, "3v3")).heroes)) == 3  # of six
    with pytest.raises(Mistake, match="yes or no"):
        begin({**twice, "mirror": ("perhaps",)})
