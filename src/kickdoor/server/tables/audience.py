"""Who sits and who looks on, by their connections, and what they are told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor import __version__
from kickdoor.protocol.messages import PROTOCOL, FromServer, Lobby, Notice, Said, Welcome
from kickdoor.protocol.rendering.noted import Noted
from kickdoor.server.connections.connection import Connection, encode
from kickdoor.server.tables import keys
from kickdoor.server.tables.rights import may_be_here, may_watch, request_of
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import book

if TYPE_CHECKING:
    from kickdoor.server.tables.live import LiveTable

CHAT_KEPT: Final = 50
REST_S: Final = 0.25  # without an act: then everybody is told all that he may do
BUSY_S: Final = 0.01  # a timer that is so late finds a server with more urgent things to do
PUT_OFF: Final = 4  # times, at the most
AGAIN_S: Final = 1.0  # after something went wrong
TELL_S: Final = 0.1  # how soon after one another changes around the game are told
WATCHED: Final = "watched"
log = logging.getLogger("kickdoor.table")


class Audience:
    """The connections of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.chat: deque[tuple[str, Said]] = deque(maxlen=CHAT_KEPT)  # by whose key
        self.idle_since = table.registry.now()
        self._dealt_at = 0.0  # what was said before is for all
        self._rests_at = 0.0
        self._put_off = 0
        self._timer: asyncio.TimerHandle | None = None
        self._told_at = -TELL_S
        self._telling: asyncio.TimerHandle | None = None

    @property
    def watching(self) -> int:
        return sum(1 for connection in self.connections if not connection.seats)

    @property
    def has_host(self) -> bool:
        return any(connection.is_host for connection in self.connections)

    @property
    def owner(self) -> str:
        """Whose table it is where tables take turns: an address that plays at it."""
        return min((one.address for one in self.connections if one.seats), default=self.table.id)

    def attach(self, connection: Connection, tokens: list[str], is_back: bool = False) -> None:
        """Somebody connects: who sits sees his seat, who does not watches."""
        table = self.table
        connection.keys = [keys.hashed(token) for token in tokens]
        seats = table.seats_with(connection.keys)
        if not may_be_here(table, connection.keys):
            raise Trouble("bad-token")
        if not self._has_room(seats):
            raise Trouble("too-many")
        if is_back:
            connection.come_back()
        else:
            connection.muted.clear()
        self.connections.add(connection)
        self._greet(connection, seats)
        if table.taken_back:
            about = book(connection.language)
            text = about.say("told-taken-back", count=table.taken_back)
            self.tell(connection, Notice("taken-back", text))
        self.show(connection)
        table.players.came(seats)
        table.done_for.back(connection, seats)
        if not seats:
            self._looks_on(connection)
        self.tell_table()
        table.plan()

    def _looks_on(self, connection: Connection) -> None:
        """Who was sent away and is back is told so; of whoever watches the log says so once."""
        table = self.table
        by = next((table.meta.sent[one] for one in connection.keys if one in table.meta.sent), None)
        if by is not None:
            told = "yes" if by else "no"
            text = book(connection.language).say("told-sent-away", by=by, told=told)
            self.tell(connection, Notice("sent-away", text))
        elif not any(one.code == WATCHED for one in table.meta.noted):
            table.put_down(WATCHED, -1)

    def _has_room(self, seats: list[int]) -> bool:
        """Who watches takes no place of those who sit, nor one seat that of another."""
        most = self.table.registry.settings.connections_per_table
        if not seats:
            return self.watching < most
        return all(self.table.players.here[seat] < most for seat in seats)

    def _greet(self, connection: Connection, seats: list[int]) -> None:
        """Tells somebody which seats are theirs."""
        table, held = self.table, connection.keys
        connection.is_host = keys.is_among(table.meta.host_key, held)
        delay, now = self._delay(seats), time.time()
        connection.sit_down(seats, may_watch(table), delay)
        until = max(now - delay, self._dealt_at) if delay else now
        heard = [said for key, said in self.chat if key not in connection.muted]
        chat = [said for said in heard if said.at <= until] if connection.hears else []
        greeting = Welcome(
            PROTOCOL, __version__, table.info(), seats, connection.is_host, chat,
            request_of(table, held),
        )  # fmt: skip
        self.tell(connection, greeting)
        if delay and connection.hears:  # what was said meanwhile is on its way to him, too
            for said in [said for said in heard if said.at > until]:
                connection.later.put(encode(said), said.at + delay - now)

    def _delay(self, seats: list[int]) -> float:
        """How many seconds somebody with these seats is behind: without one, while a game runs."""
        meta = self.table.meta
        return float(meta.setup.watch_delay_s) if meta.is_running and not seats else 0.0

    def renew(self) -> None:
        """Keys have changed hands: everyone sits, watches or goes as the table has it now."""
        for connection in list(self.connections):
            seats, had = self.table.seats_with(connection.keys), connection.seats
            is_host = keys.is_among(self.table.meta.host_key, connection.keys)
            is_here = may_be_here(self.table, connection.keys)
            sees = bool(seats) or connection.may_watch == may_watch(self.table)
            if seats == had and is_host == connection.is_host and is_here and sees:
                continue
            self.table.players.went([seat for seat in had if seat not in seats])
            self.table.players.came([seat for seat in seats if seat not in had])
            if is_here:
                self._greet(connection, seats)
                self.show(connection)
                self.table.done_for.back(connection, [one for one in seats if one not in had])
            else:
                self._turn_out(connection)

    def _turn_out(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.leave()
        connection.complain(Trouble("bad-token"))
        connection.turned_out()
        if not self.connections:
            self.idle_since = self.table.registry.now()

    def detach(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.table.players.went(connection.seats)
        connection.leave()
        if not self.connections:
            self.idle_since = self.table.registry.now()
        self.tell_table()
        self.table.plan()

    # The game.

    def show(self, connection: Connection) -> None:
        """Whole views for all viewers of a connection."""
        table = self.table
        if table.game is None:
            return
        clock, mark = table.clock.shown(table.game, table.registry.now())
        rendering, data = table.rendering(), encode(clock)
        views = [
            (connection, viewer.whole(rendering, table.sequence, data, mark))
            for viewer in connection.viewers
        ]
        self._show_when_written(views)

    def show_all(self) -> None:
        """Whole views for everybody."""
        for connection in self.connections:
            self.show(connection)

    def begin(self) -> None:
        """The cards are dealt: everyone gets to see them, who only watches later from now on, or
        goes.
        """
        self._dealt_at = time.time()
        self.renew()
        for connection in self.connections:
            connection.delay = self._delay(connection.seats)
            connection.look_with(connection.seats)
            self.show(connection)
        self.tell_table()

    def frames(self) -> None:
        """What the act just made changed, for everyone, to be sent once it is written."""
        table = self.table
        if not self.connections or table.game is None:
            return
        now = table.registry.now()
        clock, mark = table.clock.shown(table.game, now)
        rendering, sequence, data = table.rendering(), table.sequence, encode(clock)
        made = [
            (connection, viewer.frame(rendering, sequence, data, mark))
            for connection in self.connections
            for viewer in connection.viewers
            if viewer.has_seen
        ]
        self._show_when_written(made)
        self._rests_at, self._put_off = now + REST_S, 0
        if self._timer is None:
            self._look_at(self._rests_at)

    def more(self, seat: int) -> None:
        """Something around the game has changed, for all or one seat: whoever sees that is told,
        and nobody else hears of it.
        """
        table = self.table
        if not self.connections or table.game is None:
            return
        clock, mark = table.clock.shown(table.game, table.registry.now())
        rendering, sequence, data = table.rendering(), table.sequence, encode(clock)
        made: list[tuple[Connection, bytes]] = []
        for connection in self.connections:
            for viewer in connection.viewers:
                if viewer.has_seen and seat in (-1, viewer.seat):
                    told = viewer.more(rendering, sequence, data, mark)
                    if told is not None:
                        made.append((connection, told))
        if made:
            self._show_when_written(made)

    def _look_at(self, at: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(at, self._look_for_rest, at)

    def _look_for_rest(self, meant: float) -> None:
        """Has it rest, or looks again later; whatever goes wrong, it does look again."""
        try:
            self._rest_unless_busy(meant)
        except Exception:
            log.exception("a table could not rest")
            self._timer = asyncio.get_running_loop().call_later(AGAIN_S, self._look_for_rest, meant)

    def _rest_unless_busy(self, meant: float) -> None:
        """Has it rest if nothing has happened since; when the server is busy, a little later."""
        now = self.table.registry.now()
        self._timer = None
        if now - meant > BUSY_S and self._put_off < PUT_OFF:
            self._put_off += 1
            self._rests_at = max(self._rests_at, now + REST_S)
        if self._rests_at > now:
            self._look_at(self._rests_at)
        elif self.table.game is not None:
            self.rest()

    def rest(self) -> None:
        """Nothing has happened for a while: those who are not asked are told what they may do."""
        rendering, sequence = self.table.rendering(), self.table.sequence
        made: list[tuple[Connection, bytes]] = []
        for connection in self.connections:
            for viewer in connection.viewers:
                data = viewer.at_rest(rendering, sequence) if viewer.has_seen else None
                if data is not None:
                    made.append((connection, data))
        if made:
            self._show_when_written(made)

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    # What waits for the disk. A socket may say hello at one table after the other, and no message
    # names its table: whoever has left by then, even if he is back, does not hear it.

    def tell(self, connection: Connection, message: msgspec.Struct) -> None:
        """Tells one who is here something, once everything it may rest on is written."""
        self._send_when_written([connection], encode(message))

    def _send_when_written(self, connections: list[Connection], data: bytes) -> None:
        visits = [connection.visit for connection in connections]
        self.table.after_writing(partial(self._send, connections, visits, data))

    def _send(self, connections: list[Connection], visits: list[int], data: bytes) -> None:
        for connection, visit in zip(connections, visits, strict=True):
            if connection.visit == visit:
                connection.send(data)

    def _show_when_written(self, made: list[tuple[Connection, bytes]]) -> None:
        visits = [connection.visit for connection, _ in made]
        self.table.after_writing(partial(self._show, made, visits))

    def _show(self, made: list[tuple[Connection, bytes]], visits: list[int]) -> None:
        for (connection, data), visit in zip(made, visits, strict=True):
            if connection.visit == visit:
                connection.show(data)

    # Around the game.

    def tell_table(self) -> None:
        """The table around the game, for everyone: at once, and then once for all that comes within
        a moment.
        """
        if self._telling is None:
            at = self._told_at + TELL_S
            if at <= self.table.registry.now():
                self._tell_table()
            else:
                self._telling = asyncio.get_running_loop().call_at(at, self._tell_table)

    def _tell_table(self) -> None:
        self._telling = None
        if not self.connections or self.table.gate.is_full:
            return
        self._told_at = self.table.registry.now()
        data = encode(Lobby(self.table.info()))
        self._send_when_written(list(self.connections), data)

    def notice(self, code: str, seat: int = -1, key: str = "", **values: str) -> None:
        """Something happened around the game: to whoever sits there, or has that key."""
        told: dict[tuple[str, bool], bytes] = {}  # by language, and whether it is about the reader
        for connection in self.connections:
            is_mine = seat in connection.seats or (key != "" and key in connection.keys)
            place = (connection.language, is_mine)
            if place not in told:
                you = "yes" if is_mine else "no"
                text = book(place[0]).say(f"told-{code}", you=you, **values)
                told[place] = encode(Notice(code, text))
            connection.send(told[place])

    def noted(self, one: Noted) -> None:
        """It stands in the log of all who have seen the game."""
        rendering, sequence = self.table.rendering(), self.table.sequence
        made = [
            (connection, viewer.noted(rendering, sequence, one))
            for connection in self.connections
            for viewer in connection.viewers
            if viewer.has_seen
        ]
        if made:
            self._show_when_written(made)

    def whisper(self, seat: int, told: Mapping[str, Notice]) -> None:
        """Something that only whoever sits at a seat need know, by language."""
        for connection in self.connections:
            if seat in connection.seats:
                self.tell(connection, told[connection.language])

    def say(self, seat: int, text: str) -> None:
        """Somebody says something to all who want to hear it."""
        said = Said(seat, self.table.meta.seats[seat].name, text, time.time())
        self.chat.append((self.table.keys[seat], said))
        self.heard(seat, said)

    def heard(self, seat: int, message: FromServer) -> None:
        data, key = encode(message), self.table.keys[seat]
        for connection in self.connections:
            if connection.hears and key not in connection.muted:
                connection.show(data)
