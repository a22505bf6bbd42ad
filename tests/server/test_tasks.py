"""Nothing that runs in the background ends in silence: it goes on, it is counted, and `/readyz`
tells the truth about it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import patiently
from databases import Postgres, StartingUp, Wire
from kickdoor.cli.command_line import run as command
from kickdoor.client import Client, ServerError
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.running.duty import Duty
from kickdoor.server.running.late_loop import Patience
from kickdoor.server.running.settings import Settings
from kickdoor.server.storage import owner, pulse
from kickdoor.server.storage.ahead import Ahead
from kickdoor.server.storage.owner import owner_of
from kickdoor.server.storage.same_file import LostError
from kickdoor.server.storage.store import Store
from kickdoor.server.tables.seated_bots.worker_process import HUNG_S
from kickdoor.server.tables.table_registry import TableRegistry
from live_servers import Running, Serve, act_once, against_bots, nearly_won, run

SHOWN_S = 5.0  # as we promise
HARM_SHOWN_S = 2.5  # a look a second, and what it takes


def readiness(server: Running) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{server.url}/readyz", timeout=SHOWN_S)
    return answer.status_code, answer.json()["lacks"]


async def within(seconds: float, true: Callable[[], bool]) -> None:
    limit = time.monotonic() + seconds
    while not await asyncio.to_thread(true):
        assert time.monotonic() < limit, "it takes too long"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("error", [ValueError, OverflowError, RuntimeError, asyncio.CancelledError])
def test_a_duty_goes_on_after_any_error(error: type[BaseException]) -> None:
    async def scene() -> None:
        turns: list[int] = []

        async def turn() -> bool:
            turns.append(1)
            if len(turns) == 2:
                raise error
            return len(turns) == 4

        duty = Duty("test", turn)
        duty.start()
        await within(3, lambda: bool(duty.failing))
        await duty.ended()
        assert (len(turns), duty.failures, duty.failing) == (4, 1, "")

    asyncio.run(scene())


def test_a_duty_that_is_stopped_ends() -> None:
    async def scene() -> None:
        async def turn() -> bool:
            await asyncio.sleep(60)
            return False

        duty = Duty("test", turn)
        duty.start()
        await asyncio.sleep(0.01)
        duty.stop()
        with pytest.raises(asyncio.CancelledError):
            await duty.ended()

    asyncio.run(scene())


# A loop that is late.


async def waits_for(seconds: float | None, answer: float, busy: float) -> None:
    """For an answer that comes after so long, while the loop does something else."""
    loop = asyncio.get_running_loop()
    async with Patience(seconds):
        answered = loop.run_in_executor(None, time.sleep, answer)
        await asyncio.sleep(0)
        time.sleep(busy)
        await answered


def test_an_answer_that_came_in_time_is_heard_by_a_loop_that_was_late() -> None:
    run(waits_for(0.3, answer=0.1, busy=0.9))
    run(waits_for(None, answer=0.4, busy=0.0))
    with pytest.raises(TimeoutError):
        run(waits_for(0.3, answer=0.8, busy=0.0))


def test_a_duty_is_not_blamed_for_a_loop_that_was_late() -> None:
    async def scene() -> None:
        async def turn() -> bool:
            await waits_for(None, answer=0.1, busy=0.9)
            return True

        duty = Duty("test", turn, limit=0.3)
        duty.start()
        await duty.ended()
        assert duty.failures == 0

    run(scene(), 5.0)


def test_storage_is_not_blamed_for_a_loop_that_was_late(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PATIENCE_S", 0.3)
    server = serve()
    writer, stuck, late = server.registry.store.writer, list[bool](), list[int]()
    beat = server.registry.owner.beat
    writer.on_stuck = stuck.append

    async def busy() -> None:
        late.append(1)
        asyncio.get_running_loop().call_soon(time.sleep, 0.9)
        await beat()

    server.registry.owner.beat = busy  # type: ignore[method-assign]
    asyncio.run(within(10, lambda: len(late) >= 3))
    assert (stuck, readiness(server)) == ([], (200, {}))

    async def commits() -> None:
        """One that was done before anybody could hear of it, and one that is not."""
        writer.busy_since = 1.0
        asyncio.get_running_loop().call_soon(setattr, writer, "busy_since", 0.0)
        assert not await server.registry.pulse._is_commit_late()
        writer.busy_since = 1.0
        assert await server.registry.pulse._is_commit_late()
        writer.busy_since = 0.0

    asyncio.run(commits())


def failing_once(duty: Duty, error: Exception) -> None:
    """The next turn fails, once."""
    turn = duty.turn

    async def fails() -> bool:
        duty.turn = turn
        raise error

    duty.turn = fails


def test_every_task_of_a_server_begins_anew_and_is_counted(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            quick = [duty for duty in server.registry.duties if duty.every <= 1]
            for duty in [*quick, server.registry.store.writer.duty]:
                failing_once(duty, KeyError("secret"))
            kick = asyncio.create_task(client.act("kick"))
            await within(SHOWN_S, lambda: all(duty.failures for duty in quick))
            await kick  # the writer went on
            await within(SHOWN_S, lambda: readiness(server) == (200, {}))
        figures = patiently.get(f"{server.url}/metrics").text
        for duty in quick:
            assert f'kickdoor_failures_total{{task="{duty.name}"}} 1.0' in figures

    run(scene())


def test_readiness_names_the_task_that_fails(serve: Serve) -> None:
    server = serve()
    sweeper = server.registry.duties[0]
    turn = sweeper.turn

    async def fails() -> bool:
        raise ValueError

    sweeper.turn = fails
    shown = (503, {"sweeper": "ValueError (the log says where)"})
    asyncio.run(within(SHOWN_S, lambda: readiness(server) == shown))
    sweeper.turn = turn
    asyncio.run(within(SHOWN_S, lambda: readiness(server) == (200, {})))


async def shown_and_healed(
    server: Running, hang: Callable[[], None], heal: Callable[[], None]
) -> None:
    """A database hangs: that shows, to players too; then it answers again, and nothing is lost."""
    client = await Client.create(server.url, nearly_won())
    async with client:
        await client.start()
        await client.act("kick")
        await asyncio.to_thread(hang)
        began = time.monotonic()
        act = asyncio.create_task(client.act("fight"))
        await within(SHOWN_S, lambda: readiness(server)[0] == 503)
        await within(SHOWN_S, lambda: client._trouble is not None)
        assert time.monotonic() - began < SHOWN_S
        assert client._trouble is not None
        assert client._trouble.code == "storage"
        answer = await asyncio.to_thread(
            lambda: httpx.get(f"{server.url}/api/tables/nosuch", timeout=SHOWN_S)
        )
        assert answer.status_code in (404, 503)
        await asyncio.to_thread(heal)
        await within(SHOWN_S, lambda: readiness(server)[0] == 200)
        await asyncio.wait_for(act, SHOWN_S)
    rows = await server.acts(client.table)
    assert [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
    assert len(rows) >= 2


def test_an_sqlite_file_that_another_program_holds_shows(serve: Serve) -> None:
    server = serve()
    path = server.settings.db.removeprefix("sqlite:///")
    holder = sqlite3.connect(path, check_same_thread=False)

    def hold() -> None:
        holder.execute("BEGIN IMMEDIATE")

    run(shown_and_healed(server, hold, holder.rollback))
    holder.close()


@pytest.mark.slow
def test_a_postgresql_that_hangs_shows(serve: Serve, postgres: Postgres) -> None:
    server = serve(db=postgres.url)
    run(shown_and_healed(server, lambda: postgres.freeze(True), lambda: postgres.freeze(False)))


@pytest.mark.slow
def test_a_postgresql_that_may_only_be_read_shows_and_is_written_again(
    serve: Serve, postgres: Postgres
) -> None:
    """Connections keep what held when they were made: none of those that failed is used again."""
    server = serve(db=postgres.new("looked_at"))

    def forbid() -> None:
        postgres.read_only("looked_at", True)

    run(shown_and_healed(server, forbid, lambda: postgres.read_only("looked_at", False)))


@pytest.mark.slow
def test_a_postgresql_that_is_away_shows_and_comes_back(serve: Serve, postgres: Postgres) -> None:
    """While nobody plays too: whatever the driver raises, the tasks go on."""
    server = serve(db=postgres.new("away"))
    run(within(SHOWN_S, lambda: readiness(server) == (200, {})))
    postgres.stop()
    run(within(SHOWN_S, lambda: readiness(server)[0] == 503))
    with StartingUp(postgres.port):  # as it is after a crash, until it has recovered
        time.sleep(3)
        assert readiness(server)[0] == 503
    postgres.start()
    run(within(SHOWN_S, lambda: readiness(server) == (200, {})))

    async def play() -> None:
        client = await Client.create(server.url, nearly_won())
        async with client:
            await client.start()
            await client.act("kick")

    run(play())


@pytest.mark.slow
def test_a_postgresql_that_is_starting_up_loses_nothing_that_waits(
    serve: Serve, postgres: Postgres
) -> None:
    server = serve(db=postgres.new("starting"))
    starting = ExitStack()

    def hang() -> None:
        postgres.stop()
        starting.enter_context(StartingUp(postgres.port))

    def heal() -> None:
        starting.close()
        postgres.start()

    run(shown_and_healed(server, hang, heal))


@pytest.mark.slow
def test_a_postgresql_that_is_cut_off_in_silence_shows_and_is_asked_anew(
    serve: Serve, postgres: Postgres
) -> None:
    """What it was asked by stays connected for ever, and one of that holds the lock."""
    db = postgres.new("cut")
    wire = Wire(postgres.port)
    server = serve(db=db.replace(str(postgres.port), str(wire.port)))
    try:
        run(shown_and_healed(server, wire.cut, wire.mend))
    finally:
        server.stop()
        wire.close()


@pytest.mark.slow
def test_a_server_stops_though_its_postgresql_hangs(serve: Serve, postgres: Postgres) -> None:
    server = serve(db=postgres.new("hanging"))
    run(within(SHOWN_S, lambda: readiness(server) == (200, {})))
    postgres.freeze(True)
    try:
        server.stop()
    finally:
        postgres.freeze(False)


@pytest.mark.slow
def test_a_server_that_stands_by_waits_for_a_postgresql_that_is_away(
    serve: Serve, postgres: Postgres
) -> None:
    async def scene() -> None:
        db = Settings(db=postgres.new("standby")).database
        first, registry = owner_of(db), TableRegistry(Settings(db=db, hand_over=True))
        assert await first.take()
        standing_by = asyncio.Event()
        registry.on_stand_by = standing_by.set
        taking = asyncio.create_task(registry._take())
        await asyncio.wait_for(standing_by.wait(), SHOWN_S)
        await asyncio.to_thread(postgres.stop)
        with StartingUp(postgres.port):
            await asyncio.sleep(1)
        await asyncio.sleep(0.5)  # nobody is there at all
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(taking, SHOWN_S)
        await first.release()
        await registry.give_up()

    run(scene())


def spoil(file: Path) -> None:
    for part in (file, file.with_name(f"{file.name}-wal")):
        part.write_bytes(b"no database" * 9999)


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def cut_log(file: Path) -> None:
    os.truncate(log_of(file), 0)


def cut_log_short(file: Path) -> None:
    os.truncate(log_of(file), 40)  # its own beginning is there still


def unlink_log(file: Path) -> None:
    log_of(file).unlink()


def replace(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    other.rename(file)


async def act_on(client: Client, rng: random.Random, seconds: float) -> None:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            await act_once(client, rng)
        except ServerError as error:
            if error.code != "not-connected":  # a table that cannot be written is left, and come to
                raise
        await asyncio.sleep(0.05)


HARMS = [Path.unlink, spoil, replace, unlink_log, cut_log, cut_log_short]


@pytest.mark.slow
@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_a_database_that_is_harmed_is_not_ready_and_nothing_is_acknowledged_any_more(
    serve: Serve,
    tmp_path: Path,
    harm: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if harm in (cut_log, cut_log_short):  # what is looked at may lie in the file, and be whole
        monkeypatch.setattr(owner, "LOOKS", ())
    server, rng = serve(db=f"sqlite:///{tmp_path}/harmed.db"), random.Random(1)

    async def scene() -> None:
        async with await Client.create(server.url, against_bots(people=4)) as client:
            await client.start()
            await within(SHOWN_S, lambda: readiness(server) == (200, {}))
            for _ in range(5):  # which are in the log alone
                await act_once(client, rng)
            harm(tmp_path / "harmed.db")
            with pytest.raises(ServerError) as refused:
                await act_on(client, rng, HARM_SHOWN_S)  # what is written meanwhile hides nothing
            assert refused.value.code == "storage"
            for _ in range(3):
                assert "storage" in readiness(server)[1]
                with pytest.raises(ServerError):
                    await act_once(client, rng)
                await asyncio.sleep(0.6)

    run(scene())


@pytest.mark.parametrize("harm", [Path.unlink, replace], ids=lambda harm: harm.__name__)
def test_nothing_opens_what_took_the_place_of_the_database(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    """It would have our log's index cut short under us, which ends the process."""

    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open()
        async with store.engine.connect(), store.engine.connect():  # as many as there must be
            harm(tmp_path / "tables.db")
            with pytest.raises(LostError):
                async with store.engine.connect():
                    pass
        await store.close()

    asyncio.run(scene())


