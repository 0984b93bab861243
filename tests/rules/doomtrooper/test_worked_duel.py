"""The rulebook's worked duel: Sean Gallagher against the Nepharite of Ilian."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, KILLED, UNHURT, WOUNDED
from kostka.kernel.window import Window
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1
SEAN, NEPHARITE = "sean-gallagher", "nepharite-of-ilian"


def rulebook() -> Stage:
    """Roman attacks, with what both hold in the rulebook's example."""
    return Stage(
        [SEAN],
        [NEPHARITE],
        hands=[
            ["evasive-action", "narrow-escape", "bamboozled"],
            ["powerful-blow", "miscommunication"],
        ],
    )


def with_modifiers() -> Stage:
    stage = rulebook().duel(SEAN, NEPHARITE)
    return stage.do(
        "play evasive-action", f"on {SEAN}", "pass", "play powerful-blow", f"on {NEPHARITE}", "pass"
    )


def with_sean_dead() -> Stage:
    stage = with_modifiers().to_window("last chance")
    return stage.do("play narrow-escape", "play miscommunication")


@proves("DOOM-DUEL-24", "DOOM-DUEL-22", "DOOM-DUEL-17")
def test_before_modifiers_both_would_be_wounded() -> None:
    stage = rulebook().duel(SEAN, NEPHARITE)
    assert stage.values(SEAN) == [10, 3, 8, 8]
    assert stage.values(NEPHARITE) == [8, 5, 4, 7]
    assert stage.value(SEAN, FIGHT) >= stage.value(NEPHARITE, ARMOUR)
    assert stage.value(NEPHARITE, FIGHT) >= stage.value(SEAN, ARMOUR)


@proves("DOOM-DUEL-37", "DOOM-DUEL-30")
def test_evasive_action_is_outweighed_by_a_powerful_blow() -> None:
    stage = with_modifiers()
    assert stage.value(SEAN, ARMOUR) == 10
    assert stage.value(NEPHARITE, FIGHT) == 10
    stage.to_window("last chance")
    assert stage.notes().fates == (KILLED, WOUNDED)


@proves("DOOM-DUEL-48", "DOOM-DUEL-41")
def test_narrow_escape_is_cancelled_by_miscommunication() -> None:
    stage = with_modifiers().to_window("last chance")
    assert stage.asked() == ROMAN
    stage.move("play narrow-escape")
    assert stage.where()[-2:] == ["play", "answers"] and stage.asked() == MARTIN
    stage.move("play miscommunication")
    assert stage.where()[-4:] == ["play", "answers", "play", "answers"] and stage.asked() == ROMAN
    stage.move("pass")
    assert stage.where()[-1] == "last chance", "a cancelled card cannot be answered any more"
    stage.pass_window()
    assert not stage.in_play(SEAN) and SEAN in stage.pile(ROMAN)
    assert stage.piece(NEPHARITE).wounded
    assert {"narrow-escape", "evasive-action"} <= set(stage.pile(ROMAN))
    assert {"miscommunication", "powerful-blow"} <= set(stage.pile(MARTIN))


@proves("DOOM-DUEL-41")
def test_without_miscommunication_narrow_escape_saves_sean() -> None:
    stage = with_modifiers().to_window("last chance")
    stage.move("play narrow-escape", "pass")
    assert stage.notes().fates == (UNHURT, WOUNDED)
    stage.out_of_the_duel()
    assert stage.in_play(SEAN) and not stage.piece(SEAN).wounded
    assert stage.piece(NEPHARITE).wounded and stage.s.promotion == [0, 0]


@proves("DOOM-DUEL-51", "DOOM-DUEL-52")
def test_the_eight_points_are_announced_before_anybody_has_them() -> None:
    stage = with_sean_dead().do("destiny 3")
    assert stage.where()[-1] == "anytime"
    (award,) = stage.notes().awards
    assert (award.seat, award.destiny, award.promotion) == (MARTIN, 3, 5)
    assert stage.s.destiny == [0, 0] and stage.s.promotion == [0, 0]
    stage.out_of_the_duel()
    assert stage.s.destiny == [0, 3] and stage.s.promotion == [0, 5]


@proves("DOOM-DUEL-51")
def test_any_split_of_the_eight_points_is_offered() -> None:
    stage = with_sean_dead()
    while stage.where()[-1] != "awarding points":
        stage.move("pass")
    assert stage.asked() == MARTIN
    assert stage.moves() == [f"destiny {n}" for n in range(9)]


