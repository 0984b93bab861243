"""Team play, two against two and three against three: rulings of ours beyond DOOM-SIMUL-01."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.content import GAME, SHELF, begin
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.levies import TakeTribute
from kostka.games.doomtrooper.notes import Raid
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.terms import FOES, KOHORT, SPECIAL, SQUAD
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.value import of_position
from kostka.games.doomtrooper.verbs import GainDestiny, LoseDestiny, Stays
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.sight import view
from kostka.words import book
from tests.promises.invariants import INVARIANTS
from tests.rules.doomtrooper.passing import settle
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    GIANT,
    SIX,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    WOUND,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

proves = pytest.mark.proves
ANNA, BORIS, CYRIL, DANA = range(4)  # Anna and Cyril against Boris and Dana


def team(*troops: Any, **more: Any) -> Stage:
    """Four players, seated alternately; it is Anna's turn."""
    return Stage(*troops, teams=2, turns=[2, 2, 2, 2], **more)


FOUR: list[Any] = [[GIANT], [SOLDIER], [BAUHAUS_MAN], [STRONG_SIX]]


# --- Setting up, attacking, winning -------------------------------------------------------------


@proves("DOOM-AMB-104")
def test_a_table_plays_in_teams_only_if_it_asks_for_it() -> None:
    four = ("clans", "kohort-of-ilian", "marines", "brothers")
    s = begin({"decks": four, "mode": ("2v2",)})
    assert s.teams == 2 and s.mates(0) == [2] and s.foes(0) == [1, 3]
    assert begin({"decks": four}).teams == 0 and begin({"decks": four}).mates(0) == []
    with pytest.raises(Mistake, match="3v3 is for 6 players, not 4"):
        begin({"decks": four, "mode": ("3v3",)})
    with pytest.raises(Mistake):
        begin({"decks": four, "mode": ("5v5",)})
    six = begin(GAME.examples["3v3"])
    assert six.mates(1) == [3, 5] and six.foes(1) == [2, 4, 0]


@proves("DOOM-AMB-105")
def test_a_team_mate_is_neither_attacked_nor_sabotaged() -> None:
    stage = team(*FOUR).do("attack", "attacker giant")
    assert stage.moves() == ["defender soldier", "defender strong-six"]
    assert stage.refuses("defender bauhaus-man") == "DOOM-AMB-105"
    alone = team([GIANT], [], [], [STRONG_SIX]).do("sabotage")
    raid = alone.s.spoils()
    assert isinstance(raid, Raid) and raid.victim == BORIS, "he alone can be meant"
    guarded = team([GIANT], [SOLDIER], [], [STRONG_SIX])
    assert guarded.refuses("sabotage") != ""


@proves("DOOM-AMB-105")
def test_an_opponent_is_no_team_mate_but_any_player_is() -> None:
    def seats(other: bool) -> list[str]:
        on = APlayer(other=other)
        tax = Card("tax", SPECIAL, AT_ANY_TIME, on, LoseDestiny(1))
        stage = team(*FOUR, hands=[[tax]], destiny=[5, 5, 5, 5]).do("meditate", "play tax")
        return stage.moves()

    assert seats(other=True) == ["on seat 2", "on seat 4"]
    assert seats(other=False) == ["on seat 1", "on seat 2", "on seat 3", "on seat 4"]


@proves("DOOM-AMB-105")
def test_another_players_warriors_are_not_those_of_a_team_mate() -> None:
    aimed = Card("aimed", SPECIAL, AT_ANY_TIME, AWarrior(Such(whose=FOES)), *WOUND.does)
    stage = team(*FOUR, hands=[[aimed]]).do("meditate", "play aimed")
    assert stage.moves() == ["on soldier", "on strong-six"]
    assert stage.refuses("on bauhaus-man") == "DOOM-PLAY-02"
    tribute = Card("tribute", SPECIAL, AT_ANY_TIME, NO_TARGET, TakeTribute(2, Such()))
    taxed = team(*FOUR, hands=[[tribute]], destiny=[0, 9, 9, 9]).do("meditate", "play tribute")
    settle(taxed)
    assert taxed.s.destiny == [1 + 4, 7, 9, 7]


def test_a_bot_counts_what_its_team_mate_has_as_its_own() -> None:
    stage = team(*FOUR)
    before = [of_position(stage.s, seat) for seat in (ANNA, BORIS)]
    stage.s.promotion[CYRIL] = 5
    after = [of_position(stage.s, seat) for seat in (ANNA, BORIS)]
    assert after[0] > before[0] and after[1] < before[1]


