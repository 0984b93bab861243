"""Plošinovka, why not: each refusal names the thing, and the number or thing in its way."""

from __future__ import annotations

import pytest

from bench.refusals import RAW
from kostka.games import GAMES
from kostka.games.plosinovka.refusals import CASES
from kostka.judge import LANGUAGES
from tests.judge.refused import LONGEST, cases, refusing, said_with, sentence
from tests.rules.plosinovka.stage import Stage, name

REFUSALS = GAMES["plosinovka"].refusals


def why(stage: Stage, move: str, lang: str = "en") -> str:
    return sentence("plosinovka", stage.s, move, lang)


def test_every_rule_by_which_the_source_refuses_has_a_sentence() -> None:
    said = {*REFUSALS.sentences, *CASES}
    assert refusing("plosinovka") - said == set()
    assert said - refusing("plosinovka") <= cases("plosinovka")  # and none is left over


def test_every_case_of_a_rule_has_a_sentence() -> None:
    assert cases("plosinovka") - set(REFUSALS.sentences) == set()


@pytest.mark.parametrize("case", REFUSALS.sentences)
def test_every_sentence_reads_well_with_one_with_few_and_with_many(case: str) -> None:
    for lang in LANGUAGES:
        for n in (1, 3, 5):
            said = said_with("plosinovka", case, n, lang)
            assert said.endswith((".", "!")) and not RAW.search(said), said
            assert len(said) <= LONGEST, said


# --- Symbols --------------------------------------------------------------------------------------


def test_a_symbol_that_no_die_shows_is_told_with_those_there_are() -> None:
    stage = Stage().heroes((1, 1)).dice("sword sword coin")
    assert why(stage, "boot right") == (
        "No unused die of yours shows this symbol: boot (unused: 2× sword, coin)."
    )
    assert why(stage, "boot right", "cs") == (
        "Žádná tvá nepoužitá kostka neukazuje tento symbol: přesun (nepoužité: 2× meč, zlaťák)."
    )
    assert why(stage, "boot right", "pl") == (
        "Żadna twoja nieużyta kość nie pokazuje tego symbolu: but (nieużyte: 2× miecz, moneta)."
    )


def test_the_special_die_tells_what_it_shows() -> None:
    blank = Stage().heroes((1, 1)).dice("coin")
    assert why(blank, "special boot right") == (
        "Your special die is blank, so it cannot be used as boot."
    )
    assert why(blank.has(special="sword"), "special boot right") == (
        "Your special die shows another symbol: sword, not boot."
    )


def test_the_star_of_a_hero_tells_its_two_uses() -> None:
    stage = Stage("miksy", "bivoj").heroes((1, 1)).dice("star")
    assert why(stage, "star coin") == (
        "With Miksy a star can be used as boot or monster, not as coin."
    )


def test_merging_counts_the_dice_there_are() -> None:
    stage = Stage().heroes((1, 1)).dice("coin sword")
    assert why(stage, "merge-coin boot right") == (
        "Merging takes 2 dice of one symbol, and with coin you have 1."
    )
    assert why(stage.has(special="coin"), "join-coin boot right") == (
        "The special die (coin) is merged only when it is set, after your actions."
    )


def test_gems_are_compared_with_what_the_symbol_would_cost() -> None:
    stage = Stage().heroes((1, 1)).dice("boot").has(gems=2)
    assert why(stage, "boot x3 right") == "Boot ×3 costs 3 gems, and you have 2."
    assert why(stage, "boot x3 right", "cs") == "Přesun ×3 stojí 3 drahokamy a ty máš 2."


def test_a_token_that_hinders_is_named() -> None:
    blind = Stage(revealed=4).heroes((13, 1)).dice("boot").has(gems=3, tokens=["blindness"])
    assert why(blind, "boot x2 right") == (
        "You cannot spend gems (3) as long as you are under Blindness."
    )
    shame = Stage(revealed=4, boss="daimyo-banzai", stalls=[(13, 1)]).heroes((13, 1)).dice("")
    shame.has(gold=9, tokens=["dishonour"]).sells("redeemer")
    assert why(shame, "buy redeemer") == (
        "You cannot buy Redeemer as long as you are under Dishonour."
    )


# --- Cards ----------------------------------------------------------------------------------------


def test_a_card_in_the_shop_tells_its_price_and_one_that_is_not_there_says_so() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=2)
    stage.sells("boots-of-haste", "smoke-bomb", "iron-helmet")
    assert why(stage, "buy smoke-bomb") == "Smoke Bomb costs 3 gold, and you have 2."
    assert why(stage, "buy redeemer") == "Redeemer is not among the 3 cards on offer."
    assert why(stage, "buy smoke-bomb", "pl") == (
        "Karta Bomba dymna kosztuje 3 sztuki złota, a ty masz 2."
    )


def test_away_from_a_stall_the_field_is_told() -> None:
    stage = Stage(stalls=[(1, 4)]).heroes((1, 1)).dice("").has(gold=9).sells("smoke-bomb")
    assert why(stage, "buy smoke-bomb") == (
        "Smoke Bomb is sold at stalls only, and you stand on a1."
    )


