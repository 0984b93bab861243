"""Doomtrooper's refusals: each names the card, the warrior or the number that is in the way."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench.refusals import NAMES
from kostka.games import GAMES
from kostka.games.doomtrooper import refusals
from kostka.games.doomtrooper.terms import SQUAD
from kostka.judge.because import because, sentence_for
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.words import book
from tests.rules.doomtrooper.stage import Stage

DOOMTROOPER = GAMES["doomtrooper"]
FOE = ["heretic"]
# Ids in the source by which no answer is refused: other readings of a table, and faults of a deck,
# which the builder tells in sentences of its own.
NO_REFUSALS = ("readings.py", "legality.py")


def said(stage: Stage, move: str, lang: str = "en") -> str:
    reason = because(DOOMTROOPER, stage.s, stage.s.read(move))
    assert reason is not None, f"{move} is allowed"
    return sentence_for(DOOMTROOPER, book("doomtrooper"), stage.s, reason, lang, NAMES)


def asked(stage: Stage) -> Stage:
    """Everybody passes until somebody is asked for anything but cards."""
    while isinstance(stage.s.question(), PlayOrPass):
        stage.s.choose(PASS)
    return stage


def hand(*cards: str, troop: Sequence[str] = ("golden-lion",), destiny: int = 30) -> Stage:
    """At the first action, with these cards in hand."""
    return Stage(list(troop), FOE, hands=[list(cards)], destiny=[destiny, 0])


def before_acting(*cards: str, troop: Sequence[str] = ("golden-lion",), destiny: int = 30) -> Stage:
    """In the window at the beginning of the turn."""
    return Stage(list(troop), FOE, hands=[list(cards)], destiny=[destiny, 0], at_first_action=False)


# --- Prices and actions -------------------------------------------------------------------------


def test_who_lacks_the_points_for_a_warrior_hears_both_numbers() -> None:
    stage = hand("sean-gallagher", destiny=5)
    move = "play sean-gallagher"
    assert said(stage, move) == "Sean Gallagher costs 8 destiny points, and you have 5."
    assert said(stage, move, "cs") == "Sean Gallagher stojí 8 bodů osudu a ty máš 5."
    assert (
        said(stage, move, "pl") == "Sean Gallagher kosztuje 8 Punktów Przeznaczenia, a ty masz 5."
    )


def test_who_lacks_the_points_for_a_spell_hears_both_numbers() -> None:
    stage = before_acting("discern-truth", troop=["mystic"], destiny=2)
    assert said(stage, "play discern-truth") == (
        "Discern Truth costs 3 destiny points, and you have 2."
    )


def test_who_lacks_the_actions_hears_how_many_are_left() -> None:
    stage = hand(troop=["trencher"]).do("meditate").to_action()
    assert said(stage, "use dig of trencher") == (
        "The ability of Trencher of Anna takes 3 actions, and you have 2 left."
    )
    assert said(stage, "deploy-into-cover").endswith("takes 3 actions, and you have 2 left.")


def test_too_large_a_hand_is_counted() -> None:
    stage = Stage(["golden-lion"], FOE, hands=[["foxhole"] * 10]).do("no-more-actions")
    assert said(stage, "keep") == "Keep the hand: with 10 cards in hand you have to discard."


# --- The moment ---------------------------------------------------------------------------------


def test_a_card_for_duels_tells_that_none_is_fought() -> None:
    move = "play evasive-action"
    assert said(before_acting("evasive-action"), move) == (
        "Evasive Action can be played only as a combat modifier in a duel; now no duel is fought."
    )
    assert said(hand("evasive-action"), move) == (
        "Evasive Action is no action: it can be played as a combat modifier in a duel, "
        "but not while you choose an action."
    )


def test_a_card_for_times_of_peace_tells_that_a_duel_is_fought() -> None:
    stage = Stage(["golden-lion"], FOE, hands=[["grand-assault"]]).duel("golden-lion", "heretic")
    assert said(stage, "play grand-assault") == (
        "Grand Assault can be played only at any time outside a duel; now a duel is fought."
    )


def test_an_action_names_whose_turn_it_is() -> None:
    stage = Stage(["golden-lion"], FOE, hands=[[], ["trencher"]]).do("meditate").move("pass")
    move = "play trencher"
    assert said(stage, move) == (
        "Trencher can be deployed only as an action in your turn; now it is the turn of Anna."
    )
    assert said(stage, move, "cs") == (
        "Bojovníka Zákopník lze vyložit jen jako akci ve tvém kole; teď je na tahu Anna."
    )
    assert said(stage, move, "pl") == (
        "Wojownika Trencher można wystawić tylko jako akcję w twojej turze; teraz turę ma Anna."
    )


def test_what_saves_from_a_blow_tells_that_there_was_none() -> None:
    assert said(before_acting("narrow-escape"), "play narrow-escape") == (
        "Narrow Escape! can be played only right after a killing blow; now nobody has been struck."
    )


def test_what_avenges_tells_that_nobody_fell() -> None:
    assert said(before_acting("sworn-vengeance"), "play sworn-vengeance") == (
        "Sworn Vengeance can be played only right after somebody was killed in a duel; "
        "nothing of the kind has just happened."
    )


def test_no_reaction_names_what_may_be_reacted_to() -> None:
    hands = [["positive-karma"], ["evasive-action", "fizzle"]]
    stage = Stage(["golden-lion"], FOE, hands=hands, at_first_action=False).do(
        "play positive-karma"
    )
    assert said(stage, "play evasive-action") == (
        "Evasive Action is no reaction: now you may only react to Positive Karma."
    )
    assert said(stage, "play fizzle").startswith(
        "Fizzle can be played only as a reaction to an Art spell"
    )


def test_a_modifier_that_changes_nothing_names_the_tactic() -> None:
    stage = Stage(["golden-lion"], FOE, hands=[["lucky-shot"]]).duel("golden-lion", "heretic")
    move = "play lucky-shot"
    assert said(stage, move) == "Lucky Shot changes nothing in this duel: the tactic is fight."
    assert said(stage, move, "cs") == (
        "Šťastný výstřel v tomto souboji nic nezmění: taktika je zápas."
    )


# --- What a card needs and is played on ---------------------------------------------------------


def test_an_unmet_need_is_told_of_cards_warriors_and_abilities() -> None:
    spell = before_acting("greater-domination")
    assert said(spell, "play greater-domination") == (
        "Greater Domination can be played only if you have a warrior in play who masters "
        "the aspect of Manipulation."
    )
    assert said(hand("grizzly-battle-tank"), "play grizzly-battle-tank") == (
        "Grizzly Battle Tank can be deployed only if you have 2 Dragoons in the Squad."
    )
    bank = Stage(["golden-lion"], FOE, on_players=[("bauhaus-bank", 0, 0)], at_first_action=False)
    assert said(bank, "use repay of bauhaus-bank") == (
        "The ability of Bauhaus Bank of Anna can be used only if you have a debt "
        "and at least 2 destiny points."
    )


def test_a_need_reads_well_in_czech_and_polish() -> None:
    stage = hand("grizzly-battle-tank")
    assert said(stage, "play grizzly-battle-tank", "cs") == (
        "Bojovníka Bitevní tank Grizzly lze vyložit, jen pokud máš v Mužstvu 2 Dragouny."
    )
    assert said(stage, "play grizzly-battle-tank", "pl") == (
        "Wojownika Grizzly Battle Tank można wystawić, tylko jeśli masz w Drużynie 2 Dragoony."
    )


def test_the_wrong_target_hears_what_the_card_is_played_on() -> None:
    stage = Stage(
        ["golden-lion"],
        ["trencher", "heretic", "necromutant"],
        hands=[["grim-reaper"]],
        destiny=[30, 0],
    )
    stage.do("play grim-reaper")
    assert said(stage, "on trencher") == (
        "Trencher of Bořek does not fit: Grim Reaper can be played only on a Dark Legionnaire "
        "worth at most 4."
    )


def test_a_card_without_a_target_says_what_it_looks_for() -> None:
    stage = hand("ac-41-purifier", troop=["necromutant", "golden-lion"])
    assert said(stage, "play ac-41-purifier") == (
        'AC-41 "Purifier" can be played only on one of your warriors of the Brotherhood; '
        "nobody who is there can have it now."
    )


def test_equipment_is_for_your_own_warriors() -> None:
    troops = ["necromutant", "golden-lion"], ["sean-gallagher"]
    stage = Stage(*troops, hands=[["composite-armor"]]).do("play composite-armor")
    assert said(stage, "on sean-gallagher") == (
        "Sean Gallagher of Bořek is not yours: Composite Armor is for your own warriors."
    )


def test_a_gift_names_its_apostle_or_who_cannot_have_it() -> None:
    stage = hand("hand-of-death", troop=["necromutant", "razide"])
    assert said(stage, "play hand-of-death") == (
        "Hand of Death is a gift of Ilian: no warrior of yours follows that Apostle."
    )
    assert said(hand("terror"), "play terror") == (
        "Golden Lion of Anna is neither a Dark Legionnaire nor a Cultist, and cannot have Terror."
    )


def test_one_vehicle_is_enough() -> None:
    stage = Stage(
        ["centurion"],
        ["golden-lion"],
        hands=[["hellhound-necrotank"]],
        on_warriors=[("hellhound-necrotank", 0, "centurion")],
    )
    assert said(stage, "play hellhound-necrotank") == (
        "Centurion of Anna has a vehicle already, and Hellhound Necrotank would be a second one."
    )


def test_what_is_unique_names_who_has_it() -> None:
    stage = Stage(["golden-lion"], ["sean-gallagher"], hands=[["sean-gallagher"]], destiny=[9, 0])
    assert said(stage, "play sean-gallagher") == (
        "Sean Gallagher is a Personality and already in play with Bořek."
    )


def test_who_does_not_suffer_a_newcomer_is_named() -> None:
    assert said(hand("rogue"), "play rogue") == (
        "Rogue cannot come: he and Golden Lion of Anna do not suffer each other."
    )


def test_a_second_copy_is_refused_by_name() -> None:
    zone = Stage(["golden-lion"], FOE, hands=[["victoria"]], at_areas=[("victoria", 0, SQUAD)])
    assert said(zone, "play victoria") == "Victoria is already in play there."
    lair = Stage(["trencher"], FOE, hands=[["foxhole"]], on_warriors=[("foxhole", 0, "trencher")])
    assert said(lair, "play foxhole") == (
        "You already have Foxhole in play, and may have one copy only."
    )


def test_an_ability_used_a_moment_ago_waits_for_a_card() -> None:
    stage = before_acting(troop=["algeroth-cultist"])
    stage.do("use change-sides of algeroth-cultist").move("pass", "pass")
    assert said(stage, "use change-sides of algeroth-cultist") == (
        "The ability of Algeroth Cultist of Anna has just been used: "
        "first another card has to be played."
    )


# --- Attacks ------------------------------------------------------------------------------------


def test_without_a_warrior_or_in_the_first_turn_nobody_attacks() -> None:
    assert said(hand(troop=[]), "attack") == "Attack: you have no warrior in play."
    early = Stage(["golden-lion"], FOE, turns=[0, 0])
    assert said(early, "attack") == "Attack: in your first turn you may not attack."


def test_the_attacker_is_your_own_and_not_in_cover() -> None:
    stage = hand(troop=["golden-lion", "trencher"]).do("seek-cover", "with trencher").to_action()
    asked(stage.do("attack"))
    assert said(stage, "attacker heretic") == (
        "Heretic of Bořek is not yours: you attack with a warrior of your own."
    )
    assert said(stage, "attacker face-down 2") == (
        "Trencher [2] of Anna is in cover, and nobody attacks from there."
    )
    assert said(stage, "give-up") == "Give the attack up: you still have a warrior who can attack."


def test_the_defender_is_not_your_own() -> None:
    stage = asked(hand(troop=["golden-lion", "trencher"]).do("attack", "attacker golden-lion"))
    assert said(stage, "defender trencher") == (
        "Trencher of Anna is no enemy of Golden Lion of Anna: both belong to one player."
    )


def test_the_attackers_own_card_keeps_him_from_a_defender() -> None:
    stage = Stage(["demon-hunter"], ["hussar", "necromutant"])
    asked(stage.do("attack", "attacker demon-hunter"))
    assert said(stage, "defender hussar") == (
        "Demon Hunter of Anna does not attack Hussar of Bořek: his own card forbids it."
    )


def test_a_card_on_the_attacker_is_named() -> None:
    stage = Stage(
        ["heretic"],
        ["necromutant", "hussar"],
        on_warriors=[("loyal-to-the-legion", 0, "heretic")],
    )
    asked(stage.do("attack", "attacker heretic"))
    assert said(stage, "defender necromutant") == (
        "Heretic of Anna may not attack Necromutant of Bořek: "
        "Loyal to the Legion of Anna forbids it."
    )


def test_a_team_mate_is_not_attacked() -> None:
    stage = Stage(["golden-lion"], FOE, ["trencher"], ["necromutant"], teams=2)
    asked(stage.do("attack", "attacker golden-lion"))
    assert said(stage, "defender trencher") == (
        "Trencher of Cyril is on your side: team-mates do not harm each other."
    )


def test_a_closed_tactic_names_whose_it_is_not() -> None:
    stage = Stage(["hussar"], ["rams-air-cavalry"])
    asked(stage.do("attack", "attacker hussar", "defender rams-air-cavalry"))
    assert said(stage, "fight") == "Fight: Rams Air Cavalry of Bořek may not do that."
    assert said(stage, "fight", "cs") == (
        "Zápas: tuto taktiku nesmí Úderná vzdušná kavalerie (Bořek)."
    )


def test_sabotage_names_whom_warriors_guard() -> None:
    stage = Stage(["golden-lion"], FOE, ["trencher"], turns=[2, 2, 2])
    assert said(stage, "sabotage") == (
        "Sabotage: these still have combat-ready warriors: Bořek and Cyril."
    )


# --- Areas --------------------------------------------------------------------------------------


def test_a_third_tribe_names_the_other_two() -> None:
    stage = Stage(
        ["brotherbound-sergeant", "cavalier"],
        FOE,
        hands=[["cossack"]],
        destiny=[30, 0],
        opened=True,
    )
    move = "play cossack"
    assert said(stage, move) == (
        "Cossack cannot come here: beside Brotherbound Sergeant of Anna and Cavalier of Anna "
        "he would be a third tribe."
    )
    assert "třetím kmenem" in said(stage, move, "cs")
    assert "trzecim plemieniem" in said(stage, move, "pl")


def test_the_outpost_is_closed_to_begin_with_and_a_duty_when_others_are_there() -> None:
    assert said(hand(), "transfer") == "Transfer a warrior: nobody has opened the Outpost yet."
    duty = Stage(["golden-lion"], ["brotherbound-sergeant"], opened=True)
    assert said(duty, "attack") == (
        "Attack: others are in the Outpost; your next action has to bring a warrior there."
    )


def test_tribal_warriors_stay_in_the_outpost() -> None:
    stage = Stage(["cavalier"], ["golden-lion"], opened=True)
    assert said(stage, "transfer") == (
        "Transfer a warrior: nobody can now; "
        "Cavalier of Anna is of the tribes and does not leave the Outpost."
    )


def test_the_last_one_stays_out_of_cover() -> None:
    stage = hand()
    assert said(stage, "seek-cover") == (
        "Seek cover: nobody can now; "
        "Golden Lion of Anna is the last warrior of his player who is not in cover."
    )
    assert said(stage, "leave-cover") == "Leave cover: none of your warriors is in cover."
    assert said(stage, "alight") == "Leave a vehicle: none of your warriors is inside a vehicle."


def test_who_never_hides_is_named() -> None:
    stage = hand("toshiro", "trencher", "hussar", troop=["golden-lion", "blood-beret"])
    assert said(stage.do("deploy-into-cover"), "hide toshiro") == (
        "Toshiro never goes into cover, and cannot be hidden."
    )


def test_a_hidden_warrior_of_another_is_not_named() -> None:
    """DOOM-HIDE-04: what is told to one player is no secret of another's."""
    stage = Stage(
        ["necromutant", "razide"],
        ["golden-lion", "sean-gallagher"],
        hands=[["terror"]],
        destiny=[30, 0],
    )
    stage.change("sean-gallagher", down=True, unpaid=True).do("play terror")
    number = next(int(it.number) for it in stage.s.table if it.key == "sean-gallagher")
    assert said(stage, f"on face-down {number}") == (
        f"Face-down warrior {number} of Bořek is hidden, and cards cannot be played on him: Terror."
    )


# --- All of them --------------------------------------------------------------------------------


def ids_of(path: Path) -> list[str]:
    """The ids of rules in a file that are values, and no documentation."""
    tree = ast.parse(path.read_text())
    lone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in lone
    ]
    return [it for it in found if re.fullmatch(r"DOOM-[A-Z]+-\d+", it)]


def test_each_rule_that_the_source_can_name_has_a_sentence() -> None:
    folder = Path(refusals.__file__).parent
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.name not in NO_REFUSALS and not path.name.startswith("refusals"):
            found.update(ids_of(path))
    sentences = DOOMTROOPER.refusals.sentences
    assert len(found) > 140
    assert sorted(found - set(sentences)) == []
    own = {key for key in sentences if "/" not in key}
    assert sorted(own - found) == [], "sentences of rules that refuse nothing"


@pytest.mark.parametrize("place", range(3))
def test_cases_that_differ_in_one_language_differ_in_all(place: int) -> None:
    """Else a translation was copied and forgotten."""
    said_of: dict[str, set[tuple[str, str, str]]] = {}
    for says in DOOMTROOPER.refusals.sentences.values():
        said_of.setdefault(says[place], set()).add(says)
    assert [texts for texts in said_of.values() if len(texts) > 1] == []
