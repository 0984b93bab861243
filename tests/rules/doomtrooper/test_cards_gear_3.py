"""What is particular to gear: boxes, suits, poisons and talismans."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import ALGEROTH, ART, FIGHT, SPECIAL
from kostka.games.doomtrooper.values import immune_to
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.event import Event
from kostka.words import book
from tests.rules.doomtrooper.props import BAUHAUS_MAN, DEARER, GIANT, PLUS_FOUR, SOLDIER, STRONG_SIX
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use
from tests.rules.doomtrooper.test_cards_gear_2 import gain
from tests.rules.proves import proves


def test_pandoras_box_grows_with_every_card_of_the_dark_symmetry() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[["portal-of-undeath", "portal-of-undeath", PLUS_FOUR]],
        on_warriors=[("pandoras-box", 0, "necromutant")],
    )
    use(stage, "store of pandoras-box").to_action()
    assert gain(stage, "necromutant") == [1, 1, 0, 0], "and nothing of what the gift does"
    use(stage, "store of pandoras-box").to_action()
    assert gain(stage, "necromutant") == [2, 2, 0, 0]
    assert stage.refuses("use store of pandoras-box") == "DOOM-PLAY-01"


def test_a_platinum_dream_takes_an_immunity_for_good() -> None:
    stage = Stage(
        ["mortificator"],
        ["pretorian-behemoth", SOLDIER],
        on_warriors=[("platinum-dream", 0, "mortificator")],
    )
    assert ART in immune_to(stage.s, stage.piece("pretorian-behemoth"))
    stage.do("meditate")
    use(stage, "poison of platinum-dream")  # nobody else is immune
    stage.next_turn().next_turn()
    assert ART not in immune_to(stage.s, stage.piece("pretorian-behemoth"))
    assert stage.pile(0) == ["platinum-dream"]


def test_the_talisman_undoes_a_special_card_for_twelve() -> None:
    stage = Stage(
        [SOLDIER],
        ["mortificator"],
        hands=[[PLUS_FOUR, PLUS_FOUR]],
        on_warriors=[("foreseeing-talisman", 1, "mortificator")],
        destiny=[0, 20],
    )
    stage.do("play plus-four", "on soldier", "use foresee of foreseeing-talisman").to_action()
    assert stage.value("soldier", FIGHT) == 4 and stage.s.destiny[1] == 8
    assert stage.pile(0) == ["plus-four"] and stage.turn().actions == 2, "it is lost"
    stage.do("play plus-four", "on soldier")
    assert stage.refuses("use foresee of foreseeing-talisman") == "DOOM-SPEC-02"


def test_a_scrambling_device_removes_a_special_card_and_is_gone() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        on_warriors=[("scrambling-device", 0, "soldier"), (DEARER, 1, "strong-six")],
    )
    stage.do("meditate")
    use(stage, "scramble of scrambling-device")
    assert not stage.in_play("dearer") and stage.pile(1) == ["dearer"]
    assert [it.key for it in stage.s.gone[0]] == ["scrambling-device"]


def test_a_carcass_suit_doubles_the_fight_and_takes_the_shot() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        on_warriors=[("carcass-suit", 0, "necromutant"), ("combat-armor", 0, "necromutant")],
    )
    fight, _, armour, value = stage.piece("necromutant").card.printed
    assert stage.values("necromutant") == [2 * fight, 0, armour + 5, value]


def test_who_wears_samurai_armor_is_one_of_mishima() -> None:
    """DOOM-CONS-01"""
    stage = Stage(
        [BAUHAUS_MAN],
        [GIANT],
        hands=[["archer-sniper-rifle"]],
        on_warriors=[("samurai-armor", 0, "bauhaus-man")],
    )
    stage.do("play archer-sniper-rifle").to_action()
    assert stage.piece("archer-sniper-rifle").on == stage.piece("bauhaus-man").number
    bare = Stage([BAUHAUS_MAN], [GIANT], hands=[["archer-sniper-rifle"]])
    assert bare.refuses("play archer-sniper-rifle") == "DOOM-EQUIP-06"


def test_a_vest_stops_the_snipers() -> None:
    snipers = Card("snipers", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays())
    for shot in (False, True):
        shots = [(snipers, 1, "sean-gallagher")] if shot else []
        stage = Stage(
            ["sean-gallagher"],
            [GIANT],
            on_warriors=[("bulletproof-vest", 0, "sean-gallagher"), *shots],
        ).do("meditate")
        if not shot:
            assert stage.refuses("use take-the-bullet of bulletproof-vest") == "DOOM-PLAY-01"
            continue
        use(stage, "take-the-bullet of bulletproof-vest")
        assert stage.pile(1) == ["snipers"] and stage.pile(0) == ["bulletproof-vest"]


def test_behemoths_alone_have_more_of_their_armour() -> None:
    stage = Stage(
        ["pretorian-behemoth", "necromutant"],
        [GIANT],
        on_warriors=[("behemoth-armor", 0, "pretorian-behemoth")],
    )
    assert gain(stage, "pretorian-behemoth")[2] == 6
    stage = Stage(["razide"], [GIANT], on_warriors=[("behemoth-armor", 0, "razide")])
    assert gain(stage, "razide")[2] == 2


@proves("DOOM-NEVER-03")
def test_a_behemoth_in_its_armour_has_use_of_the_gifts_of_algeroth() -> None:
    for worn, more in ((True, 1), (False, 0)):
        gifted = gift("gift-of-algeroth", ALGEROTH, Plus(1, FIGHT))
        armour = [("behemoth-armor", 0, "pretorian-behemoth")] if worn else []
        stage = Stage(
            ["pretorian-behemoth"],
            [GIANT],
            hands=[[gifted]],
            on_warriors=armour,
        )
        stage.do("play gift-of-algeroth").to_action()
        assert gain(stage, "pretorian-behemoth")[0] == more


def test_the_log_tells_by_which_card_another_was_cancelled() -> None:
    stage = Stage(
        [SOLDIER],
        ["mortificator"],
        hands=[[PLUS_FOUR]],
        on_warriors=[("foreseeing-talisman", 1, "mortificator")],
        destiny=[0, 12],
    )
    stage.do("play plus-four", "on soldier", "use foresee of foreseeing-talisman").to_action()
    said = [it for it in stage.log if it.word.key == "card-cancelled"]
    twin = Event(said[0].word, said[0].seat, said[0].n, CARDS["heist"], said[0].source)
    assert "Foreseeing Talisman" in book("doomtrooper").event(twin, "en", ("Anna", "Boris"))
