"""What is put into the store comes out again, from SQLite and from PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.kernel.game import Mistake
from kostka.table.store.hearing import changes_in
from kostka.table.store.store import WATCH, Change, Held, Row, Store, Tail, Taken, digest

HEADER = {"kostka": 1, "game": "dicethrone", "seats": ["Žofie", "Łukasz"]}
CONFIG = {"dice": "committed", "seats": ["human", "bot"]}
SEED = bytes(range(32))
KEYS = {digest("anna"): 0, digest("bob"): 1, digest("eve"): WATCH}


def with_store(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """Open, play, close; what is left behind can be opened again."""

    async def main() -> None:
        store = await Store.open(url, patience=0.2)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(main())


async def made(store: Store, table: str = "t1", **more: Any) -> None:
    await store.make(table, HEADER, SEED, CONFIG, ['{"n": 0}', '{"n": 1}'], KEYS, **more)


def test_a_table_comes_back_as_it_was_after_a_restart(url: str) -> None:
    async def first(store: Store) -> None:
        await made(store, notes=["ahoj"])
        await store.append("t1", "record", 2, '{"n": 2, "do": "příště"}')
        await store.append("t1", "note", 1, "cześć")

    async def second(store: Store) -> None:
        kept = await store.load("t1")
        assert kept is not None
        assert kept.header == HEADER and kept.config == CONFIG and kept.seed == SEED
        assert kept.records == ['{"n": 0}', '{"n": 1}', '{"n": 2, "do": "příště"}']
        assert kept.notes == ["ahoj", "cześć"]
        assert not kept.open and not kept.over and kept.made > 1_700_000_000
        assert await store.load("t2") is None

    with_store(url, first)
    with_store(url, second)


def test_a_table_without_a_dice_stream_has_no_seed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.make("t1", HEADER, None, CONFIG)
        kept = await store.load("t1")
        assert kept is not None and kept.seed is None and kept.records == kept.notes == []

    with_store(url, play)


def test_the_tail_begins_where_it_is_asked_to(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store, notes=["a", "b", "c"])
        assert await store.tail("t1", 1, 2) == Tail(['{"n": 1}'], ["c"])
        assert await store.tail("t1", 2, 3) == Tail([], [])
        assert await store.tail("nowhere", 0, 0) == Tail([], [])

    with_store(url, play)


def test_a_table_with_a_hole_in_it_is_not_loaded(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        await store.append("t1", "record", 3, "{}")
        with pytest.raises(Mistake, match="damaged"):
            await store.load("t1")

    with_store(url, play)


def test_a_name_or_number_that_is_taken_is_refused(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        with pytest.raises(Taken):
            await made(store)
        with pytest.raises(Taken):
            await store.append("t1", "record", 1, "other")
        await store.append("t1", "note", 1, "notes are counted by themselves")
        assert (await store.tail("t1", 0, 1)).records == ['{"n": 0}', '{"n": 1}']

    with_store(url, play)


def test_nothing_is_written_of_a_table_that_does_not_exist(url: str) -> None:
    async def play(store: Store) -> None:
        for attempt in (
            store.append("t9", "record", 0, "{}"),
            store.append_all("t9", [], over=True),
            store.add_key("t9", 0, digest("x")),
        ):
            with pytest.raises(Mistake, match=r"There is no table 't9'\."):
                await attempt
        assert await store.find_key(digest("x")) is None

    with_store(url, play)


def test_what_belongs_together_is_written_together_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        key = {digest("late"): 1}
        rows = [Row("record", 2, "c"), Row("note", 0, "x"), Row("record", 1, "taken")]
        with pytest.raises(Taken):
            await store.append_all("t1", rows, keys=key, over=True)
        kept = await store.load("t1")
        assert kept is not None and len(kept.records) == 2 and not kept.notes and not kept.over
        assert await store.find_key(digest("late")) is None

        new = {"dice": "typed"}
        await store.append_all("t1", rows[:2], keys=key, config=new, open=False, over=True)
        kept = await store.load("t1")
        assert kept is not None and kept.records[2:] == ["c"] and kept.notes == ["x"]
        assert kept.over and kept.config == new
        assert await store.find_key(digest("late")) == Held("t1", 1)

    with_store(url, play)


def test_a_key_opens_its_seat_until_it_is_revoked(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        assert await store.find_key(digest("eve")) == Held("t1", WATCH)
        assert await store.find_key(digest("anna")) == Held("t1", 0)
        assert await store.find_key("anna") is None
        await store.add_key("t1", 1, digest("zoe"))
        found = await store.find_keys([digest("zoe"), digest("nobody"), digest("anna")])
        assert found == [Held("t1", 1), Held("t1", 0)]
        await store.revoke(digest("anna"))
        await store.revoke(digest("nobody"))
        assert await store.find_key(digest("anna")) is None
        with pytest.raises(Taken):  # a revoked key does not come back
            await store.add_key("t1", 0, digest("anna"))

    with_store(url, play)


def test_a_new_key_for_a_seat_makes_the_old_ones_worthless(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        await made_other(store)
        await store.renew("t1", 1, digest("fresh"))
        asked = [digest(key) for key in ("bob", "fresh", "anna", "bystander")]
        assert await store.find_keys(asked) == [Held("t1", 1), Held("t1", 0), Held("t2", 1)]

    async def made_other(store: Store) -> None:
        await store.make("t2", HEADER, SEED, CONFIG, keys={digest("bystander"): 1})

    with_store(url, play)


def test_only_digests_of_keys_are_written(sqlite: str) -> None:
    key = "5f3a9c0e77d14b6c8a2b1d0f4e6c9a55"

    async def play(store: Store) -> None:
        await store.make("t1", HEADER, SEED, CONFIG, keys={digest(key): 0})
        with pytest.raises(ValueError, match="SHA-256"):
            await store.add_key("t1", 0, key)
        with pytest.raises(ValueError, match="SHA-256"):
            await store.make("t2", HEADER, SEED, CONFIG, keys={key: 0})

    with_store(sqlite, play)
    folder = Path(sqlite).parent
    written = b"".join(path.read_bytes() for path in folder.iterdir())
    assert digest(key).encode() in written and key.encode() not in written


def test_lists_show_what_is_open_or_held_or_not_over(url: str) -> None:
    async def play(store: Store) -> None:
        await store.make("a", HEADER, SEED, CONFIG, open=True)
        await store.make("b", HEADER, SEED, CONFIG)
        await store.make("c", HEADER, SEED, CONFIG, open=True, over=True)
        await store.make("d", HEADER, SEED, CONFIG, open=True)
        await store.append_all("d", [], open=False)
        assert [(it.table, it.header, it.open) for it in await store.list_open()] == [
            ("a", HEADER, True)
        ]
        assert {it.table for it in await store.tables_of(["b", "c", "x"])} == {"b", "c"}
        assert sorted(await store.unfinished()) == ["a", "b", "d"]

    with_store(url, play)


def test_closing_commits_what_is_queued_and_then_refuses(url: str) -> None:
    async def play(store: Store) -> None:
        await made(store)
        waiting = [asyncio.create_task(store.append("t1", "note", n, str(n))) for n in range(300)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for late in (store.append("t1", "note", 300, ""), store.load("t1")):
            with pytest.raises(Mistake, match="closed"):
                await late

    async def later(store: Store) -> None:
        assert (await store.tail("t1", 2, 0)).notes == [str(n) for n in range(300)]

    with_store(url, play)
    with_store(url, later)


def test_two_stores_race_for_a_number_and_one_is_first(postgres: str) -> None:
    async def main() -> None:
        one, two = await asyncio.gather(Store.open(postgres), Store.open(postgres))
        names = [f"t{i}" for i in range(40)]
        for name in names:
            await one.make(name, HEADER, SEED, CONFIG)

        async def attempt(store: Store, who: str, table: str) -> str:
            try:
                await store.append(table, "record", 0, who)
            except Taken:
                return ""
            return who

        # Each goes through the tables from its own end, so that the batches meet in the middle.
        answers = await asyncio.gather(
            *(attempt(one, "one", name) for name in names),
            *(attempt(two, "two", name) for name in reversed(names)),
        )
        winners = [a or b for a, b in zip(answers[:40], reversed(answers[40:]))]
        assert sorted(answers).count("") == 40
        assert [(await two.tail(name, 0, 0)).records for name in names] == [[w] for w in winners]
        await asyncio.gather(one.close(), two.close())

    asyncio.run(main())


def test_a_commit_is_heard_by_the_other_store_and_not_by_its_own(postgres: str) -> None:
    async def main() -> None:
        one, two = await Store.open(postgres), await Store.open(postgres)
        await made(one)
        ear, own = two.changes(), one.changes()
        for each in (ear, own):
            assert (await asyncio.wait_for(anext(each), 10)).table == ""
        await one.append_all("t1", [Row("record", 2, "a"), Row("record", 3, "b")])
        await one.append("t1", "note", 0, "hi")
        await one.renew("t1", 0, digest("new"))
        heard = [await asyncio.wait_for(anext(ear), 10) for _ in range(3)]
        assert heard == [
            Change("t1", "record", 3),
            Change("t1", "note", 0),
            Change("t1", "key", -1),
        ]
        assert (await two.tail("t1", 2, 0)) == Tail(
            ["a", "b"], ["hi"]
        )  # committed before it is told
        await two.append("t1", "note", 1, "hello")
        assert await asyncio.wait_for(anext(own), 10) == Change("t1", "note", 1)
        await asyncio.gather(one.close(), two.close())
        for each in (ear, own):
            with pytest.raises(StopAsyncIteration):
                await asyncio.wait_for(anext(each), 10)

    asyncio.run(main())


def test_the_news_of_a_large_batch_all_arrive(postgres: str) -> None:
    async def main() -> None:
        one, two = await Store.open(postgres), await Store.open(postgres)
        names = {f"{i:064}" for i in range(300)}
        await asyncio.gather(*(one.make(name, HEADER, SEED, CONFIG) for name in names))
        ear = two.changes()
        assert (await anext(ear)).table == ""
        await asyncio.gather(*(one.append(name, "record", 0, "{}") for name in names))
        heard = {(await asyncio.wait_for(anext(ear), 10)).table for _ in names}
        assert heard == names
        await ear.aclose()
        await asyncio.gather(one.close(), two.close())

    asyncio.run(main())


def test_on_sqlite_nobody_else_is_ever_heard(sqlite: str) -> None:
    async def listen(store: Store) -> list[Change]:
        return [change async for change in store.changes()]

    async def play(store: Store) -> None:
        ear = asyncio.create_task(listen(store))
        await made(store)
        await store.append("t1", "note", 0, "hi")
        await asyncio.wait([ear], timeout=0.1)
        assert not ear.done()
        await store.close()
        assert await ear == []

    with_store(sqlite, play)


def test_news_that_nobody_of_us_wrote_are_no_change() -> None:
    long = "1" * 5000  # more digits than Python reads
    news = f"other t1:record:3 t1:key:-1 t1:gossip:3 :note:1 t1:note:² t1:note:{long} t1"
    assert list(changes_in(news, "me")) == [Change("t1", "record", 3), Change("t1", "key", -1)]
    assert list(changes_in(news, "other")) == []
