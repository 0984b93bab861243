"""Dice Throne, why not: each refusal names the thing, and the number or thing in its way."""

from __future__ import annotations

import pytest

from bench.refusals import NAMES, RAW
from kostka.games import GAMES
from kostka.games.dicethrone.modes import TWO_TEAMS
from kostka.games.dicethrone.refusals import CASES
from kostka.judge import LANGUAGES
from tests.judge.refused import LONGEST, cases, refusing, said_with, sentence
from tests.rules.dicethrone.stage import Stage

REFUSALS = GAMES["dicethrone"].refusals


def why(stage: Stage, move: str, lang: str = "en") -> str:
    return sentence("dicethrone", stage.s, move, lang)


def duel() -> Stage:
    return Stage("black-panther", "black-widow")


def teams() -> Stage:
    return Stage(*["black-panther", "black-widow"] * 2, mode=TWO_TEAMS)


def as_if_asked(stage: Stage, seat: int) -> None:
    """As if the window were open to a seat that is passed over, were it to act all the same."""
    stage.s.seat = stage.s.stack[-1].you = seat
    stage.s.offered = None


def test_every_rule_by_which_the_source_refuses_has_a_sentence() -> None:
    said = {*REFUSALS.sentences, *CASES}
    assert refusing("dicethrone") - said == set()
    assert said - refusing("dicethrone") <= cases("dicethrone")  # and none is left over


def test_every_case_of_a_rule_has_a_sentence() -> None:
    assert cases("dicethrone") - set(REFUSALS.sentences) == set()


@pytest.mark.parametrize("case", REFUSALS.sentences)
def test_every_sentence_reads_well_with_one_with_few_and_with_many(case: str) -> None:
    for lang in LANGUAGES:
        for n in (1, 3, 5):
            said = said_with("dicethrone", case, n, lang)
            assert said.endswith((".", "!")) and not RAW.search(said), said
            assert len(said) <= LONGEST, said


# --- Rolling and announcing -----------------------------------------------------------------------


def test_an_ability_tells_which_symbols_it_needs_and_which_there_are() -> None:
    stage = duel().do("roll", "1 2 5 5 6").pass_window()
    move = "announce vibranium-claws 1"
    assert why(stage, "announce vibranium-claws 2") == (
        "Vibranium Claws needs 4 Claws, and you have 2 Claws (2 roll attempts left)."
    )
    assert why(stage, move, "cs") == (
        "Schopnost Vibraniové drápy potřebuje 3× Drápy a máš 2× Drápy (zbývá bojových pokusů: 2)."
    )
    assert why(stage, move, "pl") == (
        "Zdolność Pazury z vibranium wymaga: 3× Cięcie, a masz 2× Cięcie (zostało prób rzutu: 2)."
    )


def test_a_straight_is_compared_with_the_numbers() -> None:
    stage = duel().do("roll", "1 2 4 5 6").pass_window()
    assert why(stage, "announce meteoric-punch 1") == (
        "Meteoric Punch needs: small straight, and the dice show 1, 2, 4, 5 and 6"
        " (2 roll attempts left)."
    )


def test_nothing_is_announced_before_the_first_roll() -> None:
    stage = duel().until("offensive")
    assert why(stage, "announce vibranium-claws 1") == "Roll first: Vibranium Claws needs 3 Claws."


def test_what_was_announced_and_fits_no_more_is_lost() -> None:
    stage = duel().hand(1, "so-wild").cp(1, 2)
    stage.do("roll", "1 1 2 6 6", "announce stealth-strike", "play so-wild", "die 6", "to 5")
    assert why(stage.pass_window(), "announce stealth-strike") == (
        "Stealth Strike is lost: it needs 2 Panthers, and now you have 1 Panther."
    )


def test_attempts_are_counted() -> None:
    stage = duel().do("roll", "1 2 3 4 6", "keep none", "1 2 3 4 6", "keep none", "1 2 3 4 6")
    stage.pass_window()
    assert why(stage, "keep none") == "You have used 3 of your 3 roll attempts."


