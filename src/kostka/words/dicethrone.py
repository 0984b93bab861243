"""Dice Throne in words: how its cards, abilities, tokens and heroes are described.

A paragraph opens with what it is about (a level, a requirement, an occasion) and stands on a line
of its own, so that it is clear how far it reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.games.dicethrone.cards import COMMON, NOTHING_TO_ACT_ON
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.modes import MANY, MODES
from kostka.games.dicethrone.names import COUNTED, NAMES, SIDES
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Mode,
    Need,
    Row,
    Spend,
    Token,
)
from kostka.games.dicethrone.sayings import LABELS, NOUNS, SAYINGS
from kostka.games.dicethrone.terms import SPELL
from kostka.games.dicethrone.verbs_tokens import LATE_FROM
from kostka.games.dicethrone.words import FORMS, HEADS, PHRASES, QUESTIONS, TITLES
from kostka.kernel.event import Event
from kostka.kernel.sense import Sense
from kostka.words.book import Book, Name
from kostka.words.dicethrone_log import event_text
from kostka.words.dicethrone_options import option_text
from kostka.words.inflect import AND, capital, listed, roman, sentence


class DiceThrone(Book):
    def __init__(self) -> None:
        names = {key: Name(*texts) for key, texts in LABELS.items()}
        names |= {key: Name(*row) for key, row in NAMES.items()}
        super().__init__(
            PHRASES,
            names,
            questions=QUESTIONS,
            sayings=SAYINGS,
            titles=TITLES,
            nouns=NOUNS,
            forms=FORMS,
            heads=HEADS,
            counted=COUNTED,
        )
        self.things |= MODES
        for hero in HEROES.values():
            self._enter(hero)

    def _enter(self, hero: Hero) -> None:
        for thing in (*COMMON, hero, *hero.abilities, *hero.tokens, *hero.cards, *hero.spells):
            self.things[thing.key] = thing
        for card in hero.cards:
            if card.upgrades is not None:
                self._call_after(card.key, card.upgrades.key, f" {roman(card.level)}")
        for token in hero.tokens:
            if token.base is not token:
                self._call_after(token.key, token.base.key, f" ({SIDES[token.key]})")
        for ability in hero.abilities:
            for level in ability.levels:
                for row in level.rows:
                    self._call_after(row.key, row.called or ability.key)

    def _call_after(self, key: str, other: str, ending: str = "") -> None:
        name = self.names.get(other)
        if name is not None:
            en, cs, pl = (text + ending for text in name.texts)
            self.names[key] = Name(en, cs, pl, " ".join(name.ours))

    # Names that tell more

    def shown(self, token: Token, lang: str) -> str:
        """A token by its name and, if it has two, the side that is up."""
        name = self.name(token.base.key, lang)
        return f"{name} ({SIDES[token.key]})" if token.key in SIDES else name

    def row(self, row: Row, lang: str) -> str:
        """A row by its name and what the dice must show."""
        return f"{self.row_name(row, lang)} ({self.text(row.pattern, lang)})"

    def row_name(self, row: Row, lang: str) -> str:
        ability = row.ability
        assert ability is not None
        return self.name(row.called or ability.key, lang)

    def symbols(self, hero: str, dice: Sequence[int], lang: str) -> str:
        found = HEROES[hero]
        shown = [(sum(die in each.faces for die in dice), each) for each in found.symbols]
        return ", ".join([self.say("times", lang, n=n, it=each) for n, each in shown if n])

    # Descriptions

    def describe(self, thing: Any, lang: str) -> str:
        if isinstance(thing, Card):
            return "\n".join(self._card(thing, lang))
        if isinstance(thing, Ability):
            return "\n".join(self._ability(thing, lang))
        if isinstance(thing, Token):
            return "\n".join(self._token(thing, lang))
        if isinstance(thing, Hero):
            return "\n".join(self._hero(thing, lang))
        if isinstance(thing, Mode):
            return "\n".join(self._mode(thing, lang))
        return super().describe(thing, lang)

    def paragraph(self, opening: str, steps: Sequence[Any], lang: str) -> str:
        words = self.sentences(steps, lang)
        return f"{capital(opening)}: {words[:1].lower()}{words[1:]}"

    def facts(self, needs: Sequence[Need], lang: str) -> str:
        texts = [self.text(need, lang) for need in needs]
        return f" {AND[lang]} ".join([", ".join(texts[:-1]), texts[-1]] if texts[1:] else texts)

    def _card(self, card: Card, lang: str) -> list[str]:
        spell = card.kind is SPELL  # it has no price
        head = sentence(
            self.text(card.kind, lang)
            if spell
            else self.say("card", lang, kind=card.kind, n=card.cost)
        )
        if card.modifier:
            head += " " + sentence(self.say("modifier", lang))
        ability = card.upgrades
        if ability is not None:
            reached = self.say("upgrades", lang, ability=ability, level=roman(card.level))
            return [
                f"{head} {sentence(reached)}",
                *self.level(ability, ability.levels[card.level - 1], lang),
            ]
        aim = () if card.aim is None else card.aim.lines
        # what it is aimed at is said there; that there must be such a thing goes without saying
        needs = [need for need in card.needs if not aim or need.rule != NOTHING_TO_ACT_ON]
        if needs:
            saying = "cast-if" if spell else "play-if"
            head += " " + sentence(self.say(saying, lang, facts=self.facts(needs, lang)))
        return [head, self.sentences((*aim, *card.does), lang)]

    def _ability(self, ability: Ability, lang: str) -> list[str]:
        found = [sentence(capital(self.text(ability.kind, lang)))]
        for n, level in enumerate(ability.levels, 1):
            if len(ability.levels) > 1:
                found.append(capital(self.say("level", lang, level=roman(n))) + ":")
            found += self.level(ability, level, lang)
        return found

    def level(self, ability: Ability, level: Level, lang: str) -> list[str]:
        found: list[str] = []
        for row in level.rows:
            opening = self.text(row.pattern, lang)
            if row.called:
                opening = f"{self.name(row.called, lang)} ({opening})"
            found.append(self.paragraph(opening, row.does, lang))
        if level.also:
            does = listed(self.parts(level.also, lang), lang)
            found.append(sentence(self.say("also", lang, does=does)))
        if level.does:
            roll = sentence(self.say("defence-roll", lang, n=level.dice))
            found.append(f"{roll} {self.sentences(level.does, lang)}")
        found += [sentence(self.text(each, lang)) for each in level.passive]
        found += [self._use(use, lang) for use in level.uses]
        if level.on_play:
            found.append(self.paragraph(self.say("on-play", lang), level.on_play, lang))
        return found

    def _token(self, token: Token, lang: str) -> list[str]:
        base = token.base
        head = sentence(self.say("token", lang, status=base.status, n=base.limit))
        if not base.removable and not base.transferable:
            head += " " + sentence(self.say("fixed", lang))
        elif not base.removable:
            head += " " + sentence(self.say("not-removed", lang))
        elif not base.transferable:
            head += " " + sentence(self.say("not-moved", lang))
        found = [head]
        if base.bonus is not None:
            found.append(sentence(self.say("bonus", lang, n=base.bonus)))
        if base.at_limit is not None:
            opening = self.say("at-limit", lang, n=base.limit)
            found.append(self.paragraph(opening, base.at_limit.lines, lang))
        for saying, rule in (
            ("upkeep", base.upkeep),
            ("at-income", base.income),
            ("out", base.out),
            ("back", base.back),
        ):
            if rule is not None:
                opening = self.say(saying, lang, n=base.limit)
                found.append(self.paragraph(opening, rule.lines, lang))
        for saying, whether in (
            ("gags", base.gags),
            ("stuns", base.stuns),
            ("hides", base.hides),
            ("attempts", base.attempts),
            ("saves", base.saves),
            ("no-income", base.no_income),
            ("covers", base.covers),
            ("until-roll-end", base.until_roll_end),
        ):
            if whether:
                found.append(sentence(self.say(saying, lang, n=int(whether))))
        found += [sentence(self.text(each, lang)) for each in base.whenevers]
        late = base.late
        if late is not None:
            sides = {"early": SIDES[base.key], "late": SIDES[late.key]}
            found.append(sentence(self.say("advances", lang, **sides)))
            if late.expires is not None:
                opening = self.say("expires", lang, late=SIDES[late.key])
                found.append(self.paragraph(opening, late.expires.lines, lang))
            found.append(sentence(self.say("comes-late", lang, n=LATE_FROM, **sides)))
        return found + [self._use(spend, lang) for spend in (*base.spends, *base.uses)]

    def _use(self, spend: Spend, lang: str) -> str:
        """What a token may be spent for, or an ability used for."""
        saying = "spend-for"
        if spend.token is None:
            saying = "use-it-for" if isinstance(spend.user, Token) else "use-for"
        opening = self.say(saying, lang, n=spend.n, times=spend.times if spend.once else 0)
        if spend.needs:
            opening += self.say("spend-if", lang, facts=self.facts(spend.needs, lang))
        return self.paragraph(opening, spend.rule.lines, lang)

    def _hero(self, hero: Hero, lang: str) -> list[str]:
        found = [sentence(self.say("complexity", lang, n=hero.complexity))]
        faces = ", ".join(
            [f"{_faces(each.faces)} {self.text(each, lang)}" for each in hero.symbols]
        )
        found.append(capital(self.say("dice", lang)) + f": {faces}.")
        if hero.setup.lines:
            found.append(self.paragraph(self.say("set-up", lang), hero.setup.lines, lang))
        for saying, things in (
            ("abilities", hero.abilities),
            ("spells", hero.spells),
            ("tokens", hero.tokens),
        ):
            own = [self.text(each, lang) for each in things if not _other_side(each)]
            if own:
                found.append(sentence(self.say(saying, lang) + ": " + ", ".join(own)))
        return found

    def _mode(self, mode: Mode, lang: str) -> list[str]:
        players, teams = len(mode.sides), len(set(mode.sides))
        said = "mode/teams" if mode.teams else "mode"
        found = [self.say(said, lang, n=players, teams=teams, health=mode.health)]
        if mode.teams:
            turns = [f"{_letter(mode.sides[seat])}{seat + 1}" for seat in mode.order]
            found.append(self.say("mode/order", lang, seats=", ".join(turns)))
        found += [self.say("mode/rolls", lang)] if mode.rolls else []
        found += [self.say("mode/crowns", lang)] if mode.crowns else []
        found += [self.say("mode/many", lang)] if players >= MANY else []
        return [sentence(line) for line in found]

    # Answers and the log

    def option(self, sense: Sense, lang: str, names: Sequence[str] = ()) -> str:
        return option_text(self, sense, lang, names)

    def thing(self, it: Any, lang: str, names: Sequence[str]) -> str:
        if isinstance(it, Row):
            return self.row(it, lang)
        if isinstance(it, Token):
            return self.shown(it, lang)
        if isinstance(it, Spend):
            return self.thing(it.user, lang, names)
        return super().thing(it, lang, names)

    def event(self, event: Event, lang: str, names: Sequence[str]) -> str:
        return sentence(event_text(self, event, lang, names))


def _letter(side: int) -> str:
    """A team, as rules and seats are lettered."""
    return "ABC"[side]


def _faces(faces: Sequence[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _other_side(thing: Any) -> bool:
    return isinstance(thing, Token) and thing.base is not thing