def test_a_card_that_cannot_be_paid_for_tells_gold_lives_or_dice() -> None:
    poor = Stage().heroes((1, 1)).dice("").has(owned=["alchemists-scales"], gold=1)
    assert why(poor, "use alchemists-scales") == (
        "Alchemist's Scales costs 2 gold to use, and you have 1."
    )
    last = Stage("avys", "bivoj").heroes((1, 1)).dice("coin").has(lives=1)
    assert why(last, "use avys") == (
        "Avys costs 1 life, and you have 1: the last one cannot be paid."
    )
    spent = Stage("avys", "bivoj").heroes((1, 1)).dice("")
    assert why(spent, "use avys") == "Avys needs an unused die, and you have 0."


# --- Moving ---------------------------------------------------------------------------------------


def test_a_wall_and_a_platform_stand_between_two_fields() -> None:
    stage = Stage(walls=[(1, 1)], platforms=[(2, 1)]).heroes((1, 1)).dice("boot")
    assert why(stage, "boot right") == "A wall stands between a1 and b1."
    assert why(stage, "boot up") == (
        "A platform lies between a1 and a2, with no ladder through it."
    )
    assert why(stage, "boot left") == "Boot: to the left: field a1 is at the edge of the map."
    assert why(stage, "boot portal") == "No portal leads from a1 to another one."


def test_whoever_cannot_be_pushed_is_named() -> None:
    full = [(2, 7), (4, 7), (3, 6), (3, 8)]
    stage = Stage(portals=[(2, 2), (3, 7)]).heroes((2, 2), (3, 7)).enemy("zombie", *full)
    assert why(stage.dice("boot"), "boot portal") == (
        "Bořek on g3 cannot be pushed: no field beside is free."
    )
    wall = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1)).enemy("ashigaru", (13, 2))
    assert why(wall.dice("boot"), "boot right") == "Ashigaru on b13 cannot be pushed: Spear Wall."


# --- Attacking and moving enemies -----------------------------------------------------------------


def test_an_enemy_out_of_reach_is_told_with_the_distance_or_the_barrier() -> None:
    stage = Stage(walls=[(1, 1)]).heroes((1, 1), (2, 1)).dice("sword")
    stage.enemy("zombie", (1, 3)).enemy("ent", (1, 2))
    assert why(stage, f"attack {name(1, 3)}") == "Zombie on c1 is 2 fields away, and you reach 1."
    assert why(stage, f"attack {name(1, 2)}") == (
        "Ent on b1 stands behind a wall or a platform, seen from a1."
    )
    assert why(stage, f"attack {name(2, 1)}") == (
        "Bořek on a2 is a hero, and swords are for enemies only."
    )


def test_without_a_sword_the_enemy_and_the_dice_are_told() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).dice("coin")
    assert (
        why(stage, f"attack {name(1, 2)}") == "You have no sword for Zombie on b1 (unused: coin)."
    )
    assert why(stage, f"attack {name(1, 2)}", "cs") == (
        "Na nepřítele zombie na poli b1 nemáš meč (nepoužité: zlaťák)."
    )


def test_who_is_inside_and_who_outside_the_boss_level_is_told() -> None:
    below = Stage(revealed=4).heroes((12, 5)).enemy("medusa", (13, 5)).dice("sword")
    assert why(below, f"attack {name(13, 5)}") == (
        "Medusa on e13 is in the boss level, and you are not."
    )


def test_an_enemy_tells_what_keeps_it() -> None:
    stage = Stage("bivoj", "avys", platforms=[(3, 4)], walls=[(2, 4)]).heroes((1, 1))
    stage.enemy("ent", (2, 4)).enemy("zombie", (2, 3)).dice("monster").do("monster", "enemy d2")
    assert why(stage, "up") == "Up: Ent on d2 has a platform there, with no ladder through it."
    assert why(stage, "right") == "To the right: Ent on d2 has a wall there."
    assert why(stage, "left") == "Field c2 is occupied: Zombie stands there."
    assert why(stage, "stop") == "Ent on d2 has to move at least 1 field before it stops."
    inward = Stage("bivoj", "avys", revealed=4).heroes((9, 1)).enemy("ent", (12, 5))
    inward.dice("monster").do("monster")
    assert why(inward, "up") == ("Up: Ent on e12 cannot be moved into the boss level or out of it.")


def test_a_heavy_enemy_is_told_by_its_ability() -> None:
    stage = Stage("bivoj", "avys").heroes((1, 1)).dice("monster")
    stage.enemy("stone-golem", (1, 4)).enemy("ent", (1, 6), (1, 8)).do("monster")
    assert why(stage, "enemy d1") == "Stone Golem on d1 is not moved by symbols: Heavy."
    assert why(stage, "stop") == "An enemy has to be moved: choose one of f1 and h1."


# --- Appearing ------------------------------------------------------------------------------------


def test_off_the_map_it_is_told_what_comes_first() -> None:
    stage = Stage().heroes(None, (1, 5)).enemy("zombie", (1, 3)).dice("coin boot")
    assert why(stage, "end-actions") == (
        "Your hero is not on the map: appear first, you have 2 unused dice."
    )
    assert why(stage, "coin") == "Coin: not before your hero has appeared on the map."
    stage.do("appear coin")
    assert why(stage, f"at {name(1, 3)}") == "Field c1 is occupied: Zombie stands there."
    assert why(stage, f"at {name(1, 5)}") == "Field e1 is occupied: Bořek stands there."
    assert why(stage, f"at {name(2, 1)}") == (
        "Field a2 is too high: you appear on a free field of row 1."
    )
    assert why(stage, f"at {name(2, 1)}", "pl") == (
        "Pole a2 jest za wysoko: pojawiasz się na wolnym polu rzędu 1."
    )
