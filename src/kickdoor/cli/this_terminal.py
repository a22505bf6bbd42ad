"""The terminal that a game is played in: where it is drawn, what is typed, whose it is, and what it
means when it closes.
"""

from __future__ import annotations

import getpass
import importlib.util
import os
import signal
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Final, cast

from kickdoor.cli.output import Output

if TYPE_CHECKING:
    from types import FrameType

    from rich.console import Console

    from kickdoor.terminal.keyboard import Keys
    from kickdoor.terminal.plain import Read

PLAIN_WIDTH: Final = 80
NARROWEST: Final = 20  # columns; a terminal that is narrower breaks the lines itself


def screen(is_plain: bool) -> Console:
    """Where the game is drawn; NO_COLOR is respected, and a pipe gets no colours either."""
    from kickdoor.terminal.safe import unguarded
    from kickdoor.terminal.spelling import showable

    out = cast("IO[str]", showable(unguarded(sys.stdout)))
    if is_plain:
        return Output(file=out, no_color=True, force_terminal=False, width=PLAIN_WIDTH)
    drawn = Output(file=out)
    drawn.width = max(drawn.width, NARROWEST)
    return drawn


def reader() -> Read:
    """Lines from the keyboard, editable; from a pipe they are shown as if they had been typed."""
    if sys.stdin.isatty():
        if importlib.util.find_spec("readline"):  # Windows has none
            importlib.import_module("readline")  # once it is there, input() edits its line
        return input

    def read() -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\n"))
        return line

    return read


@contextmanager
def closing_is_leaving() -> Iterator[None]:
    """A closed terminal or a polite kill is the player leaving, as Ctrl-C is: the game is kept all
    the same. Only the first is heard; a terminal that closes also ends what is typed, and the
    signal would come between while the game is being kept for that.
    """
    has_left = False

    def leave(number: int, frame: FrameType | None) -> None:
        nonlocal has_left
        if not has_left:
            has_left = True
            raise KeyboardInterrupt

    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def keys() -> Read | Keys:
    """The keyboard, so that it can be waited for beside other things where that is possible."""
    from kickdoor.terminal.keyboard import Watched

    if sys.platform == "win32":
        return reader()
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return reader()
    # A file is always there to be read, a device such as /dev/null too: neither is waited for.
    is_watched = sys.stdin.isatty() or stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)
    return Watched(sys.stdin) if is_watched else reader()


def asked_sex(language: str) -> str:
    """What the player answers; from a pipe nobody is asked, since lines there are acts."""
    from kickdoor.engine import SEXES
    from kickdoor.terminal.labels import labels_in

    if not sys.stdin.isatty():
        return ""
    labels = labels_in(language)
    answers = {labels.say(f"sex-{sex}").casefold(): sex for sex in SEXES} | {s: s for s in SEXES}
    while True:
        try:
            answer = input(labels.say("sex-ask")).strip().casefold()
        except EOFError:
            raise KeyboardInterrupt from None
        if not answer:
            return ""
        found = {sex for word, sex in answers.items() if word.startswith(answer)}
        if len(found) == 1:
            return found.pop()


def login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "Zoe"
