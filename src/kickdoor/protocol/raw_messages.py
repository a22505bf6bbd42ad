"""Messages that are put together from parts which are JSON already: a section is made once, and
sent to everybody who may see it.

On the wire they are what `messages` and `view_messages` say of `WholeView`, `Frame`, `Waiting` and
`LegalAct`: the same fields, of which some are kept as `msgspec.Raw`.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct

from kickdoor.protocol.view_messages import Preview, WaitedFor

encode: Final = msgspec.json.Encoder().encode

NOTHING: Final = Raw(b"null")
EMPTY: Final = Raw(b"[]")


class RawView(Struct, gc=False):
    """`View`: everything one pair of eyes may see."""

    seat: int
    table: Raw
    munchkins: Raw
    fight: Raw
    waiting: Raw
    you: Raw
    asked: Raw
    offers: Raw
    acts: Raw
    clock: Raw
    log: Raw
    holding: Raw


class RawWholeView(Struct, tag="view", gc=False):
    """`WholeView`: the whole view at once."""

    sequence: int
    view: RawView


class RawFrame(Struct, tag="frame", gc=False):
    """`Frame`: what happened, and the sections that changed, by name."""

    sequence: int
    seat: int
    log: Raw
    changed: dict[str, Raw]
    is_partial: bool = False


class RawWaiting(Struct, gc=False):
    """`Waiting`: who is thinking."""

    seats: list[WaitedFor]
    passed: list[int]
    text: Raw


class RawAct(Struct, gc=False):
    """`LegalAct`: an act that a seat may make."""

    label: str
    verb: str
    act: Raw
    question: int
    against: bool
    cards: Raw
    targets: Raw
    preview: Preview | None
