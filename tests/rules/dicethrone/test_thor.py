"""Thor: Mjolnir, tokens, every ability at every level."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.thor import THOR
from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

CHARGE, BREAK, MJOLNIR = "electrokinesis", "guard-break", "mjolnir"


def thor(away: bool = False) -> Stage:
    return send(Stage("thor", "black-panther")) if away else Stage("thor", "black-panther")


def send(stage: Stage, to: int = 1) -> Stage:
    """Mjolnir lies on this seat's board, as if it had been thrown long ago."""
    stage.s.send(0, stage.token(MJOLNIR), to)
    stage.s.news = []
    stage.s.offered = None
    return stage


def attacked(away: bool = False) -> Stage:
    """Black Panther begins."""
    stage = Stage("thor", "black-panther", start=1)
    return send(stage) if away else stage


def trio() -> Stage:
    heroes = ("thor", "black-panther", "black-widow")
    return Stage(*heroes, mode=MODES["king-of-the-hill-3"])


def test_his_deck_and_what_it_costs() -> None:
    assert len(THOR.deck) == 33
    assert THOR.complexity == 3
    assert {card.key: (card.kind.key, card.cost) for card in THOR.cards} == {
        "hammered-2": ("upgrade", 0),
        "hammered-3": ("upgrade", 2),
        "mighty-summon-2": ("upgrade", 2),
        "chain-lightning-2": ("upgrade", 2),
        "odinforce-2": ("upgrade", 2),
        "bottled-lightning-2": ("upgrade", 2),
        "lightning-rod-2": ("upgrade", 2),
        "thunder-bolt-2": ("upgrade", 2),
        "thunder-wheel-2": ("upgrade", 2),
        "indomitable-will": ("roll", 2),
        "invulnerability": ("roll", 2),
        "he-is-worthy": ("roll", 1),
        "power-trip": ("instant", 1),
        "time-to-hammer": ("instant", 0),
        "stormbreak": ("instant", 0),
    }
    assert {
        token.key: (token.status.key, token.limit, token.removable, token.transferable)
        for token in THOR.tokens
    } == {
        CHARGE: ("positive", 4, True, True),
        BREAK: ("positive", 2, True, True),
        MJOLNIR: ("companion", 1, False, False),
    }


# Ability, level, dice, row, moves on the way, damage from all of it, Electrokinesis, Guard Break;
# Mjolnir is at home first.
ATTACKS = [
    ("hammered", 1, "1 2 3 4 6", "hammered 1", (), 5, 0, 0),
    ("hammered", 1, "1 2 3 3 6", "hammered 2", (), 6, 0, 0),
    ("hammered", 1, "1 1 1 1 2", "hammered 3", (), 8, 0, 0),
    ("hammered", 2, "1 2 3 4 6", "hammered 1", (), 6, 0, 0),
    ("hammered", 2, "1 1 1 1 6", "hammered 2", (), 7, 1, 0),
    ("hammered", 2, "1 1 1 2 3", "hammered 3", (), 8, 0, 0),
    ("hammered", 3, "1 1 1 4 6", "hammered 1", (), 6, 1, 0),
    ("hammered", 3, "1 1 2 2 6", "hammered 2", (), 7, 0, 0),
    ("hammered", 3, "1 1 2 2 3", "hammered 3", (), 9, 0, 0),
    ("odinforce", 1, "1 2 4 4 5", "odinforce", ("1 4 4 6 6",), 7, 2, 0),
    ("odinforce", 2, "1 2 4 4 5", "odinforce", ("1 4 4 4 4", "keep 4 4", "1 6 6"), 8, 2, 0),
    ("mighty-summon", 1, "1 4 5 6 6", "mighty-summon", (), 0, 3, 2),
    ("mighty-summon", 2, "1 4 5 6 6", "mighty-summon", (), 0, 3, 2),
    ("mighty-summon", 2, "1 2 6 6 4", "boom-boom", (), 6, 2, 0),
    ("chain-lightning", 1, "1 2 3 6 6", "chain-lightning", ("1 4 5", "count 4 5"), 11, 0, 0),
    ("chain-lightning", 2, "1 2 3 6 6", "chain-lightning", ("1 1 4 5", "count 1 5"), 9, 0, 0),
    ("lightning-rod", 1, "1 2 3 4 1", "lightning-rod", (), 7, 1, 0),
    ("lightning-rod", 2, "1 2 3 4 1", "lightning-rod", (), 10, 1, 0),
    ("thunder-bolt", 1, "1 2 3 4 5", "thunder-bolt", (), 11, 2, 0),
    ("thunder-bolt", 2, "2 3 4 5 6", "thunder-bolt", (), 13, 2, 0),
    ("thunder-bolt", 2, "4 5 5 1 1", "asgardian-brawn", (), 0, 0, 0),
    ("bottled-lightning", 1, "6 6 6 6 1", "bottled-lightning", ("yes", "yes"), 9, 1, 2),
    ("bottled-lightning", 2, "6 6 6 6 1", "bottled-lightning", ("yes", "yes", "yes"), 11, 1, 2),
    ("bottled-lightning", 2, "6 6 6 1 1", "ricochet", ("yes",) * 6, 3, 3, 0),
    ("for-asgard", 1, "6 6 6 6 6", "for-asgard", ("yes",) * 4, 16, 2, 1),
]


