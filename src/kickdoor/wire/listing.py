"""What a seat may do, as it is sent: every act with its words, and what it would come to.

The same acts are listed over and over. The words of most hang on nothing but the act; those are
made once, and only question and preview are put to them anew.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.engine import words_of_play as w
from kickdoor.engine.act import Act
from kickdoor.engine.acts.registry import ANSWERS
from kickdoor.engine.catalogue import Catalogue
from kickdoor.engine.equip import equip_refusal
from kickdoor.engine.naming import act_to_data
from kickdoor.engine.strength import treasures_at_stake
from kickdoor.engine.words_of_play import REF_KIND, REF_SEAT, VERBS
from kickdoor.wire.preview import Foresight, tells
from kickdoor.wire.scene import target
from kickdoor.wire.view import LegalAct
from kickdoor.words.book import book
from kickdoor.words.label import label

if TYPE_CHECKING:
    from kickdoor.wire.showing import Showing

ACTS_KEPT: Final = 200  # for one seat in one language
ACTS_SHARED: Final = 5_000  # by all tables with the same cards
DEALS: Final = (w.ASK, w.TRADE)  # many of them, and nobody makes one in a hurry
_encode: Final = msgspec.json.Encoder().encode
# Verbs whose words say nothing about the table as it stands.
_TIMELESS: Final = frozenset((
    w.KICK, w.LOOT, w.PLAY, w.EQUIP, w.UNEQUIP, w.SELL, w.USE, w.TRADE, w.TROUBLE, w.SHOW,
    w.WITHDRAW, w.ORDERS,
))  # fmt: skip


# What the words of an act hang on besides the act itself; of the first two, not even on who acts:
# they serve every table that plays with these cards.
_CARDS, _WINDOW, _NAMES, _STAKE, _MOMENT, _USE = range(6)

# Verbs that name other players, or what else lies on the table.
_NAMING: Final = (w.USE, w.TRADE, w.SHOW, w.WITHDRAW)

# Whose words they are where they are not one seat's.
_FIGHTERS: Final = -1
_HELPERS: Final = -2

# Verbs whose words may be about cards that only the seat sees.
_OWN: Final = (w.KEEP, w.ACCEPT)


class Worded:
    """An act as it is sent, without its question and its preview."""

    __slots__ = ("after", "before", "is_answer")

    def __init__(self, act: Act, data: bytes) -> None:
        self.is_answer = act.verb in ANSWERS
        before, _, after = data.rpartition(b'"question":0')
        self.before = before + b'"question":'
        self.after = after.removesuffix(b"null}")


class Listing:
    """The acts of one table as they were worded before."""

    def __init__(self) -> None:
        self._worded: dict[tuple[int, str], dict[tuple[Act, object], Worded]] = {}
        # Where cards are missing others may go by shorter names: then its words are its own.
        self._is_full: bool | None = None

    def data(self, showing: Showing, seat: int, language: str, is_whole: bool) -> bytes:
        """All that the seat may do, and what it would come to; or what it may do at once, which
        leaves out deals and previews.
        """
        legal = showing.legal(seat)
        if not is_whole:
            legal = [act for act in legal if act.verb not in DEALS]
        if not legal:
            return b"[]"
        if self._is_full is None:
            self._is_full = w.OUT not in showing.game.table.place
        moment = Moment(showing, seat, language)
        previews = Previews(showing, seat, language) if is_whole else None
        made: list[bytes] = []
        for act in legal:
            one = self._worded_at(moment, act)
            question = moment.question if one.is_answer else 0
            preview = b"null" if previews is None else previews.of(act)
            made.append(b"%b%d%b%b}" % (one.before, question, one.after, preview))
        return b"[%b]" % b",".join(made)

    def _worded_at(self, moment: Moment, act: Act) -> Worded:
        kind = _kind(act)
        key = (act, moment.hangs_on(kind, act))
        if kind <= _WINDOW and self._is_full:
            worded = _shared(moment.showing.game.catalogue, moment.language)
        else:
            who = moment.seat
            if act.verb == w.ASK:  # who fights asks for help and all others offer it, in one voice
                who = _FIGHTERS if moment.is_fighter else _HELPERS
            worded = self._kept(who, moment.language)
        found = worded.get(key)
        if found is None:
            found = worded[key] = Worded(act, _words(moment, act))
        return found

    def _kept(self, seat: int, language: str) -> dict[tuple[Act, object], Worded]:
        worded = self._worded.setdefault((seat, language), {})
        if len(worded) > ACTS_KEPT:
            worded.clear()
        return worded


def _shared(catalogue: Catalogue, language: str) -> dict[tuple[Act, object], Worded]:
    worded = _everyones(catalogue, language)
    if len(worded) > ACTS_SHARED:
        worded.clear()
    return worded


@cache
def _everyones(catalogue: Catalogue, language: str) -> dict[tuple[Act, object], Worded]:
    return {}


class Moment:
    """What a seat's acts are worded by."""

    def __init__(self, showing: Showing, seat: int, language: str) -> None:
        t = showing.game.table
        self.showing = showing
        self.seat = seat
        self.language = language
        self.question = t.stack[-1].question
        self.is_fighter = t.combat is not None and t.combat.fighter == seat
        stake = treasures_at_stake(t, t.combat) if t.combat is not None else 0
        now = (showing.moment, self.question)
        self._now: tuple[object, ...] = (None, t.stack[-1].target, None, stake, now)

    def hangs_on(self, kind: int, act: Act) -> object:
        """What the words of an act of this kind hang on, as it stands now."""
        if kind == _USE:
            return bool(equip_refusal(self.showing.game.table, self.seat, act.card))
        return self._now[kind]


