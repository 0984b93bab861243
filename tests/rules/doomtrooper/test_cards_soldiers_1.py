"""What is particular to further warriors: those who lead, those who kill, those who left."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import affiliations, doomtrooper, follows, legionnaire
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    ART,
    DARK_SYMMETRY,
    FIGHT,
    GIFT,
    OUTPOST,
    SHOOT,
)
from tests.rules.doomtrooper.props import (
    BAUHAUS_SABRE,
    BUNKER,
    CAPITOL_MAKE,
    DARK_BLADE,
    FOR_CAPITOL,
    GIANT,
    GIFT_OF_ILIAN,
    GIFT_OF_SEMAI,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, immune, kills, outposts
from tests.rules.doomtrooper.stage import Cards, Stage

# --- What somebody gives to others ----------------------------------------------------------------

AURAS = [  # who gives, to whom, what becomes of them; the next one is not meant
    ("airman-trevor-bartholomew", "rams-air-cavalry", [-1000, 5, 7, 5], "golden-lion"),
    ("charles-sykes", "chasseur", [8, 5, 7, 8], "golden-lion"),
    ("general-michael-kell", "sea-lion", [6, 7, 7, 7], "golden-lion"),
    ("banner-bearer", "golden-lion", [3, 3, 5, 3], "sea-lion"),
    ("supreme-necromagus", "heretic", [5, 5, 5, 3], "necromutant"),
    ("chris-jackson", "sea-lion", [6, 7, 7, 4], "sunset-striker"),
    ("coral-beach", "chasseur", [7, 4, 6, 5], "cuirassier"),
    ("shinobi", "hatamoto", [9, 9, 9, 4], "samurai"),
    ("timothy-macguire", "golden-lion", [7, 7, 7, 3], "edward-s-murdoch"),
    ("andrew-drougan", "blood-beret", [7, 7, 6, 4], "golden-lion"),
    ("brother-stern", "sacred-warrior", [8, 8, 8, 3], "mystic"),
    ("nicola-brannaghan", "golden-lion", [7, 7, 7, 3], "sea-lion"),
    ("kritana", "templar", [8, 11, 9, 6], "razide"),
    ("nepharite-warlord", "undead-legionnaire", [3, 6, 2, 2], "legionnaire-of-semai"),
]


@pytest.mark.parametrize(("leader", "friend", "values", "stranger"), AURAS)
def test_what_a_leader_gives_to_his_own(
    leader: str, friend: str, values: list[int], stranger: str
) -> None:
    stage = Stage([leader, friend, stranger], ["hussar"])
    assert stage.values(friend) == values
    assert stage.values(stranger) == list(stage.piece(stranger).card.printed)
    if leader != "airman-trevor-bartholomew":  # who is one of those he means
        assert stage.values(leader) == list(stage.piece(leader).card.printed)


@pytest.mark.parametrize("leader", ["charles-sykes", "general-michael-kell", "banner-bearer"])
def test_from_elsewhere_they_give_nothing(leader: str) -> None:
    """DOOM-AREA-04"""
    friend = {"charles-sykes": "chasseur", "banner-bearer": "golden-lion"}.get(leader, "sea-lion")
    stage = Stage([leader, friend], ["hussar"]).change(leader, area=OUTPOST)
    assert stage.values(friend) == list(stage.piece(friend).card.printed)


def test_a_banner_is_seen_in_the_squad_only() -> None:
    stage = Stage(["banner-bearer", "banner-bearer", "golden-lion"], ["golden-lion"])
    assert stage.value("golden-lion 1", ARMOUR) == 3 + 2 + 2
    assert stage.value("banner-bearer 1", ARMOUR) == 4 + 2  # the other one's
    assert stage.value("golden-lion 2", ARMOUR) == 3
    stage.change("golden-lion 1", area=OUTPOST)
    assert stage.value("golden-lion 1", ARMOUR) == 3


def test_brannaghan_and_the_airman_help_opponents_too() -> None:
    """DOOM-PERS-11"""
    stage = Stage(["nicola-brannaghan"], ["golden-lion"])
    assert stage.values("golden-lion") == [7, 7, 7, 3]
    stage = Stage(["airman-trevor-bartholomew"], ["rams-air-cavalry"])
    assert stage.values("rams-air-cavalry") == [-1000, 5, 7, 5]
    assert stage.values("airman-trevor-bartholomew") == [-1000, 7, 9, 7]


DEADLY = [  # who makes whom kill, and who does not kill by it
    ("crenshaw-the-mortificator", "mortificator", "inquisitor"),
    ("callistonian-conqueror", "callistonian-conqueror", "razide"),
    ("scion-of-ilian", "child-of-ilian", "templar"),
    ("zenithian-slaughtermaster", "zenithian-soulslayer", "razide"),
    ("andrew-drougan", "blood-beret", "andrew-drougan"),
    ("brother-stern", "sacred-warrior", "mystic"),
]


@pytest.mark.parametrize(("leader", "killer", "other"), DEADLY)
def test_whose_wounds_kill_by_whom(leader: str, killer: str, other: str) -> None:
    troop = [leader] + [it for it in (killer, other) if it != leader]
    stage = Stage(troop, ["hussar"])
    assert kills(stage, killer) == ["fight", "shoot"]
    assert kills(stage, other) == []


@pytest.mark.parametrize(
    ("captain", "worth", "kill"),
    [("battle-functionary", 9, True), ("commander-chieftain", 8, True), ("shugo", 8, True)],
)
def test_a_captain_makes_those_kill_who_are_not_worth_too_much(
    captain: str, worth: int, kill: bool
) -> None:
    from kostka.games.doomtrooper.content import CARDS
    from kostka.games.doomtrooper.forms import warrior

    affiliation = CARDS[captain].affiliation
    low = warrior("low", affiliation, (3, 3, 3, worth))
    high = warrior("high", affiliation, (3, 3, 3, worth + 1))
    stage = Stage([captain, low, high], [low])
    assert kills(stage, "low 1") == ["fight", "shoot"]
    assert kills(stage, "low 2") == kills(stage, "high") == []
    stage.change(captain, area=OUTPOST)
    assert kills(stage, "low 1") == []


def test_against_whom_some_wounds_kill() -> None:
    for name, foe, spared in (
        ("callistonian-sundancer", "razide", "hussar"),
        ("spirit-of-nathaniel", "razide", "hussar"),
        ("timothy-macguire", "razide", "hussar"),
        ("that-which-is-not-to-be-named", "hussar", "templar"),
    ):
        troop: list[str] = {
            "callistonian-sundancer": [],
            "spirit-of-nathaniel": ["inquisitor-majoris"],
            "timothy-macguire": ["golden-lion"],
            "that-which-is-not-to-be-named": ["nepharite-of-algeroth"],
        }[name]
        attacker = troop[0] if troop else name
        stage = Stage([name, *troop], [foe, spared])
        stage.duel(attacker, foe)
        assert kills(stage, attacker) == ["fight", "shoot"], name
        stage = Stage([name, *troop], [foe, spared])
        stage.duel(attacker, spared)
        assert kills(stage, attacker) == [], name


def test_whom_the_cairath_and_the_destroyer_kill_is_gone_for_good() -> None:
    """DOOM-SACR-01"""
    for killer in ("cairath", "destroyer"):
        stage = Stage([killer], ["hussar"]).duel(killer, "hussar").out_of_the_duel()
        assert [it.key for it in stage.s.gone[MARTIN]] == ["hussar"]
        assert stage.s.promotion[ROMAN] == 2


def test_who_kills_of_himself() -> None:
    stage = Stage(["reaper-of-souls", "gendarme", "brother-stern"], ["nepharite-warlord"])
    assert kills(stage, "reaper-of-souls") == ["fight"]
    assert kills(stage, "brother-stern") == ["fight", "shoot"]
    assert kills(stage, "nepharite-warlord") == ["fight", "shoot"]
    tribes = outposts(["gendarme", "horde-trooper", "horde-centurion", "templar-marine"])
    for name in ("gendarme", "horde-trooper", "horde-centurion"):
        assert kills(tribes, name) == ["fight", "shoot"]
    assert kills(tribes, "templar-marine") == []


# --- Who may do what ------------------------------------------------------------------------------


def test_the_sentinel_wards_templars_from_the_art() -> None:
    stage = Stage(["ilian-temple-sentinel", "templar", "razide"], ["templar"])
    assert immune(stage, "templar 1") == immune(stage, "ilian-temple-sentinel") == [ART]
    assert immune(stage, "templar 2") == immune(stage, "razide") == []


def test_valpurgius_gives_any_gift_to_followers_of_algeroth_at_any_time() -> None:
    hand: Cards = [GIFT_OF_SEMAI, DARK_BLADE]
    stage = Stage(["valpurgius", "razide", "templar"], ["hussar"], hands=[hand])
    stage.do("meditate").move(f"play {GIFT_OF_SEMAI.key}")
    assert stage.moves() == ["on valpurgius", "on razide"]
    stage.move("on razide").to_action()
    assert stage.value("razide", FIGHT) == 10 and stage.turn().actions == 2
    mistress = Stage(["golgotha-mistress-of-symmetry", "templar"], ["hussar"], hands=[hand])
    mistress.do("meditate").move(f"play {GIFT_OF_SEMAI.key}")
    assert mistress.moves() == ["on golgotha-mistress-of-symmetry", "on templar"]


def test_kritanas_followers_receive_any_gift_but_by_an_action() -> None:
    """DOOM-DARK-12"""
    hand: Cards = [GIFT_OF_SEMAI]
    alone = Stage(["templar"], ["hussar"], hands=[hand])
    assert alone.refuses(f"play {GIFT_OF_SEMAI.key}") == "DOOM-DARK-03"
    stage = Stage(["templar", "kritana", "razide"], ["hussar"], hands=[hand])
    stage.do(f"play {GIFT_OF_SEMAI.key}")
    assert stage.moves() == ["on templar", "on kritana"]
    stage.move("on templar").to_action()
    assert stage.turn().actions == 2
    michaelis = Stage(["michaelis-the-apostate"], ["hussar"], hands=[[GIFT_OF_ILIAN]])
    assert michaelis.refuses(f"play {GIFT_OF_ILIAN.key}") == ""


def test_who_casts_everything_and_for_whom() -> None:
    casters = ("crenshaw-the-mortificator", "valpurgius", "spirit-of-nathaniel", "brother-stern")
    for name in (*casters, "white-mystic", "michaelis-the-apostate"):
        stage = Stage([name], ["hussar"])
        assert all(masters(stage.s, stage.piece(name), it) for it in ALL_ASPECTS), name
    stage = Stage(["spirit-of-nathaniel", "sacred-warrior"], ["sacred-warrior"])
    for name in ("sacred-warrior 1", "sacred-warrior 2"):
        assert all(masters(stage.s, stage.piece(name), it) for it in ALL_ASPECTS)


def test_each_point_of_the_white_mystic_counts_twice_and_nothing_about_mystics_concerns_him() -> (
    None
):
    from kostka.games.doomtrooper.cards.kinds import MYSTICS
    from kostka.games.doomtrooper.identity import is_a

    stage = Stage(["white-mystic"], ["hussar"], hands=[["elemental-wall"]], destiny=[2, 0]).duel(
        "white-mystic", "hussar"
    )
    stage.do("play elemental-wall", "for 2").to_window("modifiers")
    assert stage.value("white-mystic", ARMOUR) == 6 + 4 and stage.s.destiny[ROMAN] == 0
    assert not is_a(stage.s, stage.piece("white-mystic"), MYSTICS)


def test_the_eradicator_and_the_airman_use_no_equipment_and_hide_nowhere() -> None:
    """DOOM-NEVER-03, DOOM-VEH-07"""
    stage = Stage(
        ["eradicator-deathdroid", "hussar"], ["razide"], on_warriors=[(SWORD, 0, "hussar")]
    )
    assert stage.refuses("seek-cover") == ""
    stage.move("seek-cover")
    assert stage.piece("face-down 2").down  # the Hussar, who alone could
    stage = Stage(
        ["airman-trevor-bartholomew"],
        ["hussar"],
        on_warriors=[(SWORD, 0, "airman-trevor-bartholomew"), (BUNKER, 1, "hussar")],
    )
    assert stage.value("airman-trevor-bartholomew", SHOOT) == 7
    assert stage.value("hussar", ARMOUR) == 5
    stage.duel("airman-trevor-bartholomew", "hussar", "shoot")
    assert stage.value("hussar", ARMOUR) == 3
    assert immune(Stage(["eradicator-deathdroid"], ["razide"]), "eradicator-deathdroid") == [
        DARK_SYMMETRY
    ]


@pytest.mark.parametrize(
    ("name", "apostle"), [("ilian", "ilian"), ("muawijhe", "muawijhe"), ("semai", "semai")]
)
def test_a_cultist_is_on_whichever_side_he_likes(name: str, apostle: str) -> None:
    """DOOM-CULT-01"""
    from kostka.games.doomtrooper import terms

    key = f"{name}-cultist"
    stage = Stage([key], ["mystic", "hussar"])
    assert doomtrooper(stage.s, stage.piece(key)) and not legionnaire(stage.s, stage.piece(key))
    stage.do("meditate", f"use change-sides of {key}").to_action()
    assert legionnaire(stage.s, stage.piece(key)) and not doomtrooper(stage.s, stage.piece(key))
    word = next(it for it in terms.APOSTLES if it.key == apostle)
    assert follows(stage.s, stage.piece(key), word)
    stage.do("attack", f"attacker {key}")
    assert stage.refuses("defender mystic") == "DOOM-DUEL-13"
    assert stage.refuses("defender hussar") == ""


def test_a_technomancer_and_jacksons_sea_lions_take_what_is_for_others() -> None:
    """DOOM-EQUIP-14"""
    hand: Cards = [FOR_CAPITOL]
    assert Stage(["necromutant"], ["hussar"], hands=[hand]).refuses("play for-capitol")
    assert Stage(["technomancer"], ["hussar"], hands=[hand]).refuses("play for-capitol") == ""
    stage = Stage(["sea-lion", "chris-jackson"], ["hussar"], hands=[[BAUHAUS_SABRE]])
    stage.do(f"play {BAUHAUS_SABRE.key}").to_action()
    assert stage.piece(BAUHAUS_SABRE.key).on == stage.piece("sea-lion").number


# --- Leaders, medics, weapons ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leader", "own", "other"),
    [
        ("field-marshal-johnstone", "golden-lion", "hussar"),
        ("lord-nozaki", "samurai", "hussar"),
        ("staff-general-constance-romanov", "hussar", "samurai"),
        ("the-nineteenth-executive", "chasseur", "hussar"),
    ],
)
def test_a_corporate_leader_makes_any_action_an_attack_of_his_own(
    leader: str, own: str, other: str
) -> None:
    """DOOM-TYPE-10, DOOM-NOFIGHT-01"""
    stage = Stage([leader, own, other], [GIANT, GIANT])
    stage.do("led-attack", f"attacker {own}", f"defender {GIANT.key} 1", "shoot").out_of_the_duel()
    stage.to_action()
    assert stage.turn().actions == 2
    stage.do("led-attack").pass_window()
    assert stage.refuses(f"attacker {other}") == "DOOM-TYPE-15"
    assert stage.refuses(f"attacker {leader}")


def test_a_war_medic_heals_for_a_whole_turn_and_never_attacks() -> None:
    armed = [(SWORD, 0, "war-medic")]
    stage = Stage(["war-medic", "hussar"], ["hussar", "razide"], on_warriors=armed)
    assert stage.value("war-medic", FIGHT) == 0
    stage.change("hussar 2", wounded=True).change("razide", wounded=True)
    stage.do("use heal of war-medic").to_window("anytime")
    assert not stage.piece("hussar 2").wounded and stage.piece("razide").wounded
    assert stage.turn().actions == 0


def test_a_war_medic_cannot_be_named_attacker() -> None:
    stage = Stage(["war-medic", "hussar"], ["razide"]).do("attack").pass_window()
    assert stage.refuses("attacker war-medic") == "DOOM-TARGET-09"


def test_the_spirit_banishes_an_apostle_for_four_actions() -> None:
    stage = Stage(["spirit-of-nathaniel", "hussar"], ["algeroth-apostle-of-war", "razide"])
    assert stage.refuses("use banish of spirit-of-nathaniel") == "DOOM-ACT-01"
    stage.turn().free = 1
    stage.s.offered = None
    stage.do("use banish of spirit-of-nathaniel").to_window("anytime")
    assert not stage.in_play("algeroth-apostle-of-war") and stage.s.promotion[ROMAN] == 0


def test_the_right_weapon_in_the_right_hands() -> None:
    stage = Stage(
        ["wolfe", "hussar"],
        ["razide"],
        on_warriors=[("deathlockdrum", 0, "wolfe"), ("deathlockdrum", 0, "hussar")],
    )
    plain = stage.value("hussar", SHOOT) - 2
    assert stage.value("wolfe", SHOOT) == 9 + plain + 5
    stage = Stage(["shogun"], [STRONG_SIX], on_warriors=[("scalper", 0, "shogun")])
    bare = Stage(["samurai"], [STRONG_SIX], on_warriors=[("scalper", 0, "samurai")])
    stage.duel("shogun", STRONG_SIX.key)
    bare.duel("samurai", STRONG_SIX.key)
    assert stage.value("shogun", FIGHT) - 5 == bare.value("samurai", FIGHT) - 3 + 6
    assert stage.value(STRONG_SIX.key, FIGHT) == bare.value(STRONG_SIX.key, FIGHT) - 6


# --- Freelancers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("old", ["bauhaus", "capitol", "cybertronic", "imperial", "mishima"])
def test_a_former_member_belongs_to_nobody_and_earns_destiny_only(old: str) -> None:
    """DOOM-MERC-01, DOOM-MERC-03"""
    key = f"ex-{old}-freelancer"
    stage = Stage([key], ["blessed-legionnaire"])
    assert affiliations(stage.s, stage.piece(key)) == []
    assert doomtrooper(stage.s, stage.piece(key))
    assert immune(stage, key) == ([GIFT] if old == "cybertronic" else [])
    stage.change("blessed-legionnaire", wounded=True)
    stage.duel(key, "blessed-legionnaire").out_of_the_duel()
    assert stage.s.destiny[ROMAN] == 3 and stage.s.promotion[ROMAN] == 0


def test_what_is_for_his_old_corporation_costs_him_three() -> None:
    """DOOM-MERC-02"""
    hands: list[Cards] = [[FOR_CAPITOL, CAPITOL_MAKE]]
    poor = Stage(["ex-capitol-freelancer"], [SOLDIER], hands=hands, destiny=[2, 0])
    assert poor.refuses("play for-capitol") == "DOOM-MERC-02"
    assert poor.refuses("play capitol-make") == ""
    stage = Stage(["ex-capitol-freelancer"], [SOLDIER], hands=hands, destiny=[4, 0])
    stage.do("play for-capitol").to_action()
    assert stage.s.destiny[ROMAN] == 1 and stage.value("ex-capitol-freelancer", SHOOT) == 5
