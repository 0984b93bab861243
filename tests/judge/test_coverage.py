"""When a rule counts as tested: somebody names it and carries the numbers of its check."""

from __future__ import annotations

from pathlib import Path

import pytest

from kostka.judge import CATALOGUES, catalogue
from kostka.judge.catalogue import Catalogue
from kostka.judge.coverage import (
    Proof,
    carries,
    coverage,
    exempt,
    named_in_tests,
    numbers_in,
    proofs,
    source_tree,
)

ROOT = Path(__file__).resolve().parents[2]
RULES = catalogue("dicethrone")

CLAWS = '''
"""THR-BP-10 with 3 and 5 in the docstring of the module."""
LIFE = 44
ROLLS: dict[str, int] = {"many": OTHER}
OTHER = 28

@proves("THR-SETUP-03", "THR-SETUP-06")
def test_one():
    """50 in a docstring proves nothing."""
    assert LIFE == 44 and 60 - 7 == 53

@pytest.mark.parametrize("n", [50])
@proves.proves("THR-SETUP-03")
def test_two(n):
    assert stage.health(0) == n, "not 21"

class TestMore:
    @proves("THR-CP-02")
    def test_three(self):
        assert stage.refuses("play x") == "THR-CP-15" and ROLLS and True
        do("1 2 3", -7)

def test_four():
    assert 99
'''