def attack(stage: Stage, ability: str, level: int, dice: str, row: str, *moves: str) -> Stage:
    if level > 1:
        stage.level(0, ability, level)
    return stage.do("roll", dice, f"announce {row}", *moves).finish_roll_phase()


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "moves", "damage", "charge", "breaks"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    moves: tuple[str, ...],
    damage: int,
    charge: int,
    breaks: int,
) -> None:
    stage = attack(thor(), ability, level, dice, row, *moves)
    assert stage.health(1) == 50 - damage
    assert stage.count(0, CHARGE) == charge
    assert stage.count(0, BREAK) == breaks


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in THOR.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


# --- Mjolnir --------------------------------------------------------------------------------------


def test_mjolnir_is_at_home_first() -> None:
    assert [token.key for token in thor().s.boards[0]] == [MJOLNIR]


def test_level_one_cannot_throw_what_is_away() -> None:
    stage = attack(thor(away=True), "hammered", 1, "1 2 3 4 6", "hammered 1")
    assert stage.health(1) == 46
    assert stage.count(1, MJOLNIR) == 1


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "damage", "charge"),
    [
        ("hammered", 2, "1 2 3 4 6", "hammered 1", 5, 1),
        ("lightning-rod", 1, "1 2 3 4 1", "lightning-rod", 9, 0),
        ("lightning-rod", 2, "1 2 3 4 1", "lightning-rod", 9, 2),
        ("thunder-bolt", 1, "1 2 3 4 5", "thunder-bolt", 10, 3),
        ("mighty-summon", 1, "1 4 5 6 6", "mighty-summon", 3, 1),
        ("mighty-summon", 2, "1 4 5 6 6", "mighty-summon", 4, 1),
    ],
)
def test_what_differs_while_it_is_away(
    ability: str, level: int, dice: str, row: str, damage: int, charge: int
) -> None:
    stage = attack(thor(away=True), ability, level, dice, row)
    assert stage.health(1) == 50 - damage
    assert stage.count(0, CHARGE) == charge
    assert stage.count(0, MJOLNIR) == int((ability, level) != ("lightning-rod", 1))


def test_the_lightning_rod_asks_where_mjolnir_is_when_the_target_is_known() -> None:
    for target, damage, charge in (("seat 2", 9, 0), ("seat 3", 7, 1)):
        stage = send(trio()).do("roll", "1 2 3 4 1", "announce lightning-rod", target)
        stage.finish_roll_phase()
        assert stage.health(int(target[-1]) - 1) == 35 - damage
        assert stage.count(0, CHARGE) == charge


def test_the_summon_hits_whoever_has_it() -> None:
    stage = attack(send(trio(), 2), "mighty-summon", 1, "1 4 5 6 6", "mighty-summon")
    assert stage.s.health == [37, 35, 32]
    assert stage.count(0, MJOLNIR) == 1


def test_whom_it_is_thrown_at_is_chosen() -> None:
    stage = trio().do("roll", "1 2 3 4 6", "announce hammered 1", "seat 3", "seat 2")
    stage.finish_roll_phase()
    assert stage.s.health == [35, 31, 34]
    assert stage.count(2, MJOLNIR) == 1


