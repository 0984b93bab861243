"""What is particular to warriors and beasts of Paradise Lost, and to two partners who boast."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.identity import (
    affiliations,
    doomtrooper,
    legionnaire,
    on_side,
)
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    FIGHT,
    KOHORT,
    OUTPOST,
    SHOOT,
    SPECIAL,
    TRIBAL,
    VALUE,
)
from kostka.games.doomtrooper.verbs import Stays
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    BALLOON,
    HOLY_BLADE,
    LUTHERAN_BROTHER,
    PLUS_FOUR,
    RASPUTIN_SON,
    RIFLE,
    SLAYER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    TEMPLAR_KNIGHT,
    TO_BAUHAUS,
    VENOM,
    WILD_BEAST,
)
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, immune, kills, outposts
from tests.rules.doomtrooper.stage import Borne, Stage

PLUS_SHOOT = Card("plus-shoot", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Plus(4, SHOOT)))

# --- The tribes -----------------------------------------------------------------------------------


def test_a_cossack_always_strikes_first_in_a_fight() -> None:
    for tactic, first in (("fight", "cossack"), ("shoot", "")):
        stage = outposts(["templar-marine"], ["cossack"]).duel("templar-marine", "cossack", tactic)
        number = first_striker(stage.s, stage.notes())
        assert stage.s.name(number) == (first or "templar-marine")


@pytest.mark.parametrize(
    ("chief", "member", "values"),
    [
        ("cossack-kommendant", "cossack", [8, 7, 8, 5]),
        ("soldat-kommendant", "soldat", [8, 7, 8, 5]),
    ],
)
def test_a_kommendant_makes_those_beside_him_stronger_but_two_do_not_add_up(
    chief: str, member: str, values: list[int]
) -> None:
    """DOOM-MOD-06"""
    for chiefs in (1, 2):
        stage = outposts([chief] * chiefs + [member], [member])
        assert stage.values(f"{member} 1") == values
        assert stage.values(f"{member} 2") == list(stage.piece(f"{member} 2").card.printed)
    assert stage.value(f"{chief} 1", ARMOUR) == 6 + 3  # the other one's
    assert outposts([chief]).value(chief, ARMOUR) == 6


@pytest.mark.parametrize(
    ("key", "more", "values"),
    [
        ("soldat", ["schwerwaffe-soldat", "schwerwaffe-soldat"], [9, 8, 9, 5]),
        ("templar-legionnaire", ["templar-legionnaire"] * 2, [8, 8, 8, 4]),
        ("heavy-cavalier", ["cavalier", "heavy-cavalier"], [5, 8, 7, 5]),
        ("horde-trooper", ["horde-centurion", "horde-centurion"], [7, 6, 7, 5]),
    ],
)
def test_who_is_stronger_for_each_comrade(key: str, more: list[str], values: list[int]) -> None:
    stage = outposts([key, *more])
    name = f"{key} 1" if key in more else key
    assert stage.values(name) == values
    assert outposts([key]).values(key) == list(stage.piece(name).card.printed)


def test_a_jaeger_is_stronger_when_he_attacks() -> None:
    stage = outposts(["jaeger-commando"]).duel("jaeger-commando", TEMPLAR_KNIGHT.key)
    assert stage.values("jaeger-commando") == [9, 9, 9, 7]
    stage = outposts([TEMPLAR_KNIGHT], ["jaeger-commando"])
    stage.duel(TEMPLAR_KNIGHT.key, "jaeger-commando")
    assert stage.values("jaeger-commando") == [5, 5, 5, 7]


def test_a_rivetbull_carries_a_son_of_rasputin() -> None:
    """DOOM-BEAST-01, DOOM-BEAST-05"""
    stage = outposts(["jaeger-commando"], on_warriors=[("rivetbull", 0, "jaeger-commando")])
    assert stage.values("jaeger-commando") == [9, 5, 8, 9]
    stage = outposts(["gendarme"], hands=[["rivetbull"]])
    assert stage.refuses("play rivetbull") == "DOOM-BEAST-01"
    assert stage.value("gendarme", VALUE) == 9


def test_a_cossack_scout_strikes_first_even_where_nobody_could() -> None:
    never = [("kanjis-lucky-sense", 1, "samurai")]
    stage = outposts(["cossack-scout"], ["samurai"], on_warriors=never)
    stage.duel("cossack-scout", "samurai")
    assert first_striker(stage.s, stage.notes()) == stage.piece("cossack-scout").number
    stage = outposts(["cossack-scout"], ["cossack"]).duel("cossack-scout", "cossack")
    assert first_striker(stage.s, stage.notes()) == stage.piece("cossack-scout").number
    stage = outposts(["cossack-scout"], [SWIFT]).duel("cossack-scout", SWIFT.key, "shoot")
    assert first_striker(stage.s, stage.notes()) == stage.piece(SWIFT.key).number


@pytest.mark.parametrize(
    ("key", "refused"),
    [
        ("flammen-soldat", [SWORD, RIFLE]),
        ("shock-soldat", [SWORD, RIFLE]),
        ("greymourn-trenchartillery", [SWORD, RIFLE]),
        ("indigo-island-team-member", [SWORD, RIFLE, HOLY_BLADE]),
        ("gomorrian-emasculator", [RIFLE]),
    ],
)
def test_who_is_given_no_weapons(key: str, refused: Sequence[Card]) -> None:
    hand = [SWORD, RIFLE, HOLY_BLADE]
    stage = outposts([key], hands=[hand])
    for card in hand:
        rule = "DOOM-NEVER-01" if card in refused or (len(refused) == 2) else ""
        assert stage.refuses(f"play {card.key}") == rule


def test_soldats_who_kill_and_one_who_leaves_nothing() -> None:
    stage = outposts(["flammen-soldat", "shock-soldat"], [LUTHERAN_BROTHER])
    assert kills(stage, "flammen-soldat") == kills(stage, "shock-soldat") == ["fight", "shoot"]
    stage.duel("shock-soldat", LUTHERAN_BROTHER.key).out_of_the_duel()
    assert [it.key for it in stage.s.gone[MARTIN]] == [LUTHERAN_BROTHER.key]


def test_a_fusiliers_strength_is_the_number_of_fusiliers() -> None:
    stage = outposts(["fusilier"] * 3, ["fusilier"])
    assert stage.values("fusilier 1") == [12, 12, 12, 4]
    assert stage.values("fusilier 4") == [4, 4, 4, 4]
    stage.change("fusilier 3", area=KOHORT)
    assert stage.values("fusilier 1") == [8, 8, 8, 4]


def test_a_scout_cavalier_alone_is_attacked_in_its_outpost() -> None:
    stage = outposts([TEMPLAR_KNIGHT], ["scout-cavalier", "scout-cavalier", "cavalier"])
    assert stage.value("scout-cavalier 1", ARMOUR) == 5 + 2
    stage.do("attack", f"attacker {TEMPLAR_KNIGHT.key}")
    assert stage.refuses("defender cavalier") == "DOOM-TARGET-06"
    assert stage.refuses("defender scout-cavalier 1") == ""
    assert stage.refuses("defender scout-cavalier 2") == ""


def test_greymourn_starts_no_fight_and_shoots_at_the_sky() -> None:
    balloon = [(BALLOON, 1, STRONG_SIX.key)]
    stage = outposts(["greymourn-trenchartillery"], [STRONG_SIX], on_warriors=balloon)
    assert stage.value(STRONG_SIX.key, ARMOUR) == 6
    stage.duel("greymourn-trenchartillery", STRONG_SIX.key, "shoot")
    assert stage.value(STRONG_SIX.key, ARMOUR) == 2
    stage = outposts(["greymourn-trenchartillery"], [STRONG_SIX], on_warriors=balloon)
    stage.change(BALLOON.key, down=True)  # he has got out of it
    stage.do("attack", "attacker greymourn-trenchartillery", f"defender {STRONG_SIX.key}")
    stage.pass_window()
    assert stage.refuses("fight") == "DOOM-DUEL-13"
    stage.move("shoot").to_window("modifiers")
    assert stage.value(STRONG_SIX.key, ARMOUR) == 6


def test_a_martyr_gives_his_life_against_beasts() -> None:
    """DOOM-MOD-02, DOOM-SACR-01"""
    for foe, dies in ((WILD_BEAST, True), (TEMPLAR_KNIGHT, False)):
        stage = outposts(["crescentian-martyr"], [foe]).duel("crescentian-martyr", foe.key)
        assert stage.value("crescentian-martyr", FIGHT) == (20 if dies else 5)
        stage.out_of_the_duel()
        assert stage.in_play("crescentian-martyr") is not dies
        assert stage.in_play(foe.key) is not dies
        assert [it.key for it in stage.s.gone[ROMAN]] == (["crescentian-martyr"] if dies else [])
    assert outposts(["crescentian-martyr"]).values("crescentian-martyr") == [5, 5, 4, 8]


def test_points_for_a_martyr_are_earned_only_by_who_would_have_wounded_him() -> None:
    rider = outposts(
        ["crescentian-martyr"], ["gendarme"], on_warriors=[("tusked-serett", 1, "gendarme")]
    )
    rider.duel("crescentian-martyr", "gendarme").out_of_the_duel()
    assert rider.s.promotion[MARTIN] == 8 and not rider.in_play("gendarme")
    weak = outposts(["crescentian-martyr"], ["cavalier"]).duel(
        "crescentian-martyr", "cavalier", "shoot"
    )
    weak.out_of_the_duel()
    assert weak.s.promotion[MARTIN] == 0 and not weak.in_play("crescentian-martyr")


def test_a_bestal_has_as_many_markers_as_were_paid_for_and_loses_one_by_each_duel() -> None:
    stage = outposts([TEMPLAR_KNIGHT], [RASPUTIN_SON], hands=[["gendarme-bestal"]], destiny=[9, 0])
    stage.do("play gendarme-bestal")
    until(stage, "markers 2")
    assert stage.moves() == ["markers 0", "markers 1", "markers 2"]
    stage.move("markers 2").to_action()
    assert stage.values("gendarme-bestal") == [6, 6, 6, 6] and stage.s.destiny[ROMAN] == 1
    stage.duel("gendarme-bestal", RASPUTIN_SON.key).out_of_the_duel()
    assert stage.values("gendarme-bestal") == [5, 5, 5, 5]
    plain = outposts(["gendarme-bestal"], hands=[["marine-serett"]])
    assert plain.values("gendarme-bestal") == [4, 4, 4, 4]
    assert plain.refuses("play marine-serett") == "DOOM-NEVER-01"


# --- Beasts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beast", "rider", "values"),
    [
        ("marine-serett", "gendarme", [9, 4, 10, 9]),
        ("marine-serett", "templar-marine", [10, 2, 11, 7]),
        ("predatorian", "gendarme", [9, 10, 10, 11]),
        ("tusked-serett", "gendarme", [10, 6, 10, 11]),
    ],
)
def test_what_the_beasts_of_the_templars_give(beast: str, rider: str, values: list[int]) -> None:
    """DOOM-BEAST-05"""
    stage = outposts([rider], on_warriors=[(beast, 0, rider)])
    assert stage.values(rider) == values


def test_nobody_attacks_a_marine_serett_from_an_airship() -> None:
    lying: list[Borne] = [("marine-serett", 1, "gendarme"), (BALLOON, 0, STRONG_SIX.key)]
    stage = (
        outposts([STRONG_SIX, SLAYER], ["gendarme"], on_warriors=lying).do("attack").pass_window()
    )
    assert stage.refuses(f"attacker {STRONG_SIX.key}") == "DOOM-DUEL-13"
    assert stage.refuses(f"attacker {SLAYER.key}") == ""


def test_attacks_on_the_outpost_of_a_predatorian_take_two_actions() -> None:
    lying = [("predatorian", 1, "gendarme")]
    stage = outposts([SLAYER], ["gendarme", "horde-trooper"], on_warriors=lying)
    stage.do("meditate").do("attack", f"attacker {SLAYER.key}", "defender horde-trooper")
    last = outposts([SLAYER], ["gendarme", "horde-trooper"], on_warriors=lying)
    last.do("meditate").do("meditate").to_action()
    assert last.refuses("attack") == "DOOM-ATK-05"
    own = outposts(["gendarme"], [TEMPLAR_KNIGHT], on_warriors=[("predatorian", 0, "gendarme")])
    own.do("meditate").do("meditate").do("attack", "attacker gendarme")


def test_a_tusked_serett_fights_once_more_and_no_more() -> None:
    ridden = [("tusked-serett", 0, "templar-marine")]
    for again, fights in (("yes", 2), ("no", 1)):
        stage = outposts(["templar-marine"], ["soldat-kommendant"], on_warriors=ridden)
        stage.duel("templar-marine", "soldat-kommendant")
        while again not in stage.moves():
            stage.s.choose(stage.s.options()[0])
        stage.move(again)
        if again == "yes":
            stage.to_window("modifiers")
            assert stage.notes().tactic is FIGHT and stage.piece("soldat-kommendant").wounded
            assert stage.notes().attacker == stage.piece("templar-marine").number
        stage.out_of_the_duel()
        assert len(stage.told("fighters-named")) == fights and stage.s.duel() is None
        assert stage.in_play("soldat-kommendant") is (again == "no")
    shot = outposts(["templar-marine"], ["soldat-kommendant"], on_warriors=ridden)
    shot.duel("templar-marine", "soldat-kommendant", "shoot").out_of_the_duel()
    assert len(shot.told("fighters-named")) == 1


# --- Those who came to the island -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "doom", "dark"),
    [
        ("crenshaw-island-team-member", True, False),
        ("grinder-island-team-member", True, False),
        ("indigo-island-team-member", True, False),
        ("mitch-hunter-island-team-member", True, False),
        ("colonel-harding", False, False),
        ("master-valpurgius", False, True),
        ("gomorrian-emasculator", False, True),
        ("nassal", False, True),
        ("phische", False, True),
        ("zhurgon", False, True),
    ],
)
def test_who_stands_in_the_outpost_for_good(key: str, doom: bool, dark: bool) -> None:
    """DOOM-TRANS-13, DOOM-TRANS-16"""
    stage = Stage(["hussar", "razide"], ["hussar"], hands=[[key]], destiny=[10, 0])
    stage.do(f"play {key}").to_action()
    who = stage.piece(key)
    assert who.area is OUTPOST and on_side(stage.s, who, TRIBAL) and stage.s.opened
    assert (doomtrooper(stage.s, who), legionnaire(stage.s, who)) == (doom, dark)
    stage.move("transfer")
    if doom or dark:  # only one other could go, so nobody was asked
        assert stage.piece("hussar 1" if doom else "razide").area is OUTPOST
        assert stage.piece(key).area is OUTPOST
    else:
        assert stage.moves() == ["with hussar 1", "with razide"]


def test_a_doomtrooper_is_not_added_to_an_outpost_of_the_legion() -> None:
    """DOOM-TRANS-16"""
    stage = outposts(["nassal"], hands=[["indigo-island-team-member", "zhurgon"]], destiny=[9, 0])
    assert stage.refuses("play indigo-island-team-member") == "DOOM-TRANS-16"
    assert stage.refuses("play zhurgon") == ""


def test_harding_belongs_to_nobody_and_earns_destiny_only() -> None:
    stage = outposts(["colonel-harding"], on_warriors=[(TO_BAUHAUS, 0, "colonel-harding")])
    assert affiliations(stage.s, stage.piece("colonel-harding")) == []
    stage.change(TEMPLAR_KNIGHT.key, wounded=True)
    stage.duel("colonel-harding", TEMPLAR_KNIGHT.key).out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 3 and stage.s.promotion[ROMAN] == 0


def test_the_mitch_hunter_of_the_island_is_safe_from_the_dark() -> None:
    stage = outposts(
        ["mitch-hunter-island-team-member"],
        on_warriors=[("tainted", 1, "mitch-hunter-island-team-member")],
    )
    assert [it.key for it in immune(stage, "mitch-hunter-island-team-member")] == ["dark-symmetry"]
    assert not legionnaire(stage.s, stage.piece("mitch-hunter-island-team-member"))


def test_a_nassal_never_kills_at_once() -> None:
    """DOOM-ALWAYS-03"""
    venom = [(VENOM, 0, "nassal"), (VENOM, 0, "colonel-harding")]
    stage = outposts(["nassal", "colonel-harding"], on_warriors=venom)
    assert kills(stage, "nassal") == [] and kills(stage, "colonel-harding") == ["fight"]


@pytest.mark.parametrize(("key", "tactic"), [("phische", "fight"), ("zhurgon", "shoot")])
def test_what_a_monster_kills_in_its_own_way_is_gone(key: str, tactic: str) -> None:
    other = "shoot" if tactic == "fight" else "fight"
    for how, gone in ((tactic, True), (other, False)):
        stronger = [(PLUS_FOUR, 0, key), (PLUS_SHOOT, 0, key)]
        stage = outposts([key], on_warriors=stronger)
        stage.change(TEMPLAR_KNIGHT.key, wounded=not gone)
        stage.duel(key, TEMPLAR_KNIGHT.key, how).out_of_the_duel()
        assert [it.key for it in stage.s.gone[MARTIN]] == ([TEMPLAR_KNIGHT.key] if gone else [])
        assert stage.pile(MARTIN) == ([] if gone else [TEMPLAR_KNIGHT.key])
    assert outposts([key], hands=[[SWORD]]).refuses(f"play {SWORD.key}") == "DOOM-NEVER-01"


def test_master_valpurgius_marches_his_legion_at_any_time_but_in_duels() -> None:
    stage = Stage(
        ["master-valpurgius", "razide", "templar", "hussar"], [TEMPLAR_KNIGHT], opened=True
    )
    stage.do("meditate", "use march of master-valpurgius")
    assert stage.moves() == ["on razide", "on templar"]
    stage.move("on razide")
    until(stage, "use march of master-valpurgius").move("use march of master-valpurgius")
    stage.to_action()  # the Templar, for the Razide has marched in this window
    assert stage.piece("razide").area is stage.piece("templar").area is OUTPOST
    assert stage.turn().actions == 2
    stage.do("meditate", "use march of master-valpurgius", "on razide").to_action()
    assert stage.piece("razide").area is KOHORT
    stage.do("attack")
    assert "use march of master-valpurgius" not in stage.moves()


def test_grinder_combines_four_attacks_as_he_likes() -> None:
    stage = outposts(["grinder-island-team-member"], [TEMPLAR_KNIGHT, "soldat"])
    stage.do("use grind of grinder-island-team-member")
    until(stage, "combine 3")
    assert stage.moves() == [f"combine {n}" for n in (1, 2, 3, 4)]
    stage.move("combine 3")
    stage.do("attacker grinder-island-team-member", "defender soldat", "fight")
    stage.to_window("modifiers")
    assert stage.value("grinder-island-team-member", FIGHT) == 3 + 6
    while "combine 1" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    assert stage.moves() == ["no-more", "combine 1"] and stage.piece("soldat").wounded
    assert stage.value("grinder-island-team-member", FIGHT) == 3
    stage.move("combine 1")
    stage.do("attacker grinder-island-team-member", f"defender {TEMPLAR_KNIGHT.key}", "fight")
    stage.out_of_the_duel()
    assert stage.piece(TEMPLAR_KNIGHT.key).wounded
    assert len(stage.told("fighters-named")) == 2 and stage.turn().attacks == 0


# --- Boasting -------------------------------------------------------------------------------------


def test_lane_chung_attacks_only_what_he_announced_a_turn_before() -> None:
    stage = Stage(["lane-chung", "infantry"], ["hussar", "hussar"])
    stage.do("attack").pass_window()
    assert stage.refuses("attacker lane-chung") == "DOOM-DUEL-13"
    stage = Stage(["lane-chung", "infantry"], ["hussar", "hussar"])
    stage.do("meditate", "use boast of lane-chung").next_turn()
    assert stage.refuses("attack") == ""
    stage.next_turn()
    assert stage.refuses("no-more-actions") == "DOOM-DUEL-13"
    stage.do("meditate").do("meditate").to_action()
    assert stage.refuses("meditate") == "DOOM-ACT-01"  # the last one is for the attack
    stage.do("attack").pass_window()
    assert stage.refuses("attacker infantry") == "DOOM-DUEL-13"
    stage.do("attacker lane-chung", "defender hussar 1", "shoot").out_of_the_duel()
    assert not stage.s.lasting


def test_with_pam_at_his_side_lane_need_not_boast() -> None:
    for partner, rule in (("pam-afton", ""), ("infantry", "DOOM-DUEL-13")):
        stage = Stage(["lane-chung", partner], ["hussar"]).do("attack").pass_window()
        assert stage.refuses("attacker lane-chung") == rule
    theirs = Stage(["lane-chung", "infantry"], ["pam-afton"]).do("attack").pass_window()
    assert theirs.refuses("attacker lane-chung") == "DOOM-DUEL-13"