CLAIMS = """
SEVEN = 7
BOTH = pytest.mark.parametrize(("sold", "left"), [(31, 32)])

def claims(stage, n):
    assert stage.left() == n + 12 and stage.sum() != 4 * 12

@proves("THR-CP-02")
def test_literals():
    wanted = [8, 9]
    stage = Stage(21).roll("22 23")
    assert stage.cards() == wanted and stage.cp == SEVEN
    for n in (2, 3):
        assert stage.seats(n) == 4 == 1 + 3 + 26
    for n in range(5, 6):
        claims(stage, n + 11)
    with pytest.raises(Mistake, match="for 13"):
        begin(14)
    begin(24)

@BOTH
@proves("THR-CP-02")
def test_parameters(sold, left):
    assert stage.sell(25) == left
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "rules" / "dicethrone").mkdir(parents=True)
    (tmp_path / "scenarios").mkdir()
    return tmp_path


def write(tree: Path, name: str, text: str) -> None:
    (tree / name).write_text(text, "utf-8")


# --- The numbers of a check -----------------------------------------------------------------------


def test_numbers_stand_alone_and_outside_ids() -> None:
    text = "Given 3v3, level II, THR-OFF-09, a 32-card deck, THR-TIME-01/08 / Then 4-6 and +7."
    assert numbers_in(text) == {32, 4, 6, 7}


@pytest.mark.parametrize(
    ("carried", "enough"), [({50}, True), ({4, 28}, True), ({4}, False), (set(), False)]
)
def test_half_of_the_numbers_are_enough(carried: set[int], enough: bool) -> None:
    check = "Given 50 health and 1 die / Then 0" if 50 in carried else "4 of 28, 32 and 9"
    some = frozenset(carried)
    assert carries(Proof("", (), some, some), check) == enough


def test_a_check_without_numbers_needs_only_the_name() -> None:
    nothing = Proof("", (), frozenset(), frozenset())
    assert carries(nothing, "Given 1 die / Then 0, citing THR-OFF-55.")
    assert carries(
        nothing, "Given attempt 2 / When steps 2-4 run / Then in Main (2) it is refused."
    )
    assert carries(
        nothing, "Given card 2 / Then (2) actions 2 and 3 are lost, and player 4 skips effect 3."
    )
    assert not carries(nothing, "Given 2 actions / Then 3 are left.")
    assert not carries(nothing, "Given 8 phases and step 3 / Then nothing.")


# --- The numbers of a test ------------------------------------------------------------------------


def test_a_test_carries_its_numbers_strings_and_decorators_but_for_what_cannot_fail() -> None:
    found = list(named_in_tests(CLAWS, "tests/test_x.py"))
    assert [proof.name for proof in found] == [
        "tests/test_x.py::test_one",
        "tests/test_x.py::test_two",
        "tests/test_x.py::TestMore::test_three",
    ]
    assert [proof.ids for proof in found] == [
        ("THR-SETUP-03", "THR-SETUP-06"),
        ("THR-SETUP-03",),
        ("THR-CP-02",),
    ]
    assert [sorted(proof.numbers) for proof in found] == [[], [0, 21, 50], [1, 2, 3, 7]]
    assert [sorted(proof.asserted) for proof in found] == [[], [0, 50], []]


def test_a_number_is_asserted_where_it_can_fail() -> None:
    literals, parameters = named_in_tests(CLAIMS, "tests/test_x.py")
    assert sorted(literals.asserted) == [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 48]
    assert sorted(literals.numbers - literals.asserted) == [21, 22, 23, 24]  # 1 + 3 + 26 is dead
    assert sorted(parameters.asserted) == [25, 31, 32]


def test_the_outcome_of_a_check_has_to_be_asserted() -> None:
    check = "Given 3 dice / When 2 are used / Then 9 gold and 8 gems"
    carried = frozenset({2, 3, 8, 9})
    assert carries(Proof("", (), carried, frozenset({8})), check)
    assert not carries(Proof("", (), carried, frozenset({2, 3})), check)
    assert not carries(Proof("", (), frozenset({8}), frozenset({8})), check)  # of all, too few


# --- A tree ---------------------------------------------------------------------------------------


def test_the_tree_is_found_upwards(tree: Path) -> None:
    deep = tree / "tests" / "rules" / "dicethrone"
    assert source_tree(deep) == source_tree(tree) == tree
    assert source_tree(Path(tree.anchor)) is None


def test_a_rule_is_covered_thin_exempt_or_uncovered(tree: Path) -> None:
    write(tree, "tests/rules/dicethrone/test_claws.py", CLAWS)
    write(
        tree,
        "tests/rules/dicethrone/exempt.toml",
        '[[exempt]]\nid = "THR-GOAL-03"\nreason = "Advice."\n'
        '[[exempt]]\nid = "THR-SETUP-03"\nreason = "Covered all the same."\n',
    )
    found = coverage(RULES, tree)
    assert found.covered == ("THR-SETUP-03",)  # by the second test; the first has no 50
    assert found.thin == ("THR-SETUP-06", "THR-CP-02")
    assert found.exempt == {"THR-GOAL-03": "Advice."}
    assert len(found.uncovered) == 290
    assert set(found.thin) < set(found.uncovered)
    assert found.plain() == {
        "game": "dicethrone",
        "total": 292,
        "covered": 1,
        "uncovered": list(found.uncovered),
        "thin": ["THR-SETUP-06", "THR-CP-02"],
        "exempt": [{"id": "THR-GOAL-03", "reason": "Advice."}],
        "rulings": {"total": len(RULES.rulings), "covered": 0, "uncovered": list(RULES.rulings)},
    }
    write(
        tree,
        "tests/rules/dicethrone/test_rulings.py",
        '@proves("THR-AMB-01")\ndef test_it():\n    assert stage.works()\n',
    )
    assert coverage(RULES, tree).plain()["rulings"] == {
        "total": len(RULES.rulings),
        "covered": 1,
        "uncovered": [id_ for id_ in RULES.rulings if id_ != "THR-AMB-01"],
    }


def test_a_scenario_proves_like_a_test(tree: Path) -> None:
    write(
        tree,
        "scenarios/start.toml",
        'proves = ["THR-SETUP-03", "THR-SETUP-04"]\n[expect]\nhealth = [50, 50]\n',
    )
    write(
        tree,
        "tests/rules/dicethrone/many.toml",
        '[[scenario]]\nproves = ["THR-SETUP-04"]\nplay = ["pass"]\n'
        '[[scenario]]\nproves = ["THR-SETUP-06"]\nexpect = "4 cards in hand, 28 in the deck"\n',
    )
    assert [proof.name for proof in proofs(tree)] == [
        "tests/rules/dicethrone/many.toml scenario 1",
        "tests/rules/dicethrone/many.toml scenario 2",
        "scenarios/start.toml",
    ]
    found = coverage(RULES, tree)
    assert found.covered == ("THR-SETUP-03", "THR-SETUP-06")
    assert found.thin == ("THR-SETUP-04",)


def test_exemptions_may_stand_in_several_files(tree: Path) -> None:
    for name in ("exempt.toml", "exempt_modes.toml"):
        text = f'[[exempt]]\nid = "THR-{name[:8].upper()}"\nreason = "Because."\n'
        write(tree, f"tests/rules/dicethrone/{name}", text)
    assert len(exempt(tree, "dicethrone")) == 2
    assert exempt(tree, "doomtrooper") == {}


# --- This tree ------------------------------------------------------------------------------------


def rulebook_of(id_: str) -> Catalogue | None:
    for rules in CATALOGUES.values():
        if id_ in rules:
            return rules
    return None


def test_a_test_names_at_most_three_rules_and_only_such_as_exist() -> None:
    found = proofs(ROOT)
    assert found
    assert [proof.name for proof in found if not 1 <= len(proof.ids) <= 3] == []
    unknown = [(proof.name, id_) for proof in found for id_ in proof.ids if not rulebook_of(id_)]
    assert unknown == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_an_exemption_names_a_rule_and_a_reason(game: str) -> None:
    for id_, reason in exempt(ROOT, game).items():
        assert id_ in catalogue(game)
        assert reason.strip()
