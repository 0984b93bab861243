"""Teams: one counter for a team, turns that zigzag, open hands within it, help that is allowed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kostka.games.dicethrone.content import begin
from kostka.games.dicethrone.modes import TEAMS_OF_THREE, THREE_TEAMS, TWO_TEAMS
from kostka.games.dicethrone.printed import Hero, Mode
from kostka.sight import view
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

A1, B1, B2, A2 = range(4)  # clockwise
HEROES = ("black-panther", "black-widow", "doctor-strange")


def pairs(*heroes: str | Hero) -> Stage:
    """A1 is the dummy; it is its turn."""
    rest = heroes or ("black-panther", "black-widow", SPARRING_PARTNER)
    return Stage(TRAINING_DUMMY, *rest, mode=TWO_TEAMS)


def attack(stage: Stage, row: str, die: str) -> Stage:
    """A1 attacks: 2 finds B1 on the left, 3 finds B2 on the right."""
    return stage.do("roll", "1 1 1 1 1", f"announce {row}", die).until("defensive")


def turns(mode: Mode, n: int, start: int = 0) -> list[int]:
    stage = Stage(*[SPARRING_PARTNER] * len(mode.sides), mode=mode, start=start)
    found = [int(stage.s.active())]
    while len(found) < n:
        found.append(int(stage.next_turn().s.active()))
    return found


@proves("THR-TEAM-01")
def test_four_players_are_two_teams_of_two() -> None:
    s = begin({"heroes": (*HEROES, "black-panther"), "mode": ("2v2",), "mirror": ("yes",)})
    assert sorted(s.mode.sides) == [0, 0, 1, 1]
    assert s.seats() == 4


@proves("THR-TEAM-02", "THR-AMB-59")
def test_teammates_sit_side_by_side() -> None:
    for mode in (TWO_TEAMS, TEAMS_OF_THREE):
        round_the_table = (*mode.sides, mode.sides[0])
        changes = [one != other for one, other in pairwise(round_the_table)]
        assert sum(changes) == 2
    assert TWO_TEAMS.sides == (0, 1, 1, 0)


@proves("THR-TEAM-03", "THR-AMB-98")
def test_teammates_see_each_others_hands_and_nobody_elses() -> None:
    stage = pairs().hand(A1, "six-it").hand(A2, "so-wild", "tip-it").hand(B1, "buh-bye")
    stage.hand(B2, "samesies")
    seen = view(stage.s, A1).plain()["seats"]
    assert [seat["hand"] for seat in seen] == [["six-it"], [], [], ["so-wild", "tip-it"]]
    assert [seat["cards"] for seat in seen] == [1, 1, 1, 2]


@proves("THR-TEAM-04")
def test_turns_zigzag_between_two_teams() -> None:
    assert turns(TWO_TEAMS, 8) == [A1, B1, A2, B2, A1, B1, A2, B2]


@proves("THR-AMB-70")
def test_the_order_goes_on_from_whoever_starts() -> None:
    assert turns(TWO_TEAMS, 5, start=B2) == [B2, A1, B1, A2, B2]


@proves("THR-TEAM-05")
def test_each_team_has_one_counter_at_50() -> None:
    assert pairs().s.health == [50, 50]


@proves("THR-TEAM-06")
def test_only_the_start_player_skips_an_income() -> None:
    stage = pairs().until("main-1")
    assert stage.s.cp == [2, 2, 2, 2]
    stage.next_turn().next_turn().until("main-1")
    assert stage.s.active() == A2
    assert (stage.s.cp[A2], len(stage.cards(A2))) == (3, 1)
    assert stage.s.cp[B1] == 3
    stage.next_turn().until("main-1")
    assert stage.s.cp == [2, 3, 3, 3]


@proves("THR-TEAM-07")
def test_damage_to_either_hero_lowers_the_counter_of_the_team() -> None:
    stage = attack(pairs().life(50, 40), "hit-6", "3").finish_roll_phase()
    assert [event.seat for event in stage.told("damaged")] == [B2]
    assert stage.s.health == [50, 34]


@proves("THR-TEAM-08")
def test_damage_to_both_heroes_at_once_is_added_up() -> None:
    stage = pairs().life(50, 40).owe(B1, 3).owe(B2, 4).until("main-1")
    assert stage.s.health == [50, 33]
    assert [(event.seat, event.n) for event in stage.told("damaged")] == [(B1, 3), (B2, 4)]


@proves("THR-DMG-12")
def test_collateral_damage_to_both_heroes_is_added_up() -> None:
    stage = pairs().life(50, 30).do("roll", "1 1 1 1 1", "announce splash").until("defensive")
    assert [stage.incoming(seat) for seat in range(4)] == [0, 2, 2, 0]
    assert stage.finish_roll_phase().s.health == [50, 26]


@proves("THR-TEAM-09")
def test_teammates_have_combat_points_of_their_own() -> None:
    stage = pairs().hand(A1, "getting-paid").do("play getting-paid")
    assert stage.s.cp == [4, 2, 2, 2]


@proves("THR-TEAM-10")
def test_nobody_pays_with_a_teammates_combat_points() -> None:
    stage = pairs().hand(A1, "double-up").cp(A1, 0).cp(A2, 5)
    assert stage.refuses("play double-up") == "THR-TEAM-10"
    assert stage.cp(A2, 1).refuses("play double-up") == "THR-TEAM-10"
    assert stage.cp(A2, 0).refuses("play double-up") == "THR-CP-03"


@proves("THR-TEAM-11")
def test_nobody_prevents_a_teammates_damage_with_an_own_token() -> None:
    stage = attack(pairs().tokens(B1, agility=1), "hit-8", "3").until_asked(B1)
    assert stage.refuses("spend agility") == "THR-TEAM-11"
    stage = attack(pairs().tokens(B1, agility=1), "hit-8", "2").until_asked(B1)
    assert stage.refuses("spend agility") == ""


@proves("THR-TEAM-12")
def test_not_this_time_protects_a_teammate() -> None:
    stage = attack(pairs().hand(B1, "not-this-time").cp(B1, 1), "hit-8", "3")
    stage.do("play not-this-time").finish_roll_phase()
    assert stage.s.health == [50, 48]  # 8 - 6


@proves("THR-TEAM-13")
def test_a_teammates_dice_may_be_altered() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY, "black-widow", SPARRING_PARTNER, mode=TWO_TEAMS)
    stage.hand(B2, "so-wild").cp(B2, 2)
    stage.do("roll", "1 1 1 2 4", "announce vibranium-claws 2", "2", "defend parry", "5")
    stage.do("play so-wild", "to 6").finish_roll_phase()
    assert stage.s.health == [50, 49]  # the six of her parry prevents 4 of 5


OWN_DICE = (  # whose text speaks of "your dice", its hero, and how it is done
    ("six-it", "black-widow", "play six-it"),
    ("samesies", "black-widow", "play samesies"),
    ("he-is-worthy", "thor", "play he-is-worthy"),
    ("", "paladin", "use tithe 1 to reroll"),
    ("", "paladin", "use tithe 2 to reroll"),
    ("", "scarlet-witch", "spend probability-manipulation"),
)


@proves("THR-AMB-107")
@pytest.mark.parametrize("card, hero, move", OWN_DICE)
@pytest.mark.parametrize("mode", [TWO_TEAMS, TEAMS_OF_THREE, THREE_TEAMS], ids=lambda m: m.key)
def test_your_dice_are_your_own_and_no_teammates(
    card: str, hero: str, move: str, mode: Mode
) -> None:
    seats = range(len(mode.sides))
    mate = next(seat for seat in seats if seat and mode.sides[seat] == mode.sides[0])
    for roller, refusal in ((mate, "THR-AMB-88"), (0, "")):
        heroes: list[str | Hero] = [SPARRING_PARTNER for _ in seats]
        heroes[0] = hero
        stage = Stage(*heroes, mode=mode, start=roller)
        stage.hand(0, *([card] if card else [])).cp(0, 15)
        if hero == "paladin" and "2" in move:
            stage.level(0, "tithe", 2)
        if hero == "scarlet-witch":
            stage.tokens(0, probability_manipulation=1)
        stage.do("roll", "1 2 3 4 4").until_asked(0)
        assert stage.refuses(move) == refusal


@proves("THR-AMB-107")
def test_radiance_turns_a_defensive_die_of_its_holder_alone() -> None:
    heroes = (TRAINING_DUMMY, "captain-marvel", TRAINING_DUMMY, "black-panther")
    for die, refusal in (("1", ""), ("3", "THR-AMB-88")):  # B1 defends, or B2 does
        stage = Stage(*heroes, mode=TWO_TEAMS).tokens(B1, radiance=1)
        attack(stage, "hit-5", die)
        defence = next(move for move in defences(stage) if move != "no-defence")
        stage.do(defence)
        while stage.asked() < 0:
            stage.s.choose(stage.s.options()[0])
        assert stage.until_asked(B1).refuses("spend radiance") == refusal


def defences(stage: Stage) -> list[str]:
    """What the target may defend with, once everybody has passed."""
    while not stage.moves()[0].startswith("defend"):
        assert stage.skip()
    return stage.moves()


@proves("THR-AMB-107")
def test_only_try_try_again_speaks_of_a_teammate() -> None:
    stage = Stage(*[SPARRING_PARTNER] * 4, mode=TWO_TEAMS)
    for seat in range(4):
        stage.hand(seat, "try-try-again").cp(seat, 1)
    stage.do("roll", "1 2 3 4 4").until_asked(B1)
    assert stage.refuses("play try-try-again") == "THR-AMB-88"
    stage.until_asked(A2)
    assert stage.refuses("play try-try-again") == ""


@proves("THR-AMB-62")
def test_the_counter_of_a_team_is_healed_up_to_60() -> None:
    stage = Stage(SPARRING_PARTNER, *["black-panther"] * 3, mode=TWO_TEAMS).life(58, 50)
    stage.do("roll", "6 6 6 1 2", "announce rest").finish_roll_phase()
    assert stage.s.health == [60, 50]


@proves("THR-AMB-41")
def test_a_suit_protects_nobody_but_its_holder() -> None:
    stage = pairs().tokens(B1, vibranium_suit=1)
    attack(stage, "hit-8", "3").until_asked(B1)
    assert stage.refuses("spend vibranium-suit") == "THR-TEAM-11"
    quiet = pairs().tokens(A1, vibranium_suit=1)
    assert quiet.refuses("spend vibranium-suit") == "THR-AMB-88"  # nothing is incoming to anybody


@proves("THR-T3V3-01", "THR-AMB-61")
def test_six_players_are_two_teams_of_three_with_one_counter_each() -> None:
    s = begin({"heroes": HEROES * 2, "mode": ("3v3",), "mirror": ("yes",)})
    assert sorted(s.mode.sides) == [0, 0, 0, 1, 1, 1]
    assert s.health == [50, 50]
    assert s.cp == [2] * 6
    team = [seat for seat in range(6) if s.sees_hand(0, seat)]
    assert team == [0, 4, 5]


@proves("THR-T3V3-02")
def test_turns_of_two_teams_of_three_alternate() -> None:
    found = turns(TEAMS_OF_THREE, 7)
    assert [TEAMS_OF_THREE.sides[seat] for seat in found] == [0, 1, 0, 1, 0, 1, 0]
    assert found == [0, 1, 5, 2, 4, 3, 0]  # A1 B1 A2 B2 A3 B3, and A1 again


@proves("THR-T222-01", "THR-AMB-61")
def test_six_players_are_three_teams_of_two_with_one_counter_each() -> None:
    s = begin({"heroes": HEROES * 2, "mode": ("2v2v2",), "mirror": ("yes",)})
    assert s.mode.sides == (0, 1, 2, 0, 1, 2)
    assert s.health == [50, 50, 50]
    assert s.cp == [2] * 6
    assert [seat for seat in range(6) if s.sees_hand(1, seat)] == [1, 4]


@proves("THR-T222-02", "THR-AMB-100")
def test_turns_of_three_teams_go_round_the_table() -> None:
    assert turns(THREE_TEAMS, 7) == [0, 1, 2, 3, 4, 5, 0]


@proves("THR-AMB-95", "THR-AMB-33")
def test_a_team_that_is_out_takes_no_turns_and_is_no_target() -> None:
    stage = Stage(*[SPARRING_PARTNER] * 6, mode=THREE_TEAMS).life(50, 0, 50)
    stage.s.bury()
    assert [event.seat for event in stage.told("defeated")] == [1, 4]
    assert [int(stage.next_turn().s.active()) for _ in range(4)] == [2, 3, 5, 0]
    stage.do("roll", "1 1 2 2 3", "announce combo", "1 1 1")  # 5 and 3 more
    stage.do("3").until("defensive")
    assert stage.target() == 5
    stage.life(50, 0, 3).finish_roll_phase()
    assert stage.s.outcome() == [1, 0, 0, 1, 0, 0]


@proves("THR-HEALTH-02")
@pytest.mark.parametrize("health, outcome", [((2, 5), [0, 0, 0, 0]), ((3, 5), [1, 0, 0, 1])])
def test_teams_that_fall_together_draw(health: tuple[int, int], outcome: list[int]) -> None:
    stage = attack(pairs().life(*health), "hit-9", "2")
    stage.do("defend bashengas-honor", "1 2 6").finish_roll_phase()
    assert stage.s.outcome() == outcome
