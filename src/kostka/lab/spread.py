"""Pieces of work among processes: of this machine, or of a Ray cluster with the same command."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from typing import Any, Final

from kostka.kernel.game import Mistake

AHEAD: Final = 2  # pieces that are given out for each process, so that none waits


def spread(
    piece: Callable[..., Any], work: Mapping[int, tuple[Any, ...]], jobs: int, ray: bool = False
) -> Iterator[tuple[int, Any]]:
    """Each number with what its piece came to, as they are finished."""
    if ray:
        yield from _by_ray(piece, work, jobs)
    elif jobs <= 1:
        for number, arguments in work.items():
            yield number, piece(*arguments)
    else:
        yield from _by_processes(piece, work, jobs)


def _by_processes(
    piece: Callable[..., Any], work: Mapping[int, tuple[Any, ...]], jobs: int
) -> Iterator[tuple[int, Any]]:
    context = multiprocessing.get_context("spawn")
    waiting: dict[Future[Any], int] = {}
    left = iter(work.items())
    with ProcessPoolExecutor(jobs, context, initializer=_end_with_parent) as pool:
        try:
            while True:
                while len(waiting) < AHEAD * jobs and (each := next(left, None)) is not None:
                    waiting[pool.submit(piece, *each[1])] = each[0]
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """A process whose parent was killed has nobody to answer to."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _by_ray(
    piece: Callable[..., Any], work: Mapping[int, tuple[Any, ...]], jobs: int
) -> Iterator[tuple[int, Any]]:
    """On the cluster that RAY_ADDRESS names, or on one of this machine with so many processes."""
    try:
        import ray
    except ImportError:
        raise Mistake('Ray is not installed; it comes with: pip install "kostka[ray]".') from None
    ours = not ray.is_initialized()
    if ours:
        there = os.environ.get("RAY_ADDRESS")
        sizes = {} if there else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="error", **sizes)
    remote = ray.remote(piece)
    waiting: dict[Any, int] = {}
    left = iter(work.items())
    try:
        while True:
            while len(waiting) < AHEAD * jobs and (each := next(left, None)) is not None:
                waiting[remote.remote(*each[1])] = each[0]
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for done in ready:
                yield waiting.pop(done), ray.get(done)
    finally:
        if ours:
            ray.shutdown()
