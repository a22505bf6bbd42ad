"""What a seat may do, as it is sent: every act with its words, and what it would come to.

The same acts are listed over and over. The words of most hang on nothing but the act; those are
made once, and only question and preview are put to them anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kickdoor.engine import words_of_play as w
from kickdoor.engine.act import Act
from kickdoor.engine.acts.registry import ANSWERS
from kickdoor.engine.knowledge import SPECTATOR
from kickdoor.engine.naming import act_to_data
from kickdoor.engine.state import Table
from kickdoor.engine.strength import treasures_at_stake
from kickdoor.engine.words_of_play import REF_KIND, REF_SEAT, VERBS
from kickdoor.wire.preview import Foresight, tells
from kickdoor.wire.scene import target
from kickdoor.wire.view import LegalAct

if TYPE_CHECKING:
    from kickdoor.wire.showing import Showing

ACTS_KEPT: Final = 200  # for one seat in one language
_encode: Final = msgspec.json.Encoder().encode
# Verbs whose words say nothing about the table as it stands.
_TIMELESS: Final = frozenset((
    w.KICK, w.LOOT, w.PLAY, w.EQUIP, w.UNEQUIP, w.SELL, w.USE, w.TRADE, w.TROUBLE, w.SHOW,
    w.WITHDRAW, w.ORDERS,
))  # fmt: skip


class Worded:
    """An act as it is sent, without its question and its preview, and what its words hang on."""

    __slots__ = ("after", "before", "hangs_on")

    def __init__(self, hangs_on: object, before: bytes, after: bytes) -> None:
        self.hangs_on = hangs_on
        self.before = before
        self.after = after


class Listing:
    """The acts of one table as they were worded before."""

    def __init__(self) -> None:
        self._worded: dict[tuple[int, str], dict[Act, Worded]] = {}

    def data(self, showing: Showing, seat: int, language: str, with_previews: bool) -> bytes:
        """All that the seat may do."""
        legal = showing.legal(seat)
        if not legal:
            return b"[]"
        t = showing.game.table
        foresight: Foresight | None = None
        made: list[bytes] = []
        for act in legal:
            one = self._words(showing, seat, act, language)
            question = t.stack[-1].question if act.verb in ANSWERS else 0
            preview = b"null"
            if with_previews and tells(t.combat is not None, act):
                if foresight is None:
                    foresight = Foresight(showing.scene(seat), language)
                preview = _encode(foresight.of(act))
            made.append(b"%b%d%b%b}" % (one.before, question, one.after, preview))
        return b"[%b]" % b",".join(made)

    def _words(self, showing: Showing, seat: int, act: Act, language: str) -> Worded:
        t = showing.game.table
        # Who fights asks everybody in the same words.
        is_fighter = act.verb == w.ASK and t.combat is not None and t.combat.fighter == seat
        worded = self._worded.setdefault((-1 if is_fighter else seat, language), {})
        hangs_on = _hangs_on(t, act, showing.moment)
        found = worded.get(act)
        if found is None or found.hangs_on != hangs_on:
            if len(worded) >= ACTS_KEPT:
                worded.clear()
            found = worded[act] = _worded(hangs_on, showing, seat, act, language)
        return found


def _hangs_on(t: Table, act: Act, moment: int) -> object:
    """What the words of an act hang on besides the act: nothing, the window, the terms, else the
    moment.
    """
    if act.verb in _TIMELESS:
        aims = (*act.on, *act.choose)
        is_plain = not aims or all(ref & REF_KIND == REF_SEAT for ref in aims)
        # An Item is carried for a reason, and that changes.
        if is_plain and (act.verb != w.PLAY or act.flag != 1):
            return None
    if act.verb == w.PASS:
        return t.stack[-1].target
    if act.verb == w.ASK and t.combat is not None:
        return treasures_at_stake(t, t.combat)
    return (moment, t.stack[-1].question)


def _worded(hangs_on: object, showing: Showing, seat: int, act: Act, language: str) -> Worded:
    game = showing.game
    # Words that hang on the moment may be about what the seat alone sees; others are not.
    scene = showing.scene(seat if isinstance(hangs_on, tuple) else SPECTATOR)
    made = LegalAct(
        label=showing.words(language).act(act, scene, seat),
        verb=VERBS[act.verb],
        # Every copy by its own number: so the same act has the same name all along.
        act=act_to_data(game.names, game.catalogue, game.table, act),
        question=0,
        cards=_made_with(act),
        targets=[target(ref) for ref in _aimed_at(act)],
        preview=None,
    )
    data = _encode(made)
    before, _, after = data.rpartition(b'"question":0')
    return Worded(hangs_on, before + b'"question":', after.removesuffix(b"null}"))


def _made_with(act: Act) -> list[int]:
    """The cards that a page lights up for this act."""
    found = [act.card, act.of if act.verb == w.USE else -1, *act.cards]
    return [card for card in dict.fromkeys(found) if card >= 0]


def _aimed_at(act: Act) -> list[int]:
    refs = [*act.on, *act.choose]
    return [*refs, w.REF_SEAT + act.seat] if act.seat >= 0 else refs
