"""Somebody who plays Doomtrooper towards what has not fired yet, and decks for that."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.actions import ATTACK, MEDITATE, NO_MORE_ACTIONS, TakeAnAction
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, COPIES, LEAST, check_deck
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.disclosures import MayShowTheMission
from kostka.games.doomtrooper.duel import ChooseTheWeapon, NameTheAttacker, NameTheDefender
from kostka.games.doomtrooper.legal import used
from kostka.games.doomtrooper.places import YES
from kostka.games.doomtrooper.play import NameTheTarget
from kostka.games.doomtrooper.rules import KEEP, Discard, DrawUpTo
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import WARRIOR
from kostka.kernel.chance import Rng
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from tests.promises.companions import companions
from tests.promises.to_fire import all_of

STARS = 7  # cards of a deck that are to fire


def parade(seed: int, wanted: set[Any]) -> Deck:
    """A deck for a tournament: some of what has not fired yet, those of whom it speaks, and what
    else there is."""
    rng = Rng(seed)
    new = [card for card in CARDS.values() if all_of(card) & wanted]
    stars = [new[(seed * STARS + i) % len(new)] for i in range(STARS)]
    helpers = [friend for card in stars for friend in companions(card)]
    warriors = [card for card in CARDS.values() if card.kind is WARRIOR]
    friends = [it for it in warriors if any([card.affiliation is it.affiliation for card in stars])]
    cards = COPIES * [CARDS["positive-karma"]]
    for card in (*stars, *stars, *helpers):
        if cards.count(card) < COPIES and len(cards) < LEAST * 3 // 4:
            cards.append(card)
    while len(cards) < LEAST:
        among = (new, friends or warriors, list(CARDS.values()))[len(cards) % 3]
        able = [card for card in among if cards.count(card) < COPIES]
        if not able:
            able = [card for card in warriors if cards.count(card) < COPIES]
        cards.append(able[rng.below(len(able))])
    check_deck(cards)
    return Deck(f"parade {seed}", (), cards)


class Seeker:
    """Plays towards what has not fired yet; in all else at random, but it builds up and attacks."""

    def __init__(self, seed: int, wanted: set[Any]) -> None:
        self.rng = Rng(seed)
        self.wanted = wanted
        new = [card for card in CARDS.values() if all_of(card) & wanted]
        self.useful = {*new, *[friend for card in new for friend in companions(card)]}

    def leads_on(self, s: Fight, option: Any) -> bool:
        """A card of which something is wanted, such an ability, a fighter or a weapon."""
        if isinstance(option, Card):
            return option in self.useful
        question = s.question()
        if isinstance(question, MayShowTheMission):
            return option is YES
        if not isinstance(option, int) or option < 0:
            return False
        if isinstance(question, (TakeAnAction, PlayOrPass)):
            return used(s, option)[1].key in self.wanted
        if isinstance(question, (NameTheAttacker, NameTheDefender, ChooseTheWeapon)) or (
            isinstance(question, NameTheTarget) and s.piece(option) is not None
        ):
            lying = [it.card for it in s.table if option in (it.number, it.on)]
            return any([card in self.useful for card in lying])
        return False

    def draw(self, s: Fight) -> Any:
        """Chance is kind: mostly a card comes that is wanted."""
        if isinstance(s.question(), DrawUpTo) and self.rng.below(4):
            new = [card for card in s.options() if self.leads_on(s, card)]
            if new:
                return self.one_of(new)
        return s.roll(self.rng)

    def one_of(self, options: Any) -> Any:
        return options[self.rng.below(len(options))]

    def choose(self, s: Fight) -> Any:
        options = s.options()
        question = s.question()
        new = [option for option in options if self.leads_on(s, option)]
        if isinstance(question, Discard):
            rest = [it for it in options if it not in new and it is not KEEP]
            return self.one_of(rest or options)
        if new:
            return self.one_of(new)
        if isinstance(question, PlayOrPass):
            return self.one_of(options) if self.rng.below(4) == 0 else PASS
        if isinstance(question, TakeAnAction):
            return self.act(s, options)
        return self.one_of(options)

    def act(self, s: Fight, options: Any) -> Any:
        seat = int(s.seat)
        if len(s.troop(seat)) < 4:
            warriors = [it for it in options if isinstance(it, Card) and it.kind is WARRIOR]
            if warriors:
                return self.one_of(warriors)
        if ATTACK in options and self.rng.below(2):
            return ATTACK
        saves = any([self.leads_on(s, it) and it.cost > s.destiny[seat] for it in s.hands[seat]])
        if MEDITATE in options and (saves or self.rng.below(2)):
            return MEDITATE
        rest = [it for it in options if it is not NO_MORE_ACTIONS]
        return self.one_of(rest or options)
