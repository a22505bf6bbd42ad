"""For terminals that know no Unicode: every mark we draw with, spelled in plain letters."""

from __future__ import annotations

import io
from typing import Final, TextIO

# Each mark with one of its own width, so that columns stay columns; letters may take two.
_SPELLED: Final = str.maketrans(
    {
        "▸": ">", "▰": "#", "▱": ".", "─": "-", "♀": "f", "♂": "m", "·": "-", "−": "-", "…": "~",
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "’": "'",
    }
)  # fmt: skip


class Spelled(io.TextIOBase):
    """Writes to another stream what that stream can show; whatever is left becomes a "?"."""

    encoding = "ascii"  # whoever draws frames is to draw plain ones

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        plain = text.translate(_SPELLED).encode("ascii", "replace").decode("ascii")
        return self._stream.write(plain)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


def showable(stream: TextIO) -> TextIO | Spelled:
    """The stream itself if it can show everything, else one that spells."""
    encoding = (stream.encoding or "").lower().replace("-", "")
    return stream if encoding.startswith("utf") else Spelled(stream)
