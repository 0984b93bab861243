"""The eight steps, and the actions of step 5."""

from __future__ import annotations

import itertools

import pytest

from kostka.games.plosinovka.content import GAME, HEROES_BY_KEY, new_game
from kostka.games.plosinovka.pool import Spend, Use
from kostka.kernel.chance import Rng
from kostka.kernel.journal import NOT_ASKED, Journal, Refused
from tests.rules.plosinovka.stage import ITEM, POTION, Stage, f, name
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"


@proves("TOW-TURN-01")
def test_only_the_active_player_is_asked() -> None:
    setup = {"heroes": ("sladuse", "bivoj")}
    journal = Journal.begin(GAME, setup, ["Anna", "Bořek"], Rng(1))
    active = int(journal.state.seat)
    option = journal.state.options()[0]
    with pytest.raises(Refused) as refused:
        journal.choose(1 - active, option)
    assert refused.value.rule == NOT_ASKED
    journal.choose(active, option)


@proves("TOW-TURN-02", "TOW-TURN-03")
def test_a_turn_has_eight_steps_and_the_first_one_begins_with_the_roll() -> None:
    s = new_game([HEROES_BY_KEY["sladuse"], HEROES_BY_KEY["bivoj"]])
    s.log = []
    while s.turn < 3:
        s.choose(s.options()[0])
    steps = [int(event.n) for event in s.log if event.word.key == "step-began"]
    assert steps == [3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3]


@proves("TOW-TURN-04", "TOW-REMOVE-01", "TOW-REMOVE-02")
def test_a_level_two_below_the_active_hero_is_removed_in_step_one() -> None:
    for row, lowest in ((9, 2), (5, 1)):  # level 3, level 2
        stage = Stage(revealed=3, platforms=[(9, 1), (9, 4), (5, 1)]).heroes((9, 4), (row, 1))
        stage.dice("")
        assert stage.s.lowest + 1 == 1  # a hero on level 3 that is not active removes nothing
        stage.end()
        assert stage.s.active() == 1
        assert stage.s.lowest + 1 == lowest
    near = Stage(revealed=3, lowest=2, platforms=[(9, 1), (9, 4)]).heroes((9, 4), (9, 1)).dice("")
    assert near.end().s.lowest + 1 == 2  # level 2 is only one below


@proves("TOW-REMOVE-03")
def test_everything_on_a_removed_level_goes() -> None:
    stage = Stage(revealed=3, gems=[(2, 2), (2, 3)], golds=[(3, 3)]).heroes((9, 1))
    stage.enemy("zombie", (1, 1), (1, 2)).s.remove_lowest()
    assert stage.enemies() == {}
    assert [stage.lies(2, 2), stage.lies(2, 3), stage.lies(3, 3)] == [0, 0, 0]  # 2 gems, 1 gold
    second = Stage(revealed=3, lowest=2, gems=[(6, 2)]).heroes((9, 1)).enemy("ent", (5, 1), (9, 8))
    second.s.remove_lowest()
    assert (second.enemies(), second.lies(6, 2)) == ({(9, 8): "ent"}, 0)


@proves("TOW-REMOVE-04")
def test_heroes_on_a_removed_level_faint() -> None:
    stage = Stage("sladuse", "bivoj", revealed=3).heroes((9, 1), (1, 1)).has(1, lives=1)
    stage.s.remove_lowest()
    assert stage.at(1) is None
    assert stage.lives(1) == 4


@proves("TOW-REMOVE-07")
def test_a_hero_off_the_map_removes_nothing() -> None:
    stage = Stage(revealed=3, platforms=[(9, 1)]).heroes((9, 1)).dice("").end()
    assert (stage.at(1), stage.s.active()) == (None, 1)
    assert stage.s.lowest == 0
    low = Stage(revealed=3, platforms=[(9, 1)]).heroes((9, 1), (1, 5)).dice("").end()
    assert (low.s.active(), low.s.lowest) == (1, 0)


