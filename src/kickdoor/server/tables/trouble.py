"""What a live table cannot do, besides what the rules refuse: a stable code and what its sentence
needs.
"""

from __future__ import annotations

from kickdoor.errors import KickdoorError
from kickdoor.words.table_talk import trouble_line

# Codes that are not simply wrong use, as HTTP says it.
STATUS = {
    "no-such-table": 404, "not-found": 404, "no-such-seat": 404, "bad-token": 403, "not-host": 403,
    "bad-origin": 403, "table-full": 409, "seat-taken": 409, "name-taken": 409, "started": 409,
    "not-started": 409, "over": 409, "used-up": 409, "not-over": 409, "empty-seats": 409,
    "other-version": 409, "other-deal": 409, "ask-first": 409, "sit-down": 409, "was-seated": 403,
    "no-such-request": 404, "paused": 409, "nobody-to-ask": 409, "nobody-else": 409,
    "colour-taken": 409,
    "too-many": 429, "too-fast": 429, "too-long": 413, "storage": 503, "stopping": 503, "late": 503,
    "busy": 503, "broken": 500,
}  # fmt: skip


class Trouble(KickdoorError):
    """Something the table refuses; the code is stable, the sentence follows the language."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(trouble_line("en", code, **values))
        self.code = code
        self.values = values

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _trouble, (self.code, self.values)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def text(self, language: str) -> str:
        return trouble_line(language, self.code, **self.values)


def _trouble(code: str, values: dict[str, str | int]) -> Trouble:
    """One that comes from another process."""
    return Trouble(code, **values)
