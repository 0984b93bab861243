"""A refusal is a sentence about this case: it names a thing or a number of the position."""

from __future__ import annotations

import pytest

from bench.refusals import NAMES, collected
from kostka.games import GAMES
from kostka.judge import LANGUAGES
from kostka.judge.because import because, sentence_for
from kostka.kernel.refusal import OF_THE_ANSWER
from kostka.words import book
from tests.rules.dicethrone.stage import Stage as Duel


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_random_games_is_a_sentence_about_its_case(game: str) -> None:
    found = collected(GAMES[game], 50 // len(GAMES))
    assert found.rules and found.faults == []
    assert sorted(found.unsaid) == [], "rules without a sentence of their own"


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_names_something_of_the_position_in_each_language(game: str) -> None:
    refusals = GAMES[game].refusals
    for rule, says in refusals.sentences.items():
        fields = {*refusals.fields[rule], *[it for it in OF_THE_ANSWER if f"{{{it}" in says[0]]}
        assert fields, rule
        for lang, text in zip(LANGUAGES, says, strict=True):
            assert all(f"{{{field}" in text for field in fields), (rule, lang)
        assert set(refusals.fields[rule]) <= set(refusals.found), rule


def test_who_lacks_the_points_hears_how_many_he_has() -> None:
    stage = Duel("black-panther", "black-widow").hand(0, "one-more-time").cp(0, 0)
    stage.do("roll", "1 1 2 3 4")
    game = GAMES["dicethrone"]
    reason = because(game, stage.s, stage.card(0, "one-more-time"))
    assert reason is not None and reason.facts == {"cost": 1, "cp": 0}
    said = sentence_for(game, book(game.key), stage.s, reason, "en", NAMES)
    assert said == "One More Time! costs 1 CP, and you have 0."
