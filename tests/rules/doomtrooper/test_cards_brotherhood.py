"""What is particular to the cards of the Brotherhood."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    ART,
    DARK_SYMMETRY,
    ELEMENTS,
    FIGHT,
    HAND_SEEN,
    PREMONITION,
    SQUAD,
)
from kostka.games.doomtrooper.values import given, immunities
from kostka.kernel.chance import Rng
from kostka.sight.doomtrooper import hide
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1


def cast_by(stage: Stage, name: str) -> list[str]:
    return [it.key for it in ALL_ASPECTS if masters(stage.s, stage.piece(name), it)]


@pytest.mark.parametrize(
    ("warrior", "aspects"),
    [
        ("mortificator", ["kinetics", "manipulation"]),
        ("revisor", ["manipulation", "mentalism"]),
        ("antiquarian", ["kinetics", "summoning"]),
        ("archangel", ["changeling", "elements"]),
        ("keeper-of-the-art", [it.key for it in ALL_ASPECTS]),
        ("renegade-apostate", [it.key for it in ALL_ASPECTS]),
        ("blessed-vestal-laura", [it.key for it in ALL_ASPECTS]),
        ("hussar", []),
    ],
)
def test_who_masters_what(warrior: str, aspects: list[str]) -> None:
    assert cast_by(Stage([warrior], ["samurai"]), warrior) == aspects


def test_what_teaches_the_art() -> None:
    everything = [it.key for it in ALL_ASPECTS]
    laura = Stage(["blessed-vestal-laura", "valkyrie"], ["valkyrie"])
    assert cast_by(laura, "valkyrie 1") == everything
    assert len(cast_by(laura, "valkyrie 2")) == 2
    assert DARK_SYMMETRY in immunities(given(laura.s, laura.piece("valkyrie 1")))
    durand = Stage(["cardinal-durand"], ["revisor", "samurai"])
    assert cast_by(durand, "revisor") == everything and not cast_by(durand, "samurai")
    allied = Stage(["revisor"], ["revisor"], on_all=[("the-brotherhood", ROMAN)])
    assert cast_by(allied, "revisor 1") == everything
    assert len(cast_by(allied, "revisor 2")) == 2
    trained = Stage(["revisor"], ["samurai"], on_warriors=[("mystical-training", ROMAN, "revisor")])
    assert cast_by(trained, "revisor") == everything
    church = Stage(["hussar"], ["hussar"], at_areas=[("the-burroughs-cathedral", ROMAN, SQUAD)])
    assert cast_by(church, "hussar 1") == ["premonition"] and not cast_by(church, "hussar 2")


def test_an_archangel_flies_any_airship_but_drives_no_tank() -> None:
    for card, rule in (("imperial-doomlord", ""), ("t-32-wolfclaw-jbt", "DOOM-EQUIP-06")):
        stage = Stage(["archangel", "hussar"], ["samurai"])
        on = int(stage.piece("archangel").number)
        assert CARDS[card].on.forbids(stage.s, ROMAN, CARDS[card], -1, on) == rule
    flying = Stage(
        ["archangel"], ["samurai"], on_warriors=[("imperial-doomlord", ROMAN, "archangel")]
    )
    assert flying.values("archangel") == [3, 6, 6, 6]


def test_the_keeper_casts_for_others_at_half_the_price() -> None:
    stage = Stage(
        ["keeper-of-the-art", "hussar"], ["samurai"], hands=[["elemental-wall"]], destiny=(3, 0)
    )
    stage.duel("hussar", "samurai").do("play elemental-wall", "on hussar")
    assert stage.moves() == ["for 1", "for 2", "for 3"]
    stage.do("for 3", "pass")
    assert stage.value("hussar", ARMOUR) == 3 + 6 and stage.s.destiny[ROMAN] == 0
    other = Stage(["mystic", "hussar"], ["samurai"], hands=[["elemental-wall"]], destiny=(3, 0))
    other.duel("hussar", "samurai")
    assert other.refuses("play elemental-wall") == "DOOM-ART-16"


def test_dominic_attacks_the_best_legionnaire_only_and_kills() -> None:
    stage = Stage(["cardinal-dominic"], ["necromutant", "centurion", "samurai", "heretic"])
    stage.do("attack", "attacker cardinal-dominic")
    assert stage.moves() == ["defender centurion"]
    stage.do("defender centurion", "fight").out_of_the_duel()
    assert not stage.in_play("centurion")
    nobody = Stage(["cardinal-dominic", "hussar"], ["samurai"])
    nobody.do("attack").pass_window()
    assert nobody.refuses("attacker cardinal-dominic") == "DOOM-DUEL-13"


def test_no_heretic_attacks_dominic_whose_brothers_are_immune() -> None:
    stage = Stage(["heretic", "necromutant"], ["cardinal-dominic", "revisor"])
    stage.do("attack", "attacker heretic")
    assert stage.moves() == ["defender revisor"]
    assert DARK_SYMMETRY in immunities(given(stage.s, stage.piece("revisor")))


def test_the_redeemer_kills_for_good_but_never_a_brother() -> None:
    stage = Stage(["crenshaw-the-redeemer"], ["samurai", "revisor"])
    stage.do("attack", "attacker crenshaw-the-redeemer")
    assert stage.refuses("defender revisor") == "DOOM-DUEL-13"
    stage.do("defender samurai", "fight").out_of_the_duel()
    assert [it.key for it in stage.s.gone[MARTIN]] == ["samurai"]
    assert stage.s.promotion[ROMAN] == 3


def test_one_book_of_law_on_a_warrior_counts() -> None:
    books = [("book-of-law", ROMAN, "revisor")] * 2
    stage = Stage(["revisor", "mystic"], ["samurai"], on_warriors=books)
    assert stage.turn().free == 1
    both = Stage(
        ["revisor", "mystic"],
        ["samurai"],
        on_warriors=[books[0], ("book-of-law", ROMAN, "mystic")],
    )
    assert both.turn().free == 2


def test_blessed_armour_wards_off_the_symmetry() -> None:
    stage = Stage(["hussar"], ["samurai"], on_warriors=[("blessed-armor", ROMAN, "hussar")])
    assert DARK_SYMMETRY in immunities(given(stage.s, stage.piece("hussar")))
    armour = CARDS["composite-armor"]
    on = int(stage.piece("hussar").number)
    assert armour.on.forbids(stage.s, ROMAN, armour, -1, on) == "DOOM-EQUIP-04"


def test_black_venom_paralyses_until_healing() -> None:
    stage = Stage(
        ["mortificator"],
        ["samurai", "hussar"],
        hands=[["black-venom", "powerful-blow"], []],
        on_warriors=[("ac-40-justifier", ROMAN, "mortificator")],
    )
    stage.do("play black-venom", "pass")
    assert stage.piece("black-venom").on == stage.piece("ac-40-justifier").number
    stage.duel("mortificator", "samurai").out_of_the_duel()
    samurai = stage.piece("samurai")
    assert samurai.wounded and "black-venom" in stage.pile(ROMAN)
    stage.next_turn().do("attack").pass_window()
    assert stage.refuses("attacker samurai") == "DOOM-TARGET-09"
    stage.s.heal(samurai.number, None)
    stage.s.offered = None
    assert stage.refuses("attacker samurai") == ""


def test_who_is_paralysed_does_not_strike_back() -> None:
    for poison, unhurt in (("black-venom", True), ("lotus-blossom", False)):
        stage = Stage(
            ["mortificator", "hussar"],
            ["samurai", "hussar"],
            on_warriors=[
                ("ac-40-justifier", ROMAN, "mortificator"),
                (poison, ROMAN, "mortificator"),
            ],
        )
        stage.change(poison, on=int(stage.piece("ac-40-justifier").number))
        stage.duel("mortificator", "samurai").out_of_the_duel()
        stage.next_turn().next_turn()
        stage.duel("hussar 1", "samurai").out_of_the_duel()
        assert stage.piece("hussar 1").wounded is not unhurt


@pytest.mark.parametrize(
    ("poison", "wounded", "alive"),
    [("lotus-blossom", False, True), ("lotus-blossom", True, False), ("death-maze", False, False)],
)
def test_a_poison_works_after_a_survived_fight(poison: str, wounded: bool, alive: bool) -> None:
    stage = Stage(
        ["mortificator"],
        ["big-bob-watts"],
        on_warriors=[(poison, ROMAN, "mortificator"), ("composite-armor", ROMAN, "mortificator")],
    )
    stage.change("big-bob-watts", wounded=wounded)
    stage.duel("mortificator", "big-bob-watts").do("yes")
    stage.out_of_the_duel()
    assert stage.in_play("big-bob-watts") is alive
    assert stage.s.promotion[ROMAN] + stage.s.destiny[ROMAN] == (0 if alive else 7)
    gone = [it.key for it in stage.s.gone[ROMAN]]
    assert (poison in gone) is (poison == "death-maze")


def test_no_poison_after_a_shoot_out() -> None:
    stage = Stage(
        ["mortificator"],
        ["sea-lion"],
        on_warriors=[("lotus-blossom", ROMAN, "mortificator")],
    )
    stage.duel("mortificator", "sea-lion", "shoot").out_of_the_duel()
    assert stage.in_play("lotus-blossom")


def test_the_bringer_of_light_kills_legionnaires() -> None:
    for foe, kills in (("necromutant", True), ("free-marine", False)):
        stage = Stage(["mystic"], [foe], on_warriors=[("bringer-of-light", ROMAN, "mystic")])
        stage.duel("mystic", foe).out_of_the_duel()
        assert stage.in_play(foe) is not kills


def test_with_a_cardinal_the_bringer_lets_all_brothers_cast_for_others() -> None:
    for bearer, free in (("cardinal-dominic", ""), ("mystic", "DOOM-ART-16")):
        stage = Stage(
            ["mystic", "cardinal-dominic", "hussar"],
            ["samurai"],
            hands=[["shield"]],
            destiny=(3, 0),
            on_warriors=[("bringer-of-light", ROMAN, bearer)],
        )
        stage.duel("hussar", "samurai")
        assert stage.refuses("play shield") == free


def test_premonition_sends_another_of_yours_to_defend() -> None:
    stage = Stage(["big-bob-watts"], ["valkyrie", "hussar"], hands=[[], ["premonition-spell"]])
    stage.duel("big-bob-watts", "valkyrie").do("play premonition-spell", "pass")
    assert stage.notes().defender == stage.piece("hussar").number
    attacking = Stage(["valkyrie", "hussar"], ["samurai"], hands=[["premonition-spell"]])
    attacking.duel("valkyrie", "samurai")
    assert attacking.refuses("play premonition-spell") == "DOOM-PLAY-03"


def test_hypnosis_turns_the_attack_on_anybody() -> None:
    stage = Stage(["big-bob-watts", "hussar"], ["valkyrie"], hands=[[], ["greater-hypnosis"]])
    stage.duel("big-bob-watts", "valkyrie").do("play greater-hypnosis", "pass")
    assert stage.notes().defender == stage.piece("hussar").number
    assert stage.notes().defending == ROMAN


def test_exorcism_gives_armour_for_every_two_points() -> None:
    stage = Stage(["inquisitor"], ["samurai"], hands=[["exorcise-wound"]], destiny=(4, 0))
    stage.duel("inquisitor", "samurai").do("play exorcise-wound", "on inquisitor", "for 4", "pass")
    assert stage.value("inquisitor", ARMOUR) == 4 + 2


def test_or_it_wards_off_one_gift_of_algeroth() -> None:
    claws = gift("claws", ALGEROTH, Plus(4, FIGHT))
    stage = Stage(
        ["inquisitor"],
        ["necromutant"],
        hands=[["exorcise-wound"]],
        destiny=(2, 0),
        on_warriors=[(claws, MARTIN, "necromutant"), ("dark-fire", MARTIN, "necromutant")],
    )
    stage.duel("inquisitor", "necromutant")
    assert stage.value("necromutant", FIGHT) == 4 + 4 + 1
    stage.do("play exorcise-wound", "pass", "with claws")
    assert stage.value("inquisitor", ARMOUR) == 4 and stage.value("necromutant", FIGHT) == 4 + 1


def test_injuries_are_healed_and_the_dying_only_wounded() -> None:
    stage = Stage(["inquisitor", "hussar"], ["samurai"], hands=[["exorcise-injuries"]])
    stage.change("hussar", wounded=True)
    stage.do("meditate", "play exorcise-injuries", "pass")
    assert not stage.piece("hussar").wounded
    dying = Stage(["inquisitor"], ["cardinal-dominic"], hands=[["exorcise-injuries"]])
    dying.duel("inquisitor", "cardinal-dominic").do("play exorcise-injuries", "pass")
    dying.out_of_the_duel()
    assert dying.piece("inquisitor").wounded
    twice = Stage(["inquisitor"], ["free-marine"], hands=[["exorcise-injuries"]])
    twice.change("inquisitor", wounded=True)
    twice.duel("inquisitor", "free-marine", "shoot").do("play exorcise-injuries", "pass")
    twice.out_of_the_duel()
    assert twice.piece("inquisitor").wounded


def test_a_mentalist_doubles_himself_until_his_next_turn() -> None:
    stage = Stage(["revisor", "hussar"], ["samurai"], hands=[["improve-self"]])
    stage.do("meditate", "play improve-self", "pass")
    assert stage.values("revisor") == [6, 6, 6, 6]
    assert stage.next_turn().values("revisor") == [6, 6, 6, 6]
    assert stage.next_turn().values("revisor") == [3, 3, 3, 3]


def test_speed_strikes_first_and_ends_the_duel_by_a_wound() -> None:
    stage = Stage(["revisor"], ["samurai"], hands=[["speed"]])
    stage.duel("revisor", "samurai").do("play speed", "pass").out_of_the_duel()
    assert stage.piece("samurai").wounded and not stage.piece("revisor").wounded


def test_domination_discards_two_cards_of_a_hand_for_five_points() -> None:
    hand = ["evasive-action", "powerful-blow", "lucky-shot"]
    stage = Stage(["revisor"], ["samurai"], hands=[["greater-domination"], hand], destiny=(5, 0))
    stage.do("meditate", "play greater-domination", "pass")
    assert stage.asked() == ROMAN and len(stage.moves()) == 3
    assert stage.s.imagine(ROMAN, Rng(1)).options() == stage.s.options()  # he knows them now
    stage.move("discard lucky-shot", "discard evasive-action")
    assert [it.key for it in stage.s.hands[MARTIN]] == ["powerful-blow"]
    assert [it.key for it in stage.s.gone[ROMAN]] == ["greater-domination"]
    seen = [event.it.key for event in stage.told("hand-seen")]
    assert sorted(seen) == sorted(hand)


def test_item_vision_shows_a_hand_to_its_caster_only() -> None:
    stage = Stage(["valkyrie"], ["samurai"], hands=[["item-vision"], ["doomed"]], destiny=(4, 0))
    stage.do("meditate", "play item-vision", "pass")
    (event,) = [it for it in stage.log if it.word is HAND_SEEN]
    assert event.it is CARDS["doomed"] and stage.s.destiny[ROMAN] == 1
    assert hide(stage.s, event, ROMAN).it is CARDS["doomed"]
    assert hide(stage.s, event, MARTIN).it is None


def test_a_predicted_attack_does_not_take_place() -> None:
    stage = Stage(
        ["infantry"],
        ["valkyrie"],
        hands=[[], ["attack-prediction"]],
        destiny=(0, 6),
        on_warriors=[("nimrod-autocannon", ROMAN, "infantry")],
    )
    stage.do("attack", "attacker infantry", "defender valkyrie", "then valkyrie", "shoot")
    stage.do("play attack-prediction", "pass")
    assert stage.s.duel() is None and stage.s.destiny[MARTIN] == 0
    assert len(stage.told("fighters-named")) == 1


def test_a_spell_is_looked_up_and_cast() -> None:
    stage = Stage(
        ["antiquarian", "inquisitor-majoris"],
        ["samurai"],
        hands=[["summon-spell"]],
        destiny=(3, 0),
    )
    stage.s.piles[ROMAN].append(CARDS["shield"])
    stage.s.decks[ROMAN].append(CARDS["levitation"])
    stage.duel("antiquarian", "samurai").do("play summon-spell", "pass")
    assert stage.moves() == ["summon shield"]  # the other is too dear
    stage.do("summon shield", "pass")
    assert stage.value("antiquarian", ARMOUR) == 4
    assert [it.key for it in stage.s.gone[ROMAN]] == ["summon-spell"]


def test_a_trooper_is_summoned_from_the_pile_or_dearer_from_the_deck() -> None:
    stage = Stage(["antiquarian"], ["samurai"], hands=[["summon-trooper"]], destiny=(8, 0))
    stage.s.piles[ROMAN] += [CARDS["hussar"], CARDS["max-steiner"], CARDS["heretic"]]
    stage.s.decks[ROMAN] += [CARDS["clansman"], CARDS["free-marine"]]
    stage.do("meditate", "play summon-trooper", "pass")
    assert stage.moves() == ["summon hussar", "summon clansman"]
    stage.move("summon clansman")
    assert stage.in_play("clansman") and stage.s.destiny[ROMAN] == 9 - 2 - 6
    near = Stage(["antiquarian"], ["samurai"], hands=[["summon-trooper"]], destiny=(3, 0))
    near.s.piles[ROMAN].append(CARDS["hussar"])
    near.do("meditate", "play summon-trooper", "pass", "summon hussar")
    assert near.in_play("hussar") and near.s.destiny[ROMAN] == 4 - 4


def test_any_caster_repudiates_a_special_card() -> None:
    for caster, can in (("revisor", True), ("hussar", False)):
        stage = Stage(["samurai"], [caster], hands=[["positive-karma"], ["repudiate"]])
        stage.do("meditate", "play positive-karma")
        assert ("play repudiate" in stage.moves()) is can
        if can:
            stage.move("play repudiate", "pass")
            assert stage.s.destiny[ROMAN] == 1
            assert [it.key for it in stage.s.gone[MARTIN]] == ["repudiate"]


def test_the_cardinals_bank_keeps_points_from_others() -> None:
    stage = Stage(
        ["revisor"],
        ["samurai"],
        hands=[["positive-karma"], ["negative-karma", "influence", "reversal-of-fortune"]],
        destiny=(5, 9),
        at_areas=[("cardinals-bank", ROMAN, SQUAD)],
        on_players=[("doomed", MARTIN, ROMAN)],
    )
    assert stage.s.destiny[ROMAN] == 5  # not doomed
    stage.do("meditate", "pass")
    for card in ("negative-karma", "influence", "reversal-of-fortune"):
        on = CARDS[card].on
        assert on.forbids(stage.s, MARTIN, CARDS[card], -1, ROMAN) == "DOOM-PLAY-01"
    assert CARDS["negative-karma"].on.forbids(stage.s, ROMAN, CARDS["doomed"], -1, MARTIN) == ""


def test_promotion_points_in_the_cardinals_bank_are_not_denied() -> None:
    stage = Stage(
        ["big-bob-watts"],
        ["samurai"],
        hands=[[], ["bamboozled"]],
        at_areas=[("cardinals-bank", ROMAN, SQUAD)],
    )
    stage.change("samurai", wounded=True)
    stage.duel("big-bob-watts", "samurai", "shoot").do("destiny 0").do("play bamboozled", "pass")
    stage.out_of_the_duel()
    assert stage.s.promotion[ROMAN] == 3


def test_brothers_in_the_sacred_outpost_cast_kill_and_daunt() -> None:
    stage = Stage(["free-marine"], ["revisor"], at_areas=[("sacred-outpost", MARTIN, SQUAD)])
    stage.do("attack", "attacker free-marine", "defender revisor", "fight")
    stage.do("warzone sacred-outpost").to_window("modifiers")
    assert stage.values("revisor") == [6, 6, 6, 9] and stage.values("free-marine") == [2, 4, 2, 5]
    assert masters(stage.s, stage.piece("revisor"), ELEMENTS)
    stage.out_of_the_duel()
    assert not stage.in_play("free-marine")
    other = Stage(["free-marine"], ["hussar"], at_areas=[("sacred-outpost", MARTIN, SQUAD)])
    other.do("attack", "attacker free-marine", "defender hussar", "fight")
    other.do("warzone sacred-outpost").to_window("modifiers")
    assert other.values("free-marine") == [4, 6, 4, 5]
    assert not masters(other.s, other.piece("hussar"), PREMONITION)


def test_a_wave_discards_a_warrior_for_every_ten_points() -> None:
    stage = Stage(
        ["revisor"],
        ["samurai", "hussar", "clansman"],
        hands=[["wave-of-righteousness"]],
        destiny=(20, 0),
    )
    stage.do("meditate", "play wave-of-righteousness", "on samurai", "for 20", "pass")
    stage.do("with clansman")
    assert sorted(stage.pile(MARTIN)) == ["clansman", "samurai"] and stage.in_play("hussar")
    assert [it.key for it in stage.s.gone[ROMAN]] == ["wave-of-righteousness"]


def test_virtue_strips_and_wounds_the_followers_of_algeroth() -> None:
    stage = Stage(
        ["revisor"],
        ["necromutant", "child-of-ilian"],
        hands=[["essence-of-virtue"]],
        on_warriors=[("dark-fire", MARTIN, "necromutant"), ("dark-fire", MARTIN, "child-of-ilian")],
    )
    stage.do("meditate", "play essence-of-virtue", "pass").pass_window()
    assert stage.piece("necromutant").wounded and stage.pile(MARTIN) == ["dark-fire"]
    assert not stage.piece("child-of-ilian").wounded
    alone = Stage(["hussar"], ["necromutant"], hands=[["essence-of-virtue"]]).do("meditate")
    assert alone.refuses("play essence-of-virtue") == "DOOM-PLAY-01"


@pytest.mark.proves("DOOM-AMB-78")
def test_durand_lays_bare_for_as_long_as_he_wishes() -> None:
    def immune(stage: Stage) -> bool:
        return ART in immunities(given(stage.s, stage.piece("nepharite-of-ilian")))

    stage = Stage(["cardinal-durand", "hussar"], ["nepharite-of-ilian"])
    stage.do("meditate", "use lay-bare of cardinal-durand", "pass")
    stage.next_turn().next_turn().next_turn()
    assert not immune(stage), "turns later"
    stage.next_turn().do("meditate", "use relent of cardinal-durand", "pass")
    assert immune(stage), "given back"
    stage.to_action().do("meditate", "use lay-bare of cardinal-durand", "pass").to_action()
    assert not immune(stage)
    stage.s.discard(stage.piece("cardinal-durand").number, None)
    assert immune(stage), "he has left play"


def test_durand_comes_back_and_lays_bare_who_is_immune_to_the_art() -> None:
    stage = Stage(["cardinal-durand"], ["nepharite-of-ilian"])
    stage.do("meditate", "use lay-bare of cardinal-durand", "pass")
    assert ART not in immunities(given(stage.s, stage.piece("nepharite-of-ilian")))
    stage.s.discard(stage.piece("cardinal-durand").number, None)
    assert [it.key for it in stage.s.decks[ROMAN]] == ["cardinal-durand"]
    assert stage.pile(ROMAN) == []
