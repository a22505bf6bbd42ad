"""What a seat may do, as it is sent: every act with its words, and what it would come to.

The same acts are listed over and over. The words of most hang on nothing but the act; those are
made once, and only question and preview are put to them anew.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Raw

from kickdoor.engine import (
    ANSWERS,
    SPECTATOR,
    VERBS,
    Act,
    Catalogue,
    PlayCard,
    against,
    has_every_card,
    in_favour,
    is_for_nothing,
    treasures_at_stake,
    words_of_play as w,
)
from kickdoor.protocol.raw_messages import EMPTY, RawAct, encode
from kickdoor.protocol.rendering.game_moment import GameMoment
from kickdoor.protocol.rendering.preview import Foresight, tells
from kickdoor.protocol.rendering.scene import target
from kickdoor.protocol.view_messages import Preview, Target
from kickdoor.words.book import book
from kickdoor.words.label import label
from kickdoor.words.variant import variant

ACTS_KEPT: Final = 200  # for one seat in one language
ACTS_SHARED: Final = 5_000  # by all tables with the same cards
DEALS: Final = frozenset((w.ASK, w.TRADE))  # many of them, and nobody makes one in a hurry

# What the words of an act hang on besides the act itself. Of the first three, not even on who acts:
# they serve every table that plays with these cards.
_CARDS: Final = 0  # nothing more
_VARIANT: Final = 1  # which message the table chooses
_SUMS: Final = 2  # of the fight
_NAMES: Final = 3  # of the players
_MONSTERS: Final = 4  # of the fight too: a card's name may be a monster's as well
_STAKE: Final = 5  # the Treasures
_MOMENT: Final = 6  # whatever is told at this moment

# Verbs whose words say nothing about the table as it stands, but for the names of what they aim at.
_TIMELESS: Final = frozenset((
    w.KICK, w.LOOT, w.PLAY, w.EQUIP, w.UNEQUIP, w.SELL, w.USE, w.TRADE, w.TROUBLE, w.SHOW,
    w.WITHDRAW, w.ORDERS, w.RUN,
))  # fmt: skip

# Verbs that name other players, or what else lies on the table.
_NAMING: Final = frozenset((w.TRADE, w.SHOW, w.WITHDRAW))

# Whose words they are where they are not one seat's.
_FIGHTERS: Final = -1
_HELPERS: Final = -2


def leaves_out(at: GameMoment, seat: int) -> bool:
    """Whether what the seat is told at once is not all: deals and previews come later."""
    is_fighting = at.game.is_fighting
    return any(act.verb in DEALS or tells(is_fighting, act) for act in at.legal(seat))


class Worded:
    """An act as it is sent, without its question, its doubt and its preview."""

    __slots__ = ("cards", "data", "is_answer", "label", "targets", "verb")

    def __init__(self, act: Act, label: str, data: Raw) -> None:
        self.label = label
        self.verb = VERBS[act.verb]
        self.data = data
        self.cards = _as_sent(_made_with(act))
        self.targets = _as_sent([target(ref) for ref in _aimed_at(act)])
        self.is_answer = act.verb in ANSWERS

    def parts(self) -> tuple[str, str, Raw, Raw, Raw, bool]:
        """Equal for two that say the same."""
        return (self.label, self.verb, self.data, self.cards, self.targets, self.is_answer)


class Listing:
    """The acts of one table as they were worded before."""

    def __init__(self) -> None:
        self._worded: dict[tuple[int, str], dict[tuple[Act, object], Worded]] = {}
        # Where cards are missing others may go by shorter names: then its words are its own.
        self._is_full: bool | None = None

    def data(self, at: GameMoment, seat: int, language: str, is_whole: bool) -> Raw:
        """All that the seat may do, and what it would come to; or what it may do at once, which
        leaves out deals and previews.
        """
        legal = at.legal(seat)
        if not is_whole:
            legal = [act for act in legal if act.verb not in DEALS]
        if not legal:
            return EMPTY
        moment = SeatMoment(at, seat, language)
        words = self.words(moment)
        previews = Previews(at, seat, language) if is_whole else None
        made: list[RawAct] = []
        for act in in_favour(moment.seen, seat, legal):
            kind = _kind(act)
            worded = words[kind]
            key = (act, moment.hangs_on(kind, act))
            one = worded.get(key)
            if one is None:
                one = worded[key] = _worded(moment, act)
            question = moment.question if one.is_answer else 0
            doubt = against(moment.seen, seat, act) > 0
            preview = None if previews is None else previews.of(act)
            label = one.label
            if is_for_nothing(moment.seen, seat, act):
                label = book(language).say("act-for-nothing", act=label)
            made.append(RawAct(
                label, one.verb, one.data, question, doubt, one.cards, one.targets, preview,
            ))  # fmt: skip
        return Raw(encode(made))

    def words(self, moment: SeatMoment) -> tuple[dict[tuple[Act, object], Worded], ...]:
        """Where the words of a seat's acts are kept, by what they hang on."""
        game, language = moment.at.game, moment.language
        if self._is_full is None:
            self._is_full = has_every_card(game)
        own = self._kept(moment.seat, language)
        shared = _shared(game.catalogue, language) if self._is_full else own
        # Who fights asks for help and all others offer it, in one voice.
        terms = self._kept(_FIGHTERS if moment.is_fighter else _HELPERS, language)
        return (shared, shared, shared, own, own, terms, own)

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


