"""Logs as lines of JSON. No key, no code, no seed, no act, no chat, no name and no hand is ever
given to them: of an error they say its kind and where it was raised, never its own words, since
databases and parsers quote what they were given.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import traceback
from types import TracebackType
from typing import Any, Final

LEVELS: Final = ("debug", "info", "warning", "error")
ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
log = logging.getLogger("kickdoor")


class Told(Exception):
    """An error with words of our own, in which there is nothing of anybody's: fit for a log."""


# What kinds of errors mean that say nothing themselves.
MEANT: Final = {
    "TimeoutError": "no answer in time",
    "CancelledError": "it was cut short",
    "BrokenProcessPool": "its process ended",
    "MemoryError": "no memory is left",
}


def named(error: BaseException) -> str:
    """The kind of an error, with the number or name that a database or the system has for it, or
    with words of our own.
    """
    cause = getattr(error, "orig", None) or error
    cause = getattr(cause, "__cause__", None) or cause if hasattr(error, "orig") else cause
    kind = type(cause).__name__
    if isinstance(cause, Told):
        return f"{kind} ({cause})"
    for attribute in ("sqlite_errorname", "sqlstate", "strerror"):
        code = getattr(cause, attribute, None)
        if isinstance(code, str) and code:
            return f"{kind} ({code})"
    return f"{kind} ({MEANT[kind]})" if kind in MEANT else kind


def why(error: BaseException) -> str:
    """The same for whoever asks how we are, who is never told a bare name."""
    found = named(error)
    return found if found.endswith(")") else f"{found} (the log says where)"


def whence(error: BaseException) -> str:
    """Where an error came from, and what it came of; without its words."""
    lines: list[str] = []
    one: BaseException | None = error
    seen: set[int] = set()
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        frames = traceback.extract_tb(one.__traceback__)
        lines += [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
        lines.append(named(one))
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return "\n".join(lines)


class Plain(logging.Formatter):
    """A line for the terminal."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  the library's own name
        return whence(ei[1]) if ei[1] is not None else ""


class JsonLines(Plain):
    """One JSON object a line; what was typed by anybody comes out escaped."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True)


def set_up(level: str, is_json: bool) -> None:
    """Everything to standard error. The level is ours: what libraries tell when they are debugged
    is all that passes through them, keys too.
    """
    handler = logging.StreamHandler(sys.stderr)
    plain = Plain("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if is_json else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
    log.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "sqlalchemy", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(noisy).setLevel("WARNING")
    logging.raiseExceptions = False  # it would print what could not be logged
    threading.excepthook = _in_thread
    sys.unraisablehook = _in_passing


def in_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody caught in the loop; its own handler prints the error with its words."""
    log.error("%s", context.get("message", "unhandled"), exc_info=context.get("exception"))


def _in_thread(args: threading.ExceptHookArgs) -> None:
    log.error("a thread ended", exc_info=args.exc_value)


def _in_passing(args: sys.UnraisableHookArgs) -> None:
    log.error("an error nobody could catch", exc_info=args.exc_value)