@proves("DOOM-AMB-105", "DOOM-SIMUL-01")
def test_of_effects_that_fall_due_together_the_team_mates_come_after_the_opponents() -> None:
    def due(key: str) -> Card:
        return Card(
            key, SPECIAL, AT_ANY_TIME, APlayer(), Stays(Whenever(AtTurnStart(None), GainDestiny(1)))
        )

    cards = {who: due(key) for who, key in ((ANNA, "own"), (BORIS, "foe"), (CYRIL, "mate"))}
    lying = [(cards[who], who, ANNA) for who in (ANNA, CYRIL, BORIS)]
    for teams, order in ((2, [BORIS, CYRIL, ANNA]), (0, [BORIS, CYRIL, ANNA])):
        stage = Stage(*FOUR, on_players=lying, teams=teams, at_first_action=False)
        assert [event.seat for event in stage.told("destiny-changed")] == order
    late = {who: due(key) for who, key in ((ANNA, "own"), (DANA, "foe"), (CYRIL, "mate"))}
    lying = [(late[who], who, ANNA) for who in (ANNA, CYRIL, DANA)]
    mates = Stage(*FOUR, on_players=lying, teams=2, at_first_action=False)
    assert [event.seat for event in mates.told("destiny-changed")] == [DANA, CYRIL, ANNA]
    each = Stage(*FOUR, on_players=lying, at_first_action=False)
    assert [event.seat for event in each.told("destiny-changed")] == [CYRIL, DANA, ANNA]


@proves("DOOM-AMB-106")
def test_a_teams_points_count_together_and_all_of_it_win() -> None:
    def killing(points: list[int], debts: list[int], teams: int = 2) -> Stage:
        stage = Stage(*FOUR, teams=teams, target=40)
        stage.s.promotion[:] = points
        stage.s.debts[:] = debts
        stage.change("soldier", wounded=True)
        return stage.duel("giant", "soldier").do("destiny 0").out_of_the_duel()

    won = killing([16, 0, 20, 0], [0] * 4)
    assert won.s.outcome() == [1, 0, 1, 0], "16, 4 and 20"
    told = [book("doomtrooper").event(won.log[-1], lang, "ABCD") for lang in ("en", "cs", "pl")]
    assert told[0].endswith("A and C win together.") and all("A" in it and "C" in it for it in told)
    assert killing([15, 0, 20, 0], [0] * 4).s.stack, "39 are too few"
    assert killing([16, 0, 20, 0], [0, 0, 1, 0]).s.stack, "one of them is in debt"
    assert killing([16, 0, 20, 0], [0] * 4, teams=0).s.stack, "each for himself"


@proves("DOOM-AMB-106")
def test_who_resigns_leaves_alone_and_the_last_of_a_team_loses_for_it() -> None:
    stage = team(*FOUR)
    stage.s.promotion[:] = [0, 0, 7, 0]
    stage.s.resign(CYRIL)
    assert stage.s.stack and stage.s.points(ANNA) == 7, "what was earned stays earned"
    stage.s.resign(BORIS)
    assert stage.s.stack and stage.s.circle == [ANNA, DANA]
    stage.s.resign(DANA)
    assert stage.s.outcome() == [1, 0, 1, 0]
    both = team(*FOUR)
    both.s.resign(DANA)
    both.s.resign(BORIS)
    assert both.s.outcome() == [1, 0, 1, 0] and both.s.circle == [ANNA, CYRIL], "nobody is left"


@proves("DOOM-AMB-106")
def test_when_time_is_up_the_better_team_has_won() -> None:
    stage = team(*FOUR, limit=1)
    stage.s.promotion[:] = [3, 9, 8, 0]
    while stage.s.stack:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.outcome() == [1, 0, 1, 0], "eleven against nine"


@proves("DOOM-AMB-105")
def test_a_kill_of_a_team_mates_warrior_earns_destiny_points_only() -> None:
    stage = team([GIANT], [SOLDIER], [SIX], [TEN])
    stage.duel("giant", "soldier")
    stage.s.this_duel().defender = stage.piece("six").number  # by some card
    stage.change("six", wounded=True).out_of_the_duel()
    assert not stage.in_play("six") and stage.s.promotion == [0] * 4 and stage.s.destiny[0] == 6


@proves("DOOM-AMB-108")
def test_a_hand_is_private_also_from_a_team_mate() -> None:
    stage = team(*FOUR, hands=[[], [], ["ambush"], []])
    assert view(stage.s, CYRIL).plain()["seats"][CYRIL]["hand"] == ["ambush"]
    assert "ambush" not in str(view(stage.s, ANNA).plain()["seats"][CYRIL])


# --- Cards for teams ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["arms-convoy", "troop-transfer", "truce", "summit-meeting", "currency-exchange"]
)
def test_cards_for_teams_are_for_teams_only(key: str) -> None:
    assert Stage(*FOUR, hands=[[key]]).do("meditate").refuses(f"play {key}") == "DOOM-PLAY-01"
    assert team(*FOUR, hands=[[key]]).do("meditate").refuses(f"play {key}") == ""


