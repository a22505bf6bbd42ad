"""What every request passes before it is looked at, and what every answer carries.

An ASGI layer around the whole server: sub-path, origin, limits per address, and headers that keep a
browser from doing more than the page needs.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kickdoor.protocol.table_messages import Problem
from kickdoor.server.connections import costs
from kickdoor.server.connections.paid_reading import valve_of
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words import LANGUAGES

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; media-src 'self'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")  # what does not say that it may be
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SOCKETS: Final = "/ws"
PEER: Final = "kickdoor.peer"  # in a scope: who is at the other end of the connection
OF_A_FILE: Final = 0.25  # of a request: several people behind one address open the page at once
PROBES: Final = ("/healthz", "/readyz", "/metrics")


class Gatekeeper:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, registry: TableRegistry) -> None:
        self.app = app
        self.registry = registry
        self.root = registry.settings.root_path.rstrip("/")
        believed = ProxyHeadersMiddleware(cast(Any, self._forwarded), registry.settings.proxies)
        self._come = cast(ASGIApp, believed) if registry.settings.proxies else self._forwarded

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        cast(Any, scope)[PEER] = scope.get("client")
        await self._come(scope, receive, send)

    async def _forwarded(self, scope: Any, receive: Receive, send: Send) -> None:
        """With whom a named proxy speaks for; who has no address there is the proxy itself, or
        every word would be somebody with limits of his own.
        """
        peer = scope.pop(PEER)
        if scope["client"] and not _is_address(str(scope["client"][0])):
            scope["client"] = peer
        await self._let_in(scope, receive, send)

    async def _let_in(self, scope: Any, receive: Receive, send: Send) -> None:
        self._strip_root(scope)
        self._charge(scope)
        trouble = self._objection(scope)
        if trouble is not None:
            await _refuse(scope, receive, send, trouble)
            return
        await self.app(scope, receive, send if _is_socket(scope) else _with_headers(send))

    def _strip_root(self, scope: Any) -> None:
        """Behind a proxy the path may begin with where we are served; routes do not."""
        path: str = scope["path"]
        if not path.startswith("/"):  # a whole address, as proxies are asked
            path = scope["path"] = f"/{path.partition('://')[2].partition('/')[2]}"
            scope["raw_path"] = path.encode()
        if self.root and (path == self.root or path.startswith(f"{self.root}/")):
            scope["path"] = path[len(self.root) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    def _charge(self, scope: Any) -> None:
        """Whoever a proxy speaks for pays for what is read of his socket."""
        valve = valve_of(scope)
        if valve is not None:
            valve.bucket = self.registry.reads.of(address_of(scope))

    def _objection(self, scope: Any) -> Trouble | None:
        registry = self.registry
        address = address_of(scope)
        is_socket = _is_socket(scope)
        changes = is_socket or scope["method"] not in SAFE
        if is_socket and scope["path"].rstrip("/") != SOCKETS:
            return Trouble("not-found")
        if changes and not is_origin_ours(dict(scope["headers"]), registry.settings.origins):
            return Trouble("bad-origin")
        if is_socket and registry.connections[address] >= registry.settings.connections_per_address:
            return Trouble("too-many")
        if is_socket and registry.is_stopping:
            return Trouble("stopping")
        if not is_socket and changes and registry.store.writer.is_stuck:
            return Trouble("storage")  # rather than done when nobody waits for it any more
        return None if self._is_paid(scope, address) else Trouble("too-many")

    def _is_paid(self, scope: Any, address: str) -> bool:
        """Whether an address can pay for what it asks; who asks how we are pays apart from all."""
        registry, now = self.registry, self.registry.now()
        share = 1.0 if _is_socket(scope) or scope["path"].startswith("/api/") else OF_A_FILE
        if scope["path"] in PROBES:
            return registry.probes.take(address, now)
        purse = registry.purses.of(address)
        if (
            not registry.is_shut_out(address)
            and registry.requests.take(address, now, share)
            and purse.take(now, share)
        ):
            cost = costs.ARRIVAL if _is_socket(scope) else costs.of_request(scope["path"])
            purse.owe((cost - 1.0) * share)
            return True
        registry.strike(address)
        return False


def _is_socket(scope: Any) -> bool:
    return bool(scope["type"] == "websocket")


def address_of(scope: Any) -> str:
    """Where a request comes from, or whom a named proxy brings."""
    client = scope.get("client")
    return place_of(str(client[0])) if client else "local"


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def place_of(address: str) -> str:
    """Whose an address is: in IPv6 one household has a whole /64 to choose from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def is_origin_ours(headers: dict[bytes, bytes], allowed: list[str]) -> bool:
    """Whether a page that sends this may; programs send no origin, and hold a key or nothing."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    return origin.partition("://")[2] == host or origin in allowed


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name for name, _ in message["headers"]}
            extra = [header for header in (*HEADERS, NOT_KEPT) if header[0] not in given]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return wrapped


def refusal(
    trouble: Trouble, language: str = LANGUAGES[0]
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """What whoever is not let in is answered: status, headers and body."""
    body = msgspec.json.encode(Problem(trouble.code, trouble.text(language)))
    kind = (b"content-type", b"application/json")
    length = (b"content-length", str(len(body)).encode())
    return trouble.status, [kind, length, (b"connection", b"close"), *HEADERS, NOT_KEPT], body


def _language(scope: Any) -> str:
    """The browser's own, as far as we speak it."""
    wanted = dict(scope["headers"]).get(b"accept-language", b"")[:2].lower().decode("latin-1")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


async def _refuse(scope: Any, receive: Receive, send: Any, trouble: Trouble) -> None:
    status, headers, body = refusal(trouble, _language(scope))
    answer = "http.response"
    if _is_socket(scope):
        await receive()
        answer = f"websocket.{answer}"
    await send({"type": f"{answer}.start", "status": status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body, "more_body": False})
