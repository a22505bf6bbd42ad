"""`kickdoor play --server`: the terminal at a live table."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
import time

import pytest
from rich.console import Console

from kickdoor.cli.command_line import run as kickdoor
from kickdoor.cli.play_online import table_of
from kickdoor.client import Client
from kickdoor.protocol.messages import Said
from kickdoor.terminal.labels import labels_in
from kickdoor.terminal.online import OnlineGame
from live_servers import NEARLY_WON, Serve, against_bots, run


def test_a_game_is_won_at_the_keyboard(serve: Serve) -> None:
    server = serve()
    setup = against_bots()
    setup.prepared = NEARLY_WON
    out = io.StringIO()
    typed = iter(["say hello", "99", "1", "1", "", "", "", ""])

    async def scene() -> None:
        client = await Client.create(server.url, setup)
        console = Console(file=out, width=200)
        game = OnlineGame(client, labels_in("en"), console, lambda: next(typed))
        assert await game.play()

    run(scene())
    told = out.getvalue()
    assert "P0: hello" in told
    assert "There is no 99 here" in told
    assert "You kick open the door: Potted Plant!" in told
    assert "You win the game!" in told


def test_who_has_nothing_to_decide_is_not_asked(serve: Serve) -> None:
    server = serve(pace=1.0)
    setup = against_bots()
    setup.prepared = NEARLY_WON
    out = io.StringIO()
    typed = iter(["hold", "1", "1"])  # the kick, the fight, and no pass

    async def scene() -> None:
        client = await Client.create(server.url, setup)
        console = Console(file=out, width=200)
        game = OnlineGame(client, labels_in("en"), console, lambda: next(typed))
        assert await game.play()
        assert client.view.holding == []

    run(scene())
    assert "You win the game!" in out.getvalue()


class Live:
    """A keyboard somebody sits at: lines come when the test types them."""

    is_live = True

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str] = asyncio.Queue()

    async def line(self) -> str:
        return await self._lines.get()

    def type(self, line: str) -> None:
        self._lines.put_nowait(line)


class Sitting:
    """A person at a table, with the screen to look at."""

    def __init__(self, client: Client, language: str = "en") -> None:
        self.out = io.StringIO()
        self.keys = Live()
        console = Console(file=self.out, width=200)
        self.game = OnlineGame(client, labels_in(language), console, self.keys)

    async def sees(self, text: str) -> None:
        """Waits until it is on the screen."""
        for _ in range(400):
            if text in self.out.getvalue():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{text!r} never showed: {self.out.getvalue()}")

    async def answers(self, line: str, text: str) -> None:
        before = len(self.out.getvalue())
        self.keys.type(line)
        for _ in range(400):
            if text in self.out.getvalue()[before:]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{line!r} gave no {text!r}: {self.out.getvalue()[before:]}")


async def seated(server: str, scene: str) -> tuple[Client, Sitting, asyncio.Task[bool]]:
    setup = against_bots()
    setup.prepared = scene
    client = await Client.create(server, setup)
    one = Sitting(client)
    return client, one, asyncio.create_task(one.game.play())


GOODS = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "P0"
[players.P0]
level = 3
hand = ["elf"]
carry = ["mithril-armor", "pointy-hat-of-power", "cloak-of-obscurity"]
[players.P1]
[players.P2]
[players.P3]
"""