def test_after_an_activation_its_name_is_told() -> None:
    stage = duel().hand(0, "so-wild").cp(0, 5)
    stage.do("roll", "1 2 3 4 6", "announce vibranium-claws 1").pass_window()
    assert why(stage, "roll-again") == (
        "You cannot roll again: Vibranium Claws is activated, and its roll is final."
    )
    assert why(stage, "announce meteoric-punch 1") == (
        "You activate one ability in this phase, Vibranium Claws: Meteoric Punch would be another."
    )
    assert why(stage, "announce vibranium-claws 2") == (
        "Vibranium Claws is activated already and cannot be changed to its row with 4 Claws."
    )
    assert why(stage, "play so-wild") == (
        "So Wild! comes too late: Vibranium Claws is activated, and its roll is final."
    )


# --- The time of a card ---------------------------------------------------------------------------


def test_the_phase_that_is_now_is_told() -> None:
    stage = duel().hand(0, "royal-guard", "so-wild", "meteoric-punch-2").cp(0, 5)
    assert why(stage, "play so-wild") == (
        "So Wild! has to wait for a Roll Phase: now it is the Upkeep Phase."
    )
    stage.do("roll", "1 1 4 5 6")
    assert why(stage, "play royal-guard") == (
        "Royal Guard! has to wait for your Main Phase: now it is the Offensive Roll Phase."
    )
    assert why(stage, "play meteoric-punch-2", "cs") == (
        "Karta Meteorický úder II musí počkat na tvou hlavní fázi: teď je fáze hodu na útok."
    )
    assert why(stage, "play royal-guard", "pl") == (
        "Karta Gwardia królewska! musi poczekać na twoją Fazę Główną:"
        " teraz trwa Faza Rzutu Ofensywnego."
    )


def test_in_the_turn_of_another_that_player_is_named() -> None:
    stage = duel().hand(1, "what-status-effects").cp(1, 5).until("main-1").until_asked(1)
    assert why(stage, "play what-status-effects") == (
        "What Status Effects? has to wait for your turn: now Anna is on turn."
    )
    assert why(stage, "sell what-status-effects") == (
        "What Status Effects? can be sold in your own turn only: now Anna is on turn."
    )


def test_in_a_main_phase_that_is_busy_the_thing_that_goes_on_is_told() -> None:
    stage = duel().hand(0, "meteoric-punch-2", "royal-guard").cp(0, 9).until("main-1")
    stage.do("play meteoric-punch-2")
    assert why(stage, "play royal-guard") == (
        "Royal Guard! has to wait until Meteoric Punch II is resolved."
    )


def test_only_instants_interrupt_and_what_they_would_interrupt_is_told() -> None:
    stage = duel().hand(0, "so-wild", "tip-it").cp(0, 5).hand(1, "tip-it").cp(1, 1)
    stage.do("roll", "1 1 2 4 6").until_asked(1).do("play tip-it")
    assert why(stage, "play so-wild") == (
        "So Wild! cannot interrupt Tip It!: only instant actions can."
    )


# --- What it needs --------------------------------------------------------------------------------


def test_the_same_rule_tells_of_dice_statuses_and_damage_what_is_lacking() -> None:
    stage = duel().hand(0, "tip-it", "buh-bye", "six-it", "better-d", "not-this-time").cp(0, 9)
    assert why(stage, "play tip-it") == "Tip It! needs dice on the table, and none lie there now."
    stage.tokens(1)
    stage.s.boards[1] = []
    stage.s.offered = None
    assert why(stage, "play buh-bye") == (
        "Buh, Bye! needs a status token to act on, and nobody has any."
    )
    stage.do("roll", "1 1 2 4 6")
    assert why(stage, "play better-d") == (
        "Better D! is for a defensive roll, and on the table lies an offensive one."
    )
    assert why(stage, "play not-this-time") == (
        "Not This Time! needs damage that is about to hit somebody, and none is."
    )