@proves("TOW-TURN-05", "TOW-TURN-06")
def test_step_two_refreshes_the_own_cards_only() -> None:
    stage = Stage("miksy", "bivoj").heroes((1, 1), (1, 5)).has(owned=["boots-of-haste"])
    stage.has(1, owned=["redeemer"], turned=[ITEM["redeemer"]])
    stage.dice("coin").do("use boots-of-haste", "right", "use miksy", "reroll coin").out("coin")
    assert len(stage.s.players[0].turned) == 2
    assert stage.refused("use boots-of-haste") == "TOW-ITEM-05"
    stage.end()
    assert stage.s.players[1].turned == []  # it is the owner's step 2
    assert len(stage.s.players[0].turned) == 2
    stage.roll(COINS).end()
    assert stage.s.players[0].turned == []
    crowned = Stage().heroes((1, 1), (1, 5)).has(1, owned=["crown-of-the-summit"]).dice("").end()
    assert (crowned.s.active(), crowned.gold(1)) == (1, 1)  # what says so works in step 2 as well


@proves("TOW-TURN-07")
def test_five_action_dice_and_the_enemy_die_are_rolled_once() -> None:
    stage = Stage().heroes((1, 1)).roll("boot boot star sword coin", "right")
    assert sum(stage.s.rolled) == 5
    face = stage.s.turn_notes().face
    assert face is not None and face.key == "right"
    assert stage.happened().count("dice-rolled") == 1


@proves("TOW-TURN-08")
def test_the_enemy_die_is_resolved_before_any_action() -> None:
    stage = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).roll(COINS, "attack")
    assert stage.lives() == 4
    assert stage.s.turn_notes().step == 5


@proves("TOW-TURN-09", "TOW-ACT-02")
def test_no_action_has_to_be_taken() -> None:
    stage = Stage().heroes((1, 1)).roll("boot boot boot boot boot").do("end-actions")
    assert stage.s.turn_notes().step == 6
    assert stage.s.dice() == 5
    off = Stage().dice("coin")
    assert off.refused("end-actions") == "TOW-ACT-02"


@proves("TOW-TURN-10")
def test_step_six_sets_the_special_die_to_an_unused_one() -> None:
    stage = Stage().heroes((1, 1)).dice("boot").do("end-actions")
    assert stage.refused("set coin") == "TOW-TURN-10"
    stage.do("set boot")
    assert stage.special() == "boot"
    assert [event.word.key for event in stage.events].count("special-set") == 1


@proves("TOW-TURN-11")
def test_step_six_may_merge_two_equal_dice() -> None:
    stage = Stage().heroes((1, 1)).dice("coin coin").do("end-actions", "set sword merge-coin")
    assert stage.special() == "sword"
    lone = Stage().heroes((1, 1)).dice("coin boot").do("end-actions")
    assert lone.s.dice() == 2
    assert lone.refused("set sword merge-coin") == "TOW-MERGE-02"


@proves("TOW-TURN-12")
def test_step_six_may_be_skipped() -> None:
    stage = Stage().heroes((1, 1), (1, 5)).dice("boot").has(special="sword")
    stage.do("end-actions", "leave-it")
    assert stage.special() == "sword"
    stage.roll(COINS).end()
    assert stage.special() == "sword"


@proves("TOW-TURN-13")
def test_nothing_is_saved_during_the_actions() -> None:
    stage = Stage().heroes((1, 1)).dice("boot coin")
    assert stage.refused("set boot") == "TOW-TURN-13"


@proves("TOW-TURN-16")
def test_effects_of_the_end_come_after_gravity_and_before_the_boss() -> None:
    stage = Stage(revealed=4).heroes((14, 1)).enemy("medusa", (16, 8)).has(tokens=["venom"])
    stage.dice("").end()
    order = stage.happened()
    assert order.index("hero-fell") < order.index("suffered") < order.index("boss-turn-began")


@proves("TOW-TURN-17")
def test_the_boss_has_a_turn_only_after_a_hero_of_its_level() -> None:
    stage = Stage(revealed=4, platforms=[(9, 1)]).heroes((13, 1), (9, 1))
    stage.enemy("medusa", (16, 8)).dice("").end()
    assert "boss-turn-began" in stage.happened()
    stage.out("left", "nest-of-vipers")
    stage.events.clear()
    assert stage.s.tower.level(f(9, 1)) + 1 == 3
    stage.roll(COINS).end()
    assert "boss-turn-began" not in stage.happened()


