"""Wrong, swapped, revoked and guessed keys, and other origins: no byte of a table is given away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bench._inside import JSON, SLOW, Answer, Inside, Made, complaints, cookie, inside
from kostka.sight import SPECTATOR
from kostka.table.seat.seats import KEY_BYTES, new_key

GUESSES = 1000
PRIVATE = ("steps", "at/0", "at/3", "log")
POSTS: dict[str, bytes] = {
    "revoke": b'{"seat": 0}',
    "sit": b'{"seat": 0}',
    "follow": b"",
    "branch": b'{"n": 3}',
}
Act = Callable[[Inside, Made, Made], Awaitable[None]]


def at_two_tables(folder: Path, act: Act) -> None:
    """Two tables in the middle of a game; what is done must not make the server complain."""

    async def run() -> None:
        with complaints() as wrong:
            async with inside(folder) as server:
                made = [await server.make() for _ in range(2)]
                for each in made:
                    line = server.call(each.table, each.seats())
                    for seat in range(2):
                        await line.ask("pace", seat=seat, pace=SLOW)
                    for _ in range(10):
                        course = server.house.sessions[each.table].course
                        s = course.state
                        move = s.write(s.options()[0])
                        await line.ask("do", seat=int(s.seat), v=course.v, do=move)
                    await line.end()
                await act(server, *made)
        assert not wrong, wrong[0]

    asyncio.run(run())


async def refused(server: Inside, table: str, *headers: tuple[bytes, bytes]) -> None:
    """The socket is closed before a byte is sent, whatever is said on it."""
    line = server.call(table, [], *headers)
    line.say({"t": "do", "id": "1", "v": 1, "seat": 0, "do": "pass"})
    assert await asyncio.wait_for(line.next(), 10) is None
    assert (line.closed, line.bytes) == (4403, 0)
    await line.end()


def tells_nothing(answer: Answer, *statuses: int) -> None:
    assert answer.status in statuses, answer
    assert set(answer.json()) == {"error", "rule"}, answer.body
    assert "set-cookie" not in answer.headers


async def shut(server: Inside, made: Made, keys: list[str], before: str) -> None:
    """With these keys there is nothing to be had of the table, in any way."""
    key = cookie(made.table, keys)
    await refused(server, made.table, key)
    for path in PRIVATE:
        for query in (b"", b"seat=0", b"seat=1", b"seat=-3"):
            path_ = f"/api/tables/{made.table}/{path}"
            tells_nothing(await server.http("GET", path_, headers=[key], query=query), 403, 409)
    for path, body in POSTS.items():
        path_ = f"/api/tables/{made.table}/{path}"
        answer = await server.http("POST", path_, body, [JSON, key])
        tells_nothing(answer, 403, 404, 409)
    assert hash_of(server, made) == before


def hash_of(server: Inside, made: Made) -> str:
    course = server.house.sessions[made.table].course
    return f"{course.v} {course.journal.game.hash(course.state)}"


def test_without_a_key_of_the_table_there_is_nothing(tmp_path: Path) -> None:
    async def act(server: Inside, made: Made, other: Made) -> None:
        before = hash_of(server, made)
        right = made.key(0)
        wrong: list[list[str]] = [
            [],
            [""],
            [right[:-1]],
            [right + "A"],
            [right.swapcase()],
            [right[::-1]],
            ["%00" + right],
            other.seats(),
            [other.watch],
            ["x" * 64, *other.seats()],
        ]
        for keys in wrong:
            await shut(server, made, keys, before)
        await refused(server, made.table, cookie(other.table, made.seats()))  # under another name

    at_two_tables(tmp_path, act)


def test_no_guess_opens_anything(tmp_path: Path) -> None:
    async def act(server: Inside, made: Made, other: Made) -> None:
        for n in range(GUESSES):
            guess = new_key()
            tells_nothing(await server.http("GET", f"/join/{guess}"), 404)
            if n % 50 == 0:
                await refused(server, made.table, cookie(made.table, [guess]))

    at_two_tables(tmp_path, act)
    keys = {new_key() for _ in range(GUESSES)}
    assert len(keys) == GUESSES and KEY_BYTES * 8 == 128
    assert all(len(key) == len(secrets.token_urlsafe(KEY_BYTES)) for key in keys)


def test_a_revoked_key_is_worth_as_much_as_none(tmp_path: Path) -> None:
    async def act(server: Inside, made: Made, other: Made) -> None:
        old = [made.key(0), made.watch]
        lines = [server.call(made.table, [key]) for key in old]
        for line in lines:
            await line.settle()
        fresh = made.key(0)
        for seat in (0, SPECTATOR):
            headers = [JSON, cookie(made.table, [fresh])]
            path = f"/api/tables/{made.table}/revoke"
            answer = await server.http("POST", path, f'{{"seat": {seat}}}'.encode(), headers)
            assert answer.status == 200
            link = answer.json()["link"].removeprefix("/join/")
            fresh = link if seat == 0 else fresh
        for line in lines:
            last = ""
            while (text := await asyncio.wait_for(line.next(), 10)) is not None:
                last = text
            assert '"rule":"TABLE-REVOKED"' in last and line.closed == 4403
        before = hash_of(server, made)
        for key in old:
            await shut(server, made, [key], before)
            tells_nothing(await server.http("GET", f"/join/{key}"), 404)
        again = server.call(made.table, [fresh])
        assert any('"t":"view"' in text for text in await again.settle())
        await again.end()

    at_two_tables(tmp_path, act)


@pytest.mark.parametrize("holder, others", [(0, (1, 7, 63)), (1, (0, 2)), (SPECTATOR, (0, 1))])
def test_a_key_opens_its_own_seat_and_no_other(
    tmp_path: Path, holder: int, others: tuple[int, ...]
) -> None:
    async def act(server: Inside, made: Made, other: Made) -> None:
        key = cookie(made.table, [made.key(holder)])
        before = hash_of(server, made)
        for seat in others:
            line = server.call(made.table, [], key, hello=False)
            line.say({"t": "hello", "seat": seat})
            said = await asyncio.wait_for(line.next(), 10)
            assert said is not None and '"rule":"TABLE-NOT-YOURS"' in said and '"view"' not in said
            assert await asyncio.wait_for(line.next(), 10) is None and line.closed == 4403
            await line.end()
        line = server.call(made.table, [], key)
        await line.settle()
        v = int(before.split()[0])
        messages: list[dict[str, Any]] = [
            {"t": "do", "v": v, "do": "pass"},
            {"t": "face"},
            {"t": "why", "do": "pass"},
            {"t": "undo", "v": v},
            {"t": "draw", "v": v},
            {"t": "resign", "v": v},
            {"t": "claim", "v": v},
            {"t": "report"},
            {"t": "hand", "to": "greedy"},
            {"t": "name", "name": "x"},
            {"t": "say", "text": "x"},
            {"t": "rematch"},
            {"t": "pace", "pace": {}},
            {"t": "answer", "offer": 0, "yes": True},
        ]
        for seat in others:
            for message in messages:
                answer, heard = await line.ask(**{**message, "seat": seat})
                assert answer.get("rule") == "TABLE-NOT-YOURS" and not heard, (answer, heard)
            for path in ("steps", "at/3"):
                path_ = f"/api/tables/{made.table}/{path}"
                answer_ = await server.http("GET", path_, headers=[key], query=b"seat=%d" % seat)
                tells_nothing(answer_, 403)
        assert hash_of(server, made) == before
        await line.end()

    at_two_tables(tmp_path, act)


@pytest.mark.parametrize(
    "origin",
    [
        b"http://evil.example",
        b"https://inside.evil.example",
        b"http://inside:8080",
        b"http://inside@evil.example",
        b"null",
        b"",
        b"file://",
        b"inside",
    ],
)
def test_another_origin_gets_nothing_even_with_the_right_keys(
    tmp_path: Path, origin: bytes
) -> None:
    async def act(server: Inside, made: Made, other: Made) -> None:
        before = hash_of(server, made)
        right = [cookie(made.table, made.seats()), (b"origin", origin)]
        await refused(server, made.table, *right)
        for path, body in POSTS.items():
            path_ = f"/api/tables/{made.table}/{path}"
            tells_nothing(await server.http("POST", path_, body, [JSON, *right]), 403)
        tells_nothing(await server.http("POST", "/api/tables", b"{}", [JSON, *right]), 403)
        assert hash_of(server, made) == before

    at_two_tables(tmp_path, act)