@proves("DOOM-AMB-107")
def test_an_arms_convoy_hands_equipment_to_a_team_mate_for_an_action() -> None:
    gear = [(SWORD, ANNA, "giant"), (SWORD, BORIS, "soldier")]
    stage = team(*FOUR, hands=[["arms-convoy"]], on_warriors=gear).do("meditate")
    assert stage.refuses("play arms-convoy") == "" and "hand-equipment-over" not in stage.moves()
    settle(stage.do("play arms-convoy")).to_action()
    stage.do("hand-equipment-over").to_action()
    sword = stage.piece("sword 1")
    assert sword.on == stage.piece("bauhaus-man").number and sword.by == CYRIL
    assert sword.owner == ANNA and stage.turn().actions == 1
    stage.next_turn()
    assert "hand-equipment-over" not in stage.moves(), "Boris is of the other team"
    stage.next_turn()
    assert "hand-equipment-over" in stage.moves(), "Cyril may hand it on in his turn"
    stage.next_turn().next_turn()
    assert stage.asked() == ANNA and "hand-equipment-over" not in stage.moves(), "it is over"
    theirs = team(*FOUR, hands=[[], ["arms-convoy"]]).do("meditate", "pass")
    assert theirs.asked() == BORIS and theirs.refuses("play arms-convoy") == "DOOM-TURN-02"


@proves("DOOM-AMB-107")
def test_a_troop_transfer_sends_a_warrior_to_the_same_area_of_a_team_mate() -> None:
    troops: list[Any] = [[GIANT, SOLDIER, "heretic"], ["samurai"], [BAUHAUS_MAN], [STRONG_SIX]]
    gear = [(SWORD, ANNA, "soldier")]
    stage = team(*troops, hands=[["troop-transfer"]], on_warriors=gear).do("meditate")
    settle(stage.do("play troop-transfer")).to_action()
    stage.do("send-a-warrior-over", "with soldier").to_action()
    soldier = stage.piece("soldier")
    assert (soldier.by, soldier.area) == (CYRIL, SQUAD) and stage.piece("sword").by == CYRIL
    stage.do("send-a-warrior-over", "with heretic")
    assert (stage.piece("heretic").by, stage.piece("heretic").area) == (CYRIL, KOHORT)
    six = Stage([SOLDIER], [], [], [], [], [], teams=2, turns=[2] * 6, hands=[["troop-transfer"]])
    settle(six.do("meditate", "play troop-transfer")).to_action()
    six.do("send-a-warrior-over")
    assert six.moves() == ["on seat 3", "on seat 5"]


@proves("DOOM-AMB-109")
def test_a_truce_keeps_the_teams_apart_until_your_next_turn() -> None:
    stage = team(*FOUR, hands=[["truce"], [WOUND]])
    settle(stage.do("meditate", "play truce")).to_action()
    assert stage.refuses("attack") != ""
    stage.next_turn().do("meditate", "play wound")
    assert stage.asked() == BORIS and stage.moves() == ["on soldier", "on strong-six"]
    assert stage.refuses("on giant") == "DOOM-CORE-01", "a special card on the other team"
    stage.do("on soldier")
    assert stage.to_action().refuses("attack") != ""
    stage.next_turn().next_turn().next_turn()
    assert stage.asked() == ANNA and stage.refuses("attack") == ""


@proves("DOOM-AMB-109", "DOOM-AMB-108")
def test_at_a_summit_team_mates_take_cards_of_one_another() -> None:
    stage = team(*FOUR, hands=[["summit-meeting", "ambush"], [], ["inspired", "summit-meeting"]])
    before = cards_of(stage.s)
    settle(stage.do("meditate", "play summit-meeting"))
    assert stage.asked() == CYRIL and stage.moves() == ["no-more", "take ambush"]
    stage.move("take ambush")
    assert stage.asked() == ANNA
    stage.move("take inspired", "no-more")
    assert [it.key for it in stage.s.hands[ANNA]] == ["inspired"]
    assert [it.key for it in stage.s.hands[CYRIL]] == ["summit-meeting", "ambush"]
    assert len(stage.told("cards-traded")) == 2 and cards_of(stage.s) == before
    stage.to_action().next_turn().next_turn().do("meditate")
    assert stage.asked() == CYRIL and stage.refuses("play summit-meeting") == "DOOM-PLAY-01"


@proves("DOOM-AMB-109")
def test_a_currency_exchange_shares_points_with_a_team_mate() -> None:
    stage = team(*FOUR, hands=[["currency-exchange"]], destiny=[4, 9, 3, 9]).do("meditate")
    settle(stage.do("play currency-exchange"))
    assert stage.moves() == [str(n) for n in range(9)], "of five and three"
    stage.move("1")
    assert stage.s.destiny == [1, 9, 7, 9]


# --- Promises -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["2v2", "3v3"])
def test_a_team_game_ends_loses_no_card_and_can_be_saved_anywhere(mode: str) -> None:
    s, rng = begin({**GAME.examples[mode], "limit": ("24",)}), Rng(7)
    before = cards_of(s)
    n = 0
    while s.stack:
        n += 1
        if n % 97 == 0:
            assert SHELF.hash(SHELF.load(SHELF.save(s))) == SHELF.hash(s) == SHELF.hash(s.clone())
            INVARIANTS["doomtrooper"](s)
            assert cards_of(s) == before
        s.choose(s.roll(rng) if s.at_chance() else s.blind(rng))
    won = s.outcome()
    assert won in ([0] * len(won), [1, 0] * (len(won) // 2), [0, 1] * (len(won) // 2))
