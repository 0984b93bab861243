"""The journal and its file: one door in, every line holds, nothing is ever overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream
from kostka.kernel.game import Game, Mistake, Setup
from kostka.kernel.log import Flaw, Journal, Refused, Writer, read
from kostka.kernel.step import NOT_OFFERED
from tests.kernel.recorded import SETUPS, begun, kept, played, step, stream
from tests.promises.worlds import share

CASES = [pytest.param(*case, id=case[0].key) for case in SETUPS]


def rewritten(path: str, line: int, **fields: Any) -> None:
    """The file with other fields in one of its lines; None takes a field away."""
    lines = Path(path).read_text("utf-8").splitlines()
    record = json.loads(lines[line - 1]) | fields
    kept_fields = {key: value for key, value in record.items() if value is not None}
    lines[line - 1] = json.dumps(kept_fields)
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def flaw(path: str) -> Flaw:
    with pytest.raises(Flaw) as caught:
        read(path, GAMES)
    assert str(caught.value).startswith(f"{path}, line {caught.value.line}: ")
    return caught.value


# --- The door -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_whole_games_come_back_from_their_files(game: Game, setup: Setup, tmp_path: Path) -> None:
    for seed in range(share(game.key, "", 5)):
        journal = begun(game, setup, Rng(seed))
        writer = Writer(str(tmp_path / f"{seed}.kostka.jsonl"), journal)
        picks = Rng(100 + seed)
        while not journal.state.over():
            step(journal, picks)
        journal.close()
        writer.close()
        again = read(writer.path, GAMES)
        assert (again.header, again.records) == (journal.header, journal.records)
        assert game.hash(again.state) == game.hash(journal.state)
        assert again.closed


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_every_option_is_written_in_a_way_that_leads_back_to_it(game: Game, setup: Setup) -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(share(game.key, "", 20)):
        s = game.new(setup)
        luck = Rng(seed)
        while not s.over():
            options = list(s.options())
            texts = [s.write(option) for option in options]
            assert len(set(texts)) == len(texts)
            if tuple(texts) not in seen:
                seen.add(tuple(texts))
                for option, text in zip(options, texts, strict=True):
                    assert s.read(text) is option or s.read(text) == option
            chosen = s.roll(luck) if s.at_chance() else options[luck.below(len(options))]
            found = s.read(f"  {s.write(chosen).upper().replace(' ', '   ')} ")
            assert found is chosen or found == chosen
            s.choose(chosen)


def test_the_file_holds_every_record_as_soon_as_it_is_made(tmp_path: Path) -> None:
    journal = played(1, moves=0)
    path = tmp_path / "game.kostka.jsonl"
    Writer(str(path), journal)
    picks = Rng(7)
    for _ in range(40):
        step(journal, picks)
        assert read(str(path), GAMES).records == journal.records


def test_a_wrong_seat_and_a_wrong_move_change_nothing() -> None:
    journal = played(1, moves=5)
    before, records = journal.game.hash(journal.state), list(journal.records)
    asked = int(journal.state.seat)
    with pytest.raises(Refused) as other:
        journal.enter(1 - asked, "pass")
    assert other.value.rule == "KERNEL-NOT-ASKED"
    for seat in (2, -1, 10**30, True, None, "0"):
        with pytest.raises(Refused) as nobody:
            journal.enter(seat, "pass")
        assert nobody.value.rule == "KERNEL-NO-SUCH-SEAT"
    with pytest.raises(Refused) as strange:
        journal.enter(asked, "fly to the moon\x1b")
    assert strange.value.rule == NOT_OFFERED
    assert "\x1b" not in str(strange.value)
    assert (journal.game.hash(journal.state), journal.records) == (before, records)


def test_a_forbidden_move_is_refused_by_its_rule() -> None:
    journal = played(1, moves=0)
    s = journal.state
    question, f = s.question(), s.stack[-1]
    forbidden = [play for play in question.offers(s, f) if play not in s.options()]
    assert forbidden
    for play in forbidden:
        with pytest.raises(Refused) as refused:
            journal.enter(int(s.seat), s.write(play))
        reason = s.may(play)
        assert reason is not None and refused.value.rule == reason.rule
        assert reason.rule in str(refused.value)
        with pytest.raises(Refused):
            journal.choose(int(s.seat), play)
    with pytest.raises(Refused):
        journal.choose(int(s.seat), object())


def test_a_game_that_is_over_takes_no_more_moves() -> None:
    journal = played(2)
    with pytest.raises(Refused, match="over"):
        journal.enter(0, "pass")
    with pytest.raises(Refused, match="over"):
        journal.resign(0)
    journal.close()
    late: list[Callable[[], None]] = [
        lambda: journal.undo(0),
        lambda: journal.clock(0, 1),
        lambda: journal.hand_over(0, "bot"),
        lambda: journal.outcome("1"),
        lambda: journal.close(),
    ]
    for entering in late:
        with pytest.raises(Refused, match="closed"):
            entering()


def test_real_dice_are_typed_in_where_there_is_no_luck(tmp_path: Path) -> None:
    game, setup = SETUPS[0]
    luck, picks = Rng(3), Rng(4)
    real = begun(game, setup, None)
    drawn = begun(game, setup, Rng(3))
    with pytest.raises(Refused, match="Chance cannot give '7'"):
        real.outcome("7")
    for _ in range(200):
        while real.state.at_chance():
            with pytest.raises(Refused):
                real.enter(0, "pass")
            real.outcome(real.state.write(real.state.roll(luck)))
        options = real.state.options()
        pick = options[picks.below(len(options))]
        real.choose(int(real.state.seat), pick)
        drawn.enter(int(drawn.state.seat), drawn.state.write(pick))
    with pytest.raises(Refused):
        drawn.outcome("1")
    while real.state.at_chance():
        real.outcome(real.state.write(real.state.roll(luck)))
    assert game.hash(real.state) == game.hash(drawn.state)
    again = read(kept(real, tmp_path / "real.kostka.jsonl"), GAMES)
    assert game.hash(again.state) == game.hash(real.state)


def test_undo_appends_and_the_dice_go_on(tmp_path: Path) -> None:
    journal = played(5, moves=60)
    hashes = {0: ""}
    twin = Journal(journal.game, journal.header, None)
    for record in journal.records:
        twin.follow(record)
        hashes[record["n"]] = journal.game.hash(twin.state)
    luck = journal.luck
    assert isinstance(luck, Stream)
    position = luck.position
    journal.undo(30)
    assert journal.game.hash(journal.state) == hashes[30]
    assert len(journal.records) == 62 and journal.line[-2:] == [30, 61]
    assert luck.position == position
    picks = Rng(6)
    for _ in range(30):
        step(journal, picks)
    with pytest.raises(Refused) as gone:
        journal.undo(45)  # it was undone itself
    assert gone.value.rule == "KERNEL-NO-SUCH-RECORD"
    journal.undo(61)
    assert journal.game.hash(journal.state) == hashes[30]
    path = kept(journal, tmp_path / "undone.kostka.jsonl")
    again = read(path, GAMES, stream())
    assert again.line == journal.line
    assert journal.game.hash(again.state) == hashes[30]
    for _ in range(20):  # both streams stand at the same place
        pick = Rng(9)
        step(journal, pick)
        step(again, Rng(9))
    assert again.records == journal.records


def test_resignation_clock_and_hand_over_are_records(tmp_path: Path) -> None:
    journal = played(8, moves=20)
    journal.clock(1, 300)
    journal.hand_over(0, "bot greedy")
    journal.clock(1, 12)
    assert not journal.state.over()
    journal.resign(1)
    assert journal.state.over()
    assert journal.state.outcome() == [1, 0]
    again = read(kept(journal, tmp_path / "left.kostka.jsonl"), GAMES)
    assert again.seats == ["bot greedy", "Bořek"]
    assert again.header["seats"] == ["Anna", "Bořek"]
    assert again.clocks == {1: 12}
    assert again.state.outcome() == [1, 0]
    again.undo(23)
    assert not again.state.over()
    again.resign(0)
    assert again.state.outcome() == [0, 1]
    for seconds in (-1, 10**40, True):
        with pytest.raises(Mistake):
            begun(*SETUPS[0], Rng(1)).clock(0, seconds)
    for name in ("", "\x1b[2J", "x" * 81):
        with pytest.raises(Mistake):
            begun(*SETUPS[0], Rng(1)).hand_over(0, name)


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_a_draw_that_was_agreed_on_is_a_record(game: Game, setup: Setup, tmp_path: Path) -> None:
    journal, picks = begun(game, setup, stream()), Rng(2)
    for _ in range(15):
        step(journal, picks)
    journal.agree()
    assert journal.records[-1] == {"n": len(journal.records) - 1, "drawn": True}
    assert journal.state.over() and not any(journal.state.outcome())
    assert not journal.state.technical()
    with pytest.raises(Refused, match="over"):
        journal.agree()
    journal.close()
    path = kept(journal, tmp_path / "drawn.kostka.jsonl")
    assert not any(read(path, GAMES).state.outcome())
    rewritten(path, len(journal.records), drawn=1)
    assert "'drawn' is to be true, not 1" in str(flaw(path))


# --- The file -------------------------------------------------------------------------------------


def test_a_log_that_is_cut_off_anywhere_is_a_mistake_or_a_beginning(tmp_path: Path) -> None:
    journal = played(3, moves=12)
    whole = Path(kept(journal, tmp_path / "whole.kostka.jsonl")).read_bytes()
    path = tmp_path / "cut.kostka.jsonl"
    beginnings = 0
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        try:
            found = read(str(path), GAMES)
        except Mistake:
            with pytest.raises(Mistake):
                Writer(str(path), journal)
        else:
            assert found.records == journal.records[: len(found.records)]
            beginnings += 1
        assert path.read_bytes() == whole[:size]
    assert beginnings == 2 * 14 - 1  # after each line, with and without its line end


def test_a_writer_goes_on_where_the_file_stops(tmp_path: Path) -> None:
    journal = played(3, moves=12)
    whole = Path(kept(journal, tmp_path / "whole.kostka.jsonl")).read_bytes()
    path = tmp_path / "begun.kostka.jsonl"
    for lines in range(1, 14):
        for end in (b"", b"\n"):
            path.write_bytes(b"\n".join(whole.split(b"\n")[:lines]) + end)
            Writer(str(path), journal).close()
            assert path.read_bytes() == whole


def test_no_other_file_is_ever_touched(tmp_path: Path) -> None:
    journal = played(3, moves=12)
    other = played(4, moves=12)
    path = tmp_path / "file"
    foreign = Path(kept(other, tmp_path / "other.kostka.jsonl")).read_bytes()
    for content in (b"", b"hello\n", b"{}\n", b"\xff\x00", b"[" * 100_000, foreign):
        path.write_bytes(content)
        with pytest.raises(Mistake):
            Writer(str(path), journal)
        assert path.read_bytes() == content
    for nowhere in (str(tmp_path), str(tmp_path / "no" / "folder"), "a\0b"):
        with pytest.raises(Mistake, match="cannot be"):
            Writer(nowhere, journal)


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    journal = played(3, moves=12)
    writer = Writer(str(tmp_path / "game.kostka.jsonl"), journal)
    writer.close()
    before, n = journal.game.hash(journal.state), len(journal.records)
    luck = journal.luck
    assert isinstance(luck, Stream)
    position = luck.position
    with pytest.raises(Mistake, match="cannot be written"):
        step(journal, Rng(1))
    assert (journal.game.hash(journal.state), len(journal.records)) == (before, n)
    assert journal.luck is luck and luck.position == position


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"game": "chess"}, "there is no game called 'chess'; there are: "),
        ({"rules": "0"}, "the game was recorded with rules version '0'; this is "),
        ({"rulings": []}, "the game was recorded with other rulings in force"),
        ({"kostka": 2}, "this is format 2 of a log; known is 1"),
        ({"kostka": None}, "this is not the header of a log"),
        ({"seats": ["Anna"]}, "the game is for 2 seats, not for 1"),
        ({"seats": ["Anna", "\x1b[2J"]}, "'seats' is to be a list of short texts, not "),
        ({"setup": {"heroes": ["nobody", "black-widow"]}}, "There is no hero called 'nobody'"),
        ({"setup": {"mode": []}}, "One mode is played, not 0"),
        ({"setup": {"mode": "duel"}}, "'setup' is to be lists of texts by name"),
        ({"setup": None}, "'setup' is missing"),
        ({"commitment": "abc"}, "'commitment' is to be empty or 64 hexadecimal digits"),
        ({"colour": "red"}, "'colour' is no field of such a line"),
    ],
)
def test_a_header_that_does_not_fit_gets_a_sentence(
    fields: dict[str, Any], what: str, tmp_path: Path
) -> None:
    path = kept(played(1, moves=3), tmp_path / "game.kostka.jsonl")
    rewritten(path, 1, **fields)
    found = flaw(path)
    assert found.line == 1
    assert found.what.startswith(what)


@pytest.mark.parametrize(
    ("line", "fields", "what", "unreadable"),
    [
        (3, {"n": 7}, "record 1 is due here, not 7", False),
        (3, {"seat": 1}, "seat 1 is not asked here", False),
        (3, {"seat": 5}, "there is no seat 5", False),
        (3, {"do": "fly"}, "there is no move 'fly' here", False),
        (3, {"do": "announce vibranium-claws"}, "there is no move ", False),
        (2, {"out": ["7"]}, "chance cannot give '7' here", False),
        (3, {"out": ["1"]}, "nothing is rolled or drawn here, so it cannot give '1'", False),
        (3, {"out": 1}, "'out' is to be a list of texts, not 1", True),
        (3, {"seat": "0"}, "'seat' is to be a whole number, not '0'", True),
        (3, {"n": True}, "'n' is to be a whole number, not True", True),
        (3, {"seat": 10**40}, "'seat' is to be a whole number, not 1000", True),
        (3, {"seat": None}, "'seat' is missing", True),
        (3, {"undo": 0}, "'undo' is no field of such a line", True),
        (3, {"seat": None, "do": None}, "'out' is to be a list of texts, not None", True),
        (3, {"seat": None, "do": None, "undo": 9}, "there is no record 9 to go back to", False),
        (3, {"seat": None, "do": None, "hash": "00"}, "the state has another hash", False),
        (3, {"seat": None, "do": None, "hash": "00", "reveal": 1}, "'reveal' is to be", True),
    ],
)
def test_a_line_that_does_not_hold_is_named(
    line: int, fields: dict[str, Any], what: str, unreadable: bool, tmp_path: Path
) -> None:
    path = kept(played(1, moves=5), tmp_path / "game.kostka.jsonl")
    rewritten(path, line, **fields)
    found = flaw(path)
    assert (found.line, found.unreadable) == (line, unreadable)
    assert found.what.startswith(what)


def test_an_illegal_move_in_a_log_is_refused_by_its_rule(tmp_path: Path) -> None:
    journal = played(1, moves=0)
    s = journal.state
    play = next(p for p in s.question().offers(s, s.stack[-1]) if p not in s.options())
    reason = s.may(play)
    assert reason is not None
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    with open(path, "a") as file:
        file.write(json.dumps({"n": 1, "seat": int(s.seat), "do": s.write(play)}) + "\n")
    found = flaw(path)
    assert (found.line, found.unreadable) == (3, False)
    assert reason.rule in found.what


@pytest.mark.parametrize(
    "line", ["", "{", "nonsense", "[]", "1", '{"n": 1, "n": 2}', "\ud800", "[" * 9999, "9" * 9999]
)
def test_a_line_that_is_no_object_is_named(line: str, tmp_path: Path) -> None:
    path = kept(played(1, moves=5), tmp_path / "game.kostka.jsonl")
    lines = Path(path).read_bytes().split(b"\n")
    lines[3] = line.encode("utf-8", "surrogatepass")
    Path(path).write_bytes(b"\n".join(lines))
    found = flaw(path)
    assert (found.line, found.unreadable) == (4, True)


def test_a_line_that_is_missing_or_stands_twice_is_noticed(tmp_path: Path) -> None:
    path = kept(played(1, moves=8), tmp_path / "game.kostka.jsonl")
    lines = Path(path).read_text("utf-8").splitlines(keepends=True)
    for line in range(1, len(lines) - 1):
        Path(path).write_text("".join(lines[:line] + lines[line + 1 :]), encoding="utf-8")
        assert flaw(path).line == line + 1
        Path(path).write_text("".join(lines[: line + 1] + lines[line:]), encoding="utf-8")
        assert flaw(path).line == line + 2


def test_nothing_follows_the_end(tmp_path: Path) -> None:
    journal = played(2, moves=9)
    journal.close()
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    with open(path, "a") as file:
        file.write('{"n": 11, "clock": 0, "left": 5}\n')
    assert flaw(path).what == "the log was closed before"


def test_the_hash_at_the_end_counts_for_the_engine_that_wrote_it(tmp_path: Path) -> None:
    journal = played(2, moves=9)
    journal.close()
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    rewritten(path, 12, hash="00" * 32)
    assert flaw(path).what == "the state has another hash"
    rewritten(path, 1, engine="0.0.0-older")
    assert read(path, GAMES).closed
    rewritten(path, 12, result=[1, 0])
    assert flaw(path).what == "the game has another result"


def test_a_log_can_be_read_up_to_a_record(tmp_path: Path) -> None:
    journal = played(2, moves=30)
    path = kept(journal, tmp_path / "game.kostka.jsonl")
    with open(path, "a") as file:
        file.write('{"n": 31, "seat"')
    assert flaw(path).what == "the line is cut off"
    assert read(path, GAMES, to=12).records == journal.records[:13]


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"cannot be read: No such file or directory\.$"):
        read(str(tmp_path / "nothing"), GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_going_back_and_forth_leads_to_what_the_line_alone_makes(game: str) -> None:
    """Whatever copies are kept on the way: the state is that of the records that stand."""
    setup = next(iter(GAMES[game].examples.values()))
    seats = ["a"] * GAMES[game].new(setup).seats()
    journal, luck = Journal.begin(GAMES[game], setup, seats, Rng(3)), Rng(4)
    for n in range(400):
        s = journal.state
        if s.over() or (n > 20 and luck.below(5) == 0):
            journal.undo(journal.line[-1 - luck.below(min(90, len(journal.line) - 1))])
        else:
            options = s.options()
            journal.choose(int(s.seat), options[luck.below(len(options))])
        if n % 20 == 0:
            alone = Journal(GAMES[game], journal.header, None)
            for at in journal.line:
                record = journal.records[at]
                if "undo" not in record:
                    alone._play(record)
                for text in record.get("out", ()):
                    alone._given(text)
            assert GAMES[game].hash(alone.state) == GAMES[game].hash(journal.state)
    assert 1 < len(journal.stops) < 12


def test_taking_back_the_last_answer_a_hundred_times_plays_little_again() -> None:
    game = GAMES["plosinovka"]
    setup = game.examples["game"]
    journal, luck = Journal.begin(game, setup, ["a", "b"], Rng(3)), Rng(4)
    for _ in range(600):
        options = journal.state.options()
        journal.choose(int(journal.state.seat), options[luck.below(len(options))])
    played = 0
    for _ in range(100):
        back = journal.line[-2]
        stop = max([n for n, _ in journal.stops if n in journal.line and n <= back])
        played += journal.line.index(back) - journal.line.index(stop)
        journal.undo(back)
        options = journal.state.options()
        journal.choose(int(journal.state.seat), options[0])
    assert played <= 100 * 64
