"""A view kept up to date: the whole of it, then what changes, frame by frame."""

from __future__ import annotations

import msgspec

from kickdoor.protocol.messages import Frame, WholeView
from kickdoor.protocol.view_messages import LogLine, View


class Gap(Exception):
    """Not an error: a frame is missing, and the whole view must be asked for."""


class Tracker:
    """What one seat sees, from what it is sent."""

    def __init__(self) -> None:
        self.view: View | None = None
        self.sequence = -1
        self.log: list[LogLine] = []

    def whole(self, message: WholeView) -> None:
        self.view = message.view
        self.sequence = message.sequence
        self.log = list(message.view.log)

    def frame(self, message: Frame) -> bool:
        """Takes a frame over; False: it is of the past. Gap if one before it is missing.

        A second frame of one sequence says more about the same moment.
        """
        if self.view is None or message.sequence > self.sequence + 1:
            raise Gap
        if message.sequence < self.sequence:
            return False
        changes = {
            field: value
            for field in message.changed.__struct_fields__
            if (value := getattr(message.changed, field)) is not msgspec.UNSET
        }
        self.view = msgspec.structs.replace(self.view, **changes)
        self.sequence = message.sequence
        self.log.extend(message.log)
        return True
