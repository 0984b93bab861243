"""Miles Morales: the whole board, Combo, Webbed, Invisibility, his senses and his cards."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.miles_morales import MILES_MORALES
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.phases import phase_of
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

COMBO, WEBBED, UNSEEN = "combo", "webbed", "invisibility"
PUNCH = ("roll", "1 1 2 4 6", "announce punch 1")  # 4 normal damage
VENOM = ("roll", "6 6 6 6 1", "announce venom-punch")  # 7 undefendable damage
CLAWS = ("roll", "1 2 3 4 6", "announce vibranium-claws 1")  # 3 normal damage
STEALTH = ("roll", "1 2 6 6 4", "announce stealth-strike")  # 3 undefendable damage


def miles() -> Stage:
    return Stage("miles-morales", "black-panther")


def attacked() -> Stage:
    """Black Panther attacks him."""
    return Stage("miles-morales", "black-panther", start=1)


def struck(stage: Stage, *moves: str) -> Stage:
    """His attack, not defended, up to the window after its damage."""
    stage.do(*moves)
    while phase_of(stage.s).dealt == 0:
        stage.least()
    return stage.until_asked(0)


def test_his_deck_and_what_it_costs() -> None:
    assert (len(MILES_MORALES.deck), MILES_MORALES.complexity) == (32, 2)
    assert {card.key: (card.kind.key, card.cost) for card in MILES_MORALES.cards} == {
        "punch-2": ("upgrade", 2),
        "c-c-c-combo-2": ("upgrade", 2),
        "ensnare-2": ("upgrade", 2),
        "venom-punch-2": ("upgrade", 2),
        "yikes": ("instant", 1),
        "radioactive-blood": ("instant", 3),
        "swing-escape": ("roll", 1),
        "nice-try": ("roll", 0),
        "invisible-punch": ("roll", 1),
        "ambush": ("roll", 0),
        "web-shooters": ("main", 1),
        "booyah": ("main", 1),
        "milkshake-me": ("main", 1),
        "cha-ching": ("main", 0),
    }
    assert {
        token.key: (token.status.key, token.limit, token.removable, token.transferable)
        for token in MILES_MORALES.tokens
    } == {
        COMBO: ("unique", 1, True, False),
        WEBBED: ("negative", 1, True, False),
        UNSEEN: ("unique", 1, True, False),
    }


# --- Board ----------------------------------------------------------------------------------------

ATTACKS = [  # ability, level, dice, row, what the opponent loses, his tokens, webbed, cards drawn
    ("punch", 1, "1 1 2 4 6", "punch 1", 4, [], 0, 0),
    ("punch", 1, "1 1 2 3 6", "punch 2", 5, [], 0, 0),
    ("punch", 1, "1 1 2 3 3", "punch 3", 6, [], 0, 0),
    ("punch", 2, "1 1 2 4 6", "punch 1", 5, [], 0, 0),
    ("punch", 2, "1 1 2 2 6", "punch 2", 6, [], 0, 0),
    ("punch", 2, "1 1 1 1 2", "punch 3", 7, [COMBO], 0, 0),
    ("wall-crawler", 1, "1 2 4 4 5", "wall-crawler", 7, [UNSEEN], 0, 0),
    ("c-c-c-combo", 1, "1 2 6 6 4", "c-c-c-combo", 5, [COMBO], 0, 0),
    ("c-c-c-combo", 2, "1 2 6 6 4", "c-c-c-combo", 6, [COMBO], 0, 0),
    ("c-c-c-combo", 2, "4 4 6 1 1", "web-shot", 2, [UNSEEN], 1, 0),
    ("ensnare", 1, "1 2 3 4 1", "ensnare 1", 5 + 2, [], 1, 0),
    ("ensnare", 1, "1 2 3 4 5", "ensnare 2", 8 + 2, [], 1, 1),
    ("ensnare", 2, "3 4 5 6 3", "ensnare 1", 6 + 2, [], 1, 0),
    ("ensnare", 2, "2 3 4 5 6", "ensnare 2", 9 + 2, [], 1, 1),
    ("venom-punch", 1, "6 6 6 6 1", "venom-punch", 7, [UNSEEN], 0, 0),
    ("venom-punch", 2, "6 6 6 6 1", "venom-punch", 8, [UNSEEN], 0, 0),
    ("venom-punch", 2, "6 6 6 1 4", "combo-up", 2, [COMBO], 0, 0),
    ("venom-shockwave", 1, "6 6 6 6 6", "venom-shockwave", 2 + 13, [UNSEEN], 1, 0),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "lost", "tokens", "webbed", "drawn"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    lost: int,
    tokens: list[str],
    webbed: int,
    drawn: int,
) -> None:
    stage = miles()
    if level == 2:
        stage.level(0, ability, 2)
    stage.do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.s.health == [50, 50 - lost]
    assert [token.key for token in stage.s.boards[0]] == tokens
    assert stage.count(1, WEBBED) == webbed
    assert len(stage.cards(0)) == drawn


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in MILES_MORALES.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    tried = [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]
    assert rows == [*tried[:10], ("spider-reflexes", 1, "spider-reflexes"), *tried[10:]]


@pytest.mark.parametrize(
    ("roll", "lost", "combo"), [("1 1", 2, 1), ("1 4", 5, 1), ("1 5", 6, 0), ("6 6", 12, 0)]
)
def test_reflexes_deal_the_total_and_a_low_one_gains_combo(
    roll: str, lost: int, combo: int
) -> None:
    stage = miles().do("roll", "1 4 5 6 6", "announce spider-reflexes", roll).finish_roll_phase()
    assert stage.health(1) == 50 - lost
    assert stage.count(0, COMBO) == combo


def test_four_equal_numbers_not_symbols_gain_combo() -> None:
    stage = miles().level(0, "punch", 2)
    stage.do("roll", "1 1 2 2 3", "announce punch 3").finish_roll_phase()
    assert stage.health(1) == 43
    assert stage.count(0, COMBO) == 0


def test_the_webs_of_ensnare_come_after_its_damage() -> None:
    stage = miles().do("roll", "1 2 3 4 1", "announce ensnare 1").until("defensive")
    assert stage.count(1, WEBBED) == 0
    assert stage.asked() == 0 and stage.pass_window().asked() == 1
    assert stage.offered("defend bashengas-honor")  # the web is for the next attack
    stage.do("no-defence").finish_roll_phase()
    hurt = [(event.n, event.it.key) for event in stage.told("damaged")]
    assert hurt == [(5, "normal"), (2, "undefendable")]


@proves("THR-ULT-02")
def test_his_ultimate_webs_and_the_web_bites_at_once() -> None:
    stage = miles().tokens(1, vibranium_suit=1)
    stage.do("roll", "6 6 6 6 6", "announce venom-shockwave").finish_roll_phase()
    hurt = [(event.n, event.it.key) for event in stage.told("damaged")]
    assert hurt == [(2, "undefendable"), (13, "ultimate")]
    assert stage.count(1, WEBBED) == 1
    assert not stage.told("defends")


def test_whoever_attacks_a_king_with_it_draws() -> None:
    stage = Stage("miles-morales", "black-panther", "thor", mode=MODES["king-of-the-hill-3"])
    stage.do("roll", "6 6 6 6 6", "announce venom-shockwave", "seat 2").finish_roll_phase()
    assert stage.s.health == [35, 20, 35]
    assert len(stage.told("bonus-card")) == 1


# --- Combo ----------------------------------------------------------------------------------------


def test_combo_is_another_offensive_roll_phase() -> None:
    stage = struck(miles().tokens(0, combo=1), *PUNCH).do("spend combo")
    assert stage.count(0, COMBO) == 0
    stage.do(*PUNCH, "no-defence")
    assert stage.finish_roll_phase().health(1) == 42
    attempts = [event for event in stage.told("dice-rolled") if event.seat == 0]
    assert len(attempts) == 2


def test_the_second_phase_has_all_its_attempts() -> None:
    stage = miles().tokens(0, combo=1)
    attempts = ("roll", "1 1 2 4 6", "keep 1 1 2", "5 5", "keep 1 1 2", "4 6")
    struck(stage, *attempts, "announce punch 1").do("spend combo", *attempts).pass_window()
    assert stage.refuses("keep none") == "THR-OFF-01"


def test_combo_can_be_spent_once_a_turn() -> None:
    stage = miles().tokens(0, combo=1)
    struck(stage, *PUNCH).do("spend combo")
    struck(stage, "roll", "1 2 6 6 4", "announce c-c-c-combo")
    assert stage.count(0, COMBO) == 1
    assert stage.refuses("spend combo") == "THR-LEAF-01"
    assert stage.finish_roll_phase().health(1) == 50 - 4 - 5
    struck(stage.next_turn().next_turn(), *PUNCH).do("spend combo", *PUNCH)
    assert stage.finish_roll_phase().health(1) == 41 - 4 - 4


def test_combo_waits_for_the_end_of_an_attack() -> None:
    stage = miles().tokens(0, combo=1)
    assert stage.until("main-1").refuses("spend combo") == "THR-LEAF-01"
    stage.do(*PUNCH).pass_window()
    assert stage.refuses("spend combo") == "THR-LEAF-01"  # the damage is not dealt yet
    assert stage.until("defensive").refuses("spend combo") == "THR-LEAF-01"


def test_what_is_no_attack_is_not_followed_by_combo() -> None:
    stage = miles().tokens(0, combo=1).level(0, "c-c-c-combo", 2)
    stage.do("roll", "4 4 6 1 1", "announce web-shot").finish_roll_phase()
    assert stage.health(1) == 48
    assert stage.count(0, COMBO) == 1
    assert not stage.told("token-spent")


def test_an_attack_that_was_prevented_is_an_attack() -> None:
    stage = miles().tokens(0, combo=1).hand(1, "not-this-time").cp(1, 1)
    stage.do(*PUNCH).until("defensive").until_asked(1)
    struck(stage, "play not-this-time").do("spend combo", *PUNCH).finish_roll_phase()
    assert stage.health(1) == 46


def test_combo_strikes_the_same_opponent() -> None:
    kings = MODES["king-of-the-hill-3"]
    stage = Stage("miles-morales", "black-panther", "thor", mode=kings).tokens(0, combo=1)
    struck(stage, *PUNCH, "seat 3").do("spend combo", *PUNCH, "no-defence")
    assert stage.finish_roll_phase().s.health == [35, 35, 27]
    teams = Stage("miles-morales", "black-panther", "thor", "loki", mode=MODES["2v2"])
    struck(teams.tokens(0, combo=1), *PUNCH, "3").do("spend combo", *PUNCH, "no-defence")
    teams.finish_roll_phase()
    assert teams.s.health == [50, 42]
    rolled = [event for event in teams.told("dice-rolled") if event.n == 1]
    assert len(rolled) == 1  # no die is rolled for the target again
    assert [event.seat for event in teams.told("target-found")] == [2, 2]


def test_nobody_is_left_to_strike_after_a_defeat() -> None:
    kings = MODES["king-of-the-hill-3"]
    stage = Stage("miles-morales", "black-panther", "thor", mode=kings).tokens(0, combo=1)
    stage.life(35, 35, 3).do(*PUNCH, "seat 3", "no-defence").finish_roll_phase()
    assert stage.s.circle == [0, 1]
    assert stage.count(0, COMBO) == 1


# --- Webbed ---------------------------------------------------------------------------------------


def test_web_shooters_web_a_chosen_player_who_takes_two_at_once() -> None:
    stage = miles().hand(0, "web-shooters").cp(0, 1).until("main-1")
    stage.do("play web-shooters", "seat 2").pass_window()
    assert stage.incoming(1) == 2  # a window of its own
    stage.until("offensive")
    assert (stage.health(1), stage.count(1, WEBBED)) == (48, 1)


def test_a_player_who_is_webbed_is_not_webbed_again() -> None:
    stage = miles().hand(0, "web-shooters").cp(0, 1).tokens(1, webbed=1).until("main-1")
    stage.do("play web-shooters", "seat 2").until("offensive")
    assert (stage.health(1), stage.count(1, WEBBED)) == (50, 1)


def test_the_next_normal_attack_on_the_webbed_cannot_be_defended() -> None:
    stage = miles().tokens(1, webbed=1).do(*PUNCH).until("defensive")
    assert stage.count(1, WEBBED) == 0
    stage.finish_roll_phase()
    assert not stage.told("defends")
    assert stage.health(1) == 46
    stage.next_turn().next_turn().do(*PUNCH, "defend bashengas-honor", "1 4 6")
    assert stage.finish_roll_phase().s.health == [49, 42]


def test_an_undefendable_attack_leaves_the_web() -> None:
    stage = miles().tokens(1, webbed=1).do(*VENOM).finish_roll_phase()
    assert (stage.health(1), stage.count(1, WEBBED)) == (43, 1)


def test_the_web_works_for_everybody_who_attacks() -> None:
    kings = MODES["king-of-the-hill-3"]
    stage = Stage("miles-morales", "black-panther", "thor", mode=kings, start=1)
    stage.tokens(2, webbed=1).do(*CLAWS, "seat 3").finish_roll_phase()
    assert stage.s.health == [35, 35, 32]
    assert (stage.count(2, WEBBED), stage.told("defends")) == (0, [])


def test_an_attack_whose_damage_comes_after_other_effects_is_an_attack_too() -> None:
    stage = Stage("miles-morales", "pyromancer", start=1).level(1, "ignite", 2)
    stage.tokens(0, webbed=1).do("roll", "1 2 3 4 5", "announce ignite").finish_roll_phase()
    assert stage.count(0, "burn") == 1
    assert (stage.count(0, WEBBED), stage.told("defends")) == (0, [])


def test_the_two_damage_can_defeat() -> None:
    stage = miles().life(50, 2).level(0, "c-c-c-combo", 2)
    stage.do("roll", "4 4 6 1 1", "announce web-shot").finish_roll_phase()
    assert stage.s.over() and stage.s.outcome() == [1, 0]


# --- Invisibility ---------------------------------------------------------------------------------


def test_unseen_he_defends_against_an_undefendable_attack() -> None:
    stage = attacked().tokens(0, invisibility=1).do(*STEALTH).until("defensive")
    stage.until_asked(0).do("spend invisibility", "defend counterpunch", "1 2 4")
    assert stage.finish_roll_phase().s.health == [47, 48]
    assert stage.count(0, UNSEEN) == 0


def test_without_it_nobody_defends_against_that() -> None:
    stage = attacked().do(*STEALTH).finish_roll_phase()
    assert not stage.told("defends")
    assert stage.health(0) == 47


def test_a_normal_attack_needs_no_invisibility() -> None:
    stage = attacked().tokens(0, invisibility=1).do(*CLAWS).until("defensive").until_asked(0)
    assert stage.refuses("spend invisibility") == "THR-LEAF-01"


def test_it_is_too_late_once_the_time_to_defend_has_passed() -> None:
    stage = attacked().tokens(0, invisibility=1).do(*STEALTH).until("defensive").pass_window()
    stage.until_asked(0)
    assert stage.incoming(0) == 3
    assert stage.refuses("spend invisibility") == "THR-LEAF-01"


def test_no_invisibility_helps_against_an_ultimate() -> None:
    stage = attacked().tokens(0, invisibility=1)
    stage.do("roll", "6 6 6 6 6", "announce wakanda-forever").until("defensive")
    assert stage.refuses_to(0, "spend invisibility") == "THR-ULT-03"
    stage.finish_roll_phase()
    assert stage.count(0, UNSEEN) == 1


def test_the_webbed_spider_defends_unseen() -> None:
    stage = attacked().tokens(0, invisibility=1, webbed=1).do(*CLAWS).until("defensive")
    stage.until_asked(0).do("spend invisibility", "defend counterpunch", "1 2 3")
    assert stage.finish_roll_phase().s.health == [47, 47]


# --- Defences -------------------------------------------------------------------------------------


def test_he_chooses_between_two_defences_before_the_roll() -> None:
    stage = attacked().do(*CLAWS).until("defensive").pass_window()
    assert stage.moves() == ["defend spider-sense", "defend counterpunch", "no-defence"]


@pytest.mark.parametrize(("roll", "back"), [("4 5 6", 0), ("1 4 6", 1), ("1 2 3", 3)])
def test_counterpunch_deals_one_for_each_thwip(roll: str, back: int) -> None:
    stage = attacked().do(*CLAWS, "defend counterpunch", roll).finish_roll_phase()
    assert stage.s.health == [47, 50 - back]


@pytest.mark.parametrize(("roll", "lost"), [("1 6", 1), ("6 6", 1), ("4 5", 3)])
def test_spider_sense_prevents_half_on_a_spider(roll: str, lost: int) -> None:
    stage = attacked().do(*CLAWS, "defend spider-sense", roll).finish_roll_phase()
    assert stage.health(0) == 50 - lost


def test_invisibility_buys_another_attempt_of_spider_sense() -> None:
    stage = attacked().tokens(0, invisibility=1).do(*CLAWS, "defend spider-sense", "1 4", "yes")
    assert (stage.asked(), stage.count(0, UNSEEN)) == (0, 0)
    stage.do("keep 4", "6").finish_roll_phase()
    assert stage.health(0) == 49
    stage = attacked().tokens(0, invisibility=1).do(*CLAWS, "defend spider-sense", "1 4", "no")
    stage.finish_roll_phase()
    assert (stage.health(0), stage.count(0, UNSEEN)) == (47, 1)


def test_without_invisibility_he_is_not_asked() -> None:
    stage = attacked().do(*CLAWS, "defend spider-sense", "1 4").pass_window()
    assert "yes" not in stage.moves()


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "token"), [("yikes", UNSEEN), ("radioactive-blood", COMBO)])
def test_instants_that_gain_a_token(card: str, token: str) -> None:
    stage = miles().hand(0, card).cp(0, 3).do(f"play {card}")
    assert stage.count(0, token) == 1


def test_radioactive_blood_in_time_for_combo() -> None:
    stage = struck(miles().hand(0, "radioactive-blood").cp(0, 3), *PUNCH)
    stage.do("play radioactive-blood", "spend combo", *PUNCH, "no-defence").finish_roll_phase()
    assert stage.health(1) == 42


@pytest.mark.parametrize(("roll", "lost"), [("4 1", 1), ("5 5", 1), ("6 6", 3), ("1 1", 3)])
def test_swing_escape_lets_webs_count_instead_of_spiders(roll: str, lost: int) -> None:
    stage = attacked().hand(0, "swing-escape").cp(0, 1).do(*CLAWS, "defend spider-sense", roll)
    stage.until_asked(0).do("play swing-escape").finish_roll_phase()
    assert stage.health(0) == 50 - lost


def test_swing_escape_is_for_the_dice_of_spider_sense() -> None:
    stage = attacked().hand(0, "swing-escape").cp(0, 1).do(*CLAWS).until("defensive")
    stage.until_asked(0)
    assert stage.refuses("play swing-escape") == "THR-AMB-88"  # not rolled yet
    stage.do("defend counterpunch", "1 2 4").until_asked(0)
    assert stage.refuses("play swing-escape") == "THR-AMB-88"  # another defence


def test_swing_escape_after_the_second_attempt() -> None:
    stage = attacked().tokens(0, invisibility=1).hand(0, "swing-escape").cp(0, 1)
    stage.do(*CLAWS, "defend spider-sense", "1 2", "yes", "keep none", "1 5").until_asked(0)
    stage.do("play swing-escape").finish_roll_phase()
    assert stage.health(0) == 49


def test_swing_escape_lasts_for_one_roll_phase() -> None:
    stage = attacked().hand(0, "swing-escape").cp(0, 1).do(*CLAWS, "defend spider-sense", "4 4")
    stage.until_asked(0).do("play swing-escape").finish_roll_phase().next_turn().next_turn()
    stage.do(*CLAWS, "defend spider-sense", "4 4").finish_roll_phase()
    assert stage.health(0) == 50 - 1 - 3


@pytest.mark.parametrize("attack", [CLAWS, STEALTH])
def test_nice_try_gives_up_invisibility_for_three(attack: tuple[str, ...]) -> None:
    stage = attacked().hand(0, "nice-try").cp(0, 0).tokens(0, invisibility=1)
    stage.do(*attack).until("defensive").until_asked(0).do("play nice-try").finish_roll_phase()
    assert (stage.health(0), stage.count(0, UNSEEN)) == (50, 0)


def test_nice_try_needs_invisibility_and_an_attack() -> None:
    stage = attacked().hand(0, "nice-try").do(*CLAWS).until("defensive").until_asked(0)
    assert stage.refuses("play nice-try") == "THR-AMB-88"
    stage = miles().hand(0, "nice-try").tokens(0, invisibility=1).do(*PUNCH).until("defensive")
    assert stage.refuses("play nice-try") == "THR-AMB-88"


def test_an_invisible_punch_follows_a_spider_sense_that_prevented_damage() -> None:
    stage = attacked().hand(0, "invisible-punch").cp(0, 1)
    stage.do(*CLAWS, "defend spider-sense", "1 6").until_asked(0)
    assert stage.refuses("play invisible-punch") == "THR-AMB-88"  # nothing is prevented yet
    stage.pass_window().until_asked(0).do("play invisible-punch").finish_roll_phase()
    assert stage.s.health == [49, 47]


@pytest.mark.parametrize("defence", [("spider-sense", "1 4"), ("counterpunch", "4 5 6")])
def test_no_invisible_punch_without_that(defence: tuple[str, str]) -> None:
    stage = attacked().hand(0, "invisible-punch").cp(0, 1)
    stage.do(*CLAWS, f"defend {defence[0]}", defence[1]).pass_window().until_asked(0)
    assert stage.refuses("play invisible-punch") == "THR-AMB-88"


def test_an_ambush_gives_up_invisibility_for_three_more() -> None:
    stage = miles().hand(0, "ambush").cp(0, 0).tokens(0, invisibility=1).do(*PUNCH).pass_window()
    stage.do("play ambush", "no-defence").finish_roll_phase()
    assert (stage.health(1), stage.count(0, UNSEEN)) == (43, 0)


def test_no_ambush_in_sight_nor_without_an_attack() -> None:
    stage = miles().hand(0, "ambush").do(*PUNCH).pass_window()
    assert stage.refuses("play ambush") == "THR-AMB-88"
    stage = miles().hand(0, "ambush").tokens(0, invisibility=1).do("roll", "1 1 2 4 6")
    assert stage.refuses("play ambush") == "THR-MOD-04"
    stage = attacked().hand(0, "ambush").tokens(0, invisibility=1).do(*CLAWS).until_asked(0)
    stage.until("defensive").until_asked(0)
    assert stage.refuses("play ambush") == "THR-MOD-05"


def test_no_ambush_after_the_damage() -> None:
    stage = struck(miles().hand(0, "ambush").tokens(0, invisibility=1, combo=1), *PUNCH)
    assert stage.refuses("spend combo") == ""
    assert stage.refuses("play ambush") == "THR-MOD-04"


@pytest.mark.parametrize(
    ("die", "tokens", "lost"), [("2", [UNSEEN], 0), ("5", [], 2), ("6", [COMBO], 0)]
)
def test_booyah_depends_on_one_die(die: str, tokens: list[str], lost: int) -> None:
    stage = miles().hand(0, "booyah").cp(0, 1).until("main-1").do("play booyah", die)
    stage.until("offensive")
    assert [token.key for token in stage.s.boards[0]] == tokens
    assert (stage.health(1), stage.count(1, WEBBED)) == (50 - lost, 1 if lost else 0)


def test_a_milkshake_heals_and_the_till_rings() -> None:
    stage = miles().hand(0, "milkshake-me", "cha-ching").cp(0, 1).life(40, 50).until("main-1")
    stage.do("play milkshake-me").pass_window().do("play cha-ching").pass_window()
    assert (stage.health(0), stage.s.cp[0]) == (43, 2)
