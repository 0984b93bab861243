"""Logs that somebody has changed, or made up: `kostka verify` names them, or proves nothing."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream, salt
from kostka.kernel.log import Journal
from kostka.table.store.signing import Signer, new_private, signed
from tests.kernel.recorded import step
from tests.table.host import Hall

Lines = list[dict[str, Any]]
SEED, OTHER = b"s" * 32, b"t" * 32
SERVER = Signer(new_private())
BROKEN, HOLDS, UNREADABLE = 1, 3, 2


def played(picks: int, seed: bytes = SEED, most: int = 10_000, game: str = "dicethrone") -> Journal:
    rules = GAMES[game]
    setup = next(iter(rules.examples.values()))
    names = [f"Player {n}" for n in range(rules.new(setup).seats())]
    luck = Stream(seed, salt(["mine"]))
    journal = Journal.begin(rules, setup, names, luck, salts=["mine"])
    chosen = Rng(picks)
    while not journal.state.over() and most > 0:
        step(journal, chosen)
        most -= 1
    return journal


def closed(journal: Journal, signer: Signer | None = None) -> Lines:
    """Its lines to the end; signed as a server does it."""
    if signer is not None:
        journal.header["server"] = signer.public
    journal.close()
    if signer is not None:
        journal.records[-1]["signed"] = signer.signature(journal.header, journal.records)
    return copy.deepcopy([journal.header, *journal.records])


@pytest.fixture(scope="module")
def genuine() -> Lines:
    return closed(played(5), SERVER)


def written(lines: Lines) -> bytes:
    return b"".join([json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines])


def verify(path: Path, content: bytes, *words: str) -> int:
    path.write_bytes(content)
    return main(["verify", str(path), *words])


# --- What is genuine ------------------------------------------------------------------------------


def test_a_game_of_the_server_is_proved_by_its_key(
    genuine: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.kostka.jsonl"
    assert verify(path, written(genuine), "--key", SERVER.public) == 0
    assert "It is proved." in capsys.readouterr().out
    assert verify(path, written(genuine)) == HOLDS, "nobody has said whose key it is"
    assert SERVER.public in capsys.readouterr().out
    another = Signer(new_private()).public
    assert verify(path, written(genuine), "--key", another) == BROKEN
    assert verify(path, written(genuine), "--key", "abc") == UNREADABLE


# --- The forgeries --------------------------------------------------------------------------------


def dice(lines: Lines) -> tuple[int, int]:
    """The first line with dice, and their place in it."""
    for n, line in enumerate(lines):
        for place, out in enumerate(line.get("out", ())):
            if n > 4 and out.replace(" ", "").isdecimal():
                return n, place
    raise AssertionError


def turned(lines: Lines) -> None:
    n, place = dice(lines)
    out = lines[n]["out"][place]
    lines[n]["out"][place] = ("6" if out[0] != "6" else "1") + out[1:]


def setting(**fields: Any) -> Callable[[Lines], None]:
    """The header says something else."""

    def forge(lines: Lines) -> None:
        lines[0].update(fields)

    return forge


def ending(**fields: Any) -> Callable[[Lines], None]:
    """So does the last line; None takes it away."""

    def forge(lines: Lines) -> None:
        for key, value in fields.items():
            lines[-1][key] = value
            if value is None:
                del lines[-1][key]

    return forge


def inserted(**fields: Any) -> Callable[[Lines], None]:
    def forge(lines: Lines) -> None:
        lines.insert(-1, {"n": lines[-1]["n"], **fields})
        lines[-1]["n"] += 1

    return forge


def swapped_names(lines: Lines) -> None:
    lines[0]["seats"].reverse()


def other_state(lines: Lines) -> None:
    lines[0]["engine"], lines[-1]["hash"] = "0.0.1", "00" * 32


def uncommitted(lines: Lines) -> None:
    lines[0]["commitment"] = ""
    del lines[0]["salts"], lines[-1]["reveal"]


def hidden(lines: Lines) -> None:
    del lines[-1]["reveal"]
    other_state(lines)
    turned(lines)


def other_seed(lines: Lines) -> None:
    lines[-1]["reveal"]["seed"] = OTHER.hex()


def other_setup(lines: Lines) -> None:
    key = next(iter(lines[0]["setup"]))
    lines[0]["setup"][key].reverse()


def impossible(lines: Lines) -> None:
    n, place = dice(lines)
    lines[n]["out"][place] = "9 9 9 9 9"


def swapped_lines(lines: Lines) -> None:
    lines[4], lines[5] = lines[5], lines[4]


def other_result(lines: Lines) -> None:
    lines[-1]["result"].reverse()


def without_a_ruling(lines: Lines) -> None:
    del lines[0]["rulings"][0]


def cut(lines: Lines) -> None:
    del lines[-1]


def unsigned(lines: Lines) -> None:
    del lines[-1]["signed"]


CHANGED = {
    "1 altered dice": (turned, BROKEN),
    "3 the last line removed": (cut, HOLDS),
    "5 another seed revealed": (other_seed, BROKEN),
    "6 names swapped, so that another wins": (swapped_names, BROKEN),
    "7 engine and state forged": (other_state, BROKEN),
    "8 other rules": (setting(rules="9.9"), UNREADABLE),
    "9 another set-up": (other_setup, BROKEN),
    "10 an outcome that there is not": (impossible, BROKEN),
    "11 commitment and reveal removed": (uncommitted, BROKEN),
    "12 reveal removed": (ending(reveal=None), BROKEN),
    "14 other salts": (setting(salts=["other"]), BROKEN),
    "17 two lines swapped": (swapped_lines, BROKEN),
    "20 another result": (other_result, BROKEN),
    "21 a ruling removed": (without_a_ruling, UNREADABLE),
    "22 dice altered, reveal removed": (hidden, BROKEN),
    "23 another name sat there": (inserted(hand=0, to="Somebody Else"), BROKEN),
    "24 a flag has fallen": (inserted(clock=0, left=0), BROKEN),
    "the signature removed": (unsigned, HOLDS),
}


@pytest.mark.parametrize(("forge", "code"), CHANGED.values(), ids=CHANGED)
def test_a_changed_log_of_the_server_is_never_proved(
    forge: Callable[[Lines], None], code: int, genuine: Lines, tmp_path: Path
) -> None:
    lines = copy.deepcopy(genuine)
    forge(lines)
    path = tmp_path / "log.kostka.jsonl"
    assert verify(path, written(lines), "--key", SERVER.public) == code


def test_bytes_that_are_no_lines_are_refused(genuine: Lines, tmp_path: Path) -> None:
    whole, path = written(genuine), tmp_path / "log.kostka.jsonl"
    twice = whole.replace(b'"n": 3,', b'"n": 3, "n": 3,', 1)
    for forged in (whole[:-40], twice):  # 4 and 18
        assert verify(path, forged, "--key", SERVER.public) == UNREADABLE
    more = whole + b'{"n": 1, "out": []}\n'  # 19
    assert verify(path, more, "--key", SERVER.public) == BROKEN


def rewritten() -> Journal:
    """2: on the revealed seed, other choices."""
    return played(6)


def own() -> Journal:
    """13: another game, with a commitment of one's own."""
    return played(7, OTHER)


