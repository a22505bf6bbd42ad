"""Random games with every property checked on the way, from the deal and from random tables.

A case is a name, `edition:seats:origin:seed`, and says everything about its game: the same name
plays the same game again. Options follow the edition, and `mixed` for a game with the cards of
Munchkin and Star: `star+epic+mixed:4:deal:17`. What goes wrong comes back as a finding, with the
record of the game up to there.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from itertools import chain, product
from typing import Final

from kickdoor.bots import drawn_sexes
from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import KickDoor
from kickdoor.engine.frames.waiting import Prompt
from kickdoor.engine.game import Game, Seat
from kickdoor.engine.rules import DECLARED
from kickdoor.engine.words_of_play import OUT
from kickdoor.errors import SetupError
from qa.answers import AnswerWatch
from qa.deals import DealWatch, richer
from qa.mutated_acts import check_reached, mutated, some_question
from qa.properties import (
    check_cards,
    check_clone,
    check_got,
    check_learned,
    check_listed,
    check_munchkins,
    check_privy,
    check_saved,
    check_strengths,
    check_told,
    check_waiting,
)
from qa.random_tables import random_table
from qa.secrecy import check_act, check_secrets
from qa.steps import check_naming, check_step, check_waits
from qa.typed import check_answered, submitted
from qa.watch import EngineWatch, Watch, Watcher, check_caches

ORIGINS: Final = ("deal", "table")
EVERY: Final = 50  # acts between two of the costly checks
EYES: Final = 3  # seats that are looked through then; at the end of a game all of them
MUTANTS: Final = 6  # acts changed at random that each of them tries
NAMED: Final = 0.1  # the share of these that name a question, open or not
TYPED: Final = 20  # acts between two looks at all that might be typed just then
ACTS: Final = 400  # a game from the deal is left after so many, one from a table after a third


MIXED: Final = "mixed"
MIXED_SETS: Final = ("munchkin", "star")
# Each option of its own with those that need it.
SWITCHES: Final[tuple[tuple[tuple[str, ...], ...], ...]] = tuple(
    ((), (one.id,), *((one.id, other.id) for other in DECLARED if other.needs == one.id))
    for one in DECLARED
    if not one.needs
)
SETS: Final[tuple[tuple[str, ...], ...]] = ((), (MIXED,))
# What may be chosen besides the edition, in every combination. Neighbours differ in the first of
# them, and five steps lead through all of them.
CHOICES: Final = tuple(tuple(chain.from_iterable(chosen)) for chosen in product(*SWITCHES, SETS))
STEP: Final = 5


class Case:
    """Which game: edition, what is chosen besides, seats, where it begins, seed."""

    def __init__(
        self, edition: str, seats: int, origin: str, seed: int, chosen: tuple[str, ...] = ()
    ) -> None:
        if origin not in ORIGINS:
            raise SetupError(f"unknown origin {origin!r}: expected one of {', '.join(ORIGINS)}")
        self.edition = edition
        self.chosen = chosen  # options, and MIXED
        self.seats = seats
        self.origin = origin
        self.seed = seed

    @property
    def name(self) -> str:
        game = "+".join((self.edition, *self.chosen))
        return f"{game}:{self.seats}:{self.origin}:{self.seed}"

    @staticmethod
    def named(name: str) -> Case:
        parts = name.split(":")
        if len(parts) != 4 or not (parts[1].isdigit() and parts[3].isdigit()):
            raise SetupError(f"no case: {name!r}, expected edition:seats:origin:seed")
        edition, *chosen = parts[0].split("+")
        return Case(edition, int(parts[1]), parts[2], int(parts[3]), tuple(chosen))

    @staticmethod
    def numbered(number: int, editions: tuple[str, ...], seed: int = 0) -> Case:
        """The cases in turn: every edition from both origins, with every choice besides and every
        number of seats.
        """
        number, edition = divmod(number, len(editions))
        number, origin = divmod(number, len(ORIGINS))
        chosen = CHOICES[(number * STEP + edition * 7 + origin * 11) % len(CHOICES)]
        players = 2 if editions[edition] == "lite" else 4
        seats = 3 + (number + number // len(CHOICES)) % players
        drawn = seed * 1_000_000 + number
        return Case(editions[edition], seats, ORIGINS[origin], drawn, chosen)

    def game(self, rng: Rng) -> Game:
        options = tuple(one for one in self.chosen if one != MIXED)
        sets = list(MIXED_SETS) if MIXED in self.chosen else None
        if self.origin == "table":
            return random_table(self.edition, self.seats, rng, sets, options)
        seats = [
            Seat(f"Seat {seat + 1}", sex, seat)
            for seat, sex in enumerate(drawn_sexes(self.seed, self.seats))
        ]
        return Game.new(seats, edition=self.edition, sets=sets, options=options, seed=self.seed)


class Finding:
    """What went wrong in a case, and how to see it again."""

    def __init__(self, case: str, acts: int, what: str, trace: str, record: str) -> None:
        self.case = case
        self.acts = acts  # how many had been made
        self.what = what
        self.trace = trace
        self.record = record  # JSON, up to the act before it went wrong


class Played:
    """What a case came to."""

    def __init__(self, case: str, acts: int, is_over: bool, finding: Finding | None) -> None:
        self.case = case
        self.acts = acts
        self.is_over = is_over
        self.finding = finding


def play_case(
    case: Case,
    every: int = EVERY,
    acts: int = ACTS,
    mutants: int = MUTANTS,
    watchers: Sequence[Watcher] = (),
) -> Played:
    """Plays a case; whatever the engine raises is a finding. The watchers look for what is kept too
    long outside the engine.
    """
    walk: Walk | None = None
    try:
        walk = Walk(case, every, mutants, [watcher() for watcher in watchers])
        walk.go(acts if case.origin == "deal" else acts // 3)
    except Exception as error:  # the fuzzer's whole business: no kind of failure is expected
        record = "" if walk is None else walk.game.record.to_json()
        made = 0 if walk is None else walk.acts
        what = f"{type(error).__name__}: {error}"
        finding = Finding(case.name, made, what, traceback.format_exc(), record)
        return Played(case.name, made, False, finding)
    return Played(case.name, walk.acts, walk.game.is_over, None)


class Walk:
    """One random walk through a game, checking on the way."""

    def __init__(self, case: Case, every: int, mutants: int, watches: Sequence[Watch] = ()) -> None:
        self.rng = Rng(case.name.encode())
        # Of their own: whatever is checked, and however often, the game stays the same.
        self.checks = Rng(b"checks of " + case.name.encode())
        self.game = case.game(self.rng)
        self.every = every
        self.mutants_tried = mutants
        self.acts = 0
        self.cards = sum(place != OUT for place in self.game.table.place)
        self.deals = DealWatch(self.game)
        self.answers = AnswerWatch()
        self.watches: list[Watch] = [EngineWatch(), *watches]

    def go(self, acts: int) -> None:
        """Makes up to so many acts."""
        while self.acts < acts and not self.game.is_over:
            self.check()
            seat = self.mover()
            act = self.choice(check_listed(self.game, seat))
            act = richer(self.game, seat, act, self.rng)
            act = self.unlisted(seat, act)
            self.check_noticed(seat, act)
            before = self.game.clone().table
            events = self.game.apply(seat, act)
            check_told(self.game.table, events)
            check_got(before, self.game.table, events)
            check_learned(before, self.game.table, events)
            self.deals.after(self.game, seat, act, events)
            self.answers.after(before, self.game.table, seat, act, events)
            self.acts += 1
        self.check()
        self.check_deeply(range(-1, self.game.table.seats))

    def check_noticed(self, mover: int, act: Act) -> None:
        """What one of the others sees of an act does not hang on what he cannot see."""
        others = [seat for seat in range(-1, self.game.table.seats) if seat != mover]
        rng = self.checks.at(self.acts)
        check_act(self.game, rng.choice(others), mover, act, rng)

    def check(self) -> None:
        check_cards(self.game.table, self.cards)
        check_munchkins(self.game.table)
        check_privy(self.game.table)
        check_step(self.game.table)
        check_naming(self.game.table)
        check_waits(self.game.table)
        is_due = self.acts % self.every == 0
        check_caches(self.game, self.watches, is_due)
        check_waiting(self.game)
        if is_due:
            seats = range(-1, self.game.table.seats)
            self.check_deeply(self.checks.at(self.acts).sample(seats, EYES))

    def check_deeply(self, seats: Sequence[int]) -> None:
        """The costly checks; what is hidden is looked at through the eyes of these seats."""
        game, rng = self.game, self.checks.at(self.acts)
        check_clone(game, rng)
        check_saved(game)
        check_strengths(game)
        for seat in seats:
            tried = self.mutants(seat) if seat >= 0 else []
            check_secrets(game, seat, tried, rng)
            for act in tried:
                question = some_question(game.table, rng) if rng.random() < NAMED else 0
                after = check_answered(game, seat, act, question)
                if after is not None:
                    check_cards(after.table, self.cards)
                    check_reached(game, seat, act.answering(question), after)

    def mutants(self, seat: int) -> list[Act]:
        """Acts changed at random: of those listed for the seat, or for another."""
        game, rng = self.game, self.checks
        listed = game.legal(seat)
        if not listed or rng.random() < 0.3:
            listed = [act for s in range(game.table.seats) for act in game.legal(s)]
        listed = listed or [KickDoor()]
        return [mutated(rng.choice(listed), game.table, rng) for _ in range(self.mutants_tried)]

    def unlisted(self, seat: int, act: Act) -> Act:
        """Now and then what is accepted though nobody listed it: the game goes on from there."""
        if self.rng.randrange(TYPED):
            return act
        accepted = submitted(self.game, seat)
        return self.rng.choice(accepted) if accepted else act

    def mover(self) -> int:
        """Who acts: mostly one who is waited for, in any order; sometimes another, unasked."""
        game, rng = self.game, self.rng
        waiting = [seat for seat, _, _ in game.waiting]
        if rng.random() < 0.1 and isinstance(game.table.top, Prompt):
            others = [s for s in game.table.living() if s not in waiting and game.legal(s)]
            if others:
                return rng.choice(others)
        return waiting[0] if rng.random() < 0.7 else rng.choice(waiting)

    def choice(self, acts: list[Act]) -> Act:
        """First the verb, then the act: a hand full of offers must not keep the door shut."""
        verb = self.rng.choice(sorted({act.verb for act in acts}))
        return self.rng.choice([act for act in acts if act.verb == verb])
