"""Doomtrooper in words: how its cards and decks are described, its answers and its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kostka.games.doomtrooper import (
    legal,
    places,
    terms,
)
from kostka.games.doomtrooper.aims import ImmuneTo, PointsEarned
from kostka.games.doomtrooper.aims_gear import AVehicle
from kostka.games.doomtrooper.card import Ability, Card, Gives, Playable
from kostka.games.doomtrooper.content import CARDS, DECKS
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.effects import ANY, Using
from kostka.games.doomtrooper.facts import ATTACK_NEEDS
from kostka.games.doomtrooper.figures import FIGURES, stood_for
from kostka.games.doomtrooper.grudges import AStruckWarrior
from kostka.games.doomtrooper.meanings import AnAreaOf
from kostka.games.doomtrooper.muting import AProvider
from kostka.games.doomtrooper.names import NAMES
from kostka.games.doomtrooper.phrases import PHRASES, QUESTIONS, TITLES
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sayings import LABELS, SAYINGS
from kostka.games.doomtrooper.targets import AFighter, AnArea, APlayer, Yourself
from kostka.games.doomtrooper.traits import NotWoundedBy
from kostka.games.doomtrooper.verbs import Stays, YourWarriors
from kostka.games.doomtrooper.words import FORMS, HEADS, OF_AN_APOSTLE
from kostka.kernel.event import Event
from kostka.kernel.sense import Sense
from kostka.kernel.step import Named, Word
from kostka.sight.doomtrooper import PHASES, Which
from kostka.words.book import Book, Name
from kostka.words.inflect import listed, place, sentence

AND_IF = {"en": ", and only if ", "cs": ", a pokud ", "pl": ", i jeśli "}
CLAUSES = (" who ", " that ", " while ", " before you ")


def also(facts: list[str], lang: str) -> str:
    """After "only if": facts that have commas of their own are kept apart by more than those."""
    found = listed(facts, lang)
    return AND_IF[lang].join(facts) if found == "; ".join(facts) else found


def parted(before: str, more: str, lang: str) -> str:
    """What follows, after a comma if a clause comes before it."""
    clause = any(it in before for it in CLAUSES) if lang == "en" else ", " in before
    return f",{more}" if clause and more.startswith(" ") and before[-1] not in ",;" else more


class Doomtrooper(Book):
    def __init__(self) -> None:
        names = {key: Name(*texts) for key, texts in LABELS.items()}
        cards = entries().values()
        names |= {it.key: Name(*it.names) for it in cards if it.key in CARDS or it.key not in names}
        names |= {key: Name(*row) for key, row in NAMES.items()}
        names |= {it.key: names[stood_for(it)] for it in FIGURES}
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
        if isinstance(value, AnArea):
            areas = self.say("or", lang).join([self.text(area, lang) for area in value.areas])
            return self.say("to-area", lang, whose=value.whose, it=areas)
        if isinstance(value, Ability):
            return self._ability(value, lang)
        if isinstance(value, Stays) and not value.gives:
            return self.say("stays-there", lang)
        if isinstance(value, places.MayBecome):
            return self.say("may-become", lang, it=self.name(value.key, lang))
        if isinstance(value, YourWarriors):
            return self.say("as-many-as-yours", lang, it=self.name(value.key, lang))
        if isinstance(value, Using):
            effect = self.text(value.effect, lang)
            return self.say("using", lang, it=self.name(value.key, lang), effect=effect)
        if isinstance(value, places.Fetch) and value.key:
            name, onto = self.name(value.key, lang), value.onto
            return self.say("fetches", lang, it=name, onto=onto)
        if isinstance(value, NotWoundedBy):
            return self.say("not-wounded-by", lang, it=self.name(value.key, lang))
        words = super().text(value, lang)
        if isinstance(value, AFighter) and value.against is not ANY:
            foe = self.fill(FORMS[type(value.against), "a"], value.against, lang)
            words += self.say("against", lang, foe=foe)
        return words

    def _card(self, card: Card, lang: str) -> list[str]:
        parts = [self.text(card.kind, lang)]
        if card.affiliation is not terms.GENERAL:
            parts.append(self.text(card.affiliation, lang))
        if card.beside is not None:
            parts.append(self.text(card.beside, lang))
        if card.personality:
            parts.append(self.say("personality", lang))
        if card.kind is not terms.WARRIOR:
            labels = [card.gift, card.weapon, *card.kinds]
            parts += [self.text(it, lang) for it in labels if it is not None]
        head = [sentence(", ".join(parts))]
        if card.kind is terms.WARRIOR:
            head += self._warrior(card, lang)
        else:
            head += self._play(card, lang)
        return [" ".join(head), self._does(card, lang)]

    def _warrior(self, card: Card, lang: str) -> list[str]:
        fight, shoot, armour, value = ("–" if n == terms.STRUCK_OUT else n for n in card.printed)
        printed = {"fight": fight, "shoot": shoot, "armour": armour, "value": value}
        found = [self.say("printed", lang, **printed)]
        if card.kinds:
            found.append(self._named("counts-as", card.kinds, lang))
        if card.counts_as(terms.FREELANCER) and card.affiliation is not terms.GENERAL:
            found.append(self.say("former", lang, it=card.affiliation, n=terms.EX_CORPORATE))
        if card.follows is not None:
            apostle = OF_AN_APOSTLE[card.follows.key][place(lang)]
            found.append(self.say("follows", lang, it=apostle))
        if card.casts:
            found.append(self._named("casts", card.casts, lang))
        if card.area is not None:
            found.append(self.say("stands", lang, it=card.area))
        free = card.printed[3] and not card.cost
        found.append(
            self.say("deploy-free", lang) if free else self.say("deploy", lang, n=card.cost)
        )
        if card.needs:
            facts = also([self.text(need.fact, lang) for need in card.needs], lang)
            found.append(self.say("play-if", lang, facts=facts))
        return [sentence(words) for words in found]

    def _named(self, saying: str, words: Sequence[Word], lang: str) -> str:
        return self.say(saying, lang, it=", ".join([self.text(word, lang) for word in words]))

    def _play(self, card: Card, lang: str) -> list[str]:
        found: list[str] = []
        if card.aspect is not None:
            found.append(self.say("aspect", lang, it=card.aspect))
        price = self.say("price", lang, n=card.cost) if card.cost else ""
        if card.by_value:
            more = "price-of-value" if card.by_value == 1 else "price-of-values"
            price += self.say(more, lang, n=card.by_value)
        when = self._when(card, lang)
        on = self.text(card.on, lang)
        price = parted(on or when, price, lang)
        found.append(self.say("play", lang, when=when, on=parted(when, on, lang), price=price))
        if card.per:
            found.append(self.say("per-more" if card.first_free else "per", lang, n=card.per))
        if card.anyones:
            found.append(self.say("of-any-apostle", lang))
        if card.needs:
            facts = also([self.text(need.fact, lang) for need in card.needs], lang)
            found.append(self.say("play-if", lang, facts=facts))
        if card.single:
            there = isinstance(card.on, AVehicle)
            found.append(self.say("single-there" if there else "single", lang))
        if card.close:
            found.append(self.say("close-only", lang))
        if card.annihilated:
            found.append(self.say("gone-for-good" if card.stays else "after-use", lang))
        if card.unanswered:
            found.append(self.say("unanswered", lang))
        if card.several and card.kind is terms.FORTIFICATION:
            found.append(self.say("several", lang))
        return [sentence(words) for words in found]

    def _when(self, it: Playable, lang: str) -> str:
        if it.when is legal.AS_AN_ACTION:
            if it.taken is terms.ATTACK_ACTION and it.actions == 1:
                return self.say("as-an-attack", lang)
            return self.say("as-actions", lang, n=it.actions)
        return self.text(it.when, lang)

    def _ability(self, it: Ability, lang: str) -> str:
        """What the controller of a card in play may do with it."""
        price = self.say("price", lang, n=it.cost) if it.cost else ""
        if it.per:
            price += self.say("price-each", lang, n=it.per)
        if it.most:
            price += self.say("most", lang, n=it.most)
        if it.by_value:
            price += self.say("price-of-value", lang)
        if it.taken is terms.ATTACK_ACTION and it.actions > 1:
            price += self.say("which-attacks", lang)
        if it.upright:
            price += self.say("upright", lang)
        if it.inside:
            price += self.say("inside-it", lang)
        if it.healthy:
            price += self.say("healthy", lang)
        if it.hurt:
            price += self.say("hurt", lang)
        if it.needs and it.needs[0].fact is not ATTACK_NEEDS[0].fact:
            price += self.say("if-facts", lang, facts=self.text(it.needs[0].fact, lang))
        once = f", {self.text(it.once, lang)}" if it.once is not None else ""
        if it.often:
            once += self.say("times-a-turn", lang, n=it.often)
        does = listed(self.parts(it.does, lang), lang)
        if it.spends is not None:
            does += f"; {self.text(it.spends, lang)}"
        when = self._when(it, lang) + (self.say("any-kind", lang) if it.any_kind else "")
        on = self.text(it.on, lang)
        price, on = parted(on or when, price, lang), parted(when, on, lang)
        if it.bearer:
            when = self.say("of-bearer", lang).lstrip() + " " + when
        fields = {"when": when, "on": on, "price": price}
        return self.say("ability", lang, **fields, once=once, does=does)

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
        if card.kind is terms.WARZONE:
            assert isinstance(card.on, AnArea)
            areas = self.say("or", lang).join([self.text(area, lang) for area in card.on.areas])
            return self.say("zone", lang, area=areas, gives=gives)
        if isinstance(card.on, AnArea) and card.on.whose is terms.ANYONES:
            return self.say("stays-in-area", lang, gives=gives)
        if isinstance(card.on, (Yourself, AnArea)):
            return self.say("stays-on-you", lang, gives=gives)
        if isinstance(card.on, APlayer):
            return self.say("stays-on-player", lang, gives=gives)
        on_warriors = (ImmuneTo, AProvider, AStruckWarrior)
        if (card.on.such is not None or isinstance(card.on, on_warriors)) and gives:
            return self.say("stays-on-warrior", lang, gives=gives)
        return self.text(step, lang)

    def _deck(self, deck: Deck, lang: str) -> list[str]:
        found = [self.say("deck" if deck.troop else "whole-deck", lang)]
        for saying, cards in (("troop", deck.troop), ("cards", deck.cards), ("side", deck.side)):
            if not cards:
                continue
            counts = Counter(cards)
            texts = [
                f"{n}× {self.text(card, lang)}" if n > 1 else self.text(card, lang)
                for card, n in counts.items()
            ]
            found.append(self.say(saying, lang, it=", ".join(texts)))
        return [sentence(words) for words in found]

    # Answers

    def option(self, sense: Sense, lang: str, names: Sequence[str] = ()) -> str:
        which = sense.it
        if not isinstance(which, Which) or (which.rule is None and which.ability is None):
            return super().option(sense, lang, names)
        it = self.thing(which, lang, names)
        if which.rule is not None:
            what = self.text(which.rule, lang)
        else:
            assert which.ability is not None
            what = listed(self.parts(which.ability.does, lang), lang)
        return self.say(f"do/{sense.verb}", lang, it=it, what=what)

    def thing(self, it: Any, lang: str, names: Sequence[str]) -> str:
        if isinstance(it, Which):
            if it.card is None:
                name = self.say("face-down", lang, n=it.place)
            else:
                number = f" [{it.place}]" if it.down else f" {it.place}"
                name = self.text(it.card, lang) + (number if it.place else "")
            return self.say("which", lang, it=name, who=self.called(it.by, lang, names))
        if isinstance(it, AnAreaOf):
            area = self.text(it.area, lang)
            if it.own:
                return area
            return self.say("area-of", lang, it=area, who=self.called(it.seat, lang, names))
        return super().thing(it, lang, names)

    # The log

    def event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        return sentence(self._event(event, lang, names))

    def _event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        word, it, source, n = event.word, event.it, event.source, int(event.n)
        key = word.key
        if isinstance(source, Piece):  # of an ability
            source = source.card
        if word is terms.GAME_ENDED:
            return self._ended(n, source, lang, names)
        fields: dict[str, Any] = {
            "who": names[event.seat] if event.seat >= 0 else "",
            "n": n,
            "it": it,
            "source": source,
        }
        if word is terms.DUEL_PHASE:
            fields["it"] = self.name(PHASES[n - 1], lang)
        elif word is terms.CARD_PLAYED:
            fields["price"] = self.say("price", lang, n=source) if source else ""
        elif word is terms.TARGETED:
            assert isinstance(source, Playable)
            if isinstance(source.on, PointsEarned):
                key += "/points"
            elif it is None:
                key += "/player"
            fields["source"] = self._played(source)
        elif word is terms.STRUCK:
            fields["fate"] = source
        elif word is terms.POINTS_ANNOUNCED:
            fields["destiny"] = source
        elif word is terms.DESTINY_CHANGED:
            fields["source"] = self._source(source, lang)
        elif (word is terms.PASSED_ON and source is None) or (it is None and word.private):
            key += "/hidden"
        return self.say(key, lang, **fields)

    def _played(self, play: Playable) -> Named:
        """The card, also of an ability."""
        return CARDS[play.key.partition("/")[0]] if isinstance(play, Ability) else play

    def _source(self, source: Any, lang: str) -> str:
        """Where it comes from, in brackets, if that has a name."""
        if isinstance(source, Piece):
            source = source.card
        elif isinstance(source, Ability):
            source = self._played(source)
        if isinstance(source, Named) and source.key in self.names:
            return f" ({self.name(source.key, lang)})"
        return ""

    def _ended(self, result: int, teams: int | None, lang: str, names: Sequence[str]) -> str:
        if result == terms.DRAWN:
            return self.say("game-ended/drawn", lang)
        if result == terms.TECHNICAL:
            return self.say("game-ended/technical", lang)
        if teams:
            won = [name for seat, name in enumerate(names) if seat % teams == result % teams]
            return self.say("game-ended/team", lang, who=listed(won, lang))
        return self.say("game-ended", lang, who=names[result])
