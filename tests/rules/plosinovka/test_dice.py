"""The dice pool, the special die, symbols, merging and gems."""

from __future__ import annotations

import pytest

from kostka.games.plosinovka.content import HEROES_BY_KEY, new_game
from kostka.games.plosinovka.dice import COUNTS, OF_CODE, code_of, parts
from kostka.games.plosinovka.gems import COST, best_split, layers, taken
from kostka.games.plosinovka.notes import Turn
from kostka.games.plosinovka.pool import SOURCES, lacks, sensible, sources, unlike
from kostka.games.plosinovka.terms import BLANK, PLAIN, SYMBOLS
from tests.rules.plosinovka.stage import Stage, name
from tests.rules.proves import proves


@proves("TOW-DICE-01", "TOW-DICE-07")
def test_used_dice_leave_the_pool_and_keep_their_face() -> None:
    stage = Stage().heroes((1, 1)).dice("boot boot coin star sword")
    stage.do("boot right", "coin")
    assert stage.pool() == "boot sword star"
    assert stage.s.dice() == 3
    assert sum(stage.s.rolled) == 5
    assert stage.s.rolled[SYMBOLS[2].place] == 1  # the coin still lies there


@proves("TOW-DICE-02", "TOW-DICE-03")
def test_the_special_die_can_be_set_to_each_of_the_five_symbols() -> None:
    assert len(SYMBOLS) == 5
    for symbol in SYMBOLS:
        stage = Stage().heroes((1, 1)).dice("coin coin").do("end-actions")
        stage.do("set coin" if symbol.key == "coin" else f"set {symbol.key} merge-coin")
        assert stage.special() == symbol.key


@proves("TOW-DICE-04", "TOW-SYM-09")
def test_only_one_symbol_is_carried_into_the_next_turn() -> None:
    stage = Stage(ladders=[(3, 8)]).heroes((1, 1), (3, 8)).dice("boot sword coin")
    assert stage.s.dice() == 3
    stage.do("end-actions", "set boot")
    assert stage.s.dice() == 2
    assert stage.pool() == "sword coin"
    stage.do("let-go")
    stage.roll("coin coin coin coin coin").end().roll("star star star star star")
    assert stage.s.active() == 0
    assert stage.pool() == "star star star star star"
    assert stage.special() == "boot"


@proves("TOW-DICE-05", "TOW-DICE-06", "TOW-SYM-02")
def test_the_special_die_is_blank_after_its_symbol_was_used() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(special="boot").do("special boot right")
    assert stage.at() == (1, 2)
    assert stage.special() == ""
    assert stage.refused("special boot right") == "TOW-DICE-05"
    stage.has(special="sword").s.reset_special(0, None)
    assert stage.special() == ""


@proves("TOW-DICE-08", "TOW-BANZAI-03")
def test_used_dice_still_count_as_they_were_rolled() -> None:
    stage = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1)).enemy("daimyo-banzai", (16, 8))
    stage.dice("coin coin coin coin coin")
    for _ in range(5):
        stage.do("coin")
    assert (stage.pool(), sum(stage.s.rolled)) == ("", 5)
    stage.do("end-actions").out("tribute", "whirling-katana")
    assert [event.it.key for event in stage.of("boss-card-read")] == ["tribute"]  # 5 to 0


@proves("TOW-SYM-01")
def test_symbols_come_from_the_pool_and_the_special_die() -> None:
    stage = Stage().heroes((1, 1)).enemy("goblin-thief", (1, 3)).dice("boot").has(special="sword")
    stage.do("boot right", f"attack {name(1, 3)}", "special sword")
    assert stage.enemies() == {}
    assert stage.refused("boot left") == "TOW-SYM-01"


@proves("TOW-SYM-03")
def test_a_boot_moves_the_hero_one_field() -> None:
    stage = Stage().heroes((1, 1)).dice("boot").do("boot right")
    assert stage.at() == (1, 2)
    assert stage.pool() == ""
    further = Stage().heroes((1, 1)).dice("boot").has(gems=1).do("boot x2 right")
    assert "right" in further.moves()  # any way, if it is strengthened


@proves("TOW-SYM-04")
def test_a_sword_is_worth_one_damage() -> None:
    stage = Stage().heroes((1, 1)).enemy("goblin-thief", (1, 2)).dice("sword")
    stage.do(f"attack {name(1, 2)}", "sword")
    assert stage.of("attacked")[0].n == 1
    assert stage.enemies() == {}