def test_dice_of_another_player_are_told_by_who_rolled_them() -> None:
    stage = duel().hand(1, "six-it").cp(1, 5).do("roll", "1 1 2 4 6").until_asked(1)
    assert why(stage, "play six-it") == (
        "Six-It! is for your own dice, and these were rolled by Anna."
    )


def test_tokens_that_are_too_few_are_counted() -> None:
    stage = duel().hand(0, "kinetic-pulse").cp(0, 9).tokens(0, kinetic_energy=2)
    stage.do("roll", "1 1 2 4 6")
    assert why(stage.until("main-2"), "play kinetic-pulse") == (
        "Kinetic Pulse! needs 3 Kinetic Energy, and you have 2."
    )


def test_what_was_done_once_a_turn_is_told() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "hacked-2", "grapple-2")
    stage.until("main-1").do("spend covert-ops", "free-upgrade", "card grapple-2").until("main-2")
    assert why(stage, "spend covert-ops") == (
        "Covert Ops can be used 1× a turn, and you have used it 1×."
    )


def test_an_attack_that_is_too_weak_tells_both_numbers() -> None:
    stage = Stage("paladin", "barbarian").level(0, "mighty-prayer", 2).tokens(0, crit=1, accuracy=1)
    stage.do("roll", "1 1 2 6 4", "announce mighty-prayer").pass_window()
    assert why(stage, "spend crit") == (
        "Crit needs an attack of at least 5 damage, and yours has 4 so far."
    )
    assert why(stage, "spend accuracy") == (
        "Accuracy does not fit this attack: it deals undefendable damage."
    )


def test_whoever_is_stunned_hears_of_the_token() -> None:
    stage = Stage("barbarian", "black-panther").hand(1, "buh-bye").cp(1, 9)
    stage.do("roll", "6 6 6 6 1", "announce crit-bash").until("defensive")
    as_if_asked(stage, 1)
    assert why(stage, "play buh-bye") == (
        "You have Stun until this attack is over, so Buh, Bye! has to wait."
    )


def test_opponents_of_an_ultimate_hear_whose_it_is() -> None:
    stage = duel().hand(1, "getting-paid", "not-this-time").cp(1, 9)
    stage.do("roll", "6 6 6 6 6", "announce wakanda-forever").pass_window()
    as_if_asked(stage, 1)
    assert why(stage, "play getting-paid") == (
        "Getting Paid! has to wait for the end of the Roll Phase:"
        " Anna has activated Wakanda Forever!"
    )
    assert why(stage, "play not-this-time") == (
        "Not This Time! cannot weaken Wakanda Forever!: it is an ultimate ability."
    )


def test_the_die_that_finds_the_target_of_an_ultimate_is_told_by_its_name() -> None:
    stage = teams().hand(0, "tip-it").cp(0, 5)
    stage.do("roll", "6 6 6 6 6", "announce wakanda-forever", "2").until_asked(0)
    assert why(stage, "play tip-it") == (
        "Tip It! cannot change this die: it finds the target of the ultimate Wakanda Forever!"
    )


def test_damage_to_a_teammate_is_told_by_that_player() -> None:
    stage = teams()
    foes = [seat for seat in range(4) if seat not in (0, *stage.s.teammates(0))]
    stage.tokens(foes[0], agility=1).tokens(foes[1], agility=1)
    stage.do("roll", "1 1 1 1 1", "announce vibranium-claws 3", "3").until("defensive")
    other = next(seat for seat in foes if seat != stage.target())
    stage.until_asked(other)
    name = NAMES[stage.target()]
    assert why(stage, "spend agility") == (
        f"Agility is for damage to you, and this one threatens {name}."
    )


