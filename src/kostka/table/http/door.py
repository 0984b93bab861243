"""The door of the server: under which names it is known, who comes from where, what he may ask for.

Whoever sits at the server itself is bound by nothing.  Everybody else shares a purse with his
network: a /24 of IPv4, a /64 of IPv6, for nobody has fewer addresses than that by himself.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from kostka.kernel.game import Mistake
from kostka.table.seat.socket import Purse

MOST_PURSES: Final = (
    10_000  # networks that are remembered; the one that was not heard of longest goes
)
LOCAL: Final = ("127.0.0.1", "::1", "localhost")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
HSTS: Final = "max-age=31536000"

# What a request costs: milliseconds it may take, generously.
USUAL: Final = 2.0
COSTS: Final[tuple[tuple[str, str, float], ...]] = (
    ("POST", "/api/replays", 100.0),
    ("POST", "/api/tables", 20.0),
    ("POST", "/api/events", 20.0),
    ("POST", "/api/decks", 20.0),
    ("POST", "/api/qr", 30.0),
    ("GET", "/api/tables/", 20.0),  # a moment, steps or the log of a game
    ("GET", "/api/", 5.0),
    ("POST", "/", 10.0),
)


def cost(method: str, path: str) -> float:
    for verb, start, price in COSTS:
        if verb == method and path.startswith(start):
            return price
    return USUAL


def network(address: str) -> str:
    """Who shares a purse: the network of an address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = getattr(found, "ipv4_mapped", None) or found
    wide = 24 if mapped.version == 4 else 64
    return str(ipaddress.ip_network((mapped, wide), strict=False))


class Door:
    """`public_url` is where the world finds the server, `proxied` whether somebody passes visitors
    on; `names` are the hosts it answers to, None: to all."""

    def __init__(
        self,
        quota: int = 0,
        public_url: str = "",
        proxied: bool = False,
        names: Iterable[str] | None = None,
    ) -> None:
        self.quota = quota
        self.public = _origin(public_url) if public_url else ""
        self.proxied = proxied
        self.names = None if names is None else {name.lower() for name in names} | set(LOCAL)
        if self.names is not None and self.public:
            self.names.add(_host(urlsplit(self.public).netloc))
        self.purses: OrderedDict[str, Purse] = OrderedDict()

    @property
    def secure(self) -> bool:
        return self.public.startswith("https://")

    def known(self, host: str | None) -> bool:
        """Whether this is one of our names.  A number is: a page elsewhere cannot have it."""
        if self.names is None:
            return True
        name = _host(host or "")
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self.names
        return True

    def own(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this very server is talking; tools without a browser say nothing."""
        if origin is not None and self.public and _host(host or "") not in LOCAL:
            return origin.lower() == self.public
        return own_origin(origin, host)

    def local(self, who: HTTPConnection) -> bool:
        """Whether somebody sits at the server itself, rather than behind a proxy there."""
        address = who.client.host if who.client is not None else ""
        passed_on = self.proxied or any([name in who.headers for name in FORWARDED])
        return address in LOCAL and not passed_on

    def purse(self, who: HTTPConnection) -> Purse | None:
        """What his network may still ask for; None if nothing is counted."""
        if not self.quota or self.local(who):
            return None
        key = network(who.client.host if who.client is not None else "")
        found = self.purses.get(key)
        if found is None:
            found = self.purses[key] = Purse(self.quota)
            while len(self.purses) > MOST_PURSES:
                self.purses.popitem(last=False)
        self.purses.move_to_end(key)
        return found


def _host(netloc: str) -> str:
    """The name without its port."""
    if netloc.startswith("["):
        return netloc[1:].partition("]")[0].lower()
    return netloc.partition(":")[0].lower()


def _origin(url: str) -> str:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise Mistake("A public address is like https://games.example.org, without a path.")
    usual = port is None or port == {"http": 80, "https": 443}[parts.scheme]
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" if usual else f"{parts.scheme}://{name}:{port}"


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether the page that talks has the very host that it talks to."""
    try:
        return origin is None or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:  # it looks like an address in brackets and is none
        return False


def headers_of(door: Door, usual: Mapping[str, str]) -> dict[str, str]:
    """Those of every answer."""
    return {**usual, "Strict-Transport-Security": HSTS} if door.secure else dict(usual)
