"""Sentences from acts, events, questions, refusals and sums; no other place makes any.

In English and in German. `Words("en")` is cheap: the catalogue behind it is read once, and what
speaks of a game in play comes with the engine, so that it is imported when first asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from kickdoor.cards.model import CardText
from kickdoor.cards.texts import text_of
from kickdoor.words.book import LANGUAGES, Book, book, read_book
from kickdoor.words.exactly import exactly, options_for
from kickdoor.words.facts import facts, figure, only, signed
from kickdoor.words.naming import (
    Scene,
    badge_text,
    card_name,
    monster_name,
    monster_names,
    power_name,
    printed,
    reference,
    yes_no,
)
from kickdoor.words.refusal import about_card, plain_refusal, refusal
from kickdoor.words.strength import Item, strength_lines
from kickdoor.words.why import Reason, why

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.engine import Act, Event, Refusal

__all__ = ["LANGUAGES", "Book", "Item", "Reason", "Scene", "Words", "read_book", "signed"]


class Words:
    """All sentences of one language. A `game` is anything with names, a table and strengths."""

    def __init__(self, language: str = "en") -> None:
        self.book: Book = book(language)

    @property
    def language(self) -> str:
        return self.book.language

    def refusal(self, r: Refusal, game: Scene) -> str:
        """Why an act was refused: what was tried, why not, the way out; no rule number."""
        return refusal(self.book, game, r)

    def plain_refusal(self, code: str) -> str:
        """The sentence of a refusal's code, without a table."""
        return plain_refusal(self.book, code)

    def refused(self, code: str, card: CardDef) -> str:
        """The sentence of a refusal's code about a card, without a table."""
        return about_card(self.book, code, card, printed(self.book, "card", card))

    def event(self, e: Event, game: Scene, seat: int = -1) -> str:
        """What happened, as the seat is told it; -1 is a spectator."""
        from kickdoor.words.event import event

        return event(self.book, game, e, seat)

    def story(self, events: Sequence[Event], game: Scene, seat: int = -1) -> list[str]:
        """What happened in a row; draws and discards in a row share a sentence."""
        from kickdoor.words.story import story

        return story(self.book, game, events, seat)

    def told(
        self, events: Sequence[Event], game: Scene, seat: int = -1
    ) -> list[tuple[list[Event], str]]:
        """What happened in a row, each sentence with the events it tells."""
        from kickdoor.words.story import told

        return told(self.book, game, events, seat)

    def question(self, kind: str, game: Scene, seat: int, id: int = 0) -> str:
        """What the seat is asked, and why; `id` is the offer's where it is about one."""
        from kickdoor.words.question import question

        return question(self.book, game, kind, seat, id)

    def progress(self, game: Scene, seat: int) -> str:
        """What of an answer in several parts is there, and how much is wanted; often empty."""
        from kickdoor.words.question import progress

        return progress(self.book, game, seat)

    def act(self, act: Act, game: Scene, seat: int) -> str:
        """The act as a menu names it for the seat that may make it."""
        from kickdoor.words.label import label

        return label(self.book, game, act, seat)

    def option(self, id: str) -> str:
        """What an option is called."""
        return self.book.say(f"option-{id}")

    def option_text(self, id: str) -> str:
        """What an option changes, and for whom it is."""
        return self.book.say(f"option-{id}-text")

    def bot(self, id: str) -> str:
        """What a bot is called: whatever has no words, by its id."""
        return self.book.say(f"bot-{id}") if self.book.has(f"bot-{id}") else id

    def bot_text(self, id: str, declared: str) -> str:
        """What a bot does: whatever has no words, as it is declared."""
        message = f"bot-{id}-text"
        return self.book.say(message) if self.book.has(message) else declared

    def strengths(self, game: Scene) -> list[Item]:
        """Both sides of the fight at hand, line by line."""
        return strength_lines(self.book, game)

    def badge(self, id: str, count: int) -> str:
        """What a badge beside a munchkin says."""
        return badge_text(self.book, id, count)

    def facts(self, card: CardDef, with_figure: bool = True) -> list[str]:
        """What a card is, in figures; the one `figure` gives may be left out."""
        return facts(self.book, card, with_figure)

    def exactly(self, card: CardDef, options: Collection[str] | None = None) -> list[str]:
        """What a card does, to the letter: sentences made from its effects; of a table with these
        options what counts there.
        """
        return exactly(self.language, card, options)

    def options_for(self, card: CardDef) -> list[str]:
        """The options that a table needs for all that the card does."""
        return options_for(card)

    def figure(self, card: CardDef) -> str:
        """The one number of a card worth a summary."""
        return figure(card)

    def only(self, card: CardDef) -> str:
        """Who may use the card, or may not: "only Cleric"; empty where all may."""
        return only(self.book, card)

    def card(self, game: Scene, card: int) -> str:
        return card_name(self.book, game, card)

    def monster(self, game: Scene, id: int) -> str:
        return monster_name(self.book, game, id)

    def monsters(self, game: Scene) -> str:
        """All monsters of the fight in one phrase."""
        return monster_names(self.book, game)

    def printed(self, card: CardDef) -> CardText:
        """What stands on the card in this language: its name, its text, its Bad Stuff."""
        return text_of(card, self.language)

    def bad_stuff(self, card: CardDef) -> str:
        """What a monster does to those it catches; empty where the card says nothing."""
        text = self.printed(card).bad_stuff_text
        return self.book.say("fact-bad-stuff", text=text) if text else ""

    def epic(self, card: CardDef, options: Collection[str] | None = None) -> str:
        """What a Class or Race can do besides while Epic, and whether that is a house power; empty
        where a table's options leave it out.
        """
        text = self.printed(card).epic_text
        if options is not None and not set(options_for(card)) <= set(options):
            return ""
        house = yes_no(card.has_house_power)
        return self.book.say("fact-epic", text=text, house=house) if text else ""

    def power(self, game: Scene, power: int) -> str:
        return power_name(self.book, game, power)

    def why(self, reason: Reason, game: Scene) -> str:
        """Why a bot did what it did, in its own words."""
        return why(self.book, game, reason)

    def because(self, verb: str) -> str:
        """Why a bot did something of this sort, as far as all could see it."""
        return self.book.say(f"because-{verb}")

    def reference(self, game: Scene, ref: int, seat: int = -1) -> str:
        """What a reference of an act or answer names."""
        return reference(self.book, game, ref, seat)
