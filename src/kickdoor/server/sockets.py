"""The WebSocket: one connection, what it says, and what becomes of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket

from kickdoor.engine import Act, open_way, question_of
from kickdoor.errors import ActError, IllegalAct
from kickdoor.protocol import messages as m
from kickdoor.protocol.rendering.act_choices import choice
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.server.connections import costs
from kickdoor.server.connections.connection import TOO_MUCH, Connection
from kickdoor.server.connections.paid_reading import valve_of
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.sent import Sent, mark_of_act, mark_of_id
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import LANGUAGES

CLOSING_S: Final = 2.0
HELLO: Final = "hello"
IN_A_ROW: Final = 3  # messages of one connection, without a moment between them
log = logging.getLogger("kickdoor.socket")
_decoder: Final = msgspec.json.Decoder(m.ClientMessage)


class _Torn(msgspec.Struct):
    """What can be told of a message that could not be read otherwise."""

    id: str = ""
    type: str = ""


_torn_decoder: Final = msgspec.json.Decoder(_Torn)


class Talk:
    """One connection at one table: every message finds its method by its type."""

    def __init__(self, registry: TableRegistry, connection: Connection) -> None:
        self.registry = registry
        self.connection = connection
        self.table: LiveTable | None = None
        self._waiting: asyncio.TimerHandle | None = None
        connection.turned_out = self.wait

    async def hear(self, data: bytes) -> None:
        """Takes one message; whatever is wrong with it is told, and changes nothing."""
        if self.registry.is_stopping:  # it will be sent again, to the next server
            return
        connection = self.connection
        self.registry.count("messages")
        if not connection.may_speak(self.registry.now()):
            self.registry.strike(connection.address)
            self._turn_down(data, Trouble("too-fast"))
            return
        if len(data) > costs.BYTES:
            connection.pay(costs.MORE_BYTES * (len(data) // costs.BYTES))
        if len(data) > self.registry.settings.message_size:
            self._turn_down(data, Trouble("too-long"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            connection.pay(costs.BAD_MESSAGE)
            self._turn_down(data, Trouble("bad-message", why=str(error)[:200]))
            return
        self._pay(type(message))
        try:
            if isinstance(message, m.Hello):
                await self._hello(message)
            else:
                _SAID[type(message)](self, message)
        except Trouble as trouble:
            connection.complain(trouble, getattr(message, "id", ""))
        except ActError as error:
            connection.pay(costs.BAD_ACT)
            why = Trouble("bad-act", why=str(error)[:300])
            self._later(m.Error(getattr(message, "id", ""), why.code, why.text("en")))
        except IllegalAct as refused:
            self._refuse(getattr(message, "id", ""), refused)
        except Exception:  # one message that breaks must not take the connection with it
            log.exception("a message of type %s broke", type(message).__name__)
            self.registry.count("broken")
            connection.complain(Trouble("broken"), getattr(message, "id", ""))

    def _turn_down(self, data: bytes, trouble: Trouble) -> None:
        """A message that is not taken; if it was a hello, the last one is over all the same."""
        torn = _torn(data)
        if torn.type == HELLO:
            self.leave()
        self.connection.complain(trouble, torn.id)

    def _pay(self, kind: type) -> None:
        """The price of a message, besides what it was let in for."""
        table = self.table
        listeners = 0 if table is None else len(table.audience.connections)
        self.connection.pay(costs.of_message(kind, listeners) - 1.0)

    def _asks(self, table: LiveTable, kind: type, is_player: bool) -> None:
        """What is asked of a table is paid by its players, or by its gallery."""
        if table.gate.is_full:
            raise Trouble("storage")
        purse = table.questions if is_player else table.gallery
        if not purse.take(self.registry.now(), costs.COSTS[kind]):
            raise Trouble("too-fast")

    def _pay_for_eyes(self) -> None:
        more = len(self.connection.viewers) - 1
        if more > 0:  # who waits for a seat has none at all
            self.connection.pay(costs.MORE_EYES * more)

    @property
    def _is_at_a_table(self) -> bool:
        return self.table is not None and self.connection in self.table.audience.connections

    @property
    def is_seated(self) -> bool:
        return self._is_at_a_table and bool(self.connection.seats)

    def _table(self) -> LiveTable:
        table = self.table
        if table is None or not self._is_at_a_table:
            raise Trouble("bad-message", why="say hello first")
        return table

    def _at_seat(self, seat: int) -> LiveTable:
        """The table, for what is said for a seat whose key this connection holds now."""
        table = self._table()
        seats = table.seats_with(self.connection.keys)
        if seat not in seats:
            raise Trouble("no-such-seat" if seats else "watching")
        return table

    # Around the game.

    async def _hello(self, message: m.Hello) -> None:
        """Whatever comes of it, what the last one brought is over."""
        former = self.table
        self.leave()
        if message.protocol != m.PROTOCOL:
            raise Trouble("bad-message", why=f"protocol {message.protocol}; this is {m.PROTOCOL}")
        self._check_language(message.language)
        address, tokens = self.connection.address, message.tokens
        table = await self.registry.find(await self.registry.id_of(message.table, address, tokens))
        self._asks(table, m.Hello, bool(table.seats_for(tokens)))
        self.connection.language = message.language
        table.audience.attach(self.connection, tokens, is_back=table is former)
        self.table = table
        self._pay_for_eyes()

    def wait(self) -> None:
        """For a hello, but not for ever: at first, and when it is at a table no more."""
        self.wait_no_more()
        self._waiting = asyncio.get_running_loop().call_later(
            self.registry.settings.hello_s, self.too_late
        )

    def wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def too_late(self) -> None:
        """Whoever is at no table by now only takes a place."""
        if not self._is_at_a_table:
            self.connection.close(TOO_MUCH)

    def leave(self) -> None:
        if self.table is not None:
            self.table.audience.detach(self.connection)
            self.table = None
            self.wait()

    def _check_language(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Trouble("bad-message", why=f"language: expected one of {', '.join(LANGUAGES)}")

    def _ping(self, message: m.Ping) -> None:
        self.connection.tell(m.Pong(message.id))

    def _set_language(self, message: m.SetLanguage) -> None:
        self._check_language(message.language)
        self.connection.language = message.language
        if self.table is not None:
            self._show(self._table())

    def _sync(self, message: m.Sync) -> None:
        table = self._table()
        if not self.connection.later:  # else what was asked for before is still on its way
            self._show(table)

    def _show(self, table: LiveTable) -> None:
        seats = table.seats_with(self.connection.keys)
        self._asks(table, m.Sync, bool(seats))
        self.connection.look_with(seats)
        table.audience.show(self.connection)
        self._pay_for_eyes()

    def _mute(self, message: m.Mute) -> None:
        key = self._table().keys.get(message.seat)
        if key is not None:  # somebody sits there, and whoever does so next is somebody else
            muted = self.connection.muted
            (muted.add if message.muted else muted.discard)(key)

    def _pause(self, message: m.Pause) -> None:
        table = self._at_seat(message.seat)
        if table.paused == "storage":
            raise Trouble("storage")
        self._may_say(table, message.seat)
        table.players.want_pause(message.seat, message.wanted)

    def _may_say(self, table: LiveTable, seat: int) -> None:
        """What everybody hears: so much of one seat, however many connections it has."""
        if not table.said[seat].take(self.registry.now()):
            raise Trouble("too-fast")

    def _say(self, message: m.Say) -> None:
        table = self._at_seat(message.seat)
        if not message.text:
            raise Trouble("bad-message", why="there is nothing to read in it")
        self._may_say(table, message.seat)
        table.audience.say(message.seat, message.text)

    def _emote(self, message: m.Emote) -> None:
        table = self._at_seat(message.seat)
        if message.emote not in m.EMOTES:
            raise Trouble("bad-message", why=f"emote: expected one of {', '.join(m.EMOTES)}")
        self._may_say(table, message.seat)
        table.audience.heard(message.seat, m.Emoted(message.seat, message.emote))

    # Acts.

    def _act(self, message: m.DoAct) -> None:
        """Makes an act; one that was made before is only acknowledged."""
        table, seat = self._at_seat(message.seat), message.seat
        id_mark = mark_of_id(table.keys[seat], seat, message.id)
        act_mark = mark_of_act(message.act, message.question)
        sent = Sent(self.connection, message.id, id_mark, act_mark)
        done = table.done.number_of(sent)
        if done is not None:
            self._later(m.Ack(message.id, done))
            return
        act = self._read(table, seat, message.act)
        table.submit(seat, act, message.question or question_of(message.act), sent)

    def _read(self, table: LiveTable, seat: int, data: object) -> Act:
        table.refuse_when_closed()
        game = table.game
        assert game is not None
        legal = table.rendering().legal(seat)
        return game.act_from_data(seat, data, legal)

    def _why(self, message: m.Why) -> None:
        table = self._at_seat(message.seat)
        self._asks(table, m.Why, True)
        act = self._read(table, message.seat, message.act)
        game = table.game
        assert game is not None
        refusal = game.why_not(message.seat, act, question_of(message.act))
        if refusal is not None:
            raise IllegalAct(refusal.code, refusal.rule, refusal.card_id)
        rendering = table.rendering()
        words = rendering.words(self.connection.language)
        self._later(
            m.Allowed(message.id, words.act(act, rendering.scene(message.seat), message.seat))
        )

    def _compose(self, message: m.Compose) -> None:
        table = self._at_seat(message.seat)
        self._asks(table, m.Compose, True)
        table.refuse_when_closed()
        assert table.game is not None
        rendering = table.rendering()
        words = rendering.words(self.connection.language)
        scene = rendering.scene(message.seat)
        chosen = message.chosen
        if message.act is not None:
            act = self._read(table, message.seat, message.act)
            chosen = open_way(scene.view, message.seat, act)
        self._later(choice(table.game, scene, chosen, message.id, words))

    def _look(self, message: m.Look) -> None:
        table = self._at_seat(message.seat)
        self._asks(table, m.Look, True)
        act = self._read(table, message.seat, message.act)
        scene = table.rendering().scene(message.seat)
        preview = Foresight(scene, self.connection.language).of(act, question_of(message.act))
        self._later(m.Previewed(message.id, preview))

    def _refuse(self, id: str, refused: IllegalAct) -> None:
        """Says which rule refuses an act, in the language of the connection."""
        table = self.table
        assert table is not None
        assert table.game is not None
        words = table.rendering().words(self.connection.language)
        if refused.card:
            named = next(c for c in table.game.catalogue.cards if c.id == refused.card)
            text = words.refused(refused.code, named.definition)
        else:
            text = words.plain_refusal(refused.code)
        self._later(m.Refusal(id, refused.code, refused.rule, text, table.sequence))

    def _later(self, message: msgspec.Struct) -> None:
        """Tells it once everything it may rest on is on the disk."""
        if self.table is None:
            self.connection.tell(message)
        else:
            self.table.audience.tell(self.connection, message)


_SAID: Final[dict[type, Callable[[Talk, Any], None]]] = {
    m.Ping: Talk._ping,
    m.SetLanguage: Talk._set_language,
    m.Sync: Talk._sync,
    m.Mute: Talk._mute,
    m.Pause: Talk._pause,
    m.Say: Talk._say,
    m.Emote: Talk._emote,
    m.DoAct: Talk._act,
    m.Why: Talk._why,
    m.Compose: Talk._compose,
    m.Look: Talk._look,
}


def _torn(data: bytes) -> _Torn:
    """A message that is not to be taken: its id, so that its sender knows which it was."""
    try:
        torn = _torn_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return _Torn()
    return _Torn(torn.id[:40], torn.type)


class SocketLine:
    """The framework's socket as what a connection sends by."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    def send(self, data: bytes) -> Awaitable[None]:
        # The framework's own `send_text`, without the two waits it puts between.
        return self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    def close(self, code: int) -> Awaitable[None]:
        return self._socket.close(code)


