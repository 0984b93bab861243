"""Scarlet Witch's Conjure: any positive status in the game, unless somebody pays to stop it."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import HEROES, SHELF
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.terms import POSITIVE
from kostka.kernel.chance import Rng
from tests.promises.invariants import dicethrone as holds
from tests.rules.dicethrone.stage import Stage

OWN = ["crackle", "probability-manipulation", "conjure"]


def conjuring(*others: str) -> Stage:
    """Her main phase; she has Conjure, and nobody has a card."""
    mode = MODES["duel"] if len(others) == 1 else MODES["king-of-the-hill-3"]
    return Stage("scarlet-witch", *others, mode=mode).tokens(0, conjure=1).until("main-1")


def status(stage: Stage) -> Stage:
    return stage.do("spend conjure", "conjure-a-status")


# --- What can be conjured -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "theirs"),
    [
        ("black-panther", ["kinetic-energy"]),
        ("black-widow", ["agility"]),  # Covert Ops is unique
        ("captain-marvel", ["cosmic-flare", "radiance"]),
        ("doctor-strange", ["deja-vu", "premonition"]),
        ("loki", ["bag-of-tricks"]),  # Illusion and Spellbound are unique
        ("miles-morales", []),  # Combo and Invisibility are unique
        ("thor", ["electrokinesis", "guard-break"]),  # the hammer is a companion
        ("shadow-thief", ["shadows", "sneak-attack"]),
    ],
)
def test_positive_statuses_of_every_leaflet_in_the_game(other: str, theirs: list[str]) -> None:
    stage = status(conjuring(other))
    assert stage.moves() == [f"conjure {key}" for key in (*OWN, *theirs)]


def test_only_of_heroes_still_in_the_game() -> None:
    stage = conjuring("black-panther", "thor")
    assert "conjure electrokinesis" in status(stage.copy()).moves()
    stage.s.resign(2)
    assert status(stage).moves() == [f"conjure {key}" for key in (*OWN, "kinetic-energy")]


def test_only_what_there_is_room_for() -> None:
    stage = conjuring("black-widow").tokens(0, crackle=3, agility=2)
    assert status(stage).moves() == ["conjure probability-manipulation", "conjure conjure"]


def test_a_status_of_two_leaflets_is_offered_once() -> None:
    stage = status(conjuring("moon-elf", "monk"))
    assert stage.moves().count("conjure evasive") == 1


@pytest.mark.parametrize("other", [key for key in HEROES if key != "scarlet-witch"])
def test_whatever_was_conjured_plays_on(other: str) -> None:
    """All of it together on her board, and a whole game with it: nothing breaks."""
    for seed in (1, 2):
        stage = Stage("scarlet-witch", other)
        for token in HEROES[other].tokens:
            if token.status is POSITIVE and token.base is token:
                most = token.limit - (1 if token.at_limit else 0)
                stage.tokens(0, **{token.key.replace("-", "_"): most})
        s, rng = stage.s, Rng(seed)
        s.log = None
        for n in range(100_000):
            if s.over():
                break
            options = [s.roll(rng)] if s.at_chance() else s.options()
            s.choose(options[rng.below(len(options))])
            if n % 50 == 0:
                holds(s)
                assert SHELF.save(SHELF.load(SHELF.save(s))) == SHELF.save(s)
        assert s.over() and not s.technical()


# --- What some of them do for her -----------------------------------------------------------------


def test_kinetic_energy_adds_to_her_attacks_and_bursts_at_its_limit() -> None:
    stage = conjuring("black-panther").tokens(0, kinetic_energy=4)
    stage.do("roll", "1 1 2 4 6", "announce hex-bolt 1", "no-defence").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 2
    stage = status(conjuring("black-panther").tokens(0, kinetic_energy=7)).do(
        "conjure kinetic-energy"
    )
    stage.draw()
    assert (stage.count(0, "kinetic-energy"), stage.s.cp[0], len(stage.cards(0))) == (0, 4, 2)


def test_agility_avoids_damage_to_her() -> None:
    stage = status(conjuring("black-widow")).do("conjure agility").next_turn()
    stage.do("roll", "1 1 3 4 4").pass_window()
    row = next(move for move in stage.moves() if move.startswith("announce"))
    stage.do(row).until("defensive").until_asked(0)
    assert stage.refuses("spend agility") == ""


def test_premonition_changes_her_income() -> None:
    stage = status(conjuring("doctor-strange")).do("conjure premonition")
    while "draw-one" not in stage.moves():
        stage.least()
    stage.do("one-premonition", "on-top")
    assert (stage.asked(), len(stage.cards(0)), stage.count(0, "premonition")) == (0, 2, 0)


def test_deja_vu_gives_her_a_new_roll_phase() -> None:
    stage = status(conjuring("doctor-strange")).do("conjure deja-vu", "roll", "1 2 4 5 6")
    stage.do("spend deja-vu", "roll", "1 1 1 1 1").pass_window()
    assert stage.offered("announce hex-bolt 3")


def test_a_bag_of_tricks_she_conjured_is_still_lokis() -> None:
    stage = status(conjuring("loki")).do("conjure bag-of-tricks").next_turn().next_turn()
    stage.do("3").pass_window()
    assert stage.asked() == 1


# --- Unless an opponent discards ------------------------------------------------------------------


def test_an_opponent_may_discard_a_card_of_their_choice() -> None:
    stage = conjuring("black-widow").hand(1, "so-wild", "tip-it")
    status(stage).do("conjure agility")
    assert stage.asked() == 1
    assert stage.moves() == ["no", "discard so-wild", "discard tip-it"]
    stage.do("discard tip-it")
    assert (stage.count(0, "agility"), stage.count(0, "conjure")) == (0, 0)
    assert (stage.cards(1), stage.pile(1)) == (["so-wild"], ["tip-it"])


def test_or_let_it_happen() -> None:
    stage = conjuring("black-widow").hand(1, "so-wild")
    status(stage).do("conjure agility", "no")
    assert (stage.count(0, "agility"), stage.cards(1)) == (1, ["so-wild"])


def test_whoever_has_no_card_is_not_asked() -> None:
    stage = status(conjuring("black-widow")).do("conjure agility")
    assert stage.count(0, "agility") == 1
    assert (stage.asked(), stage.phase()) == (0, "main-1")


def test_opponents_are_asked_in_order_of_play_and_one_card_is_enough() -> None:
    for start, first, second in ((0, 1, 2), (1, 2, 0)):
        heroes = ["black-widow", "black-widow", "black-widow"]
        heroes[start] = "scarlet-witch"
        stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"], start=start)
        stage.tokens(start, conjure=1).until("main-1")
        stage.hand(first, "so-wild").hand(second, "tip-it")
        status(stage).do("conjure agility")
        assert stage.asked() == first
        stage.do("no")
        assert stage.asked() == second
        stage.do("discard tip-it")
        assert (stage.count(start, "agility"), stage.cards(first)) == (0, ["so-wild"])


@pytest.mark.parametrize("leaver", [1, 2])
def test_an_opponent_who_leaves_is_asked_no_more(leaver: int) -> None:
    stage = conjuring("black-widow", "thor").hand(1, "so-wild").hand(2, "tip-it")
    status(stage).do("conjure agility", "no")
    assert stage.asked() == 2
    stage.s.resign(leaver)
    if leaver == 1:
        assert stage.asked() == 2
        stage.do("no")
    assert (stage.asked(), stage.phase()) == (0, "main-1")


def test_a_teammate_has_no_say() -> None:
    stage = Stage("scarlet-witch", "thor", "loki", "black-widow", mode=MODES["2v2"])
    stage.tokens(0, conjure=1).until("main-1").hand(3, "so-wild")
    status(stage).do("conjure agility")
    assert stage.count(0, "agility") == 1


# --- Or the other half of it ----------------------------------------------------------------------


def test_or_she_warps_the_reality_of_an_opponent() -> None:
    stage = conjuring("black-widow").do("spend conjure", "warp-reality")
    assert (stage.count(1, "reality-warp"), stage.count(0, "conjure")) == (1, 0)
    stage = conjuring("black-widow", "thor").do("spend conjure", "warp-reality", "seat 3")
    assert stage.count(2, "reality-warp") == 1


def test_once_a_turn_in_her_main_phase() -> None:
    stage = conjuring("black-widow")
    status(stage).do("conjure conjure")
    assert stage.count(0, "conjure") == 1
    assert stage.refuses("spend conjure") == "THR-LEAF-01"
    stage.next_turn().until("main-1").until_asked(0)
    assert stage.refuses("spend conjure") == "THR-LEAF-01"  # not her turn
    stage.next_turn()
    assert stage.refuses("spend conjure") == "THR-LEAF-01"  # her upkeep
    status(stage.until("main-1").hand(1)).do("conjure agility")
    assert stage.count(0, "agility") == 1


def test_it_waits_in_a_save() -> None:
    stage = conjuring("black-widow").hand(1, "so-wild")
    twin = status(stage).do("conjure agility").copy()
    assert twin.asked() == 1
    assert twin.do("no").count(0, "agility") == 1
