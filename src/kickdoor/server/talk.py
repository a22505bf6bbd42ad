"""What a connection says at a table, and what becomes of it: every message finds its method by its
type.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from kickdoor.engine import question_of
from kickdoor.errors import ActError, IllegalAct
from kickdoor.protocol import deal_messages as d, messages as m
from kickdoor.protocol.table_messages import PACES
from kickdoor.server import about_acts
from kickdoor.server.connections import costs
from kickdoor.server.connections.connection import TOO_MUCH, Connection
from kickdoor.server.tables.live import LiveTable
from kickdoor.server.tables.meta import OVER
from kickdoor.server.tables.pace.pausing import want_pause
from kickdoor.server.tables.sent import Sent, mark_of_act, mark_of_id
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from kickdoor.words.book import LANGUAGES

HELLO: Final = "hello"
log = logging.getLogger("kickdoor.socket")
_decoder: Final = msgspec.json.Decoder(m.ClientMessage)


class _Torn(msgspec.Struct):
    """What can be told of a message that could not be read otherwise."""

    id: str = ""
    type: str = ""


_torn_decoder: Final = msgspec.json.Decoder(_Torn)


class Talk:
    """One connection at one table."""

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
            assert self.table is not None
            id, language = getattr(message, "id", ""), connection.language
            self._later(about_acts.refusal(self.table, id, refused, language))
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
        want_pause(table, message.seat, message.wanted)

    def _hold(self, message: m.Hold) -> None:
        table = self._at_seat(message.seat)
        self._may_say(table, message.seat)
        table.passes.hold(message.seat, message.wanted)

    def _set_asking(self, message: m.SetAsking) -> None:
        table = self._at_seat(message.seat)
        if message.when not in m.ASKING:
            raise Trouble("bad-message", why=f"when: expected one of {', '.join(m.ASKING)}")
        self._may_change(table)
        table.automatic.set_asking(message.seat, message.when)
        table.plan()

    def _let_play(self, message: m.LetPlay) -> None:
        """For the host, or where he is not here for whoever sits."""
        table, seat = self._table(), message.seat
        mine = table.seats_with(self.connection.keys)
        if not self.connection.is_host and (not mine or table.audience.has_host):
            raise Trouble("not-host")
        if not table.is_playing:
            raise Trouble("over" if table.meta.state == OVER else "not-started")
        if seat >= len(table.meta.seats) or not table.meta.is_person(seat):
            raise Trouble("no-such-seat")
        if table.players.here[seat] > 0:
            raise Trouble("seat-taken")
        self._may_change(table)
        table.players.let_play(seat, mine[0] if mine else table.meta.host)

    def _set_pace(self, message: m.SetPace) -> None:
        """For the host, or the only person who sits here."""
        table = self._table()
        if message.pace not in PACES:
            raise Trouble("bad-message", why=f"pace: expected one of {', '.join(PACES)}")
        seats = table.seats_with(self.connection.keys)
        people = [seat for seat in range(len(table.meta.seats)) if table.meta.is_person(seat)]
        if not self.connection.is_host and not (seats and people == seats):
            raise Trouble("not-host")
        self._may_change(table)
        table.set_pace(message.pace)

    def _may_change(self, table: LiveTable) -> None:
        """What is written down is not to be changed too often."""
        if table.paused == "storage":
            raise Trouble("storage")
        if not table.acts.take(self.registry.now()):
            raise Trouble("too-fast")

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
        act = table.act_meant(seat, message.act)
        table.submit(seat, act, message.question or question_of(message.act), sent)

    def _ask(self, message: about_acts.About) -> None:
        """Whatever is asked about an act."""
        table = self._at_seat(message.seat)
        self._asks(table, type(message), True)
        self._later(about_acts.answer(table, message, self.connection.language))

    def _why_bot(self, message: m.WhyBot) -> None:
        """A bot is asked why it did that."""
        table = self._at_seat(message.seat)
        if table.game is None:
            raise Trouble("not-started")
        if message.of >= len(table.meta.seats):
            raise Trouble("no-such-seat")
        self._asks(table, m.WhyBot, True)
        rendering = table.rendering()
        words = rendering.words(self.connection.language)
        text = table.reasons.told(message.of, words, rendering.open_scene())
        self._later(m.Because(message.id, message.of, text))

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
    m.Hold: Talk._hold,
    m.SetAsking: Talk._set_asking,
    m.LetPlay: Talk._let_play,
    m.SetPace: Talk._set_pace,
    m.Say: Talk._say,
    m.Emote: Talk._emote,
    m.DoAct: Talk._act,
    m.Why: Talk._ask,
    m.Compose: Talk._ask,
    m.Look: Talk._ask,
    d.AskQuotes: Talk._ask,
    d.DraftDeal: Talk._ask,
    d.MakeItWork: Talk._ask,
    d.PriceSale: Talk._ask,
    m.WhyBot: Talk._why_bot,
}


def _torn(data: bytes) -> _Torn:
    """A message that is not to be taken: its id, so that its sender knows which it was."""
    try:
        torn = _torn_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return _Torn()
    return _Torn(torn.id[:40], torn.type)
