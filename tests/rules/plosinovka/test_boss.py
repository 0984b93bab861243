"""The boss level: entering, closed world, fainting there, helpers, tokens, victory."""

from __future__ import annotations

from kostka.games.plosinovka.bosses import reached
from kostka.games.plosinovka.cards.bosses import BOSSES
from tests.rules.plosinovka.stage import ENEMY, Field, Stage, f, name
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"
CARDS = {card.key: card for boss in BOSSES for card in boss.deck}


@proves("TOW-GOAL-01", "TOW-WIN-02")
def test_who_defeats_the_boss_wins_alone() -> None:
    stage = Stage("sladuse", "bivoj", "avys", revealed=4, lowest=4)
    stage.heroes((13, 1), (13, 5), (13, 8)).enemy("medusa", (13, 6)).has(0, gems=30)
    stage.dice("").end().out("attack", "petrifying-gaze")
    stage.has(1, gems=9).has(0, gems=30)
    stage.roll("sword sword sword sword coin", "attack")
    stage.attack(13, 6, "sword x3", "sword x3", "sword x2")
    assert stage.s.seats() == 3
    assert stage.s.outcome().index(1) + 1 == 2  # player 2, and nobody else
    assert sum(stage.s.outcome()) == 1


@proves("TOW-GOAL-02")
def test_five_plain_swords_do_not_defeat_the_boss() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (13, 2))
    stage.dice("sword sword sword sword sword").attack(13, 2, *["sword"] * 5)
    assert stage.of("attacked")[0].n == 5
    assert stage.s.boss_lives() == 8
    assert stage.enemies() == {(13, 2): "medusa"}


@proves("TOW-BOSS-01")
def test_the_boss_can_be_moved_like_any_enemy() -> None:
    stage = Stage("bivoj", "avys", revealed=4).heroes((13, 1)).enemy("medusa", (13, 5))
    stage.dice("monster").do("monster", "left")
    assert stage.enemies() == {(13, 4): "medusa"}


@proves("TOW-BOSS-02", "TOW-BOSS-04")
def test_the_boss_level_is_revealed_like_any_other_and_the_boss_set_up() -> None:
    stage = Stage(revealed=3).heroes((11, 2)).dice("boot boot").do("boot up")
    assert stage.at() == (12, 2)
    stage.reveal()
    assert stage.enemies() == {(16, 1): "medusa"}
    assert stage.s.seat == 0  # level 3 was the highest; now the player goes on
    assert "boot up" in stage.moves()


@proves("TOW-BOSS-03")
def test_the_boss_level_is_stocked() -> None:
    golds, gems = [(13, 1), (14, 1)], [(13, 2), (14, 2), (13, 7), (14, 7)]
    stage = Stage(revealed=3, golds=golds, gems=gems).heroes((11, 2)).dice("boot").do("boot up")
    stage.reveal()
    assert len([field for field in golds if stage.lies(*field)]) == 2
    assert len([field for field in gems if stage.lies(*field)]) == 4


@proves("TOW-BOSS-05", "TOW-MEDUSA-01", "TOW-MEDUSA-03")
def test_medusa_rolls_the_enemy_die_and_resolves_one_card() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (16, 8)).dice("").end()
    assert [stage.s.write(option) for option in stage.s.options()] == ["attack", "left", "right"]
    stage.out("left", "nest-of-vipers")
    assert len(stage.of("boss-card-read")) == 1
    assert stage.s.active() == 1


@proves("TOW-MEDUSA-02", "TOW-BCARD-05")
def test_medusa_draws_until_a_card_matches() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (16, 8)).dice("").end().out("left")
    stage.out("petrifying-gaze")  # attack and right
    assert [card.key for card in stage.s.discard] == ["petrifying-gaze"]
    stage.out("tail-sweep")
    assert [event.it.key for event in stage.of("boss-card-read")] == ["tail-sweep"]


@proves("TOW-MEDUSA-04")
def test_an_empty_attack_deck_is_made_of_the_discard_pile() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (16, 8)).dice("")
    stage.s.discard, stage.s.deck = stage.s.deck, []
    assert len(stage.s.discard) == 5
    stage.end().out("left")
    assert len(stage.s.options()) == 5
    stage.out("tail-sweep")
    assert (len(stage.s.deck), len(stage.s.discard)) == (4, 1)


