"""A live table looked at from its seat: players, hand, fight, log and cards, in lines of text.

All of it is in the view that the server sent; names and words of cards are those of the sets that
come with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kickdoor.cards.sets import built_in, load_set
from kickdoor.words import Words, signed

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.client import Client
    from kickdoor.protocol.view_messages import Card, InPlay, Munchkin, View
    from kickdoor.words import Book

LOG_LINES: Final = 40


class OnlineTable:
    """Prints what the view of a client's seat holds."""

    def __init__(self, client: Client, labels: Book, show: Callable[[str], None]) -> None:
        self.client = client
        self.labels = labels
        self.show = show
        self.words = Words(client.language)

    @property
    def view(self) -> View:
        return self.client.view

    @cached_property
    def _cards(self) -> dict[str, CardDef]:
        sets = [name for name in self.view.table.sets if name in built_in()]
        return {f"{c.set_id}:{c.id}": c for name in sets for c in load_set(name).cards}

    def _called(self, id: str) -> str:
        card = self._cards.get(id)
        return self.words.printed(card).name if card else id.partition(":")[2] or id

    def players(self) -> None:
        for one in self.view.munchkins:
            self.show(self._player(one))

    def _player(self, one: Munchkin) -> str:
        marker = "▸" if self.view.table.turn == one.seat else " "
        is_you = one.seat == self.view.seat
        name = f"{one.name} {self.labels.say('you-mark')}" if is_you else one.name
        sex = "♀" if one.sex == "female" else "♂"
        state = self.labels.say("dead") if one.dead else f"{sex} {one.strength}"
        curses = [f"!{self._called(c.id)}" for c in one.curses]
        badges = [f"[{badge.text}]" for badge in one.badges]
        gear = ", ".join([*map(self._gear, one.cards), *curses, *badges])
        hand = self.labels.say("online-hand", count=one.hand_doors + one.hand_treasures)
        return f"{marker}{one.level:>2}  {name}  {state}  {hand}  {gear}".rstrip()

    def _gear(self, card: InPlay) -> str:
        name = self._called(card.id)
        return name if card.equipped else f"({name})"

    def hand(self) -> None:
        cards = self.view.you.hand if self.view.you else []
        if not cards:
            self.show(self.labels.say("empty-hand"))
        for card in cards:
            self.show(self._hand_line(card))

    def _hand_line(self, card: Card) -> str:
        known = self._cards.get(card.id)
        if known is None:
            return f"  {self._called(card.id)}"
        facts = " · ".join([*self.words.facts(known), self.words.printed(known).text])
        return f"  {self._called(card.id)}: {facts}"

    def fight(self) -> None:
        fight = self.view.fight
        if fight is None:
            self.show(self.labels.say("no-fight"))
            return
        for side, total in (("munchkins", fight.ours), ("monsters", fight.theirs)):
            who = ", ".join(one.name for one in fight.monsters)
            if side == "munchkins":
                seats = [seat for seat in (fight.fighter, fight.helper) if seat >= 0]
                who = ", ".join(self.view.munchkins[seat].name for seat in seats)
            self.show(f"{total:>3}  {who}")
            for line in fight.lines:
                if line.side == side:
                    self.show(f"     {signed(line.amount):>3}  {line.text}")

    def log(self) -> None:
        lines = self.client.log[-LOG_LINES:]
        if not lines:
            self.show(self.labels.say("log-empty"))
        for line in lines:
            self.show(f"  {line.text}")

    def card(self, name: str) -> None:
        """A card by part of its name."""
        wanted = name.casefold()
        found = [c for c in self._cards.values() if wanted in self._name(c).casefold()]
        if not wanted or not found:
            self.show(self.labels.say("no-card", name=name or "...", hint="none"))
            return
        card = min(found, key=lambda one: len(self._name(one)))
        self.show(self._name(card))
        printed = self.words.printed(card)
        options = self.client.info.options if self.client.info is not None else None
        epic = self.words.epic(card, options)
        said = [*printed.text.splitlines(), self.words.bad_stuff(card), epic]
        for line in [" · ".join(self.words.facts(card)), *said]:
            if line:
                self.show(f"  {line}")
        for line in self.words.exactly(card, options):
            self.show(f"  · {line}")

    def _name(self, card: CardDef) -> str:
        return self.words.printed(card).name