@proves("DOOM-DUEL-53")
def test_bamboozled_turns_five_promotion_points_into_ten_of_destiny() -> None:
    stage = with_sean_dead().do("destiny 3")
    assert stage.asked() == ROMAN
    stage.move("play bamboozled", "pass").out_of_the_duel()
    assert stage.s.destiny == [10, 3] and stage.s.promotion == [0, 0]


@proves("DOOM-DUEL-01", "DOOM-DUEL-02", "DOOM-DUEL-03")
def test_the_worked_duel_has_eight_phases_and_an_anytime_round_after_each() -> None:
    stage = rulebook()
    story: list[str] = []
    answers = {
        "naming the fighters": [f"attacker {SEAN}", f"defender {NEPHARITE}"],
        "announcing the tactic": ["fight"],
        "modifiers": ["play evasive-action", "play powerful-blow"],
        "last chance": ["play narrow-escape"],
        "awarding points": ["destiny 3"],
        "play": [f"on {SEAN}", f"on {NEPHARITE}"],
        "answers": ["play miscommunication"],
    }
    last = None
    stage.move("attack")
    assert stage.notes().attacker == stage.notes().defender == -1
    while stage.s.duel() is not None:
        frame = stage.s.stack[-1]
        phases = len(stage.told("duel-phase"))
        if frame is not last and isinstance(frame.rule, Window):
            story.append(f"{phases} {frame.rule.name}")
            last = frame
        waiting = answers.get(frame.rule.name, [])
        if frame.rule.name == "answers" and phases != 7:
            stage.move("pass")  # Martin saves his Miscommunication for the escape
        elif phases == 8 and frame.rule.name == "anytime" and "play bamboozled" in stage.moves():
            stage.move("play bamboozled")
        elif waiting and waiting[0] in stage.moves():
            stage.move(waiting.pop(0))
        else:
            stage.move("pass")
    assert [event.n for event in stage.told("duel-phase")] == [1, 2, 3, 4, 5, 6, 7, 8]
    rounds = [line for line in story if line.endswith("anytime")]
    assert list(dict.fromkeys(rounds)) == [f"{n} anytime" for n in range(1, 9)]
    outside = [line for line in dict.fromkeys(story) if "answers" not in line]
    assert outside == [
        *("1 anytime", "2 anytime", "3 anytime", "4 anytime"),
        *("5 modifiers", "5 anytime", "6 anytime", "7 last chance", "7 anytime", "8 anytime"),
    ]
    assert stage.s.destiny == [10, 3] and stage.s.promotion == [0, 0]
    assert not stage.in_play(SEAN) and stage.piece(NEPHARITE).wounded


@proves("DOOM-DUEL-39", "DOOM-DUEL-44", "DOOM-DUEL-49")
def test_the_same_fight_without_cards() -> None:
    stage = Stage([SEAN], [NEPHARITE]).duel(SEAN, NEPHARITE)
    stage.do("destiny 0").out_of_the_duel()
    assert not stage.in_play(SEAN) and stage.piece(NEPHARITE).wounded
    assert stage.s.destiny == [0, 0] and stage.s.promotion == [0, 8]


@proves("DOOM-DUEL-23", "DOOM-DUEL-06")
def test_the_mirrored_fight_comes_out_the_same() -> None:
    stage = Stage([NEPHARITE], [SEAN]).duel(NEPHARITE, SEAN)
    stage.do("destiny 8").out_of_the_duel()
    assert not stage.in_play(SEAN) and stage.piece(NEPHARITE).wounded
    assert stage.s.destiny == [8, 0] and stage.s.promotion == [0, 0]


@proves("DOOM-DUEL-14", "DOOM-DUEL-17")
def test_in_the_shoot_out_nobody_is_hurt() -> None:
    stage = Stage([SEAN], [NEPHARITE]).duel(SEAN, NEPHARITE, "shoot").out_of_the_duel()
    assert not stage.piece(SEAN).wounded and not stage.piece(NEPHARITE).wounded
    assert stage.told("struck") == [] and stage.s.promotion == [0, 0]


@proves("DOOM-DUEL-39")
def test_the_nepharite_does_not_kill_by_shooting() -> None:
    stage = Stage(["clansman"], [NEPHARITE]).duel("clansman", NEPHARITE, "shoot").out_of_the_duel()
    assert stage.piece("clansman").wounded and stage.s.promotion == [0, 0]
