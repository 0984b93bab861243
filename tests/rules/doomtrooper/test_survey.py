"""What was found about the table holds until the table changes, and no longer."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.content import new_game
from kostka.games.doomtrooper.duel import NameTheAttacker
from kostka.games.doomtrooper.identity import changes
from kostka.games.doomtrooper.posture import posture
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.survey import Survey
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.values import immune_to
from kostka.kernel.chance import Rng
from kostka.kernel.state import settle
from kostka.kernel.window import PlayOrPass
from tests.promises.test_any_deck import any_deck

DOOMTROOPER = GAMES["doomtrooper"]


@pytest.mark.parametrize("mode", DOOMTROOPER.examples)
@pytest.mark.parametrize("seed", range(3))
def test_what_was_found_earlier_is_what_would_be_found_now(mode: str, seed: int) -> None:
    s, luck = DOOMTROOPER.new(DOOMTROOPER.examples[mode]), Rng(seed)
    for _ in range(400):
        settle(s, luck)
        if s.over():
            break
        assert isinstance(s, Fight)
        anew = s.clone()
        anew.survey = None
        anew.offered = None
        known = s.clone()
        known.offered = None
        assert known.options() == anew.options()
        for warrior in s.warriors():
            for passing in (True, False):
                assert on_him(known, warrior, passing) == on_him(anew, warrior, passing)
            assert immune_to(known, warrior) == immune_to(anew, warrior)
            assert posture(known, warrior) == posture(anew, warrior)
            assert changes(known, warrior) == changes(anew, warrior)
        assert known.look().able == anew.look().able
        options = s.options()
        s.choose(options[luck.below(len(options))])


LISTS = (
    *("warriors", "troops", "reaching", "able", "acting", "lending", "leading", "warding"),
    *("zones", "governing", "rare"),
)


def lists(survey: Survey) -> list[list[int]]:
    """Every piece that it has, by identity: a piece is replaced when it changes."""
    found: list[list[int]] = [[id(it) for it in survey.numbered if it is not None]]
    for name in LISTS:
        pieces = getattr(survey, name)
        for each in pieces if name == "troops" else [pieces]:
            found.append([id(it) for it in each])
    found += [[id(it) for it in each] for each in survey.lying if each]
    found += [sorted([id(it) for it in survey.covered]), [it for it in survey.places if it]]
    found.append([n for n, changed in enumerate(survey.changed) if changed])
    return [*found, [survey.count, survey.altered, survey.hastes, survey.bars, survey.grants]]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("hurry", [False, True])
def test_a_survey_that_is_kept_up_is_the_one_that_would_be_made(seed: int, hurry: bool) -> None:
    luck = Rng(seed)
    s = new_game([any_deck(luck), any_deck(luck)])
    s.hurry = hurry
    kept = 0
    for _ in range(150):
        settle(s, luck)
        if s.over():
            break
        survey = s.look()
        kept += bool(survey.changes)
        assert lists(survey) == lists(Survey(s.table, s.seats()))
        anew = s.clone()
        anew.survey = None
        survey.shared = False  # the clone makes one of its own
        step, options = s.question(), list(s.options())
        if isinstance(step, (TakeAnAction, NameTheAttacker, PlayOrPass)):
            f = anew.stack[-1]
            assert options == [it for it in step.offers(anew, f) if not step.forbids(anew, f, it)]
        for warrior in s.warriors():
            for passing in (True, False):
                assert on_him(s, warrior, passing) == on_him(anew, warrior, passing)
            assert posture(s, warrior) == posture(anew, warrior)
            assert changes(s, warrior) == changes(anew, warrior)
        s.choose(options[luck.below(len(options))])
    assert kept


def test_a_clone_goes_its_own_way() -> None:
    s, luck = DOOMTROOPER.new(DOOMTROOPER.examples["fight"]), Rng(1)
    settle(s, luck)
    assert isinstance(s, Fight)
    found = s.look()
    c = s.clone()
    assert c.look() is found
    c.discard(c.warriors()[0].number, None)
    assert s.look() is found and len(c.warriors()) == len(s.warriors()) - 1


def test_what_is_said_of_a_warrior_outlives_another_who_leaves() -> None:
    s, luck = DOOMTROOPER.new(DOOMTROOPER.examples["fight"]), Rng(1)
    settle(s, luck)
    assert isinstance(s, Fight)
    gone = next(it for it in s.warriors() if not it.card.reaches)
    said = {int(it.number): on_him(s, it) for it in s.warriors() if it is not gone}
    s.discard(gone.number, None)
    assert said and s.look().upon[gone.number : gone.number + 1] in ([], [None])
    for number, effects in said.items():
        assert s.look().upon[number] is effects