class SeatMoment:
    """What a seat's acts are worded by."""

    def __init__(self, at: GameMoment, seat: int, language: str) -> None:
        t = at.open_view()
        self.at = at
        self.seen = t
        self.seat = seat
        self.language = language
        self.question = at.answer()[0]
        self.is_fighter = t.combat is not None and t.combat.fighter == seat

    def hangs_on(self, kind: int, act: Act) -> object:
        """What the words of an act of this kind hang on, as it stands now."""
        if kind in (_CARDS, _NAMES):
            return None
        t = self.seen
        if kind == _VARIANT:
            return variant(self.at.open_scene(), act, self.seat)
        if kind == _SUMS:
            sums = self.at.open_scene().strengths()
            facts = self.at.open_scene().circumstances
            if act.verb == w.RUN:
                return facts.needed_faces(self.seat)
            return (sums.ours, sums.theirs, facts.munchkins_lead())
        if kind == _MOMENT:
            return (self.at.moment, self.question)
        if t.combat is None:
            return None
        if kind == _STAKE:
            return treasures_at_stake(t, t.combat)
        return tuple([(m.id, m.card, m.group) for m in t.combat.monsters])


class Previews:
    """What the acts of one seat would come to."""

    def __init__(self, at: GameMoment, seat: int, language: str) -> None:
        self._at = at
        self._seat = seat
        self._language = language
        self._foresight: Foresight | None = None

    def of(self, act: Act) -> Preview | None:
        if not tells(self._at.game.is_fighting, act):
            return None
        if self._foresight is None:
            self._foresight = Foresight(self._at.scene(self._seat), self._language)
        return self._foresight.of(act)


def _kind(act: Act) -> int:
    """What the words of an act hang on."""
    verb = act.verb
    aims = act.references()
    names_seat = act.player() >= 0
    if verb in (w.PASS, w.END):
        return _VARIANT
    if verb == w.DISCARD or (isinstance(act, PlayCard) and act.carried == 1):
        return _MOMENT if act.is_open() or aims or names_seat else _VARIANT
    if verb == w.FIGHT or (verb == w.RUN and not aims):
        return _SUMS
    if verb == w.CHOOSE:  # the same answer is another thing to another question
        return _MOMENT
    if verb == w.ASK:
        return _STAKE
    if verb not in _TIMELESS:
        return _MOMENT
    if verb == w.USE:  # monsters have powers too
        return _MONSTERS
    for ref in aims:
        if ref & w.REF_KIND != w.REF_SEAT:
            return _MONSTERS
    return _NAMES if aims or names_seat or verb in _NAMING else _CARDS


def _worded(moment: SeatMoment, act: Act) -> Worded:
    at, seat = moment.at, moment.seat
    by = SPECTATOR
    if act.verb == w.ACCEPT:  # an offer may hold cards that only the seat sees
        by = seat
    elif act.verb == w.KEEP:  # and so may a question
        by = at.asked_by(seat, moment.question)
    scene = at.scene(by) if by >= 0 else at.open_scene()
    # Every copy by its own number: so the same act has the same name all along.
    data = Raw(encode(at.game.act_to_data(act)))
    return Worded(act, label(book(moment.language), scene, act, seat), data)


def _as_sent(parts: list[int] | list[Target]) -> Raw:
    return Raw(encode(parts)) if parts else EMPTY


def _made_with(act: Act) -> list[int]:
    """The cards that a page lights up for this act."""
    _, card, cards, _, _, _, _, _, _, of, _, _, _, _, _, _ = act.key()
    found = [card, of, *cards]
    return [card for card in dict.fromkeys(found) if card >= 0]


def _aimed_at(act: Act) -> list[int]:
    refs, player = [*act.references()], act.player()
    return [*refs, w.REF_SEAT + player] if player >= 0 else refs
