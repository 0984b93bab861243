"""How a value of the rules becomes a sentence in English, Czech or Polish.

A text is made from the very value the engine runs, so a card cannot say one thing and do another.
A phrase names the fields it wants and, after a colon, the form it wants them in:

    {n}                    a number, a name, or the phrase of a value
    {n:card|cards}         inflected by the number; Czech and Polish have one|few|many
    {n:#}                  the number and a space, or nothing if it is 1
    {n:+}                  the number with its sign
    {n:for}                what the number is multiplied by or depends on, if anything
    {kind:*n}              a noun from the table of nouns, inflected by another field
    {chosen: on them|}     the first if it is true, else the second
    {whose:own=your|any}   by the key of a word, or by a number; what has none is for all others
    {lines}                as sentences
    {lines:list}           as a list inside a sentence
    {lines:then}           the same with the comma or colon in front that it needs
    {branches:numbered}    as sentences, each with its number
    {faces:or}             numbers, any of which will do
    {it:range}             from `low` to `high`; `it` is the value itself
    {symbol:one}           the singular or plural (`one`, `*n`) of a name that has them
    {pattern:on}           the phrase of a value in another form, if it has one
    {key:card}             the name of the card with this key

A phrase that ends in "~" is put in front of the next sentence.  An empty one is not spoken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any, Final

from kostka.kernel.event import Event
from kostka.kernel.sense import CHANCE, Number, Player, Sense
from kostka.kernel.stake import Stake
from kostka.kernel.step import Choice, Named, Reason, Rule, Word
from kostka.words.inflect import MANY, OR, Three, after, capital, listed, place, plural, sentence

_FORMATTER: Final = Formatter()


class Name:
    """What a thing is called in each language, and in which of them the name is our own."""

    def __init__(self, en: str, cs: str, pl: str, ours: str = "") -> None:
        self.texts: Three = (en, cs, pl)
        self.ours = tuple(ours.split())


class Book:
    """The phrasebook of one game."""

    def __init__(
        self,
        phrases: Mapping[type, Three],
        names: Mapping[str, Name],
        *,
        questions: Mapping[type, Three],
        sayings: Mapping[str, Three],
        titles: Mapping[str, Three],
        nouns: Mapping[str, Three],
        forms: Mapping[tuple[type, str], Three],
        heads: Mapping[type, int | str],
        counted: Mapping[str, tuple[str, str]],
    ) -> None:
        self.phrases = phrases  # how a sentence reads
        self.names = dict(names)
        self.questions = questions  # where the question differs from the sentence
        self.sayings = sayings  # turns of speech by a name: headings, options, the log
        self.titles = titles  # rules that are called by their title and not spelled out
        self.nouns = nouns  # nouns that follow a number
        self.forms = forms  # other forms of a phrase
        self.heads = heads  # the number to be spoken of an amount that has none of its own
        self.counted = counted  # English singular and plural of a name
        self.things: dict[str, Named] = {}  # what can be described, by its key

    # Names

    def name(self, key: str, lang: str) -> str:
        found = self.names.get(key)
        if found is None:
            raise LookupError(f"no name for {key!r}")
        return found.texts[place(lang)]

    def ours(self, key: str, lang: str) -> bool:
        """Whether the name is our own translation and not the publisher's."""
        found = self.names.get(key)
        if found is None:
            raise LookupError(f"no name for {key!r}")
        return lang in found.ours

    # Any value

    def text(self, value: Any, lang: str) -> str:
        """A value as a phrase: no capital, no full stop."""
        if isinstance(value, (int, str)):
            return str(value)
        if isinstance(value, (tuple, list)):
            return self.sentences(value, lang)
        if isinstance(value, Rule) and value.name in self.titles:
            return self.fill(self.titles[value.name], value, lang)
        phrase = self.phrases.get(type(value))
        if phrase is not None:
            return self.fill(phrase, value, lang).removesuffix("~")
        if isinstance(value, Rule):
            return self.sentences(value.lines, lang)
        if isinstance(value, Named):
            return self.name(value.key, lang)
        raise LookupError(f"no phrase for {type(value).__name__}")

    def sentences(self, steps: Sequence[Any], lang: str) -> str:
        """Steps as sentences, one after the other."""
        return " ".join([sentence(words) for words in self.parts(steps, lang)])

    def parts(self, steps: Sequence[Any], lang: str) -> list[str]:
        """Steps as phrases, without those that are not spoken."""
        found: list[str] = []
        opening = ""
        for step in steps:
            words = self.text(step, lang)
            phrase = self.phrases.get(type(step))
            if phrase is not None and phrase[0].endswith("~"):
                opening = words
            elif words:
                found.append(after(opening, words, lang) if opening else words)
                opening = ""
        return found

    def fill(self, phrase: Three, it: Any, lang: str) -> str:
        return _FORMATTER.vformat(phrase[place(lang)], (), _Fields(it, self, lang))

    def say(self, key: str, lang: str, **fields: Any) -> str:
        """A turn of speech with these fields; raises LookupError if there is none."""
        phrase = self.sayings.get(key)
        if phrase is None:
            raise LookupError(f"no saying called {key!r}")
        slots = {name: Slot(value, self, lang, fields) for name, value in fields.items()}
        return _FORMATTER.vformat(phrase[place(lang)], (), slots)

    # What a game says in its own way

    def describe(self, thing: Any, lang: str) -> str:
        """All that a card, an ability or another thing on the table says, as sentences."""
        raise LookupError(f"no description of {thing!r}")

    def describe_key(self, key: str, lang: str) -> str:
        if key not in self.things:
            raise LookupError(f"nothing called {key!r}")
        return self.describe(self.things[key], lang)

    def symbols(self, hero: str, dice: Sequence[int], lang: str) -> str:
        """What these dice of a hero show, for a game whose dice have symbols."""
        return ""

    def question(self, step: Choice, lang: str) -> str:
        """What the one who is asked has to do, as one sentence."""
        phrase = self.questions.get(type(step))
        if phrase is None:
            return sentence(self.text(step, lang))
        return sentence(self.fill(phrase, step, lang))

    def asked(self, stake: Stake, lang: str, names: Sequence[str]) -> str:
        """The same about what is at stake now; what follows a number, its `kind`, is left to it."""
        facts = {
            name: fact if isinstance(fact, int) or name == "kind" else self.fact(fact, lang, names)
            for name, fact in stake.facts.items()
        }
        return sentence(capital(self.say(f"ask/{stake.key}", lang, **facts)))

    def option(self, sense: Sense, lang: str, names: Sequence[str] = ()) -> str:
        """An answer as a phrase; `names` are those of the seats, if they have any."""
        it = sense.it
        if isinstance(it, Word) and it.key == sense.verb:
            return self.word(it, lang)
        if sense.verb == CHANCE:
            return self.thing(it, lang, names)
        saying = f"do/{sense.verb}"
        if isinstance(it, Number):
            return self.say(saying, lang, n=it.n)
        return self.say(saying, lang, it=self.thing(it, lang, names))

    def refusal(
        self, says: Three, reason: Reason, sense: Sense, lang: str, names: Sequence[str] = ()
    ) -> str:
        """Why an answer is refused, as a sentence about this case."""
        facts: dict[str, Any] = {}
        for _, name, _, _ in _FORMATTER.parse(says[place(lang)]):
            if name == "do":
                facts[name] = capital(self.option(sense, lang, names))
            elif name:
                fact = sense.it if name == "it" else reason.facts[name]
                facts[name] = fact if isinstance(fact, int) else self.fact(fact, lang, names)
        slots = {name: Slot(value, self, lang, facts) for name, value in facts.items()}
        return sentence(capital(_FORMATTER.vformat(says[place(lang)], (), slots)))

    def fact(self, fact: Any, lang: str, names: Sequence[str]) -> str:
        """A thing that a refusal names, or several."""
        if isinstance(fact, str):
            return fact
        if isinstance(fact, (list, tuple)):
            return listed([self.fact(each, lang, names) for each in fact], lang)
        return self.thing(fact, lang, names)

    def word(self, word: Word, lang: str) -> str:
        """An answer that is nothing but a word: as it is said, or else as it is called."""
        return self.say(word.key, lang) if word.key in self.sayings else self.name(word.key, lang)

    def thing(self, it: Any, lang: str, names: Sequence[str]) -> str:
        """What an answer stands for, as people call it."""
        if isinstance(it, Player):
            return self.called(it.seat, lang, names)
        return self.text(it, lang)

    def called(self, seat: int, lang: str, names: Sequence[str]) -> str:
        """A player by name, or else by the number of the seat."""
        return names[seat] if seat < len(names) else self.say("seat", lang, n=seat + 1)

    def event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """What happened, as a sentence for the log; `names` are those of the seats."""
        raise LookupError(f"no text for the event {event.word.key!r}")


