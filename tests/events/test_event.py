"""An event as a log: registration, matches, corrections, the clock, standings."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from kostka.events.event import MINUTE, Event, Illegal
from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.kernel.game import Mistake
from tests.rules.proves import proves

DARK = share.written(of_deck(DECKS["dark-gifts"]))


def event(players: int = 4, **format_: Any) -> Event:
    made = Event()
    made.do({"do": "open", "name": "Cup", "format": format_})
    for n in range(1, players + 1):
        made.do({"do": "enter", "player": n, "name": f"Player {n}", "deck": DARK})
    return made


def next_round(made: Event, now: int = 0) -> None:
    made.do(made.next_round(random.Random(1), now))


def score(made: Event, match: int, *winners: int) -> None:
    for winner in winners:
        n = len(made.rounds)
        made.do({"do": "score", "round": n, "match": match, "winner": winner})


def test_a_match_of_one_game_is_over_after_it_also_if_it_is_drawn() -> None:
    made = event()
    next_round(made)
    score(made, 1, 0)
    score(made, 2, -1)
    assert made.round().over()
    assert sorted(t.points for t in made.tallies().values()) == [0, 1, 1, 3]


@pytest.mark.parametrize(
    "winners, wins, draws", [((0, 0), [2, 0], 0), ((0, 1, 1), [1, 2], 0), ((-1, 0, -1), [1, 0], 2)]
)
def test_best_of_three_ends_with_two_wins_or_three_games(
    winners: tuple[int, ...], wins: list[int], draws: int
) -> None:
    made = event(best_of=3)
    next_round(made)
    score(made, 1, *winners)
    match = made.match(1, 1)
    assert match.ended and (match.wins, match.draws) == (wins, draws)
    with pytest.raises(Mistake, match="over"):
        score(made, 1, 0)


def test_a_deck_that_breaks_the_format_is_not_registered() -> None:
    made = event(2)
    small = share.written(Decklist({"clansman": 4}))
    with pytest.raises(Illegal) as refused:
        made.do({"do": "enter", "player": 3, "name": "Small", "deck": small})
    assert refused.value.rule == "DOOM-DECK-01"
    assert len(made.players) == 2 and len(made.records) == 3
    with pytest.raises(Mistake, match="nobody else here has"):
        made.do({"do": "enter", "player": 3, "name": "Player 1", "deck": DARK})


@proves("DOOM-DECK-05", "DOOM-DECK-04")
def test_between_games_cards_are_exchanged_with_the_sideboard_and_only_so() -> None:
    made = event(2, best_of=3)
    next_round(made)
    mine = share.read(DARK)
    out, in_ = next(iter(mine.main)), next(iter(mine.side))

    def exchange(deck: Decklist) -> None:
        record = {"do": "ready", "round": 1, "match": 1, "player": 1, "deck": share.written(deck)}
        made.do(record)

    swapped = share.read(DARK)
    for where, other, id_ in ((swapped.main, swapped.side, out), (swapped.side, swapped.main, in_)):
        where[id_] -= 1
        if not where[id_]:
            del where[id_]
        other[id_] = other.get(id_, 0) + 1
    with pytest.raises(Mistake, match="between two games"):
        exchange(swapped)
    score(made, 1, 0)
    exchange(swapped)
    match = made.match(1, 1)
    assert share.read(made.deck(match, 1)).same(swapped) and made.deck(match, 2) == DARK
    with pytest.raises(Mistake, match="no others come in"):
        exchange(Decklist({**mine.main, "trencher": 1}, mine.side))
    larger = Decklist({**mine.main, in_: mine.main.get(in_, 0) + 1}, dict(mine.side))
    larger.side[in_] -= 1
    larger.side = {id_: n for id_, n in larger.side.items() if n}
    with pytest.raises(Mistake, match="DOOM-DECK-04"):
        exchange(larger)


def test_who_leaves_loses_the_match_and_is_paired_no_more() -> None:
    made = event(4, best_of=3)
    next_round(made)
    left, other = made.match(1, 1).players
    made.do({"do": "drop", "player": left})
    assert made.match(1, 1).wins == [0, 2]
    score(made, 2, 1, 1)
    next_round(made)
    playing = {each for match in made.round().matches for each in match.players}
    assert left not in playing and other in playing and 0 in playing


def test_who_comes_late_begins_with_nothing_and_not_in_the_last_round() -> None:
    made = event(4, rounds=2)
    next_round(made)
    made.do({"do": "enter", "player": 5, "name": "Late", "deck": "imperial-clans"})
    score(made, 1, 0)
    score(made, 2, 0)
    assert made.tallies()[5].points == 0
    next_round(made)
    assert 5 in {each for match in made.round().matches for each in match.players}
    alone = made.round().matches[-1].players[0]
    assert made.tallies()[alone].points == 3 and alone != made.match(1, 1).players[0]
    with pytest.raises(Mistake, match="last round"):
        made.do({"do": "enter", "player": 6, "name": "Later", "deck": DARK})


def test_standings_are_broken_by_opponents_then_by_games() -> None:
    made = event(4, best_of=3, rounds=3)
    results = {frozenset((1, 2)): (2, 0), frozenset((1, 3)): (2, 1), frozenset((1, 4)): (0, 2)}
    results |= {frozenset((2, 3)): (2, 0), frozenset((2, 4)): (2, 0), frozenset((3, 4)): (2, 0)}
    for _ in range(3):
        next_round(made)
        for match in made.round().matches:
            a, b = match.players
            low, high = results[frozenset((a, b))]
            match.set((low, high) if a < b else (high, low), 0)
    found = made.standings()
    assert [line.tally.points for line in found] == [6, 6, 3, 3]
    # One and two have won two matches each; the opponents of both have six matches of nine.
    assert [line.player for line in found] == [2, 1, 3, 4]
    by_player = {line.player: line for line in found}
    assert by_player[1].opponents == (Fraction(6, 9) + Fraction(1, 3) * 2) / 3
    assert by_player[2].games == Fraction(4 * 3, 6 * 3)
    assert by_player[1].games == Fraction(4 * 3, 7 * 3)


def test_the_same_record_makes_a_shared_place() -> None:
    made = event(4)
    next_round(made)
    score(made, 1, -1)
    score(made, 2, -1)
    assert [line.place for line in made.standings()] == [1, 1, 1, 1]


def test_the_clock_of_a_round_can_be_stopped() -> None:
    made = event(2, minutes=60)
    next_round(made, now=1000)
    assert made.round().remaining(1000 + 5 * MINUTE) == 55 * MINUTE
    made.do({"do": "pause", "at": 1000 + 10 * MINUTE})
    assert made.round().remaining(10**9) == 50 * MINUTE
    made.do({"do": "resume", "at": 10**9})
    assert made.round().remaining(10**9 + 49 * MINUTE) == MINUTE
    assert made.round().remaining(10**9 + 99 * MINUTE) == 0


@proves("DOOM-SETUP-09")
def test_when_the_time_is_up_no_further_game_of_a_match_begins() -> None:
    made = event(4, minutes=60, best_of=3)
    next_round(made)
    score(made, 1, 0)  # one game is played, and none is under way
    made.do({"do": "game", "round": 1, "match": 2, "table": "abc"})
    made.do({"do": "time", "at": 60 * MINUTE})
    assert made.match(1, 1).ended and not made.match(1, 2).ended
    made.do({"do": "score", "round": 1, "match": 2, "winner": 1, "table": "abc"})
    assert made.round().over() and made.match(1, 2).wins == [0, 1]


@proves("DOOM-WIN-08")
def test_a_judge_decides_with_a_reason_and_a_rule() -> None:
    made = event(2)
    next_round(made)
    score(made, 1, -1)
    record = {"do": "set", "round": 1, "match": 1, "wins": [1, 0]}
    with pytest.raises(Mistake, match="says why"):
        made.do(record)
    with pytest.raises(Mistake, match="by its id"):
        made.do({**record, "why": "knock-out", "rule": "DOOM-NOTHING-99"})
    with pytest.raises(Mistake, match="no result"):
        made.do({**record, "why": "knock-out", "rule": "DOOM-WIN-08", "wins": [2, 0]})
    made.do({**record, "why": "knock-out", "rule": "DOOM-WIN-08"})
    assert made.tallies()[made.match(1, 1).players[0]].points == 3


@pytest.mark.parametrize(
    "pairs, said",
    [
        ([[1, 2]], "exactly once"),
        ([[1, 2], [3, 4], [5, 5]], "exactly once"),
        ([[1, 0], [2, 0], [3, 4], [5, 0]], "one bye"),
    ],
)
def test_no_pairs_are_taken_that_break_a_promise(pairs: list[list[int]], said: str) -> None:
    with pytest.raises(Mistake, match=said):
        event(5).do({"do": "round", "pairs": pairs, "at": 0})


def test_rematches_and_second_byes_are_not_taken_by_hand_either() -> None:
    made = event(3, rounds=2)
    made.do({"do": "round", "pairs": [[1, 2], [3, 0]], "at": 0})
    score(made, 1, 0)
    for pairs, said in (([[2, 1], [3, 0]], "met before"), ([[1, 3], [2, 0], [0, 0]], "bye")):
        with pytest.raises(Mistake, match=said):
            made.do({"do": "round", "pairs": pairs, "at": 0})
    made.do({"do": "round", "pairs": [[1, 3], [2, 0]], "at": 0})


def test_an_event_is_its_log() -> None:
    made = event(5, best_of=3, rounds=3)
    for _ in range(3):
        next_round(made)
        for n, match in enumerate(made.round().matches, 1):
            if not match.is_bye():
                score(made, n, 0, 1, 0)
    made.do({"do": "end"})
    again = Event.again(made.records)
    assert again.standings() == made.standings() and again.ended
    with pytest.raises(Mistake, match="over"):
        again.do({"do": "drop", "player": 1})
