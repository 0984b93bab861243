"""Revealing and removing levels; setting up."""

from __future__ import annotations

import pytest

from kostka.games.plosinovka.content import GAME, HEROES_BY_KEY, begin, new_game
from kostka.games.plosinovka.grid import GEM, GOLD, TowerCard
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake, Setup
from kostka.kernel.step import CHANCE
from tests.rules.plosinovka.stage import Stage, f
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"


def dealt(seed: int = 1, **setup: tuple[str, ...]) -> Climb:
    """A game right after its set-up."""
    s = begin(setup)
    luck = Rng(seed)
    while s.turn == 0:
        s.choose(s.roll(luck))
    return s


@proves("TOW-REVEAL-01", "TOW-REVEAL-03")
def test_entering_the_top_row_reveals_the_next_level_at_once() -> None:
    stage = Stage().heroes((3, 2)).dice("boot boot").do("boot up")
    assert stage.at() == (4, 2)
    assert stage.s.seat == CHANCE
    stage.reveal().out("ent")
    assert [stage.s.cards[i] is not None for i in range(8)] == [True] * 4 + [False] * 4
    guard = stage.s.guards[1]
    assert guard is not None and (guard.key, guard.tier) == ("ent", 2)
    assert stage.s.tower.highest + 1 == 2


@proves("TOW-REVEAL-02")
def test_a_level_is_revealed_only_the_first_time() -> None:
    stage = Stage(revealed=2).heroes((3, 2)).dice("boot").do("boot up")
    assert stage.at() == (4, 2)
    assert stage.s.seat == 0
    assert stage.s.tower.highest + 1 == 2


@proves("TOW-REVEAL-04", "TOW-MAP-08", "TOW-MAP-09")
def test_a_revealed_level_is_stocked() -> None:
    golds = [(5, 1), (5, 2), (6, 1), (6, 2)]
    gems = [(7, 1), (7, 2), (7, 3), (7, 4), (8, 1)]
    spawns = [(5, 5), (5, 6), (6, 5), (6, 6)]
    stage = Stage(golds=golds, gems=gems, spawns=spawns).heroes((3, 2)).dice("boot").do("boot up")
    stage.reveal().out("ent")
    assert [stage.lies(*field) for field in golds] == [GOLD] * 4
    assert [stage.lies(*field) for field in gems] == [GEM] * 5
    assert sorted(stage.enemies()) == spawns
    assert sum([1 for lies in stage.s.lying if lies]) == 4 + 5


@proves("TOW-MAP-07")
def test_one_enemy_of_the_levels_card_comes_to_each_spawn_field() -> None:
    stage = Stage(spawns=[(5, 1), (6, 4), (7, 8)]).heroes((3, 2)).dice("boot").do("boot up")
    stage.reveal().out("ent")
    assert stage.enemies() == {(5, 1): "ent", (6, 4): "ent", (7, 8): "ent"}
    assert len(stage.enemies()) == 3


@proves("TOW-REVEAL-05")
def test_the_turn_goes_on_after_a_level_was_revealed() -> None:
    stage = Stage().heroes((3, 2)).dice("boot boot boot").do("boot up")
    stage.reveal().out("ent")
    assert stage.pool() == "boot boot"  # 2 are left
    stage.do("boot up", "boot up")
    assert stage.at() == (6, 2)


@proves("TOW-MAP-10")
def test_emptied_fields_stay_empty() -> None:
    stage = Stage(golds=[(1, 2)]).heroes((1, 1), (1, 8)).dice("boot").do("boot right").end()
    for _ in range(8):  # turns 3 to 10
        stage.roll(COINS).end()
    assert stage.s.turn == 10
    assert stage.lies(1, 2) == 0


@proves("TOW-MAP-02")
def test_a_level_is_two_cards() -> None:
    s = dealt(players=("2",))
    assert len(s.cards) == 2 * s.levels
    assert [card is None for card in s.cards[:4]] == [False, False, True, True]


