"""What a second reading of the printed cards has mended."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.deeds import JoinTheDuel
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    DARK_LEGION,
    GIFT,
    NOTHING,
    OUTPOST,
    SPECIAL,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.values import given, immunities
from kostka.kernel.sense import Player
from kostka.sight import meant
from kostka.words import LANGUAGES, book
from tests.rules.doomtrooper.props import (
    AEGIS,
    CAPTURE,
    CYBER_COMMANDER,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage, card

ROMAN, MARTIN = 0, 1
WORDS = book("doomtrooper")
JOIN = Card("join", SPECIAL, IN_A_DUEL, AWarrior(Such(whose=YOURS, area=SQUAD)), JoinTheDuel())

# --- What the text has to say -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "named"), [("nepharite-of-muawijhe", "screaming-legionnaire"), ("trencher", "foxhole")]
)
def test_a_card_that_is_fetched_is_named(key: str, named: str) -> None:
    for lang in LANGUAGES:
        assert WORDS.name(named, lang) in WORDS.describe(CARDS[key], lang)


def test_victoria_lies_in_the_asteroid_belt() -> None:
    assert "asteroid belt" in WORDS.describe(CARDS["victoria"], "en")


# --- Killing and dying --------------------------------------------------------------------------


@pytest.mark.parametrize("attacking", [True, False])
def test_crenshaw_annihilates_whom_he_kills_even_if_he_dies_too(attacking: bool) -> None:
    troops = [["crenshaw-the-redeemer"], [STRONG_SIX]]
    stage = Stage(*(troops if attacking else reversed(troops)))
    stage.change("crenshaw-the-redeemer", wounded=True)
    fighters = ("crenshaw-the-redeemer", "strong-six")
    stage.duel(*(fighters if attacking else reversed(fighters))).out_of_the_duel()
    foe = MARTIN if attacking else ROMAN
    assert [it.key for it in stage.s.gone[foe]] == ["strong-six"]
    assert stage.pile(1 - foe) == ["crenshaw-the-redeemer"]


def test_the_imperial_alliance_heals_who_has_joined_the_duel_too() -> None:
    stage = Stage(
        ["clansman", "golden-lion"],
        [warrior("beast", DARK_LEGION, (9, 9, 9, 9))],
        on_all=[("imperial-alliance", ROMAN)],
        hands=[[JOIN]],
    )
    stage.duel("clansman", "beast").do("play join", "on golden-lion", "pass").out_of_the_duel()
    assert len(stage.told("was-wounded")) == 2
    assert not stage.piece("clansman").wounded and not stage.piece("golden-lion").wounded


# --- Cover --------------------------------------------------------------------------------------


def test_the_rams_air_cavalry_does_not_seek_cover_but_is_sent_there() -> None:
    stage = Stage([SOLDIER, "hussar", "rams-air-cavalry"], ["samurai"]).do("seek-cover")
    assert stage.refuses("with rams-air-cavalry") == "DOOM-COVER-13"
    stage = Stage([SOLDIER, "rams-air-cavalry"], ["samurai"], hands=[[], ["cowardice"]])
    stage.do("meditate", "play cowardice", "on seat 1", "pass", "pass")
    assert stage.s.warrior(2).down


def test_nobody_takes_cover_who_never_does_or_is_the_last_to_stand() -> None:
    troops: list[tuple[list[str | Card], bool]] = [
        (["toshiro", "samurai"], False),
        (["rams-air-cavalry", "samurai"], False),
        ([STRONG_SIX], False),
        ([STRONG_SIX, "samurai"], True),
    ]
    for troop, able in troops:
        stage = Stage([SOLDIER], troop, hands=[[], ["take-cover"]])
        stage.duel("soldier", card(troop[0]).key, "shoot")
        if stage.asked() == ROMAN:  # Toshiro strikes first, and so his player begins
            stage.move("pass")
        assert ("play take-cover" in stage.moves()) is able


# --- Immunity -----------------------------------------------------------------------------------


def test_ilian_also_cancels_the_immunity_to_gifts() -> None:
    stage = Stage(["ilian-mistress-of-the-void", "heretic"], ["doctor-diana", "samurai"],
                  on_warriors=[("terror", ROMAN, "heretic")])  # fmt: skip
    stage.duel("heretic", "doctor-diana")
    assert stage.values("doctor-diana")[2] == 6
    stage.do("use lay-bare of ilian-mistress-of-the-void", "pass")
    assert stage.values("doctor-diana")[2] == 5
    assert GIFT not in immunities(given(stage.s, stage.piece("doctor-diana")))


def test_who_is_immune_to_the_dark_symmetry_is_not_put_to_sleep() -> None:
    stage = Stage(["screaming-legionnaire"], ["hatamoto", "yojimbo", "samurai"],
                  on_warriors=[("sleep", ROMAN, "screaming-legionnaire")])  # fmt: skip
    stage.do("use sleep of sleep")
    assert stage.asked() == MARTIN, "there was only one to choose"
    assert stage.s.played().target == stage.piece("samurai").number


def test_a_wind_of_insanity_spares_who_is_immune_to_it() -> None:
    stage = Stage(["screaming-legionnaire"], ["hatamoto", "yojimbo", "samurai"], destiny=(15, 0),
                  on_warriors=[("wind-of-insanity", ROMAN, "screaming-legionnaire")])  # fmt: skip
    stage.do("use wind of wind-of-insanity", "for 15", "pass", "pass").to_action()
    assert stage.piece("samurai").wounded and not stage.piece("hatamoto").wounded


# --- Prisoners and places -----------------------------------------------------------------------


def test_a_prisoner_keeps_what_his_alliance_keeps() -> None:
    stage = Stage(
        [STRONG_SIX],
        ["hussar"],
        at_areas=[("prison-camp", ROMAN, SQUAD)],
        on_warriors=[("combat-armor", MARTIN, "hussar"), (AEGIS, MARTIN, "hussar")],
        on_all=[("bauhaus-alliance", MARTIN)],
    )
    stage.duel("strong-six", "hussar").do("yes").out_of_the_duel()
    assert stage.piece("hussar").jailer == stage.piece("prison-camp").number
    assert stage.in_play("combat-armor") and not stage.in_play("aegis")


def test_the_prisoners_are_free_when_the_camp_is_gone() -> None:
    stage = Stage([STRONG_SIX], ["hussar"], at_areas=[("prison-camp", ROMAN, SQUAD)])
    stage.duel("strong-six", "hussar").do("yes").out_of_the_duel()
    stage.s.discard(stage.piece("prison-camp").number, None)
    assert stage.piece("hussar").jailer == NOTHING


def test_a_prisoner_does_not_go_behind_the_wall() -> None:
    stage = Stage(["samurai", SOLDIER], ["hussar"], at_areas=[("protective-wall", ROMAN, SQUAD)],
                  on_warriors=[(CAPTURE, MARTIN, "samurai")])  # fmt: skip
    stage.change("samurai", jailer=stage.piece("capture").number)
    stage.do("use hide of protective-wall")
    assert stage.s.played().target == stage.piece("soldier").number


def test_who_leaves_his_area_is_no_longer_behind_the_wall() -> None:
    stage = Stage(["samurai", SOLDIER], ["hussar"], at_areas=[("protective-wall", ROMAN, SQUAD)],
                  opened=True)  # fmt: skip
    stage.do("use hide of protective-wall", "on samurai", "pass")
    stage.do("transfer", "with samurai").to_action()
    assert stage.piece("samurai").area is OUTPOST and stage.piece("samurai").behind == NOTHING


def test_the_great_infurior_shells_a_bodyguard_too() -> None:
    stage = Stage([SOLDIER], ["bodyguard"], at_areas=[("bauhaus-great-infurior", ROMAN, SQUAD)])
    stage.do("use shell of bauhaus-great-infurior", "pass")
    assert stage.pile(MARTIN) == ["bodyguard"]


def test_no_apostle_is_invoked_who_is_in_play() -> None:
    stage = Stage(
        ["centurion"],
        ["ilian-mistress-of-the-void"],
        on_warriors=[("scroll-of-unholy-invocation", ROMAN, "centurion")],
        sides=[["ilian-mistress-of-the-void"]],
    )
    assert stage.refuses("use invoke of scroll-of-unholy-invocation") == "DOOM-PLAY-01"


def test_there_is_one_foxhole_for_each_player() -> None:
    stage = Stage([SOLDIER, "trencher"], ["samurai"], hands=[["foxhole"], ["foxhole"]],
                  on_warriors=[("foxhole", ROMAN, "soldier")], sides=[["foxhole"]])  # fmt: skip
    assert stage.refuses("play foxhole") == "DOOM-FORT-08"
    assert stage.refuses("use dig of trencher") == "DOOM-PLAY-01"
    assert "play foxhole" in stage.next_turn().moves()
    assert "several" not in WORDS.describe(CARDS["foxhole"], "en")


def test_a_foxhole_is_passed_on_and_keeps_from_fighting() -> None:
    hole = [("foxhole", ROMAN, "soldier")]
    stage = Stage([SOLDIER, "trencher"], ["samurai"], on_warriors=hole)
    assert stage.values("soldier") == [2, 4, 6, 4]
    stage.do("use pass-on of foxhole", "pass").pass_window()
    assert stage.values("soldier") == [4, 4, 4, 4] and stage.values("trencher") == [1, 2, 4, 3]
    stage.do("attack", "attacker trencher", "defender samurai")
    while stage.moves() == ["pass"]:
        stage.move("pass")
    assert "fight" not in stage.moves()


# --- When it may be played ----------------------------------------------------------------------


@pytest.mark.parametrize("key", ["blood-lust", "initiative"])
def test_the_beginning_of_a_turn_is_before_its_draw(key: str) -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[[key]], at_first_action=False)
    assert f"play {key}" in stage.moves()
    stage.pass_window()
    assert stage.where()[-1] == "anytime" and stage.refuses(f"play {key}") == "DOOM-TURN-02"


def test_trenchers_join_the_line_in_their_players_turn_only() -> None:
    for by, able in ((ROMAN, True), (MARTIN, False)):
        hands: list[list[str]] = [[], []]
        hands[by] = ["trencher"]
        stage = Stage([SOLDIER], ["samurai"], hands=hands, at_areas=[("mccraig-line", by, SQUAD)])
        stage.do("meditate")
        while stage.asked() != by:
            stage.move("pass")
        assert ("play trencher" in stage.moves()) is able


def test_a_book_of_law_serves_in_the_turn_it_is_given() -> None:
    stage = Stage(["revisor"], ["samurai"], hands=[["book-of-law", "book-of-law"]])
    stage.do("play book-of-law", "pass").to_action()
    assert (stage.turn().actions, stage.turn().free) == (2, 1)
    stage.do("play book-of-law", "pass").to_action()
    assert stage.turn().actions + stage.turn().free == 2, "a second one gives nothing more"


def test_nomura_is_paid_for_one_action_after_the_other() -> None:
    stage = Stage(["samurai", SOLDIER], ["hussar"], destiny=(20, 0),
                  on_warriors=[("nomuras-quickened-step", ROMAN, "samurai")])  # fmt: skip
    quicken = "use quicken of nomuras-quickened-step"
    stage.do("meditate")
    for way in ("take-cover-with-it", "leave-cover-with-it", "take-cover-with-it"):
        stage.do(quicken, way)
    assert stage.s.destiny[ROMAN] == 21 - 15 and stage.s.table[0].down
    stage.do("meditate")
    assert stage.refuses(quicken) == "DOOM-TURN-02", "three times a turn"


def test_a_disciple_foils_a_card_that_was_played_earlier_in_the_duel() -> None:
    stage = Stage(["samurai"], [SOLDIER, "lutheran-disciple"], hands=[["evasive-action"]])
    stage.duel("samurai", "soldier").do("play evasive-action", "on samurai", "pass")
    assert stage.values("samurai")[2] == 5
    stage.do("use foil of lutheran-disciple", "pass")
    assert stage.values("samurai")[2] == 3
    assert [it.key for it in stage.s.gone[MARTIN]] == ["lutheran-disciple"]


def test_of_several_cards_of_the_duel_he_names_the_one_he_foils() -> None:
    hands = [["evasive-action", "powerful-blow"]]
    stage = Stage(["samurai"], [SOLDIER, "lutheran-disciple"], hands=hands)
    stage.duel("samurai", "soldier").do("play evasive-action", "on samurai", "pass")
    stage.do("play powerful-blow", "on samurai", "pass", "use foil of lutheran-disciple")
    assert stage.moves() == ["on evasive-action", "on powerful-blow"]
    seen = meant(stage.s, stage.s.options())
    assert [each.it.card.key for each in seen] == ["evasive-action", "powerful-blow"]
    stage.do("on powerful-blow", "pass")
    assert stage.values("samurai") == [3, 3, 5, 3]


# --- Who gets it, and for what ------------------------------------------------------------------


def test_a_heist_gives_a_commanders_car_to_commanders_only() -> None:
    car = [("sachs-9000gl", MARTIN, "cyber-commander")]
    for thief, able in ((SOLDIER, False), ("jito", True)):
        stage = Stage([thief], [CYBER_COMMANDER], hands=[["heist"]], on_warriors=car)
        stage.do("meditate")
        assert ("play heist" in stage.moves()) is able


def test_only_doomtroopers_are_summoned_and_by_doomtroopers() -> None:
    stage = Stage(["mystic"], ["samurai"], hands=[["summon-trooper"]], destiny=(20, 0))
    stage.s.piles[ROMAN] += [CARDS["local-thug"], CARDS["algeroth-cultist"], CARDS["centurion"]]
    stage.do("meditate", "play summon-trooper", "pass")
    assert stage.moves() == ["summon algeroth-cultist"]
    lost = Stage(["mystic"], ["samurai"], hands=[["summon-trooper"]], destiny=(20, 0),
                 on_warriors=[("dark-visitation", MARTIN, "mystic")])  # fmt: skip
    lost.s.piles[ROMAN].append(CARDS["hussar"])
    assert lost.do("meditate").refuses("play summon-trooper") == "DOOM-ART-18"


def test_a_trooper_of_little_value_is_dearer_from_the_draw_pile_too() -> None:
    for place, price in (("piles", 2 + 2), ("decks", 2 + 4)):
        stage = Stage(["mystic"], ["samurai"], hands=[["summon-trooper"]], destiny=(9, 0))
        getattr(stage.s, place)[ROMAN].append(CARDS["hussar"])
        stage.do("meditate", "play summon-trooper", "pass", "summon hussar")
        assert stage.s.destiny[ROMAN] == 10 - price


def test_item_vision_looks_into_further_hands_for_four_points_each() -> None:
    hands = [["item-vision"], ["doomed"], ["heist", "chosen"], []]
    stage = Stage(["valkyrie"], [SOLDIER], ["hussar"], ["samurai"], hands=hands,
                  destiny=(8, 0, 0, 0))  # fmt: skip
    stage.do("meditate", "play item-vision", "on seat 2", "pass", "pass", "pass")
    assert stage.moves() == ["no", "on seat 3"], "the fourth player holds nothing"
    assert [each.it for each in meant(stage.s, stage.s.options())] == [NO, Player(2)]
    stage.do("on seat 3")
    seen = [event.it.key for event in stage.told("hand-seen")]
    assert sorted(seen) == ["chosen", "doomed", "heist"] and stage.s.destiny[ROMAN] == 9 - 8
    two = Stage(["valkyrie"], [SOLDIER], hands=hands[:2], destiny=(8, 0))
    two.do("meditate", "play item-vision", "pass").to_action()
    assert two.s.destiny[ROMAN] == 9 - 4, "with two players there is nothing to ask"
