"""How a server is run: by a file (TOML), the environment (KICKDOOR_*) and options, the later ones
winning. Every setting has a default that works.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from kickdoor.errors import SetupError

PREFIX: Final = "KICKDOOR_"


def default_database() -> str:
    """A file in the user's own data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'kickdoor' / 'tables.db'}"


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = msgspec.field(default_factory=default_database)
    root_path: str = ""  # behind a proxy that serves us under a path: "/munchkin"
    proxies: list[str] = msgspec.field(default_factory=list)  # whose forwarded headers we believe
    origins: list[str] = msgspec.field(default_factory=list)  # besides the page's own
    static: str = ""  # the built page; "": the one that came along
    hand_over: bool = False  # the next server may listen on the same port before this one stops
    log_level: str = "info"
    log_json: bool = True
    # Limits.
    message_size: int = 16_384  # bytes of one WebSocket message
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    acts_per_second: float = 40.0  # of one table
    acts_per_table: int = 50_000  # a long game has a thousand or two
    chats_per_minute: float = 20.0
    requests_per_second: float = 20.0  # of one address
    request_burst: float = 100.0
    tables_per_hour: float = 60.0  # of one address
    joins_per_minute: float = 60.0  # of one address
    connections_per_address: int = 64
    connections_per_table: int = 64
    live_tables: int = 2_000
    send_queue: int = 512  # messages that a slow reader may be behind
    # Clocks.
    pace: float = 1.0  # how long bots think: 0 is at once
    grace_s: float = -1.0  # until a bot plays for a seat that is gone; -1: the clock's own
    idle_s: float = 120.0  # until a table nobody looks at leaves the memory
    snapshot_every: int = 200  # acts
    # Retention.
    keep_days: float = 0.0  # finished and abandoned tables; 0: for ever
    # For tests only: tables that begin as a scenario lays them.
    allow_prepared: bool = False

    @property
    def database(self) -> str:
        """The URL with the driver that is used."""
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.db.startswith(plain):
                return driven + self.db.removeprefix(plain)
        return self.db


def load_settings(
    options: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings by file, environment and options; SetupError names what is wrong."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    for name in fields:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value.split(",") if name in ("proxies", "origins") else value
    found |= {name: value for name, value in options.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"settings: {error}") from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise SetupError(f"{file}: cannot be read: {error}") from error
