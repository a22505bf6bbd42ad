"""The game in plain text: what happened, what is asked, what may be done; a line typed at a time.

The engine decides what is legal and the driver who is asked; here is only the talk in between.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kickdoor import __version__
from kickdoor.bots import EasyBot
from kickdoor.drive import Asked, Driver, Guard
from kickdoor.engine import M_OPENING, M_TURN, Act, words_of_play as w
from kickdoor.terminal.act_builder import Composer, Page
from kickdoor.terminal.commands import Commands, Leave
from kickdoor.terminal.menu import Entry, MenuMaker
from kickdoor.terminal.patience import Patience
from kickdoor.terminal.previews import outlook
from kickdoor.terminal.saved_games import Keeper, Kept
from kickdoor.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.console import Console

    from kickdoor.drive import Player
    from kickdoor.engine import Game
    from kickdoor.words import Book, Words

Read = Callable[[], str]  # the next line typed; raises EOFError when there is none

CHOICES: Final = "c"  # shows once more what may be chosen
RECALLED: Final = 12  # events told again when a game is gone on with
# Asked while one's own things may be arranged: the table and the hand are worth a look then.
_AT_REST: Final = frozenset(
    kind.id
    for kind in w.QUESTION_KINDS
    if kind.put == w.BY_PROMPT and kind.moment & (M_OPENING | M_TURN)
)


class Seating:
    """Who sits where: "you" or the name of a bot for each seat, the bots themselves, their seed,
    and after how many acts the game was gone on with.
    """

    def __init__(self, names: list[str], players: list[Player | None], seed: int) -> None:
        self.names = names
        self.players = players
        self.seed = seed
        self.begun: list[int] = []

    @property
    def you(self) -> int:
        return self.players.index(None)


class PlainGame:
    """One game between a person at the keyboard and bots."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        words: Words,
        labels: Book,
        console: Console,
        read: Read,
        file: Path,
        known: str | None = None,
    ) -> None:
        """`known` is what the file holds, if the game was read from it."""
        self.game = game
        self.seating = seating
        self.seat = seating.you
        self.words = words
        self.labels = labels
        self.read = read
        self.keeper = Keeper(file, known)
        self.is_kept = True  # where it should be
        self._failed: OSError | None = None  # why it is not
        self._is_lost = False  # nor anywhere else
        self.guards = [
            Guard(player, EasyBot(), game, seat, seating.names[seat])
            for seat, player in enumerate(seating.players)
            if player is not None
        ]
        players: list[Player | None] = [*self.guards]
        players.insert(self.seat, None)
        self.driver = Driver(game, players, seating.seed)
        self.screen = Screen(console, game, self.seat, words, labels)
        self.menus = MenuMaker(game, self.seat, words, labels)
        self.composer = Composer(game, self.seat, words)
        self.patience = Patience(game, self.seat)
        self.commands = Commands(self.screen, self.patience)
        self._chosen: Act | None = None  # what was chosen last
        self._chosen_label = ""
        self._told = 0  # how much of the log has been shown
        self._turn = -1  # the turn in which the table was last shown
        self._hand: list[int] = []  # the hand as it was last shown
        self._fight: list[tuple[int, int, str]] = []  # likewise the fight
        self._kept = self._snapshot()

    def welcome(self, is_resumed: bool) -> None:
        """Says who plays, and to which Level."""
        if is_resumed:
            self.screen.say("resumed")
            self._told = max(0, len(self.game.view(self.seat).history) - RECALLED)
            return
        others = [name for seat, name in enumerate(self.game.names) if seat != self.seat]
        bots = self.words.book.listed(others)
        level = self.game.rules.win_level
        self.screen.say("welcome", version=__version__, bots=bots, level=level)

    def play(self) -> bool:
        """Plays to the end, or until the player leaves; says whether the game is over. It is kept
        before anything else is told: the terminal may be gone. Expects one interrupt at most.
        """
        try:
            try:
                self._go_on()
            finally:  # whatever it is, the game is not to be lost with it
                self._keep()
        except KeyboardInterrupt:  # perhaps just before the game was kept
            self._keep()
        except (EOFError, Leave):
            pass
        except BaseException:
            self._say_where("saved")
            raise
        if self.game.is_over:
            self._farewell()
        self._say_where("record-kept" if self.game.is_over else "saved")
        return self.game.is_over

    def _go_on(self) -> None:
        while (asked := self.driver.advance()) is not None:
            self._kept = self._snapshot()
            if self.patience.lets_pass(asked):
                self.driver.answer(self.patience.idle_answer(asked))
                continue
            self._present(asked)
            self._chosen = act = self._decide(asked)
            if act is not None:
                self._chosen_label = self.words.act(act, self.game, self.seat)
            self.driver.answer(act)
        self._kept = self._snapshot()

    # GameRendering.

    def _present(self, asked: Asked) -> None:
        """What happened since, the table where it is worth a look, and the question."""
        self._tell()
        if self._chosen is not None and self.driver.dropped is self._chosen:
            self.screen.say("interrupted", label=self._chosen_label)
        t = self.game.view(self.seat).open_table()
        if not asked.is_beat and asked.kind in _AT_REST:
            if t.turns != self._turn:
                self._turn = t.turns
                self.screen.line()
                self.screen.players()
            hand = t.hands[self.seat]
            if not set(hand) <= set(self._hand):
                self.screen.hand()
            self._hand = list(hand)
        if t.fight_is_open():
            self._show_fight()
        self._prompt(asked)

    def _show_fight(self) -> None:
        """The fight, unless it stands as it was last shown."""
        lines = [(i.side, i.amount, i.text) for i in self.words.strengths(self.game)]
        if lines != self._fight:
            self.screen.fight()
        self._fight = lines

    def _tell(self) -> None:
        self._tell_faults()
        history = self.game.view(self.seat).history
        self.screen.log(history[self._told :])
        self._told = len(history)

    def _tell_faults(self) -> None:
        """Which bots failed since, and why; easy plays on for them."""
        faults = [guard.fault for guard in self.guards if guard.fault is not None]
        self.guards = [guard for guard in self.guards if guard.fault is None]
        for fault in faults:
            who = self.game.names[fault.seat]
            self.screen.say("bot-failed", who=who, bot=fault.name, why=fault.message)

    def _prompt(self, asked: Asked) -> None:
        if asked.is_beat:
            mover = self.game.names[self.game.waiting[0][0]]
            self.screen.prompt(self.labels.say("prompt-beat", who=mover))
            return
        line = self.words.question(asked.kind, self.game, self.seat, asked.question)
        more = self.words.progress(self.game, self.seat)
        self.screen.prompt(f"{line} {more}".rstrip())

    # Deciding.

    def _decide(self, asked: Asked) -> Act | None:
        """Reads lines until one of them is an answer."""
        path = [Page(self.menus.menu(asked.legal, asked.is_beat))]
        self._list(path)
        while True:
            self.screen.mark()
            line = self.read().strip()
            if not line and len(path) > 1:
                self._pick(path, 0)
            elif not line:
                if self.patience.has_idle_answer(asked):
                    return self.patience.idle_answer(asked)
                self.screen.say("empty-line")
            elif line.isdecimal():
                entry = self._pick(path, int(line))
                if entry is not None:
                    return entry.act
            elif line.lower() == CHOICES:
                if len(path) == 1:
                    self._prompt(asked)
                self._list(path)
            else:
                act = self.commands.run(line, asked.legal)
                if act is not None:
                    whole = self._open(path, Entry("", act))
                    if whole is not None:
                        return whole.act

    def _pick(self, path: list[Page], number: int) -> Entry | None:
        """The entry of that number if it is an act; a menu is opened, 0 goes back."""
        entries = path[-1].entries
        if number == 0 and len(path) > 1:
            path.pop()
            self._list(path)
        elif not 1 <= number <= len(entries):
            self.screen.say("not-a-choice", text=str(number), last=len(entries))
        else:
            return self._open(path, entries[number - 1])
        return None

    def _open(self, path: list[Page], entry: Entry) -> Entry | None:
        """The entry if it is an act with nothing left to choose; else what there is to choose."""
        way = self.composer.way_of(entry.act) if entry.way is None else entry.way
        if entry.is_menu:
            path.append(Page(entry.entries))
        elif way is not None:
            found = self.composer.follow(way)
            if not isinstance(found, Page):
                return Entry(entry.text, found)
            path.append(found)
        else:
            return entry
        self._list(path)
        return None

    def _list(self, path: list[Page]) -> None:
        """Prints the menu that is open, and from a further one the way back."""
        is_top = len(path) == 1
        if path[-1].title:
            self.screen.line(path[-1].title)
        for number, entry in enumerate(path[-1].entries, start=1):
            hint = ""
            if entry.act is not None:
                hint = outlook(self.game, self.seat, entry.act, self.labels)
            idle = entry.is_idle or (entry.act is not None and entry.act.verb == w.PASS)
            if idle and is_top:
                hint = self.labels.say("enter-hint")
            self.screen.choice(number, entry.text, hint)
        if not is_top:
            self.screen.choice(0, self.labels.say("menu-back"), "")

    # Keeping.

    def _snapshot(self) -> Kept:
        """The game as it can be gone on with; taken between acts, never inside one."""
        return Kept(self.game.record, self.seating.names, self.seating.seed, self.seating.begun)

    def _keep(self) -> None:
        self._is_lost = False
        try:
            self._failed = self.keeper.keep(self._kept)
        except OSError as error:
            self._failed, self._is_lost = error, True
        self.is_kept = self._failed is None

    def _say_where(self, message: str) -> None:
        """Where the game is kept, and why it is not where it should be."""
        self.screen.line()
        if self._failed is not None:
            why = self._failed.strerror or str(self._failed)
            self.screen.say("not-saved", file=str(self.keeper.wanted), why=why)
        if not self._is_lost:
            # A path that is broken into lines cannot be copied.
            for line in self.labels.say(message, file=str(self.keeper.file)).splitlines():
                self.screen.verbatim(line)

    def _farewell(self) -> None:
        self._tell()
        self.screen.rule(self.labels.say("final"))
        self.screen.players()
        winners = self.game.winners
        names = self.words.book.listed([self.game.names[seat] for seat in winners])
        if winners == [self.seat]:
            self.screen.say("over-won")
        else:
            self.screen.say("over-lost" if len(winners) == 1 else "over-shared", who=names)
