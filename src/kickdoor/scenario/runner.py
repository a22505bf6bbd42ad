"""Runs one scenario: lays the table, makes the acts, compares what must be true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import ChooseAnswer, DiscardCards
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.act_writing import act_from_data, act_to_data, question_of
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.waiting import Ask, Window
from kickdoor.engine.game import Game, Seat
from kickdoor.engine.refusals import Refusal
from kickdoor.engine.rules import Rules
from kickdoor.engine.words_of_play import W_DONE
from kickdoor.errors import ActError, IllegalAct, ScenarioError
from kickdoor.scenario.checked_values import shown
from kickdoor.scenario.expectations import Expectations
from kickdoor.scenario.layout import lay_table
from kickdoor.scenario.picture import picture, question
from kickdoor.scenario.scenario import ActStep, ExpectStep, IllegalStep, Scenario, Step
from kickdoor.scenario.settling import is_pending, next_step

LIMIT: Final = 2000  # acts the runner makes by itself before one step; more are a fault


class Failed(Exception):
    """A step that did not go as the scenario says."""


class Failure:
    """Where and why a scenario failed; step 0 is the set-up."""

    def __init__(self, step: int, message: str) -> None:
        self.step = step
        self.message = message


# Looks at the game after every act, and says what is wrong with it; empty: nothing.
Watch = Callable[[Game], str]


def run_scenario(
    scenario: Scenario,
    catalogue: Catalogue,
    rules: Rules | None = None,
    watch: Watch | None = None,
) -> Failure | None:
    """None if everything is as the scenario says, else the first thing that is not; `rules` are
    the edition's unless given.
    """
    try:
        runner = Runner(scenario, catalogue, rules, watch)
    except ScenarioError as error:
        return Failure(0, f"set-up: {error}")
    return runner.run()


class Runner:
    """A scenario on its way; `game` is its table."""

    def __init__(
        self,
        scenario: Scenario,
        catalogue: Catalogue,
        rules: Rules | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.scenario = scenario
        self.watch = watch
        table = lay_table(scenario, catalogue, rules)
        seats = [Seat(player.name, player.sex) for player in scenario.players]
        self.game = Game.from_table(table, seats)
        self.events: list[Event] = list(table.events)  # since the last expectation
        self.number = 0
        self.text = ""
        self.done: list[str] = []  # what the runner did by itself before this step
        self.listed = -1  # the seat whose last act was an answer by a list of one

    def run(self) -> Failure | None:
        try:
            self._look()
            for step in self.scenario.steps:
                self.number += 1
                self.text = step.text
                self.done = []
                self.take(step)
            self.text = "after the last step"
            self.close()
        except (Failed, ScenarioError) as error:
            return Failure(self.number, self._message(str(error)))
        return None

    def take(self, step: Step) -> None:
        if isinstance(step, ActStep):
            self.act(step)
        elif isinstance(step, IllegalStep):
            self.refuse(step)
        else:
            self.expect(step)

    def act(self, step: ActStep) -> None:
        """Make an act, as soon as it is legal and nothing that matters stands before it."""
        seat = self.game.names.index(step.player)
        asked = question_of(step.act)
        first: Refusal | None = None
        for _ in range(LIMIT):
            act = self.read(seat, step.act)
            refusal = self.game.why_not(seat, act, asked)
            if refusal is None:
                self._apply(seat, act, asked, step.by)
                self.listed = seat if _is_list_of_one(step.act) else -1
                return
            first = first or refusal
            if self._one_by_one(seat, act):
                return
            if not self._go_on(may_pass=True, may_end=True):
                raise Failed(self._refused(step.player, first, refusal))
        raise Failed(f"this act has not become legal after {LIMIT} acts of the runner")

    def _one_by_one(self, seat: int, act: Act) -> bool:
        """Give the answers of a list in order to a question that is asked for each of them anew,
        because each changes what is left to choose; False: that is not what is asked.
        """
        ones: list[Act] = []
        if isinstance(act, ChooseAnswer):
            ones += [ChooseAnswer((answer,)) for answer in act.answers]
        elif isinstance(act, DiscardCards):
            ones += [DiscardCards((card,)) for card in act.cards]
        asked = self.game.table.top
        if len(ones) < 2 or not isinstance(asked, Ask):
            return False
        if asked.seat != seat or asked.high != 1:
            return False
        for one in ones:
            if self.game.why_not(seat, one) is not None:
                return False
            self._apply(seat, one)
        return True

    def refuse(self, step: IllegalStep) -> None:
        """Submit an act that must be refused, and change nothing."""
        game = self.game
        seat = game.names.index(step.player)
        act = self.read(seat, step.act)
        before = game.hash()
        try:
            game.apply(seat, act, question_of(step.act), step.by)
        except IllegalAct as refusal:
            if step.rules and refusal.rule not in step.rules:
                raise Failed(
                    f"refused by {refusal.rule} ({refusal.code}),"
                    f" expected {' or '.join(step.rules)}"
                ) from None
        else:
            raise Failed(f"the act is legal, expected a refusal by {' or '.join(step.rules)}")
        if game.hash() != before:
            raise Failed("the act was refused, but it has changed the table")

    def expect(self, step: ExpectStep) -> None:
        wait = step.table.get("wait")
        if wait is None:
            self.settle(may_pass=True)
        elif wait is True:
            if not self._is_open():
                self.settle(may_pass=False)
        elif not self._is_open():
            self.settle(may_pass=True)
        faults = Expectations(self.game, self.events).check(step)
        self.events = []
        if faults:
            raise Failed("\n".join(faults))

    def settle(self, may_pass: bool) -> None:
        """Go on without anybody's choice, but end no phase and no turn."""
        for _ in range(LIMIT):
            if not self._go_on(may_pass, may_end=False):
                return
        raise Failed(f"the table has not come to rest after {LIMIT} acts of the runner")

    def close(self) -> None:
        """No question may be left open, unless the last step names it."""
        last = self.scenario.steps[-1] if self.scenario.steps else None
        if isinstance(last, ExpectStep) and {"asks", "question", "wait"} & set(last.table):
            return
        self.settle(may_pass=False)
        if is_pending(self.game):
            raise Failed(f"a question is still open: the table {question(self.game)}")

    def read(self, seat: int, data: object) -> Act:
        game = self.game
        try:
            legal = game.legal(seat)
            return act_from_data(game.names, game.catalogue, game.table, seat, data, legal)
        except ActError as error:
            raise Failed(f"this is no act: {error}") from None

    def _go_on(self, may_pass: bool, may_end: bool) -> bool:
        """Make one act that nobody needs to choose; False: there is none."""
        game = self.game
        found = self._end_of_list() or next_step(game, may_pass, may_end)
        if found is None:
            return False
        seat, act = found
        data = act_to_data(game.names, game.catalogue, game.table, act, seat)
        self.done.append(f"{game.names[seat]} = {shown(data)}")
        self._apply(seat, act)
        return True

    def _apply(self, seat: int, act: Act, question: int | None = None, by: str = "") -> None:
        self.events += self.game.apply(seat, act, question, by)
        self._look()

    def _look(self) -> None:
        """Let whoever watches look at the table."""
        fault = self.watch(self.game) if self.watch else ""
        if fault:
            raise Failed(fault)

    def _end_of_list(self) -> tuple[int, Act] | None:
        """A list is a whole answer, one of a single card too: nobody need say that he is done."""
        seat, self.listed = self.listed, -1
        done = ChooseAnswer((W_DONE,))
        if seat >= 0 and self.game.why_not(seat, done) is None:
            return seat, done
        return None

    def _is_open(self) -> bool:
        return not self.game.is_over and isinstance(self.game.table.top, Window)

    def _refused(self, player: str, first: Refusal, last: Refusal) -> str:
        """What kept an act from becoming legal."""
        text = f"{player}'s act is refused by {first.rule} ({first.code})"
        if (first.rule, first.code) != (last.rule, last.code):
            text += f", then by {last.rule} ({last.code})"
        return f"{text}; the table {question(self.game)}"

    def _message(self, fault: str) -> str:
        by_itself = [f"the runner did: {', '.join(self.done)}"] if self.done else []
        step = f"step {self.number}: {self.text}"
        return "\n".join([step, fault, *by_itself, picture(self.game)])


def _is_list_of_one(data: object) -> bool:
    """Whether an act answers by a list with one entry."""
    if not isinstance(data, dict):
        return False
    answer = data.get("choose", data.get("discard"))
    return isinstance(answer, list) and len(answer) == 1
