"""Doomtrooper in words: how its cards and decks are described, its answers and its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kostka.games.doomtrooper import duel, play, rules, state
from kostka.games.doomtrooper.content import CARDS, DECKS
from kostka.games.doomtrooper.names import NAMES
from kostka.games.doomtrooper.sayings import LABELS, SAYINGS
from kostka.games.doomtrooper.state import Card, Deck, Gives, Value
from kostka.games.doomtrooper.targets import (
    AFighter,
    APlayer,
    AWarrior,
    PointsEarned,
    Yourself,
)
from kostka.games.doomtrooper.values import ANY
from kostka.games.doomtrooper.verbs import Stays
from kostka.games.doomtrooper.words import FORMS, HEADS, PHRASES, QUESTIONS, TITLES
from kostka.kernel.chance import Chance
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Named, Word
from kostka.sight.doomtrooper import PHASES, Player, Which
from kostka.words.book import Book, Name
from kostka.words.inflect import listed, sentence


class Doomtrooper(Book):
    def __init__(self) -> None:
        names = {key: Name(*texts) for key, texts in LABELS.items()}
        names |= {key: Name(*row) for key, row in NAMES.items()}
        names |= {key: Name(*TITLES[key.replace("-", " ")]) for key in PHASES}
        super().__init__(
            PHRASES,
            names,
            questions=QUESTIONS,
            sayings=SAYINGS,
            titles=TITLES,
            nouns={},
            forms=FORMS,
            heads=HEADS,
            counted={},
        )
        self.things |= {**CARDS, **DECKS}

    # Descriptions

    def describe(self, thing: Any, lang: str) -> str:
        if isinstance(thing, Card):
            return "\n".join([line for line in self._card(thing, lang) if line])
        if isinstance(thing, Deck):
            return "\n".join(self._deck(thing, lang))
        return super().describe(thing, lang)

    def text(self, value: Any, lang: str) -> str:
        words = super().text(value, lang)
        if isinstance(value, AFighter) and value.against is not ANY:
            foe = self.fill(FORMS[type(value.against), "a"], value.against, lang)
            words += self.say("against", lang, foe=foe)
        return words

    def _card(self, card: Card, lang: str) -> list[str]:
        parts = [self.text(card.kind, lang)]
        if card.affiliation is not state.GENERAL:
            parts.append(self.text(card.affiliation, lang))
        if card.personality:
            parts.append(self.say("personality", lang))
        if card.kind is not state.WARRIOR:
            parts += [self.text(kind, lang) for kind in card.kinds]
        head = [sentence(", ".join(parts))]
        if card.kind is state.WARRIOR:
            head += self._warrior(card, lang)
        else:
            head += self._play(card, lang)
        return [" ".join(head), self._does(card, lang)]

    def _warrior(self, card: Card, lang: str) -> list[str]:
        fight, shoot, armour, value = card.printed
        printed = {"fight": fight, "shoot": shoot, "armour": armour, "value": value}
        found = [self.say("printed", lang, **printed)]
        if card.kinds:
            found.append(self._named("counts-as", card.kinds, lang))
        if card.casts:
            found.append(self._named("casts", card.casts, lang))
        found.append(self.say("deploy", lang, n=card.cost))
        return [sentence(words) for words in found]

    def _named(self, saying: str, words: Sequence[Word], lang: str) -> str:
        return self.say(saying, lang, it=", ".join([self.text(word, lang) for word in words]))

    def _play(self, card: Card, lang: str) -> list[str]:
        found: list[str] = []
        if card.aspect is not None:
            found.append(self.say("aspect", lang, it=card.aspect))
        when = self.text(card.when, lang)
        if card.when is play.AS_AN_ACTION:
            when = self.say("as-actions", lang, n=card.actions)
        price = self.say("price", lang, n=card.cost) if card.cost else ""
        found.append(self.say("play", lang, when=when, on=self.text(card.on, lang), price=price))
        if card.per:
            found.append(self.say("per", lang, n=card.per))
        if card.needs:
            facts = listed([self.text(need.fact, lang) for need in card.needs], lang)
            found.append(self.say("play-if", lang, facts=facts))
        if card.annihilated:
            found.append(self.say("annihilated", lang))
        return [sentence(words) for words in found]

    def _does(self, card: Card, lang: str) -> str:
        """What it does; where a card stays, it is told with whom."""
        found: list[str] = []
        for step in card.does:
            if isinstance(step, Stays):
                found.append(self._stays(card, step, lang))
            else:
                found += self.parts((step,), lang)
        return " ".join([sentence(words) for words in found])

    def _stays(self, card: Card, step: Gives, lang: str) -> str:
        gives = listed(self.parts(step.gives, lang), lang)
        if card.area is not None:
            return self.say("zone", lang, area=card.area, gives=gives)
        if isinstance(card.on, Yourself):
            return self.say("stays-on-you", lang, gives=gives)
        if isinstance(card.on, APlayer):
            return self.say("stays-on-player", lang, gives=gives)
        if isinstance(card.on, AWarrior):
            return self.say("stays-on-warrior", lang, gives=gives)
        return self.text(step, lang)

    def _deck(self, deck: Deck, lang: str) -> list[str]:
        found = [self.say("deck", lang)]
        for saying, cards in (("troop", deck.troop), ("cards", deck.cards)):
            counts = Counter(cards)
            texts = [
                f"{n}× {self.text(card, lang)}" if n > 1 else self.text(card, lang)
                for card, n in counts.items()
            ]
            found.append(self.say(saying, lang, it=", ".join(texts)))
        return [sentence(words) for words in found]

    # Answers

    def option(self, step: Choice, option: Any, lang: str) -> str:
        if isinstance(option, Word):
            return self.say(option.key, lang)
        if isinstance(option, Value):
            return self.say("tactic", lang, it=option)
        if isinstance(option, Card):
            return self._with_a_card(step, option, lang)
        if isinstance(option, Which):
            return self._with_a_piece(step, option, lang)
        if isinstance(option, Player):
            seat = self.say("seat", lang, n=option.seat + 1)
            return self.say("on", lang, it=seat) if isinstance(step, play.NameTheTarget) else seat
        if isinstance(option, int) and isinstance(step, play.NameTheAmount):
            return self.say("times", lang, n=option)
        if isinstance(option, int) and isinstance(step, duel.AnnouncePoints):
            return self.say("destiny", lang, n=option)
        raise LookupError(f"no text for the option {option!r} of {type(step).__name__}")

    def _with_a_card(self, step: Choice, card: Card, lang: str) -> str:
        if isinstance(step, Chance):
            return self.text(card, lang)
        saying = "deploy-it" if card.kind is state.WARRIOR else "play-it"
        if isinstance(step, rules.Discard):
            saying = "discard-it"
        return self.say(saying, lang, it=card)

    def _with_a_piece(self, step: Choice, which: Which, lang: str) -> str:
        name = self.text(which.card, lang) + (f" {which.place}" if which.place else "")
        it = self.say("which", lang, it=name, n=which.by + 1)
        if which.rule is not None:
            return f"{it}: {self.text(which.rule, lang)}"
        if isinstance(step, duel.NameTheAttacker):
            return self.say("attacker", lang, it=it)
        if isinstance(step, duel.NameTheDefender):
            return self.say("defender", lang, it=it)
        if isinstance(step, duel.AnnounceTheWarzone):
            return self.say("warzone-it", lang, it=it)
        return self.say("on", lang, it=it)

    # The log

    def event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        return sentence(self._event(event, lang, names))

    def _event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        word, it, source, n = event.word, event.it, event.source, int(event.n)
        key = word.key
        if word is state.GAME_ENDED:
            return self._ended(n, lang, names)
        fields: dict[str, Any] = {
            "who": names[event.seat] if event.seat >= 0 else "",
            "n": n,
            "it": it,
            "source": source,
        }
        if word is state.DUEL_PHASE:
            fields["it"] = self.name(PHASES[n - 1], lang)
        elif word is state.CARD_PLAYED:
            fields["price"] = self.say("price", lang, n=source) if source else ""
        elif word is state.TARGETED:
            assert isinstance(source, Card)
            if isinstance(source.on, PointsEarned):
                key += "/points"
            elif it is None:
                key += "/player"
        elif word is state.STRUCK:
            fields["fate"] = source
        elif word is state.POINTS_ANNOUNCED:
            fields["destiny"] = source
        elif word is state.DESTINY_CHANGED:
            fields["source"] = self._source(source, lang)
        elif it is None and word in (state.DREW, state.DISCARDED):
            key += "/hidden"
        return self.say(key, lang, **fields)

    def _source(self, source: Any, lang: str) -> str:
        """Where it comes from, in brackets, if that has a name."""
        if isinstance(source, state.Piece):
            source = source.card
        if isinstance(source, Named) and source.key in self.names:
            return f" ({self.name(source.key, lang)})"
        return ""

    def _ended(self, result: int, lang: str, names: Sequence[str]) -> str:
        if result == state.DRAWN:
            return self.say("game-ended/drawn", lang)
        if result == state.TECHNICAL:
            return self.say("game-ended/technical", lang)
        return self.say("game-ended", lang, who=names[result])
