"""What may be typed besides numbers: looks at the table, questions of rules, acts in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kickdoor.engine import AimedAct, question_of
from kickdoor.errors import ActError
from kickdoor.terminal.typed import Names, closest, read_act

if TYPE_CHECKING:
    from kickdoor.cards.model import CardDef
    from kickdoor.engine import Act
    from kickdoor.terminal.patience import Patience
    from kickdoor.terminal.screen import Screen

LOG_LINES = 40


class Leave(Exception):
    """Not an error: the player wants to stop here."""


class Commands:
    """Runs typed lines; those that are legal acts are handed back to be made."""

    def __init__(self, screen: Screen, patience: Patience) -> None:
        self.screen = screen
        self.game = screen.game
        self.seat = screen.seat
        self.words = screen.words
        self.patience = patience
        catalogue = self.game.catalogue
        titles = [screen.called(card.definition) for card in catalogue.cards]
        self.names = Names(catalogue, self.game.names, self.seat, titles)
        self._bare: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "s": self.screen.fight,
            "t": self.screen.players,
            "h": self.screen.hand,
            "l": self._log,
            "quiet": self._quiet,
            "save": self._leave,
            "q": self._leave,
            "quit": self._leave,
            "exit": self._leave,
        }

    def run(self, line: str, legal: Sequence[Act]) -> Act | None:
        """Does what the line says; an act that may be made is returned."""
        word, _, rest = line.partition(" ")
        bare = self._bare.get(line.lower())
        if bare is not None:
            bare()
        elif word.lower() in ("i", "info", "card"):
            self._look(rest.strip())
        elif word.lower() == "why":
            self._why(rest.strip(), legal)
        else:
            return self._act(line, legal)
        return None

    def _help(self) -> None:
        for line in self.screen.labels.say("help").splitlines():
            self.screen.verbatim(line)

    def _log(self) -> None:
        history = self.game.view(self.seat).history[-LOG_LINES:]
        if history:
            self.screen.log(history)
        else:
            self.screen.say("log-empty")

    def _quiet(self) -> None:
        self.patience.is_quiet = not self.patience.is_quiet
        self.screen.say("quiet-on" if self.patience.is_quiet else "quiet-off")

    def _leave(self) -> None:
        raise Leave

    # Cards.

    def _look(self, name: str) -> None:
        """A card by part of its name; what is at hand goes before what is not."""
        found = self._find(name)
        if not found:
            near = self._nearest(name)
            self.screen.say("no-card", name=name or "...", hint=near or "none")
            return
        self.screen.card(found[0])
        others = [self.screen.called(card) for card in found[1:6]]
        if others:
            self.screen.line("  " + ", ".join(others), indent=0)

    def _find(self, name: str) -> list[CardDef]:
        called = self.screen.called
        cards = [card.definition for card in self.game.catalogue.cards]
        for card in cards:
            if name in (card.id, card.name):
                return [card]
        definitions = {called(card): card for card in cards}
        hits = [definitions[hit] for hit in closest(name, definitions)]
        exact = [card for card in hits if called(card).lower() == name.lower()]
        return exact or sorted(hits, key=lambda card: called(card) not in self._at_hand())

    def _at_hand(self) -> set[str]:
        t = self.game.view(self.seat)
        cards = [*t.hand, *t.limbo, *t.pool, *t.body]
        for table in (*t.in_play, *t.curses):
            cards += table
        if t.combat is not None:
            cards += t.combat.cards
        return {self.words.card(self.game, card) for card in cards if card >= 0}

    def _nearest(self, name: str) -> str:
        from difflib import get_close_matches

        names = {self.screen.called(card.definition) for card in self.game.catalogue.cards}
        return next(iter(get_close_matches(name, sorted(names), n=1, cutoff=0.5)), "")

    # Acts.

    def _why(self, line: str, legal: Sequence[Act]) -> None:
        act = self._act(line, legal)
        if act is not None:
            label = self.words.act(act, self.game, self.seat)
            self.screen.say("legal", label=label)

    def _act(self, line: str, legal: Sequence[Act]) -> Act | None:
        """The act that was typed; None, once it has been said why it is none or is refused."""
        self.names.at_hand = self._at_hand()
        data = read_act(line, self.names)
        if data is None:
            word = line.split(maxsplit=1)[0] if line else "..."
            self.screen.say("not-a-word", text=word)
            return None
        try:
            act = self.game.act_from_data(self.seat, data, legal)
            act = self._unpaid_asks(act)
        except ActError as error:
            self.screen.refuse(str(error))
            return None
        return act if self._allowed(act, question_of(data)) else None

    def _unpaid_asks(self, act: Act) -> Act:
        """A price that was not named is asked for, where that makes the act legal."""
        if not isinstance(act, AimedAct) or act.discarding:
            return act
        if self.game.why_not(self.seat, act):
            asking = act.paid((), asks=True)
            if not self.game.why_not(self.seat, asking):
                return asking
        return act

    def _allowed(self, act: Act, question: int) -> bool:
        try:
            refusal = self.game.why_not(self.seat, act, question)
        except ActError as error:
            self.screen.refuse(str(error))
            return False
        if refusal is None:
            return True
        sentence = self.words.refusal(refusal, self.game)
        self.screen.refuse(self.screen.labels.say("refused", sentence=sentence, rule=refusal.rule))
        return False
