"""A table laid straight into a server's database, as a scenario has it: to try a scene at a live
table, by hand or by test. The server finds it there when somebody comes; nobody asks it to.
"""

from __future__ import annotations

import msgspec

from kickdoor import __version__
from kickdoor.errors import SetupError
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.server.storage.store import Store
from kickdoor.server.tables import keys, persistence
from kickdoor.server.tables.meta import PLAYING
from kickdoor.server.tables.setting_up.making import (
    give_keys,
    new_game,
    new_meta,
    prepared_scene,
    table_rows,
)


class Laid(msgspec.Struct):
    """A table that was laid: where to look on, and the personal links of the people, by name."""

    code: str
    link: str
    seats: dict[str, str]


async def lay(store: Store, scene: str, people: list[str], setup: TableSetup) -> Laid:
    """Writes the table of a scene, dealt and running. The people are named; if nobody is, it is the
    first player. Bots play the others.
    """
    plan = _planned(scene, people, setup)
    host_token = keys.new_token()
    secret = keys.new_secret()
    meta = new_meta(plan, keys.hashed(host_token), secret, is_prepared_allowed=True)
    tokens = give_keys(meta, host_token)
    hashed = {seat: keys.hashed(token) for seat, token in tokens.items()}
    game = new_game(meta, secret)
    meta.state, meta.engine = PLAYING, __version__
    while True:
        id, code = keys.new_id(), keys.new_code()
        rows = table_rows(id, code, secret, meta, hashed)
        rows.append(("snapshot", persistence.snapshot_row(id, 0, game)))
        if await store.writer.write(rows):  # a code that is taken is drawn anew
            break
    links = {meta.seats[seat].name: f"/t/{code}#seat={token}" for seat, token in tokens.items()}
    return Laid(code, f"/t/{code}", links)


def _planned(scene: str, people: list[str], setup: TableSetup) -> TableSetup:
    """The set-up with what the scene says: edition, options, sets, and who sits where."""
    scenario = prepared_scene(scene)
    names = [player.name for player in scenario.players]
    for name in people:
        if name not in names:
            raise SetupError(f"nobody is called {name!r}: expected some of {', '.join(names)}")
    people = people or names[:1]
    seats = [
        SeatSetup("here" if one.name in people else "bot", "easy", one.name, one.sex, colour)
        for colour, one in enumerate(scenario.players)
    ]
    return msgspec.structs.replace(
        setup, edition=scenario.edition, options=scenario.options, sets=scenario.sets, seats=seats,
        prepared=scene,
    )  # fmt: skip
