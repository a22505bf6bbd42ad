"""Secrets: a seat's key, a table's codes, and what is committed to before the deal.

A key is handed out once and kept hashed; it is compared in constant time. What becomes of the
secret is in `protocol/fairness.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

# No letters that look alike, in a code that is read aloud.
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 8
ID_LENGTH: Final = 16


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(ID_LENGTH // 2)


def new_code() -> str:
    """The short name of a table, to be read aloud; who has it may join before the deal."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a key is the one whose hash was kept; as quick for a wrong one as for a right one."""
    return hmac.compare_digest(hashed(token), kept)


def is_among(kept: str, held: Sequence[str]) -> bool:
    """Whether one of some keys, hashed as well, is the one that was kept."""
    return any(hmac.compare_digest(one, kept) for one in held)
