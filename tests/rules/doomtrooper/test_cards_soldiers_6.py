"""What is particular to a mammoth that carries three, and to a seer who knows what will come."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.content import CARDS, SHELF
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT
from kostka.kernel.chance import Rng
from kostka.sight.doomtrooper import hide
from tests.rules.doomtrooper.props import GIANT, SLAYER, STRONG_SIX
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, outposts
from tests.rules.doomtrooper.stage import Stage

RIDDEN = [("eclipse-mammoth", 0, "prophet")]


def on_its_back(*troop: str) -> Stage:
    """The Prophet has the Mammoth, and the others have climbed on it."""
    stage = outposts(["prophet", *troop], [STRONG_SIX, SLAYER, GIANT], on_warriors=RIDDEN)
    mammoth = int(stage.piece("eclipse-mammoth").number)
    for name in troop:
        stage.change(name, under=mammoth)
    return stage


def test_two_others_climb_on_a_mammoth_for_three_actions_each() -> None:
    troop = ["prophet", "brotherbound-trooper", "mastodont-handler", "brotherbound-sergeant"]
    stage = outposts([*troop, "cavalier"], [STRONG_SIX], on_warriors=RIDDEN)
    stage.do("use climb of eclipse-mammoth")
    assert stage.moves() == [f"on {name}" for name in troop[1:]]
    stage.move("on mastodont-handler").to_window("anytime")
    assert stage.turn().actions == 0
    stage.change("brotherbound-trooper", under=int(stage.piece("eclipse-mammoth").number))
    stage.next_turn().next_turn()
    assert stage.refuses("use climb of eclipse-mammoth") == "DOOM-BEAST-02"


def test_those_on_its_back_fight_as_one_whoever_is_named() -> None:
    stage = on_its_back("brotherbound-trooper", "jihad-infantry-trooper")
    stage.duel("jihad-infantry-trooper", STRONG_SIX.key)
    duel = stage.notes()
    group = [stage.s.name(number) for number in duel.group(duel.attacker)]
    assert sorted(group) == ["brotherbound-trooper", "jihad-infantry-trooper", "prophet"]
    assert stage.value("jihad-infantry-trooper", FIGHT) == 7  # each has his own
    stage.out_of_the_duel()
    assert stage.piece(STRONG_SIX.key).wounded  # 7 + 4 + 3 against 6
    assert not any(stage.piece(name).wounded for name in group)  # 6 against 7 + 5 + 4


def test_what_wounds_them_wounds_each_and_what_kills_at_once_kills_all() -> None:
    stage = on_its_back("brotherbound-trooper")
    assert stage.value("prophet", ARMOUR) + stage.value("brotherbound-trooper", ARMOUR) == 9
    stage.next_turn()
    stage.duel(SLAYER.key, "brotherbound-trooper").out_of_the_duel()
    assert not stage.in_play("prophet") and not stage.in_play("brotherbound-trooper")
    assert stage.s.promotion[MARTIN] == 4 + 4 and stage.pile(ROMAN).count("eclipse-mammoth") == 1
    hurt = on_its_back("brotherbound-trooper")
    hurt.change("prophet", wounded=True).next_turn()
    hurt.duel(GIANT.key, "brotherbound-trooper").out_of_the_duel()  # 30 against 9
    assert not hurt.in_play("prophet") and hurt.piece("brotherbound-trooper").wounded
    assert hurt.s.promotion[MARTIN] == 4


def test_without_the_mammoth_they_part() -> None:
    stage = on_its_back("brotherbound-trooper", "mastodont-handler")
    stage.s.discard(stage.piece("eclipse-mammoth").number, None)
    stage.do("meditate").to_action()
    stage.duel("brotherbound-trooper", STRONG_SIX.key)
    assert stage.notes().joined == ()


# --- The seer -------------------------------------------------------------------------------------


def piles(*theirs: str, mine: Sequence[str] = ()) -> Stage:
    """Castor, and what lies in the draw piles."""
    stage = Stage(["high-seer-castor"], ["hussar"])
    stage.s.decks[ROMAN] = [CARDS[key] for key in sorted(mine)]
    stage.s.decks[MARTIN] = [CARDS[key] for key in sorted(theirs)]
    return stage


def foreseen(stage: Stage) -> Stage:
    stage.do("meditate", "use foresee of high-seer-castor")
    while not stage.s.at_chance():
        stage.move("pass")
    while stage.s.at_chance():
        stage.s.choose(stage.s.roll(Rng(7)))
    return stage


def test_castor_sees_the_top_of_every_draw_pile_and_nobody_else_does() -> None:
    stage = foreseen(piles("razide", "templar", "ezoghoul", mine=["hussar", "mystic"]))
    seen = stage.told("top-seen")
    assert [event.n for event in seen] == [ROMAN, MARTIN]
    assert hide(stage.s, seen[1], MARTIN).it is None
    assert hide(stage.s, seen[1], ROMAN).it is seen[1].it
    stage.to_action().do("meditate")
    assert "use foresee of high-seer-castor" not in stage.moves()  # he knows it all


def test_what_castor_knows_is_saved_and_is_no_knowledge_of_others() -> None:
    stage = foreseen(piles("razide", "templar", "ezoghoul"))
    top = stage.s.top(MARTIN)
    assert top is not None
    again = SHELF.load(SHELF.save(stage.s))
    assert [it.cards for it in again.tops] == [top.cards]
    assert stage.s.imagine(MARTIN, Rng(1)).tops == ()
    for seed in range(5):
        world = stage.s.imagine(ROMAN, Rng(seed)).top(MARTIN)
        assert world is not None and world.cards == top.cards


def test_what_castor_has_seen_is_what_is_drawn_next() -> None:
    stage = foreseen(piles("razide", "templar", "ezoghoul", "samurai"))
    top = stage.s.top(MARTIN)
    assert top is not None
    while not stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    assert stage.s.options() == [top.cards[0]]
    stage.s.choose(top.cards[0])
    assert stage.s.top(MARTIN) is None and len(stage.s.options()) == 3


def test_a_pile_that_was_searched_is_a_mystery_again() -> None:
    stage = foreseen(piles("razide", "templar", "ezoghoul")).to_action()
    stage.s.take_from_collection(MARTIN, CARDS["razide"])
    assert stage.s.top(MARTIN) is None
    stage.do("meditate")
    assert "use foresee of high-seer-castor" in stage.moves()


def test_no_ability_attacks_whoever_has_to_be_attacked_by_two_actions() -> None:
    """A Predatorian makes attacks on its rider dearer: a charge is none of them, and is refused."""
    stage = outposts(["hunter-special-forces-badass"], ["templar-legionnaire"])
    assert stage.refuses("use charge of hunter-special-forces-badass") == ""
    stage = outposts(
        ["hunter-special-forces-badass"],
        ["templar-legionnaire"],
        on_warriors=[("predatorian", 1, "templar-legionnaire")],
    )
    assert stage.refuses("use charge of hunter-special-forces-badass") == "DOOM-ACT-01"
