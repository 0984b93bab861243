"""The six heroes of Season One together: shared tokens, every pair, teams and the hill."""

from __future__ import annotations

from itertools import combinations

import pytest

from kostka.games.dicethrone.content import GAME, HEROES, begin
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.words import book
from kostka.words.dicethrone import DiceThrone
from kostka.words.dicethrone_board import briefs
from tests.promises import invariants
from tests.promises.worlds import play_on
from tests.rules.dicethrone.stage import Stage

SIX = ("barbarian", "moon-elf", "pyromancer", "monk", "paladin", "shadow-thief")


# --- Shared tokens --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "heroes"),
    [
        ("stun", ("barbarian", "pyromancer")),
        ("knockdown", ("pyromancer", "monk")),
        ("evasive", ("moon-elf", "monk")),
    ],
)
def test_a_token_of_two_leaflets_is_one_and_the_same(token: str, heroes: tuple[str, str]) -> None:
    one, other = [
        next(each for each in HEROES[hero].tokens if each.key == token) for hero in heroes
    ]
    assert one is other
    assert [hero for hero in SIX if one in HEROES[hero].tokens] == sorted(heroes, key=SIX.index)


def test_two_heroes_stun_each_other() -> None:
    stage = Stage("barbarian", "pyromancer").do("roll", "6 6 6 6 1", "announce crit-bash")
    stage.until("defensive").until("offensive").do("roll", "4 4 1 2 6", "no-ability")
    stage.next_turn().do("roll", "6 6 6 6 1", "announce meteorite").until("defensive")
    assert (stage.count(0, "stun"), stage.count(1, "stun")) == (1, 0)
    twin = stage.copy()
    for each in (stage, twin):
        each.until("offensive").do("roll", "1 2 3 4 6", "announce fireball 1").finish_roll_phase()
        assert each.s.health == [50 - 4 - 4, 45]


def test_two_heroes_evade_with_the_same_token() -> None:
    stage = Stage("moon-elf", "monk").hand(0, "transference").cp(0, 2).tokens(0, evasive=1)
    stage.until("main-1").do("play transference").pass_window()
    assert (stage.count(0, "evasive"), stage.count(1, "evasive")) == (0, 1)
    stage.do("roll", "1 2 3 4 6", "announce longbow 1").until("defensive").until_asked(1)
    stage.do("spend evasive", "2").finish_roll_phase()
    assert stage.s.health == [50, 50]


def test_two_heroes_knock_down_a_third_and_that_is_one_token() -> None:
    heroes = ("monk", "pyromancer", "barbarian")
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"]).hand(0, "palm-strike")
    stage.until("main-1").do("play palm-strike", "seat 3").next_turn()
    stage.level(1, "ignite", 2).do("roll", "4 4 5 5 1", "announce blazing-soul", "seat 3")
    stage.finish_roll_phase()
    assert stage.count(2, "knockdown") == 1
    stage.next_turn().do("get-up", "roll", "1 2 3 4 6", "announce smack 1", "seat 1")
    assert stage.finish_roll_phase().s.health == [31, 35, 35]


def test_a_raised_limit_is_one_players_alone() -> None:
    stage = Stage("monk", "monk").do("roll", "6 6 6 6 6", "announce transcendence")
    stage.finish_roll_phase()
    chi = stage.token("chi")
    assert [stage.s.limit(seat, chi) for seat in (0, 1)] == [6, 5]
    assert [stage.count(seat, "chi") for seat in (0, 1)] == [6, 0]


# --- Among several --------------------------------------------------------------------------------


def test_a_teammate_is_given_what_he_can_use() -> None:
    heroes = ("paladin", "barbarian", "moon-elf", "monk")
    stage = Stage(*heroes, mode=MODES["2v2"]).hand(0, "consecration").cp(0, 4).until("main-1")
    stage.do("play consecration", "seat 4").next_turn()
    stage.do("roll", "1 1 2 2 3", "announce smack 3", "6", "seat 4").until("defensive")
    stage.until_asked(3).do("spend retribution", "spend protect").finish_roll_phase()
    assert stage.s.health == [46, 46]


def test_what_stuns_one_of_a_team_leaves_the_other_free() -> None:
    heroes = ("barbarian", "moon-elf", "monk", "paladin")
    stage = Stage(*heroes, mode=MODES["2v2"]).hand(2, "not-this-time").cp(2, 1)
    stage.do("roll", "6 6 6 6 1", "announce crit-bash", "6", "seat 2").until("defensive")
    stage.until_asked(2).do("play not-this-time").until("offensive")
    assert stage.s.health == [50, 50]
    stage.do("roll", "1 2 3 4 6", "announce smack 1")  # at the same one, without another die
    assert stage.finish_roll_phase().s.health == [50, 46]


def test_the_fire_of_a_soul_reaches_both_of_a_team() -> None:
    heroes = ("pyromancer", "moon-elf", "monk", "paladin")
    stage = Stage(*heroes, mode=MODES["2v2"])
    stage.do("roll", "5 5 5 1 2", "announce burning-soul").finish_roll_phase()
    assert stage.s.health == [50, 44]


# --- Texts ----------------------------------------------------------------------------------------

