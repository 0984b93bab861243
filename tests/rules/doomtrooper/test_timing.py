"""Who may play when: windows, reactions, and effects that fall due together."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import ARMOUR
from tests.rules.doomtrooper import props
from tests.rules.doomtrooper.fixtures import GOLDEN_AGE, TITHES
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN, HONZA = 0, 1, 2
THREE = (["free-marine"], ["samurai"], ["necromutant"])


# --- Windows ------------------------------------------------------------------------------------


@proves("DOOM-ANYTIME-01", "DOOM-ANYTIME-02", "DOOM-ANYTIME-06")
def test_priority_goes_round_from_the_active_player_until_all_have_passed() -> None:
    stage = Stage(*THREE).do("meditate")
    assert stage.asked_by("pass", "pass", "pass") == [ROMAN, MARTIN, HONZA]
    assert stage.where() == ["turn", "action step"] and stage.asked() == ROMAN
    armed = Stage(*THREE, hands=[["combat-armor"]]).do("meditate")
    assert armed.asked() == ROMAN and armed.moves() == ["pass"], "that takes an action"


@proves("DOOM-ANYTIME-08", "DOOM-AMB-07")
def test_a_play_moves_priority_on_and_restarts_the_round_of_passes() -> None:
    stage = Stage(*THREE, hands=[[], ["positive-karma"], []]).do("meditate")
    assert stage.asked_by("pass", "play positive-karma") == [ROMAN, MARTIN]
    assert stage.where()[-1] == "answers"
    assert stage.asked_by("pass", "pass") == [HONZA, ROMAN]
    assert stage.asked_by("pass", "pass", "pass") == [HONZA, ROMAN, MARTIN]
    assert stage.where()[-1] == "action step"
    assault = Stage(*THREE, hands=[[], ["grand-assault"], []]).do("meditate").move("pass")
    assert assault.moves() == ["pass", "play grand-assault"]


@proves("DOOM-ANYTIME-09")
def test_in_a_duel_attacker_then_defender_then_the_others() -> None:
    stage = Stage(*THREE).duel("free-marine", "necromutant")
    assert stage.asked_by("pass", "pass", "pass") == [ROMAN, HONZA, MARTIN]


@proves("DOOM-DUEL-31")
def test_the_attacking_player_begins_with_modifiers() -> None:
    assert Stage(*THREE[:2]).duel("free-marine", "samurai").asked() == ROMAN


@proves("DOOM-INDUEL-01")
def test_cards_for_any_time_may_be_played_in_a_duel() -> None:
    stage = Stage(*THREE[:2], hands=[["positive-karma"]]).do("attack", "play positive-karma")
    assert stage.s.duel() is not None


# --- Reactions ----------------------------------------------------------------------------------


@proves("DOOM-REACT-01", "DOOM-REACT-08")
def test_everybody_else_may_react_before_a_card_does_anything() -> None:
    stage = Stage(*THREE, hands=[["positive-karma"]]).do("meditate", "play positive-karma")
    assert stage.s.destiny[ROMAN] == 1
    assert stage.asked_by("pass", "pass") == [MARTIN, HONZA]
    assert stage.s.destiny[ROMAN] == 11


@proves("DOOM-REACT-09")
def test_the_player_concerned_may_react_first() -> None:
    stage = Stage(*THREE, hands=[["hidden-in-the-shadows"]])
    stage.do("meditate", "play hidden-in-the-shadows", "on necromutant")
    assert stage.asked_by("pass", "pass") == [HONZA, MARTIN]
    player = Stage(*THREE, hands=[["doomed"]]).do("meditate", "play doomed", "on seat 3")
    assert player.asked_by("pass", "pass") == [HONZA, MARTIN]


@proves("DOOM-REACT-02", "DOOM-REACT-04")
def test_a_card_that_does_not_affect_the_one_it_answers_is_no_reaction() -> None:
    stage = Stage(*THREE[:2], hands=[["positive-karma"], ["positive-karma", "miscommunication"]])
    stage.do("meditate", "play positive-karma")
    assert stage.asked() == MARTIN and stage.moves() == ["pass", "play miscommunication"]
    assert stage.refuses("play positive-karma") == "DOOM-REACT-02"


@proves("DOOM-REACT-03")
def test_a_reaction_answers_only_its_own_type_of_cards() -> None:
    hand = ["miscommunication", "fizzle", "faulty-supplies"]
    stage = Stage(["mystic"], ["samurai"], hands=[["shield"], hand], destiny=(1, 0))
    stage.duel("mystic", "samurai").do("play shield")
    assert stage.moves() == ["pass", "play fizzle"]
    assert stage.refuses("play miscommunication") == "DOOM-REACT-03"
    gear = Stage(["mystic"], ["samurai"], hands=[["combat-armor"], hand]).do("play combat-armor")
    assert gear.moves() == ["pass", "play faulty-supplies"]


@proves("DOOM-AMB-69", "DOOM-CANCEL-01")
def test_a_reaction_to_a_reaction_is_resolved_first() -> None:
    stage = Stage(
        *THREE, hands=[["influence", "miscommunication"], ["miscommunication"]], destiny=(3, 3, 0)
    )
    stage.do("meditate", "play influence", "on seat 2", "for 2")
    assert stage.s.destiny == [2, 3, 0], "paid when it is played"
    stage.do("play miscommunication", "play miscommunication", "pass", "pass")
    assert stage.s.destiny == [2, 3, 0]
    stage.do("pass", "pass")
    assert stage.s.destiny == [2, 1, 0], "the cancel was cancelled"
    lost = Stage(*THREE, hands=[["influence"], ["miscommunication"]], destiny=(3, 3, 0))
    lost.do("meditate", "play influence", "on seat 2", "for 2", "play miscommunication")
    lost.pass_window()
    assert lost.s.destiny == [2, 3, 0] and "influence" in lost.pile(ROMAN)


@proves("DOOM-REACT-05", "DOOM-AMB-70")
def test_after_a_cancelled_reaction_another_copy_may_be_played() -> None:
    stage = Stage(
        *THREE[:2],
        hands=[["positive-karma", "miscommunication"], ["miscommunication", "miscommunication"]],
    )
    stage.do("meditate", "play positive-karma", "play miscommunication", "play miscommunication")
    stage.move("pass")
    assert stage.asked() == MARTIN and stage.moves() == ["pass", "play miscommunication"]
    stage.move("play miscommunication", "pass")
    assert stage.s.destiny == [1, 0]


def cancelled(*lies: str, destiny: int = 9, troop: str = "mystic") -> Stage:
    """Martin's Positive Karma was answered by Miscommunication; his spells lie somewhere else."""
    stage = Stage(
        ["free-marine"],
        [troop],
        hands=[["miscommunication"], ["positive-karma", props.SUMMON_SPELL]],
        decks=[[], [props.REPUDIATE] if "deck" in lies else []],
        destiny=(0, destiny),
    )
    if "pile" in lies:
        stage.s.piles[MARTIN].append(props.REPUDIATE)
    stage.do("meditate", "play positive-karma", "play miscommunication")
    assert stage.asked() == MARTIN and stage.where()[-1] == "answers"
    return stage