@proves("TOW-SYM-05")
def test_any_number_of_swords_join_one_attack() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).dice("sword sword sword")
    stage.do(f"attack {name(1, 2)}", "sword", "sword", "sword")
    assert stage.of("attacked")[0].n == 3
    assert stage.enemies() == {}


@proves("TOW-SYM-06")
def test_a_coin_is_one_gold() -> None:
    stage = Stage().heroes((1, 1)).dice("coin").do("coin")
    assert stage.gold() == 1


@proves("TOW-SYM-07")
def test_a_monster_symbol_moves_an_enemy_one_field() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 8)).enemy("ent", (3, 2)).dice("monster")
    stage.do("monster", "left")
    assert stage.enemies() == {(3, 1): "ent"}
    assert stage.moves()[0] == "end-actions"
    narrow = Stage("bivoj", "avys").heroes((1, 8), (2, 1)).enemy("ent", (1, 1)).dice("monster")
    assert narrow.do("monster", "right").enemies() == {(1, 2): "ent"}  # the only way


@proves("TOW-SYM-08")
def test_a_star_stands_for_what_the_hero_card_says() -> None:
    stage = Stage("miksy", "bivoj").heroes((1, 1)).dice("star star").do("star boot right")
    assert stage.at() == (1, 2)
    assert stage.refused("star coin") == "TOW-HERO-03"


@proves("TOW-HERO-01", "TOW-SETUP-19")
def test_every_player_has_a_special_die_of_their_own_blank_at_first() -> None:
    stage = Stage("sladuse", "bivoj", "avys", "urgh")
    assert [stage.special(seat) for seat in range(4)] == ["", "", "", ""]
    stage.has(2, special="star")
    assert stage.special(2) == "star"
    assert stage.special(1) == ""


@proves("TOW-HERO-03")
def test_angelos_star_is_a_boot_or_gold_and_no_sword() -> None:
    stage = Stage("angelo", "bivoj").heroes((1, 1)).enemy("zombie", (1, 2)).dice("star star coin")
    stage.do("star coin")
    assert stage.gold() == 1
    assert stage.refused(f"attack {name(1, 2)}") == "TOW-SYM-04"


@proves("TOW-MERGE-01")
def test_two_equal_dice_are_merged_into_another_symbol() -> None:
    stage = Stage().heroes((1, 1)).dice("coin coin").do("merge-coin boot right")
    assert (stage.at(), stage.gold(), stage.pool()) == ((1, 2), 0, "")


@proves("TOW-MERGE-02")
def test_different_dice_cannot_be_merged() -> None:
    stage = Stage().heroes((1, 1)).dice("coin boot")
    assert stage.refused("merge-coin boot right") == "TOW-MERGE-02"
    assert stage.refused("merge-boot coin") == "TOW-MERGE-02"


@proves("TOW-MERGE-03")
def test_each_merge_gives_one_symbol() -> None:
    stage = Stage().heroes((1, 1)).dice("coin coin coin coin")  # 4 coins
    stage.do("merge-coin boot right", "merge-coin boot right")
    assert stage.at() == (1, 3)  # 2 symbols
    assert stage.pool() == ""
    assert len(stage.of("symbol-used")) == 4 // 2


@proves("TOW-MERGE-04")
def test_a_die_and_the_special_die_can_be_merged_to_set_it() -> None:
    stage = Stage().heroes((1, 1)).dice("boot").has(special="boot").do("end-actions")
    stage.do("set sword join-boot")
    assert (stage.special(), stage.pool()) == ("sword", "")


@proves("TOW-GEM-01")
def test_a_gem_boosts_the_special_die() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(special="coin", gems=1).do("special coin x2")
    assert (stage.gold(), stage.gems(), stage.special()) == (2, 0, "")
    blow = Stage().heroes((1, 1)).enemy("gargoyle", (1, 2)).dice("").has(special="sword", gems=1)
    blow.attack(1, 2, "special sword x2")
    assert [event.n for event in blow.of("attacked")] == [2]


@proves("TOW-GEM-02")
def test_one_gem_doubles_a_boot() -> None:
    stage = Stage().heroes((1, 1)).dice("boot").has(gems=1).do("boot x2 right", "right")
    assert stage.at() == (1, 1 + 2)
    assert stage.gems() == 0


