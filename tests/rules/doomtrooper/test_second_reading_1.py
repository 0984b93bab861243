"""What a second reading of the printed cards asked for: cards that no other test plays."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.ready import unable_to_attack
from kostka.games.doomtrooper.terms import CAPITOL, DARK_LEGION, FIGHT, KOHORT, NOTHING, SQUAD
from tests.rules.doomtrooper.props import ARMOUR_FIVE, SOLDIER, STRONG_SIX, SWIFT
from tests.rules.doomtrooper.stage import Stage

ROMAN, MARTIN = 0, 1
ARMOUR_FOUR = warrior("armour-four", CAPITOL, (6, 6, 4, 4))

# --- Weapons, gifts and values ------------------------------------------------------------------


@pytest.mark.parametrize(("bearer", "fight"), [("centurion", 4 + 2), ("curator", 3 + 4)])
def test_the_curator_sword_kills_and_serves_a_curator_best(bearer: str, fight: int) -> None:
    stage = Stage([bearer], [SOLDIER], on_warriors=[("curator-sword", ROMAN, bearer)])
    stage.duel(bearer, "soldier")
    assert stage.value(bearer, FIGHT) == fight
    stage.out_of_the_duel()
    assert not stage.in_play("soldier")
    shots = Stage([bearer], ["samurai"], on_warriors=[("curator-sword", ROMAN, bearer)])
    shots.duel(bearer, "samurai", "shoot").out_of_the_duel()
    assert shots.piece("samurai").wounded, "in a shoot-out the sword does not kill"


def test_the_curator_sword_is_for_the_dark_legion() -> None:
    stage = Stage(["samurai"], [SOLDIER], hands=[["curator-sword"]])
    assert stage.refuses("play curator-sword") == "DOOM-EQUIP-06"


def test_the_hand_of_death_is_for_followers_of_ilian() -> None:
    stage = Stage(["child-of-ilian", "centurion"], [SOLDIER], hands=[["hand-of-death"]])
    before = stage.values("child-of-ilian")
    stage.do("play hand-of-death", "pass")
    fight, shoot, armour, value = before
    assert stage.values("child-of-ilian") == [fight + 2, shoot + 2, armour, value]
    others = Stage(["centurion"], [SOLDIER], hands=[["hand-of-death"]])
    assert others.refuses("play hand-of-death") == "DOOM-DARK-03"


def test_monstrous_power_is_for_heretics() -> None:
    stage = Stage(["heretic", "centurion"], [SOLDIER], hands=[["monstrous-power"]])
    stage.do("play monstrous-power", "pass")
    assert stage.values("heretic") == [4, 4, 4, 5]
    others = Stage(["centurion"], [SOLDIER], hands=[["monstrous-power"]])
    assert others.refuses("play monstrous-power") == "DOOM-DARK-12"


def test_a_martian_banshee_shoots_better_than_she_fights() -> None:
    for tactic, hurt in (("shoot", True), ("fight", False)):
        stage = Stage(["martian-banshee"], [ARMOUR_FIVE])
        stage.duel("martian-banshee", "armour-five", tactic).out_of_the_duel()
        assert stage.piece("armour-five").wounded is hurt
    deployed = Stage([SOLDIER], [SOLDIER], hands=[["martian-banshee"]], destiny=(3, 0))
    deployed.do("play martian-banshee", "pass")
    assert deployed.in_play("martian-banshee") and deployed.s.destiny[ROMAN] == 0


# --- Spells -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "tactic", "paid", "values"),
    [
        ("elemental-ball", "fight", 4, [4 + 4, 4, 4, 5]),
        ("explosion", "fight", 6, [4 + 10, 4 + 10, 4, 5]),
        ("explosion", "shoot", 3, [4 + 5, 4 + 5, 4, 5]),
    ],
)
def test_a_spell_strengthens_the_attacks_of_its_caster(
    spell: str, tactic: str, paid: int, values: list[int]
) -> None:
    stage = Stage(["mystic"], [SOLDIER], hands=[[spell]], destiny=(7, 0))
    stage.duel("mystic", "soldier", tactic).do(f"play {spell}", f"for {paid}", "pass")
    assert stage.values("mystic") == values and stage.s.destiny[ROMAN] == 7 - paid


def test_an_elemental_ball_is_of_no_use_in_a_shoot_out() -> None:
    stage = Stage(["mystic"], [SOLDIER], hands=[["elemental-ball"]], destiny=(7, 0))
    assert stage.duel("mystic", "soldier", "shoot").refuses("play elemental-ball") == "DOOM-DUEL-15"


# --- Special cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "wounded"), [(ARMOUR_FOUR, False), (STRONG_SIX, True)])
def test_a_surprise_attack_ends_the_duel_if_it_wounds(foe: Card, wounded: bool) -> None:
    stage = Stage([SOLDIER], [foe], hands=[["surprise-attack"]])
    stage.duel("soldier", foe.key).do("play surprise-attack", "pass")
    assert first_striker(stage.s, stage.notes()) == stage.piece("soldier").number
    stage.out_of_the_duel()
    assert stage.piece(foe.key).wounded is not wounded
    assert stage.piece("soldier").wounded is wounded


def test_anybody_may_play_a_surprise_attack_but_only_for_the_attacker() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[[], ["surprise-attack"]])
    stage.duel("soldier", "strong-six").do("play surprise-attack")
    assert stage.notes().attacker == stage.s.played().target


def test_a_secret_assassin_removes_a_doomtrooper_and_earns_nothing() -> None:
    stage = Stage(
        ["centurion"], [STRONG_SIX, "heretic"], hands=[["secret-assassin"]], destiny=(8, 0)
    )
    stage.do("meditate", "play secret-assassin", "pass")
    assert stage.pile(MARTIN) == ["strong-six"] and stage.in_play("heretic")
    assert (stage.s.destiny[ROMAN], stage.s.promotion) == (1, [0, 0])
    assert [it.key for it in stage.s.gone[ROMAN]] == ["secret-assassin"]


def test_stigmata_opens_a_heretic_to_every_gift_at_any_time() -> None:
    stage = Stage(
        ["heretic"],
        [SOLDIER],
        hands=[["stigmata", "hand-of-death"]],
        on_warriors=[("terror", ROMAN, "heretic")],
    )
    assert stage.refuses("play hand-of-death") == "DOOM-DARK-03"
    stage.do("meditate", "play stigmata", "pass")
    stage.do("play hand-of-death", "pass").to_action()
    assert stage.piece("hand-of-death").on == stage.piece("heretic").number
    assert stage.turn().actions == 2, "only the meditation has cost an action"


def test_stigmata_needs_a_gift_and_keeps_him_in_the_legion() -> None:
    bare = Stage(["heretic"], [SOLDIER], hands=[["stigmata"]]).do("meditate")
    assert bare.refuses("play stigmata") == "DOOM-PLAY-02"
    his = [("hand-of-death", ROMAN, "heretic")]
    apostles = Stage(["heretic"], [SOLDIER], hands=[["stigmata"]], on_warriors=his).do("meditate")
    assert apostles.refuses("play stigmata") == "DOOM-PLAY-02", "a gift of Ilian is none of these"
    lying = [("tainted", ROMAN, "soldier"), ("terror", ROMAN, "soldier")]
    stage = Stage([SOLDIER], ["hussar"], hands=[["stigmata"]], on_warriors=lying)
    stage.do("meditate", "play stigmata", "pass").to_action()
    stage.s.discard(stage.piece("tainted").number, None)
    assert DARK_LEGION in affiliations(stage.s, stage.piece("soldier"))


# --- The Dark Legion and the Alliance against it ------------------------------------------------


def test_a_scroll_invokes_an_apostle_for_nothing_but_three_actions() -> None:
    stage = Stage(
        ["centurion"],
        [SOLDIER],
        on_warriors=[("scroll-of-unholy-invocation", ROMAN, "centurion")],
        sides=[["ilian-mistress-of-the-void", "heretic"]],
    )
    stage.do("use invoke of scroll-of-unholy-invocation", "pass")
    assert stage.piece("ilian-mistress-of-the-void").area is KOHORT
    assert [it.key for it in stage.s.gone[ROMAN]] == ["scroll-of-unholy-invocation"]
    assert stage.turn().actions == 0 and [it.key for it in stage.s.sides[ROMAN]] == ["heretic"]


def test_a_nepharite_of_muawijhe_makes_those_he_kills_scream() -> None:
    stage = Stage(
        ["nepharite-of-muawijhe"], [SOLDIER], sides=[["screaming-legionnaire", "heretic"]]
    )
    stage.duel("nepharite-of-muawijhe", "soldier", "shoot").out_of_the_duel()
    assert stage.pile(MARTIN) == ["soldier"] and stage.s.promotion == [4, 0]
    assert stage.piece("screaming-legionnaire").area is KOHORT
    assert stage.piece("screaming-legionnaire").by == ROMAN


def test_the_art_does_nothing_against_a_nepharite_of_muawijhe() -> None:
    hands = [["elemental-wall"]]
    stage = Stage(["mystic"], ["nepharite-of-muawijhe"], hands=hands, destiny=(2, 0))
    stage.duel("mystic", "nepharite-of-muawijhe")
    assert stage.refuses("play elemental-wall") == "DOOM-IMM-04"


@pytest.mark.parametrize(("foe", "wounded"), [("centurion", False), ("soldier", True)])
def test_the_imperial_alliance_heals_what_the_legion_wounds(foe: str, wounded: bool) -> None:
    against = "centurion" if foe == "centurion" else SOLDIER
    stage = Stage(["clansman"], [against], on_all=[("imperial-alliance", ROMAN)])
    stage.duel("clansman", foe).out_of_the_duel()
    assert stage.piece("clansman").wounded is wounded
    assert len(stage.told("was-healed")) == (0 if wounded else 1)


def test_the_imperial_alliance_raises_nobody_from_the_dead() -> None:
    stage = Stage(["clansman"], ["nepharite-of-ilian"], on_all=[("imperial-alliance", ROMAN)])
    stage.duel("clansman", "nepharite-of-ilian").out_of_the_duel()
    assert not stage.in_play("clansman")


# --- What others only use as a prop -------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("centurion", [4, 4, 4, 5]),
        ("dragoon", [1, 3, 5, 3]),
        ("samurai", [3, 3, 3, 3]),
        ("undead-legionnaire", [3, 1, 2, 2]),
        ("valkyrie", [3, 3, 3, 3]),
    ],
)
def test_a_warrior_without_an_ability_is_what_he_costs(key: str, values: list[int]) -> None:
    stage = Stage([SOLDIER], ["hussar"], hands=[[key]], destiny=(values[3], 0))
    stage.do(f"play {key}", "pass")
    assert stage.values(key) == values and stage.s.destiny[ROMAN] == 0
    assert not CARDS[key].effects and not CARDS[key].abilities


def test_an_undead_legionnaire_follows_algeroth() -> None:
    stage = Stage(["undead-legionnaire"], [SOLDIER], hands=[["distort", "hand-of-death"]])
    assert stage.refuses("play hand-of-death") == "DOOM-DARK-03"
    stage.do("play distort", "pass")
    assert stage.piece("distort").on == stage.piece("undead-legionnaire").number


@pytest.mark.parametrize("sides", [0, 1])
def test_the_cultist_of_algeroth_gets_his_gifts_on_either_side(sides: int) -> None:
    stage = Stage(["algeroth-cultist"], ["revisor", SOLDIER], hands=[["distort"]])
    stage.do("meditate")
    for _ in range(sides):
        stage.do("use change-sides of algeroth-cultist", "pass")
    stage.to_action().do("play distort", "pass").pass_window()
    assert stage.piece("distort").on == stage.piece("algeroth-cultist").number
    stage.do("attack", "attacker algeroth-cultist")
    assert stage.moves() == ["defender soldier"], "never a Brother"


def test_who_is_chosen_gets_gifts_of_any_apostle() -> None:
    stage = Stage(["centurion"], [SOLDIER], hands=[["chosen", "hand-of-death"]])
    stage.do("meditate", "play chosen", "pass").to_action().do("play hand-of-death", "pass")
    assert stage.values("centurion") == [6, 6, 4, 5]


def test_in_a_grapeshot_guardian_no_weapon_is_used() -> None:
    flying = [
        (key, ROMAN, "infantry")
        for key in ("ah-uh-19-grapeshot-guardian", "l-and-a-plasma-carbine")
    ]
    stage = Stage(["infantry"], [SOLDIER], on_warriors=flying)
    stage.do("attack", "attacker infantry", "defender soldier")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert stage.moves() == ["shoot"]
    assert stage.do("shoot").to_window("modifiers").values("infantry") == [2, 6, 4, 4]
    walking = Stage(["infantry"], [SOLDIER], on_warriors=flying)
    walking.change("ah-uh-19-grapeshot-guardian", down=True)
    assert walking.duel("infantry", "soldier", "shoot").values("infantry") == [2, 6, 2, 2]


def test_the_sword_of_honour_helps_capitol_in_a_fight() -> None:
    for tactic, fight in (("fight", 3), ("shoot", 2)):
        sword = [("capitol-sword-of-honor", ROMAN, "infantry")]
        stage = Stage(["infantry"], [SOLDIER], on_warriors=sword)
        assert stage.duel("infantry", "soldier", tactic).value("infantry", FIGHT) == fight
    others = Stage(["samurai"], [SOLDIER], hands=[["capitol-sword-of-honor"]])
    assert others.refuses("play capitol-sword-of-honor") == "DOOM-EQUIP-06"


def test_no_fortification_helps_against_the_rams_air_cavalry() -> None:
    stage = Stage(["rams-air-cavalry"], ["clansman"], at_areas=[("fukido", MARTIN, SQUAD)],
                  on_warriors=[("l-and-a-plasma-carbine", ROMAN, "rams-air-cavalry")])  # fmt: skip
    assert stage.values("clansman") == [4, 2, 5, 3]
    stage.do("attack", "attacker rams-air-cavalry", "defender clansman")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert stage.moves() == ["shoot"]
    stage.do("shoot").to_window("modifiers")
    assert stage.values("clansman") == [4, 2, 3, 3]
    assert stage.values("rams-air-cavalry")[1] == 4, "the carbine is of no use to it"


def test_sergeant_mcbride_leads_all_blood_berets_but_himself() -> None:
    stage = Stage(["sgt-mcbride", "blood-beret"], ["blood-beret", SOLDIER])
    assert stage.values("blood-beret 1") == stage.values("blood-beret 2") == [5, 5, 3, 4]
    assert stage.values("sgt-mcbride") == [5, 5, 4, 5] and stage.values("soldier") == [4, 4, 4, 4]


def test_toshiro_strikes_before_who_merely_strikes_first_and_never_hides() -> None:
    stage = Stage(["toshiro", "samurai", SOLDIER], [SWIFT])
    stage.do("seek-cover")
    assert stage.refuses("with toshiro") == "DOOM-COVER-13"
    stage = Stage([SWIFT], ["toshiro"]).duel("swift", "toshiro")
    assert first_striker(stage.s, stage.notes()) == stage.piece("toshiro").number


def test_who_sleeps_neither_attacks_nor_is_attacked_until_the_next_turn() -> None:
    sleep = [("sleep", ROMAN, "screaming-legionnaire")]
    stage = Stage(["screaming-legionnaire"], [SOLDIER, "samurai"], on_warriors=sleep)
    stage.do("use sleep of sleep", "on soldier", "pass").pass_window()
    stage.do("attack", "attacker screaming-legionnaire")
    assert stage.moves() == ["defender samurai"]
    stage.out_of_the_duel().next_turn().do("attack").pass_window()
    assert stage.moves() == ["attacker samurai"]
    stage.out_of_the_duel().next_turn()
    assert unable_to_attack(stage.s, stage.piece("soldier")) == ""


def test_who_takes_cover_in_a_duel_stays_there() -> None:
    stage = Stage([SOLDIER], [SOLDIER, "samurai"], hands=[[], ["take-cover"]])
    stage.duel("soldier 1", "soldier 2").do("play take-cover", "pass")
    assert stage.values("soldier 2") == [4, 4, 4 + 3, 4]
    stage.out_of_the_duel()
    assert stage.s.warrior(2).down and not stage.s.warrior(2).wounded


def test_home_turf_mars_serves_cybertronic_in_cyberopolis() -> None:
    for key, values in (("machinator", [6, 6, 9, 8]), ("infantry", [1, 2, 5, 4])):
        stage = Stage([SOLDIER], [key], hands=[[], ["home-turf-mars"]],
                      at_areas=[("cyberopolis", MARTIN, SQUAD)])  # fmt: skip
        stage.do("meditate", "play home-turf-mars", "pass")
        stage.do("attack", "attacker soldier", f"defender {key}", "fight", "warzone cyberopolis")
        assert stage.to_window("modifiers").values(key) == values


def test_when_the_wall_falls_those_behind_it_are_wounded_for_no_points() -> None:
    stage = Stage([SOLDIER, "hussar"], ["samurai"], at_areas=[("protective-wall", ROMAN, SQUAD)])
    stage.do("use hide of protective-wall", "on soldier", "pass").to_action()
    stage.s.discard(stage.piece("protective-wall").number, None)
    assert stage.piece("soldier").wounded and not stage.piece("hussar").wounded
    assert stage.s.promotion == [0, 0] and stage.piece("soldier").behind == NOTHING
