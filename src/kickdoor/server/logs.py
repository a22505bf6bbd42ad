"""Logs as lines of JSON. No key, no chat, no name and no hand is ever given to them."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
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
    """Everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if is_json else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "sqlalchemy", "asyncio"):
        logging.getLogger(noisy).setLevel("WARNING")
