"""The table on a screen of 80 columns: players, hand, fight, log. Colour is decoration only."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kickdoor.cards.model import CLASS, DOOR, FOLLOWER, ITEM, ONE_SHOT, RACE
from kickdoor.engine import (
    MUNCHKINS,
    TurnBegan,
    badges_of,
    hand_limit,
    is_active,
    levels_at_stake,
    treasures_at_stake,
)
from kickdoor.terminal.safe import guard, one_line
from kickdoor.words import Words, signed

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.engine import Combat, Event, Game, OpenTable
    from kickdoor.words import Book

WIDEST: Final = 100
YOU: Final = "bold green"
DOOR_STYLE: Final = "yellow"
TREASURE_STYLE: Final = "cyan"
DIM: Final = "dim"
BADGE: Final = "green"
_IDENTITY: Final = (CLASS, RACE)


class Screen:
    """Prints what one seat sees of a game."""

    def __init__(self, console: Console, game: Game, seat: int, words: Words, labels: Book) -> None:
        self.console = guard(console)
        self.game = game
        self.seat = seat
        self.words = words
        self.labels = labels
        self.width = min(console.width, WIDEST)
        self.names = [one_line(name) for name in game.names]
        self._decks = {self.called(c.definition): c.deck for c in game.catalogue.cards}
        self._names = self._name_pattern()

    def called(self, card: CardDef) -> str:
        """The card's name in the language of the screen."""
        return one_line(self.words.printed(card).name)

    def _name_pattern(self) -> re.Pattern[str]:
        """Finds names of cards and players in a sentence, the longest first."""
        names = sorted({*self._decks, *self.names}, key=len, reverse=True)
        return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))

    # Pieces.

    def say(self, message: str, **values: str | int) -> None:
        self.line(self.labels.say(message, **values))

    def line(self, text: str | Text = "", indent: int = 0) -> None:
        """Prints a text, wrapped and indented as a block."""
        shown = self.painted(text) if isinstance(text, str) else text
        for part in shown.wrap(self.console, self.width - indent, tab_size=4):
            part.rstrip()
            self.console.print(Text(" " * indent) + part, soft_wrap=True)

    def painted(self, text: str) -> Text:
        """A sentence with the names of cards and players in their colours."""
        line = one_line(text)
        shown = Text(line)
        for found in self._names.finditer(line):
            shown.stylize(self._style_of(found.group()), *found.span())
        return shown

    def _style_of(self, name: str) -> str:
        if name in self.names:
            return "bold"
        return DOOR_STYLE if self._decks[name] == DOOR else TREASURE_STYLE

    def rule(self, title: str = "") -> None:
        rule = Rule(Text(one_line(title), style="bold"), characters="─", style=DIM, align="left")
        self.console.print(rule, width=self.width)

    def prompt(self, text: str) -> None:
        """The question, set off from what happened."""
        self.console.print()
        self.line(Text(one_line(text), style="bold"))

    def choice(self, number: int, text: str, hint: str) -> None:
        """One line of a menu."""
        shown = self.painted(text)
        if hint:
            shown.append(f"  [{hint}]", style=DIM)
        margin = Text.assemble((f"{number:>3}  ", "bold"))
        for part in shown.wrap(self.console, self.width - margin.cell_len):
            part.rstrip()
            self.console.print(margin + part, soft_wrap=True)
            margin = Text(" " * margin.cell_len)

    def refuse(self, text: str) -> None:
        """Why something that was typed is not done."""
        self.line(Text(one_line(text), style="yellow"))

    def mark(self) -> None:
        """Where the player types."""
        self.console.print(Text("> ", style="bold"), end="")

    def verbatim(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)

    # The log.

    def log(self, events: Sequence[Event]) -> None:
        """What happened, in sentences; a new turn has a line of its own."""
        chapter: list[Event] = []
        for e in events:
            if isinstance(e, TurnBegan):
                self._sentences(chapter)
                chapter = []
                self.rule(self.words.event(e, self.game, self.seat))
            else:
                chapter.append(e)
        self._sentences(chapter)

    def _sentences(self, events: Sequence[Event]) -> None:
        for sentence in self.words.story(events, self.game, self.seat):
            self.line(sentence, indent=2)

    # The players.

    def players(self) -> None:
        """Everyone in one line: Level, who, what he is, strength, hand, what lies before him."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=False, width=self.width)
        for head in ("level", "name", "is", "strength", "hand", "gear"):
            is_number = head in ("strength", "hand")
            grid.add_column(
                self.labels.say(f"head-{head}"),
                header_style=DIM,
                justify="right" if is_number else "left",
                no_wrap=head not in ("is", "gear"),
                max_width={"name": 16, "is": 16}.get(head),
                ratio=1 if head == "gear" else None,
            )
        seen = self._seen()
        for seat in range(seen.seats):
            grid.add_row(*self._player(seen, seat))
        self.console.print(grid)

    def _seen(self) -> OpenTable:
        """The table as the seat at the keyboard sees it."""
        return self.game.view(self.seat).open_table()

    def _player(self, t: OpenTable, seat: int) -> list[Text]:
        name = Text(self.names[seat], style="bold")
        if seat == self.seat:
            name = Text(f"{name.plain} {self.labels.say('you-mark')}", style=YOU)
        marker = "▸" if t.turn == seat else " "
        return [
            Text(f"{marker}{t.levels[seat]:>2} ") + Text(self._bar(t.levels[seat]), style=DIM),
            name,
            Text(self._identity(t, seat)),
            Text(str(_strength(t, seat))),
            Text(str(len(t.hands[seat]))),
            self._gear(t, seat),
        ]

    def _bar(self, level: int) -> str:
        """The way to the top, one mark a Level."""
        top = self.game.rules.win_level
        step = 1 if top <= 10 else 2
        return "▰" * (level // step) + "▱" * (top // step - level // step)

    def _identity(self, t: OpenTable, seat: int) -> str:
        """Class, Race and sex, or the fact that he is dead."""
        if t.dead[seat]:
            return self.labels.say("dead")
        cards = [t.catalogue.cards[c].definition for c in t.in_play[seat]]
        races = [self.called(card) for card in cards if card.kind == RACE]
        classes = [self.called(card) for card in cards if card.kind == CLASS]
        sex = "♀" if t.sexes[seat] else "♂"
        return " ".join([*(races + classes or [self.labels.say("human")]), sex])

    def _gear(self, t: OpenTable, seat: int) -> Text:
        """What lies before a player: in use, ready, sideways in brackets; then Curses, and what no
        card shows.
        """
        parts: list[Text] = []
        for c in t.in_play[seat]:
            card = t.catalogue.cards[c].definition
            if card.kind in _IDENTITY:
                continue
            text = f"{self.called(card)} {self.words.figure(card)}".rstrip()
            idle = card.kind == ITEM and not t.equipped[c]
            style = DIM if idle else DOOR_STYLE if card.kind == FOLLOWER else ""
            parts.append(Text(f"({text})" if idle else text, style=style))
        curses = [one_line(self.words.card(self.game, c)) for c in t.curses[seat]]
        parts += [Text(f"!{curse}", style="magenta") for curse in curses]
        badges = [self.words.badge(id, count) for id, count in badges_of(t, seat)]
        parts += [Text(f"[{badge}]", style=BADGE) for badge in badges]
        return Text(", ").join(parts)

    # The hand.

    def hand(self) -> None:
        t = self._seen()
        cards = [t.catalogue.cards[c].definition for c in t.hands[self.seat]]
        if not cards:
            self.say("empty-hand")
            return
        limit = hand_limit(t, self.seat)
        title = self.labels.say("your-hand", held=len(cards), limit=limit)
        self.console.print(Text(title, style="bold"))
        widest = max(len(self.called(card)) for card in cards)
        for card in sorted(cards, key=lambda card: (card.kind, self.called(card))):
            self._hand_line(card, widest)

    def _hand_line(self, card: CardDef, widest: int) -> None:
        style = DOOR_STYLE if card.deck == DOOR else TREASURE_STYLE
        head = Text(f"{self.words.figure(card):>4}  ")
        printed = self.words.printed(card)
        head.append(self.called(card).ljust(widest), style=style)
        tail = " · ".join([*self.words.facts(card, False), *printed.text.splitlines()])
        room = max(self.width - head.cell_len - 2, 10)
        head.append("  " + textwrap.shorten(tail, room, placeholder="…"))
        self.console.print(head, soft_wrap=True)

    # The fight.

    def fight(self) -> None:
        """Both sides, itemised, who is ahead, and what it is about."""
        seen = self._seen()
        combat = seen.combat
        if combat is None:
            self.say("no-fight")
            return
        sums = self.game.strengths()
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 2), width=self.width)
        for title in (self._side_title(combat, sums.ours), self._monsters_title(sums.theirs)):
            grid.add_column(title, ratio=1, no_wrap=True, overflow="ellipsis")
        ours, theirs = self._side_lines(combat)
        for i in range(max(len(ours), len(theirs))):
            left = ours[i] if i < len(ours) else Text()
            grid.add_row(left, theirs[i] if i < len(theirs) else Text())
        self.console.print(grid)
        self.line(self._verdict(seen, combat, sums.ours - sums.theirs), indent=2)

    def _side_title(self, combat: Combat, total: int) -> Text:
        who = self._name(combat.fighter)
        if combat.helper >= 0:
            helper = self._name(combat.helper)
            who = self.labels.say("fight-with-helper", who=who, helper=helper)
        return Text(f"{total:>3}  {who}", style="bold green")

    def _name(self, seat: int) -> str:
        return self.labels.say("you") if seat == self.seat else self.names[seat]

    def _monsters_title(self, total: int) -> Text:
        return Text(f"{total:>3}  {one_line(self.words.monsters(self.game))}", style="bold red")

    def _side_lines(self, combat: Combat) -> tuple[list[Text], list[Text]]:
        ours: list[Text] = []
        theirs: list[Text] = []
        for item in self.words.strengths(self.game):
            side = ours if item.side == MUNCHKINS else theirs
            text = item.text
            if item.seat == combat.helper and item.seat >= 0:
                text = f"{self._name(item.seat)}: {text}"
            side.append(Text(f"{signed(item.amount):>3}  {one_line(text)}"))
        return ours, theirs

    def _verdict(self, t: OpenTable, combat: Combat, margin: int) -> str:
        lead = "ahead" if margin > 0 else "behind"
        if margin == 0:
            lead = "tie-won" if self.game.munchkins_lead else "tie-lost"
        verdict = self.labels.say(
            "verdict",
            lead=lead,
            you="yes" if combat.fighter == self.seat else "no",
            who=self.names[combat.fighter],
            by=abs(margin),
        )
        levels, treasures = levels_at_stake(t, combat), treasures_at_stake(t, combat)
        return f"{verdict} {self.labels.say('stake', levels=levels, treasures=treasures)}"

    # A card.

    def card(self, card: CardDef) -> None:
        """A card as a player reads it: name, figures, words, Bad Stuff, and all it does."""
        style = DOOR_STYLE if card.deck == DOOR else TREASURE_STYLE
        self.console.print(Text(self.called(card), style=f"bold {style}"))
        self.line(Text(" · ".join(self.words.facts(card)), style=DIM), indent=2)
        words, options = self.words, self.game.rules.options
        said = (words.printed(card).text, words.bad_stuff(card), words.epic(card, options))
        for text in said:
            if text:
                self.line(Text(text), indent=2)
        for sentence in words.exactly(card, options):
            self.line(Text(f"· {sentence}", style=DIM), indent=2)


def _strength(t: OpenTable, seat: int) -> int:
    """Level and bonuses in use, as anybody can count them."""
    cards = t.catalogue.cards
    gear = [c for c in t.in_play[seat] if cards[c].kind != ONE_SHOT and is_active(t, seat, c)]
    return t.levels[seat] + sum(cards[c].bonus for c in gear)