@proves("TOW-TURN-18")
def test_each_boss_has_a_turn_of_its_own() -> None:
    medusa = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (16, 8)).dice("").end()
    medusa.out("left", "nest-of-vipers")
    assert len(medusa.of("boss-card-drawn")) == 1
    banzai = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1))
    banzai.enemy("daimyo-banzai", (16, 8)).dice("coin").end().out("tribute", "wind-step")
    assert len(banzai.of("boss-card-drawn")) == 2


@proves("TOW-TURN-19")
def test_turns_go_clockwise() -> None:
    stage = Stage("sladuse", "bivoj", "avys").heroes((1, 1), (1, 3), (1, 5)).dice("")
    seats = []
    for _ in range(4):
        seats.append(stage.s.active())
        stage.end()
        stage.roll(COINS)
    assert seats == [0, 1, 2, 0]


@proves("TOW-ACT-01", "TOW-BUY-04")
def test_actions_go_on_as_long_as_they_can_be_paid() -> None:
    stage = Stage(stalls=[(1, 2)]).heroes((1, 1)).enemy("goblin-thief", (1, 3))
    stage.dice("boot boot sword coin coin").has(gold=6)  # 5 dice
    stage.sells("boots-of-haste", "smoke-bomb", "iron-helmet", "ghost-potion", "ghost-potion")
    stage.do("boot right").attack(1, 3, "sword")
    dice = stage.s.dice()
    stage.do("buy boots-of-haste").out("redeemer")
    stage.do("buy ghost-potion").out("antidote", "crystal-elixir")  # 3 gold each
    assert stage.s.dice() == dice
    for _ in range(4):
        stage.do("gravity")
    stage.do("boot right")
    assert stage.at() == (1, 3)


@proves("TOW-ACT-03", "TOW-ACT-04")
def test_actions_may_repeat_in_any_order() -> None:
    stage = Stage().heroes((1, 1)).dice("boot boot boot").do("boot right", "boot right")
    stage.do("boot right")
    assert len(stage.of("hero-moved")) == 3
    assert stage.at() == (1, 4)
    orders = ("attack", "boot up"), ("boot up", "boot down", "attack")
    for moves, gold in itertools.product(orders, (0, 1)):
        free = Stage().heroes((1, 1)).enemy("goblin-thief", (1, 2)).dice("sword boot boot")
        free.has(gold=gold)
        for move in moves:
            if move == "attack":
                free.attack(1, 2, "sword")
            else:
                free.do(move)
        assert free.enemies() == {}
        stolen = [1] if gold and moves[0] != "attack" else []  # who is still there steals
        assert [event.n for event in free.of("gold-lost")] == stolen


@proves("TOW-ACT-05")
def test_there_are_seven_kinds_of_actions() -> None:
    stage = Stage("miksy", "bivoj", stalls=[(1, 1)]).heroes((1, 1)).enemy("zombie", (1, 2))
    stage.dice("boot coin coin monster sword").has(gold=9, owned=["redeemer"])
    kinds = set()
    for option in stage.s.options():
        key = stage.s.write(option)
        if isinstance(option, Use):
            kinds.add("merge" if "merge" in key else "symbols")
        elif isinstance(option, Spend):
            kinds.add("appear")
        else:
            kinds.add(
                {"attack": "symbols", "use miksy": "ability"}.get(
                    key if key == "use miksy" else key.split()[0], key.split()[0]
                )
            )
    off = Stage().dice("coin")
    kinds |= {off.s.write(option).split()[0] for option in off.s.options()}
    kinds.discard("end-actions")
    assert kinds == {"appear", "symbols", "gravity", "buy", "use", "ability", "merge"}
    assert len(kinds) == 7


@proves("TOW-BUY-01", "TOW-MAP-15")
def test_one_buys_only_on_a_stall() -> None:
    stage = Stage(stalls=[(1, 2)]).heroes((1, 1)).dice("boot").has(gold=5)
    stage.sells("boots-of-haste", "smoke-bomb", "iron-helmet")
    assert stage.refused("buy boots-of-haste") == "TOW-BUY-01"
    stage.has(gold=3).do("boot right", "buy boots-of-haste")  # its price is 3
    assert stage.gold() == 0


