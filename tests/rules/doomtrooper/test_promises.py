"""What holds in every game: clones, saves, imagined games, notation, and that no card is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kostka.games.doomtrooper import cards
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.cards.decks import FACTIONS, FIGHTS, TOURNAMENT
from kostka.games.doomtrooper.content import CARDS, SHELF, begin, check_deck, new_game
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.chance import Rng
from kostka.kernel.state import playout
from kostka.kernel.step import Reason
from tests.rules.doomtrooper.stage import cards_of

SEEDS = range(6)
SEATS = (0, 2, 3)  # 0: a whole game of two, else one fight of so many


def fight(seed: int, seats: int) -> Fight:
    """Every deck gets its turn."""
    if not seats:
        return new_game(TOURNAMENT)
    return new_game([FIGHTS[(seed + seat) % len(FIGHTS)] for seat in range(seats)], 20)


def step(s: Fight, rng: Rng) -> None:
    s.choose(s.roll(rng) if s.at_chance() else s.options()[rng.below(len(s.options()))])


def stops(seed: int, seats: int) -> Iterator[tuple[int, Fight]]:
    """A random game, at every decision."""
    rng, s, n = Rng(seed), fight(seed, seats), 0
    while s.stack:
        yield n, s
        n += 1
        step(s, rng)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_and_the_game_ends(seed: int, seats: int) -> None:
    before: list[str] = []
    for _, s in stops(seed, seats):
        now = cards_of(s)
        assert now == (before or now)
        before = now
    assert s.over() and (s.technical() or sum(s.outcome()) <= 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_what_may_does_not_refuse_and_are_read_as_they_are_written(
    seed: int, seats: int
) -> None:
    for _, s in stops(seed, seats):
        question, f = s.question(), s.stack[-1]
        options = s.options()
        assert len(options) > 0
        for option in options:
            assert s.may(option) is None
            assert s.read(s.write(option)) == option
        for option in question.offers(s, f):
            refused = option not in options
            assert isinstance(s.may(option), Reason) is refused


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_independent_and_a_save_loads_to_an_equal_game(seed: int, seats: int) -> None:
    for n, s in stops(seed, seats):
        if n % 23:
            continue
        before = SHELF.hash(s)
        text = SHELF.save(s)
        again = SHELF.load(text)
        assert SHELF.save(again) == text
        assert [again.write(o) for o in again.options()] == [s.write(o) for o in s.options()]
        clone = s.clone()
        assert SHELF.hash(clone) == before
        one, other = Rng(n), Rng(n)
        for _ in range(40):
            if clone.stack:
                step(clone, one)
                step(again, other)
        assert SHELF.hash(clone) == SHELF.hash(again), "a loaded game plays on alike"
        assert SHELF.hash(s) == before


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_game_is_made_of_what_the_seat_knows(seed: int, seats: int) -> None:
    for n, s in stops(seed, seats):
        if n % 61:
            continue
        before = SHELF.hash(s)
        for seat in range(s.seats()):
            one = s.imagine(seat, Rng(n))
            assert one.hands[seat] == s.hands[seat] and one.decks[seat] == s.decks[seat]
            assert [len(hand) for hand in one.hands] == [len(hand) for hand in s.hands]
            assert cards_of(one) == cards_of(s)
            other = s.imagine(seat, Rng(n + 1)).imagine(seat, Rng(n))
            assert SHELF.save(other) == SHELF.save(one), "what others really hold is not used"
            rng = Rng(n)
            for _ in range(30):
                if one.stack:
                    step(one, rng)
        assert SHELF.hash(s) == before


@pytest.mark.parametrize("seats", SEATS)
def test_to_hurry_changes_nothing(seats: int) -> None:
    """A window that answers for who can only pass leads to the same decisions."""
    slow, quick = fight(3, seats), fight(3, seats)
    quick.hurry = True
    one, other = Rng(3), Rng(3)
    while slow.stack:
        if not slow.at_chance() and len(slow.options()) == 1:
            slow.choose(slow.options()[0])
            continue
        while quick.stack and not quick.at_chance() and len(quick.options()) == 1:
            quick.choose(quick.options()[0])
        assert [slow.write(o) for o in slow.options()] == [quick.write(o) for o in quick.options()]
        step(slow, one)
        step(quick, other)
    assert quick.over() and quick.outcome() == slow.outcome()


def test_every_card_is_played_in_random_games() -> None:
    wanted = {card.key for deck in FIGHTS for card in deck.cards}
    for seed in range(1000):  # the dearest card is played in less than one game of a hundred
        s = fight(seed, 2 + seed % 2)
        s.log = []
        playout(s, Rng(seed))
        wanted -= {event.it.key for event in s.log if event.word.key == "card-played"}
        if not wanted:
            break
    assert not wanted


@pytest.mark.parametrize("pair", [(0, 1), (1, 2), (2, 0), (2, 2)])
def test_factions_play_to_the_end_and_lose_no_card(pair: tuple[int, int]) -> None:
    rng, s = Rng(sum(pair)), new_game([FACTIONS[i] for i in pair])
    before = cards_of(s)
    while s.stack:
        step(s, rng)
        assert not s.stack or cards_of(s) == before
    assert s.over() and not s.technical()


def test_a_deck_is_found_by_the_name_of_its_faction() -> None:
    s = begin({"decks": ("mishima", "tribes")})
    assert [list(FACTIONS[i].cards) for i in (0, 2)] == s.decks


def test_decks_for_one_fight_have_forty_cards_and_at_most_four_of_a_kind() -> None:
    for deck in FIGHTS:
        assert len(deck.cards) == 40
        assert max(deck.cards.count(card) for card in deck.cards) <= 4


def test_decks_for_a_whole_game_obey_the_tournament() -> None:
    for deck in (*TOURNAMENT, *FACTIONS):
        check_deck(deck.cards, deck.side)
        assert not deck.troop and len(deck.cards) == 60


def test_no_card_is_named_outside_the_cards() -> None:
    folder = Path(cards.__file__).parent
    rooms = [path for path in folder.parent.glob("*.py") if not path.name.startswith("names")]
    for path in rooms:
        text = path.read_text("utf-8")
        assert [key for key in CARDS if f'"{key}"' in text] == [], path.name


def test_a_random_player_takes_every_action_as_often_though_not_all_are_judged() -> None:
    """So often that of the allowed actions each comes as it should, and no other at all."""
    judged = 0
    for n, s in stops(1, 0):
        options = s.options()
        if n % 16 or not isinstance(s.question(), TakeAnAction) or len(options) == 1:
            continue
        judged += 1
        each = 200
        taken = [s.blind(luck) for luck in [Rng(n)] for _ in range(each * len(options))]
        counts = [len([it for it in taken if it == option]) for option in options]
        assert sum(counts) == len(taken), "nothing that is forbidden"
        off = sum([(count - each) ** 2 / each for count in counts])
        free = len(options) - 1
        assert off < free + 5 * (2 * free) ** 0.5, (counts, off)  # chi-squared, five deviations
    assert judged >= 10
