"""What a setting may be: with anything that passes here, a server works."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, Final

from kickdoor.server.running.logs import LEVELS

MANY: Final = 10**9
# Of numbers that are not here, 0 is the least: docs/running.md says what that means.
LEAST: Final[dict[str, int]] = {
    "message_size": 1024, "messages_per_second": 1, "message_burst": 10,
    "acts_per_second": 1, "acts_per_table": 1000, "quiet_acts": 1,
    "requests_per_second": 1, "request_burst": 10, "joins_per_minute": 1,
    "guesses_per_minute": 1, "guesses_in_all": 1,
    "connections_per_address": 1, "connections_per_table": 1, "live_tables": 1,
    "live_events": 1000,
    "send_queue": 16, "hello_s": 1, "snapshot_every": 1,
}  # fmt: skip
MOST: Final[dict[str, int]] = {
    "port": (1 << 16) - 1, "message_size": 1 << 20, "pace": 100, "keep_days": 36_500,
}  # fmt: skip
HOST: Final = re.compile(r"[^\s/\[\]@?#]+")
ORIGIN: Final = re.compile(r"([a-z][a-z0-9+.-]*)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*/?")
USUAL: Final = {("http", ":80"), ("https", ":443")}  # which no browser says


def objection(name: str, value: Any) -> str:
    """What is wrong with a value; "": nothing."""
    if isinstance(value, (int, float)):
        return _number(name, value)
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, str) and "\0" in one:  # no path, name or address has one
            return "expected text without zero bytes"
        if name in _WORDS and (expected := _WORDS[name](one)):
            return f"expected {expected}, got {one!r}"
    return ""


def unfit(name: str, kind: Any, value: Any) -> str:
    """What is wrong with what cannot even be read as its kind: a text is not told back, since one
    may be a password.
    """
    if kind is str:
        return "expected text, in quotes"
    if kind == list[str]:
        return 'expected a list of texts, such as ["a", "b"]'
    if kind is bool:
        return f"expected true or false (1 or 0 as well), got {value!r}"
    number = "a whole number" if kind is int else "a number"
    return f"expected {number}, {_range(name, name in MOST)}, got {value!r}"


def _number(name: str, value: float) -> str:
    least, most = LEAST.get(name, 0), MOST.get(name, MANY)
    if math.isfinite(value) and least <= value <= most:
        return ""
    return f"expected a number, {_range(name, name in MOST or value > most)}, got {value}"


def _range(name: str, is_bounded: bool) -> str:
    return f"{LEAST.get(name, 0)} {f'to {MOST.get(name, MANY)}' if is_bounded else 'or more'}"


def _host(value: str) -> str:
    try:
        is_name = bool(HOST.fullmatch(value) and value.encode("idna"))
    except UnicodeError:
        is_name = False
    return "" if is_name else "an address or the name of one (0.0.0.0 is every one of this machine)"


def _root_path(value: str) -> str:
    parts = value.split("/")
    is_path = PATH.fullmatch(value) and "." not in parts and ".." not in parts
    return "" if is_path else "a path that begins with /, such as /munchkin"


def _proxy(value: str) -> str:
    try:
        ip_network(value)
    except ValueError:
        return "addresses or networks, such as 127.0.0.1 or 10.0.0.0/8"
    return ""


def _origin(value: str) -> str:
    found = ORIGIN.fullmatch(value)
    is_origin = found and (found[1], found[3]) not in USUAL
    return "" if is_origin else "origins as a browser says them, such as https://example.org"


def _level(value: str) -> str:
    return "" if value in LEVELS else f"one of {', '.join(LEVELS)}"


_WORDS: Final[dict[str, Callable[[str], str]]] = {
    "host": _host, "root_path": _root_path, "proxies": _proxy, "origins": _origin,
    "log_level": _level,
}  # fmt: skip
