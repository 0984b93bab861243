"""What is particular to warriors of Mortificator, Golgotha, Apocalypse and of promotions."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.effects import Plus, ToFoe
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, gift, personal_spell, spell
from kostka.games.doomtrooper.identity import (
    affiliations,
    doomtrooper,
    follows,
    is_a,
    legionnaire,
)
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    APOSTLES,
    ARMOUR,
    ART,
    BAUHAUS,
    DARK_LEGION,
    DEMNOGONIS,
    ELEMENTS,
    FIGHT,
    FIGHTING_WEAPON,
    HERETIC,
    KINETICS,
    KOHORT,
    MENTALISM,
    OUTPOST,
    SHOOT,
    SQUAD,
)
from kostka.games.doomtrooper.verbs import THAT_PLAYER, LoseDestiny
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    DARK_BLADE,
    FOR_CAPITOL,
    FOR_HERETICS,
    GIANT,
    GIFT_OF_SEMAI,
    HOLY_BLADE,
    MAPS,
    PLUS_FOUR,
    REMOVAL,
    RIFLE,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    WOUND,
)
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, immune, kills
from tests.rules.doomtrooper.stage import Cards, Stage

ROBBERY = spell("robbery", ELEMENTS, AT_ANY_TIME, APlayer(), LoseDestiny(3, THAT_PLAYER))
PARRY = equipment("parry", ON_YOURS, Plus(2, FIGHT), ToFoe(Plus(-1, FIGHT)), weapon=FIGHTING_WEAPON)


# --- Mortificator ---------------------------------------------------------------------------------


def test_the_security_guard_keeps_others_from_your_points_while_he_is_in_the_squad() -> None:
    hands: list[Cards] = [[], [ROBBERY]]
    for area, left in ((SQUAD, 5), (OUTPOST, 2)):
        stage = Stage(["bauhaus-security-guard"], ["mystic"], hands=hands, destiny=[4, 0])
        stage.change("bauhaus-security-guard", area=area)
        stage.do("meditate").do(f"play {ROBBERY.key}", "on seat 1").to_action()
        assert stage.s.destiny[ROMAN] == left


def test_stahler_is_both_and_stands_where_his_player_likes() -> None:
    stage = Stage(["razide"], [GIANT], hands=[["erwin-stahler"]], destiny=[7, 0])
    stage.do("play erwin-stahler")
    until(stage, "kohort").move("kohort").to_action()
    stahler = stage.piece("erwin-stahler")
    assert stahler.area is KOHORT and is_a(stage.s, stahler, HERETIC)
    assert doomtrooper(stage.s, stahler) and legionnaire(stage.s, stahler)
    assert affiliations(stage.s, stahler) == [BAUHAUS, DARK_LEGION]
    stage.do("use cross of erwin-stahler").to_action()
    assert stage.piece("erwin-stahler").area is SQUAD and stage.turn().actions == 1


def test_stahler_receives_gifts_of_algeroth_but_not_of_others() -> None:
    war = gift("gift-of-war", ALGEROTH, Plus(2, FIGHT))
    stage = Stage(["erwin-stahler"], [GIANT], hands=[[DARK_BLADE, GIFT_OF_SEMAI]])
    assert stage.refuses(f"play {DARK_BLADE.key}") == ""
    assert stage.refuses(f"play {GIFT_OF_SEMAI.key}") == "DOOM-DARK-03"
    stage = Stage(["erwin-stahler"], [GIANT], hands=[[war]])
    stage.do("play gift-of-war").to_action()
    assert stage.value("erwin-stahler", FIGHT) == 8


@pytest.mark.parametrize("key", ["golgotha-unleashed", "golgotha-the-warrior-princess"])
def test_golgotha_is_wounded_only_by_a_doomtrooper_with_a_relic(key: str) -> None:
    for relic, hurt in (((), False), (((HOLY_BLADE, 0, GIANT.key),), True)):
        stage = Stage([GIANT], [key], on_warriors=list(relic))
        stage.duel(GIANT.key, key).out_of_the_duel()
        assert stage.piece(key).wounded is hurt
    legion = Stage(
        ["nepharite-of-algeroth"], [key], on_warriors=[(HOLY_BLADE, 0, "nepharite-of-algeroth")]
    )
    legion.duel("nepharite-of-algeroth", key).out_of_the_duel()
    assert not legion.piece(key).wounded
    special = Stage([GIANT], [key], hands=[[WOUND]], on_warriors=[(HOLY_BLADE, 0, GIANT.key)])
    special.duel(GIANT.key, key).do(f"play {WOUND.key}", f"on {key}").to_window("modifiers")
    assert not special.piece(key).wounded
    shoot = Stage([GIANT], [key]).do("attack", f"attacker {GIANT.key}", f"defender {key}")
    assert shoot.pass_window().refuses("shoot") == "DOOM-RESTR-01"


def test_kramer_attacks_harder_for_two_actions() -> None:
    stage = Stage(["jake-kramer"], [STRONG_SIX], hands=[[FOR_CAPITOL, MAPS]])
    stage.do("meditate").do("use charge of jake-kramer", "attacker jake-kramer")
    stage.move(f"defender {STRONG_SIX.key}")
    stage.do("fight").to_window("modifiers")
    assert stage.values("jake-kramer") == [10, 11, 10, 6]
    stage.out_of_the_duel()
    assert stage.values("jake-kramer") == [5, 6, 5, 6]
    tired = Stage(["jake-kramer"], [STRONG_SIX]).do("meditate").do("meditate").to_action()
    assert tired.refuses("use charge of jake-kramer") == "DOOM-ACT-01"
    assert tired.refuses("attack") == ""


def test_the_metropolitan_prophet_follows_all_five() -> None:
    stage = Stage(["metropolitan-prophet"], ["hussar"], hands=[[GIFT_OF_SEMAI]])
    prophet = stage.piece("metropolitan-prophet")
    assert all(follows(stage.s, prophet, apostle) for apostle in APOSTLES)
    assert stage.refuses(f"play {GIFT_OF_SEMAI.key}") == ""


# --- Golgotha -------------------------------------------------------------------------------------


def test_the_proclaimer_shields_his_player_and_the_followers_of_muawijhe() -> None:
    troop = ["doomsday-proclaimer", "zenithian-soulslayer", "razide"]
    stage = Stage(troop, ["mystic"], hands=[[], [ROBBERY]], destiny=[5, 5])
    assert immune(stage, "zenithian-soulslayer") == immune(stage, "doomsday-proclaimer") == [ART]
    assert immune(stage, "razide") == []
    stage.do("meditate", f"play {ROBBERY.key}")
    assert "on seat 1" not in stage.moves()


def test_the_elite_guard_stands_in_for_a_personality_of_the_brotherhood() -> None:
    troop = ["fury-elite-guard", "crenshaw-the-mortificator", "mystic", "valerie-duval"]
    stage = Stage(troop, [GIANT], destiny=[5, 0])
    stage.do("meditate", "use guard of fury-elite-guard").next_turn()
    stage.do("attack", f"attacker {GIANT.key}", "defender crenshaw-the-mortificator", "fight")
    stage.to_window("modifiers").do("use stand-in of fury-elite-guard").to_window("modifiers")
    assert stage.notes().defender == stage.piece("fury-elite-guard").number
    another = Stage(troop, [GIANT], destiny=[5, 0])
    another.do("meditate", "use guard of fury-elite-guard")
    another.do("meditate", "use guard-another of fury-elite-guard").to_action()
    assert another.piece("fury-elite-guard").about == another.piece("mystic").number
    assert another.s.destiny[ROMAN] == 2


def test_a_sniper_shoots_whoever_attacks_a_comrade_before_the_tactic_is_announced() -> None:
    """DOOM-NEST-03, DOOM-NEST-04"""
    for foe, goes_on in (("razide", True), ("blessed-legionnaire", False)):
        stage = Stage([foe], ["infantry-sniper", "infantry"])
        stage.change(foe, wounded=not goes_on)
        stage.do("attack", f"attacker {foe}", "defender infantry")
        until(stage, "use snipe of infantry-sniper").move("use snipe of infantry-sniper")
        stage.to_window("modifiers")
        assert stage.notes().tactic is SHOOT
        assert stage.notes().attacker == stage.piece("infantry-sniper").number
        while len([f for f in stage.s.stack if f.rule.name == "duel"]) > 1:
            stage.s.choose(stage.s.options()[0])
        assert stage.in_play(foe) is goes_on
        if goes_on:
            stage.do("fight").out_of_the_duel()
            assert stage.told("was-wounded") or stage.told("was-killed")
        else:
            assert stage.s.promotion[MARTIN] == 3 and stage.in_play("infantry")


def test_a_sniper_does_not_defend_himself_nor_others_than_capitols() -> None:
    stage = Stage(["razide"], ["infantry-sniper", "hussar"])
    stage.do("attack", "attacker razide", "defender infantry-sniper")
    assert all("snipe" not in move for move in stage.moves())
    while stage.asked() != MARTIN:
        stage.move("pass")
    assert "use snipe of infantry-sniper" not in stage.moves()
    stage = Stage(["razide"], ["infantry-sniper", "hussar"])
    stage.do("attack", "attacker razide", "defender hussar")
    while stage.asked() != MARTIN:
        stage.move("pass")
    assert "use snipe of infantry-sniper" not in stage.moves()


def test_simon_never_becomes_a_heretic_and_kills_the_legion() -> None:
    stage = Stage(
        ["inquisitor-simon"], ["razide"], on_warriors=[("tainted", 1, "inquisitor-simon")]
    )
    assert not legionnaire(stage.s, stage.piece("inquisitor-simon"))
    stage.duel("inquisitor-simon", "razide", "shoot")
    assert kills(stage, "inquisitor-simon") == ["fight", "shoot"]


def test_the_last_rites_make_a_doomtrooper_a_follower_of_demnogonis() -> None:
    lying = [(FOR_CAPITOL, 1, SOLDIER.key), (SWORD, 1, SOLDIER.key)]
    stage = Stage(
        ["last-ritesman"], [SOLDIER, "big-bob-watts"], on_warriors=lying, hands=[[], [DARK_BLADE]]
    )
    stage.do("use last-rites of last-ritesman").to_window("anytime")
    soldier = stage.piece(SOLDIER.key)
    assert affiliations(stage.s, soldier) == [DARK_LEGION] and not doomtrooper(stage.s, soldier)
    assert follows(stage.s, soldier, DEMNOGONIS) and not is_a(stage.s, soldier, HERETIC)
    assert stage.pile(MARTIN) == [FOR_CAPITOL.key]  # the sword is for everybody
    stage.next_turn()
    assert stage.refuses(f"play {DARK_BLADE.key}") == ""


def test_saladin_shares_no_kohort_with_alakhai_and_attacks_nobody_else_while_he_lives() -> None:
    stage = Stage(["alakhai-the-cunning"], ["hussar"], hands=[["saladin"]], destiny=[11, 0])
    assert stage.refuses("play saladin") == "DOOM-CORE-01"
    stage = Stage(["saladin"], ["hussar"], hands=[["alakhai-the-cunning"]], destiny=[12, 0])
    assert stage.refuses("play alakhai-the-cunning") == "DOOM-CORE-01"
    stage = Stage(["saladin"], ["hussar", "alakhai-the-cunning"])
    stage.do("attack", "attacker saladin")
    assert stage.refuses("defender hussar") == "DOOM-DUEL-13"
    assert stage.refuses("defender alakhai-the-cunning") == ""
    alone = Stage(["saladin"], ["hussar"]).do("attack", "attacker saladin")
    assert alone.refuses("defender hussar") == ""


def test_yuichiros_samurai_have_twice_as_much_of_a_fighting_weapon() -> None:
    lying = [(PARRY, 0, "samurai"), (RIFLE, 0, "samurai"), (PARRY, 0, "hussar")]
    stage = Stage(["yuichiro", "samurai", "hussar"], [STRONG_SIX], on_warriors=lying)
    assert stage.values("samurai") == [3 + 4, 3 + 4, 3, 3]
    assert stage.value("hussar", FIGHT) == 2 + 2
    stage.duel("samurai", STRONG_SIX.key)
    assert stage.value(STRONG_SIX.key, FIGHT) == 6 - 2
    theirs = Stage([STRONG_SIX], ["yuichiro"], on_warriors=[(PARRY, 0, STRONG_SIX.key)])
    theirs.duel(STRONG_SIX.key, "yuichiro")
    assert theirs.value("yuichiro", FIGHT) == 7 - 1


# --- Apocalypse -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("caster", "aspect", "other", "times"),
    [("brother-claudius", KINETICS, ELEMENTS, 3), ("elemental-master", ELEMENTS, KINETICS, 5)],
)
def test_whose_points_count_more_for_one_aspect(
    caster: str, aspect: object, other: object, times: int
) -> None:
    for word, gain in ((aspect, times), (other, 1)):
        one = next(it for it in ALL_ASPECTS if it is word)
        power = personal_spell("power", one, 1, Plus(1, FIGHT, bought=True))
        stage = Stage([caster], [GIANT], hands=[[power]], destiny=[1, 0])
        stage.duel(caster, GIANT.key).do("play power")
        stage.to_window("modifiers")
        assert stage.value(caster, FIGHT) == stage.piece(caster).card.printed[0] + gain
        assert stage.s.destiny[ROMAN] == 0


def test_a_dark_mystic_receives_ki_powers() -> None:
    stage = Stage(
        ["dark-mystic"], ["hussar"], hands=[["hands-of-stone", DARK_BLADE, GIFT_OF_SEMAI]]
    )
    assert stage.refuses("play hands-of-stone") == stage.refuses(f"play {DARK_BLADE.key}") == ""
    assert stage.refuses(f"play {GIFT_OF_SEMAI.key}") == "DOOM-DARK-03"
    with_ki = Stage(
        ["dark-mystic"], [GIANT], on_warriors=[("toronagas-raging-might", 0, "dark-mystic")]
    )
    with_ki.duel("dark-mystic", GIANT.key)
    assert with_ki.value("dark-mystic", FIGHT) == 4 + 30
    other = Stage(["heretic"], ["hussar"], hands=[["hands-of-stone"]])
    assert other.refuses("play hands-of-stone") == "DOOM-KI-01"


def test_a_demon_hunter_attacks_the_dark_first() -> None:
    for dark in ("razide", "semai-cultist"):
        stage = Stage(["demon-hunter"], [dark, "hussar"]).do("attack", "attacker demon-hunter")
        assert stage.refuses("defender hussar") == "DOOM-DUEL-13"
        assert stage.refuses(f"defender {dark}") == ""
    tainted = Stage(["demon-hunter"], ["razide"], on_warriors=[("tainted", 1, "demon-hunter")])
    assert not is_a(tainted.s, tainted.piece("demon-hunter"), HERETIC)


def test_kadavers_grow_with_their_number_and_shun_the_grim_reaper() -> None:
    hand: Cards = [SWORD, DARK_BLADE, HOLY_BLADE, "grim-reaper"]
    stage = Stage(["kadaver"] * 3, ["hussar"], hands=[hand])
    assert stage.values("kadaver 1") == [8, 8, 8, 4]
    rules = ["DOOM-NEVER-02", "DOOM-DARK-07", "DOOM-NEVER-02", "DOOM-CORE-01"]
    names = [it if isinstance(it, str) else it.key for it in hand]
    assert [stage.refuses(f"play {name}") for name in names] == rules
    stage.change("kadaver 3", area=OUTPOST)
    assert stage.values("kadaver 1") == [5, 5, 5, 3]


def test_with_the_dai_sho_asano_gives_ki_powers_at_any_time() -> None:
    sho = equipment("dai-sho-of-the-ancient-emperors", ON_YOURS, Plus(3, FIGHT))
    for bearing in (True, False):
        stage = Stage(
            ["keitoku-asano", "samurai", "shogun", "hussar"],
            [GIANT],
            hands=[["hands-of-stone"]],
            on_warriors=[(sho, 0, "keitoku-asano" if bearing else "shogun")],
        )
        assert stage.value("shogun", ARMOUR) == 10 and stage.value("keitoku-asano", ARMOUR) == 10
        stage.do("meditate")
        assert ("play hands-of-stone" in stage.moves()) is bearing
        if bearing:
            stage.move("play hands-of-stone")
            assert stage.moves() == ["on keitoku-asano", "on samurai", "on shogun"]


def test_maledrach_receives_what_is_for_heretics() -> None:
    hand: Cards = [FOR_HERETICS, GIFT_OF_SEMAI]
    stage = Stage(["maledrach"], ["hussar"], hands=[hand])
    assert stage.refuses(f"play {FOR_HERETICS.key}") == ""
    assert stage.refuses(f"play {GIFT_OF_SEMAI.key}") == "DOOM-DARK-03"
    assert not is_a(stage.s, stage.piece("maledrach"), HERETIC)
    other = Stage(["razide"], ["hussar"], hands=[[FOR_HERETICS]])
    assert other.refuses(f"play {FOR_HERETICS.key}")


def test_red_guards_lead_the_undead_and_strengthen_saladin_wherever_he_is() -> None:
    stage = Stage(["red-guard-legionnaire"] * 2 + ["undead-legionnaire"], ["saladin"])
    assert stage.values("undead-legionnaire") == [13, 11, 12, 12]
    assert kills(stage, "undead-legionnaire") == ["fight", "shoot"]
    assert stage.values("saladin") == [14, 10, 10, 11]
    stage.change("red-guard-legionnaire 1", area=OUTPOST)
    assert stage.values("saladin") == [13, 9, 10, 11]


def test_a_shadow_master_takes_somebody_with_him_and_both_players_earn() -> None:
    stage = Stage(["shadow-master", "samurai"], ["valerie-duval", "algeroth-apostle-of-war"])
    stage.do("use die-with-him of shadow-master")
    assert stage.moves() == ["on samurai", "on valerie-duval"]  # an Apostle never fights
    stage.move("on valerie-duval")
    while stage.s.active() == ROMAN and stage.in_play("valerie-duval"):
        stage.s.choose(stage.s.options()[0])
    while any(f.rule.name in ("harm", "booking points") for f in stage.s.stack):
        stage.s.choose(stage.s.options()[0])
    assert [it.key for it in stage.s.gone[ROMAN]] == ["shadow-master"]
    assert stage.pile(MARTIN) == ["valerie-duval"]
    assert stage.s.promotion == [8, 8]


# --- Promotional cards ----------------------------------------------------------------------------


def test_an_aquabeast_fights_two_by_one_action() -> None:
    lying = [(SWORD, 0, "aquabeast"), (HOLY_BLADE, 0, "aquabeast")]
    stage = Stage(["aquabeast"], ["hussar", "mystic"], on_warriors=lying)
    assert stage.value("aquabeast", FIGHT) == 9
    stage.do("attack", "attacker aquabeast", "defender hussar", "then mystic")
    stage.to_window("modifiers")
    assert stage.notes().tactic is FIGHT
    while stage.notes().defender != stage.piece("mystic").number:
        stage.s.choose(stage.s.options()[0])
    stage.to_window("modifiers")
    assert stage.notes().tactic is FIGHT
    stage.out_of_the_duel()
    assert stage.piece("hussar").wounded and stage.piece("mystic").wounded
    twice = Stage(["aquabeast"], ["hussar"])
    twice.do("attack", "attacker aquabeast", "defender hussar", "then hussar").out_of_the_duel()
    assert not twice.in_play("hussar")
    once = Stage(["aquabeast"], ["hussar"]).do("attack", "attacker aquabeast", "defender hussar")
    once.move("no-second-attack").pass_window()
    assert once.refuses("shoot") == ""


def test_a_gargoyle_keeps_special_cards_from_being_discarded() -> None:
    for area, kept in ((KOHORT, True), (OUTPOST, False)):
        stage = Stage(
            ["guardian-gargoyle", "razide"],
            ["hussar"],
            hands=[[], [REMOVAL]],
            on_warriors=[(PLUS_FOUR, 0, "razide")],
        )
        stage.change("guardian-gargoyle", area=area)
        stage.do("meditate").do(f"play {REMOVAL.key}", f"on {PLUS_FOUR.key}").to_action()
        assert stage.in_play(PLUS_FOUR.key) is kept


def test_hunters_charge_doubles_all_of_his_fight() -> None:
    hunter = "hunter-special-forces-badass"
    stage = Stage([hunter], [STRONG_SIX], on_warriors=[(SWORD, 0, hunter)])
    stage.do(f"use charge of {hunter}", f"attacker {hunter}", f"defender {STRONG_SIX.key}")
    stage.to_window("modifiers")
    assert stage.notes().tactic is FIGHT
    assert stage.value(hunter, FIGHT) == (9 + 3) * 2


def test_nicholai_casts_personal_combat_spells_of_all_aspects() -> None:
    personal = personal_spell("personal", MENTALISM, 1, Plus(1, ARMOUR, bought=True))
    stage = Stage(["nicholai"], [STRONG_SIX], hands=[[personal, ROBBERY]], destiny=[2, 3])
    stage.duel("nicholai", STRONG_SIX.key)
    assert stage.refuses("play personal") == ""
    assert stage.refuses(f"play {ROBBERY.key}") == "DOOM-ART-03"
    stage.do("play personal", "for 2").to_window("modifiers")
    assert stage.value("nicholai", ARMOUR) == 8


def test_whom_ragathols_heretics_kill_is_gone_for_good() -> None:
    for killer, area, gone in (
        ("heretic", KOHORT, True),
        ("heretic", OUTPOST, False),
        ("razide", KOHORT, False),
    ):
        stage = Stage(["ragathol", killer], ["hussar"], on_warriors=[(PLUS_FOUR, 0, killer)])
        stage.change("hussar", wounded=True).change("ragathol", area=area)
        stage.duel(killer, "hussar").out_of_the_duel()
        assert [it.key for it in stage.s.gone[MARTIN]] == (["hussar"] if gone else [])


def test_wolfe_in_the_heat_is_healed_at_once() -> None:
    stage = Stage(["wolfe-in-the-heat"], [GIANT]).duel("wolfe-in-the-heat", GIANT.key)
    stage.out_of_the_duel()
    assert not stage.piece("wolfe-in-the-heat").wounded and stage.told("was-healed")
    dead = Stage(["wolfe-in-the-heat"], [SLAYER]).duel("wolfe-in-the-heat", SLAYER.key)
    dead.out_of_the_duel()
    assert not dead.in_play("wolfe-in-the-heat")
