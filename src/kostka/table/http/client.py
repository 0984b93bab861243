"""The client's files; every page of it is the same one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import Request, Response
from starlette.responses import FileResponse, HTMLResponse

from kostka.table.seat import protocol as p
from kostka.words.inflect import LANGUAGES
from kostka.words.interface import say


def lang_of(request: Request) -> str:
    """The language asked for, or the first the browser likes that we speak."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "").split(","):
        liked = part.split(";")[0].strip().lower()[:2]
        if liked in LANGUAGES:
            return liked
    return "en"


def there(root: Path, path: str) -> Path | None:
    """The file of the client that is called so, if there is one."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # no file could be called so
        return None


def built() -> Path | None:
    """Where the built client lies, if it was built."""
    found = Path(str(files("kostka").joinpath("static")))
    return found if (found / "index.html").is_file() else None


async def client(request: Request, path: str) -> Response:
    """A file of the client; every page of it is the same one."""
    if path.startswith(("api/", "ws/", "join/")):
        raise p.No(p.NOT_FOUND)
    root = built()
    if root is None:
        return page(request, 503 if path else 200)
    if path and (wanted := there(root, path)) is not None:
        hashed = path.startswith("assets/")
        kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": kept})
    if "." in path.rsplit("/", 1)[-1]:
        raise p.No(p.NOT_FOUND)
    return page(request)


def page(request: Request, otherwise: int = 503) -> Response:
    """The page, or that there is none."""
    root = built()
    if root is not None:
        return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})
    lang = lang_of(request)
    text = say(lang, "table-not-built")
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Kostka</title>'
        f"<p>{text}</p></html>",
        otherwise,
    )