TEXTS = {  # what is easily read wrongly
    "fire-mastery": (
        "Once per turn, when your Upkeep Phase begins: remove this token.",
        "Jednou za tah, když začíná tvá fáze údržby: odstraň tento žeton.",
        "Raz na turę, gdy zaczyna się twoja Faza Utrzymania: usuń ten żeton.",
    ),
    "poison": (
        "In your Upkeep Phase, for each of them: you take 1 damage.",
        "Ve své fázi údržby za každý z nich: dostaneš 1 zranění.",
        "W swojej Fazie Utrzymania za każdy z nich: otrzymujesz 1 obrażenie.",
    ),
    "cleanse": (
        "Spend it when you have another status token that can be removed: choose one of your "
        "status tokens that can be removed. Remove it.",
        "Využij ho, když máš ještě jiný žeton stavu, který lze odstranit: vyber jeden svůj žeton "
        "stavu, který lze odstranit. Odstraň ho.",
        "Wydaj go, gdy masz jeszcze inny żeton efektu, który można usunąć: wybierz jeden swój "
        "żeton efektu, który można usunąć. Usuń go.",
    ),
    "fire-up": (
        "Raise your stack limit of Fire Mastery by 1 for the rest of the game. Then gain 2 Fire "
        "Mastery.",
        "Zvyš do konce hry svůj nejvyšší počet žetonů Mistrovství ohně o 1. Poté získej 2 žetony "
        "Mistrovství ohně.",
        "Zwiększ do końca gry swój limit stosu żetonów Mistrzostwo ognia o 1. Następnie weź 2 "
        "żetony Mistrzostwo ognia.",
    ),
    "shadow-coin": (
        "Gain 2 CP. If you have Shadows, gain 1 CP.",
        "Získej 2 BB. Pokud máš žeton Stíny, získej 1 BB.",
        "Weź 2 PW. Jeśli masz żeton Cienie, weź 1 PW.",
    ),
}
BRIEFS = {
    "missed-me/1": (
        "1 damage per 2 Arrows, 2 Feet: prevent half",
        "1 zranění za 2× Šíp, 2× Noha: zabraň polovině",
        "1 obrażenie za 2× Strzała, 2× Stopa: zapobiegnij połowie",
    ),
    "smack/2/1": (
        "5 damage, 4 of a kind: undefendable",
        "5 zranění, 4 stejná čísla: neblokovatelně",
        "5 obrażeń, 4 takie same cyfry: nieuchronnie",
    ),
    "offensive-stance/2": (
        "2 undefendable, Crit or Accuracy",
        "2 neblokovatelná, Kritický zásah nebo Přesnost",
        "2 nieuchronne, Trafienie krytyczne lub Celność",
    ),
    "tithe/1": (
        "Pay 1 CP, reroll a die, pay 3 CP, draw 1",
        "Zaplať 1 BB, přehoď kostku, zaplať 3 BB, dober 1",
        "Zapłać 1 PW, przerzuć kość, zapłać 3 PW, dobierz 1",
    ),
}


@pytest.mark.parametrize(("place", "lang"), list(enumerate(("en", "cs", "pl"))))
def test_texts_and_tiles_read_as_written_by_hand(place: int, lang: str) -> None:
    spoken = book("dicethrone")
    assert isinstance(spoken, DiceThrone)
    for key, texts in TEXTS.items():
        lines = spoken.describe(spoken.things[key], lang).split("\n")
        assert lines[-1] == texts[place]
    tiles = briefs(spoken, lang)
    for key, texts in BRIEFS.items():
        assert tiles[key] == texts[place]


# --- Random games ---------------------------------------------------------------------------------

SETUPS = [
    *[((one, other), "duel") for one, other in combinations(SIX, 2)],
    (SIX[:3], "king-of-the-hill"),
    (SIX[3:], "king-of-the-hill"),
    (SIX, "king-of-the-hill"),
    (SIX[:4], "2v2"),
    (SIX[2:], "2v2"),
    (SIX, "3v3"),
    (SIX, "2v2v2"),
]


@pytest.mark.parametrize(("heroes", "mode"), SETUPS)
def test_random_games_end_and_keep_their_promises(heroes: tuple[str, ...], mode: str) -> None:
    for seed in range(2 if mode == "duel" else 1):
        s, rng = begin({"heroes": heroes, "mode": (mode,)}), Rng(seed)
        moves: list[str] = []
        while not s.over():
            options = [s.roll(rng)] if s.at_chance() else s.options()
            assert options, "somebody is asked and has no answer"
            option = options[rng.below(len(options))]
            moves.append(s.write(option))
            s.choose(option)
            if len(moves) % 23 == 0 and not s.over():
                check(s)
        invariants.dicethrone(s)
        assert not s.technical()
        again = begin({"heroes": heroes, "mode": (mode,)})
        for move in moves:
            again.choose(again.read(move))
        assert GAME.hash(again) == GAME.hash(s)


def check(s: Battle) -> None:
    invariants.dicethrone(s)
    text = GAME.shelf.save(s)
    loaded = GAME.shelf.load(text)
    assert GAME.shelf.save(loaded) == text
    twin = s.clone()
    play_on(twin, Rng(1), 30)
    play_on(loaded, Rng(1), 30)
    assert GAME.hash(loaded) == GAME.hash(twin)
    assert GAME.shelf.save(s) == text
