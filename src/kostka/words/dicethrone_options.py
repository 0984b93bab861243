"""The answers to the questions of Dice Throne in words; what a number means, the question tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from kostka.games.dicethrone import asks, rules, spells
from kostka.games.dicethrone.dice import DICE, NO_DICE, SIZE, write_dice
from kostka.games.dicethrone.printed import Ability, Card, Row, Sale, Spend, Token, Whenever
from kostka.kernel.chance import Chance
from kostka.kernel.event import Due
from kostka.kernel.step import Choice, Word

if TYPE_CHECKING:
    from kostka.words.dicethrone import DiceThrone


def option_text(book: DiceThrone, step: Choice, option: Any, lang: str) -> str:
    if isinstance(option, int):
        return _number(book, step, option, lang)
    for kind, say in _SAYS.items():
        if isinstance(option, kind):
            return say(book, step, option, lang)
    raise LookupError(f"no text for the option {option!r} of {type(step).__name__}")


def _number(book: DiceThrone, step: Choice, n: int, lang: str) -> str:
    if isinstance(step, rules.RollOrAnnounce):
        if n == NO_DICE:
            return book.say("roll-all", lang, n=DICE)
        return book.say("keep", lang, dice=write_dice(n), n=DICE - SIZE[n])
    if isinstance(step, asks.KeepAndReroll):
        if n == NO_DICE:
            return book.say("keep-none", lang)
        return book.say("keep-these", lang, dice=write_dice(n))
    if isinstance(step, rules.RollForTheStart):
        return str(n)
    if isinstance(step, Chance):
        return write_dice(n)
    if isinstance(step, asks.ChooseDie):
        return book.say("die", lang, n=n)
    if isinstance(step, asks.TurnTheDie):
        return book.say("turn", lang, n=n)
    if isinstance(step, (asks.ChooseSeat, asks.InflictOnUpTo, rules.FindTheTarget)):
        return book.say("seat", lang, n=n + 1)
    raise LookupError(f"no text for the option {n} of {type(step).__name__}")


def _card(book: DiceThrone, step: Choice, card: Any, lang: str) -> str:
    if isinstance(step, Chance):
        return book.text(card, lang)
    saying = "play"
    if isinstance(step, asks.SearchUpgrades):
        saying = "to-hand" if step.into is asks.INTO_HAND else "to-play"
    else:
        saying = _WITH_A_CARD.get(type(step), saying)
    return book.say(saying, lang, it=card)


_WITH_A_CARD: Final[Mapping[type, str]] = {
    asks.PutThemBack: "under",
    spells.ChooseSpell: "prepare",
    spells.CastSpell: "cast",
    spells.DiscardACard: "discard-it",
    spells.PutADrawnCardBack: "return",
}


def _sale(book: DiceThrone, step: Choice, sale: Any, lang: str) -> str:
    return book.say("sell", lang, it=sale.card)


def _spend(book: DiceThrone, step: Choice, spend: Any, lang: str) -> str:
    if spend.token is None:
        return book.say("use", lang, it=book.users[spend])
    words = book.say("spend", lang, it=spend.token, n=spend.n)
    if len(spend.token.spends) > 1:
        words += f" ({_shortly(book, spend.rule.lines, lang)})"
    return words


def _row(book: DiceThrone, step: Choice, row: Any, lang: str) -> str:
    return book.say("announce", lang, it=book.row(row, lang))


def _ability(book: DiceThrone, step: Choice, ability: Any, lang: str) -> str:
    return book.say("defend", lang, it=ability)


def _token(book: DiceThrone, step: Choice, token: Any, lang: str) -> str:
    return book.shown(token, lang)


def _branch(book: DiceThrone, step: Choice, branch: Any, lang: str) -> str:
    return _shortly(book, branch.rule.lines, lang)


def _due(book: DiceThrone, step: Choice, due: Any, lang: str) -> str:
    """A rule that fell due; of a passive with two, the text tells which."""
    it = due.it
    if isinstance(due.rule, Whenever):
        return f"{book.text(it, lang)}: {book.text(due.rule, lang)}"
    saying = "due/upkeep" if due.rule is it.base.upkeep else "due/at-limit"
    return book.say(saying, lang, it=book.shown(it, lang))


def _word(book: DiceThrone, step: Choice, word: Any, lang: str) -> str:
    return book.say(word.key, lang)


def _shortly(book: DiceThrone, steps: Any, lang: str) -> str:
    """What comes first, and that more follows."""
    parts = book.parts(steps, lang)
    return parts[0] + (" …" if len(parts) > 1 else "")


_SAYS: Final[Mapping[type, Callable[[DiceThrone, Choice, Any, str], str]]] = {
    Word: _word,
    Card: _card,
    Sale: _sale,
    Spend: _spend,
    Row: _row,
    Ability: _ability,
    Token: _token,
    asks.Branch: _branch,
    Due: _due,
}
