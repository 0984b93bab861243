"""The rules of a game by number: rules, rulings and glossary, in English, Czech and Polish.

A *rule* restates the rulebook in our own words.  A *ruling* decides what the rulebook leaves open.
Their ids live in one name space.  What has no translation yet is said in English.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "cs", "pl")
KINDS: Final = (
    *("setup", "procedure", "timing", "limit", "definition"),
    *("exception", "variant", "end", "etiquette", "example"),
)
LONGEST: Final = 4  # digits of the number of a rule
_ID: Final = re.compile(r"\b([A-Z]+-[A-Z0-9]+-)(\d+)((?:/\d+)*)")
_LETTERS: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})  # these do not fall apart
_BRACKET: Final = re.compile(r"\(([^)]*)\)")
_BETWEEN: Final = re.compile(r"[,/;]")
_WORD: Final = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class RuleEntry:
    """One rule: what it says, what kind it is, how to check it, where it stands printed."""

    id: str
    title: str
    text: str
    kind: str
    check: str
    source: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)  # the printed word for it, by language

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]


@dataclass(frozen=True)
class Ruling:
    """What we play where the rulebook leaves a question open, and why."""

    id: str
    question: str
    ruling: str
    reason: str


@dataclass(frozen=True)
class NamedException:
    """A named exception: how a table may read a rule or ruling otherwise, and who reads it so."""

    id: str  # of the rule or ruling
    name: str
    reading: str
    reason: str

    @property
    def key(self) -> str:
        """As a set-up and a log name it: `THR-AMB-30:faq`."""
        return f"{self.id}:{self.name}"


@dataclass(frozen=True)
class Answer:
    """What players ask, and our answer: each language is a question and an answer."""

    id: str
    rules: tuple[str, ...]
    test: str  # that plays it: file and name
    en: tuple[str, str]
    cs: tuple[str, str]
    pl: tuple[str, str]
    otherwise: tuple[str, ...] = ()  # the named exceptions by which a table has it otherwise

    def said(self, lang: str) -> tuple[str, str]:
        return {"en": self.en, "cs": self.cs, "pl": self.pl}[lang]


@dataclass(frozen=True)
class Term:
    """A word of the glossary in the three languages."""

    en: str
    cs: str
    pl: str
    note: str = ""

    def words(self) -> tuple[str, str, str]:
        return self.en, self.cs, self.pl

    def spellings(self) -> list[str]:
        """Each alone: `combat points (CP)` is two of them, and so is `spustit, aktivovat`."""
        found: list[str] = []
        for words in self.words():
            found += _BETWEEN.split(_BRACKET.sub("", words))
            found += [short for short in _BRACKET.findall(words) if short.isupper()]
        return [each for each in found if each.strip()]


@dataclass(frozen=True)
class Hit:
    """What a search found, and how well it fits."""

    id: str
    score: int


def fold(text: str) -> str:
    """Small letters without their marks: `Zdolność` and `ZDOLNOSC` are one word."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def mentioned(text: str) -> list[str]:
    """The ids in a text, in order; `THR-TIME-01/08` is two of them."""
    found: list[str] = []
    for start, first, others in _ID.findall(text):
        found += [start + number for number in (first, *others.split("/")[1:])]
    return list(dict.fromkeys(found))


