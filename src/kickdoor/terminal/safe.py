"""Strangers' words on a terminal: whatever would move the cursor, change the colours or turn the
line round is shown as a mark. Every stream and screen that we print on goes through here.

Card files, records, names, chat and error messages may hold anything; a terminal obeys what it is
sent. Our own colours are made behind this door, by the console.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO, cast

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment

MARK: Final = "\N{REPLACEMENT CHARACTER}"
# Controls but tab and line feed, those of eight bits too; what turns the direction of writing;
# halves of characters, which no stream takes.
_UNSAFE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_BREAK: Final = re.compile("[\t\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+")


def safe(text: str) -> str:
    """The text as it may be printed, its lines as they are."""
    return _UNSAFE.sub(MARK, text.replace("\r\n", "\n"))


def one_line(text: str) -> str:
    """The text as it may be printed where a line is wanted: nobody's name begins another."""
    return safe(_BREAK.sub(" ", text))


def escaped(text: str) -> str:
    """JSON that may be printed: what is not safe is written as JSON writes it, and reads the
    same.
    """
    return _UNSAFE.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


class Guarded(io.TextIOBase):
    """Writes to another stream what is safe there."""

    def __init__(self, raw: TextIO) -> None:
        self.raw = raw

    @property
    def encoding(self) -> str:  # type: ignore[override]  # the stream's own
        return self.raw.encoding or "utf-8"

    @property
    def errors(self) -> str:  # type: ignore[override]  # `input` edits its line only with a word
        return getattr(self.raw, "errors", None) or "strict"

    def write(self, text: str) -> int:
        return self.raw.write(safe(text))

    def flush(self) -> None:
        self.raw.flush()

    def isatty(self) -> bool:
        return self.raw.isatty()

    def fileno(self) -> int:
        return self.raw.fileno()


def unguarded(stream: TextIO) -> TextIO:
    """The stream itself, for a console that guards its words before it colours them."""
    return stream.raw if isinstance(stream, Guarded) else stream


@contextmanager
def guarded_ends() -> Iterator[None]:
    """Guards the standard streams for a while."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (cast("TextIO", Guarded(unguarded(one))) for one in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


class _Words(RenderHook):
    """Makes the words of a console safe, whatever they are laid out in."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Safe(renderable) for renderable in renderables]


class _Safe:
    def __init__(self, inner: ConsoleRenderable) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.inner, options):
            yield Segment(text if control else safe(text), style, control)


def guard(console: Console) -> Console:
    """The same console, which from now on prints only what is safe; twice does no harm."""
    console.push_render_hook(_Words())
    return console
