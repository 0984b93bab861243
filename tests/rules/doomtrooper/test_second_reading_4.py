"""Cards read a second time: what their text promises is what happens when they are played."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import gift, warrior
from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    BEAST,
    CRESCENTIA,
    DARK_SYMMETRY,
    FIGHT,
    GIFT,
    KOHORT,
    OUTPOST,
    SHOOT,
    SQUAD,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper.props import MAPS, SOLDIER, STRONG_SIX, TEMPLAR_KNIGHT
from tests.rules.doomtrooper.stage import NOTHING, Stage

ROMAN, MARTIN = 0, 1
NECROMUTANT = CARDS["necromutant"]
CLAWS = gift("claws", ALGEROTH, Plus(4, FIGHT))
FANGS = gift("fangs", ALGEROTH, Plus(2, FIGHT))


def wards(stage: Stage, name: str) -> list[str]:
    return [word.key for word in immunities(given(stage.s, stage.piece(name)))]


# --- Warriors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leader", "kind"),
    [
        ("mitch-hunter", "infantry"),
        ("sean-gallagher", "clansman"),
        ("edward-s-murdoch", "golden-lion"),
    ],
)
def test_a_personality_makes_his_own_kind_immune(leader: str, kind: str) -> None:
    stage = Stage(
        ["necromutant"], [leader, kind, "hussar"], on_warriors=[("blindness", ROMAN, "necromutant")]
    )
    plain = stage.values(kind)
    assert stage.duel("necromutant", kind).values(kind) == plain
    for name in (leader, kind):
        assert wards(stage, name) == ["dark-symmetry"]
    assert wards(stage, "hussar") == []
    theirs = Stage([leader], [kind])
    assert wards(theirs, kind) == [], "only yours"


def test_valerie_protects_all_etoiles_in_play_also_the_opponents() -> None:
    stage = Stage(["valerie-duval", "etoiles-mortant"], ["etoiles-mortant", "hussar"])
    for name in ("valerie-duval", "etoiles-mortant 1", "etoiles-mortant 2"):
        assert wards(stage, name) == [DARK_SYMMETRY.key]
    assert wards(stage, "hussar") == []
    stage.s.discard(stage.piece("valerie-duval").number, None)
    assert wards(stage, "etoiles-mortant 2") == []


def test_a_ranger_is_immune_to_gifts_but_not_to_those_of_apostles() -> None:
    stage = Stage(
        ["necromutant"],
        ["venusian-ranger"],
        on_warriors=[("terror", ROMAN, "necromutant"), (CLAWS, ROMAN, "necromutant")],
    )
    assert wards(stage, "venusian-ranger") == [GIFT.key]
    stage.duel("necromutant", "venusian-ranger")
    assert stage.value("venusian-ranger", ARMOUR) == 4 and stage.value("necromutant", FIGHT) == 8


@pytest.mark.parametrize(
    ("follower", "values", "own", "other"),
    [
        ("templar", [4, 7, 5, 6], "hand-of-death", "infection"),
        ("child-of-ilian", [1, 3, 2, 2], "hand-of-death", "dimensional-warp"),
        ("razide", [9, 2, 7, 7], "dimensional-warp", "hand-of-death"),
        ("curator", [3, 4, 3, 4], "infection", "dimensional-warp"),
    ],
)
def test_a_follower_gets_the_gifts_of_his_apostle(
    follower: str, values: list[int], own: str, other: str
) -> None:
    stage = Stage([], [], hands=[[follower, own, other]], destiny=(values[3], 0))
    stage.do(f"play {follower}").to_action()
    assert stage.values(follower) == values and stage.s.destiny[ROMAN] == 0
    assert stage.piece(follower).area is KOHORT
    assert stage.refuses(f"play {other}") == "DOOM-DARK-03"
    stage.do(f"play {own}").to_action()
    assert stage.piece(own).on == stage.piece(follower).number


@pytest.mark.parametrize(
    ("name", "aspects"),
    [
        ("sacred-warrior", ["exorcism", "premonition"]),
        ("mystic", [it.key for it in ALL_ASPECTS]),
        ("cardinal-dominic", [it.key for it in ALL_ASPECTS]),
        ("atilla-iii", []),
    ],
)
def test_who_masters_which_aspects(name: str, aspects: list[str]) -> None:
    stage = Stage([name], ["hussar"])
    piece = stage.piece(name)
    assert [it.key for it in ALL_ASPECTS if masters(stage.s, piece, it)] == aspects


def test_atilla_never_casts_and_is_immune_to_the_symmetry() -> None:
    taught = [("mystical-training", ROMAN, "atilla-iii"), ("noted-efficiency", ROMAN, "mystic")]
    stage = Stage(["atilla-iii", "mystic"], ["hussar"], on_warriors=taught)
    assert not any(masters(stage.s, stage.piece("atilla-iii"), it) for it in ALL_ASPECTS)
    assert wards(stage, "atilla-iii") == [DARK_SYMMETRY.key]


def test_the_cavalry_rides_down_whoever_has_no_wall() -> None:
    stage = Stage(["wolfbane-light-cavalry"], ["dragoon"])
    assert stage.duel("wolfbane-light-cavalry", "dragoon").value("dragoon", ARMOUR) == 5 - 3
    city = Stage(["wolfbane-light-cavalry"], ["dragoon"], at_areas=[("heimburg", MARTIN, SQUAD)])
    assert city.duel("wolfbane-light-cavalry", "dragoon").value("dragoon", ARMOUR) == 5 + 2 + 3


def shot(answer: str, wounded: bool) -> Stage:
    """An Immaculate Spawn shoots a Hussar dead, or only wounds him."""
    stage = Stage(
        ["immaculate-spawn"],
        ["hussar", "samurai"],
        sides=[["immaculate-fury"]],
        on_warriors=[("dark-fire", ROMAN, "immaculate-spawn")],
    )
    stage.change("hussar", wounded=wounded).duel("immaculate-spawn", "hussar", "shoot")
    if wounded:
        stage.do(answer)
    return stage.out_of_the_duel()


def test_a_spawn_that_kills_a_doomtrooper_may_become_a_fury() -> None:
    grown = shot("yes", wounded=True)
    assert grown.in_play("immaculate-fury") and grown.pile(ROMAN) == ["immaculate-spawn"]
    assert grown.piece("dark-fire").on == grown.piece("immaculate-fury").number
    assert grown.values("immaculate-fury") == [5 + 1, 12, 7, 8] and grown.s.sides[ROMAN] == []
    assert shot("no", wounded=True).in_play("immaculate-spawn")
    assert shot("", wounded=False).in_play("immaculate-spawn")


def test_the_scream_wounds_every_warrior_in_play_even_who_cannot_be_attacked() -> None:
    stage = Stage(
        [*3 * ["screaming-legionnaire"], "algeroth-apostle-of-war"],
        ["mortificator", "infantry", "bauhaus-cop", "dragoon"],
        on_warriors=[("hidden", MARTIN, "mortificator")],
    )
    stage.change("infantry", jailer=stage.piece("bauhaus-cop").number)
    stage.do("use scream of screaming-legionnaire 1")
    while stage.s.active() == ROMAN:
        stage.move("pass" if "pass" in stage.moves() else stage.moves()[0])
    hurt = [it.key for it in stage.s.warriors() if it.wounded]
    assert hurt == [*3 * ["screaming-legionnaire"], "mortificator", "infantry", "bauhaus-cop"]
    assert stage.s.promotion == [0, 0]
    stage.to_action().next_turn()
    assert stage.refuses("use scream of screaming-legionnaire 2") == "DOOM-TURN-02", "once a game"


def test_a_prisoner_of_the_cop_is_free_when_the_cop_is_gone() -> None:
    stage = Stage(["free-marine"], ["hussar", "bauhaus-cop"])
    stage.duel("free-marine", "hussar").do("yes").out_of_the_duel()
    assert stage.piece("free-marine").jailer == stage.piece("bauhaus-cop").number
    stage.s.discard(stage.piece("bauhaus-cop").number, None)
    assert stage.piece("free-marine").jailer == NOTHING
    assert stage.piece("free-marine").area is SQUAD


def guarded(attacked: bool) -> tuple[Stage, str]:
    """A Bodyguard in cover, as he is written there; his ward is attacked, or attacks."""
    sides = (["samurai"], ["hussar", "bodyguard", "dragoon"])
    stage = Stage(*(sides if attacked else sides[::-1]))
    number = stage.piece("bodyguard").number
    stage.change("bodyguard", about=stage.piece("hussar").number, down=True)
    fighters = ("samurai", "hussar") if attacked else ("hussar", "samurai")
    return stage.duel(*fighters), f"use stand-in of {stage.s.name(number)}"


def test_a_bodyguard_in_cover_defends_his_ward_but_does_not_attack_for_him() -> None:
    stage, stand_in = guarded(attacked=True)
    stage.do(stand_in, "pass")
    assert stage.notes().defender == stage.piece("bodyguard").number
    assert stage.value("bodyguard", ARMOUR) == 6 + 3
    stage, stand_in = guarded(attacked=False)
    assert stage.refuses(stand_in) == "DOOM-COVER-06"


def test_the_patriarch_himself_earns_destiny_only() -> None:
    stage = Stage(["freelancer-patriarch"], ["infantry", "hussar"])
    stage.change("infantry", wounded=True).duel("freelancer-patriarch", "infantry")
    stage.out_of_the_duel()
    assert (stage.s.destiny, stage.s.promotion) == ([2, 0], [0, 0])


# --- Equipment and gifts ------------------------------------------------------------------------


def test_mines_kill_the_opponent_and_wound_who_wears_them() -> None:
    mines = "personal-anti-personnel-mines"
    stage = Stage(["big-bob-watts"], ["hussar"], on_warriors=[(mines, MARTIN, "hussar")])
    stage.duel("big-bob-watts", "hussar").do(f"use set-off of {mines}").out_of_the_duel()
    assert not stage.in_play("big-bob-watts") and stage.piece("hussar").wounded
    assert stage.pile(MARTIN) == [mines] and stage.s.promotion == [0, 7]


def test_the_kratach_is_a_machine_gun_of_the_legion() -> None:
    stage = Stage(
        ["necromutant", "hussar"], ["samurai"], hands=[["kratach", "kratach", "automatic-fire"]]
    )
    stage.do("play kratach").to_action()
    assert stage.piece("kratach").on == stage.piece("necromutant").number
    stage.duel("necromutant", "samurai", "shoot")
    assert stage.value("necromutant", SHOOT) == 4 + 3
    stage.do("play automatic-fire", "pass")
    assert stage.value("necromutant", SHOOT) == 4 + 6


def test_the_shillelagh_sends_away_who_is_neither_imperial_nor_a_personality() -> None:
    stage = Stage(
        ["clansman"],
        ["hussar", "big-bob-watts", "trencher"],
        destiny=(5, 0),
        on_warriors=[("the-shillelagh", ROMAN, "clansman")],
    )
    assert stage.value("clansman", FIGHT) == 4 + 4
    use = f"use {stage.piece('the-shillelagh').card.abilities[0].name} of the-shillelagh"
    stage.move(use)
    assert stage.pile(MARTIN) == [] and "hussar" not in stage.moves()
    stage.next_turn()
    assert stage.pile(MARTIN) == ["hussar"], "nobody else was a target"
    assert (stage.s.destiny, stage.s.promotion) == ([0, 0], [0, 0])


def test_distort_costs_ten_points_and_takes_a_weapon_of_any_type() -> None:
    stage = Stage(
        ["necromutant"],
        ["clansman"],
        destiny=(20, 0),
        on_warriors=[
            ("distort", ROMAN, "necromutant"),
            ("the-shillelagh", MARTIN, "clansman"),
            ("combat-armor", MARTIN, "clansman"),
        ],
    )
    stage.do("meditate", "use distort of distort")
    assert stage.moves() == ["on the-shillelagh", "on combat-armor"]
    stage.do("on the-shillelagh", "pass")
    assert stage.pile(MARTIN) == ["the-shillelagh"] and stage.s.destiny[ROMAN] == 11


def test_malfunction_strikes_only_what_a_warrior_has() -> None:
    stage = Stage(
        ["hussar"],
        ["clansman"],
        hands=[["malfunction"]],
        at_areas=[("bauhaus-great-infurior", MARTIN, SQUAD)],
        on_warriors=[
            ("the-shillelagh", MARTIN, "clansman"),
            ("combat-armor", MARTIN, "clansman"),
        ],
    )
    stage.do("meditate", "play malfunction")
    assert stage.moves() == ["on the-shillelagh", "on combat-armor"]
    stage.do("on the-shillelagh", "pass")
    assert stage.pile(MARTIN) == ["the-shillelagh"]
    bare = Stage(
        ["hussar"],
        ["clansman"],
        hands=[["malfunction"]],
        at_areas=[("bauhaus-great-infurior", MARTIN, SQUAD)],
    ).do("meditate")
    assert bare.refuses("play malfunction") == "DOOM-PLAY-01"


def test_faulty_supplies_undo_equipment_that_is_played_but_not_what_is_only_used() -> None:
    stage = Stage([SOLDIER], ["samurai"], hands=[["combat-armor"], ["faulty-supplies"]])
    stage.do("play combat-armor", "play faulty-supplies").to_action()
    assert stage.pile(ROMAN) == ["combat-armor"] and not stage.in_play("combat-armor")
    used = Stage(
        ["machinator"],
        ["samurai"],
        hands=[[], ["faulty-supplies"]],
        on_warriors=[("ticker", ROMAN, "machinator")],
    )
    used.duel("machinator", "samurai").do("use take of ticker")
    while used.asked() != MARTIN or used.where()[-1] != "modifiers":
        used.move("pass")
    assert used.refuses("play faulty-supplies") == "DOOM-REACT-03"


def test_algeroth_opens_all_armouries_at_any_time_and_corrodes_equipment() -> None:
    stage = Stage(
        ["algeroth-apostle-of-war", "necromutant", "hussar"],
        ["samurai"],
        hands=[["mishimese-ceremonial-blade"]],
        on_warriors=[("combat-armor", MARTIN, "samurai")],
    )
    stage.do("meditate").do("play mishimese-ceremonial-blade", "on necromutant").to_action()
    assert stage.turn().actions == 2 and stage.value("necromutant", FIGHT) == 4 + 4
    stage.next_turn().next_turn()
    stage.do("use corrode of algeroth-apostle-of-war", "on combat-armor").next_turn()
    assert stage.pile(MARTIN) == ["combat-armor"]


def test_the_ceremonial_blade_keeps_a_member_and_makes_none() -> None:
    stage = Stage(
        ["algeroth-apostle-of-war", "necromutant"],
        ["samurai"],
        on_warriors=[
            ("mishimese-ceremonial-blade", ROMAN, "necromutant"),
            ("mishimese-ceremonial-blade", MARTIN, "samurai"),
            ("dutiful-service", MARTIN, "samurai"),
            ("tainted", ROMAN, "samurai"),
        ],
    )
    assert [it.key for it in affiliations(stage.s, stage.piece("necromutant"))] == ["dark-legion"]
    assert [it.key for it in affiliations(stage.s, stage.piece("samurai"))] == ["mishima"]


def test_under_the_shroud_nobody_fights_until_your_next_turn() -> None:
    stage = Stage(["legionnaire-of-semai"], ["samurai"], hands=[["shroud"]])
    stage.do("play shroud").to_action()
    assert stage.refuses("attack") == ""
    stage.do("use shroud of shroud").to_action()
    assert stage.refuses("attack") == "DOOM-CORE-01"
    assert stage.next_turn().refuses("attack") == "DOOM-CORE-01"
    assert stage.next_turn().refuses("attack") == ""


# --- Spells, special cards, Missions, places ----------------------------------------------------


def exorcised(*answers: str, destiny: int = 4) -> Stage:
    """An Inquisitor with Exorcise Wound against two gifts of Algeroth."""
    stage = Stage(
        ["inquisitor"],
        ["necromutant"],
        hands=[["exorcise-wound"], ["fizzle"]],
        destiny=(destiny, 0),
        on_warriors=[(CLAWS, MARTIN, "necromutant"), (FANGS, MARTIN, "necromutant")],
    )
    stage.duel("inquisitor", "necromutant")
    return stage.do("play exorcise-wound", f"for {destiny}", "pass", *answers)


@pytest.mark.parametrize(
    ("answers", "armour", "fight"),
    [
        (("by-armour",), 4 + 2, 4 + 4 + 2),
        (("with claws", "by-armour"), 4 + 1, 4 + 2),
        (("with claws", "with fangs"), 4, 4),
    ],
)
def test_each_payment_is_armour_or_wards_off_a_gift(
    answers: tuple[str, ...], armour: int, fight: int
) -> None:
    stage = exorcised(*answers)
    assert stage.s.destiny[ROMAN] == 0
    assert (stage.value("inquisitor", ARMOUR), stage.value("necromutant", FIGHT)) == (armour, fight)
    stage.do("play fizzle", "pass")
    assert (stage.value("inquisitor", ARMOUR), stage.value("necromutant", FIGHT)) == (4, 10)
    assert stage.notes().cards == (), "the whole spell is cancelled"


@pytest.mark.parametrize(
    ("tactic", "foe", "first"),
    [
        ("fight", "samurai", True),
        ("shoot", "samurai", False),
        ("fight", "necromutant", False),
    ],
)
def test_the_frenzy_of_necromutants(tactic: str, foe: str, first: bool) -> None:
    stage = Stage(["razide"], [foe, "hussar"], hands=[["necromutant-frenzy"]])
    stage.s.enter(stage.s.table[0].card, ROMAN, NOTHING, NOTHING, 1)
    mine = stage.s.enter(NECROMUTANT, ROMAN, NOTHING, NOTHING, 1)
    stage.do("meditate", "play necromutant-frenzy").to_action()
    assert stage.in_play("necromutant-frenzy")
    name = stage.s.name(mine.number)
    stage.duel(name, "necromutant 1" if foe == "necromutant" else foe, tactic)
    striker = first_striker(stage.s, stage.notes())
    assert striker == (mine.number if first else NOTHING)


def test_gung_ho_lets_your_mishima_strike_first() -> None:
    stage = Stage(["samurai", "hussar"], ["combat-warhead"], hands=[["gung-ho"]])
    stage.do("play gung-ho").to_action()
    stage.duel("samurai", "combat-warhead")
    assert first_striker(stage.s, stage.notes()) == stage.piece("samurai").number
    other = Stage(["samurai", "hussar"], ["combat-warhead"], on_all=[("gung-ho", ROMAN)])
    assert first_striker(other.duel("hussar", "combat-warhead").s, other.notes()) == NOTHING


@pytest.mark.parametrize("by", [ROMAN, MARTIN])
@pytest.mark.parametrize(
    ("mission", "killer", "victim", "worth"),
    [
        ("clan-infighting", "clansman", "trencher", 3),
        ("traitor-discovered", "max-steiner", "hussar", 2),
    ],
)
def test_whoever_assigns_it_the_killers_player_earns_twice_the_value(
    mission: str, killer: str, victim: str, worth: int, by: int
) -> None:
    stage = Stage([killer], [victim, "samurai"], on_warriors=[(mission, by, killer)])
    stage.change(victim, wounded=True).duel(killer, victim).out_of_the_duel()
    assert stage.s.promotion == [2 * worth, 0] and stage.pile(by) == [mission] * (by == ROMAN) + (
        [victim, mission] if by == MARTIN else []
    )


def test_central_europe_is_for_riders_not_for_who_merely_counts_as_a_beast() -> None:
    centaur = warrior("centaur", CRESCENTIA, (3, 3, 3, 3), kinds=(BEAST,))
    stage = Stage(
        [TEMPLAR_KNIGHT], [centaur], opened=True, at_areas=[("central-europe", MARTIN, OUTPOST)]
    )
    stage.do("attack", "attacker templar-knight", "defender centaur", "fight")
    stage.do("warzone central-europe").to_window("modifiers")
    assert stage.values("centaur") == [3 + 2, 3 + 2, 3, 3]


def test_another_card_may_open_central_europe_to_others() -> None:
    for maps, there in (([], False), ([(MAPS, MARTIN, "strong-six")], True)):
        stage = Stage(
            [TEMPLAR_KNIGHT],
            [STRONG_SIX],
            opened=True,
            at_first_action=False,
            at_areas=[("central-europe", MARTIN, OUTPOST)],
            on_warriors=maps,
        )
        stage.change("strong-six", area=OUTPOST).to_action()
        stage.do("attack", "attacker templar-knight", "defender strong-six", "fight")
        assert ("warzone central-europe" in stage.pass_window().moves()) is there


def test_one_home_turf_is_enough_for_a_warzone() -> None:
    stage = Stage(
        ["infantry"],
        ["samurai"],
        hands=[["home-turf-mars", "home-turf-mars"]],
        at_areas=[("mccraig-line", ROMAN, SQUAD)],
    )
    stage.do("meditate", "play home-turf-mars", "pass")
    assert stage.piece("home-turf-mars").on == stage.piece("mccraig-line").number
    assert stage.do("meditate").refuses("play home-turf-mars") == "DOOM-PLAY-01"


def test_an_entrenchment_protects_the_area_in_which_it_is_dug() -> None:
    trench, grenade = "fortified-entrenchment", "antipersonnel-grenade"
    stage = Stage(["samurai"], ["hussar"], hands=[[trench, grenade]])
    stage.do(f"play {trench}", "to squad of seat 2").to_action()
    stage.do("meditate").do(f"use store of {trench}").to_action()
    assert stage.piece(grenade).on == stage.piece(trench).number
    assert stage.duel("samurai", "hussar").value("hussar", ARMOUR) == 3 + 2 + 2
    assert stage.value("samurai", ARMOUR) == 3


def test_what_lies_in_store_is_not_distorted() -> None:
    stage = Stage(
        ["necromutant"],
        ["hussar"],
        destiny=(9, 0),
        at_areas=[("fortified-entrenchment", MARTIN, SQUAD)],
        on_warriors=[("distort", ROMAN, "necromutant")],
    )
    stage.s.enter(
        CARDS["combat-armor"],
        MARTIN,
        stage.piece("fortified-entrenchment").number,
        NOTHING,
        1,
    )
    assert stage.do("meditate").refuses("use distort of distort") == "DOOM-PLAY-01"


def test_solidarity_ends_as_soon_as_nobody_of_the_corporation_is_left() -> None:
    stage = Stage(["samurai"], ["hussar"], hands=[["solidarity", "dark-visitation"]])
    stage.do("play solidarity", "on seat 2").do("bauhaus").to_action()
    stage.do("meditate").do("play dark-visitation", "on hussar").to_action()
    assert stage.s.active() == ROMAN and not stage.in_play("solidarity")
