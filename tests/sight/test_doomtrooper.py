"""Who sees what in a fight: hands, draw piles and what was discarded face down are hidden."""

from __future__ import annotations

import json
from typing import Any

from kostka.games import GAMES
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.terms import PASSED_ON
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event
from kostka.kernel.sense import Player, Sense
from kostka.sight import JUDGE, SPECTATOR, meant, redact, view
from kostka.sight.doomtrooper import Which
from kostka.table.tell.voices import teller
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
        Sense("attack-with", Which(CARDS["sean-gallagher"], 0, ROMAN, number=1)),
        Sense("attack-with", Which(CARDS["clansman"], 1, ROMAN, number=2)),
        Sense("attack-with", Which(CARDS["clansman"], 2, ROMAN, number=3)),
    ]
    other = stage().do("meditate", "play doomed")
    assert meant(other.s, other.s.options()) == [Sense("on", Player(0)), Sense("on", Player(1))]


def test_each_value_is_shown_with_the_cards_that_make_it_up() -> None:
    it = Stage(["trencher"], ["nepharite-of-ilian"], on_warriors=[("foxhole", 0, "trencher")])
    (trencher, *_) = view(it.s, MARTIN).plain()["table"]
    assert trencher["values"] == [1, 2, 4, 3]
    assert trencher["made"] == [
        [{"source": "foxhole", "how": "plus", "n": -2}],
        [],
        [{"source": "foxhole", "how": "plus", "n": 2}],
        [],
    ]


def test_the_parts_of_a_value_always_give_the_value() -> None:
    """In whatever position random play leads to, also in the midst of duels."""
    game = GAMES["doomtrooper"]
    s, picks, counted = game.new(game.examples["tournament"]), Rng(5), 0
    for _ in range(700):
        if s.over():
            break
        options = s.options()
        s.choose(options[picks.below(len(options))])
        for piece in view(s, JUDGE).plain()["table"]:
            for place, parts in enumerate(piece["made"]):
                if parts:
                    printed = CARDS[piece["card"]].printed[place]
                    assert folded(printed, parts) == piece["values"][place], piece
                    counted += 1
    assert counted > 200


def folded(printed: int, parts: list[dict[str, Any]]) -> int:
    """DOOM-MOD-01, -02: base, multiply, divide rounded up, add."""
    found = printed + sum(part["n"] for part in parts if part["how"] == "base")
    for part in parts:
        if part["how"] == "times":
            found *= part["n"]
    for part in parts:
        if part["how"] == "over":
            found = -(-found // part["n"])
    return int(found + sum(part["n"] for part in parts if part["how"] == "plus"))


def test_who_lies_face_down_is_not_told_by_the_values_of_others() -> None:
    it = Stage(["sgt-mcbride", "blood-beret"], ["nepharite-of-ilian"])
    leader = it.s.table[0].twin()
    leader.down = True
    it.s.table[0] = leader
    it.s.survey = None  # what lies where is looked up anew
    for viewer, source in ((ROMAN, "sgt-mcbride"), (MARTIN, "a-warrior-face-down")):
        beret = view(it.s, viewer).plain()["table"][1]
        assert beret["made"][0] == [{"source": source, "how": "plus", "n": 1}]
        assert ("sgt-mcbride" in json.dumps(view(it.s, viewer).plain()["table"])) == (
            viewer == ROMAN
        )


def test_who_lies_face_down_is_not_named_when_he_is_given_a_card() -> None:
    it = Stage(["clansman"], ["nepharite-of-ilian"], hands=[["trencher"]])
    it.do("deploy-into-cover").next_turn().next_turn()
    (hidden,) = [piece for piece in it.s.table if piece.unpaid]
    given = Event(PASSED_ON, ROMAN, hidden.number, CARDS["foxhole"], hidden.card)
    for viewer, named in ((ROMAN, True), (JUDGE, True), (MARTIN, False), (SPECTATOR, False)):
        (event,) = redact(it.s, [given], viewer)
        said = [teller("doomtrooper").line(event, lang, ["A", "B"]) for lang in ("en", "cs", "pl")]
        told = [name in text for name, text in zip(("Trencher", "Zákopník", "Trencher"), said)]
        assert told == [named] * 3, said


def test_a_duel_shows_what_the_blows_would_do() -> None:
    it = stage().duel("sean-gallagher", "nepharite-of-ilian")
    (duel,) = view(it.s, SPECTATOR).plain()["duels"]
    one, other = duel["blows"]
    assert (one["blow"], one["armour"], one["fate"]) == (10, 4, 1)  # wounds
    assert (other["blow"], other["armour"]) == (8, 8)
    assert other["fate"] == 2  # a Nepharite kills whom it wounds
    assert not one["stopped"] and not other["stopped"]


def test_blows_that_were_struck_tell_what_is_still_to_come_of_them() -> None:
    it = stage().duel("sean-gallagher", "nepharite-of-ilian").pass_window()
    it.to_window("last chance")
    (duel,) = view(it.s, SPECTATOR).plain()["duels"]
    assert [(blow["done"], blow["fate"]) for blow in duel["blows"]] == [(True, 1), (True, 2)]
    it.pass_window()  # Sean is killed
    (duel,) = view(it.s, SPECTATOR).plain()["duels"]
    assert duel["blows"] == []


def test_an_open_window_tells_who_is_asked_and_what_is_answered() -> None:
    it = stage().duel("sean-gallagher", "nepharite-of-ilian")
    window = view(it.s, SPECTATOR).plain()["window"]
    assert window == {"name": "modifiers", "order": [ROMAN, MARTIN], "passed": 0}
    it.do("play evasive-action", "on sean-gallagher")
    (play,) = view(it.s, SPECTATOR).plain()["plays"]
    assert (play["card"], play["on"], play["by"]) == ("evasive-action", "piece-1", ROMAN)
    assert view(it.s, SPECTATOR).plain()["window"]["name"] == "answers"
