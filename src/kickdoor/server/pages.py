"""The page: the built web client, if it is there. Unknown paths are the page's own routes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ControllerRouterHandler

from kickdoor.server.tables.trouble import Trouble

BUILT: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
BASE: Final = '<base href="/"'
BARE: Final = (
    "<!doctype html><html lang='en'><title>kickdoor</title><p>The server runs, but it came without "
    "its web page. The table can be reached with <code>kickdoor play --server URL</code>."
)


def page_handlers(static: str, root_path: str) -> list[ControllerRouterHandler]:
    """Handlers for every path that is not the server's own."""
    folder = Path(static) if static else BUILT
    root = root_path.rstrip("/")

    @cache
    def index() -> str:
        """The page, told where it is served."""
        text = (folder / INDEX).read_text(encoding="utf-8")
        return text.replace(BASE, f'<base href="{root}/"', 1)

    def page() -> Response[str]:
        if not (folder / INDEX).is_file():
            return Response(BARE, media_type=MediaType.HTML)
        headers = {"cache-control": "no-cache"}
        return Response(index(), media_type=MediaType.HTML, headers=headers)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def front() -> Response[str]:
        return page()

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def anything(path: FromPath[str]) -> Response[str] | File:
        name = path.lstrip("/")
        if name.startswith(("api/", "ws")) or name == "api":
            raise Trouble("not-found")
        found = _file(folder, name)
        if found is None:
            if "." in name.rpartition("/")[2]:
                raise Trouble("not-found")
            return page()
        age = "public, max-age=31536000, immutable" if "assets/" in name else "no-cache"
        return File(
            found, content_disposition_type="inline", filename=found.name,
            headers={"cache-control": age},
        )  # fmt: skip

    return [front, anything]


def _file(folder: Path, name: str) -> Path | None:
    """The file of that name inside the folder; nothing outside of it is ever found."""
    if "\x00" in name:
        return None
    root = folder.resolve()
    found = (root / name).resolve()
    return found if found.is_relative_to(root) and found.is_file() else None