@proves("TOW-BOSS-06")
def test_an_attack_that_fails_has_a_consequence() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (13, 2)).dice("sword")
    stage.attack(13, 2, "sword")
    assert [token.key for token in stage.s.players[0].tokens] == ["venom"]
    banzai = Stage(revealed=4, boss="daimyo-banzai").heroes((13, 1))
    banzai.enemy("daimyo-banzai", (13, 2)).dice("sword").attack(13, 2, "sword")
    assert banzai.lives() == 5 - 3


@proves("TOW-BOSS-08", "TOW-BOSS-10")
def test_the_boss_has_two_lives_for_each_level() -> None:
    assert Stage(levels=4).s.boss_lives() == 8
    assert Stage(levels=5).s.boss_lives() == 10


@proves("TOW-BOSS-09")
def test_the_boss_falls_only_to_one_blow() -> None:
    stage = Stage(revealed=4).heroes((13, 1)).enemy("medusa", (13, 2)).has(gems=18)
    stage.dice("sword sword sword sword")
    for _ in range(2):
        stage.attack(13, 2, "sword x4", "sword x3")
    assert [int(event.n) for event in stage.of("attacked")] == [7, 7]  # of 8
    assert not stage.s.over()


@proves("TOW-BOSS-11")
def test_nothing_of_the_boss_is_asked_before_its_level_is_revealed() -> None:
    stage = Stage(revealed=3).heroes((9, 1)).dice(COINS)
    assert stage.enemies() == {}
    assert not any(move.startswith("attack") for move in stage.moves())


@proves("TOW-WIN-01")
def test_the_game_ends_the_moment_the_boss_is_defeated() -> None:
    stage = Stage(revealed=4).heroes((14, 1)).enemy("medusa", (14, 2)).has(gems=9)
    stage.dice("sword sword sword sword coin").attack(14, 2, "sword x3", "sword x3", "sword x2")
    assert stage.s.over()
    assert stage.s.turn_notes().step == 0
    assert "step-began" not in stage.happened()
    assert stage.at() == (14, 1)  # it never fell


EDGES: list[Field] = [(row, column) for row in (13, 14, 15, 16) for column in range(1, 9)]


def in_range(card: str) -> list[Field]:
    """The fields that this card of a boss at (14,3) reaches, each behind walls and platforms."""
    found: list[Field] = []
    for row in range(13, 17):
        for column in range(1, 9):
            stage = Stage(revealed=4, platforms=EDGES, walls=EDGES).enemy("medusa", (14, 3))
            if (row, column) != (14, 3) and reached(stage.heroes((row, column)).s, CARDS[card]):
                found.append((row, column))
    return found


@proves("TOW-MAP-01", "TOW-BCARD-09")
def test_the_range_of_a_map_card() -> None:
    left = [(row, column) for row in (13, 14, 15, 16) for column in (1, 2, 3, 4)]
    assert in_range("shattering-scream") == [field for field in left if field != (14, 3)]


@proves("TOW-MAP-03", "TOW-BCARD-06", "TOW-BCARD-04")
def test_the_range_of_a_row_goes_across_both_cards_whatever_the_walls() -> None:
    assert in_range("petrifying-gaze") == [(14, column) for column in (1, 2, 4, 5, 6, 7, 8)]


@proves("TOW-BCARD-03", "TOW-BCARD-04", "TOW-BCARD-07")
def test_the_range_of_adjacent_fields_ignores_walls_and_platforms() -> None:
    assert in_range("tail-sweep") == [(13, 3), (14, 2), (14, 4), (15, 3)]


@proves("TOW-BCARD-08")
def test_the_range_around_has_diagonals() -> None:
    assert in_range("nest-of-vipers") == [
        *[(13, 2), (13, 3), (13, 4), (14, 2), (14, 4), (15, 2), (15, 3), (15, 4)]
    ]


@proves("TOW-BCARD-10")
def test_an_unlimited_range_always_hits() -> None:
    stage = Stage(revealed=4).heroes((13, 8)).enemy("medusa", (16, 1)).dice("").end()
    stage.out("right", "curse-of-the-gorgon")
    assert [token.key for token in stage.s.players[0].tokens] == ["blindness"]
    assert [card.key for card in stage.s.discard] == ["curse-of-the-gorgon"]


@proves("TOW-BCARD-01", "TOW-BCARD-02")
def test_effects_come_in_order_and_impossible_ones_are_skipped() -> None:
    stage = Stage(revealed=4).heroes((14, 3)).enemy("medusa", (14, 4)).has(lives=1).dice("")
    stage.s.board[f(13, 3)] = stage.s.board[f(14, 4)]  # something to stand on
    assert len(CARDS["nest-of-vipers"].rule.lines) == 2  # suffers 1, gains venom
    stage.end().out("left", "nest-of-vipers")
    assert stage.at() is None
    assert stage.s.players[0].tokens == []