def test_a_card_is_discarded_to_throw_it_or_to_call_it_back() -> None:
    stage = thor().hand(0, "so-wild", "six-it").until("main-1")
    stage.do("use mjolnir", "discard so-wild")
    assert stage.count(1, MJOLNIR) == 1
    stage.until_asked(0).do("use mjolnir", "discard six-it").until("main-2")
    assert stage.count(0, MJOLNIR) == 1
    assert stage.count(0, CHARGE) == 1
    assert stage.health(1) == 49
    assert stage.pile(0) == ["so-wild", "six-it"]
    assert stage.refuses_to(0, "use mjolnir") == "THR-AMB-88"


def test_it_is_used_in_anothers_turn_too_but_not_by_the_other() -> None:
    stage = thor(away=True).hand(0, "so-wild").hand(1, "six-it").next_turn()
    assert stage.asked() == 1
    assert "use mjolnir" not in stage.moves()
    stage.until_asked(0).do("use mjolnir", "discard so-wild")
    assert stage.count(0, MJOLNIR) == 1


def test_it_comes_home_charged_from_a_defeated_player() -> None:
    stage = send(trio().life(35, 4, 35))
    stage.do("roll", "1 2 3 4 6", "announce hammered 1", "seat 2", "no-defence")
    stage.finish_roll_phase()
    assert stage.s.circle == [0, 2]
    assert stage.count(0, MJOLNIR) == 1
    assert stage.count(0, CHARGE) == 1


def test_no_card_moves_or_removes_it() -> None:
    stage = thor(away=True).hand(0, "buh-bye").cp(0, 2).tokens(1, electrokinesis=1)
    stage.tokens(1, guard_break=1).until("main-1").do("play buh-bye")
    assert stage.refuses("token mjolnir") == "THR-COMP-03"


def test_two_thors_have_a_mjolnir_each() -> None:
    stage = Stage("thor", "thor").do("roll", "1 2 3 4 6", "announce hammered 1")
    stage.do("no-defence").next_turn().do("roll", "1 2 3 4 6", "announce hammered 1")
    stage.do("no-defence").finish_roll_phase()
    assert stage.s.health == [45, 45]
    assert stage.s.away == ((0, stage.token(MJOLNIR), 1), (1, stage.token(MJOLNIR), 0))


# --- Tokens ---------------------------------------------------------------------------------------


def test_four_electrokinesis_draw_a_card_once_a_turn() -> None:
    stage = thor().tokens(0, electrokinesis=4).until("main-1").do("spend electrokinesis").draw()
    assert len(stage.cards(0)) == 1
    assert stage.count(0, CHARGE) == 0
    stage.tokens(0, electrokinesis=4).until_asked(0)
    assert stage.refuses("spend electrokinesis") == "THR-LEAF-01"


def test_three_electrokinesis_draw_nothing_and_four_only_in_the_main_phase() -> None:
    stage = thor().tokens(0, electrokinesis=3).until("main-1")
    assert stage.refuses("spend electrokinesis") == "THR-TEXT-13"
    stage.tokens(0, electrokinesis=4).do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("spend electrokinesis") == "THR-LEAF-01"


@pytest.mark.parametrize(
    ("die", "defended"), [("3", True), ("4", False), ("5", False), ("6", True)]
)
def test_guard_break_makes_an_attack_undefendable(die: str, defended: bool) -> None:
    stage = thor(away=True).tokens(0, guard_break=1)
    stage.do("roll", "1 2 3 4 6", "announce hammered 1").pass_window()
    stage.do("spend guard-break", die).finish_roll_phase()
    assert bool(stage.told("defends")) == defended
    assert stage.count(0, BREAK) == 0


def test_guard_breaks_are_spent_one_by_one_and_only_before_the_target_is_sought() -> None:
    stage = thor(away=True).tokens(0, guard_break=2)
    stage.do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("spend guard-break") == "THR-LEAF-01"  # no attack yet
    stage.do("announce hammered 1").pass_window().do("spend guard-break", "1")
    stage.until_asked(0)
    assert stage.refuses("spend guard-break") == ""
    stage.until("defensive").until_asked(0)
    assert stage.refuses("spend guard-break") == "THR-LEAF-01"


def test_guard_break_is_of_no_use_to_what_cannot_be_defended_anyway() -> None:
    stage = thor(away=True).tokens(0, guard_break=2)
    stage.do("roll", "1 2 3 4 6", "announce hammered 1").pass_window()
    stage.do("spend guard-break", "4").until_asked(0)
    assert stage.refuses("spend guard-break") == "THR-LEAF-01"


