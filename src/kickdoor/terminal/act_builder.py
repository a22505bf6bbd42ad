"""An act with parts, put together step by step before it is made: so that it can be thought better
of. Nothing is sold and nothing paid until the last part is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.engine import (
    DONE,
    LATER,
    AimedAct,
    AskForHelp,
    Choice,
    DiscardCards,
    GiveCards,
    OfferTrade,
    SellItems,
    ShowCards,
    open_way,
    options,
    worth,
)
from kickdoor.errors import ActError
from kickdoor.terminal.menu import Entry
from kickdoor.words.naming import card_names
from kickdoor.words.table_talk import argument_line

if TYPE_CHECKING:
    from kickdoor.engine import Act, Game
    from kickdoor.words import Words


class Page:
    """A menu as it stands on the screen, with a line above it where it needs one."""

    def __init__(self, entries: list[Entry], title: str = "") -> None:
        self.entries = entries
        self.title = title


class Composer:
    """Leads one seat from an act that leaves something open to a whole one."""

    def __init__(self, game: Game, seat: int, words: Words) -> None:
        self.game = game
        self.seat = seat
        self.words = words

    def way_of(self, act: Act | None) -> list[int] | None:
        """Where to begin with an act that would ask for its parts; None: it has none to choose."""
        if act is None or not act.is_open():
            return None
        try:
            way = open_way(self.game, self.seat, act)
            return way if options(self.game, self.seat, way).values else None
        except ActError:
            return None

    def follow(self, way: list[int]) -> Page | Act:
        """What may be chosen after these choices; or the act, when it is whole."""
        choice = options(self.game, self.seat, way)
        if choice.is_whole:
            return choice.act
        values = [value for value in choice.values if value != LATER]
        return Page([self._entry(choice, way, value) for value in values], self._title(choice))

    def _entry(self, choice: Choice, way: list[int], value: int) -> Entry:
        from kickdoor.protocol.rendering.act_choices import value_label

        if value == DONE:  # what would be done now, with all that was chosen
            text = self.words.act(choice.act, self.game, self.seat)
        else:
            text = value_label(self.game, self.seat, choice.argument, value, self.words)[0]
        return Entry(text, way=[*way, value])

    def _title(self, choice: Choice) -> str:
        """What is to be chosen, and what has been."""
        act, book = choice.act, self.words.book
        is_sale = isinstance(act, SellItems) and choice.argument == "cards"
        asked = argument_line(self.words.language, choice.argument)
        parts = [book.say("question-choose-item-sale") if is_sale else asked]
        chosen = _chosen(act)
        if chosen:
            parts.append(book.say("so-far", cards=card_names(book, self.game, chosen)))
        if isinstance(act, SellItems) and is_sale and chosen:
            double = act.double[0] if act.double else -1
            seen = self.game.view(self.seat).open_table()
            gold = worth(seen, list(chosen), double, act.with_card)
            parts.append(book.say("so-far-gold", gold=gold))
        return " ".join(parts)


def _chosen(act: Act) -> tuple[int, ...]:
    """The cards that are named so far, of those that are chosen one by one."""
    if isinstance(act, AimedAct):
        return act.discarding
    if isinstance(act, OfferTrade):
        return act.give
    if isinstance(act, AskForHelp):
        return act.items
    return act.cards if isinstance(act, SellItems | DiscardCards | GiveCards | ShowCards) else ()
