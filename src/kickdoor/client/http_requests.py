"""What is asked of a server over HTTP: tables are set up, joined, started, left and fetched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec

from kickdoor.errors import KickdoorError
from kickdoor.protocol.table_messages import (
    Added,
    Created,
    Join,
    Joined,
    Nonce,
    Problem,
    RequestAnswer,
    SeatAsked,
    SeatSetup,
    TableInfo,
    TableSetup,
)

PATIENCE_S: Final = 30.0
_encode: Final = msgspec.json.encode


class ServerError(KickdoorError):
    """The server would not: a stable code and its sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def against(bots: list[str], name: str, sexes: Sequence[str] = ()) -> TableSetup:
    """A table for one person and these bots; the person's sex first, the server's where unsaid."""
    seats = [SeatSetup("here", name=name), *[SeatSetup("bot", bot) for bot in bots]]
    for seat, sex in zip(seats, sexes, strict=False):
        seat.sex = sex
    return TableSetup(seats=seats)


async def create(server: str, setup: TableSetup) -> Created:
    return msgspec.convert(await _post(server, "/api/tables/", setup), Created)


async def join(server: str, table: str, name: str, sex: str = "") -> Joined:
    wanted = Join(name, sex)
    return msgspec.convert(await _post(server, f"/api/tables/{table}/join", wanted), Joined)


async def add_nonce(server: str, table: TableInfo, token: str, nonce: str) -> list[Added]:
    """Adds to the seed of the next deal; the nonce that stands, for every seat of that key."""
    body = Nonce(nonce, table.fairness.commitment)
    found = await _post(server, f"/api/tables/{table.id}/nonce", body, token)
    return msgspec.convert(found, list[Added])


async def ask(server: str, table: str, name: str, sex: str = "") -> SeatAsked:
    wanted = Join(name, sex)
    return msgspec.convert(await _post(server, f"/api/tables/{table}/requests", wanted), SeatAsked)


async def answer(server: str, table: str, request: int, agree: bool, token: str) -> None:
    await _post(server, f"/api/tables/{table}/requests/{request}", RequestAnswer(agree), token)


async def start(server: str, table: str, token: str) -> None:
    await _post(server, f"/api/tables/{table}/start", None, token)


async def leave(server: str, table: str, token: str) -> None:
    await _post(server, f"/api/tables/{table}/leave", None, token)


async def record(server: str, table: str) -> str:
    async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
        try:
            found = await http.get(f"{server}/api/tables/{table}/record")
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _unreachable(server, error) from error
        return _checked(found).text


async def _post(server: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    async with httpx.AsyncClient(timeout=PATIENCE_S) as http:
        data = b"" if body is None else _encode(body)
        try:
            found = await http.post(server.rstrip("/") + path, content=data, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise _unreachable(server, error) from error
    return _checked(found).json()


def _unreachable(server: str, error: Exception) -> ServerError:
    return ServerError("unreachable", f"{server}: {type(error).__name__}: {error}")


def _checked(found: httpx.Response) -> httpx.Response:
    if found.status_code < 400:
        return found
    try:
        problem = msgspec.json.decode(found.content, type=Problem)
    except msgspec.MsgspecError:
        raise ServerError(
            str(found.status_code), f"the server answered {found.status_code}"
        ) from None
    raise ServerError(problem.code, problem.text)
