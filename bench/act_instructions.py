"""What an act costs a server, in instructions: they do not wander as the machine's clock does.

    valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file=/dev/null COMMAND

where COMMAND is `python bench/act_instructions.py acts`, or the same with `views`.

`acts` plays at a table of three people and two who watch, in English and German, on a database in a
file: every act comes as the bytes of a message, and is over when all five have their frames. Only
the network is left out. `views` makes everything that each of three seats is sent after every act
of the same game, the act itself included. A first pass warms up and finds out what is played; the
second is counted. Valgrind prints what it has `Collected`: divide it by the number printed here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from typing import Any, Final

from kickdoor.engine import VERBS, Act, Game
from kickdoor.protocol.rendering.game_rendering import GameRendering, Kept
from kickdoor.protocol.rendering.viewer import Viewer
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.connections.connection import Connection
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables import keys
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.setting_up.making import give_keys, new_meta
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.talk import Talk

WAIT_S: Final = 600.0  # under valgrind everything takes its time
SECRET: Final = bytes(range(32))
NAMES: Final = ("Ann", "Bob", "Cid")
LANGUAGES: Final = ("en", "de", "en", "en", "de")  # of the seats, and of two who watch
IDLE: Final = ("trade", "ask", "unequip", "show", "orders", "withdraw")
FREELY: Final[dict[str, Any]] = {
    "messages_per_second": 1e9, "message_burst": 1e9, "acts_per_second": 1e9,
    "snapshot_every": 10**6,
}  # fmt: skip


class Ear:
    """A socket that takes everything at once."""

    def __init__(self) -> None:
        self.frames = 0
        self.heard = asyncio.Event()

    async def send(self, data: bytes) -> None:
        if data.startswith(b'{"type":"frame"'):
            self.frames += 1
            self.heard.set()

    async def close(self, code: int) -> None: ...


class Said:
    """An act, and the message that it is sent as."""

    def __init__(self, seat: int, act: Act, question: int, data: object, number: int) -> None:
        self.seat = seat
        self.act = act
        self.question = question
        message = {"type": "act", "id": f"act-{number}", "seat": seat, "act": data}
        self.message = json.dumps(message | {"question": question}).encode()


class Evening:
    """A table that is dealt the same every time, and all who are there."""

    def __init__(self, table: LiveTable, talks: list[Talk], ears: list[Ear]) -> None:
        self.table = table
        self.talks = talks
        self.ears = ears

    @staticmethod
    async def begin(registry: TableRegistry) -> Evening:
        seats = [SeatSetup("here", name=name) for name in NAMES]
        meta = new_meta(TableSetup(seats=seats, clock="none"), keys.hashed("host"), SECRET, False)
        tokens = give_keys(meta, "host")
        hashed = {seat: keys.hashed(token) for seat, token in tokens.items()}
        table = await registry.create(meta, hashed, SECRET)
        ears = [Ear() for _ in LANGUAGES]
        talks = [Talk(registry, Connection("here", registry.settings, ear)) for ear in ears]
        for number, (talk, language) in enumerate(zip(talks, LANGUAGES, strict=True)):
            held = [tokens[number]] if number in tokens else []
            hello = {"type": "hello", "table": table.id, "tokens": held, "language": language}
            await talk.hear(json.dumps(hello).encode())
        table.begin()
        return Evening(table, talks, ears)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    async def say(self, one: Said) -> None:
        """One act, until everybody has heard of it."""
        wanted = [ear.frames + 1 for ear in self.ears]
        await self.talks[one.seat].hear(one.message)
        for ear, frames in zip(self.ears, wanted, strict=True):
            while ear.frames < frames:
                ear.heard.clear()
                async with asyncio.timeout(WAIT_S):
                    await ear.heard.wait()
        self.table.audience.stop()  # what is told at rest hangs on the clock, and is left out

    def choice(self, rng: random.Random, number: int) -> Said:
        """What somebody who is asked does next."""
        seat, _, question = self.game.waiting[0]
        legal = self.game.legal(seat)
        act = rng.choice([act for act in legal if VERBS[act.verb] not in IDLE] or legal)
        return Said(seat, act, question, self.game.act_to_data(act, seat), number)


def count(is_on: bool) -> None:
    """Has valgrind count from here on, or no more."""
    word = "on" if is_on else "off"
    subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", word], check=True,
                   stdout=subprocess.DEVNULL)  # fmt: skip


async def play(acts: int, what: str, is_counted: bool) -> int:
    """How many acts or views were counted."""
    with tempfile.TemporaryDirectory() as folder:
        registry = TableRegistry(Settings(db=f"sqlite:///{folder}/tables.db", **FREELY))
        await registry.open()
        for duty in registry.duties:  # what is done every second is no part of an act
            duty.stop()
        try:
            first, rng = await Evening.begin(registry), random.Random(1)
            said: list[Said] = []
            while len(said) < acts and not first.game.is_over:
                said.append(first.choice(rng, len(said)))
                await first.say(said[-1])
            second = await Evening.begin(registry)
            if is_counted:
                count(True)
            if what == "views":
                done = views(second.game, said)
            else:
                for one in said:
                    await second.say(one)
                done = len(said)
            if is_counted:
                count(False)
            return done
        finally:
            await registry.close()


def views(game: Game, said: list[Said]) -> int:
    """Plays on without the table, and makes all that the seats are sent."""
    kept, made = Kept(), 0
    for one in said:
        game.apply(one.seat, one.act, one.question)
        rendering = GameRendering(game, kept)
        for looking in range(len(NAMES)):
            Viewer(looking, "en").whole(rendering, made, b"null", None)
            made += 1
    return made


def main() -> None:
    """Plays, and prints by how much to divide."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["acts", "views"])
    parser.add_argument("--acts", type=int, default=150)
    parser.add_argument("--uncounted", action="store_true", help="without valgrind: only plays")
    asked = parser.parse_args()
    done = asyncio.run(play(asked.acts, asked.what, not asked.uncounted))
    sys.stderr.write(f"{done} {asked.what}\n")


if __name__ == "__main__":
    main()