class _Fields(dict[str, Any]):
    """The fields of a value as slots, looked up when a phrase asks for them."""

    def __init__(self, it: Any, book: Book, lang: str) -> None:
        super().__init__()
        self.it = it
        self.book = book
        self.lang = lang

    def __missing__(self, name: str) -> Slot:
        value = self.it if name == "it" else getattr(self.it, name)
        return Slot(value, self.book, self.lang, self.it)


class Slot:
    """A value standing in a phrase; the text after the colon says which form is wanted."""

    def __init__(self, value: Any, book: Book, lang: str, owner: Any) -> None:
        self.value = value
        self.book = book
        self.lang = lang
        self.owner = owner  # whose field it is: an object or a dict of fields

    def __format__(self, form: str) -> str:
        value, book, lang = self.value, self.book, self.lang
        if isinstance(value, bool):
            return form.split("|")[0 if value else 1]
        if isinstance(value, (tuple, list)) or (isinstance(value, Rule) and form):
            return self._steps(value.lines if isinstance(value, Rule) else value, form)
        if form == "range":
            low, high = value.low, value.high
            return str(low) if low == high else f"{low}–{high}"
        if "=" in form:  # before numbers, for {n:4=small|5=large}
            return self._by_key(form)
        if form == "one" or form.startswith("*"):
            return self._noun(1 if form == "one" else self._number(self._sibling(form[1:])))
        if isinstance(value, str):
            return book.name(value, lang) if form == "card" and value else value
        if isinstance(value, int) or self._is_amount():
            return self._amount(form)
        phrase = book.forms.get((type(value), form)) if form else None
        return book.text(value, lang) if phrase is None else book.fill(phrase, value, lang)

    def _sibling(self, name: str) -> Any:
        owner = self.owner
        return owner[name] if isinstance(owner, dict) else getattr(owner, name)

    def _is_amount(self) -> bool:
        return type(self.value) in self.book.heads

    def _number(self, value: Any) -> int:
        """The number that decides about the plural."""
        head = value if isinstance(value, int) else self._head(value)
        return head if isinstance(head, int) else MANY

    def _head(self, value: Any) -> int | str:
        head = self.book.heads[type(value)]
        return int(getattr(value, head[1:])) if isinstance(head, str) and head[0] == "." else head

    def _amount(self, form: str) -> str:
        value = self.value
        fixed = isinstance(value, int)
        if form == "for":
            return "" if fixed else self.book.text(value, self.lang)
        if "|" in form:
            return plural(self._number(value), form.split("|"), self.lang)
        if form == "+":
            return f"{value:+}".replace("-", "−")
        head = value if fixed else self._head(value)
        if form == "#":
            return "" if head == 1 else f"{head} "
        return str(head)

    def _noun(self, n: int) -> str:
        key = self.value.key
        if key in self.book.nouns:
            forms = self.book.nouns[key][place(self.lang)].split("|")
            return plural(n, forms, self.lang)
        if self.lang == "en" and key in self.book.counted:
            return plural(n, self.book.counted[key], "en")
        return self.book.name(key, self.lang)

    def _by_key(self, form: str) -> str:
        key = self.value.key if isinstance(self.value, Named) else str(self.value)
        for part in form.split("|"):
            wanted, sign, words = part.partition("=")
            if not sign:
                return part
            if wanted == key:
                return words
        raise LookupError(f"{key!r} is not among {form!r}")

    def _steps(self, steps: Sequence[Any], form: str) -> str:
        book, lang = self.book, self.lang
        if steps and isinstance(steps[0], tuple):  # so many of each
            saying = "times/on" if form == "on" else "times"
            texts = [book.say(saying, lang, n=n, it=it) for n, it in steps]
            return listed(texts, lang) if form == "on" else " + ".join(texts)
        if form == "numbered":
            texts = [book.text(each, lang) for each in steps]
            return " ".join([f"({i}) {text}" for i, text in enumerate(texts, 1)])
        if not form:
            return book.sentences(steps, lang)
        if form == "or":
            texts = [str(n) if isinstance(n, int) else book.text(n, lang) for n in steps]
            return listed(texts, lang, OR)
        parts = book.parts(steps, lang)
        words = listed(parts, lang)
        if form == "list":
            return words
        plain = len(parts) < 3 and not any(mark in words for mark in (";", ",", ":"))
        return (", " if plain else ": ") + words
