"""Who sees what in a fight: hands, draw piles and what was discarded face down are hidden."""

from __future__ import annotations

import json

from kostka.games.doomtrooper.content import CARDS
from kostka.sight import JUDGE, SPECTATOR, meant, redact, view
from kostka.sight.doomtrooper import Player, Which
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1


def stage() -> Stage:
    return Stage(
        ["sean-gallagher", "clansman", "clansman"],
        ["nepharite-of-ilian"],
        hands=[["evasive-action", "doomed"], ["powerful-blow"]],
        decks=[[], ["fizzle"]],
        destiny=[5, 5],
    )


def test_a_hand_is_seen_by_its_owner_and_the_judge_alone() -> None:
    s = stage().s
    held = [[seat["hand"] for seat in view(s, who).plain()["seats"]] for who in (0, 1, -3, -4)]
    assert held == [
        [["evasive-action", "doomed"], []],
        [[], ["powerful-blow"]],
        [[], []],
        [["evasive-action", "doomed"], ["powerful-blow"]],
    ]
    for viewer in (ROMAN, SPECTATOR):
        told = json.dumps(view(s, viewer).plain())
        assert "powerful-blow" not in told and "fizzle" not in told
    assert [seat["deck"] for seat in view(s, ROMAN).plain()["seats"]] == [0, 1]


def test_a_card_discarded_face_down_is_known_to_its_owner_alone() -> None:
    it = stage().do("no-more-actions", "discard doomed")
    for viewer, known in ((ROMAN, ["doomed"]), (MARTIN, []), (SPECTATOR, []), (JUDGE, ["doomed"])):
        seat = view(it.s, viewer).plain()["seats"][ROMAN]
        assert (seat["buried"], seat["face_down"], seat["pile"]) == (1, known, [])
        (event,) = [e for e in redact(it.s, it.log, viewer) if e.word.key == "discarded"]
        assert (event.it is None) == (not known)


def test_what_lies_in_play_is_open_to_all() -> None:
    it = stage().do("meditate", "play doomed", "on seat 2").pass_window()
    for viewer in (ROMAN, MARTIN, SPECTATOR):
        table = view(it.s, viewer).plain()["table"]
        assert [piece["card"] for piece in table][-1] == "doomed"
        assert table[0]["values"] == [10, 3, 8, 8] and table[0]["name"] == "sean-gallagher"
        assert [piece["name"] for piece in table[1:3]] == ["clansman 1", "clansman 2"]


def test_a_duel_is_shown_with_its_sums() -> None:
    it = stage().duel("sean-gallagher", "nepharite-of-ilian")
    it.do("play evasive-action", "on sean-gallagher", "pass")
    data = view(it.s, SPECTATOR).plain()
    assert data["phase"] == "playing-modifiers"
    (duel,) = data["duels"]
    armour = duel["sums"][1]
    assert armour == {
        "warrior": 1,
        "what": "armour",
        "printed": 8,
        "parts": [{"source": "evasive-action", "how": "plus", "n": 2}],
        "total": 10,
    }
    assert json.loads(json.dumps(data)) == data


def test_options_that_are_numbers_stand_for_pieces_and_players() -> None:
    it = stage().do("attack")
    while it.where()[-1] != "naming the fighters":
        it.move("pass")
    options = view(it.s, ROMAN).options
    assert options[:3] == [
        Which(CARDS["sean-gallagher"], 0, ROMAN),
        Which(CARDS["clansman"], 1, ROMAN),
        Which(CARDS["clansman"], 2, ROMAN),
    ]
    other = stage().do("meditate", "play doomed")
    assert meant(other.s, other.s.options()) == [Player(0), Player(1)]
