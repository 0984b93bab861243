"""Every hero, item, potion and boss card does what it says."""

from __future__ import annotations

from tests.rules.plosinovka.stage import ITEM, Stage, name

COINS = "coin coin coin coin coin"


def test_sladuse_moves_an_enemy_two_fields_and_gems_multiply_them() -> None:
    stage = Stage().heroes((1, 8)).enemy("ent", (2, 1)).dice("monster").has(gems=1)
    stage.do("monster x2", "right", "right", "right", "right")
    assert stage.enemies() == {(2, 5): "ent"}


def test_angelo_moves_quietly_once() -> None:
    stage = Stage("angelo", "bivoj").heroes((1, 2)).enemy("werewolf", (1, 3)).dice("boot boot")
    stage.do("use angelo", "boot up")
    assert (stage.at(), stage.lives()) == ((2, 2), 4)
    assert stage.refused("use angelo") == "TOW-USE-04"


def test_avys_pays_a_life_for_a_gem_and_a_wild_die() -> None:
    stage = Stage("avys", "bivoj").heroes((1, 1)).enemy("goblin-thief", (1, 2)).dice("coin")
    stage.do("use avys").attack(1, 2, "wild-coin sword")
    assert stage.enemies() == {}
    assert (stage.lives(), stage.gems()) == (5, 1)
    last = Stage("avys", "bivoj").heroes((1, 1)).dice("coin").has(lives=1)
    assert last.refused("use avys") == "TOW-ACT-01"


def test_miksy_rolls_unused_dice_again() -> None:
    stage = Stage("miksy", "bivoj").heroes((1, 1)).dice("coin coin star").do("use miksy")
    stage.do("reroll coin coin").out("boot sword")
    assert stage.pool() == "boot sword star"
    assert stage.s.rolled == [1, 1, 0, 0, 1]


def test_shield_and_mantle_soften_attacks_but_not_below_one() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).has(owned=["polished-shield"])
    stage.roll(COINS, "attack")
    assert stage.lives() == 5 - 2
    weak = Stage().heroes((1, 1)).enemy("zombie", (1, 2)).has(owned=["polished-shield"])
    assert weak.roll(COINS, "attack").lives() == 4


def test_the_hook_pulls_up_to_two_fields_straight_up() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(owned=["grappling-hook"])
    stage.do("use grappling-hook")
    assert stage.moves() == ["up"]
    stage.do("up", "up")
    assert stage.at() == (3, 1)


def test_gloves_hold_at_walls_and_not_at_the_edge() -> None:
    stage = Stage(walls=[(3, 2)]).heroes((3, 3)).dice("").has(owned=["climbing-gloves"])
    stage.do("gravity", "hold-on")
    assert stage.at() == (3, 3)
    edge = Stage().heroes((3, 1)).dice("").has(owned=["climbing-gloves"]).do("gravity")
    assert edge.at() == (1, 1)


def test_the_cloak_saves_from_traps_in_a_fall_only() -> None:
    stage = Stage(traps=[(2, 1), (1, 2)]).heroes((3, 1)).dice("boot").has(owned=["feather-cloak"])
    stage.do("gravity")
    assert stage.lives() == 5
    stage.do("boot right")
    assert stage.lives() == 4


def test_scales_turn_two_gold_into_a_gem() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(owned=["alchemists-scales"], gold=3)
    stage.do("use alchemists-scales")
    assert (stage.gold(), stage.gems()) == (1, 1)
    poor = Stage().heroes((1, 1)).dice("").has(owned=["alchemists-scales"], gold=1)
    assert poor.refused("use alchemists-scales") == "TOW-ACT-01"


def test_the_spear_reaches_two_fields() -> None:
    stage = Stage().heroes((1, 1)).enemy("goblin-thief", (1, 3)).dice("sword")
    stage.has(owned=["long-spear"]).attack(1, 3, "sword")
    assert stage.enemies() == {}
    wall = Stage(walls=[(1, 2)]).heroes((1, 1)).enemy("goblin-thief", (1, 3)).dice("sword")
    assert wall.has(owned=["long-spear"]).refused(f"attack {name(1, 3)}") == "TOW-ATTACK-01"


def test_gauntlets_push_up_to_two_fields() -> None:
    stage = Stage().heroes((1, 1), (1, 2)).dice("boot").has(owned=["battering-gauntlets"])
    stage.do("boot right", f"push {name(1, 4)}")
    assert stage.at(1) == (1, 4)


def test_the_loaded_die_rolls_one_die_again() -> None:
    stage = Stage().heroes((1, 1)).dice("coin star").has(owned=["loaded-die"]).do("use loaded-die")
    assert stage.moves() == ["reroll coin", "reroll star"]