def banzai(dice: str) -> Stage:
    stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai").heroes((13, 8))
    return stage.enemy("daimyo-banzai", (16, 1)).dice(dice).end()


def read(stage: Stage) -> list[str]:
    return [event.it.key for event in stage.of("boss-card-read")]


@proves("TOW-BANZAI-01", "TOW-BANZAI-02", "TOW-BANZAI-08")
def test_banzai_reads_the_card_whose_symbol_was_rolled_more_often() -> None:
    stage = banzai("boot boot coin star sword").out("iaido-dash", "whirling-katana")
    assert len(stage.of("boss-card-drawn")) == 2
    assert read(stage) == ["iaido-dash"]  # 2 to 1
    assert len(stage.s.discard) == 2


@proves("TOW-BANZAI-04")
def test_the_special_die_does_not_count_for_banzai() -> None:
    stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai").heroes((13, 8))
    stage.enemy("daimyo-banzai", (16, 1)).dice("coin").has(special="sword").end()
    stage.out("whirling-katana", "tribute")
    assert read(stage) == ["tribute"]  # 0 swords, 1 coin


@proves("TOW-BANZAI-05")
def test_of_equals_both_are_read_in_random_order() -> None:
    for first in ("tribute", "challenge-to-a-duel"):
        stage = banzai("coin star").out("tribute", "challenge-to-a-duel")
        assert len(stage.s.options()) == 2
        stage.out(first)
        assert len(read(stage)) == 2
        assert read(stage)[0] == first


@proves("TOW-BANZAI-06", "TOW-BANZAI-07")
def test_two_equal_cards_and_a_tie_of_nothing_are_both_read() -> None:
    twins = banzai("coin coin").out("iaido-dash", "wind-step", "wind-step")
    assert read(twins) == ["wind-step", "iaido-dash"]
    nothing = banzai("boot sword").out("tribute", "challenge-to-a-duel", "tribute")
    assert read(nothing) == ["tribute", "challenge-to-a-duel"]


@proves("TOW-BTOKEN-01")
def test_a_boss_token_field_gives_its_token() -> None:
    stage = Stage(revealed=4, tokens=[(13, 2)]).heroes((13, 1)).dice("boot").do("boot right")
    assert [token.key for token in stage.s.players[0].tokens] == ["venom"]


@proves("TOW-BTOKEN-02")
def test_a_second_token_of_a_kind_hurts_instead() -> None:
    stage = Stage(revealed=4, tokens=[(13, 2)]).heroes((13, 1)).has(tokens=["venom"])
    stage.dice("boot").do("boot right")
    assert stage.lives() == 4
    assert [token.key for token in stage.s.players[0].tokens] == ["venom"]


@proves("TOW-BLEVEL-02", "TOW-BLEVEL-03")
def test_the_floor_of_the_boss_level_lets_heroes_up_only() -> None:
    stage = Stage(revealed=4).heroes((12, 5), (12, 1)).dice("boot boot").do("boot up")
    assert stage.at() == (13, 5)
    assert stage.refused("boot down") == "TOW-BLEVEL-03"
    stage.do("gravity")
    assert stage.at() == (13, 5)


@proves("TOW-BLEVEL-04", "TOW-BLEVEL-06")
def test_who_enters_pushes_within_the_boss_level() -> None:
    stage = Stage(revealed=4).heroes((12, 5), (13, 5)).dice("boot").do("boot up")
    assert sorted(stage.moves()) == sorted(
        [f"push {name(*at)}" for at in ((14, 5), (13, 4), (13, 6))]
    )
    assert f"push {name(12, 5)}" not in stage.moves()
    stage.do(f"push {name(13, 4)}")
    assert (stage.at(0), stage.at(1)) == ((13, 5), (13, 4))


@proves("TOW-BLEVEL-05")
def test_an_enemy_pushed_on_entry_attacks() -> None:
    stage = Stage(revealed=4).heroes((12, 5), (1, 1)).enemy("zombie", (13, 5)).dice("boot")
    stage.do("boot up", f"push {name(13, 6)}")
    assert stage.lives() == 4
    assert stage.enemies() == {(13, 6): "zombie"}
    assert stage.at() == (13, 5)
    firm = Stage(revealed=4).heroes((12, 5), (1, 1)).enemy("ashigaru", (13, 5)).dice("boot")
    assert firm.refused("boot up") == "TOW-ENCARD-04"


