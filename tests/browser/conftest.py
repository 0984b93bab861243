"""One server and one Chromium for all tests of the browser; nobody may cause an error in it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

import kostka
from tests.browser.table import Visitor
from tools import web

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


def missing(what: str) -> NoReturn:
    if os.environ.get("KOSTKA_REQUIRE") == "all":
        pytest.fail(what)
    pytest.skip(what)


def one_after_another(act: Callable[[], Any]) -> None:
    """Of several test processes one builds, and the others find it done."""
    with open(Path(tempfile.gettempdir()) / "kostka-web.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        act()


def build_client() -> None:
    """The client beside the sources is made fresh; an installed package has its own."""
    package = Path(kostka.__file__).parent
    try:
        if package == ROOT / "src" / "kostka":
            one_after_another(lambda: web.build(ROOT))
    except web.WebError as error:
        missing(f"the browser client is not built: {error}")
    if not (package / "static" / "index.html").is_file():
        missing("the installed package has no browser client (KOSTKA_SKIP_WEB)")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), "")
    return found or missing("no Chromium on this machine")


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what keeps people out of a page."""
    if not AXE.is_file():
        try:
            one_after_another(lambda: web.install(ROOT))
        except web.WebError as error:
            missing(f"axe-core is not installed: {error}")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def address(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a real `kostka serve` is, on a database of its own."""
    build_client()
    db = tmp_path_factory.mktemp("tables") / "kostka.db"
    command = [sys.executable, "-P", "-m", "kostka", "serve", "--port", "0", "--workers", "1"]
    with subprocess.Popen([*command, "--db", str(db)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert said.startswith("Kostka is at http"), said
            yield said.split()[-1].rstrip("/")
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """People with a browser each: `visitor(lang="cs", width=360)`."""
    people: list[Visitor] = []

    def comes(**wishes: Any) -> Visitor:
        people.append(Visitor(browser, address, **wishes))
        return people[-1]

    yield comes
    try:
        for each in people:
            assert each.trouble() == []
    finally:
        for each in people:
            each.leave()
