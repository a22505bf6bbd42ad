"""The ids of all rules: sections, and how many rules each has. Numbers are stable.

Made from docs/rules.md by tools/rule_ids.py.
"""

from __future__ import annotations

from typing import Final

SECTIONS: Final = {
    "WORD": 7,
    "SETUP": 9,
    "PRECEDENCE": 6,
    "TURN": 8,
    "TIMING": 10,
    "CHARACTER": 9,
    "ITEM": 12,
    "FOLLOWER": 5,
    "COMBAT": 18,
    "HELP": 7,
    "ESCAPE": 7,
    "DEATH": 5,
    "CURSE": 6,
    "OPTION": 5,
    "TABLE": 13,
}
RULE_IDS: Final = tuple(
    f"{name}-{n}" for name, count in SECTIONS.items() for n in range(1, count + 1)
)
