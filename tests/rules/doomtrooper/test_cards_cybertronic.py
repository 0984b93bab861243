"""What is particular to the cards of Cybertronic."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.identity import affiliations, has
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    CYBERTRONIC,
    FIGHT,
    GIFT,
    KILLED,
    MISHIMA,
    SHOOT,
    SQUAD,
    UNHURT,
    VALUE,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper.props import (
    BARE_HANDS,
    EMPTY_HANDS,
    SLAYER,
    SOLDIER,
    STOP,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage

EQUIPPED = [  # a Machinator, 3/3/3/3, in a duel of this tactic
    ("punisher-blade", "fight", [4, 3, 3, 3]),
    ("cybernetic-power-arm", "fight", [9, 3, 3, 3]),
    ("cybernetic-retinas", "fight", [6, 6, 3, 3]),
    ("ssw4200p", "shoot", [3, 7, 3, 3]),
    ("cap-7000p", "shoot", [3, 6, 6, 6]),
    ("epidermal-plates", "fight", [3, 3, 6, 3]),
    ("portable-force-shield", "fight", [3, 3, 9, 3]),
]
MACHINES = ("machinator", "cybercurity-mp", "cuirassier", "chasseur", "chemiman", "vac-engineer")


@pytest.mark.parametrize(("key", "tactic", "values"), EQUIPPED)
def test_what_its_equipment_gives_a_machinator(key: str, tactic: str, values: list[int]) -> None:
    stage = Stage(["machinator"], [SOLDIER], on_warriors=[(key, 0, "machinator")])
    assert stage.duel("machinator", "soldier", tactic).values("machinator") == values


@pytest.mark.parametrize("key", [*MACHINES, "fay-and-klaus", "doctor-diana", "vince-diamond"])
def test_gifts_of_the_symmetry_do_nothing_to_machines(key: str) -> None:
    stage = Stage([key], ["heretic"], on_warriors=[("blindness", 1, "heretic")])
    assert GIFT in immunities(given(stage.s, stage.piece(key)))
    values = stage.values(key)
    assert stage.duel(key, "heretic").values(key) == values


def test_a_chemiman_kills_whom_he_wounds() -> None:
    for key, lives in (("chemiman", False), ("machinator", True)):
        stage = Stage([key], ["samurai"]).duel(key, "samurai").out_of_the_duel()
        assert stage.in_play("samurai") is lives


def test_others_help_their_own_kind() -> None:
    stage = Stage(["vince-diamond", "chasseur"], [SOLDIER])
    assert stage.values("chasseur") == [7, 4, 6, 5]
    assert stage.values("vince-diamond") == [8, 11, 7, 10]
    stage = Stage(["atilla-iii", "cuirassier"], [SOLDIER])
    stage.duel("cuirassier", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier")


def test_the_overseer_commands_machines_of_lower_value() -> None:
    stage = Stage(["combat-overseer", "machinator", "machinator"], [SOLDIER])
    stage.do("meditate").do("use assign of combat-overseer", "on machinator 2").to_action()
    assert stage.values("machinator 1") == [7, 7, 7, 7]


# --- Ticker -------------------------------------------------------------------------------------


def take_ticker(key: str, wounded: bool = False) -> Stage:
    stage = Stage([key], [SLAYER], on_warriors=[("ticker", 0, key)])
    if wounded:
        stage.change(key, wounded=True)
    stage.duel(key, "slayer")
    stage.do("use take of ticker")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    return stage


def test_ticker_protects_in_the_duel_and_wounds_after_it() -> None:
    stage = take_ticker("machinator")
    assert stage.values("machinator") == [5, 5, 3, 3] and not stage.in_play("ticker")
    stage.out_of_the_duel()
    assert stage.piece("machinator").wounded
    stage = take_ticker("machinator", wounded=True).out_of_the_duel()
    assert not stage.in_play("machinator") and stage.s.promotion == [0, 0]


def test_a_twitcher_takes_it_better() -> None:
    stage = Stage(["twitcher"], [SLAYER], on_warriors=[("ticker", 0, "twitcher")])
    assert stage.values("twitcher") == [3, 3, 2, 2]
    assert Stage(["twitcher"], [SLAYER]).values("twitcher") == [2, 2, 2, 2]
    stage = take_ticker("twitcher")
    assert stage.values("twitcher") == [5, 5, 2, 2]
    stage.out_of_the_duel()
    assert not stage.piece("twitcher").wounded


def test_ticker_wears_off_also_after_a_duel_that_was_broken_off() -> None:
    stage = Stage(
        ["machinator"], [SLAYER], hands=[[STOP]], on_warriors=[("ticker", 0, "machinator")]
    )
    stage.duel("machinator", "slayer").do("use take of ticker").do("play stop")
    stage.next_turn()
    assert stage.piece("machinator").wounded


def test_the_brotherhood_takes_neither_drugs_nor_plates() -> None:
    for key in ("ticker", "epidermal-plates"):
        stage = Stage(["valkyrie"], [SOLDIER], hands=[[key]])
        assert stage.refuses(f"play {key}") == "DOOM-EQUIP-06"


# --- Engineers, doctors, leaders ----------------------------------------------------------------


def test_fay_and_klaus_team_up_once_in_a_duel() -> None:
    stage = Stage(["fay-and-klaus"], [SOLDIER], destiny=[11, 0])
    stage.duel("fay-and-klaus", "soldier").do("use team-up of fay-and-klaus")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.values("fay-and-klaus") == [6, 6, 6, 8] and stage.s.destiny[0] == 6
    stage.do("pass") if stage.asked() else None
    assert "use team-up of fay-and-klaus" not in stage.moves()


def test_diana_heals_and_hides() -> None:
    stage = Stage(["doctor-diana", "hussar"], [SOLDIER]).change("soldier", wounded=True)
    stage.do("use heal of doctor-diana").to_action()
    assert not stage.piece("soldier").wounded and stage.s.table[0].down
    stage.change("hussar", wounded=True)
    assert "use heal" not in " ".join(stage.moves()), "not from cover"


def test_the_engineer_equips_anybody_at_any_time() -> None:
    """He may equip whoever may not be equipped, but nobody who never may."""
    stage = Stage(
        ["vac-engineer", BARE_HANDS, EMPTY_HANDS, "hussar"], [SOLDIER], hands=[["ssw4200p"]]
    )
    stage.do("meditate").do("play ssw4200p")
    assert "on bare-hands" in stage.moves() and "on empty-hands" not in stage.moves()
    stage.do("on hussar").to_action()
    assert stage.turn().actions == 2
    assert stage.duel("hussar", "soldier", "shoot").value("hussar", SHOOT) == 6


def test_the_engineer_makes_members_at_the_cost_of_wounds() -> None:
    stage = Stage(["vac-engineer", "hussar", "tatsu", "samurai"], [SOLDIER])
    stage.do("meditate").do("use convert of vac-engineer")
    assert "on tatsu" not in stage.moves()
    stage.do("on hussar").to_action()
    assert has(stage.s, stage.piece("hussar"), CYBERTRONIC)
    assert stage.piece("vac-engineer").wounded
    stage.do("meditate").do("use convert of vac-engineer", "on samurai").to_action()
    assert not stage.in_play("vac-engineer") and stage.s.promotion == [0, 0]
    assert affiliations(stage.s, stage.piece("samurai")) == [MISHIMA, CYBERTRONIC]


def test_who_dies_after_his_blow_has_killed_all_the_same() -> None:
    """DOOM-DUEL-50: his player gets the points, though the winner is gone by his own hand."""
    stage = Stage(["martian-banshee"], ["vac-engineer"])
    stage.change("vac-engineer", wounded=True).change("martian-banshee", wounded=True)
    stage.duel("martian-banshee", "vac-engineer")
    worth = stage.value("martian-banshee", VALUE)
    while not stage.notes().struck:
        stage.do("pass")
    assert stage.notes().fates == (KILLED, UNHURT)
    while "use convert of vac-engineer" not in stage.moves():
        stage.do("pass")
    stage.do("use convert of vac-engineer")
    stage.out_of_the_duel()
    assert not stage.in_play("vac-engineer") and not stage.in_play("martian-banshee")
    assert sum(stage.s.promotion) + stage.s.destiny[1] == worth > 0 == stage.s.promotion[0]


def test_who_is_gone_by_his_own_hand_cannot_be_saved_from_the_blow() -> None:
    """DOOM-DUEL-41: he would have been killed by it, but is in play no more."""
    stage = Stage(["vac-engineer", "hussar"], [STRONG_SIX], hands=[["narrow-escape"]])
    stage.change("vac-engineer", wounded=True)
    stage.duel("vac-engineer", "strong-six")
    while "use convert of vac-engineer" not in stage.moves() or not stage.notes().struck:
        stage.do("pass")
    assert stage.notes().fates[0] == KILLED
    stage.do("use convert of vac-engineer", "on hussar")
    while stage.in_play("vac-engineer"):  # from that wound he could be saved
        stage.do("pass")
    while stage.s.duel() is not None:
        assert "play narrow-escape" not in stage.moves()
        stage.do("pass")


def test_a_helmet_is_one_more_attack_of_its_bearer() -> None:
    helmet = [("command-helmet", 0, "combat-overseer")]
    stage = Stage(["combat-overseer", "hussar"], [STRONG_SIX], on_warriors=helmet)
    stage.do("attack", "attacker hussar", "defender strong-six", "fight").out_of_the_duel()
    stage.do("use attack of command-helmet").do("attacker combat-overseer")
    stage.do("defender strong-six", "fight").out_of_the_duel()
    assert "use attack of command-helmet" not in stage.moves()
    stage = Stage(["combat-overseer", "hussar"], [SOLDIER], hands=[["command-helmet"]])
    stage.do("play command-helmet").to_action()
    assert stage.piece("command-helmet").on == stage.piece("combat-overseer").number


def test_a_tactical_computer_changes_the_tactic_once_in_a_duel() -> None:
    computer = [("tactical-computer", 0, "combat-overseer")]
    stage = Stage(["combat-overseer"], [SOLDIER], on_warriors=computer)
    stage.duel("combat-overseer", "soldier").do("use switch of tactical-computer")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.notes().tactic is SHOOT
    if stage.asked():
        stage.move("pass")
    assert "use switch of tactical-computer" not in stage.moves()


# --- Equipment ----------------------------------------------------------------------------------


def test_retinas_see_through_blindness() -> None:
    for sees, fight in ((True, 6), (False, 1)):
        eyes = [("cybernetic-retinas", 0, "samurai")] if sees else []
        stage = Stage(["samurai"], ["heretic"], on_warriors=[("blindness", 1, "heretic"), *eyes])
        assert stage.duel("samurai", "heretic").value("samurai", FIGHT) == fight


@pytest.mark.parametrize(("armour", "lives"), [(3, False), (4, True)])
def test_the_ssw_kills_only_by_more_than_twice_the_armour(armour: int, lives: bool) -> None:
    foes: dict[int, str | Card] = {3: "sacred-warrior", 4: SOLDIER}
    foe = foes[armour]  # against 7 shoot
    stage = Stage(["machinator"], [foe], on_warriors=[("ssw4200p", 0, "machinator")])
    name = stage.s.table[1].key
    stage.duel("machinator", name, "shoot").out_of_the_duel()
    assert stage.in_play(name) is lives


def test_the_force_shield_is_a_fortification() -> None:
    shield = [("portable-force-shield", 1, "machinator")]
    stage = Stage(["wolfbane-light-cavalry"], ["machinator"], on_warriors=shield)
    stage.duel("wolfbane-light-cavalry", "machinator")
    assert stage.value("machinator", ARMOUR) == 12, "+3 to who is behind a Fortification"
    stage = Stage([SOLDIER], ["machinator"], on_warriors=shield, on_players=[("victoria", 1, 1)])
    stage.do("attack", "attacker soldier", "defender machinator", "fight", "warzone victoria")
    assert stage.to_window("modifiers").value("machinator", ARMOUR) == 5


def test_the_chip_makes_all_values_as_high_as_the_highest() -> None:
    chip = [("fragment-of-the-true-chip", 0, "vince-diamond"), ("reputation", 0, "vince-diamond")]
    stage = Stage(["vince-diamond"], [SOLDIER], on_warriors=chip)
    assert stage.values("vince-diamond") == [13, 13, 13, 13]


# --- Places and special cards -------------------------------------------------------------------


def test_the_hq_and_cyberopolis_defend_cybertronic() -> None:
    stage = Stage(["machinator", "hussar"], [SOLDIER], at_areas=[("the-hq", 0, SQUAD)])
    assert [stage.value(name, ARMOUR) for name in ("machinator", "hussar")] == [5, 3]
    for key, values in (("machinator", [5, 5, 9, 8]), ("samurai", [2, 2, 6, 5])):
        stage = Stage([SOLDIER], [key], on_players=[("cyberopolis", 1, 1)])
        stage.do("attack", "attacker soldier", f"defender {key}", "fight", "warzone cyberopolis")
        assert stage.to_window("modifiers").values(key) == values


def test_who_is_only_wounded_may_go_to_the_camp() -> None:
    stage = Stage(
        [STRONG_SIX],
        [SOLDIER, "hussar"],
        at_areas=[("prison-camp", 0, SQUAD)],
        on_warriors=[("combat-armor", 1, "soldier")],
    )
    stage.duel("strong-six", "soldier").do("yes").to_action()
    assert stage.piece("soldier").jailer == stage.piece("prison-camp").number
    assert not stage.in_play("combat-armor")
    assert stage.s.piece(stage.piece("soldier").number) is not None
    stage.s.discard(stage.piece("prison-camp").number, None)
    assert stage.piece("soldier").jailer < 0


def test_the_alliance_opens_all_armouries_but_that_of_the_legion() -> None:
    hand = ["scalper", "the-shillelagh", "kratach"]
    stage = Stage(["machinator"], [SOLDIER], hands=[hand], on_all=[("cybertronic-alliance", 0)])
    assert [stage.refuses(f"play {key}") for key in hand] == ["", "", "DOOM-EQUIP-06"]
    stage.do("play scalper").to_action()
    assert stage.duel("machinator", "soldier").value("machinator", FIGHT) == 4
    stage = Stage(["machinator"], [SOLDIER], hands=[hand])
    assert [stage.refuses(f"play {key}") for key in hand[:2]] == ["DOOM-EQUIP-06", "DOOM-RELIC-03"]


def test_to_reprogramme_costs_the_value() -> None:
    stage = Stage(["machinator"], ["valkyrie", "tatsu"], hands=[["programmed"]], destiny=[4, 0])
    stage.do("play programmed", "on valkyrie").to_action()
    taken = stage.piece("valkyrie")
    assert (taken.by, taken.owner, stage.s.destiny[0]) == (0, 1, 1)
    assert affiliations(stage.s, taken) == [CYBERTRONIC] and taken.area is SQUAD
    assert GIFT in immunities(given(stage.s, taken))


def test_a_heist_serves_whoever_gets_it() -> None:
    stage = Stage(
        ["machinator", "hussar"],
        ["samurai"],
        hands=[["heist"]],
        on_warriors=[("scalper", 1, "samurai")],
    )
    stage.do("meditate").do("play heist", "with hussar").to_action()
    scalper = stage.piece("scalper")
    assert (scalper.by, scalper.owner) == (0, 1)
    assert stage.duel("hussar", "samurai").value("hussar", FIGHT) == 3


def test_self_destruction_pays_the_opponent() -> None:
    stage = Stage(
        ["machinator"], [STRONG_SIX], hands=[["self-destruct-programming", "narrow-escape"]]
    )
    stage.duel("machinator", "strong-six").do("play self-destruct-programming")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.value("machinator", FIGHT) == 9
    stage.out_of_the_duel()
    assert not stage.in_play("machinator") and stage.piece("strong-six").wounded
    assert stage.s.promotion == [0, 3]


def test_a_gift_of_fate_brings_back_one_card_or_two() -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[["gift-of-fate"]], destiny=[8, 0])
    stage.s.piles[0] = [stage.piece("soldier 1").card]
    stage.s.buried[0] = [stage.piece("soldier 1").card]
    stage.do("meditate").do("play gift-of-fate").do("take soldier").do("take soldier").to_action()
    assert len(stage.s.hands[0]) == 2 and stage.s.destiny[0] == 1
    assert [card.key for card in stage.s.gone[0]] == ["gift-of-fate"]
    assert stage.value("soldier 1", VALUE) == 4


def test_it_is_refused_outside_ones_own_turn() -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[[], ["gift-of-fate"]])
    stage.s.piles[1] = [stage.piece("soldier 1").card]
    stage.do("meditate")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play gift-of-fate") == "DOOM-TURN-02"


def test_what_lies_in_store_is_of_no_use() -> None:
    store = [("fortified-entrenchment", 0, SQUAD)]
    stage = Stage(["machinator"], [SOLDIER], hands=[["antipersonnel-grenade"]], at_areas=store)
    stage.do("meditate").do("use store of fortified-entrenchment").to_action()
    assert stage.piece("antipersonnel-grenade").on == stage.piece("fortified-entrenchment").number
    assert stage.refuses("use throw of antipersonnel-grenade") == "DOOM-PLAY-01"
