"""Chance as a function of the seed: `draw(seed, stream, index, n)`, never a stream with a state.

The same twenty lines in any language check a record: the number is SHA-256(seed, stream, index),
rejected and hashed again where it would be unfair, modulo n.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

DOORS: Final = 0
TREASURES: Final = 1
DICE: Final = 2
PICK: Final = 3
STREAMS: Final = ("doors", "treasures", "dice", "pick")

_SPAN: Final = 1 << 64


def seed_bytes(seed: int | bytes) -> bytes:
    """The 32 bytes a seed stands for."""
    if isinstance(seed, bytes):
        return seed
    return sha256(b"kickdoor seed %d" % seed).digest()


def draw(seed: bytes, stream: str, index: int, n: int) -> int:
    """A fair number below n, the `index`-th of its stream."""
    limit = _SPAN - _SPAN % n
    attempt = 0
    while True:
        digest = sha256(seed + b"/%s/%d/%d" % (stream.encode(), index, attempt)).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % n
        attempt += 1


def shuffled(seed: bytes, stream: str, cards: list[int]) -> list[int]:
    """The cards in the order that the stream gives them (Fisher-Yates, from the end)."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = draw(seed, stream, len(order) - 1 - i, i + 1)
        order[i], order[j] = order[j], order[i]
    return order
