"""`kostka serve`: games for browsers, on this computer or on a network."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path

from kostka.kernel.game import Mistake

PORT = 8000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 to be found on a network")
    parser.add_argument("--port", type=int, help="without it 8000, or any that is free; 0: any")
    parser.add_argument(
        "--db",
        metavar="URL",
        help="a file, or postgresql://…; without it kostka.db in your data directory",
    )
    parser.add_argument(
        "--quota",
        type=int,
        default=60,
        metavar="N",
        help="tables an hour from one network that is not this computer's; 0: nothing is counted",
    )
    parser.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="where the world finds it, such as https://games.example.org",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy that tells where visitors come from (X-Forwarded-For); may be repeated",
    )
    parser.add_argument(
        "--keep",
        type=float,
        metavar="DAYS",
        help="throw games away that have been over for so long; without it they are kept",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that plays: JSON lines in and out (docs/bots.md); may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="show it in this computer's browser")


def run(args: argparse.Namespace) -> int:
    import asyncio
    import logging

    import uvicorn

    from kostka.bots import add
    from kostka.table.hall.tidy import Tidy
    from kostka.table.http.app import application
    from kostka.table.http.door import LOCAL, Door
    from kostka.table.http.line import Line
    from kostka.table.seat.protocol import MOST_BYTES
    from kostka.table.store.store import Store

    async def try_it(url: str) -> None:
        store = await Store.open(url)
        try:
            await store.unfinished()
        finally:
            await store.close()

    add(args.bot)
    allow_many_browsers()
    url = args.db or data_file()
    door = first_free(args.host) if args.port is None else opened(args.host, args.port)
    asyncio.run(try_it(url))  # a database that cannot be used is better told of here
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    names = {socket.gethostname(), f"{socket.gethostname()}.local", args.host}
    gate = Door(args.quota, args.public_url, bool(args.proxy), names)
    Line.trusted = frozenset([*LOCAL, *args.proxy])
    app = application(url, args.quota, args.workers, Tidy(), gate, args.keep)
    config = uvicorn.Config(
        app,
        http=Line,
        proxy_headers=bool(args.proxy),
        forwarded_allow_ips=args.proxy,
        server_header=False,
        log_level="warning",
        access_log=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )

    class Announcing(uvicorn.Server):
        """Says where it is as soon as somebody can come, and goodbye before it goes."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                address = f"http://{shown(args.host)}:{port_of(door)}/"
                print(f"Kostka is at {address}", flush=True)
                if args.open and on_a_screen():
                    webbrowser.open(address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.house.goodbye()
            await super().shutdown(sockets)

    server = Announcing(config)
    server.run([door])
    return 0 if server.started else 1


def allow_many_browsers() -> None:
    """As many open sockets as the system lets us have; usually it begins with far fewer."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def on_a_screen() -> bool:
    """Whether there is a browser that would not take the terminal away."""
    return sys.platform in ("darwin", "win32") or any(
        [name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")]
    )


def first_free(host: str) -> socket.socket:
    """The usual door, or another where somebody has it already."""
    try:
        return opened(host, PORT)
    except Mistake:
        return opened(host, 0)


def opened(host: str, port: int) -> socket.socket:
    """The door, before anything else: whoever is refused there need not wait."""
    if not 0 <= port < 1 << 16:
        raise Mistake(f"There is no port {port}.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # With its protocol named, asyncio sends small answers at once (TCP_NODELAY).
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind((host, port))
            door.listen(2048)
        except OSError:
            door.close()
            raise
        return door
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake(f"Nothing can be served on {host}, port {port}: {reason}.") from None


def port_of(door: socket.socket) -> int:
    port: int = door.getsockname()[1]
    return port


def shown(host: str) -> str:
    """An address a browser on this computer can open."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def data_file() -> str:
    """`kostka/kostka.db` in the user's data directory, as the XDG specification names it."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "kostka"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake(f"{folder} cannot be made: {reason}; name a file with --db.") from None
    return str(folder / "kostka.db")