def test_the_hourglass_sets_the_special_die_now() -> None:
    stage = Stage().heroes((1, 1)).dice("coin star").has(owned=["hourglass"])
    stage.do("use hourglass", "star")
    assert (stage.special(), stage.pool()) == ("star", "coin")


def test_the_helmet_gives_a_life_when_it_is_bought() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=3).sells("iron-helmet")
    stage.do("buy iron-helmet")
    assert stage.lives() == 6
    stage.s.suffer(0, 9, None)
    assert stage.lives() == 6


def test_the_bomb_covers_one_move() -> None:
    stage = Stage().heroes((1, 2)).enemy("zombie", (1, 1), (1, 3)).dice("boot boot")
    stage.has(owned=["smoke-bomb"]).do("use smoke-bomb", "boot up", "boot down")
    assert stage.lives() == 5


def test_a_quiet_move_wakes_no_ent_and_the_next_one_does() -> None:
    for hero, card in (("angelo", "angelo"), ("sladuse", "smoke-bomb")):
        stage = Stage(hero, "bivoj").heroes((1, 1)).enemy("ent", (1, 3), (2, 4)).dice("boot boot")
        stage.has(owned=["smoke-bomb"]).do(f"use {card}", "boot right")
        full = stage.s.most_lives(0)
        assert (stage.at(), stage.lives()) == ((1, 2), full)
        stage.do("boot up")  # leaves one ent, comes next to nobody
        assert stage.lives() == full - 1
    loud = Stage("angelo", "bivoj").heroes((1, 1)).enemy("ent", (1, 3)).dice("boot")
    assert loud.do("boot right").lives() == 4 - 1


def test_a_quiet_move_that_ends_in_fainting_is_used_up() -> None:
    stage = Stage("angelo", "bivoj", traps=[(1, 2)]).heroes((1, 1)).enemy("zombie", (1, 5))
    stage.dice("boot coin boot").has(lives=1).do("use angelo", "boot right")
    assert stage.at() is None
    stage.do("appear coin", f"at {name(1, 4)}", "boot left")
    assert stage.lives() == 4 - 1


def test_the_seal_makes_cards_cheaper_but_not_free() -> None:
    stage = Stage(stalls=[(1, 1)]).heroes((1, 1)).dice("").has(gold=4, owned=["merchants-seal"])
    stage.sells("redeemer", "fortune-potion").do("buy redeemer")
    assert stage.gold() == 1


def test_potions_heal_boost_and_enrich() -> None:
    stage = Stage().heroes((1, 1)).enemy("werewolf", (1, 2)).dice("sword").has(lives=1)
    stage.has(potions=["healing-potion", "strength-potion", "crystal-elixir"])
    stage.do("use healing-potion", "use crystal-elixir", "use strength-potion")
    assert (stage.lives(), stage.gems()) == (4, 2)
    stage.attack(1, 2, "sword")
    assert stage.enemies() == {}


def test_a_ghost_passes_one_wall() -> None:
    stage = Stage(walls=[(1, 1), (1, 2)]).heroes((1, 1)).dice("boot boot")
    stage.has(potions=["ghost-potion"]).do("use ghost-potion", "boot right")
    assert stage.at() == (1, 2)
    assert stage.refused("boot right") == "TOW-MAP-05"


def test_leaping_is_up_to_three_moves() -> None:
    stage = Stage().heroes((1, 1)).dice("").has(potions=["leaping-potion"])
    stage.do("use leaping-potion", "up", "up", "stop")
    assert stage.at() == (3, 1)


def test_fortune_rolls_any_dice_again() -> None:
    stage = Stage().heroes((1, 1)).dice("coin star").has(potions=["fortune-potion"])
    stage.do("use fortune-potion", "reroll coin star").out("boot boot")
    assert stage.pool() == "boot boot"


def test_a_feather_holds_until_the_next_roll() -> None:
    stage = Stage().heroes((3, 1), (1, 5)).dice("").has(potions=["feather-potion"])
    stage.do("use feather-potion").end()
    assert stage.at() == (3, 1)
    stage.roll(COINS).end()
    assert stage.at() == (3, 1)
    stage.roll(COINS).end()
    assert stage.at() == (1, 1)


def test_telekinesis_moves_two_different_enemies() -> None:
    stage = Stage().heroes((1, 8)).enemy("stone-golem", (1, 1), (2, 4)).dice("")
    stage.has(potions=["telekinesis-potion"]).do("use telekinesis-potion", f"enemy {name(1, 1)}")
    stage.do("right", "right", f"enemy {name(2, 4)}", "up", "stop")
    assert sorted(stage.enemies()) == [(1, 3), (3, 4)]


