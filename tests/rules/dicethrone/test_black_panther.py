"""Black Panther: his leaflet and his board, every ability at every level."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.terms import TOKEN_GAINED
from kostka.kernel.event import Event
from kostka.kernel.step import CHANCE
from kostka.words import book
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

HERB = "4 4 5 1 2"
SMALL = "1 2 3 4 6"
LARGE = "2 3 4 5 6"
FOUR_PANTHERS = "6 6 6 6 1"
THREAT = "1 1 4 4 6"


def panther(energy: int = 0) -> Stage:
    return Stage("black-panther", "black-widow").tokens(0, kinetic_energy=energy)


def defending(row: str, energy: int = 0) -> Stage:
    """He is attacked by the dummy; the Defensive Roll Phase has begun."""
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, kinetic_energy=energy)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


def hit(stage: Stage, dice: str, row: str, *more: str) -> int:
    """Use an ability against an opponent who does not defend; the damage dealt."""
    stage.do("roll", dice, f"announce {row}", *more).finish_roll_phase()
    return 50 - stage.health(1)


# --- The leaflet ----------------------------------------------------------------------------------


@proves("THR-BP-01")
def test_his_dice_have_three_claws_two_vibranium_and_a_panther() -> None:
    faces = [symbol.key for symbol in HEROES["black-panther"].faces]
    assert faces == ["claw", "claw", "claw", "vibranium", "vibranium", "panther"]
    counts = {symbol.key: symbol.faces for symbol in HEROES["black-panther"].symbols}
    assert counts == {"claw": (1, 2, 3), "vibranium": (4, 5), "panther": (6,)}


@proves("THR-BP-03")
def test_five_kinetic_energy_add_two_and_stay() -> None:
    stage = panther(5)
    assert hit(stage, "1 1 2 3 3", "vibranium-claws 3") == 8
    assert stage.count(0, "kinetic-energy") == 5


@proves("THR-BP-04")
def test_at_eight_all_kinetic_energy_is_removed_at_once() -> None:
    stage = panther(7).do("roll", SMALL, "announce meteoric-punch 1").pass_window()
    assert [event.n for event in stage.told("token-lost")] == [8]
    assert stage.count(0, "kinetic-energy") == 0


def ranks_of_a_burst() -> list[int]:
    """When it falls due by the eighth token, among all that does."""
    full = panther(8)
    gained = Event(TOKEN_GAINED, 0, 1, full.token("kinetic-energy"), None)
    return [int(due.rank) for due in full.s.due(gained)]


@proves("THR-BP-05", "THR-AMB-44")
def test_the_burst_gives_two_cp_two_cards_and_deals_five_at_once() -> None:
    stage = panther(7).cp(0, 3).life(50, 20)
    stage.hand(0, "samesies", "six-it", "so-wild", "better-d")
    stage.do("roll", SMALL, "announce meteoric-punch 1").pass_window().draw().pass_window()
    assert stage.phase() == "offensive"
    assert stage.count(0, "kinetic-energy") == 0
    assert (stage.s.cp[0], len(stage.cards(0)), stage.health(1)) == (5, 6, 15)
    assert ranks_of_a_burst() == [0]  # at once: before what anybody does about the token


@proves("THR-BP-06")
def test_a_second_vibranium_suit_is_not_placed() -> None:
    stage = panther().tokens(0, vibranium_suit=1).hand(0, "vibranium-weave").cp(0, 1)
    stage.do("play vibranium-weave")
    assert stage.count(0, "vibranium-suit") == 1


@proves("THR-BP-07")
def test_the_vibranium_suit_prevents_three() -> None:
    stage = defending("hit-7").tokens(1, vibranium_suit=1).do("spend vibranium-suit")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - 4
    assert stage.count(1, "vibranium-suit") == 0


@proves("THR-BP-09", "THR-AMB-38")
def test_damage_that_gets_through_is_one_kinetic_energy_however_much_it_is() -> None:
    stage = defending("hit-6").finish_roll_phase()
    assert (stage.health(1), stage.count(1, "kinetic-energy")) == (44, 1)


@proves("THR-BP-09")
def test_damage_prevented_to_nothing_is_no_kinetic_energy() -> None:
    stage = defending("hit-6").hand(1, "not-this-time").do("play not-this-time")
    stage.finish_roll_phase()
    assert (stage.health(1), stage.count(1, "kinetic-energy")) == (50, 0)


@proves("THR-AMB-38")
def test_an_isolated_instance_is_one_kinetic_energy_of_its_own() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther")
    stage.do("roll", "1 1 1 1 1", "announce one-two").until("defensive")
    assert (stage.health(1), stage.count(1, "kinetic-energy")) == (46, 1)  # right after it
    stage.finish_roll_phase()
    assert (stage.health(1), stage.count(1, "kinetic-energy")) == (40, 2)


@proves("THR-AMB-35")
def test_what_exceeds_eight_is_lost_with_the_burst() -> None:
    stage = panther(7)
    assert hit(stage, HERB, "heart-shaped-herb") == 5
    assert stage.count(0, "kinetic-energy") == 0


@proves("THR-AMB-36")
def test_kinetic_energy_lost_before_the_damage_is_totalled_adds_nothing() -> None:
    stage = panther(4).do("roll", "1 1 2 3 6", "announce vibranium-claws 2").until("defensive")
    assert stage.incoming(1) == 7
    stage.hand(1, "buh-bye").cp(1, 2).do("play buh-bye").finish_roll_phase()
    assert stage.health(1) == 44  # 5, and 1 for three


@proves("THR-AMB-37")
def test_the_burst_is_avoidable_but_neither_defended_against_nor_modified() -> None:
    stage = panther(7).hand(0, "willpower").cp(0, 3).tokens(1, agility=1)
    stage.do("roll", SMALL, "announce meteoric-punch 1").pass_window().draw()
    assert stage.incoming(1) == 5
    assert stage.refuses("play willpower") == "THR-MOD-04"
    stage.do("spend agility", "1").pass_window()
    assert stage.health(1) == 48  # 5 - 3
    assert not stage.told("defends")
    assert ranks_of_a_burst() == [0]


@proves("THR-AMB-40")
def test_whoever_holds_kinetic_energy_has_its_bonus_and_its_burst() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, kinetic_energy=6)
    assert hit(stage, "3 3 3 1 1", "baton-strike 1") == 8
    stage = panther(1).tokens(1, kinetic_energy=7).hand(0, "transference").cp(0, 2).cp(1, 0)
    stage.until("main-1").do("play transference", "seat 1").until("offensive")
    assert [stage.count(seat, "kinetic-energy") for seat in (0, 1)] == [1, 0]
    assert stage.s.health == [45, 50]
    assert (stage.s.cp[1], len(stage.cards(1))) == (2, 2)


@proves("THR-AMB-41")
def test_the_suit_prevents_damage_to_its_holder_only() -> None:
    stage = panther().tokens(0, vibranium_suit=1)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1").until("defensive")
    assert (stage.asked(), stage.incoming(1)) == (0, 3)
    assert stage.refuses("spend vibranium-suit") == "THR-AMB-88"


# --- The board ------------------------------------------------------------------------------------


@proves("THR-BP-10", "THR-AMB-45")
@pytest.mark.parametrize(
    "dice, row, damage", [("1 1 2 4 6", 1, 3), ("1 1 2 3 6", 2, 5), ("1 1 2 3 3", 3, 6)]
)
def test_vibranium_claws_deal_three_five_or_six(dice: str, row: int, damage: int) -> None:
    assert hit(panther(), dice, f"vibranium-claws {row}") == damage


@proves("THR-AMB-45")
@pytest.mark.parametrize(
    "dice, row, damage", [("1 1 2 4 6", 1, 4), ("1 1 2 3 6", 2, 5), ("1 1 2 3 3", 3, 6)]
)
def test_with_the_public_numbers_they_deal_four_five_or_six(
    dice: str, row: int, damage: int
) -> None:
    stage = Stage("black-panther", "black-widow", rulings="THR-AMB-45:public")
    assert hit(stage, dice, f"vibranium-claws {row}") == damage


def test_the_text_of_the_claws_says_both_numbers() -> None:
    words = book("dicethrone")
    for lang in ("en", "cs", "pl"):
        text = words.describe(words.things["vibranium-claws"], lang)
        assert "THR-AMB-45:public" in text and "3" in text and "(4 " in text


@pytest.mark.parametrize(
    "dice, row, damage", [("1 1 2 4 6", 1, 5), ("1 1 2 3 6", 2, 6), ("1 1 2 3 3", 3, 7)]
)
def test_vibranium_claws_two_deal_five_six_or_seven(dice: str, row: int, damage: int) -> None:
    stage = panther().level(0, "vibranium-claws", 2)
    assert hit(stage, dice, f"vibranium-claws {row}") == damage
    assert stage.count(0, "kinetic-energy") == 0


def test_vibranium_claws_two_give_kinetic_energy_for_three_of_a_kind() -> None:
    stage = panther(1).level(0, "vibranium-claws", 2)
    assert hit(stage, "2 2 2 4 6", "vibranium-claws 1") == 6  # 5, and 1 for the two tokens
    assert stage.count(0, "kinetic-energy") == 2


def test_energy_absorption_two_gives_kinetic_energy_for_an_attack_that_hurts() -> None:
    stage = panther().level(0, "energy-absorption", 2)
    assert hit(stage, "1 1 1 4 4", "vibranium-claws 1") == 3
    assert stage.count(0, "kinetic-energy") == 1
    stage = panther().level(0, "energy-absorption", 2).hand(1, "not-this-time").cp(1, 1)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1").until("defensive")
    stage.do("play not-this-time").finish_roll_phase()
    assert stage.count(0, "kinetic-energy") == 0


def test_energy_absorption_two_still_gives_one_when_he_is_hurt() -> None:
    stage = defending("hit-6").level(1, "energy-absorption", 2).finish_roll_phase()
    assert stage.count(1, "kinetic-energy") == 1


@proves("THR-BP-11")
def test_stealth_strike_deals_three_undefendable() -> None:
    stage = panther()
    assert hit(stage, "1 2 6 6 4", "stealth-strike") == 3
    assert not stage.told("defends")


def test_stealth_strike_two_gains_one_and_deals_five_undefendable() -> None:
    stage = panther(1).level(0, "stealth-strike", 2)
    assert hit(stage, "1 2 6 6 4", "stealth-strike") == 6  # 5, and 1 for the two tokens
    assert stage.count(0, "kinetic-energy") == 2
    assert not stage.told("defends")


@proves("THR-BP-12")
def test_heart_shaped_herb_gives_a_suit_and_three_and_is_no_attack() -> None:
    stage = panther()
    assert hit(stage, HERB, "heart-shaped-herb") == 0
    assert (stage.count(0, "vibranium-suit"), stage.count(0, "kinetic-energy")) == (1, 3)
    assert not stage.told("target-found") and not stage.told("defends")


def test_heart_shaped_herb_two_gives_a_suit_and_four_and_heals_one() -> None:
    stage = panther().level(0, "heart-shaped-herb", 2).life(40, 50)
    assert hit(stage, HERB, "heart-shaped-herb") == 0
    assert (stage.count(0, "vibranium-suit"), stage.count(0, "kinetic-energy")) == (1, 4)
    assert stage.health(0) == 41


@proves("THR-BP-13")
def test_meteoric_punch_on_a_small_straight_gains_one_and_deals_six() -> None:
    stage = panther(1)
    assert hit(stage, SMALL, "meteoric-punch 1") == 7
    assert stage.count(0, "kinetic-energy") == 2


@proves("THR-BP-14")
def test_meteoric_punch_on_a_large_straight_gains_two_and_deals_eight() -> None:
    stage = panther()
    assert hit(stage, LARGE, "meteoric-punch 2") == 9
    assert stage.count(0, "kinetic-energy") == 2


@pytest.mark.parametrize("dice, row, damage", [(SMALL, 1, 7), (LARGE, 2, 10)])
def test_meteoric_punch_two_deals_seven_or_nine(dice: str, row: int, damage: int) -> None:
    stage = panther().level(0, "meteoric-punch", 2)
    assert hit(stage, dice, f"meteoric-punch {row}") == damage  # 9, and 1 for two tokens
    assert stage.count(0, "kinetic-energy") == row


@proves("THR-BP-15", "THR-AMB-48")
def test_ancestral_power_gives_a_suit_and_two_and_deals_four_normal() -> None:
    stage = panther()
    stage.do("roll", FOUR_PANTHERS, "announce ancestral-power").until("defensive")
    stage.do("defend sabotage", "6 6 3").finish_roll_phase()
    assert stage.count(0, "vibranium-suit") == 1
    assert stage.count(0, "kinetic-energy") == 2 + 1  # her one Baton gave him the third
    assert stage.s.health == [50 - 1, 50 - (4 + 1)]


def test_ancestral_power_two_gives_a_suit_and_three_and_deals_six() -> None:
    stage = panther().level(0, "ancestral-power", 2)
    assert hit(stage, FOUR_PANTHERS, "ancestral-power") == 7
    assert (stage.count(0, "vibranium-suit"), stage.count(0, "kinetic-energy")) == (1, 3)


def test_panther_reflexes_give_four() -> None:
    stage = panther().level(0, "ancestral-power", 2)
    assert hit(stage, "6 6 6 4 1", "panther-reflexes") == 0
    assert stage.count(0, "kinetic-energy") == 4


@proves("THR-BP-16", "THR-AMB-47", "THR-AMB-106")
@pytest.mark.parametrize(
    "level, extra, damage, energy, cards",
    [
        (1, "2 6", 7, 0, 1),
        (2, "2 3 6", 8, 0, 1),
        (1, "1 4", 8, 2, 0),  # 6, a Claw, and 1 for two tokens
        (2, "4 5 5", 7, 2, 0),
    ],
)
def test_triple_threat_rolls_two_dice_more_or_three(
    level: int, extra: str, damage: int, energy: int, cards: int
) -> None:
    stage = panther()
    if level == 2:
        stage.level(0, "triple-threat", 2)
    assert hit(stage, THREAT, "triple-threat", extra) == damage
    assert stage.told("dice-rolled")[1].n == level + 1
    assert stage.count(0, "kinetic-energy") == energy
    assert len(stage.cards(0)) == cards


@proves("THR-BP-18", "THR-AMB-49", "THR-AMB-106")
def test_bashengas_honor_deals_one_for_each_claw_at_the_end() -> None:
    stage = defending("hit-6").do("defend bashengas-honor", "1 3 5").pass_window()
    assert (stage.health(0), stage.incoming(0)) == (50, 2)
    stage.finish_roll_phase()
    assert stage.s.health == [48, 44]
    assert stage.count(1, "kinetic-energy") == 1  # of the 6; its Vibranium gives none


@pytest.mark.parametrize(
    "dice, dealt, energy, suit",
    [("1 2 3 3", 4, 0, 0), ("1 1 2 4", 3, 1, 0), ("1 1 4 6", 2, 1, 1), ("1 2 6 6", 2, 0, 0)],
)
def test_bashengas_honor_two_rolls_four(dice: str, dealt: int, energy: int, suit: int) -> None:
    stage = defending("hit-6").level(1, "bashengas-honor", 2)
    stage.do("defend bashengas-honor", dice).pass_window()
    assert stage.incoming(0) == dealt
    assert (stage.count(1, "kinetic-energy"), stage.count(1, "vibranium-suit")) == (energy, suit)


@proves("THR-AMB-46")
@pytest.mark.parametrize(
    "row, enough, too_little",
    [
        ("vibranium-claws 1", "1 2 3 4 4", "1 2 4 4 6"),
        ("vibranium-claws 2", "1 2 3 3 4", "1 2 3 4 4"),
        ("vibranium-claws 3", "1 1 2 3 3", "1 2 3 3 4"),
        ("stealth-strike", "1 3 6 6 4", "1 3 6 4 4"),
        ("heart-shaped-herb", "4 5 5 6 6", "4 5 6 6 6"),
        ("triple-threat", "1 2 4 5 6", "1 2 4 5 5"),
        ("ancestral-power", "6 6 6 6 2", "6 6 6 5 5"),
        ("wakanda-forever", "6 6 6 6 6", "6 6 6 6 5"),
    ],
)
def test_what_the_dice_must_show(row: str, enough: str, too_little: str) -> None:
    stage = panther().do("roll", enough, "pass", "pass")
    assert stage.refuses(f"announce {row}") == ""
    stage = panther().do("roll", too_little, "pass", "pass")
    assert stage.refuses(f"announce {row}") == "THR-OFF-05"


@proves("THR-BP-17")
def test_wakanda_forever_can_be_stopped_before_it_is_activated_and_not_after() -> None:
    stage = panther().hand(1, "tip-it").cp(1, 1)
    stage.do("roll", "6 6 6 6 6", "announce wakanda-forever").until_asked(1)
    assert stage.refuses("play tip-it") == ""
    stage.do("pass")
    assert stage.told("activated")
    assert stage.refuses_to(1, "play tip-it") == "THR-ULT-04"
    assert stage.asked() in (0, CHANCE)
