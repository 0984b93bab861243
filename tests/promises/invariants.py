"""What must be true of a position whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kostka.games.dicethrone.notes import Aim
from kostka.games.dicethrone.play import PLAY
from kostka.games.dicethrone.printed import Card
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import COMPANION, MAX_CP, OVER_START
from kostka.games.doomtrooper import notes, terms
from kostka.games.doomtrooper import state as doom
from kostka.games.doomtrooper.card import Card as DoomCard
from kostka.games.doomtrooper.content import DECKS
from kostka.games.doomtrooper.play import PLAY as PLAY_IN_A_FIGHT
from kostka.games.doomtrooper.rules import CHANGING
from kostka.games.plosinovka.bosses import BY_DIE, BY_SYMBOL
from kostka.games.plosinovka.card import Item
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.moving import STEP
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY
from kostka.games.plosinovka.terms import OFF, TOKENS


def dicethrone(s: Battle) -> None:
    for seat, hero in enumerate(s.heroes):
        cards = [
            *s.hands[seat],
            *s.decks[seat],
            *s.tops[seat],
            *s.bottoms[seat],
            *s.piles[seat],
            *s.upgrades[seat],
        ]
        for f in s.stack:  # a card on its way from the hand to the pile, or from the deck
            if f.rule is PLAY and f.you == seat and f.line < f.rule.size and f.line > 0:
                assert isinstance(f.it, Card)
                cards += [f.it] if f.it not in s.upgrades[seat] else []
            if isinstance(f.notes, Aim) and f.you == seat:
                cards += f.notes.cards
        assert len(set(cards)) == len(cards)
        missing = set(hero.deck) - set(cards)
        ended = s.over() or seat not in s.circle  # what was being played then lies nowhere
        assert len(missing) <= (3 if ended else 0)
        spells = [*s.spells[seat], *s.shelved[seat], *s.prepared[seat]]
        assert sorted(spell.key for spell in spells) == sorted(spell.key for spell in hero.spells)
        assert 0 <= s.cp[seat] <= MAX_CP
        for token in s.boards[seat]:
            if token.base.status is not COMPANION:  # another's may lie there too
                assert s.count(seat, token) <= s.limit(seat, token)
        for shown in s.known:
            assert shown.card in s.hands[shown.owner]
    assert all(0 <= health <= s.mode.health + OVER_START for health in s.health)


def doomtrooper(s: doom.Fight) -> None:
    whole = [sorted(card.key for card in (*it.troop, *it.cards, *it.side)) for it in DECKS.values()]
    for seat in range(s.seats()):
        found = belonging(s, seat)
        if not s.over():
            assert found in whole
        else:  # what was being played when the game ended
            assert any(not Counter(found) - Counter(deck) for deck in whole)
            assert len(found) >= 40
    bounds_of_doomtrooper(s)


def belonging(s: doom.Fight, seat: int) -> list[str]:
    """Every card that this player brought along, wherever it is now."""
    cards = [card for place in places(s) for card in place[seat]]
    cards += [piece.itself() for piece in s.table if piece.owner == seat]
    cards += [card for owner, card in s.veiled if owner == seat]
    for f in s.stack:  # laid down, and neither a piece nor put away yet
        played = f.notes
        if (
            f.rule is PLAY_IN_A_FIGHT
            and f.you == seat
            and isinstance(played, notes.Played)
            and isinstance(f.it, DoomCard)
            and not played.stays
            and 0 < f.line < f.rule.size
        ):
            cards.append(played.real or f.it)
        if f.rule is CHANGING and f.you == seat and f.it:
            cards += f.it
    return sorted(card.key for card in cards)


def bounds_of_doomtrooper(s: doom.Fight) -> None:
    for seat in range(s.seats()):
        assert s.destiny[seat] >= 0 and s.promotion[seat] >= 0
        assert 0 <= s.clocks[seat] <= terms.COUNTDOWN
    numbers = [int(piece.number) for piece in s.table]
    assert len(set(numbers)) == len(numbers) and max(numbers, default=0) <= s.serial
    for piece in s.table:
        assert piece.on == terms.NOTHING or s.piece(piece.on) is not None
        assert piece.by in s.circle
    standing = [it for it in s.table if it.on == it.out == terms.NOTHING and not it.unpaid]
    for piece in [it for it in s.table if it.pair]:  # one warrior on two cards
        other = s.piece(piece.pair)
        assert other is not None and other.pair == piece.number and other.card is piece.card
        assert (other.wounded, other.down) == (piece.wounded, piece.down)
        assert (other.out, other.jailer, other.lent) == (piece.out, piece.jailer, piece.lent)
    alone = [it for it in standing if not it.pair or it.real is None]
    people = [piece.card for piece in alone if piece.card.personality]
    assert len(set(people)) == len(people)
    for duel in [f.notes for f in s.stack if isinstance(f.notes, notes.Duel)]:
        assert all(award.destiny <= 2 * award.points for award in duel.awards)


def places(s: doom.Fight) -> tuple[list[list[DoomCard]], ...]:
    return (s.hands, s.decks, s.piles, s.buried, s.gone, s.sides)


def plosinovka(s: Climb) -> None:
    tower = s.tower
    for seat, player in enumerate(s.players):
        if player.at != OFF:
            assert tower.first <= player.at < tower.last
            pushing = s.board[player.at] != seat + 1  # lifted, while another is pushed away
            assert not pushing or any(f.rule is STEP and f.you == seat for f in s.stack)
        assert player.gold >= 0 and player.gems >= 0
        assert len(set(player.tokens)) == len(player.tokens)
        if player.hero is not None and s.turn:
            assert 0 < player.lives <= s.most_lives(seat)
    standing = [s.seat_at(i) for i in range(tower.size) if s.seat_at(i) >= 0]
    assert len(set(standing)) == len(standing)
    for i in range(tower.size):
        assert s.board[i] == EMPTY or tower.first <= i < tower.last
        assert not s.lying[i] or tower.first <= i < tower.last
    for enemy in s.kinds:
        assert s.on_board(enemy) <= TOKENS
    items = [*s.items, *s.item_shop]
    potions = [*s.potions, *s.bottom, *s.potion_shop]
    for player in s.players:
        items += [card for card in player.owned if isinstance(card, Item)]
        potions += player.potions
        assert all(card is player.hero or card in player.owned for card in player.turned)
    assert sorted(card.key for card in items) == sorted(card.key for card in ITEMS)
    assert len(potions) == sum(potion.copies for potion in POTIONS)
    assert all(0 <= n <= s.rolled[place] for place, n in enumerate(s.pool))
    if s.boss is not None and s.turn and not s.over():
        held = [f for f in s.stack if f.rule in (BY_DIE, BY_SYMBOL)]
        assert held or len(s.deck) + len(s.discard) == len(s.boss.deck)
    if s.solo:
        assert len(s.events) + len(s.shown) == len(EVENTS)


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "dicethrone": dicethrone,
    "doomtrooper": doomtrooper,
    "plosinovka": plosinovka,
}
