"""One database, one server: a second one is refused with a sentence, and the lock ends with its
owner, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from databases import Postgres
from kickdoor.errors import SetupError
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.table_registry import TableRegistry


def start(db: str) -> subprocess.Popen[str]:
    """A server in a process of its own, once it has said something."""
    command = [sys.executable, "-m", "kickdoor", "serve", "--port", "0", "--db", db]
    environment = os.environ | {"KICKDOOR_LOG_LEVEL": "error"}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def is_served(process: subprocess.Popen[str]) -> bool:
    assert process.stdout is not None
    return "is served at" in process.stdout.readline()


def end(process: subprocess.Popen[str], number: int) -> None:
    process.send_signal(number)
    process.communicate(timeout=20)


@pytest.fixture
def begun() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that do not outlive the test."""
    processes: list[subprocess.Popen[str]] = []
    yield processes
    for one in processes:
        if one.poll() is None:
            end(one, signal.SIGKILL)


async def owners(db: str) -> None:
    """Halls one after the other, and two at once."""
    settings = Settings(db=db)
    first = TableRegistry(settings)
    await first.open()
    second = TableRegistry(settings)
    with pytest.raises(SetupError, match="another server keeps the tables of"):
        await second.open()
    await second.give_up()
    await first.close()
    third = TableRegistry(settings)
    await third.open()
    await third.close()


def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    asyncio.run(owners(f"sqlite:///{tmp_path}/tables.db"))


@pytest.mark.slow
def test_a_second_server_is_refused_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(owners(postgres.url))


@pytest.mark.slow
def test_the_lock_ends_with_a_process_that_is_killed(
    tmp_path: Path, begun: list[subprocess.Popen[str]]
) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    first = start(db)
    begun.append(first)
    assert is_served(first)
    refused = start(f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.db")  # by another name too
    out, told = refused.communicate(timeout=30)
    assert (out, refused.returncode) == ("", 2)
    assert "another server keeps the tables of" in told
    assert "Traceback" not in told
    end(first, signal.SIGKILL)
    second = start(db)
    begun.append(second)
    assert is_served(second)
    end(second, signal.SIGTERM)
    assert second.returncode == 0


def test_a_terminal_that_closes_stops_the_server_in_order_unless_that_is_ignored(
    tmp_path: Path, begun: list[subprocess.Popen[str]]
) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    begun.append(start(db))
    assert is_served(begun[0])
    begun[0].send_signal(signal.SIGHUP)
    assert "Traceback" not in begun[0].communicate(timeout=20)[1]
    assert begun[0].returncode == 0
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does for what it begins
    try:
        begun.append(start(db))
    finally:
        signal.signal(signal.SIGHUP, before)
    assert is_served(begun[1])
    begun[1].send_signal(signal.SIGHUP)
    with pytest.raises(subprocess.TimeoutExpired):
        begun[1].wait(0.5)
    end(begun[1], signal.SIGTERM)
    assert begun[1].returncode == 0


@pytest.mark.slow
def test_a_server_that_stands_by_can_be_told_to_stop(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", hand_over=True)
        first, second = TableRegistry(settings), TableRegistry(settings)
        await first.open()
        stood_by: list[bool] = []
        second.on_stand_by = lambda: stood_by.append(True)
        opening = asyncio.create_task(second.open())
        await asyncio.sleep(0.3)
        assert (stood_by, opening.done()) == ([True], False)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        await second.give_up()
        await first.close()

    asyncio.run(scene())


def test_a_file_with_a_second_name_is_not_served(tmp_path: Path) -> None:
    async def scene() -> None:
        first = TableRegistry(Settings(db=f"sqlite:///{tmp_path}/tables.db"))
        await first.open()
        other = tmp_path / "other"
        other.mkdir()
        (other / "same.db").hardlink_to(tmp_path / "tables.db")
        second = TableRegistry(Settings(db=f"sqlite:///{other}/same.db"))
        with pytest.raises(SetupError, match="has a second name"):
            await second.open()
        await second.give_up()
        await first.owner.beat()  # whoever has it goes on
        await first.close()
        (other / "same.db").unlink()
        third = TableRegistry(Settings(db=f"sqlite:///{tmp_path}/tables.db"))
        await third.open()
        await third.close()
        assert not [*other.iterdir()]

    asyncio.run(scene())


def test_a_lock_whose_file_is_removed_is_taken_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db")
        first, second = TableRegistry(settings), TableRegistry(settings)
        await first.open()
        for is_replaced in (False, True):
            (tmp_path / "tables.db.lock").unlink()
            if is_replaced:
                (tmp_path / "tables.db.lock").touch()
            await first.owner.beat()
            with pytest.raises(SetupError, match="another server keeps the tables of"):
                await second.open()
            second.is_open = False
        await second.give_up()
        await first.close()

    asyncio.run(scene())


def test_a_server_whose_lock_another_one_has_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db")
        first, second = TableRegistry(settings), TableRegistry(settings)
        await first.open()
        for duty in first.duties:
            duty.stop()
        (tmp_path / "tables.db.lock").unlink()
        await second.open()
        await first.pulse.look()
        assert first.lacks() == {"storage": "LostError (another server has the database)"}
        await second.close()
        await first.pulse.look()
        assert first.lacks() == {}
        await first.close()

    asyncio.run(scene())