class Catalogue:
    """All rules and rulings of one game, read when the first of them is asked for."""

    def __init__(self, key: str, name: str, prefix: str) -> None:
        self.key = key
        self.name = name
        self.prefix = prefix

    # What was read

    @cached_property
    def _english(self) -> dict[str, Any]:
        return _read(f"{self.key}.toml")

    @cached_property
    def _translated(self) -> dict[str, dict[str, Any]]:
        """By language, then by id."""
        found: dict[str, dict[str, Any]] = {}
        for lang in LANGUAGES[1:]:
            tables = _read(f"{self.key}.{lang}.toml")
            found[lang] = {
                **tables.get("rule", {}),
                **tables.get("ruling", {}),
                **tables.get("exception", {}),
            }
        return found

    @cached_property
    def rules(self) -> dict[str, RuleEntry]:
        """In the rulebook's order."""
        entries = [
            RuleEntry(**{**table, "source": tuple(table["source"])})
            for table in self._english["rule"]
        ]
        return {entry.id: entry for entry in entries}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        return {table["id"]: Ruling(**table) for table in self._english["ruling"]}

    @cached_property
    def exceptions(self) -> dict[str, NamedException]:
        """By the names that a set-up gives them."""
        entries = [NamedException(**table) for table in self._english.get("exception", ())]
        return {entry.key: entry for entry in entries}

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """What players ask; none where nobody has written that down."""
        found: list[Answer] = []
        for table in _read(f"{self.key}.faq.toml").get("answer", ()):
            fields: dict[str, Any] = {
                key: tuple(it) if isinstance(it, list) else it for key, it in table.items()
            }
            found.append(Answer(**fields))
        return tuple(found)

    @cached_property
    def glossary(self) -> tuple[Term, ...]:
        return tuple(Term(**table) for table in self._english["term"])

    # By number

    def __contains__(self, id_: str) -> bool:
        return id_ in self.rules or id_ in self.rulings

    def rule(self, id_: str) -> RuleEntry:
        return self.rules[id_]

    def ruling(self, id_: str) -> Ruling:
        return self.rulings[id_]

    def title(self, id_: str, lang: str = "en") -> str:
        """The title of a rule, or the question of a ruling."""
        if id_ in self.rules:
            return self._say(id_, "title", lang, self.rules[id_].title)
        return self._say(id_, "question", lang, self.rulings[id_].question)

    def text(self, id_: str, lang: str = "en") -> str:
        """What a rule says, or what a ruling decides."""
        if id_ in self.rules:
            return self._say(id_, "text", lang, self.rules[id_].text)
        return self._say(id_, "ruling", lang, self.rulings[id_].ruling)

    def reason(self, id_: str, lang: str = "en") -> str:
        """Why a ruling decides as it does, or who reads a rule as a named exception does."""
        given = self.exceptions[id_] if id_ in self.exceptions else self.rulings[id_]
        return self._say(id_, "reason", lang, given.reason)

    def exceptions_to(self, id_: str) -> list[NamedException]:
        """How else a table may read this rule or ruling."""
        return [each for each in self.exceptions.values() if each.id == id_]

    def reading(self, key: str, lang: str = "en") -> str:
        """What a table plays that has chosen this exception."""
        return self._say(key, "reading", lang, self.exceptions[key].reading)

    def speaks(self, id_: str, lang: str) -> bool:
        """Whether this rule or ruling is there in that language."""
        return lang == "en" or id_ in self._translated[lang]

    def _say(self, id_: str, what: str, lang: str, english: str) -> str:
        if lang == "en":
            return english
        said: str = self._translated[lang].get(id_, {}).get(what, english)
        return said

    def chapters(self) -> dict[str, list[str]]:
        """The ids of the rules by chapter, in the rulebook's order."""
        found: dict[str, list[str]] = {}
        for entry in self.rules.values():
            found.setdefault(entry.chapter, []).append(entry.id)
        return found

    def rulings_on(self, id_: str) -> list[str]:
        """The rulings that mention this rule or that it mentions, in order."""
        entry = self.rules[id_]
        cited = mentioned(f"{entry.text} {entry.check}")
        return [
            each.id
            for each in self.rulings.values()
            if each.id in cited or id_ in mentioned(f"{each.question} {each.ruling} {each.reason}")
        ]

    # By what one remembers of it

    def find(self, text: str) -> str:
        """The id written like this: in any case, with `_`, without prefix or leading zero."""
        wanted = text.strip().upper().replace("_", "-")
        for guess in (wanted, f"{self.prefix}-{wanted}"):
            start, dash, number = guess.rpartition("-")
            if guess in self:
                return guess
            if not dash or not number.isdecimal() or len(number) > LONGEST:
                continue
            if f"{start}-{int(number):02}" in self:
                return f"{start}-{int(number):02}"
        raise LookupError(wanted)

    def close(self, text: str) -> list[str]:
        """Ids that look like this one."""
        wanted = text.strip().upper().replace("_", "-")
        if not wanted.startswith(f"{self.prefix}-"):
            wanted = f"{self.prefix}-{wanted}"
        return get_close_matches(wanted, [*self.rules, *self.rulings], n=3, cutoff=0.7)

    def terms(self, text: str) -> list[Term]:
        """The words of the glossary in which all these words begin a word, in one language."""
        wanted = _words(text)
        return [
            term
            for term in self.glossary
            if any(all(_rank(word, _words(said)) > 1 for word in wanted) for said in term.words())
        ]

    def search(self, text: str, limit: int = 20) -> list[Hit]:
        """The rules and rulings that speak of this in any language, the best first.

        Every word must occur; a word in the title counts most.  A word of the glossary finds
        what speaks of it in the other languages too.  If nothing is found, endings are forgiven.
        """
        wanted = _words(text)
        if not wanted:
            return []
        best = self._scores(wanted)
        for term in self.glossary:
            said = [_words(each) for each in term.spellings()]
            if wanted in said:
                for other in said:
                    for id_, score in self._scores(other).items():
                        best[id_] = max(best.get(id_, 0), score)
        if not best:
            best = self._scores([word[: max(4, len(word) - 2)] for word in wanted])
        order = {id_: place for place, id_ in enumerate(self._folded)}
        hits = [Hit(id_, score) for id_, score in best.items()]
        return sorted(hits, key=lambda hit: (-hit.score, order[hit.id]))[:limit]

    def _scores(self, wanted: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for id_, said in self._folded.items():
            scores = [_score(wanted, title, body) for title, body in said]
            if any(scores):
                found[id_] = max(scores)
        return found

    @cached_property
    def _folded(self) -> dict[str, list[tuple[list[str], list[str]]]]:
        """Every rule and ruling as folded words of title and text, once for each language."""
        found: dict[str, list[tuple[list[str], list[str]]]] = {}
        for id_ in (*self.rules, *self.rulings):
            names = self.rules[id_].names if id_ in self.rules else {}
            found[id_] = [
                (
                    _words(f"{self.title(id_, lang)} {names.get(lang, '')} {id_}"),
                    _words(self.text(id_, lang)),
                )
                for lang in LANGUAGES
                if self.speaks(id_, lang) or lang in names
            ]
        return found


def _words(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def _rank(word: str, among: Sequence[str]) -> int:
    """3 if it is one of these words, 2 if one begins with it, 1 if one has it inside, 0 if none."""
    if word in among:
        return 3
    if any(each.startswith(word) for each in among):
        return 2
    return 1 if len(word) > 3 and any(word in each for each in among) else 0


def _score(wanted: Sequence[str], title: Sequence[str], body: Sequence[str]) -> int:
    """The sum over the words, a title counting four times; 0 if one of them is missing."""
    scores = [4 * _rank(word, title) + _rank(word, body) for word in wanted]
    return sum(scores) if all(scores) else 0


def _read(name: str) -> dict[str, Any]:
    file = files("kostka.judge") / "rules" / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
