"""How the commands talk: a table or one JSON object on standard output, the rest on the other.

Exit codes are part of the contract: 0 done, 1 the answer is "no", 2 wrong use.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from io import StringIO
from typing import IO, TYPE_CHECKING, Any, Final, TextIO, cast

from rich.console import Console

from kickdoor.terminal.safe import escaped, guard, one_line, unguarded
from kickdoor.terminal.spelling import showable

if TYPE_CHECKING:
    from rich.table import Table

DONE: Final = 0
NO: Final = 1
WRONG_USE: Final = 2


class WrongUseError(Exception):
    """A command that was not meant like that; its text says how it is."""


def print_json(data: object) -> None:
    """The one object a program reads."""
    can_all = (sys.stdout.encoding or "").lower().startswith("utf")
    sys.stdout.write(escaped(json.dumps(data, ensure_ascii=not can_all)) + "\n")


def open_ends() -> None:
    """Makes the standard streams fit to be used: a closed one leads nowhere, and one that knows no
    Unicode is spelled for.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, StringIO())
    sys.stdout = cast("TextIO", showable(sys.stdout))


def quiet_pipe() -> int:
    """Whoever read our output has had enough: that is no error, and no second complaint at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def complain(message: str) -> None:
    """One line on standard error."""
    print(f"kickdoor: {one_line(message)}", file=sys.stderr)


class Output(Console):
    """A standard stream; whoever has read enough of it is no failure, as `run` knows."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        guard(self)

    @property
    def file(self) -> IO[str]:
        """The stream below the guard: the words are guarded, and the colours are ours."""
        return unguarded(cast("TextIO", super().file))

    @file.setter
    def file(self, file: IO[str]) -> None:
        self._file = file

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output, for people."""
    return Output(highlight=False)


def grid(*columns: str, right: tuple[str, ...] = ()) -> Table:
    """A table without lines; the named columns are set to the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in right else "left")
    return table


@contextmanager
def progress(what: str, total: int) -> Iterator[Any]:
    """A bar on standard error while something takes its time; yields `report(done, of)`."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    if not sys.stderr.isatty():  # even a disabled bar ends in an empty line, in some versions
        yield lambda done, of: None
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Output(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(what, total=total)

        def report(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        yield report


def require(option: str, extra: str, *modules: str) -> None:
    """Says in a line what to install, where an option needs more than it takes to play."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise WrongUseError(
            f"{option} needs {' and '.join(missing)}: pip install 'kickdoor[{extra}]'"
        )


def counted(count: int, one: str) -> str:
    """A number of things: "1 error", "2 errors"."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def sexes_of(text: str) -> list[str]:
    """The sexes given with commas; WrongUseError if one is none."""
    from kickdoor.engine import SEXES

    found = [word.lower() for word in words_of(text)]
    for word in found:
        if word not in SEXES:
            raise WrongUseError(f"--sex {text}: expected {' or '.join(SEXES)}, got {word!r}")
    return found


def words_of(text: str) -> list[str]:
    """The parts of a list given with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