def test_one_can_look_around_at_a_servers_table(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        _, ann, task = await seated(server.url, GOODS)
        await ann.sees("Kick open the door")
        await ann.answers("?", "say TEXT")
        await ann.answers("t", "(Mithril Armor)")
        await ann.answers("h", "Elf: Race")
        await ann.answers("s", "Nobody is fighting")
        await ann.answers("i potted", "Potted Plant")
        await ann.answers("i zzz", "No card is called zzz")
        await ann.answers("l", ">")
        await ann.answers("dance", "There is no dance here")
        ann.keys.type("q")
        assert await task is False

    run(scene())


def test_one_can_go_back_from_a_sale_at_a_servers_table(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client, ann, task = await seated(server.url, GOODS)
        await ann.sees("Sell Items for Levels ...")
        listed = ann.out.getvalue().splitlines()
        number = next(line.split()[0] for line in listed if "Sell Items" in line)
        await ann.answers(number, "Which cards?")
        await ann.answers("1", "Pointy Hat")
        await ann.answers("0", "Mithril Armor")
        await ann.answers("", "Sell Items for Levels ...")
        assert len(client.view.munchkins[0].cards) == 3
        await ann.answers(number, "Which cards?")
        await ann.answers("1", "Pointy Hat")
        await ann.answers("1", "That is all")
        assert len(client.view.munchkins[0].cards) == 3
        await ann.answers("2", "Kick open the door")
        assert len(client.view.munchkins[0].cards) == 1
        ann.keys.type("q")
        await task

    run(scene())


def test_a_server_that_dies_is_told_of_and_one_that_comes_back(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        _, ann, task = await seated(server.url, GOODS)
        await ann.sees("Kick open the door")
        await asyncio.to_thread(server.stop)
        await ann.sees(f"{server.url} does not answer")
        await ann.answers("say hello", "does not answer")
        await asyncio.to_thread(lambda: serve(port=server.port))
        await ann.sees("The server is back")
        await ann.answers("say hello", "P0: hello")
        ann.keys.type("q")
        assert await task is False

    run(scene())


def test_what_others_say_is_told_at_once_and_commands_no_terminal(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client, ann, task = await seated(server.url, GOODS)
        await ann.sees("Kick open the door")
        client.said.append(Said(1, "B\x1b[2Job", "hi\x1b]0;x\x07\nAnn wins", 0.0))
        await client.say("anything new")
        await ann.sees("hi")
        assert "\x1b" not in ann.out.getvalue()
        assert not any(line.startswith("Ann wins") for line in ann.out.getvalue().splitlines())
        ann.keys.type("q")
        await task

    run(scene())


def test_a_number_typed_for_a_list_that_changed_is_not_sent(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        client, ann, task = await seated(server.url, GOODS)
        await ann.sees("Kick open the door")
        await asyncio.sleep(0.5)
        play = next(act for act in client.view.acts if act.verb == "play")
        await client.act(play.act, question=play.question)  # another tab of the same seat
        await ann.sees("You play Elf")
        await ann.answers("1", "The table changed while you typed 1")
        assert client.view.fight is None
        ann.keys.type("q")
        await task

    run(scene())


def test_ctrl_c_leaves_at_once_and_says_how_to_come_back(serve: Serve) -> None:
    server = serve()
    mine, theirs = os.openpty()
    command = ["play", "--server", server.url, "--seats", "you,easy,easy", "--sex", "female"]
    child = subprocess.Popen(
        [sys.executable, "-m", "kickdoor", *command], stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    seen = b""
    while b"Done: that is my opening" not in seen:
        seen += os.read(mine, 4096)
    started = time.monotonic()
    child.send_signal(signal.SIGINT)
    while b"--key " not in seen:
        seen += os.read(mine, 4096)

    assert child.wait(10) == 0
    assert time.monotonic() - started < 5
    os.close(mine)


def played(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command with nobody at the keyboard."""
    return subprocess.run(
        [sys.executable, "-m", "kickdoor", "play", "--plain", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_with_nobody_at_the_keyboard_it_is_left_and_come_back_to(serve: Serve) -> None:
    server = serve()
    command = ["--server", server.url]
    done = played(*command, "--seats", "you,easy,easy", "--edition", "lite")

    assert (done.returncode, done.stderr) == (0, "")
    back = done.stdout.split("--table ")[-1].split()
    code, key = back[0], back[2]
    again = played(*command, "--table", code, "--key", key)
    assert (again.returncode, again.stderr) == (0, "")
    assert f"--table {code} --key {key}" in again.stdout

    wrong = played(*command, "--table", code, "--key", "k" * 22)
    assert wrong.returncode == 1
    assert "fits no seat at table" in wrong.stderr
    assert "--key" not in wrong.stdout


def test_the_edition_shapes_the_new_table(serve: Serve) -> None:
    server = serve()
    out = ""

    async def scene() -> None:
        nonlocal out
        new = {"edition": "lite", "sets": "", "options": "epic", "seats": "you,easy,easy"}
        client = await Client.create(server.url, table_of(new, "Zoe", []))
        async with client:
            assert client.info is not None
            out = client.info.edition
            assert client.info.options == ["epic"]
            assert [seat.bot for seat in client.info.seats][1:] == ["easy", "easy"]

    run(scene())
    assert out == "lite"


@pytest.mark.parametrize("more", [[], ["--table", "abc123"], ["--table", "a", "--key", "k"]])
@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "http://[bad", "nonsense"])
def test_a_server_that_is_not_there_is_told_in_a_line(
    url: str, more: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickdoor.client.client.PATIENCE_S", 0.5)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert kickdoor(["play", "--server", url, *more]) == 1

    assert capsys.readouterr().err.startswith("kickdoor: ")
