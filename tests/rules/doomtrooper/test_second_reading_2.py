"""Read a second time: what is particular to some cards, played, and what was mended."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import CLANSMEN, PRETORIAN_STALKERS
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import gift, warrior
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    CAPITOL,
    DARK_LEGION,
    DARK_SYMMETRY,
    FIGHT,
    GIFT,
    IMPERIAL,
    KOHORT,
    OUTPOST,
    SHOOT,
    SQUAD,
    VALUE,
)
from kostka.games.doomtrooper.values import given, immunities
from kostka.words.doomtrooper import Doomtrooper
from tests.rules.doomtrooper.props import (
    BIKE,
    BUNKER,
    DEAR_NINE,
    GIANT,
    NINE_SIX,
    RIFLE,
    SLAYER,
    SOLDIER,
    SWIFT,
    SWORD,
    TO_BAUHAUS,
    VEST,
)
from tests.rules.doomtrooper.stage import Borne, Stage

Lying = list[Borne]

ROMAN, MARTIN = 0, 1
STALKER = warrior("stalker", DARK_LEGION, (3, 3, 3, 3), kinds=(PRETORIAN_STALKERS,))
KINSMAN = warrior("kinsman", IMPERIAL, (4, 4, 3, 3), kinds=(CLANSMEN,))
BRITTLE = warrior("brittle", CAPITOL, (9, 9, 3, 5))  # dies of the blow that he returns
BOOK = Doomtrooper()


def covered(stage: Stage) -> list[str]:
    """Who is in cover."""
    return [it.key for it in stage.s.table if it.down]


def not_on(stage: Stage, seat: int, key: str, name: str) -> str:
    """The rule by which this card cannot be played on this piece."""
    card = CARDS[key]
    return card.on.forbids(stage.s, seat, card, -1, int(stage.piece(name).number))


# --- The Dark Legion ----------------------------------------------------------------------------


def test_the_citadel_arms_followers_of_algeroth_in_the_kohort() -> None:
    stage = Stage(
        ["necromutant", "legionnaire-of-semai", "undead-legionnaire"],
        ["necromutant"],
        hands=[["citadel-of-algeroth"]],
    )
    stage.change("undead-legionnaire", area=OUTPOST)
    stage.do("play citadel-of-algeroth").to_action()
    assert stage.piece("citadel-of-algeroth").area is KOHORT
    assert stage.value("necromutant 1", ARMOUR) == 4 + 2
    assert stage.value("necromutant 2", ARMOUR) == 4, "an opponent's"
    assert stage.value("legionnaire-of-semai", ARMOUR) == 3, "a follower of Semai"
    assert stage.value("undead-legionnaire", ARMOUR) == 2, "not in the Kohort"


def test_a_corrupt_shield_keeps_the_art_away() -> None:
    stage = Stage(
        ["mystic"], ["necromutant"], hands=[["elemental-bolt"], ["corrupt-shield"]], destiny=(4, 0)
    )
    stage.do("meditate", "pass", "play corrupt-shield").to_action()
    stage.duel("mystic", "necromutant", "shoot")
    assert stage.refuses("play elemental-bolt") == "DOOM-IMM-04", "the bolts do not reach him"
    other = Stage(["mystic"], ["hussar"], hands=[[], ["corrupt-shield"]])
    other.do("meditate", "pass")
    assert other.refuses("play corrupt-shield") == "DOOM-PLAY-02", "no Dark Legionnaire"


def test_destroy_squad_waits_for_the_last_member() -> None:
    stage = Stage(
        ["nepharite-of-semai"],
        ["hussar", "samurai", "necromutant"],
        hands=[["destroy-squad"]],
        turns=[2, 2],
    )
    stage.do("play destroy-squad", "on seat 1").to_action()
    stage.duel("nepharite-of-semai", "hussar").out_of_the_duel()
    assert stage.s.promotion == [2, 0] and stage.in_play("destroy-squad")
    stage.next_turn().next_turn()
    stage.duel("nepharite-of-semai", "samurai").out_of_the_duel()
    assert stage.s.promotion == [2 + 3 + 5, 0]
    assert stage.pile(ROMAN) == ["destroy-squad"], "a Dark Legionnaire is no member of the Squad"


def test_only_a_dark_legionnaire_destroys_the_squad() -> None:
    stage = Stage([SLAYER], ["hussar"], on_players=[("destroy-squad", MARTIN, ROMAN)])
    stage.duel("slayer", "hussar").out_of_the_duel()
    assert stage.s.promotion == [2, 0] and stage.in_play("destroy-squad")


@pytest.mark.parametrize("tactic", ["fight", "shoot"])
def test_a_nepharite_of_semai_kills_and_calls_a_legionnaire(tactic: str) -> None:
    stage = Stage(["nepharite-of-semai"], ["samurai"], sides=[["legionnaire-of-semai"]])
    stage.duel("nepharite-of-semai", "samurai", tactic).out_of_the_duel()
    assert not stage.in_play("samurai") and stage.s.promotion == [3, 0]
    called = stage.piece("legionnaire-of-semai")
    assert called.by == ROMAN and called.area is KOHORT and not stage.s.sides[ROMAN]


def test_a_portal_of_undeath_opens_at_each_kill() -> None:
    stage = Stage(
        ["nepharite-of-algeroth", "nepharite-of-semai"],
        ["samurai"],
        hands=[["portal-of-undeath"]],
        sides=[["undead-legionnaire"]],
    )
    assert "play portal-of-undeath" in stage.moves()
    stage.do("play portal-of-undeath").to_action()
    assert stage.piece("portal-of-undeath").on == stage.piece("nepharite-of-algeroth").number
    stage.change("samurai", wounded=True)
    stage.duel("nepharite-of-algeroth", "samurai").out_of_the_duel()
    assert stage.piece("undead-legionnaire").area is KOHORT and stage.s.promotion == [3, 0]


def test_a_portal_of_undeath_needs_a_nepharite_of_algeroth() -> None:
    for bearer in ("necromutant", "nepharite-of-semai"):
        stage = Stage([bearer], ["samurai"], hands=[["portal-of-undeath"]])
        assert stage.refuses("play portal-of-undeath") in ("DOOM-DARK-03", "DOOM-DARK-12")


def test_what_a_kill_brings_comes_even_if_the_killer_dies() -> None:
    for attacking in (True, False):
        sides = [["legionnaire-of-semai"], ["legionnaire-of-semai"]]
        troops: list[list[str | Card]] = [["nepharite-of-semai"], [BRITTLE]]
        seat = ROMAN if attacking else MARTIN
        mission = [("destroy-squad", 1 - seat, seat)]
        order = troops if attacking else troops[::-1]
        stage = Stage(*order, sides=sides, on_players=mission)
        stage.change("nepharite-of-semai", wounded=True)
        names = ("nepharite-of-semai", "brittle")
        stage.duel(*(names if attacking else names[::-1])).out_of_the_duel()
        assert not stage.in_play("nepharite-of-semai") and not stage.in_play("brittle")
        assert stage.in_play("legionnaire-of-semai"), "called by the dying"
        assert stage.s.promotion[seat] == 5 + 5 and not stage.in_play("destroy-squad")


def test_a_hunter_who_dies_with_the_nepharite_is_paid_for_the_mission() -> None:
    stage = Stage(
        [BRITTLE], ["nepharite-of-semai"], on_warriors=[("nepharite-hunt", ROMAN, "brittle")]
    )
    stage.change("nepharite-of-semai", wounded=True)
    stage.duel("brittle", "nepharite-of-semai").out_of_the_duel()
    assert not stage.in_play("brittle") and stage.s.promotion == [2 * 6, 5]


@pytest.mark.parametrize(("answer", "points"), [("destiny 0", [12, 0]), ("destiny 12", [0, 24])])
def test_a_nepharite_hunt_pays_twice_or_four_times(answer: str, points: list[int]) -> None:
    stage = Stage([SLAYER], ["nepharite-of-semai"], hands=[["nepharite-hunt"]])
    stage.do("play nepharite-hunt").to_action()
    stage.duel("slayer", "nepharite-of-semai").do(answer).out_of_the_duel()
    assert [stage.s.promotion[ROMAN], stage.s.destiny[ROMAN]] == points
    assert stage.pile(ROMAN) == ["nepharite-hunt"]


def test_a_mission_pays_the_player_of_the_warrior_who_fulfils_it() -> None:
    stage = Stage(["tatsu"], ["samurai"], on_warriors=[("exonerated-ronin", MARTIN, "tatsu")])
    stage.change("samurai", wounded=True).duel("tatsu", "samurai").out_of_the_duel()
    assert stage.s.promotion == [2 * 3, 0] and not stage.in_play("exonerated-ronin")


def test_the_scythe_of_semai_kills_and_suits_stalkers_best() -> None:
    scythe = [("scythe-of-semai", ROMAN, "stalker"), ("scythe-of-semai", ROMAN, "necromutant")]
    for tactic, stalker, mutant in (("fight", 3 + 4, 4 + 4), ("shoot", 3 + 8, 4 + 4)):
        what = FIGHT if tactic == "fight" else SHOOT
        for name, worth in (("stalker", stalker), ("necromutant", mutant)):
            stage = Stage([STALKER, "necromutant"], [SOLDIER], on_warriors=scythe)
            stage.duel(name, "soldier", tactic)
            assert stage.value(name, what) == worth
            stage.out_of_the_duel()
            assert not stage.in_play("soldier") and stage.s.promotion == [4, 0]
    other = Stage(["hussar"], [SOLDIER], hands=[["scythe-of-semai"]])
    assert other.refuses("play scythe-of-semai") == "DOOM-EQUIP-06"


def test_in_alliance_with_the_dark_legion_gifts_of_all_apostles_are_free() -> None:
    stage = Stage(
        ["necromutant", "hussar"],
        [SOLDIER],
        hands=[["the-dark-legion", "time-death", "illusion"]],
    )
    assert stage.refuses("play time-death") == "DOOM-DARK-03", "a gift of Ilian"
    stage.do("meditate", "play the-dark-legion", "pass", "pass")
    stage.do("play time-death", "play illusion").to_action()
    assert stage.turn().actions == 2, "only the meditation has cost an action"
    mutant = stage.piece("necromutant").number
    assert stage.piece("time-death").on == stage.piece("illusion").on == mutant


def test_the_legion_is_given_for_nothing_what_others_are_given_for_its_points() -> None:
    costly = gift("costly-gift", GIFT, Plus(1, FIGHT))
    costly.cost = 3
    for leave, rule in (("the-dark-legion", ""), ("stigmata", "DOOM-TURN-02")):
        on = [(leave, ROMAN)] if leave == "the-dark-legion" else []
        lying = [("stigmata", ROMAN, "heretic")] if leave == "stigmata" else []
        stage = Stage(["heretic"], [SOLDIER], hands=[[costly]], on_warriors=lying, on_all=on)
        assert stage.do("meditate").refuses("play costly-gift") == rule, leave
        if not rule:
            stage.do("play costly-gift", "pass")
            assert stage.s.destiny[ROMAN] == 1 and stage.in_play("costly-gift")
        rich = Stage(
            ["heretic"], [SOLDIER], hands=[[costly]], on_warriors=lying, destiny=[5, 0], on_all=on
        )
        rich.do("meditate", "play costly-gift", "pass")
        assert rich.s.destiny[ROMAN] == (6 if not rule else 3)


def test_time_death_strikes_first_even_at_the_swift() -> None:
    gift = [("time-death", ROMAN, "necromutant")]
    stage = Stage(["necromutant"], [SWIFT], on_warriors=gift).duel("necromutant", "swift")
    assert first_striker(stage.s, stage.notes()) == stage.piece("necromutant").number
    stage.out_of_the_duel()
    assert stage.piece("necromutant").wounded, "he did not wound, so he is struck in turn"
    stage = Stage(["necromutant"], [SOLDIER], on_warriors=gift).duel("necromutant", "soldier")
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded and not stage.piece("necromutant").wounded


def test_an_illusion_ends_the_duel_for_three_points_and_hides_its_bearer() -> None:
    stage = Stage(
        [SLAYER],
        ["legionnaire-of-semai", "hussar"],
        destiny=(0, 3),
        on_warriors=[("illusion", MARTIN, "legionnaire-of-semai")],
    )
    stage.duel("slayer", "legionnaire-of-semai").do("use vanish of illusion").to_action()
    assert stage.s.duel() is None and stage.s.destiny[MARTIN] == 0
    assert covered(stage) == ["legionnaire-of-semai"] and stage.s.promotion == [0, 0]


def test_no_illusion_for_him_who_is_immune() -> None:
    stage = Stage(
        ["atilla-iii"],
        ["legionnaire-of-semai"],
        destiny=(0, 3),
        on_warriors=[("illusion", MARTIN, "legionnaire-of-semai")],
    )
    stage.duel("atilla-iii", "legionnaire-of-semai").move("pass")
    assert stage.refuses("use vanish of illusion") == "DOOM-IMM-04"


def test_the_wind_of_insanity_blows_as_hard_as_it_is_paid_for() -> None:
    stage = Stage(
        ["nepharite-of-muawijhe", "screaming-legionnaire"],
        ["hussar", SOLDIER],
        hands=[["wind-of-insanity"]],
        destiny=(16, 0),
    )
    stage.change("hussar", wounded=True)
    stage.do("play wind-of-insanity").to_action()
    stage.do("use wind of wind-of-insanity", "for 15").to_action()
    assert stage.s.destiny[ROMAN] == 1 and not stage.in_play("hussar")
    assert stage.s.promotion == [2, 0], "for the killed"
    wounded = {it.key for it in stage.s.table if it.wounded}
    assert wounded == {"nepharite-of-muawijhe", "screaming-legionnaire"}, "armour 3 and 1"
    assert stage.refuses("use wind of wind-of-insanity") == "DOOM-TURN-02", "once in a turn"


def test_the_wind_of_insanity_spares_the_immune() -> None:
    stage = Stage(
        ["nepharite-of-muawijhe"],
        ["suicide-warhead", "machinator"],
        destiny=(15, 0),
        on_warriors=[("wind-of-insanity", ROMAN, "nepharite-of-muawijhe")],
    )
    assert stage.value("suicide-warhead", ARMOUR) <= 3
    stage.do("use wind of wind-of-insanity", "for 15").to_action()
    assert stage.in_play("suicide-warhead"), "immune to the Dark Symmetry"
    assert stage.piece("machinator").wounded, "immune to its own gifts, not to an Apostle's"


@pytest.mark.parametrize("hero", ["tatsu", "big-bob-watts"])
def test_heroes_keep_the_symmetry_from_their_comrades(hero: str) -> None:
    comrade = "samurai" if hero == "tatsu" else "free-marine"
    stage = Stage([hero, comrade, "hussar"], [comrade])
    immune = [
        name
        for name in (hero, f"{comrade} 1", f"{comrade} 2", "hussar")
        if DARK_SYMMETRY in immunities(given(stage.s, stage.piece(name)))
    ]
    assert immune == [hero, f"{comrade} 1"], "only yours"
    stage.s.discard(stage.piece(hero).number, None)
    assert not immunities(given(stage.s, stage.piece(f"{comrade} 1")))


# --- Weapons and machines -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bearer", "foe", "fight", "armour"),
    [
        ("golden-lion", "necromutant", 3 + 1, 3 + 1),
        ("golden-lion", "hussar", 3 + 1, 3),
        (KINSMAN, "necromutant", 4 + 2, 3 + 2),
        (KINSMAN, "hussar", 4 + 2, 3),
    ],
)
def test_the_claymore_suits_clansmen_best(
    bearer: str | Card, foe: str, fight: int, armour: int
) -> None:
    stage = Stage([bearer], [foe], hands=[["clansman-claymore"]])
    name = stage.s.table[0].key
    stage.do("play clansman-claymore").to_action().duel(name, foe)
    assert [stage.value(name, FIGHT), stage.value(name, ARMOUR)] == [fight, armour]


def test_the_claymore_does_nothing_in_a_shoot_out() -> None:
    claymore = [("clansman-claymore", ROMAN, "golden-lion")]
    stage = Stage(["golden-lion"], ["necromutant"], on_warriors=claymore)
    stage.duel("golden-lion", "necromutant", "shoot")
    assert stage.values("golden-lion") == [3, 3, 3, 3]
    other = Stage(["hussar"], ["necromutant"], hands=[["clansman-claymore"]])
    assert other.refuses("play clansman-claymore") == "DOOM-EQUIP-06"


@pytest.mark.parametrize(
    ("airship", "pilot", "doubled"),
    [
        ("cap-7000p", "machinator", [3, 6, 6, 6]),
        ("fukimura-no-12-kamikaze", "samurai", [3, 6, 6, 6]),
        ("imperial-doomlord", "golden-lion", [3, 6, 6, 6]),
    ],
)
def test_a_pilot_uses_no_weapon_and_does_not_fight(
    airship: str, pilot: str, doubled: list[int]
) -> None:
    arms: Lying = [(airship, ROMAN, pilot), (RIFLE, ROMAN, pilot)]
    stage = Stage([pilot], [SOLDIER], on_warriors=arms)
    assert stage.duel(pilot, "soldier", "shoot").values(pilot) == doubled
    inside = Stage([pilot], [SOLDIER], on_warriors=arms)
    inside.do("attack", f"attacker {pilot}", "defender soldier")
    assert "fight" not in inside.moves()
    outside = Stage([pilot], [SOLDIER], on_warriors=arms).change(airship, down=True)
    assert outside.duel(pilot, "soldier", "shoot").values(pilot) == [3, 3 + 4, 3, 3]


def test_a_psycho_scanner_lets_its_bearer_hide_when_he_is_attacked() -> None:
    for answer, armour in (("yes", 3 + 3), ("no", 3)):
        stage = Stage(
            [SOLDIER], ["hussar", "samurai"], on_warriors=[("psycho-scanner", MARTIN, "hussar")]
        )
        stage.do("attack", "attacker soldier", "defender hussar")
        while answer not in stage.moves():
            stage.move("pass")
        assert stage.asked() == MARTIN
        stage.do(answer)
        assert stage.value("hussar", ARMOUR) == armour
        assert stage.piece("hussar").down is (answer == "yes")


@pytest.mark.parametrize("troop", [["hussar"], ["young-guard", "hussar"]])
def test_a_psycho_scanner_hides_nobody_who_may_not_seek_cover(troop: list[str]) -> None:
    stage = Stage([SOLDIER], troop, on_warriors=[("psycho-scanner", MARTIN, troop[0])])
    stage.do("attack", "attacker soldier", f"defender {troop[0]}", "fight")
    assert "yes" not in stage.moves() and not covered(stage), "the last one, or never by himself"


def test_only_the_bonus_of_ones_own_gun_is_doubled() -> None:
    guns: Lying = [("hmg-mk-xixb-charger", ROMAN, "infantry"), ("deathlockdrum", MARTIN, "samurai")]
    stage = Stage(["infantry"], ["samurai"], hands=[["automatic-fire"]], on_warriors=guns)
    stage.duel("infantry", "samurai", "shoot")
    assert stage.value("infantry", SHOOT) == 3 + 5 - 2
    stage.do("play automatic-fire", "on infantry", "pass")
    assert stage.value("infantry", SHOOT) == 3 + 2 * 5 - 2


def test_a_mastodont_carries_two_guns_outside_duels_too() -> None:
    guns: Lying = [
        (SWORD, 0, "prophet"),
        (RIFLE, 0, "prophet"),
        ("hmg-mk-xixb-charger", 0, "prophet"),
    ]
    stage = Stage(["prophet"], [SOLDIER], on_warriors=[*guns, ("mastodont", 0, "prophet")])
    assert stage.value("prophet", SHOOT) == 3 + 2 + 4 + 5


# --- The Art ------------------------------------------------------------------------------------


def test_elemental_bolts_add_two_for_every_two_points() -> None:
    stage = Stage(["archangel", "hussar"], [GIANT], hands=[["elemental-bolt"] * 2], destiny=(7, 0))
    stage.duel("archangel", "giant", "shoot").do("play elemental-bolt", "for 4", "pass")
    assert stage.value("archangel", SHOOT) == 3 + 4 and stage.s.destiny[ROMAN] == 3
    assert stage.value("archangel", FIGHT) == 3
    other = Stage(["archangel", "hussar"], [GIANT], hands=[["elemental-bolt"]], destiny=(7, 0))
    other.duel("hussar", "giant", "shoot")
    assert other.refuses("play elemental-bolt") == "DOOM-ART-16", "the caster does not fight"
    fight = Stage(["archangel"], [GIANT], hands=[["elemental-bolt"]], destiny=(7, 0))
    assert fight.duel("archangel", "giant").refuses("play elemental-bolt") == "DOOM-DUEL-15"


@pytest.mark.parametrize(
    ("attacker", "beside", "rule"),
    [
        ("hussar", "samurai", ""),
        ("hussar", "nepharite-of-ilian", "DOOM-IMM-04"),
        ("nepharite-of-ilian", "samurai", "DOOM-IMM-04"),
    ],
)
def test_whom_the_art_does_not_touch_nobody_hypnotises(
    attacker: str, beside: str, rule: str
) -> None:
    stage = Stage([attacker, beside], ["valkyrie"], hands=[[], ["greater-hypnosis"]])
    stage.duel(attacker, "valkyrie").move("pass")
    assert not_on(stage, MARTIN, "greater-hypnosis", beside) == rule
    assert ("play greater-hypnosis" in stage.moves()) is (rule == "")


@pytest.mark.parametrize("spell", ["premonition-spell", "greater-hypnosis"])
def test_no_stand_in_is_conjured_for_a_dark_legionnaire(spell: str) -> None:
    stage = Stage([SOLDIER], ["necromutant", "valkyrie", "hussar"], hands=[[], [spell]])
    stage.duel("soldier", "necromutant").move("pass")
    assert not_on(stage, MARTIN, spell, "hussar") == "DOOM-ART-17"
    assert f"play {spell}" not in stage.moves()
    stage = Stage([SOLDIER], ["valkyrie", "hussar"], hands=[[], [spell]])
    stage.duel("soldier", "valkyrie").do(f"play {spell}", "pass")
    assert stage.notes().defender == stage.piece("hussar").number


def test_virtue_is_kept_while_nobody_follows_algeroth() -> None:
    stage = Stage(["revisor"], ["legionnaire-of-semai"], hands=[["essence-of-virtue"]])
    assert stage.do("meditate").refuses("play essence-of-virtue") == "DOOM-PLAY-01"
    stage = Stage(["revisor"], ["necromutant"], hands=[["essence-of-virtue"]])
    assert stage.do("meditate").refuses("play essence-of-virtue") == ""


# --- Special cards, fortifications, warriors ----------------------------------------------------


def test_in_an_ambush_the_defender_strikes_first() -> None:
    stage = Stage([GIANT], [NINE_SIX], hands=[[], ["ambush"]])
    stage.duel("giant", "nine-six").do("play ambush", "pass")
    stage.out_of_the_duel()
    assert stage.piece("giant").wounded and not stage.piece("nine-six").wounded
    missed = Stage([GIANT], [SOLDIER], hands=[[], ["ambush"]])
    missed.duel("giant", "soldier").do("play ambush", "pass").out_of_the_duel()
    assert not missed.piece("giant").wounded and missed.piece("soldier").wounded


def test_who_is_called_off_takes_no_action() -> None:
    called: Lying = [("dont-call-again", MARTIN, "hussar"), (BIKE, ROMAN, "hussar")]
    stage = Stage(["hussar", SOLDIER], ["samurai"], hands=[[VEST, TO_BAUHAUS]], on_warriors=called)
    stage.change("bike", down=True)
    stage.do("seek-cover").to_action()
    assert covered(stage) == ["soldier", "bike"], "nobody else can seek cover"
    assert "board" not in stage.moves()
    stage.do("play vest").to_action()
    assert stage.s.warrior(stage.piece("vest").on).key == "soldier"
    stage.do("meditate", "play to-bauhaus")
    assert "on hussar" in stage.moves(), "what is played at any time he may receive"


def test_who_cannot_leave_cover_binds_nobody() -> None:
    stage = Stage(["hussar"], ["samurai"], on_warriors=[("dont-call-again", MARTIN, "hussar")])
    stage.change("hussar", down=True)
    assert stage.refuses("meditate") == "" and stage.refuses("leave-cover") == "DOOM-TARGET-09"


@pytest.mark.parametrize("key", ["missing-in-action", "shore-leave"])
def test_a_bystander_may_leave_while_others_fight(key: str) -> None:
    hands = [[key], []] if key == "shore-leave" else [[], [key]]
    stage = Stage([SOLDIER, "hussar"], ["samurai"], hands=hands)
    stage.duel("soldier", "samurai").do(f"play {key}", "pass")
    assert stage.piece("hussar").out and stage.s.duel() is not None


def test_a_board_room_appoints_nobody_who_is_in_office() -> None:
    leader = "president-charles-w-colding"
    for in_office, rule in (([], ""), ([leader], "DOOM-PLAY-01")):
        stage = Stage(
            ["hussar"], in_office, sides=[[leader]], at_areas=[("board-room", ROMAN, SQUAD)]
        )
        assert stage.refuses("use appoint of board-room") == rule


def test_reputation_takes_three_actions_and_raises_the_value() -> None:
    stage = Stage(["hussar"], [DEAR_NINE], hands=[["reputation"]])
    stage.do("play reputation", "on dear-nine", "pass")
    assert stage.turn().actions == 0 and stage.values("dear-nine") == [3, 3, 3, 12]
    assert stage.value("hussar", VALUE) == 2


def test_a_sunset_striker_has_nothing_but_his_values() -> None:
    stage = Stage([], [SOLDIER], hands=[["sunset-striker"]], destiny=(3, 0))
    stage.do("play sunset-striker").to_action()
    striker = stage.piece("sunset-striker")
    assert striker.area is SQUAD and stage.s.destiny[ROMAN] == 0
    assert stage.values("sunset-striker") == [3, 3, 3, 3] and not given(stage.s, striker)


def test_young_guards_neither_hide_nor_use_fortifications() -> None:
    walls: Lying = [(BUNKER, ROMAN, "young-guard"), (BUNKER, ROMAN, "hussar")]
    stage = Stage(["young-guard", "hussar"], [SOLDIER], on_warriors=walls)
    assert stage.value("young-guard", ARMOUR) == 3 and stage.value("hussar", ARMOUR) == 3 + 2
    stage.do("seek-cover").to_action()
    assert covered(stage) == ["hussar"]


def test_rangers_are_at_home_in_the_venusian_jungle_and_nobody_drives_there() -> None:
    stage = Stage(
        [SOLDIER],
        ["venusian-ranger"],
        on_warriors=[(BIKE, ROMAN, "soldier")],
        on_players=[("venusian-jungle", MARTIN, MARTIN)],
    )
    stage.do("attack", "attacker soldier", "defender venusian-ranger", "fight")
    assert stage.value("soldier", FIGHT) == 4 + 2
    stage.do("warzone venusian-jungle").to_window("modifiers")
    assert stage.values("venusian-ranger") == [4 + 3 + 3, 3 - 1 + 3, 4 + 2 + 3, 4 + 2]
    assert stage.value("soldier", FIGHT) == 4, "he has left his bike"


# --- Words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("nepharite-of-semai", "Legionnaire of Semai"),
        ("portal-of-undeath", "Undead Legionnaire"),
        ("board-room", "then annihilate this card"),
        ("the-dark-legion", "any Dark Symmetry cards"),
        ("clansman-claymore", "only for all warriors, except the Clansmen: +1 fight"),
        ("aide-de-camp", "one of your warriors of Bauhaus of lower base value"),
        ("missing-in-action", "a Doomtrooper who has no part in a duel"),
        ("dont-call-again", "takes no action"),
        ("essence-of-virtue", "somebody has a warrior following Algeroth in play"),
    ],
)
def test_the_text_says_what_the_card_means(key: str, words: str) -> None:
    assert words in BOOK.describe(CARDS[key], "en")
