"""Plošinovka in words: how its cards are described, its answers and its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from kostka.games.plosinovka import card as printed
from kostka.games.plosinovka import terms
from kostka.games.plosinovka.card import Boss, BossCard, BossToken, Card, Enemy, Hero, Passive
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.dice import SHOWN
from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.grid import TowerCard
from kostka.games.plosinovka.meanings import Field, Symbols, Way
from kostka.games.plosinovka.names import NAMES, SPECIAL_RULES, WHO
from kostka.games.plosinovka.pictures import CARDS
from kostka.games.plosinovka.pool import (
    FROM_SPECIAL,
    JOINED,
    MERGED,
    NO_WAY,
    WILD,
    Setting,
    Spend,
    Use,
)
from kostka.games.plosinovka.sayings import LABELS, SAYINGS
from kostka.games.plosinovka.terms import LIVES_PER_LEVEL, SYMBOLS
from kostka.games.plosinovka.tower import COLUMNS, WAY_NAMES
from kostka.games.plosinovka.words import CHANCES, PHRASES, QUESTIONS, TITLES
from kostka.kernel.event import Event
from kostka.kernel.sense import Sense
from kostka.kernel.step import Named, Word
from kostka.sight.plosinovka import SHOWS
from kostka.words.book import Book, Name
from kostka.words.inflect import listed, place, roman, sentence


class Plosinovka(Book):
    def __init__(self) -> None:
        names = {key: Name(*texts) for key, texts in LABELS.items()}
        names |= {key: Name(*row) for key, row in NAMES.items()}
        super().__init__(
            PHRASES,
            names,
            questions={**QUESTIONS, **CHANCES},
            sayings=SAYINGS,
            titles=TITLES,
            nouns={},
            forms={},
            heads={},
            counted={},
        )
        self.things |= {thing.key: thing for thing in _things()}

    # Descriptions

    def describe(self, thing: Any, lang: str) -> str:
        if isinstance(thing, Boss):
            return "\n".join(self._boss(thing, lang))
        if isinstance(thing, Enemy):
            return "\n".join(self._enemy(thing, lang))
        if isinstance(thing, BossCard):
            return "\n".join(self._boss_card(thing, lang))
        if isinstance(thing, TowerCard):
            return "\n".join(self._tower_card(thing, lang))
        if isinstance(thing, Card):
            return "\n".join([self._head(thing, lang), *self._effects(thing, lang)])
        return super().describe(thing, lang)

    def _head(self, card: Card, lang: str) -> str:
        """What kind of card it is, and its numbers."""
        if isinstance(card, Hero):
            one, other = card.star
            fields = {"who": WHO[card.key][place(lang)], "one": one, "other": other}
            return sentence(self.say("hero", lang, n=card.lives, **fields))
        if isinstance(card, printed.Item):
            return sentence(self.say("item", lang, n=card.price))
        if isinstance(card, printed.Potion):
            return sentence(self.say("potion", lang, n=card.price, copies=card.copies))
        if isinstance(card, printed.Artifact):
            claim = self.say(f"claim/{card.claim.what.key}", lang, n=card.claim.n)
            return sentence(self.say("artifact", lang, it=claim))
        if isinstance(card, BossToken):
            return sentence(self.say("boss-token", lang))
        assert isinstance(card, printed.Event)
        given = [self.passive(passive, lang) for passive in card.passives]
        fields = {"when": self.say(f"when/{card.when.key}", lang)}
        return sentence(
            self.say("event", lang, it="; ".join([*self._used(card, lang), *given]), **fields)
        )

    def _effects(self, card: Card, lang: str) -> list[str]:
        """What it does when it is used, and what it gives as long as it is there."""
        used = self._used(card, lang)
        given = [self.passive(passive, lang) for passive in card.passives]
        if isinstance(card, BossToken):
            return [" ".join([sentence(it) for it in (*given, self._until(card, lang))])]
        if isinstance(card, printed.Event):
            return []
        found: list[str] = []
        if used:
            saying = "once-per-turn" if isinstance(card, Hero) else "use"
            found.append(sentence(self.say(saying, lang, it=listed(used, lang))))
        if given:
            found.append(sentence(self.say("passive", lang, it=listed(given, lang))))
        return found

    def _used(self, card: Card, lang: str) -> list[str]:
        return self.parts(card.rule.lines, lang) if card.rule is not None else []

    def passive(self, passive: Passive, lang: str) -> str:
        return self.say(f"passive/{passive.what.key}", lang, n=passive.n)

    def _until(self, token: BossToken, lang: str) -> str:
        return self.say(f"until/{token.until.key}", lang)

    def _enemy(self, enemy: Enemy, lang: str) -> list[str]:
        loot = [
            self.say(kind, lang, n=n)
            for kind, n in (("gems", enemy.gems), ("gold", enemy.gold))
            if n
        ]
        head = self.say(
            "enemy",
            lang,
            tier=roman(enemy.tier) if enemy.tier else 0,
            lives=enemy.lives,
            damage=enemy.damage,
            loot=" + ".join(loot),
        )
        found = [sentence(head)]
        if enemy.ability is not None:
            key = enemy.ability.what.key
            text = self.say(f"enemy/{key}", lang, n=enemy.ability.n)
            found.append(sentence(self.say("ability", lang, name=self.name(key, lang), it=text)))
        return found

    def _boss(self, boss: Boss, lang: str) -> list[str]:
        start = self.say("boss-start", lang, right=boss.right, token=boss.on_fields)
        special = self.name(SPECIAL_RULES[boss.key], lang)
        provoked = listed(self.parts(boss.provoked.lines, lang), lang)
        found = [
            self.say("boss", lang, n=LIVES_PER_LEVEL, damage=boss.damage),
            self.say("boss-turn", lang, it=self.say(f"method/{boss.method.key}", lang)),
            self.say("ability", lang, name=special, it=provoked),
            start,
        ]
        if boss.helper is not None:
            found.append(self.say("boss-helper", lang, it=boss.helper))
        return [sentence(words) for words in found]

    def _boss_card(self, card: BossCard, lang: str) -> list[str]:
        symbols = ", ".join([self.text(symbol, lang) for symbol in card.symbols])
        reach = self.say(f"reach/{card.reach.key}", lang)
        head = sentence(self.say("boss-card", lang, reach=reach, symbols=symbols))
        parts = self.parts(card.rule.lines, lang)
        return [head, *[f"{n}. {sentence(words)}" for n, words in enumerate(parts, 1)]]

    def _tower_card(self, card: TowerCard, lang: str) -> list[str]:
        """What is on it, counted; the picture itself is the file."""
        counts = Counter(SHOWS[shown] for shown in card.content)
        texts = [
            self.say("on-a-card", lang, n=counts[shown], it=self.name(f"field-{shown}", lang))
            for shown in SHOWS.values()
            if shown and counts[shown]
        ]
        head = self.say("tower-card", lang, theme=card.theme)
        return [sentence(head), sentence(", ".join(texts))]

    # Answers

    def option(self, sense: Sense, lang: str, names: Sequence[str] = ()) -> str:
        it = sense.it
        if isinstance(it, Use):
            return self.use(it, lang)
        if isinstance(it, Spend):
            return self.say("do/appear", lang, it=it.symbol)
        if isinstance(it, Setting):
            return self.say("do/set", lang, it=it.symbol, source=self._source_of(it.source, lang))
        if isinstance(it, Way):
            return self.say(f"way/{it.way}", lang)
        return super().option(sense, lang, names)

    def word(self, word: Word, lang: str) -> str:
        return self.say(f"answer/{word.key}", lang)

    def thing(self, it: Any, lang: str, names: Sequence[str]) -> str:
        if isinstance(it, Field):
            return it.at
        if isinstance(it, Symbols):
            return self.counted_symbols(it.places, lang)
        if isinstance(it, printed.Play | printed.Buy):
            return self.text(it.card, lang)
        return super().thing(it, lang, names)

    def use(self, use: Use, lang: str) -> str:
        """A symbol to be used: from which dice, as what, how often, and where to."""
        text = self._source_of(use.source, lang)
        if use.source != use.symbol.place:
            text = self.say("use-as", lang, source=text, it=use.symbol)
        if use.times > 1:
            text += self.say("use-times", lang, times=use.times, n=COST[use.times])
        if use.way != NO_WAY:
            text += f": {self.say(f'way/{WAY_NAMES[use.way]}', lang)}"
        return text

    def _source_of(self, source: int, lang: str) -> str:
        """The dice a symbol comes from."""
        if source < FROM_SPECIAL:
            return self.text(SYMBOLS[source], lang)
        if source == FROM_SPECIAL:
            return self.say("from/special", lang)
        for saying, first in (("wild", WILD), ("joined", JOINED), ("merged", MERGED)):
            if source >= first:
                return self.say(f"from/{saying}", lang, it=SYMBOLS[source - first])
        raise LookupError(f"no dice called {source}")

    # The log

    def event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        return sentence(self._event(event, lang, names))

    def _event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        word, it, source, n = event.word, event.it, event.source, int(event.n)
        fields: dict[str, Any] = {
            "who": names[event.seat] if event.seat >= 0 else "",
            "n": n,
            "it": it,
            "source": self._source(source, lang),
        }
        if word in AT_A_FIELD:
            fields["at"] = spot(n)
        elif word in TO_A_FIELD:
            fields["to"] = spot(n)
        if word is terms.HERO_MOVED:
            fields["at"] = spot(it)
        elif word is terms.ENEMY_MOVED:
            fields["at"], fields["to"] = spot(n), spot(source)
        elif word is terms.HERO_PUSHED:
            if source < 0:
                return self.say("hero-pushed/boss", lang, **fields)
            fields["by"] = names[source]
        elif word is terms.HERO_FELL:
            fields["far"] = it
        elif word is terms.ROLLED:
            fields["it"] = self.symbols_of(n, lang)
        elif word is terms.STEP_BEGAN:
            fields["it"] = self.name(f"step-{n}", lang)
        elif word is terms.SYMBOL_USED:
            fields["it"] = self.use(it, lang)
        return self.say(word.key, lang, **fields)

    def _source(self, source: Any, lang: str) -> str:
        """Where it comes from, in brackets, if that has a name."""
        if isinstance(source, Named) and not isinstance(source, Use) and source.key in self.names:
            return f" ({self.name(source.key, lang)})"
        return ""

    def symbols_of(self, dice: int, lang: str) -> str:
        """What some dice show, counted."""
        return self.counted_symbols(SHOWN[dice], lang)

    def counted_symbols(self, places: Sequence[int], lang: str) -> str:
        counts = Counter([SYMBOLS[place].key for place in places])
        texts = [
            self.name(key, lang) if n == 1 else f"{n}× {self.name(key, lang)}"
            for key, n in counts.items()
        ]
        return ", ".join(texts) if texts else self.say("no-dice", lang)


WIDTH: Final = 2 * int(next(iter(CARDS.values())).width)  # of a level
AT_A_FIELD: Final = (terms.DEFEATED, terms.SUMMONED)
TO_A_FIELD: Final = (
    terms.HERO_MOVED,
    terms.HERO_PUSHED,
    terms.ENEMY_PUSHED,
    terms.APPEARED,
    terms.HERO_FELL,
    terms.ENEMY_FELL,
)


def spot(field: int) -> str:
    """How a field is called: the letter of its column and the number of its row."""
    return f"{COLUMNS[field % WIDTH]}{field // WIDTH + 1}"


def _things() -> list[Named]:
    """All that can be described: heroes, enemies, bosses with what is theirs, cards."""
    found: list[Named] = [*HEROES, *ENEMIES]
    for boss in BOSSES:
        found += [boss, *boss.tokens, *boss.deck]
        if boss.helper is not None:
            found.append(boss.helper)
    return [*found, *ITEMS, *POTIONS, *ARTIFACTS, *EVENTS, *CARDS.values()]