@proves("TOW-BLEVEL-07")
def test_the_last_hero_in_removes_all_other_levels() -> None:
    stage = Stage("sladuse", "bivoj", "avys", revealed=4, lowest=2, gems=[(6, 1)])
    stage.heroes((12, 5), (13, 1), (13, 8)).enemy("ent", (9, 1)).dice("boot")  # 3 heroes
    assert stage.s.lowest + 1 == 2
    stage.do("boot up")
    assert stage.s.lowest + 1 == 4
    assert stage.enemies() == {}
    assert stage.lies(6, 1) == 0
    assert [int(event.n) for event in stage.of("level-removed")] == [2, 3]


@proves("TOW-BLEVEL-08")
def test_outsiders_do_not_touch_the_boss_level() -> None:
    stage = Stage("bivoj", "avys", revealed=4).heroes((9, 1)).enemy("medusa", (13, 5))
    stage.enemy("ent", (9, 3), (1, 1)).dice("monster sword").do("monster")  # from level 3
    assert stage.refused(f"enemy {name(13, 5)}") == "TOW-BLEVEL-08"
    below = Stage(revealed=4).heroes((12, 5)).enemy("medusa", (13, 5)).dice("sword")
    assert below.refused(f"attack {name(13, 5)}") == "TOW-BLEVEL-08"


@proves("TOW-BLEVEL-09")
def test_insiders_do_not_touch_the_levels_below() -> None:
    stage = Stage("bivoj", "avys", revealed=4).heroes((13, 1)).enemy("medusa", (13, 5))
    stage.enemy("ashigaru", (14, 4)).enemy("ent", (9, 3)).dice("monster").do("monster")
    assert stage.refused(f"enemy {name(9, 3)}") == "TOW-BLEVEL-09"  # level 3


@proves("TOW-BLEVEL-10")
def test_who_fainted_in_the_boss_level_appears_on_its_stalls() -> None:
    stage = Stage(revealed=4, stalls=[(13, 2), (14, 7)]).heroes((13, 5)).dice("coin")
    stage.s.suffer(0, 9, None)
    stage.s.offered = None
    stage.do("appear coin")
    assert stage.moves() == [f"at {name(13, 2)}", f"at {name(14, 7)}"]
    assert stage.refused(f"at {name(13, 3)}") == "TOW-BLEVEL-10"
    assert stage.refused(f"at {name(1, 1)}") == "TOW-BLEVEL-10"


@proves("TOW-BLEVEL-11")
def test_with_all_stalls_occupied_the_nearest_fields_are_offered() -> None:
    stage = Stage(revealed=4, stalls=[(13, 2), (14, 7)]).heroes((13, 5))
    stage.enemy("ashigaru", (13, 2), (14, 7)).dice("coin")
    stage.s.suffer(0, 9, None)
    stage.s.offered = None
    stage.do("appear coin")
    near = [(13, 1), (13, 3), (13, 7), (14, 2), (14, 6), (14, 8), (15, 7)]
    assert stage.moves() == [f"at {name(*field)}" for field in near]
    assert stage.refused(f"at {name(13, 4)}") == "TOW-BLEVEL-11"


@proves("TOW-HELPER-02")
def test_helpers_have_tokens_of_their_own() -> None:
    stage = Stage(revealed=3, boss="daimyo-banzai", spawns=[(13, 2), (13, 6), (14, 8)])
    stage.heroes((11, 2)).dice("boot").do("boot up").reveal()
    assert stage.enemies() == {(13, 6): "ashigaru", (14, 8): "ashigaru", (16, 8): "daimyo-banzai"}
    assert ENEMY["ashigaru"].tier == 0


@proves("TOW-HELPER-03", "TOW-HELPER-04")
def test_a_summoning_without_token_or_field_is_ignored() -> None:
    def called(spawns: list[tuple[int, int]], *there: tuple[int, int]) -> int:
        stage = Stage("urgh", "bivoj", revealed=4, boss="daimyo-banzai", spawns=spawns)
        stage.heroes((13, 8)).enemy("daimyo-banzai", (16, 1)).enemy("ashigaru", *there)
        stage.dice("monster").end().out("call-to-arms", "tribute")
        came = list(stage.enemies().values()).count("ashigaru") - len(there)
        assert came == len(stage.of("summoned"))
        return came

    spawns = [(13, 1), (13, 2), (13, 3), (13, 4), (13, 5)]
    assert called(spawns, *spawns[:3]) == 1
    assert called(spawns, *spawns[:4]) == 0  # all 4 tokens are on the map
    assert called(spawns[:2], *spawns[:2]) == 0