@proves("TOW-BUY-02", "TOW-BUY-03", "TOW-ITEM-01")
def test_the_price_is_paid_and_the_gap_filled_at_once() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=4)
    stage.sells("boots-of-haste", "smoke-bomb", "iron-helmet")
    stage.s.potion_shop[:] = [POTION["healing-potion"], POTION["antidote"], POTION["ghost-potion"]]
    stage.do("buy smoke-bomb")  # 3
    assert stage.gold() == 1
    stage.out("redeemer")
    assert [card.key for card in stage.s.item_shop] == ["boots-of-haste", "iron-helmet", "redeemer"]
    assert len(stage.s.item_shop) == 3
    stage.has(gold=2).do("buy healing-potion")  # 2
    assert stage.gold() == 0
    assert [card.key for card in stage.s.players[0].potions] == ["healing-potion"]


@proves("TOW-BUY-05")
def test_what_cannot_be_paid_cannot_be_taken() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=2)
    stage.sells("boots-of-haste", "smoke-bomb", "iron-helmet")
    assert ITEM["smoke-bomb"].price == 3
    assert stage.refused("buy smoke-bomb") == "TOW-BUY-05"


@proves("TOW-USE-01", "TOW-ITEM-05")
def test_a_used_item_is_turned_until_it_is_refreshed() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(owned=["boots-of-haste"])
    stage.do("use boots-of-haste", "right")
    assert stage.at() == (1, 2)
    assert stage.s.players[0].turned == [ITEM["boots-of-haste"]]
    assert stage.refused("use boots-of-haste") == "TOW-ITEM-05"


@proves("TOW-USE-02")
def test_several_items_may_be_used_in_one_turn() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(owned=["boots-of-haste", "redeemer"])
    stage.do("use boots-of-haste", "right", "use redeemer")
    assert len(stage.s.players[0].turned) == 2


@proves("TOW-USE-03")
def test_any_number_of_potions_may_be_used() -> None:
    stage = Stage().heroes((1, 1)).dice("")
    stage.has(potions=["antidote", "crystal-elixir", "strength-potion"])  # 3
    before = len(stage.s.potions) + len(stage.s.bottom)
    stage.do("use antidote", "use crystal-elixir", "use strength-potion")
    assert stage.s.players[0].potions == []
    assert len(stage.s.potions) + len(stage.s.bottom) == before + 3


@proves("TOW-USE-04")
def test_an_ability_is_used_once_a_turn() -> None:
    stage = (
        Stage("miksy", "bivoj").heroes((1, 1), (1, 5)).dice("coin").do("use miksy", "reroll coin")
    )
    stage.out("boot")
    assert stage.refused("use miksy") == "TOW-USE-04"
    stage.end().roll(COINS).end().roll(COINS)
    assert stage.refused("use miksy") == ""


@proves("TOW-USE-05")
def test_a_passive_bonus_counts_within_the_attack() -> None:
    stage = Stage("urgh", "bivoj").heroes((1, 1)).enemy("werewolf", (1, 2)).dice("sword sword")
    stage.do(f"attack {name(1, 2)}", "sword", "sword")
    assert stage.of("attacked")[0].n == 3
    assert stage.of("used") == []


@proves("TOW-ITEM-03")
def test_a_passive_item_counts_by_itself() -> None:
    stage = Stage().heroes((1, 1)).dice("coin").has(owned=["lucky-penny"]).do("coin")
    assert stage.gold() == 2
    assert stage.s.players[0].turned == []


@proves("TOW-ITEM-06", "TOW-ITEM-07")
def test_a_used_potion_goes_below_the_deck() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(potions=["antidote"])
    del stage.s.potions[10:]  # a deck of 10
    stage.do("use antidote")
    assert stage.s.players[0].potions == []
    assert len(stage.s.potions) + len(stage.s.bottom) == 11
    assert [potion.key for potion in stage.s.bottom] == ["antidote"]
