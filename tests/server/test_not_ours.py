"""What is no database of ours, or no backup, is told apart before anything is touched, and named as
whoever gave it knows it.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event
from sqlalchemy.exc import OperationalError

from databases import PASSWORD, Postgres
from kept import REVISION, kept_table, put_back, revision
from kickdoor.cli.command_line import run as command
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage import copies
from kickdoor.server.storage.migrate import upgrade
from kickdoor.server.storage.store import Store
from kickdoor.server.tables.table_registry import TableRegistry

SCENE = """
edition = "munchkin"
turn = "Ann"
[players.Ann]
[players.Bob]
[players.Cid]
"""


def empty(file: Path) -> None:
    file.touch()


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (id INTEGER, text TEXT)")
        other.execute("INSERT INTO recipes VALUES (1, 'soup')")
        other.commit()


def of_alembic(file: Path, revision: str) -> None:
    """Another program that counts its steps as we do."""
    foreign(file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        other.commit()


def same_step(file: Path) -> None:
    of_alembic(file, "0001")


def last_step(file: Path) -> None:
    of_alembic(file, "0003")


def unknown_step(file: Path) -> None:
    of_alembic(file, "ae1027a6acf")


def later(file: Path) -> None:
    put_back(f"sqlite:///{file}", kept_table())
    with closing(sqlite3.connect(file)) as ours:
        ours.execute("UPDATE alembic_version SET version_num = '9999'")
        ours.commit()


def text(file: Path) -> None:
    file.write_bytes(b"no database" * 500)


def half(file: Path) -> None:
    put_back(f"sqlite:///{file}", kept_table())
    with closing(sqlite3.connect(file)) as ours:
        ours.execute("PRAGMA journal_mode=DELETE")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


NO_BACKUPS = [empty, foreign, same_step, last_step, unknown_step, later, text, half]


def refused(arguments: list[str], told: pytest.CaptureFixture[str]) -> str:
    """The one line that a refused command says."""
    told.readouterr()
    assert command(arguments) == 2
    said = told.readouterr().err
    assert said.count("\n") == 1
    assert "aiosqlite" not in said
    return said


@pytest.mark.parametrize("make", NO_BACKUPS)
def test_what_is_no_backup_is_not_restored_and_touches_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None]
) -> None:
    bad, good = tmp_path / "bad.db", tmp_path / "good.db"
    make(bad)
    put_back(f"sqlite:///{good}", kept_table())
    before = good.read_bytes()
    said = refused(
        ["tables", "restore", str(bad), "--replace", "--db", f"sqlite:///{good}"], capsys
    )
    assert said.startswith(f"kickdoor: {bad}: ")
    assert str(good) not in said
    assert good.read_bytes() == before
    new = tmp_path / "new.db"
    refused(["tables", "restore", str(bad), "--db", f"sqlite:///{new}"], capsys)
    assert not [*tmp_path.glob("new.db*")]


STOWAWAYS = """
CREATE TRIGGER gone AFTER INSERT ON acts BEGIN DELETE FROM tables; END;
CREATE VIEW window AS SELECT secret FROM tables;
CREATE TABLE recipes (id INTEGER);
CREATE UNIQUE INDEX narrow ON acts (seat);
ALTER TABLE tables ADD COLUMN recipe TEXT DEFAULT 'soup';
"""


def made_of(file: Path) -> set[tuple[str, ...]]:
    """All that there is in a database besides rows."""
    with closing(sqlite3.connect(file)) as found:
        return {*found.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")}


@pytest.mark.parametrize("of_today", [False, True])
def test_a_copy_has_nothing_but_our_tables_and_their_rows(tmp_path: Path, of_today: bool) -> None:
    plain, bad, good, copy = (tmp_path / f"{name}.db" for name in ("plain", "bad", "good", "copy"))
    asyncio.run(opened(plain))
    kept = kept_table()
    kept["acts"] = kept["acts"][:1]  # the narrow index has room for no more
    put_back(f"sqlite:///{bad}", kept)
    if of_today:
        asyncio.run(opened(bad))
    with closing(sqlite3.connect(bad)) as hostile:
        hostile.executescript(STOWAWAYS)
    assert command(["tables", "restore", str(bad), "--db", f"sqlite:///{good}"]) == 0
    assert command(["tables", "backup", str(copy), "--db", f"sqlite:///{bad}"]) == 0
    assert made_of(good) == made_of(copy) == made_of(plain)
    for file in (good, copy):
        assert asyncio.run(tables_in(f"sqlite:///{file}")) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE tables SET touched = 'soon'", "touched: expected a time"),
        ("UPDATE tables SET created = 1e300", "created: expected a time"),
        ("UPDATE tables SET meta = 'soup'", "meta: this is no table of ours"),
        ("UPDATE tables SET meta = '[]'", "meta: this is no table of ours"),
        ("UPDATE tables SET meta = x'00'", "meta: expected text"),
        ("UPDATE tables SET secret = 'soup'", "secret: expected bytes"),
        ("UPDATE tables SET code = 'a-very-long-code-indeed'", "code: expected text"),
        ("UPDATE tables SET code = CAST(x'ff' AS TEXT)", "decode"),
        ("UPDATE acts SET number = 'first' WHERE number = 1", "number: expected a whole number"),
        ("UPDATE acts SET seat = 1 << 40 WHERE number = 1", "seat: expected a whole number"),
    ],
)
def test_rows_that_cannot_be_ours_are_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, told: str
) -> None:
    bad, good = tmp_path / "bad.db", tmp_path / "good.db"
    put_back(f"sqlite:///{bad}", kept_table())
    asyncio.run(opened(bad))
    with closing(sqlite3.connect(bad)) as hostile:
        hostile.execute(change)
        hostile.commit()
    said = refused(["tables", "restore", str(bad), "--db", f"sqlite:///{good}"], capsys)
    assert said.startswith(f"kickdoor: {bad}: is no backup to restore: ")
    assert told in said
    assert not good.exists()
    db = f"sqlite:///{bad}"
    assert told in refused(["tables", "backup", str(tmp_path / "copy.db"), "--db", db], capsys)
    if "UPDATE tables" in change:
        said = refused(["tables", "list", "--db", db], capsys)
        assert f"cannot open {db}: a row that" in said or "the database does not answer" in said


@pytest.mark.parametrize("make", [empty, foreign, unknown_step])
def test_what_is_no_backup_leaves_a_postgresql_as_it_is(
    tmp_path: Path,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], None],
) -> None:
    db, bad = postgres.new(make.__name__), tmp_path / "bad.db"
    put_back(db, kept_table())
    make(bad)
    said = refused(["tables", "restore", str(bad), "--replace", "--db", db], capsys)
    assert said.startswith(f"kickdoor: {bad}: ")
    assert asyncio.run(tables_in(db)) == 1
    assert revision(db) == REVISION


async def tables_in(db: str) -> int:
    store = Store(Settings(db=db).database)
    try:
        return await store.count()
    finally:
        await store.engine.dispose()


@pytest.mark.parametrize("make", [foreign, same_step, last_step, unknown_step, later])
def test_a_backup_does_not_replace_what_is_not_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: Callable[[Path], None]
) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    put_back(f"sqlite:///{copy}", kept_table())
    make(other)
    before = other.read_bytes()
    said = refused(
        ["tables", "restore", str(copy), "--replace", "--db", f"sqlite:///{other}"], capsys
    )
    assert str(other) in said
    assert other.read_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize("make", [foreign, same_step, last_step, unknown_step, later, text])
@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--port", "0"], ["tables", "list"], ["tables", "export", "abc", "game.json"],
        ["tables", "backup", "copy.db"], ["tables", "prune", "--days", "0", "--all"],
        ["tables", "lay", "scene.toml"],
    ],
    ids=lambda arguments: arguments[1],
)  # fmt: skip
def test_no_command_touches_what_is_not_ours(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], None],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "scene.toml").write_text(SCENE)
    other = tmp_path / "other.db"
    make(other)
    before, files = other.read_bytes(), {*tmp_path.iterdir()}
    assert str(other) in refused([*arguments, "--db", f"sqlite:///{other}"], capsys)
    assert other.read_bytes() == before
    assert {*tmp_path.iterdir()} == files


@pytest.mark.parametrize(
    "arguments",
    [
        ["list"],
        ["export", "abc", "game.json"],
        ["backup", "copy.db"],
        ["prune", "--days", "0", "--all"],
    ],
)
def test_what_only_reads_or_removes_makes_no_database(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for db in ("sqlite:///new.db", "sqlite:///no/such/folder/new.db"):
        assert "new.db: there is no such file" in refused(
            ["tables", *arguments, "--db", db], capsys
        )
    assert not [*tmp_path.iterdir()]


def test_a_database_of_an_older_version_is_not_changed_by_who_only_reads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = f"sqlite:///{tmp_path}/old.db"
    put_back(db, kept_table())
    assert "an older version" in refused(["tables", "list", "--db", db], capsys)
    assert revision(db) == REVISION


def test_a_folder_is_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    assert "is no file" in refused(["tables", "restore", str(tmp_path), "--db", db], capsys)
    nowhere = str(tmp_path / "nowhere")
    assert "there is no such file" in refused(["tables", "restore", nowhere, "--db", db], capsys)


SECRET = "S3CRETPW"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://usr:{SECRET}@127.0.0.1:xx/name",
        f"postgresql://usr:{SECRET}@[::/name",
        f"postgresql://127.0.0.1:{SECRET}/name",
        f"postgresql://usr@127.0.0.1:1/name?password={SECRET}",
        f"postgresql://usr@127.0.0.1:1/name?passwrod={SECRET}",
        f"postgresql://usr:p@{SECRET}@127.0.0.1:1/name",
        f"postgresql://usr:p@x/{SECRET}@127.0.0.1:1/name",
        f"postgresql://usr:{SECRET}/a?b@127.0.0.1:1/name",
        f"postgresql://usr:{SECRET}@127.0.0.1:1/name",
        f"teapot://usr:{SECRET}@127.0.0.1/name",
        f"usr:{SECRET}@127.0.0.1/name",
        f"postgresql://usr:{SECRET}",
    ],
)
@pytest.mark.parametrize("arguments", [["serve"], ["tables", "list"], ["tables", "backup", "x.db"]])
def test_no_part_of_a_password_is_shown(
    capsys: pytest.CaptureFixture[str], arguments: list[str], url: str
) -> None:
    said = refused([*arguments, "--db", url], capsys)
    assert SECRET not in said
    assert "asyncpg://" not in said


@pytest.mark.slow
def test_a_postgresql_that_is_frozen_is_told_once(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres.freeze(True)
    try:
        said = refused(["tables", "backup", str(tmp_path / "c.db"), "--db", postgres.url], capsys)
    finally:
        postgres.freeze(False)
    assert said.count("cannot open") == 1
    assert PASSWORD not in said


def on_a_full_disk(arguments: list[str]) -> str:
    """What a command says that can write no more than some kilobytes to a file."""
    done = subprocess.run(
        [sys.executable, "-m", "kickdoor", *arguments],
        capture_output=True, text=True, check=False, timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)),
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.slow
def test_a_full_disk_is_named_by_the_file_that_has_no_room(tmp_path: Path) -> None:
    db, copy, new = (tmp_path / name for name in ("tables.db", "copy.db", "new.db"))
    put_back(f"sqlite:///{db}", kept_table())
    with closing(sqlite3.connect(db)) as ours:
        ours.execute("PRAGMA journal_mode=DELETE")
    said = on_a_full_disk(["tables", "backup", str(copy), "--db", f"sqlite:///{db}"])
    assert said.startswith(f"kickdoor: {copy}: cannot be written: ")
    said = on_a_full_disk(["tables", "restore", str(db), "--db", f"sqlite:///{new}"])
    assert re.match(
        rf"kickdoor: {tempfile.gettempdir()}/kickdoor-\w+/copy.db: cannot be written: ", said
    )
    assert not [*tmp_path.glob(".copy*"), *tmp_path.glob("new.db")]


def test_an_index_that_a_reader_cannot_write_is_named(tmp_path: Path) -> None:
    db, copy, new = (tmp_path / name for name in ("tables.db", "copy.db", "new.db"))
    put_back(f"sqlite:///{db}", kept_table())
    with closing(sqlite3.connect(db)) as ours:
        ours.execute("PRAGMA journal_mode=WAL")
    for arguments in (
        ["backup", str(copy), "--db", f"sqlite:///{db}"],
        ["restore", str(db), "--db", f"sqlite:///{new}"],
    ):
        said = on_a_full_disk(["tables", *arguments])
        assert f"{db}-shm: cannot be written: " in said
    assert not [*tmp_path.glob(".copy*"), *tmp_path.glob("new.db")]


def test_what_a_restore_cannot_write_is_not_put_down_to_the_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    db, new = tmp_path / "tables.db", tmp_path / "new.db"
    put_back(f"sqlite:///{db}", kept_table())

    async def full(source: str, target: str) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        raise OperationalError("", None, error)

    monkeypatch.setattr(copies, "_pour", full)
    assert command(["tables", "restore", str(db), "--db", f"sqlite:///{new}"]) == 2
    said = capsys.readouterr().err
    assert re.search(r"/kickdoor-\w+/restored.db: cannot be written: database or disk", said)
    assert not new.exists()


@pytest.mark.slow
def test_a_full_disk_is_not_put_down_to_a_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    db, copy = postgres.new("roomy"), tmp_path / "copy.db"
    put_back(db, kept_table())
    said = on_a_full_disk(["tables", "backup", str(copy), "--db", db])
    assert said.startswith(f"kickdoor: {copy}: cannot be written: ")


def test_no_folder_is_made_for_a_path_that_may_be_mistyped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, far = tmp_path / "good.db", tmp_path / "no" / "such" / "tables.db"
    put_back(f"sqlite:///{good}", kept_table())
    (tmp_path / "scene.toml").write_text(SCENE)
    before = {*tmp_path.iterdir()}
    for arguments in (
        ["serve", "--port", "0", "--db", f"sqlite:///{far}"],
        ["tables", "lay", str(tmp_path / "scene.toml"), "--db", f"sqlite:///{far}"],
        ["tables", "restore", str(good), "--db", f"sqlite:///{far}"],
        ["tables", "backup", str(far), "--db", f"sqlite:///{good}"],
    ):
        assert f"there is no folder {far.parent}" in refused(arguments, capsys)
    assert {*tmp_path.iterdir()} == before
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data" / "home"))  # ours is made
    assert command(["tables", "lay", str(tmp_path / "scene.toml")]) == 0
    assert (tmp_path / "data" / "home" / "kickdoor" / "tables.db").exists()


def test_a_port_in_use_leaves_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        port = str(one.getsockname()[1])
        db = f"sqlite:///{tmp_path}/tables.db"
        assert "cannot listen" in refused(["serve", "--port", port, "--db", db], capsys)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("db", "told"),
    [
        ("sqlite://", "keeps nothing"),
        ("sqlite:///", "keeps nothing"),
        ("sqlite:///:memory:", "keeps nothing"),
        ("sqlite:///file:x?mode=memory&uri=true", "has no options"),
        ("sqlite:///x.db?mode=memory&uri=true", "has no options"),
        ("sqlite:////tmp/%00x.db", "no file, name or port is like that"),
        ("postgresql://a%00b@localhost/x", "no file, name or port is like that"),
        ("postgresql://localhost:99999/x", "no file, name or port is like that"),
    ],
)
@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["tables", "list"]])
def test_a_database_that_keeps_nothing_or_is_nowhere_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], db: str, told: str
) -> None:
    assert told in refused([*arguments, "--db", db], capsys)


def test_only_its_owner_reads_a_database_and_its_copies(tmp_path: Path) -> None:
    def modes(name: str) -> set[int]:
        return {stat.S_IMODE(found.stat().st_mode) for found in tmp_path.glob(f"{name}.db*")}

    db, copy, again = (tmp_path / f"{name}.db" for name in ("tables", "copy", "again"))
    before = os.umask(0)
    try:

        async def scene() -> None:
            registry = TableRegistry(Settings(db=f"sqlite:///{db}"))
            await registry.open()
            await registry.store.writer.write([])
            assert len([*tmp_path.iterdir()]) == 4  # with lock, log and index
            assert modes("tables") == {0o600}
            await registry.close()

        asyncio.run(scene())
        assert command(["tables", "backup", str(copy), "--db", f"sqlite:///{db}"]) == 0
        assert command(["tables", "restore", str(copy), "--db", f"sqlite:///{again}"]) == 0
        assert (modes("copy"), modes("again")) == ({0o600}, {0o600})
        copy.chmod(0o640)  # what is there keeps its mode
        asyncio.run(opened(copy))
        assert modes("copy") == {0o640}
    finally:
        os.umask(before)


async def opened(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    await store.close()


def test_a_database_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    """Whoever pulls the plug while it is made finds nothing there, and not half of it."""
    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")

    def pull_the_plug(connection: object, cursor: object, statement: str, *_: object) -> None:
        if "CREATE TABLE snapshots" in statement:
            raise KeyboardInterrupt

    event.listen(engine, "before_cursor_execute", pull_the_plug)
    with pytest.raises(KeyboardInterrupt), engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("SELECT name FROM sqlite_master").fetchall() == []
