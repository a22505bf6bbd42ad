"""What a game may be made of, as the helps of commands say it: what the rules declare."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter

from kickdoor.engine import EDITIONS, OPTIONS

_FIRST, *_OTHERS = EDITIONS

EDITION: Final = _FIRST
SEATS: Final = "you,normal,normal,normal"  # of a game in the terminal

Edition = Annotated[str, Parameter(help=f"{', '.join(EDITIONS[:-1])} or {EDITIONS[-1]}")]
EditionOrNone = Annotated[
    str, Parameter(help=f"{_FIRST} if none is named; or {', '.join(_OTHERS)}")
]
Options = Annotated[str, Parameter(help=f"optional rules, with commas: {', '.join(OPTIONS)}")]
