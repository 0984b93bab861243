"""`kostka verify` names the first line that does not hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kostka.cli import main
from kostka.kernel.chance import Rng
from tests.kernel.recorded import kept, played


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game with an undo in it, its seed revealed."""
    journal = played(11, moves=60)
    journal.undo(25)
    picks = Rng(12)
    while not journal.state.over():
        options = journal.state.options()
        journal.choose(int(journal.state.seat), options[picks.below(len(options))])
    journal.close()
    return kept(journal, tmp_path_factory.mktemp("log") / "whole.kostka.jsonl")


def verify(path: str | Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Of a game of one's own terminal."""
    code = main(["verify", str(path), "--local"])
    told = capsys.readouterr()
    return code, told.out + told.err


def test_an_honest_game_holds(whole: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = verify(whole, capsys)
    assert code == 0
    assert "committed before the first of them" in text
    assert main(["verify", whole, "--json"]) == 3, "nobody has signed it"
    found = json.loads(capsys.readouterr().out)
    assert found["holds"] and found["dice"] == "proved"
    assert found["undone"] == 35 and found["drawn"] > found["outcomes"] > 0


def test_every_tampered_outcome_is_named_by_its_line(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path(whole).read_text("utf-8").splitlines()
    path = tmp_path / "tampered.kostka.jsonl"
    tampered = 0
    for number, line in enumerate(lines[:250], 1):
        record = json.loads(line)
        for place, out in enumerate(record.get("out", ())):
            if not out.replace(" ", "").isdigit():
                continue
            turned = "6" + out[1:] if out[0] != "6" else "1" + out[1:]
            other = {**record, "out": [*record["out"][:place], turned, *record["out"][place + 1 :]]}
            changed = [*lines[: number - 1], json.dumps(other), *lines[number:]]
            path.write_text("\n".join(changed) + "\n", encoding="utf-8")
            code, text = verify(path, capsys)
            assert code == 1
            assert f"line {number} does not hold: the dice stream gives" in text
            tampered += 1
    assert tampered > 10


def test_a_tampered_move_a_cut_and_a_swap_are_named(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path(whole).read_text("utf-8").splitlines()
    path = tmp_path / "tampered.kostka.jsonl"

    def told(changed: list[str]) -> str:
        path.write_text("\n".join(changed) + "\n", encoding="utf-8")
        code, text = verify(path, capsys)
        assert code == 1
        return text

    move = next(n for n, line in enumerate(lines) if '"do": "roll"' in line)
    assert f"line {move + 1} does" in told(
        [*lines[:move], lines[move].replace("roll", "fly"), *lines[move + 1 :]]
    )
    assert f"line {move + 1} does" in told([*lines[:move], *lines[move + 1 :]])
    swapped = [*lines[:5], lines[6], lines[5], *lines[7:]]
    assert "line 6 does not hold: record 4 is due here, not 5" in told(swapped)
    last = json.loads(lines[-1])
    for field, other in (("hash", "00" * 32), ("result", [1, 1])):
        text = told([*lines[:-1], json.dumps({**last, field: other})])
        assert f"line {len(lines)} does not hold" in text


def test_another_seed_salt_or_commitment_is_named(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path(whole).read_text("utf-8").splitlines()
    first, last = json.loads(lines[0]), json.loads(lines[-1])
    path = tmp_path / "tampered.kostka.jsonl"
    for header, end, what in (
        (first, {**last, "reveal": {**last["reveal"], "seed": "11" * 32}}, "the revealed seed"),
        (first, {**last, "reveal": {**last["reveal"], "salt": "11" * 32}}, "the salt is not made"),
        ({**first, "commitment": "0" * 64}, last, "the revealed seed does not belong"),
        ({**first, "salts": ["heads", "tails"]}, last, "the salt is not made of what the seats"),
    ):
        path.write_text("\n".join([json.dumps(header), *lines[1:-1], json.dumps(end)]), "utf-8")
        code, text = verify(path, capsys)
        assert code == 1
        assert f"line {len(lines)} does not hold: {what}" in text


def test_what_is_not_revealed_or_committed_is_not_called_proved(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Path(whole).read_text("utf-8").splitlines(keepends=True)
    path = tmp_path / "open.kostka.jsonl"
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    code, text = verify(path, capsys)
    assert code == 3 and "has not been revealed" in text
    journal = played(1, luck=Rng(1), moves=30)
    journal.close()
    code, text = verify(kept(journal, tmp_path / "rng.kostka.jsonl"), capsys)
    assert code == 3 and "nothing is proved" in text


def test_what_cannot_be_read_is_a_mistake(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.kostka.jsonl"
    good = Path(whole).read_bytes()
    for content in (
        b"",
        b"hello",
        good[:-20],
        good[:3000],
        good.replace(b'"rules": "', b'"rules": "0'),
    ):
        path.write_bytes(content)
        code, text = verify(path, capsys)
        assert code == 2
        assert text.startswith(f"{path}, line ")
        assert text.count("\n") == 1
        assert path.read_bytes() == content
    assert verify(tmp_path / "nothing", capsys)[0] == 2