@proves("TOW-SETUP-01", "TOW-SETUP-03", "TOW-SETUP-05")
def test_ordinary_levels_are_of_ordinary_cards_and_rise_in_tier() -> None:
    for seed in range(6):
        s = begin({"players": ("2",)})
        luck = Rng(seed)
        shown = []
        while s.tower.highest < 0:
            if isinstance(s.options()[0], TowerCard):
                shown.append(s.options())
            s.choose(s.roll(luck))
        assert [len(cards) for cards in shown] == [12, 11]
        assert {enemy.tier for enemy in s.options()} == {1}
        assert not any(card.boss for cards in shown for card in cards)
    for revealed, tier in ((1, 2), (2, 3)):
        stage = Stage(revealed=revealed).heroes((4 * revealed - 1, 2)).dice("boot").do("boot up")
        assert not any(card.boss for card in stage.s.options())
        assert {enemy.tier for enemy in stage.reveal().s.options()} == {tier}


@proves("TOW-SETUP-01", "TOW-SETUP-02")
def test_the_tower_has_three_levels_of_which_the_lowest_is_revealed() -> None:
    s = dealt(players=("2",))
    ordinary = [card for card in s.heap if not card.boss]
    assert 2 * (s.levels - 1) == 6
    assert len([card for card in s.cards if card is not None]) == 2
    assert len(ordinary) == 12 - 2  # all others lie face down
    assert s.tower.highest == 0
    assert s.levels - 1 == 3


@proves("TOW-SETUP-03")
def test_a_random_enemy_of_the_first_tier_guards_level_one() -> None:
    found = set()
    for seed in range(20):
        guard = dealt(seed, players=("2",)).guards[0]
        assert guard is not None and guard.tier == 1
        found.add(guard.key)
    assert found == {"zombie", "goblin-thief"}
    assert len(found) == 2


@proves("TOW-SETUP-04", "TOW-SETUP-05")
def test_the_enemies_of_higher_levels_are_not_known() -> None:
    s = dealt(players=("2",))
    assert s.guards[1:] == [None, None, None]
    assert sorted({enemy.tier for enemy in s.foes if enemy.tier > 1}) == [2, 3]
    assert len([enemy for enemy in s.foes if enemy.tier == 3]) == 2


@proves("TOW-SETUP-06")
def test_the_boss_is_drawn_and_known_from_the_start() -> None:
    bosses = [dealt(seed, players=("2",)).boss for seed in range(20)]
    keys = {boss.key for boss in bosses if boss is not None}
    assert keys == {"medusa", "daimyo-banzai"}
    assert len(keys) == 2
    chosen = dealt(players=("2",), boss=("medusa",)).boss
    assert chosen is not None and chosen.key == "medusa"


@proves("TOW-SETUP-07")
def test_two_boss_cards_lie_above_level_three() -> None:
    stage = Stage(revealed=3).heroes((11, 2)).dice("boot").do("boot up")
    options = stage.s.options()
    assert all(card.boss for card in options)
    stage.reveal()
    assert len([card for card in stage.s.cards[6:8] if card is not None]) == 2
    assert stage.s.tower.highest + 1 == 4


@proves("TOW-SETUP-08", "TOW-SETUP-09")
def test_only_the_tokens_and_cards_of_the_boss_are_used() -> None:
    for key, tokens, size in (
        ("medusa", {"stone-feet", "venom", "blindness"}, 5),
        ("daimyo-banzai", {"challenge", "dishonour"}, 6),
    ):
        s = dealt(players=("2",), boss=(key,))
        assert s.boss is not None
        assert {token.key for token in s.boss.tokens} == tokens
        assert s.deck == list(s.boss.deck)
        assert len(s.deck) == size


@proves("TOW-SETUP-10")
def test_the_boss_is_not_on_the_map_until_its_level_is_revealed() -> None:
    assert dealt(players=("2",)).boss_field() == -1


