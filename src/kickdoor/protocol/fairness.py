"""The shuffle's proof: what was promised before the deal, checked after the end.

The server draws a secret and shows SHA-256(secret), the commitment. Then every person adds a nonce.
Who adds none, and every bot, has the one that follows from the secret and the seat, so that nothing
is left to choose once the commitment is out. The seed is SHA-256(secret, then every nonce in seat
order). Nonces are 32 hexadecimal digits: no list of them reads like another, and no continuation of
the commitment is a seed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kickdoor.errors import RecordError
from kickdoor.protocol.table_messages import NONCE, Fairness

_NONCE: Final = re.compile(NONCE)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def fixed_nonce(secret: bytes, seat: int) -> str:
    """The nonce of a seat whose player adds none: it stands as soon as the commitment does."""
    return hashlib.sha256(secret + b"/nonce/%d" % seat).hexdigest()[:32]


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of a game: nobody at the table, nor the server, could choose it alone."""
    return hashlib.sha256(secret + "".join(nonces).encode()).digest()


def added(secret: bytes, nonces: Sequence[str]) -> list[int]:
    """The seats whose nonce is their player's own."""
    return [
        seat for seat, nonce in enumerate(nonces) if nonce and nonce != fixed_nonce(secret, seat)
    ]


def check_fairness(told: Fairness, seed: bytes) -> list[int]:
    """The seats that had a say in the seed; RecordError where it is not the promised one."""
    try:
        secret = bytes.fromhex(told.secret)
    except ValueError:
        raise RecordError("fairness: secret: expected hexadecimal digits") from None
    for seat, nonce in enumerate(told.nonces):
        if len(nonce) != 32 or not _NONCE.search(nonce):
            raise RecordError(f"fairness: nonces[{seat}]: expected 32 hexadecimal digits")
    if commitment(secret) != told.commitment:
        raise RecordError("fairness: the secret is not the one that was committed to")
    if seed_of(secret, told.nonces) != seed:
        raise RecordError("fairness: secret and nonces do not give the seed of the game")
    seats = added(secret, told.nonces)
    if seats != told.added:
        raise RecordError(f"fairness: added: {told.added}, by the secret it was {seats}")
    return seats


class _Beside(msgspec.Struct):
    """A record, with a proof or with who played it."""

    record: msgspec.Raw


def record_in(text: bytes) -> bytes:
    """The record in a file that is one, or has one beside whatever else it tells."""
    try:
        return bytes(msgspec.json.decode(text, type=_Beside).record)
    except msgspec.MsgspecError:
        return text


def fairness_in(data: Any) -> Fairness:
    """The proof in a file; RecordError says what is wrong with it."""
    try:
        return msgspec.convert(data, Fairness)
    except msgspec.ValidationError as error:
        raise RecordError(f"fairness: {error}") from None