def resigned() -> Journal:
    """15: somebody gives up who did not."""
    journal = played(5, most=40)
    journal.resign(0)
    return journal


def taken_back() -> Journal:
    """16: back, for the dice that come later."""
    journal = played(5, most=40)
    journal.undo(journal.line[-4])
    chosen = Rng(1)
    while not journal.state.over():
        step(journal, chosen)
    return journal


def judged() -> Journal:
    """25: a judge whom there was not, by a rule that there is."""
    journal = played(5, most=40, game="doomtrooper")
    journal.correct("promotion 1 9999", "DOOM-WIN-08", "because")
    journal.resign(0)
    return journal


@pytest.mark.parametrize(
    ("game", "named"),
    [
        (rewritten, ""),
        (own, ""),
        (resigned, "Seat 0 resigned"),
        (taken_back, "Taken back to record"),
        (judged, "Corrected by a judge: promotion 1 9999 (DOOM-WIN-08), because"),
    ],
    ids=lambda it: getattr(it, "__name__", ""),
)
def test_a_game_that_was_made_up_holds_but_is_not_proved_and_says_what_happened(
    game: Callable[[], Journal], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.kostka.jsonl"
    assert verify(path, written(closed(game())), "--key", SERVER.public) == HOLDS
    told = capsys.readouterr().out
    assert named in told and "It holds, but it is not proved." in told
    mine = Signer(new_private())
    assert verify(path, written(closed(game(), mine)), "--key", SERVER.public) == BROKEN


def test_a_judge_who_names_no_rule_is_none(tmp_path: Path) -> None:
    journal = played(5, most=40, game="doomtrooper")
    journal.correct("promotion 1 9999", "NO-SUCH-RULE", "because")
    journal.resign(0)
    assert verify(tmp_path / "log.kostka.jsonl", written(closed(journal)), "--local") == BROKEN


# --- At a server ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("forged") / "hall.db") as found:
        yield found


def test_what_is_uploaded_says_whether_it_was_played_here(hall: Hall, tmp_path: Path) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
    with made.sit(0) as anna:
        anna.ask("resign", seat=0, v=anna.v)
    log = hall.client.get(f"/api/tables/{made.table}/log").content
    path = tmp_path / "log.kostka.jsonl"
    assert hall.client.get("/api/key").json() == {"key": hall.key}
    assert verify(path, log, "--key", hall.key) == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert signed(lines[0], lines[1:])
    forged = copy.deepcopy(lines)
    swapped_names(forged)
    for content, proved in ((log, True), (written(forged), False), (written(closed(own())), False)):
        table = hall.client.post("/api/replays", content=content).json()["table"]
        assert hall.session(table).audience.about([], "en")["proved"] is proved


def test_the_key_of_a_server_outlives_it(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Hall(tmp_path / "hall.db") as hall:
            keys.append(hall.key)
    assert keys[0] == keys[1]
