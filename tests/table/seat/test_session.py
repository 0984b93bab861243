"""A table over its socket: moves, versions, undo, offers, seats; what each may and may not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kostka.cli import main
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.table.seat import pace, requests, socket
from kostka.table.store.store import Taken
from tests.table.host import Browser, Hall, Made, Person, play


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("hall") / "hall.db") as found:
        yield found


@pytest.fixture(autouse=True)
def _quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests play faster than people; but for the one that is about that."""
    if "too_much" not in request.node.name:
        monkeypatch.setattr(socket, "BURST", 1_000_000)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table answers for people is answered without a wait."""
    monkeypatch.setattr(pace, "wait", lambda *_: 0)


def asked(*people: Person) -> tuple[Person, Person]:
    """Who is asked, and the other one."""
    one, other = people
    one.settle()
    other.settle()
    return (one, other) if one.asked() else (other, one)


def until(what: str, *people: Person) -> tuple[Person, Person]:
    """Pass, and keep all dice, until a move that begins like this is offered."""
    for _ in range(500):
        mine, other = asked(*people)
        moves = mine.moves()
        if any(move.startswith(what) for move in moves):
            return mine, other
        assert mine.do("pass" if "pass" in moves else moves[0])["t"] == "ok"
    raise AssertionError(f"{what} was never offered")


# --- Moves ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
def test_two_people_play_a_whole_game_and_one_of_them_comes_back_in_the_middle(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"name": "Bořek"}], salt="heads")
    luck = Rng(5)
    with made.sit(0, lang="cs") as anna:
        with made.sit(1, lang="pl") as borek:
            play([anna, borek], luck, 30)
            had, heard = borek.v, borek.lines()
        anna.wait(lambda: anna.table["seats"][1]["here"] is False)
        if anna.asked():
            anna.do(anna.moves()[0])
        with made.sit(1, lang="pl", v=had, w=borek.table["w"]) as back:
            assert [line["n"] for line in back.lines()] == sorted(
                line["n"] for line in back.lines()
            )
            assert all(line["n"] >= had for line in back.lines()) and heard
            assert not [each for each in back.heard if each["t"] == "chat"]
            play([anna, back], luck)
            assert anna.view["view"]["outcome"] == back.view["view"]["outcome"]
            assert anna.table["over"] and anna.view["question"] is None

    text = hall.client.get(f"/api/tables/{made.table}/log").text
    path = tmp_path / "game.kostka.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path), "--key", hall.key]) == 0
    assert "The dice are those of the stream" in capsys.readouterr().out
    assert '"salts": ["heads"]' in text and '"seats": ["Anna", "Bořek"]' in text


def test_every_line_of_the_log_has_its_rule_and_everybodys_language(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
    with made.sit(0, lang="cs") as anna, made.sit(1, lang="pl") as borek:
        anna.slow(0)
        borek.slow(1)
        play([anna, borek], Rng(1), 40)
        assert all(line["text"] and line["rule"].startswith("THR-") for line in anna.lines())
        assert any("hází o začátek" in line["text"] for line in anna.lines())
        assert any("dobiera" in line["text"] for line in borek.lines())
        waiting = [each["waiting"] for each in borek.heard if each["t"] == "view"]
        assert "Decyduje Anna." in waiting
        assert all(each["crumbs"] for each in borek.heard if each["t"] == "view")


def test_a_move_for_another_version_is_stale_and_the_present_view_follows(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        seat = both.view["view"]["asked"]
        both.ask("face", seat=seat)
        before = len(both.heard)
        answer = both.do(both.moves()[0], v=both.v + 1)
        assert (answer["t"], answer["rule"]) == ("no", "TABLE-STALE")
        both.settle()
        assert [each["t"] for each in both.heard[before:]] == ["no", "view", "ok"]


def test_a_repeated_message_is_answered_as_before_and_does_nothing(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        both.ask("face", seat=both.view["view"]["asked"])
        first = both.do(both.moves()[0], id="once")
        records = made.session().course.v
        again = both.do("pass", id="once")
        assert again == first and made.session().course.v == records
    with made.sit(0, 1) as back:  # and also after coming back
        assert back.ask("ping", id="once") == first


def test_a_wrong_seat_and_a_forbidden_move_are_refused_by_their_rules(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.slow(0)
        borek.slow(1)
        mine, other = asked(anna, borek)
        assert mine.do("pass", seat=other.seat)["rule"] == "TABLE-NOT-YOURS"
        assert mine.do("pass", seat=7)["rule"] == "TABLE-NOT-YOURS"
        assert mine.do("pass", seat=-3)["rule"] == "TABLE-NOT-YOURS"
        assert other.do("pass")["rule"] == "KERNEL-NOT-ASKED"
        assert mine.do("fly to the moon")["rule"] == "KERNEL-NOT-OFFERED"
        refused = mine.view["refused"]
        assert refused and all(each["rule"] and each["text"] for each in refused)
        answer = mine.do(refused[0]["do"])
        assert (answer["rule"], answer["t"]) == (refused[0]["rule"], "no")
        why = mine.ask("why", seat=mine.seat, do=refused[0]["do"])
        assert why["rule"] == refused[0]["rule"] and why["text"] == answer["text"]
        assert other.ask("why", seat=other.seat, do=refused[0]["do"])["rule"] == "KERNEL-NOT-ASKED"
        assert mine.ask("why", seat=mine.seat, do=mine.moves()[0])["rule"] == ""


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "1e999",
        '{"t":"do"}',
        '{"t":"fly","id":"1"}',
        '{"t":"do","id":"1","v":0,"seat":0,"do":5}',
        '{"t":"do","id":"1","v":-1,"seat":0,"do":"pass"}',
        '{"t":"do","id":"1","v":1e40,"seat":0,"do":"pass"}',
        '{"t":"do","id":"1","v":0,"seat":0,"do":"pass","more":1}',
        '{"t":"ping","id":"' + "x" * 65 + '"}',
        '{"t":"say","id":"1","seat":0,"text":"' + "x" * 501 + '"}',
        '{"t":"pace","id":"1","seat":0,"pace":{"stops":["nowhere"]}}',
        '{"t":"hand","id":"1","seat":0,"to":"gandalf"}',
        '{"t":"hello"}',
        "[" * 20_000,
        '{"t":"ping","id":"\ud800"}',
    ],
)
def test_a_malformed_message_gets_a_sentence_and_nothing_happens(hall: Hall, frame: str) -> None:
    made = hall.make()
    with made.sit(0) as anna:
        before = made.session().course.v, made.session().beside.w
        try:
            anna.socket.send_text(frame)
        except UnicodeEncodeError:
            return
        while (message := anna.read())["t"] != "no":
            pass
        assert message["rule"] == "TABLE-BAD-MESSAGE" and message["text"].endswith(".")
        anna.settle()
        assert (made.session().course.v, made.session().beside.w) == before


def test_whoever_talks_too_much_is_slowed_down_and_then_sent_away(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna:
        for n in range(300):
            anna.socket.send_json({"t": "ping", "id": f"fast{n}"})
        kinds = []
        while (message := anna.read())["t"] != "bye":
            kinds.append(message["t"])
        assert kinds.count("no") >= 100 and message["why"]
        assert {each["rule"] for each in anna.heard if each["t"] == "no"} == {"TABLE-TOO-FAST"}


# --- The table beside the game --------------------------------------------------------------------


def test_chat_names_and_paces_are_kept_and_a_pace_is_its_owners_alone(hall: Hall) -> None:
    made = hall.make(voices=True)
    with made.sit(0, lang="en") as anna, made.sit(1, lang="cs") as borek, made.look() as eva:
        assert anna.ask("name", seat=0, name="  An\u202ena\n<b>  ")["t"] == "ok"
        assert anna.ask("say", seat=0, text="hi <script>alert(1)</script>")["t"] == "ok"
        assert eva.ask("say", seat=-3, text="good luck")["t"] == "ok"
        assert eva.ask("name", seat=-3, name="Eva")["rule"] == "TABLE-NOT-YOURS"
        anna.slow(0)
        borek.settle()
        chat = [each for each in borek.heard if each["t"] == "chat"]
        assert [(each["seat"], each["name"], each["text"]) for each in chat] == [
            (0, "An na <b>", "hi <script>alert(1)</script>"),
            (-3, "Divák", "good luck"),
        ]
        assert borek.table["seats"][0]["name"] == "An na <b>"
        assert "pace" not in borek.table["seats"][0] and "pace" in borek.table["seats"][1]
        anna.settle()
        assert anna.table["seats"][0]["pace"]["auto"] is False
        assert (anna.table["watching"], anna.table["you"], eva.table["you"]) == (1, [0], [])
    with made.sit(1) as back:
        assert len([each for each in back.heard if each["t"] == "chat"]) == 2
    with made.sit(1, w=made.session().beside.w) as back:
        assert not [each for each in back.heard if each["t"] == "chat"]


def test_a_name_cannot_pass_for_a_bot(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "bot greedy"}, {"name": "BOT bot x"}])
    with made.sit(0) as anna:
        assert [each["name"] for each in anna.table["seats"]] == ["greedy", "x"]
        assert {each["kind"] for each in anna.table["seats"]} == {"human"}
        anna.ask("name", seat=0, name="open seat")
        anna.settle()
        assert anna.table["seats"][0]["kind"] == "human"


def test_an_automatic_pass_waits_and_is_not_hurried(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "wait", lambda *_: 300)
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        for _ in range(400):
            mine, _other = asked(anna, borek)
            if mine.view["question"]["auto"]:
                break
            moves = mine.moves()
            mine.do("pass" if "pass" in moves else moves[0])
        before = time.monotonic()
        moves = mine.moves()  # a mere gain may stand beside the pass
        move = "pass" if "pass" in moves else moves[0]
        assert mine.do(move)["t"] == "ok" and time.monotonic() - before > 0.1


def test_somebody_speaks_another_language_from_now_on(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0, lang="en") as anna:
        count = len(anna.lines())
        assert anna.ask("lang", lang="cs")["t"] == "ok"
        anna.settle()
        assert len(anna.lines()) == 2 * count  # everything once more
        assert anna.table["seats"][1]["name"] == "Hráč 2"


def test_at_a_hot_seat_one_browser_faces_one_seat_after_the_other(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0, 1, seat=1) as both:
        both.slow(0, 1)
        assert both.table["you"] == [0, 1]
        seats = both.view["view"]["seats"]
        assert both.seat == 1 and seats[1]["hand"] and not seats[0]["hand"]
        both.ask("face", seat=0)
        seats = both.view["view"]["seats"]
        assert both.seat == 0 and seats[0]["hand"] and not seats[1]["hand"]
        assert both.ask("face", seat=-3)["t"] == "ok" and both.seat == -3
        assert not any(seat["hand"] for seat in both.view["view"]["seats"])
        assert both.ask("face", seat=2)["rule"] == "TABLE-NOT-YOURS"


def test_a_spectator_sees_no_hand_and_cannot_play(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0, 1) as both, made.look() as eva:
        both.slow(0, 1)
        for _ in range(30):
            both.ask("face", seat=both.view["view"]["asked"])
            both.do(both.moves()[0])
        eva.settle()
        views = [each for each in eva.heard if each["t"] == "view"]
        assert len(views) > 10
        for each in views:
            assert not any(seat["hand"] or seat["top"] for seat in each["view"]["seats"])
            assert each["question"] is None and not each["refused"] and not each["undo"]
            drawn = [event for event in each["moved"] if event["word"] == "drew"]
            assert all(event["it"] is None for event in drawn)
        assert eva.do("pass", seat=0)["rule"] == "TABLE-NOT-YOURS"
        assert eva.ask("resign", seat=-3, v=eva.v)["rule"] == "TABLE-NOT-YOURS"
        assert eva.ask("out", v=eva.v, out="1")["rule"] == "TABLE-NOT-YOURS"


# --- Taking back ----------------------------------------------------------------------------------


def test_what_told_nobody_anything_is_taken_back_freely(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.slow(0)
        borek.slow(1)
        mine, other = until("sell", anna, borek)
        move = next(move for move in mine.moves() if move.startswith("sell"))
        before = mine.view["view"]
        mine.do(move)
        mine.settle()
        assert mine.view["undo"] is True
        assert mine.ask("undo", seat=mine.seat, v=mine.v)["t"] == "ok"
        mine.settle()
        other.settle()
        assert mine.view["view"] == before
        assert "Taken back." in [line["text"] for line in other.lines()]


def test_after_a_roll_the_others_have_to_agree(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.slow(0)
        borek.slow(1)
        mine, other = until("keep", anna, borek)
        mine.do(next(move for move in mine.moves() if move.startswith("keep")))
        mine.settle()
        assert mine.view["undo"] is False
        assert mine.ask("undo", seat=mine.seat, v=mine.v)["t"] == "ok"
        other.settle()
        (offer,) = other.table["offers"]
        assert (offer["kind"], offer["seat"], offer["waiting"]) == ("undo", mine.seat, [other.seat])
        again = mine.ask("undo", seat=mine.seat, v=mine.v)
        assert again["rule"] == "TABLE-NO-OFFER"
        records = made.session().course.v
        no = other.ask("answer", seat=other.seat, offer=offer["n"], yes=False)
        assert no["t"] == "ok" and made.session().course.v == records
        other.settle()
        assert other.table["offers"] == []
        mine.settle()
        mine.ask("undo", seat=mine.seat, v=mine.v)
        other.settle()
        (offer,) = other.table["offers"]
        assert (
            mine.ask("answer", seat=mine.seat, offer=offer["n"], yes=True)["rule"]
            == "TABLE-NO-OFFER"
        )
        assert other.ask("answer", seat=other.seat, offer=offer["n"], yes=True)["t"] == "ok"
        journal = made.session().course.journal
        assert "undo" in journal.records[-1]
        mine.settle()
        assert any(move.startswith("keep") for move in mine.moves())


def test_an_undo_that_is_not_answered_lapses_when_the_game_goes_on(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.slow(0)
        borek.slow(1)
        mine, other = until("keep", anna, borek)
        mine.do(next(move for move in mine.moves() if move.startswith("keep")))
        mine.settle()
        mine.ask("undo", seat=mine.seat, v=mine.v)
        one, _ = asked(mine, other)
        one.do(one.moves()[0])
        other.settle()
        assert other.table["offers"] == []
        late = other.ask("answer", seat=other.seat, offer=0, yes=True)
        assert late["rule"] == "TABLE-NO-OFFER"


def test_whoever_has_decided_nothing_has_nothing_to_take_back(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna:
        answer = anna.ask("undo", seat=0, v=anna.v)
        assert answer["rule"] == "TABLE-NOTHING-TO-UNDO"


# --- Ends -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
def test_a_draw_is_agreed_on_kept_and_verified(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        play([anna, borek], Rng(3), 5)
        assert anna.ask("draw", seat=0, v=anna.v)["t"] == "ok"
        borek.settle()
        (offer,) = borek.table["offers"]
        assert borek.ask("answer", seat=1, offer=offer["n"], yes=True)["t"] == "ok"
        anna.settle()
        assert anna.view["view"]["over"] and anna.view["view"]["outcome"] == [0, 0]
        assert "The players agree on a draw." in [line["text"] for line in anna.lines()]
        assert anna.ask("draw", seat=0, v=anna.v)["rule"] == "KERNEL-GAME-OVER"
    path = tmp_path / "drawn.kostka.jsonl"
    path.write_text(hall.client.get(f"/api/tables/{made.table}/log").text, encoding="utf-8")
    assert main(["verify", str(path), "--key", hall.key]) == 0
    assert main(["replay", str(path)]) == 0
    assert "The players agree on a draw." in capsys.readouterr().out


def test_offering_what_was_offered_is_a_yes(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.ask("draw", seat=0, v=anna.v)
        borek.settle()
        assert borek.ask("draw", seat=1, v=borek.v)["t"] == "ok"
        borek.settle()
        assert borek.view["view"]["over"]


def test_resigning_ends_the_game_and_nothing_can_be_taken_back(hall: Hall) -> None:
    made = hall.make()
    with made.sit(0) as anna, made.sit(1) as borek:
        assert hall.client.get(f"/api/tables/{made.table}/log").status_code == 409
        assert anna.ask("rematch", seat=0)["rule"] == "TABLE-NOT-OVER"
        assert anna.ask("resign", seat=0, v=anna.v)["t"] == "ok"
        borek.settle()
        assert borek.view["view"]["outcome"] == [0, 1]
        resigned = [line for line in borek.lines() if line["rule"] == "THR-AMB-105"]
        assert resigned and resigned[0]["text"] == "Player 1 resigns."
        assert borek.ask("undo", seat=1, v=borek.v)["rule"] == "TABLE-NOTHING-TO-UNDO"
        assert hall.client.get(f"/api/tables/{made.table}/log").status_code == 200


def test_a_game_is_claimed_only_against_somebody_absent_in_his_own_turn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = hall.make()
    seat = made.session().course.asked()
    with made.sit(1 - seat) as other:
        with made.sit(seat):
            assert other.ask("claim", seat=1 - seat, v=other.v)["rule"] == "TABLE-NOT-ABSENT"
        assert other.ask("claim", seat=1 - seat, v=other.v)["rule"] == "TABLE-NOT-ABSENT"
        monkeypatch.setattr(requests, "ABSENT", -1)
        assert other.ask("claim", seat=1 - seat, v=other.v)["t"] == "ok"
        other.settle()
        assert other.view["view"]["outcome"][1 - seat] == 1


def test_a_game_is_claimed_when_the_time_is_up(hall: Hall) -> None:
    made = hall.make(clock={"kind": "bank", "bank": 60_000, "increment": 1000})
    session = made.session()
    seat = session.course.asked()
    with made.sit(seat) as mine, made.sit(1 - seat) as other:
        assert mine.table["clock"]["kind"] == "bank" and mine.table["clock"]["running"] == seat
        assert 0 < mine.table["clock"]["left"][seat] <= 60_000
        assert other.ask("claim", seat=1 - seat, v=other.v)["rule"] == "TABLE-NOT-ABSENT"
        early = session.clock.since - 60_001
        session.clock = session.clock.__class__(**{**vars(session.clock), "since": early})
        assert mine.ask("claim", seat=seat, v=mine.v)["rule"] == "TABLE-NOT-ABSENT"
        assert other.ask("claim", seat=1 - seat, v=other.v)["t"] == "ok"
        kinds = [set(record) for record in session.course.journal.records[-3:]]
        assert "clock" in kinds[0] and "resign" in kinds[1] and "hash" in kinds[2]


def test_a_rematch_is_agreed_on_and_everybody_follows_to_his_seat(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"name": "Bořek"}])
    with made.sit(0) as anna, made.sit(1) as borek:
        anna.ask("resign", seat=0, v=anna.v)
        assert anna.ask("rematch", seat=0)["t"] == "ok"
        borek.settle()
        (offer,) = borek.table["offers"]
        assert offer["kind"] == "rematch"
        assert borek.ask("answer", seat=1, offer=offer["n"], yes=True)["t"] == "ok"
        anna.settle()
        after = anna.table["next"]
        assert after and after != made.table
    for seat in (0, 1):
        browser = Browser()
        browser.cookie = hall.cookie(made.table, [made.keys[seat]])["Cookie"]
        answer = hall.post(f"/api/tables/{made.table}/follow", {}, browser)
        assert answer.json() == {"table": after}
        with hall.come(after, browser) as person:
            assert person.table["you"] == [seat]
            assert [each["name"] for each in person.table["seats"]] == ["Anna", "Bořek"]


def test_who_calls_an_automatic_answer_off_is_asked_and_nobody_else_hears_of_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "wait", lambda *_: 600_000)
    made = hall.make()
    luck = Rng(3)
    with made.sit(0) as anna, made.sit(1) as borek:
        for _ in range(200):
            one, other = asked(anna, borek)
            if one.view["question"]["auto"]:
                break
            moves = one.moves()
            one.do(moves[luck.below(len(moves))])
        assert one.view["question"]["auto"] is True
        heard = len([each for each in other.heard if each["t"] == "view"])
        one.slow(one.seat)
        one.settle()
        assert one.view["question"]["auto"] is False
        other.settle()
        assert len([each for each in other.heard if each["t"] == "view"]) == heard


# --- Typed dice -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("at_once")
def test_real_dice_are_typed_in(hall: Hall, tmp_path: Path) -> None:
    made = hall.make(dice="typed", seats=[{"name": "Anna"}, {"name": "Bořek"}])
    luck, picks = Rng(7), Rng(8)
    with made.sit(0, 1) as both:
        assert both.table["dice"] == "typed" and both.table["commitment"] == ""
        assert both.view["view"]["asked"] == "chance"
        assert both.view["waiting"] == "Waiting for the dice to be typed in."
        assert both.ask("out", v=both.v, out="7")["rule"] == "KERNEL-NOT-OFFERED"
        typed = 0
        for _ in range(4000):
            both.settle()
            s = made.session().course.state
            if s.over():
                break
            if s.at_chance():
                typed += 1
                dice = s.write(s.roll(luck))
                assert set(dice) <= set("123456 ")  # cards are dealt by the table
                assert both.ask("out", v=both.v, out=dice)["t"] == "ok"
            else:
                seat = int(s.seat)
                options = s.options()
                move = s.write(options[picks.below(len(options))])
                assert both.ask("do", v=both.v, seat=seat, do=move)["t"] == "ok"
        assert typed > 20 and both.view["view"]["over"]
    path = tmp_path / "typed.kostka.jsonl"
    path.write_text(hall.client.get(f"/api/tables/{made.table}/log").text, encoding="utf-8")
    assert (
        main(["verify", str(path), "--key", hall.key]) == 3
    )  # signed, but nobody knows of the dice


# --- When keeping fails ---------------------------------------------------------------------------


class Failing:
    """A store that fails once, and then is itself again."""

    def __init__(self, store: Any, error: Exception) -> None:
        self.store = store
        self.error: Exception | None = error

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append_all(self, *args: Any, **fields: Any) -> None:
        error, self.error = self.error, None
        if error is not None:
            raise error
        await self.store.append_all(*args, **fields)


@pytest.mark.parametrize(
    ("error", "rule"),
    [
        (Mistake("The disk is full."), "TABLE-NOT-KEPT"),
        (OSError("gone"), "TABLE-NOT-KEPT"),
        (Taken(), "TABLE-STALE"),
    ],
)
def test_what_could_not_be_kept_has_not_happened(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, error: Exception, rule: str
) -> None:
    made = hall.make()
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        both.ask("face", seat=both.view["view"]["asked"])
        before, moves = both.view["view"], both.moves()
        monkeypatch.setattr(hall.house, "store", Failing(hall.house.store, error))
        assert both.do(moves[0])["rule"] == rule
        both.settle()
        assert both.view["view"] == before
        assert both.do(moves[0])["t"] == "ok"


def test_another_process_that_was_first_is_heard_of(hall: Hall) -> None:
    made: Made = hall.make()
    with made.sit(0, 1) as both:
        both.slow(0, 1)
        seat = both.view["view"]["asked"]
        both.ask("face", seat=seat)
        move = both.moves()[0]
        record = f'{{"n": {both.v}, "seat": {seat}, "do": "{move}"}}'
        hall.call(hall.house.store.append, made.table, "record", both.v, record)
        had = both.v
        assert both.do(move)["rule"] == "TABLE-STALE"
        both.settle()
        assert both.v == had + 1  # what the other process kept
        session = made.session()
        note = '{"say": "hi", "seat": 0}'
        hall.call(hall.house.store.append, made.table, "note", session.beside.w, note)
        hall.call(session.ask, session.catch_up)
        both.settle()
        assert [each["text"] for each in both.heard if each["t"] == "chat"] == ["hi"]
