"""What a set of ours is to records and to tables that lie in databases: its rules, whatever its
cards say and show.

A record names the digest of the files it was played with, and is refused with others. Another
sentence or another picture makes other files, but no other game: such a set goes by the digest of
the files that first had its rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

# What no rule reads.
WORDS: Final = ("plural", "text", "epic_text", "bad_stuff_text", "art", "rulings")

# By the digest of the rules, the digest of the files that first had them. Needed for a set whose
# words or pictures have changed since somebody played with it.
FIRST: Final = {
    # munchkin
    "20fb816e4506282a160d46c80a2990c6851678f24a370b1b23c4e732252e7d9c": (
        "c94a424fd9e26d49f7dee44cda68d776e37b4b29c301111c3739891bed167595"
    ),
    # star
    "e625877107362626c60a87e7b7c5d14c1b4486dd4c161e5430232e128319303f": (
        "f2796bf0e56d18926cba8175f0c888d389a126c028cfad600d485e29c8cdde7f"
    ),
}


def rules_digest(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """A digest of cards without their words, in the order in which they are numbered."""
    cards = [
        [id, {key: value for key, value in table.items() if key not in WORDS}]
        for id, table in tables.items()
    ]
    return sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()


def identity(tables: Mapping[str, Mapping[str, Any]], files: str) -> str:
    """The digest by which a set goes that has these cards and these files."""
    return FIRST.get(rules_digest(tables), files)