@proves("DOOM-REACT-07")
def test_a_spell_is_looked_up_and_cast_in_answer_to_an_answer() -> None:
    for place, price in (("deck", 4), ("pile", 2)):
        stage = cancelled(place).move("play summon-spell", "pass")
        assert stage.moves() == ["summon repudiate"] and stage.asked() == MARTIN
        stage.move("summon repudiate", "pass")
        assert [event.it.key for event in stage.told("card-cancelled")] == ["miscommunication"]
        assert [card.key for card in stage.s.gone[MARTIN]] == ["summon-spell", "repudiate"]
        stage.move("pass")
        assert stage.s.destiny == [1, 9 - price + 10], "his card does what it says"
        assert stage.s.hands[MARTIN] == [] and stage.s.decks[MARTIN] == []


@proves("DOOM-REACT-07")
def test_a_spell_is_not_looked_up_where_it_could_not_be_cast() -> None:
    assert cancelled().refuses("play summon-spell") == "DOOM-REACT-03"
    assert cancelled("deck", destiny=3).refuses("play summon-spell") == "DOOM-REACT-03"
    assert cancelled("pile", destiny=3).refuses("play summon-spell") == ""
    assert cancelled("deck", troop="samurai").refuses("play summon-spell") == "DOOM-ART-03"


def test_a_spell_is_looked_up_in_a_duel_and_cast_on_its_caster() -> None:
    stage = Stage(
        ["free-marine"],
        ["mystic"],
        hands=[[], [props.SUMMON_SPELL]],
        decks=[[], ["elemental-wall"]],
        destiny=(0, 8),
    )
    stage.duel("free-marine", "mystic").do("play summon-spell", "summon elemental-wall", "for 4")
    stage.pass_window()
    assert stage.s.destiny[MARTIN] == 0 and stage.value("mystic", ARMOUR) == 4 + 4


@proves("DOOM-TIMING-01", "DOOM-TIMING-02")
def test_a_card_is_finished_before_the_next_one_is_played() -> None:
    stage = Stage(*THREE[:2], hands=[["positive-karma"], ["negative-karma"]]).do("meditate")
    stage.do("play positive-karma", "pass")
    assert stage.s.destiny == [11, 0] and stage.asked() == MARTIN
    stage.do("play negative-karma", "pass")
    assert stage.s.destiny == [0, 0]


@proves("DOOM-PLAY-01", "DOOM-AMB-71")
def test_a_card_without_any_influence_may_not_be_burnt() -> None:
    stage = Stage(*THREE[:2], hands=[["negative-karma", "reversal-of-fortune"]], destiny=(0, 0))
    stage.do("no-more-actions", "keep")
    assert stage.where() == ["turn", "anytime"]
    assert stage.refuses("play negative-karma") == "DOOM-PLAY-01"
    assert stage.refuses("play reversal-of-fortune") == "DOOM-PLAY-01"