def test_the_antidote_discards_all_tokens() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).dice("").has(tokens=["venom", "blindness"])
    stage.has(potions=["antidote"]).do("use antidote")
    assert stage.s.players[0].tokens == []


def test_tokens_weaken_blind_poison_and_shame() -> None:
    blind = Stage(revealed=4).heroes((13, 1)).dice("boot").has(gems=3, tokens=["blindness"])
    assert blind.refused("boot x2 right") == "TOW-BTOKEN-01"
    feet = Stage(revealed=4).heroes((13, 1)).has(tokens=["stone-feet"])
    feet.roll("coin coin coin coin")
    assert (feet.s.dice(), feet.s.players[0].tokens) == (4, [])
    duel = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1)).enemy("ashigaru", (13, 2))
    duel.dice("sword sword").has(tokens=["challenge"]).attack(13, 2, "sword", "sword")
    assert duel.of("attacked")[0].n == 1
    shame = Stage(revealed=4, boss="daimyo-banzai", stalls=[(13, 1)]).heroes((13, 1))
    shame.enemy("ashigaru", (13, 2)).dice("sword sword").has(gold=9, tokens=["dishonour"])
    shame.sells("redeemer")
    assert shame.refused("buy redeemer") == "TOW-BTOKEN-01"
    shame.attack(13, 2, "sword", "sword")
    assert (shame.gems(), shame.s.players[0].tokens) == (0, [])
    assert ITEM["redeemer"].price == 4
    stall = Stage(revealed=4, stalls=[(13, 1)]).heroes((13, 1)).enemy("medusa", (16, 8))
    stall.has(tokens=["venom"]).dice("").end()
    assert (stall.lives(), stall.s.players[0].tokens) == (5, [])


def medusa(card: str, face: str, hero: tuple[int, int], boss: tuple[int, int]) -> Stage:
    stage = Stage(revealed=4, platforms=[(14, c) for c in range(1, 9)], ladders=[(15, 1)])
    return stage.heroes(hero).enemy("medusa", boss).dice("").end().out(face, card)


def test_medusas_cards() -> None:
    gaze = medusa("petrifying-gaze", "attack", (13, 1), (13, 8))
    assert (gaze.lives(), [t.key for t in gaze.s.players[0].tokens]) == (4, ["stone-feet"])
    vipers = medusa("nest-of-vipers", "left", (13, 1), (14, 2))
    assert (vipers.lives(), [t.key for t in vipers.s.players[0].tokens]) == (4, ["venom"])
    sweep = medusa("tail-sweep", "left", (13, 2), (13, 1))
    assert (sweep.lives(), sweep.at()) == (3, (13, 3))
    curse = medusa("curse-of-the-gorgon", "right", (13, 1), (13, 8))
    assert curse.enemies() == {(13, 7): "medusa"}


def test_the_scream_makes_everybody_fall() -> None:
    stage = Stage(revealed=4, ladders=[(15, 1)]).heroes((15, 1)).enemy("medusa", (14, 4))
    stage.dice("").do("end-actions", "hold-on").out("left", "shattering-scream")
    assert (stage.lives(), stage.at()) == (4, (13, 1))


def banzai(dice: str, *cards: str, gold: int = 0) -> Stage:
    stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai", spawns=[(13, 3), (13, 7)])
    stage.heroes((13, 2)).enemy("daimyo-banzai", (13, 8)).dice(dice).has(gold=gold)
    return stage.end().out(*cards)


def test_banzais_cards() -> None:
    dash = banzai("boot", "iaido-dash", "tribute")
    assert (dash.lives(), dash.enemies()) == (3, {(13, 6): "daimyo-banzai"})
    step = banzai("boot", "wind-step", "tribute")
    assert (step.lives(), step.enemies()) == (5, {(13, 5): "daimyo-banzai"})
    katana = banzai("sword", "whirling-katana", "tribute")
    assert katana.lives() == 5
    paid = banzai("coin", "tribute", "wind-step", gold=3)
    assert (paid.gold(), paid.lives()) == (1, 5)
    poor = banzai("coin", "tribute", "wind-step", gold=1)
    assert (poor.gold(), poor.lives()) == (1, 4)
    assert [token.key for token in poor.s.players[0].tokens] == ["dishonour"]
    call = banzai("monster", "call-to-arms", "wind-step")
    assert call.enemies() == {(13, 3): "ashigaru", (13, 8): "daimyo-banzai"}
    assert call.lives() == 4
    duel = banzai("star", "challenge-to-a-duel", "tribute")
    assert duel.lives() == 5  # on another map card
