"""What leaves the server for one viewer: view, question, refusals, log and motion, in words.

Everything a viewer gets of a game is made here, from `sight` and in the viewer's language.  Texts
do not depend on the game that is played, so they are made once and kept.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from kostka.games import GAMES
from kostka.games.dicethrone.dice import write_dice
from kostka.judge import why
from kostka.judge.because import because, sentence_for
from kostka.judge.events import RESIGNED, rule_of
from kostka.kernel.event import Due, Event
from kostka.kernel.journal import NOT_ASKED
from kostka.kernel.sense import Sense
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, NOT_OFFERED, Choice, Named, Rule
from kostka.sight import View, heard, meant, plain, redact, stake, touched, view
from kostka.table.store.course import OPEN, Course, Happened
from kostka.words.book import Book
from kostka.words.inflect import capital, sentence
from kostka.words.interface import say

LOG: Final = logging.getLogger("kostka.table")
MOST_TEXTS: Final = 50_000  # kept; then they are made anew
MOST_REFUSED: Final = 60
DICE: Final = ("dice-rolled", "die-turned")  # events whose thing is a set of dice
UNLISTED: Final = ("use", "setting", "symbol", "dice")  # refusals of these are too many to be told
_MARKS: Final = [chr(0xE000 + seat) for seat in range(64)]  # stand for names in kept texts


def sentence_of(rule: str, lang: str) -> str:
    """Why it was refused: a rule of the table, of the engine or of a game."""
    return say(lang, rule.lower()) if rule.startswith("TABLE-") else why(rule, lang)


class Teller:
    """The voice of one game."""

    def __init__(self, game: str, book: Book) -> None:
        self.game = game
        self.book = book
        self.beats = GAMES[game].beats
        self.texts: dict[Any, str] = {}

    def _kept(self, key: Any, fallback: str, make: Callable[..., str], *args: Any) -> str:
        """Make a text and keep it; where words are missing, its id has to do, and it is logged."""
        if len(self.texts) >= MOST_TEXTS:
            self.texts.clear()
        try:
            text = make(*args)
        except LookupError:
            LOG.exception("%s: no words for %s", self.game, fallback)
            text = fallback
        self.texts[key] = text
        return text

    # The question

    def asked(self, step: Choice, lang: str) -> str:
        key = (id(step), lang)
        text = self.texts.get(key)
        if text is None:
            text = self._kept(key, type(step).__name__, self.book.question, step, lang)
        return text

    def about(self, s: State, lang: str, names: Sequence[str]) -> str:
        """The question with what is at stake in it; "" where the question alone says enough."""
        found = stake(s)
        if found is None:
            return ""
        try:
            return self.book.asked(found, lang, names)
        except LookupError:
            LOG.exception("%s: no words for what is at stake: %s", self.game, found.key)
            return ""

    def option(self, sense: Sense, do: str, lang: str, names: Sequence[str]) -> str:
        """An answer in words; `do` is how it is written.  It is kept with marks for the names."""
        it = sense.it
        if isinstance(it, Due):  # made for the occasion
            key: Any = (sense.verb, id(it.rule), it.you, known(it.it), lang)
        else:
            key = (sense, lang)
        text = self.texts.get(key)
        if text is None:
            text = self._kept(key, do, self._option, sense, lang, _MARKS[: len(names)])
        return named(text, names)

    def _option(self, sense: Sense, lang: str, marks: Sequence[str]) -> str:
        return capital(self.book.option(sense, lang, marks))

    def move(
        self, s: State, sense: Sense, do: str, lang: str, names: Sequence[str]
    ) -> dict[str, Any]:
        """An answer for a client: how it is written and said, and what it stands for."""
        return {
            "do": do,
            "text": self.option(sense, do, lang, names),
            "verb": sense.verb,
            "about": touched(type(s), sense),
            "of": plain(type(s), sense),
        }

    def question(
        self, s: State, seen: View, lang: str, names: Sequence[str]
    ) -> dict[str, Any] | None:
        step, data = seen.question, seen.data
        if step is None:
            return None
        moves = data["options"]
        return {
            "text": self.about(s, lang, names) or self.asked(step, lang),
            "seat": seen.viewer,
            "options": [
                self.move(s, sense, do, lang, names)
                for do, sense in zip(moves, seen.options, strict=True)
            ],
            "default": "pass" if "pass" in moves else "",
        }

    def refused(
        self, s: State, seen: View, lang: str, names: Sequence[str]
    ) -> list[dict[str, Any]]:
        """What the asked seat could think of and is refused; uses of dice are not listed."""
        step = seen.question
        if step is None:
            return []
        offers, options = step.offers(s, s.stack[-1]), set(s.options())
        others = [each for each in offers if each not in options]
        found: list[dict[str, Any]] = []
        for option, sense in zip(others, meant(s, others), strict=True):
            if plain(type(s), sense).get("kind") in UNLISTED:
                continue
            reason = s.may(option)
            if reason is not None:
                move = self.move(s, sense, s.write(option), lang, names)
                found.append({**move, "rule": reason.rule})
                if len(found) == MOST_REFUSED:
                    break
        return found

    def why(
        self, s: State, viewer: int, text: str, lang: str, names: Sequence[str]
    ) -> tuple[str, str]:
        """The rule that refuses a move, and its sentence; no rule if it is offered now."""
        if s.over() or s.seat != viewer:
            return NOT_ASKED, why(NOT_ASKED, lang)
        game = GAMES[self.game]
        try:
            reason = because(game, s, s.read(text))
        except LookupError:
            return NOT_OFFERED, why(NOT_OFFERED, lang)
        if reason is None:
            return "", say(lang, "nothing-forbids")
        return reason.rule, sentence_for(game, self.book, s, reason, lang, names)

    # Where we are

    def crumbs(self, s: State, lang: str) -> list[str]:
        """What is being resolved inside what, outermost first."""
        found: list[str] = []
        for f in s.stack:
            text = self.crumb(f.rule, lang)
            if text and text not in found[-1:]:
                found.append(text)
        return found

    def crumb(self, rule: Rule, lang: str) -> str:
        key = (rule.name, "", lang)
        text = self.texts.get(key)
        return self._kept(key, "", self._crumb, rule, lang) if text is None else text

    def _crumb(self, rule: Rule, lang: str) -> str:
        """Its title, or the name of what it belongs to: `spend agility` is Agility's."""
        name, spoken = rule.name.split("/")[0], self.book
        if name in spoken.titles:
            return capital(spoken.fill(spoken.titles[name], rule, lang))
        for word in (name, *name.split()):
            if word in spoken.names and "-" in word + name:
                return capital(spoken.name(word, lang))
        return ""

    # What happened

    def line(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """An event as a sentence; it is kept with marks for the names."""
        key = (event.word.key, event.seat, event.n, known(event.it), known(event.source), lang)
        text = self.texts.get(key)
        if text is None:
            marks = _MARKS[: len(names)]
            text = self._kept(key, event.word.key, self.book.event, event, lang, marks)
        return named(text, names)

    def lines(
        self, happened: Happened, events: Sequence[Event], lang: str, names: Sequence[str]
    ) -> list[dict[str, Any]]:
        """One record for the log: what was done beside the game, and what happened in it."""
        found = self.beside(happened, lang, names)
        for event in events:
            text = self.line(event, lang, names)
            if text:
                found.append(self.told(happened.n, event, text))
        return found

    def told(self, n: int, event: Event, text: str) -> dict[str, Any]:
        """A line of the log."""
        key = event.it.key if isinstance(event.it, Named) else ""
        rule = self.rule(event.word.key, key)
        return {"n": n, "text": text, "rule": rule, "seat": int(event.seat)}

    def rule(self, word: str, thing: str) -> str:
        try:
            return rule_of(self.game, word, thing)
        except LookupError:
            LOG.error("%s: no rule for %s", self.game, word)
            return ""

    def beside(self, happened: Happened, lang: str, names: Sequence[str]) -> list[dict[str, Any]]:
        record, rule = happened.record, ""
        if "do" in record or "clock" in record:
            return []
        if "resign" in record:
            seat, rule = record["resign"], rule_of(self.game, RESIGNED)
            text = say(lang, "resigned", name=names[seat])
        elif "undo" in record:
            seat, text = -1, say(lang, "undone")
        elif "drawn" in record:
            seat, text = -1, say(lang, "table-drawn")
        elif "judge" in record:
            seat, rule = -1, record["rule"]
            text = say(
                lang, "table-judged", did=heard(record["judge"]), rule=rule, why=record["why"]
            )
        elif "hand" in record:
            seat = record["hand"]
            free = record["to"] == OPEN
            text = say(lang, "replay-free" if free else "replay-hand", name=names[seat], n=seat + 1)
        else:
            return []
        return [{"n": happened.n, "text": sentence(text), "rule": rule, "seat": seat}]

    # All of it

    def view(
        self,
        course: Course,
        viewer: int,
        lang: str,
        since: int,
        names: Sequence[str],
        undo: bool = False,
    ) -> dict[str, Any]:
        """The `view` message, with what happened from version `since` on."""
        s = course.state
        seen = view(s, viewer)
        log: list[dict[str, Any]] = []
        moved: list[dict[str, Any]] = []
        for happened in course.since(since):
            events = redact(s, happened.events, viewer)
            by = int(happened.record.get("seat", NOBODY))
            lines = self.beside(happened, lang, names)
            for event in events:
                text, place = self.line(event, lang, names), -1
                if text:
                    place = len(lines)
                    lines.append(self.told(happened.n, event, text))
                seen_as = {"beat": self.beats.get(event.word.key, ""), "by": by}
                moved.append({**motion(event), **seen_as, "at": happened.n, "say": place})
            log += lines
        return {
            "t": "view",
            "v": course.v,
            "viewer": viewer,
            "view": seen.data,
            "question": self.question(s, seen, lang, names),
            "refused": self.refused(s, seen, lang, names),
            "waiting": self.waiting(s, viewer, lang, names),
            "crumbs": self.crumbs(s, lang),
            "log": log,
            "moved": moved,
            "undo": undo,
        }

    def waiting(self, s: State, viewer: int, lang: str, names: Sequence[str]) -> str:
        if s.over() or s.seat == viewer:
            return ""
        if s.seat < 0:
            return say(lang, "table-waiting-for-dice")
        return _waiting(lang).replace(_MARKS[0], names[int(s.seat)])


@cache
def _waiting(lang: str) -> str:
    return say(lang, "table-waiting", name=_MARKS[0])


def named(text: str, names: Sequence[str]) -> str:
    """A kept text with the names of this table instead of their marks."""
    for mark, name in zip(_MARKS, names, strict=False):
        if mark in text:
            text = text.replace(mark, name)
    return text


def known(it: Any) -> Any:
    """A thing of an event as a key: what is alike is said alike."""
    if it is None or isinstance(it, (int, str)):
        return it
    if isinstance(it, tuple):
        return tuple([known(each) for each in it])
    return type(it).__name__, id_of(it)


def motion(event: Event) -> dict[str, Any]:
    """An event for motion: ids and numbers."""
    word = event.word.key
    dice = word in DICE and event.it is not None
    it = write_dice(event.it) if dice else id_of(event.it)
    return {
        "word": word,
        "seat": int(event.seat),
        "n": int(event.n),
        "it": it,
        "source": id_of(event.source),
    }


def id_of(it: Any) -> Any:
    if it is None or isinstance(it, (int, str)):
        return it
    if isinstance(it, tuple):
        return [id_of(each) for each in it]
    return it.name if isinstance(it, Rule) else it.key
