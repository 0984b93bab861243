"""The rulebook's two worked turns, sentence by sentence, on the map of the scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kostka.games.plosinovka.state import Climb
from kostka.scenario.script import load
from kostka.scenario.stage import PROPS, Stage, begun
from kostka.scenario.table import Table
from tests.rules.proves import proves

FILE = Path(__file__).parents[3] / "scenarios" / "plosinovka" / "sladuse-and-bivoj.toml"
SLADUSE, BIVOJ = 0, 1
ROLL = "sword coin coin monster star"
HIS_ROLL = "boot sword sword coin monster"


class Example:
    """The example, played as far as a test wants."""

    def __init__(self, *moves: str) -> None:
        self.scenario = load(str(FILE))
        s = begun(self.scenario)
        assert isinstance(s, Climb)
        self.s = s
        self.s.log = []
        self.stage = Stage(self.scenario.game, s)
        self.do(*moves)

    def do(self, *moves: str) -> Example:
        for move in moves:
            option = self.s.read(move)
            assert self.s.may(option) is None, move
            self.s.choose(option)
        return self

    def see(self, path: str) -> Any:
        return self.stage.value(Table("", "", {}), path)

    def happened(self) -> list[str]:
        assert self.s.log is not None
        return [event.word.key for event in self.s.log]


STEP_1 = ("end-actions",)
STEP_4 = (*STEP_1, ROLL, "right")
MOVED = (*STEP_4, "monster", "enemy h12", "left", "down")
STRUCK = (*MOVED, "attack g11", "sword", "star sword", "special sword", "strike")
BOOTED = (*STRUCK, "use boots-of-haste", "left")
HERS = (*BOOTED, "end-actions", "set star merge-coin")
HIS_4 = (*HERS, HIS_ROLL, "attack")
APPEARED = (*HIS_4, "appear coin", "at e5")
DEFEATED = (*APPEARED, "attack d5", "sword", "sword")
SHIFTED = (*DEFEATED, "monster", "right")
CLIMBED = (*SHIFTED, "boot up")
ALL = (*CLIMBED, "end-actions", "hold-on")


@proves("TOW-EXSLA-01", "TOW-EXSLA-02")
def test_level_one_is_removed_and_bivoj_faints() -> None:
    example = Example()
    tower = example.s.tower
    levels = [tower.level(player.at) + 1 for player in example.s.players]
    assert levels == [3, 1]
    assert example.see("lowest") == 1
    example.do(*STEP_1)
    assert example.see("lowest") == 2
    assert example.see("at.1") == ""
    assert example.see("special.1") == ""
    assert example.see("lives.1") == 4
    assert example.see("standing") == ["c5 ent", "e10 werewolf", "h12 werewolf"]  # no zombie


@proves("TOW-EXSLA-03")
def test_her_boots_are_refreshed() -> None:
    assert Example().see("turned.0") == ["boots-of-haste"]
    assert Example(*STEP_1).see("turned.0") == []


@proves("TOW-EXSLA-04", "TOW-EXSLA-05")
def test_three_enemies_and_the_right_face() -> None:
    example = Example(*STEP_4)
    assert len(example.see("pool")) == 5
    assert example.see("special.0") == "sword"
    assert example.see("enemy") == "right"
    assert example.see("standing") == ["d5 ent", "e10 werewolf", "h12 werewolf"]


@proves("TOW-EXSLA-06")
def test_one_monster_symbol_moves_the_werewolf_two_fields() -> None:
    example = Example(*MOVED)
    assert example.see("standing") == ["d5 ent", "e10 werewolf", "g11 werewolf"]
    assert example.s.tower.apart(11 * 8 + 7, 10 * 8 + 6) == 2
    assert example.see("gems.0") == 0
    assert "end-actions" in example.see("options")


@proves("TOW-EXSLA-07")
def test_three_symbols_defeat_the_werewolf() -> None:
    example = Example(*STRUCK)
    assert example.s.log is not None
    assert [event.n for event in example.s.log if event.word.key == "attacked"] == [3]
    assert example.see("standing") == ["d5 ent", "e10 werewolf"]
    assert (example.see("gems.0"), example.see("gold.0")) == (2, 1)
    assert example.see("special.0") == ""


@proves("TOW-EXSLA-08", "TOW-EXSLA-09")
def test_boots_and_a_merge_into_the_special_die() -> None:
    example = Example(*BOOTED)
    assert example.see("at.0") == "e11"
    assert example.see("gems.0") == 3
    assert example.see("turned.0") == ["boots-of-haste"]
    assert example.see("pool") == ["coin", "coin"]
    assert len(example.see("pool")) == 2
    example.do("end-actions", "set star merge-coin")
    assert example.see("special.0") == "star"


@proves("TOW-EXSLA-10")
def test_nothing_falls_in_her_turn() -> None:
    example = Example(*HERS)
    assert example.see("at.0") == "e11"
    assert example.see("standing") == ["d5 ent", "e10 werewolf"]
    assert not {"hero-fell", "enemy-fell"} & set(example.happened())


@proves("TOW-EXSLA-11", "TOW-EXBIV-01", "TOW-EXBIV-02")
def test_no_boss_turn_and_nothing_for_bivoj_in_his_first_steps() -> None:
    example = Example(*HERS)
    assert example.s.tower.level(example.s.players[SLADUSE].at) + 1 == 3
    assert "boss-turn-began" not in example.happened()
    assert example.see("active") == BIVOJ
    assert (example.see("lowest"), example.see("turned.1")) == (2, [])
    assert example.happened().count("level-removed") == 1  # hers


@proves("TOW-EXBIV-03", "TOW-EXBIV-04")
def test_the_werewolf_strikes_sladuse() -> None:
    example = Example(*HIS_4)
    assert len(example.see("pool")) == 5
    assert example.see("special") == ["", ""]
    assert example.see("lives") == [5 - 3, 4]


@proves("TOW-EXBIV-05", "TOW-EXBIV-06")
def test_bivoj_appears_beside_the_ent_and_defeats_it() -> None:
    example = Example(*HIS_4)
    assert all(move.startswith("appear") for move in example.see("options"))
    example.do("appear coin", "at e5")
    assert len(example.see("pool")) == 4
    assert example.see("lives.1") == 4
    ent = example.s.enemy_at(4 * 8 + 3)
    assert ent is not None and ent.lives == 2
    example.do("attack d5", "sword", "sword")
    assert (example.see("gems.1"), example.see("gold.1")) == (1, 1 + 1)


@proves("TOW-EXBIV-07", "TOW-EXBIV-08")
def test_the_werewolf_is_moved_from_below_and_bivoj_climbs() -> None:
    example = Example(*SHIFTED)
    wolf, hero = 9 * 8 + 5, example.s.players[SLADUSE].at
    levels = [example.s.tower.level(at) + 1 for at in (wolf, example.s.players[BIVOJ].at)]
    assert levels == [3, 2]
    assert example.see("standing") == ["f10 werewolf"]
    for at in (wolf, hero):
        assert not example.s.tower.platform[at]
        assert example.s.free(at - 8)
    example.do("boot up")
    assert (example.see("at.1"), example.see("gold.1")) == ("e6", 3)


@proves("TOW-EXBIV-09", "TOW-EXBIV-10", "TOW-EXBIV-11")
def test_bivoj_holds_on_while_others_fall() -> None:
    example = Example(*CLIMBED, "end-actions")
    assert example.see("pool") == []
    assert example.see("options") == ["hold-on", "let-go"]  # step 6 asked nothing
    example.do("hold-on")
    assert example.see("special.1") == ""
    assert example.see("at") == ["e10", "e6"]
    assert example.see("standing") == ["f9 werewolf"]
    assert example.s.tower.level(example.s.players[BIVOJ].at) + 1 == 2
    assert "boss-turn-began" not in example.happened()


@proves("TOW-AMB-61")
def test_the_reconstructed_rolls_pay_for_all_that_is_told() -> None:
    hers, his = Example(*BOOTED), Example(*CLIMBED)
    assert hers.s.log is not None and his.s.log is not None
    used = [event.it.key for event in hers.s.log if event.word.key == "symbol-used"]
    assert used == ["monster", "sword", "star sword", "special sword"]
    assert (hers.see("pool"), hers.see("enemy")) == (["coin", "coin"], "right")
    used = [event.it.key for event in his.s.log if event.word.key == "symbol-used"][4:]
    assert used == ["sword", "sword", "monster", "boot up"]
    assert (his.see("pool"), his.see("enemy")) == ([], "attack")  # the fifth let him appear


@pytest.mark.parametrize("moves", [ALL])
def test_the_game_goes_on_with_sladuse(moves: tuple[str, ...]) -> None:
    assert Example(*moves).see("active") == SLADUSE
    assert PROPS["plosinovka"].mark(Example().s) == 6