class Previews:
    """What the acts of one seat would come to, as it is sent."""

    def __init__(self, showing: Showing, seat: int, language: str) -> None:
        self._showing = showing
        self._seat = seat
        self._language = language
        self._foresight: Foresight | None = None

    def of(self, act: Act) -> bytes:
        if not tells(self._showing.game.table.combat is not None, act):
            return b"null"
        if self._foresight is None:
            self._foresight = Foresight(self._showing.scene(self._seat), self._language)
        return _encode(self._foresight.of(act))


def _kind(act: Act) -> int:
    """What the words of an act hang on."""
    if act.verb in _TIMELESS:
        aims = (*act.on, *act.choose)
        if not aims or all(ref & REF_KIND == REF_SEAT for ref in aims):
            if act.verb == w.PLAY and act.flag == 1:
                return _USE  # an Item is carried for a reason, and that changes
            is_named = aims or act.seat >= 0 or act.verb in _NAMING
            return _NAMES if is_named else _CARDS
    if act.verb == w.PASS:
        return _WINDOW
    return _STAKE if act.verb == w.ASK else _MOMENT


def _words(moment: Moment, act: Act) -> bytes:
    showing, seat = moment.showing, moment.seat
    game = showing.game
    scene = showing.scene(seat) if act.verb in _OWN else showing.open_scene()
    made = LegalAct(
        label=label(book(moment.language), scene, act, seat),
        verb=VERBS[act.verb],
        # Every copy by its own number: so the same act has the same name all along.
        act=act_to_data(game.names, game.catalogue, game.table, act),
        question=0,
        cards=_made_with(act),
        targets=[target(ref) for ref in _aimed_at(act)],
        preview=None,
    )
    return _encode(made)


def _made_with(act: Act) -> list[int]:
    """The cards that a page lights up for this act."""
    found = [act.card, act.of if act.verb == w.USE else -1, *act.cards]
    return [card for card in dict.fromkeys(found) if card >= 0]


def _aimed_at(act: Act) -> list[int]:
    refs = [*act.on, *act.choose]
    return [*refs, w.REF_SEAT + act.seat] if act.seat >= 0 else refs
