"""Acts as clients send them: each is done once, and of those that move nothing only so many.

An act comes under an id. What the holder of a seat has sent once is done once, however long ago,
and whoever sits there next begins anew. Of an id its mark is kept, in which the holder's key is,
and a mark of what was sent under it. They stand in the column of the id, behind a blank, which no
client's id has.

What a seat may do without moving the game (give orders, show, offer, arrange its things) is counted
until the game has moved on; else one seat could use up all acts of a table.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from kickdoor.engine import Act, Game, SetOrders, words_of_play as w
from kickdoor.server.connections.connection import Connection
from kickdoor.server.tables.trouble import Trouble

_BITS: Final = 32  # of the mark of an act
_sorted: Final = msgspec.json.Encoder(order="sorted")
# Verbs, as bits: what the rules call quiet but for a pass, which ends by itself, and what can be
# done and undone for ever.
_QUIET: Final = (
    1 << w.ORDERS | 1 << w.SHOW | 1 << w.DECLINE | 1 << w.WITHDRAW | 1 << w.ASK | 1 << w.TRADE
    | 1 << w.EQUIP | 1 << w.UNEQUIP
)  # fmt: skip


class Sent:
    """An act that somebody sent: by which connection, under which id, and its marks."""

    def __init__(self, reply: Connection, client_id: str, id_mark: int, act_mark: int) -> None:
        self.reply = reply
        self.client_id = client_id
        self.id_mark = id_mark
        self.act_mark = act_mark

    @property
    def kept(self) -> str:
        """As it is written down."""
        return f" {self.id_mark:014x} {self.act_mark:08x}"


class Done:
    """What was done at one table of all that was sent."""

    def __init__(self) -> None:
        # By the mark of the id: the number of the act, and the mark of the act. One number each,
        # since there may be thousands.
        self._made: dict[int, int] = {}

    def note(self, sent: Sent, number: int) -> None:
        self._made[sent.id_mark] = number << _BITS | sent.act_mark

    def number_of(self, sent: Sent) -> int | None:
        """The number of an act that was made before; Trouble if it was another one."""
        made = self._made.get(sent.id_mark)
        if made is None:
            return None
        act_mark = made & (1 << _BITS) - 1
        if act_mark and act_mark != sent.act_mark:
            raise Trouble("bad-message", why="id: another act was sent under this one")
        return made >> _BITS

    def read(self, rows: Iterable[dict[str, Any]], keys: Mapping[int, str]) -> None:
        """What is on the disk. Ids as they were kept once count as those of who sits there now, and
        of their acts nobody knows what was sent.
        """
        for row in rows:
            kept, seat = row["client_id"], row["seat"]
            if kept.startswith(" "):
                id_mark, act_mark = [int(mark, 16) for mark in kept.split()]
            else:
                id_mark, act_mark = mark_of_id(keys.get(seat, ""), seat, kept), 0
            self._made[id_mark] = row["number"] << _BITS | act_mark


def mark_of_id(key: str, seat: int, client_id: str) -> int:
    """The key is the holder's, hashed."""
    return int.from_bytes(hashlib.sha256(f"{key} {seat} {client_id}".encode()).digest()[:7])


def mark_of_act(act: object, question: int) -> int:
    return zlib.crc32(_sorted.encode((act, question)))


def is_ordered(game: Game, seat: int, act: Act) -> bool:
    """Whether it is an order that stands already."""
    if not isinstance(act, SetOrders) or game.why_not(seat, act) is not None:
        return False
    return game.has_orders(seat, act)


class Quiet:
    """How often each seat did something that moves nothing since the game last moved."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._acts: dict[int, int] = {}

    def refuse_more(self, seat: int, act: Act) -> None:
        """Raises Trouble where the seat has to wait for the game."""
        if _QUIET >> act.verb & 1 and self._acts.get(seat, 0) >= self.most:
            raise Trouble("too-fast", why="quiet")

    def note(self, seat: int, act: Act, is_own: bool) -> None:
        """An act was made; only a person's own count."""
        if not _QUIET >> act.verb & 1:
            self._acts.clear()
        elif is_own:
            self._acts[seat] = self._acts.get(seat, 0) + 1
