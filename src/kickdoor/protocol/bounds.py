"""What a client may send, field by field: the types the message classes are made of.

Every number has a range that a column of the database holds, every string a length and an alphabet.
What people write for people is brought into shape rather than refused: see `one_line`. An act is
data of its own, and is bounded here before the rules look at it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Final

from msgspec import Meta

HIGHEST: Final = 2**31 - 1  # what an INTEGER column holds, in either database
# Signs of ASCII without the space: no control, no half of a character, nothing to be trimmed. The
# look ahead is for Python, whose `$` would let a line feed through.
PLAIN: Final = r"^[!-~]*(?!\n)$"
TABLE: Final = r"^ *[0-9A-Za-z-]+ *(?!\n)$"  # as people type a code

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Word = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Key = Annotated[str, Meta(max_length=80, pattern=PLAIN)]
TableName = Annotated[str, Meta(min_length=1, max_length=40, pattern=TABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Question = Annotated[int, Meta(ge=0, le=HIGHEST)]
Chosen = Annotated[int, Meta(ge=-HIGHEST, le=HIGHEST)]

# An act: a verb, or a table of arguments, of which none holds more than a table of lists.
ACT_TEXT: Final = 60
ACT_PARTS: Final = 64  # of one list or table
ACT_DEPTH: Final = 3

# What no eye sees although Unicode calls it a letter, a mark or a sign.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def one_line(text: str) -> str:
    """What people wrote, as it may be shown to others: one line without controls, signs that turn
    the writing round, or any that nobody sees.
    """
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(c for c in spaced if c.isprintable())
    return " ".join(_INVISIBLE.sub("", seen).split())


def alike(name: str) -> str:
    """The same for names that nobody can tell apart by their letters' case or width."""
    return unicodedata.normalize("NFKC", one_line(name)).casefold()


def check_act(data: object, depth: int = ACT_DEPTH) -> None:
    """Refuses data that no act is made of; ValueError says why, as msgspec wants it."""
    if isinstance(data, str):
        if len(data) > ACT_TEXT or not data.isprintable():
            raise ValueError(f"Expected at most {ACT_TEXT} printable signs in an act's words")
    elif isinstance(data, int):
        if abs(data) > HIGHEST:
            raise ValueError(f"Expected numbers <= {HIGHEST} in an act")
    elif isinstance(data, list | dict):
        if not depth or len(data) > ACT_PARTS:
            raise ValueError(f"Expected at most {ACT_PARTS} parts in {ACT_DEPTH} layers of an act")
        for part in data:
            check_act(part, depth - 1)
        if isinstance(data, dict):
            for part in data.values():
                check_act(part, depth - 1)
    elif data is not None:
        raise ValueError("Expected words, whole numbers, truths, lists and tables in an act")