@proves("TOW-SETUP-11", "TOW-SETUP-13")
def test_three_items_are_for_sale_and_twelve_in_the_deck() -> None:
    s = dealt(players=("2",))
    assert (len(s.item_shop), len(s.items)) == (3, 12)
    shops = {tuple(card.key for card in dealt(seed, players=("2",)).item_shop) for seed in range(9)}
    assert len(shops) > 1


@proves("TOW-SETUP-12", "TOW-SETUP-14")
def test_three_potions_are_for_sale_and_twelve_in_the_deck() -> None:
    s = dealt(players=("2",))
    assert (len(s.potion_shop), len(s.potions)) == (3, 12)
    shops = {tuple(c.key for c in dealt(seed, players=("2",)).potion_shop) for seed in range(9)}
    assert len(shops) > 1


@proves("TOW-SETUP-15")
def test_a_gem_comes_from_the_common_supply() -> None:
    stage = Stage()
    stage.s.gain_gems(0, 1, None)
    assert (stage.gems(0), stage.gems(1)) == (1, 0)


@proves("TOW-SETUP-16")
def test_the_next_player_rolls_the_same_five_dice() -> None:
    stage = Stage().heroes((1, 1), (1, 5)).roll("boot boot boot boot boot").end()
    assert sum(stage.s.pool) == 0
    stage.roll(COINS)
    assert (stage.s.active(), sum(stage.s.pool)) == (1, 5)


@proves("TOW-SETUP-17")
def test_one_to_four_play_and_one_plays_solo() -> None:
    found = [begin({"players": (str(players),)}) for players in range(1, 5)]
    assert [s.seats() for s in found] == [1, 2, 3, 4]
    assert [bool(s.solo) for s in found] == [True, False, False, False]
    for players in (0, 5):
        with pytest.raises(Mistake):
            begin({"players": (str(players),)})


@proves("TOW-SETUP-18", "TOW-SETUP-20", "TOW-SETUP-21")
def test_each_player_is_dealt_a_hero_with_its_lives_off_the_map() -> None:
    s = dealt(players=("4",))
    heroes = [player.hero for player in s.players]
    assert len(set(heroes)) == 4
    assert len(HEROES_BY_KEY) - 4 == 2
    for player in s.players:
        assert player.hero is not None and player.lives == player.hero.lives
        assert player.at == -1
    assert dealt(heroes=("bivoj", "avys")).players[0].lives == 4


@proves("TOW-SETUP-22", "TOW-SETUP-23")
def test_level_one_is_stocked_at_the_start() -> None:
    stage = Stage()
    for seed in range(6):
        s = dealt(seed, players=("2",))
        level = [s.tower.content[i] for i in range(32)]
        assert [s.lying[i] for i in range(32)] == [c if c in (GEM, GOLD) else 0 for c in level]
        assert s.enemy_fields() == s.tower.spawns(0)
        kinds = {s.enemy_at(field) for field in s.enemy_fields()}
        assert kinds == {s.guards[0]}
    drawn = Stage(
        golds=[(5, c) for c in range(1, 5)],
        gems=[(6, c) for c in range(1, 6)],
        spawns=[(7, c) for c in range(1, 5)],
    ).heroes((3, 8))
    drawn.dice("boot").do("boot up").reveal().out("ent")
    assert len([lies for lies in drawn.s.lying if lies == GOLD]) == 4
    assert len([lies for lies in drawn.s.lying if lies == GEM]) == 5
    assert len(drawn.enemies()) == 4
    assert stage.enemies() == {}


@proves("TOW-SETUP-24")
def test_the_starting_player_is_drawn_by_lot() -> None:
    s = begin({"players": ("4",)})
    assert s.seat == CHANCE
    assert [s.write(option) for option in s.options()] == ["seat 1", "seat 2", "seat 3", "seat 4"]
    s.choose(2)
    while s.turn == 0:
        s.choose(s.options()[0])
    assert s.active() == 2


