"""What happens in Dice Throne, as lines of the log; what a viewer may not see is None already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kostka.games.dicethrone import printed, terms
from kostka.games.dicethrone.dice import write_dice
from kostka.games.dicethrone.printed import Card, Row, Token
from kostka.kernel.event import Event
from kostka.kernel.step import Named
from kostka.words.inflect import listed, roman

if TYPE_CHECKING:
    from kostka.words.dicethrone import DiceThrone


def event_text(book: DiceThrone, event: Event, lang: str, names: Sequence[str]) -> str:
    word, it = event.word, event.it
    key = word.key
    fields: dict[str, Any] = {"who": _who(book, event, lang, names), "n": int(event.n)}
    if word is terms.GAME_ENDED:
        return _ended(book, event, lang, names)
    if word is terms.DICE_ROLLED or word is terms.DIE_TURNED:
        fields["dice"] = write_dice(it)
        fields["before"] = event.source if word is terms.DIE_TURNED else 0
    elif word is terms.ANNOUNCED or word is terms.ACTIVATED or word is terms.DEFENDS:
        key, fields["it"] = _ability(book, key, it, lang)
    elif word is terms.FLIPPED:
        fields["it"] = book.name(it.key, lang)
    elif word is terms.COVERED:
        fields |= {"it": it, "source": _source(book, event.source, lang)}
    elif word is terms.ENTERED:
        key = f"{key}/{it.key}"
        fields["source"] = _source(book, event.source, lang)
    elif word is terms.DAMAGED:
        fields["kind"] = it
        # damage of a defence lands together with the attack, whose name would mislead here
        fields["source"] = "" if it is terms.RETURNED else _source(book, event.source, lang)
    elif word is terms.UPGRADED:
        assert isinstance(it, Card) and it.upgrades is not None
        fields |= {"it": it.upgrades, "level": roman(it.level)}
    elif word is terms.RESHUFFLED:
        key += "" if event.n else "/pile"
    elif isinstance(it, Token):
        fields["it"] = book.shown(it, lang)
        if word is terms.TOKEN_MOVED:
            fields["before"] = names[event.source]
    elif it is not None:
        fields["it"] = it
        if word is terms.CARD_PLAYED and it.kind is terms.SPELL:
            key += "/cast"
    elif word is terms.DREW:
        key += "/hidden"
    elif word is terms.SHOWED:
        key += "/hand"
    return book.say(key, lang, **fields)


def _who(book: DiceThrone, event: Event, lang: str, names: Sequence[str]) -> str:
    if event.seat >= 0:
        return names[event.seat]
    return book.say("the-target", lang) if event.word is terms.ENTERED else ""


def _ability(book: DiceThrone, key: str, it: Any, lang: str) -> tuple[str, str]:
    """The key of the saying, and what was announced, activated or used."""
    if isinstance(it, Row):
        return key, book.row(it, lang)
    if isinstance(it, printed.Ability):
        return key, book.text(it, lang)
    return f"{key}/none", ""


def _source(book: DiceThrone, source: Any, lang: str) -> str:
    """Where it comes from, in brackets, if that has a name."""
    if isinstance(source, Row):
        return f" ({book.row_name(source, lang)})"
    if isinstance(source, Token):
        return f" ({book.name(source.base.key, lang)})"
    if isinstance(source, Named) and source.key in book.names:
        return f" ({book.name(source.key, lang)})"
    return ""


def _ended(book: DiceThrone, event: Event, lang: str, names: Sequence[str]) -> str:
    """A player wins, or a team, whose players are named together."""
    result = int(event.n)
    if result == terms.DRAWN:
        return book.say("game-ended/drawn", lang)
    if result == terms.TECHNICAL:
        return book.say("game-ended/technical", lang)
    winners: tuple[int, ...] = event.source
    if len(winners) == 1:
        return book.say("game-ended", lang, who=names[winners[0]])
    who = listed([names[seat] for seat in winners], lang)
    return book.say("game-ended/side", lang, n=result + 1, who=who)
