"""What a request says of itself: the table it names, the key that came along, its language."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from kickdoor.protocol.bounds import PLAIN, TABLE
from kickdoor.server.connections.security import address_of
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import LANGUAGES

Language = Annotated[str, QueryParameter(name="language", max_length=5, pattern=PLAIN)]
Tables = NamedDependency[TableRegistry]
TableId = Annotated[str, PathParameter(max_length=40, pattern=TABLE)]


def language_named(name: str) -> str:
    if name not in LANGUAGES:
        raise Trouble("bad-message", why=f"language: expected one of {', '.join(LANGUAGES)}")
    return name


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language asked for, by parameter or by the browser's own."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")
    short = str(wanted)[:2].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def token_of(request: Request[Any, Any, Any]) -> str:
    """The key that came along: `Authorization: Bearer KEY`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def named(table: str, registry: TableRegistry, request: Request[Any, Any, Any]) -> str:
    """The id of the table that a path names."""
    return await registry.id_of(table, address_of(request.scope), [token_of(request)])
