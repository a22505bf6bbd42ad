"""The way of one `play` through the server: which files of the package it goes through, and how
often it changes from one to another.

    python bench/way_of_an_act.py              # by layer, with how often each file is entered
    python bench/way_of_an_act.py --json

A server with a database in a file, a table of three people and two who watch, in English and in
German. A door is kicked open, which warms up what is kept; then, in the fight, a card is played.
Counted is from the bytes at the server's socket until the frames of all five are handed to theirs.
A file is entered when one of its functions is called out of another file of the package; what
lies between, of the libraries, does not count. It runs on the plain Python engine: compiled
functions do not show.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import kickdoor
from kickdoor.server.app import make_app
from kickdoor.server.connections.security import Gatekeeper
from kickdoor.server.running.run import Server, configure
from kickdoor.server.running.settings import Settings

PACKAGE: Final = str(Path(kickdoor.__file__).parent) + "/"
LAYERS: Final = ("server", "protocol", "words", "engine")  # in the order they are come to
WAIT_S: Final = 30.0
READERS: Final = ("en", "de", "en", "en", "de")  # Ann, Bob, Cid and two who watch
SCENE: Final = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "Ann"
[players.Ann]
hand = ["magic-missile"]
[players.Bob]
hand = ["ancient"]
[players.Cid]
"""


class Way:
    """Who calls whom, once it is switched on, in all threads that begin after it was laid."""

    def __init__(self) -> None:
        self.is_on = False
        self.entered: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._lock = threading.Lock()

    def lay(self) -> None:
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not self.is_on:
            return
        name = self._name(frame)
        if name and name != self._caller(frame.f_back):
            with self._lock:
                self.entered[name] += 1

    def _caller(self, frame: FrameType | None) -> str:
        """The file of ours that it was called out of; none where the loop itself called."""
        while frame is not None:
            name = self._name(frame)
            if name:
                return name
            frame = frame.f_back
        return ""

    def _name(self, frame: FrameType) -> str:
        path = frame.f_code.co_filename
        if path not in self._names:
            self._names[path] = path.removeprefix(PACKAGE) if path.startswith(PACKAGE) else ""
        return self._names[path]


class Serving:
    """A server in a thread of this process, whose way can be seen."""

    def __init__(self, folder: str) -> None:
        plain: dict[str, Any] = {"db": f"sqlite:///{folder}/tables.db", "allow_prepared": True}
        settings = Settings(host="127.0.0.1", port=0, **plain)
        self._app: Gatekeeper = make_app(settings)
        self._server: uvicorn.Server = Server(configure(settings, self._app))
        self._thread = threading.Thread(target=self._server.run)

    async def start(self) -> str:
        """Its address."""
        self._thread.start()
        async with asyncio.timeout(WAIT_S):
            while not self._server.started:
                await asyncio.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        return f"127.0.0.1:{port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


async def sit_down(address: str) -> tuple[list[ClientConnection], list[str]]:
    """The five connections at a table whose game has begun, and the keys of the seats."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=WAIT_S) as http:
        seats = [{"kind": "here", "name": name} for name in ("Ann", "Bob", "Cid")]
        body = {"seats": seats, "clock": "none", "prepared": SCENE}
        answer = await http.post("/api/tables/", json=body)
        made = answer.raise_for_status().json()
        id, tokens = made["table"]["id"], [key["token"] for key in made["keys"]]
        headers = {"authorization": f"Bearer {made['host_token']}"}
        (await http.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
    sockets = []
    for number, language in enumerate(READERS):
        one = await connect(f"ws://{address}/ws", compression=None, max_size=None)
        held = tokens[number : number + 1]
        hello = {"type": "hello", "table": id, "tokens": held, "language": language}
        await one.send(json.dumps(hello))
        sockets.append(one)
    return sockets, tokens


async def until(one: ClientConnection, sequence: int) -> None:
    """Until it has heard of that act, or was shown it with all else."""
    while True:
        said = json.loads(await one.recv())
        assert said["type"] not in ("error", "refusal"), said
        if said["type"] in ("view", "frame") and said["sequence"] >= sequence:
            return


async def act(sockets: list[ClientConnection], act: object, number: int) -> None:
    """Ann's act, until everybody has heard of it."""
    message = {"type": "act", "id": f"act-{number}", "seat": 0, "act": act}
    await sockets[0].send(json.dumps(message))
    await asyncio.gather(*[until(one, number) for one in sockets])


async def walk(way: Way) -> None:
    """One `play` from the socket to the pages."""
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(folder)
        try:
            sockets, _ = await sit_down(await serving.start())
            async with asyncio.timeout(WAIT_S):
                await asyncio.gather(*[until(one, 0) for one in sockets])
                await act(sockets, "kick", 1)
                await asyncio.sleep(1.0)  # the table rests, and has told so
                way.is_on = True
                await act(sockets, {"play": "magic-missile", "side": "munchkins"}, 2)
                way.is_on = False
            for one in sockets:
                await one.close()
        finally:
            serving.stop()


def layer_of(name: str) -> str:
    first = name.partition("/")[0]
    return first if first in LAYERS else "other"


def report(entered: Counter[str]) -> dict[str, Any]:
    """Files and changes of file, in all and by layer."""
    layers = {layer: {n: c for n, c in entered.most_common() if layer_of(n) == layer}
              for layer in (*LAYERS, "other")}  # fmt: skip
    return {
        "files": len(entered),
        "changes": entered.total(),
        "layers": {
            layer: {"files": len(names), "changes": sum(names.values()), "entered": names}
            for layer, names in layers.items()
        },
    }


def told(found: dict[str, Any]) -> str:
    """The same for people."""
    lines = [f"{found['files']} files, {found['changes']} changes of file"]
    for layer, part in found["layers"].items():
        lines += ["", f"{layer}: {part['files']} files, {part['changes']} changes"]
        lines += [f"{count:6}  {name}" for name, count in part["entered"].items()]
    return "\n".join(lines)


def main() -> None:
    """Walks the way once and prints what it went through."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not sys.modules["kickdoor.engine.game"].__file__.endswith(".py"):  # type: ignore[union-attr]
        sys.exit("way_of_an_act: the engine is compiled, and would not show; try: make pure")
    way = Way()
    way.lay()
    asyncio.run(walk(way))
    found = report(way.entered)
    sys.stdout.write((json.dumps(found, indent=2) if asked.json else told(found)) + "\n")


if __name__ == "__main__":
    main()
