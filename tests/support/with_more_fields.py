"""Run by a program with a few fields more than ours (`test_more_fields`): what was packed without
them is read, and they are as on a new table.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from pathlib import Path
from typing import Any

from full_tables import CATALOGUE, RULES
from kept_formats import kept
from kickdoor import Game, Record
from kickdoor.engine.codec.pack import FORMAT, digest, pack, unpack

RECORDS = Path(__file__).parents[1] / "records"
NEW = {"omens": 7, "fame": (2, 2, 2), "gossip": [[], [], []]}


def told(t: object) -> dict[str, object]:
    return {name: getattr(t, name) for name in NEW}


def check_read(data: bytes, t: Any) -> None:
    """It was read with what is new as it begins, and is packed in the new format."""
    assert data[8] < FORMAT, "it is not older"
    assert told(t) == NEW | {"fame": (2,) * t.seats, "gossip": [[] for _ in range(t.seats)]}
    assert t.combat is None or t.combat.thunder == 5
    again = unpack(pack(t), t.catalogue, t.rules)
    assert digest(again) == digest(t)


def check_new() -> None:
    """What is new is packed, copied and seen as all else is."""
    game = Game.new(["Ann", "Bob", "Cid"], seed=1)
    before = game.hash()
    t: Any = game.table
    t.omens, t.fame, t.gossip = 9, (4, 0, 1), [[], [0], []]
    assert game.hash() != before
    for other in (unpack(pack(t), t.catalogue, t.rules), t.copy(), game.view(1)):
        assert told(other) == told(t)
    assert t.copy().gossip is not t.gossip


def main() -> None:
    assert FORMAT == 3
    tables: dict[str, dict[str, str]] = json.loads((RECORDS / "tables-0.1.0.json").read_text())
    for name, some in tables.items():
        record = Record.from_json((RECORDS / "0.1.0" / f"{name}.json").read_text())
        game = Game.replay(record)
        assert not record.hash or record.state < FORMAT
        for packed in some.values():
            data = zlib.decompress(base64.b64decode(packed))
            check_read(data, unpack(data, game.table.catalogue, game.table.rules))
    data = base64.b64decode(kept()[2]["full"])
    check_read(data, unpack(data, CATALOGUE, RULES))
    check_new()
    sys.stdout.write(f"read {sum(map(len, tables.values())) + 1} tables\n")


if __name__ == "__main__":
    main()