@proves("TOW-SETUP-25", "TOW-SETUP-26")
def test_the_second_player_begins_with_a_gold() -> None:
    s = dealt(players=("2",))
    first, second = s.from_seat(s.active())
    assert (s.players[first].gold, s.players[first].gems) == (0, 0)
    assert (s.players[second].gold, s.players[second].gems) == (1, 0)
    assert s.seats() == 2
    four = dealt(players=("4",))
    assert four.players[four.active()].gold == 0


@proves("TOW-SETUP-27", "TOW-SETUP-28")
def test_the_third_and_fourth_player_begin_with_gems() -> None:
    s = dealt(players=("4",))
    third, fourth = s.from_seat(s.active())[2:4]
    assert (s.players[third].gold, s.players[third].gems) == (0, 1)
    assert (s.players[fourth].gold, s.players[fourth].gems) == (1, 1)
    three = dealt(players=("3",))
    assert three.players[three.from_seat(three.active())[2]].gems == 1


@proves("TOW-BIGMAP-01", "TOW-BIGMAP-02")
def test_the_larger_map_has_two_levels_of_the_third_tier() -> None:
    s = begin({"players": ("2",), "map": ("larger",)})
    assert s.levels == 5
    assert 2 * (s.levels - 1) == 8
    tiers = []
    kinds = []
    for revealed in range(4):
        stage = Stage(revealed=revealed, levels=5) if revealed else None
        if stage is None:
            new = new_game([HEROES_BY_KEY["urgh"], None], levels=5)
            while new.tower.highest < 0:
                new.choose(new.options()[0])
            enemies = new.options()
        else:
            stage.heroes((4 * revealed - 1, 2)).dice("boot").do("boot up").reveal()
            enemies = stage.s.options()
        tiers.append(enemies[0].tier)
        kinds.append([enemy.key for enemy in enemies])
    assert tiers == [1, 2, 3, 3]
    last = Stage(revealed=3, levels=5)
    last.s.foes.remove(last.s.foes[-1])
    last.heroes((11, 2)).dice("boot").do("boot up").reveal()
    assert len(last.s.options()) == 1  # the other card of tier III


def test_a_mode_is_a_name_for_a_setup() -> None:
    assert begin({"mode": ("game",)}).seats() == 2
    assert begin({"mode": ("larger-map",), "players": ("4",)}).levels == 5
    alone = begin({"mode": ("solo",)})
    assert (alone.seats(), bool(alone.solo)) == (1, True)
    assert alone.players[0].hero is None  # chance deals it: TOW-SETUP-18
    s = dealt(mode=("artifacts",), heroes=("urgh", "avys", "miksy"))
    assert (len(s.artifacts), s.seats()) == (2, 3)
    both = dealt(mode=("artifacts",), map=("larger",))
    assert (len(both.artifacts), both.levels) == (2, 5)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"mode": ("duel",)}, "There is no mode called 'duel'"),
        ({"mode": ("game",), "map": ("larger",)}, "'game' is played with map=standard"),
        ({"mode": ("game",), "artifacts": ("yes",)}, "'game' is played with artifacts=no"),
        (
            {"mode": ("artifacts",), "artifacts": ("no",)},
            "'artifacts' is played with artifacts=yes",
        ),
        ({"mode": ("solo",), "map": ("larger",)}, "'solo' is played with map=standard"),
        ({"mode": ("solo",), "players": ("2",)}, "'solo' is for one player"),
        ({"mode": ("game",), "heroes": ("urgh",)}, "'game' is for two players or more"),
    ],
)
def test_what_contradicts_the_mode_is_told(setup: Setup, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        begin(setup)


def test_a_mistake_in_the_setup_is_told() -> None:
    for setup in ({"heroes": ("urgh", "urgh")}, {"boss": ("nobody",)}, {"no": ("x",)}):
        with pytest.raises(Mistake):
            GAME.new(setup)
    assert f(1, 1) == 0
