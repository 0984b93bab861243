"""The browser client as files: its words exist, its lock suits all machines, it stays small."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from kostka.words.interface import bundle, for_the_browser
from tools import web

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LANGS = ("en", "cs", "pl")
MOST = 200_000  # bytes of all files together, and of the words of one language, gzipped

# t('id') and has('id'); where the end is put together (t(`rail-${key}`)), the beginning.
_WHOLE = re.compile(r"""\b(?:t|has)\(\s*(['"])([a-z0-9-]+)\1""")
_BEGUN = re.compile(r"\b(?:t|has)\(\s*`([a-z0-9-]+)\$\{")
_KEYS = re.compile(r"'(web-key-[a-z]+)'")


def sources() -> list[Path]:
    return [path for path in web.sources(ROOT) if path.suffix in (".ts", ".svelte")]


def found(pattern: re.Pattern[str], group: int) -> set[str]:
    return {
        match.group(group)
        for path in sources()
        for match in pattern.finditer(path.read_text(encoding="utf-8"))
    }


def messages(lang: str) -> set[str]:
    text = (ROOT / "src/kostka/words/interface" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_of_the_client_exists(lang: str) -> None:
    used = found(_WHOLE, 2) | found(_KEYS, 1)
    assert len(used) > 100
    spoken = bundle(lang)
    assert [each for each in sorted(used) if not spoken.has_message(each)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_whose_end_is_put_together_has_some_end(lang: str) -> None:
    begun = found(_BEGUN, 1)
    known = messages(lang)
    assert "rail-" in begun
    assert [each for each in sorted(begun) if not any(m.startswith(each) for m in known)] == []


def test_the_three_languages_have_the_same_messages() -> None:
    assert messages("cs") == messages("en") == messages("pl")


def test_no_message_of_the_client_is_unused() -> None:
    used, begun = found(_WHOLE, 2) | found(_KEYS, 1), found(_BEGUN, 1)
    own = {each for each in messages("en") if each.startswith(("web-", "desk-"))}
    idle = own - used - {each for each in own if any(each.startswith(b) for b in begun)}
    assert idle == set()


def lock() -> dict[str, dict[str, object]]:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    packages: dict[str, dict[str, object]] = json.loads(text)["packages"]
    return packages


def test_the_lock_names_no_address() -> None:
    assert [name for name, package in lock().items() if "resolved" in package] == []


def test_the_lock_has_the_bundler_for_every_machine() -> None:
    packages = lock()
    rolldown = packages["node_modules/rolldown"]
    wanted = rolldown["optionalDependencies"]
    assert isinstance(wanted, dict) and len(wanted) > 10
    assert [name for name in wanted if f"node_modules/{name}" not in packages] == []
    assert rolldown["version"] == "1.2.14"


def test_text_is_inserted_as_text_only() -> None:
    """{@html} is for our own drawings alone, which are constants."""
    using = {
        path.relative_to(WEB).as_posix()
        for path in sources()
        if "@html" in path.read_text(encoding="utf-8") or "innerHTML" in path.read_text("utf-8")
    }
    assert using <= {"src/symbols/Sign.svelte", "src/boards/dicethrone/Medal.svelte"}


def test_the_template_has_no_inline_style_or_script() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert "style=" not in page and "<style" not in page
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    fixed = re.compile(r"<[a-z][^>{]*\sstyle=\"")
    assert [path.name for path in sources() if fixed.search(path.read_text("utf-8"))] == []


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client as it is shipped: what lies there if it is fresh, otherwise built for this."""
    if web.fresh(ROOT):
        return ROOT / web.OUTPUT
    if not web.system_npm() or not (WEB / "node_modules").is_dir():
        pytest.skip("the client is not built, and there is no Node to build it")
    out = tmp_path_factory.mktemp("client")
    npx = shutil.which("npx") or "npx"
    command = [npx, "vite", "build", "--outDir", str(out), "--emptyOutDir"]
    run = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return out


def test_the_bundle_stays_small(built: Path) -> None:
    sizes = [
        len(gzip.compress(path.read_bytes(), mtime=0))
        for path in built.rglob("*")
        if path.is_file() and path.suffix in (".js", ".css", ".html", ".svg")
    ]
    assert len(sizes) > 5
    words = [
        sum(
            len(gzip.compress(for_the_browser(lang, desk).encode(), mtime=0))
            for desk in (False, True)
        )
        for lang in LANGS
    ]
    assert sum(sizes) + max(words) <= MOST


def test_the_page_loads_only_from_its_own_server(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r"(?:src|href)=\"([^\"]+)\"", page)
    assert addresses and all(each.startswith("/") and each[1] != "/" for each in addresses)
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
