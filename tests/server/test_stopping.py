"""Being told to stop, whenever it comes: the server ends in order, and its exit code says whether
anything was lost.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

# A server that says where it is at a place of its start, and stays there for a while.
DRIVER = """
import asyncio, inspect, importlib, sys, time
from kickdoor.cli.command_line import main
module, _, name = sys.argv[1].partition(":")
*path, last = name.split(".")
owner = importlib.import_module(module)
for one in path:
    owner = getattr(owner, one)
inner = getattr(owner, last)
def here():
    print("here", flush=True)
def held(*args, **named):
    here()
    time.sleep(3)
    return inner(*args, **named)
async def async_held(*args, **named):
    here()
    await asyncio.sleep(3)
    return await inner(*args, **named)
setattr(owner, last, async_held if inspect.iscoroutinefunction(inner) else held)
main(["serve", "--port", "0", "--db", sys.argv[2]])
"""
# A server whose disk is full for as long as there is a file of that name.
STUCK = """
import errno, sys
from pathlib import Path
from kickdoor.cli.command_line import main
from kickdoor.server.storage.writer import Writer
commit = Writer._commit_here
def stuck(self, batch):
    if Path(sys.argv[1]).exists():
        raise OSError(errno.ENOSPC, "no space")
    commit(self, batch)
Writer._commit_here = stuck
main(["serve", "--port", "0", "--db", sys.argv[2]])
"""
STOPPED = "kickdoor was stopped before it served; nothing is lost"


@contextmanager
def program(text: str, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", text, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env=os.environ | environment,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "number"),
    [
        ("kickdoor.server.storage.looking:check", signal.SIGHUP),
        ("gc:freeze", signal.SIGTERM),  # when there is a server, and no loop yet
        ("kickdoor.server.storage.store:Store.open", signal.SIGTERM),
        ("kickdoor.server.storage.owner:_OfFile.beat", signal.SIGHUP),
        ("uvicorn.server:Server.startup", signal.SIGINT),
    ],
)
def test_a_server_is_stopped_while_it_starts(tmp_path: Path, place: str, number: int) -> None:
    with program(DRIVER, place, f"sqlite:///{tmp_path}/tables.db") as server:
        assert line(server) == "here\n"
        server.send_signal(number)
        said, complained = server.communicate(timeout=30)
    assert (server.returncode, said.strip(), complained) == (0, STOPPED, "")


@pytest.mark.slow
def test_a_server_that_stands_by_is_stopped(tmp_path: Path) -> None:
    serve = "from kickdoor.cli.command_line import main; main()"
    arguments = ("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/tables.db")
    with contextlib.ExitStack() as stack:
        first, second = (
            stack.enter_context(program(serve, *arguments, KICKDOOR_HAND_OVER="1"))
            for _ in range(2)
        )
        told = {"this one takes over" in line(one): one for one in (first, second)}
        standing_by = told[True]
        standing_by.send_signal(signal.SIGTERM)
        said, complained = standing_by.communicate(timeout=20)
        assert (standing_by.returncode, said.strip(), complained) == (0, STOPPED, "")
        told[False].send_signal(signal.SIGTERM)
        assert told[False].wait(20) == 0


@pytest.mark.slow
def test_a_server_that_could_not_write_everything_says_so_by_its_code(tmp_path: Path) -> None:
    full = tmp_path / "full"
    with program(STUCK, str(full), f"sqlite:///{tmp_path}/tables.db") as server:
        url = line(server).partition(" at ")[2].split()[0]
        assert httpx.post(f"{url}/api/tables/", json={}, timeout=20).status_code == 201
        full.touch()
        with contextlib.suppress(httpx.TimeoutException):
            httpx.post(f"{url}/api/tables/", json={}, timeout=0.5)
        limit = time.monotonic() + 10
        while httpx.get(f"{url}/readyz", timeout=10).status_code == 200:
            assert time.monotonic() < limit
        server.send_signal(signal.SIGTERM)
        complained = server.communicate(timeout=30)[1]
    assert server.returncode == 1
    last = complained.splitlines()[-1]
    assert last == "kickdoor: the storage did not take everything: 1 write lost"
