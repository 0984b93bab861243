"""Loki: the whole board, bags of tricks, covered abilities and his cards; illusions have a file."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.loki import LOKI
from kostka.games.dicethrone.modes import MODES
from kostka.sight import view
from tests.rules.dicethrone.stage import Stage

ILLUSION, BAG, SPELL = "illusion", "bag-of-tricks", "spellbound"
TO_LOKI, TO_HIM = "seat 1", "seat 2"


def loki() -> Stage:
    return Stage("loki", "black-panther")


def attacked() -> Stage:
    """Black Panther attacks him."""
    return Stage("loki", "black-panther", start=1)


def test_his_deck_and_what_it_costs() -> None:
    assert (len(LOKI.deck), LOKI.complexity) == (32, 4)
    assert {card.key: (card.kind.key, card.cost, card.conf) for card in LOKI.cards} == {
        "mockery-2": ("upgrade", 2, "proposed"),
        "confuddle-2": ("upgrade", 2, "proposed"),
        "antics-2": ("upgrade", 1, "proposed"),
        "vilify-2": ("upgrade", 2, "proposed"),
        "vex-2": ("upgrade", 1, "proposed"),
        "kneel-to-me-2": ("upgrade", 2, "proposed"),
        "double-take-2": ("upgrade", 2, "proposed"),
        "sleight-of-hand-2": ("upgrade", 2, "proposed"),
        "doppelganger": ("instant", 1, "proposed"),
        "gift-horse": ("main", 1, "proposed"),
        "silver-tongue": ("main", 2, "proposed"),
        "backstab": ("roll", 1, "proposed"),
        "frost-giants-hide": ("roll", 1, "proposed"),
        "variant": ("main", 0, "proposed"),
    }
    assert {
        token.key: (token.status.key, token.limit, token.removable, token.transferable)
        for token in LOKI.tokens
    } == {
        ILLUSION: ("unique", 2, True, False),
        BAG: ("positive", 2, True, True),
        SPELL: ("unique", 3, True, False),
    }


# --- Board ----------------------------------------------------------------------------------------

COVERS = ["cover vibranium-claws", "cover stealth-strike", "cover meteoric-punch"]
SPLIT = [TO_LOKI, TO_HIM]
ATTACKS = [  # ability, level, dice, row, answers; damage, illusions, bags of both, covered, cards
    ("mockery", 1, "1 1 2 3 3", "mockery 1", [], 6, 0, (0, 0), 0, 0),
    ("mockery", 1, "1 1 2 2 3", "mockery 2", [], 7, 0, (0, 0), 0, 0),
    ("mockery", 1, "1 1 1 2 2", "mockery 3", [], 8, 0, (0, 0), 0, 0),
    ("mockery", 2, "1 1 2 3 3", "mockery 1", [], 7, 0, (0, 0), 0, 0),
    ("mockery", 2, "1 1 1 2 3", "mockery 2", [TO_HIM], 8, 0, (0, 1), 0, 0),
    ("mockery", 2, "1 1 1 2 2", "mockery 3", [TO_LOKI], 9, 0, (1, 0), 0, 0),
    ("confuddle", 1, "1 2 3 4 6", "confuddle", COVERS[:2], 7, 0, (0, 0), 2, 0),
    ("confuddle", 2, "1 2 3 4 6", "confuddle", COVERS[:2], 8, 0, (0, 0), 2, 0),
    ("confuddle", 2, "3 3 4 6 6", "liars-gifts", SPLIT, 0, 0, (1, 1), 0, 0),
    ("antics", 1, "5 5 1 3 6", "antics", [TO_HIM], 0, 1, (0, 1), 0, 1),
    ("antics", 2, "5 5 1 3 6", "antics 1", [TO_HIM, TO_HIM], 0, 1, (0, 2), 0, 1),
    ("antics", 2, "5 5 5 1 3", "antics 2", SPLIT, 0, 2, (1, 1), 0, 2),
    ("vilify", 1, "1 3 5 6 6", "vilify", [TO_HIM], 5, 1, (0, 1), 0, 0),
    ("vilify", 2, "1 3 5 6 6", "vilify", [TO_HIM], 6, 1, (0, 1), 0, 0),
    ("vex", 1, "1 2 3 4 1", "vex", [TO_HIM], 7, 0, (0, 1), 0, 0),
    ("vex", 2, "3 4 5 6 6", "vex", SPLIT, 8, 0, (1, 1), 0, 0),
    ("kneel-to-me", 1, "1 2 3 4 5", "kneel-to-me", ["1 2 6", TO_HIM], 11, 1, (0, 1), 0, 0),
    (
        *("kneel-to-me", 2, "2 3 4 5 6", "kneel-to-me"),
        *(["1 3 4 6", TO_HIM, COVERS[0]], 10, 1, (0, 1), 1, 0),
    ),
    ("kneel-to-me", 2, "3 4 5 1 1", "bewilder", COVERS[:1], 0, 1, (0, 0), 1, 0),
    ("double-take", 1, "6 6 6 6 1", "double-take", COVERS[:2], 7, 1, (0, 0), 2, 0),
    ("double-take", 2, "6 6 6 6 1", "double-take", COVERS[:2], 8, 2, (0, 0), 2, 0),
    ("double-take", 2, "6 6 6 1 1", "made-you-look", COVERS[:1], 2, 2, (0, 0), 1, 0),
    (
        *("glorious-purpose", 1, "6 6 6 6 6", "glorious-purpose"),
        *([*SPLIT, *SPLIT, *COVERS], 10, 1, (2, 2), 3, 0),
    ),
]


COLUMNS = "ability, level, dice, row, answers, damage, illusions, bags, covered, drawn"


@pytest.mark.parametrize(COLUMNS, ATTACKS)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    illusions: int,
    bags: tuple[int, int],
    covered: int,
    drawn: int,
) -> None:
    stage = loki()
    if level == 2:
        stage.level(0, ability, 2)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    assert stage.count(0, ILLUSION) == illusions
    assert (stage.count(0, BAG), stage.count(1, BAG)) == bags
    assert stage.count(1, SPELL) == len(stage.s.covered) == covered
    assert len(stage.cards(0)) == drawn


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in LOKI.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_the_gifts_of_a_liar_pay_him_too() -> None:
    stage = loki().level(0, "confuddle", 2)
    stage.do("roll", "3 3 4 6 6", "announce liars-gifts", *SPLIT).until("main-2")
    assert stage.s.cp[0] == 3


@pytest.mark.parametrize(
    ("own", "damage", "defended"), [(39, 7, True), (40, 5, False), (41, 5, False)]
)
def test_vilify_depends_on_who_has_less_health(own: int, damage: int, defended: bool) -> None:
    stage = loki().life(own, 40).do("roll", "1 3 5 6 6", "announce vilify", TO_LOKI)
    stage.until("defensive").pass_window()
    assert stage.offered("defend bashengas-honor") == defended
    stage.finish_roll_phase()
    assert stage.health(1) == 40 - damage


def test_vilify_looks_at_the_one_who_is_attacked() -> None:
    for target, damage in (("seat 2", 5), ("seat 3", 7)):
        stage = Stage("loki", "black-panther", "thor", mode=MODES["king-of-the-hill-3"])
        stage.life(20, 10, 30).do("roll", "1 3 5 6 6", "announce vilify", TO_LOKI, target)
        stage.finish_roll_phase()
        assert sum(stage.s.health) == 60 - damage


@pytest.mark.parametrize(("roll", "added"), [("3 4 5", 0), ("1 3 5", 2), ("1 2 2", 6)])
def test_kneeling_costs_two_for_each_scepter(roll: str, added: int) -> None:
    stage = loki().do("roll", "1 2 3 4 5", "announce kneel-to-me", roll, TO_LOKI)
    assert stage.finish_roll_phase().health(1) == 50 - 7 - added


def test_an_undefendable_double_take() -> None:
    stage = loki().do("roll", "6 6 6 6 1", "announce double-take", *COVERS[:2])
    assert not stage.finish_roll_phase().told("defends")


@pytest.mark.parametrize(
    ("level", "roll", "his", "back", "illusions", "bags"),
    [
        (1, "1 2 3 4", 49, 1, 0, 0),
        (1, "3 3 4 4", 50, 0, 0, 0),
        (1, "1 1 5 6", 47, 1, 1, 0),
        (1, "1 5 5 6", 47, 0, 1, 0),
        (1, "1 1 2 2", 47, 2, 0, 0),
        (2, "1 3 4 6", 49, 1, 1, 0),
        (2, "1 5 5 6", 47, 1, 1, 1),
    ],
)
def test_a_sleight_of_hand(
    level: int, roll: str, his: int, back: int, illusions: int, bags: int
) -> None:
    stage = attacked()
    if level == 2:
        stage.level(0, "sleight-of-hand", 2)
    stage.do("roll", "1 2 3 4 6", "announce vibranium-claws 1", "defend sleight-of-hand", roll)
    if bags:
        stage.do(TO_HIM)
    stage.finish_roll_phase()
    assert stage.s.health == [his, 50 - back]
    assert (stage.count(0, ILLUSION), stage.count(1, BAG)) == (illusions, bags)


# --- Bag of Tricks --------------------------------------------------------------------------------


def bag_of_his(die: str) -> Stage:
    """His opponent opens one in the upkeep."""
    stage = loki().tokens(1, bag_of_tricks=1).cp(1, 3).life(40, 40).next_turn()
    return stage.do(die).pass_window()


@pytest.mark.parametrize(("die", "cp"), [("1", 2), ("6", 5)])
def test_the_ends_of_the_die_take_or_give_cp(die: str, cp: int) -> None:
    stage = bag_of_his(die)
    assert (stage.s.cp[1], stage.count(1, BAG)) == (cp, 0)
    assert stage.until("income").s.health == [40, 40]


def test_nothing_is_taken_from_who_has_nothing() -> None:
    stage = loki().tokens(1, bag_of_tricks=1).cp(1, 0).next_turn().do("1").pass_window()
    assert stage.s.cp[1] == 0


@pytest.mark.parametrize("die", ["2", "5"])
@pytest.mark.parametrize(
    ("choice", "cp", "health"), [("bag-heals", 3, 42), ("bag-pays", 4, 40), ("bag-bites", 3, 38)]
)
def test_in_between_loki_chooses_what_befalls_the_holder(
    die: str, choice: str, cp: int, health: int
) -> None:
    stage = bag_of_his(die)
    assert stage.asked() == 0
    assert stage.moves() == ["bag-heals", "bag-pays", "bag-bites"]
    stage.do(choice)
    assert stage.s.cp[1] == cp
    assert stage.until("income").s.health == [40, health]


def test_each_bag_is_opened_for_itself() -> None:
    stage = loki().tokens(1, bag_of_tricks=2).life(50, 40).next_turn()
    stage.do("3").pass_window().do("bag-bites", "4").pass_window().do("bag-bites")
    assert stage.until("income").health(1) == 36


def test_his_own_bag_serves_him() -> None:
    stage = loki().tokens(0, bag_of_tricks=1).life(40, 50).next_turn().next_turn().do("4")
    stage.pass_window()
    assert stage.asked() == 0
    assert stage.do("bag-heals").until("income").health(0) == 42


def test_once_loki_is_out_the_holder_chooses() -> None:
    stage = Stage("loki", "black-panther", "thor", mode=MODES["king-of-the-hill-3"])
    stage.tokens(1, bag_of_tricks=1).until("main-2")
    stage.s.resign(0)
    stage.do("3").pass_window()
    assert stage.asked() == 1
    stage.do("bag-pays")
    assert stage.s.cp[1] == 3


def test_of_two_lokis_the_holder_chooses_and_of_one_team_the_next() -> None:
    stage = Stage("loki", "loki").tokens(1, bag_of_tricks=1).next_turn().do("3").pass_window()
    assert stage.asked() == 1
    stage = Stage("black-panther", "loki", "thor", "loki", mode=MODES["2v2"])
    stage.tokens(0, bag_of_tricks=1).next_turn().next_turn().next_turn().next_turn()
    stage.do("3").pass_window()
    assert stage.asked() == 1


def test_a_third_bag_finds_no_room() -> None:
    stage = loki().tokens(1, bag_of_tricks=2).do("roll", "1 2 3 4 1", "announce vex", TO_HIM)
    stage.finish_roll_phase()
    assert (stage.count(1, BAG), stage.health(1)) == (2, 43)


def test_a_bag_can_be_handed_on() -> None:
    stage = attacked().hand(1, "transference").cp(1, 2).until("main-1").tokens(1, bag_of_tricks=1)
    stage.do("play transference").until("offensive")
    assert (stage.count(0, BAG), stage.count(1, BAG)) == (1, 0)


# --- Spellbound -----------------------------------------------------------------------------------


def spellbound() -> Stage:
    """Two abilities of Black Panther are covered, and it is his turn."""
    stage = loki().hand(0, "silver-tongue").cp(0, 2).until("main-1").do("play silver-tongue")
    return stage.do("cover vibranium-claws", "cover stealth-strike").next_turn()


def test_loki_puts_it_on_an_offensive_ability_never_the_ultimate() -> None:
    stage = loki().hand(0, "silver-tongue").cp(0, 2).until("main-1").do("play silver-tongue")
    stage.pass_window()
    assert stage.asked() == 0
    free = [a for a in stage.s.heroes[1].offences if a.kind.key == "offence"]
    assert stage.moves() == [f"cover {ability.key}" for ability in free]
    assert "cover wakanda-forever" not in stage.moves()
    assert "cover bashengas-honor" not in stage.moves()
    stage.do("cover vibranium-claws")
    assert "cover vibranium-claws" not in stage.moves()


def test_what_is_covered_is_seen_by_all_and_cannot_be_announced() -> None:
    stage = spellbound().do("roll", "1 2 3 6 6").pass_window()
    for viewer in (0, 1):
        shown = view(stage.s, viewer).plain()["seats"][1]["covered"]
        assert shown == ["vibranium-claws", "stealth-strike"]
    assert stage.refuses("announce vibranium-claws 1") == "THR-LEAF-01"
    assert stage.refuses("announce stealth-strike") == "THR-LEAF-01"
    assert not stage.offered("announce stealth-strike")


def test_it_is_gone_at_the_end_of_the_holders_roll_phase() -> None:
    stage = spellbound().do("roll", "1 2 3 6 6", "no-ability").finish_roll_phase()
    assert (stage.count(1, SPELL), stage.s.covered) == (0, ())
    stage.next_turn().next_turn().do("roll", "1 2 3 6 6").pass_window()
    assert stage.offered("announce stealth-strike")


def test_it_stays_through_the_roll_phase_of_others() -> None:
    stage = loki().hand(0, "silver-tongue").cp(0, 2).until("main-1").do("play silver-tongue")
    stage.do("cover vibranium-claws", "cover stealth-strike", "roll", "1 1 1 1 1")
    stage.do("announce mockery 3").finish_roll_phase()
    assert stage.count(1, SPELL) == 2


def test_no_more_than_three() -> None:
    stage = loki().do("roll", "6 6 6 6 6", "announce glorious-purpose", *SPLIT, *SPLIT, *COVERS)
    stage.finish_roll_phase().hand(0, "silver-tongue").cp(0, 2).do("play silver-tongue")
    stage.pass_window()
    assert (stage.asked(), stage.phase()) == (0, "main-2")
    assert stage.count(1, SPELL) == 3


def test_never_the_last_ability() -> None:
    stage = loki().hand(0, "silver-tongue").cp(0, 2).until("main-1")
    abilities = [a for a in stage.s.heroes[1].offences if a.kind.key == "offence"]
    stage.s.covered = tuple((1, ability, stage.token(SPELL)) for ability in abilities[:-2])
    stage.do("play silver-tongue").pass_window()
    assert stage.moves() == [f"cover {ability.key}" for ability in abilities[-2:]]
    stage.do(f"cover {abilities[-1].key}")
    assert (stage.count(1, SPELL), stage.asked(), stage.phase()) == (1, 0, "main-1")


def test_whoever_removes_it_frees_the_ability() -> None:
    stage = spellbound().hand(1, "buh-bye").cp(1, 2).do("play buh-bye").until("main-1")
    assert [ability.key for _, ability, _ in stage.s.covered] == ["vibranium-claws"]
    stage.do("roll", "1 2 6 6 4").pass_window()
    assert stage.offered("announce stealth-strike")


def test_it_is_saved_and_loaded() -> None:
    twin = spellbound().copy().do("roll", "1 2 3 6 6").pass_window()
    assert twin.refuses("announce stealth-strike") == "THR-LEAF-01"


# --- Cards ----------------------------------------------------------------------------------------


def test_a_doppelganger_is_an_illusion() -> None:
    stage = loki().hand(0, "doppelganger").cp(0, 1).do("play doppelganger")
    assert stage.count(0, ILLUSION) == 1


def test_a_gift_horse_brings_two_bags() -> None:
    stage = loki().hand(0, "gift-horse").cp(0, 1).until("main-1").do("play gift-horse", *SPLIT)
    assert (stage.count(0, BAG), stage.count(1, BAG)) == (1, 1)


@pytest.mark.parametrize("illusions", [0, 1, 2])
def test_a_backstab_adds_two_and_one_for_each_illusion(illusions: int) -> None:
    stage = loki().hand(0, "backstab").cp(0, 1).tokens(0, illusion=illusions)
    stage.do("roll", "1 1 2 3 3", "announce mockery 1").pass_window()
    stage.do("play backstab", "no-defence").finish_roll_phase()
    assert stage.health(1) == 50 - 6 - 2 - illusions
    assert stage.count(0, ILLUSION) == illusions


@pytest.mark.parametrize(
    ("roll", "lost", "illusions"), [("1 2", 3, 0), ("1 3", 1, 0), ("4 6", 1, 1)]
)
def test_the_hide_of_a_frost_giant(roll: str, lost: int, illusions: int) -> None:
    stage = attacked().hand(0, "frost-giants-hide").cp(0, 1)
    stage.do("roll", "1 2 3 4 6", "announce vibranium-claws 1").until("defensive").until_asked(0)
    stage.do("play frost-giants-hide", roll, "no-defence").finish_roll_phase()
    assert (stage.health(0), stage.count(0, ILLUSION)) == (50 - lost, illusions)


def test_no_hide_without_an_attack() -> None:
    stage = loki().hand(0, "frost-giants-hide").cp(0, 1).do("roll", "1 1 2 3 3").until_asked(0)
    assert stage.refuses("play frost-giants-hide") == "THR-AMB-88"


@pytest.mark.parametrize(("die", "illusions", "drawn"), [("6", 1, 0), ("5", 0, 1)])
def test_a_variant_is_an_illusion_and_a_bag_or_a_card(die: str, illusions: int, drawn: int) -> None:
    stage = loki().hand(0, "variant").until("main-1").do("play variant", die)
    if illusions:
        stage.do(TO_HIM)
    stage.pass_window().draw()
    assert (stage.count(0, ILLUSION), stage.count(1, BAG)) == (illusions, illusions)
    assert len(stage.cards(0)) == drawn
