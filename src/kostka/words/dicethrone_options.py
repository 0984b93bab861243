"""The answers to the questions of Dice Throne in words; what a number means, the question tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from kostka.games.dicethrone import (
    asks_cards,
    asks_dice,
    asks_players,
    asks_tokens,
    blocks,
    covers,
    illusions,
    offence,
    opening,
    spells,
    targeting,
)
from kostka.games.dicethrone.dice import DICE, FOREIGN, NO_DICE, write_dice
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
    if isinstance(step, offence.RollOrAnnounce):
        if n == NO_DICE:
            return book.say("roll-all", lang, n=DICE)
        left = DICE - asks_dice.size_of_keep(n)
        return book.say("keep", lang, dice=_kept(book, n, lang), n=left)
    if isinstance(step, asks_dice.KeepAndReroll):
        if n == NO_DICE:
            return book.say("keep-none", lang)
        return book.say("keep-these", lang, dice=_kept(book, n, lang))
    if isinstance(step, opening.RollForTheStart):
        return str(n)
    if isinstance(step, Chance):
        face, own = divmod(n, FOREIGN)
        words = [write_dice(own)] if own else []
        return " ".join([*words, f"{book.say('foreign', lang)} {face}"] if face else words)
    if isinstance(step, asks_dice.CountOnly):
        return book.say("count", lang, dice=write_dice(n))
    if isinstance(step, illusions.LayThem):
        return ", ".join([book.name(branch.key, lang) for branch in step.laid(n)])
    if isinstance(step, (illusions.SuggestOne, illusions.PickOne)):
        return book.say("card-at", lang, n=n + 1)
    if isinstance(step, asks_tokens.GiveUp):
        return book.say("give-up", lang, n=n)
    if isinstance(step, asks_dice.ChooseDie):
        return book.say("die", lang, n=n)
    if isinstance(step, asks_dice.TurnTheDie):
        return book.say("turn", lang, n=n)
    if isinstance(
        step, (asks_players.ChooseSeat, asks_tokens.InflictOnUpTo, targeting.FindTheTarget)
    ):
        return book.say("seat", lang, n=n + 1)
    raise LookupError(f"no text for the option {n} of {type(step).__name__}")


def _kept(book: DiceThrone, n: int, lang: str) -> str:
    """The dice that are kept, and whether the foreign one is among them."""
    if n < FOREIGN:
        return write_dice(n)
    words = [write_dice(n - FOREIGN)] if n > FOREIGN else []
    return " + ".join([*words, book.say("foreign", lang)])


def _card(book: DiceThrone, step: Choice, card: Any, lang: str) -> str:
    if isinstance(step, Chance):
        return book.text(card, lang)
    saying = "play"
    if isinstance(step, asks_cards.SearchUpgrades):
        saying = "to-hand" if step.into is asks_cards.INTO_HAND else "to-play"
    else:
        saying = _WITH_A_CARD.get(type(step), saying)
    return book.say(saying, lang, it=card)


_WITH_A_CARD: Final[Mapping[type, str]] = {
    asks_cards.PutThemBack: "under",
    spells.ChooseSpell: "prepare",
    spells.CastSpell: "cast",
    spells.DiscardACard: "discard-it",
    spells.PutADrawnCardBack: "return",
}


def _sale(book: DiceThrone, step: Choice, sale: Any, lang: str) -> str:
    return book.say("sell", lang, it=sale.card)


def _spend(book: DiceThrone, step: Choice, spend: Any, lang: str) -> str:
    if spend.token is None:
        user = book.users[spend]
        if isinstance(user, Token):
            return book.say("use-it", lang, it=user)
        words = book.say("use", lang, it=user)
        if any(len(level.uses) > 1 for level in user.levels):  # then all that this one does
            words += f" ({', '.join(book.parts(spend.rule.lines, lang))})"
        return words
    words = book.say("spend", lang, it=spend.token, n=spend.n)
    if len(spend.token.spends) > 1:
        words += f" ({_shortly(book, spend.rule.lines, lang)})"
    return words


def _row(book: DiceThrone, step: Choice, row: Any, lang: str) -> str:
    return book.say("announce", lang, it=book.row(row, lang))


def _ability(book: DiceThrone, step: Choice, ability: Any, lang: str) -> str:
    saying = "cover" if isinstance(step, covers.CoverAnAbility) else "defend"
    return book.say(saying, lang, it=ability)


def _token(book: DiceThrone, step: Choice, token: Any, lang: str) -> str:
    return book.shown(token, lang)


def _branch(book: DiceThrone, step: Choice, branch: Any, lang: str) -> str:
    """All of it, unless it is long."""
    parts = book.parts(branch.rule.lines, lang)
    long = len(parts) > 2 or any("," in part for part in parts)
    return _shortly(book, branch.rule.lines, lang) if long else ", ".join(parts)


def _due(book: DiceThrone, step: Choice, due: Any, lang: str) -> str:
    """A rule that fell due; of a passive with two, the text tells which."""
    it = due.it
    if isinstance(due.rule, Whenever):
        return f"{book.text(it, lang)}: {book.text(due.rule, lang)}"
    if due.rule is it.base.back:
        saying = "due/back"
    else:
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
    blocks.Branch: _branch,
    Due: _due,
}
