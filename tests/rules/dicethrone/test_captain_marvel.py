"""Captain Marvel: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.captain_marvel import CAPTAIN_MARVEL
from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage


def marvel() -> Stage:
    return Stage("captain-marvel", "black-panther")


def attacked() -> Stage:
    """Black Panther attacks her with three Claws."""
    return Stage("captain-marvel", "black-panther", start=1)


def test_her_deck_and_what_it_costs() -> None:
    assert len(CAPTAIN_MARVEL.deck) == 32
    assert CAPTAIN_MARVEL.complexity == 2
    assert {card.key: (card.kind.key, card.cost) for card in CAPTAIN_MARVEL.cards} == {
        "photon-punch-2": ("upgrade", 1),
        "barrel-roll-2": ("upgrade", 1),
        "inner-light-2": ("upgrade", 2),
        "aurora-wave-2": ("upgrade", 2),
        "photonic-2": ("upgrade", 2),
        "light-torpedo-2": ("upgrade", 2),
        "supernova-2": ("upgrade", 2),
        "photon-shield-2": ("upgrade", 2),
        "charged-up": ("main", 2),
        "glow": ("instant", 1),
        "solar-wind": ("main", 1),
        "go-binary": ("roll", 1),
        "evasive-climb": ("roll", 1),
        "starlight": ("main", 0),
    }
    assert {
        token.key: (token.status.key, token.limit, token.removable, token.transferable)
        for token in CAPTAIN_MARVEL.tokens
    } == {
        "cosmic-flare": ("positive", 3, True, True),
        "radiance": ("positive", 2, True, True),
        "cosmic-ray": ("unique", 2, False, False),
    }


FLARE, GLOW, RAY = "cosmic-flare", "radiance", "cosmic-ray"
ATTACKS = [  # ability, level, dice, row, damage that is dealt, tokens gained, cards drawn
    ("photon-punch", 1, "1 2 3 4 6", "photon-punch 1", 4, {}, 0),
    ("photon-punch", 1, "1 2 3 3 6", "photon-punch 2", 5, {}, 0),
    ("photon-punch", 1, "1 1 1 1 2", "photon-punch 3", 7, {}, 0),
    ("photon-punch", 2, "1 2 3 4 6", "photon-punch 1", 5, {}, 0),
    ("photon-punch", 2, "1 1 1 1 6", "photon-punch 2", 6, {FLARE: 1}, 0),
    ("photon-punch", 2, "1 1 1 2 2", "photon-punch 3", 8, {}, 0),
    ("barrel-roll", 1, "1 4 4 5 5", "barrel-roll", 4, {FLARE: 1, GLOW: 1}, 0),
    ("barrel-roll", 2, "1 4 4 5 5", "barrel-roll", 5, {FLARE: 1, GLOW: 2}, 0),
    ("inner-light", 1, "1 2 6 6 4", "inner-light", 5, {RAY: 1}, 0),
    ("inner-light", 2, "1 2 6 6 4", "inner-light", 6, {RAY: 1, FLARE: 1}, 0),
    ("inner-light", 2, "4 5 5 6 1", "cosmic-recharge", 0, {RAY: 1, GLOW: 1}, 0),
    ("aurora-wave", 1, "1 2 4 6 6", "aurora-wave", 7, {FLARE: 2, GLOW: 1}, 0),
    ("aurora-wave", 2, "1 2 4 6 6", "aurora-wave", 9, {FLARE: 2, GLOW: 1}, 0),
    ("aurora-wave", 2, "4 4 4 6 6", "binary-recharge", 0, {FLARE: 2}, 1),
    ("photonic", 1, "1 2 3 4 1", "photonic", 6, {FLARE: 1}, 0),
    ("photonic", 2, "3 4 5 6 1", "photonic", 8, {FLARE: 1}, 0),
    ("light-torpedo", 1, "1 2 3 4 5", "light-torpedo", 9, {FLARE: 2}, 0),
    ("light-torpedo", 2, "2 3 4 5 6", "light-torpedo", 10, {FLARE: 2, GLOW: 1}, 0),
    ("light-torpedo", 2, "1 2 4 5 6", "skyward", 2, {GLOW: 1}, 0),
    ("supernova", 1, "6 6 6 6 1", "supernova", 7, {FLARE: 2}, 0),
    ("supernova", 2, "6 6 6 6 1", "supernova", 8, {FLARE: 3}, 0),
    ("supernova", 2, "6 6 6 1 4", "interstellar", 3, {RAY: 1, FLARE: 1}, 0),
    ("binary-blast", 1, "6 6 6 6 6", "binary-blast", 12, {RAY: 1, FLARE: 3}, 0),
]


@pytest.mark.parametrize(("ability", "level", "dice", "row", "damage", "tokens", "drawn"), ATTACKS)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    damage: int,
    tokens: dict[str, int],
    drawn: int,
) -> None:
    stage = marvel()
    if level == 2:
        stage.level(0, ability, 2)
    stage.do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.health(1) == 50 - damage
    for token in (FLARE, GLOW, RAY):
        assert stage.count(0, token) == tokens.get(token, 0)
    assert len(stage.cards(0)) == drawn


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in CAPTAIN_MARVEL.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


@pytest.mark.parametrize(
    ("dice", "row", "level"),
    [("6 6 6 6 1", "supernova", 1), ("1 2 4 5 6", "skyward", 2), ("6 6 6 1 4", "interstellar", 2)],
)
def test_what_cannot_be_defended(dice: str, row: str, level: int) -> None:
    stage = marvel()
    if level == 2:
        stage.level(0, "light-torpedo", 2).level(0, "supernova", 2)
    stage.do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.told("defends") == []


# --- Tokens ---------------------------------------------------------------------------------------


def test_flares_burn_in_her_upkeep_and_one_of_them_goes_out() -> None:
    stage = marvel().tokens(0, cosmic_flare=3).next_turn().next_turn()
    assert stage.incoming(1) == 3
    stage.until("income")
    assert stage.health(1) == 47
    assert stage.count(0, FLARE) == 2
    stage.next_turn().next_turn().until("income")
    assert stage.health(1) == 45
    stage.next_turn().next_turn().until("income")
    assert stage.health(1) == 44
    assert stage.count(0, FLARE) == 0
    assert stage.health(0) == 50


def test_flares_burn_every_opponent() -> None:
    heroes = ("captain-marvel", "black-panther", "black-widow")
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"]).tokens(0, cosmic_flare=2)
    stage.next_turn().next_turn().next_turn().until("income")
    assert stage.s.health == [35, 33, 33]


def test_flares_burn_nobody_in_anothers_upkeep() -> None:
    stage = marvel().tokens(0, cosmic_flare=3).next_turn().until("income")
    assert stage.s.health == [50, 50]
    assert stage.count(0, FLARE) == 3


def test_radiance_turns_a_die_of_her_defence_to_six() -> None:
    stage = attacked().tokens(0, radiance=2)
    stage.do("roll", "1 2 3 4 4", "announce vibranium-claws 1")
    stage.do("defend photon-shield", "1 2 3 4")
    stage.do("spend radiance", "die 2", "spend radiance", "die 1").finish_roll_phase()
    assert stage.count(0, GLOW) == 0
    assert stage.s.health == [50, 46]  # of 3 damage 4 are prevented, and 4 are dealt back


def test_radiance_is_of_no_use_to_an_attack() -> None:
    stage = marvel().tokens(0, radiance=1).do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("spend radiance") == "THR-AMB-88"


def test_a_cosmic_ray_adds_one_of_two_dice() -> None:
    stage = marvel().tokens(0, cosmic_ray=2)
    stage.do("roll", "1 2 3 4 6", "announce photon-punch 1").pass_window()
    stage.do("spend cosmic-ray", "2 5")
    assert stage.moves() == ["count 2", "count 5"]
    stage.do("count 5").until_asked(0)
    assert stage.refuses("spend cosmic-ray") == "THR-LEAF-01"  # one a turn
    assert stage.finish_roll_phase().health(1) == 41
    assert stage.count(0, RAY) == 1


def test_a_cosmic_ray_waits_for_the_next_turn() -> None:
    stage = marvel().do("roll", "1 2 6 6 4", "announce inner-light").pass_window()
    assert stage.count(0, RAY) == 1
    assert stage.refuses("spend cosmic-ray") == "THR-LEAF-01"
    stage.next_turn().next_turn().do("roll", "1 2 3 4 6", "announce photon-punch 1")
    stage.pass_window().do("spend cosmic-ray", "4 6", "count 6").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 10


def test_a_cosmic_ray_needs_an_attack() -> None:
    stage = marvel().tokens(0, cosmic_ray=1).until("main-1")
    assert stage.refuses("spend cosmic-ray") == "THR-LEAF-01"


def test_a_cosmic_ray_is_neither_removed_nor_moved() -> None:
    stage = marvel().tokens(0, cosmic_ray=1).hand(0, "buh-bye", "transference").cp(0, 4)
    stage.until("main-1")
    assert stage.refuses("play buh-bye") == "THR-AMB-88"
    assert stage.refuses("play transference") == "THR-AMB-88"


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "hers", "his", "radiance"),
    [
        (1, "4 4 5 5", 47, 50, 0),
        (1, "1 4 5 6", 49, 48, 0),
        (1, "6 6 6 6", 50, 42, 0),
        (2, "1 2 4 5 6", 49, 48, 1),
        (2, "1 2 3 4 6", 49, 48, 0),
        (2, "4 4 5 5 5", 47, 50, 1),
    ],
)
def test_her_shield_prevents_and_deals_back_by_sixes(
    level: int, roll: str, hers: int, his: int, radiance: int
) -> None:
    stage = attacked()
    if level == 2:
        stage.level(0, "photon-shield", 2)
    stage.do("roll", "1 2 3 4 4", "announce vibranium-claws 1")
    stage.do("defend photon-shield", roll).finish_roll_phase()
    assert stage.s.health == [hers, his]
    assert stage.count(0, GLOW) == radiance


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "token", "n"), [("charged-up", RAY, 1), ("glow", GLOW, 2), ("solar-wind", FLARE, 2)]
)
def test_cards_that_charge_her(card: str, token: str, n: int) -> None:
    stage = marvel().hand(0, card).cp(0, 2).until("main-1").do(f"play {card}").pass_window()
    assert stage.count(0, token) == n


def test_go_binary_adds_for_photons_and_twice_for_stars() -> None:
    stage = marvel().hand(0, "go-binary").cp(0, 1)
    stage.do("roll", "1 2 3 4 6", "announce photon-punch 1").pass_window()
    stage.do("play go-binary", "1 4 6").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 1 - 2


@pytest.mark.parametrize(("die", "hers", "his"), [("2", 45, 48), ("4", 48, 50), ("6", 48, 50)])
def test_an_evasive_climb_depends_on_one_die(die: str, hers: int, his: int) -> None:
    stage = attacked().hand(0, "evasive-climb").cp(0, 1).level(1, "vibranium-claws", 2)
    stage.do("roll", "1 2 3 4 4", "announce vibranium-claws 1").until("defensive")
    stage.until_asked(0).do("play evasive-climb", die, "no-defence").finish_roll_phase()
    assert stage.s.health == [hers, his]


def test_nobody_climbs_who_is_not_attacked() -> None:
    stage = marvel().hand(0, "evasive-climb").cp(0, 1)
    stage.do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("play evasive-climb") == "THR-AMB-88"


@pytest.mark.parametrize(("die", "ray", "flares", "drawn"), [("6", 1, 2, 0), ("5", 0, 0, 1)])
def test_starlight_is_a_ray_and_flares_or_a_card(
    die: str, ray: int, flares: int, drawn: int
) -> None:
    stage = marvel().hand(0, "starlight").until("main-1").do("play starlight", die)
    stage.pass_window().draw()
    assert stage.count(0, RAY) == ray
    assert stage.count(0, FLARE) == flares
    assert len(stage.cards(0)) == drawn
