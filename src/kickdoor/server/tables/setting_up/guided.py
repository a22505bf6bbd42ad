"""The guided first game: a fixed scene that comes with the program. Nobody sends one for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kickdoor.protocol.table_messages import Join, SeatSetup, TableSetup

BOT: Final = "easy"
SCENE: Final = Path(__file__).parent / "guided.toml"


@cache
def guided_scene() -> str:
    """The table as it lies when the game begins."""
    return SCENE.read_text(encoding="utf-8")


def guided_setup(who: Join, title: str) -> TableSetup:
    """A table for one person, whom nobody waits for and nobody watches."""
    bot = SeatSetup("bot", BOT)
    return TableSetup(
        seats=[SeatSetup("here", name=who.name, sex=who.sex), bot, bot],
        clock="none",
        title=title,
        watch=False,
        prepared=guided_scene(),
    )


def is_guided(setup: TableSetup) -> bool:
    return setup.prepared == guided_scene()
