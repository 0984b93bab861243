"""What is particular to specials about spells that are just being cast, and about curses."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.terms import ARMOUR, VALUE
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import BAUHAUS_MAN, REDEEMER, SOLDIER, TEN, TO_MISHIMA, V3, VEST
from tests.rules.doomtrooper.stage import Stage, cards_of

# --- Spells -------------------------------------------------------------------------------------


def casting(*hand: str) -> Stage:
    """A mystic casts a wall in a duel; his player is asked whether he answers it himself."""
    stage = Stage(["mystic"], [TEN], hands=[["elemental-wall", *hand]], destiny=[6, 0])
    stage.duel("mystic", "ten").do("play elemental-wall", "for 2")
    assert stage.asked() == 1
    return stage


def test_a_preferred_spell_returns_to_the_hand_and_works_all_the_same() -> None:
    stage = casting("preferred-spell")
    armour = stage.value("mystic", ARMOUR)
    every = cards_of(stage.s)
    stage.move("pass")
    assert stage.asked() == 0 and stage.moves() == ["pass", "play preferred-spell"]
    over(stage.move("play preferred-spell"))
    assert [it.key for it in stage.s.hands[0]] == ["elemental-wall"]
    assert stage.value("mystic", ARMOUR) == armour + 2
    assert stage.pile(0) == ["preferred-spell"] and cards_of(stage.s) == every
    while stage.asked() != 0:
        stage.move("pass")
    over(stage.do("play elemental-wall", "for 2"))
    assert stage.value("mystic", ARMOUR) == armour + 4


def test_who_has_no_such_card_is_not_asked_about_his_own_spell() -> None:
    """DOOM-REACT-09: the others only."""
    stage = casting().move("pass")
    assert stage.where()[-1] != "answers"


def test_he_answers_his_own_spell_with_nothing_else() -> None:
    stage = casting("preferred-spell", "fizzle").move("pass")
    assert stage.asked() == 0 and stage.moves() == ["pass", "play preferred-spell"]
    assert stage.refuses("play fizzle") == "DOOM-REACT-03"


def test_another_players_spell_may_be_sent_back_too() -> None:
    stage = Stage(
        ["mystic"], [TEN], hands=[["elemental-wall"], ["preferred-spell"]], destiny=[6, 0]
    )
    stage.duel("mystic", "ten").do("play elemental-wall", "for 2")
    over(stage.move("play preferred-spell"))
    assert [it.key for it in stage.s.hands[0]] == ["elemental-wall"]


@pytest.mark.parametrize(("eased", "price"), [(False, 2 + 3), (True, 0)])
def test_an_essential_summons_costs_nothing_from_the_discard_pile(eased: bool, price: int) -> None:
    """Summon Trooper: two for the spell, and his value."""
    hand = ["summon-trooper"] + (["essential-summons"] if eased else [])
    stage = Stage(["mystic"], [TEN], hands=[hand], destiny=[9, 0])
    stage.s.piles[0].append(CARDS["antiquarian"])
    stage.do("meditate", "play summon-trooper")
    stage.do("play essential-summons") if eased else stage
    over(stage).move("summon antiquarian")
    assert stage.in_play("antiquarian") and stage.s.destiny[0] == 10 - price


def test_from_the_draw_pile_it_costs_what_it_would_from_the_discard_pile() -> None:
    stage = Stage(
        ["mystic"], [TEN], hands=[["summon-trooper", "essential-summons"]], destiny=[9, 0]
    )
    stage.do("meditate")
    stage.s.decks[0] = [CARDS["antiquarian"]]
    stage.s.offered = None
    stage.do("play summon-trooper", "play essential-summons")
    over(stage).move("summon antiquarian")
    assert stage.s.destiny[0] == 10 - (2 + 3)


def test_a_spell_is_looked_up_for_less_too() -> None:
    stage = Stage(
        ["mystic"],
        [TEN],
        hands=[["summon-spell", "essential-summons"]],
        decks=[["elemental-wall"] * 9],
        destiny=[9, 0],
    )
    stage.s.hands[0] = [CARDS["summon-spell"], CARDS["essential-summons"]]
    stage.s.offered = None
    stage.duel("mystic", "ten").do("play summon-spell", "play essential-summons")
    over(stage).move("summon elemental-wall")
    assert stage.s.destiny[0] == 9 - 2, "not four"


def test_nobody_eases_anothers_summons_nor_any_other_spell() -> None:
    stage = casting("essential-summons").move("pass")
    assert stage.asked() == 0 and stage.refuses("play essential-summons") == "DOOM-REACT-03"


# --- Strain -------------------------------------------------------------------------------------


def strained(*hand: str, troop: tuple[str, ...] = ("mystic",)) -> Stage:
    """The mystic may spend three points on spells in each round of his foe."""
    return Stage(
        list(troop),
        [TEN],
        hands=[list(hand)],
        destiny=[20, 0],
        on_warriors=[("brain-strain", 1, "mystic")],
    )


def test_a_strained_brain_has_three_points_for_spells() -> None:
    stage = strained("elemental-wall", "elemental-ball").duel("mystic", "ten")
    over(stage.do("play elemental-wall"))  # for 2; for 4 it cannot be bought
    assert stage.s.destiny[0] == 18
    while stage.asked() != 0:
        stage.move("pass")
    assert stage.refuses("play elemental-ball") in ("DOOM-ART-03", "DOOM-ART-16")
    wall = stage.notes().cards[-1]
    assert stage.refuses(f"strengthen elemental-wall {wall.number}") == "DOOM-ART-06"


def test_the_brain_rests_when_the_player_of_the_strain_draws() -> None:
    stage = strained("elemental-wall", "elemental-ball").duel("mystic", "ten")
    over(stage.do("play elemental-wall")).out_of_the_duel()
    assert stage.piece("brain-strain").markers == 2
    if stage.where()[-1] != "action step":
        stage.to_action() if stage.s.active() == 0 else stage
    while stage.s.active() == 0:
        stage.s.choose(stage.s.options()[0])
    stage.to_action()
    assert stage.piece("brain-strain").markers == 0


def test_whoever_is_not_strained_casts_instead() -> None:
    stage = strained("attack-prediction", troop=("mystic", "white-mystic"))
    stage.do("no-more-actions")
    while stage.s.active() == 0:
        stage.s.choose(stage.s.options()[0])
    stage.to_action().duel("ten", "mystic")
    while stage.asked() != 0:
        stage.move("pass")
    assert stage.refuses("play attack-prediction") == "", "the other one can spend six"
    alone = strained("attack-prediction").do("no-more-actions")
    while alone.s.active() == 0:
        alone.s.choose(alone.s.options()[0])
    alone.to_action().duel("ten", "mystic")
    while alone.asked() != 0:
        alone.move("pass")
    assert alone.refuses("play attack-prediction") == "DOOM-ART-03"


# --- Curses -------------------------------------------------------------------------------------


def cursed(*hand: str | Card, by: int = 0) -> Stage:
    """The soldier of seat 0 is cursed; he had a reputation."""
    hands = [list(hand), []] if by == 0 else [[], list(hand)]
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN],
        [TEN],
        hands=[["eternal-curse", *hands[0]], hands[1]],
        on_warriors=[("reputation", 0, "soldier")],
    )
    assert stage.value("soldier", VALUE) == 7
    return over(stage.do("meditate", "play eternal-curse", "on soldier"))


def test_the_cursed_loses_his_specials() -> None:
    stage = cursed()
    assert stage.value("soldier", VALUE) == 4 and "reputation" in stage.pile(0)


def test_no_special_is_laid_on_the_cursed_again() -> None:
    stage = cursed("reputation", "knighthood").to_action()
    stage.next_turn().next_turn()
    stage.do("play reputation")
    assert stage.refuses("on soldier") == "DOOM-NEVER-02"


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_played_on_him(seat: int) -> None:
    stage = cursed("powerful-blow", by=seat).to_action()
    stage.duel("soldier", "ten")
    if seat:
        stage.move("pass")
    assert stage.refuses("play powerful-blow") == "DOOM-IMM-01", "nor on whom he fights, in vain"


def test_nor_does_what_reaches_everybody() -> None:
    stage = cursed(V3)
    while stage.asked() != 0 or stage.where()[-1] != "anytime":
        stage.move("pass")
    over(stage.do("play v-three"))
    assert stage.values("soldier")[:3] == [4, 4, 4] and stage.values("bauhaus-man")[:3] == [1, 1, 1]


def test_nor_what_forbids_something_to_everybody() -> None:
    stage = cursed("thadeuss-pallet")
    while stage.asked() != 0 or stage.where()[-1] != "anytime":
        stage.move("pass")
    over(stage.do("play thadeuss-pallet")).to_action()
    stage.do("seek-cover")
    assert any(it.key == "soldier" and it.down for it in stage.s.table)


def test_the_curse_itself_may_be_discarded() -> None:
    stage = cursed()
    stage.s.discard(stage.piece("eternal-curse").number, None)
    stage.s.hands[0].append(TO_MISHIMA)
    stage.s.offered = None
    over(stage.do("play to-mishima", "on soldier"))
    assert stage.piece("to-mishima").on == stage.piece("soldier").number


# --- Reserves -----------------------------------------------------------------------------------


def desperate(*hand: str, mine: str = "yes", destiny: tuple[int, int] = (3, 2)) -> Stage:
    """Both players are asked; the second one has these cards in hand."""
    stage = Stage(
        [SOLDIER],
        [TEN],
        hands=[["desperate-times", "positive-karma"], list(hand)],
        destiny=list(destiny),
    )
    over(stage.do("meditate", "play desperate-times"))
    assert stage.asked() == 0
    stage.move(mine)
    assert stage.asked() == 1
    return stage.move("no")


def test_in_desperate_times_points_cost_the_peace_of_mind() -> None:
    stage = desperate()
    assert stage.s.destiny == [3 + 1 + 25, 2] and stage.s.reserve(0) == 25
    stage.to_action()
    assert stage.refuses("meditate") == "DOOM-CORE-01"
    stage.next_turn()
    assert stage.refuses("meditate") == "", "he has taken nothing"
    assert desperate(mine="no").to_action().refuses("meditate") == ""


def test_nobody_else_reaches_the_reserve() -> None:
    stage = desperate("negative-karma", "negative-karma", destiny=(3, 0))
    while stage.asked() != 1:
        stage.move("pass")
    over(stage.do("play negative-karma"))
    assert stage.s.destiny[0] == 25
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play negative-karma") == "DOOM-PLAY-01", "there is nothing to lose"


def test_the_pools_are_swapped_without_the_reserves() -> None:
    stage = desperate("reversal-of-fortune")
    while stage.asked() != 1:
        stage.move("pass")
    over(stage.do("play reversal-of-fortune"))
    assert stage.s.destiny == [27, 4] and stage.s.reserve(0) == 25


def test_the_reserve_is_spent_last_and_does_not_grow_again() -> None:
    stage = desperate()
    stage.s.gain_destiny(0, -27, None)
    assert stage.s.destiny[0] == 2 and stage.s.reserve(0) == 2
    stage.s.gain_destiny(0, 10, None)
    assert stage.s.destiny[0] == 12 and stage.s.reserve(0) == 2


# --- Formations ---------------------------------------------------------------------------------


def formed(*others: str | Card) -> Stage:
    """Three soldiers, and a card that makes one of the first; the second one has a vest."""
    stage = Stage(
        [SOLDIER, SOLDIER, SOLDIER, BAUHAUS_MAN],
        [TEN, *others],
        hands=[["tight-formation"]],
        on_warriors=[(VEST, 0, "soldier")],
    )
    stage.change("vest", on=2)
    return over(stage.do("meditate", "play tight-formation", "on soldier 1"))


def again(stage: Stage) -> Stage:
    while stage.asked() != 0 or stage.where()[-1] != "anytime":
        stage.move("pass")
    return over(stage.do("use join of tight-formation"))


def test_equal_warriors_become_one_and_stronger() -> None:
    stage = formed()
    stage.do("use join of tight-formation")
    assert stage.refuses("on bauhaus-man") == "DOOM-PLAY-02"
    over(stage.move("on soldier 2"))
    assert stage.values("soldier 1") == [6, 6, 8, 6], "the vest comes along"
    again(stage)
    assert stage.values("soldier 1") == [8, 8, 10, 8]
    assert [it.key for it in stage.s.troop(0)] == ["soldier", "bauhaus-man"]


def test_who_kills_the_group_kills_all_of_it() -> None:
    stage = formed()
    every = cards_of(stage.s)
    over(stage.do("use join of tight-formation", "on soldier 2"))
    stage.s.kill(1, 5)
    assert stage.pile(0).count("soldier") == 2 and "tight-formation" in stage.pile(0)
    assert cards_of(stage.s) == every and not stage.s.lasting


def test_without_the_card_the_group_remains_and_grows_at_the_start_of_turns() -> None:
    stage = formed()
    over(stage.do("use join of tight-formation", "on soldier 2"))
    stage.s.discard(stage.piece("tight-formation").number, None)
    stage.s.offered = None
    assert stage.values("soldier 1")[0] == 6
    while stage.s.active() == 0:
        stage.s.choose(stage.s.options()[0])
    while "with soldier 3" not in stage.moves():
        stage.s.choose(stage.s.options()[0])
    assert stage.asked() == 0
    assert stage.move("with soldier 3").values("soldier 1")[0] == 8


def test_no_personality_forms_ranks() -> None:
    stage = Stage([REDEEMER], [TEN], hands=[["tight-formation"]]).do("meditate")
    stage.move("play tight-formation")
    assert over(stage).piece("tight-formation").on == stage.piece("ten").number
