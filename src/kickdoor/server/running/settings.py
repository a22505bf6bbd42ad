"""How a server is run: by a file (TOML), the environment (KICKDOOR_*) and options, the later ones
winning. Every setting has a default that works.
"""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from kickdoor.errors import SetupError
from kickdoor.server.running.fitting import objection, unfit

PREFIX: Final = "KICKDOOR_"
OF_TESTS: Final = {"KICKDOOR_ENGINE", "KICKDOOR_SOAK"}  # which run servers


def default_database() -> str:
    """A file in the user's own data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'kickdoor' / 'tables.db'}"


def make_home(db: str) -> None:
    """Makes the data folder, if that is where the database is to be; no other folder is made."""
    if db == default_database():
        Path(db.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)


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
    metrics_token: str = ""  # who has it may read /metrics; "": whoever is on this machine
    log_level: str = "info"
    log_json: bool = True
    # Limits.
    message_size: int = 16_384  # bytes of one WebSocket message
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    acts_per_second: float = 40.0  # of one table
    acts_per_table: int = 50_000  # a long game has a thousand or two
    quiet_acts: int = 30  # of one seat, between two acts that move the game
    chats_per_minute: float = 20.0
    requests_per_second: float = 20.0  # of one address
    request_burst: float = 100.0
    tables_per_hour: float = 60.0  # of one address
    joins_per_minute: float = 60.0  # of one address
    guesses_per_minute: float = 20.0  # codes of no table, of one address
    guesses_in_all: float = 600.0  # and of all addresses, a minute
    connections_per_address: int = 64
    connections_per_table: int = 64  # of its spectators, and of each seat
    live_tables: int = 2_000
    live_events: int = 2_000_000  # of all of them: half a kilobyte each, at most
    send_queue: int = 512  # messages that a slow reader may be behind
    hello_s: float = 30.0  # until who is at no table is let go
    # Clocks.
    pace: float = 1.0  # how long bots think: 0 is at once, and keeps no passes
    grace_s: float | None = None  # until a bot plays for a seat that is gone; None: the clock's own
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


class Given(msgspec.Struct):
    """A value as somebody set it, and where: a file and line, a variable, an option."""

    name: str
    value: Any
    where: str


def load_settings(
    options: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings by file, environment and options; SetupError names what is wrong, and where,
    of what is overridden too: whoever takes the option away would not find out otherwise.
    """
    given = [] if file is None else _from_file(file)
    for name in _FIELDS:
        variable = PREFIX + name.upper()
        if variable in environment:
            value = environment[variable]
            is_list = name in ("proxies", "origins")
            parts = [part.strip() for part in value.split(",") if part.strip()]
            given.append(Given(name, parts if is_list else value, variable))
    for name, value in options.items():
        if value is not None:
            given.append(Given(name, value, f"--{name.replace('_', '-')}"))
    return Settings(**{one.name: _checked(one) for one in given})


_FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}


def _checked(given: Given) -> Any:
    name = given.name
    if name not in _FIELDS:
        near = difflib.get_close_matches(name, _FIELDS, 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise SetupError(f"{given.where}: there is no setting {name!r}{meant}")
    kind = _FIELDS[name].type
    try:
        value = msgspec.convert(given.value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"{given.where}: {name}: {unfit(name, kind, given.value)}") from error
    wrong = objection(name, value)
    if wrong:
        raise SetupError(f"{given.where}: {name}: {wrong}")
    return value


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like ours and set nothing. They are told, not refused: platforms name
    theirs after whatever they run.
    """
    known = OF_TESTS | {PREFIX + name.upper() for name in _FIELDS}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _from_file(file: Path) -> list[Given]:
    try:
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text)
    except RecursionError:
        raise SetupError(f"{file}: cannot be read: it is nested too deep") from None
    except (OSError, ValueError) as error:
        raise SetupError(f"{file}: cannot be read: {error}") from error
    return [Given(name, value, f"{file}:{_line(text, name)}") for name, value in found.items()]


def _line(text: str, name: str) -> int:
    """Where a setting stands."""
    found = re.search(rf"""^[ \t\["']*{re.escape(name)}\b""", text, re.MULTILINE)
    return text.count("\n", 0, found.start()) + 1 if found else 1
