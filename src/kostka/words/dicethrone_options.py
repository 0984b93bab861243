"""The answers to the questions of Dice Throne in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kostka.games.dicethrone.blocks import Branch
from kostka.games.dicethrone.dice import DICE
from kostka.games.dicethrone.meanings import ADie, Dice, FaceDown, InThisOrder
from kostka.games.dicethrone.printed import Ability, Spend, Token, Whenever
from kostka.kernel.event import Due
from kostka.kernel.sense import CHANCE, Sense
from kostka.words.book import Book

if TYPE_CHECKING:
    from kostka.words.dicethrone import DiceThrone


def option_text(book: DiceThrone, sense: Sense, lang: str, names: Sequence[str]) -> str:
    it, saying = sense.it, f"do/{sense.verb}"
    if sense.verb == CHANCE:
        return _outcome(book, it, lang, names)
    if isinstance(it, Spend):
        return _spend(book, saying, it, lang)
    if isinstance(it, Branch):
        return _branch(book, it, lang)
    if isinstance(it, Due):
        return _due(book, it, lang)
    if isinstance(it, Dice):
        left = DICE - len(it.faces) - it.foreign
        return book.say(saying, lang, dice=_dice(book, it, lang), n=left)
    if isinstance(it, ADie):
        return book.say(saying, lang, n=it.face)
    if isinstance(it, FaceDown):
        return book.say(saying, lang, n=it.place + 1)
    if isinstance(it, InThisOrder):
        return ", ".join([book.name(card.key, lang) for card in it.cards])
    return Book.option(book, sense, lang, names)


def _outcome(book: DiceThrone, it: Any, lang: str, names: Sequence[str]) -> str:
    """What chance came up with; the foreign die comes last."""
    if isinstance(it, ADie):
        return str(it.face)
    if not isinstance(it, Dice):
        return book.thing(it, lang, names)
    own = [str(face) for face in it.faces[it.foreign :]]
    last = [f"{book.say('foreign', lang)} {it.faces[0]}"] if it.foreign else []
    return " ".join([*own, *last])


def _dice(book: DiceThrone, dice: Dice, lang: str) -> str:
    """What they show, and whether the foreign one is among them."""
    words = [" ".join([str(face) for face in dice.faces])] if dice.faces else []
    return " + ".join([*words, book.say("foreign", lang)] if dice.foreign else words)


def _spend(book: DiceThrone, saying: str, spend: Spend, lang: str) -> str:
    """Of several uses of one thing, also which."""
    user, lines = spend.user, spend.rule.lines
    if isinstance(user, Ability):
        words = book.say(saying, lang, it=user)
        if any(len(level.uses) > 1 for level in user.levels):  # then all that this one does
            words += f" ({', '.join(book.parts(lines, lang))})"
        return words
    assert isinstance(user, Token)
    if spend.token is None:
        return book.say("do/use-companion", lang, it=user)
    words = book.say(saying, lang, it=user, n=spend.n)
    return words + f" ({_shortly(book, lines, lang)})" if len(user.spends) > 1 else words


def _branch(book: DiceThrone, branch: Branch, lang: str) -> str:
    """All of it, unless it is long."""
    parts = book.parts(branch.rule.lines, lang)
    long = len(parts) > 2 or any("," in part for part in parts)
    return _shortly(book, branch.rule.lines, lang) if long else ", ".join(parts)


def _due(book: DiceThrone, due: Due, lang: str) -> str:
    """A rule that fell due; of a passive with two, the text tells which."""
    it = due.it
    if isinstance(due.rule, Whenever):
        return f"{book.text(it, lang)}: {book.text(due.rule, lang)}"
    if due.rule is it.base.back:
        saying = "due/back"
    else:
        saying = "due/upkeep" if due.rule is it.base.upkeep else "due/at-limit"
    return book.say(saying, lang, it=book.shown(it, lang))


def _shortly(book: DiceThrone, steps: Any, lang: str) -> str:
    """What comes first, and that more follows."""
    parts = book.parts(steps, lang)
    return parts[0] + (" …" if len(parts) > 1 else "")