def test_a_spell_needs_a_card_in_hand_and_its_moment() -> None:
    stage = Stage("doctor-strange", "black-panther").until("main-1")
    stage.prepare(0)
    assert why(stage, "use sorcerer-supreme 1") == (
        "Sorcerer Supreme needs a Spell that can be cast now: of your prepared ones (0) none can."
    )


def test_tokens_of_this_turn_wait_and_several_are_counted() -> None:
    stage = Stage("thor", "black-panther").tokens(0, electrokinesis=3).until("main-1")
    assert why(stage, next(move for move in spends(stage) if "electrokinesis" in move)) == (
        "You would spend 4 Electrokinesis, and you have 3."
    )


def spends(stage: Stage) -> list[str]:
    """What a window refuses, as it is written."""
    offers = stage.s.question().offers(stage.s, stage.s.stack[-1])
    return [stage.s.write(each) for each in offers if stage.s.may(each) is not None]


# --- Points, boards and tokens --------------------------------------------------------------------


def test_teammates_do_not_pay() -> None:
    stage = teams().hand(0, "double-up")
    mates = stage.s.teammates(0)
    stage.cp(0, 0).cp(mates[0], 5)
    assert why(stage, "play double-up") == (
        "Double Up! costs 1 CP and you have 0: teammates cannot pay for you."
    )


def test_an_upgrade_that_raises_nothing_tells_the_level() -> None:
    stage = Stage("barbarian", "black-panther").level(0, "smack", 3).hand(0, "smack-2").cp(0, 9)
    assert why(stage.until("main-1"), "play smack-2") == (
        "Smack II would raise nothing: Smack is already at level 3."
    )


def test_of_an_upgrade_over_another_only_the_difference_is_asked() -> None:
    stage = Stage("barbarian", "black-panther").level(0, "smack", 2).hand(0, "smack-3")
    two, three = (stage.card(0, key).cost for key in ("smack-2", "smack-3"))
    stage.until("main-1").cp(0, 0)
    assert why(stage, "play smack-3") == f"Smack III costs {three - two} CP, and you have 0."


def test_a_token_that_forbids_cards_is_named() -> None:
    stage = Stage("black-panther", "doctor-strange").tokens(0, crimson_bands=1).hand(0, "six-it")
    stage.cp(0, 5).do("roll", "1 2 3 4 6")
    assert why(stage, "play six-it") == (
        "You have Crimson Bands, so Six-It! cannot be played in your Roll Phase."
    )


def test_a_card_that_lies_on_the_board_is_not_sold() -> None:
    stage = duel().level(0, "meteoric-punch", 2).until("main-1")
    assert why(stage, "sell meteoric-punch-2", "pl") == (
        "Karta Siła meteorytu II leży już na twojej planszy, a sprzedaje się tylko karty z ręki."
    )


def test_a_token_that_protects_itself_says_so() -> None:
    stage = Stage("black-widow", "black-panther").hand(0, "transference").cp(0, 2)
    stage.tokens(1, vibranium_suit=1, kinetic_energy=1, time_bomb=1).until("main-1")
    stage.do("play transference")
    assert why(stage, "token vibranium-suit") == (
        "Vibranium Suit says itself that it cannot be transferred."
    )
    assert why(stage, "token vibranium-suit", "cs") == (
        "Žeton Vibraniový oblek sám říká, že se nedá přesunout."
    )


def test_with_too_many_cards_it_is_told_how_many_are_to_be_sold() -> None:
    keys = ("tip-it", "so-wild", "samesies", "six-it", "buh-bye", "double-up", "triple-up")
    stage = duel().until("main-2").hand(0, *keys, "vegas-baby").until("discard").pass_window()
    assert why(stage, "pass") == "You have 8 cards and may keep 6: sell 2 more."
    assert why(stage.do("sell tip-it"), "pass", "cs") == (
        "Máš 7 karet a nechat si můžeš 6: prodej ještě 1."
    )
