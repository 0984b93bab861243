"""The pictures of the README: taken in every run, kept in docs/pictures if KOSTKA_PICTURES=1."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.table import Visitor

Comes = Callable[..., Visitor]
PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
HEROES = ["black-panther", "black-widow"]
MOST = 150_000  # bytes
KEPT = os.environ.get("KOSTKA_PICTURES") == "1"
MOVES = 300 if KEPT else 6  # until the moment is a good one

SMALLER = """
async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}
"""


def take(me: Visitor, name: str, folder: Path) -> None:
    me.page.mouse.move(0, 0)
    me.page.evaluate(
        "scrollTo(0, 0); for (const each of document.querySelectorAll('.board')) each.scrollTop = 0"
    )
    me.page.wait_for_timeout(400)  # a tooltip, or a log that still scrolls
    path = folder / f"{name}.webp"
    path.write_bytes(webp(me, me.page.screenshot()))
    assert 10_000 < path.stat().st_size < MOST, path


def webp(me: Visitor, png: bytes) -> bytes:
    """The picture in a third of the bytes; the browser knows how."""
    page = me.context.new_page()
    small: str = page.evaluate(SMALLER, base64.b64encode(png).decode())
    page.close()
    return base64.b64decode(small)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    if not KEPT:
        return tmp_path
    PICTURES.mkdir(exist_ok=True)
    return PICTURES


def in_the_middle(me: Visitor) -> bool:
    """Somebody is attacked, the ledger counts, and there are cards to think about."""
    return (
        me.see(".ledger .fin").count() > 0
        and me.see(".roll .die").count() >= 5
        and me.see(".hand .card").count() >= 3
        and me.see(".chip-tok").count() >= 2
    )


@pytest.mark.parametrize(
    "width, lang, theme", [(1280, "en", "dark"), (900, "cs", "light"), (360, "pl", "dark")]
)
def test_a_picture_of_a_game_in_progress(
    visitor: Comes, folder: Path, width: int, lang: str, theme: str
) -> None:
    me = visitor(lang=lang, theme=theme, width=width, reduced_motion="reduce")
    for _ in range(3):
        seats = [{"name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        me.sit(me.make(setup={"heroes": HEROES}, seats=seats).table)
        for _ in range(MOVES):
            if me.over or in_the_middle(me):
                break
            me.point()
            me.turn()
        if not me.over:
            break
    assert in_the_middle(me) or not KEPT
    take(me, f"table-{width}", folder)


@pytest.mark.parametrize("width, lang, theme", [(1280, "cs", "dark"), (360, "en", "light")])
def test_a_picture_of_the_first_page(
    visitor: Comes, folder: Path, width: int, lang: str, theme: str
) -> None:
    me = visitor(lang=lang, theme=theme, width=width, name="Ada", reduced_motion="reduce")
    me.go("/")
    me.await_("article.g")
    take(me, f"home-{width}", folder)


@pytest.mark.parametrize("width, lang", [(1280, "en"), (360, "cs")])
def test_a_picture_of_a_lesson(visitor: Comes, folder: Path, width: int, lang: str) -> None:
    me = visitor(lang=lang, width=width, reduced_motion="reduce")
    me.sit(me.make(lesson=True, seats=[{"name": "Ada"}]).table)
    for move in ("play vibranium-claws-2", "pass", "roll"):
        me.see(f".q .btn:has(.try)[data-option='{move}']").click()
    me.await_(".q .btn:has(.try)[data-option='keep 1 1 3']")
    take(me, f"lesson-{width}", folder)