def test_a_log_that_was_seen_empty_is_whole_when_it_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    ahead = Ahead(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE t (a)")
        assert ahead.is_whole()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for _ in range(3):
            assert ahead.is_whole()
            connection.execute("INSERT INTO t VALUES (1)")
        assert ahead.is_whole()
        os.truncate(f"{file}-wal", 40)
        assert not ahead.is_whole()
    ahead.close()


def test_what_others_bring_into_the_database_is_not_missed_in_its_log(tmp_path: Path) -> None:
    """Who cuts off the log after that, as SQLite does when it is asked to, has torn nothing."""
    file = tmp_path / "tables.db"
    writer = sqlite3.connect(file, isolation_level=None)
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("PRAGMA synchronous=OFF")
    writer.execute("CREATE TABLE t (x)")
    ahead, is_over = Ahead(file), threading.Event()

    def cut_off() -> None:
        for way in itertools.cycle(("TRUNCATE", "RESTART", "PASSIVE", "TRUNCATE")):
            other.execute(f"PRAGMA wal_checkpoint({way})")
            if is_over.wait(0.0005):
                return

    thread = threading.Thread(target=cut_off)
    thread.start()
    try:
        for number in range(1000):
            writer.execute("INSERT INTO t VALUES (zeroblob(9000))")
            assert ahead.is_whole()
            if number % 100 == 0:  # the file itself may become smaller, too
                writer.execute("DELETE FROM t")
                writer.execute("VACUUM")
    finally:
        is_over.set()
        thread.join()
    writer.execute("INSERT INTO t VALUES (1)")
    os.truncate(log_of(file), 0)
    assert not ahead.is_whole()
    for one in (writer, other, ahead):
        one.close()


def test_a_server_does_not_start_on_a_file_that_is_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
        await store.open()
        await store.close()

    asyncio.run(make())
    file = tmp_path / "tables.db"
    whole = file.read_bytes()
    half = len(whole) // 2
    for broken in (b"no database" * 999, whole[:half] + b"?" * half):
        file.write_bytes(broken)
        assert command(["serve", "--port", "0", "--db", f"sqlite:///{file}"]) == 2
        told = capsys.readouterr().err
        assert str(file) in told
        assert len(told.splitlines()) == 1


def thinking(server: Running) -> list[int]:
    """The processes in which bots think."""
    pool = server.registry.robots.mind._pool
    return [] if pool is None else [*pool._processes]


@pytest.mark.slow
def test_bots_whose_process_is_killed_think_again(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        seats = [SeatSetup("here", name="P0"), *[SeatSetup("bot", "hard")] * 2]
        client = await Client.create(server.url, TableSetup(seats=seats, clock="none"))
        mind = server.registry.robots.mind
        async with client:
            await client.start()
            while not thinking(server):
                await asyncio.wait_for(act_once(client, random.Random(1)), 20)
            killed = thinking(server)
            os.kill(killed[0], signal.SIGKILL)
            await within(SHOWN_S, lambda: mind.failures == 1)
            await within(SHOWN_S, lambda: bool(thinking(server)) and not mind.failing)
            assert thinking(server) != killed

    run(scene())


THINKS = """
import asyncio, os, sys, time
from kickdoor.server.tables.seated_bots.worker_process import Mind

async def main():
    mind = Mind()  # held: one that is forgotten sends its process home by itself
    print(await mind.ask(os.getpid), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.slow
def test_the_bots_process_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "thinks.py"
    script.write_text(THINKS, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert is_alive(pid)
        server.kill()
    asyncio.run(within(SHOWN_S, lambda: not is_alive(pid)))


async def at_a_thinking_table(server: Running) -> Client:
    """A client at a table whose bots have begun to think, as they are asked again and again."""
    seats = [SeatSetup("here", name="P0"), *[SeatSetup("bot", "hard")] * 2]
    client = await Client.create(server.url, TableSetup(seats=seats, clock="none"))
    await client.connect()
    await client.start()
    while not thinking(server):
        await asyncio.wait_for(act_once(client, random.Random(1)), 20)
    return client


@pytest.mark.slow
@pytest.mark.parametrize("is_playing", [True, False])
def test_bots_whose_process_is_frozen_are_named_and_think_again(
    serve: Serve, is_playing: bool
) -> None:
    server = serve()

    async def scene() -> None:
        mind = server.registry.robots.mind
        client = await at_a_thinking_table(server)
        await within(30, lambda: mind._has_thought)
        frozen = thinking(server)[0]
        os.kill(frozen, signal.SIGSTOP)
        if is_playing:
            await asyncio.wait_for(act_once(client, random.Random(1)), 20)
        await within(HUNG_S + 5, lambda: "bots" in readiness(server)[1])
        assert readiness(server)[0] == 200  # simple ones play
        await within(SHOWN_S, lambda: not is_alive(frozen))
        await within(30, lambda: readiness(server) == (200, {}))
        assert mind.failures == 1
        await client.close()

    run(scene(), 90)


FROZEN = """
import asyncio, os, signal
from kickdoor.server.tables.seated_bots.worker_process import Mind

async def main():
    mind = Mind()
    pid = await mind.ask(os.getpid)
    os.kill(pid, signal.SIGSTOP)
    asked = asyncio.create_task(mind.ask(os.getpid))
    await asyncio.sleep(0.2)
    mind.close()
    print(type((await asyncio.gather(asked, return_exceptions=True))[0]).__name__)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_frozen_process_of_bots_does_not_keep_a_server_from_its_end(tmp_path: Path) -> None:
    script = tmp_path / "frozen.py"
    script.write_text(FROZEN, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=20, check=False
    )
    assert (done.stdout, done.stderr, done.returncode) == ("BrokenProcessPool\n", "", 0)


def test_whoever_reads_lets_go_before_the_database_is_closed(tmp_path: Path) -> None:
    """A connection that came back after its driver had ended waited for it, and so did all."""
    order: list[str] = []

    async def scene() -> None:
        registry = TableRegistry(Settings(db=f"sqlite:///{tmp_path}/tables.db"))
        reading, close = asyncio.Event(), registry.store.close

        async def checkpoint() -> None:
            reading.set()
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0.05)
                order.append("let go")

        async def closing_it() -> None:
            order.append("closed")
            await close()

        registry.store.checkpoint = checkpoint  # type: ignore[method-assign]
        registry.store.close = closing_it  # type: ignore[method-assign]
        await registry.open()
        await reading.wait()
        await registry.close()

    run(scene())
    assert order == ["let go", "closed"]
