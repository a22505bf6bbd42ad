"""Legal acts as a menu: the useful ones first, long families folded behind one entry.

It arranges what the engine listed and knows no rules: an act that is not legal is not here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from kickdoor.cards.model import CLASS, FOLLOWER, RACE
from kickdoor.engine import (
    PHASE_OPENING,
    DiscardCards,
    PlayCard,
    UsePower,
    in_favour,
    words_of_play as w,
)

if TYPE_CHECKING:
    from kickdoor.engine import Act, Game
    from kickdoor.words import Book, Words

K = TypeVar("K")
Arrange = Callable[[list["Act"]], list["Entry"]]

_DROPPED: Final = (CLASS, RACE, FOLLOWER)
FOLD: Final = 4  # so many of a family may stand open in the menu


class Entry:
    """One line of a menu: an act, a further menu, or a choice on the way to an act (`way`, see
    `composing`); `is_idle` does nothing at a beat.
    """

    def __init__(
        self,
        text: str,
        act: Act | None = None,
        entries: list[Entry] | None = None,
        way: list[int] | None = None,
    ) -> None:
        self.text = text
        self.act = act
        self.entries: list[Entry] = [] if entries is None else entries
        self.way = way

    @property
    def is_menu(self) -> bool:
        return bool(self.entries)

    @property
    def is_idle(self) -> bool:
        return self.act is None and not self.entries and self.way is None


def _card_played(act: Act) -> int:
    assert isinstance(act, PlayCard)
    return act.card


def _is_carried(act: Act) -> int:
    assert isinstance(act, PlayCard)
    return act.carried


def _power_used(act: Act) -> tuple[int, int]:
    """The card and its power."""
    assert isinstance(act, UsePower)
    return (act.of, act.power)


def _addressed(act: Act) -> int:
    return act.player()


class MenuMaker:
    """Arranges one seat's legal acts."""

    def __init__(self, game: Game, seat: int, words: Words, labels: Book) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.labels = labels
        self.seen = game.view(seat).open_table()  # when a menu was last made

    def menu(self, legal: Sequence[Act], is_beat: bool = False) -> list[Entry]:
        """All that may be done, in the order a player would look for it."""
        self.seen = self.game.view(self.seat).open_table()
        legal = in_favour(self.seen, self.seat, legal)
        demanded: list[Act] = [
            act for act in legal if isinstance(act, DiscardCards) and not self._is_drop(act)
        ]
        rest = [act for act in legal if act not in demanded]
        entries = self._plain(demanded)
        for verbs, fold in self._plan():
            family = [act for act in rest if act.verb in verbs]
            rest = [act for act in rest if act.verb not in verbs]
            entries += fold(family)
        entries += self._plain(rest)
        if is_beat:
            entries.insert(0, Entry(self.labels.say("menu-nothing")))
        return entries

    def _plan(self) -> list[tuple[tuple[int, ...], Arrange]]:
        """The families of acts in order, each with how it is arranged."""
        is_ahead = self.game.munchkins_lead
        declare: tuple[tuple[int, ...], Arrange] = ((w.FIGHT, w.RUN), self._plain)
        end: tuple[tuple[int, ...], Arrange] = ((w.END,), self._plain)
        is_opening = self.seen.phase == PHASE_OPENING
        return [
            ((w.CHOOSE, w.ACCEPT, w.DECLINE, w.PASS, w.KICK, w.LOOT, w.GIVE), self._plain),
            *([] if is_opening else [end]),
            *([declare] if is_ahead else []),
            ((w.PLAY,), self._by_card),
            ((w.KEEP,), self._plain),
            ((w.EQUIP,), self._equips),
            ((w.TROUBLE,), self._plain),
            ((w.USE,), self._by_power),
            ((w.SACRIFICE,), self._plain),
            ((w.ASK,), self._asks),
            *([] if is_ahead else [declare]),
            *([end] if is_opening else []),
            ((w.SELL,), self._sales),
            ((w.UNEQUIP,), self._unequips),
            ((w.TRADE,), self._trades),
            ((w.DISCARD,), self._drops),
        ]

    def _entry(self, act: Act) -> Entry:
        text = self.words.act(act, self.game, self.seat)
        return Entry(f"{text} ..." if act.is_open() else text, act)  # its parts are chosen next

    def _plain(self, acts: list[Act]) -> list[Entry]:
        return [self._entry(act) for act in acts]

    def _folded(self, message: str, entries: list[Entry]) -> list[Entry]:
        """The entries behind one line, unless it would hide a single one."""
        if len(entries) < 2:
            return entries
        return [Entry(self.labels.say(message), entries=entries)]

    def _grouped(self, acts: list[Act], key: Callable[[Act], K]) -> dict[K, list[Act]]:
        groups: dict[K, list[Act]] = {}
        for act in acts:
            groups.setdefault(key(act), []).append(act)
        return groups

    def _by_card(self, acts: list[Act]) -> list[Entry]:
        """One line a card; several targets open a list of their own."""
        entries: list[Entry] = []
        for card, group in self._grouped(acts, _card_played).items():
            group.sort(key=_is_carried)  # to leave an Item sideways is a second thought
            if len(group) == 1:
                entries += self._plain(group)
                continue
            text = self.labels.say("menu-play-on", card=self.words.card(self.game, card))
            entries.append(Entry(text, entries=self._plain(group)))
        return entries

    def _by_power(self, acts: list[Act]) -> list[Entry]:
        entries: list[Entry] = []
        for (of, number), group in self._grouped(acts, _power_used).items():
            if len(group) < 3:
                entries += self._plain(group)
                continue
            card = self.words.card(self.game, of)
            power = self.words.power(self.game, number)
            text = self.labels.say("menu-use", card=card, power=power)
            entries.append(Entry(text, entries=self._plain(group)))
        return entries

    def _asks(self, acts: list[Act]) -> list[Entry]:
        combat = self.seen.combat
        fights = combat is not None and combat.fighter == self.seat
        people = self._by_player(acts, "menu-ask-one")
        if not fights:
            return self._folded("menu-offer-help", self._plain(acts))
        return self._folded("menu-ask", people)

    def _trades(self, acts: list[Act]) -> list[Entry]:
        return self._folded("menu-trade", self._by_player(acts, "menu-trade-one"))

    def _by_player(self, acts: list[Act], message: str) -> list[Entry]:
        entries: list[Entry] = []
        for player, group in self._grouped(acts, _addressed).items():
            text = self.labels.say(message, who=self.game.names[player])
            plain = self._plain(group)
            entries += plain if len(plain) == 1 else [Entry(text, entries=plain)]
        return entries

    def _sales(self, acts: list[Act]) -> list[Entry]:
        return self._folded("menu-sell", self._plain(acts))

    def _equips(self, acts: list[Act]) -> list[Entry]:
        entries = self._plain(acts)
        return entries if len(entries) <= FOLD else self._folded("menu-equip", entries)

    def _unequips(self, acts: list[Act]) -> list[Entry]:
        return self._always_folded("menu-unequip", self._plain(acts))

    def _drops(self, acts: list[Act]) -> list[Entry]:
        return self._always_folded("menu-drop", self._plain(acts))

    def _is_drop(self, act: DiscardCards) -> bool:
        """Whether it drops a Class, Race or follower at will, and answers no demand."""
        t = self.seen
        mine = bool(act.cards) and all(c in t.in_play[self.seat] for c in act.cards)
        return mine and all(t.catalogue.cards[c].kind in _DROPPED for c in act.cards)

    def _always_folded(self, message: str, entries: list[Entry]) -> list[Entry]:
        return [Entry(self.labels.say(message), entries=entries)] if entries else []
