"""Bots in their own processes: the same decisions, nothing hidden, and the game always goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game, Mistake
from kostka.kernel.state import State
from kostka.sight import view
from kostka.table.hall import workers
from kostka.table.hall.workers import Pool, cores, decided
from kostka.table.seat.thought import Closed, seen_by
from tests.promises.worlds import OPEN, begin, every_mode, stops

BUDGET = 60.0  # seconds; nothing here is meant to take so long
EVERY = 17  # so that few positions come from all parts of a game


def positions(game: Game, mode: str, most: int, seed: int = 5) -> Iterator[State]:
    for n, s in enumerate(stops(begin(game, mode), Rng(seed))):
        if n % EVERY == 0:
            yield s
        if n >= most * EVERY:
            return


def one(key: str = "dicethrone") -> tuple[str, int, str]:
    """A saved world, the seat that is asked in it, and its first option."""
    game = GAMES[key]
    s = next(stops(begin(game, next(iter(game.examples))), Rng(1)))
    return seen_by(game, s, int(s.seat), Rng(2)), int(s.seat), s.write(s.options()[0])


# --- What crosses the border --------------------------------------------------------------------


@every_mode
def test_what_is_sent_shows_the_seat_what_it_sees_and_offers_what_it_may_do(
    game: Game, mode: str
) -> None:
    for n, s in enumerate(positions(game, mode, 20)):
        seat = int(s.seat)
        world: State = game.shelf.load(seen_by(game, s, seat, Rng(n)))
        assert view(world, seat).plain() == view(s, seat).plain()
        options = [s.write(option) for option in s.options()]
        assert [world.write(option) for option in world.options()] == options


@every_mode
def test_what_is_sent_depends_on_nothing_hidden(game: Game, mode: str) -> None:
    differ = 0
    for n, s in enumerate(positions(game, mode, 20)):
        seat = int(s.seat)
        other = s.imagine(seat, Rng(n + 1))  # the hidden cards are replaced
        differ += game.hash(other) != game.hash(s)
        assert seen_by(game, other, seat, Rng(n)) == seen_by(game, s, seat, Rng(n))
    assert (differ > 0) == (game.key not in OPEN)


@every_mode
def test_the_decision_is_that_of_the_bot_on_the_spot(game: Game, mode: str) -> None:
    """Whatever the hidden cards are, and whatever world was imagined for the journey."""

    async def play() -> None:
        async with Pool(1) as pool:
            for name, most in (("random", 20), ("greedy", 4)):
                for n, s in enumerate(positions(game, mode, most)):
                    seat = int(s.seat)
                    here = decided(game.key, game.shelf.save(s), seat, name, n)
                    for luck in (Rng(n), Rng(n + 100)):
                        sent = seen_by(game, s, seat, luck)
                        assert await pool.choose(game.key, sent, seat, name, n, BUDGET) == here

    asyncio.run(play())


def test_a_worker_gets_no_secrets_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOSTKA_SECRET", "the key")
    told = 'import json, os; print(json.dumps({"do": str("KOSTKA_SECRET" in os.environ)}))'
    monkeypatch.setattr(workers, "START", f'print("ready", flush=True); input(); {told}')

    async def play() -> str:
        async with Pool(1) as pool:
            saved, seat, _ = one()
            return await pool.choose("dicethrone", saved, seat, "random", 1, BUDGET)

    assert asyncio.run(play()) == "False"


# --- What may go wrong --------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_is_replaced_and_the_request_goes_to_another() -> None:
    async def play() -> None:
        async with Pool(1) as pool:
            saved, seat, _ = one()
            victim = pool.workers[0]
            os.kill(victim.pid, signal.SIGSTOP)  # so that it is surely in the middle
            asked = asyncio.create_task(pool.choose("dicethrone", saved, seat, "greedy", 7, BUDGET))
            await asyncio.sleep(0.05)
            assert not asked.done()
            os.kill(victim.pid, signal.SIGKILL)
            assert await asked == decided("dicethrone", saved, seat, "greedy", 7)
            assert len(pool.workers) == 1 and pool.workers[0].pid != victim.pid

    asyncio.run(play())


def test_workers_killed_while_they_rest_cost_nobody_an_answer() -> None:
    async def play() -> None:
        async with Pool(2) as pool:
            saved, seat, _ = one()
            for victim in tuple(pool.workers):
                os.kill(victim.pid, signal.SIGKILL)
                await victim.wait()
            answer = await pool.choose("dicethrone", saved, seat, "greedy", 7, BUDGET)
            assert answer == decided("dicethrone", saved, seat, "greedy", 7)

    asyncio.run(play())


def test_a_request_that_kills_two_workers_is_answered_by_the_first_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "START", 'print("ready", flush=True); input()')

    async def play() -> None:
        async with Pool(1) as pool:
            saved, seat, first = one()
            assert await pool.choose("dicethrone", saved, seat, "greedy", 7, BUDGET) == first

    asyncio.run(play())


def test_who_thinks_too_long_takes_the_first_option_and_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        saved, seat, first = one()
        with monkeypatch.context() as slow:
            slow.setattr(workers, "START", 'print("ready", flush=True); input(); input()')
            pool = Pool(1)
            await pool.open()
        late = pool.workers[0]
        assert await pool.choose("dicethrone", saved, seat, "greedy", 7, 0.05) == first
        answer = await pool.choose("dicethrone", saved, seat, "greedy", 7, BUDGET)
        assert answer == decided("dicethrone", saved, seat, "greedy", 7)
        assert late.returncode is not None and late not in pool.workers
        await pool.close()

    asyncio.run(play())


def test_a_bot_that_fails_takes_the_first_option_and_its_worker_lives() -> None:
    async def play() -> None:
        async with Pool(1) as pool:
            saved, seat, first = one()
            before = pool.workers[0].pid
            assert await pool.choose("dicethrone", saved, 1 - seat, "greedy", 7, BUDGET) == first
            assert pool.workers[0].pid == before

    asyncio.run(play())


def test_who_gives_up_waiting_leaves_no_answer_behind_for_the_next() -> None:
    async def play() -> None:
        async with Pool(1) as pool:
            saved, seat, _ = one()
            os.kill(pool.workers[0].pid, signal.SIGSTOP)
            asked = asyncio.create_task(pool.choose("dicethrone", saved, seat, "random", 1, BUDGET))
            await asyncio.sleep(0.05)
            asked.cancel()
            other, whose, _ = one("doomtrooper")
            answer = await pool.choose("doomtrooper", other, whose, "greedy", 3, BUDGET)
            assert answer == decided("doomtrooper", other, whose, "greedy", 3)

    asyncio.run(play())


def test_two_hundred_ask_at_once_and_each_gets_its_own_answer() -> None:
    game = GAMES["dicethrone"]
    requests = []
    for n, s in enumerate(stops(begin(game, next(iter(game.examples))), Rng(9))):
        if n == 200:
            break
        seat = int(s.seat)
        saved = seen_by(game, s, seat, Rng(n))
        requests.append((saved, seat, n, decided(game.key, saved, seat, "random", n)))
    assert len(requests) == 200

    async def play() -> list[str]:
        async with Pool(2) as pool:
            return await asyncio.gather(
                *(
                    pool.choose(game.key, saved, seat, "random", n, BUDGET)
                    for saved, seat, n, _ in requests
                )
            )

    assert asyncio.run(play()) == [here for _, _, _, here in requests]


def test_a_closed_pool_has_no_processes_and_gives_no_answers() -> None:
    async def play() -> None:
        pool = Pool(1)
        await pool.open()
        saved, seat, _ = one()
        worker = pool.workers[0]
        os.kill(worker.pid, signal.SIGSTOP)
        asked = [
            asyncio.create_task(pool.choose("dicethrone", saved, seat, "random", 1, BUDGET))
            for _ in range(3)
        ]
        await asyncio.sleep(0.05)
        await pool.close()
        for each in asked:
            with pytest.raises(Closed):
                await each
        with pytest.raises(Closed):
            await pool.choose("dicethrone", saved, seat, "random", 1, BUDGET)
        assert worker.returncode is not None and not pool.chores

    asyncio.run(play())


def test_a_worker_ends_when_the_table_is_gone() -> None:
    async def play() -> None:
        async with Pool(1) as pool:
            worker = pool.workers[0]
            assert worker.stdin is not None
            worker.stdin.close()
            assert await asyncio.wait_for(worker.wait(), BUDGET) == 0

    asyncio.run(play())


def test_processes_that_cannot_start_are_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "START", "pass")

    async def play() -> None:
        with pytest.raises(OSError, match="could not be started"):
            await Pool(2).open()

    asyncio.run(play())


def test_unknown_games_and_bots_are_refused_before_anybody_is_asked() -> None:
    async def play() -> None:
        pool = Pool(1)
        with pytest.raises(Mistake):
            await pool.choose("chess", "", 0, "greedy", 1, BUDGET)
        with pytest.raises(Mistake):
            await pool.choose("dicethrone", "", 0, "oracle", 1, BUDGET)

    asyncio.run(play())


def test_the_table_keeps_a_core_for_itself() -> None:
    assert Pool().size == max(1, cores() - 1)