async def serve_socket(
    socket: WebSocket[Any, Any, Any], registry: TableRegistry, address: str
) -> None:
    """Talks with one client until it leaves."""
    await socket.accept()
    purse = registry.purses.of(address)
    connection = Connection(address, registry.settings, SocketLine(socket), purse)
    talk = Talk(registry, connection)
    valve = valve_of(socket.scope)
    if valve is not None:
        valve.is_seated = lambda: talk.is_seated
    registry.connections[address] += 1
    registry.count("connections")
    talk.wait()
    try:
        await _listen(socket, talk)
    finally:
        talk.leave()
        talk.wait_no_more()
        registry.connections[address] -= 1
        if not registry.connections[address]:
            del registry.connections[address]
        # What is queued is still sent, and the close with it; who does not read is not waited for.
        connection.close()
        await connection.closed(CLOSING_S)


async def _listen(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    heard_at, in_a_row = -1.0, 0
    while not talk.connection.close_code:
        event = await socket.receive()
        now = talk.registry.now()
        in_a_row = in_a_row + 1 if now == heard_at else 0
        if in_a_row == IN_A_ROW:  # it says much at once: others come in between
            await asyncio.sleep(0)
            in_a_row = 0
        heard_at = now
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == "websocket.receive":
            text = event.get("text")
            data = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes")
            await talk.hear(data or b"")