# --- Abilities in particular ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("extra", "damage", "cp", "charge", "home"),
    [
        ("1 1 4 4 6", 1 + 5 + 1, 1, 1, False),
        ("1 4 5 6 6", 5 + 2, 1, 2, True),
        ("1 2 3 4 6", 1 + 5 + 1, 0, 1, False),
        ("1 1 1 1 1", 1 + 5, 0, 0, False),
    ],
)
def test_odinforce_charges_before_it_strikes(
    extra: str, damage: int, cp: int, charge: int, home: bool
) -> None:
    stage = thor().cp(0, 0).do("roll", "1 2 4 4 5", "announce odinforce", extra)
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.s.cp[0] == cp
    assert stage.count(0, CHARGE) == charge
    assert (stage.count(0, MJOLNIR) == 1) == home


def test_what_is_charged_in_the_pause_counts() -> None:
    stage = thor().hand(0, "power-trip").cp(0, 1).deck(0, "so-wild")
    stage.do("roll", "1 2 4 4 5", "announce odinforce", "1 4 5 5 6").pass_window()
    stage.do("play power-trip").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 3


def test_chain_lightning_strikes_another_opponent_too() -> None:
    stage = trio().do("roll", "1 2 3 6 6", "announce chain-lightning", "2 4 6", "count 4 6")
    stage.do("seat 3", "seat 2").finish_roll_phase()
    assert stage.s.health == [35, 25, 33]
    assert [event.it.key for event in stage.told("damaged")] == ["collateral", "normal"]


@proves("THR-AMB-108", "THR-DMG-16", "THR-DMG-17")
@pytest.mark.parametrize("level, dice, damage", [(1, "1 1 2", 2), (2, "1 1 2 2", 3)])
def test_chain_lightnings_collateral_damage_is_isolated_and_no_defence_prevents_it(
    level: int, dice: str, damage: int
) -> None:
    stage = Stage("thor", "paladin")
    if level > 1:
        stage.level(0, "chain-lightning", level)
    stage.do("roll", "1 2 3 6 6", "announce chain-lightning", dice, "count 1 1").until("defensive")
    assert stage.health(1) == 50 - damage  # dealt at once
    assert stage.incoming(1) == 2
    stage.do("defend divine-defense", "3 3 4").finish_roll_phase()
    assert stage.health(1) == 50 - damage


def test_up_to_so_many_times_may_be_never() -> None:
    stage = attack(thor(), "for-asgard", 1, "6 6 6 6 6", "for-asgard", "no")
    assert stage.health(1) == 36
    assert stage.count(0, MJOLNIR) == 1


def test_asgardian_brawn_heals() -> None:
    stage = attack(thor().life(20, 50), "thunder-bolt", 2, "4 5 5 1 1", "asgardian-brawn")
    assert stage.health(0) == 24


@pytest.mark.parametrize(("level", "health"), [(1, 22), (2, 23)])
def test_the_summon_heals(level: int, health: int) -> None:
    stage = thor().life(20, 50)
    assert attack(stage, "mighty-summon", level, "1 4 5 6 6", "mighty-summon").health(0) == health


@pytest.mark.parametrize(
    ("level", "roll", "his", "theirs", "charge", "throws"),
    [
        (1, "1 2 4", 49, 49, 0, 1),
        (1, "1 4 5", 50, 50, 0, 0),
        (1, "1 6 6", 47, 50, 2, 0),
        (1, "1 2 3", 47, 49, 0, 1),
        (2, "1 2 3 3", 47, 49, 1, 2),
        (2, "1 2 4 6", 49, 49, 1, 1),
        (2, "1 4 6 6", 49, 50, 2, 0),
    ],
)
def test_the_wheel_prevents_charges_and_throws(
    level: int, roll: str, his: int, theirs: int, charge: int, throws: int
) -> None:
    stage = attacked()
    if level == 2:
        stage.level(0, "thunder-wheel", 2)
    stage.do("roll", "1 2 3 4 4", "announce vibranium-claws 1")
    stage.do("defend thunder-wheel", roll).finish_roll_phase()
    assert stage.s.health == [his, theirs]
    assert stage.count(0, CHARGE) == charge
    assert len(stage.told("token-moved")) == throws