@proves("DOOM-PLAY-02")
def test_a_card_for_warriors_needs_one() -> None:
    stage = Stage([], [], hands=[["hidden-in-the-shadows"]]).do("meditate")
    assert stage.refuses("play hidden-in-the-shadows") == "DOOM-PLAY-02"


# --- Effects that fall due together -------------------------------------------------------------


def changes(stage: Stage) -> list[tuple[int, int]]:
    return [(int(event.seat), int(event.n)) for event in stage.told("destiny-changed")]


@proves("DOOM-SIMUL-04", "DOOM-SIMUL-01")
def test_the_opponents_effect_comes_before_your_own() -> None:
    stage = Stage(
        *THREE[:2],
        destiny=(3, 0),
        on_players=[("industrial-complex", ROMAN, ROMAN), ("doomed", MARTIN, ROMAN)],
    )
    assert changes(stage) == [(ROMAN, -3), (ROMAN, 3)]
    assert "doomed" in stage.pile(MARTIN) and stage.s.destiny == [3, 0]


@proves("DOOM-SIMUL-01", "DOOM-SIMUL-02", "DOOM-AMB-09")
def test_effects_on_all_come_first_then_the_nearest_opponents() -> None:
    stage = Stage(
        *THREE,
        destiny=(9, 0, 0),
        on_players=[
            ("industrial-complex", ROMAN, ROMAN),
            ("doomed", HONZA, ROMAN),
            ("doomed", MARTIN, ROMAN),
        ],
        on_all=[(GOLDEN_AGE, HONZA), (GOLDEN_AGE, MARTIN)],
    )
    assert changes(stage) == [(HONZA, 1), (MARTIN, 1), (ROMAN, -3), (ROMAN, -3), (ROMAN, 3)]
    sources = [event.source for event in stage.told("destiny-changed")]
    assert [int(piece.by) for piece in sources] == [HONZA, MARTIN, MARTIN, HONZA, ROMAN]


@proves("DOOM-SIMUL-03")
def test_the_owner_of_several_effects_chooses_their_order() -> None:
    left = []
    for first in (0, 1):
        stage = Stage(
            *THREE[:2],
            destiny=(1, 0),
            on_players=[("industrial-complex", ROMAN, ROMAN), (TITHES, ROMAN, ROMAN)],
            at_first_action=False,
        )
        stage.pass_window()
        assert stage.where()[-1] == "due" and stage.asked() == ROMAN
        assert stage.moves() == ["first industrial-complex", "first tithes"]
        stage.move(stage.moves()[first])
        left.append(stage.s.destiny[ROMAN])
    assert left == [2, 3]


@proves("DOOM-SIMUL-03")
def test_nobody_is_asked_for_the_order_of_twins() -> None:
    stage = Stage(
        *THREE[:2],
        on_players=[("industrial-complex", ROMAN, ROMAN), ("industrial-complex", ROMAN, ROMAN)],
        at_first_action=False,
    ).pass_window()
    assert stage.where() == ["turn", "anytime"] and stage.s.destiny == [6, 0]


@proves("DOOM-SIMUL-03")
def test_two_copies_on_different_warriors_are_no_twins() -> None:
    stage = Stage(
        ["free-marine", "infantry"],
        ["samurai"],
        on_warriors=[
            ("hidden-in-the-shadows", ROMAN, "infantry"),
            ("hidden-in-the-shadows", ROMAN, "samurai"),
        ],
        at_first_action=False,
    ).pass_window()
    assert stage.moves() == ["first hidden-in-the-shadows 1", "first hidden-in-the-shadows 2"]
    stage.move("first hidden-in-the-shadows 2")
    assert not stage.in_play("hidden-in-the-shadows")


def test_an_effect_that_fell_due_is_not_read_when_its_card_has_left() -> None:
    stage = Stage(
        *THREE[:2],
        destiny=(4, 0),
        on_players=[("industrial-complex", ROMAN, ROMAN), (TITHES, ROMAN, ROMAN)],
        at_first_action=False,
    ).pass_window()
    stage.s.discard(stage.piece("tithes").number, None)
    stage.s.choose(0)
    assert stage.s.destiny[ROMAN] == 7 and stage.where()[-1] == "anytime"


@proves("DOOM-ATTACH-02")
def test_hidden_in_the_shadows_lasts_to_your_next_draw_step() -> None:
    stage = Stage(*THREE[:2], hands=[["hidden-in-the-shadows"]]).do("meditate")
    stage.do("play hidden-in-the-shadows", "on samurai")
    stage.pass_window()
    assert stage.values("samurai") == [3, 3, 6, 3]
    stage.do("no-more-actions", "no-more-actions")
    assert stage.values("samurai") == [3, 3, 6, 3], "not in Martin's"
    stage.to_action()
    assert stage.values("samurai") == [3, 3, 3, 3]
    assert "hidden-in-the-shadows" in stage.pile(ROMAN)
