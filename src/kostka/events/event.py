"""An event: who takes part with which deck, the rounds, and everything that was decided.

It is a log: `do` checks a record and plays it; the records, followed again, make the same event.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kostka.events.match import Match, exchanged
from kostka.events.standings import Standing, Tally, standings
from kostka.events.swiss import BYE, order_of, pairings, rounds_for
from kostka.games.doomtrooper.content import deck_of
from kostka.games.doomtrooper.deckbuilding import formats, share
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.games.doomtrooper.deckbuilding.formats import Format
from kostka.games.doomtrooper.deckbuilding.legality import Problem, problems
from kostka.judge import catalogue
from kostka.kernel.game import Mistake
from kostka.words.interface import say

Record = dict[str, Any]
MOST_PLAYERS: Final = 256
MINUTE: Final = 60_000


class Illegal(Mistake):
    """A deck that may not be registered, with the rule that says so."""

    def __init__(self, problem: Problem) -> None:
        about = f" ({problem.card})" if problem.card else ""
        super().__init__(f"This deck may not be played here: {problem.rule}{about}.")
        self.rule = problem.rule
        self.problem = problem

    def said(self, lang: str) -> str:
        return say(lang, self.problem.phrase, **self.problem.args(lang))


@dataclass
class Player:
    """Somebody who takes part; `deck` is a code."""

    number: int  # from 1
    name: str
    deck: str
    bot: str = ""
    dropped: bool = False
    since: int = 1  # the first round he could be paired in


@dataclass
class Round:
    """The matches of one round and its clock: `left` at the moment `since`, in ms."""

    matches: list[Match]
    left: int
    since: int | None  # None: the clock stands
    called: bool = False  # the time is up: DOOM-WIN-04

    def remaining(self, now: int) -> int:
        return self.left if self.since is None else max(0, self.left - (now - self.since))

    def over(self) -> bool:
        return all([match.ended for match in self.matches])


class Event:
    """An event as its records have made it."""

    def __init__(self) -> None:
        self.name = ""
        self.format: Format = formats.standard()
        self.players: dict[int, Player] = {}
        self.rounds: list[Round] = []
        self.ended = False
        self.records: list[Record] = []

    @staticmethod
    def again(records: list[Record]) -> Event:
        event = Event()
        for record in records:
            event.do(record)
        return event

    def do(self, record: Record) -> None:
        """Check a record and let it happen; raises Mistake, and then nothing has."""
        act = DOINGS.get(record.get("do", ""))
        if act is None:
            raise Mistake("An event knows no such record.")
        if bool(self.records) == (record["do"] == "open"):
            raise Mistake("An event is opened once, and first.")
        if self.ended and record["do"] not in ("set", "open"):
            raise Mistake("This event is over.")
        act(self, record)
        self.records.append(record)

    # What there is

    def active(self) -> list[Player]:
        return [player for player in self.players.values() if not player.dropped]

    def round(self) -> Round:
        if not self.rounds:
            raise Mistake("No round has begun yet.")
        return self.rounds[-1]

    def running(self) -> bool:
        return bool(self.rounds) and not self.rounds[-1].over()

    def match(self, round_: int, n: int) -> Match:
        """By the numbers of the round and the match, from 1."""
        if not 1 <= round_ <= len(self.rounds) or not 1 <= n <= len(
            self.rounds[round_ - 1].matches
        ):
            raise Mistake("There is no such match.")
        return self.rounds[round_ - 1].matches[n - 1]

    def deck(self, match: Match, player: int) -> str:
        """With which deck the next game is played."""
        return match.decks.get(player) or self.players[player].deck

    def rounds_planned(self) -> int:
        return self.format.rounds or rounds_for(len(self.players))

    def tallies(self) -> dict[int, Tally]:
        """Of all who ever took part; matches that are under way do not count yet."""
        found = {number: Tally() for number in self.players}
        for round_ in self.rounds:
            for match in round_.matches:
                a, b = match.players
                if match.is_bye():
                    found[a].bye(match.needed())
                elif match.ended:
                    found[a].add(match.wins[0], match.wins[1], match.draws, b)
                    found[b].add(match.wins[1], match.wins[0], match.draws, a)
        return found

    def standings(self) -> list[Standing]:
        return standings(self.tallies().items())

    def met(self) -> set[frozenset[int]]:
        return {
            frozenset(match.players)
            for round_ in self.rounds
            for match in round_.matches
            if not match.is_bye()
        }

    def byes(self) -> set[int]:
        every = [match for round_ in self.rounds for match in round_.matches]
        return {match.players[0] for match in every if match.is_bye()}

    def due(self) -> list[tuple[int, Match]]:
        """The matches of this round whose next game can begin, with their numbers."""
        found = []
        for n, match in enumerate(self.rounds[-1].matches if self.rounds else (), 1):
            if match.ended or match.playing:
                continue
            people = [each for each in match.players if not self.players[each].bot]
            if not match.games() or set(people) <= set(match.ready):
                found.append((n, match))
        return found

    # What may come next

    def next_round(self, luck: random.Random, now: int) -> Record:
        """The record of the next round; raises Mistake if there is none."""
        if self.running():
            raise Mistake("This round is not over yet.")
        if len(self.rounds) >= self.rounds_planned():
            raise Mistake("All rounds of this event have been played.")
        active = [player.number for player in self.active()]
        if len(active) < 2:
            raise Mistake("A round needs two players or more.")
        scores = {player: tally.points for player, tally in self.tallies().items()}
        order = order_of({player: scores[player] for player in active}, luck)
        found = pairings(order, self.met(), self.byes())
        if found is None:
            raise Mistake("No round without a rematch or a second bye is left; end the event.")
        return {"do": "round", "pairs": [list(pair) for pair in found], "at": now}


@lru_cache(1000)
def registered(text: str, format_: Format) -> str:
    """The code of a deck that may be played here; raises Illegal or Mistake."""
    decklist = share.read(text) if share.is_code(text) else of_deck(deck_of(text))
    return _checked(decklist, format_)


def _checked(decklist: Decklist, format_: Format) -> str:
    wrong = problems(decklist, format_)
    if wrong:
        raise Illegal(wrong[0])
    code = share.written(decklist)
    deck_of(code, "open")  # whether all its cards can be played
    return code


# --- What each record does ------------------------------------------------------------------------


def _open(event: Event, record: Mapping[str, Any]) -> None:
    event.name = str(record["name"])[:80]
    event.format = formats.made(record["format"])


def _enter(event: Event, record: Mapping[str, Any]) -> None:
    """Also late: what was played before is lost."""
    number = len(event.players) + 1
    if record["player"] != number:
        raise Mistake("Somebody else was entered meanwhile.")
    if number > MOST_PLAYERS:
        raise Mistake(f"An event is for {MOST_PLAYERS} players at most.")
    name = str(record["name"])
    if not name or name in [each.name for each in event.players.values()]:
        raise Mistake("Every player needs a name that nobody else here has.")
    if event.rounds and len(event.rounds) >= event.rounds_planned():
        raise Mistake("The last round has begun; nobody can enter any more.")
    code = registered(str(record["deck"]), event.format)
    since = len(event.rounds) + 1
    event.players[number] = Player(number, name, code, str(record.get("bot", "")), since=since)


def _drop(event: Event, record: Mapping[str, Any]) -> None:
    """Out of the next rounds; a match under way is lost with all games that are left."""
    player = _player(event, record)
    if player.dropped:
        raise Mistake("This player has left already.")
    player.dropped = True
    if event.running():
        for match in event.round().matches:
            if player.number in match.players and not match.ended:
                other = 1 - match.players.index(player.number)
                while not match.ended:
                    match.score(other)


def _round(event: Event, record: Mapping[str, Any]) -> None:
    """Whoever wrote the pairs: no rematch, at most one bye each, everybody once."""
    pairs = [(int(a), int(b)) for a, b in record["pairs"]]
    if event.running() or len(event.rounds) >= event.rounds_planned():
        raise Mistake("No round can begin now.")
    named = [each for pair in pairs for each in pair if each != BYE]
    if sorted(named) != sorted([player.number for player in event.active()]):
        raise Mistake("In a round every player is paired exactly once.")
    if any([frozenset(pair) in event.met() for pair in pairs]):
        raise Mistake("These players have met before.")
    alone = [a for a, b in pairs if b == BYE]
    if len(alone) > 1 or BYE in [a for a, _ in pairs] or set(alone) & event.byes():
        raise Mistake("Nobody has a second bye, and a round has one bye at most.")
    matches = [Match(pair, event.format.best_of) for pair in pairs]
    for match in matches:
        match.ended = match.is_bye()
    time = event.format.minutes * MINUTE
    event.rounds.append(Round(matches, time, int(record["at"]) if time else None))


def _game(event: Event, record: Mapping[str, Any]) -> None:
    match = _match(event, record)
    if match.ended or match.playing:
        raise Mistake("No game of this match can begin now.")
    match.tables.append(str(record["table"]))
    match.playing = True


def _score(event: Event, record: Mapping[str, Any]) -> None:
    match = _match(event, record)
    if record.get("table") and (not match.playing or match.tables[-1] != record["table"]):
        raise Mistake("This game does not count any more.")
    match.score(int(record["winner"]))
    if event.round().called and match in event.round().matches:
        match.ended = True  # no further game begins once the time is up


def _set(event: Event, record: Mapping[str, Any]) -> None:
    """The judge decides, by a rule and with a reason."""
    judged(record)
    wins = record["wins"]
    _match(event, record).set((int(wins[0]), int(wins[1])), int(record.get("draws", 0)))


def _ready(event: Event, record: Mapping[str, Any]) -> None:
    """Ready for the next game of the match, perhaps with other cards."""
    match, player = _match(event, record), _player(event, record)
    if match.ended or match.playing or not match.games() or player.number not in match.players:
        raise Mistake("Cards are exchanged between two games of a match (DOOM-DECK-05).")
    if record.get("deck"):
        mine, wanted = share.read(player.deck), share.read(str(record["deck"]))
        wrong = exchanged(mine, wanted, event.format)
        if wrong:
            raise Illegal(wrong[0])
        match.decks[player.number] = share.written(wanted)
    match.ready.append(player.number)


def _pause(event: Event, record: Mapping[str, Any]) -> None:
    round_ = event.round()
    if round_.since is None:
        raise Mistake("The clock stands already.")
    round_.left, round_.since = round_.remaining(int(record["at"])), None


def _resume(event: Event, record: Mapping[str, Any]) -> None:
    round_ = event.round()
    if round_.since is not None or not event.format.minutes:
        raise Mistake("The clock runs already, or there is none.")
    round_.since = int(record["at"])


def _time(event: Event, record: Mapping[str, Any]) -> None:
    """DOOM-WIN-04: games go on for one whole turn each; no further game of a match begins."""
    round_ = event.round()
    if round_.called:
        raise Mistake("The time of this round is up already.")
    round_.called, round_.left, round_.since = True, 0, None
    for match in round_.matches:
        if not match.playing and match.games():
            match.ended = True


def _end(event: Event, record: Mapping[str, Any]) -> None:
    if event.running():
        raise Mistake("This round is not over yet.")
    event.ended = True


def judged(record: Mapping[str, Any]) -> None:
    """Whatever a judge does has a reason and the id of a rule."""
    if not str(record.get("why", "")).strip():
        raise Mistake("A judge says why.")
    try:
        catalogue("doomtrooper").find(str(record.get("rule", "")))
    except LookupError:
        raise Mistake("A judge names the rule by its id, such as DOOM-WIN-08.") from None


def _player(event: Event, record: Mapping[str, Any]) -> Player:
    found = event.players.get(int(record["player"]))
    if found is None:
        raise Mistake("There is no such player.")
    return found


def _match(event: Event, record: Mapping[str, Any]) -> Match:
    match = event.match(int(record["round"]), int(record["match"]))
    if match.is_bye():
        raise Mistake("A bye is not played.")
    return match


DOINGS: Final[dict[str, Callable[[Event, Mapping[str, Any]], None]]] = {
    "open": _open,
    "enter": _enter,
    "drop": _drop,
    "round": _round,
    "game": _game,
    "score": _score,
    "set": _set,
    "ready": _ready,
    "pause": _pause,
    "resume": _resume,
    "time": _time,
    "end": _end,
}