@proves("TOW-GEM-03", "TOW-GEM-04", "TOW-GEM-05")
@pytest.mark.parametrize(("gems", "times"), [(0, 1), (1, 2), (3, 3), (6, 4), (10, 5)])
def test_each_multiple_costs_one_gem_more_than_the_last(gems: int, times: int) -> None:
    assert COST[times] == gems
    stage = Stage().heroes((1, 1)).dice("boot").has(gems=gems)
    if times > 1:
        stage.do(f"boot x{times} right", *["right"] * (times - 1))
    else:
        stage.do("boot right")
    assert stage.at() == (1, 1 + times)
    assert stage.gems() == 0
    assert stage.moves() == ["end-actions", "gravity"]


@proves("TOW-GEM-06")
def test_a_gem_that_completes_no_step_cannot_be_laid() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("sword").has(gems=2)
    assert taken(2) == 1
    stage.do(f"attack {name(1, 2)}")
    assert stage.moves() == ["sword", "sword x2"]
    assert stage.refused("sword x3") == "TOW-GEM-03"
    stage.do("sword x2")
    assert [int(event.n) for event in stage.of("gems-spent")] == [1]
    assert stage.of("attacked")[0].n == 2


@proves("TOW-GEM-07")
def test_a_gem_doubles_a_monster_symbol() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 8)).enemy("ent", (2, 2)).dice("monster").has(gems=1)
    stage.do("monster x2", "right", "right")
    assert stage.enemies() == {(2, 4): "ent"}  # 2 fields
    assert stage.moves()[0] == "end-actions"


@proves("TOW-GEM-08", "TOW-GEM-14")
def test_each_die_of_an_attack_has_gems_of_its_own() -> None:
    stage = Stage().heroes((1, 1)).enemy("gargoyle", (1, 2)).dice("sword sword").has(gems=5)
    stage.do(f"attack {name(1, 2)}", "sword x2", "sword x2")
    assert stage.of("attacked")[0].n == 4
    assert sum([int(event.n) for event in stage.of("gems-spent")]) == 2
    spent = Stage().heroes((1, 1)).dice("coin").has(gems=5).do("coin x3")
    assert (spent.gold(), spent.gems()) == (3, 2)


@proves("TOW-GEM-09")
def test_nine_gems_and_two_swords_make_seven() -> None:
    times, left = best_split(2, 9)
    assert (sorted(times), left) == ([3, 4], 0)
    assert [COST[each] for each in times] == [6, 3]
    assert sum(times) == 7


@proves("TOW-GEM-10", "TOW-GEM-11")
def test_nine_gems_and_four_swords_make_ten_and_leave_one() -> None:
    times, left = best_split(4, 9)
    assert sorted(times) == [2, 2, 3, 3]
    assert sum(times) == 10
    assert 9 - left == 8 == sum([COST[each] for each in times])
    assert layers(4, 9) == ([4, 2], 1)  # layer one 4x1 gems, layer two 2x2, 1 cannot be laid


@proves("TOW-GEM-12")
def test_stars_can_be_boosted() -> None:
    stage = Stage("angelo", "bivoj").heroes((1, 1)).dice("star").has(gems=1).do("star coin x2")
    assert stage.gold() == 2


@proves("TOW-GEM-13")
def test_merged_symbols_can_be_boosted() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("coin coin").has(gems=1)
    stage.do(f"attack {name(1, 2)}", "merge-coin sword x2")
    assert stage.of("attacked")[0].n == 2
    assert stage.enemies() == {}


def test_sources_that_are_kept_are_those_of_these_dice() -> None:
    """For any dice, special die and wild die: whatever is neither lacking nor unlike."""
    s = new_game([HEROES_BY_KEY["miksy"], HEROES_BY_KEY["bivoj"]])
    turn = Turn()
    s.stack[0].notes = turn
    for counts in COUNTS:
        s.pool[:] = counts
        for special in range(BLANK, len(SYMBOLS)):
            for wild in (False, True):
                turn.wild = wild
                for seat, player in enumerate(s.players):
                    player.special = special
                    for symbol in PLAIN:
                        found = {
                            source
                            for source in range(SOURCES)
                            if sensible(source, symbol)
                            and not lacks(s, seat, source)
                            and not unlike(s, seat, source, symbol)
                        }
                        assert set(sources(s, seat, symbol)) == found


def test_every_multiset_of_dice_has_a_code_of_its_own() -> None:
    assert [OF_CODE[code_of(counts)] for counts in COUNTS] == list(range(len(COUNTS)))


def test_parts_that_are_kept_are_all_of_them() -> None:
    for counts in COUNTS:
        wanted = [
            place
            for place, some in enumerate(COUNTS)
            if place and all(a <= b for a, b in zip(some, counts, strict=True))
        ]
        assert parts(counts) == wanted == parts(counts)
